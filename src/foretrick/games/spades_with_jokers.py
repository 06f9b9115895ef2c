"""Spades with Jokers: Spades with both jokers as the highest trumps. Clauses: docs/rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from foretrick.cards import JOKERS, Card, Hand, Suit
from foretrick.games import spades
from foretrick.rules import Face, Game, Option, RuleSheet, Value, choice

CLAUSES = spades.CLAUSES  # its rule page has the same clauses in the same places

# trumps, highest first, and the twos that are left out so that the pack keeps 52 cards
TRUMPS = {
    "standard": (Hand("BJ LJ AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"), Hand("2H 2D")),
    "deuces-high": (Hand("BJ LJ 2D 2S AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S"), Hand("2H 2C")),
    "two-of-spades-third": (Hand("BJ LJ 2S AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S"), Hand("2H 2D")),
}


def options_for(seats: int) -> tuple[Option, ...]:
    return (
        choice(
            "variant",
            "Trump order",
            "Which cards stand directly under the jokers.",
            "9.6",
            {
                "standard": "Jokers, then the ace of spades down",
                "deuces-high": "Jokers, two of diamonds, two of spades, then the ace",
                "two-of-spades-third": "Jokers, two of spades, then the ace",
            },
        ),
        *spades.options_for(seats),
        choice(
            "big_joker",
            "The big joker",
            "Which of your two jokers is the big one; on screen it is only a label.",
            "9.7",
            {"colour": "The joker in full colour", "plain": "The plain joker"},
        ),
    )


def face(card: Card) -> Face:
    if card in JOKERS:
        return Face(card.name.split()[0].upper(), f"{card.name}, a spade", suit=Suit.S)
    return Face("SPADE", f"{card.name}, a high spade", suit=Suit.S)


def build(seats: int, options: Mapping[str, Value]) -> RuleSheet:
    trumps, left_out = TRUMPS[str(options["variant"])]
    plain = [card for card in spades.PLAIN if card not in trumps and card not in left_out]
    marked = [card for card in trumps if card.suit is not Suit.S]
    sheet = spades.sheet(GAME, CLAUSES, trumps, plain, options)
    return replace(sheet, faces={card: face(card) for card in marked})


GAME = Game(
    key="spades-with-jokers",
    title="Spades with Jokers",
    tagline="You and your partner against them, with two jokers above the ace of spades. First to 500.",
    seats=(4, 4),
    usual_seats=4,
    options_for=options_for,
    build=build,
)
