"""The one thread that writes.

It takes all changes that are waiting, from every table, and commits them together: a change is
reported back only when it is on the disk, and the disk is asked once for many tables. When
nothing can be stored, it tries by itself, less and less often, until something can.

In a cluster a table may have become another server's: its changes are refused, and those of all
other tables are stored.
"""

from __future__ import annotations

import asyncio
import queue
import random
import secrets
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import Connection, insert, update

from kachidoki.server.storage.database import Lock, Lost, reason
from kachidoki.server.storage.fencing import Lease, still_held
from kachidoki.server.storage.many_rows import KEY, insert_rows, replace_rows, update_rows
from kachidoki.server.storage.schema import DEVICES, ENTRIES, HOLDER, PASSES, SNAPSHOTS, TABLES

log = structlog.get_logger("kachidoki.store")

MOST_AT_ONCE: Final = 500  # changes in one commit
# Where many change at once, the next commit waits for more of them: each costs a core the same
# time, however much is in it. Where few do, nobody waits.
PAUSE_EACH: Final = 0.0005  # seconds for every change in the commit before
LONGEST_PAUSE: Final = 0.002
TRIAL: Final = 32_768  # bytes, as many as a large change
FIRST_WAIT: Final = 0.25  # seconds between two trials when nothing can be stored
LONGEST_WAIT: Final = 15.0

# Made once: SQLAlchemy takes longer over a new statement than the database does.
NEW_TABLE: Final = insert(TABLES)
NEW_PASS: Final = insert(PASSES)
NEW_DEVICE: Final = insert(DEVICES)

Row = dict[str, Any]
Found = TypeVar("Found")


class NotStored(Exception):
    """The database did not confirm a change."""


class Moved(NotStored):
    """It did not, because another server works the table now."""

    def __init__(self) -> None:
        super().__init__("another server works this table now")


@dataclass
class Change:
    """Everything that one command changes, stored whole or not at all."""

    table: str
    entry: Row
    state: Row  # the columns of the table's own row that change
    made: Row | None = None  # the whole row of a new table
    passes: list[Row] = field(default_factory=list)
    devices: list[Row] = field(default_factory=list)
    snapshot: Row | None = None


@dataclass
class _Waiting:
    """Somebody who waits for changes, or for work of another kind, to be stored."""

    changes: list[Change]
    work: Callable[[Connection], object] | None
    lease: Lease | None  # of the table that it is about, which has to be ours
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[Any]
    found: object = None  # what the work gave back
    moved: bool = False  # whether the lease does not hold any more


class Writer:
    """Stores changes in a thread of its own, for as long as the lock is ours.

    In a cluster `server` is this server's name: it stores changes of those tables that are its own.
    """

    def __init__(self, lock: Lock, server: str | None = None) -> None:
        self.lock = lock
        self.server = server
        self.inbox: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._write_all, name="kachidoki-store", daemon=True)
        self.commits = 0
        self.trouble: str | None = None  # why nothing can be stored now
        self.lost = False  # another server has taken over
        self.when_lost: Callable[[], None] = lambda: None
        self.wait = FIRST_WAIT
        self.next_trial = 0.0

    def stop(self) -> None:
        """Store what waits, and end."""
        self.inbox.put(None)
        self.thread.join()

    async def store(self, changes: list[Change], lease: Lease | None = None) -> None:
        """Return when all these changes are on the disk; NotStored if that is not sure."""
        await self._ask(changes, None, lease)

    async def run(self, work: Callable[[Connection], Found], lease: Lease | None = None) -> Found:
        """Do something else in a transaction of its own, after what waits already."""
        found: Found = await self._ask([], work, lease)
        return found

    async def _ask(
        self,
        changes: list[Change],
        work: Callable[[Connection], object] | None,
        lease: Lease | None,
    ) -> Any:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()
        self.inbox.put(_Waiting(changes, work, lease, loop, answer))
        try:
            return await answer
        finally:
            del answer  # its error knows this frame: they would keep each other, and the asker

    def _write_all(self) -> None:
        batch: list[_Waiting] = []
        while True:
            if len(batch) > 1:
                time.sleep(min(PAUSE_EACH * len(batch), LONGEST_PAUSE))
            try:
                first = self.inbox.get(timeout=self._until_trial())
            except queue.Empty:
                self._try_again()
                continue
            batch = []
            more: _Waiting | None = first
            while more is not None and more.work is None:
                batch.append(more)
                if len(batch) == MOST_AT_ONCE or self.inbox.empty():
                    break
                more = self.inbox.get()
            if batch:
                self._write_batch(batch)
            if more is None:
                return
            if more.work is not None:
                self._write_batch([more])

    def _write_batch(self, batch: list[_Waiting]) -> None:
        if self.trouble is not None:
            self._answer(batch, self.trouble)
            return
        failed = self._try(batch)
        if failed is not None and len(batch) > 1:
            # One of them is at fault: each for itself, so that it spoils nothing for the others.
            for waiting in batch:
                self._write_batch([waiting])
            return
        if failed is not None:
            self._after(failed)
        self._answer(batch, None if failed is None else reason(failed))

    def _try(self, batch: list[_Waiting]) -> Exception | None:
        try:
            with self.lock.writing() as connection:
                ours = self._ours(connection, batch)
                put(connection, [change for waiting in ours for change in waiting.changes])
                for waiting in ours:
                    if waiting.work is not None:
                        waiting.found = waiting.work(connection)
        except Exception as error:  # whatever it is, the thread goes on for the others
            return error
        if any(waiting.changes for waiting in batch):
            self.commits += 1
            self.wait = FIRST_WAIT
        return None

    def _ours(self, connection: Connection, batch: list[_Waiting]) -> list[_Waiting]:
        """What may be stored: not what is about a table that another server works now."""
        if self.server is None:
            return batch
        leases = {waiting.lease for waiting in batch if waiting.lease is not None}
        held = still_held(connection, self.server, leases)
        for waiting in batch:
            waiting.moved = waiting.lease is not None and waiting.lease not in held
        return [waiting for waiting in batch if not waiting.moved]

    def _after(self, failed: Exception) -> None:
        """Something was not stored: find out whether anything can be."""
        if isinstance(failed, Lost):
            self._give_up(failed)
            return
        problem = self._trial()
        if problem is not None:
            self.trouble = reason(problem)
            log.error("nothing can be stored", reason=self.trouble)

    def _until_trial(self) -> float | None:
        if self.trouble is None or self.lost:
            return None
        return max(0.0, self.next_trial - time.monotonic())

    def _try_again(self) -> None:
        problem = self._trial()
        if problem is None:
            self.trouble = None
            log.warning("changes can be stored again")
        else:
            self.trouble = reason(problem)

    def _trial(self) -> Exception | None:
        """Write something as large as a change, and remove it; why that cannot be done."""
        try:
            for text in (secrets.token_hex(TRIAL // 2), ""):
                with self.lock.writing() as connection:
                    connection.execute(update(HOLDER).values(trial=text))
        except Exception as error:
            if isinstance(error, Lost):
                self._give_up(error)
            # Not all servers at once; and never often, whatever a trial says in between.
            self.next_trial = time.monotonic() + self.wait * random.uniform(0.75, 1.25)
            self.wait = min(2 * self.wait, LONGEST_WAIT)
            return error
        return None

    def _give_up(self, why: Lost) -> None:
        if not self.lost:
            self.lost, self.trouble = True, reason(why)
            log.error("nothing will be stored any more", reason=self.trouble)
            self.when_lost()

    def _answer(self, batch: list[_Waiting], failed: str | None) -> None:
        """Tell those who wait, each in its own loop, with one wake-up a loop."""
        by_loop: dict[asyncio.AbstractEventLoop, list[_Waiting]] = {}
        for waiting in batch:
            by_loop.setdefault(waiting.loop, []).append(waiting)

        def tell(those: list[_Waiting]) -> None:
            for waiting in those:
                if waiting.answer.done():
                    continue
                if failed is not None:
                    waiting.answer.set_exception(NotStored(failed))
                elif waiting.moved:
                    waiting.answer.set_exception(Moved())
                else:
                    waiting.answer.set_result(waiting.found)

        for loop, those in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(tell, those)


def put(connection: Connection, changes: list[Change]) -> None:
    """Write changes of any tables, few statements for many changes."""
    run = _runner(connection)
    run(NEW_TABLE, [change.made for change in changes if change.made is not None])
    run(NEW_PASS, [row for change in changes for row in change.passes])
    run(NEW_DEVICE, [row for change in changes for row in change.devices])
    insert_rows(connection, ENTRIES, [change.entry for change in changes])
    states: dict[tuple[str, ...], list[Row]] = {}  # a statement names the columns it sets
    for change in changes:
        if change.made is None:
            row = {**change.state, KEY: change.table}
            states.setdefault(tuple(row), []).append(row)
    for rows in states.values():
        update_rows(connection, TABLES, rows)
    kept = [change.snapshot for change in changes if change.snapshot is not None]
    replace_rows(connection, SNAPSHOTS, kept)


def _runner(connection: Connection) -> Callable[[Any, list[Row]], None]:
    def run(statement: Any, rows: list[Row]) -> None:
        if rows:
            connection.execute(statement, rows)

    return run
