"""How soon is the pad there, and what does it weigh? A cold browser each time, a server of its own.

    python bench/pad.py [--times 10] [--json]

`first`: the page of all pads, until its button can be pressed. `match`: a pad with eight rounds, straight from its long
link, until the next number can be pressed. Milliseconds since the address was asked for, by the page's own clock;
bytes as they travelled. No service worker: it would fetch for later what is not needed now.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from foretrick.scorepad.entries import Writing
from foretrick.scorepad.files import as_link

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "service_workers": "block",
}
WEIGHED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .reduce((sum, { transferSize }) => sum + transferSize, 0)"""
# The clock is read in the frame in which the thing is there.
THERE = """(selector) => new Promise((done) => {
  const look = () => document.querySelector(selector) ? done(performance.now()) : requestAnimationFrame(look);
  look();
})"""


def some_match() -> str:
    """The fragment of a link with eight rounds of Wizards and Jesters."""
    writing = Writing("bench", "2026-11-30T20:15:00+01:00")
    writing.write(["game"], {"key": "wizards-and-jesters", "options": {}})
    players = ["p1", "p2", "p3", "p4"]
    for player, name in zip(players, ("Anna", "Ben", "Carla", "Dora"), strict=True):
        writing.write(["player", player], name)
    for number in range(1, 9):
        at = ("round", f"r{number}")
        place = {
            "place": number,
            "seats": players,
            "dealer": players[(number - 1) % 4],
            "cards": number,
        }
        writing.write(at, place)
        for seat, player in enumerate(players):
            writing.write([*at, "bid", player], number // 2 if seat == 0 else 0)
            writing.write([*at, "tricks", player], number if seat == 0 else 0)
    return as_link(writing.entries)


def measured(browser: Browser, address: str, selector: str, times: int) -> dict[str, Any]:
    """The times of some cold loads, and the bytes of the last."""
    found, bytes_ = [], 0
    for _ in range(times):
        context = browser.new_context(**PHONE)
        page = context.new_page()
        page.goto(address, wait_until="commit")
        found.append(float(page.evaluate(THERE, selector)))
        page.wait_for_load_state("networkidle")
        bytes_ = int(page.evaluate(WEIGHED))
        context.close()
    return {"median_ms": statistics.median(found), "worst_ms": max(found), "bytes": bytes_}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    path = os.environ.get("FORETRICK_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        raise SystemExit("No Chromium or Chrome is installed; set FORETRICK_CHROMIUM to one.")
    command = [sys.executable, "-u", "-c", "from foretrick.cli import main; main()"]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        options = ["serve", "--no-browser", "--host", "127.0.0.1", "--port", "0", "--data", folder]
        server = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            origin = next(
                found[1] for line in server.stdout if (found := re.search(r"open at (http://\S+?:\d+)", line))
            )
            browser = driver.chromium.launch(executable_path=path, args=ARGUMENTS)
            result = {
                "first": measured(browser, f"{origin}/pad", ".pad-start-new a", asked.times),
                "match": measured(browser, f"{origin}/pad#{some_match()}", ".dock .number", asked.times),
            }
            browser.close()
        finally:
            server.terminate()
            server.wait(15)
    if asked.json:
        print(json.dumps(result))
        return
    for name, one in result.items():
        print(
            f"{name:6} {one['median_ms']:7.0f} ms  (worst {one['worst_ms']:.0f})  {one['bytes'] / 1000:.0f} kB"
        )


if __name__ == "__main__":
    main()
