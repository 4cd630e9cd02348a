"""Entries of tables for tests of the database: made without a table, and read without a server."""

from __future__ import annotations

import sqlalchemy as sa

from kachidoki import catalog
from kachidoki.server.storage import database as databases
from kachidoki.server.storage.schema import ENTRIES
from kachidoki.server.storage.writer import Change
from kachidoki.server.tables.hosted_table import HostedTable
from kachidoki.server.tables.table_sheet import Chair, TableSheet


def commands_stored(address: str, table: str) -> list[tuple[str, str | None]]:
    """Kind and id of everything that changed a table."""
    engine = databases.connect(address)
    with engine.connect() as connection:
        rows = connection.execute(
            sa.select(ENTRIES.c.kind, ENTRIES.c.command)
            .where(ENTRIES.c.table_id == table)
            .order_by(ENTRIES.c.version)
        )
        found = [(row.kind, row.command and row.command.partition(":")[2]) for row in rows]
    engine.dispose()
    return found


def change(version: int, text: str = "", table: str = "table") -> Change:
    """An entry of a table."""
    game = catalog.find("joraku", {"players": 3})
    sheet = TableSheet(title="Title", chairs=[Chair()] * 3)
    hosted = HostedTable(table, game, b"seed", b"luck", sheet, {})
    if version == 1:
        return hosted.made(0, {})
    made = hosted.change("rename", 0)
    made.entry |= {"version": version, "lines": text}
    return made
