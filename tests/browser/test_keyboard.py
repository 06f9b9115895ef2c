"""The table by keyboard alone, and what is said aloud."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.leaks import Frames
from tests.browser.player import (
    CORNER,
    LEGAL_CARD,
    NEXT,
    OFFERS,
    OVER,
    Player,
    acted,
    breathe,
    card,
    eventually,
    hand_of,
    play_together,
    shown,
)
from tests.browser.scenes import View, Wanted, my_turn_to_play, set_scene
from tests.browser.serving import Server

_FOCUS = """() => {
  const it = document.activeElement;
  const box = it.getBoundingClientRect();
  const style = getComputedStyle(it);
  return {
    tag: it.tagName, card: it.dataset.card ?? null, visible: it.matches(':focus-visible'),
    outline: style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth),
    inside: box.width > 0 && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth,
    name: it.getAttribute('aria-label') ?? it.textContent, why: it.getAttribute('aria-describedby'),
  };
}"""


def focus(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(_FOCUS)
    return found


def said(page: Page) -> list[str]:
    """What the live region holds."""
    lines: list[str] = page.eval_on_selector_all(
        "[role=log][aria-live=polite] p", "all => all.map(e => e.textContent)"
    )
    return lines


def tab_to(page: Page, where: str, limit: int = 40) -> None:
    for _ in range(limit):
        page.keyboard.press("Tab")
        if page.evaluate("where => document.activeElement?.matches(where) ?? false", where):
            return
    raise AssertionError(f"Tab does not reach {where}")


def follow_suit(view: View) -> bool:
    """To play with some cards allowed and some not, and at least four to choose from."""
    return my_turn_to_play(view) and len(view["hand"]) > 3 and 0 < len(view["legal"]) < len(view["hand"])


def play_by_keys(page: Page) -> str:
    """One thing that the page asks, answered by keys alone."""
    page.wait_for_selector(", ".join(OFFERS.values()), state="attached")
    kind, choices = Player(page).offered() or ("", [])
    if kind == "bid":
        breathe(page)
        page.keyboard.press(choices[-1])
        acted(page)
        page.locator(".asking.bids").wait_for(state="detached")
    elif kind == "play":
        before = hand_of(page)
        page.keyboard.press("ArrowRight")
        for _ in range(2 * len(before)):
            here = focus(page)
            assert here["card"], f"the arrows lead into the hand, not to {here}"
            assert here["visible"]
            assert here["outline"] >= 2
            if here["card"] in choices:
                break
            page.keyboard.press("ArrowRight" if here["card"] != before[-1] else "Home")
        played = focus(page)["card"]
        breathe(page)
        page.keyboard.press("Enter")
        acted(page)
        card(page, played).wait_for(state="detached")
        if len(before) > 1:
            eventually(page, lambda: focus(page)["card"] in hand_of(page))
    elif kind == "next":
        assert page.evaluate("() => document.activeElement?.id") == "summary-title"
        tab_to(page, NEXT)
        assert focus(page)["outline"] >= 2
        page.keyboard.press("Enter")
        page.locator(NEXT).wait_for(state="detached")
    return kind


def test_rounds_by_keyboard_alone(new_page: NewPage, server: Server) -> None:
    scene = set_scene(
        server,
        Wanted(
            "wizards-and-jesters",
            lambda view: view["round"] == 4 and view["turn"] == 0,
            options={"rounds": 5},
        ),
    )
    page = new_page("desktop")
    page.goto(scene.seat_link())
    done: list[str] = []
    while not done or done[-1] != "over":
        done.append(play_by_keys(page))
        assert len(done) < 30
    assert done.count("play") == 4 + 5
    assert done.count("next") == 1
    assert done.count("bid") == 2
    tab_to(page, f"{OVER} .summary-next button")
    page.keyboard.press("Enter")
    page.wait_for_selector(".asking.bids, .hand")


def test_two_digits_bid_ten_and_more(new_page: NewPage, server: Server) -> None:
    scene = set_scene(
        server,
        Wanted(
            "wizards-and-jesters", lambda v: v["round"] == 12 and v["turn"] == 0 and "bid 11" in v["legal"]
        ),
    )
    page = new_page("desktop")
    page.goto(scene.seat_link())
    page.wait_for_selector(".asking.bids")
    page.keyboard.press("1")
    page.keyboard.press("1")
    page.locator(".asking.bids").wait_for(state="detached")
    assert "bid 11" in shown(page)["own"][0]


def test_every_card_is_reached_and_named(new_page: NewPage, server: Server) -> None:
    """R63: Tab leads into the hand, the arrows to each card of it, and each says what it is."""

    def with_specials(view: View) -> bool:
        ranks = {code[0] for code in view["hand"] or []}
        return my_turn_to_play(view) and {"A", "2", "K"} <= ranks and len(view["hand"]) >= 9

    scene = set_scene(server, Wanted("wizards-and-jesters", with_specials))
    page = new_page("desktop")
    page.goto(scene.seat_link())
    page.wait_for_selector(LEGAL_CARD)
    tab_to(page, ".hand [data-card]")
    page.keyboard.press("Home")
    reached: dict[str, str] = {}
    hand = hand_of(page)
    for _ in hand:
        here = focus(page)
        assert here["visible"]
        assert here["inside"]
        reached[here["card"]] = here["name"]
        page.keyboard.press("ArrowRight")
    assert list(reached) == hand == scene.view["hand"]
    suits = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
    for code, name in reached.items():
        suit = suits[code[1]]
        special = {"A": f"Ace of {suit}, Wizard", "2": f"2 of {suit}, Jester"}
        assert name == special.get(code[0], name)
        assert suit in name
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(1)
    page.keyboard.press("Home")
    assert focus(page)["card"] == hand[0]
    page.keyboard.press("End")
    assert focus(page)["card"] == hand[-1]


def test_jokers_are_named(new_page: NewPage, server: Server) -> None:
    scene = set_scene(
        server, Wanted("spades-with-jokers", lambda v: my_turn_to_play(v) and "BJ" in v["hand"])
    )
    page = new_page("phone")
    page.goto(scene.seat_link())
    expect(page.get_by_role("button", name="Big joker")).to_have_count(1)


def test_an_illegal_card_says_why(new_page: NewPage, server: Server) -> None:
    """R63: by key and by tap; in the message line, in the live region and in the card's own description."""
    scene = set_scene(server, Wanted("spades-with-jokers", follow_suit))
    action, reason = next(
        (action, reason) for action, reason in scene.view["barred"].items() if action.startswith("play ")
    )
    code = action.removeprefix("play ")
    page = new_page("desktop")
    page.goto(scene.seat_link())
    page.wait_for_selector(LEGAL_CARD)
    wrong = card(page, code)
    expect(wrong).to_have_attribute("aria-disabled", "true")
    described = wrong.get_attribute("aria-describedby")
    assert page.locator(f"[id='{described}']").text_content() == reason
    wrong.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".says")).to_have_text(reason)
    eventually(page, lambda: said(page)[-1] == reason)
    assert code in hand_of(page)

    phone = new_page("phone")
    phone.goto(scene.seat_link())
    phone.wait_for_selector(LEGAL_CARD)
    Player(phone).press(card(phone, code), position=CORNER, force=True)
    expect(phone.locator(".says")).to_have_text(reason)
    assert hand_of(phone) == scene.view["hand"]


def test_a_barred_bid_says_why(new_page: NewPage, server: Server) -> None:
    scene = set_scene(
        server,
        Wanted(
            "wizards-and-jesters",
            lambda view: (
                view["turn"] == 0 and view["phase"] == "bid" and view["round"] > 2 and bool(view["barred"])
            ),
            options={"hook": "on"},
        ),
    )
    action, reason = next(iter(scene.view["barred"].items()))
    page = new_page("phone")
    page.goto(scene.seat_link())
    button = page.locator(f'[data-bid="{action.removeprefix("bid ")}"]')
    expect(button).to_have_attribute("aria-disabled", "true")
    button.tap(force=True)
    expect(page.locator(".says")).to_have_text(reason)
    expect(page.locator("#why-bid")).to_have_text(reason)
    expect(page.locator(".asking.bids")).to_be_visible()


def test_the_turn_is_told_in_the_title_and_aloud(new_page: NewPage, server: Server) -> None:
    """R51, R63: each card, the winner of a trick and the turn are spoken; the title of the page says whose turn."""
    scene = set_scene(server, Wanted("spades-with-jokers", follow_suit, people={0: "Anna", 1: "Ben"}))
    anna, ben = new_page("desktop"), new_page("phone")
    heard = Frames(anna)
    anna.goto(scene.seat_link(0))
    ben.goto(scene.seat_link(1))
    anna.wait_for_selector(LEGAL_CARD)
    expect(anna).to_have_title("Your turn - Spades with Jokers")
    assert said(anna)[-1].startswith("Your turn.")
    players = [Player(anna), Player(ben, seed=2)]
    before = len(heard.views[-1]["tricks"])
    play_until_trick(players, heard, before + 2)

    def told() -> list[str]:
        return [event["text"] for message in heard.messages for event in message.get("events", [])]

    def heard_aloud() -> list[str]:
        """What was spoken besides what only this page says."""
        return [line for line in said(anna) if not line.startswith("Your turn.") and "lifted" not in line]

    eventually(anna, lambda: heard_aloud() and heard_aloud() == told()[-len(heard_aloud()) :])
    assert any("takes the trick" in line for line in told())


def play_until_trick(players: list[Player], heard: Frames, tricks: int) -> None:
    """Go on until so many tricks of the round are finished."""
    play_together(players, lambda: len(heard.views[-1]["tricks"]) >= tricks)


def test_the_title_says_when_it_is_somebody_elses_turn(new_page: NewPage, server: Server) -> None:
    scene = set_scene(
        server,
        Wanted(
            "spades-with-jokers",
            lambda v: v["phase"] == "play" and v["turn"] == 1,
            people={0: "Anna", 1: "Ben"},
        ),
    )
    page = new_page("desktop")
    page.goto(scene.seat_link(0))
    page.wait_for_selector(".table")
    expect(page).to_have_title("Spades with Jokers - Foretrick")
    assert not any(line.startswith("Your turn") for line in said(page))
    ben = new_page("phone")
    ben.goto(scene.seat_link(1))
    play_together(
        [Player(ben)], lambda: page.title().startswith("Your turn") or page.locator(NEXT).count() > 0
    )
    assert said(page)
