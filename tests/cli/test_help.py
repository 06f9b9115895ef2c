"""The front page, the help of each command, and the answer to every mistake."""

from __future__ import annotations

import subprocess
import sys

import click
import pytest
from click.testing import CliRunner, Result

from foretrick import __version__, bots, games
from foretrick.cli import main
from foretrick.cli.choices import any_bot_names, bot_names, key_of, options_of
from foretrick.cli.group import WrongUse
from foretrick.rules import BadOptions

COMMANDS = (
    "serve",
    "play",
    "rules",
    "sheet",
    "replay",
    "verify",
    "simulate",
    "arena",
    "train",
    "review",
    "doctor",
)


def run(*words: str, **others) -> Result:
    return CliRunner().invoke(main, words, **others)


@pytest.mark.parametrize("words", [(), ("--help",)])
def test_the_front_page_lists_the_commands_and_the_games(words):
    result = run(*words)
    assert result.exit_code == 0
    assert all(f"\n  {name} " in result.stdout for name in (*COMMANDS, *games.KEYS))
    assert "Examples" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_help_page_with_examples(name):
    result = run(name, "--help")
    assert result.exit_code == 0, result.stderr
    assert f"Usage: foretrick {name}" in result.stdout
    assert f"foretrick {name}" in result.stdout.split("Examples:")[1]
    command = main.get_command(click.Context(main), name)
    assert command is not None
    assert command.name == name


def test_the_version():
    assert run("--version").stdout == f"Foretrick {__version__}\n"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["sevre"], "There is no command 'sevre': did you mean serve?"),
        (["frobnicate"], "There is no command 'frobnicate': foretrick --help lists them."),
        (["--nope"], "No such option '--nope'"),
        (["play", "--nope"], "(foretrick play --help says more)."),
        (["play", "wizzards"], "There is no game 'wizzards': did you mean wizards-and-jesters?"),
        (["play", "chess"], "There is no game 'chess': choose joker-in-the-hole,"),
        (["play", "wiz", "--players", "9"], "Wizards and Jesters is for 3 to 6 players, not 9."),
        (["play", "wiz", "--players", "many"], "'many' is not a valid integer"),
        (["play", "wiz", "--bots", "clever"], "There is no bot 'clever': choose random, easy"),
        (["play", "wiz", "--bots", "reference/heuristic"], "There is no bot 'reference/heuristic': choose"),
        (["simulate", "--game", "wiz", "--bots", "clever"], "reference/heuristic"),
        (["play", "wiz", "--bots", "steady,random"], "--bots names 2 bots for 3 seats"),
        (["play", "wiz", "--set", "hook"], "--set takes option=value, such as"),
        (["play", "wiz", "--set", "hok=on"], "Wizards and Jesters has no option 'hok': did you mean hook?"),
        (["play", "wiz", "--set", "hook=maybe"], "The option hook must be"),
        (["play", "wiz", "--set", "rounds=99"], "a whole number from 1 to 13"),
        (["play", "wiz", "--set", "hook=on", "--set", "bidding=simultaneous"], "needs bidding=in-turn"),
        (["play", "wiz", "--seed", "-4"], "--seed"),
        (["play", "wiz", "--name", "  "], "--name takes 1 to 24 printable characters"),
        (["play", "wiz", "--record", "match.txt"], "A record's name ends in .json"),
        (["play", "wiz", "--record", "/no/such/place/m.json"], "There is no folder /no/such/place"),
        (["simulate"], "Missing option '--game'"),
        (["simulate", "--game", "wiz", "--matches", "0"], "--matches"),
        (["simulate", "--game", "wiz", "--records", "x.txt"], "ends in .jsonl or .jsonl.zst"),
        (
            ["simulate", "--game", "wiz", "--matches", "2", "--records", "x.json"],
            "ends in .jsonl or .jsonl.zst",
        ),
        (["simulate", "--game", "wiz", "--with-legal"], "--with-legal needs --records"),
        (["verify"], "Missing argument 'FILE...'"),
        (["verify", "/no/such/file.json"], "/no/such/file.json: no such file or directory."),
        (["verify", "/"], "is a directory"),
        (["replay", "/no/such/file.json"], "/no/such/file.json: no such file or directory."),
        (["rules"], "Missing argument 'GAME'"),
        (["rules", "wiz", "--options", "--players", "2"], "is for 3 to 6 players"),
        (["serve", "--port", "99999"], "--port"),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(words, says):
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert says in result.stderr
    assert result.stderr.startswith("foretrick: ")
    assert result.stderr.count("\n") == 1


def test_a_fault_of_our_own_is_a_sentence_too(monkeypatch):
    def fail(*_):
        raise ZeroDivisionError("nothing to divide")

    monkeypatch.setattr("foretrick.cli.rules.rule_page", fail)
    result = run("rules", "wiz")
    assert result.exit_code == 1
    assert "ZeroDivisionError: nothing to divide" in result.stderr
    monkeypatch.setenv("FORETRICK_TRACEBACK", "1")
    assert isinstance(run("rules", "wiz").exception, ZeroDivisionError)


def test_an_interruption_ends_quietly(monkeypatch):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("foretrick.cli.rules.rule_page", interrupt)
    result = run("rules", "wiz")
    assert result.exit_code == 130
    assert result.stderr.strip() == result.stdout.strip() == ""


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("wizards", "wizards-and-jesters"),
        ("Wizards and Jesters", "wizards-and-jesters"),
        ("joker", "joker-in-the-hole"),
        ("jokers", "spades-with-jokers"),
        ("spades_with_jokers", "spades-with-jokers"),
        ("SPADES", "spades"),
        ("spades-w", "spades-with-jokers"),
        ("hell", "oh-hell"),
        ("jester", "wizards-and-jesters"),
    ],
)
def test_a_part_of_a_name_is_enough(name, key):
    assert key_of(name) == key


@pytest.mark.parametrize("name", ["spade", "e", "", "-", "whist"])
def test_a_name_of_no_game_or_of_several(name):
    with pytest.raises(WrongUse):
        key_of(name)


def test_options_are_read_as_people_write_them():
    assert options_of("joker-in-the-hole", 4, ["joker-escape=yes", "ROUNDS=3"]) == {
        "joker_escape": True,
        "rounds": 3,
    }
    assert options_of("wizards-and-jesters", 4, ["hook=on", "rounds=null"]) == {"hook": "on", "rounds": None}
    with pytest.raises(BadOptions):
        options_of("oh-hell", 4, ["=3"])


def test_bots_are_named_once_or_seat_by_seat():
    assert bot_names("steady", 3) == ("steady",) * 3
    assert bot_names("steady, Random", 2) == ("steady", "random")
    assert any_bot_names("easy,reference/heuristic", 2) == ("easy", "reference/heuristic")


def test_the_help_names_every_bot_that_may_play():
    play, simulate = (" ".join(run(name, "--help").stdout.split()) for name in ("play", "simulate"))
    listed = ", ".join((*bots.NAMES, "or a list with one for each."))
    assert listed in play
    assert ", ".join((*bots.NAMES, *bots.REFERENCES, "or a list with one for each seat.")) in simulate


@pytest.mark.parametrize("key", games.KEYS)
def test_the_rules_and_the_options_of_every_game(key):
    page = run("rules", key)
    assert page.exit_code == 0
    assert page.stdout.startswith(f"# {games.GAMES[key].title}")
    german = run("rules", key, "--language", "de").stdout
    assert german.startswith(f"# {games.GAMES[key].title}")
    assert "**5.1** Wer links vom Geber sitzt, spielt zuerst aus" in german
    options = run("rules", key, "--options").stdout
    assert all(f"\n{option.name} (" in options for option in games.GAMES[key].options_for(4))


HEAVY = ("numba", "numpy", "sqlalchemy", "starlette", "uvicorn", "rich", "msgspec", "platformdirs", "asyncio")


RUN_HELP = """
import sys
sys.argv = ["foretrick", "--help"]
import foretrick.cli
try:
    foretrick.cli.main()
except SystemExit:
    pass
"""


@pytest.mark.parametrize(
    "code",
    [
        "import foretrick",
        "import foretrick.cli",
        RUN_HELP,
    ],
)
def test_nothing_heavy_is_imported_for_the_help_page(code):
    code += f"\nimport sys; print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
