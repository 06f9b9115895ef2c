"""Papers, and how many sheets share a page: where each lies, and where to cut."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from foretrick.messages import Spoken, message
from foretrick.scorepad.sheets.marks import Line, Mark, Page, moved

MM = 72 / 25.4
PAPERS = {
    "A4": (210 * MM, 297 * MM),
    "A5": (148 * MM, 210 * MM),
    "A6": (105 * MM, 148 * MM),
    "Letter": (612.0, 792.0),
}
GRIDS = {1: (1, 1), 2: (2, 1), 4: (2, 2), 16: (4, 4)}  # sheets across and down
SMALLEST_SHEET = 52 * MM, 69 * MM  # sixteen on A4 or on Letter


class CannotPrint(Spoken, ValueError):
    """A sheet that cannot be, and why."""


@dataclass(frozen=True)
class Layout:
    """A page and the places of its sheets, row by row; every sheet is `w` by `h`."""

    width: float
    height: float
    across: int
    down: int

    @property
    def w(self) -> float:
        """The width of a sheet."""
        return self.width / self.across

    @property
    def h(self) -> float:
        """The height of a sheet."""
        return self.height / self.down

    @property
    def places(self) -> list[tuple[float, float]]:
        """The upper left corners of the sheets."""
        return [(column * self.w, row * self.h) for row in range(self.down) for column in range(self.across)]


def layout(paper: str, per_page: int) -> Layout:
    """The page; two to a page lie side by side on a page that is turned. `CannotPrint` for what is too small."""
    named = {name.lower(): name for name in PAPERS}
    if paper.lower() not in named:
        raise CannotPrint(message("sheet-error-paper", paper=paper))
    if per_page not in GRIDS:
        raise CannotPrint(message("sheet-error-per-page", count=per_page))
    name = named[paper.lower()]
    width, height = PAPERS[name]
    if per_page == 2:
        width, height = height, width
    found = Layout(width, height, *GRIDS[per_page])
    if found.w < SMALLEST_SHEET[0] or found.h < SMALLEST_SHEET[1]:
        fits = max(count for count in GRIDS if count < per_page and _fits(name, count))
        raise CannotPrint(message("sheet-error-too-small", count=per_page, paper=name, fits=fits))
    return found


def _fits(paper: str, per_page: int) -> bool:
    try:
        layout(paper, per_page)
    except CannotPrint:
        return False
    return True


def imposed(layout: Layout, sheets: Sequence[Sequence[Mark]]) -> list[Page]:
    """Pages with these sheets.

    A set of sheets that fits on a page several times is repeated, so that no place stays empty; a set that does not
    divide the page, or goes on over pages, leaves the last places white.
    """
    places = layout.places
    if len(sheets) < len(places):
        sheets = list(sheets) * (len(places) // len(sheets))
    pages = []
    for start in range(0, len(sheets), len(places)):
        marks: list[Mark] = []
        boxes = []
        for sheet, (x, y) in zip(sheets[start : start + len(places)], places, strict=False):
            marks += [moved(mark, x, y) for mark in sheet]
            boxes.append((x, y, layout.w, layout.h))
        marks += cut_marks(layout)
        pages.append(Page(layout.width, layout.height, tuple(marks), tuple(boxes)))
    return pages


def cut_marks(layout: Layout) -> list[Mark]:
    """Where to cut: ticks at the edges of the page, crosses where the cuts meet."""
    xs = [column * layout.w for column in range(1, layout.across)]
    ys = [row * layout.h for row in range(1, layout.down)]
    across, down = layout.width, layout.height
    small = min(layout.w, layout.h) * 0.045
    lines = [Line(x, y, x, y + way * 2 * small, 0.35) for x in xs for y, way in ((0.0, 1), (down, -1))]
    lines += [Line(x, y, x + way * 2 * small, y, 0.35) for y in ys for x, way in ((0.0, 1), (across, -1))]
    lines += [Line(x - small / 2, y, x + small / 2, y, 0.35) for x in xs for y in ys]
    lines += [Line(x, y - small / 2, x, y + small / 2, 0.35) for x in xs for y in ys]
    return list(lines)
