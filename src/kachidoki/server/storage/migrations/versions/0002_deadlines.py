"""When the clocks of each table run out, and until when the server was at work."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make room for deadlines; clocks that run are looked at when the server starts."""
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.add_column("tables", sa.Column("clocks_at", sa.BigInteger))
    op.create_index("tables_due", "tables", ["due", "id"])
    op.create_table(
        "server",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("worked_until", sa.BigInteger, nullable=False),
    )
    op.execute(
        "UPDATE tables SET due = changed, clocks_at = changed "
        "WHERE status = 'playing' AND sheet LIKE '%\"clock\":{%'"
    )
