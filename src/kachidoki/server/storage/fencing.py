"""Which server works a table, in the database: what no pause and no cut can make wrong.

A table that a server takes gets the next number, its fence. Every change is stored together with a
look at the table's row, which stays locked until it is: a change under an older fence, or of a
server that is not the owner any more, is not stored. How long a server counts as alive says only
when another one may take its tables; nothing here is safe because of time.

A server whose process has ended need not be waited for. Each holds a lock of PostgreSQL all the
time, its sign of life, which is gone with its connection: a killed process has none within
milliseconds; one that only stands still keeps it, and its lease counts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from hashlib import blake2b
from typing import Final, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    cast,
    column,
    delete,
    exists,
    extract,
    func,
    or_,
    select,
    table,
    update,
)

from kachidoki.server.storage.schema import SERVERS, TABLES

# The database's own clock, in milliseconds since 1970; only PostgreSQL is asked.
DATABASE_NOW: Final = cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


SIGNS: Final = 1_801_545_827  # the first number of the locks that are signs of life


class Lease(NamedTuple):
    """A table that this server works, and the fence it was taken with."""

    table: str
    fence: int = 0


class TableMoved(Exception):
    """Another server works the table now."""


def alive() -> ColumnElement[bool]:
    """Whether a server, a row of `servers`, counts as alive."""
    return SERVERS.c.alive_until > DATABASE_NOW


def number_of(server: str) -> int:
    """The second number of a server's sign of life."""
    return int.from_bytes(blake2b(server.encode(), digest_size=4).digest()) >> 1


def give_sign(connection: Connection, server: str) -> None:
    """Have everybody see that a server is there, as long as this connection lasts."""
    connection.execute(select(func.pg_advisory_lock_shared(SIGNS, number_of(server))))


def signs(connection: Connection) -> set[int]:
    """The numbers of all servers that are there."""
    locks = table("pg_locks", column("locktype"), column("classid"), column("objid"))
    found = select(locks.c.objid).where(locks.c.locktype == "advisory", locks.c.classid == SIGNS)
    return set(connection.execute(found).scalars())


def declare_ended(connection: Connection, server: str, alive_until: int) -> None:
    """A server does not count as alive any more, unless it has said meanwhile that it is."""
    lost = (SERVERS.c.name == server, SERVERS.c.alive_until == alive_until)
    connection.execute(update(SERVERS).where(*lost).values(alive_until=DATABASE_NOW))


def free_for(server: str) -> ColumnElement[bool]:
    """Whether a table, a row of `tables`, is nobody's but perhaps this server's own."""
    owned = exists().where(SERVERS.c.name == TABLES.c.owner, alive())
    return or_(TABLES.c.owner.is_(None), TABLES.c.owner == server, ~owned)


def take(connection: Connection, server: str, table: str) -> Lease | None:
    """Make a table this server's; None if it is another's, or there is none."""
    fence = connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table, free_for(server))
        .values(owner=server, fence=TABLES.c.fence + 1)
        .returning(TABLES.c.fence)
    ).scalar()
    return None if fence is None else Lease(table, fence)


def owners_of(connection: Connection, tables: Collection[str]) -> dict[str, str]:
    """The servers that work tables, by those; a table is left out if none does that is alive."""
    found = connection.execute(
        select(TABLES.c.id, TABLES.c.owner)
        .join(SERVERS, SERVERS.c.name == TABLES.c.owner)
        .where(TABLES.c.id.in_(tables), alive())
    )
    return {row.id: row.owner for row in found}


def still_held(connection: Connection, server: str, leases: Collection[Lease]) -> set[Lease]:
    """Those of some leases that hold; their tables stay as they are until the transaction ends."""
    if not leases:
        return set()
    # In their order, so that no two servers ever wait for each other.
    rows = connection.execute(
        select(TABLES.c.id, TABLES.c.owner, TABLES.c.fence)
        .where(TABLES.c.id.in_(sorted({lease.table for lease in leases})))
        .order_by(TABLES.c.id)
        .with_for_update()
    )
    ours = {Lease(row.id, row.fence) for row in rows if row.owner == server}
    return ours & set(leases)


def release(connection: Connection, server: str, leases: Iterable[Lease]) -> None:
    """Make tables nobody's, as far as they are still this server's."""
    held = [lease.table for lease in still_held(connection, server, list(leases))]
    if held:
        connection.execute(update(TABLES).where(TABLES.c.id.in_(held)).values(owner=None))


def give(connection: Connection, server: str, lease: Lease, to: str) -> bool:
    """Make this server's table another one's, if the lease holds and the other is there to stay."""
    stays = exists().where(SERVERS.c.name == to, alive(), ~SERVERS.c.leaving)
    mine = (TABLES.c.id == lease.table, TABLES.c.owner == server, TABLES.c.fence == lease.fence)
    given = connection.execute(
        update(TABLES).where(*mine, stays).values(owner=to, fence=TABLES.c.fence + 1)
    )
    return given.rowcount == 1


def free_all(connection: Connection) -> None:
    """Make all tables nobody's, for a server that works them all: it is in no cluster."""
    connection.execute(
        update(TABLES)
        .where(TABLES.c.owner.is_not(None))
        .values(owner=None, fence=TABLES.c.fence + 1)
    )
    connection.execute(delete(SERVERS))
