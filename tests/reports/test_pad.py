"""What went wrong on other score pads, each as the whole kind of fault. The numbers are those of the reports.

Where a report also concerns the page or the printed sheets, its other half is tested where those are built.
"""

from __future__ import annotations

import csv
import json
from datetime import datetime
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foretrick import games
from foretrick.messages import say
from foretrick.scorepad.csvform import as_csv
from foretrick.scorepad.entries import Entry
from foretrick.scorepad.files import as_json, as_link, read
from foretrick.scorepad.folding import fold
from foretrick.scorepad.records import from_record, scores
from foretrick.scorepad.rows import SideRow, rows
from tests.record.test_record import some_record
from tests.scorepad.draws import AT, pads
from tests.scorepad.pen import Pen, told

JOKERED, WIZARDS = "spades-with-jokers", "wizards-and-jesters"
SPADES = ["spades", JOKERED]
EXACT = ["joker-in-the-hole", WIZARDS, "oh-hell"]


def team(pen: Pen, number: int, side: int = 0) -> SideRow:
    return pen.row(number).sides[side]


def outcome(side: SideRow) -> tuple[int, int]:
    """What a round changed of the total, and the bags after it."""
    assert side.score is not None
    assert side.bags is not None
    return side.score + sum(lost.points for lost in side.penalties), side.bags


def with_bags(key: str, bags: int, **options: Any) -> Pen:
    """A pad on which Ann and Cleo have so many bags after one hand, and no penalty."""
    pen = Pen().start(key, **options)
    pen.add("2 1 2 1", f"{4 + bags} {9 - bags} 0 0")
    assert team(pen, 1).bags == bags
    return pen


# ------------------------------------------------------------------ R54: nothing and zero


@pytest.mark.parametrize("key", EXACT)
def test_r54_nothing_and_zero_differ(key: str) -> None:
    pen = Pen().start(key)
    pen.add("0 0 0 1", "0 0 0 -")
    assert [seat.tricks for seat in pen.row(1).seats] == [0, 0, 0, None]
    assert not pen.row(1).closed
    assert pen.rows.totals == (0, 0, 0, 0)
    pen.write(["round", "r1", "tricks", "D"], 1)
    assert pen.row(1).closed
    met_zero, met_one = (20, 30) if key != "oh-hell" else (10, 11)
    assert pen.rows.totals == (met_zero, met_zero, met_zero, met_one)


@pytest.mark.parametrize("key", games.KEYS)
def test_r54_zero_is_among_the_bids_offered_where_it_may_be_bid(key: str) -> None:
    pen = Pen().start(key)
    pen.add()
    assert (0 in pen.row(1).bids) == (key in EXACT)


@settings(max_examples=60, deadline=None)
@given(pads())
def test_r54_a_round_is_closed_only_when_all_is_there_and_adds_up(entries: list[Entry]) -> None:
    pad = fold(entries)
    for written, row in zip(pad.rounds, rows(pad).rounds, strict=True):
        whole = set(written.bids) == set(written.tricks) == set(written.seats)
        if row.closed:
            assert whole
            assert sum(written.tricks.values()) == written.cards
        else:
            assert all(side.score is None and side.total is None for side in row.sides)


@settings(max_examples=60, deadline=None)
@given(pads(), st.data())
def test_r54_no_player_slips_a_round_behind(entries: list[Entry], data: st.DataObject) -> None:
    """Take one number away: its round is open, and no other round's numbers move."""
    pad = fold(entries)
    closed = [now for now in rows(pad).rounds if now.closed]
    if not closed:
        return
    now = data.draw(st.sampled_from(closed))
    cell = ("round", now.id, data.draw(st.sampled_from(["bid", "tricks"])), now.seats[0].player)
    kept = [entry for entry in entries if entry.what != cell]
    after = {row.id: row for row in rows(fold(kept)).rounds}
    assert not after[now.id].closed
    for row in rows(pad).rounds:
        if row.id != now.id:
            assert after[row.id].seats == row.seats
            assert after[row.id].closed == row.closed


# ------------------------------------------------------------------ R55: an edit long after


def test_r55_round_two_is_put_right_in_round_four() -> None:
    pen = Pen().start(JOKERED)
    pen.add("3 3 4 2", "3 4 4 2")
    pen.add("2 1 2 1", "8 3 2 0")  # 6 bags; it was 5 tricks, not 8
    pen.add("3 2 4 2", "5 2 5 1")  # and 3 more: 9
    pen.add("5 3 4 1", "5 3 5 0")  # and 1 more: the tenth
    before = told(pen.rows)
    assert [team(pen, number).bags for number in (1, 2, 3, 4)] == [0, 6, 9, 0]
    assert len(team(pen, 4).penalties) == 1
    later = [row.seats for row in pen.rows.rounds[2:]]
    logged = len(pen.entries)
    pen.write(["round", "r2", "tricks", "A"], 5)
    assert not pen.row(2).closed  # the tricks no longer add up, and nothing is made up
    pen.write(["round", "r2", "tricks", "B"], 6)
    assert [team(pen, number).bags for number in (1, 2, 3, 4)] == [0, 3, 6, 7]
    assert team(pen, 4).penalties == ()
    assert [now.id for now in pen.rows.rounds] == ["r1", "r2", "r3", "r4"]
    assert [row.seats for row in pen.rows.rounds[2:]] == later
    assert len(pen.entries) == logged + 2
    for entry in pen.entries[:-3:-1]:
        pen.undo(entry.id)
    assert told(pen.rows) == before
    assert len(pen.entries) == logged + 4


@settings(max_examples=60, deadline=None)
@given(pads(), st.randoms(use_true_random=False))
def test_r55_numbers_entered_in_any_order_give_the_same_rows(entries: list[Entry], rng: Random) -> None:
    fixed = [entry for entry in entries if entry.what[0] != "round"]
    written = [entry for entry in entries if entry.what[0] == "round"]
    rng.shuffle(written)
    assert told(rows(fold(fixed + written))) == told(rows(fold(entries)))


# ------------------------------------------------------------------ R59: a hand of Spades on the pad


@pytest.mark.parametrize("key", SPADES)
def test_r59_bids_stand_before_the_tricks_and_beside_the_result(key: str) -> None:
    pen = Pen().start(key)
    pen.add("3 nil 4 5")
    row = pen.row(1)
    assert [seat.bid for seat in row.seats] == [3, "nil", 4, 5]
    assert [side.contract for side in row.sides] == [7, 5]
    assert say(row.why_open or "") == "Tricks still missing: Ann, Ben, Cleo and Dan."
    for player, won in zip("ABCD", (3, 0, 5, 5), strict=True):
        pen.write(["round", "r1", "tricks", player], won)
    row = pen.row(1)
    assert [(seat.bid, seat.tricks) for seat in row.seats] == [(3, 3), ("nil", 0), (4, 5), (5, 5)]
    assert [(side.contract, side.taken, side.score) for side in row.sides] == [(7, 8, 71), (5, 5, 150)]


@pytest.mark.parametrize("key", SPADES)
def test_r59_the_tenth_bag_brings_its_penalty_with_the_reason(key: str) -> None:
    pen = with_bags(key, 9)
    assert team(pen, 1).penalties == ()
    pen.add("5 2 4 1", "6 2 4 1")
    [penalty] = team(pen, 2).penalties
    assert penalty.points == -100
    assert say(penalty.reason) == "10 bags collected"
    assert (team(pen, 2).score, team(pen, 2).bags_before, team(pen, 2).bags) == (91, 9, 0)
    assert team(pen, 2).total == 49 + 91 - 100


# ------------------------------------------------------------------ R61: kept, with date, time and note


def test_r61_a_saved_pad_is_an_equal_pad() -> None:
    pen = Pen().start(WIZARDS, hook="on", rounds=2)
    pen.write(["started"], "2026-11-30T20:15:00+01:00")
    pen.write(["note"], 'At Cleo\'s, "the long evening"; snow,\nand tea')
    pen.write(["player", "A"], '=HYPERLINK("x"), Ann')
    pen.write(["player", "B"], 'Ben, "the other", of two')
    pen.add("1 0 0 1", "1 0 0 0")
    pen.add("0 0 1 -", "0 1 1 0")
    for saved in (as_json(pen.entries), as_csv(pen.pad), f"https://here.example/pad#{as_link(pen.entries)}"):
        again = fold(read(saved.encode("utf-8"), AT))
        assert again.note == pen.pad.note
        assert datetime.fromisoformat(again.started or "").utcoffset() is not None
        assert again.started == pen.pad.started
        assert list(again.players.values()) == list(pen.pad.players.values())
        assert rows(again).totals == pen.rows.totals
        assert [now.why_open for now in rows(again).rounds] == [now.why_open for now in pen.rows.rounds]
    first = next(line for line in csv.reader(as_csv(pen.pad).splitlines()) if line[:2] == ["Player", "1"])
    assert first[2].startswith("'=")


# ------------------------------------------------------------------ the rules again, through the pad


@pytest.mark.parametrize("key", SPADES)
@pytest.mark.parametrize(
    ("before", "bid", "took", "points", "bags"),
    [(9, 7, 8, 71 - 100, 0), (8, 5, 9, 54 - 100, 2), (9, 2, 13, 31 - 200, 0), (8, 4, 5, 41, 9)],
)
def test_r2_bagging_out(key: str, before: int, bid: int, took: int, points: int, bags: int) -> None:
    pen = with_bags(key, before)
    start = pen.rows.totals[0]
    pen.add(f"{bid - 1} 1 1 1", f"{took} {13 - took} 0 0")
    assert outcome(team(pen, 2)) == (points, bags)
    assert team(pen, 2).total == start + points
    assert len(team(pen, 2).penalties) == (points < 0) + (points < -100)


@pytest.mark.parametrize("key", SPADES)
@pytest.mark.parametrize(
    ("option", "partner", "points", "bags"),
    [("bags", 4, -59, 1), ("ignore", 4, -60, 0), ("bags", 3, -139, 1), ("ignore", 3, -140, 0), ("count", 3, -60, 0)],
)  # fmt: skip
def test_r3_the_tricks_of_a_broken_nil(key: str, option: str, partner: int, points: int, bags: int) -> None:
    pen = Pen().start(key, failed_nil_tricks=option)
    pen.add("nil 1 4 1", f"1 {12 - partner} {partner} 0")
    assert outcome(team(pen, 1)) == (points, bags)
    pen.add("nil 1 5 1", "0 9 4 0")
    assert outcome(team(pen, 2)) == (50, bags)


@pytest.mark.parametrize("key", SPADES)
def test_r5_the_end_looks_at_the_total_after_the_penalty(key: str) -> None:
    pen = with_bags(key, 9, target=120)
    pen.add("4 1 3 1", "8 5 0 0")  # 49 and 71: 120, but the tenth bag came with them
    assert team(pen, 2).total == 20
    assert not pen.rows.over


@pytest.mark.parametrize("key", SPADES)
@pytest.mark.parametrize("promise", ["nil", "blind-nil"])
def test_r19_a_nil_is_judged_by_its_tricks(key: str, promise: str) -> None:
    points = 100 if promise == "nil" else 200
    pen = Pen().start(key, blind_nil=True)
    pen.add(f"{promise} 1 4 1", "0 9 4 0")
    assert (pen.row(1).seats[0].score, pen.row(1).seats[0].mark) == (points, "met")
    pen.add(f"{promise} 1 4 1", "1 8 4 0")
    assert (pen.row(2).seats[0].score, pen.row(2).seats[0].mark) == (-points, "over")


@pytest.mark.parametrize("key", EXACT)
def test_r19_nothing_bid_and_nothing_taken_scores(key: str) -> None:
    pen = Pen().start(key, "Ann Ben Cleo")
    pen.add("0 1 0", "0 1 0", cards=1)
    seat = pen.row(1).seats[0]
    assert (seat.score, seat.mark) == (20 if key != "oh-hell" else 10, "met")


@settings(max_examples=60, deadline=None)
@given(pads())
def test_r21_a_column_is_the_sum_of_its_rounds_on_the_pad_and_in_the_csv(entries: list[Entry]) -> None:
    pad = fold(entries)
    found = rows(pad)
    sums = dict.fromkeys(range(len(found.sides)), 0)
    at = {side: number for number, side in enumerate(found.sides)}
    for now in found.rounds:
        for number, side in enumerate(now.sides):
            lost = sum(penalty.points for penalty in side.penalties)
            if found.bags is not None or side.players in at:
                place = number if found.bags is not None else at[side.players]
                sums[place] += (side.score or 0) + lost
    assert tuple(sums.values()) == found.totals
    lines = list(csv.reader(as_csv(pad).splitlines()))
    if found.rounds:
        [total] = [line for line in lines if line[:1] == ["Total"]]
        [head] = [line for line in lines if line[:1] == ["Round"]]
        shown = [
            int(cell) for cell, name in zip(total, head, strict=True) if name.endswith(" total") and cell
        ]
        assert shown == list(found.totals)
    if found.over:
        assert scores(pad, found)["result"]["totals"] == list(found.totals)


@pytest.mark.parametrize("key", games.KEYS)
def test_r21_a_match_at_the_table_has_the_same_columns_on_the_pad(key: str) -> None:
    record = some_record(key, 5)
    found = rows(fold(from_record(json.loads(json.dumps(record)), AT)))
    assert list(found.totals) == record["result"]["totals"]
    assert [n for n, place in enumerate(found.places) if place == 1] == record["result"]["winners"]


@pytest.mark.parametrize("key", SPADES)
def test_r22_failed_nils_count_as_tries(key: str) -> None:
    pen = Pen().start(key)
    for number in range(5):
        won = int(number in (1, 3))
        pen.add("nil 1 4 1", f"{won} {9 - won} 4 0")
    assert (pen.rows.exact[0].made, pen.rows.exact[0].tried) == (3, 5)
    assert (pen.rows.exact[1].made, pen.rows.exact[1].tried) == (0, 0)
    assert [(tries.made, tries.tried) for tries in pen.rows.contracts or ()] == [(5, 5), (5, 5)]


@pytest.mark.parametrize("key", EXACT)
@pytest.mark.parametrize(
    ("bids", "cards", "barred"), [("2 1 0 -", 5, 2), ("3 1 2 -", 5, None), ("0 1 0 -", 1, 0)]
)
def test_r16_the_hook_takes_the_number_that_fits(key: str, bids: str, cards: int, barred: int | None) -> None:
    pen = Pen().start(key, bidding="in-turn", hook="on")
    pen.add(bids, cards=cards, dealer="D")
    assert pen.row(1).barred == barred
    pen.write(["round", "r1", "bid", "A"], None)
    assert pen.row(1).barred is None
