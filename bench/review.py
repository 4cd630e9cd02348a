"""How long reviews take, and what they do to play beside them: `python -m bench.review [GAMES]`.

A game of four players between expert bots, reviewed whole: the quick pass is to take at most 10
seconds on two cores, the deep one at most 60. CPU seconds say what it takes on a busy machine. Then
tables play at a server, first alone and then beside a deep review of it.
"""

from __future__ import annotations

import asyncio
import resource
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
from rich.console import Console
from rich.table import Table as Grid

from bench.load import Figures, play, play_one, server_process, table_of
from kachidoki import bots, catalog
from kachidoki.bots.arena.pool import cores
from kachidoki.bots.simulate import play_game
from kachidoki.core import Record
from kachidoki.review import EFFORTS, review
from kachidoki.review.processes import on_cores

GAMES: list[tuple[str, dict[str, object]]] = [
    ("joraku", {"players": 4}),
    ("joraku", {"players": 3}),
    ("joraku", {"players": 2, "mode": "houses"}),
    ("joraku", {"players": 2, "mode": "neutral"}),
    ("rokumon", {"act": "campaign"}),
    ("rokumon", {"act": "solo"}),
]
TARGETS = {"quick": 10.0, "deep": 60.0}  # seconds
TABLES = 40  # that play beside a review
SEATS = 4
SECONDS = 20.0


def cpu_seconds() -> float:
    """What this process and those that it started and that have ended have used."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def times(console: Console, chosen: int) -> dict[str, object]:
    """How long reviews of some games take."""
    grid = Grid("game", "pass", "s", "CPU s", "decisions", title=f"reviews on {cores()} cores")
    found: dict[str, object] = {}
    for name, options in GAMES[:chosen]:
        game = catalog.find(name, options)
        record, _ = play_game(game, [bots.find("expert")] * game.seats, b"review")
        checked = Record.parse(record.text())
        what = " ".join([name, *map(str, options.values())])
        for effort in EFFORTS.values():
            began, used = time.perf_counter(), cpu_seconds()
            made = review(game, checked, effort, workers=on_cores)
            passed, worked = time.perf_counter() - began, cpu_seconds() - used
            count = len(made["decisions"])
            grid.add_row(what, effort.name, f"{passed:.1f}", f"{worked:.1f}", str(count))
            found[f"{what} {effort.name}"] = {"seconds": passed, "cpu_seconds": worked}
            if name == "joraku" and options == {"players": 4}:
                target = TARGETS[effort.name]
                verdict = "reached" if passed <= target else "MISSED"
                console.print(f"{effort.name} pass of four players under {target:.0f} s: {verdict}")
    console.print(grid)
    return found


async def answers(address: str, figures: Figures) -> None:
    """Tables play for a while; notes how long each action takes to reach all seats."""
    async with AsyncExitStack() as stack:
        tables = [await stack.enter_async_context(table_of(address, SEATS)) for _ in range(TABLES)]
        until = time.perf_counter() + SECONDS
        await asyncio.gather(*(play(wires, figures, until) for wires in tables))


async def beside_play(address: str) -> tuple[list[Figures], dict[str, float]]:
    """The same tables alone and beside a review; and how long both passes take meanwhile."""
    table = await play_one(address, 1)
    path = f"/api/tables/{table}/review"
    took: dict[str, float] = {}
    alone, beside = Figures("tables alone"), Figures("beside a deep review")
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        took["quick"] = await reviewed(http, path, "quick")
        await answers(address, alone)
        waiting = asyncio.create_task(reviewed(http, path, "deep"))
        await answers(address, beside)
        took["deep"] = await waiting
    return [alone, beside], took


async def reviewed(http: httpx.AsyncClient, path: str, effort: str) -> float:
    """Seconds until the server has reviewed a table."""
    began = time.perf_counter()
    await http.post(path, json={"effort": effort})
    while (await http.get(f"{path}?effort={effort}")).json()["status"] != "done":
        await asyncio.sleep(0.25)
    return time.perf_counter() - began


def measure(console: Console, chosen: int = 1) -> dict[str, object]:
    """All of it; prints and returns what was measured."""
    found = times(console, chosen)
    with tempfile.TemporaryDirectory() as folder, server_process(Path(folder)) as (address, _):
        both, took = asyncio.run(beside_play(address))
    grid = Grid("load", "actions", "lost", "p50 ms", "p99 ms", "max ms", title="beside a review")
    for each in both:
        quantiles = (f"{1000 * each.quantile(part):.1f}" for part in (0.5, 0.99, 1))
        grid.add_row(each.name, str(each.sent), str(each.lost), *quantiles)
    console.print(grid)
    console.print(
        f"by the server's one process: quick {took['quick']:.1f} s, with nobody else there; "
        f"deep {took['deep']:.1f} s, beside {TABLES} tables"
    )
    played = {each.name: {"p50": each.quantile(0.5), "p99": each.quantile(0.99)} for each in both}
    return {"times": found, "beside": played, "at_the_server": took}


if __name__ == "__main__":
    measure(Console(), int(sys.argv[1]) if len(sys.argv) > 1 else len(GAMES))
