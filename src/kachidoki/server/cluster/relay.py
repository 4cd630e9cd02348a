"""Any server takes any visitor: what concerns a table goes to the server that works it.

Requests and connections are relayed as events of ASGI. A cut anywhere ends them: a WebSocket is
closed with 1012, upon which clients come back by themselves, and a request is asked again if that
does no harm, or answered 503.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import Any, Final

import structlog
from sqlalchemy.exc import SQLAlchemyError
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from kachidoki.protocol import Refusal
from kachidoki.server.cluster.frames import BEAT, END, EVENT, MORE, OPEN, Frame, described
from kachidoki.server.cluster.messenger import Messenger
from kachidoki.server.cluster.streams import Cut, End, Guest, Visit, Words
from kachidoki.server.cluster.whole_database import WholeDatabase
from kachidoki.server.edge.budget import PAYER, Account, Budgets, metered
from kachidoki.server.edge.middleware import address_of, failure

log = structlog.get_logger("kachidoki.relay")

TABLE: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})(?:/.*)?")
BEATS: Final = 0.4  # seconds between two of them
SILENCE: Final = 2.0  # seconds after which a server that is not heard of counts as gone
PATIENCE: Final = 4.0  # seconds in which what was cut before it was answered is tried again
PAUSE: Final = 0.1  # seconds between two tries
TRIES: Final = 3  # to take a table, or to learn who was quicker
MOST_GUESTS: Final = 20_000  # streams of other servers' visitors

Heard = Callable[[str, Words], None]  # gets the name of the server that says it, and its words


class Relay:
    """The streams of one server with all others."""

    def __init__(
        self,
        leases: WholeDatabase,
        messenger: Messenger,
        budgets: Budgets,
        opened: Callable[[str], Awaitable[object]],
        read: Callable[[str], Awaitable[object]],
    ) -> None:
        self.leases = leases
        self.messenger = messenger
        self.budgets = budgets
        self.opened = opened  # takes and reads a table; raises Refusal
        self.read = read  # only reads it, so that it is opened sooner; raises Refusal
        self.preparing: set[str] = set()  # tables that are being read
        self.others: dict[str, Heard] = {}  # what is done with frames of further kinds
        self.inner: ASGIApp | None = None  # what works tables here
        self.app: Any = None  # the whole application
        self.streams: dict[str, dict[str, End]] = {}  # by the other server, and its own name
        self.epochs: dict[str, int] = {}  # how often this server has cut its streams with another
        self.theirs: dict[str, int] = {}  # the same, of the others
        self.heard: dict[str, float] = {}  # when each was last
        self.numbers = count(1)
        self.tasks: set[asyncio.Task[None]] = set()
        messenger.receive(self.arrived)
        messenger.when_cut(self.cut)

    async def elsewhere(self, table: str, lost: str) -> str | None:
        """The other server that works a table, or takes it; None if this one does.

        `lost` is a server that seems to be gone: it takes none.
        """
        for _ in range(TRIES):
            if self.leases.holds(table):
                return None
            try:
                owner = await self.leases.owner_of(table)
                if owner is None:
                    owner = self.leases.next_owner(table, lost)
                if owner != self.leases.name:
                    return owner
                await self.opened(table)
            except SQLAlchemyError:
                return None  # whoever tries to open it says so
            except Refusal as refusal:
                if refusal.code != "closing":
                    return None
                # Another server was quicker: by now it is known which.
        return None

    async def work(self, scope: Scope, receive: Receive, send: Send, table: str) -> None:
        """Answer about a table, wherever it is worked."""
        assert self.inner is not None
        until = time.monotonic() + PATIENCE
        first: Message | None = None
        lost = ""
        while (owner := await self.elsewhere(table, lost)) is not None:
            first = first or await receive()
            visit = self.visit(owner, scope, first.get("body", b""))
            try:
                await visit.work(receive, send)
                return
            except Cut:
                harmless = scope["type"] == "websocket" or scope["method"] in ("GET", "HEAD")
                if visit.begun or not harmless or time.monotonic() > until:
                    await give_up(visit, scope, receive, send)
                    return
            except OSError:
                return  # the visitor is gone
            finally:
                self.leave(visit)
            if lost != owner and self.leases.next_owner(table, owner) == self.leases.name:
                await self.prepare(table)
            lost = owner
            await asyncio.sleep(PAUSE)
        await self.inner(scope, receive if first is None else replayed(first, receive), send)

    async def prepare(self, table: str) -> None:
        """Read a table that this server may have to take soon."""
        if table not in self.preparing:
            self.preparing.add(table)
            try:
                await self.read(table)
            except (Refusal, SQLAlchemyError):
                pass  # whoever opens it says so
            finally:
                self.preparing.discard(table)

    def visit(self, owner: str, scope: Scope, body: bytes) -> Visit:
        """Begin a stream to the server that works a table."""
        visit = Visit(self, owner, f"{self.messenger.name}.{next(self.numbers)}", scope)
        self.enter(visit)
        self.say(owner, OPEN, visit.stream, described(scope), body)
        return visit

    def enter(self, stream: End) -> None:
        """A stream begins."""
        if stream.peer not in self.streams:
            self.streams[stream.peer] = {}
            self.heard[stream.peer] = time.monotonic()
        self.streams[stream.peer][stream.stream] = stream

    def leave(self, stream: End) -> None:
        """A stream is over at this end; the other is told unless it is gone."""
        if self.forget(stream.peer, stream.stream) is not None:
            self.say(stream.peer, END, stream.stream)

    def forget(self, peer: str, name: str) -> End | None:
        """Know a stream no longer; returns it, if it was known."""
        streams = self.streams.get(peer, {})
        stream = streams.pop(name, None)
        if not streams:
            self.streams.pop(peer, None)
        return stream

    def say(
        self, to: str, kind: str, stream: str = "", about: Words | None = None, body: bytes = b""
    ) -> None:
        """Send a frame at once."""
        self.messenger.send_soon(to, self.frame(to, kind, stream, about or {}, body))

    async def say_in_turn(self, to: str, kind: str, stream: str, about: Words, body: bytes) -> None:
        """Send a frame, when not too much of everything is on its way."""
        await self.messenger.send(to, self.frame(to, kind, stream, about, body))

    def frame(self, to: str, kind: str, stream: str, about: Words, body: bytes) -> bytes:
        """A frame for another server."""
        epoch = self.epochs.get(to, 0)
        return Frame(kind, self.messenger.name, epoch, stream, about, body).packed()

    def arrived(self, data: bytes) -> None:
        """A frame of another server."""
        frame = Frame.unpacked(data)
        if frame.epoch > self.theirs.get(frame.sender, 0):
            self.theirs[frame.sender] = frame.epoch
            self.drop(frame.sender)
        self.heard[frame.sender] = time.monotonic()
        if frame.kind == OPEN:
            self.welcome(frame)
            return
        if frame.kind in self.others:
            self.others[frame.kind](frame.sender, frame.about)
            return
        stream = self.streams.get(frame.sender, {}).get(frame.stream)
        if frame.kind == BEAT:
            if frame.sender not in self.streams:
                self.say(frame.sender, END)  # it has streams that were cut here: now it knows
        elif stream is None:
            if frame.kind == EVENT:
                self.say(frame.sender, END, frame.stream)
        elif frame.kind == EVENT:
            stream.arrived(frame.about, frame.body)
        elif frame.kind == MORE:
            stream.more(frame.about["bytes"])
        elif frame.kind == END:
            self.forget(frame.sender, frame.stream)
            stream.end()

    def welcome(self, frame: Frame) -> None:
        """Let another server's visitor in."""
        if self.inner is None or len(self.tasks) >= MOST_GUESTS:
            self.say(frame.sender, END, frame.stream)
            return
        guest = Guest(self, frame.sender, frame.stream, frame.about, frame.body, self.app)
        self.enter(guest)
        task = asyncio.create_task(self.host(guest, self.inner))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def host(self, guest: Guest, inner: ASGIApp) -> None:
        """Have the application work another server's visitor, on the visitor's account.

        If the table is not ours after all, the stream ends unanswered, and the visitor's own server
        looks for the right one.
        """
        account = Account(self.budgets, address_of(guest.scope))
        PAYER.set(account)
        try:
            if await self.ours(guest.scope):
                await metered(inner(guest.scope, guest.receive, guest.send), account)
        except Cut:
            pass  # its server is gone, or cut off
        except Exception:
            log.exception("relayed request failed")
        finally:
            account.done()
            self.leave(guest)

    async def ours(self, scope: Scope) -> bool:
        """Whether this server works the table that is asked about, or can say what is wrong."""
        table = table_of(scope)
        try:
            if table is not None and not self.leases.holds(table):
                await self.opened(table)
        except SQLAlchemyError:
            return True
        except Refusal as refusal:
            return refusal.code != "closing"
        return True

    def cut(self, server: str) -> None:
        """Frames to or from a server may be lost: all streams with it begin anew."""
        if self.drop(server):
            self.epochs[server] = self.epochs.get(server, 0) + 1
            self.say(server, END)  # if it hears this, it knows

    def drop(self, server: str) -> int:
        """End all streams with a server; returns how many there were."""
        cut = self.streams.pop(server, {})
        for stream in cut.values():
            stream.end()
        return len(cut)

    def gone(self, servers: set[str]) -> None:
        """Servers do not count as alive any more."""
        for server in servers:
            self.cut(server)

    async def watch(self) -> None:
        """Let others know that we are here, and notice who is not, for ever."""
        while True:
            await asyncio.sleep(BEATS)
            for server in list(self.streams):
                if time.monotonic() - self.heard[server] > SILENCE:
                    log.warning("server silent", server=server)
                    self.cut(server)
                else:
                    self.say(server, BEAT)

    async def close(self) -> None:
        """End all streams, and wait until the application has ended its part."""
        for stream in [each for streams in self.streams.values() for each in streams.values()]:
            self.leave(stream)
            stream.end()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=1)
        for task in self.tasks:
            task.cancel()


class RelayMiddleware:
    """Stands before the routes of tables."""

    def __init__(self, app: ASGIApp, relay: Relay) -> None:
        self.app = relay.inner = app
        self.relay = relay

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Work it here, or have it worked where its table is."""
        if self.relay.leases.shared and scope["type"] != "lifespan":
            table = table_of(scope)
            if table is not None:
                await self.relay.work(scope, receive, send, table)
                return
        await self.app(scope, receive, send)


def table_of(scope: Scope) -> str | None:
    """The table that a request or connection is about."""
    found = TABLE.fullmatch(scope["path"].removeprefix(scope["root_path"]))
    return None if found is None else found[1]


async def give_up(visit: Visit, scope: Scope, receive: Receive, send: Send) -> None:
    """The server that works the table is gone, and the visitor has to come back."""
    answer = failure(Refusal("closing", "this table moves to another server: come back"))
    answer.headers["retry-after"] = "1"
    if visit.begun and scope["type"] == "http":
        raise Cut("the answer was cut")  # nobody shall take half of it for the whole
    with suppress(WebSocketDisconnect, OSError, RuntimeError):  # the visitor is gone already
        if visit.accepted:
            await send({"type": "websocket.close", "code": 1012, "reason": "come back"})
        elif scope["type"] == "websocket":
            begun = replayed({"type": "websocket.connect"}, receive)
            await WebSocket(scope, begun, send).send_denial_response(answer)
        else:
            await answer(scope, receive, send)


def replayed(first: Message, receive: Receive) -> Receive:
    """The same events once more, with one that was taken already."""
    waiting = [first]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again
