"""A line chart of a few rows of text: a mark for each line, told by its shape as well as by its colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from foretrick.cli.canvas import shortened
from foretrick.cli.words import minus

MARKS: Final = "●■▲◆○□△"
COLOURS: Final = ("cyan", "yellow", "magenta", "green", "red", "blue", "white")
HEIGHT: Final = 14
AXIS: Final = 7  # cells of the scale on the left
NAMES: Final = 22  # cells for names and final figures on the right


def plot(
    lines: Sequence[Sequence[float]], names: Sequence[str], starts: Sequence[int], width: int
) -> list[Text]:
    """The lines over one another, each with its name at its end; `starts` are the points where a round begins."""
    across = max(10, width - AXIS - NAMES)
    low, high = min(map(min, lines)), max(map(max, lines))
    span = (high - low) or 1.0
    cells: list[list[int | None]] = [[None] * across for _ in range(HEIGHT)]
    for number, line in enumerate(lines):
        for column, value in enumerate(_spread(line, across)):
            row = round((high - value) / span * (HEIGHT - 1))
            cells[row][column] = number
    ends = _ends(lines, names, low, span)
    scale = {0: high, HEIGHT // 2: high - span * (HEIGHT // 2) / (HEIGHT - 1), HEIGHT - 1: low}
    rows = [_row(cells[row], scale.get(row), ends.get(row)) for row in range(HEIGHT)]
    return [*rows, _rounds(starts, len(lines[0]), across)]


def _spread(line: Sequence[float], across: int) -> list[float]:
    """The line with a value for each column, straight between its points."""
    if len(line) == 1:
        return list(line) * across
    values = []
    for column in range(across):
        place = column * (len(line) - 1) / (across - 1)
        left = min(int(place), len(line) - 2)
        values.append(line[left] + (place - left) * (line[left + 1] - line[left]))
    return values


def _row(cells: Sequence[int | None], value: float | None, end: Text | None) -> Text:
    figure = "" if value is None else minus(round(value))
    text = Text(f"{figure:>{AXIS - 2}} │" if figure else f"{'':>{AXIS - 2}} │", "dim", no_wrap=True)
    for number in cells:
        if number is None:
            text.append(" ")
        else:
            text.append(MARKS[number], COLOURS[number])
    return text if end is None else text.append_text(end)


def _ends(lines: Sequence[Sequence[float]], names: Sequence[str], low: float, span: float) -> dict[int, Text]:
    """By row, the name and the last figure of a line, moved apart where two would share a row."""
    order = sorted(range(len(lines)), key=lambda number: -lines[number][-1])
    rows: dict[int, Text] = {}
    row = -1
    for left, number in enumerate(order):
        wanted = round((low + span - lines[number][-1]) / span * (HEIGHT - 1))
        row = min(max(wanted, row + 1), HEIGHT - (len(order) - left))
        label = f" {MARKS[number]} {shortened(names[number], NAMES - 9)} {minus(round(lines[number][-1]))}"
        rows[row] = Text(label, COLOURS[number])
    return rows


def _rounds(starts: Sequence[int], points: int, across: int) -> Text:
    """The numbers of the rounds under the points where they begin, as many as there is room for."""
    line = " " * AXIS
    for number, start in enumerate(starts, 1):
        column = AXIS + round(start * (across - 1) / max(1, points - 1))
        if column >= len(line) + (number > 1):
            line = f"{line:<{column}}{number}"
    return Text(line, "dim", no_wrap=True)
