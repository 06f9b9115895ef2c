"""The words of a reason: who is spoken of, numbers, chances and cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from foretrick.cards import JOKERS, Card
from foretrick.rules import RuleSheet

_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_ODDS: Final = (
    (0.03, "hardly ever"),
    (0.13, "one time in ten"),
    (0.18, "one time in six"),
    (0.225, "one time in five"),
    (0.29, "one time in four"),
    (0.365, "one time in three"),
    (0.45, "two times in five"),
    (0.55, "every other time"),
    (0.63, "three times in five"),
    (0.71, "two times in three"),
    (0.775, "three times in four"),
    (0.85, "four times in five"),
    (0.97, "nine times in ten"),
    (1.01, "almost always"),
)


@dataclass(frozen=True)
class Voice:
    """Speaks to a player (without a name) or about one."""

    name: str | None = None

    @property
    def subject(self) -> str:
        """Who: "You", or the name."""
        return self.name or "You"

    @property
    def side(self) -> str:
        """The partnership: "Your side", or that of the name."""
        return f"{self.name}'s side" if self.name else "Your side"

    @property
    def has(self) -> str:
        """Has or have."""
        return "has" if self.name else "have"

    def does(self, verb: str) -> str:
        """The subject with a verb, whose third person takes an s.

        >>> Voice().does("need"), Voice("Ben").does("need")
        ('You need', 'Ben needs')
        """
        return f"{self.subject} {verb}{'s' if self.name else ''}"


TO_YOU: Final = Voice()


def number(count: int) -> str:
    """A small number as a word."""
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else str(count)


def more(count: int) -> str:
    """Tricks to come.

    >>> more(1), more(3)
    ('one more trick', 'three more tricks')
    """
    return f"{number(count)} more trick{'' if count == 1 else 's'}"


def odds(chance: float) -> str:
    """A chance as people say it.

    >>> odds(0.33), odds(0.5), odds(0.99)
    ('one time in three', 'every other time', 'almost always')
    """
    return next(text for limit, text in _ODDS if chance < limit)


def about(chance: float) -> str:
    """A chance as people say it in a sentence."""
    said = odds(chance)
    return f"about {said}" if " time" in said and not said.startswith("every") else said


def can_take(chance: float, name: str) -> str:
    """How likely it is that somebody can take a card.

    >>> can_take(0.01, "the ace"), can_take(0.5, "the ten")
    ('hardly anybody can take the ace', 'somebody can take the ten every other time')
    """
    said = about(chance)
    if said == "hardly ever":
        return f"hardly anybody can take {name}"
    return (
        f"somebody can {said} take {name}" if said == "almost always" else f"somebody can take {name} {said}"
    )


def in_hundred(chance: float) -> str:
    """A chance as a count of a hundred.

    >>> in_hundred(0.553), in_hundred(0.01)
    ('55 times in 100', '1 time in 100')
    """
    count = round(100 * chance)
    return f"{count} time{'' if count == 1 else 's'} in 100"


def points(cost: float) -> str:
    """What something costs: in whole points, below ten with a half or a tenth.

    >>> points(12.4), points(2.54), points(1.0), points(1)
    ('12 points', '2.5 points', '1 point', '1 point')
    """
    shown = f"{cost:.0f}" if cost >= 10 else f"{cost:.1f}".removesuffix(".0")
    return f"{shown} point{'' if shown == '1' else 's'}"


def card_name(sheet: RuleSheet, card: int) -> str:
    """The name of a card with its part in the game: "king of hearts", "Wizard of clubs", "big joker"."""
    named = Card(card)
    face = sheet.faces.get(named)
    if face is None or named in JOKERS or not face.suitless:
        return named.name
    suit = named.suit
    return f"{face.mark.capitalize()} of {suit.word}" if suit is not None else face.mark.capitalize()


def the(sheet: RuleSheet, card: int) -> str:
    """A card with its article."""
    return f"the {card_name(sheet, card)}"


def capitalised(sentence: str) -> str:
    """The sentence with a capital, whatever it begins with."""
    return sentence[:1].upper() + sentence[1:]
