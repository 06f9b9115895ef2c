"""A whole match of each game through the page alone, on a phone and at a desk, to a record that holds."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from foretrick import record
from tests.browser.conftest import NewPage
from tests.browser.player import Player, number, table_of, token_of
from tests.browser.serving import Server

SHORT: dict[str, dict[str, int]] = {
    "joker-in-the-hole": {"Rounds": 3},
    "wizards-and-jesters": {"Rounds": 3},
    "spades-with-jokers": {"Winning score": 50, "Losing score": -1},
}


def open_table(page: Page, player: Player, game: str, numbers: dict[str, int]) -> str:
    """Set a table with bots by the page's own buttons."""
    page.goto(f"/new/{game}")
    page.get_by_label("Your name").fill("Anna")
    player.press(page.get_by_role("button", name="All bots"))
    for label, wanted in numbers.items():
        option = page.locator(".option", has=page.get_by_text(label, exact=True)).first
        another = option.get_by_role("radio", name="Another number")
        if another.count():
            another.check()
        field = option.get_by_role("textbox", name=label)
        field.fill(str(wanted))
        field.press("Tab")
    player.press(page.get_by_role("button", name="Start the match"))
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".table")
    return table_of(page)


def standings(page: Page) -> list[tuple[str, int]]:
    rows: list[Any] = page.eval_on_selector_all(
        ".standings li",
        "rows => rows.map(row => [row.querySelector('.standings-name').firstChild.textContent.trim(),"
        " row.querySelector('b').textContent])",
    )
    return [(name, number(total)) for name, total in rows]


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("game", SHORT)
def test_whole_match(new_page: NewPage, server: Server, game: str, size: str) -> None:
    page = new_page(size, reduced_motion="no-preference")
    page.goto("/")
    player = Player(page)
    table = open_table(page, player, game, SHORT[game])
    server.quicken(table, token_of(page, table))
    player.play_until(lambda done: done == "over", limit=900)

    kept = server.record(table)
    record.verify(kept)
    names = [" & ".join(kept["players"][seat] for seat in side) for side in sides_of(kept)]
    expected = sorted(zip(names, kept["result"]["totals"], strict=True), key=lambda row: -row[1])
    found = standings(page)
    assert sorted(found) == sorted(expected)
    assert [total for _, total in found] == [total for _, total in expected]
    winners = [names[side] for side in kept["result"]["winners"]]
    heading = page.locator("#summary-title").inner_text()
    if winners == ["Anna"]:
        assert heading == "You win"
    else:
        assert all(part in heading for winner in winners for part in winner.split(" & "))
    assert any(done.startswith("bid") for done in player.done)
    assert len(kept["rounds"]) == len([done for done in player.done if done == "next"]) + 1


def sides_of(kept: dict[str, Any]) -> list[tuple[int, ...]]:
    seats = len(kept["players"])
    return [(0, 2), (1, 3)] if kept["game"].startswith("spades") else [(seat,) for seat in range(seats)]


def test_play_now_seats_you_in_one_tap(new_page: NewPage) -> None:
    page = new_page("phone")
    page.goto("/")
    page.locator("[data-game='wizards-and-jesters']").get_by_role("button", name="Play now").tap()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector(".hand [data-card]")
