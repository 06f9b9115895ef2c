"""What a seat will do at its next turns, found out over the worlds: a tree of information sets. Compiled text.

A place of the tree is one of the seat's own turns to come: all that it has seen since the root, and nothing that is
hidden from it, leads there. So it does the same in every world that looks the same, and what it does is what has
brought most in the worlds before. Until there are some, the net's opinion counts as so many worlds.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from foretrick.kernel.batch import place_after
from foretrick.kernel.layout import CARD_IDS
from foretrick.kernel.step import legal_cards, play_card
from foretrick.search.net import Mind, likeness, value_of

PLACES = 1 << 14
BRANCHES = 18
DEEPEST = 20  # own turns in one world
OPINION = 12  # worlds that the net's opinion counts for
CURIOSITY = (
    0.05  # how much a branch that was tried seldom is favoured, as a part of what hangs on a bid of one
)

INLINED = ("find_place",)


class Plan(NamedTuple):
    """The tree, and the way that the world at hand has taken through it."""

    keys: Any  # int64 by place; 0: nothing is there yet
    branches: Any  # int64 by place: how many
    codes: Any  # uint8 [place, branch]
    opinion: Any  # float32 [place, branch]: the net's
    sums: Any  # float64 [place, branch]: what the worlds brought that went there
    worlds: Any  # int64 [place, branch]
    way: Any  # int64 [turn, 2]: place and branch


def fresh_plan(wanted: bool) -> Plan:
    """An empty tree; one without any room where none is wanted. Not for the compiled texts."""
    places = PLACES if wanted else 0
    return Plan(
        np.zeros(places, np.int64),
        np.zeros(places, np.int64),
        np.zeros((places, BRANCHES), np.uint8),
        np.zeros((places, BRANCHES), np.float32),
        np.zeros((places, BRANCHES), np.float64),
        np.zeros((places, BRANCHES), np.int64),
        np.zeros((DEEPEST, 2), np.int64),
    )


def find_place(plan: Plan, key: int) -> int:
    """Where a turn is kept, or would be; -1 when there is no room near."""
    if len(plan.keys) == 0:
        return -1
    place = key & (PLACES - 1)
    for _ in range(8):
        if plan.keys[place] == key or plan.keys[place] == 0:
            return place
        place = (place + 1) & (PLACES - 1)
    return -1


def open_place(mind: Mind, plan: Plan, at: int, place: int, key: int) -> None:
    """Note the cards of the seat to act, of equal ones the first, with what the net thinks of them."""
    tables, lore, states = mind.tables, mind.lore, mind.states
    state = states[at]
    seat = state.turn
    unseen = lore.pack & ~state.seen & ~state.hands[seat]
    legal = legal_cards(tables, state)
    count = 0
    last_key = -1
    while legal != 0:
        card = place_after(legal, 0)
        legal &= legal - 1
        like = likeness(tables, lore, state, unseen, card)
        if like == last_key and like >= 0:
            continue
        last_key = like
        states[at + 1] = states[at]
        play_card(tables, states[at + 1], card)
        plan.codes[place, count] = card
        plan.opinion[place, count] = value_of(mind, states[at + 1], seat)
        plan.sums[place, count] = 0
        plan.worlds[place, count] = 0
        count += 1
    plan.keys[place] = key
    plan.branches[place] = count


def choose_branch(plan: Plan, place: int, curiosity: float) -> int:
    """The branch that has brought most, the net's opinion counted in. The opinion is taken for what it says of the
    differences: how much all of the place is worth, the worlds tell.
    """
    count = plan.branches[place]
    tried = 0
    gained = 0.0
    for k in range(count):
        tried += plan.worlds[place, k]
        gained += plan.sums[place, k] - plan.worlds[place, k] * plan.opinion[place, k]
    shift = gained / (tried + OPINION)
    best = 0
    best_value = -1e18
    for k in range(count):
        worlds = plan.worlds[place, k]
        guess = plan.opinion[place, k] + shift
        value = guess + (plan.sums[place, k] - worlds * guess) / (worlds + OPINION)
        value += curiosity * (tried + 1) ** 0.5 / (worlds + OPINION)
        if value > best_value:
            best = k
            best_value = value
    return best


def turn_on_plan(mind: Mind, plan: Plan, at: int, place: int, key: int, turn: int) -> int:
    """The card that the plan has for the seat to act, noted as the world's turn of that number."""
    if plan.keys[place] == 0:
        open_place(mind, plan, at, place, key)
    branch = choose_branch(plan, place, CURIOSITY * mind.lore.stake)
    plan.way[turn, 0] = place
    plan.way[turn, 1] = branch
    card: int = plan.codes[place, branch]
    return card


def learn_from_world(plan: Plan, turns: int, value: float) -> None:
    """What a world brought goes to all the branches on its way."""
    for turn in range(turns):
        place = plan.way[turn, 0]
        branch = plan.way[turn, 1]
        plan.sums[place, branch] += value
        plan.worlds[place, branch] += 1


def key_after(key: int, code: int) -> int:
    """The number of what has been seen so far and one more card, never 0."""
    key = (key ^ (code + CARD_IDS)) * 0x2545F4914F6CDD1D & 0x3FFFFFFFFFFFFFFF
    return (key ^ (key >> 29)) | 1
