"""`foretrick review`, and the hint at the terminal's table."""

from __future__ import annotations

import io
import json
from contextlib import suppress
from random import Random

import pytest
from click.testing import CliRunner
from rich.console import Console

from foretrick import bots, games, record, search
from foretrick.bots.table import simulate
from foretrick.cli import main, words
from foretrick.cli.plain import PlainScreen
from foretrick.cli.plot import HEIGHT, MARKS, plot
from foretrick.cli.screen import TableScreen
from foretrick.cli.sitting import Left, Sitting
from foretrick.cli.typed import Request, read_entry
from foretrick.kernel.dress import NoCompiler
from foretrick.play import Match, View
from foretrick.review import Hint, hint, report
from foretrick.search import Budget
from tests.review.doubles import Double
from tests.review.test_review import SHORT


@pytest.fixture
def double(monkeypatch):
    """The stand-in for the search, where the command looks for it."""
    it = Double()
    monkeypatch.setattr(report, "the_analyse", lambda: it.analyse)
    monkeypatch.setattr(report, "the_outlook", lambda: it.outlook)
    monkeypatch.setattr(search, "warm", lambda _: 0.0)
    return it


def kept(tmp_path, game: str = "wizards-and-jesters", count: int = 1) -> str:
    path = tmp_path / ("match.json" if count == 1 else "many.jsonl.zst")
    record.write((match.to_record() for match in simulate(game, 4, count, "random", 3, SHORT[game])), path)
    return str(path)


def run(*asked: str):
    return CliRunner().invoke(main, ["review", *asked])


@pytest.mark.parametrize("game", games.KEYS)
def test_the_report(game, double, tmp_path):
    result = run(kept(tmp_path, game))
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    for part in (
        "accuracy",
        "luck",
        "score",
        "Where the match turned by a decision",
        "The costliest decisions",
    ):
        assert part in result.stdout
    assert all(name in result.stdout for name in ("Anna", "Ben", "Carla", "Dan"))
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_one_json_object_and_a_page(double, tmp_path):
    file, out = kept(tmp_path), tmp_path / "review.html"
    result = run(file, "--json", "--html", str(out), "--worlds", "17", "--seed", "4")
    found = json.loads(result.stdout)
    assert (found["format"], found["worlds"], found["milliseconds"], found["seed"]) == (
        "foretrick-review",
        17,
        None,
        4,
    )
    assert Budget(worlds=17) in {budget for _, budget, _ in double.asked}
    assert out.read_text(encoding="utf-8").startswith("<!doctype html>")
    result = run(file, "--html", str(out))
    assert result.stdout == f"The review is in {out}.\n"
    timed = json.loads(run(file, "--json", "--time", "5").stdout)
    assert (timed["worlds"], timed["milliseconds"]) == (None, 5)
    usual = json.loads(run(file, "--json").stdout)
    assert usual["worlds"] == report.USUAL.worlds


def test_one_player(double, tmp_path):
    file = kept(tmp_path)
    for name in ("Carla", "carla", "c"):
        found = json.loads(run(file, "--json", "--player", name).stdout)
        assert {decision["seat"] for now in found["rounds"] for decision in now["decisions"]} == {2}
    result = run(file, "--player", "Zoe")
    assert result.exit_code == 2
    assert "No player fits 'Zoe': the players are Anna, Ben, Carla, Dan." in result.stderr


def test_one_match_of_many(double, tmp_path):
    file = kept(tmp_path, "oh-hell", 3)
    one, three = (json.loads(run(file, "--json", "--match", str(n)).stdout) for n in (1, 3))
    assert one["totals"] != three["totals"]
    result = run(file, "--match", "4")
    assert (result.exit_code, result.stderr) == (2, f"foretrick: {file} holds fewer than 4 matches.\n")


def test_what_cannot_be_is_said_in_a_sentence(double, tmp_path, monkeypatch):
    file = kept(tmp_path)
    for asked, code, sentence in (
        ((file, "--worlds", "5", "--time", "5"), 2, "Give either --worlds or --time, not both."),
        ((file, "--html", str(tmp_path / "no" / "x.html")), 2, "There is no folder"),
        ((str(tmp_path / "none.json"),), 2, "no such file"),
    ):
        result = run(*asked)
        assert result.exit_code == code
        assert sentence in result.stderr
        assert len(result.stderr.splitlines()) == 1
    wrong = next(record.read(file))
    wrong["rounds"][1]["won"][0] += 1
    record.write([wrong], file)
    result = run(file)
    assert result.exit_code == 1
    assert "Round 2: won is" in result.stderr

    def nothing():
        raise NoCompiler("Numba cannot be loaded: not here")

    monkeypatch.setattr(report, "the_analyse", nothing)
    result = run(kept(tmp_path))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == (
        "foretrick: A review needs compiled code, and there is none here. Numba cannot be loaded: not here\n"
    )


def test_the_plot_keeps_its_frame_and_tells_lines_apart_by_shape():
    chance = Random(4)
    for sides in range(2, 8):
        for width in (40, 80, 100):
            lines = [[chance.uniform(-200, 300) for _ in range(60)] for _ in range(sides)]
            names = [f"A rather long name {side}" for side in range(sides)]
            drawn = plot(lines, names, range(0, 60, 5), width)
            assert len(drawn) == HEIGHT + 1
            assert all(line.cell_len <= width for line in drawn)
            text = "\n".join(line.plain for line in drawn)
            assert all(text.count(mark) > 1 for mark in MARKS[:sides])
    assert len(plot([[3.0], [3.0]], ["A", "B"], [0], 80)) == HEIGHT + 1


# the hint at the table


def test_hint_is_understood_and_listed():
    view = Match("wizards-and-jesters", 4, seed=7).view(2)
    for text in ("hint", "Hint", "hin", "tip", "advice"):
        assert read_entry(text, view) == Request("hint")
    assert any(entry == "hint" for entry, _ in words.HELP)
    assert read_entry("h", view) != Request("hint")  # hearts


class Person:
    """Asks for a hint, then does what it said."""

    def __init__(self, match: Match) -> None:
        self.match, self.asked = match, False
        self.advice: Hint | None = None

    def adviser(self, view: View) -> Hint:
        self.advice = hint(view, analyse=Double().analyse)
        return self.advice

    def __call__(self, prompt: str) -> str:
        if not self.match.legal(0):
            return ""
        self.asked = not self.asked
        if self.asked:
            return "hint"
        if self.advice is None:
            return ""
        if self.advice.action not in self.match.legal(0):
            return ""
        return self.advice.action.text.replace("-", " ")


@pytest.mark.parametrize("game", games.KEYS)
def test_a_match_by_hints_alone_line_by_line(game):
    match = Match.undealt(game, 4, {**SHORT[game], **({"rounds": 3} if "rounds" in SHORT[game] else {})})
    lines: list[str] = []
    person = Person(match)
    made = {seat: bots.make("random", seat) for seat in (1, 2, 3)}
    Sitting(match, Random(3), 0, made, PlainScreen(lines.append, person), person.adviser).run()
    assert match.over
    hints = [line for line in lines if line.startswith("Hint: ")]
    assert len(hints) >= 3
    assert all(line.endswith(".") for line in hints)
    assert any(" costs " in line for line in lines)


@pytest.mark.parametrize("size", [(64, 22), (80, 24), (200, 60)])
def test_the_drawn_hint_keeps_its_window(size):
    width, height = size
    for game in games.KEYS:
        match = Match.undealt(game, 4, {**SHORT[game], **({"rounds": 3} if "rounds" in SHORT[game] else {})})
        out = Console(
            file=io.StringIO(), width=width, height=height, force_terminal=True, color_system="truecolor"
        )
        person = Person(match)
        turns = iter(range(24))

        def read(prompt: str, match=match, person=person, turns=turns) -> str:
            if next(turns, None) is None:
                raise EOFError
            if person.advice is not None and not person.asked:
                return "hint"
            return person(prompt)

        made = {seat: bots.make("random", seat) for seat in (1, 2, 3)}
        screen = TableScreen(out, read, lambda _: None)
        with suppress(Left):
            Sitting(match, Random(3), 0, made, screen, person.adviser).run()
        assert isinstance(out.file, io.StringIO)
        frames = out.file.getvalue().split("\x1b[H")
        assert any("Thinking about your hand" in frame for frame in frames)
        assert any("Hint: " in frame for frame in frames)
        assert all(frame.count("\n") < height for frame in frames)


def test_without_a_compiler_the_table_still_gives_a_hint():
    view = Match("spades", 4, seed=7).view(Match("spades", 4, seed=7).turn)

    def nothing(*asked: object) -> None:
        raise NoCompiler("not here")

    lines: list[str] = []
    PlainScreen(lines.append, input).show_hint(view, hint(view, analyse=nothing))  # type: ignore[arg-type]
    assert len(lines) == 1
    assert lines[0].startswith("Hint: bid ")
