"""The two ends of a relayed request or connection.

A `Visit` is where the visitor arrived: what the visitor sends goes to the server that works the
table, and what comes from there goes to the visitor. A `Guest` is at that server: the application
works it like any other, and does not know the difference. Each end may send so many bytes before
the other has taken them, so that whoever reads slowly costs no memory anywhere.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kachidoki.server.cluster.frames import EVENT, MORE, event_of, event_parts, last, scope_of
from kachidoki.server.edge.budget import READING as READING_COST
from kachidoki.server.edge.direct_writer import DIRECT, READING

WINDOW: Final = 262_144  # bytes that may be on their way to a visitor; the latest message beyond it
UP_WINDOW: Final = 65_536  # and from a visitor
EMPTY: Final = 64  # bytes that count for an event without any

Words = dict[str, Any]  # what can be said in JSON


class Cut(OSError):
    """The other end is gone."""


class Line(Protocol):
    """What carries frames between two servers."""

    def say(self, to: str, kind: str, stream: str, about: Words, body: bytes = b"") -> None:
        """Send a frame at once."""
        ...

    async def say_in_turn(self, to: str, kind: str, stream: str, about: Words, body: bytes) -> None:
        """Send a frame, when not too much of everything is on its way."""
        ...


class End:
    """What both ends have: a queue of what arrives, and credit for what is sent."""

    def __init__(self, line: Line, peer: str, stream: str, credit: int, window: int) -> None:
        self.line = line
        self.peer = peer  # the other server
        self.stream = stream
        self.credit = credit
        self.allowed = asyncio.Event()
        self.allowed.set()
        self.arriving: asyncio.Queue[Message | None] = asyncio.Queue()
        self.taken = 0  # bytes that the other end was not told of yet
        self.window = window  # of what arrives
        self.cut = False

    def spend(self, size: int) -> None:
        """So much is on its way."""
        self.credit -= max(size, EMPTY)
        if self.credit <= 0:
            self.allowed.clear()

    def more(self, size: int) -> None:
        """The other end has taken so much."""
        self.credit += size
        if self.credit > 0:
            self.allowed.set()

    def take(self, size: int) -> None:
        """So much has been taken here."""
        self.taken += max(size, EMPTY)
        if self.taken >= self.window // 4 and not self.cut:
            self.line.say(self.peer, MORE, self.stream, {"bytes": self.taken})
            self.taken = 0

    async def tell(self, event: Message) -> None:
        """Send an event, when there is room for it. Raises Cut."""
        await self.allowed.wait()
        if self.cut:
            raise Cut("the other server is gone")
        about, body = event_parts(event)
        self.spend(len(body))
        await self.line.say_in_turn(self.peer, EVENT, self.stream, about, body)

    def arrived(self, about: Words, body: bytes) -> None:
        """An event of the other end."""
        self.arriving.put_nowait(event_of(about, body))

    def end(self) -> None:
        """Nothing goes to or comes from the other end any more."""
        if not self.cut:
            self.cut = True
            self.allowed.set()
            self.arriving.put_nowait(None)


class Visit(End):
    """A request or connection, where its visitor arrived."""

    def __init__(self, line: Line, peer: str, stream: str, scope: Scope) -> None:
        super().__init__(line, peer, stream, UP_WINDOW, WINDOW)
        self.direct = scope.get("extensions", {}).get(DIRECT)
        self.busy = False  # whether something is being sent to the visitor, or waits for it
        self.begun = False  # whether the visitor was answered anything
        self.accepted = False
        self.finished = False
        self.gone = False  # whether the visitor is

    def arrived(self, about: Words, body: bytes) -> None:
        """Something for the visitor; a text goes out at once if nothing waits before it."""
        quick = about.get("is") == "text" and self.direct is not None and self.accepted
        if quick and not self.busy and self.arriving.empty() and self.direct(body):
            self.take(len(body))
        else:
            super().arrived(about, body)

    async def listen(self, receive: Receive) -> None:
        """Hand on what the visitor sends, until there is nothing more."""
        while True:
            event = await receive()
            await self.tell(event)
            if event["type"] in ("http.disconnect", "websocket.disconnect"):
                self.gone = True
                self.arriving.put_nowait(None)
                return

    async def work(self, receive: Receive, send: Send) -> None:
        """Everything between the visitor and the other server. Raises Cut if that is gone."""
        listening = asyncio.create_task(self.listen(receive))
        try:
            while not self.finished:
                event = await self.arriving.get()
                if event is None:
                    if self.gone:
                        return
                    raise Cut("the other server is gone")
                self.begun = self.busy = True
                await send(event)
                self.busy = False
                self.take(len(event.get("text") or event.get("bytes") or event.get("body") or b""))
                self.accepted = self.accepted or event["type"] == "websocket.accept"
                self.finished = last(event)
        finally:
            listening.cancel()
            await asyncio.wait([listening])
            if not listening.cancelled():
                listening.exception()  # the visitor, or the other server, is gone: known already


class Guest(End):
    """The same, where its table is worked."""

    def __init__(
        self, line: Line, peer: str, stream: str, about: Words, body: bytes, app: ASGIApp
    ) -> None:
        super().__init__(line, peer, stream, WINDOW, UP_WINDOW)
        extensions = {
            "websocket.http.response": {},
            DIRECT: self.write_text,
            READING: lambda: READING_COST,
        }
        self.scope = scope_of(about, app=app, extensions=extensions)
        self.socket = self.scope["type"] == "websocket"
        first: Message = {"type": "websocket.connect"}
        if not self.socket:
            first = {"type": "http.request", "body": body, "more_body": False}
        self.arriving.put_nowait(first)

    def write_text(self, text: bytes) -> bool:
        """Send a text at once; False, and nothing is sent, if others wait to be read first."""
        if self.credit <= 0:
            return False
        if not self.cut:
            self.spend(len(text))
            about = {"type": "websocket.send", "is": "text"}
            self.line.say(self.peer, EVENT, self.stream, about, text)
        return True

    async def receive(self) -> Message:
        """What the application asks for next."""
        event = await self.arriving.get()
        if event is None:
            self.arriving.put_nowait(None)  # however often it asks
            kind = "websocket" if self.socket else "http"
            return {"type": f"{kind}.disconnect", "code": 1006}
        self.take(len(event.get("text") or event.get("bytes") or b""))
        return event

    async def send(self, event: Message) -> None:
        """What the application answers."""
        await self.tell(event)
