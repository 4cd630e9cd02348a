"""The server is killed at random moments; nobody notices more than a short wait."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest
import sqlalchemy as sa

from kachidoki.client import Seat, Server
from kachidoki.client import seat as client_seat
from kachidoki.core import Rng, Table
from kachidoki.core.record import TAKE_BACK, TAKE_BACK_BOTH, parse_line
from kachidoki.protocol import NewTable, TakeAction, TakeBack
from kachidoki.server.storage.schema import TABLES
from kachidoki.server.storage.store import Saved, Store
from kachidoki.server.tables.hosted_table import HostedTable
from tests.async_test import async_test
from tests.server.support.crowd import Crowd, Played
from tests.server.support.lives import Lives, lives
from tests.server.support.servers import bots, seen_by_all, wish

LIVES = int(os.environ.get("KACHIDOKI_TEST_LIVES", "15"))  # of each database
MOST = 80  # commands that are confirmed in a life
AFTER = 0.02  # seconds that it goes on after them
EARLY = 0.15  # seconds of a life that may end before it begins to answer
WITH_BOTS = 10  # one life in so many: their processes take longer than most lives to start
LONGEST = 2.0  # seconds that it goes on for them

# A table with its guests.
PARTIES: list[tuple[NewTable, int]] = [
    (wish("joraku", {"players": "3", "variants": "random"}), 2),
    (wish("joraku", {"players": "4", "passing": "both"}), 3),
    (wish("joraku", {"players": "2", "mode": "houses"}), 1),
    (wish("joraku", {"players": "2", "mode": "neutral"}), 1),
    (wish("rokumon", {"act": "1", "tokens": "1 0"}), 1),
    (wish("rokumon", {"act": "3"}), 1),
    (wish("rokumon", {"act": "campaign"}), 1),
    (wish("rokumon", {"act": "6"}), 1),
    (wish("joraku", {"players": "3"}, seats=bots("casual", "skilled")), 0),
    (wish("rokumon", {"act": "2"}, seats=bots("casual")), 0),
]


@pytest.mark.slow
@async_test(within=900)
async def test_nothing_confirmed_is_lost_or_doubled_when_the_server_is_killed(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client_seat, "LONGEST_WAIT", 0.1)  # so that short lives have visitors
    chance = random.Random()
    with lives(tmp_path, database) as server:
        crowd = Crowd(server.address)
        parties = [
            asyncio.create_task(crowd.play(new, guests, Rng(b"%d" % number)))
            for number, (new, guests) in enumerate(PARTIES)
        ]
        for number in range(LIVES):
            await one_life(server, number, chance, crowd, parties)
        pid = server.start(bots=False)  # the last one: nobody moves any more
        crowd.stopping.set()
        await asyncio.gather(*parties)
        await check_what_people_see(crowd)
        server.kill(pid)
        server.await_all()  # also the bots' processes are gone
        assert server.errors.read_text() == ""

    assert crowd.cut_off > 0
    print(
        f"{LIVES} lives, {len(crowd.tables)} tables, {crowd.confirmed} commands confirmed, of them"
    )
    print(f"{crowd.cut_off} by another life than they were first sent to")
    with Store(database) as store:
        check_what_is_stored(store, crowd)


@async_test()
async def test_the_bots_processes_end_with_a_killed_server(tmp_path: Path) -> None:
    """Several of them, each in mid-thought: none keeps another's pipe open."""
    new = wish("joraku", {"players": "3"}, seats=bots("casual", "master"))
    with lives(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", workers=3) as server:
        pid = server.start(bots=True)
        crowd = Crowd(server.address)
        async with Server(server.address) as tables:
            for _ in range(3):
                name, (token,) = await crowd.gather(tables, new, 0)
                async with Seat(server.address, name, token) as seat:
                    await seen_by_all([seat], 2)  # one has answered, the other one thinks
        server.kill(pid)
        server.await_all()
        assert server.errors.read_text() == ""


async def one_life(
    server: Lives,
    number: int,
    chance: random.Random,
    crowd: Crowd,
    parties: list[asyncio.Task[None]],
) -> None:
    """A life that ends at any moment: while it starts, or in the midst of play."""
    thinking = number % WITH_BOTS == 0
    pid = server.start(bots=thinking)

    async def moment() -> None:
        if thinking or chance.random() < 2 / 3:
            # Counted in commands, so that there is play however busy the machine is.
            await crowd.until(crowd.confirmed + chance.randint(1, MOST))
            await asyncio.sleep(chance.uniform(0, LONGEST if thinking else AFTER))
        else:
            await asyncio.sleep(chance.uniform(0, EARLY))

    end = asyncio.create_task(moment())
    await asyncio.wait([end, *parties], return_when=asyncio.FIRST_COMPLETED)
    server.kill(pid)
    for party in parties:
        if party.done():
            party.result()  # tells what went wrong
            raise AssertionError("a party stopped by itself")


async def check_what_people_see(crowd: Crowd) -> None:
    """What reached everybody over all lives is what somebody sees who comes anew."""
    async with Server(crowd.address) as server:
        for played, token, seat in crowd.seated:
            async with Seat(crowd.address, played.name, token) as fresh:
                await seen_by_all([seat], fresh.now.version)
                same = {"since", "first", "events"}
                assert seat.now.model_dump(exclude=same) == fresh.now.model_dump(exclude=same)
                assert facts_of(seat) == facts_of(fresh)
            await seat.__aexit__(None, None, None)
        for played in crowd.tables:
            if (await server.info(played.name)).status == "over":
                played.record = await server.record(played.name)


def facts_of(seat: Seat) -> dict[int | None, list[dict[str, object]]]:
    """All that was told, but for the names of now: a bot that was exchanged is called otherwise."""
    return {
        seen: [event.model_dump(exclude={"text", "head", "brief", "paid"}) for event in events]
        for seen, events in seat.events.items()
    }


def check_what_is_stored(store: Store, crowd: Crowd) -> None:
    """Every table there is, also those whose party was cut off while it gathered."""
    with store.engine.connect() as connection:
        names = list(connection.execute(sa.select(TABLES.c.id)).scalars())
    known = {played.name: played for played in crowd.tables}
    assert known.keys() <= set(names)
    for name in names:
        saved = store._load(name)
        assert saved is not None
        replays(saved)
        if name in known:
            once_each(saved, known[name])


def replays(saved: Saved) -> Table | None:
    """The entries have no gaps, and lead to where the table stands."""
    versions = [entry.version for entry in saved.entries]
    assert versions == [*range(1, saved.row["version"] + 1)]
    commands = [entry.command for entry in saved.entries if entry.command is not None]
    assert len(commands) == len(set(commands))
    hosted = HostedTable.load(saved)  # from its snapshot, if it has one
    if hosted.table is None:
        return None
    lines = [parse_line(line) for e in saved.entries for line in e.lines.split("\n") if line]
    table = Table.from_lines(hosted.game, hosted.seed, lines)
    assert table.save().text() == hosted.table.save().text()
    assert table.state.position() == hosted.table.state.position()
    assert hosted.sheet.over == (table.outcome is not None)
    return table


def once_each(saved: Saved, played: Played) -> None:
    """What was confirmed is there once, in its place; what was refused is not there."""
    stored = {e.command: e for e in saved.entries if e.command is not None}
    assert stored.keys() == {key for key, _, _ in played.confirmed}
    assert not stored.keys() & {key for key, _ in played.refused}
    for key, command, version in played.confirmed:
        entry = stored[key]
        assert (entry.version, entry.kind) == (version, command.type)
        first = entry.lines.split("\n")[0]
        if isinstance(command, TakeAction):
            assert parse_line(first) == (command.seat, command.action)
        elif isinstance(command, TakeBack):
            assert parse_line(first) in [
                (command.seat, text) for text in (TAKE_BACK, TAKE_BACK_BOTH)
            ]
        else:
            assert first == ""
    if played.record is not None:
        table = replays(saved)
        assert table is not None
        assert table.record().text() == played.record
