"""A rule card drawn: the essentials of a game on one side of paper, as large as they go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from foretrick.messages import message, say
from foretrick.rules import RuleSheet
from foretrick.scorepad.sheets.essentials import Essentials, Example, Part, Picture, essentials
from foretrick.scorepad.sheets.lettering import SMALLEST, fitted, lines_of
from foretrick.scorepad.sheets.marks import Anchor, Box, Line, Mark, Shape, Text, Weight
from foretrick.scorepad.sheets.paper import MM, CannotPrint
from foretrick.scorepad.sheets.ruling import margin
from foretrick.scorepad.sheets.suits import SUITS, card

SMALLEST_CARD = 100 * MM, 138 * MM  # a quarter of Letter
_BODY = 7.4  # points on A6
_LEAST_BODY = 6.0
_MOST_LETTERS = 1.2


@dataclass
class _Card:
    """A rule card while it is drawn, from top to bottom; `k` is the size of everything, 1 on A6."""

    left: float
    right: float
    y: float
    k: float
    letters: float  # how much larger texts are than on the smallest card
    language: str
    gap: float
    marks: list[Mark] = field(default_factory=list)

    @property
    def w(self) -> float:
        return self.right - self.left

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        weight: Weight = "regular",
        anchor: Anchor = "start",
        grey: float = 0,
    ) -> None:
        self.marks.append(Text(x, y, text, max(SMALLEST, size), weight, anchor, grey))

    def line(self, y: float, width: float) -> None:
        self.marks.append(Line(self.left, y, self.right, y, width * self.k))


def rule_card(rules: RuleSheet, size: tuple[float, float], language: str) -> list[Mark]:
    """The card as marks from (0, 0). `CannotPrint` on paper smaller than A6."""
    if size[0] < SMALLEST_CARD[0] or size[1] < SMALLEST_CARD[1]:
        raise CannotPrint(message("sheet-error-card-small"))
    what, bottom = essentials(rules), size[1] - margin(*size)
    k = (size[0] - 2 * margin(*size)) / 265
    letters = _MOST_LETTERS
    while (drawn := _drawn(what, size, (k, letters), language, 0.0)).y > bottom:
        letters -= 0.02
        assert letters * k * _BODY >= _LEAST_BODY, "the texts of a rule card are short enough for A6"
    # What is left is shared out between the parts.
    gap = min(14 * k, (bottom - drawn.y) / (len(what.parts) + 3))
    return _drawn(what, size, (k, letters), language, gap).marks


def _drawn(
    what: Essentials, size: tuple[float, float], scale: tuple[float, float], language: str, gap: float
) -> _Card:
    edge = margin(*size)
    drawn = _Card(edge, size[0] - edge, edge, *scale, language, gap)
    _band(drawn, what)
    _goal(drawn, what)
    _pictures(drawn, what.pictures)
    for part in what.parts:
        _part(drawn, part)
    _strip(drawn, what.examples)
    return drawn


def _band(drawn: _Card, what: Essentials) -> None:
    """The title in white on black, with the suits."""
    k, height = drawn.k, 27 * drawn.k
    drawn.marks.append(Box(drawn.left, drawn.y, drawn.w, height, None, 0, 2.5 * k))
    title, at = fitted(what.title, drawn.w * 0.7, 15 * k, SMALLEST, "semibold")
    base = drawn.y + height / 2
    drawn.text(drawn.left + 8 * k, base + at * 0.33, title, at, "semibold", grey=1)
    size = 10.5 * k
    for at_suit, letter in enumerate(reversed(SUITS)):
        x = drawn.right - 8 * k - size / 2 - at_suit * size * 1.2
        drawn.marks.append(Shape(SUITS[letter], x - size / 2, base - size / 2, size / 32, 1))
    drawn.y += height


def _goal(drawn: _Card, what: Essentials) -> None:
    k = drawn.k
    facts = say(what.facts, drawn.language)
    drawn.y += 10.5 * k
    shown, at = fitted(facts, drawn.w, min(1.15, drawn.letters) * 7 * k)
    drawn.text(drawn.left, drawn.y, shown, at)
    drawn.y += 3.5 * k + drawn.gap / 2
    _paragraph(
        drawn, say(what.goal, drawn.language), drawn.left, min(1.15, drawn.letters) * 8.8 * k, "semibold"
    )
    drawn.y += 4.5 * k + drawn.gap / 2


def _paragraph(drawn: _Card, text: str, left: float, size: float, weight: Weight = "regular") -> None:
    """Lines under each other from `y` on, which ends at the foot of the last."""
    for line in lines_of(text, drawn.right - left, size, weight):
        drawn.y += size * 1.24
        drawn.text(left, drawn.y, line, size, weight)


def _pictures(drawn: _Card, pictures: Sequence[Picture]) -> None:
    """Small cards side by side, each group with its caption beside or under it."""
    if not pictures:
        return
    k = drawn.k
    drawn.line(drawn.y, 0.5)
    drawn.y += 5 * k + drawn.gap / 3
    card_w = 24 * k
    widths = [_fan(len(picture.faces), card_w) for picture in pictures]
    spread = sum(widths) + 10 * k * (len(pictures) - 1)
    room = (drawn.w - spread) / len(pictures) - 6 * k
    # Beside the cards where a caption has room there, else in columns of their own.
    x, lowest = drawn.left, drawn.y + card_w * 1.4
    for picture, w in zip(pictures, widths, strict=True):
        _cards(drawn, picture, x, drawn.y, card_w)
        size = min(1.15, drawn.letters) * 6.8 * k
        lines = lines_of(say(picture.caption, drawn.language), room, size, "semibold")
        y = drawn.y + card_w * 0.7 - (len(lines) - 1) * size * 0.6 + size * 0.33
        for line in lines:
            drawn.text(x + w + 5 * k, y, line, size, "semibold")
            y += size * 1.2
        lowest = max(lowest, y - size * 0.6)
        x += w + room + 16 * k
    drawn.y = lowest + 5 * k + drawn.gap / 3


def _fan(count: int, card_w: float) -> float:
    return card_w * (1 + 0.46 * (count - 1))


def _cards(drawn: _Card, picture: Picture, x: float, y: float, card_w: float) -> None:
    for at, face in enumerate(picture.faces):
        drawn.marks += card(face, x + at * card_w * 0.46, y, card_w)
    if picture.struck:
        right = x + _fan(len(picture.faces), card_w)
        drawn.marks.append(
            Line(x - 2 * drawn.k, y + card_w * 1.2, right + 2 * drawn.k, y + card_w * 0.2, 1.3 * drawn.k)
        )


def _part(drawn: _Card, part: Part) -> None:
    """The heading at the left, the sentences at the right of it."""
    k, size = drawn.k, _BODY * drawn.k * drawn.letters
    drawn.line(drawn.y, 0.5)
    drawn.y += 1.6 * k + drawn.gap / 2
    top, indent = drawn.y, drawn.left + 42 * k
    _paragraph(drawn, " ".join(say(sentence, drawn.language) for sentence in part.sentences), indent, size)
    shown, at = fitted(say(part.heading, drawn.language), 39 * k, size, SMALLEST, "semibold")
    drawn.text(drawn.left, top + size * 1.24, shown, at, "semibold")
    drawn.y += 4 * k + drawn.gap / 2


def _strip(drawn: _Card, examples: Sequence[Example]) -> None:
    """What some bids score, as a row of boxes."""
    k, height = drawn.k, 31 * drawn.k
    w = drawn.w / len(examples)
    drawn.y += drawn.gap / 2
    drawn.marks.append(Box(drawn.left, drawn.y, drawn.w, height, 0.9 * k, None, 2.5 * k))
    for at, example in enumerate(examples):
        x = drawn.left + at * w
        if at:
            drawn.marks.append(Line(x, drawn.y, x, drawn.y + height, 0.5 * k))
        shown, size = fitted(say(example.what, drawn.language), w - 3 * k, 6.8 * k)
        drawn.text(x + w / 2, drawn.y + 10 * k, shown, size, anchor="middle")
        drawn.text(x + w / 2, drawn.y + 24.5 * k, example.points, 13 * k, "semibold", "middle")
    drawn.y += height
