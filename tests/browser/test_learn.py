"""Learning in a real browser: every lesson from its first step to its end, and the trainer."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Response, expect

from foretrick.messages import say
from tests import referee
from tests.browser.conftest import NewPage
from tests.browser.serving import Server
from tests.browser.test_axe import grave_findings

GAMES = ("joker-in-the-hole", "spades-with-jokers", "wizards-and-jesters", "oh-hell", "spades")
KINDS = ("may-play", "takes", "bid")
LOCALES = {"en": "en-GB", "de": "de-DE"}
SAID = ".friend-said"
NEXT = ".learn-next"
FITS = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"


def lesson(server: Server, game: str, language: str) -> dict[str, Any]:
    answer = httpx.get(
        f"{server.origin}/api/learn/{game}", headers={"accept-language": language}, trust_env=False
    )
    found: dict[str, Any] = answer.json()
    return found


def place(step: dict[str, Any], key: str) -> str:
    """Where an answer is tapped."""
    match step["ask"]:
        case "allowed" | "barred" | "take" | "leave":
            return f'.hand [data-card="{key}"]'
        case "winner":
            return f'[data-played="{key}"] button'
        case "trump" | "name":
            return f'[data-trump="{key}"]'
        case "score":
            return f'[data-points="{key}"]'
        case _:
            return f'[data-bid="{key}"]'


def tap(page: Page, step: dict[str, Any], key: str) -> None:
    """Tap an answer; a card in the corner, which is in sight wherever it lies, and also where it is dimmed."""
    if step["ask"] in ("allowed", "barred", "take", "leave"):
        page.locator(place(step, key)).click(position={"x": 10, "y": 14}, force=True)
    else:
        page.locator(place(step, key)).click()


def expect_said(page: Page, answer: dict[str, Any], game: str) -> None:
    """Every sentence of an answer stands there, and its clause leads to the page of rules."""
    for said in answer["say"]:
        expect(page.locator(SAID)).to_contain_text(said["text"])
        if said["clause"]:
            link = page.locator(f'{SAID} a[href="/rules/{game}#{said["clause"]}"]')
            expect(link).to_have_text(re.compile(re.escape(said["clause"])))


@pytest.mark.parametrize(("size", "language"), [("phone", "de"), ("desktop", "en")])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_from_its_first_step_to_its_end(
    new_page: NewPage, server: Server, game: str, size: str, language: str
):
    told = lesson(server, game, language)
    page = new_page(size, locale=LOCALES[language])
    page.goto(f"/learn/{game}")
    for number, step in enumerate(told["steps"], 1):
        expect(page.locator(".learn-line")).to_contain_text(
            say("learn-progress", language, step=number, steps=len(told["steps"]))
        )
        expect(page.locator(".friend-text")).to_have_text(step["text"])
        expect(page.locator(".friend-task")).to_have_text(step["task"])
        wrong = [key for key, answer in step["answers"].items() if not answer["right"]]
        right = [key for key, answer in step["answers"].items() if answer["right"]]
        if wrong:
            tap(page, step, wrong[0])
            expect_said(page, step["answers"][wrong[0]], game)
            expect(page.locator(SAID)).to_have_class(re.compile("wrong"))
            expect(page.locator(NEXT)).to_have_count(0)
        assert page.evaluate(FITS), step["name"]
        tap(page, step, right[-1])
        expect(page.locator(NEXT)).to_be_visible()
        expect_said(page, step["answers"][right[-1]], game)
        expect(page.locator(SAID)).to_have_class(re.compile("right"))
        assert page.evaluate(FITS), step["name"]
        page.locator(NEXT).click()
    expect(page.locator("h1")).to_have_text(say("learn-end-title", language, game=told["title"]))
    for href in (f"/learn/{game}/trainer", f"/guide/{game}", f"/rules/{game}"):
        expect(page.locator(f'.learn-ends a[href="{href}"]')).to_be_visible()
    page.goto("/learn")
    expect(page.locator(f'[data-game="{game}"] .learn-tick')).to_have_text(say("learn-done", language))


def test_one_can_go_back_skip_and_come_back_later(new_page: NewPage, server: Server):
    told = lesson(server, "oh-hell", "en")
    page = new_page("phone")
    page.goto("/learn/oh-hell")
    text = page.locator(".friend-text")
    page.get_by_role("button", name="Skip").click()
    expect(text).to_have_text(told["steps"][1]["text"])
    page.get_by_role("button", name="Back").click()
    expect(text).to_have_text(told["steps"][0]["text"])
    page.get_by_role("button", name="Skip").click()
    page.get_by_role("button", name="Skip").click()
    expect(text).to_have_text(told["steps"][2]["text"])
    page.goto("/learn")
    card = page.locator('[data-game="oh-hell"].learn-card')
    expect(card.locator(".learn-state")).to_contain_text("Step 3 of")
    card.get_by_role("link", name="Go on learning").click()
    expect(text).to_have_text(told["steps"][2]["text"])
    page.goto("/learn")
    card.get_by_role("link", name="Once more from the start").click()
    expect(text).to_have_text(told["steps"][0]["text"])


def test_the_end_of_a_lesson_leads_to_a_table(new_page: NewPage, server: Server):
    page = new_page("desktop")
    page.goto("/learn/oh-hell")
    for _ in lesson(server, "oh-hell", "en")["steps"]:
        page.get_by_role("button", name="Skip").click()
    page.get_by_role("button", name=say("learn-end-play")).click()
    expect(page).to_have_url(re.compile(r"/t/"))
    expect(page.locator(".table .seat").first).to_be_visible()


def test_a_lesson_by_keyboard_alone(new_page: NewPage, server: Server):
    """The hand is walked with the arrows, bids are typed, and after an answer the way on has the focus."""
    told = lesson(server, "wizards-and-jesters", "en")
    page = new_page("desktop")
    page.goto("/learn/wizards-and-jesters")
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    for step in told["steps"]:
        expect(page.locator(".friend-text")).to_have_text(step["text"])
        right = next(key for key, answer in step["answers"].items() if answer["right"])
        if step["ask"] in ("allowed", "barred", "take", "leave"):
            page.keyboard.press("ArrowRight")
            for _ in range(14):
                if page.evaluate("() => document.activeElement?.dataset.card") == right:
                    break
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        elif step["ask"] in ("bid", "hook"):
            page.keyboard.press(right)
        else:
            for _ in range(40):
                page.keyboard.press("Tab")
                if page.locator(f"{place(step, right)}:focus").count():
                    break
            page.keyboard.press("Enter")
        expect(page.locator(NEXT)).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator("h1")).to_be_focused()


def test_what_is_said_is_heard(new_page: NewPage):
    page = new_page("desktop")
    page.goto("/learn/wizards-and-jesters")
    page.locator('.hand [data-card="TC"]').click(position={"x": 10, "y": 14})
    region = page.locator('[role="log"]')
    expect(region).to_contain_text("You hold hearts, so a heart must be played.")
    page.locator('.hand [data-card="5H"]').click(position={"x": 10, "y": 14})
    expect(region).to_contain_text("That follows suit.")


def test_the_language_changes_in_the_middle_of_a_step(new_page: NewPage, server: Server):
    page = new_page("desktop")
    page.goto("/learn/oh-hell")
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".friend-text")).to_have_text(lesson(server, "oh-hell", "en")["steps"][1]["text"])
    page.evaluate("() => import('/static/say.js').then(({ setLanguage }) => setLanguage('de'))")
    expect(page.locator(".friend-text")).to_have_text(lesson(server, "oh-hell", "de")["steps"][1]["text"])
    expect(page.locator(".learn-own .name")).to_have_text("Du")


# The trainer


def next_question(page: Page, how: Any) -> dict[str, Any]:
    """The question that comes when this is done."""

    def is_question(answer: Response) -> bool:
        return "/api/trainer/" in answer.url and answer.request.method == "GET"

    with page.expect_response(is_question) as coming:
        how()
    found: dict[str, Any] = coming.value.json()
    tasks = {kind: [say(f"trainer-{kind}", language) for language in LOCALES] for kind in KINDS}
    expect(page.locator(".friend-task")).to_have_text(
        re.compile("|".join(map(re.escape, tasks[found["kind"]])))
    )
    return found


def right_cards(question: dict[str, Any]) -> list[str]:
    view = question["view"]
    trick = [play["card"] for play in view["trick"]["plays"]]
    if question["kind"] == "takes":
        return [trick[referee.trick_winner(question["game"], {}, trick, view["trump"])]]
    broken = bool(view["broken"])
    return referee.legal_cards(question["game"], {}, view["hand"], trick, view["trump"], broken)


def answer(page: Page, question: dict[str, Any], cards: list[str]) -> None:
    for card in cards:
        where = ".hand [data-card={}]" if question["kind"] == "may-play" else "[data-played={}] button"
        page.locator(where.format(f'"{card}"')).click(position={"x": 10, "y": 14})
    if question["kind"] == "may-play":
        page.locator(".trainer-check").click()


@pytest.mark.parametrize(("size", "language"), [("phone", "de"), ("desktop", "en")])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["may-play", "takes"])
def test_a_streak_with_the_trainer(new_page: NewPage, game: str, kind: str, size: str, language: str):
    page = new_page(size, locale=LOCALES[language])
    next_question(page, lambda: page.goto(f"/learn/{game}/trainer"))
    question = next_question(page, lambda: page.locator("select").select_option(kind))
    for streak in (1, 2):
        answer(page, question, right_cards(question))
        expect(page.locator(SAID)).to_have_class(re.compile("right"))
        expect(page.locator(f"{SAID} a").first).to_have_attribute("href", re.compile(rf"^/rules/{game}#\d"))
        expect(page.locator(".trainer-streak b")).to_have_text(str(streak))
        assert page.evaluate(FITS)
        question = next_question(page, page.locator(NEXT).click)
    everything = question["view"]["hand"] if kind == "may-play" else None
    cards = [play["card"] for play in question["view"]["trick"]["plays"]]
    right = right_cards(question)
    wrong = [card for card in everything or cards if card not in right][:1] or right[:-1]
    answer(page, question, wrong)
    expect(page.locator(SAID)).to_have_class(re.compile("wrong"))
    expect(page.locator(f"{SAID} a").first).to_be_visible()
    expect(page.locator(".trainer-streak b")).to_have_text("0")
    expect(page.locator(".trainer-best")).to_have_text(say("trainer-best", language, best=2))
    page.goto("/learn")
    expect(page.locator(f'[data-game="{game}"] .learn-state')).to_contain_text("2")


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_a_bid_is_weighed(new_page: NewPage, game: str, size: str):
    page = new_page(size)
    next_question(page, lambda: page.goto(f"/learn/{game}/trainer"))
    question = next_question(page, lambda: page.locator("select").select_option("bid"))
    bid = next(action for action in question["view"]["legal"])
    with page.expect_response(lambda answer: answer.request.method == "POST") as judging:
        page.locator(f'[data-bid="{bid.removeprefix("bid ")}"]').click()
    told = judging.value.json()
    expect(page.locator(SAID)).to_have_class(re.compile("right" if told["right"] else "wrong"))
    expect(page.locator(".worth")).to_have_count(len(told["bars"]))
    expect(page.locator(".worth[data-best]")).to_have_count(1)
    assert page.evaluate(FITS)


def test_the_trainer_by_keyboard_alone(new_page: NewPage):
    """Cards are chosen with the arrows and Enter, cards of a trick with Tab, bids are typed."""
    page = new_page("desktop")
    next_question(page, lambda: page.goto("/learn/oh-hell/trainer"))
    question = next_question(page, lambda: page.locator("select").select_option("may-play"))
    expect(page.locator(".friend-words")).to_be_focused()
    right = right_cards(question)
    page.keyboard.press("ArrowRight")
    for card in question["view"]["hand"]:
        expect(page.locator(f'.hand [data-card="{card}"]')).to_be_focused()
        if card in right:
            page.keyboard.press("Enter")
            expect(page.locator(f'.hand [data-card="{card}"]')).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("ArrowRight")
    for _ in range(10):
        page.keyboard.press("Shift+Tab")
        if page.locator(".trainer-check:focus").count():
            break
    page.keyboard.press("Enter")
    expect(page.locator(SAID)).to_have_class(re.compile("right"))
    expect(page.locator(NEXT)).to_be_focused()
    question = next_question(page, lambda: page.locator("select").select_option("takes"))
    (card,) = right_cards(question)
    expect(page.locator(".friend-words")).to_be_focused()
    page.locator("select").focus()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.locator(f'[data-played="{card}"] button:focus').count():
            break
    page.keyboard.press("Enter")
    expect(page.locator(SAID)).to_have_class(re.compile("right"))
    question = next_question(page, lambda: page.locator("select").select_option("bid"))
    expect(page.locator(".friend-words")).to_be_focused()
    page.keyboard.press("1")
    expect(page.locator(".worth[data-best]")).to_have_count(1)


def test_a_new_hand_is_walked_from_its_first_card(new_page: NewPage, server: Server):
    """Also where the card that the arrows stood on is held again, further along."""
    api = f"{server.origin}/api/trainer/oh-hell?kind=may-play&level=0"
    one = httpx.get(api, trust_env=False).json()
    hand = one["view"]["hand"]
    other = {**one, "id": "another", "view": {**one["view"], "hand": hand[1:] + hand[:1]}}
    coming = iter([one, other])
    page = new_page("desktop")
    page.route("**/api/trainer/oh-hell?**", lambda route: route.fulfill(json=next(coming)))
    next_question(page, lambda: page.goto("/learn/oh-hell/trainer"))
    next_question(page, lambda: page.locator("select").select_option("may-play"))
    expect(page.locator(".friend-words")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator(f'.hand [data-card="{hand[1]}"]')).to_be_focused()


def test_a_tip_comes_now_and_then(new_page: NewPage, server: Server):
    tips = lesson(server, "oh-hell", "en")["tips"]
    page = new_page("desktop")
    next_question(page, lambda: page.goto("/learn/oh-hell/trainer"))
    question = next_question(page, lambda: page.locator("select").select_option("takes"))
    for _ in range(3):
        expect(page.locator(".trainer-tip")).to_have_count(0)
        answer(page, question, right_cards(question))
        expect(page.locator(SAID)).to_be_visible()
        if page.locator(".trainer-tip").count():
            break
        question = next_question(page, page.locator(NEXT).click)
    expect(page.locator(".trainer-tip")).to_contain_text(tips[0])


def test_a_server_that_is_gone_is_told(new_page: NewPage):
    page = new_page("desktop", quiet_about=("Failed to load resource",))
    question = next_question(page, lambda: page.goto("/learn/oh-hell/trainer"))
    page.route("**/api/trainer/**", lambda route: route.abort())
    answer(page, question, right_cards(question))
    expect(page.get_by_role("alert")).to_have_text(say("error-unreachable"))


# Everybody can use it


def at_step(page: Page, game: str, name: str, server: Server) -> None:
    steps = [step["name"] for step in lesson(server, game, "en")["steps"]]
    page.goto("/learn")
    kept = f'{{"{game}": {{"at": {steps.index(name)}, "done": false}}}}'
    page.evaluate("kept => localStorage.setItem('foretrick.learning', kept)", kept)
    page.goto(f"/learn/{game}")
    expect(page.locator(".friend-text")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "step", "wrong"),
    [
        ("wizards-and-jesters", "follow", '[data-card="TC"]'),
        ("wizards-and-jesters", "trump", '[data-trump="S"]'),
        ("wizards-and-jesters", "hook", '[data-bid="2"]'),
        ("spades-with-jokers", "winner", '[data-played="AS"] button'),
        ("spades-with-jokers", "bags", '[data-points="-60"]'),
        ("spades", "bid", '[data-bid="9"]'),
    ],
)
def test_axe_finds_nothing_grave_in_a_lesson(
    new_page: NewPage, server: Server, game: str, step: str, wrong: str
):
    page = new_page("desktop", color_scheme="light")
    at_step(page, game, step, server)
    assert grave_findings(page) == []
    page.locator(wrong).click(position={"x": 10, "y": 14})
    expect(page.locator(SAID)).to_be_visible()
    assert grave_findings(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert grave_findings(page) == []


@pytest.mark.parametrize("kind", ["may-play", "takes", "bid"])
def test_axe_finds_nothing_grave_in_the_trainer(new_page: NewPage, kind: str):
    page = new_page("phone", color_scheme="dark")
    next_question(page, lambda: page.goto("/learn/wizards-and-jesters/trainer"))
    question = next_question(page, lambda: page.locator("select").select_option(kind))
    assert grave_findings(page) == []
    if kind == "bid":
        page.locator("[data-bid]").first.click()
    else:
        answer(page, question, right_cards(question))
    expect(page.locator(SAID)).to_be_visible()
    assert grave_findings(page) == []
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert grave_findings(page) == []


def test_axe_finds_nothing_grave_on_the_page_of_games(new_page: NewPage):
    page = new_page("phone")
    page.goto("/learn")
    expect(page.locator(".learn-card")).to_have_count(5)
    page.locator(".learn-fold summary").first.click()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        assert grave_findings(page) == []


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("game", ["wizards-and-jesters", "spades-with-jokers"])
def test_nothing_is_cut_off_on_the_narrowest_phone(new_page: NewPage, server: Server, game: str, large: bool):
    """Every step fits the width, and every button the smallest target, in German and in large type."""
    page = new_page("narrow", locale="de-DE")
    page.goto("/learn")
    if large:
        page.evaluate("() => localStorage.setItem('foretrick.preferences', '{\"type\": \"large\"}')")
    page.goto(f"/learn/{game}")
    for _ in lesson(server, game, "de")["steps"]:
        expect(page.locator(".friend-text")).to_be_visible()
        assert page.evaluate(FITS)
        small = page.locator(".learn-table :is(.press, .bid, .trump-choice)").evaluate_all(
            "all => all.filter(one => one.getBoundingClientRect().height < 43.5 || one.getBoundingClientRect().width < 30).map(one => one.outerHTML)"
        )
        assert small == []
        page.locator(".learn-skip").click()
