"""Run by Alembic: migrate over the connection that the store hands in."""

from __future__ import annotations

from alembic import context

from kachidoki.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
