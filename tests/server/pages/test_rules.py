"""The rules over HTTP: all of them, and those that explain some words."""

from __future__ import annotations

from pathlib import Path

import httpx

from kachidoki.text.rulebook import sections
from tests.async_test import async_test
from tests.server.support.servers import running, settings_for


@async_test()
async def test_rules_are_found_in_every_language_and_bad_questions_are_refused(
    tmp_path: Path,
) -> None:
    with running(settings_for(tmp_path)) as address:
        async with httpx.AsyncClient(base_url=f"{address}/api/rules") as client:
            book = (await client.get("/joraku?language=ja")).json()["sections"]
            assert [each["id"] for each in book] == [each.id for each in sections("joraku", "ja")]
            found = await client.get("/joraku/search", params={"words": "discpline"})
            assert found.json() == {"sections": ["variant-5"], "meant": "discipline"}
            asked = {"words": "ниндзя", "language": "ja"}
            assert (await client.get("/joraku/search", params=asked)).json()["sections"][
                0
            ] == "ninja"
            assert (await client.get("/go/search?words=x")).status_code == 404
            assert (await client.get("/joraku/search")).status_code == 422
            longer = await client.get("/joraku/search", params={"words": "x" * 201})
            assert longer.status_code == 422


@async_test()
async def test_sections_have_pictures_and_nothing_else_has(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        async with httpx.AsyncClient(base_url=f"{address}/web/rule") as client:
            drawn = [
                await client.get(f"/joraku/march.svg?language={language}&dark={dark}")
                for language, dark in (("en", "false"), ("ja", "false"), ("en", "true"))
            ]
            assert {each.headers["content-type"] for each in drawn} == {"image/svg+xml"}
            assert len({each.text for each in drawn}) == 3
            for name in ("joraku/round", "joraku/nothing", "go/march", "joraku/..%2Fmarch"):
                assert (await client.get(f"/{name}.svg")).status_code == 404
