"""The tables that somebody has been at from this terminal, with their secrets, in one file."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

LOCAL: Final = "local"  # the server behind the terminal, whose port changes
MOST: Final = 100  # tables that are kept


@dataclass(frozen=True)
class MyTable:
    """A table, whose server it is at, and the secret of one's seat there."""

    server: str
    table: str
    token: str
    game: str
    begun: str = ""  # the day and time at which one came there first


class MyTables:
    """The file; a disk that does not take it is no reason not to play."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or user_data_path("kachidoki") / "terminal.json"

    def all(self) -> list[MyTable]:
        """The latest first."""
        with suppress(OSError, ValueError, TypeError):
            found = json.loads(self.file.read_text(encoding="utf-8"))
            return [MyTable(**each) for each in found]
        return []

    def token(self, server: str, table: str) -> str | None:
        """One's secret at a table, if it is known here."""
        return next((t.token for t in self.all() if (t.server, t.table) == (server, table)), None)

    def add(self, mine: MyTable) -> None:
        """Put a table first; it keeps the time at which one came there first."""
        known = self.begun(mine.server).get(mine.table)
        now = datetime.now().strftime("%Y-%m-%d %H:%M")
        first = replace(mine, begun=known or now)
        self._write([first, *self._but(mine.server, mine.table)])

    def begun(self, server: str) -> dict[str, str]:
        """When one came first to each table of a server."""
        return {each.table: each.begun for each in self.all() if each.server == server}

    def forget(self, server: str, table: str) -> None:
        """A table that is gone."""
        self._write(self._but(server, table))

    def _but(self, server: str, table: str) -> list[MyTable]:
        return [each for each in self.all() if (each.server, each.table) != (server, table)]

    def _write(self, tables: list[MyTable]) -> None:
        with suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            new = self.file.with_name(f"{self.file.name}.{os.getpid()}")
            made = os.open(new, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
            with os.fdopen(made, "w", encoding="utf-8") as opened:
                json.dump([asdict(each) for each in tables[:MOST]], opened)
            new.replace(self.file)
