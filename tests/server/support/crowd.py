"""People who play at random, note what the server confirmed, and never give up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

from kachidoki.client import Seat, Server, ServerRefused
from kachidoki.client.seat import new_id
from kachidoki.core import Rng
from kachidoki.protocol import Command, NewTable, Rematch, Rename, TakeAction, TakeBack
from kachidoki.server.tables.seat_tokens import hashed

# What may happen to somebody who acts upon a view that has just changed.
TOO_LATE = {"stale", "not-your-turn", "not-now", "game-over"}


# Why a table could not be made or joined just now: it is tried again.
PASSING = {"no-answer", "bad-answer", "closing", "not-stored"}


@dataclass
class Played:
    """One table, and every command there that the server has confirmed or refused."""

    name: str
    tokens: list[str]
    confirmed: list[tuple[str, Command, int]] = field(default_factory=list)
    refused: list[tuple[str, Command]] = field(default_factory=list)
    record: str | None = None  # as the last life served it

    def note(self, token: str, command: Command, version: int) -> None:
        """The server says that this was done, and is stored."""
        self.confirmed.append((f"{hashed(token)}:{command.id}", command, version))


class Crowd:
    """Tables of people, each replaced by another one when its game is over.

    Somebody who is to act thinks for `pace` seconds on average.
    """

    def __init__(self, address: str, pace: float = 0.0) -> None:
        self.address = address
        self.pace = pace
        self.tables: list[Played] = []
        self.seated: list[tuple[Played, str, Seat]] = []  # whoever sits somewhere at the end
        self.stopping = asyncio.Event()
        self.cut_off = 0  # commands that were answered by another life than they were sent to
        self.confirmed = 0
        self.waits: list[
            tuple[str, float, float]
        ] = []  # a table, when something was sent, and done
        self.awaited: list[tuple[int, asyncio.Event]] = []

    async def until(self, confirmed: int) -> None:
        """Wait until so many commands in all are confirmed."""
        event = asyncio.Event()
        self.awaited.append((confirmed, event))
        await event.wait()

    async def play(self, new: NewTable, guests: int, rng: Rng) -> None:
        """Make a table and play, one game after another, until told to stop."""
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(Server(self.address))
            name, tokens = None, list[str]()
            while not self.stopping.is_set():
                if name is None:
                    name, tokens = await self.gather(server, new, guests)
                name = await self.play_one(Played(name, tokens), rng)

    async def gather(self, server: Server, new: NewTable, guests: int) -> tuple[str, list[str]]:
        """A new table with all its people; begun anew if the server was killed meanwhile."""
        while True:
            try:
                host = await server.make(new)
                name, tokens = host.table.table, [str(host.token)]
                for number in range(guests):
                    tokens.append(str((await server.sit(name, f"Guest {number}")).token))
            except ServerRefused as refused:
                if refused.code not in PASSING:
                    raise
                await asyncio.sleep(0.02)
            else:
                return name, tokens

    async def play_one(self, played: Played, rng: Rng) -> str | None:
        """A game; gives the table of the rematch, if there is one."""
        self.tables.append(played)
        async with AsyncExitStack() as stack:
            seats = [
                await stack.enter_async_context(Seat(self.address, played.name, token))
                for token in played.tokens
            ]
            people = list(zip(played.tokens, seats, strict=True))
            await asyncio.gather(
                *(self.person(played, *who, Rng(b"%d" % rng.below(2**60))) for who in people)
            )
            if self.stopping.is_set():
                stack.pop_all()  # they stay, to see what the last life shows them
                self.seated += [(played, *who) for who in people]
                return None
            host = seats[0]
            if rng.below(2):
                return None
            for who in people:
                await self.send(played, *who, Rematch(id=new_id()))
            await host.wait(lambda: host.now.table.next is not None)
            return host.now.table.next

    async def person(self, played: Played, token: str, seat: Seat, rng: Rng) -> None:
        """Act whenever it is possible, and sometimes think better of it."""
        done = 0  # the last version that was thought about
        stopping = asyncio.create_task(self.stopping.wait())
        while not self.stopping.is_set() and seat.now.table.status != "over":
            turned = asyncio.create_task(seat.wait(news(seat, done)))
            await asyncio.wait([turned, stopping], return_when=asyncio.FIRST_COMPLETED)
            if not turned.done():
                turned.cancel()
                break
            turned.result()
            if self.pace and seat.now.legal:
                thought = self.pace * (0.5 + rng.below(1000) / 1000)
                await asyncio.wait([stopping], timeout=thought)
            done = seat.now.version
            command = self.wish(seat, rng)
            if command is not None and not await self.send(played, token, seat, command):
                await seat.wait(news(seat, done))  # too late means that something happened
        stopping.cancel()

    def wish(self, seat: Seat, rng: Rng) -> Command | None:
        """What somebody does now, if anything."""
        now = seat.now
        assert now.seat is not None
        if rng.below(40) == 0:
            return Rename(id=new_id(), seat=now.seat, name=f"Name {rng.below(1000)}")
        if now.take_back and rng.below(6) == 0:
            return TakeBack(id=new_id(), version=now.version, seat=now.seat)
        choices = [action for action in now.legal if action != "surrender"] or now.legal
        if not choices:
            return None
        action = choices[rng.below(len(choices))]
        return TakeAction(id=new_id(), version=now.version, seat=now.seat, action=action)

    async def send(self, played: Played, token: str, seat: Seat, command: Command) -> bool:
        """Whether a command was done; whatever happens, one of both becomes known."""
        life = seat.reconnects
        began = time.monotonic()
        try:
            version = await seat.command(command)
        except ServerRefused as refusal:
            if refusal.code not in TOO_LATE:
                raise
            played.refused.append((f"{hashed(token)}:{command.id}", command))
            return False
        played.note(token, command, version)
        self.waits.append((played.name, began, time.monotonic()))
        self.confirmed += 1
        self.cut_off += seat.reconnects != life
        for enough, event in self.awaited:
            if self.confirmed >= enough:
                event.set()
        await seat.wait(lambda: seat.now.version >= version)
        return True


def news(seat: Seat, done: int) -> Callable[[], bool]:
    """Whether there is a version that was not thought about."""
    return lambda: seat.now.version > done or seat.now.table.status == "over"
