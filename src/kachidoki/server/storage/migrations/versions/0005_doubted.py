"""Whether the times in the database are in doubt, because the machine's clock may be wrong."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """They are not."""
    op.add_column(
        "holder", sa.Column("doubted", sa.Boolean, nullable=False, server_default=sa.false())
    )
