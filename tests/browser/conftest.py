"""A real server and a real Chromium for the tests that play through the page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.serving import Server

HERE = Path(__file__).parent
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# No name but the server's own address is ever looked up, whatever a page or the browser itself may want.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]
SIZES: dict[str, dict[str, Any]] = {
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "narrow": {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True},
}
PATIENCE_MS = 20_000

expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of all tests that leave it alone."""
    found = Server(tmp_path_factory.mktemp("tables"))
    found.start()
    yield found
    said = found.stop()
    assert "Traceback" not in said, said
    assert "slipped" not in said, said


@pytest.fixture
def mortal_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill and start again."""
    found = Server(tmp_path)
    found.start()
    yield found
    said = found.stop()
    assert "Traceback" not in said, said


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium. One for each file: while its driver lives, no test beside these could run an event loop."""
    path = os.environ.get("FORETRICK_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        pytest.skip("no Chromium or Chrome is installed; set FORETRICK_CHROMIUM to one")
    with sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield found
        found.close()


class Watch:
    """What every page of a test asked for, and what went wrong in it."""

    def __init__(self) -> None:
        self.addresses: list[str] = []
        self.troubles: list[str] = []

    def follow(self, context: BrowserContext, quiet_about: tuple[str, ...]) -> None:
        def heard(message: ConsoleMessage) -> None:
            if message.type == "error" and not any(words in message.text for words in quiet_about):
                self.troubles.append(f"{message.text} ({message.location.get('url')})")

        context.on("request", lambda request: self.addresses.append(request.url))
        context.on("console", heard)
        context.on("weberror", lambda fault: self.troubles.append(str(fault.error)))

    def follow_page(self, page: Page) -> None:
        page.on("websocket", lambda socket: self.addresses.append(socket.url.replace("ws://", "http://", 1)))


@pytest.fixture
def watch() -> Watch:
    return Watch()


NewPage = Callable[..., Page]


@pytest.fixture
def new_page(browser: Browser, server: Server, watch: Watch) -> Iterator[NewPage]:
    """Opens pages: `new_page("phone", at=server)`, each in a browser context of its own or in `beside`'s.

    After the test no page may have asked another host for anything, or have failed in any way but those that the
    test expects (`quiet_about`).
    """
    contexts: list[BrowserContext] = []
    origins = {server.origin}

    def make(
        size: str = "desktop",
        at: Server = server,
        beside: Page | None = None,
        quiet_about: tuple[str, ...] = (),
        **more: Any,
    ) -> Page:
        if beside is not None:
            context = beside.context
        else:
            settings = {**SIZES[size], "base_url": at.origin, "reduced_motion": "reduce", **more}
            context = browser.new_context(**settings)
            context.set_default_timeout(PATIENCE_MS)
            watch.follow(context, quiet_about)
            contexts.append(context)
        origins.add(at.origin)
        page = context.new_page()
        watch.follow_page(page)
        return page

    yield make
    for context in contexts:
        context.close()
    strangers = [
        address
        for address in watch.addresses
        if not address.startswith((*(f"{origin}/" for origin in origins), "data:", "blob:"))
    ]
    assert not strangers, f"asked of other hosts: {strangers}"
    assert not watch.troubles, watch.troubles
