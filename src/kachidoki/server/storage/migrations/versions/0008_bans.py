"""Addresses that whoever runs a cluster refuses, so that no restart forgets them.

The program of before runs on with this table: it neither reads nor writes it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Nobody is refused yet."""
    op.create_table(
        "bans",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger),
    )
