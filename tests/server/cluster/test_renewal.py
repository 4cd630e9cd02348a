"""A server of a cluster says several times a lease that it is alive."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from kachidoki.server.cluster import leases
from kachidoki.server.cluster.leases import Leases
from kachidoki.server.storage.store import Store
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


@async_test()
async def test_everybody_who_waits_for_a_lost_servers_tables_asks_for_their_owners_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each asked alone, ten times a second: with 200 tables people waited for twenty seconds."""
    held = Leases(Store(f"sqlite:///{tmp_path / 'tables.db'}"), "one", 1.0)
    asked: list[list[str]] = []

    def owners_of(tables: list[str]) -> dict[str, str]:
        asked.append(sorted(tables))
        return {"1": "two", "2": "one"}

    monkeypatch.setattr(held, "_owners_of", owners_of)
    tables = ["1", "2", "3"]
    found = await asyncio.gather(*(held.owner_of(table) for table in tables * 50))
    assert found == ["two", "one", None] * 50
    assert asked == [tables]


def test_every_server_names_the_same_one_to_take_a_table_and_each_gets_its_share(
    tmp_path: Path,
) -> None:
    names = ["one", "two", "three", "lost", "leaving"]
    servers = [Leases(Store(f"sqlite:///{tmp_path / 'tables.db'}"), name, 1.0) for name in names]
    for each in servers:
        each.staying = {name: 3 for name in names if name not in (each.name, "leaving")}
        each.leaving = each.name == "leaving"
    shares = Counter[str]()
    for table in map(str, range(300)):
        (taker,) = {each.next_owner(table, "lost") for each in servers}
        shares[taker] += 1
    assert set(shares) == {"one", "two", "three"}
    assert min(shares.values()) > 70
