"""A budget in milliseconds is kept whatever a world costs, with a clock that goes by the worlds that are tried."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from foretrick.search import Budget
from foretrick.search.analysis import Weighing, weigh_on


class Slow(Weighing):
    """A weighing in which each action costs so many milliseconds in each world, and nothing is worked out."""

    def __init__(self, actions: int, cost_ms: float) -> None:
        self.codes = np.arange(actions)
        self.worlds = 0
        self.now = 7.0
        self.tried: list[int] = []  # by world
        self._cost = cost_ms / 1000

    def add(self, count: int) -> None:
        self.now += count * self.left * self._cost
        self.worlds += count
        self.tried += count * [self.left]

    def means(self) -> np.ndarray:
        return np.arange(len(self.codes), dtype=float)


@pytest.mark.parametrize(
    ("actions", "cost_ms"),
    list(itertools.product((2, 3, 5, 13, 14, 17, 21), (0.001, 0.01, 0.03, 0.1, 0.2, 0.3))),
)
def test_a_slow_machine_takes_little_longer_than_it_may_and_still_tries_everything(
    actions: int, cost_ms: float
) -> None:
    weighing = Slow(actions, cost_ms)
    weigh_on(weighing, Budget(milliseconds=50), narrow=True, clock=lambda: weighing.now)
    took = 1000 * (weighing.now - 7)
    assert took <= 55
    assert took >= 45 or weighing.left == 1
    assert weighing.tried[:3] == 3 * [actions]


def test_with_no_time_at_all_a_few_worlds_are_tried_once() -> None:
    weighing = Slow(14, 1000)
    weigh_on(weighing, Budget(milliseconds=1), narrow=True, clock=lambda: weighing.now)
    assert weighing.tried == 4 * [14]
