"""Tables, their entries, who may sit at them, and snapshots.

Written out, and not made from the schema of today, because it must stay as it was.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make all of it."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("luck", sa.LargeBinary, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
    )
    op.create_index("tables_status_changed", "tables", ["status", "changed"])
    op.create_table(
        "entries",
        of_table(),
        sa.Column("version", sa.BigInteger, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("command", sa.String(120)),
        sa.UniqueConstraint("table_id", "command", name="entries_command"),
    )
    op.create_table(
        "passes",
        of_table(),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("host", sa.Boolean, nullable=False),
    )
    op.create_table(
        "snapshots",
        of_table(),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def of_table() -> sa.Column[str]:
    """The table that a row belongs to, and goes with."""
    return sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
