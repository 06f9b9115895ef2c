"""A sentence that is not yet words: the id of a message, and what goes into it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Message:
    """What is to be said: made by `message`. Equal messages say the same in every language."""

    id: str
    args: tuple[tuple[str, Argument], ...] = ()

    def __str__(self) -> str:
        """The English of it, for a terminal and for a programmer."""
        from foretrick.messages.speech import say

        return say(self)


@dataclass(frozen=True, slots=True)
class Listed:
    """Things in a row, spoken as "a, b and c", or with "or" where one of them is meant."""

    items: tuple[Argument, ...]
    alternatives: bool = False


@dataclass(frozen=True, slots=True)
class Figure:
    """A number with so many decimals, and with a plus sign where it is `signed` and above zero."""

    value: float
    digits: int = 0
    signed: bool = False


Argument: TypeAlias = "str | int | Message | Listed | Figure"
Given: TypeAlias = "Argument | Sequence[Given]"


def message(id: str, /, **args: Given) -> Message:
    """The message `id` with its arguments; a list or a tuple is a spoken list.

    >>> message("note-bags-left", bags=3)
    Message(id='note-bags-left', args=(('bags', 3),))
    """
    return Message(id, tuple(sorted((name, _plain(value)) for name, value in args.items())) if args else ())


def either(things: Iterable[Given]) -> Listed:
    """Things of which one is meant: "a, b or c"."""
    return Listed(tuple(map(_plain, things)), alternatives=True)


def figure(value: float, digits: int = 0, signed: bool = False) -> Figure:
    """A number as it is read: the decimal sign of the language, a true minus sign, and no "-0"."""
    return Figure(float(value), digits, signed)


def quoted(value: object) -> Argument:
    """What somebody wrote, as a sentence quotes it: text in the quotation marks of the language, else as Python has it."""
    if isinstance(value, str) and repr(value) == f"'{value}'":
        return Message("quoted", (("text", value),))
    return repr(value)


def _plain(value: Given) -> Argument:
    if isinstance(value, (str, int, Message, Listed, Figure)):
        return value
    return Listed(tuple(map(_plain, value)))
