"""A match at the terminal: line by line, piped, and drawn."""

from __future__ import annotations

import io
from random import Random

import pytest
from click.testing import CliRunner
from rich.console import Console

from foretrick import bots, games, record
from foretrick.cli import main, words
from foretrick.cli.plain import PlainScreen
from foretrick.cli.screen import TableScreen, fits
from foretrick.cli.sitting import Left, Sitting
from foretrick.play import Match

SHORT: dict[str, dict[str, object]] = {
    "joker-in-the-hole": {"rounds": 4},
    "spades-with-jokers": {"target": 50, "floor": -50, "blind_nil": True},
    "wizards-and-jesters": {"rounds": 4, "hook": "on"},
    "oh-hell": {"rounds": 4, "missed": "penalty"},
    "spades": {"target": 50, "floor": -50},
}


class Typist:
    """Types a legal choice for whoever is asked, and now and then asks something first."""

    def __init__(self, match: Match, seed: int, extras: tuple[str, ...] = ()) -> None:
        self.match, self.lot, self.extras = match, Random(seed), extras
        self.typed: list[str] = []

    def __call__(self, prompt: str) -> str:
        legal = [str(action.text.split()[-1]) for action in self.match.legal(0)]
        if not legal:
            return ""  # a page that waits for Enter
        if self.extras and self.lot.random() < 0.3:
            choice = self.lot.choice(self.extras)
        else:
            choice = self.lot.choice(legal)
        self.typed.append(choice)
        return choice


EXTRAS = (
    "?",
    "hand",
    "table",
    "last",
    "sheet",
    "why",
    "why 2s",
    "why 99",
    "bj",
    "12",
    "frog",
    "",
    "trump h",
    "look",
)


def sitting(match: Match, screen, seed: int = 3) -> Sitting:
    made = {seat: bots.make("random", seed + seat) for seat in range(1, match.sheet.seats)}
    return Sitting(match, Random(seed), 0, made, screen)


@pytest.mark.parametrize("key", games.KEYS)
def test_a_whole_match_of_every_game_line_by_line_and_through_a_pipe(key, tmp_path):
    match = Match.undealt(key, 4, SHORT[key])
    lines: list[str] = []
    typist = Typist(match, 5, EXTRAS)
    sitting(match, PlainScreen(lines.append, typist)).run()
    assert match.over
    record.verify(match.to_record())
    assert not any("\x1b" in line for line in lines)
    assert sum(line.startswith("Round ") and " is scored: " in line for line in lines) == len(match.rounds)

    file = tmp_path / "match.json"
    settings = [
        word for name, value in SHORT[key].items() for word in ("--set", f"{name}={words.value(value)}")
    ]
    asked = [
        "play",
        key,
        "--bots",
        "random",
        "--seed",
        "3",
        "--name",
        "Anna",
        "--record",
        str(file),
        *settings,
    ]
    result = CliRunner().invoke(main, asked, input="\n".join(typist.typed) + "\n")
    assert result.exit_code == 0, result.stderr
    assert next(record.read(file)) == match.to_record()
    assert "The match is over. " in result.stdout
    assert "--seed 3" in result.stdout.splitlines()[-1]
    assert result.stderr == ""


SIZES = [(64, 22), (80, 24), (120, 40), (200, 60), (90, 30)]


TABLES = [
    (key, seats) for key, game in games.GAMES.items() for seats in range(game.seats[0], game.seats[1] + 1)
]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_the_drawn_table_fits_its_window(key, seats):
    for number, (width, height) in enumerate((SIZES[0], SIZES[seats - 3])):
        names = ("Maximiliane von und zu X", "王小明", *"BCDEF")[:seats]
        match = Match.undealt(key, names, SHORT[key])
        out = Console(
            file=io.StringIO(), width=width, height=height, force_terminal=True, color_system="truecolor"
        )
        assert fits(out)
        screen = Watched(out, Typist(match, number, EXTRAS), lambda seconds: None)
        with screen:
            sitting(match, screen, seed=number).run()
        screen.print_ending(match.view(0))
        assert match.over
        assert screen.frames


class Watched(TableScreen):
    """A drawn table that checks each frame as it is shown."""

    frames = 0

    def _show(self, lines):
        self.frames += 1
        assert len(lines) <= self.console.height - 2
        wide = [line.plain for line in lines if line.cell_len > self.console.width]
        assert not wide
        super()._show(lines)


def test_a_hand_of_seventeen_cards_fits_every_window():
    match = Match.undealt("wizards-and-jesters", 3, {})
    lot = Random(0)
    for _ in range(16):
        match.apply(match.draw(lot))
        while match.phase != "deal":
            match.apply(match.legal()[0])
    match.apply(match.draw(lot))
    for size in SIZES:
        out = Console(file=io.StringIO(), width=size[0], height=size[1], force_terminal=True)
        screen = Watched(out, lambda prompt: "", lambda seconds: None)
        screen.ask(match.view(match.turn))
        shown = out.file.getvalue()  # type: ignore[attr-defined]
        assert all(str(card) in shown for card in match.view(match.turn).hand or ())


def test_colour_never_says_it_alone():
    """What may be played stands in writing under the hand; a barred bid stands in brackets."""
    match = Match.undealt("wizards-and-jesters", 3, {"hook": "on", "rounds": 6})
    out = Console(file=io.StringIO(), width=80, height=24, force_terminal=True, no_color=True)
    typist = Typist(match, 1)
    seen: list[bool] = []

    def read(prompt: str) -> str:
        view = match.view(0)
        shown = out.file.getvalue().rsplit("\x1b[H", 1)[1]  # type: ignore[attr-defined]
        if view.phase == "play" and view.may_act:
            codes = [action.text.split()[1].lower().replace("t", "10") for action in view.legal]
            seen.extend(code in shown for code in codes)
        seen.extend(f"({text.split()[1]})" in shown for text in view.barred if view.phase == "bid")
        return typist(prompt)

    sitting(match, TableScreen(out, read, lambda seconds: None)).run()
    assert seen
    assert all(seen)


@pytest.mark.parametrize("entries", [[], ["quit"], ["0", "quit"], ["frog", "quit"]])
def test_leaving_the_table(entries, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    asked = ["play", "wizards", "--bots", "random", "--seed", "3"]
    result = CliRunner().invoke(main, asked, input="\n".join(entries))
    assert result.exit_code == 0
    assert "You left the table." in result.stdout
    assert list(tmp_path.iterdir()) == []


def test_leaving_the_table_with_the_record(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    asked = ["play", "wizards", "--bots", "random", "--seed", "3"]
    result = CliRunner().invoke(main, asked, input="quit\nmatch.txt\n/no/such/m.json\nmatch.json\n")
    assert "A record's name ends in" in result.stdout
    assert "There is no folder" in result.stdout
    assert "The record is in match.json." in result.stdout
    record.verify(next(record.read(tmp_path / "match.json")))


@pytest.mark.parametrize("asked", ["", " --bots easy,random,steady", " --bots easy,easy,easy --set rounds=2"])
def test_the_last_line_lays_the_same_table_again(asked):
    words = ["play", "wizards-and-jesters", "--players", "4", *asked.split(), "--seed", "9"]
    result = CliRunner().invoke(main, words, input="quit\n")
    assert result.stdout.splitlines()[-1] == f"The same cards again: foretrick {' '.join(words)}"


def test_an_interrupted_match_keeps_its_record(monkeypatch, tmp_path):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    monkeypatch.setattr("foretrick.cli.plain.PlainScreen.__init__.__defaults__", (print, interrupt))
    file = tmp_path / "match.jsonl"
    asked = ["play", "wizards", "--bots", "random", "--record", str(file)]
    result = CliRunner().invoke(main, asked)
    assert result.exit_code == 130
    assert result.stderr.strip() == ""
    assert next(record.read(file))["result"] is None


def test_without_a_game_the_games_are_listed():
    result = CliRunner().invoke(main, ["play"])
    assert result.exit_code == 0
    assert all(key in result.stdout for key in games.KEYS)


def test_a_refusal_is_the_engines_own_sentence():
    match = Match.undealt("wizards-and-jesters", 4, {})
    lines: list[str] = []
    entries = iter(["7", "9h", "h"])

    def read(prompt: str) -> str:
        entry = next(entries, None)
        if entry is None:
            raise EOFError
        return entry

    with pytest.raises(Left):
        sitting(match, PlainScreen(lines.append, read)).run()
    assert "A bid is a number from 0 to 1 (Wizards and Jesters 4.2)." in lines
    assert sum(line.startswith("It is time to bid now (") for line in lines) == 2


def test_the_persons_name_is_nobody_elses():
    result = CliRunner().invoke(
        main, ["play", "wizards", "--name", "ben", "--seed", "1"], input="table\nquit\n"
    )
    assert "  ben (you): " in result.stdout
    assert "  Ben: " not in result.stdout
    assert "  Anna: " in result.stdout
