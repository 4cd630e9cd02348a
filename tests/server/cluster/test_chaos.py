"""Everything goes wrong, again and again, while people play: nothing is lost, nobody is stuck.

Four servers on one PostgreSQL and one Redis behind one door. Every few seconds a server is killed,
stopped past its lease, told to leave, or cut off from the database or from Redis; or Redis is
emptied, or started anew. KACHIDOKI_TEST_CHAOS=3600 does that for an hour, with 200 tables and two
thinkers, which are killed too; people think for a moment then, so that not everybody waits for the
cores of one machine all the time.
"""

from __future__ import annotations

import asyncio
import math
import os
import random
import statistics
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import sqlalchemy as sa

from kachidoki.core import Rng
from kachidoki.protocol import NewTable
from kachidoki.server.storage import database as databases
from kachidoki.server.storage.schema import SERVERS, TABLES
from kachidoki.server.storage.store import Store
from tests.async_test import async_test
from tests.server.support.cluster import LEASE, Cluster, Member, ready
from tests.server.support.confirmed import check_what_is_stored, check_what_people_see
from tests.server.support.crowd import Crowd
from tests.server.support.cutting import Cutter, Door, database_cutter, redis_cutter
from tests.server.support.lives import Lives
from tests.server.support.redis import RedisServer
from tests.server.support.servers import bots, wish
from tests.server.support.thinking import think_process

SECONDS = float(os.environ.get("KACHIDOKI_TEST_CHAOS", "10"))
LONG = SECONDS > 300
PARTIES = 200 if LONG else 10
PACE = 8.0 if LONG else 0.0  # seconds that people think
SERVERS_AT_ONCE = 4
THINKERS = 2 if SECONDS > 30 else 0
WINDOW = 8.0  # seconds after a disturbance in which waits are put down to it
STUCK = 60.0  # seconds in which everybody goes on once nothing is disturbed any more

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
    database: Cutter
    redis: Cutter


@dataclass
class Disturbance:
    """Something that went wrong, and whose tables it concerned."""

    kind: str
    at: float
    tables: set[str] = field(default_factory=set)


class Chaos:
    """Disturbs a cluster."""

    def __init__(self, found: Cluster, door: Door, chance: random.Random) -> None:
        self.found = found
        self.door = door
        self.chance = chance
        self.placed: list[Placed] = []
        self.thinkers: list[ExitStack] = []
        self.done: list[Disturbance] = []
        self.numbers = 0
        self.engine = databases.connect(found.database)

    async def start(self) -> None:
        """One more server, by ways of its own."""
        self.numbers += 1
        folder = self.found.folder / f"way{self.numbers}"
        way, database = await database_cutter(folder, self.found.database)
        cutter, redis = await redis_cutter(self.found.redis.port)
        member = self.found.begin(bots=True, database=database, cluster=redis)
        self.placed.append(Placed(member, way, cutter))
        self.door.add(member.settings.port)

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
            *([self.kill_thinker] if THINKERS else []),
        ]
        each, placed = self.chance.choice(what), self.chance.choice(self.placed)
        await ready(placed.member)
        self.done.append(Disturbance(each.__name__, time.monotonic(), self.tables_of(placed)))
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
        self.door.remove(placed.member.settings.port)
        await placed.database.close()
        await placed.redis.close()
        await self.start()

    async def kill(self, placed: Placed) -> None:
        self.found.kill(placed.member)
        await self.forget(placed)

    async def leave(self, placed: Placed) -> None:
        self.found.tell_to_leave(placed.member)
        await asyncio.to_thread(self.found.awaited, placed.member)
        await self.forget(placed)

    async def stop(self, placed: Placed) -> None:
        self.found.stop(placed.member)
        await asyncio.sleep(LEASE * self.chance.uniform(1.5, 3))
        self.found.go_on(placed.member)

    async def mend_later(self, cutter: Cutter) -> None:
        await asyncio.sleep(self.chance.uniform(0.5, 3))
        cutter.mend()

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

    async def mend_all(self) -> None:
        """Nothing is wrong any more."""
        for placed in self.placed:
            placed.database.mend()
            placed.redis.mend()
            await ready(placed.member)


def report(chaos: Chaos, crowd: Crowd) -> None:
    """How long people waited for an answer after each kind of disturbance.

    At the tables that it concerned, and for comparison at all others in the same seconds.
    """
    by_table: dict[str, list[tuple[float, float]]] = {}
    for table, began, done in crowd.waits:
        by_table.setdefault(table, []).append((began, done))
    ends = [each.at for each in chaos.done[1:]] + [time.monotonic()]
    found: dict[tuple[str, str], list[float]] = {}
    for one, end in zip(chaos.done, ends, strict=True):
        until = min(end, one.at + WINDOW)
        for table, waits in by_table.items():
            theirs = [
                done - max(began, one.at)
                for began, done in waits
                if began < until and done > one.at
            ]
            whose = "its tables" if table in one.tables else "other tables"
            found.setdefault((one.kind, whose), []).extend([max(theirs)] if theirs else [])
    for (kind, whose), longest in sorted(found.items()):
        longest.sort()
        if longest:
            last = longest[math.ceil(0.99 * len(longest)) - 1]
            print(
                f"{kind}, {len(longest)} of {whose}: without an answer for "
                f"{statistics.median(longest):.2f} s (median), {last:.2f} s (p99), "
                f"{longest[-1]:.2f} s (longest)"
            )
            assert last < STUCK


@pytest.mark.slow
@async_test(within=300 + 2 * SECONDS)
async def test_nothing_is_lost_and_nobody_is_stuck_whatever_goes_wrong(
    launcher: Lives, tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    seed = random.randrange(10**6)
    print(f"seed {seed}")
    found = Cluster(launcher, tmp_path, postgres_database, redis)
    async with Door() as door:
        chaos = Chaos(found, door, random.Random(seed))
        try:
            for _ in range(SERVERS_AT_ONCE):
                await chaos.start()
            for _ in range(THINKERS):
                await chaos.think()
            crowd = Crowd(door.address, PACE)
            parties = [
                asyncio.create_task(crowd.play(*GAMES[n % len(GAMES)], Rng(b"%d %d" % (seed, n))))
                for n in range(PARTIES)
            ]
            await crowd.until(2 * PARTIES)
            until = time.monotonic() + SECONDS
            while time.monotonic() < until:
                await chaos.disturb()
                await crowd.until(crowd.confirmed + PARTIES)
                for party in parties:
                    if party.done():
                        party.result()  # tells what went wrong
            await chaos.mend_all()
            await nobody_stuck(crowd, parties)
            crowd.stopping.set()
            await asyncio.gather(*parties)
            await check_what_people_see(crowd)
        finally:
            for thinker in chaos.thinkers:
                thinker.close()
            for placed in chaos.placed:
                with suppress(ProcessLookupError):
                    found.go_on(placed.member)
                    found.kill(placed.member)
                await placed.database.close()
                await placed.redis.close()
            chaos.engine.dispose()
    moved = sum(len(each.tables) for each in chaos.done)
    print(
        f"{len(chaos.done)} disturbances, {moved} tables concerned, {len(crowd.tables)} tables, "
        f"{crowd.confirmed} commands confirmed, {crowd.cut_off} of them after a cut"
    )
    report(chaos, crowd)
    # Beside the loop, in which the last connections are still being ended.
    await asyncio.to_thread(check_stored, postgres_database, crowd)


def check_stored(database: str, crowd: Crowd) -> None:
    with Store(database) as store:
        check_what_is_stored(store, crowd)


async def nobody_stuck(crowd: Crowd, parties: list[asyncio.Task[None]]) -> None:
    """Everybody's table goes on, or a new one is begun."""
    marks = {id(played): len(played.confirmed) for played in crowd.tables}
    count = len(crowd.tables)

    def standing() -> int:
        """How many parties have done nothing since."""
        moved = sum(len(p.confirmed) > marks.get(id(p), 0) for p in crowd.tables)
        return len(parties) - moved - (len(crowd.tables) - count)

    async with asyncio.timeout(STUCK):
        while standing() > 0:
            await asyncio.sleep(0.05)
