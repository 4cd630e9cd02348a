"""The files of the page, as browsers get them."""

from __future__ import annotations

import os
from pathlib import Path

import httpx
from starlette.applications import Starlette
from starlette.routing import Mount

from kachidoki.server.pages.files import Assets
from tests.async_test import async_test


def files(folder: Path) -> httpx.AsyncClient:
    """What asks for files of a folder."""
    app = Starlette(routes=[Mount("/web", Assets(directory=folder))])
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here")


@async_test()
async def test_a_file_is_compressed_and_is_itself_again_and_is_not_sent_twice(
    tmp_path: Path,
) -> None:
    words = "export const words = 1;\n" * 100
    (tmp_path / "main.js").write_text(words)
    async with files(tmp_path) as http:
        found = await http.get("/web/main.js")
        assert found.text == words
        assert found.headers["content-encoding"] == "gzip"
        assert int(found.headers["content-length"]) < len(words) / 5
        assert found.headers["content-type"].startswith("text/javascript")
        plain = await http.get("/web/main.js", headers={"accept-encoding": "identity"})
        assert (plain.text, plain.headers.get("content-encoding")) == (words, None)
        kept = {"if-none-match": found.headers["etag"]}
        again = await http.get("/web/main.js", headers=kept)
        assert (again.status_code, again.content) == (304, b"")


@async_test()
async def test_a_file_that_has_changed_is_seen_at_once(tmp_path: Path) -> None:
    file = tmp_path / "main.js"
    file.write_text("1;\n" * 1000)
    async with files(tmp_path) as http:
        before = await http.get("/web/main.js")
        file.write_text("2;\n" * 1000)
        os.utime(file, (1, 1))
        after = await http.get("/web/main.js", headers={"if-none-match": before.headers["etag"]})
        assert after.text == "2;\n" * 1000


@async_test()
async def test_small_files_go_as_they_are_and_others_are_not_there(tmp_path: Path) -> None:
    (tmp_path / "small.css").write_text("a{}")
    (tmp_path / "secret.py").write_text("x = 1\n" * 1000)
    async with files(tmp_path) as http:
        assert "content-encoding" not in (await http.get("/web/small.css")).headers
        assert (await http.get("/web/secret.py")).status_code == 404
