"""Joker in the Hole: aces win, jokers lose, and a joker on a joker is an ace. Clauses: docs/rules."""

from __future__ import annotations

from collections.abc import Mapping

from foretrick.cards import JOKERS, PACK, Card, Suit
from foretrick.rules import Face, Game, Led, Naming, Option, RuleSheet, Scoring, Value, choice, switch
from foretrick.rules import common as rule

TITLE = "Joker in the Hole"
CLAUSES = {
    "deal": "3.3",
    "turn-bid": "4.4",
    "turn-play": "5.1",
    "bid-range": "4.2",
    "hook": "4.5",
    "simultaneous": "4.3",
    "name-trump": "3.5",
    "look": "3.6",
    "in-hand": "5.2",
    "follow": "5.5",
    "led-ace": "5.6",
    "other-ace": "5.7",
    "free-lead": "5.4",
    "joker-follow": "5.8",
}
ACE = 12
AN_ACE = Card("AS")  # what a joker on a joker counts as: for winning all aces are alike
ROUNDS = {3: 10, 4: 10, 5: 10, 6: 8}


def is_ace(card: Card) -> bool:
    return card.rank == ACE


def is_joker(card: Card) -> bool:
    return card in JOKERS


def after(led: Led, card: Card) -> Led:
    """The first card sets the suit to follow; an ace or a joker first, and nobody has to follow."""
    if led.settled:
        return Led(led.suit, settled=True, after_joker=is_joker(card))
    return Led(None if is_ace(card) else card.suit, settled=True, after_joker=is_joker(card))


def excused(led: Led, card: Card) -> bool:
    """The ace of the led suit may be played, but need not be."""
    return is_ace(card)


def barred(led: Led, card: Card) -> bool:
    """No ace of another suit while any card of the led suit is held."""
    return is_ace(card) and card.suit is not led.suit


def counts_as(led: Led, card: Card) -> Card:
    """A joker played directly after a joker counts as an ace."""
    return AN_ACE if is_joker(card) and led.after_joker else card


def beats(trump: Suit | None, best: Card, card: Card) -> bool:
    """The first ace, else the highest trump, else the highest of the led suit; a joker loses."""
    if is_ace(best) or is_joker(card):
        return False
    if is_ace(card) or is_joker(best):
        return True
    return rule.outranks(rule.printed_suit, rule.printed_rank, trump, best, card)


def options_for(seats: int) -> tuple[Option, ...]:
    return (
        choice("trump_choice", "9.4", ("blind", "after-looking")),
        switch("joker_escape", False, "9.5"),
        rule.bidding("9.2", usual="simultaneous"),
        rule.hook("9.1"),
        rule.rounds("9.3", ROUNDS[seats]),
    )


def build(seats: int, options: Mapping[str, Value]) -> RuleSheet:
    deals = rule.shortened(range(1, ROUNDS[seats] + 1), options["rounds"])
    naming = Naming.BLIND if options["trump_choice"] == "blind" else Naming.AFTER_LOOKING
    escape = options["joker_escape"] is True

    def turned(card: Card | None) -> Suit | Naming | None:
        """A two to a king makes its suit trump, a joker means no trump, an ace lets the dealer name one."""
        return naming if card is not None and is_ace(card) else card.suit if card is not None else None

    def always(led: Led, card: Card) -> bool:
        """As a house rule, a joker may be thrown although able to follow."""
        return escape and is_joker(card)

    return RuleSheet(
        game=GAME.key,
        title=TITLE,
        seats=seats,
        options=options,
        clauses=CLAUSES,
        pack=PACK,
        deals=deals,
        over=rule.after_all_rounds(len(deals)),
        scoring=Scoring(seat=rule.exact_bid(20, 10, missed=rule.ten_for_each_trick_off)),
        suit=rule.printed_suit,
        rank=rule.printed_rank,
        faces={
            card: Face(mark, card.message, rule.A_JOKER, suitless=True) for card, mark in rule.JOKER_MARKS
        },
        turned=turned,
        after=after,
        beats=beats,
        excused=excused,
        always=always,
        barred=barred,
        counts_as=counts_as,
        simultaneous=options["bidding"] == "simultaneous",
        hooked=rule.hooked(options),
        sides=rule.each_for_itself(seats),
    )


GAME = Game(
    key="joker-in-the-hole",
    title=TITLE,
    seats=(3, 6),
    usual_seats=4,
    options_for=options_for,
    build=build,
    clash=rule.hook_needs_turns,
)
