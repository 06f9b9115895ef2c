"""The options of a game: what each may be, and one clear sentence for whatever it may not be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Literal, TypeAlias

Value: TypeAlias = "str | int | bool | None"


class BadOptions(ValueError):
    """A match that cannot be made; the message is one sentence for the person who asked for it."""


@dataclass(frozen=True)
class Option:
    """One option of a game.

    `choices` are (value, label) pairs. A number lies in `low`..`high` (`None`: no bound on that side); `empty`,
    when it is not `None`, says what leaving a number out (`null`) means. `aliases` are other spellings read as
    a value. `clause` is where the rule page describes it.
    """

    name: str
    kind: Literal["choice", "switch", "number"]
    label: str
    help: str
    default: Value
    clause: str
    choices: tuple[tuple[str, str], ...] = ()
    low: int | None = None
    high: int | None = None
    empty: str | None = None
    aliases: Mapping[Value, Value] = field(default_factory=dict)

    def check(self, value: object) -> Value:
        """The value as the rules use it, or `BadOptions`."""
        if self.kind == "choice":
            if isinstance(value, str | bool):
                value = self.aliases.get(value, value)
            if isinstance(value, str) and value in dict(self.choices):
                return value
        elif self.kind == "switch":
            if isinstance(value, bool):
                return value
        elif value is None and self.empty is not None:
            return None
        elif isinstance(value, int) and not isinstance(value, bool) and self._in_range(value):
            return value
        raise BadOptions(f"The option {self.name} must be {self.allowed}, not {_shown(value)}.")

    def read(self, text: str) -> Value:
        """The value that a person typed, as in ``--set hook=on``."""
        word = text.strip().lower()
        if self.kind == "switch" and word in _SWITCH_WORDS:
            return _SWITCH_WORDS[word]
        if self.kind == "number" and word in ("", "null", "none"):
            return self.check(None)
        if self.kind == "number" and word.lstrip("+-").isdecimal():
            return self.check(int(word))
        return self.check(
            _SWITCH_WORDS.get(word, word) if self.aliases and word not in dict(self.choices) else word
        )

    @property
    def allowed(self) -> str:
        """What may be asked for, in words.

        >>> number("target", "Target", "", 500, "9.5", low=50).allowed
        'a whole number of at least 50'
        """
        if self.kind == "switch":
            return "true or false"
        if self.kind == "choice":
            return either(repr(value) for value, _ in self.choices)
        if self.low is not None and self.high is not None:
            span = f"a whole number from {self.low} to {self.high}"
        elif self.low is not None:
            span = f"a whole number of at least {self.low}"
        else:
            span = f"a whole number of at most {self.high}"
        return f"{span}, or null ({self.empty})" if self.empty is not None else span

    def _in_range(self, value: int) -> bool:
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)


_SWITCH_WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def choice(
    name: str,
    label: str,
    help: str,
    clause: str,
    choices: Mapping[str, str],
    aliases: Mapping[Value, Value] | None = None,
) -> Option:
    """An option with named values; the first is the default."""
    pairs = tuple(choices.items())
    return Option(name, "choice", label, help, pairs[0][0], clause, choices=pairs, aliases=aliases or {})


def switch(name: str, label: str, help: str, default: bool, clause: str) -> Option:
    return Option(name, "switch", label, help, default, clause)


def number(
    name: str,
    label: str,
    help: str,
    default: int | None,
    clause: str,
    low: int | None = None,
    high: int | None = None,
    empty: str | None = None,
) -> Option:
    return Option(name, "number", label, help, default, clause, low=low, high=high, empty=empty)


def checked(title: str, options: Iterable[Option], asked: object) -> dict[str, Value]:
    """Every option with its value, defaults spelled out; `BadOptions` for a name or a value that is not there."""
    known = {option.name: option for option in options}
    if not isinstance(asked, Mapping):
        raise BadOptions(f"The options of {title} are given by name, not as {_shown(asked)}.")
    for name in asked:
        if name not in known:
            close = get_close_matches(str(name), known, 1)
            hint = f"did you mean {close[0]}?" if close else f"it has {either(known, 'and')}."
            raise BadOptions(f"{title} has no option {name!r}: {hint}")
    return {name: option.check(asked.get(name, option.default)) for name, option in known.items()}


def either(words: Iterable[str], last: str = "or") -> str:
    """Words as a spoken list.

    >>> either(["hearts", "spades", "clubs"])
    'hearts, spades or clubs'
    """
    *front, end = words
    return f"{', '.join(front)} {last} {end}" if front else end


def _shown(value: object) -> str:
    text = "null" if value is None else str(value).lower() if isinstance(value, bool) else repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
