"""The pad for every eye and hand: axe, narrow phones with many players, what is spoken, and what is printed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.padpage import NAMES, new_pad, open_share, tap, write_down
from tests.browser.test_axe import grave_findings
from tests.browser.test_languages import all_german

SEVEN = (*NAMES, "Maximilian-Alexander")


def empty(page: Page) -> None:
    page.goto("/pad")
    page.wait_for_selector(".pad-start-new")


def form(page: Page) -> None:
    page.goto("/pad/new")
    page.wait_for_selector(".game-cards label")
    page.locator(".seating li input").first.fill("Anna")
    page.get_by_text("House rules: as written").click()


def in_a_round(page: Page) -> None:
    new_pad(page, "wizards-and-jesters", NAMES[:4])
    write_down(page, Anna=1, Ben=0, Carla=0, Dora=1)
    write_down(page, Anna=1, Ben=0, Carla=0, Dora=0)
    page.get_by_role("button", name="Clubs").click()
    write_down(page, Anna=1, Ben=0, Carla=0, Dora=1)
    write_down(page, Anna=1, Ben=1, Carla=0, Dora=0)
    page.get_by_role("button", name="Hearts").click()
    tap(page, 1, 2)


def spades(page: Page) -> None:
    new_pad(page, "spades-with-jokers", NAMES[:4])
    for _ in range(2):
        write_down(page, Anna=1, Ben=3, Carla=1, Dora=4)
        write_down(page, Anna=4, Ben=3, Carla=3, Dora=3)
    tap(page, 3)


def finished(page: Page) -> None:
    new_pad(page, "joker-in-the-hole", NAMES[:6])
    for cards in range(1, 9):
        tap(page, *[0] * 6)
        tap(page, cards, *[0] * 5)
    page.wait_for_selector(".result")


def slips(page: Page) -> None:
    in_a_round(page)
    page.goto("/pad")
    page.wait_for_selector(".slip-of-pad")


def panel(name: str) -> Callable[[Page], None]:
    def opening(page: Page) -> None:
        in_a_round(page)
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{name}")).click()
        page.wait_for_selector("dialog .panel-head")

    opening.__name__ = name.partition(" ")[0].strip(",").lower()
    return opening


def round_panel(page: Page) -> None:
    in_a_round(page)
    page.locator(".facts").click()
    page.wait_for_selector("dialog .round-panel")


def shared(page: Page) -> None:
    in_a_round(page)
    open_share(page)
    page.get_by_role("button", name="Share this pad").click()
    page.wait_for_selector(".shared-code img")


PAGES = [
    *(empty, form, in_a_round, spades, finished, slips, round_panel, shared),
    *(panel("Players"), panel("History"), panel("Date and note"), panel("House rules")),
]


@pytest.mark.parametrize("opening", PAGES, ids=lambda opening: opening.__name__)
def test_no_grave_finding(new_page: NewPage, opening: Callable[[Page], None]) -> None:
    page = new_page("desktop", color_scheme="light")
    opening(page)
    assert grave_findings(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert grave_findings(page) == []


def test_all_of_it_in_german(new_page: NewPage) -> None:
    """No word of English in the form, the sheet, any panel, the result, or a sentence about a file."""
    page = new_page("desktop", locale="de-DE")
    page.goto("/pad/new")
    page.locator(".game-cards label:has(.emblem[data-game='spades-with-jokers'])").click()
    for place, name in enumerate(NAMES[:4]):
        page.locator(".seating li input").nth(place).fill(name)
    page.locator(".fold summary").click()
    all_german(page)
    page.locator(".setting-done .press").click()
    page.wait_for_selector(".dock .number")
    for _ in range(2):
        write_down(page, Anna=1, Ben=3, Carla=1, Dora=4)
        write_down(page, Anna=4, Ben=3, Carla=3, Dora=3)
    tap(page, "nil")
    all_german(page)
    ways = page.locator(".pad-ways button")
    for place in range(5):
        page.locator(".pad-strip .icon-button").last.click()
        all_german(page)
        ways.nth(place).click()
        page.wait_for_selector("dialog .panel-head")
        all_german(page)
        page.locator("dialog .panel-head button").click()
    page.locator(".facts").click()
    all_german(page)
    page.locator("dialog .panel-head button").click()
    page.goto("/pad")
    page.wait_for_selector(".slip-of-pad")
    page.locator("#pad-file").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    expect(page.get_by_role("alert")).to_contain_text("kein Punkteblock")
    all_german(page)


def sideways(page: Page) -> int:
    wide: int = page.evaluate(
        "() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth"
    )
    return wide


def small_targets(page: Page, least: int, where: str) -> list[str]:
    """What can be pressed and is smaller than it should be."""
    found: list[str] = page.eval_on_selector_all(
        where,
        """(all, least) => all.filter((e) => e.checkVisibility()).map((e) => [e, e.getBoundingClientRect()])
          .filter(([, box]) => box.width < least - .5 || box.height < least - .5)
          .map(([e, box]) => `${e.className} ${e.getAttribute('aria-label') ?? e.textContent} ${box.width} ${box.height}`)""",
        least,
    )
    return found


@pytest.mark.parametrize("players", [3, 6, 7])
def test_many_players_on_the_narrowest_phone(new_page: NewPage, players: int) -> None:
    """The page never scrolls sideways; the sheet does where it must, and the rounds stay in sight."""
    page = new_page("narrow")
    new_pad(page, "oh-hell", SEVEN[:players])
    for cards in (1, 2):
        tap(page, *[0] * players)
        tap(page, cards, *[0] * (players - 1))
    tap(page, 1)
    assert sideways(page) <= 0
    assert small_targets(page, 44, ".dock .number, .pad-strip button, .pad-strip a, .facts") == []
    assert small_targets(page, 24, "button, a, input:not([type=radio]):not([type=file])") == []
    inner = page.evaluate(
        "() => { const m = document.querySelector('.pad-main'); return m.scrollWidth - m.clientWidth; }"
    )
    assert (inner > 0) == (players == 7)
    page.evaluate("() => document.querySelector('.pad-main').scrollTo(9999, 0)")
    for selector in ("tbody .round-head", "tfoot .round-head"):
        box = page.locator(selector).first.bounding_box()
        assert box
        assert -1 <= box["x"] <= 1, "the column of the rounds stays"
    for field in page.locator(".slot").all():
        box = field.bounding_box()
        assert box
        assert box["width"] >= 38
    page.goto("/pad/new")
    page.wait_for_selector(".seating li")
    assert sideways(page) <= 0


def test_the_pen_is_in_sight(new_page: NewPage) -> None:
    """However many rounds are above it, the cell that is written next is neither under the dock nor under the names."""
    page = new_page("narrow")
    new_pad(page, "joker-in-the-hole", NAMES[:3])
    for cards in range(1, 7):
        tap(page, 0, 0, 0)
        tap(page, cards, 0, 0)
    tap(page, 2)
    field = page.locator(".slot[data-here]").bounding_box()
    main = page.locator(".pad-main").bounding_box()
    foot = page.locator(".sheet-table tfoot td").first.bounding_box()
    head = page.locator(".sheet-table thead th").first.bounding_box()
    assert field
    assert main
    assert foot
    assert head
    assert field["y"] >= head["y"] + head["height"] - 1
    assert field["y"] + field["height"] <= foot["y"] + 1


def test_what_is_spoken(new_page: NewPage) -> None:
    """Each number, and the closing of a round with what it brought."""
    page = new_page("phone")
    new_pad(page, "joker-in-the-hole", NAMES[:3])
    heard = page.get_by_role("log", name="What happens")
    tap(page, 0)
    expect(heard).to_contain_text("Ben bids 0.")
    tap(page, 0, 1)
    tap(page, 0, 0, 1)
    expect(heard).to_contain_text("Anna took 1.")
    expect(heard).to_contain_text("Round 1 is closed: Anna +30, Ben +20 and Carla +20.")


def test_the_printed_pad(new_page: NewPage) -> None:
    """Paper gets the sheet, the chart and the head of the pad, not what one presses."""
    page = new_page("phone", color_scheme="dark")
    in_a_round(page)
    page.emulate_media(media="print")
    for hidden in (".dock", ".pad-strip", ".ruled", ".sheet-key"):
        expect(page.locator(hidden).first).to_be_hidden()
    expect(page.locator(".letterhead-title")).to_be_visible()
    expect(page.locator(".sheet-table tfoot")).to_be_visible()
    assert (
        page.locator(".paper").evaluate("(paper) => getComputedStyle(paper).backgroundColor")
        == "rgb(255, 255, 255)"
    )
    assert sideways(page) <= 0


def test_everything_by_keyboard(new_page: NewPage) -> None:
    """A round from the address bar on without a pointer: fields, buttons, the round's panel, undo."""
    page = new_page("desktop")
    new_pad(page, "joker-in-the-hole", NAMES[:3])
    page.keyboard.type("0")
    page.keyboard.press("ArrowLeft")
    page.keyboard.type("1")
    expect(page.get_by_label("Ben, bid, round 1")).to_have_value("1")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="1", exact=True).first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Carla, bid, round 1")).to_have_value("1")
    page.locator(".facts").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Round 1")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".facts")).to_be_focused()
    page.keyboard.press("Control+z")
    expect(page.get_by_label("Carla, bid, round 1")).to_have_value("")
