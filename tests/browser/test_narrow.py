"""The narrowest phone with the fullest hand: every corner in sight, every card wide enough to touch."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import CARD, LEGAL_CARD, Player, hand_of
from tests.browser.scenes import View, Wanted, my_turn_to_play, set_scene
from tests.browser.serving import Server

# For each card: which parts of its index are covered, and how much of it can be touched.
_MEASURED = """() => {
const inked = (part, face) => {
  const box = part.getBoundingClientRect();
  if (part.tagName !== 'text') return box;
  // A letter's box has room above and below for strokes that a rank does not have.
  const scale = face.getBoundingClientRect().width / 100;
  const size = parseFloat(getComputedStyle(part).fontSize) * scale;
  const bottom = face.getBoundingClientRect().top + part.getAttribute('y') * scale;
  return { left: box.left, width: box.width, top: bottom - 0.66 * size, height: 0.66 * size };
};
return [...document.querySelectorAll('.hand [data-card]')].map((button) => {
  const mine = (x, y) => document.elementFromPoint(x, y)?.closest('[data-card]') === button;
  const face = button.querySelector('.face');
  const g = face.querySelector('g');
  const rank = g.querySelector(':scope > text.rank');
  const marks = [...g.querySelectorAll(':scope > path')];
  const suit = rank ? marks[0] : marks;
  const parts = [rank, ...[suit].flat()].filter(Boolean);
  const covered = [];
  for (const part of parts) {
    const box = inked(part, face);
    for (let i = 0; i <= 4; i++) for (let j = 0; j <= 4; j++) {
      const x = box.left + (box.width - 1) * i / 4 + .5, y = box.top + (box.height - 1) * j / 4 + .5;
      if (!mine(x, y)) covered.push([part.tagName, Math.round(x), Math.round(y)]);
    }
  }
  const box = button.getBoundingClientRect();
  let right = box.left + 3, bottom = box.top + 3;
  while (right < box.right && mine(right, box.top + 8)) right++;
  while (bottom < box.bottom && mine(box.left + 6, bottom)) bottom++;
  return {
    card: button.dataset.card, parts: parts.length, covered,
    width: right - box.left, height: bottom - box.top,
    inside: box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight,
    rank: rank ? inked(rank, face).height : null,
  };
});
}"""


def measured(page: Page) -> list[dict[str, Any]]:
    page.evaluate("() => document.fonts.ready")
    page.evaluate("() => Promise.all(document.getAnimations().map(a => a.finished.catch(() => null)))")
    found: list[dict[str, Any]] = page.evaluate(_MEASURED)
    return found


def overflow(page: Page) -> int:
    """By how much something stands out to the side."""
    wide: int = page.evaluate(
        "() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth"
    )
    return wide


def check_hand(page: Page, cards: int) -> None:
    found = measured(page)
    assert len(found) == cards
    for one in found:
        assert one["parts"] >= 1, one
        assert not one["covered"], one
        assert one["width"] >= 24, one
        assert one["height"] >= 24, one
        assert one["inside"], one
        assert one["rank"] is None or one["rank"] >= 9, one
    assert overflow(page) <= 0


def full_hand(view: View) -> bool:
    return view["round"] == 17 and my_turn_to_play(view) and len(view["hand"]) == 17


def bidding_full(view: View) -> bool:
    return view["round"] == 17 and view["phase"] == "bid" and view["turn"] == 0


def lettered(page: Page, lettering: str) -> None:
    """Let the page open with letters of this size."""
    preferences = json.dumps({"type": lettering})
    page.add_init_script(f"localStorage.setItem('foretrick.preferences', {json.dumps(preferences)})")


@pytest.mark.parametrize("lettering", ["normal", "large"])
@pytest.mark.parametrize("height", [568, 640, 740])
def test_seventeen_cards_at_320(new_page: NewPage, server: Server, height: int, lettering: str) -> None:
    """R65."""
    scene = set_scene(server, Wanted("wizards-and-jesters", full_hand, seats=3))
    page = new_page("narrow", viewport={"width": 320, "height": height})
    lettered(page, lettering)
    page.goto(scene.seat_link())
    page.wait_for_selector(LEGAL_CARD)
    check_hand(page, 17)
    for _ in range(2):
        Player(page).step()
        page.wait_for_selector(LEGAL_CARD)
    check_hand(page, 15)


@pytest.mark.parametrize("lettering", ["normal", "large"])
@pytest.mark.parametrize("height", [568, 640])
def test_seventeen_cards_while_bidding_at_320(
    new_page: NewPage, server: Server, height: int, lettering: str
) -> None:
    scene = set_scene(server, Wanted("wizards-and-jesters", bidding_full, seats=3))
    page = new_page("narrow", viewport={"width": 320, "height": height})
    lettered(page, lettering)
    page.goto(scene.seat_link())
    page.wait_for_selector(".asking.bids")
    check_hand(page, 17)
    buttons = page.locator(".asking [data-bid]")
    expect(buttons).to_have_count(18)
    for box in (buttons.nth(place).bounding_box() for place in range(18)):
        assert box
        assert box["width"] >= 24
        assert box["height"] >= 24
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320
        assert box["y"] + box["height"] <= height
    buttons.nth(17).tap()
    buttons.first.wait_for(state="detached")


@pytest.mark.parametrize("width", [320, 360, 390, 430])
def test_thirteen_cards_on_any_phone(new_page: NewPage, server: Server, width: int) -> None:
    scene = set_scene(
        server, Wanted("spades-with-jokers", lambda v: my_turn_to_play(v) and len(v["hand"]) == 13)
    )
    page = new_page("narrow", viewport={"width": width, "height": 720})
    page.goto(scene.seat_link())
    page.wait_for_selector(LEGAL_CARD)
    check_hand(page, 13)


def test_large_lettering_at_320(new_page: NewPage, server: Server) -> None:
    scene = set_scene(server, Wanted("wizards-and-jesters", full_hand, seats=3))
    page = new_page("narrow")
    page.add_init_script("localStorage.setItem('foretrick.preferences', JSON.stringify({type: 'large'}))")
    page.goto(scene.seat_link())
    page.wait_for_selector(LEGAL_CARD)
    check_hand(page, 17)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_seats_and_trick_stay_on_the_page(new_page: NewPage, server: Server, seats: int) -> None:
    """However many play, names and cards are inside a narrow page, and no card of the trick covers another's index."""

    def late(view: View) -> bool:
        return my_turn_to_play(view) and len(view["trick"]["plays"]) == seats - 1 and len(view["hand"]) > 3

    people = {0: "Anna", 1: "Maximilian-Alexander"}
    scene = set_scene(server, Wanted("wizards-and-jesters", late, seats=seats, people=people))
    page = new_page("narrow")
    page.goto(scene.seat_link())
    page.wait_for_selector(LEGAL_CARD)
    assert overflow(page) <= 0
    for where in (".seat", ".played", ".own-seat", CARD, ".strip button:visible"):
        boxes = page.eval_on_selector_all(
            where.replace(":visible", ""),
            "all => all.map(e => e.getBoundingClientRect()).filter(b => b.width).map(b => [b.left, b.right, b.top, b.bottom])",
        )
        assert boxes, where
        for left, right, top, bottom in boxes:
            assert left >= -1, where
            assert right <= 321, where
            assert top >= -1, where
            assert bottom <= 641, where
    assert len(hand_of(page)) == len(scene.view["hand"])


@pytest.mark.parametrize(
    "path", ["/", "/new/spades-with-jokers", "/new/wizards-and-jesters", "/rules/spades-with-jokers"]
)
def test_pages_do_not_scroll_sideways_at_320(new_page: NewPage, path: str) -> None:
    page = new_page("narrow")
    page.goto(path)
    page.wait_for_selector(".big-card, .option, .prose p")
    assert overflow(page) <= 0
