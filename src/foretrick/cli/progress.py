"""Progress on the terminal, on standard error, so that the output stays clean."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from foretrick.cli.terminal import error_console

Step = Callable[[], None]


@contextmanager
def counting(what: str, total: int | None) -> Iterator[Step]:
    """Shows a bar (or, without a total, a running count) while the block runs; call the yielded step for each."""
    out = error_console()
    if not out.is_terminal:
        yield lambda: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    time = [TimeRemainingColumn()] if total is not None else []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), *time)
    with Progress(*columns, console=out, transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda: progress.advance(task)
