"""Printing sheets: chosen on the page, seen at once, and the same on paper and in the file."""

from __future__ import annotations

import json
from pathlib import Path

import pypdfium2
import pytest
from playwright.sync_api import Page, expect

from foretrick.scorepad.files import as_json
from tests.browser.conftest import NewPage
from tests.browser.test_axe import grave_findings
from tests.scorepad.sheets import entries_of_pad, texts

FRIENDS = ("Anna", "Ben", "Charlotte", "Dirk-Ulrich")


def opened(page: Page, query: str = "") -> Page:
    page.goto(f"/sheets{query}")
    page.wait_for_selector(".paper svg")
    return page


def on_paper(page: Page, text: str):
    """The places where a text stands in the preview."""
    return page.locator(".paper svg text").filter(has_text=text)


def choose(page: Page, game: str) -> None:
    page.locator(".sheet-games label", has_text=game).locator("input").check()


def words(data: bytes) -> list[str]:
    return [text.text for sheet in pypdfium2.PdfDocument(data) for text in texts(sheet)]


@pytest.fixture
def pad_file(tmp_path: Path) -> Path:
    file = tmp_path / "pad.json"
    file.write_text(as_json(entries_of_pad("wizards-and-jesters", FRIENDS, 13)), "utf-8")
    return file


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_sheet_with_names_is_seen_at_once_and_saved_as_it_is_seen(new_page: NewPage, size: str):
    page = opened(new_page(size, locale="en-GB"))
    choose(page, "Oh Hell")
    expect(on_paper(page, "Oh Hell")).to_have_count(1)
    page.get_by_label("Players: more").click()
    for seat, name in enumerate((*FRIENDS, "<b>Eva & Co</b>"), 1):
        page.get_by_label(f"Name at seat {seat}").fill(name)
    page.locator(".per-page label").nth(2).locator("input").check()
    expect(on_paper(page, "<b>Eva & Co</b>").or_(on_paper(page, "Co</b>"))).to_have_count(4)
    expect(on_paper(page, "Charlotte")).to_have_count(4)
    expect(page.get_by_text("One page, A4")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="PDF").click()
    file = words(Path(saved.value.path()).read_bytes())
    assert sorted(file) == sorted(page.locator(".paper svg text").all_text_contents())
    assert file.count("Charlotte") == 4


def test_the_rounds_are_those_of_the_game_until_fewer_are_chosen(new_page: NewPage):
    page = opened(new_page("phone", locale="en-GB"), "?game=wizards-and-jesters")
    expect(page.get_by_role("group", name="Rounds").locator("output")).to_have_text("13")
    expect(page.get_by_label("Rounds: more")).to_be_disabled()
    page.get_by_label("Rounds: fewer").click()
    page.get_by_label("Rounds: fewer").click()
    expect(on_paper(page, "13")).to_have_count(0)
    expect(page.get_by_role("group", name="Rounds").locator("output")).to_have_text("11")
    page.get_by_role("button", name="all", exact=True).click()
    expect(page.get_by_role("group", name="Rounds").locator("output")).to_have_text("13")
    page.get_by_label("Players: fewer").click()
    expect(page.get_by_role("group", name="Rounds").locator("output")).to_have_text("17")


def test_what_cannot_be_printed_is_said_in_a_sentence_and_cannot_be_printed(new_page: NewPage):
    page = opened(new_page("phone", locale="en-GB"), "?card=1")
    page.locator(".per-page label").nth(3).locator("input").check()
    expect(
        page.get_by_role("alert").filter(has_text="A rule card needs paper of at least A6")
    ).to_be_visible()
    expect(page.get_by_role("button", name="Print")).to_be_disabled()
    expect(page.get_by_role("button", name="PDF")).to_be_disabled()
    page.locator(".per-page label").nth(1).locator("input").check()
    expect(page.get_by_role("button", name="Print")).to_be_enabled()
    expect(page.get_by_role("alert").filter(has_text="A rule card")).to_have_count(0)


def test_house_rules_are_on_the_rule_card(new_page: NewPage):
    page = opened(new_page("desktop", locale="en-GB"), "?card=1&game=joker-in-the-hole")
    page.get_by_text("House rules: as written").click()
    page.locator(".option", has_text="Bids").get_by_label("In turn").check()
    expect(on_paper(page, "In turn from the dealer")).to_have_count(1)
    expect(page.get_by_text("House rules: 1 changed")).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_pad_from_a_file_is_printed_with_its_scores(new_page: NewPage, pad_file: Path, size: str):
    page = new_page(size, locale="en-GB")
    page.goto("/sheets")
    page.get_by_label("A score pad").check()
    expect(page.get_by_text("This browser keeps no score pad.")).to_be_visible()
    expect(page.get_by_role("button", name="Print")).to_be_disabled()
    page.set_input_files("#sheet-pad-file", pad_file)
    expect(on_paper(page, "350")).to_have_count(2)
    with page.expect_download() as saved:
        page.get_by_role("button", name="PDF").click()
    assert saved.value.suggested_filename == "Score sheet \N{EN DASH} Wizards and Jesters.pdf"
    assert words(Path(saved.value.path()).read_bytes()).count("350") == 2


def test_a_file_that_is_no_pad_is_refused_with_a_sentence(new_page: NewPage, tmp_path: Path):
    page = new_page("phone", locale="en-GB")
    page.goto("/sheets")
    page.get_by_label("A score pad").check()
    other = tmp_path / "other.json"
    other.write_text(json.dumps({"format": "something"}))
    page.set_input_files("#sheet-pad-file", other)
    expect(page.get_by_role("alert").filter(has_text=".")).to_be_visible()


def test_the_pads_that_this_browser_keeps_can_be_chosen(new_page: NewPage):
    page = new_page("phone", locale="en-GB")
    page.goto("/pad")
    kept = [
        [entry.as_dict() for entry in entries_of_pad("spades", FRIENDS, 5)],
        [entry.as_dict() for entry in entries_of_pad("oh-hell", FRIENDS[:3], 4)],
    ]
    page.evaluate(
        """async (kept) => {
          const { keep, keepPad } = await import("/static/pad/keep.js");
          for (const [at, entries] of kept.entries()) {
            const id = `own-test${at}`;
            await keepPad({ id, server: null, pen: null, made: entries[0].at, seen: `2026-11-3${at}` });
            await keep(entries.map((entry, i) => ({ pad: id, id: entry.id, seq: i + 1, number: null, entry }))).safe;
          }
        }""",
        kept,
    )
    opened(page, "?pad=own-test0")
    expect(on_paper(page, "Spades")).to_have_count(1)
    expect(page.locator(".pad-line")).to_have_count(2)
    page.locator(".pad-line", has_text="Oh Hell").locator("input").check()
    expect(on_paper(page, "Oh Hell")).to_have_count(1)
    expect(on_paper(page, "Charlotte")).to_have_count(1)


@pytest.mark.parametrize(
    ("paper", "size"), [("A4", (595.28, 841.89)), ("A6", (297.64, 419.53)), ("Letter", (612, 792))]
)
def test_printed_from_the_browser_each_page_is_one_of_paper(
    new_page: NewPage, paper: str, size: tuple[float, float]
):
    page = opened(new_page("desktop", locale="en-GB"), "?game=spades")
    page.get_by_label(paper, exact=True).check()
    page.get_by_label("Name at seat 1").fill("Anna")
    expect(on_paper(page, "Anna")).to_have_count(1)
    for _ in range(3):
        page.get_by_label("Rounds: more").click()
    expect(page.locator(".papers li")).to_have_count(2 if paper == "A6" else 1)
    printed = pypdfium2.PdfDocument(page.pdf(prefer_css_page_size=True))
    assert len(printed) == page.locator(".papers li").count()
    for sheet in printed:
        assert sheet.get_size() == pytest.approx(size, abs=1.5)
        said = sheet.get_textpage().get_text_range()
        assert "Anna" in said
        assert "Names" not in said
        assert "Foretrick" not in said


def test_the_page_speaks_german_and_so_does_the_sheet(new_page: NewPage):
    page = opened(new_page("phone", locale="de-DE"))
    expect(page.get_by_role("heading", name="Punktezettel drucken")).to_be_visible()
    expect(on_paper(page, "Datum")).to_have_count(1)


@pytest.mark.parametrize("size", ["narrow", "phone", "desktop"])
def test_nothing_scrolls_sideways(new_page: NewPage, size: str, pad_file: Path):
    page = opened(new_page(size, locale="de-DE"))
    page.get_by_text("Hausregeln").click()
    page.locator(".papers button").click()
    wider = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wider) == 0
    page.get_by_label("Ein Punkteblock").check()
    page.set_input_files("#sheet-pad-file", pad_file)
    expect(page.locator(".pad-line")).to_have_count(1)
    assert page.evaluate(wider) == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_axe_finds_nothing_grave(new_page: NewPage, size: str, scheme: str, pad_file: Path):
    page = opened(new_page(size, locale="en-GB", color_scheme=scheme))
    page.get_by_text("House rules").click()
    assert not grave_findings(page)
    page.get_by_label("A score pad").check()
    page.set_input_files("#sheet-pad-file", pad_file)
    expect(on_paper(page, "350")).to_have_count(2)
    page.get_by_role("button", name="Look closer").click()
    assert not grave_findings(page)
