"""A pad for everybody at the table: live, with and without the pen, off the network and back; no entry is ever lost."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.padpage import (
    NAMES,
    book,
    check_rows,
    new_pad,
    open_share,
    share,
    slots,
    tap,
    wait_until,
    without_texts,
    write_down,
)
from tests.browser.serving import Server

COUNTED = """() => Promise.all([import('/static/pad/book.js'), import('/static/pad/rows.js')])
  .then(([{ folded, tables }, { rowsOf }]) => rowsOf(folded.value, tables.value))"""
OFFLINE = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "WebSocket")


def settled(page: Page) -> None:
    """The server has all that was written here."""
    wait_until(
        page,
        "() => import('/static/pad/live.js').then(({ link, waiting }) => link.value === 'open' && waiting().length === 0)",
    )


def test_two_phones_live(new_page: NewPage, server: Server) -> None:
    """One shares, the other opens the link with the pen: each sees what the other writes, and both how many look."""
    one = new_page("phone")
    new_pad(one, "joker-in-the-hole", NAMES[:3])
    tap(one, 0)
    link = share(one)
    two = new_page("phone")
    two.goto(link)
    expect(two.get_by_label("Ben, bid, round 1")).to_have_value("0")
    assert "#" not in two.url, "the pen does not stay in the address"
    expect(one.locator(".pad-link")).to_contain_text("2 are looking")
    tap(two, 1)
    expect(one.get_by_label("Carla, bid, round 1")).to_have_value("1")
    tap(one, 1)
    write_down(one, Anna=1, Ben=0, Carla=0)
    expect(two.locator(".facts")).to_contain_text("Round 2")
    for page in (one, two):
        settled(page)
        found = check_rows(page)
        assert found["finished"] == 1
    assert book(one)["rows"] == book(two)["rows"]
    # What is shown comes from the server; the page would have counted the same by itself.
    pad = one.url.rpartition("/")[2]
    served = without_texts(server.get(f"/api/pads/{pad}").json()["rows"])
    assert without_texts(book(one)["rows"]) == served
    assert one.evaluate(COUNTED) == served


def test_whoever_watches_cannot_write(new_page: NewPage) -> None:
    one = new_page("phone")
    new_pad(one, "wizards-and-jesters", NAMES[:3])
    link = share(one)
    watcher = new_page("desktop")
    watcher.goto(link.partition("#")[0])
    expect(watcher.locator(".dock-watch")).to_contain_text("You are watching")
    assert watcher.locator(".dock .number").count() == 0
    expect(watcher.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    tap(one, 1)
    expect(watcher.get_by_label("Ben, bid, round 1")).to_have_value("1")
    watcher.get_by_label("Carla, bid, round 1").focus()
    watcher.keyboard.type("1")
    assert slots(watcher, "bid") == ["", "1", ""]
    # A pen that is none takes the right one from nobody.
    one.goto(f"{link.partition('#')[0]}#pen=not-the-pen-at-all-of-this-pad-here-000000000")
    one.reload()
    expect(one.locator(".dock .number").first).to_be_visible()
    # The same pad, now with the pen.
    watcher.goto(link)
    expect(watcher.locator(".dock .number").first).to_be_visible()
    # And a pen that is none.
    stranger = new_page("phone")
    stranger.goto(f"{link.partition('#')[0]}#pen=not-the-pen-at-all-of-this-pad-here-000000000")
    expect(stranger.get_by_role("alert")).to_contain_text("no pen that writes here")
    expect(stranger.locator(".dock-watch")).to_contain_text("You are watching")
    stranger.reload()
    expect(stranger.get_by_label("Ben, bid, round 1")).to_have_value("1")


def test_two_write_at_once_one_of_them_without_a_network(new_page: NewPage) -> None:
    """Both entries are in the log; the place that both wrote shows both values until somebody settles it."""
    one = new_page("phone")
    new_pad(one, "joker-in-the-hole", NAMES[:3])
    link = share(one)
    two = new_page("phone", quiet_about=OFFLINE)
    two.goto(link)
    two.wait_for_selector(".dock .number")
    settled(two)
    two.context.set_offline(True)
    expect(two.locator(".pad-link")).to_contain_text("No connection")
    tap(two, 1, 0)
    expect(two.locator(".pad-link")).to_contain_text("2 changes wait here")
    tap(one, 0)
    settled(one)
    two.context.set_offline(False)
    settled(two)
    settled(one)
    for page in (one, two):
        expect(page.locator(".contested")).to_contain_text("Two wrote the bid of Ben in round 1")
        expect(page.get_by_label("Carla, bid, round 1")).to_have_value("0")
    assert [entry["id"] for entry in book(one)["entries"]] == [entry["id"] for entry in book(two)["entries"]]
    bids = [entry["to"] for entry in book(one)["entries"] if entry["what"][2:] == ["bid", "p2"]]
    assert sorted(bids) == [0, 1], "nobody's entry is lost"
    assert one.locator(".contested-values b").all_inner_texts() == ["0", "1"]
    one.locator(".contested-values .number:has(b:text-is('1'))").click()
    expect(two.locator(".contested")).to_have_count(0)
    expect(two.get_by_label("Ben, bid, round 1")).to_have_value("1")
    expect(two.get_by_label("Carla, bid, round 1")).to_have_value("0")
    settled(one)
    check_rows(one)
    check_rows(two)


def test_a_restart_of_the_server(new_page: NewPage, mortal_server: Server) -> None:
    """The server dies, one writes on, the server comes back: it has everything, and so has the other phone."""
    one = new_page("phone", at=mortal_server, quiet_about=OFFLINE)
    new_pad(one, "joker-in-the-hole", NAMES[:3])
    link = share(one)
    tap(one, 0)
    settled(one)
    mortal_server.kill()
    tap(one, 0, 1)
    expect(one.locator(".pad-link")).to_contain_text("2 changes wait here")
    one.reload()
    one.wait_for_selector(".dock .number")
    assert slots(one, "bid") == ["1", "0", "0"]
    mortal_server.start()
    settled(one)
    two = new_page("desktop", at=mortal_server, quiet_about=OFFLINE)
    two.goto(link)
    two.wait_for_selector(".dock .number")
    assert slots(two, "bid") == ["1", "0", "0"]
    pad = link.partition("#")[0].rpartition("/")[2]
    assert mortal_server.get(f"/api/pads/{pad}").json()["number"] == len(book(one)["entries"])


def test_the_codes_and_links(new_page: NewPage) -> None:
    """A code to write and one to watch; the pen travels in no address of a request."""
    asked: list[str] = []
    page = new_page("phone")
    page.on("request", lambda request: asked.append(request.url))
    new_pad(page, "joker-in-the-hole", NAMES[:3])
    open_share(page)
    page.get_by_role("button", name="Share this pad").click()
    expect(page.get_by_role("img", name="QR code of the link to write")).to_be_visible()
    page.get_by_role("radio", name="to watch").check()
    expect(page.get_by_role("img", name="QR code of the link to watch")).to_be_visible()
    pen_token = page.evaluate("() => import('/static/pad/book.js').then((book) => book.info.value.pen)")
    assert pen_token
    assert not any(pen_token in address for address in asked)
    page.get_by_role("button", name="Close").click()
    page.reload()
    page.wait_for_selector(".dock .number")
    page.goto("/pad")
    expect(page.locator(".slip-of-pad")).to_contain_text("shared")
