"""The last two tricks, worked out exactly with the cards of a world open. Compiled text.

With two cards each, every seat chooses once: the last card is no choice. All the ways to play are tried, and from the
last seat back each takes what brings it most; what is the same to it, it leaves to the lot.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from foretrick.kernel.batch import place_after, scrambled
from foretrick.kernel.layout import DONE
from foretrick.kernel.step import legal_cards, play_card
from foretrick.search.net import Mind, final_value

MOST_ENDS = 128  # two to the seventh


class Ends(NamedTuple):
    """Room for the ways in which two tricks can end."""

    order: Any  # int64
    points: Any  # float64 [end, seat]


def fresh_ends() -> Ends:
    """Room for the ends. Not for the compiled texts."""
    return Ends(np.zeros(MOST_ENDS, np.int64), np.zeros((MOST_ENDS, 7), np.float64))


def option(tables: Any, state: Any, second: int) -> int:
    """One of the at most two cards of the seat to act."""
    legal = legal_cards(tables, state)
    if second != 0 and legal & (legal - 1) != 0:
        legal &= legal - 1
    return place_after(legal, 0)


def play_end(tables: Any, state: Any, end: int) -> None:
    """Play the two last tricks as the bits of `end` say, the first seat's in the highest."""
    for k in range(tables.seats - 1, -1, -1):
        play_card(tables, state, option(tables, state, (end >> k) & 1))
    while state.phase != DONE:
        play_card(tables, state, place_after(legal_cards(tables, state), 0))


def end_exactly(mind: Mind, at: int, room: Ends) -> None:
    """Play on from the beginning of the last trick but one; `states[at + 1]` is used to try."""
    tables, lore, states = mind.tables, mind.lore, mind.states
    ends, points = room.order, room.points
    seats = tables.seats
    first = states[at].leader
    count = 1 << seats
    for end in range(count):
        states[at + 1] = states[at]
        play_end(tables, states[at + 1], end)
        ends[end] = end
        for seat in range(seats):
            points[end, seat] = final_value(tables, lore, states[at + 1], seat)
    for k in range(seats):
        seat = (first + seats - 1 - k) % seats
        count //= 2
        for end in range(count):
            left = ends[2 * end]
            right = ends[2 * end + 1]
            gain = points[right, seat] - points[left, seat]
            if gain == 0:
                mind.chance[0] = scrambled(mind.chance[0])
                gain = 1 if mind.chance[0] & 64 != 0 else -1
            ends[end] = right if gain > 0 else left
    play_end(tables, states[at], ends[0])
