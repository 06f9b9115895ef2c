"""Records: they round-trip, the referee finds no fault in them, and every tampering is found and placed."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foretrick import Match, games
from foretrick.play import IllegalAction, Play, parse_action
from foretrick.record import BadRecord, read, replay, verify, with_legal, write
from tests import referee
from tests.rules.draws import some_options

Record = dict[str, Any]


def some_record(game: str, seed: int, most_actions: int = 10_000) -> Record:
    """A match of random choices, whole or broken off."""
    rng = Random(f"{game} {seed}")
    fewest, most = games.GAMES[game].seats
    seats = rng.randint(fewest, most)
    options = some_options(rng, game, seats)
    if "floor" in games.sheet(game, seats, options).options:
        options["floor"] = -200  # random bids never reach the target
    match = Match(game, seats, options=options, seed=seed)
    while not match.over and most_actions > 0:
        seat = rng.choice(match.waiting_for)
        match.apply(rng.choice(match.legal(seat)), seat)
        most_actions -= 1
    return match.to_record()


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", games.KEYS)
def test_a_record_is_accepted_here_and_by_the_referee(game: str, seed: int) -> None:
    whole = some_record(game, seed)
    part = some_record(game, seed, Random(seed).randrange(60))
    for record in (whole, part):
        again = json.loads(json.dumps(record))
        assert again == record
        assert replay(again).to_record() == record
        assert referee.check_record(record) == []
        detailed = with_legal(record)
        verify(detailed)
        assert referee.check_record(detailed) == []
        plays = [t for r in detailed["rounds"] for t in r["tricks"]]
        assert all(card in legal for t in plays for card, legal in zip(t["cards"], t["legal"], strict=True))
    assert whole["result"] is not None


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all the leaves of a JSON value."""
    if isinstance(value, dict):
        return [leaf for key, inner in value.items() for leaf in places(inner, (*path, key))]
    if isinstance(value, list):
        return [leaf for key, inner in enumerate(value) for leaf in places(inner, (*path, key))]
    return [path]


def changed(record: Record, path: tuple[Any, ...], value: Any) -> Record:
    other = copy.deepcopy(record)
    inner: Any = other
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return other


DECIDED = (
    "dealer",
    "hands",
    "turned",
    "trump",
    "trump_chosen_by",
    "bids",
    "tricks",
    "won",
    "scores",
    "totals",
    "bags",
)


@pytest.mark.parametrize("game", games.KEYS)
def test_no_single_change_goes_unnoticed_that_the_referee_notices(game: str) -> None:
    """Any leaf of a round changed to another value of its kind: both referees must judge alike."""
    rng = Random(game)
    record = some_record(game, 3)
    leaves = [p for p in places(record["rounds"]) if p[1] in DECIDED]
    faults = 0
    for path in rng.sample(leaves, 60):
        old: Any = record["rounds"]
        for key in path:
            old = old[key]
        others: list[Any] = ["AS", "2C", "7H", "BJ", "S", "nil"] if isinstance(old, str) else [0, "S", "AS"]
        if isinstance(old, int):
            others = [old + 1, old - 1]
        new = rng.choice([value for value in others if value != old])
        tampered = changed(record, ("rounds", *path), new)
        breaches = referee.check_record(tampered)
        if breaches:
            faults += 1
            with pytest.raises(BadRecord) as caught:
                verify(tampered)
            assert "Round" in str(caught.value) or "form" in str(caught.value)
        else:
            verify(tampered)
    assert faults > 40


def test_a_breach_is_placed_with_what_was_played_and_what_was_allowed() -> None:
    record = some_record("wizards-and-jesters", 1)
    match = replay(record)
    for number, now in enumerate(record["rounds"]):
        for index, trick in enumerate(now["tricks"]):
            seat = (trick["leader"] + 1) % len(record["players"])
            later = [
                t["cards"][(seat - t["leader"]) % len(record["players"])] for t in now["tricks"][index + 1 :]
            ]
            for card in later:
                path = ("rounds", number, "tricks", index, "cards", 1)
                try:
                    verify(changed(record, path, card))
                except BadRecord as error:
                    if "was played" in str(error) and f"trick {index + 1}, seat {seat}" in str(error):
                        assert f"Round {number + 1}, trick {index + 1}, seat {seat}" in str(error)
                        assert f"{card} was played" in str(error)
                        assert "Allowed: " in str(error)
                        assert match.players[seat] in str(error)
                        return
    pytest.fail("no illegal card could be made up")


@pytest.mark.parametrize("name", ["one.json", "many.jsonl", "many.jsonl.zst", "one.json.zst"])
def test_files_of_every_kind_hold_what_was_written(name: str, tmp_path: Path) -> None:
    records = [some_record("oh-hell", seed) for seed in range(1 if name.startswith("one") else 3)]
    assert write(records, tmp_path / name) == len(records)
    assert list(read(tmp_path / name)) == records


def test_one_json_file_holds_one_record(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="one record only"):
        write([{}, {}], tmp_path / "two.json")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "no record"),
        (b"\n\n", "no record"),
        (b"nonsense", "no JSON"),
        (b"[1, 2]", "one JSON object"),
        (b"{}\n{", "Line 2"),
        (b"\xff\xfe", "no JSON"),
        (b"[" * 100_000, "no JSON"),
    ],
)
def test_a_file_that_is_no_record_is_told_so(content: bytes, words: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(content)
    with pytest.raises(BadRecord, match=words):
        list(read(path))


def test_a_file_that_is_not_compressed_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl.zst"
    path.write_bytes(b"{}")
    with pytest.raises(BadRecord, match="zstd"):
        list(read(path))


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 60)
    | st.sampled_from(["S", "AS", "2H", "nil", "x", "", "BJ"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
BASE = {game: some_record(game, 5) for game in games.KEYS}
LEAVES = {game: places(record) for game, record in BASE.items()}


@given(data=st.data())
@settings(max_examples=300)
def test_the_parser_survives_anything(data: st.DataObject) -> None:
    """A record with parts replaced by any JSON is accepted or told one sentence; nothing else may come out."""
    game = data.draw(st.sampled_from(games.KEYS))
    record = BASE[game]
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(LEAVES[game]))
        cut = data.draw(st.integers(1, len(path)))
        try:
            record = changed(record, path[:cut], data.draw(JSON))
        except (KeyError, IndexError, TypeError):
            continue  # the part was replaced before
    try:
        verify(record)
    except BadRecord as error:
        assert len(str(error)) < 1_000
        assert str(error)


@given(JSON)
def test_no_json_value_breaks_the_parser(value: Any) -> None:
    for record in (value, {"format": "foretrick-record", "version": 1, "rounds": value}):
        with pytest.raises(BadRecord):
            verify(record)


@given(
    st.text(max_size=30)
    | st.builds(" ".join, st.lists(st.sampled_from(["play", "bid", "trump", "look", "TD", "3", "nil", "²"])))
)
def test_no_text_breaks_the_action_parser(text: str) -> None:
    try:
        action = parse_action(text)
    except IllegalAction:
        return
    assert parse_action(action.text) == action
    assert isinstance(action, Play) or action.text
