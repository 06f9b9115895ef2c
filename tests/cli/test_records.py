"""simulate, verify and replay."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from foretrick import games, record
from foretrick.cli import main

FEW = ["--matches", "3", "--seed", "7", "--bots", "random", "--set", "rounds=4"]


def run(*words: str | Path, **others) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words], **others)


@pytest.fixture
def many(tmp_path) -> Path:
    file = tmp_path / "many.jsonl"
    assert run("simulate", "--game", "wizards", *FEW, "--records", file).exit_code == 0
    return file


def tampered(file: Path, change) -> Path:
    """The file with its second match changed."""
    lines = file.read_bytes().splitlines()
    match = json.loads(lines[1])
    change(match)
    other = file.with_name("tampered.jsonl")
    other.write_bytes(b"\n".join([lines[0], json.dumps(match).encode(), lines[2]]))
    return other


def test_simulate_prints_exactly_one_object():
    result = run("simulate", "--game", "wizards", *FEW, "--json")
    counts = json.loads(result.stdout)
    assert result.stdout.count("\n") == 1
    assert counts["game"] == "wizards-and-jesters"
    assert counts["matches"] == 3
    assert counts["rounds"] == 12
    assert counts["actions"] >= 3 * 4 * (1 + 2 + 3 + 4 + 4)
    assert counts["seconds"] > 0
    assert counts["actions_per_second"] > 0
    assert counts["options"]["rounds"] == 4
    assert len(counts["wins"]) == len(counts["mean_totals"]) == 4
    assert 0 <= counts["exact_rate"] <= 1
    assert (counts["players"], counts["bots"], counts["seed"]) == (4, ["random"] * 4, 7)


def test_simulate_prints_a_table_for_people():
    result = run("simulate", "--game", "oh-hell", "--players", "3", *FEW)
    assert "Oh Hell, 3 players, 3 matches, seed 7" in result.stdout
    assert "Exact bids: " in result.stdout


def test_partners_have_no_exact_bids():
    result = run(
        "simulate", "--game", "spades", "--matches", "1", "--set", "target=50", "--set", "floor=-50", "--json"
    )
    counts = json.loads(result.stdout)
    assert counts["exact_rate"] is None
    assert counts["wins"][0] == counts["wins"][2]


def test_a_list_of_bots():
    names = "steady,random,random,random"
    result = run(
        "simulate", "--game", "wiz", "--matches", "1", "--set", "rounds=2", "--bots", names, "--json"
    )
    assert json.loads(result.stdout)["bots"] == names.split(",")


@pytest.mark.parametrize("ending", [".jsonl", ".jsonl.zst"])
@pytest.mark.parametrize("key", games.KEYS)
def test_the_same_seed_writes_the_same_bytes(key, ending, tmp_path):
    few = ["--matches", "2", "--bots", "random", "--seed"]
    short = ["--set", "target=50", "--set", "floor=-50"] if "spades" in key else ["--set", "rounds=3"]
    first, again, other = (tmp_path / f"{name}{ending}" for name in ("first", "again", "other"))
    for file, seed in ((first, "5"), (again, "5"), (other, "6")):
        assert run("simulate", "--game", key, *few, seed, *short, "--records", file).exit_code == 0
    assert first.read_bytes() == again.read_bytes() != other.read_bytes()
    assert run("verify", first).exit_code == 0


def test_one_match_may_be_a_json_file(tmp_path):
    file = tmp_path / "one.json"
    assert (
        run("simulate", "--game", "wiz", "--matches", "1", "--set", "rounds=2", "--records", file).exit_code
        == 0
    )
    assert run("verify", file).stdout == (
        f"{file}: every deal, bid, card and score keeps the rules (1 match, 2 rounds, 3 tricks).\n"
    )


def test_with_legal_lists_what_could_have_been_played(tmp_path):
    file = tmp_path / "legal.jsonl"
    run("simulate", "--game", "joker", *FEW, "--with-legal", "--records", file)
    tricks = [t for match in record.read(file) for now in match["rounds"] for t in now["tricks"]]
    assert tricks
    assert all(card in legal for t in tricks for card, legal in zip(t["cards"], t["legal"], strict=True))
    assert run("verify", file).exit_code == 0


def test_verify_says_what_it_checked(many):
    result = run("verify", many, many)
    assert result.exit_code == 0
    assert result.stdout.count("(3 matches, 12 rounds, 30 tricks)") == 2
    assert result.stderr == ""


def test_verify_reads_standard_input(many):
    result = run("verify", "-", input=many.read_bytes())
    assert result.exit_code == 0
    assert result.stdout.startswith("standard input: every deal")


def unheld_card(match):
    trick = match["rounds"][3]["tricks"][1]
    trick["cards"][2] = "2C" if trick["cards"][2] != "2C" else "2D"


def wrong_winner(match):
    trick = match["rounds"][2]["tricks"][0]
    trick["winner"] = (trick["winner"] + 1) % 4


def wrong_score(match):
    match["rounds"][1]["scores"][0] += 10


def wrong_result(match):
    match["result"]["winners"] = [9]


def wrong_bid(match):
    match["rounds"][0]["bids"][0] = 17


def no_such_game(match):
    match["game"] = "whist"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (unheld_card, ("Round 4, trick 2, seat ", " was played. ", "Allowed: ")),
        (wrong_winner, ("Round 3, trick 1: winner is ",)),
        (wrong_score, ("Round 2: scores is ",)),
        (wrong_result, ("winners",)),
        (wrong_bid, ("Round 1, seat 0 (Anna): 'bid 17' was said. ", "Allowed: bid 0, bid 1")),
        (no_such_game, ("There is no game 'whist'",)),
    ],
)
def test_verify_finds_the_breach(many, change, says):
    file = tampered(many, change)
    result = run("verify", file)
    assert result.exit_code == 1
    assert result.stderr.startswith(f"foretrick: {file}, match 2: ")
    assert all(part in result.stderr for part in says)
    assert result.stderr.count("\n") == 1
    assert "1 match wrong; the others keep the rules (2 matches" in result.stdout
    replayed = run("replay", file, "--match", "2")
    assert replayed.exit_code == 1
    assert all(part in replayed.stderr for part in says)


@pytest.mark.parametrize(
    "text", [b"", b"\n\n", b"{", b"[]", b"null", b'{"format": 1}', b"\xff\xfe", b"[" * 100_000]
)
@pytest.mark.parametrize("name", ["bad.json", "bad.jsonl", "bad.jsonl.zst", "bad"])
def test_what_is_no_record_is_one_sentence(text, name, tmp_path):
    file = tmp_path / name
    file.write_bytes(text)
    for command in ("verify", "replay"):
        result = run(command, file)
        assert result.exit_code == 1
        assert result.stderr.startswith(f"foretrick: {file}, match 1: "), result.stderr
        assert result.stderr.count("\n") == 1


def test_many_breaches_are_not_all_listed(many, tmp_path):
    match = json.loads(many.read_bytes().splitlines()[0])
    wrong_score(match)
    file = tmp_path / "all-wrong.jsonl"
    file.write_bytes(b"".join(msgspec.json.encode(match) + b"\n" for _ in range(25)))
    result = run("verify", file)
    assert result.exit_code == 1
    assert result.stderr.count("\n") == 21
    assert "and 5 more breaches." in result.stderr


def test_replay_prints_trick_by_trick(many):
    match = record.replay(next(record.read(many)))
    result = run("replay", many)
    assert result.exit_code == 0
    assert result.stdout.count("\nRound ") == 4
    assert result.stdout.count("*") == result.stdout.count(">") == 1 + 2 + 3 + 4
    assert match.rounds[0].line is not None
    assert f"  Score: Anna {'+' if match.rounds[0].line.scores[0] > 0 else ''}" in result.stdout
    assert match.view().says in result.stdout
    assert "\x1b" not in result.stdout


def test_replay_prints_one_round_of_one_match(many):
    result = run("replay", many, "--match", "3", "--round", "2")
    assert result.stdout.count("\nRound ") == 1
    assert "\nRound 2 of 4. " in result.stdout


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--match", "4"], "holds fewer than 4 matches."),
        (["--round", "5"], "The match has 4 rounds, so there is no round 5."),
    ],
)
def test_replay_of_what_is_not_there(many, words, says):
    result = run("replay", many, *words)
    assert result.exit_code == 2
    assert says in result.stderr


@pytest.mark.parametrize("key", games.KEYS)
def test_an_unfinished_match_is_replayed_as_far_as_it_went(key, tmp_path):
    from foretrick import Match

    match = Match(key, 4, seed=11)
    file = tmp_path / "unfinished.json"
    for _ in range(60):
        match.apply(match.legal()[-1], match.turn)
        record.write([match.to_record()], file)
        result = run("replay", file)
        assert result.exit_code == 0, result.stderr
    assert "The round is unfinished." in result.stdout
