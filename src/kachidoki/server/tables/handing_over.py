"""Giving tables to other servers of the cluster while people play.

A server that leaves gives its tables away a few at a time. Whoever gets one reads it first; then it
is made theirs in the database, and everybody at it comes back to find it open. So nobody waits for
more than the way to another server, however many tables there are.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from itertools import count
from typing import Any, Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from kachidoki.protocol import Refusal
from kachidoki.server.cluster.frames import GIVEN, PREPARE, PREPARED
from kachidoki.server.cluster.relay import Relay
from kachidoki.server.cluster.streams import Words
from kachidoki.server.edge.budget import PAYER, Account
from kachidoki.server.storage.database import reason
from kachidoki.server.tables.lobby import ANNOUNCED, Lobby
from kachidoki.server.tables.room import Room

log = structlog.get_logger("kachidoki.cluster")

PREPARES: Final = 2  # the format from which on servers read a table beforehand
AT_ONCE: Final = 4  # tables that are on their way
ROUNDS: Final = 100  # at most: of many tables more are on their way at once
WITHIN: Final = 0.5  # seconds in which another server has read a table
LONGEST: Final = 15.0  # seconds for all of them; what is left then is let go at once


class HandingOver:
    """Gives this server's tables away when it leaves, and takes those of others that do."""

    def __init__(self, lobby: Lobby, relay: Relay) -> None:
        self.lobby = lobby
        self.leases = lobby.services.leases
        self.relay = relay
        self.awaited: dict[str, asyncio.Event] = {}  # tables that others read for us now
        self.silent: set[str] = set()  # servers that did not answer
        self.turns = count()
        self.tasks: set[asyncio.Task[None]] = set()
        relay.others |= {PREPARE: self.asked, PREPARED: self.answered, GIVEN: self.given}

    async def leave(self) -> None:
        """Give all tables away."""
        await self.leases.leave()
        rooms = deque(self.lobby.rooms.values())
        ways = max(AT_ONCE, len(rooms) // ROUNDS)
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                await asyncio.gather(*(self.give_all(rooms) for _ in range(ways)))
        self.lobby.stop()
        left = await self.lobby.rested()
        self.leases.release(*(room.lease for room in left))
        await self.leases.released()
        for room in left:
            send_away(room)
        await asyncio.sleep(ANNOUNCED)

    async def give_all(self, rooms: deque[Room]) -> None:
        """Give one table after another, as long as there is anybody to have them."""
        while rooms and self.leases.staying:
            room = rooms.popleft()
            try:
                await self.give(room)
            except SQLAlchemyError as error:
                log.warning("table not given", table=room.hosted.name, reason=reason(error))
            except Refusal:
                pass  # it has left memory meanwhile

    async def give(self, room: Room) -> None:
        """Give a table to the server whose turn it is."""
        names = sorted(self.leases.staying)
        to = names[next(self.turns) % len(names)]
        if self.leases.staying[to] >= PREPARES and to not in self.silent:
            await self.prepared(room.hosted.name, to)
        await room.see(lambda: None)  # what is being stored now
        if await self.leases.give(room.lease, to):
            self.relay.say(to, GIVEN, about={"table": room.hosted.name})
            send_away(room)

    async def prepared(self, table: str, to: str) -> None:
        """Have another server read a table; one that does not answer is not asked again."""
        read = self.awaited[table] = asyncio.Event()
        self.relay.say(to, PREPARE, about={"table": table})
        try:
            await asyncio.wait_for(read.wait(), WITHIN)
        except TimeoutError:
            self.silent.add(to)
        finally:
            del self.awaited[table]

    def answered(self, _: str, about: Words) -> None:
        """Another server has read a table."""
        if about["table"] in self.awaited:
            self.awaited[about["table"]].set()

    def asked(self, server: str, about: Words) -> None:
        """A server that leaves wants a table to be read."""
        self.do(self.read(server, about["table"]))

    async def read(self, server: str, table: str) -> None:
        """Read it, and say so."""
        await self.relay.prepare(table)
        self.relay.say(server, PREPARED, about={"table": table})

    def given(self, _: str, about: Words) -> None:
        """A table is ours: its people are on their way."""
        self.do(self.open(about["table"]))

    async def open(self, table: str) -> None:
        """Have it in memory, and its bots think."""
        with suppress(Refusal):  # whoever comes to it is told
            await self.lobby.room(table)

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done beside, on nobody's account."""

        async def paid() -> None:
            PAYER.set(Account(self.lobby.services.budgets, ""))
            await work

        task = asyncio.create_task(paid())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def send_away(room: Room) -> None:
    """Have everybody at a table come back to the server that works it now."""
    for connection in list(room.connections):
        connection.announce(0)
    room.close("another server works this table now")
