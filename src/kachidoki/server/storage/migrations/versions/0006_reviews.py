"""Reviews of finished games: what was asked for, the parts that are done, and the whole."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "reviews",
        of_table(),
        sa.Column("effort", sa.String(10), primary_key=True),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary),
    )
    op.create_table(
        "review_parts",
        of_table(),
        sa.Column("effort", sa.String(10), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def of_table() -> sa.Column[str]:
    """Whose review it is; it goes with the table."""
    return sa.Column(
        "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
