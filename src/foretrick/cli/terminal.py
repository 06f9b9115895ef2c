"""The terminal: what it can show, and what it is told."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


def console() -> Console:
    """Standard output by way of Rich."""
    from rich.console import Console

    return Console(highlight=False, soft_wrap=False)


def error_console() -> Console:
    """Standard error by way of Rich, for progress bars."""
    from rich.console import Console

    return Console(stderr=True, highlight=False)


def is_simple() -> bool:
    """Whether the terminal can only print line after line: it is none, or says that it is dumb."""
    dumb = os.environ.get("TERM", "").lower() in ("", "dumb", "unknown")
    return dumb or not (sys.stdout.isatty() and sys.stdin.isatty())
