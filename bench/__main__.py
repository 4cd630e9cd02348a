"""`make bench`: prints the tables and writes bench/results/bench.json."""

from __future__ import annotations

import json
import os
import platform
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench import (
    cluster,
    doors,
    hostile,
    joraku,
    load,
    page,
    review,
    rokumon,
    saturation,
    terminal,
    thinking,
)
from kachidoki import __version__, gear

RESULTS = Path(__file__).parent / "results"


def rates(console: Console, title: str, found: dict[str, float], target: float) -> None:
    peer = max(rate for name, rate in found.items() if name.startswith("OpenSpiel"))
    base = found["4 players"]
    table = Table("what", "a second", "times OpenSpiel", "of the base game", title=title)
    for name, rate in found.items():
        share = "" if name.startswith("OpenSpiel") else f"{rate / base:.2f}"
        table.add_row(name, f"{rate:,.0f}", f"{rate / peer:.2f}", share)
    console.print(table)
    verdict = "reached" if base >= target * peer else "MISSED"
    console.print(f"target: {target:.0f} times OpenSpiel: {verdict}")


def report(console: Console, found: dict[str, Any]) -> None:
    rates(console, "steps from a plain Python loop", found["python_loop_steps_per_second"], 2)
    rates(console, "steps inside compiled code", found["compiled_playout_steps_per_second"], 5)
    searched = found["search_iterations_per_second"]
    rates(console, "search iterations, from the first decision", searched, 3)
    console.print(
        f"copy: {found['copy_nanoseconds']:.0f} ns (OpenSpiel clone: "
        f"{found['openspiel_clone_nanoseconds']:.0f} ns; target under 100); "
        f"state: {found['state_bytes']} bytes (target under 1,024)"
    )


def report_rokumon(console: Console, found: dict[str, Any]) -> None:
    table = Table(
        "what", "with lists", "last ply counted", "times the peer", title="Rokumon, moves/s"
    )
    for name, rates_ in found.items():
        times = f"{rates_['with_lists'] / rates_['peer']:.1f}" if rates_["peer"] else ""
        table.add_row(
            name, f"{rates_['with_lists']:,.0f}", f"{rates_['last_ply_counted']:,.0f}", times
        )
    console.print(table)
    missed = [n for n, r in found.items() if r["peer"] and r["with_lists"] < 5 * r["peer"]]
    console.print(
        f"target: 5 times the peer: {'MISSED in ' + ', '.join(missed) if missed else 'reached'}"
    )


def main() -> None:
    console = Console()
    console.print(f"kachidoki {__version__} ({gear()}), Python {platform.python_version()}")
    console.print(f"load before: {os.getloadavg()[0]:.2f} on {os.cpu_count()} cores")
    with console.status("measuring"):
        found = joraku.measure()
        counts = rokumon.measure()
        entered = doors.measure()
    report(console, found)
    report_rokumon(console, counts)
    doors.report(console, entered)
    served = load.measure(console)
    saturated = saturation.measure(console)
    shared = cluster.measure(console)
    thought = thinking.measure(console)
    attacked = hostile.measure(console)
    shown = page.measure(console)
    typed = terminal.measure(console)
    judged = review.measure(console)
    RESULTS.mkdir(exist_ok=True)
    file = RESULTS / "bench.json"
    everything = {
        "version": __version__,
        "gear": gear(),
        "load": os.getloadavg()[0],
        "joraku": found,
        "rokumon": counts,
        "doors": entered,
        "server": served,
        "saturation": saturated,
        "cluster": shared,
        "thinking": thought,
        "hostile": attacked,
        "page": shown,
        "terminal": typed,
        "review": judged,
    }
    file.write_text(json.dumps(everything, indent=2) + "\n", encoding="utf-8")
    console.print(f"written: {file.name}")


if __name__ == "__main__":
    main()
