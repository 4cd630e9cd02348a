"""Writing many rows at once.

Python's SQLite driver lets go of the interpreter's lock and takes it again for every row, and each
time waits for whatever the server is busy with. Here all rows go in as one JSON text, and the
database takes them apart in one step. PostgreSQL's driver sends many rows in one go by itself.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

from sqlalchemy import Connection, Table, bindparam, delete, insert, update

Row = dict[str, Any]
KEY: Final = "this_row"  # in a row that changes: its primary key


def insert_rows(connection: Connection, table: Table, rows: list[Row]) -> None:
    """Insert rows that all have the same columns, of texts and numbers."""
    if not rows:
        return
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(_insert(table, tuple(rows[0])), (_text(rows),))
    else:
        connection.execute(insert(table), rows)


def replace_rows(connection: Connection, table: Table, rows: list[Row]) -> None:
    """Insert rows as above, each in the place of the one with the same primary key."""
    if not rows:
        return
    (key,) = table.primary_key
    if connection.dialect.name == "sqlite":
        statement = _insert(table, tuple(rows[0]), "INSERT OR REPLACE")
        connection.exec_driver_sql(statement, (_text(rows),))
    else:
        old = [{KEY: row[key.name]} for row in rows]
        connection.execute(delete(table).where(key == bindparam(KEY)), old)
        connection.execute(insert(table), rows)


def update_rows(connection: Connection, table: Table, rows: list[Row]) -> None:
    """Set columns of rows that are named by KEY; all have the same columns, as above."""
    (key,) = table.primary_key
    if connection.dialect.name == "sqlite":
        columns = tuple(name for name in rows[0] if name != KEY)
        connection.exec_driver_sql(_update(table, columns, key.name), (_text(rows),))
    else:
        connection.execute(update(table).where(key == bindparam(KEY)), rows)


def _text(rows: list[Row]) -> str:
    """Rows as JSON; what is no Unicode stays as it is, and the driver refuses it."""
    return json.dumps(rows, ensure_ascii=False)


@cache
def _insert(table: Table, columns: tuple[str, ...], verb: str = "INSERT") -> str:
    names = ", ".join(f'"{name}"' for name in columns)
    values = ", ".join(map(_taken, columns))
    return f"{verb} INTO {table.name} ({names}) SELECT {values} FROM json_each(?)"


@cache
def _update(table: Table, columns: tuple[str, ...], key: str) -> str:
    settings = ", ".join(f'"{name}" = {_taken(name)}' for name in columns)
    where = f"{table.name}.{key} = {_taken(KEY)}"
    return f"UPDATE {table.name} SET {settings} FROM json_each(?) WHERE {where}"


def _taken(name: str) -> str:
    """The value of a column, taken out of a row."""
    return f"json_extract(json_each.value, '$.{name}')"
