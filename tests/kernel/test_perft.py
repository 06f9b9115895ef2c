"""Perft: how many ways a small round can go, counted by the kernel and, apart from it, by the referee."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from foretrick import games
from foretrick.cards import Card, Hand
from foretrick.kernel import layout, step
from foretrick.kernel.tables import tables_for
from tests import referee

# game, options, cards, hands, turned: positions in which the special cards meet
POSITIONS: list[tuple[str, dict[str, Any], list[str], str | None]] = [
    ("joker-in-the-hole", {}, ["AH 7H BJ", "9H AS LJ", "2H KD AC"], "3C"),
    (
        "joker-in-the-hole",
        {"joker_escape": True, "bidding": "in-turn", "hook": "on"},
        ["AH BJ", "9H LJ", "2H AC"],
        "AD",
    ),
    ("wizards-and-jesters", {}, ["AH 7H 2D", "9H 8H 2S", "3H KD AC"], "2C"),
    ("wizards-and-jesters", {"hook": "on"}, ["AH 7H", "2H 8H", "2S KD", "AC 3H"], "AD"),
    ("oh-hell", {"hook": "on"}, ["AH 7H 2D", "9H 8H 2S", "3H KD AC"], "5C"),
]


def kernel_count(tables: layout.Tables, state: layout.State) -> tuple[int, int]:
    """(ways, ways weighted by the first side's score) from this state on."""
    if state.phase == layout.DONE:
        return 1, state.scores[0]
    ways = scores = 0
    legal = step.legal(tables, state)
    for code in range(64):
        if legal >> code & 1:
            then = copy.deepcopy(state)
            step.act(tables, then, code)
            more, points = kernel_count(tables, then)
            ways, scores = ways + more, scores + points
    return ways, scores


def referee_count(table: referee.Table) -> tuple[int, int]:
    if not table.waiting():
        return 1, table.totals[0]
    ways = scores = 0
    seat = table.waiting()[0]
    for text in table.legal(seat):
        then = copy.deepcopy(table)
        then.act(seat, text)
        more, points = referee_count(then)
        ways, scores = ways + more, scores + points
    return ways, scores


@pytest.mark.parametrize(("game", "options", "hands", "turned"), POSITIONS)
def test_perft_agrees_with_the_referee(
    game: str, options: dict[str, Any], hands: list[str], turned: str | None
) -> None:
    seats, cards = len(hands), len(hands[0].split())
    sheet = games.sheet(game, seats, options)
    tables, state = tables_for(sheet), layout.State()
    masks = [Hand(hand).mask for hand in hands]
    step.start_round(tables, state, cards - 1, 0, masks, layout.NO_CARD if turned is None else Card(turned))
    table = referee.Table(game, seats, {**options})
    table.round = cards - 1  # the rounds before are skipped: only their number matters
    table.deal(0, [hand.split() for hand in hands], turned)
    ours = kernel_count(tables, state)
    assert ours == referee_count(table)
    assert ours[0] > 100
