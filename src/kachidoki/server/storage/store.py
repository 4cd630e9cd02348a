"""Where tables are kept: SQLite by default, PostgreSQL by its address.

One thread writes (see writer.py); reading goes on beside it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, or_, select, tuple_
from sqlalchemy.exc import SQLAlchemyError

from kachidoki.server.storage.bans import stored_bans
from kachidoki.server.storage.damage import part
from kachidoki.server.storage.database import LOCK_NUMBER, Lock, connect, migrate
from kachidoki.server.storage.fencing import Lease, free_for
from kachidoki.server.storage.file_permissions import keep_private
from kachidoki.server.storage.schema import DEVICES, ENTRIES, PASSES, SNAPSHOTS, TABLES
from kachidoki.server.storage.writer import Change, NotStored, Row, Writer

PIECE: Final = 20  # tables that are deleted in one transaction
UNFINISHED: Final = ("open", "playing", "paused")
CLEARING: Final = LOCK_NUMBER + 2  # while one server of a cluster clears tables away

# Made once: SQLAlchemy takes longer over a new statement than the database does.
ONE_TABLE: Final = select(TABLES).where(TABLES.c.id == bindparam("this_table"))
ITS_ENTRIES: Final = (
    select(ENTRIES.c.version, ENTRIES.c.kind, ENTRIES.c.lines, ENTRIES.c.command)
    .where(ENTRIES.c.table_id == bindparam("this_table"))
    .order_by(ENTRIES.c.version)
)
ITS_PASSES: Final = select(PASSES.c.hash, PASSES.c.host).where(
    PASSES.c.table_id == bindparam("this_table")
)
ITS_DEVICES: Final = (
    select(DEVICES.c.hash, DEVICES.c.holder)
    .where(DEVICES.c.table_id == bindparam("this_table"))
    .order_by(DEVICES.c.since)
)
ITS_SNAPSHOT: Final = select(SNAPSHOTS.c.version, SNAPSHOTS.c.body).where(
    SNAPSHOTS.c.table_id == bindparam("this_table")
)


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
    devices: dict[str, str]  # the oldest first
    snapshot: dict[str, object] | None
    snapshot_version: int


class Store:
    """A database of tables; use as `with Store(address) as store`.

    In a cluster this server has a name, and for so many seconds it counts as alive.
    """

    def __init__(
        self, address: str, server: str | None = None, lease_seconds: float | None = None
    ) -> None:
        self.address = address
        self.server = server
        self.engine: Engine = connect(address, lease_seconds)
        self.lock = Lock(self.engine, shared=server is not None)
        # SQLite's only server reads what it has written itself.
        whole = {} if self.lock.sqlite else {"isolation_level": "REPEATABLE READ"}
        self.as_of_one_moment: Engine = self.engine.execution_options(**whole)
        self.writer = Writer(self.lock, server)

    def open(self) -> None:
        """Take the database, for this server alone or its cluster, and bring it up to date.

        Once is enough.
        """
        if self.lock.held is not None:
            return
        try:
            if self.lock.sqlite:
                keep_private(Path(str(self.engine.url.database)))
            self.lock.take()
            migrate(self.engine)
            self.lock.claim()
        except Exception:
            self.lock.release()
            self.engine.dispose()
            raise

    def __enter__(self) -> Store:
        self.open()
        self.writer.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.writer.stop()
        self.engine.dispose()
        self.lock.release()

    async def write(self, *changes: Change, lease: Lease | None = None) -> None:
        """Return when all these changes are on the disk; NotStored if that is not sure.

        With a lease, nothing is stored unless it holds.
        """
        await self.writer.store(list(changes), lease)

    def warm_up(self) -> None:
        """Have SQLAlchemy prepare what it prepares once: the questions about a table."""
        with self.engine.connect() as connection:
            for question in (ONE_TABLE, ITS_ENTRIES, ITS_PASSES, ITS_DEVICES, ITS_SNAPSHOT):
                connection.execute(question, {"this_table": ""}).all()

    async def load(self, table: str) -> Saved | None:
        """A table with all that happened at it. Raises Damaged if a value cannot be read."""
        return await asyncio.to_thread(self._load, table)

    def _load(self, table: str) -> Saved | None:
        # As of one moment: the server that works the table may write between these questions.
        with self.as_of_one_moment.connect() as connection, part("row"):
            asked = {"this_table": table}
            row = connection.execute(ONE_TABLE, asked).mappings().first()
            if row is None:
                return None
            entries = connection.execute(ITS_ENTRIES, asked)
            passes = connection.execute(ITS_PASSES, asked)
            devices = connection.execute(ITS_DEVICES, asked)
            kept = connection.execute(ITS_SNAPSHOT, asked).first()
            return Saved(
                row=dict(row),
                entries=[Entry(*entry) for entry in entries],
                passes={hash_: bool(host) for hash_, host in passes},
                devices={each.hash: each.holder for each in devices},
                snapshot=None if kept is None else read_json(kept.body),
                snapshot_version=0 if kept is None else kept.version,
            )

    async def stamp(self, table: str) -> tuple[object, ...] | None:
        """What changes whenever anything that is stored of a table does; None if there is none."""
        devices = select(func.count(), func.max(DEVICES.c.since)).where(DEVICES.c.table_id == table)

        def ask() -> tuple[object, ...] | None:
            with self.engine.connect() as connection:
                row = connection.execute(
                    select(TABLES.c.version).where(TABLES.c.id == table)
                ).first()
                return None if row is None else (*row, *connection.execute(devices).one())

        return await asyncio.to_thread(ask)

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
                found = list(connection.execute(question).scalars())
                return [name for name in found if isinstance(name, str)]  # the others are damaged

        return await asyncio.to_thread(ask)

    async def prune(
        self, finished_before: int | None, idle_before: int | None, keep: Iterable[str]
    ) -> list[str]:
        """Delete tables that ended, or were last touched, before a time; returns their names.

        At most a few at once, so that nobody who stores something waits long: ask again until
        there are none.
        """
        rules = []
        if finished_before is not None:
            rules.append((TABLES.c.status == "over") & (TABLES.c.changed < finished_before))
        if idle_before is not None:
            rules.append((TABLES.c.status.in_(UNFINISHED)) & (TABLES.c.changed < idle_before))
        if not rules:
            return []
        busy = set(keep)
        question = select(TABLES.c.id).where(or_(*rules)).limit(PIECE + len(busy))
        if self.server is not None:
            free = free_for(self.server)
            question = question.where(free).with_for_update(of=TABLES, skip_locked=True)

        def run(connection: Connection) -> list[str]:
            if self.server is not None and not alone_in(connection, CLEARING):
                return []
            old = connection.execute(question).scalars()
            gone = [table for table in old if table not in busy][:PIECE]
            if gone:
                connection.execute(delete(TABLES).where(TABLES.c.id.in_(gone)))
            return gone

        return await self.writer.run(run)

    @property
    def trouble(self) -> str | None:
        """Why nothing can be stored now; None if all is well, as far as is known."""
        return self.writer.trouble

    async def remember(
        self, rows: list[Row], instead_of: list[str], lease: Lease | None = None
    ) -> None:
        """Keep whose a browser is at a table; other browsers of that table are forgotten for it.

        Raises NotStored if the database does not confirm it.
        """

        def run(connection: Connection) -> None:
            for row in rows:
                gone = [row["hash"], *instead_of]
                connection.execute(
                    delete(DEVICES).where(
                        DEVICES.c.table_id == row["table_id"], DEVICES.c.hash.in_(gone)
                    )
                )
            connection.execute(insert(DEVICES), rows)

        await self.writer.run(run, lease)

    async def holding(self, tokens: Iterable[tuple[str, str]]) -> set[tuple[str, str]]:
        """Those of some pairs of a table and a token's hash that are known together."""
        pair = tuple_(PASSES.c.table_id, PASSES.c.hash)
        question = select(PASSES.c.table_id, PASSES.c.hash).where(pair.in_(list(tokens)))

        def ask() -> set[tuple[str, str]]:
            with self.engine.connect() as connection:
                return {(table, hash_) for table, hash_ in connection.execute(question)}

        return await asyncio.to_thread(ask)

    def bans(self) -> dict[str, int | None]:
        """The addresses that are refused, and until when. Raises SQLAlchemyError."""
        with self.engine.connect() as connection:
            return stored_bans(connection)

    async def ready(self) -> bool:
        """Whether the database is ours, can be read, and the last that was to be written was."""

        def ask() -> bool:
            try:
                with self.engine.connect() as connection:
                    connection.execute(select(TABLES.c.id).limit(1))
            except SQLAlchemyError:
                return False
            return True

        if not self.writer.thread.is_alive():
            return False
        try:
            await self.writer.run(lambda _: None)
        except NotStored:
            return False
        return await asyncio.to_thread(ask)


def alone_in(connection: Connection, work: int) -> bool:
    """PostgreSQL: whether no other server of the cluster does some work; nor will any until then.

    Then is the end of the transaction.
    """
    return bool(connection.execute(select(func.pg_try_advisory_xact_lock(work))).scalar())


def read_json(text: str) -> dict[str, object] | None:
    """A stored document, or None if it is damaged: snapshots can be made again."""
    try:
        found = json.loads(text)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None
