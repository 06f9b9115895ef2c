"""The browser in English and German: chosen, changed, kept, and whole."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import LEGAL_CARD, NEXT, OVER, Player
from tests.browser.scenes import View, Wanted, my_turn_to_play, set_scene
from tests.browser.serving import Server
from tests.browser.test_axe import grave_findings, in_a_trick, last_card, play_last_card
from tests.browser.test_narrow import overflow
from tests.browser.test_review import record
from tests.browser.words import english

Opening = Callable[[Page, Server], None]
GERMAN = {"locale": "de-DE"}


def spoken(page: Page) -> str | None:
    return page.locator("html").get_attribute("lang")


def speaks(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)


def all_german(page: Page) -> None:
    """Nothing on the page is in English; what comes from the server may take a moment."""
    for _ in range(100):
        if not english(page):
            return
        page.wait_for_timeout(50)
    assert english(page) == []


# --- the choice ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (["de-AT", "en"], "de"),
        (["fr-FR", "de"], "de"),
        (["fr-FR"], "en"),
        (["en-GB", "de"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_browser_that_there_is(
    new_page: NewPage, wishes: list[str], language: str
) -> None:
    page = new_page("phone")
    page.add_init_script(
        f"Object.defineProperty(navigator, 'languages', {{ get: () => {json.dumps(wishes)} }})"
    )
    page.goto("/")
    page.wait_for_selector(".big-card")
    assert spoken(page) == language
    heading = {"en": "What shall we play?", "de": "Was wollen wir spielen?"}[language]
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)


def test_a_choice_holds_at_once_without_loading_anew_and_next_time(new_page: NewPage) -> None:
    page = new_page("desktop")
    page.goto("/")
    page.wait_for_selector(".big-card")
    page.evaluate("() => { window.neverLeft = true; }")
    page.get_by_role("button", name="Deutsch").click()
    speaks(page, "de")
    expect(page.locator(".big-card").first.get_by_role("button")).to_have_text("Jetzt spielen")
    all_german(page)
    page.get_by_role("button", name="Einstellungen").click()
    expect(page.get_by_role("radio", name="Deutsch")).to_be_checked()
    page.get_by_role("radio", name="English").check()
    speaks(page, "en")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    page.get_by_role("radio", name="Deutsch").check()
    assert page.evaluate("() => window.neverLeft") is True
    page.reload()
    page.wait_for_selector(".big-card")
    speaks(page, "de")
    assert page.title() == "Foretrick"


def test_without_scripts_the_page_says_why_in_the_language_of_the_browser(new_page: NewPage) -> None:
    page = new_page("desktop", java_script_enabled=False, **GERMAN)
    page.goto("/")
    assert "Foretrick braucht JavaScript" in page.content()
    speaks(page, "de")


def test_changed_in_the_middle_of_a_trick(new_page: NewPage, server: Server) -> None:
    scene = set_scene(server, Wanted("wizards-and-jesters", in_a_trick))
    page = new_page("desktop")
    page.goto(scene.seat_link())
    page.wait_for_selector(LEGAL_CARD)
    before = page.locator(".says").inner_text()
    hand = page.locator(".hand [data-card]").count()
    page.evaluate("() => { window.neverLeft = true; }")
    page.keyboard.press("m")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    speaks(page, "de")
    page.keyboard.press("Escape")
    expect(page.locator(".says")).not_to_have_text(before)
    all_german(page)
    assert page.title().startswith("Du bist dran")
    assert page.evaluate("() => window.neverLeft") is True
    assert page.locator(".hand [data-card]").count() == hand
    assert page.locator(".played").count() == len(scene.view["trick"]["plays"])
    # A card that may not be played says so in the new language, by the client and by the server.
    barred = page.locator(".hand [data-card][aria-disabled='true']").first
    barred.click(position={"x": 10, "y": 12}, force=True)
    expect(page.locator(".message.why .says")).to_be_visible()
    all_german(page)


def test_a_hint_that_lies_there_is_told_again_and_counts_once(new_page: NewPage, server: Server) -> None:
    scene = set_scene(server, Wanted("wizards-and-jesters", in_a_trick))
    page = new_page("desktop")
    page.goto(scene.seat_link())
    page.locator(".hint-button").click()
    page.wait_for_selector("section.hint")
    before = page.locator(".hint-why").inner_text()
    page.evaluate("() => import('/static/say.js').then(({ setLanguage }) => setLanguage('de'))")
    expect(page.locator(".hint-why")).not_to_have_text(before)
    all_german(page)
    expect(page.locator(".hand .hinted")).to_have_count(1)


def test_two_people_read_one_table_in_two_languages(new_page: NewPage, server: Server) -> None:
    def carls_turn(view: View) -> bool:
        return view["phase"] == "play" and view["turn"] == 1 and view["round"] == 4

    scene = set_scene(server, Wanted("oh-hell", carls_turn, people={0: "Anna", 1: "Carl"}))
    anna, carl = new_page("desktop"), new_page("desktop", **GERMAN)
    for page, seat in ((anna, 0), (carl, 1)):
        page.goto(scene.seat_link(seat))
        page.wait_for_selector(".hand [data-card]")
    assert (spoken(anna), spoken(carl)) == ("en", "de")
    Player(carl).step()
    lines = [page.locator(".log li", has_text="Carl").last for page in (anna, carl)]
    expect(lines[0]).to_contain_text("Carl plays")
    expect(lines[1]).to_contain_text("Carl spielt")
    all_german(carl)
    assert english(anna)


# --- nothing is left in English ---------------------------------------------------------------------------------


def start(page: Page, server: Server) -> None:
    page.goto("/")
    page.wait_for_selector(".big-card")


def new_table(page: Page, server: Server) -> None:
    page.goto("/new/wizards-and-jesters")
    page.wait_for_selector(".option")


def new_table_of_partners(page: Page, server: Server) -> None:
    page.goto("/new/spades-with-jokers")
    page.wait_for_selector(".option")
    page.locator("button.chair").first.click()
    page.wait_for_selector("dialog .guests")


def settings(page: Page, server: Server) -> None:
    start(page, server)
    page.get_by_role("button", name="Einstellungen").click()
    page.wait_for_selector("dialog .settings")


def lobby(page: Page, server: Server) -> None:
    new_table(page, server)
    page.locator(".ring-ways button").first.click()
    page.locator(".setting-done .press").click()
    page.wait_for_selector(".invite-address")
    for fold in page.locator(".lobby details").all():
        fold.locator("summary").click()


def lobby_of_a_guest(page: Page, server: Server) -> None:
    lobby(page, server)
    page.evaluate("() => localStorage.clear()")
    page.reload()
    page.wait_for_selector(".sit")


def at(wanted: Wanted, ready: str) -> Opening:
    def opening(page: Page, server: Server) -> None:
        page.goto(set_scene(server, wanted).seat_link())
        page.wait_for_selector(ready)

    return opening


bidding = at(
    Wanted(
        "wizards-and-jesters",
        lambda view: (
            view["turn"] == 0 and view["phase"] == "bid" and view["round"] > 4 and bool(view["barred"])
        ),
        options={"hook": "on"},
    ),
    ".asking.bids .bid",
)
looking = at(
    Wanted(
        "spades-with-jokers",
        lambda view: view["turn"] == 0 and "look" in view["legal"],
        options={"blind_nil": True},
    ),
    ".asking.look",
)
naming_trump = at(
    Wanted(
        "joker-in-the-hole",
        lambda view: view["phase"] == "trump" and view["turn"] == 0,
        options={"trump_choice": "after-looking"},
    ),
    ".asking.trumps",
)
playing = at(Wanted("wizards-and-jesters", in_a_trick), LEGAL_CARD)
playing_with_a_partner = at(Wanted("spades-with-jokers", in_a_trick), LEGAL_CARD)
seven_playing = at(
    Wanted(
        "oh-hell",
        lambda view: my_turn_to_play(view) and len(view["tricks"]) > 0,
        seats=7,
        people={0: "Anna", 2: "Bernadette", 4: "Emil", 6: "Fritzi"},
    ),
    LEGAL_CARD,
)


def hinted(page: Page, server: Server) -> None:
    playing(page, server)
    page.locator(".hint-button").click()
    page.wait_for_selector("section.hint")


def panel(key: str, ready: str) -> Opening:
    def opening(page: Page, server: Server) -> None:
        playing_with_a_partner(page, server)
        page.keyboard.press(key)
        page.wait_for_selector(f"dialog {ready}")

    return opening


def table_settings(page: Page, server: Server) -> None:
    panel("m", ".menu")(page, server)
    page.get_by_role("button", name="Einstellungen").click()
    page.wait_for_selector("dialog .settings.here")


def watching(page: Page, server: Server) -> None:
    page.goto(set_scene(server, Wanted("joker-in-the-hole", in_a_trick)).path)
    page.wait_for_selector(".watching")


def after_a_round(page: Page, server: Server) -> None:
    wanted = Wanted("wizards-and-jesters", lambda view: view["round"] == 3 and last_card(view))
    at(wanted, LEGAL_CARD)(page, server)
    play_last_card(page)
    page.wait_for_selector(NEXT)


def after_a_round_of_partners(page: Page, server: Server) -> None:
    at(Wanted("spades-with-jokers", last_card), LEGAL_CARD)(page, server)
    play_last_card(page)
    page.wait_for_selector(NEXT)


def after_the_match(page: Page, server: Server) -> None:
    wanted = Wanted("oh-hell", lambda view: view["round"] == 3 and last_card(view), options={"rounds": 3})
    at(wanted, LEGAL_CARD)(page, server)
    play_last_card(page)
    page.wait_for_selector(OVER)


def bringing_a_record(page: Page, server: Server) -> None:
    page.goto("/review")
    page.locator("summary").click()
    page.wait_for_selector("textarea")


def reviewed(page: Page, server: Server) -> None:
    bringing_a_record(page, server)
    page.locator("textarea").fill(json.dumps(record()))
    page.locator(".paste button").click()
    page.wait_for_selector(".walk .looked")
    page.evaluate("() => document.querySelectorAll('details').forEach((fold) => { fold.open = true; })")


def page_at(path: str) -> Opening:
    def opening(page: Page, server: Server) -> None:
        page.goto(path)
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")

    return opening


PAGES: dict[str, Opening] = {
    "rules": page_at("/rules/wizards-and-jesters"),
    "guide": page_at("/guide/wizards-and-jesters"),
    "learn": page_at("/learn"),
    "lesson": page_at("/learn/spades-with-jokers"),
    "trainer": page_at("/learn/wizards-and-jesters/trainer"),
    "pad": page_at("/pad"),
    "sheets": page_at("/sheets"),
    "start": start,
    "new-table": new_table,
    "new-table-of-partners": new_table_of_partners,
    "settings": settings,
    "lobby": lobby,
    "lobby-of-a-guest": lobby_of_a_guest,
    "bidding": bidding,
    "looking": looking,
    "naming-trump": naming_trump,
    "playing": playing,
    "playing-with-a-partner": playing_with_a_partner,
    "seven-playing": seven_playing,
    "hinted": hinted,
    "last-trick": panel("l", ".last-trick"),
    "sheet": panel("s", ".score-sheet"),
    "menu": panel("m", ".menu"),
    "help": panel("?", ".help"),
    "table-settings": table_settings,
    "watching": watching,
    "after-a-round": after_a_round,
    "after-a-round-of-partners": after_a_round_of_partners,
    "after-the-match": after_the_match,
    "bringing-a-record": bringing_a_record,
    "reviewed": reviewed,
}

# Words that stand out of their box to the side, where nothing scrolls and nothing is shortened on purpose.
_CUT = """() => {
  const shortened = (element) => getComputedStyle(element).textOverflow === 'ellipsis';
  const apart = (element) => element.closest('.sr-only, .unseen, [aria-hidden="true"] .face, svg');
  const cut = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode, around = text.parentElement;
    if (!text.data.trim() || !around.checkVisibility({ visibilityProperty: true }) || apart(around)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    if (!words.width) continue;
    for (let box = around; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (shortened(box) || style.overflowX === 'auto' || style.overflowX === 'scroll') break;
      const frame = box.getBoundingClientRect();
      if (style.overflowX !== 'visible' && (words.right > frame.right + 1 || words.left < frame.left - 1)) {
        cut.push(`${text.data.trim()} in ${box.className || box.tagName}`);
        break;
      }
    }
    if (words.right > innerWidth + 1 || words.left < -1) {
      let box = around;
      while (box && !['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) box = box.parentElement;
      if (!box) cut.push(`${text.data.trim()} beside the page`);
    }
  }
  return cut;
}"""


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_all_in_german_and_fits_the_narrowest_phone(
    new_page: NewPage, server: Server, name: str
) -> None:
    page = new_page("desktop", **GERMAN)
    PAGES[name](page, server)
    all_german(page)
    assert grave_findings(page) == []
    page.set_viewport_size({"width": 320, "height": 640})
    for lettering in ("normal", "large"):
        page.evaluate(
            "(type) => import('/static/store.js').then(({ setPref }) => setPref('type', type))", lettering
        )
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert overflow(page) <= 0, lettering
        assert page.evaluate(_CUT) == [], lettering
