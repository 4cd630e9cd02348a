"""A connection at a table.

It keeps the latest update and all events, sends commands with ids of its own, and after a cut
comes back and sends again what was not answered: the server does nothing twice.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Final

from pydantic import BaseModel, ValidationError
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus, WebSocketException

from kachidoki.client.connecting import check, connected
from kachidoki.client.refused import ServerRefused
from kachidoki.protocol import (
    AskHint,
    AskWays,
    Closing,
    Command,
    Done,
    Earlier,
    EventInfo,
    Failure,
    Hello,
    HintInfo,
    Hints,
    HostMessage,
    Look,
    Pause,
    Presence,
    React,
    Reaction,
    ReactionName,
    Refused,
    Rematch,
    Storing,
    TakeAction,
    TakeBack,
    Told,
    Update,
    Ways,
    Welcome,
    Why,
    WhyNot,
    from_server,
)

FIRST_WAIT: Final = 0.05  # seconds before coming back; doubled up to the longest
LONGEST_WAIT: Final = 2.0
NOT_WELCOME: Final = ("bad-token", "not-shown", "no-such-seat")  # however often one tries
MOST_REACTIONS: Final = 100  # kept of all that were told

Question = Why | AskWays | AskHint


class Seat:
    """Use as `async with Seat(address, table, token) as seat`.

    Raises ValueError if the token, the seat to look at or the language cannot be one; and
    ServerRefused, when it is entered, if the server does not let it in.
    """

    def __init__(
        self,
        address: str,
        table: str,
        token: str | None = None,
        *,
        look: int | None = None,
        language: str = "en",
    ) -> None:
        check(token, look, language)
        scheme = address.replace("http", "ws", 1).rstrip("/")
        self.address = f"{scheme}/api/tables/{table}/socket"
        self.token = token
        self.looking = look
        self.language = language
        self.welcome: Welcome | None = None
        self.latest: Update | None = None
        self.presence: Presence | None = None
        self.events: dict[int | None, list[EventInfo]] = {}
        self.first: dict[int | None, int] = {}  # how many events before those were left out
        self.reactions: deque[Reaction] = deque(maxlen=MOST_REACTIONS)  # the latest ones
        self.host_messages: dict[str, str] = {}  # what whoever runs the server said, by its id
        self.refused: list[Refused] = []
        self.news = 0  # how often anything has changed here
        self.failed: ServerRefused | None = None
        self.reconnects = 0
        self.storing = True  # whether the server can store what is done at the table
        self._pending: dict[str, tuple[Command | Earlier | React, asyncio.Future[int]]] = {}
        self._asked: dict[str, tuple[Question, asyncio.Future[Any]]] = {}
        self._socket: ClientConnection | None = None
        self._welcomed = False  # on this connection
        self._unshown = False  # the seat that was watched before the cut is not shown any more
        self._changed = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Seat:
        self._task = asyncio.create_task(self._run())
        try:
            await self.wait(lambda: self.latest is not None)
        except BaseException:
            await self._stop()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        await self._stop()

    async def _stop(self) -> None:
        """Close the connection; nothing of it is left when this returns."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])  # whoever is cancelled meanwhile stays cancelled
            if not self._task.cancelled():
                self._task.result()

    @property
    def connected(self) -> bool:
        """Whether the server is there and has let us in; after a cut not until it is back."""
        return self._socket is not None and self._welcomed

    @property
    def now(self) -> Update:
        """The latest update."""
        if self.latest is None:
            raise ServerRefused("not-started", "the table has not been seen yet")
        return self.latest

    async def wait(self, until: Callable[[], bool]) -> None:
        """Wait until something is so; raises if the server has refused the connection."""
        async with self._changed:
            await self._changed.wait_for(lambda: self.failed is not None or until())
        if self.failed is not None:
            raise self.failed

    async def later(self, than: int) -> None:
        """Wait until `news` is another number than that."""
        await self.wait(lambda: self.news != than)

    async def act(self, action: str, seat: int | None = None) -> int:
        """Take an action; returns the version it made. Raises ServerRefused."""
        at = self._seat(seat)
        return await self.command(
            TakeAction(id=new_id(), version=self.now.version, seat=at, action=action)
        )

    async def take_back(self, seat: int | None = None, steps: int = 1) -> int:
        """Take the latest step back, or several at once."""
        at, version = self._seat(seat), self.now.version
        return await self.command(TakeBack(id=new_id(), version=version, seat=at, steps=steps))

    async def pause(self, on: bool = True) -> int:
        """Host: stop, or go on."""
        return await self.command(Pause(id=new_id(), on=on))

    async def react(self, reaction: ReactionName, seat: int | None = None) -> None:
        """Show everybody a set phrase or gesture. Raises ServerRefused if that is too soon."""
        await self.command(React(id=new_id(), seat=self._seat(seat), reaction=reaction))

    async def rematch(self, agree: bool = True) -> str | None:
        """Agree to a rematch, or refuse; gives the name of its table once everybody agrees."""
        version = await self.command(Rematch(id=new_id(), agree=agree))
        await self.wait(lambda: self.now.version >= version)
        return self.now.table.next

    async def look(self, seat: int | None) -> None:
        """Lift the curtain for a seat, or lower it. Raises ServerRefused."""
        known = len(self.refused)

        def refused() -> list[Refused]:
            return [error for error in self.refused[known:] if error.code in NOT_WELCOME]

        await self.send(Look(seat=seat))
        await self.wait(lambda: self.now.seat == seat or bool(refused()))
        for error in refused():
            raise ServerRefused(error.code, error.message, error.possible)
        self.looking = seat

    async def earlier(self) -> int:
        """Ask for a part of the log before what `events` has; returns how many are still missing.

        A new connection to a long game gets only the latest part at first.
        """
        missing = self.first.get(self.now.seat, 0)
        return missing and await self.command(Earlier(id=new_id(), before=missing))

    async def why_not(self, action: str, seat: int | None = None) -> WhyNot:
        """Why an action is not open to a seat of yours now. Raises ServerRefused."""
        answer: WhyNot = await self._ask(Why(id=new_id(), seat=self._seat(seat), action=action))
        return answer

    async def ways(self, card: str | None = None, seat: int | None = None) -> Ways:
        """What the pieces of a seat of yours can do, or would with a card. Raises ServerRefused."""
        answer: Ways = await self._ask(AskWays(id=new_id(), seat=self._seat(seat), card=card))
        return answer

    async def hints(self, seat: int | None = None) -> list[HintInfo]:
        """What a strong bot would do here, the best first. Raises ServerRefused."""
        answer: Hints = await self._ask(AskHint(id=new_id(), seat=self._seat(seat)))
        return answer.hints

    async def _ask(self, question: Question) -> Any:
        """Send a question; asked again after a cut until it is answered."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked[question.id] = (question, answer)
        try:
            await self.send(question)
            return await answer
        finally:
            self._asked.pop(question.id, None)

    async def command(self, command: Command | Earlier | React) -> int:
        """Send anything that changes the table; sent again after a cut until it is answered."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._pending[command.id] = (command, answer)
        try:
            await self.send(command)
            return await answer
        finally:
            self._pending.pop(command.id, None)

    async def send(self, message: BaseModel) -> None:
        """Send a message if there is a connection."""
        if self.failed is not None:
            raise self.failed
        if self._socket is not None:
            with suppress(WebSocketException):
                await self._socket.send(message.model_dump_json())

    def _seat(self, seat: int | None) -> int:
        seat = self.now.seat if seat is None else seat
        if seat is None:
            raise ServerRefused("not-your-seat", "you look at no seat of yours")
        return seat

    async def _run(self) -> None:
        wait = FIRST_WAIT
        while self.failed is None:
            with suppress(OSError, WebSocketException, TimeoutError):
                try:
                    async with connected(self.address) as socket:
                        await self._greet(socket)
                        wait = FIRST_WAIT
                        async for frame in socket:
                            await self._receive(frame)
                except InvalidStatus as refusal:
                    await self._denied(refusal)
                finally:
                    self._socket = None
            self.reconnects += 1
            await self._notify()
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _greet(self, socket: ClientConnection) -> None:
        since = self.latest.version if self.latest is not None else None
        look = self.latest.seat if self.latest is not None else self.looking
        if self._unshown:
            since = look = None
        self._welcomed = False
        hello = Hello(token=self.token, since=since, look=look, language=self.language)
        await socket.send(hello.model_dump_json())
        self._socket = socket
        await self._send_pending()

    async def _send_pending(self) -> None:
        """Send everything again that was not answered; the server does nothing twice."""
        for message, _ in [*self._pending.values(), *self._asked.values()]:
            await self.send(message)

    async def _denied(self, refusal: InvalidStatus) -> None:
        """The server answered, but not with a connection: some reasons pass, some stay."""
        status = refusal.response.status_code
        if status == 429 or status >= 500:  # a proxy says 502 while the server restarts
            return
        try:
            failure = Failure.model_validate_json(refusal.response.body or b"")
        except ValidationError:
            failure = Failure(code="bad-answer", message=f"status {status}")
        await self._fail(ServerRefused(failure.code, failure.message, failure.possible))

    async def _fail(self, error: ServerRefused) -> None:
        async with self._changed:
            self.failed = error
            for _, answer in [*self._pending.values(), *self._asked.values()]:
                if not answer.done():
                    answer.set_exception(error)
        await self._notify()

    async def _notify(self) -> None:
        """Let everybody who waits look again."""
        async with self._changed:
            self.news += 1
            self._changed.notify_all()

    async def _receive(self, frame: str | bytes) -> None:
        match message := from_server(frame):
            case Welcome():
                self.welcome = message
                self.storing = True  # or that it cannot is told next
                self._welcomed, self._unshown = True, False
            case Update():
                self._updated(message)
            case Done():
                if message.id in self._pending:
                    self._answered(message.id, message.version)
            case Refused():
                await self._was_refused(message)
            case Presence():
                self.presence = message
            case Reaction():
                self.reactions.append(message)
            case Told():
                self._told(message)
            case WhyNot() | Ways() | Hints():
                if message.id in self._asked and not (asked := self._asked[message.id][1]).done():
                    asked.set_result(message)
            case Storing():
                self.storing = message.works
                if message.works:
                    await self._send_pending()
            case HostMessage():
                self.host_messages[message.id] = message.text
            case Closing():
                await asyncio.sleep(message.after / 10)
        await self._notify()

    def _updated(self, update: Update) -> None:
        known = self.events.setdefault(update.seat, [])
        if update.since == 0:
            known.clear()
            self.first[update.seat] = update.first
        known += update.events
        self.latest = update

    def _told(self, part: Told) -> None:
        if part.first + len(part.events) == self.first.get(part.seat):
            self.events[part.seat][:0] = part.events
            self.first[part.seat] = part.first
        if part.id in self._pending:
            self._answered(part.id, part.first)

    def _answered(self, id_: str, version: int) -> None:
        _, answer = self._pending[id_]
        if not answer.done():
            answer.set_result(version)

    async def _was_refused(self, message: Refused) -> None:
        self.refused.append(message)
        error = ServerRefused(message.code, message.message, message.possible)
        if message.code in ("not-stored", "closing") and message.id is not None:
            return  # sent again once it can be stored, or upon the next connection
        waiting = {**self._pending, **self._asked}
        if message.id in waiting:
            _, answer = waiting[message.id or ""]
            if not answer.done():
                answer.set_exception(error)
        elif message.id is None and not self._welcomed:
            if message.code == "not-shown" and self.latest is not None:
                self._unshown = True
            elif message.code in NOT_WELCOME:
                await self._fail(error)


def new_id() -> str:
    """An id that no other command has."""
    return secrets.token_urlsafe(9)
