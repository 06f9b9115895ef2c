"""Weighing the actions of a seat over worlds. Compiled text.

In each world every action still considered is tried, and the net acts for everybody until enough is known: until
the round is over, or a trick is taken and no more than `until` tricks are left, where the net tells what the seat
may expect. Nobody in a world acts on what he cannot see, so no action looks good only because the cards lie open.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from foretrick.kernel.batch import scrambled
from foretrick.kernel.layout import DONE, NO_BID, PLAY
from foretrick.kernel.step import act, make_bid
from foretrick.rules import NIL
from foretrick.search.eyes import note_void, side_need, side_won
from foretrick.search.net import (
    AT_ANSWERS,
    TRICKS,
    Mind,
    choose_bid,
    hide_bids,
    likeness,
    play_out,
    value_of,
)
from foretrick.search.worlds import draw_world

ROOT, WORLD, TABLE = 0, 1, 2  # places of the mind's states; the net tries things behind the last


class Hidden(NamedTuple):
    """What is hidden from the seat, ready for drawing worlds (see `worlds`)."""

    held: Any  # int64 by seat
    might: Any  # int64 by seat: masks
    unseen: int
    seats: int
    bound: Any  # int64 by place
    bounds: int
    ways: Any  # float64
    size: int
    pile: Any  # int64, room for the unseen cards
    voids: Any  # int64 by seat: the voids known before the action


def weigh(
    mind: Mind,
    hidden: Hidden,
    seat: int,
    codes: Any,
    values: Any,
    tricks: Any,
    made: Any,
    first: int,
    seed: int,
    until: int,
) -> None:
    """Fill `values[world, k]` for the worlds from number `first` on, and add to `tricks[k, n]` and `made[k]` the
    chances of the tricks in the end and of the bid being made.

    World number n is the same for the same seed, whatever is asked of it. A code below 0 is left out.
    """
    states, chance = mind.states, mind.chance
    for world in range(len(values)):
        lay_world(mind, hidden, world_number(seed, first + world))
        drawn = chance[0]
        for k in range(len(codes)):
            if codes[k] >= 0:
                chance[0] = drawn
                begin_in_world(mind, hidden, codes[k])
                play_out(mind, TABLE, 0.0, until)
                state = states[TABLE]
                values[world, k] = value_of(mind, state, seat)
                made[k] += note_tricks(mind, state, seat, tricks[k])


def lay_world(mind: Mind, hidden: Hidden, number: int) -> None:
    """Lay out a world: the root with the hidden cards given out."""
    mind.chance[0] = number
    mind.states[WORLD] = mind.states[ROOT]
    draw_world(
        hidden.held,
        hidden.might,
        hidden.unseen,
        hidden.seats,
        hidden.bound,
        hidden.bounds,
        hidden.ways,
        hidden.size,
        hidden.pile,
        mind.chance,
        mind.states[WORLD].hands,
    )


def world_number(seed: int, world: int) -> int:
    """A number of chance for a world, from 1 on."""
    number = (seed * 2654435761 + world * 40503 + 12345) & 0x7FFFFFFF
    number = scrambled(number + 1)
    return scrambled(scrambled(number))


def begin_in_world(mind: Mind, hidden: Hidden, code: int) -> None:
    """Do the action in a copy of the world that is laid out."""
    state = mind.states[TABLE]
    mind.states[TABLE] = mind.states[WORLD]
    for other in range(hidden.seats):
        mind.voids[other] = hidden.voids[other]
    if state.phase == PLAY:
        note_void(mind.tables, mind.lore, state, mind.voids, code)
    act(mind.tables, state, code)


def note_tricks(mind: Mind, state: Any, seat: int, tricks: Any) -> float:
    """Add the chances of the tricks in the end to `tricks`; the chance that the bid is made.

    Of a round that goes on, the desk must hold what the seat foresees.
    """
    won = side_won(mind.tables, state, seat)
    wanted = side_need(mind.tables, state, seat) + won
    if state.phase == DONE:
        tricks[won] += 1
        return made_with(mind.tables, state, seat, wanted, won)
    made = 0.0
    for t in range(state.left + 1):
        chance = mind.desk[AT_ANSWERS + t]
        tricks[won + t] += chance
        made += chance * made_with(mind.tables, state, seat, wanted, won + t)
    if state.bids[seat] >= NIL:
        return mind.desk[AT_ANSWERS + TRICKS] if state.won[seat] == 0 else 0.0
    return made


def made_with(tables: Any, state: Any, seat: int, wanted: int, won: int) -> float:
    """1 if the bid is made by a side that ends with `won` tricks, else 0. A nil looks at its own tricks."""
    if tables.sides == tables.seats:
        return 1.0 if won == wanted else 0.0
    if state.bids[seat] >= NIL:
        return 1.0 if state.won[seat] == 0 else 0.0
    return 1.0 if won >= wanted else 0.0


def look_out(mind: Mind, seat: int, tricks: Any) -> float:
    """What the seat may expect at the root, without a search; its value is left in `tricks[-1]`, the chance to make
    the bid is returned. A seat that has not bid is taken to make the bid that promises most.
    """
    mind.states[TABLE] = mind.states[ROOT]
    state = mind.states[TABLE]
    if state.bids[seat] == NO_BID:
        state.turn = seat
        bid = choose_bid(mind, TABLE, 0.0)
        make_bid(mind.tables, state, bid)
        hide_bids(mind.lore, state)
    tricks[len(tricks) - 1] = value_of(mind, state, seat)
    return note_tricks(mind, state, seat, tricks)


def likenesses(mind: Mind, codes: Any, keys: Any) -> None:
    """For each card of the seat to act a number that equal cards share."""
    state = mind.states[ROOT]
    unseen = mind.lore.pack & ~state.seen & ~state.hands[state.turn]
    for k in range(len(codes)):
        keys[k] = likeness(mind.tables, mind.lore, state, unseen, codes[k])
