"""One server at a time has a database: whoever lost it never writes again."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from kachidoki.cli.main import main
from kachidoki.client import Server, ServerRefused
from kachidoki.core import BadOption, Rng
from kachidoki.server.storage import database as databases
from kachidoki.server.storage.store import Store
from kachidoki.server.storage.writer import NotStored
from kachidoki.server.tables import deadlines
from tests.async_test import async_test
from tests.server.storage.entries import change, commands_stored
from tests.server.support.servers import (
    act_somehow,
    party,
    running,
    running_app,
    seen_by_all,
    settings_for,
    wish,
)

ACT_2 = wish("rokumon", {"act": "2"})


@async_test()
async def test_play_goes_on_when_postgresql_drops_all_connections(
    postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres_database
    monkeypatch.setattr(databases, "PATIENCE", 0)
    admin = databases.connect(database)

    def drop_all() -> None:
        with admin.begin() as connection:
            dropped = connection.execute(
                sa.text(
                    "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            )
            assert dropped.all()  # the one that writes and has the lock at least

    with running(settings_for(tmp_path, database=database)) as address:
        async with Server(address) as server, party(server, ACT_2, 1) as (_, seats, _):
            rng = Rng(b"drop")
            for _ in range(5):
                drop_all()
                (seat,) = (seat for seat in seats if seat.now.legal)
                await seen_by_all(seats, await act_somehow(seat, rng))
                with pytest.raises(BadOption, match="another server is working on"):
                    Store(database).open()
    admin.dispose()


def backend_of(store: Store) -> int:
    """The process of PostgreSQL that has a server's lock."""
    assert isinstance(store.lock.held, sa.Connection)
    pid: int = store.lock.held.exec_driver_sql("SELECT pg_backend_pid()").scalar_one()
    store.lock.held.commit()
    return pid


def cut_off(database: str, pid: int) -> None:
    """End a connection from the other side."""
    admin = databases.connect(database)
    with admin.begin() as connection:
        ended = connection.execute(sa.text(f"SELECT pg_terminate_backend({pid}, 10000)"))
        assert ended.scalar_one()
    admin.dispose()


@async_test()
async def test_a_server_whose_lock_was_cut_and_taken_by_another_never_writes_again(
    postgres_database: str,
) -> None:
    """Its other connections lived on, and it wrote beside the server that had taken over."""
    database = postgres_database
    ended = threading.Event()
    with Store(database) as first:
        first.writer.when_lost = ended.set
        await first.write(change(1))
        cut_off(database, backend_of(first))
        with Store(database) as second:
            await second.write(change(2))
            for _ in range(2):
                with pytest.raises(NotStored, match="another server has taken over"):
                    await first.write(change(3))
            assert ended.is_set()
            assert not await first.ready()
            await second.write(change(3))
            assert await second.ready()
        with pytest.raises(NotStored, match="another server has taken over"):
            await first.write(change(4))  # the other one has gone, but it was there


@async_test()
async def test_a_server_whose_lock_was_cut_takes_it_again_if_nobody_else_did(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "PATIENCE", 0)
    with Store(postgres_database) as store:
        await store.write(change(1))
        cut_off(postgres_database, backend_of(store))
        await store.write(change(2))
        assert await store.ready()
        with pytest.raises(BadOption, match="another server is working on"):
            Store(postgres_database).open()


@async_test()
async def test_a_server_whose_lock_file_was_deleted_ends_when_another_takes_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    monkeypatch.setattr(deadlines, "EVERY", 10)

    with running_app(settings_for(tmp_path)) as (address, app):
        async with Server(address) as server:
            made = await server.make(ACT_2)
            (tmp_path / "tables.db.lock").unlink()
            with Store(database) as second:
                await second.write(change(1))
                assert await second.ready()
                assert [kind for kind, _ in commands_stored(database, made.table.table)] == ["made"]
                while not app.state.lobby.services.store.writer.lost:
                    await asyncio.sleep(0.001)
                with pytest.raises((ServerRefused, httpx.TransportError)):
                    await server.sit(made.table.table, "Guest")
                assert [kind for kind, _ in commands_stored(database, made.table.table)] == ["made"]


def test_a_second_server_on_the_same_database_is_refused_in_one_line(
    database: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(databases, "PATIENCE", 0.1)
    with running(settings_for(tmp_path, database=database)):
        capfd.readouterr()
        words = ["serve", "--port", "0", "--log-level", "error", "--database", database]
        assert main(words) != 0
        told = capfd.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert line.startswith("kachidoki: another server is working on ")
    assert line.endswith(": stop it first")
