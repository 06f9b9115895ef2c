"""Who plays in the arena: bots by name, with a budget of their own if wanted, and outside programs."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass

from foretrick import bots
from foretrick.bots import Budget
from foretrick.messages import message, quoted
from foretrick.rules import BadOptions

_ITEM = re.compile(r"""(?:[^,"']|"[^"]*"|'[^']*'|["'])+""")
_NAMED = re.compile(r"([\w./-]+)=(.+)", re.DOTALL)
_BUDGET = re.compile(r"(\d+)(ms|w)")
OUTSIDE = "cmd:"


@dataclass(frozen=True)
class Entrant:
    """One who plays: `bot` names a bot of the house, or `command` starts an outside program.

    `text` is how it was asked for, `name` how the report calls it. A house bot without a budget has its own.
    """

    name: str
    text: str
    bot: str | None = None
    budget: Budget | None = None
    command: tuple[str, ...] = ()


def read_seats(text: str) -> tuple[Entrant, ...]:
    """The entrants of ``--seats``, seat by seat.

    >>> [entrant.name for entrant in read_seats("steady, quick=steady@20ms, cmd:'my bot' --depth 3")]
    ['steady', 'quick', "cmd:'my bot' --depth 3"]
    >>> read_seats("steady@500w")[0].budget
    Budget(milliseconds=None, worlds=500, cores=1)

    Commas in quotes do not separate. `BadOptions` with one sentence for what cannot be read, or is no bot.
    """
    seats = tuple(read_entrant(item.strip()) for item in _ITEM.findall(text) if item.strip())
    told = {entrant.name: entrant for entrant in reversed(seats)}
    for entrant in seats:
        if (other := told[entrant.name]).text != entrant.text:
            raise BadOptions(
                message(
                    "error-arena-name",
                    name=entrant.name,
                    one=quoted(entrant.text),
                    other=quoted(other.text),
                )
            )
    if not seats:
        raise BadOptions(message("error-arena-nobody"))
    return seats


def read_entrant(text: str) -> Entrant:
    """One entrant: ``BOT``, ``BOT@20ms``, ``BOT@500w`` (worlds) or ``cmd:COMMAND``, each with ``NAME=`` before it."""
    named = _NAMED.fullmatch(text)
    name, what = (named[1], named[2].strip()) if named else (text, text)
    if what.startswith(OUTSIDE):
        return Entrant(name, text, command=_command(what))
    bot, at, budget = what.partition("@")
    try:
        bots.make(bot, 0)
    except bots.NoBot as error:
        raise BadOptions(error.message) from None
    return Entrant(name, text, bot, _budget(budget) if at else None)


def _command(text: str) -> tuple[str, ...]:
    try:
        words = tuple(shlex.split(text.removeprefix(OUTSIDE)))
    except ValueError:
        raise BadOptions(message("error-arena-quotes", text=quoted(text))) from None
    if not words:
        raise BadOptions(message("error-arena-command"))
    return words


def _budget(text: str) -> Budget:
    fits = _BUDGET.fullmatch(text)
    if not fits or (fits[2] == "ms" and int(fits[1]) < 1):
        raise BadOptions(message("error-arena-budget", text=quoted(text)))
    return Budget(milliseconds=int(fits[1])) if fits[2] == "ms" else Budget(worlds=int(fits[1]))
