"""Looking at a database: it says how things stand, and changes nothing."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from kachidoki.server.storage.inspection import Inspected, inspect, newest_migration
from kachidoki.server.storage.store import Store
from tests.server.storage.test_upgrade import restored

Files = dict[str, tuple[int, bytes]]


def files(folder: Path) -> Files:
    """All files of a folder, with when they were changed and what is in them."""
    return {
        path.name: (path.stat().st_mtime_ns, path.read_bytes())
        for path in folder.iterdir()
        if path.is_file()
    }


def looked_at(folder: Path) -> Inspected:
    """What is found out about the database in a folder, where nothing may change."""
    before = files(folder)
    found = inspect(f"sqlite:///{folder / 'tables.db'}")
    assert files(folder) == before
    return found


def test_a_database_that_is_not_there_yet_is_not_made(tmp_path: Path) -> None:
    found = looked_at(tmp_path)
    assert (found.missing, found.problem, found.version) == (True, "", None)
    deeper = inspect(f"sqlite:///{tmp_path}/a/b/tables.db")
    assert (deeper.missing, deeper.problem) == (True, "")
    assert not (tmp_path / "a").exists()


def test_a_database_in_use_and_after_that(database: str, tmp_path: Path) -> None:
    with Store(database):
        before = files(tmp_path)
        used = inspect(database)
        # The server itself may write the index of its log meanwhile, and nothing else.
        assert {**files(tmp_path), "tables.db-shm": ()} == {**before, "tables.db-shm": ()}
        assert (used.in_use, used.problem) == (True, "a server is working on it")
        assert used.version == newest_migration()
    free = inspect(database)
    assert (free.in_use, free.problem, free.advice) == (False, "", "")
    assert free.version == free.newest == newest_migration()


def test_what_a_killed_server_left_is_read_and_left(tmp_path: Path) -> None:
    alive, left = tmp_path / "alive", tmp_path / "left"
    alive.mkdir()
    with Store(f"sqlite:///{alive / 'tables.db'}"):
        shutil.copytree(alive, left)
    assert (left / "tables.db-wal").stat().st_size > 0
    assert looked_at(left).version == newest_migration()
    (left / "tables.db-shm").unlink()
    assert looked_at(left).problem == ""


def test_the_database_of_an_earlier_version_is_brought_up_to_date_later(tmp_path: Path) -> None:
    restored("0002", tmp_path).close()
    found = looked_at(tmp_path)
    assert (found.version, found.problem) == ("0002", "")
    assert found.newest == newest_migration() != "0002"


def test_the_database_of_a_newer_program_is_a_problem(tmp_path: Path) -> None:
    database = restored("0005", tmp_path)
    with database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    found = looked_at(tmp_path)
    assert (found.problem, found.advice) == (
        "it was made by a newer version of this program",
        "update the program",
    )


def test_a_file_that_others_can_read_is_told(tmp_path: Path) -> None:
    restored("0005", tmp_path).close()
    file = tmp_path / "tables.db"
    file.chmod(0o644)
    assert looked_at(tmp_path).advice == f"others can read it: chmod 600 {file}"
    file.chmod(0o600)
    assert looked_at(tmp_path).advice == ""


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("tables.db", "this is not the address of a database"),
        ("mysql://me:secret@host/x", "tables cannot be kept there"),
        ("sqlite://", "tables cannot be kept there"),
        ("sqlite:///text.db", "it cannot be read: file is not a database"),
        ("sqlite:///text.db/x/tables.db", "text.db is not a folder that can be written"),
        ("postgresql://me:secret@127.0.0.1:1/x", "it cannot be reached: connection failed"),
        ("postgresql://127.0.0.1:1/x?password=secret", "it cannot be reached: connection failed"),
    ],
)
def test_what_is_wrong_is_told_with_what_to_do_and_without_the_password(
    address: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "text.db").write_text("this is no database, but a text of some length " * 20)
    before = files(tmp_path)
    found = inspect(address)
    assert problem in found.problem
    assert found.advice
    assert "secret" not in repr(found)
    assert files(tmp_path) == before


def test_a_lock_that_is_no_lock_is_told(tmp_path: Path) -> None:
    restored("0005", tmp_path).close()
    with sqlite3.connect(tmp_path / "tables.db.lock") as lock:
        lock.execute("CREATE TABLE free (x)")
    lock.close()
    assert looked_at(tmp_path).in_use is False
    (tmp_path / "tables.db.lock").write_text("no lock at all, but a text of some length " * 20)
    assert "it cannot be read" in looked_at(tmp_path).problem
