"""Matches to a score, thought to their end: what brings a hand, and what the standings promise. Compiled text."""

from __future__ import annotations

from typing import Any

from foretrick.kernel.batch import deal_round, scrambled
from foretrick.kernel.layout import DONE, PLAY
from foretrick.kernel.step import act
from foretrick.search.eyes import note_void
from foretrick.search.ladder import NET
from foretrick.search.net import Mind, choose

SUMS_IN_ANY_ORDER = True


def play_hands(mind: Mind, pack: Any, hands: int, brought: Any) -> None:
    """Play hands of the net against itself; `brought[hand]` is what each of the two sides scores, and its bags.

    No penalty is in the score: the bags are counted from none.
    """
    tables, states = mind.tables, mind.states
    state = states[0]
    for hand in range(hands):
        mind.chance[0] = scrambled(mind.chance[0])
        deal_round(tables, state, mind.chance, pack, 0, hand % tables.seats)
        for seat in range(tables.seats):
            mind.voids[seat] = 0
            mind.kinds[seat] = NET
            state.bags[seat] = 0
        while state.phase != DONE:
            code = choose(mind, 0, 0.0)
            if state.phase == PLAY:
                note_void(tables, mind.lore, state, mind.voids, code)
            act(tables, state, code)
        for side in range(2):
            brought[hand, 2 * side] = state.scores[side] + tables.bag_cost * state.penalties[side]
            brought[hand, 2 * side + 1] = state.bags[side] + tables.bag_limit * state.penalties[side]


def look_ahead(chances: Any, after: Any, first: Any, second: Any, weights: Any, found: Any) -> float:
    """One hand further: the chance that the first side wins, from every standing of the two sides.

    `chances[a, b]` is what is believed of the standings after a hand, `after[k, a]` the standing of a side at `a` to
    which the hand has brought its k-th result; a hand brings `first[n]` and `second[n]` with `weights[n]`. The largest
    change is returned.
    """
    most = 0.0
    for a in range(len(found)):
        for b in range(len(found)):
            total = 0.0
            for n in range(len(weights)):
                total += weights[n] * chances[after[first[n], a], after[second[n], b]]
            most = max(most, abs(total - found[a, b]))
            found[a, b] = total
    return most
