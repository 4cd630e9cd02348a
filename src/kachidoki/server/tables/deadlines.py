"""Clocks that run out while nobody is connected: the server wakes their tables.

With every change of a table two times are stored: when its clocks were noted (`clocks_at`) and
when the next of them runs out (`due`). Whoever reads the table lets its clocks run on from
`clocks_at`, and a chore reads every table that is due.

Time in which the server did not run is taken from nobody. Every few seconds, and when it stops,
the server notes until when it was at work; when it starts, both times of every table are moved
by the time since then. A server that is killed gives back at most those few seconds. The times
go by a clock that no change of the machine's own clock moves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog
from sqlalchemy import Connection, case, delete, func, insert, select, text, tuple_, update
from sqlalchemy.exc import SQLAlchemyError

from kachidoki.protocol import Refusal
from kachidoki.server.storage.database import reason
from kachidoki.server.storage.fencing import free_for
from kachidoki.server.storage.schema import SERVER, TABLES
from kachidoki.server.storage.writer import NotStored
from kachidoki.server.tables.lobby import Lobby

log = structlog.get_logger("kachidoki.deadlines")

EVERY: Final = 10_000  # milliseconds between two looks
AHEAD: Final = 2 * EVERY  # tables are read so long before they are due
PIECE: Final = 20  # tables that are asked for at once


class Deadlines:
    """The deadlines of all tables of a server."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.services = lobby.services
        self.engine = lobby.services.store.engine
        self.hurry = asyncio.Event()  # set when tables may be due that nobody works any more

    async def begin(self) -> None:
        """Move all deadlines by the time in which no server ran. Before any table is read."""
        now = self.services.clock_now()

        def move(connection: Connection) -> None:
            if self.services.leases.shared:
                connection.execute(text("LOCK TABLE server IN EXCLUSIVE MODE"))
            until = connection.execute(select(func.max(SERVER.c.worked_until))).scalar()
            if self.services.leases.shared and until is not None and now - until < AHEAD:
                return  # others of the cluster are at work
            noted = TABLES.c.clocks_at
            # A change that was stored after the last note shows that the server ran then.
            last = noted if until is None else case((noted > until, noted), else_=until)
            connection.execute(
                update(TABLES)
                .where(TABLES.c.due.is_not(None))
                .values(due=TABLES.c.due + (now - last), clocks_at=noted + (now - last))
            )
            connection.execute(delete(SERVER))
            connection.execute(insert(SERVER).values(id=1, worked_until=now))

        await self.services.store.writer.run(move)

    async def note(self) -> None:
        """Note that the server is at work now."""
        now = self.services.clock_now()

        def write(connection: Connection) -> None:
            connection.execute(update(SERVER).values(worked_until=now))

        try:
            await self.services.store.writer.run(write)
        except NotStored as error:
            log.error("time of work not noted", reason=str(error))

    async def watch(self) -> None:
        """Note the time and wake tables that are due, for ever."""
        while True:
            await self.note()
            try:
                await self.wake_all()
            except SQLAlchemyError as error:
                log.error("deadlines not read", reason=reason(error))
            self.hurry.clear()
            timer = self.services.source.later(EVERY, self.hurry.set)
            await self.hurry.wait()
            timer.cancel()

    async def wake_all(self) -> None:
        """Read all tables that are due soon, a few at a time."""
        after: tuple[int, str] | None = None
        while found := await asyncio.to_thread(self._due, self.services.clock_now() + AHEAD, after):
            for _, table in found:
                if table not in self.lobby.rooms:
                    await self.wake(table)
            after = found[-1]

    def _due(self, until: int, after: tuple[int, str] | None) -> Sequence[tuple[int, str]]:
        order = (TABLES.c.due, TABLES.c.id)
        question = select(*order).where(TABLES.c.due <= until).order_by(*order).limit(PIECE)
        if after is not None:
            question = question.where(tuple_(*order) > after)
        if self.services.leases.shared:
            question = question.where(free_for(self.services.leases.name))
        with self.engine.connect() as connection:
            return [(due, table) for due, table in connection.execute(question)]

    async def wake(self, table: str) -> None:
        """Read one table; its room does the rest when the clock is at zero."""
        try:
            room = await self.lobby.room(table)
        except Refusal as refusal:
            log.info("not woken", table=table, code=refusal.code)
            return
        except Exception as error:  # one damaged table stops no other's clock
            log.error("not woken", table=table, error=type(error).__name__)
            return
        zero = room.clocks.next_zero(self.services.source.ticks())
        if zero is not None and zero[1] > AHEAD and not room.rest.needed:
            room.post(lambda: [room.stored("clocks")])  # saved before there were deadlines
