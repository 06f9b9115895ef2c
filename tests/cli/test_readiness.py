"""What needs compiled code gets it before it is needed, and a person who has to wait is told so once."""

from __future__ import annotations

from threading import Event

import click
import pytest
from click.testing import CliRunner, Result

from foretrick import games, search
from foretrick.bots.searching import FlatBot
from foretrick.cli import main, readiness
from foretrick.kernel.dress import NoCompiler

SHEET = games.sheet("oh-hell", 4)
COMMANDS = {
    "play": ("play", "hell", "--bots", "strong", "--plain"),
    "simulate": ("simulate", "--game", "hell", "--bots", "strong,random,random,random", "--matches", "1"),
    "arena": ("arena", "--game", "hell", "--seats", "strong@1w,random,random", "--deals", "1", "--json"),
}


@pytest.fixture
def warmed(monkeypatch) -> list[str]:
    """The games that were made ready."""
    games_: list[str] = []
    monkeypatch.setattr(search, "warm", lambda sheet: games_.append(sheet.game))
    return games_


@pytest.fixture
def told(monkeypatch) -> Event:
    """Waiting is told at once; set when it was."""
    event, echo = Event(), click.echo

    def tell(*args, **others):
        echo(*args, **others)
        event.set()

    monkeypatch.setattr(click, "echo", tell)
    monkeypatch.setattr(readiness, "PATIENCE", 0)
    return event


def test_only_bots_that_think_need_anything(warmed):
    for names in (["steady"], ["random", "easy", "reference/heuristic"], []):
        readiness.ready_for_bots(SHEET, names)
    assert warmed == []
    for name in ("strong", "master"):
        readiness.ready_for_bots(SHEET, ["steady", name])
    assert warmed == ["oh-hell"] * 2


def test_the_reference_tries_its_own_playouts(warmed, monkeypatch):
    asked = []
    monkeypatch.setattr(FlatBot, "choose", lambda _, view, budget: asked.append((view.game, budget.worlds)))
    readiness.ready_for_bots(SHEET, {"reference/flat-200"})
    assert asked == [("oh-hell", 1)]
    assert warmed == ["oh-hell"]


def test_who_has_to_wait_is_told_once_on_standard_error(told, monkeypatch, capsys):
    monkeypatch.setattr(search, "warm", lambda _: told.wait(10))
    readiness.ready_for_bots(SHEET, ["strong"])
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "Getting the bots ready; this is needed once and takes up to a minute ...\n"


def test_who_need_not_wait_is_told_nothing(warmed, monkeypatch, capsys):
    monkeypatch.setattr(readiness, "PATIENCE", 3600)
    readiness.ready_for_bots(SHEET, ["strong"])
    readiness.ready_for_thought(SHEET, "the hints")
    assert warmed == ["oh-hell"] * 2
    assert capsys.readouterr() == ("", "")


def test_without_a_compiler_nothing_is_made_ready(monkeypatch):
    def none(_):
        raise NoCompiler("Numba cannot be loaded: there is none")

    monkeypatch.setattr(search, "warm", none)
    readiness.ready_for_bots(SHEET, ["strong", "reference/flat-200"])
    readiness.ready_for_thought(SHEET, "the review")


def run(words: tuple[str, ...], typed: str = "") -> Result:
    return CliRunner().invoke(main, words, input=typed)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_commands_with_bots_that_think_tell_it(name, told, monkeypatch):
    monkeypatch.setattr(search, "warm", lambda _: told.wait(10))
    result = run(COMMANDS[name])
    assert result.exit_code == 0, result.stderr
    assert result.stderr.count("Getting the bots ready;") == 1
    assert "Getting" not in result.stdout


def test_a_hint_at_the_table_tells_it_too(told, monkeypatch):
    monkeypatch.setattr(search, "warm", lambda _: told.wait(10))
    monkeypatch.setattr("foretrick.review.hints.USUAL", search.Budget(worlds=1))
    result = run(("play", "hell", "--plain", "--seed", "3"), "hint\n")
    assert "Getting the hints ready;" in result.stderr
    assert "Hint: " in result.stdout
