"""The steady player, on whole kinds of positions."""

from __future__ import annotations

import statistics
from dataclasses import replace

import pytest

from foretrick import Match, bots
from foretrick.bots.knowledge import Knowledge
from foretrick.bots.table import play_match
from foretrick.cards import Card, Hand
from foretrick.play import Bid, Deal, Look, Play
from foretrick.rules import BLIND_NIL, NIL
from tests.bots import positions as at


@pytest.mark.parametrize("game", at.EXACT)
def test_last_to_play_it_ducks_with_a_met_bid_and_wins_when_it_needs_every_trick(game: str) -> None:
    ducked = won = 0
    options = {"missed": "penalty"} if game == "oh-hell" else {}  # where a missed bid is nought, all is one
    for known in at.cards_played(game, 1, 3, options=options):
        taking = [card for card in known.choices if known.takes(card)]
        if known.later or not taking or len(taking) == len(known.choices):
            continue
        met = at.with_bid(known.view, known.seat, known.view.won[known.seat])
        assert at.steady_card(met) not in taking
        ducked += 1
        needy = at.with_bid(
            known.view, known.seat, known.view.won[known.seat] + known.view.cards_left[known.seat]
        )
        assert at.steady_card(needy) in taking
        won += 1
    assert min(ducked, won) > 30


@pytest.mark.parametrize("game", at.EXACT)
def test_ducking_it_throws_the_highest_of_the_suit_that_loses(game: str) -> None:
    asked = 0
    for known in at.cards_played(game, 2, 3):
        losing = [card for card in known.choices if not known.takes(card)]
        suits = {known.pack.suit_of[card] for card in losing}
        if known.later or len(losing) < 2 or len(suits) > 1 or suits == {4}:
            continue
        card = at.steady_card(at.with_bid(known.view, known.seat, known.view.won[known.seat]))
        over = known.tables.beaten_by[known.trump][card] & known.unseen
        for other in losing:  # a higher one is kept only if no hidden card stands between
            higher = known.tables.beaten_by[known.trump][other] & known.unseen
            assert higher & over == over or card not in losing
        asked += 1
    assert asked > 15


@pytest.mark.parametrize("game", at.SPADES)
def test_its_nil_is_kept_while_there_is_a_card_that_loses(game: str) -> None:
    asked = 0
    for known in at.cards_played(game, 3, 4):
        losing = [card for card in known.choices if not known.takes(card)]
        if known.later or known.view.won[known.seat] or not losing:
            continue
        assert at.steady_card(at.with_bid(known.view, known.seat, NIL)) in losing
        asked += 1
    assert asked > 60


@pytest.mark.parametrize("game", at.SPADES)
def test_last_to_play_it_covers_a_partner_s_nil(game: str) -> None:
    asked = 0
    for known in at.cards_played(game, 4, 8):
        partner, view = at.partner_of(known), known.view
        taking = [card for card in known.choices if known.takes(card)]
        if (
            known.later
            or view.best != partner
            or view.won[partner]
            or not taking
            or not at.numbers_only(known)
        ):
            continue
        assert at.steady_card(at.with_bid(view, partner, NIL)) in taking
        asked += 1
    assert asked > 30


@pytest.mark.parametrize("game", at.SPADES)
def test_last_to_play_it_leaves_the_trick_to_an_opponent_s_nil(game: str) -> None:
    asked = 0
    for known in at.cards_played(game, 5, 8):
        best, view = known.view.best, known.view
        losing = [card for card in known.choices if not known.takes(card)]
        if known.later or best not in at.opponents(known) or view.won[best] or not losing:
            continue
        if not at.numbers_only(known):
            continue
        assert at.steady_card(at.with_bid(view, best, NIL)) in losing
        asked += 1
    assert asked > 30


@pytest.mark.parametrize("game", at.SPADES)
def test_it_never_bids_nil_with_a_card_that_nothing_beats(game: str) -> None:
    nils = 0
    for number in range(500):
        match = Match(game, 4, seed=number)
        view = match.view(match.turn)
        assert view.hand is not None
        code = at.STEADY.choose(view).action.code
        known = Knowledge(view)
        sure = any(not known.tables.beaten_by[known.trump][card] for card in view.hand)
        assert code != NIL or not sure
        nils += code == NIL
    assert nils > 10


def test_blind_nil_is_for_a_side_that_is_far_behind() -> None:
    match = Match("spades-with-jokers", 4, seed=1, options={"blind_nil": True})
    view = match.view(match.turn)
    assert view.seat is not None
    behind = (450, 100) if view.seat % 2 else (100, 450)
    assert at.STEADY.choose(view).action == Look()
    assert at.STEADY.choose(replace(view, totals=behind)).action.code == BLIND_NIL
    assert at.STEADY.choose(replace(view, totals=behind[::-1])).action == Look()


@pytest.mark.parametrize("game", [*at.EXACT, *at.SPADES])
def test_it_beats_chance_clearly(game: str) -> None:
    """By far less than it does in a long contest, so that only a broken player fails."""
    differences: list[float] = []
    for number in range(8):
        options = {"target": 200} if game in at.SPADES else {"rounds": 8}
        match = Match(game, 4, seed=number, options=options)
        side = number % len(match.sheet.sides)
        mine = match.sheet.sides[side]
        play_match(match, [bots.make("steady" if seat in mine else "random", seat) for seat in range(4)])
        for now in match.rounds:
            assert now.line is not None
            scores = list(now.line.scores)
            own = scores.pop(side)
            differences.append(own - statistics.mean(scores))
    bound = 1 if game == "oh-hell" else 5
    assert statistics.mean(differences) > bound


@pytest.mark.parametrize(("bid", "card"), [(1, "BJ"), (0, "3C")])
def test_a_joker_on_a_joker_is_the_ace_that_it_counts_as(bid: int, card: str) -> None:
    """It wins the trick that is needed, and is not thrown to lose one."""
    match = Match.undealt("joker-in-the-hole", 3, {"bidding": "in-turn", "rounds": 2})
    match.apply(Deal(2, (Hand("4H"), Hand("5H"), Hand("6H")), Card("7H")))
    while match.phase != "deal":
        match.apply(match.legal()[0])
    match.apply(Deal(0, (Hand("9S KD"), Hand("LJ 4D"), Hand("BJ 3C")), Card("7H")))
    for said in (0, bid, 1):
        match.apply(Bid(said))
    match.apply(Play("LJ"))
    assert match.turn == 2
    assert at.STEADY.choose(match.view(2)).action == Play(card)
