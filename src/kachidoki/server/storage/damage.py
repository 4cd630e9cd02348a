"""Tables whose rows are damaged: found when they are read, each for itself.

What is wrong is told by the name of the part, never by what stands in it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError

from kachidoki.protocol import Refusal


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
