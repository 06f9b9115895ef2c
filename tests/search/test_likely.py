"""Worlds drawn by the bids: each comes as often as the bids that were made were likely in it."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import permutations

import numpy as np
import pytest

from foretrick.cards import Card, Hand, cards_of
from foretrick.play import Bid, Deal, Match
from foretrick.search.likely import ROOT, WORLD, Hidden
from foretrick.search.thought import DRAWS, Thought
from tests.referee import exact_score, pack, trick_winner
from tests.search.walks import TEXT

STEPS = 12_000
CLEAR = 12  # points that a bid of one brings more than none, or less, where everybody would see it


def last_to_bid(turned: Card, bids: tuple[int, ...]) -> Match:
    """Three players, a card each, the dealer is asked after these bids."""
    match = Match.undealt("wizards-and-jesters", 3, first_dealer=2, repeating=1)
    first, second, own = (Hand([Card(place)]) for place in (1, 2, 5))
    match.apply(Deal(2, (first, second, own), turned))
    for bid in bids:
        match.apply(Bid(bid))
    return match


BIDS = [(0, 1), (1, 0), (0, 0), (1, 1)]


@pytest.mark.parametrize("bids", BIDS)
@pytest.mark.parametrize("turned", ["9H", "2C"], ids=["trumps", "no trumps"])
def test_worlds_come_as_often_as_they_agree_with_the_bids(bids: tuple[int, ...], turned: str) -> None:
    """The chain, which serves more cards, and what the net makes of a bid."""
    thought = Thought(last_to_bid(Card(turned), bids).view(2), 1)
    hidden = thought.hidden._replace(heard=np.ones((0, 64)))
    mind, states = thought.mind, thought.mind.states

    def agrees(first: int, second: int) -> float:
        states[WORLD] = states[ROOT]
        states[WORLD].hands[:2] = 1 << first, 1 << second
        return float(TEXT["agreement"](mind, hidden, 2))

    assert_worlds_come_as_often(thought, hidden, agrees)


@pytest.mark.parametrize("bids", BIDS)
@pytest.mark.parametrize("turned", ["9H", "2C"], ids=["trumps", "no trumps"])
def test_with_one_card_worlds_come_as_often_as_their_cards_were_heard(
    bids: tuple[int, ...], turned: str
) -> None:
    thought = Thought(last_to_bid(Card(turned), bids).view(2), 1)
    heard = thought.hidden.heard
    assert_worlds_come_as_often(
        thought, thought.hidden, lambda first, second: float(heard[0, first] * heard[1, second])
    )


def assert_worlds_come_as_often(
    thought: Thought, hidden: Hidden, agrees: Callable[[int, int], float]
) -> None:
    """Against all of them, counted one by one, by the cards that win whatever is led, or lose."""
    mind = thought.mind
    kinds = [int(mind.lore["high"]), int(mind.lore["low"])]
    out = [int(card) for card in cards_of(hidden.unseen)]
    total, by_kind, plain = 0.0, [0.0] * 4, [0] * 4
    for cards in permutations(out, 2):
        likely = agrees(*cards)
        total += likely
        for k in range(4):
            held = kinds[k // 2] >> cards[k % 2] & 1
            by_kind[k] += held * likely
            plain[k] += held
    met = [0] * 4
    for number in range(STEPS):
        TEXT["likely_world"](mind, hidden, 2, TEXT["world_number"](5, number), DRAWS)
        for k in range(4):
            met[k] += bool(kinds[k // 2] & int(mind.states[WORLD].hands[k % 2]))
    expected = [part / total for part in by_kind]
    assert [count / STEPS for count in met] == pytest.approx(expected, abs=0.025)
    even = [count / (len(out) * (len(out) - 1)) for count in plain]
    assert max(abs(one - other) for one, other in zip(expected, even, strict=True)) > 0.07, (
        "the bids tell something"
    )


@pytest.mark.parametrize("turned", ["9H", "2C"], ids=["trumps", "no trumps"])
def test_a_bid_with_one_card_tells_what_the_card_is(turned: str) -> None:
    """The first bidder goes by its card, the second by that and the first bid: against the referee's winners, every
    deal counted, by the cards whose bid is clear.
    """
    trump = "H" if turned == "9H" else None
    cards = [card for card in pack("wizards-and-jesters", {}) if card != turned]
    tricks = [
        (first, second, trick_winner("wizards-and-jesters", {}, [first, second, third], trump))
        for first, second, third in permutations(cards, 3)
    ]
    alone = gains_of_one((second, winner == 1, 1.0) for _, second, winner in tricks)
    clear, told = 0, 0
    for bids in BIDS:
        heard = Thought(last_to_bid(Card(turned), bids).view(2), 1).hidden.heard
        first_gain = gains_of_one((first, winner == 0, 1.0) for first, _, winner in tricks)
        second_gain = gains_of_one(
            (second, winner == 1, float(heard[0, Card(first)])) for first, second, winner in tricks
        )
        for seat, gain in enumerate((first_gain, second_gain)):
            for card in cards:
                if abs(gain[card]) > CLEAR:
                    clear += 1
                    chance = heard[seat, Card(card)]
                    assert chance > 0.9 if (gain[card] > 0) == bids[seat] else chance < 0.1, card
        told += sum(abs(second_gain[card]) > CLEAR and second_gain[card] * alone[card] < 0 for card in cards)
    assert clear > 150
    assert told > 0 or trump, "without trumps a first bid of none makes winners of the second bidder's kings"


def gains_of_one(deals: Iterable[tuple[str, bool, float]]) -> dict[str, float]:
    """By card what a bid of 1 brings more than a bid of 0, over these deals: the card, whether it wins, and how much
    the deal counts.
    """
    counts: defaultdict[str, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for card, won, weight in deals:
        counts[card][won] += weight
    more = [exact_score(1, won) - exact_score(0, won) for won in (0, 1)]
    return {card: (lost * more[0] + won * more[1]) / (lost + won) for card, (lost, won) in counts.items()}
