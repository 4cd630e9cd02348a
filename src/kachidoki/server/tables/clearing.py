"""Clearing old tables away by the host's rule: in small pieces, and only when the time is sure.

A machine whose clock is wrong would clear away tables that are to be kept. The time counts as
sure if the database knows of a time at most a day ago. Otherwise, and after every jump of the
machine's clock, nothing is cleared away until the clock has gone evenly for a day; a restart
begins that day anew.
"""

from __future__ import annotations

import asyncio
from typing import Final

import structlog
from sqlalchemy import Connection, func, select, update
from sqlalchemy.exc import SQLAlchemyError

from kachidoki.server.storage.database import reason
from kachidoki.server.storage.schema import HOLDER, SERVER, TABLES
from kachidoki.server.storage.writer import NotStored
from kachidoki.server.tables.lobby import Lobby

log = structlog.get_logger("kachidoki.clearing")

EVERY: Final = 3600.0  # seconds between two clearings
PAUSE: Final = 0.05  # seconds between two pieces, for everybody else
HOUR: Final = 3_600_000
DAY: Final = 86_400_000


class Clearing:
    """Clears away what the host does not keep."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.services = lobby.services
        self.sure_at = 0  # the ticks from which on the time is sure
        self.offset = 0  # of the machine's clock against the ticks
        self.doubted = False  # whether the database says so

    async def begin(self) -> None:
        """Compare the machine's clock with what the database knows. Before anything is stored."""
        newest, self.doubted = await asyncio.to_thread(self._known)
        now, ticks = self.services.source.now(), self.services.source.ticks()
        self.offset = now - ticks
        if self.doubted or (newest is not None and now - newest > DAY):
            await self.doubt("the machine's clock is far ahead of the last time in the database")

    def _known(self) -> tuple[int | None, bool]:
        """The latest time that the database knows, and whether that is in doubt already."""
        with self.services.store.engine.connect() as connection:
            times = (
                connection.execute(select(func.max(TABLES.c.changed))).scalar(),
                connection.execute(select(func.max(SERVER.c.worked_until))).scalar(),
            )
            doubted = connection.execute(select(HOLDER.c.doubted)).scalar()
        return max((time for time in times if isinstance(time, int)), default=None), bool(doubted)

    async def doubt(self, why: str) -> None:
        """Clear nothing away for a day."""
        self.sure_at = self.services.source.ticks() + DAY
        if self.asked:
            log.warning("no tables are cleared away for a day", reason=why)
        await self._write_doubt(True)

    async def _write_doubt(self, doubted: bool) -> None:
        def write(connection: Connection) -> None:
            connection.execute(update(HOLDER).values(doubted=doubted))

        await self.services.store.writer.run(write)
        self.doubted = doubted

    @property
    def asked(self) -> bool:
        """Whether the host wants anything to be cleared away."""
        settings = self.services.settings
        return bool(settings.keep_finished_days or settings.keep_idle_days)

    async def watch(self) -> None:
        """Clear away what is old, for ever."""
        while True:
            try:
                if await self.sure():
                    await self.clear()
            except (NotStored, SQLAlchemyError) as error:
                why = str(error) if isinstance(error, NotStored) else reason(error)
                log.error("tables not cleared away", reason=why)  # the next time, then
            await asyncio.sleep(EVERY)

    async def sure(self) -> bool:
        """Whether the machine's clock can be trusted."""
        now, ticks = self.services.source.now(), self.services.source.ticks()
        jump, self.offset = now - ticks - self.offset, now - ticks
        if abs(jump) > HOUR:
            await self.doubt("the machine's clock has jumped")
        if ticks < self.sure_at:
            return False
        if self.doubted:
            await self._write_doubt(False)
        return True

    async def clear(self) -> None:
        """Clear away what is old now, piece by piece."""
        settings, rooms = self.services.settings, self.lobby.rooms
        now = self.services.source.now()
        finished, idle = settings.keep_finished_days, settings.keep_idle_days
        count = 0
        while gone := await self.services.store.prune(
            int(now - finished * DAY) if finished else None,
            int(now - idle * DAY) if idle else None,
            keep=[name for name, room in rooms.items() if room.connections],
        ):
            for name in gone:
                if name in rooms:
                    rooms[name].close("the table was cleared away")
            count += len(gone)
            self.services.metrics.pruned.inc(len(gone))
            await asyncio.sleep(PAUSE)
        if count:
            log.info("tables cleared away", count=count)
