"""The words of a reason: who is spoken of, numbers, chances and cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from foretrick.cards import JOKERS, Card
from foretrick.messages import Given, Message, figure, message, say
from foretrick.rules import RuleSheet

_ODDS: Final = (
    (0.03, message("odds-hardly")),
    (0.13, message("odds-tenth")),
    (0.18, message("odds-sixth")),
    (0.225, message("odds-fifth")),
    (0.29, message("odds-fourth")),
    (0.365, message("odds-third")),
    (0.45, message("odds-two-fifths")),
    (0.55, message("odds-half")),
    (0.63, message("odds-three-fifths")),
    (0.71, message("odds-two-thirds")),
    (0.775, message("odds-three-fourths")),
    (0.85, message("odds-four-fifths")),
    (0.97, message("odds-nine-tenths")),
    (1.01, message("odds-always")),
)
HARDLY: Final = _ODDS[0][1]
ALWAYS: Final = _ODDS[-1][1]


@dataclass(frozen=True)
class Voice:
    """Speaks to a player (without a name) or about one."""

    name: str | None = None

    def says(self, what: str, **args: Given) -> Message:
        """A message that has both: its `$voice` is "you" or "named", and its `$name` the name.

        >>> str(Voice().says("why-wants-none")), str(Voice("Ben").says("why-wants-none"))
        ('You want no trick', 'Ben wants no trick')
        """
        return message(what, voice="you" if self.name is None else "named", name=self.name or "", **args)


TO_YOU: Final = Voice()


def odds_message(chance: float) -> Message:
    """A chance as people say it; its `about` is the same in a sentence."""
    return next(told for limit, told in _ODDS if chance < limit)


def odds(chance: float) -> str:
    """A chance as people say it, in English.

    >>> odds(0.33), odds(0.5), odds(0.99)
    ('one time in three', 'every other time', 'almost always')
    """
    return say(odds_message(chance))


def can_take(chance: float, card: Message) -> Message:
    """How likely it is that somebody can take a card.

    >>> str(can_take(0.01, Card("AH").message)), str(can_take(0.5, Card("TH").message))
    ('hardly anybody can take the ace of hearts', 'somebody can take the 10 of hearts every other time')
    """
    said = odds_message(chance)
    if said == HARDLY:
        return message("can-take-hardly", card=card)
    return message("can-take-always" if said == ALWAYS else "can-take", card=card, odds=said)


def in_hundred(chance: float) -> Message:
    """A chance as a count of a hundred.

    >>> str(in_hundred(0.553)), str(in_hundred(0.01))
    ('55 times in 100', '1 time in 100')
    """
    return message("chance-hundred", count=round(100 * chance))


def points(cost: float) -> Message:
    """What something costs: in whole points, below ten with a half or a tenth.

    >>> [str(points(cost)) for cost in (12.4, 2.54, 1.0, 1)]
    ['12 points', '2.5 points', '1 point', '1 point']
    """
    digits = 0 if cost >= 10 or f"{cost:.1f}".endswith(".0") else 1
    count = 1 if f"{cost:.1f}" == "1.0" else 2  # which plural; a part of a point is many
    return message("points", points=figure(cost, digits), count=count)


def card_name(sheet: RuleSheet, card: int) -> Message:
    """The name of a card with its part in the game: "king of hearts", "Wizard of clubs", "big joker"."""
    named = Card(card)
    face = sheet.faces.get(named)
    if face is None or named in JOKERS or not face.suitless or named.suit is None:
        return named.message
    return message("card-part", part=face.part, suit=named.suit.message)
