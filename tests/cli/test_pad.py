"""foretrick pad: whatever holds a pad is shown, saved in another form, or told in one sentence why it is none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from foretrick.cli import main
from foretrick.scorepad.csvform import as_csv
from foretrick.scorepad.files import as_json, as_link, read
from foretrick.scorepad.folding import fold
from foretrick.scorepad.rows import rows
from tests.scorepad.draws import AT
from tests.scorepad.pen import Pen
from tests.scorepad.test_records import GOLDEN, golden


def run(*words: str | Path, **others) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words], **others)


def evening() -> Pen:
    pen = Pen().start("wizards-and-jesters", "Ann Maximiliane Cleo", hook="on", rounds=5)
    pen.write(["note"], "At the lake")
    pen.write(["started"], "2026-11-30T20:15:00+01:00")
    pen.add("1 0 0", "1 0 0")
    pen.write(["round", "r1", "trump"], "H")
    pen.add("1 - 0", "0 - 1")
    return pen


@pytest.fixture
def pad(tmp_path: Path) -> Path:
    file = tmp_path / "evening.json"
    file.write_text(as_json(evening().entries), "utf-8")
    return file


def test_a_pad_is_shown_with_what_is_open(pad: Path):
    shown = run("pad", pad).stdout
    assert "Wizards and Jesters: Ann, Maximiliane, Cleo" in shown
    assert "2026-11-30 20:15+01:00, hook=on, rounds=5" in shown
    assert "At the lake" in shown
    assert "•1/1✓" in shown
    assert "Round 1: Ann dealt and bid 1, which the hook does not allow." in shown
    assert "Round 2 is open. Still to bid: Maximiliane." in shown
    assert "1.  Ann" in shown


@pytest.mark.parametrize("width", [40, 60, 80, 132])
def test_a_narrow_terminal_still_shows_round_trump_and_total(pad: Path, width: int):
    shown = run("pad", pad, env={"COLUMNS": str(width)}).stdout.splitlines()
    [row] = [line for line in shown if line.split()[:1] == ["1"]]
    assert "♥" in row
    assert "30" in row
    assert max(map(len, shown[3:8])) <= width


def test_a_pad_speaks_german(pad: Path):
    shown = run("pad", pad, "--language", "de").stdout
    assert "Runde 2 ist offen. Ansage fehlt noch: Maximiliane." in shown
    assert "Karten" in shown


def test_the_penalty_is_a_line_of_its_own(tmp_path: Path):
    pen = Pen().start("spades")
    pen.add("2 1 2 1", "13 0 0 0")
    pen.add("2 1 2 1", "6 7 0 0")
    file = tmp_path / "pad.json"
    file.write_text(as_json(pen.entries), "utf-8")
    shown = run("pad", file).stdout
    assert "10 bags collected \N{MINUS SIGN}100" in shown
    assert "Ann & Cleo" in shown
    assert "Next: Round 3, 13 cards, Cleo deals." in shown
    assert "2 of 2 contracts, 1 bag" in shown


def test_what_two_wrote_at_once_is_told(tmp_path: Path):
    pen = evening()
    other = Pen("x", pen.entries)
    pen.write(["round", "r2", "bid", "M"], 1)
    other.write(["round", "r2", "bid", "M"], 2)
    file = tmp_path / "pad.json"
    file.write_text(as_json([*pen.entries, other.entries[-1]]), "utf-8")
    assert "Written twice in round 2, Maximiliane: 1 and 2." in run("pad", file).stdout


@pytest.mark.parametrize("form", ["json", "csv", "link", "stdin"])
def test_every_form_of_a_pad_is_read(form: str, pad: Path, tmp_path: Path):
    straight = run("pad", pad).stdout
    if form == "csv":
        pad = tmp_path / "evening.csv"
        pad.write_text(as_csv(evening().pad), "utf-8", newline="")
    words = {"link": f"https://here.example/pad#{as_link(evening().entries)}", "stdin": "-"}
    data = as_json(evening().entries).encode() if form == "stdin" else None
    assert run("pad", words.get(form, pad), input=data).stdout == straight


@pytest.mark.parametrize("path", GOLDEN[:3], ids=lambda path: path.stem)
def test_a_record_is_opened_as_a_pad_and_saved_as_one(path: Path, tmp_path: Path):
    record = golden(path)
    file, saved, sheet = tmp_path / "match.json", tmp_path / "pad.json", tmp_path / "pad.csv"
    file.write_text(json.dumps(record), "utf-8")
    told = json.loads(run("pad", file, "--json", "-o", saved).stdout)
    assert told["result"] == record["result"]
    assert [now["totals"] for now in told["rounds"]] == [now["totals"] for now in record["rounds"]]
    assert list(rows(fold(read(saved.read_bytes(), AT))).totals) == record["result"]["totals"]
    assert run("pad", saved, "-o", sheet).exit_code == 0
    assert run("pad", saved, "--csv").stdout_bytes == sheet.read_bytes()
    assert "The match is over." in run("pad", sheet).stdout


def test_a_match_of_a_file_of_many(tmp_path: Path):
    file = tmp_path / "many.jsonl"
    file.write_text("".join(json.dumps(golden(path)) + "\n" for path in GOLDEN[:2]), "utf-8")
    told = json.loads(run("pad", file, "--match", "2", "--json").stdout)
    assert told["result"] == golden(GOLDEN[1])["result"]
    assert "holds fewer than 3 matches" in run("pad", file, "--match", "3").stderr


@pytest.mark.parametrize(
    ("content", "code", "sentence"),
    [
        (b"{}", 1, "its format is not foretrick-pad/1"),
        (b"hello", 1, "a pad is a file of the score pad"),
        (b'{"format": "foretrick-record", "version": 1}', 1, "breaks a rule"),
        (b"Foretrick pad,1\r\nGame,chess,,\r\nRound\r\n", 1, "Line 3 of the CSV cannot be read."),
    ],
)
def test_what_is_no_pad_is_told_in_one_sentence(tmp_path: Path, content: bytes, code: int, sentence: str):
    file = tmp_path / "thing"
    file.write_bytes(content)
    result = run("pad", file)
    assert result.exit_code == code
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_the_sentence_is_in_the_language_asked_for(tmp_path: Path):
    file = tmp_path / "thing"
    file.write_bytes(b"hello")
    assert "Das ist kein Punkteblock" in run("pad", file, "--language", "de").stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("missing.json",), "missing.json: no such file"),
        (("https://here.example/pad/abc",), "leads to a pad on a server"),
        (("x.json", "--json", "--csv"), "choose one of them"),
        (("x.json", "-o", "pad.txt"), "A pad is saved as .json or .csv"),
    ],
)
def test_wrong_use_is_told(words: tuple[str, ...], sentence: str):
    result = run("pad", *words)
    assert result.exit_code == 2
    assert sentence in result.stderr


@pytest.mark.parametrize("other", ["replay", "verify", "review"])
def test_the_commands_for_records_say_where_a_pad_belongs(pad: Path, other: str):
    result = run(other, pad)
    assert result.exit_code == 1
    assert "`foretrick pad` shows it" in result.stderr
