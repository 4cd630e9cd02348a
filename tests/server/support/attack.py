"""What an attacker needs: raw sockets, a witness that plays on elsewhere, and the server's log."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from structlog.testing import capture_logs
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kachidoki.client import Seat, Server
from kachidoki.core import Rng
from kachidoki.protocol import CODES, Failure
from kachidoki.server.ops.settings import Settings
from kachidoki.server.tables.services import Source
from tests.server.support.servers import (
    act_somehow,
    party,
    running,
    seen_by_all,
    settings_for,
    wish,
)

Json = dict[str, Any]
# All that a line of the log may say.
LOGGED = set("event log_level table code path game reason count host port database rooms".split())
# A server in a process of its own, whose memory can be read; it is less patient than a real one.
CHILD = """
import json, sys
from kachidoki.server.edge import uvicorn_protocols
from kachidoki.server.serve import serve
from kachidoki.server.ops.settings import Settings
uvicorn_protocols.HEADERS_WITHIN = uvicorn_protocols.READ_WITHIN = float(sys.argv[2])
serve(Settings(**json.loads(sys.argv[1])), lambda port: print(port, flush=True))
"""
WISH = {"game": "rokumon", "options": {"act": "1"}}


class Spy(Source):
    """Knows every secret that it gave away."""

    def __init__(self) -> None:
        self.secrets: list[str] = []

    def token(self) -> str:
        self.secrets.append(super().token())
        return self.secrets[-1]

    def seed(self) -> bytes:
        seed = super().seed()
        self.secrets += [seed.hex(), repr(seed)[2:-1]]
        return seed


@dataclass
class Fort:
    """A server under attack."""

    address: str
    spy: Spy
    log: list[Any] = field(default_factory=list)  # since the test began

    @property
    def where(self) -> tuple[str, int]:
        parts = urlsplit(self.address)
        return str(parts.hostname), int(parts.port or 0)

    def refused(self) -> list[str]:
        """The codes of all refusals that were logged."""
        return [line["code"] for line in self.log if line["event"] == "refused"]

    @contextmanager
    def watched(self) -> Iterator[Fort]:
        """Read the log; it tells of no errors, and nothing of anybody's secrets."""
        with capture_logs() as self.log:
            yield self
        metrics = httpx.get(f"{self.address}/metrics").text
        for line in self.log:
            assert line["log_level"] == "info", line
            assert set(line) <= LOGGED, line
        secret = [*self.spy.secrets, "Guest", "Host", "<script>", "deploy", "move", "katana"]
        for word in secret:
            assert word not in str(self.log)
            assert word not in metrics


@contextmanager
def fort(settings: Settings) -> Iterator[Fort]:
    """A server that logs everything."""
    spy = Spy()
    with running(settings.model_copy(update={"log_level": "info"}), spy) as address:
        yield Fort(address, spy)


class Game:
    """A game at another table, which goes on and on."""

    def __init__(self) -> None:
        self.actions = 0
        self.more = asyncio.Condition()
        self.failed: BaseException | None = None

    async def play(self, server: Server) -> None:
        try:
            while True:
                async with party(server, wish("rokumon", {"act": "1"}), 1) as (_, seats, _):
                    await self.play_one(seats)
        except asyncio.CancelledError:
            raise
        except BaseException as error:
            self.failed = error
            async with self.more:
                self.more.notify_all()

    async def play_one(self, seats: list[Seat]) -> None:
        rng = Rng(b"elsewhere")
        while seats[0].now.table.status != "over":
            (seat,) = [seat for seat in seats if seat.now.legal]
            await seen_by_all(seats, await act_somehow(seat, rng))
            undisturbed(seats)
            async with self.more:
                self.actions += 1
                self.more.notify_all()

    async def goes_on(self, actions: int = 5) -> None:
        """So many more actions are taken from now on."""
        enough = self.actions + actions
        async with self.more:
            await self.more.wait_for(lambda: self.actions >= enough or self.failed is not None)
        if self.failed is not None:
            raise self.failed


def undisturbed(seats: list[Seat]) -> None:
    """Nobody was cut off, nothing was refused."""
    for seat in seats:
        assert seat.reconnects == 0
        assert not seat.refused


@asynccontextmanager
async def elsewhere(address: str) -> AsyncIterator[Game]:
    """A game that goes on while the block runs."""
    game = Game()
    async with Server(address) as server:
        playing = asyncio.create_task(game.play(server))
        try:
            await game.goes_on(1)
            yield game
        finally:
            playing.cancel()
            with suppress(asyncio.CancelledError):
                await playing


@asynccontextmanager
async def table_for_two(address: str) -> AsyncIterator[tuple[str, list[Seat], list[str]]]:
    """A game of Rokumon that has begun; both seats are connected."""
    async with Server(address) as server, party(server, wish("rokumon", {"act": "1"}), 1) as at:
        await seen_by_all(at[1], 2)
        yield at


async def both_play_on(seats: list[Seat]) -> None:
    """The people of a table take two more actions, and were never disturbed."""
    rng = Rng(b"on")
    for _ in range(2):
        (seat,) = [seat for seat in seats if seat.now.legal]
        await seen_by_all(seats, await act_somehow(seat, rng))
    undisturbed(seats)


def dial(address: str, table: str, **more: Any) -> connect:
    """A raw WebSocket at a table."""
    where = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    given = {
        "compression": None,
        "ping_interval": None,
        "max_size": None,
        "max_queue": None,
        **more,
    }
    return connect(where, **given)


@asynccontextmanager
async def greeted(
    address: str, table: str, token: str | None = None, **hello: Any
) -> AsyncIterator[ClientConnection]:
    """A raw WebSocket that was welcomed and has seen the table."""
    async with dial(address, table) as line:
        await line.send(json.dumps({"type": "hello", "token": token, **hello}))
        await heard(line, "update")
        yield line


async def heard(line: ClientConnection, kind: str) -> Json:
    """The next message of a kind."""
    while True:
        message: Json = json.loads(await line.recv())
        if message["type"] == kind:
            return message


async def refusal_of(line: ClientConnection, message: Any) -> Json:
    """Send anything; the refusal, which is a typed one."""
    await line.send(message if isinstance(message, str | bytes) else json.dumps(message))
    error = await heard(line, "error")
    assert error["code"] in CODES
    assert error["message"]
    return error


async def end_of(line: ClientConnection) -> tuple[int, str]:
    """The close code and reason of a connection that the server ends."""
    with suppress(ConnectionClosed):
        while True:
            await line.recv()
    assert line.close_code is not None
    return line.close_code, line.close_reason or ""


async def denied(address: str, table: str, **more: Any) -> tuple[int, str]:
    """The status and code with which a handshake is refused."""
    try:
        async with dial(address, table, **more):
            raise AssertionError("the handshake was accepted")
    except InvalidStatus as error:
        failure = Failure.model_validate_json(error.response.body or b"")
        return error.response.status_code, failure.code


async def raw_request(where: tuple[str, int], data: bytes) -> bytes:
    """Send bytes by TCP, and read until the server ends the connection."""
    reader, writer = await asyncio.open_connection(*where)
    with suppress(ConnectionError):
        writer.write(data)
        await writer.drain()
    answer = b""
    with suppress(ConnectionError):
        while more := await reader.read(65_536):
            answer += more
    writer.close()
    return answer


def failure_in(answer: bytes) -> tuple[int, str]:
    """Status and code of a raw response."""
    head, _, body = answer.partition(b"\r\n\r\n")
    lines = head.decode().lower().split("\r\n")
    assert "content-type: application/json" in lines
    assert "x-content-type-options: nosniff" in lines
    return int(lines[0].split(" ")[1]), Failure.model_validate_json(body).code


def silent_connection(where: tuple[str, int], data: bytes = b"") -> socket.socket:
    """A TCP connection that says so much, and then nothing."""
    made = socket.create_connection(where)
    made.sendall(data)
    return made


@contextmanager
def child(folder: Path, patience: float, **more: object) -> Iterator[tuple[str, int]]:
    """The address and the process id of a server."""
    settings = settings_for(folder, **more).model_dump()
    with subprocess.Popen(
        [sys.executable, "-c", CHILD, json.dumps(settings), str(patience)],
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            yield f"http://127.0.0.1:{int(process.stdout.readline())}", process.pid
        finally:
            process.terminate()
            assert process.wait() == 0


def memory_of(pid: int) -> int:
    """Megabytes."""
    (line,) = [
        line
        for line in Path(f"/proc/{pid}/status").read_text().splitlines()
        if line.startswith("VmRSS")
    ]
    return int(line.split()[1]) // 1024


async def hung_up(line: socket.socket) -> bytes:
    """Read until the server ends the connection."""
    line.setblocking(False)
    loop = asyncio.get_running_loop()
    found = b""
    with suppress(ConnectionError):
        while more := await loop.sock_recv(line, 65_536):
            found += more
    return found


def watching(seat: Seat) -> int:
    """How many spectators a seat was told of."""
    return -1 if seat.presence is None else seat.presence.watching


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal over HTTP."""
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    return answer.status_code, answer.json()["code"]
