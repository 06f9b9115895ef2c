"""The rule pages in other languages say what the English ones say: the same clauses, tables and numbers."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from foretrick import games
from foretrick.messages import LANGUAGES

PAGES = Path(__file__).parents[2] / "docs" / "rules"
OTHERS = [language for language in LANGUAGES if language != "en"]
# Numbers, cards by their symbol, and the names and values of options.
FIGURES = re.compile(r"\d+(?:\.\d+)?|(?:10|[2-9AKQJ])?[♠♥♦♣]|`[^`]+`|[\u2212+\u00d7]")
LINKS = re.compile(r"\]\(([^)]+)\)")
BOTH = [(game, language) for game in games.KEYS for language in OTHERS]


def blocks(game: str, language: str) -> list[str]:
    """The paragraphs, tables and lists of a page."""
    path = PAGES / f"{game}.md" if language == "en" else PAGES / language / f"{game}.md"
    return path.read_text("utf-8").strip().split("\n\n")


def kind(block: str) -> str:
    """What a block is, with what must be alike: a clause's number, a table's size, the length of a list."""
    if clause := re.match(r"\*\*(\d+\.\d+)\*\*", block):
        return f"clause {clause[1]}"
    if heading := re.match(r"(#+)( \d+)?", block):
        return f"heading {heading[0]}"
    if block.startswith("|"):
        lines = block.split("\n")
        return f"table of {len(lines)} rows, {[line.count('|') for line in lines]}"
    if block.startswith(("- ", "1. ")):
        return f"list of {len(block.splitlines())}"
    return "paragraph"


def test_english_and_german_have_every_game():
    for language in ("", "de"):
        assert {path.stem for path in (PAGES / language).glob("*.md")} == set(games.KEYS)


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_same_shape(game: str, language: str):
    assert [kind(block) for block in blocks(game, language)] == [kind(block) for block in blocks(game, "en")]


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_same_figures_cards_and_options(game: str, language: str):
    """Line by line: a row of a table and a tip are lines of their own. Letters of cards are explained where English
    needs no word for them, so single letters are not counted.
    """
    for english, other in zip(blocks(game, "en"), blocks(game, language), strict=True):
        for line, own in zip(english.split("\n"), other.split("\n"), strict=True):
            assert Counter(FIGURES.findall(own)) == Counter(FIGURES.findall(line)), own


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_same_links(game: str, language: str):
    found = LINKS.findall("\n\n".join(blocks(game, language)))
    assert found == LINKS.findall("\n\n".join(blocks(game, "en")))


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_names_of_players_and_the_title_stay(game: str, language: str):
    english, other = blocks(game, "en"), blocks(game, language)
    assert other[0] == english[0]
    names = re.findall(r"\*\*([A-Z]\w+)\*\*", "\n".join(english))
    assert re.findall(r"\*\*([A-Z]\w+)\*\*", "\n".join(other)) == names
