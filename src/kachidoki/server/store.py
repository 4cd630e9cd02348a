"""Where tables are kept: SQLite by default, PostgreSQL by its address.

One thread writes. It takes all changes that are waiting, from every table, and commits them
together: a change is reported back only when it is on the disk, and the disk is asked once for
many tables. Reading goes on beside it.
"""

from __future__ import annotations

import asyncio
import json
import queue
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, delete, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from kachidoki.server.database import Lock, connect, migrate
from kachidoki.server.schema import ENTRIES, PASSES, SNAPSHOTS, TABLES

MOST_AT_ONCE: Final = 500  # changes in one commit
UNFINISHED: Final = ("open", "playing", "paused")

Row = dict[str, Any]


class NotStored(Exception):
    """The database did not confirm a change."""


@dataclass
class Change:
    """Everything that one command changes, stored whole or not at all."""

    table: str
    entry: Row
    state: Row  # the columns of the table's own row that change
    made: Row | None = None  # the whole row of a new table
    passes: list[Row] = field(default_factory=list)
    snapshot: Row | None = None


class Entry(NamedTuple):
    """What one version changed."""

    version: int
    kind: str
    lines: str
    command: str | None


@dataclass
class Saved:
    """A table as it was read."""

    row: Row
    entries: list[Entry]
    passes: dict[str, bool]
    snapshot: dict[str, object] | None
    snapshot_version: int


@dataclass
class _Waiting:
    changes: list[Change]
    loop: asyncio.AbstractEventLoop
    answer: asyncio.Future[None]


class Store:
    """A database of tables; use as `with Store(address) as store`."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.engine: Engine = connect(address)
        self.lock = Lock(self.engine)
        self.inbox: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self._write_all, name="kachidoki-store", daemon=True)
        self.commits = 0

    def open(self) -> None:
        """Take the database for this server alone, and bring it up to date; once is enough."""
        if self.lock.held is not None:
            return
        try:
            self.lock.take()
            migrate(self.engine)
        except Exception:
            self.lock.release()
            self.engine.dispose()
            raise

    def __enter__(self) -> Store:
        self.open()
        self.writer.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.inbox.put(None)
        self.writer.join()
        self.engine.dispose()
        self.lock.release()

    async def write(self, *changes: Change) -> None:
        """Return when all these changes are on the disk; NotStored if that is not sure."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[None] = loop.create_future()
        self.inbox.put(_Waiting(list(changes), loop, answer))
        await answer

    def _write_all(self) -> None:
        while (first := self.inbox.get()) is not None:
            batch = [first]
            while len(batch) < MOST_AT_ONCE and not self.inbox.empty():
                more = self.inbox.get()
                if more is None:
                    self.inbox.put(None)
                    break
                batch.append(more)
            self._write_batch(batch)

    def _write_batch(self, batch: list[_Waiting]) -> None:
        failed = self._try([change for waiting in batch for change in waiting.changes])
        if failed is not None and len(batch) > 1:
            # One of them is at fault: each for itself, so that it spoils nothing for the others.
            for waiting in batch:
                answer([waiting], self._try(waiting.changes))
            return
        answer(batch, failed)

    def _try(self, changes: list[Change]) -> Exception | None:
        try:
            with self.engine.begin() as connection:
                self.lock.make_sure()
                put(connection, changes)
        except Exception as error:  # whatever it is, the thread goes on for the others
            self.lock.doubt()
            return error
        self.commits += 1
        return None

    async def load(self, table: str) -> Saved | None:
        """A table with all that happened at it."""
        return await asyncio.to_thread(self._load, table)

    def _load(self, table: str) -> Saved | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
            if row is None:
                return None
            entries = connection.execute(
                select(ENTRIES.c.version, ENTRIES.c.kind, ENTRIES.c.lines, ENTRIES.c.command)
                .where(ENTRIES.c.table_id == table)
                .order_by(ENTRIES.c.version)
            )
            passes = connection.execute(
                select(PASSES.c.hash, PASSES.c.host).where(PASSES.c.table_id == table)
            )
            kept = connection.execute(
                select(SNAPSHOTS.c.version, SNAPSHOTS.c.body).where(SNAPSHOTS.c.table_id == table)
            ).first()
            return Saved(
                row=dict(row),
                entries=[Entry(*entry) for entry in entries],
                passes={hash_: bool(host) for hash_, host in passes},
                snapshot=None if kept is None else read_json(kept.body),
                snapshot_version=0 if kept is None else kept.version,
            )

    async def listed(self, most: int) -> list[str]:
        """The names of tables that strangers may join or watch, the latest first."""
        question = (
            select(TABLES.c.id)
            .where(TABLES.c.listed, TABLES.c.status.in_(UNFINISHED))
            .order_by(TABLES.c.changed.desc())
            .limit(most)
        )

        def ask() -> list[str]:
            with self.engine.connect() as connection:
                return list(connection.execute(question).scalars())

        return await asyncio.to_thread(ask)

    async def prune(
        self, finished_before: int | None, idle_before: int | None, keep: Iterable[str]
    ) -> list[str]:
        """Delete tables that ended, or were last touched, before a time; returns their names."""
        rules = []
        if finished_before is not None:
            rules.append((TABLES.c.status == "over") & (TABLES.c.changed < finished_before))
        if idle_before is not None:
            rules.append((TABLES.c.status != "over") & (TABLES.c.changed < idle_before))
        if not rules:
            return []
        busy = set(keep)

        def run() -> list[str]:
            with self.engine.begin() as connection:
                old = connection.execute(select(TABLES.c.id).where(or_(*rules))).scalars()
                gone = [table for table in old if table not in busy]
                for table in gone:
                    connection.execute(delete(TABLES).where(TABLES.c.id == table))
                return gone

        return await asyncio.to_thread(run)

    async def ready(self) -> bool:
        """Whether the database answers."""

        def ask() -> bool:
            try:
                with self.engine.connect() as connection:
                    connection.execute(select(TABLES.c.id).limit(1))
            except SQLAlchemyError:
                return False
            return True

        return self.writer.is_alive() and await asyncio.to_thread(ask)


def put(connection: Connection, changes: list[Change]) -> None:
    """Write changes of any tables, few statements for many changes."""
    run = _runner(connection)
    run(insert(TABLES), [change.made for change in changes if change.made is not None])
    run(insert(PASSES), [row for change in changes for row in change.passes])
    run(insert(ENTRIES), [change.entry for change in changes])
    for change in changes:
        if change.made is None:
            connection.execute(
                update(TABLES).where(TABLES.c.id == change.table).values(change.state)
            )
    kept = [change.snapshot for change in changes if change.snapshot is not None]
    for row in kept:
        connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == row["table_id"]))
    run(insert(SNAPSHOTS), kept)


def _runner(connection: Connection) -> Callable[[Any, list[Row]], None]:
    def run(statement: Any, rows: list[Row]) -> None:
        if rows:
            connection.execute(statement, rows)

    return run


def answer(batch: list[_Waiting], failed: Exception | None) -> None:
    """Tell those who wait, each in its own loop, with one wake-up a loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    for waiting in batch:
        by_loop.setdefault(waiting.loop, []).append(waiting.answer)

    def tell(futures: list[asyncio.Future[None]]) -> None:
        for future in futures:
            if future.done():
                continue
            if failed is None:
                future.set_result(None)
            else:
                future.set_exception(NotStored(type(failed).__name__))

    for loop, futures in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(tell, futures)


def read_json(text: str) -> dict[str, object] | None:
    """A stored document, or None if it is damaged: snapshots can be made again."""
    try:
        found = json.loads(text)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None
