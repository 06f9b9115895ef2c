"""Worlds drawn by the bids: each comes as often as the bids that were made were likely in it."""

from itertools import permutations

import pytest

from foretrick.cards import Card, Hand, cards_of
from foretrick.play import Bid, Deal, Match
from foretrick.search.ladder import ROOT, WORLD
from foretrick.search.thought import DRAWS, Thought
from tests.search.walks import TEXT

STEPS = 12_000


def last_to_bid(turned: Card, bids: tuple[int, ...]) -> Match:
    """Three players, a card each, the dealer is asked after these bids."""
    match = Match.undealt("wizards-and-jesters", 3, first_dealer=2, repeating=1)
    first, second, own = (Hand([Card(place)]) for place in (1, 2, 5))
    match.apply(Deal(2, (first, second, own), turned))
    for bid in bids:
        match.apply(Bid(bid))
    return match


@pytest.mark.parametrize("bids", [(0, 1), (1, 0), (0, 0), (1, 1)])
@pytest.mark.parametrize("turned", ["9H", "2C"], ids=["trumps", "no trumps"])
def test_worlds_come_as_often_as_they_agree_with_the_bids(bids: tuple[int, ...], turned: str) -> None:
    """Against all of them, counted one by one, by the cards that win whatever is led, or lose."""
    match = last_to_bid(Card(turned), bids)
    thought = Thought(match.view(2), 1)
    mind, hidden, states = thought.mind, thought.hidden, thought.mind.states
    kinds = [int(mind.lore["high"]), int(mind.lore["low"])]
    out = [int(card) for card in cards_of(hidden.unseen)]
    total, by_kind, plain = 0.0, [0.0] * 4, [0] * 4
    for first, second in permutations(out, 2):
        states[WORLD] = states[ROOT]
        states[WORLD].hands[:2] = 1 << first, 1 << second
        agrees = TEXT["agreement"](mind, hidden, 2)
        total += agrees
        for k in range(4):
            held = kinds[k // 2] >> (first, second)[k % 2] & 1
            by_kind[k] += held * agrees
            plain[k] += held
    met = [0] * 4
    for number in range(STEPS):
        TEXT["likely_world"](mind, hidden, 2, TEXT["world_number"](5, number), DRAWS)
        for k in range(4):
            met[k] += bool(kinds[k // 2] & int(states[WORLD].hands[k % 2]))
    expected = [part / total for part in by_kind]
    assert [count / STEPS for count in met] == pytest.approx(expected, abs=0.025)
    even = [count / (len(out) * (len(out) - 1)) for count in plain]
    assert max(abs(one - other) for one, other in zip(expected, even, strict=True)) > 0.07, (
        "the bids tell something"
    )
