"""Worlds drawn by the bids: each comes as often as the bids that were made were likely in it."""

from itertools import permutations

import pytest

from foretrick.cards import Hand, Suit, cards_of
from foretrick.kernel.layout import NO_CARD
from foretrick.play import Bid, Deal, Match, NameTrump
from foretrick.search.ladder import ROOT, WORLD
from foretrick.search.lore import lore_of
from foretrick.search.thought import DRAWS, Thought
from tests.search.walks import TEXT

STEPS = 12_000


def last_to_bid(game: str, turned: int, bids: tuple[int, ...]) -> Match:
    """Three players, a card each, the dealer is asked after these bids."""
    match = Match.undealt(game, 3, first_dealer=2, repeating=1)
    pack = [card for card in match.sheet.pack if int(card) != turned]
    card = next(card for card in match.sheet.pack if int(card) == turned)
    match.apply(Deal(2, (Hand([pack[1]]), Hand([pack[2]]), Hand([pack[5]])), card))
    if match.phase == "trump":
        match.apply(NameTrump(Suit.S))
    for bid in bids:
        match.apply(Bid(bid))
    return match


@pytest.mark.parametrize("bids", [(0, 1), (1, 0), (0, 0), (1, 1)])
@pytest.mark.parametrize("turned", [20, NO_CARD], ids=["trump", "low"])
def test_worlds_come_as_often_as_they_agree_with_the_bids(bids: tuple[int, ...], turned: int) -> None:
    """Against all of them, counted one by one, by the cards that win whatever is led, or lose."""
    game = "wizards-and-jesters"
    low = cards_of(int(lore_of(Match.undealt(game, 3).sheet)["low"]))
    match = last_to_bid(game, int(low[0]) if turned == NO_CARD else turned, bids)
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
