"""The compiled texts of the eyes and the net, read as plain Python: the same rows, chances and choices."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from foretrick import games
from foretrick.kernel.layout import BID, NO_BID, PLAY, State, state_fields
from foretrick.kernel.tables import tables_for
from foretrick.play import View
from foretrick.rules import RuleSheet
from foretrick.search import eyes, ladder, likely, net, thumb
from foretrick.search.lore import FIELDS, lore_of
from foretrick.search.thought import Thought
from tests.search.walks import TEXT, positions, worlds


class Places:
    """States in which putting one into a place changes what is there, as with records."""

    def __init__(self, *states: State) -> None:
        self.states = states

    def __getitem__(self, at: int) -> State:
        return self.states[at]

    def __setitem__(self, at: int, state: State) -> None:
        for name, _, _ in state_fields():
            setattr(self.states[at], name, deepcopy(getattr(state, name)))


def plain_state(record: Any) -> State:
    state = State()
    for name, _, cells in state_fields():
        setattr(state, name, record[name].tolist() if cells else int(record[name]))
    return state


def plain_mind(thought: Thought, sheet: RuleSheet, world: Any) -> net.Mind:
    """The mind with nothing compiled in it, and in its first place a world."""
    lore = SimpleNamespace(**{name: lore_of(sheet)[name].tolist() for name, _, _ in FIELDS})
    return thought.mind._replace(
        tables=tables_for(sheet),
        lore=lore,
        states=Places(plain_state(world), State(), State(), State()),
        voids=thought.hidden.voids.tolist(),
        rows=[0] * eyes.MOST_ROWS_LIT,
        desk=np.zeros(net.DESK, np.float32),
        chance=[7],
    )


def with_worlds(game: str, stops: float) -> list[tuple[View, Thought, net.Mind, net.Mind]]:
    """(view, thought, its mind, the plain mind) with one world laid out in the first place of both."""
    found = []
    for number, (_, view) in enumerate(positions(game, 2, stops, rounds=10)):
        thought = Thought(view, number)
        next(worlds(thought.mind, thought.hidden, number, [0]))
        mind = thought.mind
        mind.states[0] = mind.states[likely.WORLD]
        mind.voids[:], mind.chance[0] = thought.hidden.voids, 7
        found.append((view, thought, mind, plain_mind(thought, view.sheet, mind.states[0])))
    return found


@pytest.mark.parametrize("game", games.KEYS)
def test_the_same_rows_are_lit(game: str) -> None:
    for view, _, mind, plain in with_worlds(game, 0.05):
        ours, theirs = [0] * eyes.MOST_ROWS_LIT, np.zeros(eyes.MOST_ROWS_LIT, np.int64)
        for seat in range(view.sheet.seats):
            count = eyes.lit_rows(plain.tables, plain.lore, plain.states[0], plain.voids, seat, ours)
            again = TEXT["lit_rows"](mind.tables, mind.lore, mind.states[0], mind.voids, seat, theirs)
            assert ours[:count] == theirs[:again].tolist()


@pytest.mark.parametrize("game", games.KEYS)
def test_the_same_is_foreseen(game: str) -> None:
    asked = 0
    for view, _, mind, plain in Random(1).sample(with_worlds(game, 0.05), 12):
        for seat in range(view.sheet.seats):
            if mind.states[0].bids[seat] != NO_BID and asked < 12:
                ours = net.value_of(plain, plain.states[0], seat)
                assert TEXT["value_of"](mind, mind.states[0], seat) == pytest.approx(ours, abs=1e-3)
                assert mind.desk == pytest.approx(plain.desk, abs=1e-4)
                asked += 1
    assert asked > 6


@pytest.mark.parametrize("game", games.KEYS)
def test_the_same_is_chosen(game: str) -> None:
    few = [each for each in with_worlds(game, 0.1) if each[0].choices.bit_count() in range(2, 6)]
    for view, _, mind, plain in Random(2).sample(few, 8):
        assert view.phase in ("trump", "bid", "play")
        code = net.choose(plain, 0, 0.0)
        assert TEXT["choose"](mind, 0, 0.0) == code
        if mind.states[0].phase == PLAY:
            chosen = thumb.thumb_card(plain.tables, plain.lore, plain.states[0])
            assert TEXT["thumb_card"](mind.tables, mind.lore, mind.states[0]) == chosen
            codes = [action.code for action in view.legal]
            keys, theirs = [0] * len(codes), np.zeros(len(codes), np.int64)
            ladder.likenesses(plain, codes, keys)
            TEXT["likenesses"](mind, np.array(codes, np.int64), theirs)
            assert keys == theirs.tolist()
        elif mind.states[0].phase == BID:
            chosen = thumb.thumb_bid(plain.tables, plain.lore, plain.states[0])
            assert TEXT["thumb_bid"](mind.tables, mind.lore, mind.states[0]) == chosen


@pytest.mark.parametrize("game", games.KEYS)
def test_the_thumb_plays_a_round_alike(game: str) -> None:
    for view, _, mind, plain in with_worlds(game, 0.02):
        thumb.thumb_out(plain.tables, plain.lore, plain.states[0])
        TEXT["thumb_out"](mind.tables, mind.lore, mind.states[0])
        assert plain_state(mind.states[0]) == plain.states[0]
        for seat in range(view.sheet.seats):
            ours = net.final_value(plain.tables, plain.lore, plain.states[0], seat)
            assert TEXT["final_value"](mind.tables, mind.lore, mind.states[0], seat) == pytest.approx(ours)
