"""A server that leaves: the next one has read a table before it gets it, and its people play on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from fastapi import FastAPI

from kachidoki.client import Server
from kachidoki.server.cluster import administration
from kachidoki.server.cluster.leases import FORMAT
from kachidoki.server.tables import handing_over
from kachidoki.server.tables.hosted_table import HostedTable
from kachidoki.server.tables.lobby import Lobby
from tests.async_test import async_test
from tests.server.support.cluster import addresses
from tests.server.support.redis import SECRET, RedisServer
from tests.server.support.servers import all_mine, running_app, settings_for, wish

TABLES = 6
ACT_1 = wish("rokumon", {"act": "1"}, seats=all_mine(2))


class Readings:
    """Who reads which table, and whether it is theirs already."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.noted: list[tuple[Lobby, str, bool]] = []
        real = Lobby.read

        async def read(lobby: Lobby, name: str) -> HostedTable:
            self.noted.append((lobby, name, lobby.services.leases.holds(name)))
            return await real(lobby, name)

        monkeypatch.setattr(Lobby, "read", read)

    def of(self, app: FastAPI) -> list[tuple[str, bool]]:
        """What one server has read, in an order of its own."""
        return sorted((name, held) for who, name, held in self.noted if who is app.state.lobby)


@pytest.fixture
def readings(monkeypatch: pytest.MonkeyPatch) -> Readings:
    return Readings(monkeypatch)


@pytest.fixture
def servers(
    tmp_path: Path, postgres_database: str, redis: RedisServer, readings: Readings
) -> Iterator[list[tuple[str, FastAPI]]]:
    """Two servers that know each other; whatever they read is noted."""
    assert not readings.noted
    settings = settings_for(
        tmp_path, database=postgres_database, cluster=redis.address, cluster_key=SECRET
    )
    with ExitStack() as stack:
        found = [stack.enter_context(running_app(settings)) for _ in range(2)]
        while {address for address, _ in found} - set(addresses(postgres_database)):
            time.sleep(0.01)
        yield found


async def drained(database: str, address: str) -> None:
    """Tell a server to leave, and wait until it has given away what it could."""

    def tell() -> None:
        with administration.database(database) as connection:
            administration.drain(connection, address.removeprefix("http://"))

    await asyncio.to_thread(tell)
    while address in await asyncio.to_thread(addresses, database):
        await asyncio.sleep(0.02)


@async_test()
async def test_tables_are_read_before_they_are_given_and_are_open_when_people_come(
    servers: list[tuple[str, FastAPI]], readings: Readings, postgres_database: str
) -> None:
    (first, _), (second, other) = servers
    async with Server(first) as one, Server(second) as two:
        places = [await one.make(ACT_1) for _ in range(TABLES)]
        names = sorted(place.table.table for place in places)
        place = places[0]
        async with two.seat(place.table.table, place.token, look=0) as seat:
            await seat.act(seat.now.legal[0])
            await drained(postgres_database, first)
            await seat.wait(lambda: seat.reconnects > 0 and seat.connected)
            lobby: Lobby = other.state.lobby
            while set(names) - set(lobby.rooms):  # also those that nobody has come to
                await asyncio.sleep(0.01)
            assert readings.of(other) == [(name, False) for name in names]  # each once, before
            await seat.look(1)
            await seat.act(seat.now.legal[0])


@async_test()
async def test_a_server_of_the_format_before_gets_tables_without_being_asked_to_read_them(
    servers: list[tuple[str, FastAPI]],
    readings: Readings,
    postgres_database: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(handing_over, "PREPARES", FORMAT + 1)  # today's are too old for it
    (first, _), (second, other) = servers
    async with Server(first) as one, Server(second) as two:
        place = await one.make(ACT_1)
        name = place.table.table
        async with two.seat(name, place.token, look=0) as seat:
            await drained(postgres_database, first)
            await seat.wait(lambda: seat.reconnects > 0 and seat.connected)
            await seat.act(seat.now.legal[0])
    assert readings.of(other) == [(name, True)]


@async_test()
async def test_while_redis_is_away_tables_are_given_all_the_same(
    servers: list[tuple[str, FastAPI]],
    postgres_database: str,
    redis: RedisServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(handing_over, "WITHIN", 0.1)
    (first, _), (second, _) = servers
    async with Server(first) as one, Server(second) as two:
        places = [await one.make(ACT_1) for _ in range(TABLES)]
        redis.kill()
        await drained(postgres_database, first)
        for place in places:
            async with two.seat(place.table.table, place.token, look=0) as seat:
                await seat.act(seat.now.legal[0])
