"""The search box of the rules: as one types, by keyboard, on a phone, at the table, in both languages, on paper."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect

from foretrick import games
from tests.browser.conftest import NewPage
from tests.browser.scenes import Wanted, my_turn_to_play, set_scene
from tests.browser.serving import Server
from tests.browser.test_axe import grave_findings

FIELD = ".find input"
HITS = ".find-list [role=option]"


def opened(page: Page, game: str, fragment: str = "") -> Page:
    page.goto(f"/rules/{game}{fragment}")
    page.wait_for_selector(".prose .clause")
    return page


def numbers(page: Page) -> list[str]:
    """The clause numbers of the hits; hits elsewhere have none."""
    return page.locator(f"{HITS} .found-place b").all_text_contents()


def marked(page: Page) -> set[str]:
    return {text.lower() for text in page.locator(f"{HITS} mark").all_text_contents()}


def speak(page: Page, language: str) -> None:
    page.evaluate(f"() => import('/static/say.js').then(({{ setLanguage }}) => setLanguage('{language}'))")


def test_hits_as_one_types_with_their_numbers_and_the_words_marked(new_page: NewPage):
    page = opened(new_page(), "wizards-and-jesters")
    page.locator(FIELD).press_sequentially("wiz")
    expect(page.locator(HITS).first).to_be_visible()
    assert {"2.2", "5.5", "6.1"} <= set(numbers(page))
    assert marked(page) == {"wizard", "wizards"}
    page.locator(FIELD).press_sequentially(" first")
    expect(page.locator(".find-count")).to_have_text(f"{page.locator(HITS).count()} hits")
    assert "6.1" in numbers(page)
    assert "5.5" not in numbers(page)


def test_a_clause_is_found_by_its_number(new_page: NewPage):
    page = opened(new_page(), "joker-in-the-hole")
    page.locator(FIELD).fill("5.7")
    expect(page.locator(f"{HITS}[aria-selected=true] b")).to_have_text("5.7")
    # Clauses that mention it follow.
    assert set(numbers(page)[1:]) == {"5.6", "6.2"}


@pytest.mark.parametrize("typed", ["überstich", "uberstich", "ueberstich", "ÜBERST"])
def test_accents_may_be_typed_or_not(new_page: NewPage, typed: str):
    page = opened(new_page(locale="de-DE"), "spades")
    page.locator(FIELD).fill(typed)
    expect(page.locator(HITS).first).to_be_visible()
    assert {"7.2", "7.8", "7.10"} <= set(numbers(page))


def test_sharp_s_and_cards_by_symbol_or_word(new_page: NewPage):
    page = opened(new_page(locale="de-DE"), "spades-with-jokers")
    page.locator(FIELD).fill("grosse jok")
    expect(page.locator(HITS).first).to_be_visible()
    assert {"2.1", "2.4"} <= set(numbers(page))
    page.locator(FIELD).fill("♦ karo")
    expect(page.locator(HITS).first).to_be_visible()
    assert "9.6" in numbers(page)


def test_by_keyboard_alone(new_page: NewPage):
    page = opened(new_page(), "wizards-and-jesters")
    page.keyboard.press("/")
    expect(page.locator(FIELD)).to_be_focused()
    page.keyboard.type("jester")
    expect(page.locator(HITS).first).to_be_visible()
    found = [hit.get_attribute("data-goes") or "" for hit in page.locator(HITS).all()]
    page.keyboard.press("ArrowDown")
    chosen = page.locator(f"{HITS}[aria-selected=true]")
    expect(chosen).to_have_attribute("data-goes", found[1])
    assert page.locator(FIELD).get_attribute("aria-activedescendant") == chosen.get_attribute("id")
    page.keyboard.press("Enter")
    expect(page.locator(".find-list")).to_be_hidden()
    expect(page.locator("[data-shown]")).to_have_attribute("id", found[1])
    assert page.url.endswith(f"#{found[1]}")
    expect(page.locator(".find-count")).to_have_text(f"2 of {len(found)}")
    # Enter goes on from hit to hit, and back with Shift.
    page.keyboard.press("Enter")
    expect(page.locator("[data-shown]")).to_have_attribute("id", found[2])
    page.keyboard.press("Shift+Enter")
    expect(page.locator("[data-shown]")).to_have_attribute("id", found[1])
    page.keyboard.press("ArrowUp")
    expect(page.locator(".find-list")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".find-list")).to_be_hidden()
    expect(page.locator(FIELD)).to_have_value("jester")
    page.keyboard.press("Escape")
    expect(page.locator(FIELD)).to_have_value("")


def test_nothing_found_is_said_kindly_and_aloud(new_page: NewPage):
    page = opened(new_page(), "oh-hell")
    page.locator(FIELD).fill("joker trump")
    expect(page.locator(".find-none")).to_contain_text("The rules do not say “joker trump”.")
    count = page.locator(".find-count")
    expect(count).to_have_text("nothing found")
    assert count.get_attribute("role") == "status"
    page.locator(FIELD).fill("trump")
    expect(count).to_have_text(f"{page.locator(HITS).count()} hits")


def test_the_middle_of_a_word_where_no_word_begins_like_that(new_page: NewPage):
    page = opened(new_page(locale="de-DE"), "spades")
    page.locator(FIELD).fill("erstich")
    expect(page.locator(HITS).first).to_be_visible()
    assert "7.2" in numbers(page)


@pytest.mark.parametrize("size", ["phone", "narrow"])
def test_on_a_phone_it_stays_in_sight_and_covers_nothing(new_page: NewPage, size: str):
    page = opened(new_page(size, locale="de-DE"), "joker-in-the-hole")
    page.locator(FIELD).fill("ass farbe")
    page.locator(HITS).nth(2).tap()
    number = page.locator("[data-shown]").get_attribute("id")
    assert page.url.endswith(f"#{number}")
    expect(page.locator("[data-shown]")).to_be_focused()
    sight = page.evaluate("""() => {
      const bar = document.querySelector('.find').getBoundingClientRect();
      const clause = document.querySelector('[data-shown]').getBoundingClientRect();
      return { top: bar.top, bottom: bar.bottom, clause: clause.top, end: clause.bottom, wide: document.documentElement.scrollWidth };
    }""")
    assert sight["top"] >= 0
    assert sight["bottom"] <= sight["clause"]
    assert sight["end"] <= page.viewport_size["height"]  # type: ignore[index]
    assert sight["wide"] == page.viewport_size["width"]  # type: ignore[index]
    page.get_by_role("button", name="Die nächste Stelle").tap()
    expect(page.locator(".find-count")).to_have_text(f"4 von {page.locator(HITS).count()}")


@pytest.mark.parametrize("game", games.KEYS)
def test_nothing_goes_over_the_edge_in_large_type(new_page: NewPage, game: str):
    page = new_page("narrow", locale="de-DE")
    page.add_init_script("localStorage.setItem('foretrick.preferences', JSON.stringify({ type: 'large' }))")
    opened(page, game)
    assert page.evaluate("() => document.documentElement.scrollWidth") == page.viewport_size["width"]  # type: ignore[index]


def test_at_the_table_the_panel_searches_too(new_page: NewPage, server: Server):
    page = new_page()
    page.goto(set_scene(server, Wanted("wizards-and-jesters", my_turn_to_play)).seat_link())
    page.wait_for_selector(".hand [data-card]")
    address = page.url
    page.keyboard.press("m")
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector("dialog .prose .clause")
    page.keyboard.press("/")
    page.keyboard.type("wizard first")
    expect(page.locator(HITS).first).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("dialog [data-shown]")).to_be_in_viewport()
    assert page.url == address
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")
    expect(page.locator(".find-list")).to_be_hidden()
    expect(page.locator("dialog[open]")).to_be_visible()


def test_a_change_of_language_keeps_the_place(new_page: NewPage):
    page = opened(new_page(), "spades-with-jokers", "#7.8")
    expect(page.locator("[id='7.8']")).to_be_in_viewport()
    speak(page, "de")
    expect(page.locator("[id='7.8']")).to_contain_text("Die Stiche eines gescheiterten Nil")
    expect(page.locator("[id='7.8'], [id='7.9'], [id='7.10']").first).to_be_in_viewport()
    expect(page.locator(".prose")).to_have_attribute("lang", "de")
    expect(page.locator(".rules-note")).to_have_count(0)


def test_a_page_that_is_not_there_in_the_language_says_so(new_page: NewPage):
    page = new_page(locale="de-DE")

    def english(route: Route) -> None:
        body = {
            "title": "Spades",
            "language": "en",
            "guide": False,
            "html": "<h2>1 The game</h2><p><strong>1.1</strong> Four play.</p>",
        }
        route.fulfill(content_type="application/json", body=json.dumps(body))

    page.route("**/api/rules/spades", english)
    opened(page, "spades")
    expect(page.locator(".rules-note")).to_contain_text("noch nicht in deiner Sprache")
    expect(page.locator(".prose")).to_have_attribute("lang", "en")


def test_cards_are_heard_by_their_names(new_page: NewPage):
    page = opened(new_page(locale="de-DE"), "joker-in-the-hole")
    heard = page.locator("[id='2.3'] .suit-in-text .unseen").first.text_content()
    assert heard is not None
    assert "Herz" in heard
    assert "Ass" in heard


def test_on_paper_there_is_the_text_alone(new_page: NewPage):
    page = opened(new_page(), "oh-hell")
    page.emulate_media(media="print")
    for hidden in (".top", ".find", ".contents", ".rules-ways"):
        expect(page.locator(hidden).first).to_be_hidden()
    expect(page.locator("[id='5.4']")).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize(("scheme", "locale"), [("light", "de-DE"), ("dark", "en-GB")])
def test_axe_has_nothing_serious_to_say(new_page: NewPage, size: str, scheme: str, locale: str):
    page = opened(new_page(size, color_scheme=scheme, locale=locale), "spades-with-jokers")
    page.locator(FIELD).fill("joker")
    expect(page.locator(HITS).first).to_be_visible()
    assert not grave_findings(page)
    page.locator(FIELD).fill("qzx")
    expect(page.locator(".find-none")).to_be_visible()
    assert not grave_findings(page)
