"""The pictures that are printed: the suits and the figures of the special cards, as the client draws them (web/cards.js)."""

from __future__ import annotations

from typing import Final

from foretrick.scorepad.sheets.marks import Box, Mark, Shape, Text

# Each in a box of 32 by 32.
SUITS: Final = {
    "S": "M16 2.5C19.2 8 28.4 12.4 28.4 19.3c0 3.9-2.9 6.3-6.2 6.3-2 0-3.7-.9-4.9-2.5.3 2.9 1.3 5 3.5 6.4h-9.6c2.2-1.4 3.2-3.5 3.5-6.4-1.2 1.6-2.9 2.5-4.9 2.5-3.3 0-6.2-2.4-6.2-6.3C3.6 12.4 12.800 8 16 2.500Z",
    "H": "M16 28.600C6.300 21 2.800 16.200 2.800 10.900 2.800 6.700 5.800 3.900 9.400 3.900c2.900 0 5.400 1.700 6.600 4.600 1.200-2.900 3.700-4.600 6.600-4.600 3.600 0 6.600 2.800 6.600 7 0 5.300-3.500 10.100-13.200 17.700Z",
    "D": "M16 2.300c2.600 5.100 6.100 9.600 10.300 13.700-4.200 4.100-7.700 8.600-10.300 13.700C13.400 24.600 9.900 20.100 5.700 16 9.900 11.900 13.400 7.400 16 2.300Z",
    "C": "M16 2.800a6.300 6.300 0 0 1 4.700 10.500 6.300 6.300 0 1 1-3.400 9.400c.3 2.900 1.300 5.300 3.500 6.800h-9.600c2.200-1.500 3.200-3.900 3.500-6.800a6.300 6.300 0 1 1-3.400-9.400A6.300 6.300 0 0 1 16 2.800Z",
}
STAR: Final = "M16 2.500l4 8.900 9.700 1-7.300 6.500 2.100 9.600L16 23.600l-8.500 4.900 2.100-9.600-7.300-6.500 9.700-1Z"


def suit(letter: str, x: float, y: float, size: float, grey: float = 0, outline: float | None = None) -> Mark:
    """A suit's symbol in a square of `size` around (x, y); the red suits may be given in outline."""
    return picture(SUITS[letter], x, y, size, None if outline else grey, outline)


def picture(
    d: str, x: float, y: float, size: float, fill: float | None = 0, line: float | None = None
) -> Mark:
    """A picture of 32 by 32 in a square of `size` around (x, y)."""
    return Shape(d, x - size / 2, y - size / 2, size / 32, fill, line)


# In a box of 100 by 140, as the card's face: the tint of each part, and its outline.
HAT: Final = (
    (
        0.45,
        "M27 99c7 5.500 15 7.500 23 7.500s16-2 23-7.500c2.500 3 1 6.500-3 8.500-6 3-12.500 4.500-20 4.500s-14-1.500-20-4.500c-4-2-5.500-5.500-3-8.500Z",
    ),
    (
        0.0,
        "M33.500 97C39 82 43 66 47 47c.7-3.300 4.500-4 5.700-1C55 52 60 54.500 64 53.500c-3.500 3-7 4-9.500 3.500C57.500 72 61.500 86 66.500 97c-10 4.500-23 4.500-33 0Z",
    ),
    (1.0, "m48.500 72 2.400 5.400 5.900.6-4.400 4 1.300 5.800-5.200-3-5.200 3 1.300-5.800-4.400-4 5.900-.6Z"),
)

CAP: Final = (
    (0.45, "M50 60c-6 9-6 24-6.500 34h13C56 84 56 69 50 60Z"),
    (
        0.0,
        "M43.500 94C40 80 34 70 25 67c-1-10 6-14 12-10.500 5.500 3 8.500 10 9.500 20Zm13 0C60 80 66 70 75 67c1-10-6-14-12-10.500-5.500 3-8.500 10-9.500 20Z",
    ),
    (0.2, "M50 46c5.500 5 8 12 7 24-1 8-2.500 14-4 20h-6c-1.500-6-3-12-4-20-1-12 1.500-19 7-24Z"),
    (0.0, "M19.5 71.5a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1 -9 0Z"),
    (0.0, "M71.5 71.5a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1 -9 0Z"),
    (0.0, "M45.5 43a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1 -9 0Z"),
    (0.0, "M36 97h28v7c-9 2.500-19 2.500-28 0Z"),
)


def card(face: str, x: float, y: float, w: float) -> list[Mark]:
    """A small card with its upper left corner at (x, y), 1.4 times as high as wide.

    `face` is a card's code (`KS`, `TD`), a joker (`BJ`, `LJ`), or a code with what the card is: `AS wizard`, `2H jester`.
    """
    code, _, part = face.partition(" ")
    marks: list[Mark] = [Box(x, y, w, w * 1.4, max(0.5, w * 0.022), 1, w * 0.09)]
    if code in ("BJ", "LJ"):
        star = picture(
            STAR,
            x + w * 0.2,
            y + w * 0.25,
            w * 0.24,
            0 if code == "BJ" else None,
            None if code == "BJ" else w * 0.02,
        )
        return [*marks, star, *_figure(CAP, x + w * 0.1, y + w * 0.06, w)]
    rank, letter = ("10" if code[0] == "T" else code[0]), code[1]
    outline = max(0.5, w * 0.028) if letter in "HD" else None
    marks.append(Text(x + w * 0.2, y + w * 0.34, rank, w * 0.34, "semibold", "middle"))
    marks.append(suit(letter, x + w * 0.2, y + w * 0.52, w * 0.22, outline=outline))
    if part:
        return [*marks, *_figure(HAT if part == "wizard" else CAP, x + w * 0.13, y + w * 0.1, w * 0.95)]
    marks.append(suit(letter, x + w * 0.6, y + w * 0.86, w * 0.56, outline=outline))
    return marks


def _figure(parts: tuple[tuple[float, str], ...], x: float, y: float, w: float) -> list[Mark]:
    return [Shape(d, x, y, w / 100, grey) for grey, d in parts]
