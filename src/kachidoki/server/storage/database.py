"""Opening a database: addresses, settings, migrations, and one server at a time."""

from __future__ import annotations

import re
import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    create_engine,
    event,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError

from kachidoki.core import BadOption
from kachidoki.core.errors import bare, quoted
from kachidoki.server.storage.fencing import free_all
from kachidoki.server.storage.schema import HOLDER, NEWEST

MIGRATIONS: Final = Path(__file__).parent / "migrations"
LONGEST_REASON: Final = 200  # characters
PATIENCE: Final = 10.0  # seconds to wait for a server that was killed to be gone altogether
# Without these a database whose machine is unplugged would be waited for by the quarter of an hour.
SILENCE: Final = {"connect_timeout": 5, "tcp_user_timeout": 10_000}  # seconds, milliseconds
DENIED: Final = "42501"  # PostgreSQL's code for something that a user may not do
WRITE: Final = "write sqlite:///FILE or postgresql://USER@HOST/NAME"
WITH_SIGNS: Final = "in a user's name or password write @ as %40, : as %3A, / as %2F and % as %25"
GRANT: Final = (
    "its user needs the right to make tables there: make it the owner (ALTER DATABASE … OWNER TO …)"
    " or GRANT CREATE, USAGE ON SCHEMA public TO it"
)
LOCK_NUMBER: Final = 0x6B616368  # PostgreSQL's advisory locks have numbers
MIGRATING: Final = LOCK_NUMBER + 1  # while one server of a cluster brings the tables up to date
SHARED: Final = "cluster"  # the holder's name, where it is a cluster
# In a cluster others wait for what a server holds, so that nobody may hold it for long.
LONGEST_LOCK: Final = 5_000  # milliseconds


def parsed(address: str) -> URL:
    """An address in its parts; raises BadOption, with nothing of a password."""
    shown = quoted(redacted(address))
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):  # the latter for a port that is no number
        url = None
    # Some of a password with an @ would be taken for the host, and told where that is not found.
    if not address.startswith("sqlite") and address.partition("?")[0].count("@") > 1:
        raise BadOption(f"database {shown}: {WITH_SIGNS}")
    if url is None:
        raise BadOption(f"database {shown}: {WRITE}")
    return url


def connect(address: str, lease: float | None = None) -> Engine:
    """An engine for `sqlite:///file` or `postgresql://user@host/name`.

    With the seconds of a `lease`, whoever stops in the midst of a transaction loses it after so
    long: in a cluster another server waits for what it holds.
    """
    url = parsed(address)
    kind = url.get_backend_name()
    if kind == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
        try:
            engine = create_engine(url, pool_pre_ping=True, connect_args=patience(url))
        except ModuleNotFoundError:
            raise BadOption(
                "PostgreSQL needs its driver: pip install 'kachidoki[postgres]'"
            ) from None
        if lease is not None:
            event.listen(engine, "connect", partial(_bound_transactions, int(1000 * lease)))
        return engine
    if kind != "sqlite":
        raise BadOption(f"database {quoted(kind)}: write sqlite:///FILE or postgresql://…")
    if not url.database or url.database == ":memory:":
        raise BadOption("database: SQLite needs a file, as sqlite:///tables.db")
    engine = create_engine(url)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def patience(url: URL) -> dict[str, int]:
    """For how long PostgreSQL may be silent before it counts as gone; the address may say it."""
    return {name: value for name, value in SILENCE.items() if name not in url.query}


def redacted(address: str) -> str:
    """An address without its password, for people and logs.

    >>> redacted("postgresql://me:secret@host/name")
    'postgresql://me:…@host/name'
    >>> redacted("postgresql://host/name?user=me&password=secret")
    'postgresql://host/name?user=me&password=…'
    """
    address = re.sub(r"(?i)(password=)[^&]*", r"\1…", address)
    head, at, tail = address.rpartition("@")
    if not at:
        return address
    scheme, _, who = head.partition("://")
    return f"{scheme}://{who.partition(':')[0]}{':…' if ':' in who else ''}@{tail}"


def _bound_transactions(lease: int, connection: Any, _: Any) -> None:
    with connection.cursor() as cursor:
        cursor.execute(f"SET idle_in_transaction_session_timeout = {lease}")
        cursor.execute(f"SET lock_timeout = {LONGEST_LOCK}")
    connection.commit()


def _prepare_sqlite(connection: sqlite3.Connection, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # a commit is on the disk, power cuts included
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the database's tables up to date.

    Those of a newer program may be fit for this one as well: then they stay as they are.
    """
    version = version_of(engine)
    if version == NEWEST or (version is not None and compatible(engine, version)):
        return
    # Loaded only for this: nearly every start finds the tables up to date.
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    try:
        with engine.begin() as connection:
            if engine.url.get_backend_name() == "sqlite":
                # Python's driver begins no transaction for a CREATE TABLE: a server that was
                # killed in mid-migration would leave half of it, and never start again.
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                # Servers of a cluster may start together: the second one finds nothing to do.
                connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError:
        raise BadOption(
            "the database was made by a newer version of this program: update the program"
        ) from None
    except SQLAlchemyError as error:
        advice = f"; {GRANT}" if denied(error) else ""
        raise BadOption(f"the database cannot be used: {reason(error)}{advice}") from None


def denied(error: BaseException) -> bool:
    """Whether a database refused because its user lacks a right."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) == DENIED


def version_of(engine: Engine) -> str | None:
    """The migration that a database stands at; None where that cannot be read, as in a new one."""
    with suppress(SQLAlchemyError), engine.connect() as connection:
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return None if found is None else str(found)
    return None


def compatible(engine: Engine, version: str) -> bool:
    """Whether a newer program has left the tables fit for this one."""
    if version <= NEWEST:
        return False
    with suppress(SQLAlchemyError), engine.connect() as connection:
        found = connection.execute(select(HOLDER.c.compatible_from)).scalar()
        return found is not None and str(found) <= NEWEST
    return False


def reason(error: BaseException) -> str:
    """Why a database refused, on one line, and nothing of what was to be read or written.

    Some errors quote values: of those only the kind is told.
    """
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, OSError):
        return bare(cause.strerror or type(cause).__name__)
    own = isinstance(cause, sqlite3.Error) and hasattr(cause, "sqlite_errorcode")
    remote = isinstance(error, OperationalError) and not isinstance(cause, sqlite3.Error)
    if own or remote or denied(error) or isinstance(cause, Lost | Busy | BadOption):
        lines = str(cause).strip().splitlines()
        return bare(lines[0][:LONGEST_REASON] if lines else type(cause).__name__)
    return type(cause).__name__


class Lost(Exception):
    """Another server has taken over the database: this one may never write again."""


class Busy(Exception):
    """The lock is not free, although no other server has taken over."""


class Lock:
    """One server at a time works on a database: rooms hold their tables in memory.

    With PostgreSQL the lock belongs to the very connection that writes, so it cannot be lost
    without it. Beside it, the row in `holder` tells who took the lock last, and is asked in
    every transaction: whoever was away for a while finds out whether somebody else was there.

    The servers of a cluster share it, and keep everybody else away: see `fencing`.
    """

    def __init__(self, engine: Engine, shared: bool = False) -> None:
        self.engine = engine
        self.sqlite = engine.url.get_backend_name() == "sqlite"
        self.name = SHARED if shared else secrets.token_hex(16)
        self.attempt = f"SELECT pg_try_advisory_lock{'_shared' if shared else ''}({LOCK_NUMBER})"
        self.held: sqlite3.Connection | Connection | None = None

    def take(self) -> None:
        """Hold the lock until this process ends, however that happens."""
        deadline = time.monotonic() + PATIENCE
        while not self._try():
            if time.monotonic() > deadline:
                shown = redacted(self.engine.url.render_as_string(hide_password=True))
                if self.name == SHARED:
                    words = f"a server that is in no cluster is working on {shown}: stop it first"
                    raise BadOption(words)
                raise BadOption(f"another server is working on {shown}: stop it first")
            time.sleep(0.05)

    def claim(self) -> None:
        """Write down who holds the lock; the tables must be there."""
        try:
            with self.engine.begin() as connection:
                connection.execute(update(HOLDER).values(name=self.name))
                if self.name != SHARED:
                    free_all(connection)
        except SQLAlchemyError as error:
            raise BadOption(f"the database cannot be used: {reason(error)}") from None

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction of the server that holds the lock.

        Raises Lost if another one has taken over, Busy if that is not sure.
        """
        if self.sqlite:
            with self.engine.begin() as connection:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                self._check(connection)
                yield connection
            return
        connection = self._sure()
        try:
            yield connection
            connection.commit()
        except BaseException:
            with suppress(SQLAlchemyError):
                connection.rollback()
            raise

    def _check(self, connection: Connection) -> None:
        """Whether nobody else took the lock since."""
        row = connection.exec_driver_sql("SELECT name FROM holder").first()
        if row is None or row[0] != self.name:
            raise Lost("another server has taken over the database")

    def _sure(self) -> Connection:
        """PostgreSQL: the connection that has the lock, in a new transaction."""
        held = self.held
        if isinstance(held, Connection):
            try:
                # One that was cut would connect anew by itself, without the lock.
                if not held.invalidated:
                    self._check(held)
                    return held
            except SQLAlchemyError:
                pass
            self.release()
        if not self._try():
            with self.engine.connect() as connection:
                self._check(connection)
            raise Busy("the database still holds the lock for a connection that was cut")
        assert isinstance(self.held, Connection)
        self._check(self.held)
        return self.held

    def _try(self) -> bool:
        if self.sqlite:
            return self._try_file()
        try:
            connection = self.engine.connect()
        except SQLAlchemyError as error:
            raise BadOption(f"the database cannot be reached: {reason(error)}") from None
        if connection.execute(text(self.attempt)).scalar():
            connection.commit()
            connection.detach()  # closing it shall end it, not lay it back into the pool
            self.held = connection
            return True
        connection.close()
        return False

    def _try_file(self) -> bool:
        # SQLite itself is the lock: it works on every system and goes with the process.
        file = f"{self.engine.url.database}.lock"
        connection = None
        try:
            connection = sqlite3.connect(file, timeout=0)
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if connection is not None:
                connection.close()
            if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                return False
            raise BadOption(f"the database cannot be used: {bare(file)}: {error}") from None
        self.held = connection
        return True

    def release(self) -> None:
        """Let another server work on the database."""
        if self.held is not None:
            self.held.close()
            self.held = None
