"""The intervals, against another way to compute them and against printed tables."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from random import Random

import numpy as np
import pytest

from foretrick.arena.outcome import Tally
from foretrick.arena.statistics import interval, percentile_ms, student


@pytest.mark.parametrize(
    ("freedom", "value"),
    [(1, 12.7062), (2, 4.3027), (5, 2.5706), (9, 2.2622), (30, 2.0423), (120, 1.9799), (10**6, 1.96)],
)
def test_student_is_that_of_the_printed_tables(freedom, value):
    assert student(freedom) == pytest.approx(value, abs=5e-5)


@pytest.mark.parametrize("freedom", [1, 4, 7, 40, 199, 200, 201, 250])
def test_student_against_the_area_under_its_density(freedom):
    edge = student(freedom)
    scale = math.exp(math.lgamma((freedom + 1) / 2) - math.lgamma(freedom / 2))
    at = np.linspace(-edge, edge, 200_001)
    density = scale / math.sqrt(freedom * math.pi) * (1 + at * at / freedom) ** (-(freedom + 1) / 2)
    assert np.trapezoid(density, at) == pytest.approx(0.95, abs=1e-7)


def test_the_interval_of_clusters_that_count_alike_is_that_of_their_means():
    chance = Random(3)
    means = [chance.gauss(4, 10) for _ in range(12)]
    value, half = interval([(8 * mean, 8) for mean in means])
    assert value == pytest.approx(statistics.mean(means))
    assert half == pytest.approx(2.200985 * statistics.stdev(means) / math.sqrt(12), rel=1e-6)


def test_the_interval_of_a_ratio_agrees_with_the_jackknife():
    """Clusters of unlike weight, such as matches of unlike length: leave one out each time."""
    chance = Random(5)
    clusters = []
    for _ in range(400):
        weight = chance.randint(8, 15)
        clusters.append((weight * 3 + chance.gauss(0, 20), weight))
    total, count = map(sum, zip(*clusters, strict=True))
    without = [(total - one) / (count - weight) for one, weight in clusters]
    middle = statistics.mean(without)
    error = math.sqrt(399 / 400 * sum((one - middle) ** 2 for one in without))
    value, half = interval(clusters)
    assert value == pytest.approx(total / count)
    assert half == pytest.approx(student(399) * error, rel=0.01)


def test_where_there_is_nothing_to_say():
    assert interval([]) == interval([(0, 0), (0, 0)]) == (None, None)
    assert interval([(6, 2)]) == (3.0, None)
    assert percentile_ms({}, 0.5) is None


def test_percentiles_are_right_to_one_per_cent():
    tally, chance = Tally(), Random(1)
    seconds = sorted(chance.lognormvariate(-6, 2) for _ in range(1000))
    for one in seconds:
        tally.timed(one)
    for share in (0.5, 0.99):
        assert percentile_ms(Counter(tally.times), share) == pytest.approx(
            1000 * seconds[int(share * 1000) - 1], rel=0.006
        )
