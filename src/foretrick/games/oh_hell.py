"""Oh Hell: a turned card sets the trump suit, and only the exact bid scores well. Clauses: docs/rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from foretrick.cards import PACK, Card, Suit
from foretrick.messages import message
from foretrick.rules import BadOptions, Game, Led, Option, RuleSheet, Scoring, Value, choice, number
from foretrick.rules import common as rule

TITLE = "Oh Hell"
CLAUSES = {
    "deal": "3.3",
    "turn-bid": "4.3",
    "turn-play": "5.1",
    "bid-range": "4.2",
    "hook": "4.5",
    "simultaneous": "4.4",
    "in-hand": "5.2",
    "follow": "5.4",
}
CARDS = tuple(card for card in PACK if card.suit is not None)
FIXED_ROUNDS, MOST_FIXED_ROUNDS = 10, 20


def largest_hand(seats: int) -> int:
    """The largest hand of a usual match: one card is left to turn, and ten cards are enough."""
    return min(10, (len(CARDS) - 1) // seats)


SCHEDULES: dict[str, Callable[[int], tuple[int, ...]]] = {
    "up": lambda most: tuple(range(1, most + 1)),
    "down": lambda most: tuple(range(most, 0, -1)),
    "up-down": lambda most: (*range(1, most), *range(most, 0, -1)),
    "down-up": lambda most: (*range(most, 1, -1), *range(1, most + 1)),
    "fixed": lambda most: (most,) * MOST_FIXED_ROUNDS,
}

MISSED: dict[str, Callable[[int, int], Callable[[int, int], int]]] = {
    "nothing": lambda bonus, per_trick: lambda bid, won: 0,
    "tricks": lambda bonus, per_trick: lambda bid, won: per_trick * won,
    "penalty": lambda bonus, per_trick: lambda bid, won: -bonus * abs(bid - won),
}


def options_for(seats: int) -> tuple[Option, ...]:
    most = len(CARDS) // seats
    return (
        choice("schedule", "9.4", tuple(SCHEDULES)),
        number("cards", None, "9.5", low=1, high=most, empty=str(largest_hand(seats))),
        rule.rounds("9.3", max(MOST_FIXED_ROUNDS, 2 * most)),
        rule.hook("9.1"),
        rule.bidding("9.2", usual="in-turn"),
        number("bonus", 10, "9.6", low=0, high=100),
        number("per_trick", 1, "9.7", low=0, high=100),
        choice("missed", "9.8", tuple(MISSED)),
    )


def schedule(seats: int, options: Mapping[str, Value]) -> tuple[int, ...]:
    most = largest_hand(seats) if options["cards"] is None else int(options["cards"])
    full = SCHEDULES[str(options["schedule"])](most)
    rounds = options["rounds"]
    if rounds is None and options["schedule"] == "fixed":
        rounds = FIXED_ROUNDS
    if rounds is not None and int(rounds) > len(full):
        raise BadOptions(message("error-rounds-too-many", rounds=str(rounds), most=len(full)))
    return rule.shortened(full, rounds)


def build(seats: int, options: Mapping[str, Value]) -> RuleSheet:
    deals = schedule(seats, options)
    bonus, per_trick = int(options["bonus"] or 0), int(options["per_trick"] or 0)
    missed = MISSED[str(options["missed"])](bonus, per_trick)

    def turned(card: Card | None) -> Suit | None:
        """The turned card's suit is trump; no card left to turn, no trump."""
        return card.suit if card is not None else None

    return RuleSheet(
        game=GAME.key,
        title=TITLE,
        seats=seats,
        options=options,
        clauses=CLAUSES,
        pack=CARDS,
        deals=deals,
        over=rule.after_all_rounds(len(deals)),
        scoring=Scoring(seat=rule.exact_bid(bonus, per_trick, missed)),
        suit=rule.printed_suit,
        rank=rule.printed_rank,
        turned=turned,
        after=lambda led, card: led if led.settled else Led(card.suit, settled=True),
        beats=lambda trump, best, card: rule.outranks(
            rule.printed_suit, rule.printed_rank, trump, best, card
        ),
        simultaneous=options["bidding"] == "simultaneous",
        hooked=rule.hooked(options),
        sides=rule.each_for_itself(seats),
    )


GAME = Game(
    key="oh-hell",
    title=TITLE,
    seats=(3, 7),
    usual_seats=4,
    options_for=options_for,
    build=build,
    clash=rule.hook_needs_turns,
)
