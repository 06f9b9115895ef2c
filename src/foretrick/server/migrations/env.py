"""Alembic's entry point. The connection is handed in by `foretrick.server.store`: there is no settings file."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"], target_metadata=None)
with context.begin_transaction():
    context.run_migrations()
