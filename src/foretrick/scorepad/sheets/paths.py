"""The paths of SVG as straight lines and curves, which is all that PDF knows."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, TypeAlias

Step: TypeAlias = "tuple[Literal['M', 'L', 'C', 'Z'], tuple[float, ...]]"
Point: TypeAlias = "tuple[float, float]"

_TOKEN = re.compile(r"([A-Za-z])|(-?(?:\d+\.\d*|\.\d+|\d+))")
_LENGTHS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "A": 7, "Z": 0}


@lru_cache(maxsize=256)
def steps(d: str) -> tuple[Step, ...]:
    """The path with absolute places, made of M, L, C and Z alone. It may hold all but T and Q; S stands after a curve.

    >>> steps("M1 1h2a1 1 0 0 1 0 2Z")[:2]
    (('M', (1.0, 1.0)), ('L', (3.0, 1.0)))
    """
    return tuple(_walk(d))


def _commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its numbers; a command that is repeated silently is spelled out."""
    found = [(letter, number) for letter, number in _TOKEN.findall(d)]
    at = 0
    letter = "M"
    while at < len(found):
        if found[at][0]:
            letter = found[at][0]
            at += 1
        length = _LENGTHS[letter.upper()]
        yield letter, [float(number) for _, number in found[at : at + length]]
        at += length
        letter = {"M": "L", "m": "l"}.get(letter, letter)


def _walk(d: str) -> Iterator[Step]:
    x = y = 0.0
    first = bend = (0.0, 0.0)  # `bend`: the last curve's second handle
    for letter, numbers in _commands(d):
        kind, (dx, dy) = letter.upper(), (x, y) if letter.islower() else (0.0, 0.0)
        if kind == "Z":
            x, y = first
            yield ("Z", ())
        elif kind in "CS":
            places = [number + (dy if odd % 2 else dx) for odd, number in enumerate(numbers)]
            if kind == "S":  # its first handle mirrors the last one
                places = [2 * x - bend[0], 2 * y - bend[1], *places]
            bend, (x, y) = (places[2], places[3]), places[4:]
            yield ("C", tuple(places))
        elif kind == "A":
            end = (numbers[5] + dx, numbers[6] + dy)
            yield from _arc((x, y), (numbers[0], numbers[1]), numbers[3] != 0, numbers[4] != 0, end)
            x, y = end
        else:
            x = x if kind == "V" else numbers[0] + dx
            y = y if kind == "H" else numbers[-1] + dy
            first = (x, y) if kind == "M" else first
            yield ("M" if kind == "M" else "L", (x, y))


def _arc(start: Point, radii: Point, large: bool, sweep: bool, end: Point) -> Iterator[Step]:
    """An upright elliptic arc as curves of at most a quarter turn (SVG 2, appendix B.2)."""
    rx, ry = radii
    hx, hy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    short = (hx / rx) ** 2 + (hy / ry) ** 2
    if short > 1:
        rx, ry, short = rx * math.sqrt(short), ry * math.sqrt(short), 1.0
    away = math.sqrt(max(0.0, 1 / short - 1)) * (-1 if large == sweep else 1)
    cx = away * rx * hy / ry + (start[0] + end[0]) / 2
    cy = -away * ry * hx / rx + (start[1] + end[1]) / 2
    begin = math.atan2((start[1] - cy) / ry, (start[0] - cx) / rx)
    turn = math.atan2((end[1] - cy) / ry, (end[0] - cx) / rx) - begin
    if sweep and turn < 0:
        turn += 2 * math.pi
    if not sweep and turn > 0:
        turn -= 2 * math.pi
    pieces = max(1, math.ceil(abs(turn) / (math.pi / 2) - 1e-9))
    step = turn / pieces
    bow = 4 / 3 * math.tan(step / 4)
    for piece in range(pieces):
        a, b = begin + piece * step, begin + (piece + 1) * step
        yield (
            "C",
            (
                cx + rx * (math.cos(a) - bow * math.sin(a)),
                cy + ry * (math.sin(a) + bow * math.cos(a)),
                cx + rx * (math.cos(b) + bow * math.sin(b)),
                cy + ry * (math.sin(b) - bow * math.cos(b)),
                cx + rx * math.cos(b),
                cy + ry * math.sin(b),
            ),
        )
