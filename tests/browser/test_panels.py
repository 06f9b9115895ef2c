"""What opens over the table: by click, by key, and closed by button, by Esc and by a click beside it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import CORNER, LEGAL_CARD, Player, number, shown
from tests.browser.scenes import Scene, View, Wanted, my_turn_to_play, set_scene
from tests.browser.serving import Server


def after_some_tricks(view: View) -> bool:
    return my_turn_to_play(view) and view["round"] == 5 and len(view["tricks"]) == 2


@pytest.fixture
def scene(server: Server) -> Scene:
    return set_scene(server, Wanted("wizards-and-jesters", after_some_tricks))


def open_table(page: Page, scene: Scene) -> None:
    page.goto(scene.seat_link())
    page.wait_for_selector(LEGAL_CARD)


@pytest.mark.parametrize(
    ("key", "name"), [("l", "Last trick"), ("s", "Score sheet"), ("m", "Menu"), ("?", "Help")]
)
def test_a_panel_opens_by_key_and_closes(new_page: NewPage, scene: Scene, key: str, name: str) -> None:
    page = new_page("desktop")
    open_table(page, scene)
    before = shown(page)
    panel = page.get_by_role("dialog", name=name)
    page.keyboard.press(key)
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    page.keyboard.press(key.upper())
    expect(panel).to_be_visible()
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)
    page.keyboard.press(key)
    expect(panel).to_be_visible()
    page.mouse.click(4, 4)
    expect(panel).to_have_count(0)
    assert shown(page) == before
    Player(page).step()


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_last_trick_shows_cards_people_and_winner(new_page: NewPage, scene: Scene, size: str) -> None:
    page = new_page(size)
    open_table(page, scene)
    button = page.get_by_role("button", name="Last trick")
    Player(page).press(button)
    panel = page.get_by_role("dialog", name="Last trick")
    last = scene.view["tricks"][-1]
    names = scene.view["players"]
    expect(panel.locator("li")).to_have_count(4)
    assert [text.strip() for text in panel.locator(".by").all_inner_texts()] == [
        names[play["seat"]] for play in last["plays"]
    ]
    expect(panel.locator("li.won .by")).to_have_text(names[last["winner"]])
    expect(panel.locator("p").first).to_have_text(
        f"{names[last['winner']]} won trick {last['number']}; {names[last['leader']]} led."
    )
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(button).to_be_focused()


def test_the_score_sheet_shows_every_round(new_page: NewPage, scene: Scene) -> None:
    page = new_page("phone")
    open_table(page, scene)
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Score sheet").last.tap()
    panel = page.get_by_role("dialog", name="Score sheet")
    rows = panel.locator("tbody tr:not(.open-row):not(.blank-row)")
    expect(rows).to_have_count(4)
    for place, row in enumerate(scene.view["sheet"]):
        totals = [
            number(text.split()[-1]) for text in rows.nth(place).locator(".entry-total").all_text_contents()
        ]
        assert totals == row["totals"]
    sums = [number(text) for text in panel.locator("tfoot b").all_text_contents()]
    assert sums == scene.view["totals"]
    expect(panel.locator("svg[role=img], figure, .chart").first).to_be_visible()


def test_at_a_desk_the_sheet_lies_beside_the_table(new_page: NewPage, scene: Scene) -> None:
    page = new_page("desktop")
    open_table(page, scene)
    beside = page.get_by_role("complementary")
    expect(beside.locator(".pad")).to_be_visible()
    expect(beside.locator(".last-trick li")).to_have_count(4)
    Player(page).step()
    expect(beside.locator(".log li").first).to_be_visible()


def test_trump_opens_large(new_page: NewPage, scene: Scene) -> None:
    page = new_page("phone")
    open_table(page, scene)
    page.locator(".strip .trump").tap()
    panel = page.get_by_role("dialog")
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_preferences_are_kept(new_page: NewPage, scene: Scene) -> None:
    page = new_page("phone")
    open_table(page, scene)
    page.keyboard.press("m")
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("radio", name="Dark").check()
    page.get_by_role("radio", name="Tap once").check()
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector(LEGAL_CARD)
    assert page.evaluate("() => document.documentElement.dataset.theme") == "dark"
    first = page.locator(LEGAL_CARD).first
    code = first.get_attribute("data-card")
    first.tap(position=CORNER)
    page.locator(f'.hand [data-card="{code}"]').wait_for(state="detached")


def test_the_rules_are_at_the_table(new_page: NewPage, scene: Scene) -> None:
    page = new_page("phone")
    open_table(page, scene)
    page.keyboard.press("m")
    page.get_by_role("button", name="Rules").tap()
    panel = page.get_by_role("dialog", name="Rules")
    expect(panel.locator(".clause").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
