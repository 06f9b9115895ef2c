"""Coming back: reloads, a killed server, the seat link, two tables in one browser."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.leaks import Frames
from tests.browser.player import LEGAL_CARD, Player, eventually, hand_of, settled, shown
from tests.browser.scenes import Scene, View, Wanted, my_turn_to_play, set_scene
from tests.browser.serving import Server

SERVER_GONE = ("WebSocket connection", "ERR_CONNECTION", "Failed to load resource")


def in_third_trick(view: View) -> bool:
    return my_turn_to_play(view) and view["trick"]["number"] == 3 and len(view["trick"]["plays"]) > 0


MID_TRICK = Wanted("spades-with-jokers", in_third_trick)


def open_scene(page: Page, scene: Scene) -> None:
    page.goto(scene.seat_link())
    page.wait_for_selector(LEGAL_CARD)


def test_a_reload_in_mid_trick_changes_nothing(new_page: NewPage, server: Server) -> None:
    """R35."""
    scene = set_scene(server, MID_TRICK)
    page = new_page("phone")
    open_scene(page, scene)
    before = shown(page)
    assert hand_of(page) == scene.view["hand"]
    assert len(before["trick"]) == len(scene.view["trick"]["plays"])
    assert "bid" in before["own"][0]
    assert "Your turn" in before["own"][0]
    for _ in range(2):
        page.reload()
        page.wait_for_selector(LEGAL_CARD)
        assert shown(page) == before
    assert scene.tokens[0] not in page.url, "the seat's token stays out of the address"
    Player(page).step()


def test_a_reload_while_bidding_keeps_the_hand(new_page: NewPage, server: Server) -> None:
    """R36: a reload deals no other hand."""
    scene = set_scene(
        server, Wanted("wizards-and-jesters", lambda view: view["round"] == 4 and view["turn"] == 0)
    )
    page = new_page()
    page.goto(scene.seat_link())
    page.wait_for_selector(".asking.bids")
    before = shown(page)
    page.reload()
    page.wait_for_selector(".asking.bids")
    assert shown(page) == before
    assert hand_of(page) == scene.view["hand"]


def test_a_killed_server_comes_back_to_the_same_trick(new_page: NewPage, mortal_server: Server) -> None:
    """R36, R37: the page finds it again by itself, and so does a page that is opened anew."""
    scene = set_scene(mortal_server, MID_TRICK)
    page = new_page("phone", at=mortal_server, quiet_about=SERVER_GONE)
    frames = Frames(page)
    open_scene(page, scene)
    player = Player(page)
    player.step()
    before, last = settled(page), frames.views[-1]

    mortal_server.kill()
    expect(page.locator(".says")).to_contain_text("The connection is lost")
    told = len(frames.texts)
    mortal_server.start()
    eventually(page, lambda: len(frames.texts) > told)
    assert frames.views[-1] == last
    eventually(page, lambda: shown(page) == before)
    page.reload()
    page.wait_for_selector(LEGAL_CARD)
    assert shown(page) == before
    player.step()
    page.wait_for_selector(LEGAL_CARD)


def test_a_killed_server_keeps_the_bids_that_are_in(new_page: NewPage, mortal_server: Server) -> None:
    """R37: two of four bids stand, the other two are still asked for, nobody has new cards."""
    people = {0: "Anna", 1: "Ben", 2: "Carla", 3: "Dan"}
    game = "wizards-and-jesters"
    scene = set_scene(
        mortal_server,
        Wanted(game, lambda view: view["round"] == 5 and sum(view["has_bid"]) == 2, people=people),
    )
    asked = scene.view["turn"]
    page = new_page(at=mortal_server, quiet_about=SERVER_GONE)
    frames = Frames(page)
    page.goto(scene.seat_link(asked))
    page.wait_for_selector(".asking.bids")
    before, last = shown(page), frames.views[-1]
    mortal_server.kill()
    mortal_server.start()
    told = len(frames.texts)
    eventually(page, lambda: len(frames.texts) > told)
    assert frames.views[-1] == last
    eventually(page, lambda: shown(page) == before)
    assert sum(last["has_bid"]) == 2
    Player(page).step()


def test_the_seat_link_opens_the_same_seat_elsewhere(new_page: NewPage, server: Server) -> None:
    """R35: copied from the menu of one device, opened on another; both then see the same."""
    scene = set_scene(server, MID_TRICK)
    page = new_page("desktop")
    open_scene(page, scene)
    page.keyboard.press("m")
    page.get_by_role("button", name="Play on another device").click()
    link = page.get_by_label("Seat link").input_value()
    page.keyboard.press("Escape")

    phone = new_page("phone")
    phone.goto(link)
    phone.wait_for_selector(LEGAL_CARD)
    assert shown(phone)["hand"] == shown(page)["hand"]
    assert shown(phone)["own"] == shown(page)["own"]
    Player(phone).step()
    eventually(page, lambda: hand_of(page) == hand_of(phone))
    eventually(page, lambda: settled(page) == settled(phone))


def test_the_invite_link_leads_back_to_the_own_seat(new_page: NewPage, server: Server) -> None:
    """R44."""
    scene = set_scene(server, MID_TRICK)
    page = new_page()
    open_scene(page, scene)
    before = shown(page)
    page.goto("/")
    page.get_by_role("link", name="Back to your table").click()
    page.wait_for_selector(LEGAL_CARD)
    assert shown(page) == before
    page.goto(scene.path)
    page.wait_for_selector(LEGAL_CARD)
    assert shown(page) == before


def test_a_wrong_seat_link_opens_nothing(new_page: NewPage, server: Server) -> None:
    """R48, and the way out."""
    scene = set_scene(server, MID_TRICK)
    page = new_page()
    frames = Frames(page)
    page.goto(f"{scene.path}#seat=wrong")
    expect(page.get_by_role("heading")).to_have_text("This seat link does not fit")
    assert frames.texts == []
    page.get_by_role("button", name="Open the table without it").click()
    expect(page.locator(".watching")).to_be_visible()
    assert hand_of(page) == []


def test_a_pause_outlives_a_reload_and_a_watcher_sees_it(new_page: NewPage, server: Server) -> None:
    """R43."""
    scene = set_scene(server, MID_TRICK)
    page, watcher = new_page(), new_page("phone")
    open_scene(page, scene)
    page.keyboard.press("m")
    page.get_by_role("button", name="Pause").click()
    expect(page.locator(".paused")).to_be_visible()
    page.reload()
    expect(page.locator(".paused")).to_be_visible()
    watcher.goto(scene.path)
    expect(watcher.locator(".paused")).to_be_visible()
    page.get_by_role("button", name="Play on").click()
    expect(page.locator(".paused")).to_have_count(0)
    expect(watcher.locator(".paused")).to_have_count(0)


def test_two_tables_in_one_browser_are_independent(new_page: NewPage, server: Server) -> None:
    """R42."""
    first, second = (
        set_scene(server, MID_TRICK),
        set_scene(server, Wanted("joker-in-the-hole", my_turn_to_play)),
    )
    page = new_page()
    other = new_page(beside=page)
    open_scene(page, first)
    open_scene(other, second)
    assert hand_of(page) == first.view["hand"]
    assert hand_of(other) == second.view["hand"]
    still = shown(other)
    Player(page).step()
    page.wait_for_selector(LEGAL_CARD)
    assert shown(other) == still
    server.command(first.table, first.tokens[0], "pause")
    expect(page.locator(".paused")).to_be_visible()
    expect(other.locator(".paused")).to_have_count(0)
    Player(other).step()
    for tab, scene in ((page, first), (other, second)):
        tab.reload()
        tab.wait_for_selector(".table")
        eventually(tab, lambda tab=tab, scene=scene: set(hand_of(tab)) < set(scene.view["hand"]))  # type: ignore[misc]
