"""``foretrick play``: a match in the terminal."""

from __future__ import annotations

import getpass
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from random import Random
from time import sleep
from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from foretrick import games
from foretrick.cli.choices import (
    GameName,
    bot_names,
    options_of,
    players_option,
    seed_option,
    set_option,
    usual_seats,
)
from foretrick.cli.group import Page, WrongUse
from foretrick.cli.readiness import ready_for_bots, ready_for_thought
from foretrick.play import USUAL_NAMES, Match, random_seed

if TYPE_CHECKING:
    from foretrick.cli.sitting import Screen
    from foretrick.play import View
    from foretrick.review import Hint

RECORD_ENDINGS = (".json", ".jsonl", ".jsonl.zst", ".json.zst")
LONGEST_NAME = 24
USUAL_BOTS = "steady"


class Asked(TypedDict):
    """The options of the command line."""

    players: int | None
    bots: str
    name: str | None
    settings: tuple[str, ...]
    seed: int | None
    plain: bool
    fast: bool
    record_file: Path | None


@click.command(
    "play",
    cls=Page,
    examples=(
        ("foretrick play wizards", "you and three bots"),
        ("foretrick play joker --players 5", "five at the table"),
        ("foretrick play spades --bots master", "against the best"),
        ("foretrick play spades --set target=200", "a shorter match"),
        ("foretrick play oh-hell --record evening.json", "keep the record"),
        ("foretrick play wizards --plain", "line by line, for a screen reader"),
    ),
)
@click.argument("game", type=GameName(), required=False)
@players_option
@click.option(
    "--bots",
    default=USUAL_BOTS,
    show_default=True,
    metavar="NAMES",
    help="Who plays the other seats: random, easy, steady, strong, master, or a list with one for each.",
)
@click.option("--name", metavar="NAME", help="Your name at the table.")
@set_option
@seed_option
@click.option("--plain", is_flag=True, help="Line by line, nothing drawn; usual where output is no terminal.")
@click.option("--fast", is_flag=True, help="Do not pause between the plays of the bots.")
@click.option(
    "--record",
    "record_file",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Keep the record in this file (.json, .jsonl or .jsonl.zst).",
)
def command(game: str | None, **asked: Unpack[Asked]) -> None:
    """Play a match of GAME against bots, by typing cards and bids.

    A part of the name is enough: wizards, joker, hell. Without a GAME the games are listed. At the table, hint says
    what is best and why, and ? lists what else can be typed.
    """
    if game is None:
        _list_games()
        return
    seats, record_file = usual_seats(game, asked["players"]), asked["record_file"]
    options = options_of(game, seats, asked["settings"])
    others = bot_names(asked["bots"], seats - 1)
    if record_file is not None:
        _check_record_name(record_file)
    seed = random_seed() if asked["seed"] is None else asked["seed"]
    match = Match.undealt(game, players=_table(asked["name"], seats), options=options)
    with _screen(asked["plain"], _no_pause if asked["fast"] else sleep) as screen:
        finished = _play(match, seed, others, screen, record_file)
    if finished:
        screen.print_ending(match.view(0))
    else:
        click.echo("You left the table.")
    if record_file is not None:
        click.echo(f"The record is in {record_file}.")
    elif not finished:
        _offer_to_save(match)
    again = f" --players {seats}" + ("" if asked["bots"] == USUAL_BOTS else f" --bots {','.join(others)}")
    again += "".join(f" --set {setting}" for setting in asked["settings"])
    click.echo(f"The same cards again: foretrick play {game}{again} --seed {seed}")


def _play(match: Match, seed: int, others: tuple[str, ...], screen: Screen, record_file: Path | None) -> bool:
    """Play, and keep the record however it ends; whether the match was played to its end."""
    from foretrick import bots
    from foretrick.bots.guard import Guarded
    from foretrick.cli.sitting import Left, Sitting

    ready_for_bots(match.sheet, others)
    made = {
        seat: Guarded(bots.make(kind, seed + seat, os.cpu_count() or 1))
        for seat, kind in enumerate(others, 1)
    }
    try:
        Sitting(match, Random(seed), 0, made, screen, _advise).run()
    except Left:
        return False
    finally:
        if record_file is not None and match.rounds:
            _write_record(match, record_file)
    return True


def _advise(view: View) -> Hint:
    """A hint. The first one has to load the search, or to compile it."""
    from foretrick.review import hint

    ready_for_thought(view.sheet, "the hints")
    return hint(view)


def _no_pause(_: float) -> None:
    """Go on at once."""


@contextmanager
def _screen(plain: bool, pause: Callable[[float], None]) -> Iterator[Screen]:
    """The drawn table where the terminal can show it, else line by line."""
    from foretrick.cli.plain import PlainScreen
    from foretrick.cli.terminal import console, is_simple

    if not plain and not is_simple():
        from foretrick.cli.screen import TableScreen, fits

        _load_line_editing()
        out = console()
        if fits(out):
            with TableScreen(out, input, pause) as screen:
                yield screen
            return
        click.echo("The window is too small for the drawn table, so the match is told line by line.")
    yield PlainScreen()


def _load_line_editing() -> None:
    """Arrow keys and history in what is typed, where Python was built with it."""
    with suppress(ImportError):
        import_module("readline")


def _table(name: str | None, seats: int) -> tuple[str, ...]:
    """The names at the table: the person's, then bots with other names."""
    own = _cleaned(name) if name is not None else _login_name()
    others = [usual for usual in USUAL_NAMES if usual.lower() != own.lower()]
    return (own, *others[: seats - 1])


def _cleaned(name: str) -> str:
    """A name as it may stand at a table."""
    name = " ".join(name.split())
    if not name or not name.isprintable() or len(name) > LONGEST_NAME:
        raise WrongUse(f"--name takes 1 to {LONGEST_NAME} printable characters, not {name[:40]!r}.")
    return name


def _login_name() -> str:
    """The name of whoever is logged in, if it looks like a person's; else the usual first name."""
    with suppress(OSError, KeyError, ImportError):
        login = getpass.getuser()
        if login.isalpha() and login.lower() not in ("root", "admin", "administrator", "user", "nobody"):
            return login.capitalize()[:LONGEST_NAME]
    return USUAL_NAMES[0]


def _check_record_name(path: Path) -> None:
    """Say before the match, not after it, that the record cannot be kept there."""
    if not path.name.endswith(RECORD_ENDINGS):
        raise WrongUse(f"A record's name ends in .json, .jsonl or .jsonl.zst, not as {path.name} does.")
    if not path.absolute().parent.is_dir():
        raise WrongUse(f"There is no folder {path.parent} to keep the record in.")


def _write_record(match: Match, path: Path) -> None:
    from foretrick import record

    record.write([match.to_record()], path)


def _offer_to_save(match: Match) -> None:
    """Ask for a file name; Enter or the end of the input means no."""
    click.echo("To keep the record, write a file name such as match.json; Enter throws it away.")
    try:
        while answer := input("File: ").strip():
            if _saved(match, Path(answer).expanduser()):
                return
    except EOFError:
        click.echo()  # the cursor still stands behind the question


def _saved(match: Match, path: Path) -> bool:
    """Write the record there and say so, or say why not."""
    try:
        _check_record_name(path)
        _write_record(match, path)
    except (WrongUse, OSError) as trouble:
        click.echo(trouble.message if isinstance(trouble, WrongUse) else f"{path}: {trouble.strerror}.")
        return False
    click.echo(f"The record is in {path}.")
    return True


def _list_games() -> None:
    click.echo("Which game? Write foretrick play and one of these; a part of the name is enough.\n")
    for game in games.GAMES.values():
        fewest, most = game.seats
        span = f"{fewest} to {most}" if fewest < most else str(fewest)
        click.echo(f"{game.key}  ({span} players)")
        click.echo(click.wrap_text(str(game.tagline), 78, "    ", "    "))
