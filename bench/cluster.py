"""Several servers on one PostgreSQL and one Redis, behind nginx, until the cores are full.

What is measured: actions a second with 1, 2 and 4 servers, next to a bare Starlette echo behind the
same proxy; the CPU time that an action costs each part; 10,000 sockets held, with the memory of a
socket and of a table; the start on 100,000 stored tables. From that follows what so many people
need: see cluster_model.py.

Clients, proxy, database and servers share this machine: rates are those of all of them together.

`python -m bench.cluster PART …` measures some parts only, each in about three minutes or less: `1`,
`2` and `4` (so many servers), `sockets`, `start`, `moves` (how long people wait whose server
leaves, or is killed); `needs` works out what follows from all that was
measured so far. `--size 0.02` tries them with so much of everything. What is found is kept in
bench/results/cluster.json.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import statistics
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid
from tests.server.support.postgres import postgres
from tests.server.support.redis import RedisServer

from bench.cluster_model import Costs, needs
from bench.cluster_moves import TARGETS, measure_moves
from bench.cluster_servers import Cluster, cpu_of, echoing, say
from bench.load import SEATS, TABLES
from bench.saturation import Line, Load, Playing, Step, as_it_is
from kachidoki.client import Server
from kachidoki.core.errors import counted
from kachidoki.protocol import NewTable, Seated
from kachidoki.server.serve import more_files

SERVERS = (1, 2, 4)
PARTS = (*map(str, SERVERS), "sockets", "start", "moves", "needs")
RATES = (250, 500, 750, 1000, 1500, 2000, 3000)
SOCKETS = 10_000
STORED = 100_000
AT_ONCE = 20  # tables that are made, or sat down at, at the same time
KEPT = Path(__file__).parent / "results" / "cluster.json"
TARGET_START = 2.0  # seconds
PG = "-c fsync=on -c max_connections=200"


class ClusterLoad(Load):
    """Counts what actions cost every part, once everybody sits at a table."""

    def __init__(self, cluster: Cluster, database: str, tables: int) -> None:
        super().__init__(*cluster.parts["servers"], tables=tables)
        self.parts = cluster.parts
        self.address = cluster.address
        self.database = database
        self.spent: dict[str, float] = {}  # milliseconds
        self.acted = 0

    async def measure(self, rate: int) -> Step:
        """One rate."""
        before, acted = cpu_of(self.parts, self.database), self.numbers()
        step = await super().measure(rate)
        after = cpu_of(self.parts, self.database)
        for part, seconds in after.items():
            spent = self.spent.get(part, 0.0)
            self.spent[part] = spent + 1000 * (seconds - before[part])
        self.acted += self.numbers() - acted
        say(
            f"{rate} actions a second asked: {step.rate:.0f} done, p99 {1000 * step.p99:.1f} ms, "
            f"{step.cpu_each:.2f} ms of the servers' CPU each"
        )
        return step

    def numbers(self) -> int:
        """How many actions were sent so far."""
        return sum(table.number for table in self.tables)


def saturated(
    database: str, redis: RedisServer, count: int, size: float
) -> tuple[list[Step], dict[str, float]]:
    """Rate after rate with so many servers; and what an action costs each part, in ms."""
    rates = tuple(max(1, int(rate * size)) for rate in RATES)
    with ExitStack() as stack, Progress(disable=True) as bar:
        tables = max(2, int(TABLES * size))
        say(f"{counted(count, 'server')}, and people sit down at {tables} tables")
        load = ClusterLoad(Cluster(stack, database, redis, count), database, tables)
        steps = uvloop.run(load.run(load.address, bar, rates))
    return steps, {part: spent / max(1, load.acted) for part, spent in load.spent.items()}


async def echoed(address: str, groups: int, seconds: float = 5.0) -> float:
    """Rounds a second in which four sockets get 1,500 bytes back each, as for an action."""
    from websockets.asyncio.client import connect

    count = 0
    until = time.perf_counter() + seconds
    path = address.replace("http", "ws")

    async def one() -> None:
        nonlocal count
        sockets = [await connect(path, compression=None, ping_interval=None) for _ in range(SEATS)]
        while time.perf_counter() < until:
            for socket in sockets:
                await socket.send("x" * 1500)
            for socket in sockets:
                await socket.recv()
            count += 1
        for socket in sockets:
            await socket.close()

    await asyncio.gather(*(one() for _ in range(groups)))
    return count / seconds


def echo_rate(count: int, groups: int) -> float:
    """The same with so many echoing processes behind nginx."""
    say(f"{count} echoing processes")
    with ExitStack() as stack:
        return uvloop.run(echoed(echoing(stack, count), groups=groups))


async def hold(address: str, cluster: Cluster, count: int) -> tuple[float, float]:
    """Hold so many sockets at tables; gives what one socket and one table take, in kB."""
    tables = max(1, count // SEATS)
    count = tables * SEATS
    began = cluster.megabytes()
    load = Load(*cluster.parts["servers"])
    new = NewTable(game="joraku", options={"players": str(SEATS)})
    places: list[Seated] = []
    say(f"{tables} tables are made")
    async with Server(address) as server:
        while len(places) < tables:
            wanted = min(AT_ONCE, tables - len(places))
            places += await asyncio.gather(*(server.make(new) for _ in range(wanted)))
    before = cluster.megabytes()
    loop = asyncio.get_running_loop()
    netloc = address.removeprefix("http://")
    host_name, _, port = netloc.partition(":")
    lines: list[Line] = []

    async def come(place: Seated, number: int) -> None:
        playing = Playing(load, number)
        for _ in range(SEATS):
            path = f"/api/tables/{place.table.table}/socket"
            line = Line(playing, path, netloc, str(place.token))
            lines.append(line)
            await loop.create_connection(partial(as_it_is, line), host_name, int(port))

    for first in range(0, tables, AT_ONCE):
        some = enumerate(places[first : first + AT_ONCE], first)
        await asyncio.gather(*(come(place, number) for number, place in some))
        if first * SEATS % 1000 < AT_ONCE * SEATS:
            say(f"{len(lines)} of {count} sockets")
    while not all(line.version for line in lines):
        await asyncio.sleep(0.1)
    await asyncio.sleep(2)
    sockets = cluster.megabytes()
    assert all(not line.transport.is_closing() for line in lines), "some were not held"
    say(f"{count} sockets held")
    for line in lines:
        line.transport.abort()
    return 1000 * (sockets - before) / count, 1000 * (before - began) / tables


def fill(database: str, count: int) -> None:
    """Copy a stored table until there are so many."""
    engine = sa.create_engine(sa.make_url(database).set(drivername="postgresql+psycopg"))
    with engine.begin() as connection:
        names = sa.inspect(connection)
        (one,) = connection.execute(sa.text("SELECT id FROM tables LIMIT 1")).one()
        for table, key in (("tables", "id"), *((t, "table_id") for t in ("entries", "passes"))):
            columns = [each["name"] for each in names.get_columns(table)]
            listed = ", ".join(columns)
            copied = ", ".join(
                "'copy' || n" if each == key else "NULL" if each == "owner" else each
                for each in columns
            )
            connection.execute(
                sa.text(
                    f"INSERT INTO {table} ({listed}) SELECT {copied} "
                    f"FROM {table}, generate_series(1, {count}) AS n WHERE {key} = :one"
                ),
                {"one": one},
            )
    engine.dispose()


def start_times(database: str, redis: RedisServer, times: int = 3) -> list[float]:
    """Seconds from the command to the first answer of /ready."""
    found = []
    for _ in range(times):
        with ExitStack() as stack:
            began = time.perf_counter()
            cluster = Cluster(stack, database, redis, 1)
            while httpx.get(f"{cluster.address}/ready").status_code != 200:
                time.sleep(0.01)
            found.append(time.perf_counter() - began)
    return found


def measure_servers(count: int, size: float) -> dict[str, Any]:
    """How much so many servers do, next to an echo, and what an action costs each part."""
    with postgres(PG) as database, RedisServer() as redis:
        steps, costs = saturated(database, redis, count, size)
    held = [step for step in steps if step.held]
    return {
        "held": max((step.asked for step in held), default=0),
        "p99_ms": 1000 * (held[-1] if held else steps[0]).p99,
        "echo": echo_rate(count, max(2, int(TABLES * size))),
        "costs_ms": costs,
    }


def measure_sockets(size: float) -> dict[str, Any]:
    """What sockets and tables take in memory, with two servers."""
    with postgres(PG) as database, RedisServer() as redis, ExitStack() as stack:
        cluster = Cluster(stack, database, redis, 2)
        count = max(SEATS, int(SOCKETS * size))
        socket, table = uvloop.run(hold(cluster.address, cluster, count))
    return {"sockets": count, "socket_kb": socket, "table_kb": table}


def measure_start(size: float) -> dict[str, Any]:
    """How long a server takes to start on many stored tables."""
    count = int(STORED * size)
    with postgres(PG) as database, RedisServer() as redis:
        with ExitStack() as stack:
            say("one table is made")
            cluster = Cluster(stack, database, redis, 1)
            uvloop.run(one_table(cluster.address))
        say(f"it is copied until there are {count}")
        fill(database, count)
        say("servers start, one after another")
        return {"stored": count, "start_seconds": start_times(database, redis)}


async def one_table(address: str) -> None:
    """Make a table."""
    async with Server(address) as server:
        await server.make(NewTable(game="joraku", options={"players": str(SEATS)}))


def needed(found: dict[str, Any]) -> dict[str, Any] | None:
    """What a million people need, once the largest cluster and the sockets were measured."""
    largest = found.get(str(max(SERVERS)))
    if largest is None or "sockets" not in found:
        return None
    costs, memory_of = largest["costs_ms"], found["sockets"]
    worked_out = Costs(
        costs["servers"],
        costs["postgres"],
        costs["redis"],
        costs["nginx"],
        memory_of["socket_kb"],
        memory_of["table_kb"],
    )
    return asdict(needs(worked_out, 1_000_000))


def report(console: Console, found: dict[str, Any]) -> None:
    """All that was measured so far."""
    grid = Grid(
        *("servers", "held a second", "p99 ms there", "echo rounds a second"),
        *("server ms", "PostgreSQL ms", "Redis ms", "nginx ms"),
        title=f"a cluster on {os.cpu_count()} cores, CPU time an action",
    )
    for count in map(str, SERVERS):
        if count in found:
            one, costs = found[count], found[count]["costs_ms"]
            shown = (costs[part] for part in ("servers", "postgres", "redis", "nginx"))
            grid.add_row(
                *(count, str(one["held"]), f"{one['p99_ms']:.1f}", f"{one['echo']:.0f}"),
                *(f"{each:.3f}" for each in shown),
            )
    if grid.row_count:
        console.print(grid)
    if "sockets" in found:
        held = found["sockets"]
        console.print(
            f"{held['sockets']} sockets held: {held['socket_kb']:.1f} kB a socket, "
            f"{held['table_kb']:.1f} kB a table"
        )
    if "start" in found:
        seconds = statistics.median(found["start"]["start_seconds"])
        good = "reached" if seconds < TARGET_START else "MISSED"
        console.print(
            f"start on {found['start']['stored']} stored tables: {seconds:.2f} s "
            f"(target {TARGET_START:.0f}: {good})"
        )
    for which, waits in found.get("moves", {}).items():
        target = None if "other" in which else TARGETS[which.partition(",")[0]]
        good = "reached" if waits["p99_seconds"] <= (target or 0) else "MISSED"
        told = waits["told"] + (f" (target {target:.0f}: {good})" if target else "")
        console.print(told, soft_wrap=True)
    if "needs" in found:
        million = json.dumps(found["needs"])
        console.print(f"1,000,000 people at tables: {million}", soft_wrap=True)


def measure(
    console: Console, parts: Sequence[str] = PARTS, size: float = 1.0, kept: Path | None = None
) -> dict[str, Any]:
    """Some parts or all; what a file has kept of others counts too, and it keeps these."""
    more_files()
    gc.disable()
    found: dict[str, Any] = {}
    if kept is not None and kept.exists():
        found = json.loads(kept.read_text(encoding="utf-8"))
    for part in parts:
        say(f"part {part}, at a load of {os.getloadavg()[0]:.1f}")
        if part == "sockets":
            found[part] = measure_sockets(size)
        elif part == "start":
            found[part] = measure_start(size)
        elif part == "moves":
            found[part] = measure_moves(size)
        elif part == "needs":
            found[part] = needed(found)
            if found[part] is None:
                say(f"this needs the parts {max(SERVERS)} and sockets, of full size, first")
        else:
            found[part] = measure_servers(int(part), size)
        if kept is not None:
            kept.parent.mkdir(exist_ok=True)
            kept.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    report(console, {part: each for part, each in found.items() if each is not None})
    return found


def main() -> None:
    """`python -m bench.cluster`."""
    parser = argparse.ArgumentParser(prog="bench.cluster", description="see the top of the file")
    parser.add_argument("part", nargs="*", help=f"some of {', '.join(PARTS)} (all)")
    parser.add_argument("--size", type=float, default=1.0, help="so much of everything (1)")
    args = parser.parse_args()
    unknown = [part for part in args.part if part not in PARTS]
    if unknown:
        parser.error(f"there is no part {unknown[0]}; there are {', '.join(PARTS)}")
    measure(Console(), args.part or PARTS, args.size, KEPT if args.size == 1 else None)


if __name__ == "__main__":
    main()
