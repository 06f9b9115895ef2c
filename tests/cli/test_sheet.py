"""foretrick sheet: what it prints, and the sentence for what cannot be printed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from foretrick.cli import main
from foretrick.scorepad.files import as_json
from foretrick.scorepad.folding import cells_of
from tests.scorepad.sheets import entries_of_pad, opened, texts


def run(*words: str | int | Path) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


def said(file: Path, page: int = 0) -> list[str]:
    return [text.text for text in texts(opened(file.read_bytes())[page])]


@pytest.fixture
def pad(tmp_path) -> Path:
    file = tmp_path / "pad.json"
    file.write_text(as_json(entries_of_pad("wizards-and-jesters", ("Anna", "Ben", "Eva"), 6)), "utf-8")
    return file


def test_a_sheet_with_names_on_chosen_paper(tmp_path):
    out = tmp_path / "sheet.pdf"
    result = run("sheet", "wizards", "--names", "Anna, Ben ,Eva", "--paper", "a6", "--rounds", 5, "-o", out)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == f"Score sheet: Wizards and Jesters: 1 page in {out}.\n"
    assert result.stdout == ""
    words = said(out)
    assert {"Anna", "Ben", "Eva", "5"} <= set(words)
    assert "6" not in words
    assert opened(out.read_bytes())[0].get_size() == pytest.approx((297.64, 419.53), abs=0.1)


def test_four_to_a_page_in_german_with_options(tmp_path):
    out = tmp_path / "sheet.pdf"
    result = run(
        "sheet",
        "hell",
        "--per-page",
        4,
        "--language",
        "de",
        "--set",
        "missed=tricks",
        "--set",
        "bonus=5",
        "-o",
        out,
    )
    assert result.exit_code == 0, result.stderr
    assert said(out).count("Genau getroffen: 5 + 1 je Stich. Verfehlt: 1 je Stich.") == 4


def test_a_sheet_to_the_standard_output_is_the_file_and_nothing_else():
    result = run("sheet", "joker", "-o", "-")
    assert result.exit_code == 0
    assert result.stdout_bytes.startswith(b"%PDF-1")
    assert result.stdout_bytes.rstrip().endswith(b"%%EOF")
    assert result.stderr == ""


def test_a_rule_card(tmp_path):
    out = tmp_path / "card.pdf"
    assert (
        run(
            "sheet", "spades-with", "--rule-card", "--paper", "A6", "--set", "target=300", "-o", out
        ).exit_code
        == 0
    )
    assert "+72" in said(out)
    assert any("to 300 points" in line for line in said(out))


def test_a_pad_is_printed_with_its_scores(pad, tmp_path):
    out = tmp_path / "match.pdf"
    result = run("sheet", "--filled", pad, "-o", out)
    assert result.exit_code == 0, result.stderr
    words = said(out)
    assert {"Anna", "Ben", "Eva", "Nov 30, 2026, 20:15", "17"} <= set(words)
    assert run("sheet", "wizards", "--filled", pad, "-o", out).exit_code == 0
    assert said(out) == words


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "Name a game, or a pad with --filled."),
        (("wizards", "--paper", "B5"), "There is no paper B5: choose A4, A5, A6 or Letter."),
        (("wizards", "--paper", "A6", "--per-page", "16"), "16 sheets on A6 would be too small to write on: at most 4 fit."),
        (("wizards", "--rounds", "14"), "A sheet cannot have 14 rounds here: choose 1 to 13."),
        (("spades", "--names", "a,b,c,d,e"), "5 names are too many for 4 players."),
        (("wizards", "--players", "9"), "Wizards and Jesters is for 3 to 6 players"),
        (("spades", "--rule-card", "--per-page", "16"), "A rule card needs paper of at least A6: print fewer to a page."),
        (("spades", "--rule-card", "--rounds", "4"), "A rule card has no names and no lines"),
        (("oh-hell", "--set", "hook=maybe"), "The option hook must be"),
    ],
)  # fmt: skip
def test_what_cannot_be_printed_is_refused_with_a_sentence(words, sentence, tmp_path):
    out = tmp_path / "sheet.pdf"
    result = run("sheet", *words, "-o", out)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
    assert not out.exists()


@pytest.mark.parametrize("words", [("--players", 3), ("--names", "a"), ("--rounds", 3), ("--set", "hook=on")])
def test_a_pad_brings_what_it_has_itself(pad, words, tmp_path):
    result = run("sheet", "--filled", pad, *words, "-o", tmp_path / "sheet.pdf")
    assert result.exit_code == 2
    assert "A pad brings its players, rounds and options" in result.stderr


def test_a_pad_of_another_game_and_a_file_that_is_no_pad(pad, tmp_path):
    result = run("sheet", "spades", "--filled", pad, "-o", tmp_path / "sheet.pdf")
    assert result.exit_code == 2
    assert "is a pad of Wizards and Jesters, not of Spades" in result.stderr
    other = tmp_path / "other.json"
    other.write_text(json.dumps({"a": 1}))
    result = run("sheet", "--filled", other, "-o", tmp_path / "sheet.pdf")
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1


def test_the_helper_writes_what_a_pad_holds():
    assert len(cells_of(entries_of_pad("oh-hell", ("a", "b", "c"), 2))) == 3 + 3 + 2 * (2 + 2 * 3)
