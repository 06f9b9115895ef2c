"""Spades, and what every Spades game shares: partners, contracts, nil, bags. Clauses: docs/rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from foretrick.cards import PACK, Card, Suit
from foretrick.messages import message
from foretrick.rules import (
    BLIND_NIL,
    LOOK,
    NIL,
    Game,
    Led,
    Option,
    RuleSheet,
    Scoring,
    Value,
    choice,
    number,
    switch,
)
from foretrick.rules import common as rule

TITLE = "Spades"
CLAUSES = {
    "deal": "3.3",
    "turn-bid": "4.2",
    "turn-play": "5.1",
    "bid-range": "4.3",
    "nil-off": "9.1",
    "blind-nil": "4.6",
    "look": "4.7",
    "in-hand": "5.2",
    "follow": "5.5",
    "lead-trump": "5.3",
}
TRUMPS = tuple(Card(rank + "S") for rank in "AKQJT98765432")
PLAIN = tuple(card for card in PACK if card.suit not in (None, Suit.S))
NIL_POINTS = {NIL: 100, BLIND_NIL: 200}


def options_for(seats: int) -> tuple[Option, ...]:
    return (
        switch("nil", True, "9.1"),
        switch("blind_nil", False, "9.2"),
        choice("failed_nil_tricks", "9.3", ("bags", "count", "ignore")),
        number("target", 500, "9.5", low=50, high=5000),
        number("floor", None, "9.4", low=-5000, high=-1, empty=message("option-floor-empty")),
    )


def scoring(options: Mapping[str, Value]) -> Scoring:
    failed = options["failed_nil_tricks"]

    def nil_points(bid: int, won: int) -> int:
        """A nil scores by itself, by tricks: none taken, or failed."""
        points = NIL_POINTS.get(bid, 0)
        return points if won == 0 else -points

    def contract_points(contract: int, taken: int) -> tuple[int, int]:
        """Ten a trick bid, made or lost; the tricks over a made contract are bags."""
        return (10 * contract, taken - contract) if taken >= contract else (-10 * contract, 0)

    return Scoring(
        seat=nil_points,
        contract=lambda bid: 0 if bid in NIL_POINTS else bid,
        helps=lambda bid: bid not in NIL_POINTS or failed == "count",
        lone_bags=lambda bid: bid in NIL_POINTS and failed == "bags",
        side=contract_points,
        bag_limit=10,
        bag_cost=100,
    )


def sheet(
    game: Game,
    clauses: Mapping[str, str],
    trumps: Sequence[Card],
    plain: Sequence[Card],
    options: Mapping[str, Value],
) -> RuleSheet:
    """A Spades game from its trumps, highest first, and its other cards."""
    strength = {card: len(trumps) - place for place, card in enumerate(trumps)}
    target, floor = int(options["target"] or 0), options["floor"]
    lowest = () if options["nil"] is False else (NIL,)

    def suit(card: Card) -> Suit | None:
        """Every trump is a spade, also a joker or a two of another suit that stands among them."""
        return Suit.S if card in strength else card.suit

    def ended(totals: Sequence[int], finished: int) -> bool:
        """A team is at the target or at the floor, and the teams are not level."""
        at_an_end = max(totals) >= target or (floor is not None and min(totals) <= int(floor))
        return at_an_end and totals[0] != totals[1]

    def rank(card: Card) -> int:
        return strength.get(card, card.rank)

    return RuleSheet(
        game=game.key,
        title=game.title,
        seats=4,
        options=options,
        clauses=clauses,
        pack=tuple(sorted((*trumps, *plain))),
        deals=(13,),
        over=ended,
        scoring=scoring(options),
        suit=suit,
        rank=rank,
        turned=lambda card: Suit.S,
        after=lambda led, card: led if led.settled else Led(suit(card), settled=True),
        beats=lambda trump, best, card: rule.outranks(suit, rank, trump, best, card),
        may_lead=lambda broken, card: broken or suit(card) is not Suit.S,
        breaks=lambda card: suit(card) is Suit.S,
        bids=lambda cards: (*lowest, *range(1, cards + 1)),
        blind_bids=(BLIND_NIL, LOOK) if options["blind_nil"] else (),
        sides=((0, 2), (1, 3)),
        target=target,
    )


def build(seats: int, options: Mapping[str, Value]) -> RuleSheet:
    return sheet(GAME, CLAUSES, TRUMPS, PLAIN, options)


GAME = Game(
    key="spades",
    title=TITLE,
    seats=(4, 4),
    usual_seats=4,
    options_for=options_for,
    build=build,
)
