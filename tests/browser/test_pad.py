"""Whole matches kept on the pad, by thumb and by typing, with edits; what it shows is what the rules say."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.padpage import (
    NAMES,
    NUMBERS,
    book,
    check_rows,
    dealers_hook,
    fill_in,
    new_pad,
    pen,
    play_round,
    slots,
    tap,
    totals,
    write_down,
)

MINUS = "\N{MINUS SIGN}"


def typist(page: Page) -> object:
    """Somebody at a keyboard: a number that could grow is ended with Enter."""

    def write(value: int) -> None:
        before = pen(page)
        page.keyboard.type(str(value))
        if page.locator(".slot[data-here]").count() and pen(page) == before:
            page.keyboard.press("Enter")

    return write


def thumb(page: Page) -> object:
    return lambda value: tap(page, value)


def edit(page: Page, round_number: int, name: str, kind: str, value: int) -> None:
    """Change a number of an earlier round, then go back to the one that is open."""
    page.get_by_role("button", name=re.compile(f"Change the numbers of round {round_number}(,|$)")).click()
    page.get_by_label(f"{name}, {kind}, round {round_number}").click()
    tap(page, value)


@pytest.mark.parametrize(
    ("game", "players", "size", "by"),
    [
        ("joker-in-the-hole", 3, "phone", thumb),
        ("wizards-and-jesters", 6, "desktop", typist),
        ("oh-hell", 4, "phone", typist),
    ],
)
def test_a_whole_match(new_page: NewPage, game: str, players: int, size: str, by: object) -> None:
    """Every round of a match, the deal passing by itself; two edits on the way; the winner in the end."""
    page = new_page(size)
    names = NAMES[:players]
    new_pad(page, game, names, first=names[1])
    rng = random.Random(f"{game} {players}")
    schedule = book(page)["rows"]["schedule"]
    for number, cards in enumerate(schedule, 1):
        dealer = names[number % players]
        expect(page.locator(".facts")).to_contain_text(f"Round {number}")
        expect(page.locator(".facts")).to_contain_text(f"{dealer} deals")
        expect(page.locator(".facts")).to_contain_text(f"{cards} card")
        if number == 2:
            page.get_by_role("button", name="Hearts").click()
        play_round(page, rng, by(page))  # type: ignore[operator]
        if number == 4:
            changed = book(page)["rows"]["rounds"][1]
            old = changed["seats"][0]["bid"]
            edit(page, 2, names[0], "bid", 2 if old != 2 else 1)
            page.get_by_role("button", name="Done").click()
            check_rows(page)
    found = check_rows(page)
    assert found["over"]
    assert [row["closed"] for row in found["rounds"]] == [True] * len(schedule)
    assert found["rounds"][1]["trump"] == "H"
    best = max(found["totals"])
    winners = [name for name, total in zip(names, found["totals"], strict=True) if total == best]
    expect(page.locator(".result-words")).to_contain_text(winners[0])
    assert [text.replace(MINUS, "-") for text in totals(page)] == [str(total) for total in found["totals"]]
    page.get_by_role("button", name="Once more, same players").click()
    page.wait_for_selector(NUMBERS)
    expect(page.locator(".facts")).to_contain_text("Round 1")
    assert book(page)["rows"]["finished"] == 0


@pytest.mark.parametrize(("game", "size"), [("spades-with-jokers", "phone"), ("spades", "desktop")])
def test_a_match_of_partners(new_page: NewPage, game: str, size: str) -> None:
    """R59: bids before tricks, the bid beside the result, bags that run on, and the tenth bag's penalty by itself."""
    page = new_page(size)
    new_pad(page, game, NAMES[:4])
    expect(page.locator(".trump-fixed")).to_contain_text("spades are trump")
    # Ben and Dora take more than they bid: four bags, and four.
    for bags in (4, 8):
        write_down(page, Ben=2, Carla=3, Dora=2, Anna=2)
        write_down(page, Ben=4, Carla=3, Dora=4, Anna=2)
        expect(page.locator(".sheet-table tfoot")).to_contain_text(f"{bags} bags")
    dealer = page.locator(".facts").inner_text()
    assert "Carla deals" in dealer
    write_down(page, Ben=2, Carla=3, Dora=2, Anna="nil")
    write_down(page, Ben=4, Carla=7, Dora=2, Anna=0)
    found = check_rows(page)
    third = found["rounds"][2]
    assert third["sides"][1]["penalties"][0]["points"] == -100
    assert third["sides"][1]["bags_before"] == 8
    line = page.locator(f"tbody[data-round='{third['id']}'] .penalty")
    expect(line).to_contain_text("10 bags")
    expect(line).to_contain_text(f"{MINUS}100")
    expect(page.locator(f"tbody[data-round='{third['id']}']")).to_contain_text("Nil")
    for _ in range(12):
        if check_rows(page)["over"]:
            break
        write_down(page, Ben=4, Carla=2, Dora=4, Anna=2)
        write_down(page, Ben=5, Carla=2, Dora=4, Anna=2)
    found = check_rows(page)
    assert found["over"]
    assert max(found["totals"]) >= 500
    winners = found["sides"][found["places"].index(1)]
    expect(page.locator(".result-words")).to_contain_text(
        " and ".join(NAMES[int(player[1:]) - 1] for player in winners)
    )


def test_nought_is_not_nothing(new_page: NewPage) -> None:
    """R54: a bid of 0 is one tap and differs from an empty place; a round closes when all is there and adds up."""
    page = new_page("phone")
    new_pad(page, "joker-in-the-hole", NAMES[:3])
    tap(page, 0)
    assert slots(page, "bid") == ["", "0", ""]
    assert [seat["bid"] for seat in book(page)["rows"]["rounds"][0]["seats"]] == [None, 0, None]
    tap(page, 0, 1)
    assert pen(page) == ("tricks", "Ben")
    tap(page, 0, 0)
    assert not book(page)["rows"]["rounds"][0]["closed"]
    tap(page, 0)
    expect(page.locator(".dock-why")).to_contain_text("add up to 0, not to 1")
    assert not book(page)["rows"]["rounds"][0]["closed"]
    page.get_by_label("Anna, tricks, round 1").click()
    tap(page, 1)
    assert check_rows(page)["rounds"][0]["closed"]
    expect(page.locator(".facts")).to_contain_text("Round 2")


def test_an_edit_two_rounds_back(new_page: NewPage) -> None:
    """R55: round 2 of 4 is changed: everything after is counted anew, what was written stays, the edit can be undone."""
    page = new_page("phone")
    new_pad(page, "spades-with-jokers", NAMES[:4])
    for _ in range(3):
        write_down(page, Anna=3, Ben=3, Carla=3, Dora=3)
        write_down(page, Anna=3, Ben=4, Carla=3, Dora=3)
    tap(page, 3, 3)
    before = check_rows(page)
    edit(page, 2, "Ben", "tricks", 3)
    expect(page.locator(".dock-why")).to_contain_text("add up to 12, not to 13")
    page.get_by_label("Anna, tricks, round 2").click()
    tap(page, 4)
    page.get_by_role("button", name="Done").click()
    after = check_rows(page)
    assert after["rounds"][2]["seats"] == before["rounds"][2]["seats"]
    assert after["rounds"][2]["sides"][0]["total"] == before["rounds"][2]["sides"][0]["total"] + 1
    assert after["rounds"][2]["sides"][1]["bags"] == before["rounds"][2]["sides"][1]["bags"] - 1
    assert slots(page, "bid") == ["3", "", "3", ""]
    undo = page.get_by_role("button", name="Undo", exact=True).first
    undo.click()
    undo.click()
    assert check_rows(page)["rounds"] == before["rounds"]
    page.get_by_role("button", name="Redo", exact=True).click()
    page.get_by_role("button", name="Redo", exact=True).click()
    assert check_rows(page)["rounds"] == after["rounds"]
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name=re.compile("^History")).click()
    expect(page.locator(".history")).to_contain_text("Round 2: Ben took 3, not 4.")


ENDINGS = {
    "enter": lambda page: page.keyboard.press("Enter"),
    "tab": lambda page: page.keyboard.press("Tab"),
    "blur": lambda page: page.locator(".letterhead").focus(),
    "another page": lambda page: page.goto("/pad"),
    "close": lambda page: page.close(),
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_typed_number_is_taken_at_once(new_page: NewPage, ending: str) -> None:
    """R58: type 1, then do anything at all: 1 is kept. Where more digits could come it is kept as well."""
    page = new_page("desktop")
    new_pad(page, "spades", NAMES[:4])
    address = page.url
    field = page.get_by_label("Ben, bid, round 1")
    field.click()
    page.keyboard.type("1")
    expect(field).to_have_value("1")
    ENDINGS[ending](page)
    if ending in ("enter", "tab"):
        assert pen(page) == ("bid", "Carla")
    later = page if not page.is_closed() else new_page(beside=page)
    later.goto(address)
    expect(later.get_by_label("Ben, bid, round 1")).to_have_value("1")


def test_the_keyboard_of_the_phone(new_page: NewPage) -> None:
    """R58: with the phone's own keyboard, its tick (which is Enter) skips nobody, and a digit moves the pen by itself."""
    page = new_page("phone")
    new_pad(page, "wizards-and-jesters", NAMES[:3])
    page.get_by_role("button", name="Type instead").click()
    field = page.locator(".slot[data-here]")
    assert field.get_attribute("inputmode") == "numeric"
    expect(field).to_be_focused()
    page.keyboard.type("1")
    assert pen(page) == ("bid", "Carla")
    page.keyboard.press("Enter")
    assert pen(page) == ("bid", "Carla"), "the tick after a digit belongs to the digit"
    page.keyboard.type("0")
    page.keyboard.type("0")
    assert slots(page, "bid") == ["0", "1", "0"]
    assert pen(page) == ("tricks", "Ben")


def test_two_digits(new_page: NewPage) -> None:
    page = new_page("desktop")
    new_pad(page, "spades", NAMES[:4])
    page.keyboard.type("1")
    assert slots(page, "bid") == ["", "", "1", ""], "partners have their columns beside each other"
    page.keyboard.type("2")
    assert slots(page, "bid") == ["", "", "12", ""]
    assert pen(page) == ("bid", "Carla")
    page.keyboard.type("n")
    assert slots(page, "bid") == ["", "Nil", "12", ""]
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Backspace")
    assert slots(page, "bid") == ["", "", "12", ""]
    check_rows(page)


def test_the_hook(new_page: NewPage) -> None:
    """The bid that the dealer may not make is struck out, with the reason, and cannot be written in any way."""
    page = new_page("phone")
    fill_in(page, "wizards-and-jesters", NAMES[:3])
    dealers_hook(page)
    page.get_by_role("button", name="Start").click()
    tap(page, 0, 0)
    assert pen(page) == ("bid", "Anna")
    struck = page.locator(f"{NUMBERS}[data-number='1']")
    expect(struck).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".dock-why")).to_contain_text("Anna may not bid 1")
    struck.click(force=True)
    page.get_by_label("Anna, bid, round 1").click()
    page.keyboard.type("1")
    assert slots(page, "bid") == ["", "0", "0"]
    tap(page, 0)
    assert check_rows(page)["rounds"][0]["seats"][0]["bid"] == 0


def test_players_come_and_go(new_page: NewPage) -> None:
    """Who joins plays from the next round on, who leaves keeps the score, and the deal passes those who left."""
    page = new_page("phone")
    new_pad(page, "wizards-and-jesters", NAMES[:3])
    tap(page, 0, 0, 1)
    tap(page, 0, 0, 1)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name=re.compile("^Players")).click()
    page.get_by_label("New at the table").fill("Dora")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Leaves Ben").click()
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".facts")).to_contain_text("Carla deals")
    found = check_rows(page)
    assert found["next"]["seats"][:2] == ["p1", "p3"]
    tap(page, 0, 0, 1)
    tap(page, 1, 1, 0)
    found = check_rows(page)
    assert found["finished"] == 2
    assert len(found["totals"]) == 4
    assert found["totals"][1] == 20


def test_rounds_between(new_page: NewPage) -> None:
    """A round is put between two others and taken away again; everything after it is counted anew."""
    page = new_page("phone")
    new_pad(page, "joker-in-the-hole", NAMES[:3])
    for cards in (1, 2):
        tap(page, 0, 0, 0)
        tap(page, cards, 0, 0)
    page.get_by_role("button", name=re.compile("Change the numbers of round 2")).click()
    page.get_by_role("button", name=re.compile("Round 2: dealer, cards, players")).click()
    page.get_by_role("button", name="Add a round before round 2").click()
    found = check_rows(page)
    assert [row["closed"] for row in found["rounds"]] == [True, False, True]
    page.get_by_role("button", name=re.compile("Round 2: dealer, cards, players")).click()
    page.get_by_role("textbox", name="Cards each").fill("3")
    page.get_by_role("button", name="Close").click()
    tap(page, 1, 1, 1)
    tap(page, 1, 1, 1)
    found = check_rows(page)
    assert [row["closed"] for row in found["rounds"]] == [True, True, True]
    assert found["rounds"][1]["cards"] == 3
    page.get_by_role("button", name=re.compile("Round 2: dealer, cards, players")).click()
    page.get_by_role("button", name="Remove round 2").click()
    found = check_rows(page)
    assert [row["cards"] for row in found["rounds"]] == [1, 2]
    page.get_by_role("button", name="Undo", exact=True).first.click()
    assert [row["cards"] for row in check_rows(page)["rounds"]] == [1, 3, 2]
