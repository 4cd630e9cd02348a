"""Several servers on one PostgreSQL and one Redis, behind nginx, until the cores are full.

What is measured: actions a second with 1, 2 and 4 servers, next to a bare Starlette echo behind the
same proxy; the CPU time that an action costs each part; 10,000 sockets held, with the memory of a
socket and of a table; the start on 100,000 stored tables. From that follows what so many people
need: see cluster_model.py.

Clients, proxy, database and servers share this machine: rates are those of all of them together.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
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
from tests.server.support.proxy import free_port
from tests.server.support.redis import SECRET, RedisServer
from tests.system import installed, nginx

from bench.cluster_model import Costs, needs
from bench.load import LIFTED, SEATS, memory
from bench.saturation import Line, Load, Playing, Step, as_it_is, cpu_seconds
from kachidoki.client import Server
from kachidoki.protocol import NewTable
from kachidoki.server.serve import more_files

SERVERS = (1, 2, 4)
RATES = (250, 500, 750, 1000, 1500, 2000, 3000)
SOCKETS = 10_000
STORED = 100_000
TARGET_START = 2.0  # seconds
AROUND = """
user root; daemon off; worker_processes 2; worker_rlimit_nofile {files}; pid {folder}/nginx.pid;
error_log stderr crit;
events {{ worker_connections 40000; }}
http {{
    access_log off; client_body_temp_path {folder}/b; proxy_temp_path {folder}/p;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    upstream servers {{ least_conn; {servers} }}
    map $http_upgrade $connection_kind {{ default upgrade; '' ''; }}
    server {{
        listen 127.0.0.1:{port} reuseport backlog=4096;
        location / {{
            proxy_pass http://servers; proxy_http_version 1.1; proxy_read_timeout 1h;
            proxy_set_header Host $http_host; proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_kind;
        }}
    }}
}}
"""
ECHO = """
import sys, uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from kachidoki.server.serve import more_files
async def echo(socket):
    await socket.accept()
    async for text in socket.iter_text():
        await socket.send_text(text)
more_files()
app = Starlette(routes=[WebSocketRoute("/", echo)])
print(sys.argv[1], flush=True)
uvicorn.run(app, port=int(sys.argv[1]), log_level="error", ws="websockets-sansio",
            ws_per_message_deflate=False)
"""


@contextmanager
def started(command: list[str], more: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """A process, from its first line on."""
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **more}
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline(), "it did not start"
        try:
            yield process
        finally:
            process.terminate()


@contextmanager
def behind_nginx(ports: list[int]) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A proxy before these ports; its address and its process."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        servers = " ".join(f"server 127.0.0.1:{each};" for each in ports)
        file = Path(folder, "nginx.conf")
        _, files = resource.getrlimit(resource.RLIMIT_NOFILE)
        file.write_text(AROUND.format(folder=folder, servers=servers, port=port, files=files))
        program = installed(nginx, "nginx", "nginx-light")
        with subprocess.Popen([program, "-p", folder, "-c", file]) as process:
            try:
                while not children(process.pid):
                    assert process.poll() is None, "nginx did not start"
                    time.sleep(0.01)
                yield f"http://127.0.0.1:{port}", process
            finally:
                process.terminate()


def children(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    own = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [each for child in map(int, own) for each in (child, *children(child))]


class Cluster:
    """Servers with everything around them."""

    def __init__(self, stack: ExitStack, database: str, redis: RedisServer, count: int) -> None:
        variables = {
            **LIFTED,
            "KACHIDOKI_DATABASE": database,
            "KACHIDOKI_CLUSTER": redis.address,
            "KACHIDOKI_CLUSTER_KEY": SECRET,
            "KACHIDOKI_MOST_CONNECTIONS": "20000",
        }
        ports = [free_port() for _ in range(count)]
        command = [sys.executable, "-m", "kachidoki", "serve", "--port"]
        self.servers = [
            stack.enter_context(started([*command, str(port)], variables)) for port in ports
        ]
        self.address, proxy = stack.enter_context(behind_nginx(ports))
        assert redis.process is not None
        self.parts = {
            "servers": [each.pid for each in self.servers],
            "redis": [redis.process.pid],
            "nginx": [proxy.pid, *children(proxy.pid)],
        }

    def megabytes(self) -> float:
        """What all servers hold in memory."""
        return sum(memory(each) for each in self.servers)


def postmaster(database: str) -> int:
    """The process that has started all of PostgreSQL's."""
    folder = sa.make_url(database).query["host"]
    return int(Path(str(folder), "data", "postmaster.pid").read_text().splitlines()[0])


def cpu_of(parts: dict[str, list[int]], database: str) -> dict[str, float]:
    """CPU seconds of each part so far."""
    found = {name: cpu_seconds(*processes) for name, processes in parts.items()}
    # PostgreSQL has a process for each connection: those that are gone count with their parent.
    main = postmaster(database)
    words = Path(f"/proc/{main}/stat").read_text().rpartition(")")[2].split()
    found["postgres"] = sum(map(int, words[11:15])) / os.sysconf("SC_CLK_TCK")
    for process in children(main):
        with suppress(FileNotFoundError):
            found["postgres"] += cpu_seconds(process)
    return found


class ClusterLoad(Load):
    """Counts what actions cost every part, once everybody sits at a table."""

    def __init__(self, cluster: Cluster, database: str) -> None:
        super().__init__(*cluster.parts["servers"])
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
        return step

    def numbers(self) -> int:
        """How many actions were sent so far."""
        return sum(table.number for table in self.tables)


def saturated(
    database: str, redis: RedisServer, count: int, bar: Progress
) -> tuple[list[Step], dict[str, float]]:
    """Rate after rate with so many servers; and what an action costs each part, in ms."""
    with ExitStack() as stack:
        load = ClusterLoad(Cluster(stack, database, redis, count), database)
        steps = uvloop.run(load.run(load.address, bar, RATES))
    return steps, {part: spent / load.acted for part, spent in load.spent.items()}


async def echoed(address: str, seconds: float = 5.0, groups: int = 500) -> float:
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


def echo_rate(count: int) -> float:
    """The same with so many echoing processes behind nginx."""
    with ExitStack() as stack:
        ports = [free_port() for _ in range(count)]
        for port in ports:
            command = [sys.executable, "-c", ECHO, str(port)]
            stack.enter_context(started(command, {}))
        address, _ = stack.enter_context(behind_nginx(ports))
        for port in ports:
            while not listening(port):
                time.sleep(0.01)
        return uvloop.run(echoed(address))


def listening(port: int) -> bool:
    """Whether somebody answers at a port."""
    try:
        httpx.get(f"http://127.0.0.1:{port}/")
    except httpx.TransportError:
        return False
    return True


async def hold(address: str, cluster: Cluster, bar: Progress) -> tuple[float, float]:
    """Hold all sockets at tables; gives what one socket and one table take, in kB."""
    count = SOCKETS // SEATS
    task = bar.add_task(f"{count} tables", total=count)
    began = cluster.megabytes()
    load = Load(*cluster.parts["servers"])
    places = []
    async with Server(address) as server:
        for _ in range(count):
            host = await server.make(NewTable(game="joraku", options={"players": str(SEATS)}))
            places.append(host)
            bar.advance(task)
    tables = cluster.megabytes()
    bar.update(task, description=f"{SOCKETS} sockets", completed=0)
    loop = asyncio.get_running_loop()
    netloc = address.removeprefix("http://")
    host_name, _, port = netloc.partition(":")
    lines: list[Line] = []
    for number, place in enumerate(places):
        playing = Playing(load, number)
        for _ in range(SEATS):
            path = f"/api/tables/{place.table.table}/socket"
            line = Line(playing, path, netloc, str(place.token))
            await loop.create_connection(partial(as_it_is, line), host_name, int(port))
            lines.append(line)
        bar.advance(task)
    while not all(line.version for line in lines):
        await asyncio.sleep(0.1)
    await asyncio.sleep(2)
    sockets = cluster.megabytes()
    assert all(not line.transport.is_closing() for line in lines), "some were not held"
    for line in lines:
        line.transport.abort()
    return 1000 * (sockets - tables) / SOCKETS, 1000 * (tables - began) / count


def fill(database: str) -> None:
    """Copy a stored table until there are 100,000."""
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
                    f"FROM {table}, generate_series(1, {STORED}) AS n WHERE {key} = :one"
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


def measure(console: Console, counts: tuple[int, ...] = SERVERS) -> dict[str, Any]:
    """All of it; prints and returns what was measured."""
    more_files()
    gc.disable()
    found: dict[str, Any] = {"load before": os.getloadavg()[0], "rates": {}, "costs_ms": {}}
    grid = Grid(
        *("servers", "held a second", "p99 ms there", "echo rounds a second"),
        *("server ms", "PostgreSQL ms", "Redis ms", "nginx ms"),
        title=f"a cluster on {os.cpu_count()} cores, CPU time an action",
    )
    with ExitStack() as stack:
        database = stack.enter_context(postgres("-c fsync=on -c max_connections=200"))
        redis = stack.enter_context(RedisServer())
        bar = stack.enter_context(Progress(console=console, transient=True))
        for count in counts:
            steps, costs = saturated(database, redis, count, bar)
            held = [step for step in steps if step.held]
            rate = max((step.asked for step in held), default=0)
            p99 = held[-1].p99 if held else steps[0].p99
            echo = echo_rate(count)
            found["rates"][count] = {"held": rate, "p99": p99, "echo": echo}
            found["costs_ms"][count] = costs
            shown = (costs["servers"], costs["postgres"], costs["redis"], costs["nginx"])
            grid.add_row(
                *(str(count), str(rate), f"{1000 * p99:.1f}", f"{echo:.0f}"),
                *(f"{each:.3f}" for each in shown),
            )
        with ExitStack() as holding:
            cluster = Cluster(holding, database, redis, 2)
            socket, table = uvloop.run(hold(cluster.address, cluster, bar))
        fill(database)
        starts = start_times(database, redis)
    console.print(grid)
    costs = found["costs_ms"][max(counts)]
    worked_out = Costs(
        costs["servers"], costs["postgres"], costs["redis"], costs["nginx"], socket, table
    )
    found |= {"socket_kb": socket, "table_kb": table, "start_seconds": starts}
    found["million"] = asdict(needs(worked_out, 1_000_000))
    good = "reached" if statistics.median(starts) < TARGET_START else "MISSED"
    console.print(
        f"{SOCKETS} sockets held: {socket:.1f} kB a socket, {table:.1f} kB a table; start on "
        f"{STORED} stored tables: {statistics.median(starts):.2f} s "
        f"(target {TARGET_START:.0f}: {good})"
    )
    console.print(f"1,000,000 people at tables: {json.dumps(found['million'])}")
    return found


if __name__ == "__main__":
    print(json.dumps(measure(Console(stderr=True)), indent=2))
