"""Nothing that was shown as written is ever lost: reload, rotation, a killed tab, two tabs, no network, a full stop."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.padpage import (
    NAMES,
    book,
    check_rows,
    dealers_hook,
    fill_in,
    new_pad,
    pen,
    slots,
    tap,
    wait_until,
    write_down,
)


def test_a_half_entered_round_survives(new_page: NewPage) -> None:
    """Reload, rotation, and another page in between."""
    page = new_page("phone")
    new_pad(page, "wizards-and-jesters", NAMES[:4])
    write_down(page, Anna=1, Ben=0, Carla=0, Dora=1)
    write_down(page, Anna=1, Ben=0, Carla=0, Dora=0)
    page.get_by_role("button", name="Diamonds", exact=True).click()
    tap(page, 1, 0)
    for again in (
        page.reload,
        lambda: page.set_viewport_size({"width": 844, "height": 390}),
        lambda: (page.goto("/pad"), page.go_back()),
    ):
        again()
        page.wait_for_selector(".dock .number")
        assert slots(page, "bid") == ["", "", "1", "0"]
        assert [seat["bid"] for seat in book(page)["rows"]["rounds"][1]["seats"]] == [None, None, 1, 0]
        assert pen(page) == ("bid", "Anna")
        expect(page.get_by_role("button", name="Diamonds", exact=True)).to_have_attribute(
            "aria-pressed", "true"
        )


_ON_DISK = """() => new Promise((done) => {
  const asked = indexedDB.open('foretrick-pads');
  asked.onsuccess = () => {
    const all = asked.result.transaction('entries').objectStore('entries').getAll();
    all.onsuccess = () => { asked.result.close(); done(all.result.some(({ entry }) => entry.what[2] === 'bid')); };
  };
})"""
# The tap, and in the same breath the end: no promise, timer or event of the page runs after it.
_TAP_AND_DIE = """() => {
  document.querySelector('.dock .number[data-number="1"]').click();
  for (const name of ['then', 'catch', 'finally']) Promise.prototype[name] = () => { throw new Error('dead'); };
  IDBObjectStore.prototype.put = () => { throw new Error('dead'); };
  location.replace('about:blank');
}"""


def test_a_tab_that_is_killed_in_the_very_tap(new_page: NewPage) -> None:
    page = new_page("phone", quiet_about=("dead",))
    new_pad(page, "joker-in-the-hole", NAMES[:3])
    tap(page, 0)
    address = page.url
    page.evaluate(_TAP_AND_DIE)
    later = new_page(beside=page)
    page.close()
    later.goto(address)
    later.wait_for_selector(".dock .number")
    assert slots(later, "bid") == ["", "0", "1"]
    later.wait_for_function(
        "() => !Object.keys(localStorage).some((key) => key.startsWith('foretrick.pad.'))"
    )
    later.evaluate(
        "() => { for (const key of Object.keys(localStorage)) if (/pad/.test(key)) localStorage.removeItem(key); }"
    )
    later.reload()
    later.wait_for_selector(".dock .number")
    assert slots(later, "bid") == ["", "0", "1"], "it has moved to the database"


@pytest.mark.parametrize("store", ["indexedDB", "localStorage"])
def test_one_of_the_two_stores_is_enough(new_page: NewPage, store: str) -> None:
    page = new_page("phone")
    if store == "indexedDB":
        page.context.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full'); }")
    else:
        page.context.add_init_script("Object.defineProperty(window, 'indexedDB', { value: undefined })")
    new_pad(page, "joker-in-the-hole", NAMES[:3])
    tap(page, 0)
    if store == "indexedDB":
        wait_until(page, _ON_DISK)
    page.reload()
    page.wait_for_selector(".dock .number")
    assert slots(page, "bid") == ["", "0", ""]


def test_a_browser_that_keeps_nothing_says_so(new_page: NewPage) -> None:
    page = new_page("phone")
    page.goto("/pad/new")
    page.wait_for_selector(".game-cards label")
    for place, name in enumerate(NAMES[:3]):
        page.locator(".seating li input").nth(place).fill(name)
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".dock .number")
    page.evaluate(
        "() => { Storage.prototype.setItem = () => { throw new DOMException('full'); };"
        " IDBDatabase.prototype.transaction = () => { throw new DOMException('gone'); }; }"
    )
    tap(page, 0)
    expect(page.locator(".dock").get_by_role("alert")).to_contain_text("This browser keeps nothing")


def test_two_tabs_agree(new_page: NewPage) -> None:
    """What one tab writes the other shows at once, without a server; both write on and nothing is lost."""
    one = new_page("phone")
    new_pad(one, "joker-in-the-hole", NAMES[:3])
    two = new_page(beside=one)
    two.goto(one.url)
    two.wait_for_selector(".dock .number")
    tap(one, 0)
    expect(two.get_by_label("Ben, bid, round 1")).to_have_value("0")
    tap(two, 1)
    expect(one.get_by_label("Carla, bid, round 1")).to_have_value("1")
    tap(one, 1)
    expect(two.get_by_label("Anna, bid, round 1")).to_have_value("1")
    assert [entry["id"] for entry in book(one)["entries"]] == [entry["id"] for entry in book(two)["entries"]]
    one.reload()
    one.wait_for_selector(".dock .number")
    assert slots(one, "bid") == ["1", "0", "1"]


def test_undo_goes_back_act_by_act(new_page: NewPage) -> None:
    page = new_page("desktop")
    new_pad(page, "joker-in-the-hole", NAMES[:3])
    tap(page, 0, 1, 1)
    entries = len(book(page)["entries"])
    undo = page.get_by_role("button", name="Undo", exact=True).first
    redo = page.get_by_role("button", name="Redo", exact=True)
    for expected in (["", "0", "1"], ["", "0", ""], ["", "", ""]):
        undo.click()
        assert slots(page, "bid") == expected
    expect(undo).to_be_disabled()
    redo.click()
    redo.click()
    assert slots(page, "bid") == ["", "0", "1"]
    page.keyboard.press("Control+z")
    assert slots(page, "bid") == ["", "0", ""]
    tap(page, 0)
    expect(redo).to_be_disabled()
    assert len(book(page)["entries"]) == entries + 7, "nothing is ever taken out"
    check_rows(page)
    log = page.locator(".pad-log")
    expect(log).to_contain_text("Round 1: Carla bids 0")
    expect(log).to_contain_text("taken back")
    page.locator(".pad-log li", has_text="Ben bids 0").first.get_by_role("button", name="Undo").click()
    assert slots(page, "bid")[1] == ""


def test_the_form_of_a_new_pad(new_page: NewPage) -> None:
    """Names are remembered, the order can be changed, what is begun survives a reload, and what is missing is said."""
    page = new_page("phone")
    new_pad(page, "joker-in-the-hole", NAMES[:3])
    page.goto("/pad/new")
    page.wait_for_selector(".game-cards label")
    page.get_by_role("button", name="Add Ben").click()
    page.get_by_role("button", name="Add Anna").click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_contain_text("Joker in the Hole is for 3 to 6 players.")
    page.locator(".seating li input").nth(2).fill("Ben")
    expect(page.get_by_role("alert")).to_contain_text("Ben is there twice")
    page.locator(".seating li input").nth(2).fill("Gül & Co")
    page.get_by_role("button", name="Move Anna up").click()
    page.get_by_role("textbox", name="Note").fill("Kitchen table")
    page.reload()
    page.wait_for_selector(".game-cards label")
    names = page.eval_on_selector_all(".seating li input", "all => all.map(field => field.value)")
    assert names[:3] == ["Anna", "Ben", "Gül & Co"]
    page.get_by_role("button", name="Ben deals first").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".dock .number")
    expect(page.locator(".facts")).to_contain_text("Ben deals")
    expect(page.locator(".letterhead")).to_contain_text("Kitchen table")
    assert re.fullmatch(
        r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d",
        next(entry["to"] for entry in book(page)["entries"] if entry["what"] == ["started"]),
    )
    page.goto("/pad")
    slips = page.locator(".slip-of-pad")
    expect(slips).to_have_count(2)
    expect(slips.first).to_contain_text("Kitchen table")


def test_house_rules_that_do_not_go_together(new_page: NewPage) -> None:
    page = new_page("desktop")
    fill_in(page, "wizards-and-jesters", NAMES[:3])
    dealers_hook(page)
    page.get_by_role("radio", name="All at once, shown together").check()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_have_text(
        re.compile("All at once, shown together and Dealer's hook: On do not go together")
    )
    page.get_by_role("radio", name="Off", exact=True).check()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".dock .number")
    assert book(page)["entries"][0]["to"]["options"] == {"bidding": "simultaneous"}


def test_a_dragged_name(new_page: NewPage) -> None:
    page = new_page("desktop")
    page.goto("/pad/new")
    page.wait_for_selector(".seating li")
    for place, name in enumerate(NAMES[:4]):
        page.locator(".seating li input").nth(place).fill(name)
    grip = page.locator(".seating .grip").first.bounding_box()
    goal = page.locator(".seating li").nth(2).bounding_box()
    assert grip
    assert goal
    page.mouse.move(grip["x"] + 8, grip["y"] + 20)
    page.mouse.down()
    page.mouse.move(goal["x"] + 8, goal["y"] - 10, steps=4)
    page.mouse.move(goal["x"] + 8, goal["y"] + 30, steps=4)
    page.mouse.up()
    names = page.eval_on_selector_all(".seating li input", "all => all.map(field => field.value)")
    assert names == ["Ben", "Carla", "Anna", "Dora"]


def test_a_pad_can_be_removed(new_page: NewPage) -> None:
    page = new_page("phone")
    new_pad(page, "joker-in-the-hole", NAMES[:3])
    address = page.url
    page.goto("/pad")
    page.get_by_role("button", name=re.compile("^Remove: Joker in the Hole")).click()
    page.get_by_role("button", name="Keep it").click()
    expect(page.locator(".slip-of-pad")).to_have_count(1)
    page.get_by_role("button", name=re.compile("^Remove: Joker in the Hole")).click()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.locator(".slip-of-pad")).to_have_count(0)
    page.goto(address)
    expect(page.get_by_role("heading", name="This pad is not here")).to_be_visible()


def test_larger_lettering_and_german(new_page: NewPage) -> None:
    page: Page = new_page("narrow", locale="de-DE")
    page.add_init_script("localStorage.setItem('foretrick.preferences', JSON.stringify({type: 'large'}))")
    page.goto("/pad/new")
    page.wait_for_selector(".game-cards label")
    for place, name in enumerate(NAMES[:3]):
        page.locator(".seating li input").nth(place).fill(name)
    page.get_by_role("button", name="Los").click()
    expect(page.locator(".dock h2")).to_have_text("Ben sagt an")
    tap(page, 0, 0)
    expect(page.locator(".sum")).to_contain_text("0 von 1 angesagt")
    overflow = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0
