"""Wizards and Jesters: aces are Wizards and twos are Jesters, and neither has a suit. Clauses: docs/rules."""

from __future__ import annotations

from collections.abc import Mapping

from foretrick.cards import PACK, Card, Suit
from foretrick.messages import message
from foretrick.rules import Face, Game, Led, Naming, Option, RuleSheet, Scoring, Value, choice
from foretrick.rules import common as rule

TITLE = "Wizards and Jesters"
CLAUSES = {
    "deal": "3.3",
    "turn-bid": "4.3",
    "turn-play": "5.1",
    "bid-range": "4.2",
    "hook": "4.5",
    "simultaneous": "4.4",
    "in-hand": "5.2",
    "follow": "5.4",
    "name-trump": "3.5",
    "always": "5.5",
    "free-lead": "5.7",
}
TWO, ACE = 0, 12
CARDS = tuple(card for card in PACK if card.suit is not None)
ROUNDS = {3: 17, 4: 13, 5: 10, 6: 8}


def is_wizard(card: Card) -> bool:
    return card.rank == ACE


def is_jester(card: Card) -> bool:
    return card.rank == TWO


def suit(card: Card) -> Suit | None:
    return None if is_wizard(card) or is_jester(card) else card.suit


def after(led: Led, card: Card) -> Led:
    """The first suit card sets the suit, unless a Wizard came before it; Jesters leave it open."""
    return led if led.settled or is_jester(card) else Led(suit(card), settled=True)


def always(led: Led, card: Card) -> bool:
    """A Wizard or a Jester may be played at any time."""
    return suit(card) is None


def beats(trump: Suit | None, best: Card, card: Card) -> bool:
    """The first Wizard, else the highest trump, else the highest of the led suit, else the first Jester."""
    if is_wizard(best) or is_jester(card):
        return False
    if is_wizard(card) or is_jester(best):
        return True
    return rule.outranks(suit, rule.printed_rank, trump, best, card)


def face(card: Card) -> Face:
    if is_wizard(card):
        named = message("card-wizard", card=card.message)
        return Face(message("mark-wizard"), named, message("part-wizard"), suitless=True)
    named = message("card-jester", card=card.message)
    return Face(message("mark-jester"), named, message("part-jester"), suitless=True)


def options_for(seats: int) -> tuple[Option, ...]:
    return (
        rule.bidding("9.2", usual="in-turn"),
        rule.hook("9.1"),
        choice("last_round_trump", "9.4", ("none", "dealer-chooses")),
        rule.rounds("9.3", ROUNDS[seats]),
    )


def build(seats: int, options: Mapping[str, Value]) -> RuleSheet:
    deals = rule.shortened(range(1, ROUNDS[seats] + 1), options["rounds"])
    none_left = Naming.AFTER_LOOKING if options["last_round_trump"] == "dealer-chooses" else None

    def turned(card: Card | None) -> Suit | Naming | None:
        """A suit card's suit is trump, a Jester means none, a Wizard leaves it to the dealer."""
        if card is None:
            return none_left
        return Naming.AFTER_LOOKING if is_wizard(card) else suit(card)

    return RuleSheet(
        game=GAME.key,
        title=TITLE,
        seats=seats,
        options=options,
        clauses=CLAUSES,
        pack=CARDS,
        deals=deals,
        over=rule.after_all_rounds(len(deals)),
        scoring=Scoring(seat=rule.exact_bid(20, 10, missed=rule.ten_for_each_trick_off)),
        suit=suit,
        rank=rule.printed_rank,
        faces={card: face(card) for card in CARDS if suit(card) is None},
        turned=turned,
        after=after,
        beats=beats,
        always=always,
        simultaneous=options["bidding"] == "simultaneous",
        hooked=rule.hooked(options),
        sides=rule.each_for_itself(seats),
    )


GAME = Game(
    key="wizards-and-jesters",
    title=TITLE,
    seats=(3, 6),
    usual_seats=4,
    options_for=options_for,
    build=build,
    clash=rule.hook_needs_turns,
)
