"""A sentence that is not yet words: the id of a message, and what goes into it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Message:
    """What is to be said: made by `message`. Equal messages say the same in every language."""

    id: str
    args: tuple[tuple[str, Argument], ...] = ()


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
Given: TypeAlias = "Argument | list[Given] | tuple[Given, ...]"


def message(id: str, /, **args: Given) -> Message:
    """The message `id` with its arguments; a list or a tuple is a spoken list.

    >>> message("telling-cards", cards=3)
    Message(id='telling-cards', args=(('cards', 3),))
    """
    return Message(id, tuple(sorted((name, _plain(value)) for name, value in args.items())) if args else ())


def either(things: Iterable[Given]) -> Listed:
    """Things of which one is meant: "a, b or c"."""
    return Listed(tuple(map(_plain, things)), alternatives=True)


def figure(value: float, digits: int = 0, signed: bool = False) -> Figure:
    """A number as it is read: the decimal sign of the language, a true minus sign, and no "-0"."""
    return Figure(float(value), digits, signed)


def _plain(value: Given) -> Argument:
    return Listed(tuple(map(_plain, value))) if isinstance(value, list | tuple) else value
