"""Spades with Jokers: Spades with both jokers as the highest trumps. Clauses: docs/rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from foretrick.cards import JOKERS, Card, Hand, Suit
from foretrick.games import spades
from foretrick.messages import message
from foretrick.rules import Face, Game, Option, RuleSheet, Value, choice
from foretrick.rules import common as rule

CLAUSES = spades.CLAUSES  # its rule page has the same clauses in the same places

# trumps, highest first, and the twos that are left out so that the pack keeps 52 cards
TRUMPS = {
    "standard": (Hand("BJ LJ AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"), Hand("2H 2D")),
    "deuces-high": (Hand("BJ LJ 2D 2S AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S"), Hand("2H 2C")),
    "two-of-spades-third": (Hand("BJ LJ 2S AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S"), Hand("2H 2D")),
}


def options_for(seats: int) -> tuple[Option, ...]:
    return (
        choice("variant", "9.6", tuple(TRUMPS)),
        *spades.options_for(seats),
        choice("big_joker", "9.7", ("colour", "plain")),
    )


def face(card: Card) -> Face:
    part = Suit.S.message
    if card in JOKERS:
        named = message("card-joker-spade", card=card.message)
        return Face(dict(rule.JOKER_MARKS)[card], named, part, suit=Suit.S)
    named = message("card-high-spade", card=card.message)
    return Face(message("mark-spade"), named, part, suit=Suit.S)


def build(seats: int, options: Mapping[str, Value]) -> RuleSheet:
    trumps, left_out = TRUMPS[str(options["variant"])]
    plain = [card for card in spades.PLAIN if card not in trumps and card not in left_out]
    marked = [card for card in trumps if card.suit is not Suit.S]
    sheet = spades.sheet(GAME, CLAUSES, trumps, plain, options)
    return replace(sheet, faces={card: face(card) for card in marked})


GAME = Game(
    key="spades-with-jokers",
    title="Spades with Jokers",
    seats=(4, 4),
    usual_seats=4,
    options_for=options_for,
    build=build,
)
