"""How the net learns: it plays rounds against itself and remembers what came of each situation. Compiled text.

A lesson is a seat's view (the lit rows) just after it has acted, or as a trick begins, and the tricks that came
after it. The net is made to expect them: cross-entropy for their number, and for each seat of a partnership game
whether it took another one. Weights move by Adam.
"""

from __future__ import annotations

import math
from typing import Any

from foretrick.kernel.batch import below, deal_round, pick, scrambled
from foretrick.kernel.layout import BID, DONE, PLAY, TRUMP
from foretrick.kernel.step import act, legal
from foretrick.rules import LOOK
from foretrick.search.eyes import lit_rows, note_void, side_won
from foretrick.search.ladder import CARELESS, NET, QUICK
from foretrick.search.net import (
    ANSWERS,
    AT_ANSWERS,
    AT_SECOND,
    DESK,
    FIRST,
    FIRST_BIAS,
    NONE_MORE,
    SECOND,
    SECOND_BIAS,
    SECOND_WEIGHTS,
    THIRD_BIAS,
    THIRD_WEIGHTS,
    TRICKS,
    Mind,
    chances,
    choose,
    forward,
    hide_bids,
)
from foretrick.search.thumb import thumb_choice

SUMS_IN_ANY_ORDER = True
CARELESSNESS = 6


def note(mind: Mind, state: Any, seat: int, lessons: Any, at: int) -> None:
    """Write down what `seat` sees, and what has been won so far."""
    tables = mind.tables
    lesson = lessons[at]
    count = lit_rows(tables, mind.lore, state, mind.voids, seat, mind.rows)
    for i in range(count):
        lesson.rows[i] = mind.rows[i]
    lesson.count = count
    lesson.seat = seat
    lesson.left = state.left
    lesson.side_won = side_won(tables, state, seat)
    for other in range(tables.seats):
        lesson.won[other] = state.won[other]


def close(tables: Any, state: Any, lessons: Any, begin: int, end: int) -> None:
    """The round is over: write down what came after each lesson."""
    for at in range(begin, end):
        lesson = lessons[at]
        lesson.target = side_won(tables, state, lesson.seat) - lesson.side_won
        lesson.none_more = 0
        if tables.sides < tables.seats:
            for place in range(tables.seats):
                other = (lesson.seat + place) % tables.seats
                if state.won[other] == lesson.won[other]:
                    lesson.none_more |= 1 << place


def play_lessons(mind: Mind, pack: Any, rounds: int, heat: float, slips: int, lessons: Any, at: int) -> int:
    """Play rounds and note lessons from place `at` on; the place after the last.

    `heat` is that of each choice in points, and of a thousand choices `slips` are left to the lot. Only what
    the net does itself is a lesson.
    """
    tables, states, voids, chance, kinds = mind.tables, mind.states, mind.voids, mind.chance, mind.kinds
    state = states[0]
    for _ in range(rounds):
        row = some_row(tables, chance)
        deal_round(tables, state, chance, pack, row, some(chance, tables.seats))
        for seat in range(tables.seats):
            voids[seat] = 0
        seat_players(tables, chance, kinds)
        begin = at
        while state.phase != DONE:
            seat = state.turn
            phase = state.phase
            if phase == PLAY and state.played == 0:
                watcher = some(chance, tables.seats)
                if kinds[watcher] == NET:
                    note(mind, state, watcher, lessons, at)
                    at += 1
            code = choice_of(mind, kinds[seat], heat, slips)
            if phase == PLAY:
                note_void(tables, mind.lore, state, voids, code)
            act(tables, state, code)
            if kinds[seat] != NET or phase == TRUMP or (code == LOOK and phase == BID) or state.left == 0:
                continue
            states[1] = state
            if phase == BID:
                hide_bids(mind.lore, states[1])
            note(mind, states[1], seat, lessons, at)
            at += 1
        close(tables, state, lessons, begin, at)
    return at


def some(chance: Any, count: int) -> int:
    """A number below `count` by lot."""
    chance[0] = scrambled(chance[0])
    return below(chance[0], count)


def some_row(tables: Any, chance: Any) -> int:
    """A round of the match by lot, the smaller ones more often: they give fewer lessons."""
    row = some(chance, tables.rows)
    lot = some(chance, 8)
    if lot == 0:  # the smallest of all
        for place in range(tables.rows):
            row = smaller(tables, row, place)
    elif lot <= 2:
        row = smaller(tables, row, some(chance, tables.rows))
    return row


def smaller(tables: Any, row: int, other: int) -> int:
    """Of two rounds the one with fewer cards."""
    return other if tables.cards[other] < tables.cards[row] else row


def seat_players(tables: Any, chance: Any, kinds: Any) -> None:
    """Who plays each seat of a round: in every second one the net everywhere, else a company of all sorts, so that
    the net learns what comes of its choices among people who play otherwise than it does. With partners it is always
    the net: the others are too weak there, and it would learn to bid too high.
    """
    mixed = some(chance, 2) == 1 and tables.sides == tables.seats
    for seat in range(tables.seats):
        lot = some(chance, 10)
        kinds[seat] = NET if not mixed or lot < 5 else QUICK if lot < 8 else CARELESS


def choice_of(mind: Mind, kind: int, heat: float, slips: int) -> int:
    """The action of the seat to act, by whoever plays it."""
    state = mind.states[0]
    if some(mind.chance, 1000) < slips:
        mind.chance[0] = scrambled(
            mind.chance[0]
        )  # the last number is a small one, so it cannot be used again
        return pick(mind.chance[0], legal(mind.tables, state))
    if kind == QUICK:
        return thumb_choice(mind.tables, mind.lore, state)
    return choose(mind, 0, heat if kind == NET else CARELESSNESS * heat)


def learn(
    net: Any,
    slope: Any,
    drift: Any,
    spread: Any,
    desk: Any,
    back: Any,
    lessons: Any,
    order: Any,
    dials: Any,
    partners: int,
) -> float:
    """One step of Adam over the lessons named in `order`; the mean loss before it.

    `dials` (float32): rate, share of the old drift kept, share of the old spread kept, steps made, 1, and a number too
    small to matter.
    """
    for i in range(len(slope)):
        slope[i] = 0
    loss = 0.0
    for k in range(len(order)):
        loss += lean(net, slope, desk, back, lessons[order[k]], partners)
    dials[3] += 1
    move(net, slope, drift, spread, dials, len(order))
    return loss / len(order)


def lean(net: Any, slope: Any, desk: Any, back: Any, lesson: Any, partners: int) -> float:
    """Add the slope of one lesson's loss; the loss."""
    rows = lesson.rows
    count = lesson.count
    forward(net, rows, count, desk)
    chances(desk, lesson.left)
    answers = desk[AT_ANSWERS:DESK]
    third = back[AT_ANSWERS:DESK]
    loss = -math.log(answers[lesson.target] + 1e-9)
    for t in range(ANSWERS):
        third[t] = answers[t] if t < TRICKS else 0
    third[lesson.target] -= 1
    if partners != 0:
        for place in range(NONE_MORE):
            chance = answers[TRICKS + place]
            hit = (lesson.none_more >> place) & 1
            third[TRICKS + place] = chance - hit
            loss -= math.log((chance if hit != 0 else 1 - chance) + 1e-9)
    for t in range(ANSWERS):
        slope[THIRD_BIAS + t] += third[t]
    second = desk[AT_SECOND:AT_ANSWERS]
    second_back = back[AT_SECOND:AT_ANSWERS]
    for i in range(SECOND):
        second_back[i] = 0
        unit = second[i]
        if unit > 0:
            weights = net[THIRD_WEIGHTS + i * ANSWERS : THIRD_WEIGHTS + i * ANSWERS + ANSWERS]
            into = slope[THIRD_WEIGHTS + i * ANSWERS : THIRD_WEIGHTS + i * ANSWERS + ANSWERS]
            total = second_back[i]
            for t in range(ANSWERS):
                total += weights[t] * third[t]
                into[t] += unit * third[t]
            second_back[i] = total
    for j in range(SECOND):
        slope[SECOND_BIAS + j] += second_back[j]
    for i in range(FIRST):
        back[i] = 0
        unit = desk[i]
        if unit > 0:
            weights = net[SECOND_WEIGHTS + i * SECOND : SECOND_WEIGHTS + i * SECOND + SECOND]
            into = slope[SECOND_WEIGHTS + i * SECOND : SECOND_WEIGHTS + i * SECOND + SECOND]
            total = back[i]
            for j in range(SECOND):
                total += weights[j] * second_back[j]
                into[j] += unit * second_back[j]
            back[i] = total
    for j in range(FIRST):
        slope[FIRST_BIAS + j] += back[j]
    for i in range(count):
        into = slope[rows[i] * FIRST : rows[i] * FIRST + FIRST]
        for j in range(FIRST):
            into[j] += back[j]
    return loss


def move(net: Any, slope: Any, drift: Any, spread: Any, dials: Any, lessons: int) -> None:
    """Adam: move each weight against its slope, at a pace of its own."""
    one = dials[4]
    keep = dials[1]
    keep_spread = dials[2]
    share = one / lessons
    rate = dials[0] * math.sqrt(one - keep_spread ** dials[3]) / (one - keep ** dials[3])
    small = dials[5]
    for i in range(len(net)):
        g = slope[i] * share
        drift[i] = keep * drift[i] + (one - keep) * g
        spread[i] = keep_spread * spread[i] + (one - keep_spread) * g * g
        net[i] -= rate * drift[i] / (math.sqrt(spread[i]) + small)
