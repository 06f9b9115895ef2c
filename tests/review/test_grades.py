"""When a decision is an error, and what accuracy makes of it."""

from __future__ import annotations

import pytest

from foretrick.games import sheet
from foretrick.review.grades import Scale, combined, scale_of

ONE = Scale(1.0)


@pytest.mark.parametrize(
    ("cost", "error", "grade"),
    [
        (0.0, 0.0, "best"),
        (0.04, 0.0, "best"),
        (0.9, 0.0, "good"),
        (2.4, 0.1, "good"),
        (2.6, 0.1, "inaccuracy"),
        (5.0, 0.1, "inaccuracy"),
        (5.1, 0.1, "mistake"),
        (12.0, 1.0, "mistake"),
        (12.1, 1.0, "blunder"),
        (40.0, 1.0, "blunder"),
    ],
)
def test_the_grade_follows_the_cost(cost, error, grade):
    assert ONE.grade(cost, error) == grade


def test_what_may_be_chance_is_no_error():
    assert ONE.grade(12.0, 6.0) == "best"  # two standard errors are all of it
    assert ONE.grade(12.0, 5.6) == "good"  # surely a little, surely not a point
    assert ONE.grade(12.0, 5.4) == "mistake"
    for cost in range(1, 60):
        for error in range(30):
            graded = ONE.grade(cost, error)
            if cost - 2 * error <= 1:
                assert graded in ("best", "good")


def test_grades_scale_with_the_points_of_the_game():
    exact = scale_of(sheet("wizards-and-jesters", 4, {}))
    hell = scale_of(sheet("oh-hell", 4, {}))
    harsh = scale_of(sheet("oh-hell", 4, {"missed": "penalty"}))
    pairs = scale_of(sheet("spades-with-jokers", 4, {}))
    assert exact.unit == scale_of(sheet("joker-in-the-hole", 4, {})).unit == 1
    assert hell.unit < harsh.unit < exact.unit < pairs.unit == 2
    for scale in (hell, harsh, exact, pairs):
        assert scale.grade(6 * scale.unit, 0.1 * scale.unit) == "mistake"
        assert scale.accuracy(6 * scale.unit, 0) == pytest.approx(exact.accuracy(6, 0))


def test_accuracy_falls_with_the_cost_and_forgives_what_is_chance():
    assert ONE.accuracy(0, 0) == 100
    assert ONE.accuracy(3, 1.5) == 100
    falls = [ONE.accuracy(cost, 0) for cost in (0, 1, 2.5, 5, 12, 25, 200)]
    assert falls == sorted(falls, reverse=True)
    assert falls[1] > 85
    assert 45 < falls[3] < 65
    assert falls[-1] == 5


def test_one_blunder_is_not_hidden_among_easy_decisions():
    assert combined([100.0] * 10, [1.0] * 10) == 100
    weights = [1.0] * 9 + [6.0]
    assert combined([100.0] * 9 + [10.0], weights) < 60
    assert combined([100.0, 50.0], [0.0, 0.0]) == pytest.approx((75 + 2 / (1 / 100 + 1 / 50)) / 2)


def test_nothing_to_decide():
    assert not ONE.matters([0.0, 0.0, 0.04])
    assert ONE.matters([0.0, 0.2])
