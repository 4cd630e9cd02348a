"""What whoever runs a cluster sees of it and changes in it, by the database that all servers share.

Servers notice by themselves: one that is told to leave, or whose table is given to another, sees
it when it next says that it is alive, well within a lease.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, func, select, update
from sqlalchemy.exc import SQLAlchemyError

from kachidoki.core import BadOption
from kachidoki.core.errors import bare, listing, quoted
from kachidoki.server.storage.database import connect, reason, version_of
from kachidoki.server.storage.fencing import DATABASE_NOW, alive
from kachidoki.server.storage.schema import SERVERS, TABLES

FIRST_WITH_SERVERS: Final = "0007"  # the migration
FIRST_WITH_BANS: Final = "0008"


@dataclass(frozen=True)
class Member:
    """A server of a cluster, as the database knows it."""

    name: str
    address: str  # for people: where it listens
    program: str  # its version
    seconds: int  # since it was started
    alive: bool
    leaving: bool
    tables: int  # that it works


@contextmanager
def database(address: str, first: str = FIRST_WITH_SERVERS) -> Iterator[Connection]:
    """A transaction on a database that servers work on; raises BadOption where there is none.

    It has to stand at a migration that has what is needed.
    """
    engine = connect(address)
    try:
        if engine.url.get_backend_name() == "sqlite":
            if not Path(str(engine.url.database)).is_file():
                raise BadOption(f"there is no database {bare(str(engine.url.database))}")
            raise BadOption("a database of SQLite has one server at most, and no cluster")
        with engine.connect() as connection:
            version = version_of(engine) or ""
            if version < FIRST_WITH_SERVERS:
                raise BadOption("no cluster has ever worked on this database")
            if version < first:
                raise BadOption("this database is of an older version: start a server of this one")
            with connection.begin():
                yield connection
    except SQLAlchemyError as error:
        raise BadOption(f"the database cannot be used: {reason(error)}") from None
    finally:
        engine.dispose()


def members(connection: Connection) -> list[Member]:
    """All servers, the oldest first; those that are lost for a few minutes more."""
    counted = (
        select(TABLES.c.owner, func.count().label("tables")).group_by(TABLES.c.owner).subquery()
    )
    rows = connection.execute(
        select(
            SERVERS,
            alive().label("alive"),
            DATABASE_NOW.label("now"),
            func.coalesce(counted.c.tables, 0).label("tables"),
        )
        .outerjoin(counted, counted.c.owner == SERVERS.c.name)
        .order_by(SERVERS.c.since, SERVERS.c.name)
    )
    return [
        Member(
            row.name,
            row.address,
            row.program,
            max(0, row.now - row.since) // 1000,
            row.alive,
            row.leaving,
            row.tables,
        )
        for row in rows
    ]


def tables_of(connection: Connection, server: str) -> list[str]:
    """The names of the tables that a server works, those that changed last first."""
    question = select(TABLES.c.id).where(TABLES.c.owner == server)
    return list(connection.execute(question.order_by(TABLES.c.changed.desc())).scalars())


def one_of(there: list[Member], named: str) -> Member:
    """The living server with a name, the beginning of a name, or an address; or BadOption."""
    living = [each for each in there if each.alive]
    fitting = [each for each in living if named in (each.name, each.address)]
    fitting = fitting or [each for each in living if named and each.name.startswith(named)]
    if len(fitting) == 1:
        return fitting[0]
    known = listing([f"{each.name} at {each.address}" for each in living]) if living else "none"
    many = "more than one server" if fitting else "no server"
    raise BadOption(f"there is {many} {quoted(named)}; there is {known}")


def drain(connection: Connection, named: str) -> Member:
    """Tell a server to hand all its tables over and to go. The last one cannot hand over."""
    there = members(connection)
    chosen = one_of(there, named)
    if not any(each.alive and not each.leaving and each != chosen for each in there):
        raise BadOption(
            f"no other server could take the tables of {chosen.name}: start one first, or stop "
            "this one as any service"
        )
    connection.execute(update(SERVERS).where(SERVERS.c.name == chosen.name).values(leaving=True))
    return chosen


def is_there(connection: Connection, name: str) -> bool:
    """Whether a server still counts as alive."""
    found = select(SERVERS.c.name).where(SERVERS.c.name == name, alive())
    return connection.execute(found).first() is not None


def move(connection: Connection, table: str, to: str | None) -> tuple[Member | None, Member]:
    """Give a table to another server, or to the one with the fewest; gives the old and the new one.

    Its fence goes up with it: the old one stores nothing more of it from this moment on. Whoever
    is at the table comes back by themselves.
    """
    there = members(connection)
    row = connection.execute(
        select(TABLES.c.owner).where(TABLES.c.id == table).with_for_update()
    ).first()
    if row is None:
        raise BadOption(f"there is no table {quoted(table)}")
    old = next((each for each in there if each.alive and each.name == row.owner), None)
    others = [each for each in there if each.alive and not each.leaving and each != old]
    if to is not None:
        new = one_of(there, to)
        if new == old:
            raise BadOption(f"{new.name} works this table already")
        if new.leaving:
            raise BadOption(f"{new.name} is about to leave: name another server")
    elif others:
        new = min(others, key=lambda each: each.tables)
    else:
        raise BadOption("no other server could take it: start one first")
    connection.execute(
        update(TABLES).where(TABLES.c.id == table).values(owner=new.name, fence=TABLES.c.fence + 1)
    )
    return old, new
