"""The referee refereed: what it plays it finds clean, and a record with one lie in it is found out."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

from tests import referee
from tests.rules import draws


def a_match(game: str, seed: int = 1, **options: Any) -> dict[str, Any]:
    table = referee.Table(game, 4, options)
    return draws.record_of(table, draws.played_out(Random(seed), table, 6))


@pytest.mark.parametrize("game", referee.GAMES)
def test_its_own_matches_are_clean(game: str) -> None:
    rng = Random(game)
    over = 0
    for _ in range(25):
        table = draws.some_table(rng, game)
        record = draws.record_of(table, draws.played_out(rng, table))
        assert referee.check_record(record) == [], record
        over += record["result"] is not None
    assert over > 3


@pytest.mark.parametrize("game", referee.GAMES)
def test_a_match_may_stop_after_any_action(game: str) -> None:
    rng = Random(game)
    for _ in range(15):
        table = draws.some_table(rng, game)
        entries = draws.played_out(rng, table, rng.randint(0, 2))
        if table.phase == "deal":
            dealer, hands, turned = draws.some_deal(rng, table)
            table.deal(dealer, hands, turned)
            for _ in range(rng.randint(0, 30)):
                if table.phase not in ("deal", "over"):
                    table.act(*draws.some_action(rng, table))
            entries.append(draws.entry_of(table, hands))
        record = draws.record_of(table, entries)
        assert referee.check_record(record) == [], record


def test_an_illegal_card_is_named_with_round_trick_seat_and_what_was_allowed() -> None:
    record = {
        "format": "foretrick-record",
        "version": 1,
        "game": "oh-hell",
        "options": referee.in_full("oh-hell", {"schedule": "fixed", "cards": 2, "rounds": 1}),
        "players": ["Anna", "Ben", "Carla"],
        "rounds": [
            {
                "dealer": 2,
                "hands": [["9S", "KD"], ["2S", "3H"], ["4C", "5C"]],
                "turned": "8H",
                "trump": "H",
                "trump_chosen_by": None,
                "bids": [1, 1, 0],
                "tricks": [
                    {"leader": 0, "cards": ["9S", "3H", "4C"], "winner": 1},
                    {"leader": 1, "cards": ["2S", "5C", "KD"], "winner": 1},
                ],
                "won": [0, 2, 0],
                "scores": [0, 0, 10],
                "totals": [0, 0, 10],
            }
        ],
        "result": {"totals": [0, 0, 10], "winners": [2]},
    }
    assert referee.check_record(record) == ["Round 1, trick 1: seat 1 played 3H, allowed were 2S."]


Change = tuple[str, Any]
CHANGES: list[Change] = [
    ("the format", lambda r: r.update(format="other")),
    ("the version", lambda r: r.update(version=2)),
    ("no game", lambda r: r.update(game="whist")),
    ("players cannot", lambda r: r["players"].extend("XYZW")),
    ("is not known", lambda r: r["options"].update(fun=True)),
    ("is missing", lambda r: r["options"].popitem()),
    ("it was the deal of", lambda r: r["rounds"][1].update(dealer=(r["rounds"][1]["dealer"] + 2) % 4)),
    ("instead of", lambda r: r["rounds"][0]["hands"][0].pop()),
    ("more than once", lambda r: r["rounds"][0]["hands"].__setitem__(0, r["rounds"][0]["hands"][1])),
    ("not in the pack", lambda r: r["rounds"][0]["hands"][2].__setitem__(0, "1S")),
    ("trump is", lambda r: r["rounds"][0].update(trump="X")),
    ("named trump", lambda r: r["rounds"][0].update(trump_chosen_by=9)),
    ("allowed were", lambda r: r["rounds"][0]["bids"].__setitem__(0, 99)),
    ("allowed were", lambda r: r["rounds"][0]["bids"].__setitem__(0, True)),
    ("cannot be played yet", lambda r: r["rounds"][0]["bids"].__setitem__(r["rounds"][0]["dealer"], None)),
    ("the leader", lambda r: r["rounds"][0]["tricks"][0].update(leader=r["rounds"][0]["dealer"])),
    ("the winner", lambda r: r["rounds"][0]["tricks"][0].update(winner=None)),
    ("the tricks won", lambda r: r["rounds"][0]["won"].__setitem__(0, 14)),
    ("the score", lambda r: r["rounds"][0]["scores"].__setitem__(0, 999)),
    ("the total", lambda r: r["rounds"][-1]["totals"].__setitem__(0, 999)),
    ("The result", lambda r: r.update(result={"totals": [0, 0], "winners": [9]})),
    ("it follows|is unfinished", lambda r: r["rounds"].append(r["rounds"][0])),
    ("it holds", lambda r: r["rounds"][0]["tricks"][0]["cards"].append("2S")),
    ("cannot be read any further", lambda r: r["rounds"][0].pop("bids")),
    ("cannot be read any further", lambda r: r.update(rounds=[None])),
]


@pytest.mark.parametrize("game", referee.GAMES)
@pytest.mark.parametrize(
    ("says", "change"), CHANGES, ids=[f"{at} {says}" for at, (says, _) in enumerate(CHANGES)]
)
def test_one_lie_is_found_out(game: str, says: str, change: Any) -> None:
    short = {} if game in referee.PARTNERS else {"rounds": 6}
    record = copy.deepcopy(a_match(game, **short))
    change(record)
    breaches = referee.check_record(record)
    if says == "it follows|is unfinished" and record["result"] is None:
        assert breaches
        return
    assert any(word in text for word in says.split("|") for text in breaches), breaches


def test_every_swap_of_two_cards_of_a_trick_is_found_out() -> None:
    record = a_match("spades-with-jokers")
    for at in range(13):
        lie = copy.deepcopy(record)
        cards = lie["rounds"][0]["tricks"][at]["cards"]
        cards[0], cards[1] = cards[1], cards[0]
        assert any(f"Round 1, trick {at + 1}:" in text for text in referee.check_record(lie))
