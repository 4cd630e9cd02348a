"""Which tables this server works.

A server that is alone has the whole database by its lock. The servers of a cluster take tables one
by one, and say several times a lease that they are alive: whoever does not for a whole lease may
lose its tables to any other. That nobody writes to a table it has lost is seen to by `fencing`, in
the transaction that writes; here is only who tries what, and when.
"""

from __future__ import annotations

import asyncio
import os
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final, NamedTuple

import structlog
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from kachidoki import __version__
from kachidoki.server.ops.repeated_lines import RepeatedLine
from kachidoki.server.storage import fencing
from kachidoki.server.storage.database import reason
from kachidoki.server.storage.fencing import DATABASE_NOW, Lease, TableMoved
from kachidoki.server.storage.schema import SERVERS, TABLES
from kachidoki.server.storage.store import Store

log = structlog.get_logger("kachidoki.cluster")

FORMAT: Final = 2  # of what servers send each other: in the second they prepare tables
RENEWALS: Final = 4  # in the time of a lease
LOOKS: Final = 4  # renewals until a server looks again which tables are its own
HUNG: Final = 10.0  # seconds after which a server whose event loop stands still is not alive
FORGOTTEN: Final = 300_000  # milliseconds after which a server that is lost is forgotten

Names = Callable[[set[str]], None]


def nothing(*_: object) -> None:
    """Do nothing: what is done as long as nobody said anything else."""


class Peer(NamedTuple):
    """Another server that counts as alive."""

    name: str
    leaving: bool
    format: int


class WholeDatabase:
    """A server that is alone: the database's lock is its lease of every table."""

    name = ""
    shared = False  # whether other servers may work tables of this database
    peers: frozenset[str] = frozenset()  # other servers that count as alive
    staying: Mapping[str, int] = {}  # those that are not about to leave, with their formats
    address = ""  # for people: where this server listens
    lapsed = False  # whether nobody else can know that this server is alive
    leaving = False  # whether it takes no table any more

    def __init__(self) -> None:
        self.when_lost: Names = nothing  # is told which tables are not ours any more
        self.when_gone: Names = nothing  # is told which servers do not count as alive any more
        self.when_told_to_leave: Callable[[], None] = nothing

    async def begin(self) -> int | None:
        """Count as a server from now on; gives the database's time, in ms, if it is shared."""
        return None

    async def end(self) -> None:
        """Count as one no longer."""

    async def watch(self) -> None:
        """Stay one, for ever."""
        await asyncio.Event().wait()

    async def leave(self) -> None:
        """Take no table any more."""

    async def owner_of(self, table: str) -> str | None:  # noqa: ARG002
        """The other server that works a table; None if none does."""
        return None

    async def take(self, table: str) -> Lease | None:
        """Make a table ours; None if there is none. Raises TableMoved if it is another's."""
        return Lease(table)

    def for_new(self, table: str) -> tuple[Lease, dict[str, Any]]:
        """The lease of a table that is about to be made, with what its row says of it."""
        return Lease(table), {}

    def hold(self, lease: Lease) -> None:
        """The new table is stored."""

    def holds(self, table: str) -> bool:  # noqa: ARG002
        """Whether a table is ours."""
        return True

    def pin(self, lease: Lease) -> None:
        """Keep a table, whatever becomes of its room, until it is unpinned as often."""

    def unpin(self, lease: Lease) -> None:
        """Do not keep it for this any more."""

    async def give(self, lease: Lease, to: str) -> bool:  # noqa: ARG002
        """Make a table another server's; whether it is."""
        return False

    def release(self, *leases: Lease) -> None:
        """Let others have tables, soon."""

    async def released(self) -> None:
        """Return when others can have what was released."""


class Leases(WholeDatabase):
    """The leases of one server of a cluster."""

    shared = True

    def __init__(self, store: Store, name: str, seconds: float) -> None:
        super().__init__()
        self.store = store
        self.name = name
        self.seconds = seconds
        self.held: dict[str, Lease] = {}
        self.pinned: Counter[str] = Counter()
        self.unroomed: set[str] = set()  # pinned tables without a room
        self.going: list[Lease] = []  # to be released
        self.going_task: asyncio.Task[None] | None = None
        self.renewed = -seconds  # when the latest renewal that succeeded had begun
        self.answered = 0.0  # when the event loop last did
        self.not_renewed = RepeatedLine(log, "warning", "lease not renewed")
        self.stopping = threading.Event()
        self.thread = threading.Thread(target=self._renew_all, name="kachidoki-lease", daemon=True)
        self.connection: Connection | None = None  # of that thread
        self.loop: asyncio.AbstractEventLoop | None = None

    async def begin(self) -> int:
        """Appear among the servers; gives the database's time."""
        self.loop = asyncio.get_running_loop()
        self.answered = time.monotonic()

        def ask() -> int:
            with self.store.engine.begin() as connection:
                return int(connection.execute(select(DATABASE_NOW)).scalar_one())

        now = await asyncio.to_thread(ask)
        await asyncio.to_thread(self._renew, False)
        self.thread.start()
        return now

    async def end(self) -> None:
        """Disappear, after what is being released."""
        await self.released()
        self.stopping.set()

        def disappear() -> None:
            self.thread.join(self.seconds)
            with suppress(SQLAlchemyError), self.store.engine.begin() as connection:
                connection.execute(delete(SERVERS).where(SERVERS.c.name == self.name))

        await asyncio.to_thread(disappear)

    async def watch(self) -> None:
        """Notice when nobody else can know any more that this server is alive.

        It may have been stopped, or cut off from the database: others may work its tables by now.
        """
        while True:
            self.answered = time.monotonic()
            silent = self.answered - self.renewed > self.seconds
            if silent and not self.lapsed:
                self.lapsed = True
                log.warning("lease lapsed", tables=len(self.held))
                self._cut()
                self._lose(set(self.held))
            elif not silent:
                self.lapsed = False
            await asyncio.sleep(self.seconds / RENEWALS)

    async def leave(self) -> None:
        """Take no table any more, and let everybody know."""
        self.leaving = True

        def tell() -> None:
            with suppress(SQLAlchemyError), self.store.engine.begin() as connection:
                mine = update(SERVERS).where(SERVERS.c.name == self.name)
                connection.execute(mine.values(leaving=True))

        await asyncio.to_thread(tell)

    async def owner_of(self, table: str) -> str | None:
        """The other server that works a table. Raises SQLAlchemyError."""
        if table in self.held and not self.lapsed:
            return None

        def ask() -> str | None:
            with self.store.engine.connect() as connection:
                return fencing.owner_of(connection, table)

        owner = await asyncio.to_thread(ask)
        return None if owner == self.name else owner

    async def take(self, table: str) -> Lease | None:
        """Make a table ours. Raises SQLAlchemyError too."""
        if self.leaving:
            raise TableMoved
        if (held := self.held.get(table)) is not None:
            return held

        def ask() -> Lease | None:
            with self.store.engine.begin() as connection:
                lease = fencing.take(connection, self.name, table)
                if lease is None:
                    there = select(TABLES.c.id).where(TABLES.c.id == table)
                    if connection.execute(there).first() is not None:
                        raise TableMoved
                return lease

        lease = await asyncio.to_thread(ask)
        if lease is not None:
            self.held[table] = lease
        return lease

    def for_new(self, table: str) -> tuple[Lease, dict[str, Any]]:
        """A new table is ours from its first moment."""
        return Lease(table, 1), {"owner": self.name, "fence": 1}

    def hold(self, lease: Lease) -> None:
        """The new table is stored."""
        self.held[lease.table] = lease

    def holds(self, table: str) -> bool:
        """Whether a table is ours, as far as is known."""
        return table in self.held

    def pin(self, lease: Lease) -> None:
        """Keep a table, whatever becomes of its room."""
        self.pinned[lease.table] += 1

    def unpin(self, lease: Lease) -> None:
        """Let go of it, if its room is gone too."""
        self.pinned -= Counter([lease.table])
        if lease.table in self.unroomed and lease.table not in self.pinned:
            self.release(lease)

    async def give(self, lease: Lease, to: str) -> bool:
        """Make a table another server's, unless it is lost, or that one goes too.

        Raises SQLAlchemyError.
        """

        def write() -> bool:
            with self.store.engine.begin() as connection:
                return fencing.give(connection, self.name, lease, to)

        given = await asyncio.to_thread(write)
        if given and self.held.get(lease.table) == lease:
            del self.held[lease.table]
            self.unroomed.discard(lease.table)
        return given

    def release(self, *leases: Lease) -> None:
        """Let others have tables, unless they are pinned and this server stays."""
        for lease in leases:
            if self.held.get(lease.table) != lease:
                continue  # lost, or taken anew
            if lease.table in self.pinned and not self.leaving:
                self.unroomed.add(lease.table)
                continue
            self.unroomed.discard(lease.table)
            del self.held[lease.table]
            self.going.append(lease)
        if self.going and self.going_task is None:
            self.going_task = asyncio.create_task(self._release_all())

    async def released(self) -> None:
        """Return when others can have what was released."""
        while self.going_task is not None:
            await asyncio.wait([self.going_task])

    async def _release_all(self) -> None:
        try:
            while self.going:
                leases, self.going = self.going, []

                def write(leases: list[Lease] = leases) -> None:
                    with self.store.engine.begin() as connection:
                        fencing.release(connection, self.name, leases)

                try:
                    await asyncio.to_thread(write)
                except SQLAlchemyError as error:
                    # They stay ours, and are opened here again if anybody comes to them.
                    log.warning("tables not released", count=len(leases), reason=reason(error))
        finally:
            self.going_task = None

    def _lose(self, tables: set[str]) -> None:
        """Tables are, or may be, another server's."""
        for table in tables:
            self.held.pop(table, None)
            self.unroomed.discard(table)
        if tables:
            self.when_lost(tables)

    def _renew_all(self) -> None:
        """What the thread does: whatever the event loop is busy with, this goes on."""
        count = 0
        while not self.stopping.wait(self.seconds / RENEWALS):
            if time.monotonic() - self.answered > HUNG:
                continue
            count += 1
            try:
                self._renew(count % LOOKS == 0)
                if failed := self.not_renewed.over():
                    log.warning("lease renewed again", failed=failed)
            except Exception as error:  # whatever it is, it may be over the next time
                if not self.stopping.is_set():
                    self.not_renewed.tell(reason=reason(error))
                self._drop_connection()

    def _renew(self, look: bool) -> None:
        """Say that this server is alive, and hear who else is; look which tables are its own."""
        began, before = time.monotonic(), set(self.held.values())
        if self.connection is None:
            self.connection = self.store.engine.connect()
        connection = self.connection
        until = DATABASE_NOW + int(self.seconds * 1000)
        values = {"alive_until": until, "address": self.address}
        mine = update(SERVERS).where(SERVERS.c.name == self.name).values(**values)
        leaving = connection.execute(mine.returning(SERVERS.c.leaving)).scalar()
        if leaving is None:
            about = {"name": self.name, "since": DATABASE_NOW, "program": __version__}
            row = {**values, **about, "leaving": self.leaving, "format": FORMAT}
            connection.execute(insert(SERVERS).values(**row))
        others = select(SERVERS.c.name, SERVERS.c.leaving, SERVERS.c.format)
        others = others.where(fencing.alive(), SERVERS.c.name != self.name)
        there = [Peer(*row) for row in connection.execute(others)]
        ours: set[Lease] | None = None
        if look:
            rows = connection.execute(
                select(TABLES.c.id, TABLES.c.fence).where(TABLES.c.owner == self.name)
            )
            ours = {Lease(table, fence) for table, fence in rows}
            lost_ones = SERVERS.c.alive_until < DATABASE_NOW - FORGOTTEN
            connection.execute(delete(SERVERS).where(lost_ones))
        connection.commit()
        self.renewed = began
        lost = set() if ours is None else before - ours
        assert self.loop is not None
        with suppress(RuntimeError):  # the loop is closed
            self.loop.call_soon_threadsafe(self._know, there, lost, bool(leaving))

    def _know(self, there: list[Peer], lost: set[Lease], told_to_leave: bool) -> None:
        """What a renewal found out."""
        peers = frozenset(each.name for each in there)
        gone, self.peers = self.peers - peers, peers
        self.staying = {each.name: each.format for each in there if not each.leaving}
        if gone:
            log.info("servers gone", servers=sorted(gone))
            self.when_gone(set(gone))
        self._lose({lease.table for lease in lost if self.held.get(lease.table) == lease})
        if told_to_leave and not self.leaving:
            self.leaving = True
            self.when_told_to_leave()

    def _drop_connection(self) -> None:
        if self.connection is not None:
            with suppress(Exception):
                self.connection.invalidate()
                self.connection.close()
            self.connection = None

    def _cut(self) -> None:
        """End connections at which a thread may wait for a database that does not answer."""
        for connection in (self.connection, self.store.lock.held):
            with suppress(Exception):
                assert isinstance(connection, Connection)
                driver: Any = connection.connection.dbapi_connection
                with socket.socket(fileno=os.dup(driver.fileno())) as twin:
                    twin.shutdown(socket.SHUT_RDWR)
