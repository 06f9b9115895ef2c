"""Seats, scores, bids and hand each have a place of their own, in a window of any shape."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.scenes import View, Wanted, my_turn_to_bid, my_turn_to_play, set_scene
from tests.browser.serving import Server
from tests.browser.test_narrow import overflow

WINDOWS = (
    (320, 568), (390, 844), (568, 320), (844, 390), (700, 520), (768, 1024), (800, 600), (900, 560), (1024, 600),
    (1024, 768), (1099, 700), (1180, 820), (1280, 640), (1366, 768), (1440, 900),
)  # fmt: skip
# Everything that is to be read or pressed. The cards of a hand lie on each other by design.
HAND = ".hand .fan"
PLACES = (".seat", ".team", ".bid", ".own-seat", ".message", HAND)


def clashes(page: Page) -> list[str]:
    """The places that lie on one another by more than a hair, each pair in words."""
    boxes: list[tuple[str, list[float]]] = page.evaluate(
        """places => places.flatMap(place => [...document.querySelectorAll(place)].map(element => {
             const box = element.getBoundingClientRect();
             return [`${place} ${element.innerText.slice(0, 20)}`, [box.left, box.top, box.right, box.bottom]];
           })).filter(([_, box]) => box[2] > box[0] && box[3] > box[1])""",
        list(PLACES),
    )
    return [
        f"{one} on {other}"
        for (one, a), (other, b) in combinations(boxes, 2)
        if not (one.startswith(HAND) and other.startswith(HAND))
        and min(a[2], b[2]) - max(a[0], b[0]) > 1
        and min(a[3], b[3]) - max(a[1], b[1]) > 1
    ]


@pytest.mark.parametrize(("game", "holds"), [
    ("spades-with-jokers", my_turn_to_bid), ("spades-with-jokers", my_turn_to_play), ("wizards-and-jesters", my_turn_to_bid),
])  # fmt: skip
def test_nothing_lies_on_anything_else(
    new_page: NewPage, server: Server, game: str, holds: Callable[[View], bool]
) -> None:
    scene = set_scene(server, Wanted(game, holds, people={0: "Anna", 1: "Maximilian-Alexander"}))
    page = new_page("desktop")
    page.goto(scene.seat_link())
    page.wait_for_selector(".hand [data-card]")
    found = {}
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        found[f"{width} x {height}"] = clashes(page)
        assert overflow(page) <= 0
    assert {size: on for size, on in found.items() if on} == {}
