"""What a seat plans for its next turns: the net's opinion at first, then what the worlds have shown."""

import numpy as np
import pytest

from foretrick import games
from foretrick.search import Budget, analyse, plans
from foretrick.search.analysis import PLANNED, Weighing, best, is_much
from foretrick.search.plans import choose_branch, find_place, key_after, learn_from_world
from foretrick.search.thought import Thought
from tests.search.walks import positions


def place_with(opinions: list[float]) -> tuple[plans.Plan, int]:
    """A plan that knows one turn, with so many branches."""
    plan = plans.fresh_plan(wanted=True)
    place = find_place(plan, key_after(1, 7))
    plan.keys[place] = key_after(1, 7)
    plan.branches[place] = len(opinions)
    plan.opinion[place, : len(opinions)] = opinions
    return plan, place


def try_branch(plan: plans.Plan, place: int, branch: int, value: float, times: int) -> None:
    for _ in range(times):
        plan.way[0] = place, branch
        learn_from_world(plan, 1, value)


def test_before_any_world_the_opinion_of_the_net_decides() -> None:
    plan, place = place_with([3, 8, 5])
    assert choose_branch(plan, place, 0.0) == 1


def test_what_the_worlds_bring_overrules_the_opinion() -> None:
    plan, place = place_with([3, 8, 5])
    try_branch(plan, place, 1, -20, 40)
    try_branch(plan, place, 2, 6, 40)
    assert choose_branch(plan, place, 0.0) == 2


def test_a_place_that_is_worth_less_than_the_net_thought_is_so_for_every_branch() -> None:
    """All branches tried are 10 below the opinion: one not tried yet is not taken for 10 better."""
    plan, place = place_with([8, 7.5, 1])
    try_branch(plan, place, 0, -2, 60)
    try_branch(plan, place, 1, -2.5, 60)
    assert choose_branch(plan, place, 0.0) == 0


def test_what_is_seldom_tried_is_tried_again() -> None:
    plan, place = place_with([8, 7.9])
    try_branch(plan, place, 0, 8, 400)
    assert choose_branch(plan, place, 0.0) == 0
    assert choose_branch(plan, place, 3.0) == 1


def test_a_turn_is_found_again_and_other_turns_are_kept_apart() -> None:
    plan = plans.fresh_plan(wanted=True)
    keys = {
        key_after(key_after(1, first), then) for first in range(54) for then in range(54) if first != then
    }
    assert len(keys) == 54 * 53
    for key in keys:
        place = find_place(plan, key)
        assert place >= 0
        plan.keys[place] = key
    assert all(plan.keys[find_place(plan, key)] == key for key in keys)


def test_without_room_there_is_no_plan() -> None:
    assert find_place(plans.fresh_plan(wanted=False), 9) == -1


@pytest.mark.parametrize("game", games.KEYS)
def test_a_search_that_plans_is_as_repeatable_as_any_and_fills_its_plan(game: str) -> None:
    seen = 0
    for _, view in positions(game, 3, 0.1):
        if view.phase != "play" or view.tricks_left < 3 or len(view.legal) < 2:
            continue
        found = [Weighing(Thought(view, 5, planned=PLANNED)) for _ in range(2)]
        for weighing in found:
            weighing.add(40)
        one, other = (weighing.findings(0) for weighing in found)
        assert one == other
        seen += int((found[0].strands[0].plan.keys != 0).sum())
    assert seen > 50


def test_only_long_thoughts_plan() -> None:
    assert is_much(Budget(milliseconds=1000))
    assert is_much(Budget(worlds=5000, milliseconds=10))
    assert not is_much(Budget(milliseconds=50))
    assert not is_much(Budget(worlds=200))


@pytest.mark.parametrize("game", games.KEYS)
def test_two_cores_find_what_one_finds(game: str) -> None:
    """The worlds are the same, whoever plays them out, but for those that are drawn by the bids."""
    for _, view in positions(game, 4, 0.05):
        if len(view.legal) < 2 or Thought(view, 8).way.draws > 0:
            continue
        one, two = (analyse(view, Budget(worlds=21, cores=cores), seed=8) for cores in (1, 2))
        assert [c.action for c in one.candidates] == [c.action for c in two.candidates]
        assert np.allclose([c.value for c in one.candidates], [c.value for c in two.candidates])
        assert np.allclose([c.exact for c in one.candidates], [c.exact for c in two.candidates])
        assert best(view, Budget(worlds=16, cores=2), 8) is not None
