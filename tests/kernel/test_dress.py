"""The compiled dress against the plain one: the same text must end in the same states, to the last field."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import numba
import numpy as np
import pytest

from foretrick import games
from foretrick.kernel import batch, dress, layout, step
from foretrick.kernel.tables import tables_for
from foretrick.rules import RuleSheet
from tests.rules.draws import some_options

ROUNDS_A_GAME = 2_000


def same(plain: layout.State, record: Any) -> list[str]:
    """The fields in which the two dresses differ."""
    return [
        name
        for name, _, cells in layout.state_fields()
        if (list(record[name]) if cells else int(record[name])) != getattr(plain, name)
    ]


def some_sheets(game: str, count: int) -> list[RuleSheet]:
    rng = Random(game)
    fewest, most = games.GAMES[game].seats
    seats = [rng.randint(fewest, most) for _ in range(count)]
    return [games.sheet(game, number, some_options(rng, game, number)) for number in seats]


@pytest.mark.parametrize("game", games.KEYS)
def test_both_dresses_play_the_same_rounds(game: str) -> None:
    made = dress.compiled()
    sheets = some_sheets(game, 40)
    for seed, sheet in enumerate(sheets, 1):
        plain, record = layout.State(), made.states(1)[0]
        ours, theirs = [seed], made.chance(seed)
        pack, cards = list(map(int, sheet.pack)), made.pack(sheet)
        for _ in range(ROUNDS_A_GAME // len(sheets)):
            done = batch.play_rounds(tables_for(sheet), plain, ours, pack, 1)
            assert made.play_rounds(made.tables(sheet), record, theirs, cards, 1) == done
            assert same(plain, record) == []
        assert ours[0] == theirs[0]


@pytest.mark.parametrize("game", games.KEYS)
def test_both_dresses_agree_after_every_action(game: str) -> None:
    made = dress.compiled()
    for seed, sheet in enumerate(some_sheets(game, 4), 1):
        tables, compiled_tables = tables_for(sheet), made.tables(sheet)
        plain, record = layout.State(), made.states(1)[0]
        rng = Random(seed)
        row = rng.randrange(len(sheet.deals))
        batch.deal_round(tables, plain, [seed], list(map(int, sheet.pack)), row, 1)
        made.deal_round(compiled_tables, record, made.chance(seed), made.pack(sheet), row, 1)
        while plain.phase != layout.DONE:
            legal = step.legal(tables, plain)
            assert made.legal(compiled_tables, record) == legal
            code = rng.choice([code for code in range(64) if legal >> code & 1])
            step.act(tables, plain, code)
            made.act(compiled_tables, record, code)
            assert same(plain, record) == []


def test_a_state_is_small_and_a_copy_is_an_undo() -> None:
    made = dress.compiled()
    assert made.state_type.itemsize <= 256
    sheet = games.sheet("wizards-and-jesters", 4)
    states = made.states(2)
    made.deal_round(made.tables(sheet), states[0], made.chance(5), made.pack(sheet), 4, 0)
    before = states[0].tobytes()
    states[1] = states[0]
    made.finish_round(made.tables(sheet), states[1], made.chance(9))
    assert states[0].tobytes() == before != states[1].tobytes()


@pytest.mark.parametrize("game", games.KEYS)
def test_every_table_fits_the_compiled_layout(game: str) -> None:
    """Also the largest tables: no shape and no number of any option set may be too large."""
    for sheet in some_sheets(game, 60):
        tables = tables_for(sheet)
        for name, (dtype, shape) in layout.TABLE_SHAPES.items():
            table = np.array(getattr(tables, name))
            assert all(have <= room for have, room in zip(table.shape, shape, strict=True)), name
            assert (table.astype(dtype) == table).all(), name


@pytest.mark.parametrize("mask", [1, 3, 1 << 53, (1 << 54) - 1, 0b1011 << 40])
def test_picks_are_even_and_of_the_mask(mask: int) -> None:
    number, counts = 2463534242, [0] * 54
    for _ in range(2_000):
        number = batch.scrambled(number)
        counts[batch.pick(number, mask)] += 1
    members = [place for place in range(54) if mask >> place & 1]
    assert batch.count_of(mask) == len(members)
    assert sum(counts[place] for place in members) == 2_000
    fair = 2_000 / len(members)
    assert all(abs(counts[place] - fair) < 6 * fair**0.5 for place in members)


def test_where_the_machine_has_no_such_instructions_the_text_itself_compiles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(dress, "_instructions", dict)
    plainly = dress._dressed(partial(numba.njit, nogil=True), (step, batch))
    made, sheet = dress.compiled(), games.sheet("wizards-and-jesters", 4)
    ours, theirs = made.states(1)[0], made.states(1)[0]
    for play_rounds, state in ((plainly["play_rounds"], ours), (made.play_rounds, theirs)):
        play_rounds(made.tables(sheet), state, made.chance(3), made.pack(sheet), 500)
    assert ours.tobytes() == theirs.tobytes()
