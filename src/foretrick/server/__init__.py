"""The table in the browser: an event log for truth, one actor a table, views and events built for one seat."""

from __future__ import annotations

from typing import Any

__all__ = ["create_app", "serve"]


def __getattr__(name: str) -> Any:
    """Load the heavy parts only when they are asked for, so that `foretrick --help` stays quick."""
    if name == "create_app":
        from foretrick.server.app import create_app

        return create_app
    if name == "serve":
        from foretrick.server.run import serve

        return serve
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
