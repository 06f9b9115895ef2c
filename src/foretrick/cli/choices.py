"""What the commands share: naming a game, and reading ``--set``, ``--players`` and ``--bots``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from foretrick import games
from foretrick.cli.group import WrongUse
from foretrick.messages import LANGUAGES, message, quoted
from foretrick.rules import BadOptions
from foretrick.rules.options import either

Command = TypeVar("Command", bound=Callable[..., Any])


class GameName(click.ParamType[str]):
    """A game by its key, its title, or a part of either that names one game only."""

    name = "game"

    def convert(self, value: Any, *_: Any) -> str:
        """The key of the game; fails with the nearest name."""
        return key_of(str(value))

    def shell_complete(self, _: click.Context, __: click.Parameter, incomplete: str) -> list[Any]:
        """The keys that begin so, for the shell."""
        from click.shell_completion import CompletionItem

        return [CompletionItem(key) for key in games.KEYS if key.startswith(incomplete)]


def key_of(name: str) -> str:
    """The game that a person means.

    >>> key_of("Wizards"), key_of("joker"), key_of("spades with jokers")
    ('wizards-and-jesters', 'joker-in-the-hole', 'spades-with-jokers')

    Raises `WrongUse` when it is none, or may be several.
    """
    asked = "-".join(name.lower().replace("_", " ").replace("-", " ").split())
    if asked in games.KEYS:
        return asked
    fits = [key for key in games.KEYS if asked and key.startswith(asked)]
    fits = fits or [key for key in games.KEYS if asked and asked in key]
    if len(fits) == 1:
        return fits[0]
    if fits:
        raise WrongUse(f"{name!r} may be {either(fits)}: write more of the name.")
    close = _nearest(asked)
    hint = f"did you mean {close}?" if close else f"choose {either(games.KEYS)}."
    raise WrongUse(f"There is no game {name!r}: {hint}")


def _nearest(asked: str) -> str | None:
    """The game of which the whole name, or a word of it, is spelled most alike."""
    from difflib import get_close_matches

    of = {word: key for key in reversed(games.KEYS) for word in key.split("-") if len(word) > 3}
    of |= {key: key for key in games.KEYS}
    close = get_close_matches(asked, of, 1, cutoff=0.6)
    return of[close[0]] if close else None


def usual_seats(key: str, players: int | None) -> int:
    """The number of players asked for, or the game's usual one."""
    return games.GAMES[key].usual_seats if players is None else players


def options_of(key: str, seats: int, settings: Sequence[str]) -> dict[str, object]:
    """The options of ``--set name=value``, read as the game understands them; `BadOptions` for what cannot be."""
    games.sheet(key, seats)  # says so when the game is not for so many
    known = {option.name: option for option in games.GAMES[key].options_for(seats)}
    asked: dict[str, object] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        name = name.strip().lower().replace("-", "_")
        if not equals or not name:
            example = _example(key, seats)
            raise BadOptions(message("error-option-setting", example=example, setting=quoted(setting)))
        asked[name] = known[name].read(text) if name in known else text
    games.sheet(key, seats, asked)
    return asked


def _example(key: str, seats: int) -> str:
    option = games.GAMES[key].options_for(seats)[0]
    return f"{option.name}={option.choices[0][0]}" if option.choices else f"{option.name}=on"


def bot_names(text: str, seats: int) -> tuple[str, ...]:
    """The bots of ``--bots`` at a person's table: one level for all the seats, or a list with one for each."""
    from foretrick import bots

    return _named(text, seats, bots.NAMES)


def any_bot_names(text: str, seats: int) -> tuple[str, ...]:
    """The same where bots are among themselves: the frozen references too."""
    from foretrick import bots

    return _named(text, seats, (*bots.NAMES, *bots.REFERENCES))


def _named(text: str, seats: int, known: Sequence[str]) -> tuple[str, ...]:
    names = tuple(word.strip().lower() for word in text.split(","))
    for name in names:
        if name not in known:
            raise WrongUse(f"There is no bot {name!r}: choose {either(known)}.")
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise WrongUse(
            f"--bots names {len(names)} bots for {seats} seats: give one for each seat, or one for all."
        )
    return names


def set_option(command: Command) -> Command:
    """Add ``--set``."""
    return click.option(
        "--set",
        "settings",
        multiple=True,
        metavar="OPTION=VALUE",
        help="Set an option of the game; may be given several times. 'foretrick rules GAME --options' lists them.",
    )(command)


def seed_option(command: Command) -> Command:
    """Add ``--seed``."""
    return click.option(
        "--seed",
        type=click.IntRange(0, 2**63 - 1),
        metavar="NUMBER",
        help="Deal from this number: the same seed gives the same cards on any machine.",
    )(command)


def language_option(help: str) -> Callable[[Command], Command]:
    """Adds ``--language``, English unless another one is asked for."""
    return click.option(
        "--language", type=click.Choice(LANGUAGES), default="en", show_default=True, help=help
    )


def players_option(command: Command) -> Command:
    """Add ``--players``."""
    return click.option(
        "--players", type=int, metavar="NUMBER", help="How many sit at the table, 3 to 7; usually 4."
    )(command)
