"""What it costs to have bots think elsewhere: next to processes of the server's own.

The same questions go to the same number of processes, once through pipes and once through Redis to
`kachidoki think`. `python -m bench.thinking` measures this alone.
"""

from __future__ import annotations

import asyncio
import os
import time
from statistics import median, quantiles

from rich.console import Console
from rich.table import Table
from tests.server.support.redis import SECRET, RedisServer
from tests.server.support.thinking import a_view, answers, think_process, until

from kachidoki.bots.workers import Workers
from kachidoki.server.cluster.thinkers import Thinkers
from kachidoki.server.ops.metrics import Metrics

PROCESSES = 2
QUESTIONS = 300
ALONE = 100  # one after another
LEVEL = "casual"  # answers in a fraction of a millisecond: what is measured is the way


async def asked(workers: Workers | Thinkers) -> dict[str, float]:
    """Questions a second when many wait, and milliseconds when one does."""
    view = a_view()
    for _ in range(20):
        await workers.think(LEVEL, view, b"warm")
    times = []
    for number in range(ALONE):
        began = time.perf_counter()
        await workers.think(LEVEL, view, str(number).encode())
        times.append((time.perf_counter() - began) * 1000)
    busy, began = time.process_time(), time.perf_counter()
    many = [workers.think(LEVEL, view, str(number).encode()) for number in range(QUESTIONS)]
    await asyncio.gather(*many)
    return {
        "a_second": QUESTIONS / (time.perf_counter() - began),
        "cpu_microseconds_of_who_asks": (time.process_time() - busy) / QUESTIONS * 1e6,
        "median_milliseconds": median(times),
        "p99_milliseconds": quantiles(times, n=100)[98],
    }


async def compare() -> dict[str, dict[str, float]]:
    """Both ways, one after the other."""
    async with Workers(PROCESSES) as local:
        found = {"processes of the server": await asked(local)}
    with RedisServer() as redis, think_process(redis, PROCESSES):
        async with Thinkers(redis.address, SECRET, Workers(1), Metrics()) as thinkers:
            await until(lambda: thinkers.seen.thinkers)
            found["kachidoki think, through Redis"] = await asked(thinkers)
            late = sum(count for by, count in answers(thinkers).items() if by != "thinker")
            found["kachidoki think, through Redis"]["not_answered_in_time"] = late
    return found


def measure(console: Console) -> dict[str, dict[str, float]]:
    """Measure and print."""
    with console.status("bots elsewhere"):
        found = asyncio.run(compare())
    table = Table(
        *("bots think in", "a second", "CPU of who asks", "one alone: median", "p99"),
        title=f"questions to bots, {PROCESSES} processes",
    )
    for name, each in found.items():
        table.add_row(
            name,
            f"{each['a_second']:,.0f}",
            f"{each['cpu_microseconds_of_who_asks']:,.0f} µs",
            f"{each['median_milliseconds']:.1f} ms",
            f"{each['p99_milliseconds']:.1f} ms",
        )
    console.print(table)
    console.print(f"load: {os.getloadavg()[0]:.2f} on {os.cpu_count()} cores")
    return found


if __name__ == "__main__":
    measure(Console())
