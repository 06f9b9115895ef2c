"""The review: from the final standings and from any record, read like a story and walked through by keys."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from foretrick import bots
from foretrick.messages import worded
from foretrick.play import Match
from tests.browser import aids
from tests.browser.conftest import NewPage
from tests.browser.player import OVER
from tests.browser.scenes import Wanted, set_scene
from tests.browser.serving import Server
from tests.browser.test_axe import grave_findings, last_card, play_last_card
from tests.browser.test_narrow import overflow

Record = dict[str, Any]
ERRORS = ("inaccuracy", "mistake", "blunder")


@cache
def record(game: str = "wizards-and-jesters", rounds: int = 5, seats: int = 4) -> Record:
    """A match between people who play well most of the time."""
    chance, bot = random.Random(3), bots.make("reference/heuristic", 1)
    names = ["Anna", "Ben", "Carla", "Dan", "Eve", "Finn"][:seats]
    match = Match.undealt(game, players=names, options={"rounds": rounds})
    while not match.over:
        if match.phase == "deal":
            match.apply(match.draw(chance))
            continue
        view = match.view(match.waiting_for[0])
        action = bot.choose(view).action if chance.random() < 0.9 else chance.choice(view.legal)
        match.apply(action, view.seat)
    return match.to_record()


@cache
def review() -> dict[str, Any]:
    """What the page is to show of it."""
    told: dict[str, Any] = worded(aids.review(record(), lambda done: None), "en")
    return told


def decisions() -> list[dict[str, Any]]:
    return [decision for now in review()["rounds"] for decision in now["decisions"]]


def bring(page: Page, what: Record) -> None:
    page.goto("/review")
    page.set_input_files(
        "input[type=file]",
        {"name": "m.json", "mimeType": "application/json", "buffer": json.dumps(what).encode()},
    )
    page.wait_for_selector(".walk .looked")


def paste(page: Page, text: str) -> None:
    field = page.get_by_label("The text of the record")
    if not field.is_visible():
        page.get_by_text("Paste it instead").click()
    field.fill(text)
    page.get_by_role("button", name="Review it").click()


def check_here(page: Page, place: int, many: int) -> None:
    expect(page.locator(".walk-bar [role=status] span")).to_have_text(f"{place} of {many}")


def test_from_the_final_standings(new_page: NewPage, server: Server) -> None:
    wanted = Wanted(
        "joker-in-the-hole", lambda view: view["round"] == 3 and last_card(view), options={"rounds": 3}
    )
    page = new_page("desktop")
    page.goto(set_scene(server, wanted).seat_link())
    play_last_card(page)
    page.wait_for_selector(OVER)
    page.get_by_role("link", name="Review the match").click()
    page.wait_for_selector(".players")
    assert "/review?match=1" in page.url
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page.locator(".player-card")).to_have_count(4)
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_selector(OVER)


def test_a_match_that_is_not_over_is_refused_in_a_sentence(new_page: NewPage, server: Server) -> None:
    scene = set_scene(server, Wanted("oh-hell", lambda view: view["turn"] == 0))
    page = new_page("phone", quiet_about=("409",))
    page.goto(f"{scene.path}/review")
    expect(page.get_by_role("alert")).to_contain_text("there when the match is over")


def test_any_record_and_what_is_none(new_page: NewPage, server: Server) -> None:
    page = new_page("desktop", quiet_about=("400",))
    page.goto("/")
    page.get_by_role("link", name="Review a match").click()
    page.wait_for_url("**/review")
    paste(page, "the ace, I think")
    expect(page.get_by_role("alert")).to_contain_text("no record")
    paste(page, '{"format": "foretrick"}')
    expect(page.get_by_role("alert")).to_contain_text("no list of rounds")
    paste(page, json.dumps({**record(), "players": ["Anna"]}))
    expect(page.get_by_role("alert")).to_contain_text("is for 3 to 6 players")
    paste(page, json.dumps(record()))
    page.wait_for_selector(".players")


def test_the_story(new_page: NewPage, server: Server) -> None:
    """What stands there is what the review says."""
    page = new_page("desktop")
    bring(page, record())
    told = review()
    for account in told["players_summary"]:
        place = page.locator(".player-card", has_text=told["players"][account["seat"]])
        expect(place.locator(".player-accuracy b")).to_have_text(f"{account['accuracy']:.0f}")
    assert page.locator(".course-chart .ct-line").count() == 4
    assert page.locator(".course-flag").count() == min(3, len(told["turning_points"]))
    first = told["turning_points"][0]
    expect(page.locator(".moment").first).to_contain_text(first["sentence"])
    page.locator(".course-flag").first.click()
    expect(page.locator(".walk-bar b")).to_contain_text(f"Round {first['round']}")
    expect(page.locator(".walk .looked")).to_be_in_viewport()


def test_walking_by_keys_and_filters(new_page: NewPage, server: Server) -> None:
    page = new_page("desktop")
    bring(page, record())
    errors = [one for one in decisions() if one["grade"] in ERRORS]
    check_here(page, 1, len(errors))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    check_here(page, 2, len(errors))
    looked = page.locator(".walk .looked")
    expect(looked.locator(".looked-why")).to_have_text(errors[1]["sentence"])
    expect(looked.locator(".grade-word")).to_have_text(errors[1]["grade"])
    expect(looked.locator(".small-hand li")).to_have_count(len(errors[1]["hand"]))
    expect(looked.locator(".hindsight")).to_contain_text("does not count")
    filters = page.locator(".filters")
    filters.get_by_label("Carla").check()
    filters.get_by_label("Every decision").check()
    own = [one for one in decisions() if one["seat"] == 2]
    expect(page.locator(".walk-bar [role=status] span")).to_contain_text(f"of {len(own)}")
    # The arrows belong to the choice that has the focus; elsewhere they walk.
    page.locator("#walk-title").focus()
    for _ in own:
        page.keyboard.press("ArrowRight")
    check_here(page, len(own), len(own))
    expect(page.get_by_role("button", name="The next decision")).to_be_disabled()
    expect(looked.locator("h3")).to_contain_text("Carla")
    # What lay before the player, and nothing that came later.
    expect(looked.locator(".other-card .face")).to_have_count(len(own[-1]["table"]))


@pytest.mark.parametrize("seats", [4, 6])
def test_on_phones_and_for_axe(new_page: NewPage, server: Server, seats: int) -> None:
    page = new_page("phone", color_scheme="light" if seats == 4 else "dark")
    bring(page, record("joker-in-the-hole", 3, seats) if seats == 6 else record())
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 700})
        assert overflow(page) <= 0
    assert grave_findings(page) == []
    page.set_viewport_size({"width": 1440, "height": 900})
    page.emulate_media(color_scheme="dark" if seats == 4 else "light")
    assert grave_findings(page) == []
    page.get_by_role("button", name="Another one").click()
    page.wait_for_selector(".drop")
    assert grave_findings(page) == []


def test_the_wait_is_shown(new_page: NewPage, server: Server) -> None:
    page = new_page("phone")
    answers = iter([{"done": 0.0, "ahead": 1}, {"done": 0.42, "ahead": 0}])
    last: dict[str, Any] = {}

    def answer(route: Any) -> None:
        last.update(next(answers, last))
        route.fulfill(json={**last, "review": None})

    page.route("**/api/review", lambda route: route.fulfill(status=202, json={"id": "x"}))
    page.route("**/api/review/x", answer)
    page.goto("/review")
    page.set_input_files(
        "input[type=file]", {"name": "m.json", "mimeType": "application/json", "buffer": b'{"rounds": []}'}
    )
    bar = page.get_by_role("progressbar")
    expect(bar).to_have_attribute("aria-valuenow", "42")
    assert page.locator(".working-cards [data-turned]").count() == 5
    assert grave_findings(page) == []
