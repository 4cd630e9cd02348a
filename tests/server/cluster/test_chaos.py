"""Everything goes wrong, again and again, while people play: nothing is lost, nobody is stuck.

Four servers on one PostgreSQL and one Redis behind one door. Every few seconds a server is killed,
stopped past its lease, told to leave, or cut off from the database or from Redis; or Redis is
emptied, or started anew. KACHIDOKI_TEST_CHAOS=3600 does that for an hour, with 200 tables and two
thinkers, which are killed too; people think for a moment then, so that not everybody waits for the
cores of one machine all the time.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import time
from collections import Counter
from pathlib import Path

import pytest

from kachidoki.core import Rng
from kachidoki.core.errors import counted
from kachidoki.server.storage.store import Store
from tests.async_test import async_test
from tests.server.support.chaos import GAMES, Chaos, waits_of
from tests.server.support.cluster import Cluster
from tests.server.support.confirmed import check_what_is_stored, check_what_people_see
from tests.server.support.crowd import Crowd
from tests.server.support.lives import Lives
from tests.server.support.redis import RedisServer
from tests.server.support.ways import Ways

SECONDS = float(os.environ.get("KACHIDOKI_TEST_CHAOS", "10"))
LONG = SECONDS > 300
PARTIES = 200 if LONG else 10
PACE = 4.0 if LONG else 0.0  # seconds that people think
SERVERS_AT_ONCE = 4
THINKERS = 2 if SECONDS > 30 else 0
STUCK = 60.0  # seconds in which everybody goes on once nothing is disturbed any more


@pytest.mark.slow
@pytest.mark.timeout(600 + 2 * SECONDS)
@async_test(within=300 + 2 * SECONDS)
async def test_nothing_is_lost_and_nobody_is_stuck_whatever_goes_wrong(
    launcher: Lives, tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    seed = random.randrange(10**6)
    print(f"seed {seed}")
    found = Cluster(launcher, tmp_path, postgres_database, redis)
    with Ways(tmp_path) as ways:
        chaos = Chaos(found, ways, random.Random(seed))
        try:
            for _ in range(SERVERS_AT_ONCE):
                await chaos.start()
            for _ in range(THINKERS):
                await chaos.think()
            crowd = Crowd(ways.address, PACE)
            parties = [
                asyncio.create_task(crowd.play(*GAMES[n % len(GAMES)], Rng(b"%d %d" % (seed, n))))
                for n in range(PARTIES)
            ]
            await crowd.until(2 * PARTIES)
            until = time.monotonic() + SECONDS
            while time.monotonic() < until:
                await chaos.disturb()
                last = chaos.done[-1]
                told = f"{last.kind} of a server with {len(last.tables)} tables"
                print(f"{until - time.monotonic():.0f} s left: {told}, {crowd.confirmed} confirmed")
                await crowd.until(crowd.confirmed + PARTIES)
                spare_garbage()
                for party in parties:
                    if party.done():
                        party.result()  # tells what went wrong
            await chaos.mend_all()
            await nobody_stuck(crowd, parties)
            crowd.stopping.set()
            await asyncio.gather(*parties)
            tell(chaos, crowd)
            await check_what_people_see(crowd)
        finally:
            await chaos.end()
    # Beside the loop, in which the last connections are still being ended.
    await asyncio.to_thread(check_stored, postgres_database, crowd)


def spare_garbage() -> None:
    """Never look for garbage among all that people remember: they would stand still for seconds."""
    gc.collect(1)
    gc.freeze()


def tell(chaos: Chaos, crowd: Crowd) -> None:
    """What was disturbed, and how long people waited for an answer."""
    moved = sum(len(each.tables) for each in chaos.done)
    print(
        f"{len(chaos.done)} disturbances, {moved} tables concerned, {len(crowd.tables)} tables, "
        f"{crowd.confirmed} commands confirmed, {crowd.cut_off} of them after a cut"
    )
    for kind, times in sorted(Counter(each.kind for each in chaos.done).items()):
        print(f"{kind}: {counted(times, 'time')}")
    for waits in waits_of(chaos.done, crowd):
        print(waits)
        assert waits.p99 < STUCK


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
