"""The database's tables. Changed only together with a migration."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA: Final = MetaData()
NEWEST: Final = "0008"  # the last migration: a database that stands at it has these tables


def _of_table() -> Column[str]:
    return Column(
        "table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


# Times are milliseconds since 1970.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("game", String(20), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", LargeBinary, nullable=False),
    Column("luck", LargeBinary, nullable=False),  # of its bots; nothing to do with the deal
    Column("version", BigInteger, nullable=False),
    Column("sheet", Text, nullable=False),  # JSON
    Column("due", BigInteger),  # when a clock runs out, or null; see `deadlines`
    Column("clocks_at", BigInteger),  # when the clocks of the sheet were noted
    Column("owner", String(32)),  # in a cluster: the server that works it
    Column("fence", BigInteger, nullable=False, server_default="0"),  # how often it was taken
    Index("tables_status_changed", "status", "changed"),
    Index("tables_due", "due", "id"),
    Index("tables_owner", "owner"),
)

# The servers of a cluster. Their times are those of the database's own clock.
SERVERS: Final = Table(
    "servers",
    METADATA,
    Column("name", String(32), primary_key=True),  # a new one at each start
    Column("alive_until", BigInteger, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("address", String(255), nullable=False),  # for people
    Column("program", String(40), nullable=False),
    Column("leaving", Boolean, nullable=False),
    Column("format", Integer, nullable=False),  # of what servers send each other
)

# Addresses that a cluster refuses.
BANS: Final = Table(
    "bans",
    METADATA,
    Column("network", String(64), primary_key=True),
    Column("until", BigInteger),  # null: until it is let in again
)

# One row: until when a server was at work on this database.
SERVER: Final = Table(
    "server",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("worked_until", BigInteger, nullable=False),
)

# One row for everything that ever changed a table; the lines of all rows are its record.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    _of_table(),
    Column("version", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("lines", Text, nullable=False),
    Column("command", String(120)),
    UniqueConstraint("table_id", "command", name="entries_command"),
)

# Who has a token at a table: only its hash.
PASSES: Final = Table(
    "passes",
    METADATA,
    _of_table(),
    Column("hash", String(64), primary_key=True),
    Column("host", Boolean, nullable=False),
)

# Whose browsers are known at a table: hashes of their secrets, and of the persons' tokens.
DEVICES: Final = Table(
    "devices",
    METADATA,
    _of_table(),
    Column("hash", String(64), primary_key=True),
    Column("holder", String(64), nullable=False),
    Column("since", BigInteger, nullable=False),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    _of_table(),
    Column("version", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # JSON
)

# Reviews of finished games: `body` is the whole one, packed, once it is done.
REVIEWS: Final = Table(
    "reviews",
    METADATA,
    _of_table(),
    Column("effort", String(10), primary_key=True),
    Column("format", Integer, nullable=False),  # of what a review holds
    Column("asked", BigInteger, nullable=False),
    Column("body", LargeBinary),
)

# What is done of a review that is not whole yet.
REVIEW_PARTS: Final = Table(
    "review_parts",
    METADATA,
    _of_table(),
    Column("effort", String(10), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

# One row: the server that works on the database, and what it writes to try whether it can.
HOLDER: Final = Table(
    "holder",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("trial", Text, nullable=False),
    Column("doubted", Boolean, nullable=False),  # whether the times may be wrong: see `clearing`
    # The oldest last migration that a program may have to work on this database.
    Column("compatible_from", String(32), nullable=False, server_default="0007"),
)
