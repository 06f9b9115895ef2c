"""The rule sheet: everything in which one trick-taking game differs from another, in card-table words.

A sheet says what is so in its game (a card follows, a card beats another, a bid scores); it does not play. The
kernel asks every question once, writes the answers into tables and sequences over those.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from foretrick.cards import Card, Suit
from foretrick.messages import Message, message, quoted, say
from foretrick.rules.options import BadOptions, Option, Value, checked

# Bids are numbers of tricks; the promises and the look are kept above every possible number.
NIL: Final = 24
BLIND_NIL: Final = 25
LOOK: Final = 26
_BID_NAMES: Final = {NIL: "nil", BLIND_NIL: "blind-nil"}


def bid_name(bid: int) -> int | str:
    """A bid as records and people write it: a number, ``"nil"`` or ``"blind-nil"``."""
    return _BID_NAMES.get(bid, bid)


class Naming(Enum):
    """The turned card leaves the choice of trump to the dealer."""

    BLIND = "before looking"
    AFTER_LOOKING = "after looking"


@dataclass(frozen=True)
class Led:
    """What the cards of a trick so far ask of the next card."""

    suit: Suit | None = None  # the suit to be followed, if any
    settled: bool = False  # no later card of the trick can set the suit
    after_joker: bool = False  # the last card was a joker


NOTHING_LED: Final = Led()


@dataclass(frozen=True)
class Face:
    """How a card with a special part in the game is marked and named.

    `marked` is printed on it, `called` is its name with its part, and `part` is what it is there, such as a Wizard.
    """

    marked: Message
    called: Message
    part: Message
    suitless: bool = False
    suit: Suit | None = None

    @property
    def mark(self) -> str:
        """The mark in English."""
        return say(self.marked)

    @property
    def name(self) -> str:
        """The name in English."""
        return say(self.called)


def _no_contract(bid: int) -> int:
    return 0


def _no_side_score(contract: int, taken: int) -> tuple[int, int]:
    return 0, 0


@dataclass(frozen=True)
class Scoring:
    """What a finished round is worth.

    A side's round = the sum of `seat(bid, won)` over its seats, plus `side(contract, taken)` = (points, bags), plus
    one point for each bag. `contract(bid)` is what a bid adds to the contract, `helps(bid)` whether the seat's
    tricks count towards it, `lone_bags(bid)` whether each of them is a bag whatever the contract does. Each time
    a side's bags reach `bag_limit`, they are taken off and cost `bag_cost`.
    """

    seat: Callable[[int, int], int]
    contract: Callable[[int], int] = _no_contract
    helps: Callable[[int], bool] = lambda bid: False
    lone_bags: Callable[[int], bool] = lambda bid: False
    side: Callable[[int, int], tuple[int, int]] = _no_side_score
    bag_limit: int | None = None
    bag_cost: int = 0

    def contract_of(self, bids: Iterable[int | None]) -> int:
        """What the bids of a side add up to; `None` is one still to be made."""
        return sum(self.contract(bid) for bid in bids if bid is not None)

    def taken_by(self, bids: Iterable[int | None], won: Iterable[int]) -> int:
        """The tricks of a side that count towards its contract, from the bids and tricks of its seats."""
        return sum(tricks for bid, tricks in zip(bids, won, strict=True) if bid is None or self.helps(bid))


def never(led: Led, card: Card) -> bool:
    return False


@dataclass(frozen=True, eq=False)
class RuleSheet:
    """One game with its options decided, for a number of seats. Two sheets are equal when they are the same object.

    `deals` are the cards for each seat, round by round; after the last the match goes on with that number until
    `over(totals by side, rounds finished)` says that it has ended. `sides` groups the seats that score together.
    """

    game: str
    title: str
    seats: int
    options: Mapping[str, Value]
    clauses: Mapping[str, str]
    pack: tuple[Card, ...]
    deals: tuple[int, ...]
    over: Callable[[Sequence[int], int], bool]
    scoring: Scoring

    # cards, as this game counts them
    suit: Callable[[Card], Suit | None]
    rank: Callable[[Card], int]
    faces: Mapping[Card, Face] = field(default_factory=dict)

    # trump: from the turned card, or from none turned
    turned: Callable[[Card | None], Suit | Naming | None] = lambda card: None

    # a trick
    after: Callable[[Led, Card], Led] = lambda led, card: led
    beats: Callable[[Suit | None, Card, Card], bool] = lambda trump, best, card: False
    excused: Callable[[Led, Card], bool] = never  # of the led suit, but need not be used to follow
    always: Callable[[Led, Card], bool] = never  # may be played although able to follow
    barred: Callable[[Led, Card], bool] = never  # not while any card of the led suit is held
    counts_as: Callable[[Led, Card], Card] = lambda led, card: card
    may_lead: Callable[[bool, Card], bool] = lambda broken, card: (
        True
    )  # asked while the hand has another choice
    breaks: Callable[[Card], bool] = lambda card: False

    # bids
    bids: Callable[[int], Sequence[int]] = lambda cards: range(cards + 1)
    blind_bids: tuple[int, ...] = ()  # what may be said before looking; () : everybody looks at once
    simultaneous: bool = False
    hooked: Callable[[int], bool] = lambda round_number: False  # round numbers from 1

    sides: tuple[tuple[int, ...], ...] = ()
    target: int | None = None  # the score that a match is played to, if it is

    def follows(self, led: Led, card: Card) -> bool:
        return led.suit is not None and self.suit(card) is led.suit

    @property
    def rounds(self) -> int | None:
        """The number of rounds of a match; `None` when it is played to a score."""
        return None if self.target is not None else len(self.deals)

    @property
    def partners(self) -> bool:
        return len(self.sides) < self.seats

    def wanted(self, bid: int) -> int | None:
        """The tricks that meet a bid by itself; `None` where only the contract of its side counts."""
        if bid in _BID_NAMES:
            return 0
        return None if self.partners else bid

    def cite(self, idea: str) -> str:
        """Where the rule page says so, as error sentences cite it: "Wizards and Jesters 5.2"."""
        return f"{self.title} {self.clauses[idea]}"


@dataclass(frozen=True)
class Game:
    """A game as it is offered: who can play it, its options, and how its rule sheet is made."""

    key: str
    title: str
    seats: tuple[int, int]  # fewest and most
    usual_seats: int
    options_for: Callable[[int], tuple[Option, ...]]
    build: Callable[[int, Mapping[str, Value]], RuleSheet]
    clash: Callable[[Mapping[str, Value]], Message | None] = lambda options: None

    @property
    def tagline(self) -> Message:
        """What the game is about, in a sentence or two."""
        return message(f"game-{self.key}-tagline")

    def sheet(self, seats: int, asked: object) -> RuleSheet:
        """The rule sheet of a match, or `BadOptions` with one sentence."""
        fewest, most = self.seats
        if not isinstance(seats, int) or isinstance(seats, bool) or not fewest <= seats <= most:
            asked_for = seats if type(seats) is int else quoted(seats)
            if fewest == most:
                raise BadOptions(
                    message("error-players-exactly", game=self.title, number=most, players=asked_for)
                )
            raise BadOptions(
                message("error-players-span", game=self.title, low=fewest, high=most, players=asked_for)
            )
        options = checked(self.title, self.options_for(seats), asked)
        if reason := self.clash(options):
            raise BadOptions(reason)
        return self.build(seats, options)
