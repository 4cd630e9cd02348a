"""One damaged table is one damaged table, whatever is wrong with it."""

from __future__ import annotations

import json
import sqlite3
import sys
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs

from kachidoki import catalog
from kachidoki.server.ops import logs
from kachidoki.server.storage.store import Store
from kachidoki.server.storage.writer import put
from kachidoki.server.tables import lobby
from kachidoki.server.tables.hosted_table import HostedTable
from kachidoki.server.tables.table_sheet import Chair, TableSheet
from tests.server.support.servers import running, settings_for

TITLE, SEED = "Mountain and River", b"the seed of this game, a secret."
# A part of what is stored, and what stands there instead.
DAMAGES = [
    *[("tables", "options", value) for value in ("", "{", "[]", "null", '"act"', b"\xff\xfe", 7)],
    *[("tables", "options", json.dumps({"act": value})) for value in (0, None, "9", ["1"])],
    *[("tables", "sheet", value) for value in ("", "{", "[]", "null", b"\xff\xfe", 7, 1.5)],
    *[("tables", "game", value) for value in ("", "chess", b"\xff\xfe", 7)],
    *[("tables", "rules", value) for value in (-1, 10**18, "many", b"\xff")],
    *[("tables", "version", value) for value in (-1, 0, 10**18, "last", b"\xff")],
    *[("tables", "seed", value) for value in (b"", b"another", "text", 7)],
    *[("tables", "luck", value) for value in ("text", 7)],
    *[("tables", "listed", value) for value in ("yes", 7, b"\xff")],
    *[("tables", "clocks_at", value) for value in ("soon", b"\xff", 1.5)],
    ("tables", "changed", 1.5),
    *[("entries", "lines", value) for value in ("0", "0:", "x: end", "9: end", b"\xff\xfe", 7)],
    *[("entries", "version", value) for value in (-1, 10**18, "last")],
    *[("entries", "command", value) for value in (7, b"\xff\xfe")],
    *[("passes", "hash", value) for value in (7, b"\xff\xfe")],
    *[("passes", "host", value) for value in ("yes", b"\xff")],
]
# Damage of the sheet that is still JSON.
SHEETS: list[dict[str, object]] = [
    {"chairs": []},
    {"chairs": [{"kind": "bot"}] * 2},
    {"chairs": [{"kind": "bot", "bot": "no bot"}] * 2},
    {"chairs": [{"kind": "king"}] * 2},
    {"title": None},
    {"title": 7},
    {"clock": {"move": -1}},
    {"clock": {"move": 3, "bot": "chess"}},
    {"started_at": 10**9},
    {"started_at": -1},
    {"over": True},
    {"series": {"games": 1, "wins": [1] * 9, "streak": 0, "solo_won": False}},
    {"touched": [1]},
    {"touched": ["x", "y"]},
    {"nothing": "known"},
]


def tables(folder: Path) -> dict[str, str]:
    """A database with a good table and one for each damage; gives their names and damages."""
    game = catalog.find("rokumon", {"act": 1})
    chairs = [Chair(kind="person", name=f"Player {seat}", holder="a" * 64) for seat in range(2)]
    sheet = TableSheet(title=TITLE, chairs=chairs, listed=True).model_dump_json()
    sheets = [("tables", "sheet", more) for more in SHEETS]
    found = {"good": ""}
    store = Store(f"sqlite:///{folder / 'tables.db'}")
    with store, store.lock.writing() as connection:
        for number, (table, column, value) in enumerate([("", "", ""), *DAMAGES, *sheets]):
            name = f"bad{number}" if table else "good"
            own = TableSheet.model_validate_json(sheet)
            hosted = HostedTable(name, game, SEED, b"luck", own, {})
            put(connection, [hosted.made(0, {"a" * 64: True}, 0)])
            if not table:
                continue
            found[name] = f"{table}.{column} = {value!r}"
            if isinstance(value, dict):
                value = json.dumps({**hosted.sheet.model_dump(), **value})
            kind = "TEXT" if isinstance(value, bytes) and column not in ("seed", "luck") else "BLOB"
            cast = f"CAST(? AS {kind})" if isinstance(value, bytes) else "?"
            own_id = "id" if table == "tables" else "table_id"
            connection.exec_driver_sql(
                f"UPDATE {table} SET {column} = {cast} WHERE {own_id} = ?", (value, name)
            )
    return found


def test_damaged_tables_are_refused_one_by_one_and_nothing_of_them_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of them made the whole list answer 500, with a table's title in the log."""
    monkeypatch.setattr(lobby, "LISTED", 10_000)
    found = tables(tmp_path)
    codes = {}
    settings = settings_for(tmp_path, log_level="debug")
    with running(settings) as address, httpx.Client(base_url=address) as http:
        with capture_logs() as log:
            listed = http.get("/api/tables")
            assert listed.status_code == 200
            names = {table["table"] for table in listed.json()["tables"]}
            assert "good" in names
            for name, damage in found.items():
                for path in ("", "/me", "/log", "/moment", "/record"):
                    answer = http.get(f"/api/tables/{name}{path}")
                    assert answer.status_code < 500, (damage, path, answer.text)
                    if not path:
                        codes[name] = answer.json().get("code")
                sat = http.post(f"/api/tables/{name}/sit", json={"name": "Guest"})
                assert sat.status_code < 500, (damage, sat.text)
        assert http.get("/ready").status_code == 200
    opened = {name for name, code in codes.items() if code is None}
    assert opened - names <= {name for name in found if "listed" in found[name]}
    assert names <= opened
    # Some damage harms nobody: what is broken has a default, or is not needed to play.
    harmless = {found[name].split(" ")[0] for name in opened}
    assert harmless <= {"", "tables.listed", "passes.hash", "passes.host", "entries.command"}
    assert set(codes.values()) == {None, "damaged", "needs-version"}
    written = repr(log)
    assert "table damaged" in written
    for secret in (TITLE, SEED.hex(), SEED.decode(), "Player", "aaaa"):
        assert secret not in written
    assert not [entry for entry in log if "exc_info" in entry]


def test_a_damaged_snapshot_is_made_up_for_by_the_lines(tmp_path: Path) -> None:
    tables(tmp_path)
    bodies = ["", "{", "[]", "null", "{}", '{"format": 1}', 7]
    for body in bodies:
        database = sqlite3.connect(tmp_path / "tables.db")
        with database:
            database.execute("DELETE FROM snapshots")
            database.execute("INSERT INTO snapshots VALUES ('good', 1, ?)", (body,))
        database.close()
        with Store(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            saved = store._load("good")
            assert saved is not None
            assert HostedTable.load(saved).started().version >= 0


def test_an_error_is_logged_by_its_place_and_kind_and_never_by_its_words() -> None:
    def fails() -> None:
        try:
            TableSheet.model_validate({"title": {"secret": TITLE}, "chairs": []})
        except ValueError as error:
            raise KeyError(TITLE) from error

    with pytest.raises(KeyError) as failed:
        fails()
    told = logs.without_values((KeyError, failed.value, failed.value.__traceback__))
    assert TITLE not in told
    assert "builtins.KeyError" in told
    assert "pydantic_core._pydantic_core.ValidationError" in told
    assert f"{__file__}:" in told
    assert "fails" in told
    assert sys.exc_info() == (None, None, None)
