"""What a seat can work out by thinking ahead: what each of its actions is worth, over everything it cannot see.

The functions load NumPy and compiled code when they are first called, not before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from foretrick.search.findings import Analysis, Budget, Candidate, Outlook

if TYPE_CHECKING:
    from foretrick.cards import Hand
    from foretrick.play import View
    from foretrick.rules import RuleSheet

__all__ = ["Analysis", "Budget", "Candidate", "Outlook", "analyse", "outlook", "warm"]


def analyse(
    view: View, budget: Budget | None = None, seed: int = 0, hands: Sequence[Hand] | None = None
) -> Analysis:
    """What each legal action of the view's seat is worth, all over the same worlds.

    With `hands`, the remaining cards of all the seats, everything is seen: the judgement of hindsight. Raises
    `NoCompiler` where the compiled kernel cannot be had.
    """
    from foretrick.search import analysis

    return analysis.analyse(view, budget, seed, hands)


def outlook(view: View) -> Outlook:
    """What the view's seat, which has seen its hand, may expect of the round: in bidding or play, on turn or not.

    Raises `NoCompiler` where the compiled kernel cannot be had.
    """
    from foretrick.search import analysis

    return analysis.outlook(view)


def warm(sheet: RuleSheet) -> float:
    """Compile or load everything that thinking needs; the seconds it took. `NoCompiler` where it cannot be."""
    from foretrick.search import analysis

    return analysis.warm(sheet)
