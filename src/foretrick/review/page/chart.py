"""The chart of the page: the final score that each side could expect, as lines with their names at the end."""

from __future__ import annotations

from collections.abc import Sequence

from foretrick import messages
from foretrick.messages import say
from foretrick.review.page.parts import Json, figure, safe, scrolled, side_name, text

WIDTH, HEIGHT = 920, 360
LEFT, RIGHT, TOP, BOTTOM = 48, 150, 14, 34
GAP = 18  # between two names
DASHES = ("none", "9 4", "3 4", "12 4 3 4", "5 3", "16 5", "2 5")
STEPS = (5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)


def chart(review: Json) -> str:
    """The figure; nothing where there is nothing to draw."""
    points = [point for now in review["rounds"] for point in now["chart"]]
    if len(points) < 2:
        return ""
    lines = [[point["expected"][side] for point in points] for side in range(len(review["sides"]))]
    low, high, step = _frame(lines)
    drawn = "".join(
        f'<path class="course" d="{_path(line, low, high)}" style="stroke:var(--line{side})"'
        f' stroke-dasharray="{DASHES[side]}"/>'
        for side, line in enumerate(lines)
    )
    title = text(review, "reviewpage-chart")
    return (
        f'<figure><svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="chart-title chart-text">'
        f'<title id="chart-title">{title}</title><desc id="chart-text">{safe(_told(review, lines))}</desc>'
        f"{_grid(review, low, high, step)}{_rounds(review, len(points))}{drawn}{_names(review, lines, low, high)}</svg>"
        f"<details><summary>{text(review, 'reviewpage-chart-figures')}</summary>{_table(review)}</details></figure>"
    )


def _frame(lines: Sequence[Sequence[float]]) -> tuple[float, float, int]:
    """The lowest and the highest value on the scale, and its step."""
    low, high = min(map(min, lines)), max(map(max, lines))
    step = next((step for step in STEPS if (high - low) / step <= 7), 2000)
    return step * (low // step), step * -(-high // step or -1), step


def _across(place: int, count: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * place / max(1, count - 1)


def _down(value: float, low: float, high: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / ((high - low) or 1)


def _path(line: Sequence[float], low: float, high: float) -> str:
    places = (
        f"{_across(place, len(line)):.1f} {_down(value, low, high):.1f}" for place, value in enumerate(line)
    )
    return "M" + "L".join(places)


def _grid(review: Json, low: float, high: float, step: int) -> str:
    parts = []
    value = low
    while value <= high:
        y = _down(value, low, high)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{figure(review, value)}</text>')
        value += step
    return "".join(parts)


def _rounds(review: Json, count: int) -> str:
    """A line where each round begins, with its number."""
    parts, place = [], 0
    for now in review["rounds"]:
        if now["chart"]:
            x = _across(place, count)
            parts.append(
                f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{HEIGHT - BOTTOM}" stroke-dasharray="2 4"/>'
                f'<text x="{x + 3:.1f}" y="{HEIGHT - BOTTOM + 18}">{now["round"]}</text>'
            )
        place += len(now["chart"])
    return "".join(parts)


def _names(review: Json, lines: Sequence[Sequence[float]], low: float, high: float) -> str:
    """The names at the ends of the lines, moved apart where they would touch."""
    order = sorted(range(len(lines)), key=lambda side: -lines[side][-1])
    parts: list[str] = []
    above = float(TOP - GAP)
    for left, side in enumerate(order):
        lowest = HEIGHT - BOTTOM - GAP * (len(order) - 1 - left)
        y = min(max(_down(lines[side][-1], low, high), above + GAP), lowest)
        above = y
        name = side_name(review, side)
        short = name if len(name) <= 16 else f"{name[:15]}…"
        parts.append(
            f'<text class="name" x="{WIDTH - RIGHT + 8}" y="{y + 5:.1f}" style="fill:var(--line{side})">'
            f"{safe(short)} {figure(review, lines[side][-1])}</text>"
        )
    return "".join(parts)


def _told(review: Json, lines: Sequence[Sequence[float]]) -> str:
    parts = (
        say(
            "reviewpage-chart-line",
            review["language"],
            side=side_name(review, side),
            first=messages.figure(line[0]),
            last=messages.figure(line[-1]),
        )
        for side, line in enumerate(lines)
    )
    return f"{'; '.join(parts)}."


def _table(review: Json) -> str:
    heads = "".join(
        f'<th scope="col">{safe(side_name(review, side))}</th>' for side in range(len(review["sides"]))
    )
    rows = "".join(
        f'<tr><th scope="row">{now["round"]}</th>'
        + "".join(f"<td>{figure(review, value)}</td>" for value in now["chart"][-1]["expected"])
        + "</tr>"
        for now in review["rounds"]
        if now["chart"]
    )
    head = f'<thead><tr><th scope="col">{text(review, "reviewpage-round-head")}</th>{heads}</tr></thead>'
    return scrolled(text(review, "reviewpage-chart-table"), f"{head}<tbody>{rows}</tbody>")
