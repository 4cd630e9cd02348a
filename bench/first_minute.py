"""`python -m bench.first_minute`: what a player waits for who types `make play` for the first time.

In a fresh clone, with nothing but Python, make and a C compiler: processor seconds, seconds and
megabytes until the page answers; until bots think compiled; and at the second start. The compiler
comes after the page, and its packages are given up when the rules are compiled.
"""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from launch.compile import COMPILED
from rich.console import Console
from rich.table import Table

ROOT: Final = Path(__file__).parents[1]
TARGET_PROCESSOR: Final = 35.0
TARGET_AGAIN: Final = 2.0
TARGET_MEGABYTES: Final = 160.0
TICKS: Final = os.sysconf("SC_CLK_TCK")


def processor_seconds(session: int) -> float:
    """What all processes of a session have used, with those that they waited for."""
    ticks = 0
    for entry in Path("/proc").iterdir():
        with suppress(OSError, ValueError):
            int(entry.name)
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
            if int(fields[3]) == session:
                ticks += sum(map(int, fields[11:15]))
    return ticks / TICKS


def megabytes(folder: Path) -> float:
    """What a folder takes on the disk."""
    return sum(file.lstat().st_blocks for file in folder.rglob("*")) * 512 / 1e6


class Start:
    """One `make play`, as far as the page's first answer."""

    def __init__(self, folder: Path) -> None:
        self.began = time.monotonic()
        environment = {
            **os.environ,
            "XDG_DATA_HOME": str(folder.parent / "data"),
            "BROWSER": "true",
        }
        self.process = subprocess.Popen(
            ["make", "play"],
            cwd=folder,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        self.lines: list[str] = []
        for line in self.process.stdout:
            self.lines.append(line.strip())
            if line.startswith("Kachidoki is at "):
                urllib.request.urlopen(line.split()[3]).read()
                break
        else:
            raise RuntimeError(f"the page never came: {self.lines}")

    def so_far(self) -> tuple[float, float]:
        """Processor seconds and seconds since the start."""
        return processor_seconds(self.process.pid), time.monotonic() - self.began


@contextmanager
def started(folder: Path) -> Iterator[Start]:
    """A game that is ended, with all its processes, when it is left."""
    start = Start(folder)
    try:
        yield start
    finally:
        os.killpg(start.process.pid, signal.SIGINT)
        start.process.communicate()


def measure(console: Console) -> dict[str, dict[str, float]]:
    """Print the table, and return its figures."""
    found: dict[str, dict[str, float]] = {}

    def note(what: str, start: Start, checkout: Path) -> None:
        processor, seconds = start.so_far()
        found[what] = {
            "processor_seconds": processor,
            "seconds": seconds,
            "megabytes": megabytes(checkout / ".venv"),
            "load": os.getloadavg()[0],
        }

    with tempfile.TemporaryDirectory() as folder:
        checkout = Path(folder, "checkout")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(checkout)], check=True)
        with started(checkout) as start:
            note("first page", start, checkout)
            assert start.process.stdout is not None
            after = start.process.stdout.readline().strip()
            console.print(*start.lines, after, sep="\n")
            if after != COMPILED:
                raise RuntimeError("the rules were not compiled")
            note("bots compiled", start, checkout)
        for what in ("second start", "third start"):
            with started(checkout) as start:
                note(what, start, checkout)
    table = Table(
        "until", "processor s", "s", "MB in .venv", "load", title="make play, fresh clone"
    )
    for what, figures in found.items():
        table.add_row(what, *(f"{figure:.1f}" for figure in figures.values()))
    console.print(table)
    first, second = found["first page"], found["second start"]
    for what, figure, most in (
        ("processor seconds of the first start", first["processor_seconds"], TARGET_PROCESSOR),
        ("megabytes", max(each["megabytes"] for each in found.values()), TARGET_MEGABYTES),
        ("processor seconds of the second start", second["processor_seconds"], TARGET_AGAIN),
    ):
        console.print(f"target: {most:.0f} {what}: {'reached' if figure <= most else 'MISSED'}")
    return found


if __name__ == "__main__":
    measure(Console())
