"""When a decision is an error, how bad it is, and how well somebody played. docs/review.md explains every figure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import erf, exp, sqrt
from statistics import fmean, harmonic_mean
from typing import Final

from foretrick.kernel.tables import tables_for
from foretrick.rules import RuleSheet

ERRORS: Final = ("inaccuracy", "mistake", "blunder")
GRADES: Final = ("best", "good", *ERRORS, "forced")

# In points of a game in which a bid missed by one costs 50, as in Wizards and Jesters.
A_MISS: Final = 50
SURE: Final = 2  # standard errors
THRESHOLD: Final = 1.0  # an error must surely cost more
GOOD, INACCURACY, MISTAKE = 2.5, 5.0, 12.0  # the most that each may cost
NOTHING: Final = 0.05  # less is the same
SPREAD: Final = 16.0  # how far a round's score lies from what was to be expected, when everybody plays well
LOWEST: Final = 5.0  # the accuracy of the worst decision, so that one of them is not everything


@dataclass(frozen=True)
class Scale:
    """How much a point is: what costs `unit` points here costs one where a bid missed by one costs 50."""

    unit: float

    @property
    def threshold(self) -> float:
        """What an error must surely cost more than, in points of the game."""
        return THRESHOLD * self.unit

    def matters(self, costs: Sequence[float]) -> bool:
        """Whether there was anything to decide among actions of these costs."""
        return max(costs) > NOTHING * self.unit

    def sure(self, cost: float, error: float) -> float:
        """The cost, if it is more than chance; else nothing."""
        return cost if cost > SURE * error else 0.0

    def grade(self, cost: float, error: float) -> str:
        """The grade of a decision that had a choice."""
        sure = self.sure(cost, error)
        if sure <= NOTHING * self.unit:
            return "best"
        if cost - SURE * error <= self.threshold or cost <= GOOD * self.unit:
            return "good"
        if cost <= INACCURACY * self.unit:
            return "inaccuracy"
        return "mistake" if cost <= MISTAKE * self.unit else "blunder"

    def accuracy(self, cost: float, error: float) -> float:
        """From 0 to 100: what is left of the chances to come out ahead, on the curve that chess players know."""
        sure = self.sure(cost, error)
        if sure <= NOTHING * self.unit:
            return 100.0
        lost = sure / (2 * SPREAD * self.unit)
        chances = 100 * erf(lost / sqrt(2))  # in percent, from as far above an even chance to as far below it
        return max(LOWEST, 103.1668 * exp(-0.04354 * chances) - 3.1669)


@lru_cache(maxsize=256)
def scale_of(sheet: RuleSheet) -> Scale:
    """The scale of a game: what it costs to miss by one a bid of two, or as partners a contract of five."""
    tables = tables_for(sheet)
    if sheet.partners:
        points = tables.side_points[5]
        return Scale((points[5] - points[4]) / A_MISS)
    points = tables.seat_points[2]
    return Scale((points[2] - (points[1] + points[3]) / 2) / A_MISS)


def combined(accuracies: Sequence[float], weights: Sequence[float]) -> float:
    """The accuracy of a round: half the mean, in which what was at stake weighs, half the harmonic mean.

    The mean alone would let many easy decisions hide a blunder.
    """
    total = sum(weights)
    mean = (
        sum(a * w for a, w in zip(accuracies, weights, strict=True)) / total if total else fmean(accuracies)
    )
    return (mean + harmonic_mean(accuracies)) / 2
