"""Tables whose rows are damaged: found when they are read, each for itself.

What is wrong is told by the name of the part, never by what stands in it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from kachidoki import bots
from kachidoki.protocol import Refusal

if TYPE_CHECKING:
    from kachidoki.server.storage.store import Saved
    from kachidoki.server.tables.ledger import Ledger


class Damaged(Exception):
    """A part of what is stored of a table cannot be read."""

    def __init__(self, part: str) -> None:
        super().__init__(part)
        self.part = part


@contextmanager
def part(name: str) -> Iterator[None]:
    """Reading a part: whatever goes wrong with it is damage. A database that fails is not."""
    try:
        yield
    except (Refusal, Damaged):
        raise
    except SQLAlchemyError as error:
        cause = getattr(error, "orig", None)
        # Python's own errors about a value have no code of SQLite.
        if not isinstance(cause, sqlite3.Error) or hasattr(cause, "sqlite_errorcode"):
            raise
        raise Damaged(name) from None
    except Exception:
        raise Damaged(name) from None


def check(ledger: Ledger, saved: Saved) -> None:
    """Refuse a table whose parts can be read but do not fit together."""
    row, sheet, seats = saved.row, ledger.sheet, ledger.game.seats
    levels = {chair.bot for chair in sheet.chairs} - {None}
    if sheet.clock is not None:
        levels.add(sheet.clock.bot)
    fitting = {
        "seed": isinstance(row["seed"], bytes) and isinstance(row["luck"], bytes),
        "version": row["version"] == len(saved.entries)
        and [entry.version for entry in saved.entries] == [*range(1, len(saved.entries) + 1)],
        "clocks": isinstance(row["clocks_at"], int | None),
        "seats": len(sheet.chairs) == seats
        and levels <= {*bots.LEVELS}
        and all((chair.kind == "bot") <= (chair.bot is not None) for chair in sheet.chairs),
        "sheet": len(ledger.touched) == seats
        and len(sheet.series.wins) in (0, seats)
        and 0 <= sheet.started_at <= ledger.version,
        "end": sheet.over == (ledger.table is not None and ledger.table.outcome is not None),
    }
    for name, fits in fitting.items():
        if not fits:
            raise Damaged(name)
    ledger.info(ledger.clocks(), 0)
