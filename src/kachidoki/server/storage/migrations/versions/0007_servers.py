"""Several servers on one database: which there are, and which of them works which table.

The program of before runs on with these tables: it neither reads nor writes what is new.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """No server is there yet, and no table is anybody's."""
    op.create_table(
        "servers",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("alive_until", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("address", sa.String(255), nullable=False),
        sa.Column("program", sa.String(40), nullable=False),
        sa.Column("leaving", sa.Boolean, nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
    )
    op.add_column("tables", sa.Column("owner", sa.String(32)))
    op.add_column("tables", sa.Column("fence", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("tables_owner", "tables", ["owner"])
    # Programs that know no fences must not work beside those that do.
    op.add_column(
        "holder", sa.Column("compatible_from", sa.String(32), nullable=False, server_default="0007")
    )
