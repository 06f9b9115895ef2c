"""axe finds nothing serious or critical on any page, light or dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import LEGAL_CARD, NEXT, OVER
from tests.browser.scenes import View, Wanted, my_turn_to_play, set_scene
from tests.browser.serving import Server

GRAVE = ("serious", "critical")
Opening = Callable[[Page, Server], None]
AXE = Axe()


def grave_findings(page: Page) -> list[str]:
    """What axe calls serious or critical, each with the places."""
    page.evaluate("() => document.fonts.ready")
    page.evaluate("() => Promise.all(document.getAnimations().map(a => a.finished.catch(() => null)))")
    found: dict[str, Any] = AXE.run(page).response
    return [
        f"{rule['id']} ({rule['impact']}): {node['target']} {node.get('failureSummary', '')}"
        for rule in found["violations"]
        if rule["impact"] in GRAVE
        for node in rule["nodes"]
    ]


def scene_page(page: Page, server: Server, wanted: Wanted, ready: str) -> None:
    page.goto(set_scene(server, wanted).seat_link())
    page.wait_for_selector(ready)


def start(page: Page, server: Server) -> None:
    page.goto("/")
    page.wait_for_selector(".big-card")


def new_table(page: Page, server: Server) -> None:
    page.goto("/new/wizards-and-jesters")
    page.get_by_role("button", name="All friends").click()
    page.wait_for_selector(".option")


def lobby(page: Page, server: Server) -> None:
    new_table(page, server)
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".invite-address")


def bidding(page: Page, server: Server) -> None:
    def some_barred(view: View) -> bool:
        return view["turn"] == 0 and view["phase"] == "bid" and view["round"] > 4 and bool(view["barred"])

    wanted = Wanted("wizards-and-jesters", some_barred, options={"hook": "on"})
    scene_page(page, server, wanted, ".asking.bids")


def naming_trump(page: Page, server: Server) -> None:
    wanted = Wanted(
        "joker-in-the-hole",
        lambda view: view["phase"] == "trump" and view["turn"] == 0,
        options={"trump_choice": "after-looking"},
    )
    scene_page(page, server, wanted, ".asking.trumps")


def before_looking(page: Page, server: Server) -> None:
    wanted = Wanted(
        "spades-with-jokers",
        lambda view: view["turn"] == 0 and "look" in view["legal"],
        options={"blind_nil": True},
    )
    scene_page(page, server, wanted, ".asking.look")


def in_a_trick(view: View) -> bool:
    return (
        my_turn_to_play(view)
        and len(view["tricks"]) > 2
        and len(view["trick"]["plays"]) > 1
        and 0 < len(view["barred"]) < len(view["hand"])
    )


def playing(page: Page, server: Server) -> None:
    scene_page(page, server, Wanted("wizards-and-jesters", in_a_trick), LEGAL_CARD)


def playing_spades(page: Page, server: Server) -> None:
    scene_page(page, server, Wanted("spades-with-jokers", in_a_trick), LEGAL_CARD)


def last_card(view: View) -> bool:
    return my_turn_to_play(view) and len(view["hand"]) == 1 and len(view["trick"]["plays"]) == 3


def play_last_card(page: Page) -> None:
    page.wait_for_selector(LEGAL_CARD)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def summary(page: Page, server: Server) -> None:
    wanted = Wanted("wizards-and-jesters", lambda view: view["round"] == 3 and last_card(view))
    page.goto(set_scene(server, wanted).seat_link())
    play_last_card(page)
    page.wait_for_selector(NEXT)


def summary_spades(page: Page, server: Server) -> None:
    page.goto(set_scene(server, Wanted("spades-with-jokers", last_card)).seat_link())
    play_last_card(page)
    page.wait_for_selector(NEXT)


def standings(page: Page, server: Server) -> None:
    wanted = Wanted(
        "joker-in-the-hole", lambda view: view["round"] == 3 and last_card(view), options={"rounds": 3}
    )
    page.goto(set_scene(server, wanted).seat_link())
    play_last_card(page)
    page.wait_for_selector(OVER)


def rules(page: Page, server: Server) -> None:
    page.goto("/rules/joker-in-the-hole")
    page.wait_for_selector(".prose p")


def settings(page: Page, server: Server) -> None:
    start(page, server)
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("dialog .settings")


def panel_at_table(key: str, ready: str) -> Opening:
    def open_panel(page: Page, server: Server) -> None:
        playing(page, server)
        page.keyboard.press(key)
        page.wait_for_selector(f"dialog {ready}")

    open_panel.__name__ = f"panel_{key}"
    return open_panel


PAGES: list[Opening] = [
    start,
    new_table,
    lobby,
    bidding,
    naming_trump,
    before_looking,
    playing,
    playing_spades,
    summary,
    summary_spades,
    standings,
    rules,
    settings,
    panel_at_table("l", ".last-trick"),
    panel_at_table("s", ".score-sheet"),
    panel_at_table("m", ".menu"),
    panel_at_table("?", ".help"),
]


@pytest.mark.parametrize("opening", PAGES, ids=lambda opening: opening.__name__.replace("?", "help"))
def test_no_grave_finding(new_page: NewPage, server: Server, opening: Opening) -> None:
    """At a desk by day and on a phone by night."""
    page = new_page("desktop", color_scheme="light")
    opening(page, server)
    assert theme(page) == "light"
    assert grave_findings(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert grave_findings(page) == []


def theme(page: Page) -> str | None:
    return page.locator("html").get_attribute("data-theme")
