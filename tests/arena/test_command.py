"""The command: one object of JSON, or a table, and a sentence for every mistake."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner, Result

from foretrick.cli import main
from tests.arena.contests import outside, timeless

OH = ("arena", "--game", "oh", "--seats", "steady,random,random", "--seed", "7", "--workers", "1")


def run(*words: str) -> Result:
    return CliRunner().invoke(main, words)


def test_json_is_exactly_one_object():
    result = run(*OH, "--deals", "3", "--set", "hook=on", "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    told = json.loads(result.stdout)
    assert [entrant["name"] for entrant in told["entrants"]] == ["steady", "random"]
    assert (told["deals"], told["rounds"], told["rotations"], told["seed"]) == (3, 9, 3, 7)
    assert told["options"]["hook"] == "on"
    assert told["seconds"] > 0
    again = run(*told["command"].split()[1:], "--workers", "2", "--json")
    assert timeless(json.loads(again.stdout)) == timeless(told)


def test_the_table_says_what_is_shown():
    result = run(*OH, "--matches", "2", "--set", "rounds=3")
    assert result.exit_code == 0
    assert result.stdout.startswith("Oh Hell, 3 players, 2 matches of 6 deals in 3 rotations, seed 7\n")
    for words in ("points a round", "exact bids, %", "won, %", "ms p50, p99", "rating", "33 % by steady"):
        assert words in result.stdout
    assert "slips" not in result.stdout
    assert result.stdout.endswith(
        "foretrick arena --game oh-hell --seats steady,random,random --matches 2 --seed 7 --set rounds=3\n"
    )


def test_slips_are_in_the_table():
    seats = f"{outside('illegal')},random,random"
    result = run("arena", "--game", "oh", "--seats", seats, "--deals", "1", "--seed", "1")
    assert "slips" in result.stdout
    assert "other slipped (3 illegal), such as: other chose bid 12, which is not allowed.\n" in result.stdout


def test_partners_have_contracts():
    result = run("arena", "--game", "spades", "--seats", "steady,random,steady,random", "--deals", "2")
    assert "contracts, %" in result.stdout
    assert "over the other side" in result.stdout
    assert "2 deals in 2 rotations" in result.stdout


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        ((*OH, "--deals", "2", "--matches", "2"), 2, "not both."),
        ((*OH, "--ray", "auto"), 2, "leave out --workers."),
        ((*OH, "--rounds-of", "12"), 2, "No round of this match deals 12 cards"),
        ((*OH, "--set", "hok=on"), 2, "did you mean hook?"),
        ((*OH, "--checkpoint", "/no/such/place/file"), 2, "/no/such/place/file: no such file or directory."),
        (("arena", "--game", "oh"), 2, "Missing option '--seats'"),
        (("arena", "--game", "oh", "--seats", "steady,clever,random"), 2, "There is no bot 'clever'"),
        (("arena", "--game", "oh", "--seats", "cmd:nowhere,random,random"), 2, "nowhere: no such file"),
        (
            ("arena", "--game", "oh", "--seats", f"{outside('deadly')},random,random", "--workers", "2"),
            1,
            "ended the process that played it 3 times",
        ),
    ],
)
def test_mistakes_are_answered_in_a_sentence(words, code, says):
    result = run(*words)
    assert result.exit_code == code, result.stderr
    assert says in result.stderr
    assert result.stderr.count("\n") == 1
    assert not result.stdout
