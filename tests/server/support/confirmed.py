"""What a crowd was told is what people see, and what is stored: nothing lost, nothing twice."""

from __future__ import annotations

import sqlalchemy as sa

from kachidoki.client import Seat, Server
from kachidoki.core import Table
from kachidoki.core.record import TAKE_BACK, TAKE_BACK_BOTH, parse_line
from kachidoki.protocol import TakeAction, TakeBack
from kachidoki.server.storage.schema import TABLES
from kachidoki.server.storage.store import Saved, Store
from kachidoki.server.tables.hosted_table import HostedTable
from tests.server.support.crowd import Crowd, Played
from tests.server.support.servers import seen_by_all


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
