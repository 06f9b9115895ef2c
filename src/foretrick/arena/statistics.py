"""Means with their intervals, and percentiles."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache

from foretrick.arena.outcome import class_seconds


def interval(clusters: Sequence[tuple[float, float]]) -> tuple[float | None, float | None]:
    """The ratio of two sums over clusters (a total, and what it is counted in), and half its 95 % interval.

    The clusters are taken as independent and nothing is assumed about what happens within one. Where all count
    alike this is the mean of the clusters with its interval after Student. `None` where there is nothing to say.

    >>> interval([(1, 1), (2, 1), (6, 1)])[0]
    3.0
    """
    weight = math.fsum(count for _, count in clusters)
    if not weight:
        return None, None
    ratio = math.fsum(total for total, _ in clusters) / weight
    freedom = len(clusters) - 1
    if freedom < 1:
        return ratio, None
    squares = math.fsum((total - ratio * count) ** 2 for total, count in clusters)
    error = math.sqrt(squares * len(clusters) / freedom) / weight
    return ratio, student(freedom) * error


@cache
def student(freedom: int) -> float:
    """The value that Student's t exceeds, to either side, in 5 % of the cases.

    >>> round(student(4), 3), round(student(1000), 3)
    (2.776, 1.962)
    """
    if freedom > 200:  # the start of the series around the normal distribution: right to nine digits
        z = 1.959963984540054
        terms = (
            z,
            (z**3 + z) / 4,
            (5 * z**5 + 16 * z**3 + 3 * z) / 96,
            (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        )
        return math.fsum(term / math.pow(freedom, power) for power, term in enumerate(terms))
    low, high = 0.0, 20.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < 0.95 else (low, middle)
    return high


def _within(t: float, freedom: int) -> float:
    """The chance that Student's t lies between -t and t: the finite series in the angle whose tangent is t/√n."""
    angle = math.atan(t / math.sqrt(freedom))
    sine, cosine = math.sin(angle), math.cos(angle)
    odd = freedom % 2
    term = cosine if odd else 1.0
    total = term if freedom > 1 else 0.0
    for step in range(2 + odd, freedom - 1, 2):
        term *= cosine * cosine * (step - 1) / step
        total += term
    return 2 / math.pi * (angle + sine * total) if odd else sine * total


def percentile_ms(times: Mapping[int, int], share: float) -> float | None:
    """The duration that this share of the decisions kept to, in milliseconds, right to one per cent."""
    wanted, seen = math.ceil(share * sum(times.values())), 0
    for place in sorted(times):
        seen += times[place]
        if seen >= wanted:
            return 1000 * class_seconds(place)
    return None
