"""The state of one round and the tables of a game: declared here once, for both dresses.

Cards are ids below 64 and sets of cards are masks in non-negative `int64`. A seat's side is `seat % sides`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final, NamedTuple

from foretrick.rules import LOOK

MOST_SEATS: Final = 7
CARD_IDS: Final = 64
NO_CARD: Final = 63
BID_CODES: Final = LOOK + 1
MOST_CARDS: Final = 18  # a hand has at most 17

# trump, as a table index: a suit 0..3, or one of these
NO_TRUMP: Final = 4
NAMED_BLIND: Final = 5  # the dealer is to name it before looking
NAMED_LOOKING: Final = 6  # the dealer is to name it after looking

# phases of a round
TRUMP, BID, PLAY, DONE = 0, 1, 2, 3

NO_BID: Final = -1


def _cell(dtype: str, value: int = 0) -> Any:
    return field(default=value, metadata={"dtype": dtype, "cells": 0})


def _cells(dtype: str, cells: int, value: int = 0) -> Any:
    return field(default_factory=lambda: [value] * cells, metadata={"dtype": dtype, "cells": cells})


@dataclass(slots=True)
class State:
    """One round as the rules see it, secrets included; `totals` and `bags` go on from round to round."""

    hands: list[int] = _cells("int64", MOST_SEATS)  # masks
    seen: int = _cell("int64")  # mask of the cards played, and the turned one
    looked: int = _cell("int64")  # mask of the seats that may see their own hand
    totals: list[int] = _cells("int32", MOST_SEATS)  # by side
    scores: list[int] = _cells("int32", MOST_SEATS)  # of the finished round, by side
    bids: list[int] = _cells("int8", MOST_SEATS, NO_BID)
    won: list[int] = _cells("int8", MOST_SEATS)
    bags: list[int] = _cells("int8", MOST_SEATS)  # by side, penalties taken off
    penalties: list[int] = _cells("int8", MOST_SEATS)  # of the finished round, by side: how many
    trick: list[int] = _cells("uint8", MOST_SEATS)  # the cards of the trick, from the leader on
    row: int = _cell("uint8")  # which row of the tables of cards and bids holds in this round
    phase: int = _cell("uint8", DONE)
    dealer: int = _cell("uint8")
    turn: int = _cell("uint8")
    trump: int = _cell("uint8")
    turned: int = _cell("uint8", NO_CARD)
    bids_in: int = _cell("uint8")
    bid_sum: int = _cell("int8")  # of the bids that are numbers
    leader: int = _cell("uint8")
    led: int = _cell("uint8")  # state of the trick automaton
    played: int = _cell("uint8")  # cards in the trick
    best: int = _cell("uint8")  # the card that is winning, as it counts
    best_seat: int = _cell("uint8")
    broken: int = _cell("uint8")  # 1 once a card that breaks trumps was played
    left: int = _cell("uint8")  # tricks still to play


# The most that a table must hold, so that the compiled tables of all the games have one type.
MOST_STATES: Final = 12
MOST_ROWS: Final = 40
MOST_CONTRACT: Final = 54


class Tables(NamedTuple):
    """The answers of one rule sheet. Plain dress: nested tuples; compiled dress: a record of arrays.

    `beaten_by[trump][best]` is the mask of the cards that take the trick from `best`. `bids[row][looked]` is the
    mask of the bids that may be made (number bids are their number). `hook[row]` is the total that the last bid may
    not complete, -1 for none.
    """

    seats: int
    sides: int
    rows: int
    first_look: int  # mask of the seats that see their hand as it is dealt
    breaks: int  # mask
    bag_limit: int
    bag_cost: int
    may_lead: Sequence[int]  # [broken]: mask
    after: Sequence[Sequence[int]]  # [state][card]: state
    counts_as: Sequence[Sequence[int]]  # [state][card]: card
    follow: Sequence[int]  # [state]: mask, as the next three
    excused: Sequence[int]
    always: Sequence[int]
    barred: Sequence[int]
    beaten_by: Sequence[Sequence[int]]
    turned: Sequence[int]  # [card, or NO_CARD]: trump
    cards: Sequence[int]  # [row]
    bids: Sequence[Sequence[int]]
    hook: Sequence[int]
    seat_points: Sequence[Sequence[int]]  # [bid][won]
    contract: Sequence[int]  # [bid]
    helps: Sequence[int]  # [bid]: 0 or 1
    lone_bags: Sequence[int]  # [bid]: 0 or 1
    side_points: Sequence[Sequence[int]]  # [contract][taken]
    side_bags: Sequence[Sequence[int]]  # [contract][taken]


# (dtype, most entries in each direction) of the tables that are no single numbers
TABLE_SHAPES: Final[dict[str, tuple[str, tuple[int, ...]]]] = {
    "may_lead": ("int64", (2,)),
    "after": ("uint8", (MOST_STATES, CARD_IDS)),
    "counts_as": ("uint8", (MOST_STATES, CARD_IDS)),
    "follow": ("int64", (MOST_STATES,)),
    "excused": ("int64", (MOST_STATES,)),
    "always": ("int64", (MOST_STATES,)),
    "barred": ("int64", (MOST_STATES,)),
    "beaten_by": ("int64", (NO_TRUMP + 1, CARD_IDS)),
    "turned": ("uint8", (CARD_IDS,)),
    "cards": ("uint8", (MOST_ROWS,)),
    "bids": ("int64", (MOST_ROWS, 2)),
    "hook": ("int8", (MOST_ROWS,)),
    "seat_points": ("int32", (BID_CODES, MOST_CARDS)),
    "contract": ("uint8", (BID_CODES,)),
    "helps": ("uint8", (BID_CODES,)),
    "lone_bags": ("uint8", (BID_CODES,)),
    "side_points": ("int32", (MOST_CONTRACT, MOST_CARDS)),
    "side_bags": ("int8", (MOST_CONTRACT, MOST_CARDS)),
}


def state_fields() -> list[tuple[str, str, int]]:
    """(name, dtype, cells) of each field of the state; 0 cells: a single number."""
    return [(f.name, f.metadata["dtype"], f.metadata["cells"]) for f in fields(State)]
