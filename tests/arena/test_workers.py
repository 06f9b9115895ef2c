"""One process or many, interrupted or not: the same result."""

from __future__ import annotations

import json
import os
import signal
from multiprocessing import active_children

import pytest

from foretrick import arena
from foretrick.rules import BadOptions
from tests.arena.contests import contest, outside, standing, timeless


@pytest.fixture(scope="module")
def alone():
    """A contest with a bot that depends on its seed, and its report from one process."""
    played = contest("steady,random,random", size=14)
    return played, timeless(arena.run(played))


def test_two_workers_tell_the_same_as_one(alone):
    played, report = alone
    told: list[int] = []
    assert timeless(arena.run(played, workers=2, on_deal=told.append)) == report
    assert sorted(told) == list(range(14))


def test_a_worker_that_is_killed_loses_nothing(alone):
    played, report = alone
    seen: set[int] = set()

    def kill_one(deal: int) -> None:
        here = {child.pid for child in active_children() if child.pid is not None}
        if not seen:
            os.kill(min(here), signal.SIGKILL)
        seen.update(here)

    assert timeless(arena.run(played, workers=2, on_deal=kill_one)) == report
    assert len(seen) == 3  # two were hired at first, and one for the one that was killed


def test_a_deal_that_ends_its_worker_each_time_is_told():
    played = contest(f"{outside('deadly')},random,random", size=3)
    with pytest.raises(
        arena.Stopped,
        match=r"Deal [01] ended the process that played it 3 times, so the contest cannot go on\.",
    ):
        arena.run(played, workers=2)
    assert not active_children()


def test_a_worker_whose_bot_killed_it_once_is_replaced(tmp_path):
    """The program tells no chance from choice, so but for its one slip the result is that of a good one."""
    deadly = contest(f"{outside('deadly', tmp_path / 'done')},random,random", size=3)
    well = contest(f"{outside('well')},random,random", size=3)
    report = arena.run(deadly, workers=2)
    assert (tmp_path / "done").exists()
    assert standing(report, "other").slips == 0
    assert timeless(report.as_dict()["entrants"]) == timeless(arena.run(well).as_dict()["entrants"])


def test_what_is_wrong_in_a_worker_is_told_here(monkeypatch):
    played = contest("steady,random,random")
    object.__setattr__(played, "seats", (*played.seats, arena.Entrant("nobody", "nobody", bot="nobody")))
    with pytest.raises(arena.Stopped, match="There is no bot 'nobody'"):
        arena.run(played, workers=2)


def test_a_contest_goes_on_where_it_was_cut_short(alone, tmp_path):
    played, report = alone
    path = tmp_path / "contest.jsonl"

    class Cut(Exception):
        pass

    def cut(deal: int) -> None:
        if deal == 8:
            raise Cut

    with pytest.raises(Cut):
        arena.run(played, checkpoint=path, on_deal=cut)
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 9
    path.write_bytes(b"".join(lines[:-1]) + lines[-1][:40])  # the ninth was written in part only
    order: list[int] = []
    assert timeless(arena.run(played, checkpoint=path, on_deal=order.append)) == report
    assert order == list(range(14))
    assert len(path.read_bytes().splitlines()) == 1 + 14
    assert timeless(arena.run(played, workers=2, checkpoint=path)) == report


def test_a_finished_contest_can_be_made_longer_or_looked_at_in_part(alone, tmp_path):
    played, report = alone
    path = tmp_path / "contest.jsonl"
    short = contest("steady,random,random", size=6)
    before = timeless(arena.run(short, checkpoint=path))
    assert timeless(arena.run(played, checkpoint=path)) == report
    assert timeless(arena.run(short, checkpoint=path)) == before


def test_a_file_of_something_else_is_left_alone(tmp_path):
    path = tmp_path / "contest.jsonl"
    arena.run(contest("steady,random,random", size=1), checkpoint=path)
    kept = path.read_bytes()
    with pytest.raises(BadOptions, match="belongs to another contest, with another seats"):
        arena.run(contest("random,steady,random"), checkpoint=path)
    with pytest.raises(BadOptions, match="with another seed"):
        arena.run(contest("steady,random,random", seed=1), checkpoint=path)
    assert path.read_bytes() == kept
    for text in ("notes\n", "notes", json.dumps([1]) + "\n", kept.decode() + "{}\n"):
        path.write_text(text)
        with pytest.raises(BadOptions, match="is no file of the arena"):
            arena.run(contest("steady,random,random"), checkpoint=path)
        assert path.read_text() == text
