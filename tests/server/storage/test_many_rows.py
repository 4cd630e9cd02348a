"""Rows that are written together are the rows that were given."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Column, Integer, MetaData, String, Table, Text, select

from kachidoki.server.storage.database import connect
from kachidoki.server.storage.many_rows import KEY, insert_rows, update_rows

THINGS = Table(
    "things",
    MetaData(),
    Column("id", String(9), primary_key=True),
    Column("number", Integer),
    Column("text", Text),
)
TEXTS = [
    "",
    "plain",
    "'quoted' \"twice\" \\ $.text ?",
    "上洛 é \u2028\n\t",
    "{}",
    "[1]",
    "null",
    "17",
]


def test_many_rows_arrive_as_they_were(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path / 'rows.db'}")
    THINGS.create(engine)
    rows = [
        {"id": f"r{n}", "number": (None, 0, -1, 2**53)[n % 4], "text": text}
        for n, text in enumerate([*TEXTS, None])
    ]
    with engine.begin() as connection:
        insert_rows(connection, THINGS, rows)
        found = connection.execute(select(THINGS).order_by(THINGS.c.id)).mappings()
        assert [dict(row) for row in found] == rows
        changed = [{KEY: row["id"], "text": row["text"], "number": 5} for row in rows[1::2]]
        update_rows(connection, THINGS, [{**row, "text": f"{row['text']}!"} for row in changed])
        for n, row in enumerate(connection.execute(select(THINGS).order_by(THINGS.c.id))):
            odd = n % 2 == 1
            assert row.number == (5 if odd else rows[n]["number"])
            assert row.text == (f"{rows[n]['text']}!" if odd else rows[n]["text"])
    engine.dispose()
