"""The server as a person starts it, with hints and reviews that are quick and the same every time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from foretrick import review as reviews
from foretrick.cli import main
from foretrick.play import Action, View
from foretrick.rules import RuleSheet
from foretrick.search import Analysis, Budget
from foretrick.server import app
from foretrick.server.aids import Aids, advice
from foretrick.server.wire import Advice
from tests.review.doubles import Double, drawn, known_to


def plausible(view: View, action: Action) -> float:
    """What an action is worth: most lie close together, some are far off."""
    return -40 * drawn(known_to(view), action.text) ** 3


DOUBLE = Double(plausible, error=0.8)


def hint(view: View) -> Advice:
    return advice(reviews.hint(view, analyse=DOUBLE.analyse).told())


def review(record: dict[str, Any], progress: Callable[[float], None]) -> dict[str, Any]:
    found = reviews.review(
        record, progress=progress, threads=1, analyse=DOUBLE.analyse, outlook=DOUBLE.outlook
    )
    return found.told()


def warm(sheet: RuleSheet) -> None:
    """Nothing needs to be compiled."""


def weigh(view: View) -> Analysis:
    return DOUBLE.analyse(view, Budget(worlds=1), 0)


def run() -> None:
    vars(app)["Aids"] = lambda: Aids(hint, review, warm, weigh)
    main()
