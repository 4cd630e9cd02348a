"""Who works on the database, and a place to try whether it still stores anything."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make it, with its one row."""
    made = op.create_table(
        "holder",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("trial", sa.Text, nullable=False),
    )
    op.bulk_insert(made, [{"id": 1, "name": "", "trial": ""}])
