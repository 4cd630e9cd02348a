"""A server of a cluster says several times a lease that it is alive."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from kachidoki.server.cluster import leases
from kachidoki.server.cluster.leases import Leases
from tests.async_test import async_test
from tests.server.support.redis import SECRET, RedisServer
from tests.server.support.servers import running_app, settings_for


@async_test()
async def test_a_server_is_alive_again_however_long_the_database_was_away(
    tmp_path: Path, postgres_database: str, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After ten seconds without an answer it never tried again, and stayed not ready."""
    monkeypatch.setattr(leases, "HUNG", 0.3)
    settings = settings_for(
        tmp_path, database=postgres_database, cluster=redis.address, cluster_key=SECRET
    )
    with running_app(settings) as (address, app):
        held: Leases = app.state.lobby.services.leases
        tries = 0
        with monkeypatch.context() as away:

            def renew(*_: object) -> None:
                nonlocal tries
                tries += 1
                raise OperationalError("", None, OSError("away"))

            away.setattr(Leases, "_renew", renew)
            while tries < 6 or not held.lapsed:
                await asyncio.sleep(0.01)
        async with httpx.AsyncClient(base_url=address) as http:
            while (await http.get("/ready")).status_code != 200:
                await asyncio.sleep(0.01)
        assert not held.lapsed
