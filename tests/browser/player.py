"""A player who sees the page and nothing else, and does what the page offers."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Locator, Page, Position

CARD = ".hand [data-card]"
LEGAL_CARD = f"{CARD}[aria-disabled='false']"
BID = ".asking.bids [data-bid]:not([aria-disabled])"
NEXT = ".summary:not(.match-over) .summary-next button"
OVER = ".match-over"
OFFERS = {
    "look": ".asking [data-look]",
    "trump": ".asking [data-trump]",
    "bid": BID,
    "play": LEGAL_CARD,
    "next": NEXT,
    "over": OVER,
}
# A card is touched where it can always be seen: at its index.
CORNER: Position = {"x": 11, "y": 14}
MINUS = "\N{MINUS SIGN}"

_OFFERED = """(offers) => {
  for (const [kind, where] of Object.entries(offers)) {
    const found = [...document.querySelectorAll(where)];
    if (found.length) {
      return [kind, found.map((e) => e.dataset.card ?? e.dataset.bid ?? e.dataset.trump ?? '')];
    }
  }
  return null;
}"""

_SHOWN = """() => {
  const texts = (where) => [...document.querySelectorAll(where)].map((e) => e.textContent);
  return {
    round: texts('.strip .game'),
    trump: document.querySelector('.strip .trump')?.getAttribute('aria-label'),
    seats: texts('.seat > .sr-only'),
    own: texts('.own-seat > .sr-only'),
    says: texts('.says'),
    sum: texts('.sum'),
    trick: texts('.played .sr-only'),
    hand: [...document.querySelectorAll('.hand [data-card]')].map(
      (e) => [e.dataset.card, e.getAttribute('aria-disabled')]),
    backs: document.querySelectorAll('.hand .back').length,
    asked: [...document.querySelectorAll('.asking button')].map(
      (e) => [e.textContent, e.getAttribute('aria-disabled')]),
  };
}"""


def shown(page: Page) -> dict[str, Any]:
    """Everything the table shows: seats with bids and tricks, the trick, the hand, the message."""
    found: dict[str, Any] = page.evaluate(_SHOWN)
    return found


def settled(page: Page) -> dict[str, Any]:
    """What the table shows when it is this page's turn to play and no finished trick lies there any more."""
    page.wait_for_selector(LEGAL_CARD)
    page.wait_for_selector(".trick.open")
    return shown(page)


def hand_of(page: Page) -> list[str]:
    """The cards of the hand, in the order in which they lie."""
    cards: list[str] = page.eval_on_selector_all(CARD, "all => all.map(e => e.dataset.card)")
    return cards


def number(text: str) -> int:
    """A number as the page writes it."""
    return int(text.replace(MINUS, "-"))


def card(page: Page, code: str) -> Locator:
    return page.locator(f'.hand [data-card="{code}"]')


def token_of(page: Page, table: str) -> str:
    token: str = page.evaluate("id => localStorage.getItem('foretrick.seat.' + id)", table)
    return token


def table_of(page: Page) -> str:
    return page.url.split("/t/")[1].split("#")[0]


def eventually(page: Page, check: Callable[[], object], seconds: float = 20) -> None:
    """Wait until `check` holds, letting the page go on meanwhile."""
    end = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < end, f"not so within {seconds} s; the page shows {shown(page)}"
        page.wait_for_timeout(15)


# The page takes a second action this soon after the first for the end of a double click.
BREATH_S = 0.33
_acted: WeakKeyDictionary[Page, float] = WeakKeyDictionary()


def breathe(page: Page) -> None:
    """Leave the pause between two actions that a person would."""
    rest = _acted.get(page, 0) + BREATH_S - time.monotonic()
    if rest > 0:
        page.wait_for_timeout(1000 * rest)


def acted(page: Page) -> None:
    """Note that an action was just taken."""
    _acted[page] = time.monotonic()


class Player:
    """Plays the seat of a page by touch or by mouse. The same `seed` chooses alike."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.touch: bool = page.evaluate("() => matchMedia('(pointer: coarse)').matches")
        self._chance = random.Random(seed)
        self.done: list[str] = []

    def press(self, what: Locator, **where: Any) -> None:
        if self.touch:
            what.tap(**where)
        else:
            what.click(**where)

    def offered(self) -> tuple[str, list[str]] | None:
        """The kind of what is offered now and the choices, `None` while the page waits for others."""
        found = self.page.evaluate(_OFFERED, OFFERS)
        return (found[0], found[1]) if found else None

    def play_card(self, code: str) -> None:
        """Tap to lift, tap again to play, and see the card leave the hand."""
        found = card(self.page, code)
        self.press(found, position=CORNER)
        breathe(self.page)
        self.press(found, position=CORNER)
        acted(self.page)
        eventually(self.page, lambda: not found.count())

    def step(self, wait: bool = True) -> str | None:
        """Do one thing that the page offers; tell what it was, or `None` when it offered nothing."""
        if wait:
            self.page.wait_for_selector(", ".join(OFFERS.values()), state="attached")
        found = self.offered()
        if found is None:
            return None
        kind, choices = found
        if kind == "over":
            return "over"
        choice = self._chance.choice(choices)
        self._do(kind, choice)
        self.done.append(f"{kind} {choice}".strip())
        return self.done[-1]

    def _do(self, kind: str, choice: str) -> None:
        if kind == "play":
            return self.play_card(choice)
        where = {
            "look": ".asking [data-look]",
            "trump": f'.asking [data-trump="{choice}"]',
            "bid": f'.asking [data-bid="{choice}"]',
            "next": NEXT,
        }[kind]
        button = self.page.locator(where)
        breathe(self.page)
        self.press(button)
        acted(self.page)
        button.wait_for(state="detached")
        return None

    def play_until(self, stop: Callable[[str], bool], limit: int = 400) -> str:
        """Go on until `stop` holds for what was just done."""
        for _ in range(limit):
            done = self.step()
            if done and (stop(done) or done == "over"):
                return done
        raise AssertionError(f"no end after {limit} steps: {self.done[-8:]}")


def play_together(players: list[Player], stop: Callable[[], bool], limit_s: float = 60) -> None:
    """Let several people at one table go on, whoever is asked first, until `stop` holds."""
    end = time.monotonic() + limit_s
    while not stop():
        assert time.monotonic() < end, f"no end: {[player.done[-3:] for player in players]}"
        steps = [player.step(wait=False) for player in players]
        if not any(steps):
            players[0].page.wait_for_timeout(15)
