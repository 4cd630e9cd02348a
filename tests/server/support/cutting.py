"""Stands between a server and what it needs, and cuts: PostgreSQL, Redis, or its visitors' way in.

`Cutter` passes bytes on until it is told otherwise. `Door` is a proxy for visitors, as a host has
one in front of a cluster: it asks every server whether it is ready, and sends nobody to one that
is not.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Self

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
SOCKET = ".s.PGSQL.5432"  # what PostgreSQL calls its socket
CHECKS = 0.2  # seconds between two questions of a door
PATIENCE = 0.6  # seconds for an answer


async def pass_on(source: asyncio.StreamReader, sink: asyncio.StreamWriter, may: Gate) -> None:
    """Pass bytes on while that may be, until there are none."""
    with suppress(OSError):
        while data := await source.read(65_536):
            await may.open.wait()
            sink.write(data)
            await sink.drain()
    with suppress(OSError):
        sink.close()


class Gate:
    """Connections that can be held up or ended together."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.tasks: set[asyncio.Task[None]] = set()

    async def join(self, one: Streams, other: Streams) -> None:
        """Let two connections be one, until either ends."""
        ways = [
            asyncio.create_task(pass_on(one[0], other[1], self)),
            asyncio.create_task(pass_on(other[0], one[1], self)),
        ]
        self.tasks.update(ways)
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
                self.tasks.discard(way)
            for _, writer in (one, other):
                writer.transport.abort()

    def end_all(self) -> None:
        """End all connections."""
        for task in list(self.tasks):
            task.cancel()


class Cutter:
    """A way to a service, which can be cut."""

    def __init__(self, reach: Callable[[], Awaitable[Streams]]) -> None:
        self.reach = reach
        self.gate = Gate()
        self.refusing = False
        self.server: asyncio.Server | None = None

    async def listen(self, path: Path | None = None) -> int:
        """Stand at a path, or at a free port, which is returned."""
        if path is not None:
            self.server = await asyncio.start_unix_server(self.visited, path)
            return 0
        self.server = await asyncio.start_server(self.visited, "127.0.0.1", 0)
        port: int = self.server.sockets[0].getsockname()[1]
        return port

    async def visited(self, *streams: object) -> None:
        reader, writer = streams
        assert isinstance(reader, asyncio.StreamReader)
        assert isinstance(writer, asyncio.StreamWriter)
        try:
            if not self.refusing:
                await self.gate.join((reader, writer), await self.reach())
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            writer.transport.abort()

    def cut(self) -> None:
        """End everything, and let nothing through."""
        self.refusing = True
        self.gate.end_all()

    def hold(self) -> None:
        """Let nothing through, without a word."""
        self.gate.open.clear()

    def mend(self) -> None:
        """Let everything through again."""
        self.refusing = False
        self.gate.open.set()

    async def close(self) -> None:
        """End."""
        self.gate.end_all()
        if self.server is not None:
            self.server.close()


async def database_cutter(folder: Path, database: str) -> tuple[Cutter, str]:
    """A way to a PostgreSQL on a socket, and the database's address by that way."""
    beginning, _, real = database.partition("?host=")
    folder.mkdir()
    cutter = Cutter(lambda: asyncio.open_unix_connection(Path(real, SOCKET)))
    await cutter.listen(folder / SOCKET)
    return cutter, f"{beginning}?host={folder}"


async def redis_cutter(port: int) -> tuple[Cutter, str]:
    """A way to a Redis, and its address by that way."""
    cutter = Cutter(lambda: asyncio.open_connection("127.0.0.1", port))
    return cutter, f"redis://127.0.0.1:{await cutter.listen()}/0"


class Door:
    """One address for all servers of a cluster; use as `async with`."""

    def __init__(self) -> None:
        self.gates: dict[int, Gate] = {}  # by the port of a server
        self.ready: set[int] = set()
        self.turns = count()
        # Everybody comes from an address of their own, as people do.
        self.addresses = (f"127.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}" for n in count(257))
        self.checks: dict[int, asyncio.Task[None]] = {}
        self.server: asyncio.Server | None = None
        self.address = ""

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_server(self.visited, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        for port in list(self.gates):
            self.remove(port)
        assert self.server is not None
        self.server.close()

    def add(self, port: int) -> None:
        """Send visitors to one more server, as soon as it is ready."""
        self.gates[port] = Gate()
        self.checks[port] = asyncio.create_task(self.check(port))

    def remove(self, port: int) -> None:
        """Send nobody there any more."""
        self.checks.pop(port).cancel()
        self.ready.discard(port)
        self.gates.pop(port).end_all()

    async def check(self, port: int) -> None:
        """Ask a server again and again whether it is ready."""
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    fits = await answers(port)
            except ConnectionRefusedError:
                fits = False  # it takes nobody new, as one that leaves; those it has stay
            except (OSError, TimeoutError):
                fits = None
            if fits:
                self.ready.add(port)
            elif port in self.ready:
                self.ready.discard(port)
                if fits is None:  # it does not answer at all
                    self.gates[port].end_all()
            await asyncio.sleep(CHECKS)

    async def visited(self, *streams: object) -> None:
        reader, writer = streams
        assert isinstance(reader, asyncio.StreamReader)
        assert isinstance(writer, asyncio.StreamWriter)
        try:
            for port in self.choices():
                with suppress(OSError):
                    other = await asyncio.open_connection(
                        "127.0.0.1", port, local_addr=(next(self.addresses), 0)
                    )
                    await self.gates[port].join((reader, writer), other)
                    return
        except asyncio.CancelledError:
            pass
        finally:
            writer.transport.abort()

    def choices(self) -> list[int]:
        """The servers that are ready, each time beginning with another."""
        ready = sorted(self.ready)
        first = next(self.turns) % max(1, len(ready))
        return [*ready[first:], *ready[:first]]


async def answers(port: int) -> bool:
    """Whether a server says that it is ready."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(b"GET /ready HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        return b" 200 " in await reader.readline()
    finally:
        writer.transport.abort()
