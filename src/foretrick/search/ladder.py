"""Weighing the actions of a seat over worlds. Compiled text.

In each world every action still considered is tried, and the net acts for everybody until enough is known: until
the round is over, or a trick is taken and no more than `until` tricks are left, where the net tells what the seat
may expect. Nobody in a world acts on what he cannot see, so no action looks good only because the cards lie open.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from foretrick.kernel.batch import below, scrambled
from foretrick.kernel.layout import DONE, NO_BID, PLAY, TRUMP
from foretrick.kernel.step import act, make_bid
from foretrick.rules import NIL
from foretrick.search.endings import Ends, end_exactly
from foretrick.search.eyes import note_void, side_need, side_won
from foretrick.search.likely import ROOT, TABLE, WORLD, Hidden, lay_world, likely_world, world_number
from foretrick.search.net import (
    AT_ANSWERS,
    TRICKS,
    Mind,
    best_bid_value,
    choose,
    choose_bid,
    final_value,
    hide_bids,
    likeness,
    value_of,
)
from foretrick.search.plans import DEEPEST, Plan, find_place, key_after, learn_from_world, turn_on_plan
from foretrick.search.thumb import thumb_choice, thumb_out

# Who plays a seat: the net, the quick player, or the net with much more left to the lot (in training alone).
NET, QUICK, CARELESS = 0, 1, 2


class Course(NamedTuple):
    """How far a world is played out, and how: see `thought.Way`."""

    until: int  # tricks left at which the net is asked
    quick: int
    draws: int
    planned: int  # tricks left at which the plan ends
    exact: int


def weigh(
    mind: Mind,
    hidden: Hidden,
    seat: int,
    codes: Any,
    values: Any,
    tricks: Any,
    made: Any,
    stands: Any,
    first: int,
    seed: int,
    course: Course,
    plan: Plan,
    ends: Ends,
) -> None:
    """Fill `values[world, k]` for the worlds from number `first` on, and add to `tricks[k, n]` and `made[k]` the
    chances of the tricks in the end and of the bid being made. If there is room in `stands[world, k]`, the scores and
    the bags of two sides in the end go there; every world must then be played to its end.

    World number n is the same for the same seed, whatever is asked of it, unless worlds are drawn by the bids, where it
    follows from those before. A code below 0 is left out.
    """
    states, chance = mind.states, mind.chance
    for world in range(len(values)):
        likely_world(mind, hidden, seat, world_number(seed, first + world), course.draws)
        seat_others(mind, seat, course.quick)
        drawn = chance[0]
        for k in range(len(codes)):
            if codes[k] >= 0:
                chance[0] = drawn
                begin_in_world(mind, hidden, codes[k])
                turns = play_on(mind, TABLE, seat, course, plan, key_after(1, codes[k]), ends)
                state = states[TABLE]
                values[world, k] = value_of(mind, state, seat)
                made[k] += note_tricks(mind, state, seat, tricks[k])
                learn_from_world(plan, turns, values[world, k])
                if len(stands) > 0:
                    note_standings(state, stands[world, k])


def note_standings(state: Any, stand: Any) -> None:
    """The scores of the two sides, then their bags."""
    for side in range(2):
        stand[side] = state.totals[side]
        stand[2 + side] = state.bags[side]


def begin_in_world(mind: Mind, hidden: Hidden, code: int) -> None:
    """Do the action in a copy of the world that is laid out."""
    state = mind.states[TABLE]
    mind.states[TABLE] = mind.states[WORLD]
    for other in range(hidden.seats):
        mind.voids[other] = hidden.voids[other]
    if state.phase == PLAY:
        note_void(mind.tables, mind.lore, state, mind.voids, code)
    act(mind.tables, state, code)


def play_on(mind: Mind, at: int, seat: int, course: Course, plan: Plan, key: int, ends: Ends) -> int:
    """Let everybody act until the round is over, or a trick is taken and few enough are left; the number of the
    seat's turns that were looked up in its plan. `key` is what the seat has seen since the root.
    """
    tables, lore, voids = mind.tables, mind.lore, mind.voids
    state = mind.states[at]
    turns = 0
    while state.phase != DONE and not (
        state.phase == PLAY and state.played == 0 and state.left <= course.until
    ):
        if course.exact != 0 and state.phase == PLAY and state.left == 2 and state.played == 0:
            end_exactly(mind, at, ends)
            return turns
        place = -1
        if state.phase == PLAY and state.turn == seat and state.left > course.planned and turns < DEEPEST:
            place = find_place(plan, key)
        if place >= 0:
            code = turn_on_plan(mind, plan, at, place, key, turns)
            turns += 1
        elif mind.kinds[state.turn] == QUICK:
            code = thumb_choice(tables, lore, state)
        else:
            code = choose(mind, at, 0.0)
        if state.phase == PLAY:
            note_void(tables, lore, state, voids, code)
        key = key_after(key, code)
        act(tables, state, code)
    return turns


def seat_others(mind: Mind, seat: int, quick: int) -> None:
    """Who plays in a world: the net for the seat and its partner, and for each of the others by lot, `quick` times in
    a hundred the quick player, so that no plan counts on everybody thinking alike.
    """
    sides = mind.tables.sides
    for other in range(mind.tables.seats):
        mind.chance[0] = scrambled(mind.chance[0])
        against = other % sides != seat % sides
        mind.kinds[other] = QUICK if against and below(mind.chance[0], 100) < quick else NET


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


def look_out(mind: Mind, at: int, seat: int, tricks: Any) -> float:
    """What the seat may expect as it stands in `states[at]`, without a search; its value is left in `tricks[-1]`, the
    chance to make the bid is returned. A seat that has not bid makes the bid that promises most.
    """
    state = mind.states[at]
    if state.bids[seat] == NO_BID:
        state.turn = seat
        bid = choose_bid(mind, at, 0.0)
        make_bid(mind.tables, state, bid)
        hide_bids(mind.lore, state)
    tricks[len(tricks) - 1] = value_of(mind, state, seat)
    return note_tricks(mind, state, seat, tricks)


def opinions(mind: Mind, hidden: Hidden, seat: int, codes: Any, values: Any, tricks: Any, made: Any) -> None:
    """What the net expects of each action at the root, by what the seat sees and without any world: the value, the
    chances of the tricks in the end and that of the bid being made. Where a suit is named, the best bid follows.
    """
    states = mind.states
    state = states[TABLE]
    states[WORLD] = states[ROOT]
    for k in range(len(codes)):
        begin_in_world(mind, hidden, codes[k])
        if states[ROOT].phase == TRUMP:
            values[k] = best_bid_value(mind, TABLE, seat)
            made[k] = look_out(mind, TABLE, seat, tricks[k])
            continue
        values[k] = value_of(mind, state, seat)
        made[k] = note_tricks(mind, state, seat, tricks[k])


def likenesses(mind: Mind, codes: Any, keys: Any) -> None:
    """For each card of the seat to act a number that equal cards share."""
    state = mind.states[ROOT]
    unseen = mind.lore.pack & ~state.seen & ~state.hands[state.turn]
    for k in range(len(codes)):
        keys[k] = likeness(mind.tables, mind.lore, state, unseen, codes[k])


def weigh_flat(
    mind: Any, hidden: Any, seat: int, codes: Any, values: Any, tricks: Any, made: Any, first: int, seed: int
) -> None:
    """As `weigh`, every playout to the end by the thumb."""
    for world in range(len(values)):
        lay_world(mind, hidden, world_number(seed, first + world))
        for k in range(len(codes)):
            if codes[k] >= 0:
                begin_in_world(mind, hidden, codes[k])
                state = mind.states[TABLE]
                thumb_out(mind.tables, mind.lore, state)
                values[world, k] = final_value(mind.tables, mind.lore, state, seat)
                made[k] += note_tricks(mind, state, seat, tricks[k])


def thumb_rounds(mind: Any, rounds: int) -> int:
    """Play the round at the root to its end so many times; the tricks of seat 0 in all. For measuring."""
    tricks = 0
    for _ in range(rounds):
        mind.states[TABLE] = mind.states[0]
        thumb_out(mind.tables, mind.lore, mind.states[TABLE])
        tricks += mind.states[TABLE].won[0]
    return tricks
