"""The page that needs nothing else."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from foretrick import games
from foretrick.bots.table import simulate
from foretrick.play import Match
from foretrick.review import review
from foretrick.review.page import as_page
from tests.review.doubles import Double
from tests.review.test_review import SHORT

VOID = {"meta", "input", "path", "line"}


class Reader(HTMLParser):
    """Reads a page strictly: every element is closed in its turn."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: list[str] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in VOID:
            self.open.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(str(value))
            if name in ("href", "src"):
                self.links.append(str(value))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def found(match: Match, **more):
    double = Double()
    return review(match, analyse=double.analyse, outlook=double.outlook, **more).as_dict()


@pytest.mark.parametrize("game", games.KEYS)
def test_the_page_is_whole_and_fetches_nothing(game):
    match = next(simulate(game, 4, 1, "random", 3, SHORT[game]))
    told = found(match)
    text = as_page(told)
    page = Reader(text)
    assert page.open == []
    assert len(page.ids) == len(set(page.ids))
    assert all(link.startswith("#") and link[1:] in page.ids for link in page.links)
    assert not {"script", "link", "img", "iframe"} & set(page.tags)
    assert "default-src 'none'" in text
    assert "@import" not in text
    assert "url(" not in text
    assert "http" not in re.sub(r"http-equiv", "", text)
    for now in told["rounds"]:
        for decision in now["decisions"]:
            assert f"r{now['round']}d{decision['number']}" in page.ids
    for turn in told["turning_points"]:
        assert f"#r{turn['round']}d{turn['decision']}" in page.links
    words = "".join(page.words)
    assert all(name in words for name in match.players)
    assert "nan" not in words.lower().split()
    assert "None" not in words


def test_names_are_text_and_nothing_else():
    names = ["<b>Anna</b>", 'Ben" onclick="x', "Carla & Co", "D'Artagnan"]
    match = Match.undealt("oh-hell", names, {"rounds": 1})
    from random import Random

    chance = Random(2)
    match.apply(match.draw(chance))
    while not match.over:
        match.apply(match.legal()[0])
    page = Reader(as_page(found(match)))
    assert "b" not in page.tags
    assert page.open == []
    words = "".join(page.words)
    assert all(name in words for name in names)


def test_a_match_without_a_decision_has_a_page_too():
    page = Reader(as_page(found(Match.undealt("oh-hell", 4))))
    assert page.open == []
    match = Match("spades", 4, seed=2)
    assert Reader(as_page(found(match))).open == []
    assert Reader(as_page(found(match, seats=[1]))).open == []


def test_light_and_dark_and_print():
    text = as_page(found(Match("oh-hell", 4, seed=2)))
    for part in (
        "prefers-color-scheme: dark",
        "@media print",
        "prefers-reduced-motion",
        'lang="en"',
        "viewport",
    ):
        assert part in text
