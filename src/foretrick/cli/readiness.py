"""The compiled search made ready before it is needed, and a word to the person when that takes a while."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from threading import Timer
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from foretrick.rules import RuleSheet

FLAT = "reference/flat-200"
THINKING = frozenset({"strong", "master", FLAT})  # the bots that need compiled code
PATIENCE = 1.5  # seconds; what was compiled before is loaded in less
PLEASE_WAIT = "Getting {what} ready; this is needed once and takes up to a minute ..."


def ready_for_bots(sheet: RuleSheet, names: Collection[str]) -> None:
    """Make ready what the bots of these names need; most need nothing."""
    if THINKING.isdisjoint(names):
        return
    with _said_when_slow("the bots"):
        _warm(sheet)
        if FLAT in names:
            _warm_flat(sheet)


def ready_for_thought(sheet: RuleSheet, what: str) -> None:
    """Make ready what a hint or a review needs; `what` is what the person waits for."""
    with _said_when_slow(what):
        _warm(sheet)


@contextmanager
def _said_when_slow(what: str) -> Iterator[None]:
    """One line on standard error if the block takes longer than a moment.

    Where nothing can be compiled the block ends early: whoever needs it says so then, or does without.
    """
    from foretrick.kernel.dress import NoCompiler

    slow = Timer(PATIENCE, click.echo, (PLEASE_WAIT.format(what=what),), {"err": True})
    slow.daemon = True
    slow.start()
    try:
        with suppress(NoCompiler):
            yield
    finally:
        slow.cancel()


def _warm(sheet: RuleSheet) -> None:
    from foretrick import search

    search.warm(sheet)


def _warm_flat(sheet: RuleSheet) -> None:
    """The reference has playouts of its own."""
    from foretrick import bots
    from foretrick.play import Match

    match = Match(sheet.game, sheet.seats, options=sheet.options, seed=1)
    bots.make(FLAT).choose(match.view(match.waiting_for[0]), bots.Budget(worlds=1))
