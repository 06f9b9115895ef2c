"""What the standings of a match to a score promise: the chance to win it, from a table built by self-play.

A side's standing is its score and its bags. A table is made of the results of many hands, thought on hand by hand
until nothing changes; how bags are punished and when a match is over, the rules are asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import numpy as np

from foretrick.kernel import step
from foretrick.kernel.layout import State
from foretrick.kernel.tables import tables_for
from foretrick.rules import NIL, RuleSheet

LOWEST: Final = -310  # scores below count as this one
BEYOND: Final = 300  # by how much a hand may pass the target
TENS: Final = 10
KEPT_EVERY: Final = 2  # of the tens, in the table that is kept
KEPT_BAGS: Final = (0, 2, 4, 6, 8, 9)
MOST_RESULTS: Final = 700
MOST_HANDS: Final = 60
STILL: Final = 0.0005
EVEN: Final = 40  # points: over so many the slope at an even score is taken
LEAST: Final = (
    0.05  # what a point counts for itself, so that a match that is as good as decided is played on with sense
)


@dataclass(frozen=True)
class Standings:
    """The table of a game: `chances[score, bags, score, bags]` for the first side, over scores and bags that are kept.

    It was made for matches to `target`; in others it is asked by what the sides still lack.
    """

    target: int
    chances: Any  # float32 [scores, bags, scores, bags]

    @classmethod
    def read(cls, kept: Any) -> Standings:
        """From the arrays of a file of weights."""
        return cls(int(kept["target"]), kept["chances"].astype(np.float32))

    def arrays(self) -> dict[str, Any]:
        """For a file of weights, half as exact."""
        return {"target": self.target, "chances": self.chances.astype(np.float16)}

    def of(self, sheet: RuleSheet, totals: Any, bags: Any) -> Any:
        """The chance that the first side wins, by standing: `totals` and `bags` are int [n, 2], after a whole hand."""
        found = self._between(np.asarray(totals) - (int(sheet.target or 0) - self.target), np.asarray(bags))
        pairs, which = np.unique(totals, axis=0, return_inverse=True)
        over = np.array([sheet.over(pair, 1) for pair in pairs.tolist()], bool)[which.reshape(-1)]
        return np.where(over, (totals[:, 0] > totals[:, 1]).astype(np.float64), found)

    def points(self, sheet: RuleSheet, totals: Any, bags: Any) -> Any:
        """The same in points: so many, at an even score, promise as much. The lead itself counts a little too."""
        return (self.of(sheet, totals, bags) - 0.5) / self._slope + LEAST * (totals[:, 0] - totals[:, 1])

    @property
    def _slope(self) -> float:
        """What a point adds to the chance at the start of a match, whoever of the two sides has it."""
        none = np.zeros((2, 2), int)
        up, down = self._between(np.array([[EVEN, 0], [-EVEN, 0]]), none)
        return float(up - down) / (2 * EVEN)

    def _between(self, totals: Any, bags: Any) -> Any:
        """Straight lines between the standings of the table."""
        scores = self.chances.shape[0]
        at = np.clip((totals - bags - LOWEST) / (TENS * KEPT_EVERY), 0, scores - 1.001)
        kept = np.array(KEPT_BAGS)
        low = np.clip(np.searchsorted(kept, bags, side="right") - 1, 0, len(kept) - 2)
        share = np.clip((bags - kept[low]) / (kept[low + 1] - kept[low]), 0, 1)
        base, rest = at.astype(int), at - at.astype(int)
        total = np.zeros(len(totals))
        for corner in range(16):
            bits = [corner >> k & 1 for k in range(4)]
            weight = np.ones(len(totals))
            for side in (0, 1):
                weight *= np.where(bits[side], rest[:, side], 1 - rest[:, side])
                weight *= np.where(bits[2 + side], share[:, side], 1 - share[:, side])
            place = (base[:, 0] + bits[0], low[:, 0] + bits[2], base[:, 1] + bits[1], low[:, 1] + bits[3])
            total += weight * self.chances[place]
        return total


def standings(sheet: RuleSheet, brought: Any, look_ahead: Callable[..., float]) -> Standings:
    """The table of a game with partners, from what many hands have brought (see `matches`)."""
    target, limit = int(sheet.target or 0), int(sheet.scoring.bag_limit or 1)
    inside, beyond = (target - LOWEST) // TENS * limit, BEYOND // TENS * limit
    scores = np.array([LOWEST + TENS * (place // limit) + place % limit for place in range(inside + beyond)])
    results, weights = _usual(brought)
    sides = sorted({side for result in results for side in (result[:2], result[2:])})
    after = np.array(
        [[_standing(sheet, place, side, inside + beyond) for place in range(inside)] for side in sides]
    )
    first, second = (np.array([sides.index(result[s : s + 2]) for result in results]) for s in (0, 2))
    chances = _at_first(sheet, scores, inside)
    found = chances[:inside, :inside].copy()
    for _ in range(MOST_HANDS):
        change = look_ahead(chances, after, first, second, weights, found)
        chances[:inside, :inside] = (found + 1 - found.T) / 2  # no side is favoured
        if change < STILL:
            break
    whole = found.reshape(inside // limit, limit, inside // limit, limit)
    kept = whole[::KEPT_EVERY, :, ::KEPT_EVERY][:, KEPT_BAGS][:, :, :, KEPT_BAGS]
    return Standings(target, kept.astype(np.float32))


def _usual(brought: Any) -> tuple[list[tuple[int, ...]], Any]:
    """The commonest results, each also with the sides the other way round, and how often they come."""
    counts: Counter[tuple[int, ...]] = Counter()
    for one, bags, two, more in brought.tolist():
        counts[(one, bags, two, more)] += 1
        counts[(two, more, one, bags)] += 1
    usual = sorted(counts, key=lambda result: (-counts[result], result))[:MOST_RESULTS]
    weights = np.array([counts[result] for result in usual], np.float64)
    return usual, weights / weights.sum()


def _standing(sheet: RuleSheet, place: int, side: tuple[int, ...], end: int) -> int:
    """The place of a side's standing after a hand that brought (points, bags)."""
    limit = int(sheet.scoring.bag_limit or 1)
    points, bags = side
    held, penalties = place % limit, 0
    for _ in range(bags):
        held, more = _one_bag_more(sheet, held)
        penalties += more
    score = LOWEST + TENS * (place // limit) + place % limit + points - sheet.scoring.bag_cost * penalties
    return min(max(score - held - LOWEST, 0) // TENS * limit + held, end - limit + held)


@lru_cache(maxsize=64)
def _one_bag_more(sheet: RuleSheet, bags: int) -> tuple[int, int]:
    """The bags after one more, and the penalties for it: the rules are asked with a hand that brings just that."""
    state = State()
    state.bids[:4], state.won[:4] = [1, 1, NIL, 1], [2, 0, 0, 0]
    state.bags[0] = bags
    step.score_round(tables_for(sheet), state)
    return state.bags[0], state.penalties[0]


def _at_first(sheet: RuleSheet, scores: Any, inside: int) -> Any:
    """Who has won where the match is over; elsewhere a guess by the lead."""
    chances = 1 / (1 + np.exp(-(scores[:, None] - scores[None, :]) / 120.0))
    for a, one in enumerate(scores.tolist()):
        for b in range(0 if a >= inside else inside, len(scores)):
            two = int(scores[b])
            if sheet.over((one, two), 1):
                chances[a, b] = one > two
    return chances
