"""Who uses the server behind the terminals: it stays as long as one of them does.

Each terminal holds a shared lock on a small file beside the database; the server may end once it
has the exclusive one. The locks are those of SQLite, which every system has, and the system lets
them go when a program ends in whatever way.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

PATIENCE: Final = 20.0  # seconds until a server that is just ending has ended
AGAIN: Final = 0.5  # seconds between two looks at whether anybody is left


def users_file(address_file: Path) -> Path:
    """The file of those who use the server whose address is noted in another one.

    >>> users_file(Path("tables.db.address")).name
    'tables.db.users'
    """
    return address_file.with_suffix(".users")


@contextmanager
def using(file: Path | None) -> Iterator[None]:
    """Be one who uses the server; a server that is just ending is waited for."""
    if file is None:
        yield
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    with closing(
        sqlite3.connect(file, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    ) as held:
        held.execute("BEGIN")
        held.execute("SELECT count(*) FROM sqlite_master").fetchone()  # takes the shared lock
        yield


class Users:
    """What the server knows of those who use it."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.held: sqlite3.Connection | None = None  # until the process ends: nobody comes any more

    def all_gone(self) -> bool:
        """Whether nobody uses the server; if so nobody begins to, until the process has ended."""
        if self.file is None:
            return True
        held = sqlite3.connect(self.file, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            held.close()
            return False
        self.held = held
        return True

    def wait(self) -> None:
        """Until nobody uses the server."""
        while not self.all_gone():
            time.sleep(AGAIN)
