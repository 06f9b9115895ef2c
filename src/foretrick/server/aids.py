"""What the server has from the search: hints, reviews, and the warming of the compiled code.

Each is loaded when it is first wanted, so a table of people starts without it. Tests bring their own.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from foretrick.messages import Message, message
from foretrick.play import View
from foretrick.rules import RuleSheet
from foretrick.search import Analysis
from foretrick.server.wire import Advice, Weighed

HINT_MS = 300
NOT_HERE: Final = message("error-not-compiled")

Progress = Callable[[float], None]  # how much is done, 0 to 1


class NoAid(Exception):
    """It cannot be had here; the reason is one sentence for the person who asked."""

    def __init__(self, reason: Message | str) -> None:
        super().__init__(reason)
        self.reason = reason


def hint(view: View) -> Advice:
    """The best action of a seat that may act, with what the others cost. It is worked out from the view alone."""
    from foretrick import review
    from foretrick.search import Budget

    return advice(review.hint(view, Budget(milliseconds=HINT_MS)).told())


def advice(told: dict[str, Any]) -> Advice:
    """A hint, its sentences still messages, as it goes over the wire."""
    candidates = [
        Weighed(**{name: each[name] for name in Weighed.__struct_fields__}) for each in told["candidates"]
    ]
    return Advice(told["action"], told["sentence"], candidates)


def review_match(record: dict[str, Any], progress: Progress) -> dict[str, Any]:
    """The review of a record, its sentences still messages; `BadRecord` for one that is none."""
    from foretrick import review
    from foretrick.kernel.dress import NoCompiler

    try:
        # One processor is left to the tables.
        return review.review(record, progress=progress, threads=max(1, (os.cpu_count() or 2) - 1)).told()
    except NoCompiler as error:
        raise NoAid(NOT_HERE) from error


def weigh(view: View) -> Analysis:
    """What every bid of a seat is worth, for the trainer."""
    from foretrick.kernel.dress import NoCompiler
    from foretrick.learning import trainer

    try:
        return trainer.search(view)
    except NoCompiler as error:
        raise NoAid(NOT_HERE) from error


def warm(sheet: RuleSheet) -> None:
    """Compile or load what hints and the stronger bots need; some seconds the first time on a computer."""
    from foretrick import search

    search.warm(sheet)


@dataclass(frozen=True)
class Aids:
    """All of them."""

    hint: Callable[[View], Advice] = hint
    review: Callable[[dict[str, Any], Progress], dict[str, Any]] = review_match
    warm: Callable[[RuleSheet], None] = warm
    weigh: Callable[[View], Analysis] = weigh
