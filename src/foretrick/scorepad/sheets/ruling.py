"""How a score sheet is ruled: which form its cells take on so much paper, and how many sheets its rounds need.

A cell is written in by hand, so its boxes have smallest sizes that do not shrink with the paper. Where all rounds
do not fit under them, the match goes on on another sheet.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

from foretrick.messages import message
from foretrick.scorepad.sheets.paper import PAPERS, CannotPrint

Place: TypeAlias = "tuple[float, float, float, float]"  # x, y, w, h
_A6 = PAPERS["A6"][0] * PAPERS["A6"][1]


@dataclass(frozen=True)
class Form:
    """One way to arrange a cell: the narrowest and the lowest that it can be, and whether round and cards share a column."""

    name: str
    least_w: float
    least_h: float
    stacked: bool


# In the order of preference. All in points: a box of 8.5 is 3 mm, a line of 11.3 is 4 mm.
EXACT = (
    Form("wide", 62, 11.3, False),
    Form("row", 32, 11.3, False),
    Form("stack", 26, 21, True),
    Form("tower", 15, 22, True),
)
SIDES = (
    Form("side-row", 140, 12.5, False),
    Form("side-stack", 52, 21, True),
)


@dataclass(frozen=True)
class Ruling:
    """The lines of a sheet, everything in points."""

    form: Form
    unit: float  # of the sizes of letters: 1 on A6
    margin: float
    number_w: float  # the column of the round
    cards_w: float  # the column of the cards; 0: they stand under the number of the round
    trump_w: float  # the column of the trump; 0: none
    cell_w: float
    row_h: float
    total_h: float
    rows: tuple[int, ...]  # of each sheet

    @property
    def left(self) -> float:
        """The width of the columns before the first player's."""
        return self.number_w + self.cards_w + self.trump_w


def unit(w: float, h: float) -> float:
    """How large letters are on a sheet of that size: 1 on A6, 1.46 on A4, 0.68 on a sixteenth of it."""
    return float((w * h / _A6) ** 0.275)


def margin(w: float, h: float) -> float:
    """The white edge; what lies outside of 4 mm hardly any printer reaches."""
    return float(max(11.5, 16 * (w * h / _A6) ** 0.45))


def ruling(
    size: tuple[float, float], columns: int, sides: bool, rounds: int, room: float, trump: bool
) -> Ruling:
    """The best ruling: the fewest sheets, then the roomiest form.

    `room` is the height that the rounds and the line of totals can share on a sheet. `CannotPrint` where no form fits.
    """
    best: tuple[float, Ruling] | None = None
    for rank, form in enumerate(SIDES if sides else EXACT):
        found = _ruled(form, size, columns, rounds, room, trump)
        if found is None:
            continue
        cost = len(found.rows) * 10 + rank
        # Figures side by side in a narrow cell of a high line are smaller than they need to be.
        if (
            not form.stacked
            and not sides
            and found.row_h >= 25 * found.unit
            and found.cell_w < 66 * found.unit
        ):
            cost += 3
        if best is None or cost < best[0]:
            best = cost, found
    if best is None:  # a pad that many have joined, on a small sheet
        raise CannotPrint(message("sheet-error-columns", columns=columns))
    return best[1]


def _ruled(
    form: Form, size: tuple[float, float], columns: int, rounds: int, room: float, trump: bool
) -> Ruling | None:
    u, edge = unit(*size), margin(*size)
    inner = size[0] - 2 * edge
    number_w = max(13.0, 17 * u)
    cards_w = 0.0 if form.stacked else max(12.0, 16 * u)
    trump_w = max(13.0, 16 * u) if trump else 0.0
    cell_w = (inner - number_w - cards_w - trump_w) / columns
    if trump_w and cell_w < form.least_w * 1.15:
        cell_w, trump_w = cell_w + trump_w / columns, 0.0
    if cell_w < form.least_w:
        return None
    most = int(room / form.least_h) - 1  # the totals need a line too
    if most < 1:
        return None
    rows = shared(rounds, -(-rounds // most))
    total_h = min(room / (rows[0] + 1), 24 * u)
    row_h = min((room - total_h) / rows[0], 40 * u)
    return Ruling(form, u, edge, number_w, cards_w, trump_w, cell_w, row_h, total_h, rows)


def usual_lines(size: tuple[float, float], room: float) -> int:
    """How many lines a sheet gets whose match has no fixed number of rounds: as many as are pleasant to write in."""
    return max(3, int(room / max(21.5, 23.5 * unit(*size))) - 1)


def shared(rounds: int, sheets: int) -> tuple[int, ...]:
    """So many rounds on each sheet, the first ones at most one more.

    >>> shared(17, 3)
    (6, 6, 5)
    """
    each, more = divmod(rounds, sheets)
    return tuple(each + (sheet < more) for sheet in range(sheets))


def boxes(form: Form, cell: Place, partners: int, even: bool = False) -> dict[str, Place]:
    """The boxes of a cell by name: "bid 0", "tricks 0", "score", "total", and for partners "contract" and so on.

    "score" is missing where there is no room for it. `even`: boxes above each other are equally high, for captions.
    """
    shares = {"score": 0.5, "bid": 0.5} if even else {"score": 0.36, "bid": 0.44}
    match form.name:
        case "wide":
            return _wide(cell)
        case "row":
            return _row(cell)
        case "stack":
            return _stack(cell, shares["score"])
        case "tower":
            return _tower(cell, shares["bid"])
        case "side-row":
            return _side_row(cell, partners)
    return _side_stack(cell, partners, shares["score"])


def _across(cell: Place, names: Sequence[str], shares: Sequence[float]) -> dict[str, Place]:
    """The cell cut into boxes side by side."""
    x, y, w, h = cell
    whole = sum(shares)
    edges = [x + w * sum(shares[:count]) / whole for count in range(len(shares) + 1)]
    return {
        name: (left, y, right - left, h) for name, (left, right) in zip(names, pairwise(edges), strict=True)
    }


def _halves(box: Place, upper: str, lower: str, share: float = 0.5) -> dict[str, Place]:
    x, y, w, h = box
    return {upper: (x, y, w, h * share), lower: (x, y + h * share, w, h * (1 - share))}


def _wide(cell: Place) -> dict[str, Place]:
    small = min(26.0, max(12.0, cell[2] * 0.19)) / cell[2]
    rest = 1 - 2 * small
    return _across(cell, ("bid 0", "tricks 0", "score", "total"), (small, small, rest * 0.46, rest * 0.54))


def _row(cell: Place) -> dict[str, Place]:
    small = min(16.0, max(8.5, cell[2] * 0.24)) / cell[2]
    return _across(cell, ("bid 0", "tricks 0", "total"), (small, small, 1 - 2 * small))


def _stack(cell: Place, upper: float) -> dict[str, Place]:
    small = min(20.0, max(9.5, cell[2] * 0.32)) / cell[2]
    found = _across(cell, ("left", "right"), (small, 1 - small))
    return _halves(found["left"], "bid 0", "tricks 0") | _halves(found["right"], "score", "total", upper)


def _tower(cell: Place, upper: float) -> dict[str, Place]:
    found = _halves(cell, "top", "total", upper)
    return _across(found["top"], ("bid 0", "tricks 0"), (1, 1)) | {"total": found["total"]}


def _side_row(cell: Place, partners: int) -> dict[str, Place]:
    names = [f"{what} {at}" for at in range(partners) for what in ("bid", "tricks")]
    return _across(
        cell,
        (*names, "contract", "bags", "penalty", "score", "total"),
        (*(1.0 for _ in names), 1.15, 1.0, 1.5, 1.5, 2.1),
    )


def _side_stack(cell: Place, partners: int, upper: float) -> dict[str, Place]:
    names = [f"hand {at}" for at in range(partners)]
    found = _across(cell, (*names, "contract", "bags", "total"), (*(1.0 for _ in names), 1.1, 1.3, 2.2))
    boxes: dict[str, Place] = {}
    for at in range(partners):
        boxes |= _halves(found[f"hand {at}"], f"bid {at}", f"tricks {at}")
    return (
        boxes
        | _halves(found["contract"], "contract", "taken")
        | _halves(found["bags"], "bags", "penalty")
        | _halves(found["total"], "score", "total", upper)
    )
