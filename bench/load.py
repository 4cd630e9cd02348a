"""The server under load, from a second process: 500 tables, 2,000 sockets, an action each 2 s.

The peer in the same run is a bare FastAPI echo with as many sockets.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from kachidoki.client import Server
from kachidoki.protocol import Hello, NewTable, SeatWish, TakeAction
from kachidoki.server.serve import more_files

TABLES = 500
SEATS = 4
EVERY = 2.0  # seconds between two actions of a table
SECONDS = 40.0
TARGET_P99 = 0.050
TARGET_MEMORY = 400
TARGET_OPEN = 0.020
LIFTED = {
    "KACHIDOKI_MESSAGES_EACH_SECOND": "1000000",
    "KACHIDOKI_REQUESTS_EACH_SECOND": "1000000",
    "KACHIDOKI_TABLES_EACH_HOUR": "1000000",
    "KACHIDOKI_MOST_CONNECTIONS_EACH": "1000000",
    "KACHIDOKI_CPU_SHARE_EACH": "1000000",
    "KACHIDOKI_PACE": "0",
    "KACHIDOKI_LOG_LEVEL": "error",
    "KACHIDOKI_WORKERS": "1",
}
ECHO = """
import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
app = FastAPI()
@app.websocket("/")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass
class Told(uvicorn.Server):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        print(self.servers[0].sockets[0].getsockname()[1], flush=True)
from kachidoki.server.serve import more_files
more_files()
config = uvicorn.Config(app, port=0, log_level="error", ws="websockets-sansio",
                        ws_per_message_deflate=False)
Told(config).run()
"""


@dataclass
class Figures:
    """What was measured under one load."""

    name: str
    latencies: list[float] = field(default_factory=list)
    sent: int = 0
    lost: int = 0
    megabytes: float = 0

    def quantile(self, part: float) -> float:
        """A quantile of the latencies, in seconds."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def memory(process: subprocess.Popen[str]) -> float:
    """What a process holds in memory, in MB."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


@contextmanager
def server_process(folder: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """`kachidoki serve` in a process of its own, on SQLite."""
    command = [sys.executable, "-m", "kachidoki", "serve", "--json", "--port", "0"]
    command += ["--database", f"sqlite:///{folder / 'tables.db'}"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **LIFTED}
    )
    assert process.stdout is not None
    try:
        yield json.loads(process.stdout.readline())["address"], process
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def echo_process() -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A bare FastAPI echo."""
    process = subprocess.Popen([sys.executable, "-c", ECHO], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield f"ws://127.0.0.1:{process.stdout.readline().strip()}/", process
    finally:
        process.terminate()
        process.wait(30)


class Wire:
    """One socket of the load: as little work as possible beside what is measured."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.version = 0
        self.legal: list[str] = []
        self.done: dict[str, int] = {}
        self.seen: dict[int, float] = {}

    async def read(self) -> None:
        """Note when each version arrives."""
        async for frame in self.socket:
            message: dict[str, Any] = json.loads(frame)
            if message["type"] == "update":
                self.version = message["version"]
                self.legal = message["legal"]
                self.seen[self.version] = time.perf_counter()
            elif message["type"] == "done":
                self.done[message["id"]] = message["version"]


@asynccontextmanager
async def table_of(address: str, seats: int) -> AsyncIterator[list[Wire]]:
    """A table of people, all connected."""
    async with Server(address) as server:
        host = await server.make(NewTable(game="joraku", options={"players": str(seats)}))
        name = host.table.table
        tokens = [host.token]
        tokens += [(await server.sit(name, f"Guest {n}")).token for n in range(1, seats)]
    path = address.replace("http", "ws") + f"/api/tables/{name}/socket"
    wires = []
    for token in tokens:
        socket = await connect(path, compression=None, ping_interval=None, max_size=2**23)
        await socket.send(Hello(token=token).model_dump_json())
        wires.append(Wire(socket))
    readers = [asyncio.create_task(wire.read()) for wire in wires]
    try:
        yield wires
    finally:
        for reader in readers:
            reader.cancel()
        for wire in wires:
            await wire.socket.close()


async def play(wires: list[Wire], figures: Figures, until: float) -> None:
    """One action each two seconds; from sending it to the last seat's view."""
    rng = random.Random(id(wires))
    await asyncio.sleep(rng.random() * EVERY)
    number = 0
    while time.perf_counter() < until:
        began = time.perf_counter()
        acting = [seat for seat, wire in enumerate(wires) if wire.legal]
        if not acting:
            return  # over
        seat = rng.choice(acting)
        wire = wires[seat]
        number += 1
        command = TakeAction(
            id=f"c{number}", version=wire.version, seat=seat, action=rng.choice(wire.legal)
        )
        text = command.model_dump_json()
        for each in wires:
            each.seen.clear()
        sent = time.perf_counter()
        await wire.socket.send(text)
        figures.sent += 1
        version = None
        while time.perf_counter() < sent + 5:
            await asyncio.sleep(0.005 if version is None else 0.002)
            version = wire.done.pop(command.id, version)
            if version is not None and all(version in each.seen for each in wires):
                figures.latencies.append(max(each.seen[version] for each in wires) - sent)
                break
        else:
            figures.lost += 1
        await asyncio.sleep(max(0.0, began + EVERY - time.perf_counter()))


async def load(address: str, process: subprocess.Popen[str], progress: Progress) -> Figures:
    """500 tables at once."""
    figures = Figures("kachidoki, 4 views an action, on SQLite")
    task = progress.add_task("sitting down", total=TABLES)
    open_tables = []
    for _ in range(TABLES):
        table = table_of(address, SEATS)
        open_tables.append((table, await table.__aenter__()))
        progress.advance(task)
    progress.update(task, description="playing", completed=0)
    until = time.perf_counter() + SECONDS
    games = [asyncio.create_task(play(wires, figures, until)) for _, wires in open_tables]
    while (left := until - time.perf_counter()) > 0:
        progress.update(task, completed=TABLES * (1 - left / SECONDS))
        await asyncio.sleep(1)
    await asyncio.gather(*games)
    figures.megabytes = memory(process)
    for table, _ in open_tables:
        await table.__aexit__(None, None, None)
    return figures


async def echo_load(address: str, process: subprocess.Popen[str]) -> Figures:
    """As many sockets, as many messages, nothing behind them."""
    figures = Figures("bare FastAPI echo")
    sockets = [
        await connect(address, compression=None, ping_interval=None) for _ in range(TABLES * SEATS)
    ]
    until = time.perf_counter() + SECONDS / 2

    async def one(group: list[ClientConnection]) -> None:
        rng = random.Random(id(group))
        await asyncio.sleep(rng.random() * EVERY)
        while time.perf_counter() < until:
            sent = time.perf_counter()
            for socket in group:
                await socket.send("x" * 1500)
            for socket in group:
                await socket.recv()
            figures.sent += 1
            figures.latencies.append(time.perf_counter() - sent)
            await asyncio.sleep(max(0.0, sent + EVERY - time.perf_counter()))

    groups = [sockets[at : at + SEATS] for at in range(0, len(sockets), SEATS)]
    await asyncio.gather(*(one(group) for group in groups))
    figures.megabytes = memory(process)
    for socket in sockets:
        await socket.close()
    return figures


async def play_one(address: str, seed: int) -> str:
    """A finished game of four at one screen; returns its table."""
    async with Server(address) as server:
        seats = [SeatWish(kind="me") for _ in range(SEATS)]
        place = await server.make(NewTable(game="joraku", seats=seats))
        rng = random.Random(seed)
        async with server.seat(place.table.table, place.token) as screen:
            while screen.now.table.status != "over":
                if not screen.now.legal:
                    await screen.look(screen.now.curtain[0])
                await screen.act(rng.choice(screen.now.legal))
    return place.table.table


async def open_times(address: str, table: str, times: int) -> list[float]:
    """From asking for a connection to the whole view with all events."""
    found = []
    path = address.replace("http", "ws") + f"/api/tables/{table}/socket"
    for _ in range(times):
        began = time.perf_counter()
        async with connect(path, compression=None, max_size=2**23) as socket:
            await socket.send(Hello().model_dump_json())
            while json.loads(await socket.recv())["type"] != "update":
                pass
            found.append(time.perf_counter() - began)
    return found


def measure(console: Console) -> dict[str, object]:
    """All of it; prints and returns what was measured."""
    more_files()
    gc.disable()  # collecting among 2,000 sockets of ours would stop our own clock
    with tempfile.TemporaryDirectory() as name, Progress(console=console, transient=True) as bar:
        folder = Path(name)
        with server_process(folder) as (address, process):
            figures = asyncio.run(load(address, process, bar))
            finished = [asyncio.run(play_one(address, seed)) for seed in range(10)]
        with server_process(folder) as (address, _):
            times = [asyncio.run(open_times(address, table, 10)) for table in finished]
            first = times[0][0]
            cold = statistics.median(each[0] for each in times[1:])
            warm = statistics.median(time for each in times for time in each[1:])
        with echo_process() as (address, process):
            peer = asyncio.run(echo_load(address, process))
    grid = Grid("load", "actions", "lost", "p50 ms", "p99 ms", "max ms", "MB", title="the server")
    for each in (peer, figures):
        grid.add_row(
            each.name,
            str(each.sent),
            str(each.lost),
            *(f"{1000 * each.quantile(part):.1f}" for part in (0.5, 0.99, 1)),
            f"{each.megabytes:.0f}",
        )
    console.print(grid)
    opened = "reached" if max(warm, cold) < TARGET_OPEN else "MISSED"
    console.print(
        f"opening a finished 4-player game: {1000 * warm:.1f} ms; read from the database "
        f"{1000 * cold:.1f} ms; the very first after a start {1000 * first:.1f} ms "
        f"(target under {1000 * TARGET_OPEN:.0f} ms: {opened})"
    )
    good = figures.quantile(0.99) < TARGET_P99 and not figures.lost
    good = good and figures.megabytes < TARGET_MEMORY
    console.print(
        f"target p99 under {1000 * TARGET_P99:.0f} ms, none lost, under {TARGET_MEMORY} MB: "
        f"{'reached' if good else 'MISSED'}"
    )
    return {
        each.name: {
            "actions": each.sent,
            "lost": each.lost,
            "p50": each.quantile(0.5),
            "p99": each.quantile(0.99),
            "max": each.quantile(1),
            "megabytes": each.megabytes,
        }
        for each in (peer, figures)
    } | {"open_warm": warm, "open_cold": cold, "open_first": first}


if __name__ == "__main__":
    measure(Console())
