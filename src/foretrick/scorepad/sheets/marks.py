"""What is on a printed page: plain marks, which one painter turns into PDF and another into SVG.

Everything is measured in points (1/72 inch) from the upper left corner, y downwards, and printed in black; `grey` runs
from 0 (black) to 1 (paper).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

Weight = Literal["regular", "semibold"]
Anchor = Literal["start", "middle", "end"]


@dataclass(frozen=True)
class Text:
    """A run of text, standing on the line `y`; `x` is its start, middle or end."""

    x: float
    y: float
    text: str
    size: float
    weight: Weight = "regular"
    anchor: Anchor = "start"
    grey: float = 0


@dataclass(frozen=True)
class Line:
    """A straight rule; `dash`: the lengths of dash and gap."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float = 0.4
    grey: float = 0
    dash: tuple[float, float] | None = None


@dataclass(frozen=True)
class Box:
    """A rectangle with round corners of `radius`: `line` is the width of its rule, `fill` its tint; `None`: without."""

    x: float
    y: float
    w: float
    h: float
    line: float | None = 0.4
    fill: float | None = None
    radius: float = 0
    grey: float = 0


@dataclass(frozen=True)
class Ring:
    """An ellipse: the ring around a bid that was met, or a dot when it is filled."""

    x: float
    y: float
    rx: float
    ry: float
    line: float | None = 0.6
    fill: float | None = None


@dataclass(frozen=True)
class Shape:
    """A path in the words of SVG, `scale` times its size, its origin at (x, y); `turned`: upside down about it."""

    d: str
    x: float
    y: float
    scale: float
    fill: float | None = 0
    line: float | None = None
    turned: bool = False


Mark: TypeAlias = Text | Line | Box | Ring | Shape


@dataclass(frozen=True)
class Page:
    """One page of paper with its marks; `sheets` are the places of the sheets on it (x, y, w, h)."""

    width: float
    height: float
    marks: tuple[Mark, ...]
    sheets: tuple[tuple[float, float, float, float], ...] = ()


def moved(mark: Mark, dx: float, dy: float) -> Mark:
    """The same mark somewhere else."""
    if isinstance(mark, Line):
        return replace(mark, x1=mark.x1 + dx, y1=mark.y1 + dy, x2=mark.x2 + dx, y2=mark.y2 + dy)
    return replace(mark, x=mark.x + dx, y=mark.y + dy)
