"""Looking at a database: it says how things stand, and changes nothing."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.script import ScriptDirectory

from kachidoki.cli.main import main
from kachidoki.server.storage.database import MIGRATIONS, connect, parsed
from kachidoki.server.storage.inspection import Inspected, inspect
from kachidoki.server.storage.schema import NEWEST
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
        assert used.version == NEWEST
    free = inspect(database)
    assert (free.in_use, free.problem, free.advice) == (False, "", "")
    assert free.version == free.newest == NEWEST


def test_what_a_killed_server_left_is_read_and_left(tmp_path: Path) -> None:
    alive, left = tmp_path / "alive", tmp_path / "left"
    alive.mkdir()
    with Store(f"sqlite:///{alive / 'tables.db'}"):
        shutil.copytree(alive, left)
    assert (left / "tables.db-wal").stat().st_size > 0
    assert looked_at(left).version == NEWEST
    (left / "tables.db-shm").unlink()
    assert looked_at(left).problem == ""


def test_the_database_of_an_earlier_version_is_brought_up_to_date_later(tmp_path: Path) -> None:
    restored("0002", tmp_path).close()
    found = looked_at(tmp_path)
    assert (found.version, found.problem) == ("0002", "")
    assert found.newest == NEWEST


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
        ("postgresql://me:se@secret@127.0.0.1:1/x", "this is not the address of a database"),
        ("postgresql://me:se@secret:se@127.0.0.1:1/x", "this is not the address of a database"),
        ("postgresql://me:se@secret/se@127.0.0.1:1/x", "this is not the address of a database"),
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


def test_the_newest_migration_is_the_last_one_there_is() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_heads() == [NEWEST]


@pytest.mark.parametrize("password", ["p@secret", "p@secret:x", "p@secret/x", "secret@:1"])
def test_a_password_with_an_at_sign_is_told_in_one_line_with_nothing_of_it(
    password: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """It gave a traceback with a part of the password in it."""
    address = f"postgresql://me:{password}@127.0.0.1:1/x"
    assert main(["serve", "--port", "0", "--database", address]) == 1
    told = capsys.readouterr().err
    assert told == (
        "kachidoki: database 'postgresql://me:…@127.0.0.1:1/x': in a user's name or password "
        "write @ as %40, : as %3A, / as %2F and % as %25\n"
    )


def as_guest(address: str) -> str:
    """The same database, as a user who may connect to it and no more."""
    admin = connect(address)
    with admin.begin() as connection:
        connection.execute(sa.text("DROP ROLE IF EXISTS guest"))
        connection.execute(sa.text("CREATE ROLE guest LOGIN"))
        connection.execute(sa.text("GRANT USAGE ON SCHEMA public TO guest"))
    admin.dispose()
    return parsed(address).set(username="guest").render_as_string(hide_password=False)


def test_a_user_who_may_make_no_tables_is_told_so_by_doctor_and_serve(
    postgres_database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The doctor found nothing wrong, and the server ended with the name of an error."""
    guest = as_guest(postgres_database)
    found = inspect(guest)
    assert found.problem == "its user may make no tables there"
    assert "GRANT CREATE, USAGE ON SCHEMA public" in found.advice
    assert main(["serve", "--port", "0", "--database", guest]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "the database cannot be used: permission denied for schema public; its user" in line
    assert "GRANT CREATE, USAGE ON SCHEMA public" in line
    with Store(postgres_database):
        pass  # made by somebody else: now there are tables, which are not the guest's
    assert (
        inspect(guest).problem
        == "it cannot be reached: permission denied for table alembic_version"
    )
    assert main(["serve", "--port", "0", "--database", guest]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "permission denied for" in line
    admin = connect(postgres_database)
    with admin.begin() as connection:
        connection.execute(sa.text("GRANT SELECT ON ALL TABLES IN SCHEMA public TO guest"))
    assert inspect(guest).problem == "its user may not read and write the table tables"
    assert main(["serve", "--port", "0", "--database", guest]) == 1
    assert "permission denied for table holder" in capsys.readouterr().err
    with admin.begin() as connection:
        connection.execute(sa.text("GRANT ALL ON ALL TABLES IN SCHEMA public TO guest"))
    admin.dispose()
    assert inspect(guest).problem == ""
    with Store(guest):
        pass
