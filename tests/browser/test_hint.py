"""Asking for a hint: by key at a desk, by touch on a phone; seen by whoever asked and by nobody else."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.leaks import Frames, cards_in, known_cards
from tests.browser.player import CORNER, LEGAL_CARD, Player, breathe, card, eventually, shown
from tests.browser.scenes import View, Wanted, my_turn_to_bid, my_turn_to_play, set_scene
from tests.browser.serving import Server
from tests.browser.test_axe import grave_findings
from tests.browser.test_keyboard import said, tab_to
from tests.browser.test_narrow import check_hand, overflow

BUTTON, HINT = ".hint-button", "section.hint"


def several(view: View) -> bool:
    """To play, in a trick that somebody else has led, with some cards to choose from."""
    return my_turn_to_play(view) and len(view["trick"]["plays"]) > 1 and 2 < len(view["legal"]) < 9


def test_by_key_at_a_desk(new_page: NewPage, server: Server) -> None:
    scene = set_scene(server, Wanted("wizards-and-jesters", several, people={0: "Anna", 1: "Ben"}))
    ben = new_page("desktop")
    ben_heard = Frames(ben)
    ben.goto(scene.seat_link(1))
    anna = new_page("desktop")
    heard = Frames(anna)
    anna.goto(scene.seat_link(0))
    anna.wait_for_selector(BUTTON)
    eventually(ben, lambda: ben_heard.messages[-1]["table"]["seats"][0]["here"])
    before = len(ben_heard.texts)

    anna.keyboard.press("h")
    anna.wait_for_selector(HINT)
    told = next(message for message in heard.messages if message["kind"] == "hint")
    code = told["hint"]["action"].removeprefix("play ")
    expect(card(anna, code)).to_have_accessible_name(f"{card_name(anna, code)}, suggested")
    expect(anna.locator(".hint-why")).to_have_text(told["hint"]["sentence"])
    eventually(anna, lambda: told["hint"]["sentence"] in said(anna)[-1])
    # One column for each card that may be played, in the order of the hand.
    rows = anna.locator(".columns li")
    legal = [action.removeprefix("play ") for action in scene.view["legal"]]
    assert rows.count() == len(legal)
    assert rows.locator("[data-best]").count() + anna.locator(".columns li[data-best]").count() == 1
    # The points are there when they are wanted, and nothing is told that the seat cannot know.
    assert anna.locator(".column-figure").count() == 0
    anna.get_by_role("button", name="In points").click()
    expect(anna.locator(".column-figure")).to_have_count(len(legal))
    assert not cards_in(str(told)) - known_cards(scene.view)
    assert grave_findings(anna) == []

    anna.keyboard.press("Escape")
    expect(anna.locator(HINT)).to_have_count(0)
    expect(anna.locator(".held.hinted")).to_have_count(0)
    anna.keyboard.press("H")
    anna.wait_for_selector(HINT)
    # Playing puts it away, and nobody else has heard a word.
    assert len(ben_heard.texts) == before
    tab_to(anna, ".hand [data-card]")
    play_focused(anna, code)
    expect(anna.locator(HINT)).to_have_count(0)
    assert "hint" not in "".join(text for text in ben_heard.texts if '"kind":"hint"' in text)


def card_name(page: Page, code: str) -> str:
    name = card(page, code).get_attribute("aria-label") or ""
    return name.removesuffix(", suggested")


def play_focused(page: Page, code: str) -> None:
    page.keyboard.press("Home")
    while page.evaluate("() => document.activeElement.dataset.card") != code:
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    card(page, code).wait_for(state="detached")


def boxes(page: Page, *where: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(
        "all => all.map(w => document.querySelector(w).getBoundingClientRect().toJSON())", list(where)
    )
    return found


def test_by_touch_on_a_phone(new_page: NewPage, server: Server) -> None:
    """The panel leaves hand, message and bids free, on the narrowest phone too."""
    scene = set_scene(server, Wanted("wizards-and-jesters", several))
    page = new_page("phone", color_scheme="dark")
    page.goto(scene.seat_link())
    player = Player(page)
    player.press(page.locator(BUTTON))
    page.wait_for_selector(HINT)
    for width, height in ((390, 844), (320, 568), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        hint, own, hand = boxes(page, HINT, ".own .message", ".hand .fan")
        assert hint["bottom"] <= hand["top"]
        assert hint["bottom"] <= own["top"] or hint["right"] <= own["left"]
        assert hint["top"] >= 0
        assert overflow(page) <= 0
    page.set_viewport_size({"width": 390, "height": 844})
    assert grave_findings(page) == []
    player.press(page.get_by_role("button", name="Put the hint away"))
    expect(page.locator(HINT)).to_have_count(0)
    player.press(page.locator(BUTTON))
    page.wait_for_selector(HINT)
    breathe(page)
    code = page.locator(".held.hinted [data-card]").get_attribute("data-card") or ""
    player.press(card(page, code), position=CORNER)
    expect(page.locator(HINT)).to_be_visible()
    player.press(card(page, code), position=CORNER)
    expect(page.locator(HINT)).to_have_count(0)
    eventually(page, lambda: code not in [one for one, _ in shown(page)["hand"]])


def test_bids_with_partners_fit_on_any_phone(new_page: NewPage, server: Server) -> None:
    wanted = Wanted("spades-with-jokers", my_turn_to_bid)
    page = new_page("narrow", viewport={"width": 320, "height": 568})
    page.goto(set_scene(server, wanted).seat_link())
    page.locator(BUTTON).tap()
    page.wait_for_selector(HINT)
    first = page.locator(".bid-row [data-bid]").first.get_attribute("data-bid") or ""
    expect(page.locator(".column-label").first).to_have_text(first.capitalize())
    for width, height in ((320, 568), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        around, hint, row, hand = boxes(page, ".around", HINT, ".bid-row", ".hand .fan")
        assert around["top"] <= hint["top"]
        assert hint["bottom"] <= row["top"]
        assert row["bottom"] <= hand["top"]


def test_a_bid_is_marked_and_seventeen_cards_keep_their_corners(new_page: NewPage, server: Server) -> None:
    wanted = Wanted(
        "wizards-and-jesters", lambda v: v["round"] == 17 and v["phase"] == "bid" and v["turn"] == 0, seats=3
    )
    page = new_page("narrow", viewport={"width": 320, "height": 740})
    page.goto(set_scene(server, wanted).seat_link())
    page.wait_for_selector(BUTTON)
    page.locator(BUTTON).tap()
    page.wait_for_selector(HINT)
    expect(page.locator(".bid.hinted")).to_have_count(1)
    hint, row = boxes(page, HINT, ".bid-row")
    assert hint["bottom"] <= row["top"]
    check_hand(page, 17)
    page.locator(".bid.hinted").tap()
    expect(page.locator(HINT)).to_have_count(0)


def test_no_button_where_there_are_no_hints_or_nothing_to_choose(new_page: NewPage, server: Server) -> None:
    page = new_page("desktop")
    page.goto("/new/oh-hell")
    page.get_by_role("button", name="All bots").click()
    page.get_by_role("group", name="Hints").get_by_label("No").check()
    page.get_by_role("button", name="Start the match").click()
    page.wait_for_selector(f".asking.bids, {LEGAL_CARD}")
    assert page.locator(BUTTON).count() == 0
    page.keyboard.press("h")
    expect(page.locator(".says")).to_have_text("This table plays without hints.")

    watcher = new_page("desktop")
    scene = set_scene(server, Wanted("wizards-and-jesters", several))
    watcher.goto(scene.path)
    watcher.wait_for_selector(".watching")
    watcher.keyboard.press("h")
    assert watcher.locator(BUTTON).count() == 0
