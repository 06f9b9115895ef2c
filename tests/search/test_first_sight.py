"""A budget of no world: what the net alone expects and would do."""

from __future__ import annotations

import pytest

from foretrick import bots, games
from foretrick.play import Look, NameTrump
from foretrick.search import Budget
from foretrick.search.analysis import best
from foretrick.search.likely import ROOT, TABLE
from foretrick.search.thought import Thought
from tests.search.test_values import measured
from tests.search.walks import TEXT, positions

NO_WORLD = Budget(worlds=0)


@pytest.mark.parametrize("game", games.KEYS)
def test_it_does_what_the_net_does_in_a_world(game: str) -> None:
    phases = set()
    for _, view in positions(game, 4, 0.2):
        found = best(view, NO_WORLD, 5)
        assert {c.action for c in found.candidates} == set(view.legal)
        assert (found.worlds, {c.worlds for c in found.candidates}) == (0, {0})
        if view.hand is None:
            continue
        costs = [c.cost for c in found.candidates]
        assert costs == sorted(costs)
        assert costs[0] == 0
        assert all(-1e-6 <= c.exact <= 1 + 1e-6 for c in found.candidates)
        assert sum(found.tricks) == pytest.approx(1)
        thought = Thought(view, 1)
        mind = thought.mind
        mind.voids[:] = thought.hidden.voids
        mind.states[TABLE] = mind.states[ROOT]
        code = TEXT["choose"](mind, TABLE, 0.0)  # of cards that are all one it looks at the first alone
        (same,) = (c for c in found.candidates if c.action.code == code)
        assert same.cost == pytest.approx(0, abs=1e-4)
        phases.add(view.phase)
    assert phases >= {"bid", "play"}


@pytest.mark.parametrize("game", games.KEYS)
def test_a_card_that_ends_the_round_is_worth_the_score_of_the_round(game: str) -> None:
    ended = 0
    for match, view in positions(game, 3, 1.0, rounds=4):
        seat, trick = view.seat, view.trick
        if trick is None or view.tricks_left > 1 or len(trick.plays) < match.sheet.seats - 1:
            continue
        assert seat is not None
        found = best(view, NO_WORLD, 1)
        match.apply(view.legal[0], seat)
        line = match._lines[-1]
        side = seat % len(match.sheet.sides)
        assert found.best.value == pytest.approx(measured(match, line, side)), line
        ended += 1
        break
    assert ended


def test_a_hand_that_was_not_seen_is_looked_at_or_its_trump_named_by_lot() -> None:
    named, looked = set(), 0
    for game, wanted in (("joker-in-the-hole", "trump"), ("spades", "bid")):
        for _, view in positions(game, 6, 1.0):
            if view.hand is not None or view.phase != wanted:
                continue
            for seed in range(20):
                action = best(view, NO_WORLD, seed).best.action
                looked += isinstance(action, Look)
                if isinstance(action, NameTrump):
                    named.add(action.suit)
    assert len(named) == 4
    assert looked


@pytest.mark.parametrize("bot", ["strong", "reference/flat-200"])
def test_bots_can_be_asked_for_it(bot: str) -> None:
    """A bot that has no net looks at one world at least."""
    for game in games.KEYS:
        for _, view in positions(game, 1, 0.05):
            assert bots.make(bot, 1).choose(view, NO_WORLD).action in view.legal
