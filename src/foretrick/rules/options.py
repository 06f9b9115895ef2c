"""The options of a game: what each may be, and one clear sentence for whatever it may not be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Literal, TypeAlias

from foretrick import messages
from foretrick.messages import Argument, Message, Spoken, message, quoted

Value: TypeAlias = "str | int | bool | None"


class BadOptions(Spoken, ValueError):
    """A match that cannot be made; the message is one sentence for the person who asked for it."""


@dataclass(frozen=True)
class Option:
    """One option of a game. Its label, its help and the labels of its values are messages named after it.

    `choices` are (value, label) pairs. A number lies in `low`..`high` (`None`: no bound on that side); `empty`,
    when it is not `None`, says what leaving a number out (`null`) means. `aliases` are other spellings read as
    a value. `clause` is where the rule page describes it.
    """

    name: str
    kind: Literal["choice", "switch", "number"]
    default: Value
    clause: str
    choices: tuple[tuple[str, Message], ...] = ()
    low: int | None = None
    high: int | None = None
    empty: Message | str | None = None
    aliases: Mapping[Value, Value] = field(default_factory=dict)

    @property
    def values(self) -> tuple[Value, ...]:
        """All that may be chosen; nothing for a number."""
        if self.kind == "switch":
            return (False, True)
        return tuple(value for value, _ in self.choices)

    @property
    def label(self) -> Message:
        return message(_id(self.name))

    @property
    def help(self) -> Message:
        return message(f"{_id(self.name)}-help")

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
        raise BadOptions(
            message("error-option-value", name=self.name, allowed=self.allowed, value=_shown(value))
        )

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
    def allowed(self) -> Argument:
        """What may be asked for, to be put into a sentence.

        >>> messages.worded(number("target", 500, "9.5", low=50).allowed)
        'a whole number of at least 50'
        """
        if self.kind == "switch":
            return message("error-allowed-switch")
        if self.kind == "choice":
            return messages.either([quoted(value) for value, _ in self.choices])
        if self.low is not None and self.high is not None:
            span = message("error-allowed-span", low=self.low, high=self.high)
        elif self.low is not None:
            span = message("error-allowed-least", low=self.low)
        else:
            span = message("error-allowed-most", high=self.high or 0)
        return span if self.empty is None else message("error-allowed-null", span=span, empty=self.empty)

    def _in_range(self, value: int) -> bool:
        return (self.low is None or value >= self.low) and (self.high is None or value <= self.high)


_SWITCH_WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def choice(
    name: str, clause: str, values: Sequence[str], aliases: Mapping[Value, Value] | None = None
) -> Option:
    """An option with named values; the first is the default."""
    pairs = tuple((value, message(f"{_id(name)}-{value}")) for value in values)
    return Option(name, "choice", values[0], clause, choices=pairs, aliases=aliases or {})


def switch(name: str, default: bool, clause: str) -> Option:
    return Option(name, "switch", default, clause)


def number(
    name: str,
    default: int | None,
    clause: str,
    low: int | None = None,
    high: int | None = None,
    empty: Message | str | None = None,
) -> Option:
    return Option(name, "number", default, clause, low=low, high=high, empty=empty)


def _id(name: str) -> str:
    """The message that is the label of an option."""
    return f"option-{name.replace('_', '-')}"


def checked(title: str, options: Iterable[Option], asked: object) -> dict[str, Value]:
    """Every option with its value, defaults spelled out; `BadOptions` for a name or a value that is not there."""
    known = {option.name: option for option in options}
    if not isinstance(asked, Mapping):
        raise BadOptions(message("error-options-shape", game=title, value=_shown(asked)))
    for name in asked:
        if name not in known:
            if close := get_close_matches(str(name), known, 1):
                raise BadOptions(message("error-option-meant", game=title, name=quoted(name), close=close[0]))
            raise BadOptions(
                message("error-option-unknown", game=title, name=quoted(name), options=list(known))
            )
    return {name: option.check(asked.get(name, option.default)) for name, option in known.items()}


def either(words: Iterable[str], last: str = "or") -> str:
    """Words as a spoken list.

    >>> either(["hearts", "spades", "clubs"])
    'hearts, spades or clubs'
    """
    *front, end = words
    return f"{', '.join(front)} {last} {end}" if front else end


def _shown(value: object) -> Argument:
    if value is None or isinstance(value, bool):
        return "null" if value is None else str(value).lower()
    text = repr(value)
    return quoted(value) if len(text) <= 40 else text[:37] + "..."
