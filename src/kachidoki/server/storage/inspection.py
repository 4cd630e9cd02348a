"""Looking at a database without changing anything: not a byte, and no file beside it."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import quote

from sqlalchemy import URL, Connection, create_engine, text
from sqlalchemy.exc import SQLAlchemyError

from kachidoki.core import BadOption
from kachidoki.server.storage.database import (
    GRANT,
    LOCK_NUMBER,
    MIGRATIONS,
    WRITE,
    parsed,
    patience,
    reason,
    redacted,
)
from kachidoki.server.storage.file_permissions import OTHERS
from kachidoki.server.storage.schema import METADATA, NEWEST

LOCKED: Final = f"""
    SELECT count(*) FROM pg_locks JOIN pg_database ON pg_locks.database = pg_database.oid
    WHERE locktype = 'advisory' AND classid = 0 AND objid = {LOCK_NUMBER}
    AND datname = current_database()
"""
ALONE: Final = f"{LOCKED} AND mode = 'ExclusiveLock'"  # by a server that is in no cluster
# A database of long ago has no such column, and is no less a database for that.
FIT_FROM: Final = "SELECT to_jsonb(holder) ->> 'compatible_from' FROM holder"


@dataclass(frozen=True)
class Inspected:
    """What was found out about a database."""

    address: str  # without its password
    problem: str = ""  # why no server could work on it; nothing if one could
    advice: str = ""  # what to do about the problem, or about what could be better
    missing: bool = False  # there is none yet: the first start makes it
    version: str | None = None  # the migration it stands at
    newest: str = ""  # the migration that this program has last
    in_use: bool = False  # whether a server works on it just now


def inspect(address: str, cluster: bool = False) -> Inspected:
    """Whether a server could work on the database of an address, and how that stands.

    A server of a cluster can work beside others of it.

    Never raises for anything that is wrong with the address or the database: that is the finding.
    """
    shown = redacted(address)
    try:
        url = parsed(address)
    except BadOption as error:
        advice = str(error).rpartition(": ")[2]
        return Inspected(shown, "this is not the address of a database", advice)
    kind = url.get_backend_name()
    if kind == "postgresql":
        return _postgresql(url, shown, ALONE if cluster else LOCKED)
    if kind != "sqlite" or not url.database or url.database == ":memory:":
        return Inspected(shown, "tables cannot be kept there", WRITE)
    return _sqlite(Path(url.database), shown)


def known_migration(version: str, fit_from: str | None = None) -> bool:
    """Whether this program can work on the tables of a migration.

    One that it does not know is of a newer program, which says from which one on they are fit.
    """
    if version == NEWEST or (fit_from is not None and fit_from <= NEWEST < version):
        return True
    from alembic.script import ScriptDirectory  # takes a while to load

    return version in {each.revision for each in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}


def _found(
    shown: str, version: str | None, fit_from: str | None, in_use: bool, advice: str = ""
) -> Inspected:
    problem = ""
    if version is not None and not known_migration(version, fit_from):
        problem = "it was made by a newer version of this program"
        advice = "update the program"
    elif in_use:
        problem = "a server is working on it"
        advice = "open the page of that server, stop it, or name another database"
    return Inspected(shown, problem, advice, False, version, NEWEST, in_use)


def _sqlite(file: Path, shown: str) -> Inspected:
    folder = next(each for each in (file.parent, *file.parent.absolute().parents) if each.exists())
    if not file.exists():
        if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
            advice = f"make {file.parent} writable, or name another place by --database"
            return Inspected(shown, f"{folder} is not a folder that can be written", advice)
        return Inspected(shown, missing=True, newest=NEWEST)
    if not os.access(file, os.R_OK | os.W_OK) or not os.access(folder, os.W_OK | os.X_OK):
        advice = f"let this user read and write {file} and its folder"
        return Inspected(shown, "the file or its folder cannot be read and written", advice)
    try:
        in_use = sqlite_in_use(file)
        version, fit_from = _sqlite_version(file)
    except sqlite3.Error as error:
        advice = "name another file by --database, or bring this one back from a backup"
        return Inspected(shown, f"it cannot be read: {reason(error)}", advice)
    open_to_others = os.name == "posix" and stat.S_IMODE(file.stat().st_mode) & OTHERS
    advice = f"others can read it: chmod 600 {file}" if open_to_others else ""
    return _found(shown, version, fit_from, in_use, advice)


def _reading(file: Path, how: str) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(file.absolute()))}?{how}", timeout=1, uri=True)


def _sqlite_version(file: Path) -> tuple[str | None, str | None]:
    """The migration of a database, and from which one on it is fit; None where that is not told."""
    # What is not yet in the file itself is in the log beside it, which SQLite reads by an index.
    # Without both, the file is read as one that nobody writes to: SQLite would make them otherwise.
    log, index = Path(f"{file}-wal"), Path(f"{file}-shm")
    logged = log.exists() and log.stat().st_size > 0 and index.exists()
    how = "mode=ro&readonly_shm=1" if logged else "mode=ro&immutable=1"
    with closing(_reading(file, how)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE name = 'alembic_version'")
        if tables.fetchone() is None:
            return None, None
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        version = None if row is None else str(row[0])
        if version is None or version <= NEWEST:
            return version, None
        with suppress(sqlite3.OperationalError):  # the same
            return version, connection.execute("SELECT compatible_from FROM holder").fetchone()[0]
        return version, None


def sqlite_in_use(file: Path) -> bool:
    """Whether a server holds a database's lock: then not even reading it is possible."""
    lock = Path(f"{file}.lock")
    if not lock.exists():
        return False
    with closing(_reading(lock, "mode=ro")) as connection:
        try:
            connection.execute("PRAGMA busy_timeout = 0")
            connection.execute("SELECT name FROM sqlite_master").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
                return True
            raise
    return False


def _postgresql(url: URL, shown: str, locked: str) -> Inspected:
    url = url.set(drivername="postgresql+psycopg")
    try:
        engine = create_engine(url, connect_args=patience(url))
    except ModuleNotFoundError:
        install = "pip install 'kachidoki[postgres]'"
        return Inspected(shown, "PostgreSQL's driver is not installed", install)
    try:
        with engine.connect() as connection:
            connection.execute(text("SET TRANSACTION READ ONLY"))
            in_use = bool(connection.execute(text(locked)).scalar())
            there = connection.execute(text("SELECT to_regclass('alembic_version')")).scalar()
            version = (
                None
                if there is None
                else connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
            )
            newer = version is not None and version > NEWEST
            fit_from = connection.execute(text(FIT_FROM)).scalar() if newer else None
            lacking = "" if newer else _lacking(connection, version)
    except (SQLAlchemyError, BadOption) as error:
        advice = "start the database, or correct its address, its user and their rights"
        return Inspected(shown, f"it cannot be reached: {reason(error)}", advice)
    finally:
        engine.dispose()
    if lacking:
        return Inspected(shown, lacking, GRANT, False, version, NEWEST, in_use)
    return _found(shown, version, fit_from, in_use)


def _lacking(connection: Connection, version: str | None) -> str:
    """Which right PostgreSQL's user lacks to make or to use the tables; nothing if none."""
    if version != NEWEST:
        may = connection.execute(text("SELECT has_schema_privilege(current_schema(), 'CREATE')"))
        return "" if may.scalar() else "its user may make no tables there"
    question = text(
        "SELECT bool_and(has_table_privilege(:name, right_)) "
        "FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) AS right_"
    )
    for name in METADATA.tables:
        if not connection.execute(question, {"name": name}).scalar():
            return f"its user may not read and write the table {name}"
    return ""
