"""How long people at a table wait when its server leaves, and when it is killed."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.support.chaos import GAMES, Chaos, Disturbance, waits_of
from tests.server.support.cluster import Cluster, ready
from tests.server.support.crowd import Crowd
from tests.server.support.lives import lives
from tests.server.support.postgres import postgres
from tests.server.support.redis import RedisServer
from tests.server.support.ways import Ways

from bench.cluster_servers import say
from kachidoki.core import Rng

SERVERS = 4
TABLES = 40
PACE = 0.5  # seconds that people think: somebody at every table waits for an answer nearly always
TIMES = 6  # that the server with most tables leaves, and that it is killed
SETTLED = 4.0  # seconds before each
TARGETS = {"leave": 1.0, "kill": 2.0}  # seconds that all but one table in a hundred wait


def measure_moves(size: float) -> dict[str, Any]:
    """The waits of each kind: of its tables, and of all others in the same seconds."""
    tables = max(6, int(TABLES * size))
    times = max(1, int(TIMES * min(1, 10 * size)))
    with (
        tempfile.TemporaryDirectory() as name,
        postgres() as database,
        RedisServer() as redis,
        lives(Path(name), f"sqlite:///{name}/none.db") as launcher,
    ):
        return asyncio.run(moved(Cluster(launcher, Path(name), database, redis), tables, times))


async def moved(found: Cluster, tables: int, times: int) -> dict[str, Any]:
    """Let servers leave and be killed under play."""
    with Ways(found.folder) as ways:
        chaos = Chaos(found, ways, random.Random(1))
        crowd = Crowd(ways.address, PACE)
        try:
            for _ in range(SERVERS):
                await chaos.start()
            say(f"people sit down at {tables} tables of {SERVERS} servers")
            parties = [
                asyncio.create_task(crowd.play(*GAMES[n % len(GAMES)], Rng(b"%d" % n)))
                for n in range(tables)
            ]
            await crowd.until(2 * tables)
            for kind in TARGETS:
                for _ in range(times):
                    await disturb(chaos, kind)
            crowd.stopping.set()
            await asyncio.gather(*parties)
        finally:
            await chaos.end()
    return {
        f"{waits.kind}, {waits.whose}": {
            "tables": len(waits.longest),
            "p99_seconds": waits.p99,
            "longest_seconds": waits.longest[-1],
            "told": str(waits),
        }
        for waits in waits_of(chaos.done, crowd)
    }


async def disturb(chaos: Chaos, kind: str) -> None:
    """Have the server with most tables leave, or kill it; another takes its place."""
    for placed in chaos.placed:
        await ready(placed.member)
    await asyncio.sleep(SETTLED)
    placed = max(chaos.placed, key=lambda each: len(chaos.tables_of(each)))
    its = chaos.tables_of(placed)
    say(f"{kind}: a server with {len(its)} tables")
    chaos.done.append(Disturbance(kind, time.monotonic(), its))
    await (chaos.leave if kind == "leave" else chaos.kill)(placed)
    await asyncio.sleep(SETTLED)
