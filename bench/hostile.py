"""Hostile, but within the limits: what others notice of a visitor who asks for all that may be.

A server with its usual limits, tables of people at a steady pace, each from an address of its
own, and one at which a quick bot answers. They are measured alone, then under each attack of
`bench.attacks`, which comes from another process and another address.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
from rich.console import Console
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection

from bench.attacks import ATTACKS, Attacker
from kachidoki.server.serve import more_files

TABLES: Final = (
    12  # with ALONE and UNDER_ATTACK: hundreds of actions, so that p99 is not one bad one
)
EVERY: Final = 0.5  # seconds between two actions of a table
ALONE: Final = 12.0  # seconds
UNDER_ATTACK: Final = 20.0
ANOTHER_MACHINE: Final = 15  # niceness of the attack, whose own work is not the server's burden
FLOOR: Final = 0.020  # seconds: a p99 below that is good, however short it is alone
BOT_WITHIN: Final = 5.0  # seconds for a quick bot's answer, its pace included
TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass
class Noticed:
    """What people at their own tables noticed."""

    actions: list[float] = field(default_factory=list)  # seconds until everybody saw it
    bots: list[float] = field(default_factory=list)  # seconds until the bot had answered
    cpu: float = 0.0  # share of a core that the server's own process took
    longest: float = 0.0  # seconds of CPU time that anything held the server's loop on end

    def quantile(self, part: float) -> float:
        """A quantile of the actions, in seconds."""
        ordered = sorted(self.actions)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


@contextmanager
def usual_server(folder: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """`kachidoki serve` as anybody would start it."""
    command = [sys.executable, "-m", "kachidoki", "serve", "--json", "--port", "0"]
    command += ["--database", f"sqlite:///{folder / 'tables.db'}", "--log-level", "error"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield json.loads(process.stdout.readline())["address"], process
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def attack(name: str, server: str) -> Iterator[None]:
    """An attack that has begun."""
    command = [sys.executable, "-m", "bench.attacks", name, server, "127.0.0.2"]
    command = ["nice", "-n", str(ANOTHER_MACHINE), *command]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == "ready\n"
            time.sleep(1)  # what it may take at once is spent
            yield
        finally:
            process.kill()


class Player:
    """A seat of a table."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.now: dict[str, Any] = {"version": 0, "legal": [], "outcome": None}
        self.news = asyncio.Event()

    async def read(self) -> None:
        """Note what the table looks like."""
        async for frame in self.line:
            message = json.loads(frame)
            if message["type"] == "update":
                self.now = message
                self.news.set()

    async def until(self, version: int, legal: bool = False) -> None:
        """Wait for a version, or for the turn after it."""
        while self.now["version"] < version or (legal and not self.now["legal"]):
            if self.now["outcome"] is not None:
                return
            self.news.clear()
            await self.news.wait()


async def seated(server: str, number: int) -> list[Player]:
    """A table of four people; the last one has a quick bot for an opponent instead."""
    me = Attacker(server, f"127.0.1.{number + 1}")
    if number == TABLES:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "casual"}]
        name, token = await me.make(game="rokumon", options={"act": "3"}, seats=seats)
        tokens = [token]
    else:
        name, token = await me.make(game="joraku", options={"players": "4"})
        tokens = [token]
        for guest in range(3):
            place = await me.http.post(f"/api/tables/{name}/sit", json={"name": f"Guest {guest}"})
            tokens.append(place.json()["token"])
    await me.http.aclose()
    return [Player(await me.socket(name, token)) for token in tokens]


async def act(player: Player, seat: int, number: int, rng: random.Random) -> None:
    """Any action but giving up."""
    legal = [each for each in player.now["legal"] if each != "surrender"] or player.now["legal"]
    message = {"type": "act", "id": f"a{number}", "version": player.now["version"]}
    await player.line.send(json.dumps({**message, "seat": seat, "action": rng.choice(legal)}))


async def people(players: list[Player], noticed: Noticed, rng: random.Random) -> None:
    """One action after another; from sending it until everybody has seen it."""
    await asyncio.sleep(rng.random() * EVERY)
    while players[0].now["outcome"] is None:
        acting = [seat for seat, player in enumerate(players) if player.now["legal"]]
        if acting:
            seat = rng.choice(acting)
            version = players[seat].now["version"] + 1
            began = time.perf_counter()
            await act(players[seat], seat, version, rng)
            await asyncio.gather(*(player.until(version) for player in players))
            noticed.actions.append(time.perf_counter() - began)
        await asyncio.sleep(EVERY)


async def against_a_bot(player: Player, noticed: Noticed, rng: random.Random) -> None:
    """From an action until the bot has answered it."""
    await player.until(1, legal=True)
    while player.now["outcome"] is None:
        version = player.now["version"] + 1
        began = time.perf_counter()
        await act(player, 0, version, rng)
        await player.until(version, legal=True)
        noticed.bots.append(time.perf_counter() - began)


def cpu_of(process: subprocess.Popen[str]) -> float:
    """Seconds of CPU time that a process has taken."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def longest_step(server: str) -> float:
    """The server's own figure for what held up everybody the longest, since its start."""
    async with httpx.AsyncClient(base_url=server, timeout=60) as http:
        page = (await http.get("/metrics")).text
    (line,) = (each for each in page.splitlines() if each.startswith("kachidoki_longest_step"))
    return float(line.split()[1])


async def noticed_in(server: str, process: subprocess.Popen[str], seconds: float) -> Noticed:
    """What people notice who sit down now and play for a while."""
    noticed = Noticed()
    tables = [await seated(server, number) for number in range(TABLES + 1)]
    reading = [asyncio.create_task(player.read()) for table in tables for player in table]
    games = [
        asyncio.create_task(people(table, noticed, random.Random(number)))
        for number, table in enumerate(tables[:-1])
    ]
    games.append(asyncio.create_task(against_a_bot(tables[-1][0], noticed, random.Random(0))))
    began, cpu = time.perf_counter(), cpu_of(process)
    await asyncio.sleep(seconds)
    noticed.cpu = (cpu_of(process) - cpu) / (time.perf_counter() - began)
    noticed.longest = await longest_step(server)
    for task in (*games, *reading):
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    for table in tables:
        for player in table:
            await player.line.close()
    return noticed


def measure(console: Console, names: list[str] | None = None) -> dict[str, object]:
    """All attacks, each at a server of its own; prints and returns what was measured."""
    more_files()
    grid = Grid(
        *("attack", "p50", "p99 ms", "bot s", "CPU"),
        *("p50", "p99 ms", "bot s", "CPU", "step ms", ""),
        title="hostile, but within the limits: others alone, and then",
    )
    found: dict[str, object] = {}
    missed = []
    for name in names or ATTACKS:
        with (
            console.status(name),
            tempfile.TemporaryDirectory() as folder,
            usual_server(Path(folder)) as (server, process),
        ):
            alone = asyncio.run(noticed_in(server, process, ALONE))
            with attack(name, server):
                then = asyncio.run(noticed_in(server, process, UNDER_ATTACK))
        slowest = max(then.bots, default=UNDER_ATTACK)
        good = then.quantile(0.99) <= max(FLOOR, 2 * alone.quantile(0.99))
        good = good and slowest <= BOT_WITHIN
        if not good:
            missed.append(name)
        cells = []
        for each in (alone, then):
            cells += [f"{1000 * each.quantile(part):.1f}" for part in (0.5, 0.99)]
            cells += [f"{max(each.bots, default=0):.1f}", f"{100 * each.cpu:.0f} %"]
        cells.append(f"{1000 * then.longest:.0f}")
        grid.add_row(name, *cells, "" if good else "MISSED")
        found[name] = {
            "p50_alone": alone.quantile(0.5),
            "p99_alone": alone.quantile(0.99),
            "p50": then.quantile(0.5),
            "p99": then.quantile(0.99),
            "bot_slowest": slowest,
            "cpu_alone": alone.cpu,
            "cpu": then.cpu,
            "longest_step": then.longest,
        }
    console.print(grid)
    console.print(
        f"target: others' p99 at most doubles, or stays under {1000 * FLOOR:.0f} ms, and a quick "
        f"bot answers within {BOT_WITHIN:.0f} s: "
        f"{'MISSED under ' + ', '.join(missed) if missed else 'reached'}"
    )
    return found


if __name__ == "__main__":
    measure(Console(width=120), sys.argv[1:])
