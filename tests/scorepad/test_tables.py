"""The exported tables: what a page without a server computes from them is what the rules say."""

import json
from functools import lru_cache
from typing import Any

from hypothesis import given, settings

from foretrick.scorepad import tables
from foretrick.scorepad.entries import Entry
from foretrick.scorepad.folding import fold
from foretrick.scorepad.rows import Rows, rows
from tests.scorepad.draws import pads
from tests.scorepad.evaluator import scored


@lru_cache
def exported() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(tables.PATH.read_text("utf-8"))
    return found


def test_the_committed_file_is_the_one_that_the_rules_give():
    assert tables.PATH.read_text("utf-8") == tables.as_text(tables.tables())


@settings(max_examples=200, deadline=None)
@given(pads())
def test_the_tables_say_of_every_pad_what_the_rules_say(entries: list[Entry]):
    pad = fold(entries)
    assert scored(exported(), pad.as_dict()) == said(rows(pad))


def said(found: Rows) -> dict[str, Any]:
    """What the rules decide, in the form of the evaluator."""
    return {
        "rounds": [
            {
                "bids": list(now.bids),
                "barred": now.barred,
                "closed": now.closed,
                "scores": [
                    [side.score, -sum(lost.points for lost in side.penalties), side.total]
                    for side in now.sides
                ]
                if now.closed
                else None,
            }
            for now in found.rounds
        ],
        "totals": list(found.totals),
        "bags": None if found.bags is None else list(found.bags),
        "schedule": None if found.schedule is None else list(found.schedule),
        "next": None if found.next is None else found.next.cards,
        "over": found.over,
    }
