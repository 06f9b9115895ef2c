"""Every worked case, asked of the product and of the referee, so that the referee is checked too."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests import referee
from tests.rules import engine

FOLDER = Path(__file__).parent.parent / "cases"
CASES: list[dict[str, Any]] = json.loads((FOLDER / "rules.json").read_text(encoding="utf-8"))
WORKED: dict[str, Any] = json.loads((FOLDER / "worked_example.json").read_text(encoding="utf-8"))
IDS = [f"{at} {case['kind']} {case.get('game', '')}" for at, case in enumerate(CASES)]


def answers(case: dict[str, Any], judge: Any) -> list[Any]:
    """What a judge (the referee, or the engine) says to a case; several doors may give several answers."""
    kind, game, options = case["kind"], case.get("game", ""), case.get("options", {})
    if kind == "legal":
        hand, trick, trump, broken = case["hand"], case["trick"], case["trump"], case["trumps_broken"]
        if judge is referee:
            return [referee.legal_cards(game, options, hand, trick, trump, broken)]
        seats = [n for n in referee.SEATS[game] if n > len(trick)]
        return [engine.legal_cards(game, options, hand, trick, trump, broken, n) for n in seats]
    if kind == "winner":
        return [judge.trick_winner(game, options, case["cards"], case["trump"])]
    if kind == "trump":
        return [judge.trump_after(game, options, case["turned"])]
    if kind == "team-score":
        points, bags, _ = judge.team_score(game, options, case["bids"], case["won"], case["bags"])
        return [{"points": points, "bags": bags}]
    assert kind == "exact-score"
    if judge is referee:
        return [referee.exact_score(case["bid"], case["won"])]
    exact = (referee.JOKER, referee.WIZARDS)
    return [
        engine.seat_score(name, {}, case["bid"], case["won"], seats)
        for name in exact
        for seats in referee.SEATS[name]
    ]


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_the_product_says_so(case: dict[str, Any]) -> None:
    assert [answer for answer in answers(case, engine) if answer != case["expect"]] == []


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_the_referee_says_so(case: dict[str, Any]) -> None:
    assert answers(case, referee) == [case["expect"]]


def test_no_case_is_left_out() -> None:
    kinds = Counter(case["kind"] for case in CASES)
    assert kinds == {"legal": 30, "winner": 25, "trump": 9, "exact-score": 7, "team-score": 13}
    assert sum(kinds.values()) == len(CASES) == 84
    assert sorted(path.name for path in FOLDER.iterdir()) == ["rules.json", "worked_example.json"]


# ------------------------------------------------------------------ the worked example

ROUND = WORKED["round"]
FILLERS = ["TS", "3C", "5C", "7C"]  # for the cards that the example does not name


def whole_hands() -> list[list[str]]:
    return [[card or FILLERS[seat] for card in hand] for seat, hand in enumerate(ROUND["hands"])]


def whole_tricks() -> list[list[str]]:
    """The tricks with the unnamed cards filled in: each seat plays what it has left over."""
    tricks = []
    for trick in ROUND["tricks"]:
        seats = [(trick["leader"] + step) % 4 for step in range(4)]
        tricks.append([card or FILLERS[seat] for card, seat in zip(trick["cards"], seats, strict=True)])
    return tricks


def test_the_referee_plays_the_worked_example() -> None:
    options = {**WORKED["options"], "hook": "off"}
    table = referee.Table(WORKED["game"], 4, options)
    table.round = 2
    table.deal(ROUND["dealer"], whole_hands(), ROUND["turned"])
    assert table.trump == ROUND["trump"]
    for seat in (0, 1, 2, 3):
        assert table.waiting() == [seat]
        assert f"bid {ROUND['bids'][seat]}" in table.legal(seat)
        table.act(seat, f"bid {ROUND['bids'][seat]}")
    for cards, trick in zip(whole_tricks(), ROUND["tricks"], strict=True):
        assert table.leader == trick["leader"]
        for card in cards:
            seat = table.waiting()[0]
            assert f"play {card}" in table.legal(seat)
            table.act(seat, f"play {card}")
        assert table.tricks[-1][2] == trick["winner"]
    assert (table.won, table.scores) == (ROUND["won"], ROUND["scores"])
