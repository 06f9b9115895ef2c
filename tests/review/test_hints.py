"""Hints: a legal action and a true sentence in every position that can be reached."""

from __future__ import annotations

from random import Random

import pytest

from foretrick import bots, games
from foretrick.bots.knowledge import Knowledge
from foretrick.cards import PACK, Card, Hand
from foretrick.kernel.dress import NoCompiler
from foretrick.play import Bid, Deal, Match, NameTrump, Play, View
from foretrick.review import hint
from foretrick.review.hints import USUAL
from foretrick.review.sentences import why, why_card
from foretrick.review.threats import threat
from foretrick.review.words import TO_YOU, Voice, odds
from foretrick.search import Budget
from tests.review.doubles import Double
from tests.rules.draws import some_options

TABLES = [
    (key, seats) for key, game in games.GAMES.items() for seats in range(game.seats[0], game.seats[1] + 1)
]


def positions(key: str, seats: int, seed: int, matches: int = 2):
    """Every position of matches at random, with the options drawn as well."""
    for number in range(matches):
        options = some_options(Random(f"{key}{seats}{seed}{number}"), key, seats)
        match = Match(key, seats, options=options, seed=seed + number)
        lot = bots.make("random", seed + number)
        while not match.over and len(match.rounds) < (2 if match.sheet.partners else 4):
            for seat in match.waiting_for[:1]:
                yield match.view(seat)
                match.apply(lot.choose(match.view(seat)).action, seat)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_hint_is_legal_and_a_sentence_everywhere(key, seats):
    """Also with one card left, where there is nothing to choose (R25)."""
    double, phases, lone = Double(), set(), 0
    for view in positions(key, seats, 11):
        advice = hint(view, analyse=double.analyse)
        assert advice.action in view.legal
        assert advice.sentence.endswith(".")
        assert "None" not in advice.sentence
        assert advice.sentence[0].isupper() or advice.sentence[0].isdigit()
        assert {candidate.action for candidate in advice.candidates} == set(view.legal)
        assert advice.action == advice.candidates[0].action
        for action in view.legal:  # every sentence can be made, not only that of the best
            about = why(view, action, double.analyse(view), Voice("Anna"))
            assert about.endswith(".")
            assert "You" not in about
        phases.add(view.phase)
        lone += view.hand is not None and len(view.hand) == 1
    assert phases >= {"bid", "play"}
    assert lone > 0


@pytest.mark.parametrize("key", games.KEYS)
def test_without_a_compiler_the_rules_of_thumb_answer(key):
    def nothing(*asked: object) -> None:
        raise NoCompiler("Numba cannot be loaded: not here")

    steady = bots.make("reference/heuristic")
    for view in positions(key, 4, 5, matches=1):
        advice = hint(view, analyse=nothing)  # type: ignore[arg-type]
        assert advice.action == steady.choose(view).action
        assert advice.sentence.endswith(".")
        assert advice.candidates == ()


def test_a_hint_is_for_a_seat_that_may_act():
    match = Match("wizards-and-jesters", 4, seed=3)
    assert match.turn is not None
    with pytest.raises(ValueError, match="may act"):
        hint(match.view((match.turn + 1) % 4), analyse=Double().analyse)
    with pytest.raises(ValueError, match="may act"):
        hint(match.view(None), analyse=Double().analyse)


def first_view() -> View:
    match = Match("wizards-and-jesters", 4, seed=3)
    assert match.turn is not None
    return match.view(match.turn)


def test_the_budget_and_the_seed_are_those_asked_for():
    view = first_view()
    double = Double()
    hint(view, Budget(worlds=7), 9, analyse=double.analyse)
    hint(view, analyse=double.analyse)
    assert [(budget, seed) for _, budget, seed in double.asked] == [(Budget(worlds=7), 9), (USUAL, 0)]


def test_the_form_for_the_wire():
    view = first_view()
    told = hint(view, analyse=Double().analyse).as_dict()
    assert set(told) == {"action", "sentence", "candidates"}
    assert all({"action", "label", "cost", "cost_error", "exact"} <= set(c) for c in told["candidates"])


# what the sentences say


def table(key: str, hands: list[str], turned: str | None, bids: list[object], plays: str, **options) -> View:
    """The view of the seat to play once the bids are in and some cards are played; seat 3 deals, seat 0 leads.

    The match is brought to the round with so many cards by playing others at random.
    """
    cards = len(hands[0].split())
    match = Match.undealt(key, len(hands), options, first_dealer=(3 - (cards - 1)) % len(hands))
    chance = Random(1)
    lot = bots.make("random", 1)
    while len(match.rounds) < cards - 1 and not match.sheet.partners:
        match.apply(match.draw(chance))
        while match.phase in ("trump", "bid", "play"):
            seat = match.waiting_for[0]
            match.apply(lot.choose(match.view(seat)).action, seat)
    deal = Deal(3, tuple(map(Hand, hands)), None if turned is None else Card(turned))
    match.apply(deal)
    for seat in (0, 1, 2, 3)[: len(hands)]:
        match.apply(Bid(bids[seat]), seat)  # type: ignore[arg-type]
    for code in plays.split():
        match.apply(Play(code))
    assert match.turn is not None
    return match.view(match.turn)


def told(view: View, card: str, voice: Voice = TO_YOU) -> str:
    return why_card(view, Play(card), voice)


def test_the_card_that_the_king_fears():
    view = table("oh-hell", ["5H 4S 5S", "KH 3H 4C", "9S 8S 7S", "9C 8C 7C"], "2D", [0, 1, 1, 0], "5H")
    assert told(view, "KH") == (
        "You need one more trick; the king of hearts is beaten by the ace or a trump, about three times in five."
    )
    assert told(view, "3H", Voice("Ben")) == (
        "Ben needs one more trick, but not this one: the 3 of hearts lets it go and keeps the king of hearts "
        "for a better moment."
    )


def test_the_last_to_play_is_certain():
    view = table("oh-hell", ["2H 4S 5S", "JH 3H 4C", "9S 8S 7S", "QH AH 7C"], "2D", [0, 1, 1, 1], "2H JH 9S")
    assert (
        told(view, "QH")
        == "You need one more trick; the queen of hearts is the cheapest card that takes this one."
    )
    assert told(view, "AH") == "You need one more trick; the ace of hearts takes this trick for certain."


def test_a_card_that_cannot_be_followed_stands():
    view = table("oh-hell", ["2H 4S 5S", "QH 3H 4C", "KH AH 7S", "9C 8C 7C"], "2D", [0, 1, 1, 1], "2H QH")
    assert told(view, "KH").startswith(
        "You need one more trick; the king of hearts is beaten only by a trump, "
    )


def test_whoever_has_the_bid_throws_the_most_dangerous_card_that_loses():
    view = table("oh-hell", ["AH 4S 5S", "KH 3H 4C", "9S 8S 7S", "9C 8C 7C"], "2D", [0, 0, 1, 1], "AH")
    assert (
        told(view, "KH")
        == "You want no trick, and the king of hearts is the most dangerous card that still loses this trick."
    )
    assert told(view, "3H") == "You want no trick, and the 3 of hearts loses this trick."


def test_nothing_beats_the_first_wizard():
    view = table(
        "wizards-and-jesters", ["AH 4S 5S", "KH 3H 4C", "9S 8S 7S", "9C 8C 7C"], "3D", [1, 0, 1, 1], ""
    )
    assert (
        told(view, "AH")
        == "You need one more trick; nothing that is still out can beat the Wizard of hearts."
    )


def test_a_bid_that_cannot_be_made():
    hands = ["AH 4S 6S", "KH 3C 4C", "9S 8S 2C", "9C 8C 7C"]
    view = table("oh-hell", hands, "2D", [0, 3, 2, 1], "AH KH 9S 9C 4S")
    assert told(view, "4C") == "The bid cannot be made any more; the 4 of clubs costs least."


SPADES = [
    "AS KS 4S 3S 2H 3H 4H 5H 2C 3C 4C 5C 6C",
    "QS JS TS 9S AH KH QH JH AC KC QC JC TC",
    "2S AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D",
    "8S 7S 6S 5S TH 9H 8H 7H 6H 9C 8C 7C 2D",
]


def test_partners_leave_each_other_the_trick_and_mind_every_nil():
    view = table("spades", SPADES, None, [2, "nil", 3, 2], "2H")
    assert told(view, "AH").startswith("You want no trick at all, ")
    view = table("spades", SPADES, None, [2, 4, 3, "nil"], "6C")
    assert told(view, "AC") == "The ace of clubs covers the nil of Dan, who can stay under it."
    view = table("spades", SPADES, None, [2, "nil", 3, 2], "2H AH")
    assert (
        told(view, "AD")
        == "Ben is winning this trick and so breaking a nil; the ace of diamonds stays under it."
    )
    view = table("spades", SPADES, None, [2, 4, 3, 2], "2H AH AD")
    assert told(view, "6H") == "Ben is winning this trick; the 6 of hearts is enough."


def test_threats_are_those_of_later_seats_that_can_hold_the_card():
    """The chance is nought exactly when nobody who plays later can beat the card."""
    for key in games.KEYS:
        for view in positions(key, 4, 21, matches=2):
            if view.phase != "play":
                continue
            known = Knowledge(view)
            for card in known.choices:
                if not known.takes(card):
                    continue
                fear = threat(known, card)
                assert 0 <= fear.chance <= 1
                assert fear.over & ~known.unseen == 0
                if not known.later:
                    assert fear.over == 0
                if not fear.over:
                    assert fear.chance == pytest.approx(0, abs=0.04)


def test_bids_say_how_often_they_are_made():
    match = Match("oh-hell", 4, seed=2, options={"schedule": "fixed", "cards": 5})
    assert match.turn is not None
    view = match.view(match.turn)
    double = Double(lambda view, action: -abs(action.code - 2) * 3.0 - action.code / 20)
    assert hint(view, analyse=double.analyse).sentence == (
        "You take exactly two tricks about 50 times in 100; 1, the next best, would come true 50 times in 100 "
        "and costs 3 points."
    )


def test_naming_trump_tells_what_is_held_and_nothing_of_a_hand_unseen():
    for choice, unseen in (("blind", True), ("after-looking", False)):
        match = Match.undealt("joker-in-the-hole", 4, {"trump_choice": choice}, first_dealer=0)
        match.apply(Deal(0, (Hand("KH"), Hand("2S"), Hand("3S"), Hand("4S")), Card("AD")))
        said = why(match.view(0), NameTrump("H"), Double().analyse(match.view(0)))
        assert ("Before the cards are seen" in said) == unseen
        assert ("king" in said) != unseen


def test_odds_are_in_order():
    said = [odds(chance / 100) for chance in range(101)]
    assert said[0] == "hardly ever"
    assert said[-1] == "almost always"
    assert said[33] == "one time in three"
    assert len(dict.fromkeys(said)) == 14


def test_no_card_is_named_that_the_seat_cannot_know_of():
    """A sentence names own cards, cards on the table, and cards that are out for all the seat knows."""
    double = Double()
    for key in games.KEYS:
        for view in positions(key, 4, 31, matches=2):
            if view.phase != "play":
                continue
            known = Knowledge(view)
            free = known.unseen | known.hand
            gone = [card for card in PACK if not free >> card & 1 and card in view.sheet.pack]
            said = hint(view, analyse=double.analyse).sentence
            assert not [card for card in gone if f"the {card.name}" in said], said
