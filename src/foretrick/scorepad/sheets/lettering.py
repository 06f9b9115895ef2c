"""The letters of the printed sheets: how wide a text is, what fits, and letters that the font does not have."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from foretrick.scorepad.sheets.marks import Weight

FONTS = Path(__file__).parent / "fonts"
FACES: dict[Weight, str] = {"regular": "ForetrickSheet-Regular", "semibold": "ForetrickSheet-Semibold"}
DESCENT = 0.25  # of the size: how far letters reach under their line
SMALLEST = 5.0  # points; nothing on a sheet is set smaller
ABSENT = "\N{REPLACEMENT CHARACTER}"
ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


@lru_cache(maxsize=1)
def _fonts() -> dict[Weight, TTFont]:
    """The fonts, known to ReportLab from now on."""
    found = {}
    for weight, face in FACES.items():
        font = TTFont(face, FONTS / f"foretrick-sheet-{weight}.ttf")
        pdfmetrics.registerFont(font)
        found[weight] = font
    return found


def face(weight: Weight) -> str:
    """The name of a font that ReportLab can set."""
    _fonts()
    return FACES[weight]


@lru_cache(maxsize=4096)
def width(text: str, size: float, weight: Weight = "regular") -> float:
    """How wide a text is, in points."""
    _fonts()
    return float(pdfmetrics.stringWidth(text, FACES[weight], size))


@lru_cache(maxsize=1024)
def printable(text: str) -> str:
    r"""The text in letters that the font has; a letter that it lacks becomes its base letter, else a box.

    Spaces of every kind become one plain space, and signs that steer the direction or the joining are dropped.

    >>> printable("Anna\t Ngô"), printable("王") == ABSENT
    ('Anna Ngô', True)
    """
    known = _fonts()["regular"].face.charToGlyph
    letters = []
    for letter in unicodedata.normalize("NFC", " ".join(text.split())):
        if ord(letter) in known:
            letters.append(letter)
        elif unicodedata.category(letter) in ("Cc", "Cf", "Mn", "Me"):
            continue
        else:
            base = unicodedata.normalize("NFKD", letter)[0]
            letters.append(base if ord(base) in known else ABSENT)
    return "".join(letters)


def fitted(
    text: str, room: float, size: float, least: float = SMALLEST, weight: Weight = "regular"
) -> tuple[str, float]:
    """The text and its size so that it takes at most `room`: smaller down to `least`, then shortened in the middle."""
    natural = width(text, size, weight)
    if natural <= room:
        return text, size
    smaller = max(least, int(size * room / natural * 20) / 20)
    return shortened(text, room, smaller, weight), smaller


def shortened(text: str, room: float, size: float, weight: Weight = "regular") -> str:
    """The text with its middle left out, if it must be; the end of a name often tells more than its middle."""
    if width(text, size, weight) <= room:
        return text
    for kept in range(len(text) - 1, 0, -1):
        front, back = text[: (kept + 1) // 2].rstrip(), text[len(text) - kept // 2 :].lstrip()
        candidate = f"{front}{ELLIPSIS}{back}"
        if width(candidate, size, weight) <= room:
            return candidate
    return ELLIPSIS if width(ELLIPSIS, size, weight) <= room else ""


def lines_of(text: str, room: float, size: float, weight: Weight = "regular") -> list[str]:
    """The text broken at its plain spaces into lines of at most `room`; a word that is too long is shortened."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, weight) <= room:
            lines[-1] = longer
        else:
            lines.append(shortened(word, room, size, weight))
    return lines


def name_lines(text: str, room: float, size: float, least: float, most: int) -> tuple[Sequence[str], float]:
    """A name in one line or in two, if `most` allows it, as large as goes between `least` and `size`.

    It is broken at a space or a hyphen, else within a word; only a name that fits in no such way is shortened.
    """
    one, at = fitted(text, room, size, least, "semibold")
    if most == 1 or (one == text and at > 0.8 * size):
        return [one], at
    # A word is cut only where nothing else helps.
    ways = _breaks(text) + (_cuts(text) if one != text else [])
    best: tuple[tuple[float, float], list[str]] | None = None
    for pair in ways:
        longest = max(width(line, size, "semibold") for line in pair)
        fits = min(size, int(size * room / longest * 20) / 20)
        cut = pair[0].removesuffix("-") + pair[1] == text
        worth = (fits - cut, -longest)
        if fits >= least and (best is None or worth > best[0]):
            best = worth, pair
    if best is None:
        return [one], at
    fits = min(size, int(size * room / -best[0][1] * 20) / 20)
    if one == text and fits < at * 1.15:
        return [one], at
    return best[1], fits


def _breaks(text: str) -> list[list[str]]:
    """The text in two lines, broken at each of its spaces and hyphens."""
    return [
        [text[: at + (text[at] != " ")], text[at + 1 :]]
        for at in range(1, len(text) - 1)
        if text[at] in " -\N{EN DASH}"
    ]


def _cuts(text: str) -> list[list[str]]:
    """The text in two lines, cut between two letters."""
    return [
        [f"{text[:at]}-", text[at:]]
        for at in range(2, len(text) - 1)
        if text[at - 1].isalpha() and text[at].isalpha()
    ]
