"""Reviews in the database: what was asked for, the parts that are done, and the whole."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Table, and_, delete, insert, select, update
from sqlalchemy.sql import ColumnElement

from kachidoki.server.storage.fencing import Lease, free_for
from kachidoki.server.storage.schema import REVIEW_PARTS, REVIEWS, TABLES
from kachidoki.server.storage.store import Store


@dataclass(frozen=True)
class SavedReview:
    """What is stored of a review."""

    parts: tuple[bytes, ...]  # in their order; none once it is whole
    whole: bytes | None


class ReviewStore:
    """The reviews of a store's tables, of one format: those of others count as never asked for.

    Everything that writes raises NotStored if the database does not confirm it, or if the table
    is another server's by now.
    """

    def __init__(self, store: Store, format_: int) -> None:
        self.store = store
        self.format = format_

    async def load(self, table: str, effort: str) -> SavedReview | None:
        """What is stored of a review; None if nobody asked for it yet."""

        def ask() -> SavedReview | None:
            with self.store.engine.connect() as connection:
                row = connection.execute(
                    select(REVIEWS.c.body).where(
                        its(REVIEWS, table, effort), REVIEWS.c.format == self.format
                    )
                ).first()
                if row is None:
                    return None
                parts = connection.execute(
                    select(REVIEW_PARTS.c.body)
                    .where(its(REVIEW_PARTS, table, effort))
                    .order_by(REVIEW_PARTS.c.number)
                ).scalars()
                return SavedReview(tuple(parts), row.body)

        return await asyncio.to_thread(ask)

    async def unfinished(self, most: int) -> list[tuple[str, str]]:
        """Tables and efforts of reviews that were asked for and are not whole, the oldest first.

        Not those of tables that another server of the cluster works.
        """
        question = (
            select(REVIEWS.c.table_id, REVIEWS.c.effort)
            .where(REVIEWS.c.body.is_(None), REVIEWS.c.format == self.format)
            .order_by(REVIEWS.c.asked)
            .limit(most)
        )
        if self.store.server is not None:
            question = question.join(TABLES, TABLES.c.id == REVIEWS.c.table_id)
            question = question.where(free_for(self.store.server))

        def ask() -> list[tuple[str, str]]:
            with self.store.engine.connect() as connection:
                return [(table, effort) for table, effort in connection.execute(question)]

        return await asyncio.to_thread(ask)

    async def begin(self, lease: Lease, effort: str, now: int) -> None:
        """Note that a review was asked for; one of another format makes room for it."""
        table = lease.table

        def run(connection: Connection) -> None:
            for each in (REVIEW_PARTS, REVIEWS):
                connection.execute(delete(each).where(its(each, table, effort)))
            row = {"format": self.format, "asked": now, "body": None}
            connection.execute(insert(REVIEWS), [{**named(table, effort), **row}])

        await self.store.writer.run(run, lease)

    async def add(self, lease: Lease, effort: str, number: int, part: bytes) -> None:
        """Keep the next part of a review."""
        table = lease.table

        def run(connection: Connection) -> None:
            row = {**named(table, effort), "number": number, "body": part}
            connection.execute(insert(REVIEW_PARTS), [row])

        await self.store.writer.run(run, lease)

    async def finish(self, lease: Lease, effort: str, whole: bytes) -> None:
        """Keep a whole review, instead of its parts."""
        table = lease.table

        def run(connection: Connection) -> None:
            connection.execute(delete(REVIEW_PARTS).where(its(REVIEW_PARTS, table, effort)))
            done = update(REVIEWS).where(its(REVIEWS, table, effort))
            connection.execute(done.values(body=whole))

        await self.store.writer.run(run, lease)


def named(table: str, effort: str) -> dict[str, Any]:
    """The columns by which a review is known."""
    return {"table_id": table, "effort": effort}


def its(rows: Table, table: str, effort: str) -> ColumnElement[bool]:
    """The rows of a review."""
    return and_(rows.c.table_id == table, rows.c.effort == effort)
