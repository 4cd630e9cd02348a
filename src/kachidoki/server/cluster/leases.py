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
from contextlib import suppress
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import structlog
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from kachidoki import __version__
from kachidoki.server.cluster.whole_database import WholeDatabase
from kachidoki.server.ops.repeated_lines import RepeatedLine
from kachidoki.server.storage import fencing
from kachidoki.server.storage.database import reason
from kachidoki.server.storage.fencing import DATABASE_NOW, Lease, TableMoved
from kachidoki.server.storage.schema import SERVERS, TABLES
from kachidoki.server.storage.store import Store

log = structlog.get_logger("kachidoki.cluster")

# Of what servers tell each other: in the second they prepare tables, in the third they give signs
# of life.
FORMAT: Final = 3
GIVES_SIGNS: Final = 3
RENEWALS: Final = 4  # in the time of a lease, at least
LONGEST: Final = 0.5  # seconds between two, so that one who is gone is soon missed
LOOKS: Final = 4  # renewals until a server looks again which tables are its own
HUNG: Final = 10.0  # seconds after which a server whose event loop stands still is not alive
FORGOTTEN: Final = 300_000  # milliseconds after which a server that is lost is forgotten


class Peer(NamedTuple):
    """Another server that counts as alive."""

    name: str
    leaving: bool
    format: int
    alive_until: int


class Leases(WholeDatabase):
    """The leases of one server of a cluster."""

    shared = True

    def __init__(self, store: Store, name: str, seconds: float) -> None:
        super().__init__()
        self.store = store
        self.name = name
        self.seconds = seconds
        self.period = min(seconds / RENEWALS, LONGEST)
        self.held: dict[str, Lease] = {}
        self.pinned: Counter[str] = Counter()
        self.unroomed: set[str] = set()  # pinned tables without a room
        self.asked: dict[str, asyncio.Future[str | None]] = {}  # tables whose owners are sought
        self.asking: asyncio.Task[None] | None = None
        self.going: list[Lease] = []  # to be released
        self.going_task: asyncio.Task[None] | None = None
        self.renewed = -seconds  # when the latest renewal that succeeded had begun
        self.answered = 0.0  # when the event loop last did
        self.not_renewed = RepeatedLine(log, "warning", "lease not renewed")
        self.stopping = threading.Event()
        self.thread = threading.Thread(target=self._renew_all, name="kachidoki-lease", daemon=True)
        self.connection: Connection | None = None  # of that thread
        self.silent: set[str] = set()  # servers of which there was no sign the last time
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
            self._drop_connection()
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
            await asyncio.sleep(self.period)

    async def leave(self) -> None:
        """Take no table any more, and let everybody know."""
        self.leaving = True

        def tell() -> None:
            with suppress(SQLAlchemyError), self.store.engine.begin() as connection:
                mine = update(SERVERS).where(SERVERS.c.name == self.name)
                connection.execute(mine.values(leaving=True))

        await asyncio.to_thread(tell)

    async def owner_of(self, table: str) -> str | None:
        """The server that a table belongs to. Raises SQLAlchemyError.

        It may be this one, also where it has let go of the table: nobody else can take it then.
        """
        if table in self.held and not self.lapsed:
            return self.name
        answer = self.asked.get(table)
        if answer is None:
            answer = self.asked[table] = asyncio.get_running_loop().create_future()
        if self.asking is None:
            self.asking = asyncio.create_task(self._ask_all())
        return await asyncio.shield(answer)

    async def _ask_all(self) -> None:
        """Ask for the owners of many tables at once.

        When a server is lost, everybody at its tables waits for another to take them. Each of those
        is asked for ten times a second, by all who wait: as questions of their own they would
        keep the database busier than the game does.
        """
        try:
            while self.asked:
                asked, self.asked = self.asked, {}
                try:
                    owners = await asyncio.to_thread(self._owners_of, list(asked))
                except Exception as error:  # whatever it is, nobody waits for ever
                    for answer in asked.values():
                        answer.set_exception(error)
                        answer.exception()  # whoever asked may be gone
                else:
                    for table, answer in asked.items():
                        answer.set_result(owners.get(table))
        finally:
            self.asking = None

    def _owners_of(self, tables: list[str]) -> dict[str, str]:
        with self.store.engine.connect() as connection:
            return fencing.owners_of(connection, tables)

    def next_owner(self, table: str, without: str) -> str:
        """Every server that knows the same others names the same one, and each gets its share."""
        servers = {*self.staying, *([] if self.leaving else [self.name])} - {without}

        def weight(server: str) -> bytes:
            return blake2b(f"{server} {table}".encode(), digest_size=8).digest()

        return max(servers, key=weight, default=self.name)

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
        while not self.stopping.wait(self.period):
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
            fencing.give_sign(self.connection, self.name)
            self.silent = set()
        connection = self.connection
        until = DATABASE_NOW + int(self.seconds * 1000)
        values = {"alive_until": until, "address": self.address}
        mine = update(SERVERS).where(SERVERS.c.name == self.name).values(**values)
        leaving = connection.execute(mine.returning(SERVERS.c.leaving)).scalar()
        if leaving is None:
            about = {"name": self.name, "since": DATABASE_NOW, "program": __version__}
            row = {**values, **about, "leaving": self.leaving, "format": FORMAT}
            connection.execute(insert(SERVERS).values(**row))
        of_each = (SERVERS.c.name, SERVERS.c.leaving, SERVERS.c.format, SERVERS.c.alive_until)
        others = select(*of_each).where(fencing.alive(), SERVERS.c.name != self.name)
        there = self._still_there(connection, [Peer(*row) for row in connection.execute(others)])
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

    def _still_there(self, connection: Connection, there: list[Peer]) -> list[Peer]:
        """Other servers, but for those whose processes have ended, which are not alive any more.

        That is so when there was no sign of one twice in a row: once is too little, because a
        database that was away finds no sign of anybody at first.
        """
        signs = fencing.signs(connection)
        silent = {
            each.name
            for each in there
            if each.format >= GIVES_SIGNS and fencing.number_of(each.name) not in signs
        }
        ended, self.silent = silent & self.silent, silent
        for each in there:
            if each.name in ended:
                fencing.declare_ended(connection, each.name, each.alive_until)
        return [each for each in there if each.name not in ended]

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
