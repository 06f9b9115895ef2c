"""What a seat cannot know changes neither a hint nor a grade."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from foretrick.bots.table import simulate
from foretrick.play import Match
from foretrick.review import hint, review
from foretrick.review.walk import walk
from tests.review.doubles import Double
from tests.review.swaps import replayed, swapped

TABLES = [
    ("joker-in-the-hole", 4, {"rounds": 5}),
    ("joker-in-the-hole", 3, {"rounds": 5, "trump_choice": "after-looking", "bidding": "in-turn"}),
    ("wizards-and-jesters", 4, {"rounds": 5, "hook": "on"}),
    ("wizards-and-jesters", 6, {"rounds": 4}),
    ("oh-hell", 5, {"rounds": 5, "missed": "penalty"}),
    ("spades-with-jokers", 4, {"target": 50, "blind_nil": True}),
    ("spades", 4, {"target": 50}),
]


def finished(game: str, players: int, options: dict[str, object], seed: int = 4) -> Match:
    return next(simulate(game, players, 1, "random", seed, options))


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_swapping_hidden_cards_changes_no_grade_and_no_hint(game, players, options):
    match = finished(game, players, options)
    double = Double()
    tools: dict[str, Any] = {"analyse": double.analyse, "outlook": double.outlook, "threads": 1}
    told = {(d.moment.view.round, d.moment.number): d.as_dict() for d in review(match, **tools).decisions}
    walks = walk(match)
    chance = Random(1)
    tried = hindsight = 0
    for place, now in enumerate(walks):
        for moment in chance.sample(now.moments, min(40 // len(walks), len(now.moments))):
            deal = swapped(now.played.deal, moment, chance, swaps=12)
            if deal is None:
                continue
            other = replayed(match, walks, place, deal, moment.number)
            view = other.view(moment.seat)
            assert view.as_dict() == moment.view.as_dict()
            assert hint(view, analyse=double.analyse) == hint(moment.view, analyse=double.analyse)
            other.apply(moment.action, moment.seat)
            if moment.kind == "look":  # a record tells a look by the bid that follows it
                other.apply(now.moments[moment.number + 1].action, moment.seat)
            judged = review(other, seats=[moment.seat], **tools).decisions
            again = judged[-2 if moment.kind == "look" else -1].as_dict()
            first = told[now.played.number, moment.number]
            hindsight += again.pop("hindsight_cost") != first["hindsight_cost"]
            assert again == {name: value for name, value in first.items() if name != "hindsight_cost"}
            tried += 1
    assert tried > 15
    assert hindsight > 0
