"""Clocks: moved by the test, so that nobody has to wait and nothing depends on the machine."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kachidoki.client import Seat, Server
from kachidoki.core import Rng
from kachidoki.protocol import Clock
from kachidoki.server.storage.database import connect
from kachidoki.server.storage.schema import ENTRIES, SERVER, TABLES
from tests.async_test import async_test
from tests.server.support.races import Result, result
from tests.server.support.servers import (
    Fixed,
    party,
    running,
    running_app,
    seen_by_all,
    settings_for,
    wish,
)

TIMES = int(os.environ.get("KACHIDOKI_TEST_RACES", "60"))


class Moved(Fixed):
    """Time stands until the test moves it; then whatever is due by then is called."""

    def __init__(self, start: str = "", ticks: int = 0) -> None:
        super().__init__(start)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.time = ticks
        self.due: list[tuple[int, asyncio.TimerHandle, Callable[[], object]]] = []

    def later(self, millis: int, call: Callable[[], object]) -> asyncio.TimerHandle:
        self.loop = asyncio.get_running_loop()
        handle = self.loop.call_later(1e6, call)
        self.due = [each for each in self.due if not each[1].cancelled()]
        self.due.append((self.time + millis, handle, call))
        return handle

    async def move(self, millis: int) -> None:
        """Let time pass, in the server's own thread."""

        def there() -> None:
            self.time += millis
            for at, handle, call in list(self.due):
                if at <= self.time and not handle.cancelled():
                    handle.cancel()
                    call()

        await self.do(there)

    async def do(self, call: Callable[[], object]) -> None:
        """Do something in the server's own thread."""

        async def there() -> None:
            call()

        assert self.loop is not None
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(there(), self.loop))


def lefts(seat: Seat) -> list[int | None]:
    """What the clocks of a table show."""
    return [each.left for each in seat.now.table.seats]


@pytest.mark.parametrize(
    ("noted", "thought"),
    [(None, 50_000), (5_072_000, 42_000), (5_000_000, 0)],
    ids=["stopped", "killed", "killed after a change"],
)
@async_test()
async def test_a_clock_is_not_eaten_by_the_time_that_the_server_was_down(
    noted: int | None, thought: int, database: str, tmp_path: Path
) -> None:
    """It goes on from when a server was last known to be at work."""
    settings = settings_for(tmp_path, database=database)
    new = wish("rokumon", {"act": "2"}, clock=Clock(game=100, increment=2))

    async def first(address: str) -> tuple[str, list[str], int]:
        async with Server(address) as server, party(server, new, 1) as (name, seats, tokens):
            (acting,) = (seat for seat in range(2) if seats[seat].now.legal)
            assert lefts(seats[0]) == [100_000, 100_000]
            await source.move(30_000)
            await seen_by_all(seats, await seats[acting].act(seats[acting].now.legal[0]))
            await source.move(50_000)  # the other one thinks, and then the power is cut
            left = [each.left for each in (await server.info(name)).seats]
            assert left == [72_000 if number == acting else 50_000 for number in range(2)]
            return name, tokens, acting

    async def second(address: str) -> None:
        async with Seat(address, name, tokens[1 - acting]) as seat:
            assert seat.now.seat == 1 - acting
            assert [each.running for each in seat.now.table.seats] == [
                number != acting for number in range(2)
            ]
            left = 100_000 - thought
            assert lefts(seat) == [72_000 if number == acting else left for number in range(2)]
            await source.move(45_000)
            await seat.act(seat.now.legal[0])
            await source.move(20_000)
            left -= 43_000
            async with Server(address) as server:
                found = [each.left for each in (await server.info(name)).seats]
            assert found == [52_000 if number == acting else left for number in range(2)]

    source = Moved("first", ticks=5_000_000)
    with running(settings, source) as address:
        name, tokens, acting = await first(address)
    if noted is not None:  # a server that is killed notes nothing at the end
        execute(database, sa.update(SERVER).values(worked_until=noted))
    source = Moved("second", ticks=7)  # another machine: its clock has begun anew
    with running(settings, source) as address:
        await second(address)


def execute(database: str, statement: sa.Executable) -> list[Any]:
    """Ask a database something, or change it."""
    engine = connect(database)
    with engine.begin() as connection:
        done = connection.execute(statement)
        rows = list(done) if done.returns_rows else []
    engine.dispose()
    return rows


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that nobody is told of."""
    while not true():
        await asyncio.sleep(0.01)


async def going_on(source: Moved, true: Callable[[], bool]) -> None:
    """Let time go on, a second after another, until something has happened."""
    while not true():
        await source.move(1_000)
        await asyncio.sleep(0.001)


@async_test()
async def test_a_game_by_correspondence_ends_though_nobody_is_connected(
    database: str, tmp_path: Path
) -> None:
    """The clock stood still while the table was not in memory."""
    clock = Clock(move=3600, at_zero="seat", bot="beginner")
    settings = settings_for(tmp_path, database=database)
    source = Moved()

    with running_app(settings, source) as (address, app):
        async with Server(address) as server:
            async with party(server, wish("rokumon", {"act": "1"}, clock=clock), 1) as (name, _, _):
                pass
            rooms = app.state.lobby.rooms
            row = sa.select(TABLES.c.status, TABLES.c.due).where(TABLES.c.id == name)
            kinds = sa.select(ENTRIES.c.kind).where(ENTRIES.c.table_id == name)
            await until(lambda: not rooms[name].connections)
            for zeros in (1, 2):
                await source.do(lambda: rooms[name].close("nobody is here"))
                assert not rooms
                await source.move(3_500_000)
                assert list(execute(database, kinds)).count(("zero",)) == zeros - 1
                # The server looks every ten seconds, and may be looking while time goes on.
                await going_on(source, lambda: name in rooms)
                await going_on(
                    source,
                    lambda: list(execute(database, kinds)).count(("zero",)) == zeros,  # noqa: B023
                )
                await until(lambda: rooms[name].idle)
            await until(lambda: execute(database, row) == [("over", None)])


@async_test()
async def test_a_table_that_cannot_be_read_stops_no_other_clock(tmp_path: Path) -> None:
    clock = Clock(move=60, bot="beginner")
    settings = settings_for(tmp_path)
    source = Moved()

    with running_app(settings, source) as (address, app):
        names = []
        async with Server(address) as server:
            for _ in range(2):
                async with party(server, wish("rokumon", clock=clock), 1) as (name, _, _):
                    names.append(name)
                await source.move(1)
        rooms = app.state.lobby.rooms
        for name in names:
            await until(lambda: not rooms[name].connections)  # noqa: B023
            await source.do(lambda: rooms[name].close("nobody is here"))  # noqa: B023
        execute(
            settings.database, sa.update(TABLES).where(TABLES.c.id == names[0]).values(sheet="")
        )
        await source.move(60_000)
        await going_on(source, lambda: names[1] in rooms)


@async_test()
async def test_who_is_out_of_time_stays_so_over_a_restart(tmp_path: Path) -> None:
    """At zero a bot takes the seat; a restart does not give it back by itself."""
    settings = settings_for(tmp_path)
    new = wish("rokumon", {"act": "2"}, clock=Clock(game=5, at_zero="seat", bot="beginner"))

    async def first(address: str) -> tuple[str, list[str], int]:
        async with Server(address) as server, party(server, new, 1) as (name, seats, tokens):
            (late,) = (seat for seat in range(2) if seats[seat].now.legal)
            await source.move(5_000)
            await seats[1 - late].wait(lambda: seats[1 - late].now.table.seats[late].away)
            await seats[1 - late].wait(lambda: bool(seats[1 - late].now.legal))
            return name, tokens, late

    async def second(address: str) -> None:
        async with Seat(address, name, tokens[late]) as seat:
            assert seat.now.table.seats[late].away
            assert lefts(seat)[late] == 0
            assert lefts(seat)[1 - late] == 5_000

    source = Moved("first")
    with running(settings, source) as address:
        name, tokens, late = await first(address)
    source = Moved("second")
    with running(settings, source) as address:
        await second(address)


@async_test(within=300)
async def test_an_action_arrives_at_the_instant_when_the_clock_runs_out(tmp_path: Path) -> None:
    """In time, and it counts; or too late, and the bot has played that turn."""
    new = wish("rokumon", {"act": "2"}, clock=Clock(move=10, bot="beginner"))
    source = Moved()
    rng = Rng(b"zero")
    seen: Counter[str] = Counter()
    stored: dict[str, list[str]] = {}

    async def game(server: Server) -> None:
        async with party(server, new, 1) as (name, seats, _):
            kinds = stored[name] = ["made", "sit"]
            while seats[0].now.table.status != "over" and seen.total() < TIMES:
                acting = next(number for number in range(2) if seats[number].now.legal)
                seat, version = seats[acting], seats[acting].now.version
                assert version == len(kinds)
                left = (await server.info(name)).seats[acting].left
                assert left is not None
                await source.move(left - 1)
                answer = await in_any_order(act(seat, rng), source.move(1), rng)
                if answer == version + 1:
                    seen["in time"] += 1
                    kinds += ["act"]
                else:
                    assert answer in ("no-time", "stale", "not-your-turn", "game-over")
                    seen["too late"] += 1
                    kinds += ["zero", "bot"]
                await seen_by_all(seats, len(kinds))
                assert [each.now.version for each in seats] == [len(kinds)] * 2
                assert seats[0].now.table == seats[1].now.table
            assert seats[0].now.outcome == seats[1].now.outcome

    settings = settings_for(tmp_path)
    with running(settings, source) as address:
        async with Server(address) as server:
            while seen.total() < TIMES:
                await game(server)
    assert min(seen["in time"], seen["too late"]) > 0
    engine = connect(settings.database)
    with engine.connect() as connection:
        for name, kinds in stored.items():
            rows = sa.select(ENTRIES.c.kind).where(ENTRIES.c.table_id == name)
            found = connection.execute(rows.order_by(ENTRIES.c.version)).scalars()
            assert list(found) == kinds
    engine.dispose()


async def act(seat: Seat, rng: Rng) -> Result:
    """Any action but giving up."""
    choices = [action for action in seat.now.legal if action != "surrender"] or seat.now.legal
    return await result(seat.act(choices[rng.below(len(choices))]))


async def in_any_order(one: Awaitable[Result], other: Awaitable[None], rng: Rng) -> Result:
    """Begin two things at the same instant; gives what came of the first."""
    if rng.below(2):
        answer, _ = await asyncio.gather(one, other)
    else:
        _, answer = await asyncio.gather(other, one)
    return answer
