"""The guides: a match stepped through, by thumb and by keyboard, in both languages, with open and with hidden hands."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from foretrick.learning import guides
from tests.browser.conftest import NewPage
from tests.browser.test_axe import grave_findings

GAME = "joker-in-the-hole"
TOLD, NOTE = ".guide-told", ".guide-note"


def opened(page: Page, game: str = GAME, move: int | None = None) -> Page:
    page.goto(f"/guide/{game}" + ("" if move is None else f"#move-{move}"))
    page.wait_for_selector(".guide-seat")
    return page


def frames(game: str = GAME, language: str = "en") -> list[dict[str, Any]]:
    """What the server tells of each move, in full."""
    whole: list[dict[str, Any]] = []
    for changes in guides.page(game, language)["frames"]:
        whole.append({**(whole[-1] if whole else {}), **changes})
    return whole


def hand(page: Page, seat: int) -> list[str]:
    cards: list[str] = page.eval_on_selector_all(
        f"[data-seat='{seat}'] .guide-hand [data-card]", "all => all.map(e => e.dataset.card)"
    )
    return cards


def trick(page: Page) -> list[str]:
    cards: list[str] = page.eval_on_selector_all("[data-played]", "all => all.map(e => e.dataset.played)")
    return cards


def shows(page: Page, frame: dict[str, Any]) -> None:
    """That the page shows just this moment."""
    expect(page.locator(TOLD)).to_have_text(frame["told"])
    expect(page.locator(NOTE)).to_have_count(0 if frame["note"] is None else 1)
    for seat, cards in enumerate(frame["hands"]):
        assert hand(page, seat) == (cards or []), seat
    open_trick = frame["trick"]["plays"] if frame["trick"] else []
    lying = open_trick or (frame["tricks"][-1]["plays"] if frame["tricks"] else [])
    assert trick(page) == [play["card"] for play in lying]


@pytest.mark.parametrize("game", guides.GUIDES)
def test_every_guide_opens_and_goes_from_comment_to_comment_to_the_end(new_page: NewPage, game: str):
    page, told = opened(new_page(), game), frames(game)
    noted = [number for number, frame in enumerate(told) if frame["note"]]
    on = page.get_by_role("button", name="Next comment")
    for number in noted[:4]:
        shows(page, told[number])
        on.click()
    page.keyboard.press("End")
    shows(page, told[noted[-1]])
    expect(on).to_be_disabled()
    expect(page.locator(".guide-sheet tbody tr, .guide-sheet [data-round]").first).to_be_visible()


def test_move_by_move_with_the_arrow_keys_and_back(new_page: NewPage):
    page, told = opened(new_page(), move=60), frames()
    # Trump is named, bids, a whole trick, and the next one is led.
    for number in range(60, 71):
        shows(page, told[number])
        page.keyboard.press("ArrowRight")
    for number in range(71, 67, -1):
        shows(page, told[number])
        page.keyboard.press("ArrowLeft")
    assert page.url.endswith("#move-67")


def test_keys_from_comment_to_comment_and_to_both_ends(new_page: NewPage):
    page, told = opened(new_page(), move=60), frames()
    last = len(told) - 1
    page.keyboard.press("Shift+ArrowRight")
    shows(page, told[61])
    page.keyboard.press("PageUp")
    shows(page, told[60])
    page.keyboard.press("PageUp")
    shows(page, told[59])
    page.keyboard.press("End")
    shows(page, told[last])
    page.keyboard.press("ArrowRight")
    assert page.url.endswith(f"#move-{last}")
    page.keyboard.press("Home")
    shows(page, told[0])
    expect(page.get_by_role("button", name="One move back")).to_be_disabled()


def test_the_slider_and_the_rounds_lead_anywhere(new_page: NewPage):
    page, told = opened(new_page()), frames()
    slider = page.get_by_role("slider", name="Move")
    slider.fill("102")
    shows(page, told[102])
    assert told[102]["told"] in (slider.get_attribute("aria-valuetext") or "")
    slider.press("ArrowRight")
    shows(page, told[103])
    page.get_by_role("button", name="Round 5, ").click()
    shows(page, told[60])
    expect(page.locator(".guide-rounds [aria-current]")).to_have_text("5")


def test_comments_lead_to_their_clauses_and_back(new_page: NewPage):
    page = opened(new_page(), move=72)
    page.locator(NOTE).get_by_role("link", name="6.2").click()
    expect(page).to_have_url(re.compile(rf"/rules/{GAME}#6\.2$"))
    expect(page.locator("[id='6.2']")).to_be_in_viewport()
    page.go_back()
    expect(page.locator(TOLD)).to_have_text(frames()[72]["told"])


def test_only_what_anna_saw(new_page: NewPage):
    page, told = opened(new_page(), move=72), frames()
    page.get_by_label("Only what Anna saw").check()
    assert hand(page, 0) == told[72]["hands"][0]
    for seat in (1, 2, 3):
        assert hand(page, seat) == []
        assert page.locator(f"[data-seat='{seat}'] .guide-hand .back").count() == told[72]["cards_left"][seat]
    # In this game the bids are shown together: hers alone is seen before.
    page.get_by_role("slider", name="Move").fill("64")
    expect(page.locator("[data-seat='0'] .fig b").first).to_have_text("1")
    expect(page.locator("[data-seat='1'] .fig b").first).to_have_text("in")
    page.get_by_label("Only what Anna saw").uncheck()
    expect(page.locator("[data-seat='1'] .fig b").first).to_have_text("1")


def test_cards_that_may_not_be_played_are_dimmed(new_page: NewPage):
    page, told = opened(new_page(), move=101), frames()
    assert told[101]["turn"] == 3
    dim: list[str] = page.eval_on_selector_all(
        "[data-seat='3'] .guide-hand .dim", "all => all.map(e => e.dataset.card)"
    )
    allowed = {action.removeprefix("play ") for action in told[101]["could"]}
    assert set(dim) == set(told[101]["hands"][3]) - allowed
    page.get_by_role("slider", name="Move").fill("66")
    assert page.locator("[data-seat='1'] .dim").count() == 4
    expect(page.locator("[data-seat='1'] .dim .unseen").first).to_contain_text("not allowed now")


def test_a_change_of_language_keeps_the_move(new_page: NewPage):
    page = opened(new_page(), move=85)
    page.evaluate("() => import('/static/say.js').then(({ setLanguage }) => setLanguage('de'))")
    expect(page.locator(TOLD)).to_have_text(frames(language="de")[85]["told"])
    expect(page.get_by_role("button", name="Nächster Kommentar")).to_be_visible()
    assert page.url.endswith("#move-85")


def test_what_happens_is_spoken(new_page: NewPage):
    page = opened(new_page(), move=72)
    words = page.locator(".guide-words")
    assert words.get_attribute("role") == "status"
    expect(words).to_contain_text("counts as an ace")
    assert "Herz" in (
        opened(new_page(locale="de-DE"), move=81).locator(f"{NOTE} .unseen").first.text_content() or ""
    )


@pytest.mark.parametrize("size", ["phone", "narrow"])
@pytest.mark.parametrize("game", ["wizards-and-jesters", "spades-with-jokers"])
def test_on_a_phone_everything_has_its_place(new_page: NewPage, game: str, size: str):
    """The trick lies in sight above the words, nothing goes over the edge, and every corner of a hand shows."""
    page = opened(new_page(size, locale="de-DE"), game)
    noted = [number for number, frame in enumerate(frames(game)) if frame["note"]]
    told = frames(game)
    longest = max(noted, key=lambda number: len(told[number]["hands"][0] or []))
    page.get_by_role("slider", name="Zug").fill(str(longest))
    for _ in range(3):
        page.get_by_role("button", name="Nächster Kommentar").tap()
        place = page.evaluate("""() => {
          const box = (where) => document.querySelector(where).getBoundingClientRect();
          const steps = [...document.querySelectorAll('[data-seat="0"] .guide-hand li')].map(e => e.getBoundingClientRect().left);
          return {
            wide: document.documentElement.scrollWidth, foot: box('.guide-foot').top, end: box('.guide-buttons').bottom,
            trick: box('.guide-around').top, steps: steps.slice(1).map((left, i) => left - steps[i]),
          };
        }""")
        assert place["wide"] == page.viewport_size["width"]  # type: ignore[index]
        assert place["end"] <= page.viewport_size["height"]  # type: ignore[index]
        assert place["trick"] + 90 <= place["foot"]
        assert all(step >= 18 for step in place["steps"])


def test_a_finger_that_goes_sideways_turns_the_page(new_page: NewPage):
    page, told = opened(new_page("phone"), move=66), frames()
    swipe = """([x, y, dx, dy]) => {
      const table = document.querySelector('.guide-around');
      const touch = (x, y) => new Touch({ identifier: 1, target: table, clientX: x, clientY: y });
      const at = touch(x, y), to = touch(x + dx, y + dy);
      table.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [at], changedTouches: [at] }));
      table.dispatchEvent(new TouchEvent('touchend', { bubbles: true, touches: [], changedTouches: [to] }));
    }"""
    page.evaluate(swipe, [300, 300, -120, 10])
    shows(page, told[67])
    page.evaluate(swipe, [100, 300, 120, -10])
    shows(page, told[66])
    # Scrolling and a tap turn nothing.
    page.evaluate(swipe, [200, 300, -60, 200])
    page.evaluate(swipe, [200, 300, -8, 0])
    shows(page, told[66])


def test_the_rules_link_to_the_guide(new_page: NewPage):
    page = new_page()
    page.goto(f"/rules/{GAME}")
    page.get_by_role("link", name="A match with comments").click()
    expect(page.locator(".guide-seat")).to_have_count(4)


def test_a_game_without_a_guide_says_so(new_page: NewPage):
    page = new_page(quiet_about=("404",))
    page.goto("/guide/poker")
    expect(page.get_by_role("alert")).to_have_text("There is no guide to this game.")


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize(("scheme", "locale"), [("light", "de-DE"), ("dark", "en-GB")])
def test_axe_has_nothing_serious_to_say(new_page: NewPage, size: str, scheme: str, locale: str):
    page = opened(new_page(size, color_scheme=scheme, locale=locale), "spades-with-jokers", move=72)
    assert not grave_findings(page)
    page.locator(".guide-eyes input").check()
    page.locator(".guide-slider").fill("341")
    assert not grave_findings(page)
