"""The fold: what stands, what is contested, what undo does. Nothing that was written is ever lost."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foretrick.scorepad.entries import Entry
from foretrick.scorepad.folding import cells_of, fold, undoing, writing
from foretrick.scorepad.rows import rows
from tests.scorepad.draws import AT, logs, pads
from tests.scorepad.pen import Pen, told

CELL = ["round", "r1", "bid", "A"]


def started() -> Pen:
    pen = Pen().start("oh-hell")
    pen.add()
    return pen


def test_two_phones_that_do_not_see_each_other_contest_a_cell_and_neither_value_is_lost():
    base = started()
    ann, ben = Pen("a", base.entries), Pen("b", base.entries)
    ann.write(CELL, 1)
    ben.write(CELL, 2)
    for first, second in ((ann, ben), (ben, ann)):
        joint = Pen("c", base.entries + first.entries[-1:] + second.entries[-1:])
        assert joint.pad.rounds[0].bids == {"A": second.entries[-1].to}
        [(what, cell)] = joint.pad.contested
        assert list(what) == CELL
        assert [head.to for head in cell.heads] == [first.entries[-1].to, second.entries[-1].to]
        joint.write(CELL, 1)
        assert joint.pad.contested == []
        assert joint.pad.rounds[0].bids == {"A": 1}


def test_a_phone_that_was_away_and_wrote_twice_hides_nothing():
    base = started()
    away, here = Pen("a", base.entries), Pen("b", base.entries)
    away.write(CELL, 1)
    away.write(CELL, 0)
    here.write(CELL, 2)
    joint = fold(base.entries + here.entries[-1:] + away.entries[-2:])
    assert [head.to for head in joint.cells[tuple(CELL)].heads] == [2, 0]
    assert joint.contested


def test_the_same_value_from_two_is_no_contest():
    base = started()
    ann, ben = Pen("a", base.entries), Pen("b", base.entries)
    ann.write(CELL, 1)
    ben.write(CELL, 1)
    assert not fold(base.entries + ann.entries[-1:] + ben.entries[-1:]).contested


def test_entries_of_other_cells_are_no_contest():
    base = started()
    ann, ben = Pen("a", base.entries), Pen("b", base.entries)
    ann.write(CELL, 1)
    ben.write([*CELL[:-1], "B"], 0)
    joint = fold(base.entries + ann.entries[-1:] + ben.entries[-1:])
    assert joint.rounds[0].bids == {"A": 1, "B": 0}
    assert not joint.contested


def test_a_resend_changes_nothing():
    pen = started()
    pen.write(CELL, 1)
    pen.write(CELL, 2)
    assert fold(pen.entries * 2).as_dict() == pen.pad.as_dict()


def test_entries_that_overwrite_each_other_still_show_the_last():
    ring = [
        Entry("x-1", AT, "", tuple(CELL), 1, ("x-2",)),
        Entry("x-2", AT, "", tuple(CELL), 2, ("x-1",)),
    ]
    assert cells_of(ring)[tuple(CELL)].value == 2


def test_undo_gives_the_value_before_and_undo_of_the_undo_gives_it_back():
    pen = started()
    pen.write(CELL, 1)
    second = pen.write(CELL, 2)
    undo = pen.undo(second)
    assert pen.pad.rounds[0].bids == {"A": 1}
    assert pen.entries[-1].undoes == second
    pen.undo(undo)
    assert pen.pad.rounds[0].bids == {"A": 2}
    first = pen.undo(pen.entries[-4].id)
    assert pen.pad.rounds[0].bids == {}
    pen.undo(first)
    assert pen.pad.rounds[0].bids == {"A": 2}
    assert len(pen.entries) == len({entry.id for entry in pen.entries})
    with pytest.raises(KeyError):
        undoing(pen.entries, "no-1", id="x-1", at=AT)


def test_a_removed_round_comes_back_with_everything_in_it():
    pen = Pen().start("oh-hell")
    pen.add("1 0 0 0", "1 0 0 0")
    pen.add("0 0 1 1", "1 0 0 1")
    before = told(pen.rows)
    gone = pen.write(["round", "r1", "gone"], True)
    assert [now.id for now in pen.pad.rounds] == ["r2"]
    pen.undo(gone)
    assert told(pen.rows) == before


def test_a_round_can_be_put_between_two_others():
    pen = Pen().start("oh-hell")
    pen.add("1 0 0 0", "1 0 0 0")
    pen.add("0 0 1 1", "1 0 0 1")
    pen.write(["round", "x"], {"place": 1.5, "seats": list("ABCD"), "dealer": "B", "cards": 2})
    assert [now.id for now in pen.pad.rounds] == ["r1", "x", "r2"]
    assert [now.number for now in pen.rows.rounds] == [1, 2, 3]


def test_a_player_without_a_name_is_none():
    pen = started()
    pen.write(["player", "E"], "Eve")
    pen.write(["player", "E"], None)
    assert list(pen.pad.players) == list("ABCD")


@settings(max_examples=100, deadline=None)
@given(pads(), st.randoms(use_true_random=False))
def test_any_order_of_writing_any_slips_and_any_undos_come_to_the_same_rows(
    entries: list[Entry], rng: random.Random
):
    """The final state entered straight, against the same state reached in any order over slips taken back."""
    straight = fold(entries)
    first = {entry.what: place for place, entry in enumerate(entries)}
    names = [entry for entry in entries if entry.what[0] == "player"]  # their order is that of the columns
    others = [entry for entry in entries if entry.what[0] != "player"]
    rng.shuffle(others)
    log: list[Entry] = list(names)
    for entry in others:
        for slip in rng.sample(entries, rng.randrange(3)):
            value = slip.to if slip.what == entry.what or slip.what[-2:-1] != entry.what[-2:-1] else None
            wrong = writing(log, entry.what, value, id=f"s-{len(log)}", at=AT)
            if slip.what[0] == entry.what[0] and len(slip.what) == len(entry.what):
                log.append(wrong)
                if rng.random() < 0.5:
                    log.append(undoing(log, wrong.id, id=f"u-{len(log)}", at=AT))
        log.append(writing(log, entry.what, entry.to, id=f"e-{first[entry.what]}", at=AT))
    again = fold(log)
    assert again.as_dict() == straight.as_dict()
    assert told(rows(again)) == told(rows(straight))


@settings(max_examples=100, deadline=None)
@given(logs())
def test_a_value_that_nobody_wrote_over_is_always_shown(log: list[Entry]):
    pad = fold(log)
    first = {entry.id: entry for entry in reversed(log)}
    overwritten = {(over, entry.what) for entry in first.values() for over in entry.over if over != entry.id}
    for entry in first.values():
        if (entry.id, entry.what) not in overwritten:
            assert entry in pad.cells[entry.what].heads
