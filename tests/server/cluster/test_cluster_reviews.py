"""Reviews in a cluster: asked for at any server, worked by the table's own, finished by another."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from kachidoki.client import Server
from kachidoki.core import Rng
from kachidoki.server.tables import reviews
from tests.async_test import async_test
from tests.server.support.redis import SECRET, RedisServer
from tests.server.support.review_process import quick_reviews
from tests.server.support.servers import party, play_to_the_end, running_app, settings_for, wish


async def review_at(http: httpx.AsyncClient, path: str) -> dict[str, Any]:
    """What a server says of a review, once it is whole."""
    while True:
        found: dict[str, Any] = (await http.get(path)).json()
        if found.get("status") == "done":
            return found
        assert found.get("status") in ("none", "waiting", "working") or found["code"] == "closing"
        await asyncio.sleep(0.1)


async def never(*_: object) -> None:
    """Stand still until the server leaves."""
    await asyncio.Event().wait()


@pytest.mark.slow
@async_test()
async def test_a_review_that_a_leaving_server_has_begun_is_finished_by_another(
    tmp_path: Path, postgres_database: str, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "EVERY", 0.2)
    cluster = {"cluster": redis.address, "cluster_key": SECRET, "lease_seconds": 10}
    settings = settings_for(tmp_path, database=postgres_database, **cluster)
    with quick_reviews(), running_app(settings) as (stays, staying):
        async with Server(stays) as other:
            with running_app(settings) as (goes, leaving):
                async with Server(goes) as server:
                    new = wish("joraku", {"players": "3"})
                    async with party(server, new, 2) as (name, seats, _):
                        await play_to_the_end(seats, Rng(b"reviewed"))
                path = f"/api/tables/{name}/review?effort=quick"
                # However quick the machine is, it is not finished here.
                monkeypatch.setattr(leaving.state.reviews.store, "finish", never)
                wished = await other.http.post(path, json={"effort": "quick"})
                assert wished.json()["status"] == "waiting"
                # Worked where the table is, which others are told too.
                assert (name, "quick") in leaving.state.reviews.jobs
                assert staying.state.reviews.jobs == {}
                while not leaving.state.reviews.jobs[name, "quick"].done:
                    await asyncio.sleep(0.01)
                assert (await other.http.get(path)).json()["status"] == "working"
            while not staying.state.reviews.jobs:
                await asyncio.sleep(0.01)
            assert (await review_at(other.http, path))["review"]["effort"] == "quick"
