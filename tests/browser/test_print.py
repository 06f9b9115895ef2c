"""On paper: black on white from a dark screen, and of the table the score sheet alone."""

from __future__ import annotations

import json

import pypdfium2
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import LEGAL_CARD, OVER
from tests.browser.scenes import Wanted, my_turn_to_play, set_scene
from tests.browser.serving import Server
from tests.browser.test_axe import last_card, play_last_card
from tests.browser.test_review import record

A4 = (595, 842)


def printed(page: Page) -> list[str]:
    """The text of each sheet of paper, which is A4."""
    paper = pypdfium2.PdfDocument(page.pdf(format="A4"))
    try:
        assert all(sheet.get_size() == pytest.approx(A4, abs=1.5) for sheet in paper)
        return [sheet.get_textpage().get_text_bounded() for sheet in paper]
    finally:
        paper.close()


def inks(page: Page) -> set[str]:
    """The colours of all words that are printed, and that of the paper."""
    page.emulate_media(media="print", color_scheme="dark")
    found: list[str] = page.evaluate(
        """() => {
          const found = [getComputedStyle(document.body).backgroundColor];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const around = walker.currentNode.parentElement;
            if (walker.currentNode.data.trim() && !around.closest('svg, .unseen, .sr-only, noscript') && around.checkVisibility())
              found.push(getComputedStyle(around).color);
          }
          return found;
        }"""
    )
    return set(found)


def is_grey(colour: str) -> bool:
    return len(set(colour.removeprefix("rgb(").removesuffix(")").split(", "))) == 1


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_in_the_middle_of_a_match_the_sheet_is_printed(new_page: NewPage, server: Server, size: str) -> None:
    wanted = Wanted("wizards-and-jesters", lambda view: view["round"] == 4 and my_turn_to_play(view))
    page = new_page(size, color_scheme="dark")
    page.goto(set_scene(server, wanted).seat_link())
    page.wait_for_selector(LEGAL_CARD)
    found = inks(page)
    assert "rgb(255, 255, 255)" in found
    assert all(is_grey(colour) for colour in found), found
    expect(page.locator(".beside .pad")).to_be_visible()
    for gone in (".hand", ".trick", ".seats", ".strip button", ".beside-log"):
        expect(page.locator(gone).first).to_be_hidden()
    first = printed(page)[0]
    assert all(word in first for word in ("Wizards and Jesters", "Round 4 of 13", "Anna", "Otter", "Sum"))


def test_after_the_match_standings_and_sheet_are_printed(new_page: NewPage, server: Server) -> None:
    wanted = Wanted(
        "joker-in-the-hole", lambda view: view["round"] == 3 and last_card(view), options={"rounds": 3}
    )
    page = new_page("desktop", color_scheme="dark")
    page.goto(set_scene(server, wanted).seat_link())
    play_last_card(page)
    page.wait_for_selector(OVER)
    assert all(is_grey(colour) for colour in inks(page))
    text = "\n".join(printed(page))
    assert all(word in text for word in ("after three rounds", "Totals by round", "The score sheet", "Sum"))
    assert "Rematch" not in text


def test_the_story_of_a_review_is_printed(new_page: NewPage) -> None:
    page = new_page("desktop", color_scheme="dark")
    page.goto("/review")
    page.get_by_text("Paste it instead").click()
    page.get_by_label("The text of the record").fill(json.dumps(record()))
    page.get_by_role("button", name="Review it").click()
    page.wait_for_selector(".walk .looked")
    assert all(is_grey(colour) for colour in inks(page))
    text = "\n".join(printed(page))
    assert all(word in text for word in ("moments that mattered", "Skill and luck", "Luck of the deal"))
    assert "Decision by decision" not in text
