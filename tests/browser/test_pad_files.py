"""Pads leave the browser and come back: files, tables for a spreadsheet, links that hold it all, records of matches."""

from __future__ import annotations

import base64
import csv
import io
import json
import re
import zlib
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from foretrick.scorepad import csvform, files, folding
from foretrick.scorepad.entries import entries_of
from tests.browser.conftest import NewPage
from tests.browser.padpage import NAMES, book, check_rows, new_pad, open_share, tap, write_down
from tests.browser.serving import Server
from tests.browser.test_axe import standings
from tests.record.test_record import some_record

ODD = ("=SUM(A1)", 'Ann, "the" Great', "Gül; Öz")
NOTE = "+1, at the Meiers'\nsecond line"


def some_pad(page: Page) -> None:
    """Two rounds closed and one begun, with names and a note that a table could stumble over."""
    new_pad(page, "joker-in-the-hole", ODD)
    tap(page, 0, 0, 1)
    tap(page, 0, 0, 1)
    page.get_by_role("button", name="Hearts", exact=True).click()
    tap(page, 1, 0, 2)
    tap(page, 0, 0, 2)
    tap(page, 1)
    page.locator(".letterhead").click()
    page.get_by_role("textbox", name="Note").fill(NOTE)
    page.get_by_role("button", name="Close").click()


def saved(page: Page, name: str, folder: Path) -> Path:
    open_share(page)
    with page.expect_download() as waiting:
        page.get_by_role("button", name=name, exact=True).click()
    page.get_by_role("button", name="Close").click()
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    return path


def opened(page: Page, path: Path) -> None:
    page.goto("/pad")
    page.locator("#pad-file").set_input_files(path)
    page.wait_for_selector(".sheet-table")


def as_shown(found: dict[str, Any]) -> dict[str, Any]:
    """The pad of these entries, without who wrote what when."""
    pad: dict[str, Any] = folding.fold(entries_of(found["entries"])).as_dict()
    return pad


def test_a_file_goes_out_and_comes_back(new_page: NewPage, tmp_path: Path) -> None:
    """R61: the same pad with all its history, in another browser and in the terminal."""
    page = new_page("phone")
    some_pad(page)
    path = saved(page, "Pad file", tmp_path)
    assert re.match(r"\d{4}-\d\d-\d\d Joker in the Hole\.json", path.name)
    before = book(page)
    assert [entry.as_dict() for entry in files.read(path.read_bytes(), "2026-01-01T00:00Z")] == before[
        "entries"
    ]
    other = new_page("desktop")
    opened(other, path)
    after = book(other)
    assert after["entries"] == before["entries"]
    assert after["rows"] == before["rows"]
    # Brought twice, it is still one pad, with what was written meanwhile.
    tap(other, 0)
    opened(other, path)
    assert len(book(other)["entries"]) == len(before["entries"]) + 1
    other.goto("/pad")
    expect(other.locator(".slip-of-pad")).to_have_count(1)


@pytest.mark.parametrize("divider", [",", ";"])
def test_a_table_goes_out_and_comes_back(new_page: NewPage, tmp_path: Path, divider: str) -> None:
    """R61: commas, quotes, line breaks and what a spreadsheet takes for a formula; the same text as the server's."""
    page = new_page("phone")
    some_pad(page)
    path = saved(page, "Table (CSV)", tmp_path)
    before = book(page)
    text = path.read_bytes().decode("utf-8-sig")
    assert text == csvform.as_csv(folding.fold(entries_of(before["entries"])))
    assert "\"'=SUM(A1)" in text or "'=SUM(A1)" in text
    if divider == ";":
        with path.open("w", encoding="utf-8", newline="") as out:
            csv.writer(out, delimiter=";").writerows(csv.reader(io.StringIO(text, newline="")))
    other = new_page("desktop")
    opened(other, path)
    after = book(other)
    assert as_shown(after) == as_shown(before)
    assert after["rows"] == before["rows"]
    started = as_shown(after)["started"]
    assert re.search(r"[+-]\d\d:\d\d$", started), "the date keeps its time zone"


def test_spades_in_a_table(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page("phone")
    new_pad(page, "spades-with-jokers", NAMES[:4])
    write_down(page, Ben="nil", Carla=3, Dora=2, Anna=3)
    write_down(page, Ben=0, Carla=4, Dora=6, Anna=3)
    path = saved(page, "Table (CSV)", tmp_path)
    before = book(page)
    assert path.read_bytes().decode("utf-8-sig") == csvform.as_csv(
        folding.fold(entries_of(before["entries"]))
    )
    opened(page, path)
    assert as_shown(book(page)) == as_shown(before)


def test_a_link_that_holds_it_all(new_page: NewPage) -> None:
    """The whole match behind the `#`: no request tells a server of it."""
    page = new_page("phone")
    some_pad(page)
    before = book(page)
    link = page.evaluate(
        "() => Promise.all([import('/static/pad/port.js'), import('/static/pad/book.js')])"
        ".then(([{ asLink }, { entries }]) => asLink(entries.value))"
    )
    assert [entry.as_dict() for entry in files.read_link(link)] == before["entries"]
    other = new_page("phone")
    asked: list[str] = []
    other.on("request", lambda request: asked.append(request.url))
    other.goto(link)
    other.wait_for_selector(".sheet-table")
    assert book(other)["entries"] == before["entries"]
    assert not any("z=" in address.partition("#")[0] for address in asked)
    assert not any("/api/pads" in address for address in asked)
    third = new_page("phone")
    third.goto(link[: len(link) // 2])
    expect(third.get_by_role("alert")).to_contain_text("cut off or changed")


def test_a_link_without_end(new_page: NewPage) -> None:
    """A short link that unfolds to more than any pad is put down in time."""
    packer = zlib.compressobj(9, wbits=-15)
    bomb = packer.compress(b" " * 60_000_000) + packer.flush()
    page = new_page("phone")
    page.goto(f"/pad#z={base64.urlsafe_b64encode(bomb).decode().rstrip('=')}")
    expect(page.get_by_role("alert")).to_contain_text("larger than any pad can be")


@pytest.mark.parametrize("game", ["wizards-and-jesters", "spades-with-jokers"])
def test_the_record_of_a_match_becomes_a_pad(new_page: NewPage, tmp_path: Path, game: str) -> None:
    """Bids, tricks and totals of a match that was played on the screen; the same pad as foretrick makes of it."""
    record = some_record(game, 5)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record), "utf-8")
    page = new_page("phone")
    opened(page, path)
    assert check_rows(page)["totals"] == record["result"]["totals"]
    theirs = files.read(path.read_bytes(), "2026-11-30T20:15:00+01:00")
    assert as_shown(book(page)) == folding.fold(theirs).as_dict()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("Dear all, here is the pad.", "This is no score pad."),
        ('{"format": "something-else"}', "This is no score pad."),
        ('{"format": "foretrick-pad/1", "entries": [', "breaks off"),
        ('{"format": "foretrick-pad/1", "entries": [{"id": 3}]}', "Entry 1 of this pad cannot be read"),
        ('{"format": "foretrick-pad/1", "entries": []}', "This pad is empty."),
        ("Foretrick pad,1\r\nGame,spades\r\nWhat,is,this\r\n", "Line 3 of this table"),
        ("\x00\x01\x02", "This is no score pad."),
    ],
)
def test_a_foreign_file_gets_a_sentence(
    new_page: NewPage, tmp_path: Path, content: str, sentence: str
) -> None:
    page = new_page("phone")
    page.goto("/pad")
    path = tmp_path / "what.json"
    path.write_text(content, "utf-8")
    page.locator("#pad-file").set_input_files(path)
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    expect(page.locator(".slip-of-pad")).to_have_count(0)


def test_from_the_final_standings(new_page: NewPage, server: Server) -> None:
    """A match that was played here is taken over to a pad with one press, and goes on with real cards."""
    page = new_page("phone")
    standings(page, server)
    on_screen = page.locator(".standings b").all_inner_texts()
    page.get_by_role("link", name="As a score pad").click()
    page.wait_for_selector(".sheet-table")
    rows = check_rows(page)
    assert rows["over"]
    assert sorted(rows["totals"], reverse=True) == [
        int(text.replace("\N{MINUS SIGN}", "-")) for text in on_screen
    ]
    page.get_by_role("button", name="Play round 4 all the same").click()
    tap(page, 1)


def test_a_table_that_is_not_there(new_page: NewPage) -> None:
    page = new_page("phone", quiet_about=("404",))
    page.goto("/pad#table=nowhere")
    expect(page.get_by_role("alert")).to_contain_text("no such table")
