"""Tables that an earlier version saved: they open and play on, or say what they need.

tests/server/saved holds a database for each version of its tables, as SQL. A new one is made by
`python -m tests.server.storage.test_upgrade NAME`; the old ones stay as they are.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

import pytest

from kachidoki import catalog
from kachidoki.client import Server, ServerRefused
from kachidoki.core import Record, Rng, Table
from kachidoki.protocol import Clock
from tests.async_test import async_test
from tests.server.support.servers import (
    Fixed,
    act_somehow,
    party,
    play_to_the_end,
    running,
    seen_by_all,
    settings_for,
    wish,
)

SAVED = Path(__file__).parent / "saved"
VERSIONS = sorted(path.stem for path in SAVED.glob("*.sql"))


def restored(version: str, folder: Path) -> sqlite3.Connection:
    """The database of a version, as a file."""
    database = sqlite3.connect(folder / "tables.db")
    database.executescript((SAVED / f"{version}.sql").read_text(encoding="utf-8"))
    return database


def notes(version: str) -> dict[str, dict[str, list[str]]]:
    """The tables with their tokens."""
    found: dict[str, dict[str, list[str]]] = json.loads(
        (SAVED / f"{version}.json").read_text(encoding="utf-8")
    )
    return found


def test_there_is_a_saved_database_of_the_first_version() -> None:
    assert "0001" in VERSIONS


@pytest.mark.parametrize("version", VERSIONS)
@async_test()
async def test_a_finished_table_of_an_earlier_version_opens_and_its_record_replays(
    version: str, tmp_path: Path
) -> None:
    restored(version, tmp_path).close()

    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            (name,) = notes(version)["finished"]
            async with server.seat(name) as seat:
                assert seat.now.outcome is not None
                assert len(seat.events[None]) > 100
            record = Record.parse(await server.record(name))
            table = Table.from_record(catalog.find(record.game, record.options), record)
            assert table.outcome is not None


@pytest.mark.parametrize("version", VERSIONS)
@async_test()
async def test_an_unfinished_table_of_an_earlier_version_is_played_on(
    version: str, tmp_path: Path
) -> None:
    restored(version, tmp_path).close()

    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            ((name, tokens),) = notes(version)["unfinished"].items()
            async with server.seat(name, tokens[0]) as one, server.seat(name, tokens[1]) as two:
                assert one.now.view is not None
                await play_to_the_end([one, two], Rng(b"on"))
                assert one.now.outcome is not None


def test_a_clock_of_before_there_were_deadlines_gets_one(tmp_path: Path) -> None:
    """Its table is read at the start, and its time runs from then on."""
    database = restored("0001", tmp_path)
    (name,) = notes("0001")["unfinished"]
    with database:
        clock = Clock(move=60).model_dump_json()
        change = "UPDATE tables SET sheet = replace(sheet, '\"clock\":null', ?) WHERE id = ?"
        database.execute(change, (f'"clock":{clock}', name))

    def due() -> int | None:
        found: int | None
        (found,) = database.execute("SELECT due FROM tables WHERE id = ?", (name,)).fetchone()
        return found

    source = Fixed()
    with running(settings_for(tmp_path), source):
        while due() != source.time + 60_000:
            time.sleep(0.01)
    database.close()


@async_test()
async def test_a_damaged_snapshot_is_not_missed(tmp_path: Path) -> None:
    database = restored("0001", tmp_path)
    with database:
        database.execute("UPDATE snapshots SET body = '{'")
    database.close()

    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            (name,) = notes("0001")["finished"]
            async with server.seat(name) as seat:
                assert seat.now.outcome is not None


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("rules = 99", "needs version 99 of the rules of joraku; this server has version 1"),
        ('options = \'{"moons": "2"}\'', "this server has other options"),
        ("game = 'shogi'", "needs version 1 of the rules of shogi; this server has no such game"),
    ],
)
@async_test()
async def test_a_table_of_rules_that_are_not_here_says_what_it_needs(
    change: str, words: str, tmp_path: Path
) -> None:
    database = restored("0001", tmp_path)
    with database:
        database.execute(f"UPDATE tables SET {change} WHERE game = 'joraku'")
    database.close()

    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            (name,) = notes("0001")["finished"]
            for ask in (server.info(name), server.record(name), server.seat(name).__aenter__()):
                with pytest.raises(ServerRefused, match=words) as refused:
                    await ask
                assert refused.value.code == "needs-version"
            # The others are not disturbed.
            (other,) = notes("0001")["unfinished"]
            assert (await server.info(other)).status == "playing"


async def play(address: str) -> dict[str, dict[str, list[str]]]:
    """A finished table and an unfinished one."""
    found: dict[str, dict[str, list[str]]] = {}
    async with Server(address) as server:
        new = wish("joraku", {"players": "4", "variants": "2,5"}, title="The first")
        async with party(server, new, 3) as (name, seats, tokens):
            await play_to_the_end(seats, Rng(b"finished"))
            found["finished"] = {name: tokens}
        new = wish("rokumon", clock=Clock(game=3600, increment=5, move=600))
        async with party(server, new, 1) as (name, seats, tokens):
            rng = Rng(b"unfinished")
            for _ in range(70):
                acting = next(seat for seat in seats if seat.now.legal)
                await seen_by_all(seats, await act_somehow(acting, rng))
            found["unfinished"] = {name: tokens}
    return found


def main(version: str) -> None:
    """Save a database of this version."""
    with tempfile.TemporaryDirectory() as folder:
        with running(settings_for(Path(folder)), Fixed(version)) as address:
            found = asyncio.run(play(address))
        database = sqlite3.connect(Path(folder) / "tables.db")
        lines = "\n".join(database.iterdump())
        database.close()
    (SAVED / f"{version}.sql").write_text(lines + "\n", encoding="utf-8")
    (SAVED / f"{version}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
