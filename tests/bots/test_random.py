"""The player by lot: everything legal, evenly, and bids that let matches end."""

from __future__ import annotations

import statistics
from collections import Counter

import pytest

from foretrick import Bid, Look, Match, bots
from foretrick.bots.table import simulate
from tests.bots import positions as at


def test_every_card_and_every_suit_comes_up() -> None:
    match = Match("wizards-and-jesters", 3, seed=4)
    lot = bots.make("random", 1)
    while match.phase != "play" or match.view(match.turn).choices.bit_count() < 6:
        match.apply(lot.choose(match.view(match.turn)).action)
    view = match.view(match.turn)
    drawn = Counter(lot.choose(view).action for _ in range(2000))
    assert set(drawn) == set(view.legal)
    assert min(drawn.values()) > 0.7 * 2000 / len(view.legal)


def test_it_bids_its_share_of_the_tricks() -> None:
    bids = [
        bid
        for match in simulate("oh-hell", 4, 30, "random", 2, {"schedule": "fixed", "cards": 8})
        for now in match.rounds
        for bid in now.bids
        if bid is not None
    ]
    assert statistics.mean(bids) == pytest.approx(2, abs=0.15)


def test_nil_is_rare_and_it_looks_first() -> None:
    match = Match("spades-with-jokers", 4, seed=1, options={"blind_nil": True})
    lot = bots.make("random", 3)
    first = Counter(lot.choose(match.view(match.turn)).action for _ in range(2000))
    assert set(first) == {Look(), Bid("blind-nil")}
    assert 5 <= first[Bid("blind-nil")] <= 50
    match.apply(Look())
    then = Counter(lot.choose(match.view(match.turn)).action for _ in range(2000))
    assert 5 <= then[Bid("nil")] <= 50


@pytest.mark.parametrize("game", at.SPADES)
def test_matches_of_spades_end(game: str) -> None:
    """Measured on 300 matches: half within 36 hands, the longest 220."""
    lengths = [len(match.rounds) for match in simulate(game, 4, 6, "random", 1)]
    assert max(lengths) < 400
