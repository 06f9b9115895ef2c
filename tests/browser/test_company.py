"""Several people at one table: the invitation, what each may see, and bids that are made at once."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from foretrick import record
from tests.browser.conftest import NewPage
from tests.browser.leaks import Frames, cards_in, known_cards, leaks
from tests.browser.player import (
    LEGAL_CARD,
    OVER,
    Player,
    eventually,
    hand_of,
    play_together,
    shown,
    table_of,
    token_of,
)
from tests.browser.scenes import Wanted, my_turn_to_play, set_scene
from tests.browser.serving import Server

FRIENDS = {0: "Anna", 1: "Ben", 2: "Carla", 3: "Dan"}


def host_table(page: Page, game: str, rounds: int) -> str:
    """Open a table for friends through the page and tell the invitation that it shows."""
    page.goto(f"/new/{game}")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="All friends").click()
    page.get_by_role("radio", name="Another number").check()
    page.get_by_role("textbox", name="Rounds").fill(str(rounds))
    page.get_by_role("textbox", name="Rounds").press("Tab")
    page.get_by_role("button", name="Open the table").click()
    address = page.locator(".invite-address").inner_text()
    return f"http://{address}"


def sit(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("You have a seat|Everybody is here"))


def no_leaks(frames: Frames) -> None:
    assert frames.texts
    for message in frames.messages:
        assert not leaks(message), message


def test_friends_come_by_the_link_and_play(new_page: NewPage, server: Server) -> None:
    """Two people, two bots, a watcher, a whole short match; nobody is sent a card they may not see (R46, R47)."""
    anna, ben, watcher = new_page("desktop"), new_page("phone"), new_page("phone")
    heard = [Frames(page) for page in (anna, ben, watcher)]
    link = host_table(anna, "wizards-and-jesters", rounds=2)
    table = table_of(anna)
    server.quicken(table, token_of(anna, table))
    sit(ben, link, "  Anna ")
    watcher.goto(link)
    expect(watcher.get_by_role("heading", level=1)).to_contain_text("keeps a chair for you")
    expect(anna.get_by_text("Anna (2)").first).to_be_visible()
    anna.get_by_role("button", name="Fill with two bots and start").click()
    for page in (anna, ben, watcher):
        page.wait_for_selector(".table")

    def check_watcher() -> bool:
        assert hand_of(watcher) == []
        drawn = cards_in(watcher.content().replace('"', " "))
        assert drawn <= set().union(*map(known_cards, heard[2].views)), drawn
        return anna.locator(OVER).count() == 1

    play_together([Player(anna), Player(ben, seed=2)], check_watcher)
    for page in (anna, ben, watcher):
        page.wait_for_selector(OVER)
    for frames in heard:
        no_leaks(frames)
    kept = server.record(table)
    record.verify(kept)
    assert kept["players"][:2] == ["Anna", "Anna (2)"]
    totals = {page.locator(".standings").inner_text() for page in (anna, ben, watcher)}
    assert len(totals) == 1


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("joker-in-the-hole", {"trump_choice": "after-looking"}),
        ("spades-with-jokers", {"blind_nil": True}),
        ("wizards-and-jesters", {}),
    ],
)
def test_a_round_of_strangers_leaks_nothing(
    new_page: NewPage, server: Server, game: str, options: dict[str, object]
) -> None:
    """R46, R47: seat 1 and a watcher, from the bids through some tricks, with every other hand secret."""
    cards = 13 if game.startswith("spades") else 4
    scene = set_scene(
        server,
        Wanted(game, lambda view: view["cards"] == cards, options=options, people={0: "Anna", 1: "Ben"}),
    )
    pages = [new_page("phone") for _ in range(3)]
    heard = [Frames(page) for page in pages]
    for page, link in zip(pages, (scene.seat_link(0), scene.seat_link(1), scene.path), strict=True):
        page.goto(link)
        page.wait_for_selector(".table")
    play_together(
        [Player(pages[0]), Player(pages[1], seed=2)],
        lambda: all(len(frames.views[-1]["tricks"]) >= 4 for frames in heard),
    )
    for frames in heard:
        no_leaks(frames)
    assert any(view["hand"] for view in heard[1].views)
    assert not any(view["hand"] for view in heard[2].views)


def test_a_watcher_sees_no_card_and_nothing_hidden(new_page: NewPage, server: Server) -> None:
    """R47: the drawn page and every answer of the server are as empty as the messages."""
    scene = set_scene(
        server, Wanted("wizards-and-jesters", lambda v: v["round"] == 9 and v["phase"] == "play")
    )
    page = new_page("desktop")
    frames = Frames(page)
    page.goto(scene.path)
    expect(page.get_by_text("You are watching.")).to_be_visible()
    turned = {scene.view["turned"]} - {None}
    assert cards_in(page.content().replace('"', " ")) == turned
    no_leaks(frames)
    for path in (f"/api/tables/{scene.table}", f"/api/tables/{scene.table}/record", f"/t/{scene.table}"):
        assert cards_in(server.get(path).text) == set(), path
    assert server.get(f"/api/tables/{scene.table}/record").status_code == 409


def test_bids_made_at_once_stay_hidden_until_all_are_in(new_page: NewPage, server: Server) -> None:
    scene = set_scene(
        server,
        Wanted(
            "joker-in-the-hole",
            lambda view: view["round"] == 5 and view["phase"] == "bid" and not any(view["has_bid"]),
            people={0: "Anna", 1: "Ben"},
            options={"bidding": "simultaneous"},
        ),
    )
    anna, ben = new_page("desktop"), new_page("phone")
    heard = Frames(ben)
    anna.goto(scene.seat_link(0))
    ben.goto(scene.seat_link(1))
    for page in (anna, ben):
        page.wait_for_selector(".asking.bids")
    anna.locator('[data-bid="3"]').click()
    anna.locator(".asking.bids").wait_for(state="detached")
    eventually(ben, lambda: heard.views[-1]["has_bid"] == [True, False, True, True])
    for message in heard.messages:
        assert not message.get("view") or message["view"]["bids"] == [None] * 4
        assert not any("bid" in event and event["bid"] is not None for event in message.get("events", []))
    seats = shown(ben)["seats"]
    assert len(seats) == 3
    assert all("has bid" in seat for seat in seats), seats
    assert shown(ben)["sum"] == []
    assert not re.search(r"bid \d|\b3\b.*wanted", " ".join(shown(ben)["says"] + seats))

    ben.locator('[data-bid="2"]').tap()
    eventually(ben, lambda: all("has bid" not in seat for seat in shown(ben)["seats"]))
    eventually(anna, lambda: all("has bid" not in seat for seat in shown(anna)["seats"]))
    assert heard.views[-1]["bids"][:2] == [3, 2]
    assert "bid 3" in " ".join(shown(ben)["seats"])


def test_blind_nil_is_offered_before_the_cards_are_seen(new_page: NewPage, server: Server) -> None:
    """The hand lies face down, and is not even sent, until the player looks."""
    scene = set_scene(
        server,
        Wanted(
            "spades-with-jokers",
            lambda view: view["turn"] == 0 and "look" in view["legal"],
            options={"blind_nil": True},
        ),
    )
    page = new_page("phone")
    heard = Frames(page)
    page.goto(scene.seat_link())
    page.wait_for_selector(".asking.look")
    assert hand_of(page) == []
    assert page.locator(".hand .back").count() == 13
    assert cards_in(page.content().replace('"', " ")) == set()
    assert all(cards_in(json.dumps({**view, "faces": {}})) == set() for view in heard.views)
    expect(page.get_by_role("button", name="Blind nil")).to_be_visible()
    page.reload()
    page.wait_for_selector(".asking.look")
    assert hand_of(page) == []
    page.get_by_role("button", name="Look at my cards").tap()
    page.wait_for_selector(".asking.bids")
    assert len(hand_of(page)) == 13
    expect(page.locator('[data-bid="blind-nil"]')).to_have_count(0)
    no_leaks(heard)


def test_blind_nil_bid_unseen_then_shows_the_cards(new_page: NewPage, server: Server) -> None:
    scene = set_scene(
        server,
        Wanted(
            "spades-with-jokers",
            lambda view: view["turn"] == 0 and "bid blind-nil" in view["legal"],
            options={"blind_nil": True},
        ),
    )
    page = new_page("desktop")
    page.goto(scene.seat_link())
    page.get_by_role("button", name="Blind nil").click()
    page.wait_for_selector(LEGAL_CARD)
    assert len(hand_of(page)) == 13
    assert "bid blind nil" in shown(page)["own"][0]


def test_the_host_is_told_who_sits_and_a_full_table_is_watched(new_page: NewPage, server: Server) -> None:
    scene = set_scene(server, Wanted("oh-hell", my_turn_to_play, people=FRIENDS, seats=4))
    page = new_page("phone")
    page.goto(scene.path)
    expect(page.get_by_text("You are watching.")).to_be_visible()
    assert [re.split(",", seat)[0] for seat in shown(page)["seats"]] == ["Ben", "Carla", "Dan"]
