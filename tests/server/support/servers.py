"""Servers for tests: real sockets, in this process or in one that can be killed."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import IO, Any

from fastapi import FastAPI

from kachidoki.client import Seat, Server
from kachidoki.core import Rng
from kachidoki.protocol import NewTable, Seated, SeatWish
from kachidoki.server.app import make_app
from kachidoki.server.ops import logs
from kachidoki.server.ops.settings import Settings
from kachidoki.server.serve import make_server
from kachidoki.server.tables.services import Source


class Fixed(Source):
    """Names, tokens, seeds and time from a count: two servers give the same bytes."""

    def __init__(self, start: str = "") -> None:
        self.count = 0
        self.start = start
        self.time = 1_700_000_000_000

    def next(self, what: str) -> str:
        self.count += 1
        return hashlib.sha256(f"{self.start} {what} {self.count}".encode()).hexdigest()

    def now(self) -> int:
        return self.time

    def ticks(self) -> int:
        return self.time

    def seed(self) -> bytes:
        return self.next("seed").encode()[:32]

    def luck(self) -> bytes:
        return self.next("luck").encode()

    def name(self) -> str:
        return self.next("name")[:16]

    def token(self) -> str:
        return self.next("token")[:43]


def settings_for(folder: Path, **more: Any) -> Settings:
    """Settings of a server that tests can hurry."""
    given = {
        "database": f"sqlite:///{folder / 'tables.db'}",
        "port": 0,
        "pace": 0,
        "workers": 1,
        "log_level": "error",
        "messages_each_second": 1e9,
        "requests_each_second": 1e9,
        "cpu_share_each": 1e9,
        "tables_each_hour": 10**9,
        "most_connections_each": 10**6,
    }
    return Settings(**{**given, **more})


@contextmanager
def running(settings: Settings, source: Source | None = None) -> Iterator[str]:
    """A server on a real socket, in a thread; gives its address."""
    with running_app(settings, source) as (address, _):
        yield address


@contextmanager
def running_app(settings: Settings, source: Source | None = None) -> Iterator[tuple[str, FastAPI]]:
    """The same, with the application, for tests that look behind it."""
    logs.set_up(settings)
    app = make_app(settings, source)
    server = make_server(settings, app)
    ready = threading.Event()
    where: list[int] = []

    def listening(port: int) -> None:
        where.append(port)
        ready.set()

    server.listening = listening
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not ready.wait(0.05):
        assert thread.is_alive(), "the server did not start"
    try:
        yield f"http://127.0.0.1:{where[0]}{settings.base_path}", app
    finally:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive()


def wish(game: str, options: dict[str, str] | None = None, **more: Any) -> NewTable:
    """A table for one person and open seats, unless more is said."""
    return NewTable(game=game, options=options or {}, **more)


def all_mine(seats: int) -> list[SeatWish]:
    """All seats for one person: several people at one screen."""
    return [SeatWish(kind="me", name=f"Player {seat}") for seat in range(seats)]


def bots(*levels: str) -> list[SeatWish]:
    """One person, then bots."""
    return [SeatWish(kind="me"), *(SeatWish(kind="bot", bot=level) for level in levels)]


@asynccontextmanager
async def party(
    server: Server, new: NewTable, guests: int
) -> AsyncIterator[tuple[str, list[Seat], list[str]]]:
    """A table with its host and so many guests, all connected; gives name, seats and tokens."""
    host = await server.make(new)
    name = host.table.table
    tokens = [str(host.token)]
    for number in range(guests):
        place: Seated = await server.sit(name, f"Guest {number}")
        tokens.append(str(place.token))
    seats = [server.seat(name, token) for token in tokens]
    for seat in seats:
        await seat.__aenter__()
    try:
        yield name, seats, tokens
    finally:
        for seat in seats:
            await seat.__aexit__(None, None, None)


async def seen_by_all(seats: list[Seat], version: int) -> None:
    """Wait until everybody has been told of a version."""
    for seat in seats:

        def there(seat: Seat = seat) -> bool:
            return seat.now.version >= version

        await seat.wait(there)


async def act_somehow(seat: Seat, rng: Rng) -> int:
    """Take any action but giving up; returns the version it made."""
    legal = seat.now.legal
    choices = [action for action in legal if action != "surrender"] or legal
    return await seat.act(choices[rng.below(len(choices))])


async def play_to_the_end(seats: list[Seat], rng: Rng) -> None:
    """People play at random, one after another."""
    while seats[0].now.table.status != "over":
        acting = [seat for seat in seats if seat.now.legal]
        seat = acting[rng.below(len(acting))]
        await seen_by_all(seats, await act_somehow(seat, rng))


@contextmanager
def served(
    folder: Path, port: int = 0, program: str = "kachidoki"
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """`kachidoki serve`, as its address and its process; `program` is the module that is run."""
    flags = [
        "--database",
        f"sqlite:///{folder / 'tables.db'}",
        "--port",
        str(port),
        "--workers",
        "1",
    ]
    with subprocess.Popen(
        [sys.executable, "-m", program, "serve", "--json", "--log-format", "json", *flags],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield json.loads(out_of(process).readline())["address"], process
        finally:
            process.kill()


def out_of(process: subprocess.Popen[str]) -> IO[str]:
    assert process.stdout is not None
    return process.stdout
