"""Where the server that works on an SQLite file is reached: for whoever starts a second one."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import urljoin
from urllib.request import urlopen

from kachidoki.core import BadOption
from kachidoki.server.storage.database import parsed
from kachidoki.server.storage.inspection import sqlite_in_use

PATIENCE: Final = 2.0  # seconds for a server on this machine to answer


def address_file(database: str) -> Path | None:
    """The file beside a database that has its server's address; None if it is no file itself."""
    with suppress(BadOption):  # said by whoever opens it
        url = parsed(database)
        if url.get_backend_name() == "sqlite" and url.database:
            return Path(f"{url.database}.address")
    return None


class Noted:
    """The file of a server that runs here."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.written = False

    def note(self, address: str) -> None:
        """Write the address down; a disk that does not take it is no reason not to play."""
        if self.file is not None:
            with suppress(OSError):
                made = os.open(self.file, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
                self.written = True
                with os.fdopen(made, "w", encoding="utf-8") as opened:
                    opened.write(f"{address}\n")


@contextmanager
def noted_address(database: str) -> Iterator[Noted]:
    """Where a server notes its address while it runs."""
    noted = Noted(address_file(database))
    try:
        yield noted
    finally:
        if noted.written and noted.file is not None:
            with suppress(OSError):
                noted.file.unlink()


def running_at(database: str) -> str | None:
    """The address of the server that works on a database, if one does and answers there."""
    file = address_file(database)
    # A server that was killed leaves its file: only one that has the lock is a running one.
    with suppress(OSError, ValueError, sqlite3.Error):
        if file is not None and file.exists() and sqlite_in_use(file.with_suffix("")):
            address = file.read_text(encoding="utf-8").strip()
            if address.startswith("http://"):
                with urlopen(urljoin(address, "/health"), timeout=PATIENCE):
                    return address
    return None
