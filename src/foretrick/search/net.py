"""The small net: from the rows that a seat's view lights to what the seat may expect. Compiled text.

Two hidden layers of rectified units. It answers with the chance of each number of tricks that the seat's side (the
seat alone, where everybody plays for himself) will still take, and for each seat with the chance that it takes no
more trick (used where nil is bid). All weights lie in one flat array of float32: the first layer by rows, then its
bias, the second layer by inputs, its bias, the third by inputs, its bias.

A desk is the float32 array in which a net works: first layer, second layer, answers.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from foretrick.kernel.batch import below, count_of, place_after, scrambled
from foretrick.kernel.layout import BID, DONE, NO_BID, PLAY
from foretrick.kernel.step import legal_bids, legal_cards, make_bid, name_trump, play_card
from foretrick.rules import BLIND_NIL, LOOK, NIL
from foretrick.search.eyes import ROWS, lit_rows

ZERO = np.float32(0)
# Inlined so that the compiler knows their sizes, and because a call with arrays counts references to each of them.
INLINED = (
    "add_rows",
    "rectify",
    "add_layer",
    "forward",
    "chances",
    "foresee",
    "value_of",
    "worth",
    "lot",
    "likeness",
)

HEARD = 0.75  # with one card: how far the bids of the others tell the last bidder what it will take
FIRST = 128
SECOND = 32
TRICKS = 18  # numbers of tricks still to come, 0 to 17
NONE_MORE = 4  # seats, from the own one on
ANSWERS = 24  # the two together, and two that are not used

FIRST_BIAS = ROWS * FIRST
SECOND_WEIGHTS = FIRST_BIAS + FIRST
SECOND_BIAS = SECOND_WEIGHTS + FIRST * SECOND
THIRD_WEIGHTS = SECOND_BIAS + SECOND
THIRD_BIAS = THIRD_WEIGHTS + SECOND * ANSWERS
WEIGHTS = THIRD_BIAS + ANSWERS

AT_SECOND = FIRST  # places on the desk
AT_ANSWERS = FIRST + SECOND
DESK = FIRST + SECOND + ANSWERS


def layout_key() -> str:
    """Changes whenever weights of another net would be read wrongly. Not for the compiled texts."""
    return f"{ROWS}/{FIRST}/{SECOND}/{ANSWERS}"


class Mind(NamedTuple):
    """All that thinking needs, at hand in one place: what is known of the game, the weights, and room to work in."""

    tables: Any
    lore: Any
    net: Any  # float32, WEIGHTS long
    states: Any  # records: the state that is played, and room for trying
    voids: Any  # int64 by seat: mask of the suits that it is known to be out of
    rows: Any  # int64, MOST_ROWS_LIT long
    desk: Any  # float32, DESK long
    chance: Any  # int64, 1 long
    kinds: Any  # int64 by seat: who plays it when rounds are played out


def forward(net: Any, rows: Any, count: int, desk: Any) -> None:
    """The answers before they are made chances, from AT_ANSWERS on; in front of them what the two layers give."""
    second = desk[AT_SECOND:AT_ANSWERS]
    answers = desk[AT_ANSWERS:DESK]
    add_rows(net, rows, count, desk)
    rectify(desk, FIRST)
    add_layer(net[SECOND_WEIGHTS:SECOND_BIAS], net[SECOND_BIAS:THIRD_WEIGHTS], desk, FIRST, second, SECOND)
    rectify(second, SECOND)
    add_layer(net[THIRD_WEIGHTS:THIRD_BIAS], net[THIRD_BIAS:WEIGHTS], second, SECOND, answers, ANSWERS)


def add_rows(net: Any, rows: Any, count: int, desk: Any) -> None:
    """The first layer: its bias and the lit rows, four at a time so that the sums stay at hand."""
    bias = net[FIRST_BIAS:SECOND_WEIGHTS]
    for j in range(FIRST):
        desk[j] = bias[j]
    i = 0
    while i + 4 <= count:
        a = net[rows[i] * FIRST : rows[i] * FIRST + FIRST]
        b = net[rows[i + 1] * FIRST : rows[i + 1] * FIRST + FIRST]
        c = net[rows[i + 2] * FIRST : rows[i + 2] * FIRST + FIRST]
        d = net[rows[i + 3] * FIRST : rows[i + 3] * FIRST + FIRST]
        for j in range(FIRST):
            desk[j] += (a[j] + b[j]) + (c[j] + d[j])
        i += 4
    while i < count:
        a = net[rows[i] * FIRST : rows[i] * FIRST + FIRST]
        for j in range(FIRST):
            desk[j] += a[j]
        i += 1


def rectify(units: Any, count: int) -> None:
    """Let no unit be below zero."""
    for j in range(count):
        units[j] = max(units[j], ZERO)


def add_layer(weights: Any, bias: Any, units: Any, inputs: int, out: Any, width: int) -> None:
    """A dense layer, weights by inputs, eight inputs at a time; their number must be a multiple of eight."""
    for j in range(width):
        out[j] = bias[j]
    for i in range(0, inputs, 8):
        w = weights[i * width : i * width + 8 * width]
        a, b, c, d = units[i], units[i + 1], units[i + 2], units[i + 3]
        e, f, g, h = units[i + 4], units[i + 5], units[i + 6], units[i + 7]
        for j in range(width):
            low = (a * w[j] + b * w[width + j]) + (c * w[2 * width + j] + d * w[3 * width + j])
            high = (e * w[4 * width + j] + f * w[5 * width + j]) + (
                g * w[6 * width + j] + h * w[7 * width + j]
            )
            out[j] += low + high


def chances(desk: Any, left: int) -> None:
    """Make the answers chances, with at most `left` tricks to come."""
    answers = desk[AT_ANSWERS:DESK]
    top = answers[0]
    for t in range(1, left + 1):
        top = max(top, answers[t])
    total = 0.0
    for t in range(left + 1):
        answers[t] = math.exp(answers[t] - top)
        total += answers[t]
    for t in range(left + 1):
        answers[t] /= total
    for t in range(left + 1, TRICKS):
        answers[t] = 0.0
    for seat in range(TRICKS, TRICKS + NONE_MORE):
        answers[seat] = 1.0 / (1.0 + math.exp(-answers[seat]))


def foresee(mind: Mind, state: Any, seat: int) -> None:
    """The chances for a seat that has bid, as it sees the state, on the desk."""
    lit = lit_rows(mind.tables, mind.lore, state, mind.voids, seat, mind.rows)
    forward(mind.net, mind.rows, lit, mind.desk)
    chances(mind.desk, state.left)


def value_of(mind: Mind, state: Any, seat: int) -> float:
    """The points that a seat which has bid may expect of the round; of a finished one those it has."""
    if state.phase == DONE:
        return final_value(mind.tables, mind.lore, state, seat)
    foresee(mind, state, seat)
    return worth(mind.tables, mind.lore, state, seat, mind.desk)


def worth(tables: Any, lore: Any, state: Any, seat: int, desk: Any) -> float:
    """The points to be expected by the chances on the desk; with partners, those of the side less the others'."""
    answers = desk[AT_ANSWERS:DESK]
    total = 0.0
    if tables.sides == tables.seats:
        bid = state.bids[seat]
        won = state.won[seat]
        for t in range(state.left + 1):
            total += answers[t] * tables.seat_points[bid][won + t]
        return total
    return shared_worth(tables, lore, state, seat, answers)


def shared_worth(tables: Any, lore: Any, state: Any, seat: int, answers: Any) -> float:
    """`worth` for two sides of two: contracts by the tricks, nils each by its own chance.

    A seat that has not bid yet is taken to bid its fair share: a first bidder who left that out would bid for two.
    """
    left = state.left
    total = 0.0
    own_contract = 0
    own_taken = 0
    their_contract = 0
    their_taken = 0
    lone = 0
    fair = tables.cards[state.row] // 4
    other = seat
    for place in range(4):
        bid = state.bids[other]
        if bid == NO_BID:
            if place % 2 == 0:
                own_contract += fair
            else:
                their_contract += fair
        else:
            if place % 2 == 0:
                own_contract += tables.contract[bid]
                own_taken += tables.helps[bid] * state.won[other]
                lone += tables.lone_bags[bid] * state.won[other]
            else:
                their_contract += tables.contract[bid]
                their_taken += tables.helps[bid] * state.won[other]
                lone -= tables.lone_bags[bid] * state.won[other]
            if bid >= NIL:
                made = answers[TRICKS + place] if state.won[other] == 0 else 0.0
                points = made * tables.seat_points[bid][0] + (1 - made) * tables.seat_points[bid][1]
                total += points if place % 2 == 0 else -points
        other = other + 1 if other + 1 < 4 else 0
    for t in range(left + 1):
        if answers[t] > 0:
            ours = own_taken + t
            theirs = their_taken + left - t
            bags = lone + tables.side_bags[own_contract][ours] - tables.side_bags[their_contract][theirs]
            points = tables.side_points[own_contract][ours] - tables.side_points[their_contract][theirs]
            total += answers[t] * (points + bags * (1 - lore.bag_price))
    return total


def final_value(tables: Any, lore: Any, state: Any, seat: int) -> float:
    """What a finished round has brought, in the measure of `worth`."""
    if tables.sides == tables.seats:
        return float(state.scores[seat])
    own = seat % tables.sides
    total = 0.0
    for side in range(tables.sides):
        # A penalty that falls now was paid for bag by bag, so it is taken out again.
        points = float(state.scores[side]) + tables.bag_cost * state.penalties[side]
        contract = 0
        taken = 0
        bags = 0
        other = side
        while other < tables.seats:
            bid = state.bids[other]
            contract += tables.contract[bid]
            taken += tables.helps[bid] * state.won[other]
            bags += tables.lone_bags[bid] * state.won[other]
            other += tables.sides
        bags += tables.side_bags[contract][taken]
        points -= bags * lore.bag_price
        total += points if side == own else -points
    return total


def choose_card(mind: Mind, at: int, heat: float) -> int:
    """The card of the seat to act in `states[at]`; `states[at + 1]` is used to try.

    With heat 0 the card after which the seat may expect most, else one by lot in which `heat` points more make a
    card e times as likely.
    """
    tables, lore, states = mind.tables, mind.lore, mind.states
    state = states[at]
    trial = states[at + 1]
    legal = legal_cards(tables, state)
    if legal & (legal - 1) == 0:
        return place_of(legal)
    seat = state.turn
    best = -1
    best_value = 0.0
    unseen = lore.pack & ~state.seen & ~state.hands[seat]
    last_key = -1
    while legal != 0:
        card = place_of(legal)
        legal &= legal - 1
        key = likeness(tables, lore, state, unseen, card)
        if key == last_key and key >= 0:
            continue
        last_key = key
        states[at + 1] = states[at]
        play_card(tables, trial, card)
        value = value_of(mind, trial, seat)
        if heat > 0:
            value += heat * lot(mind.chance)
        if best < 0 or value > best_value:
            best = card
            best_value = value
    return best


def likeness(tables: Any, lore: Any, state: Any, unseen: int, card: int) -> int:
    """The same number for cards of a hand between which no card that is out can tell."""
    suit = lore.suit_of[card]
    counted = tables.counts_as[state.led][card]
    takes = state.played == 0 or (tables.beaten_by[state.trump][state.best] >> counted) & 1 != 0
    special = 2 if (lore.high >> card) & 1 != 0 else 1 if (lore.low >> card) & 1 != 0 else 0
    if special == 1:
        suit = 4
    above = 0 if special != 0 else count_of(unseen & lore.above[card])
    key: int = ((suit * 64 + above) * 3 + special) * 2 + (1 if takes else 0)
    return key


def place_of(mask: int) -> int:
    return place_after(mask, 0)


def lot(chance: Any) -> float:
    """A number by lot, distributed so that adding it to values and taking the largest draws from their softmax."""
    chance[0] = scrambled(chance[0])
    return -math.log(-math.log((chance[0] + 0.5) / 4294967296.0))


def choose_bid(mind: Mind, at: int, heat: float) -> int:
    """The bid of the seat to act, as `choose_card`. A hand that was not seen yet is looked at."""
    tables, lore, states = mind.tables, mind.lore, mind.states
    state = states[at]
    trial = states[at + 1]
    bids = legal_bids(tables, state)
    if (bids >> LOOK) & 1 != 0:
        return LOOK
    bids &= ~(1 << BLIND_NIL)
    seat = state.turn
    best = -1
    best_value = 0.0
    while bids != 0:
        bid = place_of(bids)
        bids &= bids - 1
        states[at + 1] = states[at]
        make_bid(tables, trial, bid)
        hide_bids(lore, trial)
        value = value_of(mind, trial, seat)
        if heat > 0:
            value += heat * lot(mind.chance)
        if best < 0 or value > best_value:
            best = bid
            best_value = value
    return best


def hide_bids(lore: Any, trial: Any) -> None:
    """Where all bid at once, the last to be asked must not see what the others bid."""
    if lore.simultaneous != 0:
        trial.phase = BID


def best_bid_value(mind: Mind, at: int, seat: int) -> float:
    """What the best number bid of a seat promises, before anybody has bid: for choosing the trump suit.

    Whoever names it bids last, and hears the others first: of what it would gain by knowing its tricks it is promised
    a share, the larger the fewer cards there are to hear of.
    """
    tables, lore, states = mind.tables, mind.lore, mind.states
    trial = states[at + 1]
    best = -1e9
    if_known = 0.0
    bids = tables.bids[states[at].row][1] & ((1 << NIL) - 1)
    while bids != 0:
        bid = place_of(bids)
        bids &= bids - 1
        states[at + 1] = states[at]
        trial.turn = seat
        make_bid(tables, trial, bid)
        hide_bids(lore, trial)
        value = value_of(mind, trial, seat)
        if value > best:
            best = value
            if_known = 0.0
            for t in range(trial.left + 1):
                if_known += mind.desk[AT_ANSWERS + t] * tables.seat_points[t][t]
    if lore.simultaneous == 0:
        best += HEARD / tables.cards[states[at].row] * (if_known - best)
    return best


def choose_trump(mind: Mind, at: int, heat: float) -> int:
    """The suit under which the dealer's hand promises most; by lot when it is not seen."""
    tables, states, chance = mind.tables, mind.states, mind.chance
    state = states[at]
    dealer = state.dealer
    if (state.looked >> dealer) & 1 == 0:
        chance[0] = scrambled(chance[0])
        return below(chance[0], 4)
    best = -1
    best_value = 0.0
    for suit in range(4):
        states[at + 1] = states[at]
        name_trump(tables, states[at + 1], suit)
        value = best_bid_value(mind, at + 1, dealer)
        if heat > 0:
            value += heat * lot(mind.chance)
        if best < 0 or value > best_value:
            best = suit
            best_value = value
    return best


def choose(mind: Mind, at: int, heat: float) -> int:
    """The action of the seat to act, by the net alone."""
    phase = mind.states[at].phase
    if phase == PLAY:
        return choose_card(mind, at, heat)
    if phase == BID:
        return choose_bid(mind, at, heat)
    return choose_trump(mind, at, heat)
