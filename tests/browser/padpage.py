"""Keeping a score pad as people do: by thumb, by typing, and reading what stands there."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from playwright.sync_api import Page, expect

from foretrick.scorepad import folding
from foretrick.scorepad.entries import entries_of
from foretrick.scorepad.rows import rows

NUMBERS = ".dock .number"
NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Fritz")
# What the page has and what it makes of it, at one moment.
_BOOK = """() => import('/static/pad/book.js').then((book) => ({
  entries: book.entries.value, rows: book.rows.value, numbered: book.log.value.every(({ number }) => number !== null),
}))"""


# Playwright's own waiting takes a promise for an answer.
_UNTIL = """async () => {
  const end = performance.now() + 20_000;
  while (!(await CHECK())) {
    if (performance.now() > end) throw new Error('not so within 20 s');
    await new Promise((done) => setTimeout(done, 20));
  }
}"""


def wait_until(page: Page, check: str) -> None:
    """Wait until a function of the page, which may answer later, answers with something true."""
    page.evaluate(_UNTIL.replace("CHECK", f"({check})"))


def fill_in(page: Page, game: str, names: Sequence[str]) -> None:
    """Choose the game and write the names into the form of a new pad."""
    page.goto("/pad/new")
    page.wait_for_selector(".game-cards label")
    page.locator(f".game-cards label:has(.emblem[data-game='{game}'])").click()
    fields = page.locator(".seating li input")
    while fields.count() < len(names):
        page.get_by_role("button", name="Another player").click()
    for place, name in enumerate(names):
        fields.nth(place).fill(name)


def dealers_hook(page: Page) -> None:
    """Open the house rules of the form and turn the hook on."""
    page.get_by_text("House rules: as written").click()
    page.get_by_role("radio", name="On", exact=True).check()


def new_pad(page: Page, game: str, names: Sequence[str], first: str | None = None) -> None:
    """Begin a pad by its form."""
    fill_in(page, game, names)
    if first is not None:
        page.get_by_role("button", name=f"{first} deals first").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(NUMBERS)


def tap(page: Page, *values: int | str) -> None:
    """Press these numbers, one after the other."""
    for value in values:
        page.locator(f"{NUMBERS}[data-number='{value}']").click()


def write_down(page: Page, **numbers: int | str) -> None:
    """Press each player's number when the pen is there."""
    for _ in numbers:
        _, name = pen(page)
        tap(page, numbers[name])


def book(page: Page) -> dict[str, Any]:
    """The entries that the page has, and its rows."""
    found: dict[str, Any] = page.evaluate(_BOOK)
    return found


def slots(page: Page, kind: str) -> list[str]:
    """What stands in the row that is open for writing, by column."""
    found: list[str] = page.eval_on_selector_all(
        f".slot[data-kind='{kind}']", "all => all.map(field => field.value)"
    )
    return found


def pen(page: Page) -> tuple[str, str]:
    """Where the pen is: the kind of the number, and the name of its player."""
    field = page.locator(".slot[data-here]")
    kind = field.get_attribute("data-kind") or ""
    label = field.get_attribute("aria-label") or ""
    return kind, label.partition(",")[0]


def ruled(found: dict[str, Any]) -> dict[str, Any]:
    """The rows that the rules make of the page's entries."""
    return rows(folding.fold(entries_of(found["entries"]))).as_dict()


def without_texts(value: Any) -> Any:
    """Rows without the sentences that a server adds to its messages."""
    if isinstance(value, dict):
        return {key: without_texts(item) for key, item in value.items() if key != "text"}
    return [without_texts(item) for item in value] if isinstance(value, list) else value


def check_rows(page: Page) -> dict[str, Any]:
    """The page shows what the rules say; its rows."""
    found = book(page)
    assert without_texts(found["rows"]) == ruled(found)
    rows_: dict[str, Any] = found["rows"]
    return rows_


def totals(page: Page) -> list[str]:
    return page.locator(".sheet-table tfoot td b").all_inner_texts()


def drawn_round(rng: random.Random, cards: int, players: int, bids: Sequence[int]) -> Iterator[int]:
    """Tricks for each player that add up to the cards, near what was bid."""
    left = cards
    for place in range(players - 1):
        wanted = bids[place] + rng.choice([0, 0, 0, 1, -1])
        taken = max(0, min(left, wanted))
        yield taken
        left -= taken
    yield left


def play_round(page: Page, rng: random.Random, write: Any) -> None:
    """Write a whole round with a writer of numbers: bids of about a share each, then tricks that add up."""
    facts = page.locator(".facts").inner_text()
    cards = int(facts.split("card")[0].split()[-1])
    players = page.locator(".slot[data-kind='bid']").count()
    bids = []
    for _ in range(players):
        offered = [
            int(number)
            for number in page.eval_on_selector_all(
                f"{NUMBERS}:not([aria-disabled])", "all => all.map(button => button.dataset.number)"
            )
            if number.isdigit()
        ]
        share = cards / players
        bid = rng.choice([bid for bid in offered if bid <= share + 2] or offered)
        bids.append(bid)
        write(bid)
    for taken in drawn_round(rng, cards, players, bids):
        write(taken)


def open_share(page: Page) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Share, save, print").click()


def share(page: Page) -> str:
    """Share the open pad and return the link with the pen."""
    open_share(page)
    page.get_by_role("button", name="Share this pad").click()
    expect(page.locator(".shared-code img")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    pen_token = page.evaluate("() => import('/static/pad/book.js').then((book) => book.info.value.pen)")
    return f"{page.url}#pen={pen_token}"
