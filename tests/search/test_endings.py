"""The last two tricks with open cards: no seat could have done better with its one choice."""

import random
from itertools import product
from typing import Any

import pytest

from foretrick import Match, games
from foretrick.kernel import dress
from foretrick.kernel.layout import DONE, PLAY
from foretrick.search import endings
from foretrick.search.lore import lore_of
from foretrick.search.net import Mind
from foretrick.search.thought import Thought
from tests.search.walks import TEXT

KERNEL = dress.compiled()


def two_tricks_left(game: str, number: int) -> Mind:
    """A mind in whose first state a round has come, by any legal moves, to two cards in every hand."""
    chance = random.Random(f"{game}/{number}")
    fewest, most = games.GAMES[game].seats
    sheet = games.sheet(game, chance.randint(fewest, most))
    thought = Thought(Match(game, sheet.seats, seed=1).view(1), 0)
    mind = thought.mind._replace(tables=KERNEL.tables(sheet), lore=lore_of(sheet), states=KERNEL.states(16))
    rows = [row for row, cards in enumerate(sheet.deals) if cards >= 2]
    state = mind.states[0]
    lot = KERNEL.chance(number + 1)
    KERNEL.deal_round(
        mind.tables, state, lot, KERNEL.pack(sheet), chance.choice(rows), chance.randrange(sheet.seats)
    )
    while not (state.phase == PLAY and state.left == 2 and state.played == 0):
        KERNEL.act(mind.tables, state, chance.choice(legal(mind, 0)))
    return mind


def legal(mind: Mind, at: int) -> list[int]:
    mask = KERNEL.legal(mind.tables, mind.states[at])
    return [code for code in range(64) if mask >> code & 1]


def brought(mind: Mind, at: int) -> tuple[float, ...]:
    seats = range(int(mind.tables["seats"]))
    return tuple(TEXT["final_value"](mind.tables, mind.lore, mind.states[at], seat) for seat in seats)


def best_ends(mind: Mind, at: int) -> set[tuple[float, ...]]:
    """All that may come of it when every seat does its best and what is the same to it may fall either way."""
    state = mind.states[at]
    if state.phase == DONE:
        return {brought(mind, at)}
    mover = int(state.turn)
    branches: list[set[tuple[float, ...]]] = []
    for card in legal(mind, at):
        mind.states[at + 1] = mind.states[at]
        KERNEL.act(mind.tables, mind.states[at + 1], card)
        branches.append(best_ends(mind, at + 1))
    found: set[tuple[float, ...]] = set()
    for ends in product(*branches):
        most = max(end[mover] for end in ends)
        found |= {end for end in ends if end[mover] == most}
    return found


@pytest.mark.parametrize("game", games.KEYS)
def test_the_last_two_tricks_are_played_as_well_as_can_be(game: str) -> None:
    room: Any = endings.fresh_ends()
    choices = 0
    for number in range(60):
        mind = two_tricks_left(game, number)
        best = best_ends(mind, 0)
        TEXT["end_exactly"](mind, 0, room)
        assert mind.states[0].phase == DONE
        assert brought(mind, 0) in best
        choices += len(best) > 1
    assert choices < 60
