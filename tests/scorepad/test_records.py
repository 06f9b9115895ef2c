"""Match records opened as pads, and pads told in the words of a record."""

import json
from pathlib import Path
from typing import Any

import pytest

from foretrick import games
from foretrick.record import BadRecord
from foretrick.scorepad.entries import BadPad
from foretrick.scorepad.files import read
from foretrick.scorepad.folding import fold
from foretrick.scorepad.records import from_record, scores
from foretrick.scorepad.rows import rows
from tests.record.test_record import some_record
from tests.scorepad.draws import AT

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*.txt"))


def golden(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8").splitlines()[-1])
    return found


def same_scores(record: dict[str, Any]) -> None:
    pad = fold(from_record(record, AT))
    told = scores(pad)
    assert told["result"] == record["result"]
    assert len(told["rounds"]) == len(record["rounds"])
    for mine, theirs in zip(told["rounds"], record["rounds"], strict=True):
        closed = theirs["scores"] is not None
        names = ["dealer", "bids", "scores", "totals", *(["won"] if closed else [])]
        names += ["bags"] if closed and "bags" in theirs else []
        assert {name: mine[name] for name in names} == {name: theirs[name] for name in names}
        assert mine["cards"] == len(theirs["hands"][0])
        assert mine["trump"] == theirs["trump"]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_golden_matches_score_on_the_pad_what_they_scored(path: Path):
    record = golden(path)
    same_scores(record)
    assert rows(fold(from_record(record, AT))).over


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", games.KEYS)
def test_random_matches_score_on_the_pad_what_they_scored(game: str, seed: int):
    same_scores(some_record(game, seed))
    same_scores(some_record(game, seed, 40 + 30 * seed))


def test_a_record_that_breaks_a_rule_is_no_pad():
    record = golden(GOLDEN[0])
    record["rounds"][0]["scores"][0] += 10
    with pytest.raises(BadRecord):
        from_record(record, AT)
    with pytest.raises(BadPad, match="breaks a rule"):
        read(json.dumps(record).encode(), AT)


def test_a_file_of_many_records_is_told_so():
    line = json.dumps(golden(GOLDEN[0])).encode()
    with pytest.raises(BadPad, match="many matches"):
        read(line + b"\n" + line, AT)
    assert fold(read(line + b"\n", AT)).rounds
