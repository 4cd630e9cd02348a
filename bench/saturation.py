"""How much one server process does: CPU time for each action, and the highest rate it holds.

The clients are a second process, as light as can be, so that they are not what is measured:
they read frames by hand and look only at the version and the legal actions.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import statistics
import tempfile
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from bench.load import SEATS, TABLES, server_process
from kachidoki.client import Server
from kachidoki.protocol import Hello, NewTable
from kachidoki.server.serve import more_files

RATES = (250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2500)  # actions a second of all tables
WARM_UP = 2.0  # seconds before each measurement
SECONDS = 5.0
HELD = 0.97  # of the rate that was asked for
BOUND = 0.100  # seconds: a rate whose p99 is longer is not held
TARGET_RATE = 1500
TARGET_P99 = 0.025  # at the first of the rates


@dataclass
class Step:
    """What was measured at one rate."""

    asked: int
    actions: int = 0
    refused: int = 0
    seconds: float = 0
    cpu: float = 0
    latencies: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        """Actions a second that were seen by all four seats."""
        return self.actions / self.seconds

    @property
    def p99(self) -> float:
        """The 99th percentile of the latencies, in seconds."""
        ordered = sorted(self.latencies)
        return ordered[int(0.99 * len(ordered))] if ordered else 0.0

    @property
    def cpu_each(self) -> float:
        """Milliseconds of CPU time of the server for each action."""
        return 1000 * self.cpu / max(1, self.actions)

    @property
    def held(self) -> bool:
        """Whether the server kept up."""
        return self.rate >= HELD * self.asked and self.p99 < BOUND and not self.refused


def cpu_seconds(*processes: int) -> float:
    """CPU time of processes, by their ids, and all their threads, from the kernel."""
    found = 0
    for process in processes:
        words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        found += int(words[11]) + int(words[12])
    return found / os.sysconf("SC_CLK_TCK")


class Line(asyncio.Protocol):
    """One socket of a table; tells it what arrives."""

    def __init__(self, table: Playing, path: str, host: str, token: str) -> None:
        self.table = table
        self.path = path
        self.host = host
        self.token = token
        self.buffer = b""
        self.open = False
        self.version = 0
        self.legal: list[bytes] = []

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Ask for a WebSocket."""
        self.transport = transport
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def send(self, text: str) -> None:
        """Send a text, masked with zeros: the same bytes."""
        body = text.encode()
        size = len(body)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2)
        self.transport.write(head + bytes(4) + body)

    def data_received(self, data: bytes) -> None:
        """Take whole frames out of what has arrived."""
        buffer = self.buffer + data if self.buffer else data
        if not self.open:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            assert b" 101 " in head[:20], head
            self.open = True
            self.send(Hello(token=self.token).model_dump_json())
        at = 0
        while len(buffer) >= at + 2:
            size, start = buffer[at + 1] & 127, at + 2
            if size > 125:
                wide = 2 if size == 126 else 8
                size, start = int.from_bytes(buffer[start : start + wide]), start + wide
            if len(buffer) < start + size:
                break
            if buffer[at] & 15 == 9:  # a ping
                self.transport.write(
                    bytes([0x8A, 0x80 | size]) + bytes(4) + buffer[start : start + size]
                )
            else:
                self.told(buffer[start : start + size])
            at = start + size
        self.buffer = buffer[at:]

    def told(self, frame: bytes) -> None:
        """Look at what matters."""
        if frame.startswith(b'{"type":"update"'):
            self.version = int(frame[27 : frame.index(b",", 27)])
            end = frame.index(b'],"take_back":')
            start = frame.rindex(b'"legal":[', 0, end) + 9
            self.legal = frame[start + 1 : end - 1].split(b'","') if end > start else []
            self.table.arrived()
        elif frame.startswith(b'{"type":"error"'):
            self.table.was_refused(json.loads(frame))


def as_it_is(line: Line) -> Line:
    """What asyncio calls to get a protocol."""
    return line


class Playing:
    """A table whose people act one after another, at random."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.rng = random.Random(number)
        self.lines: list[Line] = []
        self.missing = SEATS  # views that have not arrived yet
        self.sent = 0.0
        self.number = 0
        self.due = 0.0
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def sit(self, server: Server, address: str) -> None:
        """Make the table, and connect everybody."""
        host = await server.make(NewTable(game="joraku", options={"players": str(SEATS)}))
        name = host.table.table
        tokens = [host.token]
        tokens += [(await server.sit(name, f"Guest {n}")).token for n in range(1, SEATS)]
        where = urlsplit(address)
        loop = asyncio.get_running_loop()
        for token in tokens:
            line = Line(self, f"/api/tables/{name}/socket", where.netloc, token or "")
            self.lines.append(line)
            host_name, port = where.hostname or "", where.port or 80
            await loop.create_connection(partial(as_it_is, line), host_name, port)
        await self.ready

    def arrived(self) -> None:
        """A view has arrived; the last of four ends an action."""
        self.missing -= 1
        if self.missing:
            return
        if not self.ready.done():
            self.ready.set_result(None)
            return
        self.load.done(time.perf_counter() - self.sent)
        self.next()

    def was_refused(self, why: dict[str, str]) -> None:
        """Nothing of the kind should happen."""
        self.load.refused(why)

    def next(self) -> None:
        """Act when it is time; at once, if that has passed.

        Everybody thinks a little longer or shorter each time: in step with each other the tables
        would act in bursts of more than the rate that is asked for.
        """
        loop = asyncio.get_running_loop()
        think = self.rng.uniform(0.5, 1.5) * self.load.count / self.load.rate
        self.due = max(self.due + think, loop.time() - 1)
        loop.call_at(self.due, self.act)

    def act(self) -> None:
        """Send an action."""
        acting = [seat for seat, line in enumerate(self.lines) if line.legal]
        if not acting or self.load.ended:
            return  # the game is over, or the measurement
        seat = self.rng.choice(acting)
        line = self.lines[seat]
        action = self.rng.choice(line.legal).decode()
        self.number += 1
        self.missing = SEATS
        self.sent = time.perf_counter()
        line.send(
            f'{{"type":"act","id":"c{self.number}","version":{line.version},'
            f'"seat":{seat},"action":"{action}"}}'
        )


class Load:
    """All tables, at one rate after another."""

    def __init__(self, *servers: int, tables: int = TABLES) -> None:
        self.servers = servers  # the ids of their processes
        self.count = tables
        self.rate = RATES[0]
        self.step: Step | None = None
        self.tables: list[Playing] = []
        self.ended = False

    def done(self, latency: float) -> None:
        """An action was seen by everybody."""
        if self.step is not None:
            self.step.actions += 1
            self.step.latencies.append(latency)

    def refused(self, why: dict[str, str]) -> None:
        """An action was refused."""
        if self.step is not None:
            self.step.refused += 1
        print("refused:", why["code"], why["message"])

    async def run(self, address: str, bar: Progress, rates: tuple[int, ...]) -> list[Step]:
        """Sit down, then act faster and faster until the server does not keep up."""
        task = bar.add_task("sitting down", total=self.count)
        async with Server(address) as server:
            for number in range(self.count):
                table = Playing(self, number)
                await table.sit(server, address)
                self.tables.append(table)
                bar.advance(task)
        loop = asyncio.get_running_loop()
        self.rate = rates[0]
        for table in self.tables:
            table.due = loop.time() + table.rng.random() * self.count / self.rate
            loop.call_at(table.due, table.act)
        steps: list[Step] = []
        for rate in rates:
            bar.update(task, description=f"{rate} actions a second", total=None)
            steps.append(await self.measure(rate))
            if not steps[-1].held and rate > rates[0]:
                break
        self.ended = True
        for table in self.tables:
            for line in table.lines:
                line.transport.abort()
        return steps

    async def measure(self, rate: int) -> Step:
        """One rate."""
        self.rate = rate
        await asyncio.sleep(WARM_UP)
        cpu, began = cpu_seconds(*self.servers), time.perf_counter()
        step = self.step = Step(rate)
        await asyncio.sleep(SECONDS)
        self.step = None
        step.seconds = time.perf_counter() - began
        step.cpu = cpu_seconds(*self.servers) - cpu
        return step


def measure(console: Console, rates: tuple[int, ...] = RATES) -> dict[str, object]:
    """All of it; prints and returns what was measured."""
    more_files()
    gc.disable()  # collecting among 2,000 sockets of ours would stop our own clock
    with (
        tempfile.TemporaryDirectory() as name,
        Progress(console=console, transient=True) as bar,
        server_process(Path(name)) as (address, process),
    ):
        steps = uvloop.run(Load(process.pid).run(address, bar, rates))
    grid = Grid(
        "asked", "done a second", "p50 ms", "p99 ms", "CPU ms an action", title="saturation"
    )
    for step in steps:
        grid.add_row(
            str(step.asked),
            f"{step.rate:.0f}",
            f"{1000 * statistics.median(step.latencies):.1f}",
            f"{1000 * step.p99:.1f}",
            f"{step.cpu_each:.3f}",
        )
    console.print(grid)
    held = max((step.asked for step in steps if step.held), default=0)
    best = min(step.cpu_each for step in steps)
    good = "reached" if held >= TARGET_RATE else "MISSED"
    calm = "reached" if steps[0].p99 < TARGET_P99 else "MISSED"
    console.print(
        f"one process, {TABLES} tables, {SEATS} views an action: holds {held} actions a second "
        f"(target {TARGET_RATE}: {good}); {best:.3f} ms of CPU an action; p99 at {steps[0].asked} "
        f"a second {1000 * steps[0].p99:.1f} ms (target {1000 * TARGET_P99:.0f}: {calm})"
    )
    return {
        "held": held,
        "cpu_ms_per_action": best,
        "steps": [
            {"asked": s.asked, "rate": s.rate, "p99": s.p99, "cpu_ms": s.cpu_each} for s in steps
        ],
    }


if __name__ == "__main__":
    measure(Console())
