"""Whole rounds by chance, and the small arithmetic that they need. The same text serves both dresses.

Chance is one number of 32 bits that is never 0 (xorshift), kept in a sequence of length 1, so that both dresses
draw the same numbers.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

from foretrick.kernel.layout import NO_CARD, PLAY, State, Tables
from foretrick.kernel.step import act, legal, legal_cards, next_seat, play_card, start_round

BITS_32: Final = 0xFFFFFFFF
# A power of two is known by its rest modulo 67: this finds the place of a single bit without a loop.
PLACE_OF_REST: Final = tuple(
    next((place for place in range(63) if (1 << place) % 67 == rest), 0) for rest in range(67)
)


def scrambled(number: int) -> int:
    """The number of chance that follows this one, from 1 to 2**32 - 1."""
    number ^= (number << 13) & BITS_32
    number ^= number >> 17
    return number ^ ((number << 5) & BITS_32)


def below(number: int, count: int) -> int:
    """A number of chance brought down to 0 .. count - 1."""
    return (number * count) >> 32


def count_of(mask: int) -> int:
    """How many bits a mask has; it must be non-negative and below 2**63."""
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    return (mask + (mask >> 32)) & 127


def place_after(mask: int, skip: int) -> int:
    """The place of the lowest bit of a mask when so many lower ones are skipped."""
    while skip > 0:
        mask &= mask - 1
        skip -= 1
    return PLACE_OF_REST[(mask & -mask) % 67]


def pick(number: int, mask: int) -> int:
    """One of the codes of a mask, each as likely as the others, by a number of chance."""
    return place_after(mask, below(number, count_of(mask)))


def deal_round(
    tables: Tables,
    state: State,
    chance: MutableSequence[int],
    pack: MutableSequence[int],
    row: int,
    dealer: int,
) -> None:
    """Deal a round from the pack, which is left in another order."""
    size = len(pack)
    dealt = tables.seats * tables.cards[row]
    for seat in range(tables.seats):
        state.hands[seat] = 0
    number = chance[0]  # kept at hand: going through memory for each card would take longer than the deal
    seat = 0
    for place in range(min(dealt + 1, size)):
        number = scrambled(number)
        other = place + below(number, size - place)
        card = pack[other]
        pack[other] = pack[place]
        pack[place] = card
        if place < dealt:
            state.hands[seat] |= 1 << card
            seat = next_seat(tables, seat)
    chance[0] = number
    turned = pack[dealt] if dealt < size else NO_CARD
    start_round(tables, state, row, dealer, state.hands, turned)


def finish_round(tables: Tables, state: State, chance: MutableSequence[int]) -> int:
    """Play a round to its end, every choice by chance; the number of actions."""
    actions = 0
    number = chance[0]
    while state.phase < PLAY:
        number = scrambled(number)
        act(tables, state, pick(number, legal(tables, state)))
        actions += 1
    while state.phase == PLAY:
        number = scrambled(number)
        play_card(tables, state, pick(number, legal_cards(tables, state)))
        actions += 1
    chance[0] = number
    return actions


def play_rounds(
    tables: Tables, state: State, chance: MutableSequence[int], pack: MutableSequence[int], rounds: int
) -> int:
    """Deal and play so many rounds, through the rows of the tables in turn; the number of actions."""
    actions = 0
    row = 0
    dealer = 0
    for _ in range(rounds):
        deal_round(tables, state, chance, pack, row, dealer)
        actions += finish_round(tables, state, chance)
        row = row + 1 if row + 1 < tables.rows else 0
        dealer = next_seat(tables, dealer)
    return actions
