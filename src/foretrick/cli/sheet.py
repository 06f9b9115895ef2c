"""``foretrick sheet``: score sheets and rule cards to print."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from foretrick import games
from foretrick.cli.choices import GameName, language_option, options_of, set_option
from foretrick.cli.group import Page, WrongUse
from foretrick.messages import Spoken

if TYPE_CHECKING:
    from foretrick.scorepad.sheets.printing import Paper, Print


class Asked(TypedDict):
    """The options of the command line."""

    players: int | None
    names: str | None
    rounds: int | None
    paper: str
    per_page: str
    filled: Path | None
    rule_card: bool
    language: str
    settings: tuple[str, ...]
    out: Path


@click.command(
    "sheet",
    cls=Page,
    examples=(
        ("foretrick sheet wizards -o pad.pdf", "a sheet for four, on A4"),
        ("foretrick sheet wizards --per-page 4 -o pad.pdf", "four A6 sheets on A4, to cut"),
        ('foretrick sheet joker --names "Anna, Ben, Eva" -o pad.pdf', "with the names on it"),
        ("foretrick sheet --filled pad.json -o match.pdf", "what a score pad holds"),
        ("foretrick sheet spades --rule-card --paper A6 -o card.pdf", "the rules on one side"),
    ),
)
@click.argument("game", type=GameName(), required=False)
@click.option(
    "--players", type=int, metavar="NUMBER", help="How many play; usually 4, or as many as --names."
)
@click.option(
    "--names",
    metavar="A,B,...",
    help="The names at the top, in the order of the seats; the first deals first.",
)
@click.option(
    "--rounds",
    type=int,
    metavar="NUMBER",
    help="The lines of the sheet: all rounds of the match unless set; for a match to a score as many as fit well.",
)
@click.option(
    "--paper", default="A4", metavar="A4|A5|A6|Letter", help="The paper; A4 unless set.", show_default=False
)
@click.option(
    "--per-page",
    type=click.Choice(["1", "2", "4", "16"]),
    default="1",
    help="Sheets on a page, with marks to cut along.",
)
@click.option(
    "--filled",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="PAD",
    help="Print this pad: a file or CSV of the score pad, or a match record. It knows its game.",
)
@click.option("--rule-card", is_flag=True, help="Print the rules on one side instead.")
@language_option("The language of what is printed.")
@set_option
@click.option(
    "-o",
    "--out",
    type=click.Path(dir_okay=False, allow_dash=True, path_type=Path),
    required=True,
    metavar="FILE",
    help="Write the PDF here; - is the standard output.",
)
def command(game: str | None, **asked: Unpack[Asked]) -> None:
    """Print score sheets for GAME as a PDF: blank, with names, or filled in; or its rule card."""
    from foretrick.scorepad.sheets.printing import Paper

    on = Paper(asked["paper"], int(asked["per_page"]), asked["language"])
    try:
        made = _filled(game, asked, on) if asked["filled"] else _blank(game, asked, on)
    except Spoken as error:
        raise WrongUse(str(error)) from error
    out = asked["out"]
    if str(out) == "-":
        sys.stdout.buffer.write(made.pdf())
        return
    out.write_bytes(made.pdf())
    pages = f"{len(made.pages)} pages" if len(made.pages) > 1 else "1 page"
    click.echo(f"{made.title}: {pages} in {out}.", err=True)


def _blank(game: str | None, asked: Asked, on: Paper) -> Print:
    from foretrick.scorepad.sheets.printing import blank_sheet, rule_cards

    if game is None:
        raise WrongUse("Name a game, or a pad with --filled.")
    names = [name.strip() for name in asked["names"].split(",")] if asked["names"] else []
    fewest, most = games.GAMES[game].seats
    usual = min(most, max(fewest, len(names))) if names else games.GAMES[game].usual_seats
    players = usual if asked["players"] is None else asked["players"]
    rules = games.sheet(game, players, options_of(game, players, asked["settings"]))
    if asked["rule_card"]:
        if names or asked["rounds"] is not None:
            raise WrongUse("A rule card has no names and no lines: leave out --names and --rounds.")
        return rule_cards(rules, on)
    return blank_sheet(rules, on, names, asked["rounds"])


def _filled(game: str | None, asked: Asked, on: Paper) -> Print:
    from foretrick.scorepad.files import read
    from foretrick.scorepad.folding import fold
    from foretrick.scorepad.sheets.printing import filled_sheet

    file = asked["filled"]
    assert file is not None
    if asked["players"] is not None or asked["names"] or asked["rounds"] is not None or asked["settings"]:
        raise WrongUse(
            "A pad brings its players, rounds and options: leave out --players, --names, --rounds and --set."
        )
    if asked["rule_card"]:
        raise WrongUse("--filled prints a pad and --rule-card the rules: choose one of them.")
    pad = fold(read(file.read_bytes(), datetime.now(UTC).isoformat()))
    if game is not None and pad.game not in (None, game):
        raise WrongUse(
            f"{file} is a pad of {games.game(pad.game or game).title}, not of {games.GAMES[game].title}."
        )
    return filled_sheet(pad, on)
