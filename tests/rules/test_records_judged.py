"""Records before two judges: what the referee finds wrong `verify` refuses, and what it finds clean passes."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any

import pytest

from foretrick.record import BadRecord, replay, verify, with_legal
from tests import referee
from tests.rules import draws
from tests.rules.test_referee import CHANGES, a_match

LIES = 150
# A reader may be kinder than the form: an option left out is read as its default.
LIES_OF_PLAY = [(says, change) for says, change in CHANGES if says != "is missing"]


def refused(record: dict[str, Any]) -> str:
    """The sentence with which the product refuses a record, or nothing."""
    try:
        verify(record)
    except BadRecord as error:
        return str(error)
    return ""


def some_record(rng: Random, game: str) -> dict[str, Any]:
    """A match of the referee, often cut off in the middle of a round."""
    table = draws.some_table(rng, game)
    entries = draws.played_out(rng, table, rng.randint(1, 4))
    if table.phase == "deal":
        dealer, hands, turned = draws.some_deal(rng, table)
        table.deal(dealer, hands, turned)
        for _ in range(rng.randint(0, 40)):
            if table.phase not in ("deal", "over"):
                table.act(*draws.some_action(rng, table))
        entries.append(draws.entry_of(table, hands))
    return draws.record_of(table, entries)


@pytest.mark.parametrize("game", referee.GAMES)
def test_the_referees_matches_replay_to_the_same_record(game: str) -> None:
    rng = Random(game)
    for _ in range(20):
        record = some_record(rng, game)
        assert refused(record) == ""
        again = replay(record).to_record()
        for entry in again["rounds"]:
            if game not in referee.PARTNERS:
                entry.pop("bags", None)
        assert again == record


@pytest.mark.parametrize("game", referee.GAMES)
def test_what_was_legal_is_what_the_referee_allows(game: str) -> None:
    rng = Random(f"legal {game}")
    for _ in range(5):
        told = with_legal(some_record(rng, game))
        assert referee.check_record(told) == []
        assert all("legal" in trick for entry in told["rounds"] for trick in entry["tricks"])
        tricks = [trick for entry in told["rounds"] for trick in entry["tricks"]]
        if tricks:
            rng.choice(tricks)["legal"][0].append("XX")
            assert referee.check_record(told) != []


@pytest.mark.parametrize("game", referee.GAMES)
@pytest.mark.parametrize(
    ("says", "change"), LIES_OF_PLAY, ids=[f"{at} {says}" for at, (says, _) in enumerate(LIES_OF_PLAY)]
)
def test_a_record_with_one_lie_is_refused(game: str, says: str, change: Any) -> None:
    short = {} if game in referee.PARTNERS else {"rounds": 6}
    record = copy.deepcopy(a_match(game, **short))
    change(record)
    assert referee.check_record(record) != []
    sentence = refused(record)
    assert sentence, says
    assert "\n" not in sentence


def lie(rng: Random, record: dict[str, Any]) -> None:
    """Changes one value somewhere in the rounds into another that could stand there."""
    entry = rng.choice(record["rounds"])
    kind = rng.choice(
        ["hand", "card", "winner", "leader", "bid", "trump", "won", "score", "dealer", "result"]
    )
    tricks = [trick for trick in entry["tricks"] if trick["cards"]]
    seats = len(record["players"])
    if kind == "hand":
        one, two = rng.sample(range(seats), 2)
        entry["hands"][one][0], entry["hands"][two][-1] = entry["hands"][two][-1], entry["hands"][one][0]
    elif kind in ("card", "winner", "leader") and tricks:
        trick = rng.choice(tricks)
        if kind == "card":
            held = [card for hand in entry["hands"] for card in hand]
            trick["cards"][rng.randrange(len(trick["cards"]))] = rng.choice(held)
        else:
            trick[kind] = rng.choice([*range(seats), None])
    elif kind == "bid":
        entry["bids"][rng.randrange(seats)] = rng.choice(
            [0, 1, 2, 5, 13, 14, "nil", "blind-nil", None, "3", -1]
        )
    elif kind == "trump":
        entry[rng.choice(["trump", "turned"])] = rng.choice([*referee.SUITS, None])
    elif kind in ("won", "score"):
        column = rng.choice(["scores", "totals"]) if kind == "score" else "won"
        if entry[column] is not None:
            entry[column][rng.randrange(len(entry[column]))] += rng.choice([-1, 0, 10])
    elif kind == "dealer":
        entry[rng.choice(["dealer", "trump_chosen_by"])] = rng.randrange(seats)
    elif record["result"] is not None:
        record["result"]["winners"] = [rng.randrange(2)]


@pytest.mark.parametrize("game", referee.GAMES)
def test_both_judges_agree_on_random_lies(game: str) -> None:
    rng = Random(f"lies {game}")
    caught = 0
    for _ in range(LIES):
        record = some_record(rng, game)
        lie(rng, record)
        text = json.dumps(record)
        breaches = referee.check_record(record)
        assert bool(refused(json.loads(text))) == bool(breaches), (breaches, refused(record), text)
        caught += bool(breaches)
    assert caught > LIES // 2
