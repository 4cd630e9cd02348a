"""The terminal in a pseudo-terminal of 80 by 24: how soon, how quick, how many bytes, how idle."""

from __future__ import annotations

import asyncio
import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid
from tests.server.support.servers import seen_by_all

from bench.load import server_process
from bench.page import verdict
from kachidoki.client import Seat, Server
from kachidoki.core import Rng
from kachidoki.protocol import NewTable, SeatWish

TARGET_START = 1.0
TARGET_KEY = 0.050
TARGET_BYTES = 2048
TARGET_IDLE = 0.01
QUIET = 0.25  # seconds without output after which a screen is painted
KEYS = 200
ACTIONS = 60
IDLE = 10.0


class Window:
    """A program in a terminal, and what it writes."""

    def __init__(self, master: int, process: subprocess.Popen[bytes]) -> None:
        self.master = master
        self.process = process

    def read(self, within: float) -> bytes:
        """What is written next; nothing if nothing is in time."""
        ready, _, _ = select.select([self.master], [], [], within)
        return os.read(self.master, 65536) if ready else b""

    def until(self, words: bytes) -> float:
        """Seconds until something is shown."""
        began, seen = time.perf_counter(), b""
        while words not in seen:
            seen += self.read(30)
        return time.perf_counter() - began

    def settled(self) -> bytes:
        """All that is written until nothing more comes."""
        found = b""
        while more := self.read(QUIET):
            found += more
        return found

    def press(self, key: bytes) -> float:
        """Seconds from a key to what it changes on the screen."""
        began = time.perf_counter()
        os.write(self.master, key)
        assert self.read(5)
        took = time.perf_counter() - began
        self.settled_quickly()
        return took

    def settled_quickly(self) -> None:
        """Read away what still comes of a key."""
        while self.read(0.02):
            pass

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def window(folder: str, link: str) -> Iterator[Window]:
    """`kachidoki tui LINK` in a terminal of 80 by 24."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    environment = {**os.environ, "TERM": "xterm-256color", "XDG_DATA_HOME": folder}
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "kachidoki", "tui", link, "--language", "en"],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env={**environment, "LC_ALL": "C.UTF-8"},
        start_new_session=True,
    )
    os.close(slave)
    try:
        yield Window(master, process)
    finally:
        process.kill()
        process.wait()
        os.close(master)


async def actions(found: Window, seat: Seat, link_seat: Seat) -> list[int]:
    """Bytes that the terminal of a spectator gets for each action at the table."""
    sizes = []
    rng = Rng(b"bytes")
    for _ in range(ACTIONS):
        acting = next((each for each in (seat, link_seat) if each.now.legal), None)
        if acting is None:
            break
        legal = [each for each in acting.now.legal if each != "surrender"]
        version = await acting.act(legal[rng.below(len(legal))])
        await seen_by_all([seat, link_seat], version)
        sizes.append(len(await asyncio.to_thread(found.settled)))
    return sizes


async def watched(address: str, folder: str) -> tuple[list[int], float]:
    """A table of two people who play Joraku, seen from a terminal; sizes, and idle CPU."""
    options = {"players": "2", "mode": "houses"}
    seats = [SeatWish(kind="me"), SeatWish(kind="open")]
    async with Server(address) as server:
        made = await server.make(NewTable(game="joraku", options=options, seats=seats))
        name = made.table.table
        other = await server.sit(name, "Ben")
        async with server.seat(name, made.token) as one, server.seat(name, other.token) as two:
            with window(folder, f"{address}/t/{name}") as found:
                await asyncio.to_thread(found.until, b"To act")
                await asyncio.to_thread(found.settled)
                sizes = await actions(found, one, two)
                before = found.cpu()
                await asyncio.sleep(IDLE)
                return sizes, (found.cpu() - before) / IDLE


async def table_with_a_bot(address: str) -> str:
    """A link to one's own seat at a table of Joraku."""
    wish = [SeatWish(kind="me"), *[SeatWish(kind="bot", bot="beginner")] * 2]
    async with Server(address) as server:
        made = await server.make(NewTable(game="joraku", options={"players": "3"}, seats=wish))
    return f"{address}/t/{made.table.table}#{made.token}"


def measure(console: Console) -> dict[str, Any]:
    """All of it; prints and returns what was measured."""
    with (
        tempfile.TemporaryDirectory() as folder,
        server_process(Path(folder)) as (address, _),
    ):
        link = asyncio.run(table_with_a_bot(address))
        starts = []
        for _ in range(3):
            began = time.perf_counter()
            with window(folder, link) as found:
                found.until(b"your turn")
                starts.append(time.perf_counter() - began)
                found.settled()
                keys = sorted(found.press(b"\t") for _ in range(KEYS))
        sizes, idle = asyncio.run(watched(address, folder))
    key, size, start = keys[int(0.95 * len(keys))], max(sizes), min(starts)
    grid = Grid("what", "measured", "target", "", title="the terminal")
    grid.add_row(
        "start at a running server",
        f"{start:.2f} s",
        f"under {TARGET_START:.0f} s",
        verdict(start < TARGET_START),
    )
    grid.add_row(
        "from a key to its picture, 95 of 100",
        f"{1000 * key:.0f} ms",
        f"at most {1000 * TARGET_KEY:.0f} ms",
        verdict(key <= TARGET_KEY),
    )
    grid.add_row(
        "output for another's action, at most",
        f"{size} bytes",
        f"at most {TARGET_BYTES} bytes",
        verdict(size <= TARGET_BYTES),
    )
    grid.add_row(
        "CPU while nothing happens",
        f"{100 * idle:.1f} %",
        f"under {100 * TARGET_IDLE:.0f} %",
        verdict(idle < TARGET_IDLE),
    )
    console.print(grid)
    return {"start": start, "key_p95": key, "bytes": sizes, "idle": idle}


if __name__ == "__main__":
    measure(Console())
