"""The pad without a network, from the first visit on; what it weighs; and that nothing of the server's is kept."""

from __future__ import annotations

import random
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.padpage import NAMES, check_rows, new_pad, play_round, slots, tap, wait_until
from tests.browser.serving import Server

OFFLINE = ("ERR_INTERNET_DISCONNECTED", "WebSocket")
MOST_BYTES = 300_000
# Everything is in the store when the worker that put it there is active.
_AT_HAND = "() => navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"


def at_hand(page: Page) -> None:
    wait_until(page, _AT_HAND)


def test_a_cold_start_without_a_network(new_page: NewPage) -> None:
    """One visit, then no network: a new pad, a match with its chart, another tab, the list of pads."""
    page = new_page("phone", quiet_about=OFFLINE)
    page.goto("/pad")
    at_hand(page)
    page.context.set_offline(True)
    page.close()
    page = new_page(beside=page)
    new_pad(page, "joker-in-the-hole", NAMES[:3])
    rng = random.Random(3)
    for _ in range(3):
        play_round(page, rng, lambda value: tap(page, value))
    assert check_rows(page)["finished"] == 3
    expect(page.locator(".totals-plot svg .end-label").first).to_be_attached()
    tap(page, 1)
    page.reload()
    page.wait_for_selector(".dock .number")
    assert "1" in slots(page, "bid")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Share, save, print").click()
    page.get_by_role("button", name="Share this pad").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    page.goto("/pad")
    expect(page.locator(".slip-of-pad")).to_contain_text("3 of 10 rounds")
    page.goto("/")
    page.get_by_role("link", name="Score pad").first.click()
    expect(page.locator(".slip-of-pad")).to_have_count(1)


def test_german_without_a_network(new_page: NewPage) -> None:
    page = new_page("phone", locale="de-DE", quiet_about=OFFLINE)
    page.goto("/pad")
    at_hand(page)
    page.context.set_offline(True)
    page.goto("/pad/new")
    expect(page.get_by_role("heading", name="Neuer Block")).to_be_visible()
    page.get_by_text("Hausregeln: wie geschrieben").click()
    expect(page.locator(".option").first).to_be_visible()


def test_only_files_of_the_client_are_kept(new_page: NewPage, server: Server) -> None:
    """Nothing under /api/, no page but the one, and all that the worker says; a new version would be another store."""
    page = new_page("phone")
    page.goto("/pad")
    at_hand(page)
    new_pad(page, "joker-in-the-hole", NAMES[:3])
    page.goto("/")
    page.wait_for_selector(".big-card")
    kept: dict[str, list[str]] = page.evaluate(
        "async () => Object.fromEntries(await Promise.all((await caches.keys()).map(async (name) =>"
        " [name, (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)])))"
    )
    assert len(kept) == 1
    (name, paths), *_ = kept.items()
    worker = server.get("/sw.js").text
    assert name.removeprefix("foretrick-") in worker.partition("\n")[0]
    assert [path for path in paths if not path.startswith(("/static/", "/messages/"))] == ["/pad"]
    assert "/static/vendor/signals-core/signals-core.js" in paths


def weighed(page: Page) -> tuple[int, list[Any]]:
    """The bytes that came over the network for this page, itself included, and the heaviest parts."""
    found = page.evaluate(
        "() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]"
        ".map(({ name, transferSize }) => [new URL(name).pathname, transferSize])"
    )
    return sum(size for _, size in found), sorted(found, key=lambda part: -part[1])[:8]


def test_what_the_pad_weighs(new_page: NewPage) -> None:
    """From nothing to a match with its chart: under 300 kB, as it travels. (A worker would fetch it all once more.)"""
    page = new_page("phone", service_workers="block")
    page.goto("/pad")
    page.wait_for_selector(".pad-start-new")
    first, heaviest = weighed(page)
    assert 50_000 < first < MOST_BYTES, heaviest
    # In the same document, so that all that comes later is counted too.
    page.get_by_role("link", name="New pad").click()
    page.wait_for_selector(".game-cards label")
    page.locator(".game-cards label:has(.emblem[data-game='joker-in-the-hole'])").click()
    for place, name in enumerate(NAMES[:3]):
        page.locator(".seating li input").nth(place).fill(name)
    page.get_by_role("button", name="Start").click()
    rng = random.Random(1)
    for _ in range(2):
        play_round(page, rng, lambda value: tap(page, value))
    page.wait_for_selector(".totals-plot svg")
    whole, heaviest = weighed(page)
    assert first < whole < MOST_BYTES, heaviest


def test_files_travel_compressed(server: Server) -> None:
    with httpx.Client(trust_env=False, base_url=server.origin) as client:
        for path in (
            "/static/pad/sheet.js",
            "/static/pad/tables.json",
            "/static/pad/pad.css",
            "/messages/en.ftl",
        ):
            answer = client.get(path, headers={"accept-encoding": "gzip"})
            assert answer.headers["content-encoding"] == "gzip", path
        font = client.get("/static/fonts/source-sans-3-latin.woff2", headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in font.headers
