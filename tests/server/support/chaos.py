"""Disturbs a cluster in every way, and says how long people waited for that."""

from __future__ import annotations

import asyncio
import math
import random
import statistics
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field

import sqlalchemy as sa

from kachidoki.protocol import NewTable
from kachidoki.server.storage import database as databases
from kachidoki.server.storage.schema import SERVERS, TABLES
from tests.server.support.cluster import LEASE, Cluster, Member, ready
from tests.server.support.crowd import Crowd
from tests.server.support.servers import bots, wish
from tests.server.support.thinking import think_process
from tests.server.support.ways import Way, Ways

WINDOW = 8.0  # seconds after a disturbance in which waits are put down to it

# What is played, each with so many guests.
GAMES: list[tuple[NewTable, int]] = [
    (wish("joraku", {"players": "3", "variants": "random"}), 2),
    (wish("rokumon", {"act": "campaign"}), 1),
    (wish("joraku", {"players": "2", "mode": "houses"}), 1),
    (wish("rokumon", {"act": "3"}), 1),
    (wish("joraku", {"players": "4", "passing": "both"}), 3),
    (wish("rokumon", {"act": "2"}, seats=bots("beginner")), 0),
]


@dataclass
class Placed:
    """A server with the ways to what it needs."""

    member: Member
    database: Way
    redis: Way


@dataclass
class Disturbance:
    """Something that went wrong, and whose tables it concerned."""

    kind: str
    at: float
    tables: set[str] = field(default_factory=set)


class Chaos:
    """Disturbs a cluster."""

    def __init__(self, found: Cluster, ways: Ways, chance: random.Random) -> None:
        self.found = found
        self.ways = ways
        self.chance = chance
        self.placed: list[Placed] = []
        self.thinkers: list[ExitStack] = []
        self.done: list[Disturbance] = []
        self.numbers = 0
        self.engine = databases.connect(found.database)

    # Whatever is waited for is so beside the event loop, where all the people live.

    async def start(self) -> None:
        """One more server, by ways of its own."""
        await asyncio.to_thread(self.begin)

    def begin(self) -> None:
        self.numbers += 1
        folder = self.found.folder / f"way{self.numbers}"
        way, database = self.ways.to_database(folder, self.found.database)
        other, redis = self.ways.to_redis(self.found.redis.port)
        member = self.found.begin(bots=True, database=database, cluster=redis)
        self.placed.append(Placed(member, way, other))
        self.ways.add(member.settings.port)

    async def disturb(self) -> None:
        """Let one thing go wrong, and right again."""
        what: list[Callable[[Placed], Awaitable[None]]] = [
            self.kill,
            self.kill,
            self.leave,
            self.stop,
            self.cut_database,
            self.hold_database,
            self.cut_redis,
            self.hold_redis,
            self.empty_redis,
            self.restart_redis,
            *([self.kill_thinker] if self.thinkers else []),
        ]
        each, placed = self.chance.choice(what), self.chance.choice(self.placed)
        await ready(placed.member)
        tables = await asyncio.to_thread(self.tables_of, placed)
        self.done.append(Disturbance(each.__name__, time.monotonic(), tables))
        await each(placed)

    def tables_of(self, placed: Placed) -> set[str]:
        """The tables that a server works now."""
        address = placed.member.address.removeprefix("http://")
        question = sa.select(TABLES.c.id).join(SERVERS, SERVERS.c.name == TABLES.c.owner)
        with self.engine.connect() as connection:
            return set(connection.execute(question.where(SERVERS.c.address == address)).scalars())

    async def forget(self, placed: Placed) -> None:
        """A server is gone: another one takes its place."""
        self.placed.remove(placed)

        def close() -> None:
            self.ways.remove(placed.member.settings.port)
            placed.database.close()
            placed.redis.close()

        await asyncio.to_thread(close)
        await self.start()

    async def kill(self, placed: Placed) -> None:
        await asyncio.to_thread(self.found.kill, placed.member)
        await self.forget(placed)

    async def leave(self, placed: Placed) -> None:
        self.found.tell_to_leave(placed.member)
        await asyncio.to_thread(self.found.awaited, placed.member)
        await self.forget(placed)

    async def stop(self, placed: Placed) -> None:
        self.found.stop(placed.member)
        await asyncio.sleep(LEASE * self.chance.uniform(1.5, 3))
        self.found.go_on(placed.member)

    async def mend_later(self, way: Way) -> None:
        await asyncio.sleep(self.chance.uniform(0.5, 3))
        way.mend()

    async def cut_database(self, placed: Placed) -> None:
        placed.database.cut()
        await self.mend_later(placed.database)

    async def hold_database(self, placed: Placed) -> None:
        placed.database.hold()
        await self.mend_later(placed.database)

    async def cut_redis(self, placed: Placed) -> None:
        placed.redis.cut()
        await self.mend_later(placed.redis)

    async def hold_redis(self, placed: Placed) -> None:
        placed.redis.hold()
        await self.mend_later(placed.redis)

    async def empty_redis(self, _: Placed) -> None:
        self.found.redis.empty()

    async def restart_redis(self, _: Placed) -> None:
        self.found.redis.kill()
        await asyncio.sleep(self.chance.uniform(0, 0.5))
        await asyncio.to_thread(self.found.redis.start)

    async def think(self) -> None:
        """One more thinker."""
        stack = ExitStack()
        await asyncio.to_thread(stack.enter_context, think_process(self.found.redis))
        self.thinkers.append(stack)

    async def kill_thinker(self, _: Placed) -> None:
        self.thinkers.pop(0).close()
        await self.think()

    async def end(self) -> None:
        """End everything."""
        for thinker in self.thinkers:
            thinker.close()
        for placed in self.placed:
            with suppress(ProcessLookupError):
                self.found.go_on(placed.member)
                self.found.kill(placed.member)
            placed.database.close()
            placed.redis.close()
        self.engine.dispose()

    async def mend_all(self) -> None:
        """Nothing is wrong any more."""
        for placed in self.placed:
            placed.database.mend()
            placed.redis.mend()
            await ready(placed.member)


@dataclass(frozen=True)
class Waits:
    """The longest time without an answer of each table, after disturbances of one kind."""

    kind: str
    whose: str  # of the tables that it concerned, or for comparison of all others
    longest: list[float]  # seconds, the shortest first

    @property
    def p99(self) -> float:
        """What all but one table in a hundred stay below."""
        return self.longest[math.ceil(0.99 * len(self.longest)) - 1]

    def __str__(self) -> str:
        return (
            f"{self.kind}, {len(self.longest)} of {self.whose}: without an answer for "
            f"{statistics.median(self.longest):.2f} s (median), {self.p99:.2f} s (p99), "
            f"{self.longest[-1]:.2f} s (longest)"
        )


def waits_of(done: list[Disturbance], crowd: Crowd) -> list[Waits]:
    """How long people waited after each kind of disturbance."""
    by_table: dict[str, list[tuple[float, float]]] = {}
    for table, began, answered in crowd.waits:
        by_table.setdefault(table, []).append((began, answered))
    lasted = {
        table: (min(began for began, _ in waits), max(answered for _, answered in waits))
        for table, waits in by_table.items()
    }
    ends = [each.at for each in done[1:]] + [time.monotonic()]
    found: dict[tuple[str, str], list[float]] = {}
    for one, end in zip(done, ends, strict=True):
        until = min(end, one.at + WINDOW)
        for table, waits in by_table.items():
            first, last = lasted[table]
            if first >= until or last <= one.at:
                continue  # in an hour there are thousands of tables, and few at a time
            theirs = [
                answered - max(began, one.at)
                for began, answered in waits
                if began < until and answered > one.at
            ]
            whose = "its tables" if table in one.tables else "other tables"
            found.setdefault((one.kind, whose), []).extend([max(theirs)] if theirs else [])
    return [Waits(*which, sorted(longest)) for which, longest in sorted(found.items()) if longest]
