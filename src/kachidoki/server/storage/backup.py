"""Copies of a database: made while a server works on it, and brought back into an empty one.

A copy is always an SQLite file, whichever database it was made from, and can be brought back into
either kind: so tables also move from SQLite to PostgreSQL.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sqlalchemy import Connection, Engine, delete, func, insert, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from kachidoki.core import BadOption
from kachidoki.core.errors import bare, counted
from kachidoki.server.storage.database import Lock, connect, migrate, reason, redacted, version_of
from kachidoki.server.storage.file_permissions import BESIDE, MAGIC, make_file, make_folder
from kachidoki.server.storage.inspection import known_migration
from kachidoki.server.storage.schema import HOLDER, METADATA, NEWEST, TABLES

# What is about whoever works on a database now, and not about its tables.
NOT_COPIED: Final = (HOLDER.name, "servers")
ROWS: Final = 1000  # that are copied at a time


@dataclass(frozen=True)
class Copied:
    """What was copied: how many tables, and at which migration they stood."""

    tables: int
    migration: str


def back_up(address: str, file: Path) -> Copied:
    """Copy a database into a new file, for its owner alone; a server may be at work on it.

    Raises BadOption if the file is there already, or the database cannot be read.
    """
    if file.exists():
        raise BadOption(f"{bare(str(file))} is there already: name a new file")
    unfinished = Path(f"{file}.part")
    unfinished.unlink(missing_ok=True)
    try:
        make_folder(file.parent)
        make_file(unfinished)
        with problems("the database cannot be copied"), opened(address) as engine:
            if engine.url.get_backend_name() == "sqlite":
                _copy_file(Path(str(engine.url.database)), unfinished)
            else:
                _copy_rows_out(engine, unfinished)
        found = look(unfinished)
        unfinished.rename(file)
    finally:
        for each in (unfinished, *(Path(f"{unfinished}{end}") for end in BESIDE)):
            each.unlink(missing_ok=True)
    return found


def restore(file: Path, address: str) -> Copied:
    """Bring a copy back into a database that has no tables yet; no server may be at work on it.

    Raises BadOption if there are tables already, or the file is no copy.
    """
    found = look(file)
    with problems("the copy cannot be brought back"):
        engine = connect(address)
        try:
            if engine.url.get_backend_name() == "sqlite":
                _bring_file(file, Path(str(engine.url.database)))
            else:
                _copy_rows_in(file, engine)
        finally:
            engine.dispose()
    return found


def look(file: Path) -> Copied:
    """What is in a copy; raises BadOption if it is none, or of a newer program."""
    name = bare(str(file))
    if not file.is_file():
        raise BadOption(f"there is no file {name}")
    with file.open("rb") as opened_file:
        if opened_file.read(len(MAGIC)) != MAGIC:
            raise BadOption(f"{name} is no backup of this program")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as copy:
            (sound,) = copy.execute("PRAGMA integrity_check").fetchone()
            (migration,) = copy.execute("SELECT version_num FROM alembic_version").fetchone()
            (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise BadOption(f"{name} is no backup of this program: {reason(error)}") from None
    if sound != "ok":
        raise BadOption(f"{name} is damaged: {bare(str(sound))}")
    if not known_migration(str(migration)):
        raise BadOption(f"{name} was made by a newer version of this program: update the program")
    return Copied(tables, str(migration))


@contextmanager
def problems(what: str) -> Iterator[None]:
    """Tell what goes wrong with databases and files in one line."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise BadOption(f"{what}: {reason(error)}") from None


@contextmanager
def opened(address: str) -> Iterator[Engine]:
    """A database that is there; none is made."""
    engine = connect(address)
    file = engine.url.database
    if engine.url.get_backend_name() == "sqlite" and not Path(str(file)).is_file():
        raise BadOption(f"there is no database {bare(str(file))}")
    try:
        yield engine
    finally:
        engine.dispose()


def _copy_file(database: Path, copy: Path) -> None:
    """SQLite's own way to copy a database that is in use."""
    here = f"{database.absolute().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(here, uri=True)) as live,
        closing(sqlite3.connect(copy)) as made,
    ):
        live.backup(made)
        made.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it


def _copy_rows_out(engine: Engine, copy: Path) -> None:
    """All rows as they stood at one moment."""
    try:
        engine.connect().close()
    except SQLAlchemyError as error:
        raise BadOption(f"the database cannot be reached: {reason(error)}") from None
    if (version := version_of(engine)) != NEWEST:
        stands = "has no tables" if version is None else f"stands at migration {version}"
        words = f"the database {stands}, and this program knows {NEWEST}"
        raise BadOption(f"{words}: use the version of this program that works on it")
    with closed(f"sqlite:///{copy}") as made:
        migrate(made)
        with (
            engine.connect().execution_options(isolation_level="REPEATABLE READ") as live,
            made.begin() as target,
        ):
            _copy_rows(live, target)
    with closing(sqlite3.connect(copy)) as file:
        file.execute("PRAGMA journal_mode=DELETE")


def _bring_file(file: Path, database: Path) -> None:
    for end in ("", "-wal", "-journal"):
        if (there := Path(f"{database}{end}")).exists():
            raise BadOption(f"{bare(str(there))} is there already: move it away, or name another")
    make_folder(database.parent)
    make_file(database)
    try:
        shutil.copyfile(file, database)
    except OSError:
        with suppress(OSError):
            os.unlink(database)
        raise


def _copy_rows_in(file: Path, engine: Engine) -> None:
    """Into a database that nobody works on: as long as this takes, no server starts there."""
    lock = Lock(engine)
    lock.take()
    try:
        if inspect(engine).has_table(TABLES.name):
            with engine.connect() as connection:
                there = connection.execute(select(func.count()).select_from(TABLES)).scalar()
            if there:
                shown = redacted(engine.url.render_as_string(hide_password=True))
                raise BadOption(
                    f"{shown} has {counted(there, 'table')} already: name an empty database"
                )
        migrate(engine)
        with TemporaryDirectory(prefix="kachidoki-restore-") as folder:
            copy = Path(folder, "copy.db")
            shutil.copyfile(file, copy)
            with closed(f"sqlite:///{copy}") as made:
                migrate(made)  # a copy of an earlier version
                with made.connect() as source, engine.begin() as target:
                    _copy_rows(source, target)
    finally:
        lock.release()


@contextmanager
def closed(address: str) -> Iterator[Engine]:
    """An engine that leaves nothing open."""
    engine = connect(address)
    try:
        yield engine
    finally:
        engine.dispose()


def _copy_rows(source: Connection, target: Connection) -> None:
    for table in METADATA.sorted_tables:  # those that others refer to come first
        if table.name in NOT_COPIED:
            continue
        target.execute(delete(table))  # one that always has a row gets the copy's
        rows = source.execution_options(yield_per=ROWS).execute(select(table))
        for part in rows.mappings().partitions(ROWS):
            target.execute(insert(table), [dict(row) for row in part])
