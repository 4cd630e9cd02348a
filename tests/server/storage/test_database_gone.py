"""A database that is gone for a while: everybody is told, wherever they are, and all goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kachidoki.client import Seat, Server
from kachidoki.core import Rng
from kachidoki.server.storage import database as databases
from kachidoki.server.storage import writer
from kachidoki.server.tables import deadlines, storage_outage
from tests.async_test import async_test
from tests.server.support.servers import act_somehow, bots, party, running_app, settings_for, wish


@contextmanager
def gone(address: str) -> Iterator[None]:
    """PostgreSQL ends all connections to a database, and takes no new ones."""
    url = databases.parsed(address)
    admin = databases.connect(
        url.set(database="template1").render_as_string(hide_password=False)
    ).execution_options(isolation_level="AUTOCOMMIT")

    def let_in(how: str) -> None:
        with admin.connect() as connection:
            connection.execute(sa.text(f'ALTER DATABASE "{url.database}" ALLOW_CONNECTIONS {how}'))

    let_in("false")
    try:
        with admin.connect() as connection:
            ended = connection.execute(
                sa.text(
                    "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity "
                    "WHERE datname = :name"
                ),
                {"name": url.database},
            )
            assert ended.all()
        yield
    finally:
        let_in("true")
        admin.dispose()


async def metric(http: httpx.AsyncClient, name: str) -> float:
    lines = (await http.get("/metrics")).text.splitlines()
    (line,) = (line for line in lines if line.startswith(f"{name} "))
    return float(line.split()[1])


async def play(seat: Seat) -> None:
    """Act whenever it is one's turn, for ever."""
    while True:
        await seat.wait(lambda: bool(seat.now.legal))
        version = await act_somehow(seat, Rng(b"gone"))
        await seat.wait(lambda v=version: seat.now.version >= v)  # type: ignore[misc]


@async_test()
async def test_players_are_told_when_the_database_is_gone_and_when_it_is_back(
    postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pages at a table that was to be stored, or that they came to, only saw a lost connection."""
    monkeypatch.setattr(writer, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(writer, "LONGEST_WAIT", 0.1)
    monkeypatch.setattr(storage_outage, "LOOK_AGAIN", 10)
    monkeypatch.setattr(storage_outage, "KEPT_WAITING", 20)
    monkeypatch.setattr(deadlines, "EVERY", 100)
    new = wish("joraku", {"players": "3"}, seats=bots("beginner", "beginner"))
    quiet = wish("rokumon", {"act": "1"})
    settings = settings_for(tmp_path, database=postgres_database, log_level="warning")
    with running_app(settings) as (address, app):
        lobby = app.state.lobby
        async with (
            Server(address) as server,
            httpx.AsyncClient(base_url=address) as http,
            party(server, new, 0) as (busy, (playing,), _),
            party(server, quiet, 1) as (_, thinking, _),  # two people, and neither acts
        ):
            unread = (await server.make(quiet)).table.table
            lobby.rooms[unread].close("nobody is here")  # it has to be read again
            turns = asyncio.create_task(play(playing))
            await playing.wait(lambda: playing.now.version > 5)
            assert await metric(http, "kachidoki_storage_down") == 0
            with gone(postgres_database):
                for seat in (playing, *thinking):
                    await seat.wait(lambda seat=seat: not seat.storing)  # type: ignore[misc]
                assert await metric(http, "kachidoki_storage_down") == 1
                assert (await http.get("/ready")).status_code == 503
                waiting = connect(f"{address.replace('http', 'ws')}/api/tables/{unread}/socket")
                late = await waiting
                await late.send('{"type":"hello"}')
                told = json.loads(await late.recv())
                assert told == {"type": "storing", "version": 0, "works": False}
                stood = playing.now.version
            for seat in (playing, *thinking):
                await seat.wait(lambda seat=seat: seat.storing)  # type: ignore[misc]
            with pytest.raises(ConnectionClosed) as closed:
                await late.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012  # come back
            await playing.wait(lambda: playing.now.version > stood + 5)
            assert await metric(http, "kachidoki_storage_down") == 0
            turns.cancel()
            assert busy in lobby.rooms


@async_test()
async def test_whoever_waits_for_a_database_and_talks_all_the_time_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running_app(settings_for(tmp_path)) as (address, app):
        store = app.state.lobby.services.store

        async def fails(_: str) -> None:
            raise sa.exc.OperationalError("", None, Exception("gone"))

        monkeypatch.setattr(store, "load", fails)
        monkeypatch.setattr(storage_outage, "KEPT_WAITING", 60_000)
        async with connect(f"{address.replace('http', 'ws')}/api/tables/some/socket") as socket:
            for _ in range(storage_outage.MOST_WORDS):
                await socket.send("{}")
            await socket.recv()
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
