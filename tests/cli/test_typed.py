"""What a person types, and what it is taken for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretrick.cards import PACK, Card, Hand
from foretrick.cli.typed import Request, Unclear, read_card, read_entry
from foretrick.play import Bid, Deal, Look, Match, NameTrump, Play

HANDS = (
    Hand("9S KD 2C AH"),
    Hand("9H 9D 3C QS"),
    Hand("TS 4D 5C JH"),
    Hand("7S 6D 8C 3H"),
)


def at_play(*, leads: str | None = None):
    """Ben is to play in a round of four cards of Wizards and Jesters, with Anna's lead if one is given."""
    match = Match.undealt("wizards-and-jesters", 4, {})
    for cards in range(1, 4):
        match.apply(match.draw(_Fixed()))
        while match.phase != "deal":
            match.apply(match.legal()[0])
        assert cards == len(match.rounds)
    dealer = match.next_dealer
    assert dealer is not None
    hands = tuple(HANDS[(seat - dealer - 1) % 4] for seat in range(4))
    match.apply(Deal(dealer, hands, Card("5H")))
    for _ in range(4):
        match.apply(Bid(1))
    if leads is not None:
        match.apply(Play(leads))
    return match.view(match.turn)


def answer(text: str, view) -> str:
    entry = read_entry(text, view)
    assert isinstance(entry, Unclear)
    return entry.sentence


class _Fixed:
    def random(self) -> float:
        return 0.3


@pytest.mark.parametrize("card", PACK)
def test_every_card_by_its_code_its_name_and_its_symbol(card):
    assert read_card(card.code.lower()) is not None
    for text in (card.code, card.code.lower(), card.name, card.name.upper(), f"the {card.name}", str(card)):
        assert read_card(text) == card
    if card.suit is not None:
        assert read_card(card.code[::-1]) == card
        assert read_card(card.code.replace("T", "10").lower()) == card


@pytest.mark.parametrize(
    "text", ["", "11h", "1s", "hh", "99", "joker", "x", "9 of cups", "of", "ten", "♠", "9hh"]
)
def test_what_is_no_card(text):
    assert read_card(text) is None


@given(st.text(max_size=40))
def test_any_text_is_read_or_answered(text):
    view = at_play()
    entry = read_entry(text, view)
    if isinstance(entry, Unclear):
        assert entry.sentence.endswith((".", "?"))


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("9s", Play("9S")),
        ("play 9s", Play("9S")),
        (" 9 OF spades ", Play("9S")),
        ("9", Play("9S")),
        ("k", Play("KD")),
        ("king", Play("KD")),
        ("d", Play("KD")),
        ("spades", Play("9S")),
        ("wizard", Play("AH")),
        ("4h", Play("4H")),
        ("bj", Play("BJ")),
        ("why", Request("why")),
        ("why 9s", Request("why", Play("9S"))),
        ("?", Request("help")),
        ("", Request("table")),
        ("last", Request("last")),
        ("la", Request("last")),
        ("sh", Request("sheet")),
        ("quit", Request("quit")),
        ("bid 3", Bid(3)),
        ("nil", Bid("nil")),
        ("look", Look()),
    ],
)
def test_in_play(text, entry):
    assert read_entry(text, at_play()) == entry


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("q", "You do not hold a q."),
        ("8", "You do not hold an 8."),
        ("h", "You do not hold any hearts."),
        ("joker", "You do not hold a joker."),
        ("frog", "I do not understand 'frog'. Write a card, such as"),
        ("why frog", "Write why and a card or a bid"),
        ("25", "25 is more than any bid."),
    ],
)
def test_what_is_answered(text, says):
    entry = read_entry(text, at_play())
    assert isinstance(entry, Unclear)
    assert entry.sentence.startswith(says)


def test_a_rank_held_twice_means_the_one_that_may_be_played():
    assert read_entry("9", at_play(leads="KD")) == Play("9D")
    either = read_entry("9", at_play(leads="2C"))
    assert isinstance(either, Unclear)
    assert either.sentence in (
        "Which one, 9♥ or 9♦? Write it as 9h or 9d.",
        "Which one, 9♦ or 9♥? Write it as 9d or 9h.",
    )


def test_naming_trump():
    match = Match("joker-in-the-hole", 4, seed=next(s for s in range(99) if _names_trump(s)))
    view = match.view(match.turn)
    for text, letter in (("h", "H"), ("spades", "S"), ("diamond", "D"), ("trump c", "C"), ("♠", "S")):
        assert read_entry(text, view) == NameTrump(letter)
    assert "Write a suit" in answer("x", view)


def _names_trump(seed: int) -> bool:
    return Match("joker-in-the-hole", 4, seed=seed).phase == "trump"


def test_bidding():
    match = Match("spades", 4, seed=1, options={"blind_nil": True})
    view = match.view(match.turn)
    for text in ("blind nil", "blind-nil", "bn", "blind"):
        assert read_entry(text, view) == Bid("blind-nil")
    assert "Write look" in answer("x", view)
    assert read_entry("3", view) == Bid(3)
    assert read_entry("why 3", view) == Request("why", Bid(3))
