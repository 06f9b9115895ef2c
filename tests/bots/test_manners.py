"""What a search is spared: few cards, in plain cases, and never the last one that may be played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from foretrick.bots.manners import mannered
from foretrick.cards import cards_of
from foretrick.games import KEYS
from foretrick.rules import NIL
from tests.bots import positions as at


@pytest.mark.parametrize("game", KEYS)
def test_what_is_left_is_legal_and_most_positions_are_left_alone(game: str) -> None:
    asked = narrowed = 0
    for view in at.decisions(game, 61, 3):
        after = mannered(view)
        assert after.choices
        assert not after.choices & ~view.choices
        assert replace(after, choices=view.choices) == view
        asked += 1
        narrowed += after != view
    assert narrowed < asked / 10


@pytest.mark.parametrize("game", at.EXACT)
def test_only_a_leader_who_needs_every_trick_is_told_what_to_lead(game: str) -> None:
    asked = 0
    for known in at.cards_played(game, 62, 3):
        view, won, left = known.view, known.view.won[known.seat], known.view.cards_left[known.seat]
        for need in range(left):
            assert mannered(free := at.with_bid(view, known.seat, won + need)) == free
        after = mannered(at.with_bid(view, known.seat, won + left))
        beaten, suits = known.tables.beaten_by[known.trump], known.pack.suit_of
        if known.plays:
            assert after.choices == view.choices
        elif sure := [card for card in known.choices if not beaten[card] & known.unseen]:
            assert list(cards_of(after.choices)) == sure
        else:
            kept = list(cards_of(after.choices))
            assert {suits[card] for card in kept} == {suits[card] for card in known.choices}
            higher = {card: cards_of(beaten[card] & view.choices) for card in kept}
            assert not [card for card in kept if any(suits[over] == suits[card] for over in higher[card])]
            asked += 1
    assert asked > 20


@pytest.mark.parametrize("game", at.SPADES)
def test_where_a_nil_is_at_stake_or_anything_can_be_gained_partners_are_left_alone(game: str) -> None:
    asked = 0
    for known in at.cards_played(game, 63, 8):
        view, partner = known.view, at.partner_of(known)
        if not known.plays or view.best != partner or mannered(view) == view:
            continue
        for seat in at.opponents(known):
            assert mannered(free := at.with_bid(view, seat, NIL)) == free
        assert mannered(replace(view, best=at.opponents(known)[0])).choices == view.choices
        asked += 1
    assert asked > 30


@pytest.mark.parametrize("game", at.SPADES)
def test_beside_a_safe_nil_only_a_needed_trick_must_be_taken(game: str) -> None:
    asked = 0
    for known in at.cards_played(game, 64, 6):
        view, partner = known.view, at.partner_of(known)
        if not known.plays or known.later or view.best == partner or view.won[partner]:
            continue
        beside = at.with_bid(view, partner, NIL)
        for bid in range(1, 14):
            position = at.with_bid(beside, known.seat, bid)
            after, needed = mannered(position), bid > view.won[known.seat]
            takers = [card for card in known.choices if known.takes(card)]
            if needed and takers:
                assert list(cards_of(after.choices)) == takers
                asked += 1
            else:
                assert after == position
    assert asked > 100
