"""Backups: made under play, brought back into either kind of database, and nothing overwritten."""

from __future__ import annotations

import json
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from kachidoki.client import Server
from kachidoki.core import BadOption, Rng
from kachidoki.protocol import Seated
from kachidoki.server.storage.backup import back_up, restore
from kachidoki.server.storage.schema import NEWEST
from tests.async_test import async_test
from tests.cli.command import run
from tests.server.storage.test_upgrade import notes, restored
from tests.server.support.servers import (
    all_mine,
    play_to_the_end,
    running,
    settings_for,
    wish,
)


@contextmanager
def new_database(kind: str, postgres_address: str, folder: Path, name: str) -> Iterator[str]:
    """The address of a database that is not there yet, or is empty."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / name}.db"
        return
    server = sa.create_engine(
        sa.make_url(postgres_address).set(drivername="postgresql+psycopg"),
        isolation_level="AUTOCOMMIT",
    )
    try:
        with server.connect() as connection:
            connection.execute(sa.text(f"CREATE DATABASE {name}"))
        address = sa.make_url(postgres_address).set(database=name)
        yield address.render_as_string(hide_password=False)
    finally:
        with server.connect() as connection:
            connection.execute(sa.text(f"DROP DATABASE {name} WITH (FORCE)"))
        server.dispose()


async def played(server: Server) -> Seated:
    """A table of one person, two actions old."""
    place = await server.make(wish("rokumon", {"act": "1", "coins": "gggjjj"}, seats=all_mine(2)))
    for who, action in enumerate(("deploy a1", "deploy b1")):
        async with server.seat(place.table.table, place.token, look=who) as seat:
            await seat.act(action, who)
    return place


@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
@async_test()
async def test_a_copy_made_under_play_is_brought_back_and_plays_on(
    source: str, target: str, postgres_address: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copies" / "monday.db"
    with (
        new_database(source, postgres_address, tmp_path, "worked_on") as before,
        new_database(target, postgres_address, tmp_path, "brought_back") as after,
    ):
        with running(settings_for(tmp_path, database=before)) as address:
            async with Server(address) as server:
                place = await played(server)
                name = place.table.table
                copied = back_up(before, copy)
                async with server.seat(name, place.token, look=0) as seat:
                    await seat.act("deploy a2", 0)  # goes on, and is not in the copy
        assert (copied.tables, copied.migration) == (1, NEWEST)
        assert [each.name for each in copy.parent.iterdir()] == ["monday.db"]
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        assert restore(copy, after) == copied
        with running(settings_for(tmp_path, database=after)) as address:
            async with Server(address) as server, server.seat(name, place.token, look=0) as seat:
                assert "b1" in seat.events[0][-1].text
                await seat.act("deploy a3", 0)
        with pytest.raises(BadOption, match="already"):
            restore(copy, after)


@async_test()
async def test_a_copy_of_an_earlier_version_comes_back_into_postgresql(
    postgres_database: str, tmp_path: Path
) -> None:
    restored("0001", tmp_path).close()
    restore(tmp_path / "tables.db", postgres_database)
    with running(settings_for(tmp_path, database=postgres_database)) as address:
        async with Server(address) as server:
            ((name, tokens),) = notes("0001")["unfinished"].items()
            async with server.seat(name, tokens[0]) as one, server.seat(name, tokens[1]) as two:
                await play_to_the_end([one, two], Rng(b"on"))


def test_what_is_there_is_never_overwritten(tmp_path: Path) -> None:
    restored("0005", tmp_path).close()
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    before = database.read_bytes()
    back_up(f"sqlite:///{database}", copy)
    kept = copy.read_bytes()
    with pytest.raises(BadOption, match=r"copy\.db is there already: name a new file"):
        back_up(f"sqlite:///{database}", copy)
    with pytest.raises(BadOption, match=r"tables\.db is there already: move it away"):
        restore(copy, f"sqlite:///{database}")
    left = tmp_path / "other.db-wal"
    left.touch()  # of a database that was moved away without it: it would damage the new one
    with pytest.raises(BadOption, match="db-wal is there already"):
        restore(copy, f"sqlite:///{tmp_path / 'other.db'}")
    assert (database.read_bytes(), copy.read_bytes()) == (before, kept)


def test_what_is_no_copy_is_one_clear_line(tmp_path: Path) -> None:
    target = f"sqlite:///{tmp_path / 'restored.db'}"
    with pytest.raises(BadOption, match="there is no database"):
        back_up(target, tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(BadOption, match="there is no file"):
        restore(tmp_path / "copy.db", target)
    (tmp_path / "copy.db").write_text("my tables")
    with pytest.raises(BadOption, match=r"copy\.db is no backup of this program"):
        restore(tmp_path / "copy.db", target)
    with closing(sqlite3.connect(tmp_path / "notes.db")) as other:
        other.executescript("CREATE TABLE notes (text)")
    with pytest.raises(BadOption, match="no backup of this program: no such table"):
        restore(tmp_path / "notes.db", target)
    with closing(restored("0005", tmp_path)) as newer:
        newer.executescript("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadOption, match="made by a newer version of this program"):
        restore(tmp_path / "tables.db", target)
    assert not (tmp_path / "restored.db").exists()


def test_the_commands_tell_what_they_copied(tmp_path: Path) -> None:
    restored("0005", tmp_path).close()
    here, there = (f"sqlite:///{tmp_path / name}" for name in ("tables.db", "restored.db"))
    copy = str(tmp_path / "copy.db")
    told = json.loads(run("backup", copy, "--database", here, "--json"))
    assert (told["file"], told["tables"], told["migration"]) == (copy, 2, "0005")
    assert told["bytes"] == Path(copy).stat().st_size
    assert run("restore", copy, "--database", there) == f"{there}: 2 tables\n"
    assert "there already" in run("restore", copy, "--database", there, ok=False)
