"""A connection: its first words, its limits, and a queue of its own for what is sent to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog
from pydantic import BaseModel, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from kachidoki import __version__
from kachidoki.bots.fair_queue import Asker
from kachidoki.bots.workers import WorkersClosed
from kachidoki.core import View
from kachidoki.protocol import (
    FROM_CLIENT,
    AnyFromClient,
    AskHint,
    AskWays,
    Closing,
    Done,
    Earlier,
    Hello,
    Hints,
    Look,
    Ping,
    Pong,
    React,
    Refusal,
    Refused,
    Resync,
    TakeAction,
    TakeBack,
    Welcome,
    Why,
    id_in,
    misfit,
)
from kachidoki.server.edge.budget import PAYER, Account, metered
from kachidoki.server.edge.direct_writer import DIRECT, READING
from kachidoki.server.edge.limits import Bucket
from kachidoki.server.tables.advice import hint_info, view_for_hints, ways, why_not
from kachidoki.server.tables.cookies import holder_by_cookie
from kachidoki.server.tables.lobby import Lobby
from kachidoki.server.tables.room import Room
from kachidoki.server.tables.seat_tokens import hashed
from kachidoki.text import language_of

log = structlog.get_logger("kachidoki.socket")

HELLO_WITHIN: Final = 10.0  # seconds
LARGEST: Final = 16_384  # characters of a message; larger ones are refused, far larger ones end it
OUTBOX: Final = 200  # messages that may wait for a slow reader
OUTBOX_SIZE: Final = 1_000_000  # and their bytes
BURST: Final = 3.0  # seconds' worth of messages at once
PATIENCE: Final = 50  # refused messages in a row, until the connection is ended


class Connection:
    """One socket at a table. To a room it is a `ConnectionInterface`."""

    def __init__(self, lobby: Lobby, room: Room, socket: WebSocket, address: str) -> None:
        self.lobby = lobby
        self.room = room
        self.socket = socket
        self.address = address
        self.account = Account(lobby.services.budgets, address)
        self.account.reading_time = socket.scope["extensions"][READING]
        self.arrived = 0  # when the latest message did
        self.holder: str | None = None
        self.language = "en"
        self.look: int | None = None
        self.sent: dict[int | None, int] = {}
        self.write: Callable[[bytes], bool] = socket.scope["extensions"][DIRECT]
        self.outbox: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue()
        self.waiting = 0  # bytes in the outbox
        self.pumping = False  # whether a message that was in the outbox is on its way
        self.bucket = Bucket(self.seconds(), self.burst)
        self.patience = PATIENCE
        self.ended = asyncio.Event()
        self.hinting: tuple[str, asyncio.Task[None]] | None = None  # the question's id

    @property
    def burst(self) -> float:
        """Messages that may come at once."""
        return max(5.0, BURST * self.lobby.services.settings.messages_each_second)

    def seconds(self) -> float:
        """Server time."""
        return self.lobby.services.source.ticks() / 1000

    def send(self, message: BaseModel | bytes) -> None:
        """Send or queue a message; whoever reads too slowly is cut off and may come back."""
        if self.ended.is_set():
            return
        text = message if isinstance(message, bytes) else message.model_dump_json().encode()
        if not self.pumping and self.outbox.empty() and self.write(text):
            return
        # What waits already counts, not this message: however large, it is nobody's fault.
        if self.outbox.qsize() >= OUTBOX or self.waiting > OUTBOX_SIZE:
            while not self.outbox.empty():
                self.outbox.get_nowait()  # of no use to anybody any more
            log.info("connection ended", table=self.room.hosted.name, code=1013)
            self.close(1013, "too slow")
            return
        self.waiting += len(text)
        self.outbox.put_nowait(text)

    def close(self, code: int, reason: str) -> None:
        """End the connection after what is queued, or at once if that does not go out."""
        if not self.ended.is_set():
            self.ended.set()
            self.outbox.put_nowait((code, reason))

    async def pump(self) -> None:
        """Send what is queued."""
        while True:
            item = await self.outbox.get()
            if isinstance(item, tuple):
                await self.socket.close(*item)
                return
            self.waiting -= len(item)
            self.pumping = True
            await self.socket.send_text(item.decode())
            self.pumping = False

    async def serve(self) -> None:
        """Everything from the first word to the last."""
        PAYER.set(self.account)
        pump = asyncio.create_task(metered(self.pump(), self.account))
        listening = asyncio.create_task(metered(self.listen(), self.account))
        ended = asyncio.create_task(self.ended.wait())
        try:
            await asyncio.wait([pump, listening, ended], return_when=asyncio.FIRST_COMPLETED)
            if not pump.done():
                self.close(1000, "")
                # A reader that does not take the rest gets no more time than this.
                await asyncio.wait([pump], timeout=2)
        finally:
            self.room.exit(self)
            self.drop_hint()
            tasks = (pump, listening, ended)
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            failed = [task.exception() for task in tasks if not task.cancelled()]
            # Errors know the frames they passed: nothing here keeps them, or the table.
            del pump, listening, ended, task, tasks
            while failed:
                error = failed.pop()
                if not isinstance(error, WebSocketDisconnect | RuntimeError | None):
                    log.error("connection failed", table=self.room.hosted.name, exc_info=error)
                del error

    async def listen(self) -> None:
        """Work what arrives, one message at a time."""
        try:
            hello = await asyncio.wait_for(self.message(), HELLO_WITHIN)
        except TimeoutError:
            self.close(1008, "say hello first")
            return
        except WebSocketDisconnect:
            return
        if not isinstance(hello, Hello):
            if hello is not None:
                first = Refusal("bad-message", "the first message is hello")
                self.refuse(first, getattr(hello, "id", None))
            self.close(1008, "say hello first")
            return
        try:
            await self.room.see(lambda: self.greet(hello))
        except Refusal as refusal:
            self.refuse(refusal)
            self.close(1008, refusal.code)
            return
        with suppress(WebSocketDisconnect):
            while not self.ended.is_set():
                message = await self.message()
                if message is not None:
                    await self.answer(message)

    def greet(self, hello: Hello) -> None:
        """Let a connection in and show it the table."""
        self.language = language_of(hello.language)
        hosted = self.room.hosted
        if hello.token is not None:
            self.holder = hashed(hello.token)
            if self.holder not in hosted.passes:
                raise Refusal("bad-token", "the token is not one of this table's")
        else:
            # A page cannot read its cookie: one of nobody here makes a spectator, not an error.
            self.holder = holder_by_cookie(self.socket.cookies, hosted)
        mine = hosted.sheet.seats_of(self.holder)
        if hello.look is not None:
            self.room.sender.check_look(self, hello.look)
            self.look = hello.look
        elif len(mine) == 1:
            self.look = mine[0]
        self.since(hello.since)
        self.send(
            Welcome(
                version=hosted.version,
                program=__version__,
                seats=mine,
                host=self.holder is not None and hosted.passes[self.holder],
            )
        )
        self.room.enter(self)
        self.room.sender.refresh(self)
        if self.room.rest.begin():
            self.send(self.room.rest.message())
        self.lobby.host_messages.greet(self, hosted.version)

    def resync(self, version: int | None) -> None:
        """Send what happened since a version again."""
        self.since(version)
        self.room.sender.refresh(self)

    def since(self, version: int | None) -> None:
        """What the client has already; a version that never was gets everything."""
        known = version is not None and version <= self.room.hosted.version
        self.sent = {self.look: version} if known and version is not None else {}

    async def message(self) -> AnyFromClient | None:
        """The next message, or None if it was refused."""
        self.account.done()
        frame = await self.socket.receive()
        self.arrived = self.lobby.services.source.ticks()
        if frame["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(frame.get("code") or 1005)
        text = frame.get("text")
        try:
            await self.account.turn()
            settings = self.lobby.services.settings
            if not self.bucket.take(self.seconds(), settings.messages_each_second, self.burst):
                raise Refusal("too-many", "too many messages: wait a moment")
            if text is None:
                raise Refusal("bad-message", "messages are JSON texts, not binary data")
            if len(text) > LARGEST:
                raise Refusal("too-large", f"a message has at most {LARGEST} characters")
            message = FROM_CLIENT.validate_json(text)
        except Refusal as refusal:
            self.refuse(refusal, id_in(text, LARGEST))
        except ValidationError as error:
            faults = error.errors(include_input=False, include_url=False)
            self.refuse(misfit(faults), id_in(text, LARGEST))
        else:
            self.patience = PATIENCE
            return message
        self.patience -= 1
        if self.patience <= 0:
            self.close(1008, "too many refused messages")
        return None

    async def answer(self, message: AnyFromClient) -> None:
        """Do what a message asks."""
        if isinstance(message, AskHint | TakeAction | TakeBack):
            self.drop_hint()
        try:
            match message:
                case Hello():
                    raise Refusal("bad-message", "you have said hello already")
                case Ping():
                    self.send(Pong(version=self.room.version))
                case Look():
                    await self.room.see(lambda: self.room.sender.look(self, message.seat))
                case Earlier():
                    self.send(await self.room.see(lambda: self.room.sender.earlier(self, message)))
                case Why():
                    self.send(await self.room.see(lambda: why_not(self.room, self, message)))
                case AskWays():
                    self.send(await self.room.see(lambda: ways(self.room, self, message)))
                case AskHint():
                    await self.ask_for_hints(message)
                case React():
                    await self.react(message)
                case Resync():
                    await self.room.see(lambda: self.resync(message.since))
                case _:
                    with self.lobby.services.metrics.commands.time():
                        await self.room.command(self, message, self.arrived)
        except Refusal as refusal:
            self.refuse(refusal, getattr(message, "id", None))

    async def react(self, wish: React) -> None:
        """Tell everybody of a reaction, between two commands."""
        await self.room.see(lambda: self.room.reactions.react(self.room, self, wish))
        self.send(Done(version=self.room.version, id=wish.id))

    async def ask_for_hints(self, question: AskHint) -> None:
        """Have hints found beside everything else; a new question takes the last one's place."""
        view = await self.room.see(lambda: view_for_hints(self.room, self, question))
        self.hinting = question.id, asyncio.create_task(self.hint(question, view))

    def drop_hint(self) -> None:
        """Whoever asked does something else now, or is gone: the answer is that there is none."""
        if self.hinting is not None:
            id_, task = self.hinting
            self.hinting = None
            task.cancel()
            self.send(Hints(version=self.room.version, id=id_, hints=[]))

    async def hint(self, question: AskHint, view: View) -> None:
        """Think, and answer."""
        hosted, asker = self.room.hosted, Asker(self.address, self.room.hosted.name)
        seed = hosted.bot_rng_seed(question.seat)
        with suppress(WorkersClosed):  # so will be the connection
            found = await self.lobby.services.workers.hints(view, seed, asker)
            told = [hint_info(hint, self.language) for hint in found]
            self.hinting = None
            self.send(Hints(version=self.room.version, id=question.id, hints=told))

    def refuse(self, refusal: Refusal, command: str | None = None) -> None:
        """Say why something did not happen."""
        self.lobby.services.metrics.refusals.labels(refusal.code).inc()
        log.info("refused", table=self.room.hosted.name, code=refusal.code)
        self.send(
            Refused(
                version=self.room.version,
                code=refusal.code,
                message=refusal.told(self.language),
                possible=refusal.possible,
                id=command,
            )
        )

    def announce(self, after: int) -> None:
        """The server is about to stop."""
        self.send(Closing(version=self.room.version, after=after))
        self.close(1012, "the server restarts")
