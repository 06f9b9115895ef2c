"""Hints and reviews with the real search, where it can be had."""

from __future__ import annotations

from random import Random

import pytest

from foretrick import games, search
from foretrick.bots.table import simulate
from foretrick.kernel.dress import NoCompiler
from foretrick.play import Match
from foretrick.review import hint, review
from foretrick.review.walk import walk
from foretrick.search import Budget
from tests.review.swaps import replayed, swapped

OPTIONS: dict[str, dict[str, object]] = {
    "joker-in-the-hole": {"rounds": 4},
    "spades-with-jokers": {"target": 50, "blind_nil": True},
    "wizards-and-jesters": {"rounds": 4},
    "oh-hell": {"rounds": 4},
    "spades": {"target": 50},
}
FEW = Budget(worlds=30)


@pytest.fixture(params=games.KEYS)
def match(request) -> Match:
    """A finished match of each game for which there is a search."""
    played = next(simulate(request.param, 4, 1, "steady", 7, OPTIONS[request.param]))
    try:
        search.warm(played.sheet)
    except NoCompiler as trouble:
        pytest.skip(str(trouble))
    return played


def test_swapping_hidden_cards_changes_no_grade(match):
    walks = walk(match)
    told = {(d.moment.view.round, d.moment.number): d for d in review(match, budget=FEW).decisions}
    chance = Random(2)
    tried = 0
    for place, now in enumerate(walks):
        for moment in chance.sample(now.moments, 16 // len(walks)):
            deal = swapped(now.played.deal, moment, chance, swaps=15)
            if deal is None or moment.kind == "look":
                continue
            other = replayed(match, walks, place, deal, moment.number)
            advice = hint(other.view(moment.seat), FEW, 5)
            assert advice == hint(moment.view, FEW, 5)
            assert advice.action in moment.view.legal
            other.apply(moment.action, moment.seat)
            again = review(other, budget=FEW, seats=[moment.seat]).decisions[-1].as_dict()
            first = told[now.played.number, moment.number].as_dict()
            for decision in (again, first):
                decision.pop("hindsight_cost")
            assert again == first
            tried += 1
    assert tried > 3


def test_the_whole_review_stands_on_the_search_alone(match):
    found = review(match, budget=FEW, seed=3).as_dict()
    assert review(match, budget=FEW, seed=3, threads=1).as_dict() == found
    assert len(found["players_summary"]) == 4
    for now, played in zip(found["rounds"], match.rounds, strict=True):
        assert now["chart"][-1]["at"] == f"trick {now['cards']}"
        assert played.line is not None
    for account in found["players_summary"]:
        parts = (
            account["par"] + account["deal"] - account["cost_bids"] - account["cost_plays"] + account["luck"]
        )
        assert parts == pytest.approx(account["score"], abs=1e-6)
