"""Tables that already stand where a test wants them, written to the server's own log."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from foretrick import games
from foretrick.play import Match
from foretrick.server import log
from foretrick.server.log import Entry, Logged
from foretrick.server.store import Store, hash_token, new_token, sqlite_url
from foretrick.server.table import folded
from tests.browser.serving import Server

View = dict[str, Any]
BOT_NAMES = ("Otter", "Heron", "Badger", "Lynx")
SEEDS_TRIED = 12


@dataclass(frozen=True)
class Wanted:
    """What the table is to be. `people`: names by seat, the host at seat 0; a bot sits on every other seat.

    `until` gets the view of seat `eyes` before every action; where it is true, the scene is set.
    """

    game: str
    until: Callable[[View], bool]
    seats: int = 4
    options: Mapping[str, object] = field(default_factory=dict)
    people: Mapping[int, str] = field(default_factory=lambda: {0: "Anna"})
    eyes: int = 0
    pace: tuple[int, int] = (0, 0)  # rest_ms, pace_ms


@dataclass(frozen=True)
class Scene:
    """A table with the seat tokens of its people, and the view of the seat it was made for."""

    table: str
    tokens: Mapping[int, str]
    view: View

    @property
    def path(self) -> str:
        return f"/t/{self.table}"

    def seat_link(self, seat: int = 0) -> str:
        return f"{self.path}#seat={self.tokens[seat]}"


def set_scene(server: Server, wanted: Wanted) -> Scene:
    """Play at random up to the moment that is wanted, and open the table there."""
    for seed in range(SEEDS_TRIED):
        played = _played(wanted, random.Random(seed))
        if played is not None:
            return _written(server, wanted, *played)
    raise AssertionError(f"no such moment of {wanted.game} in {SEEDS_TRIED} matches")


def _played(wanted: Wanted, chance: random.Random) -> tuple[list[Entry], View] | None:
    bots = iter(BOT_NAMES)
    names = [wanted.people.get(seat) or next(bots) for seat in range(wanted.seats)]
    match = Match.undealt(wanted.game, players=names, options=wanted.options)
    entries: list[Entry] = []
    while not match.over:
        if match.phase == "deal":
            deal = match.draw(chance)
            match.apply(deal)
            entries.append(log.Dealt(deal.as_dict()))
        view = match.view(wanted.eyes).as_dict()
        if wanted.until(view):
            return _opening(wanted, names) + entries, view
        seat = chance.choice(match.waiting_for)
        action = chance.choice(match.legal(seat))
        match.apply(action, seat)
        entries.append(log.Acted(seat, action.text, "person" if seat in wanted.people else "bot"))
    return None


def _opening(wanted: Wanted, names: list[str]) -> list[Entry]:
    options = dict(games.sheet(wanted.game, wanted.seats, wanted.options).options)
    seated: list[Entry] = [
        log.Sat(seat, name) if seat in wanted.people else log.BotAdded(seat, "steady", name)
        for seat, name in enumerate(names)
    ]
    rest, pace = wanted.pace
    settings = log.SettingsChanged(0, rest_ms=rest, pace_ms=pace, away_s=3600, next_s=600)
    return [log.Created(wanted.game, wanted.seats, options), *seated, settings, log.Started()]


def _written(server: Server, wanted: Wanted, entries: list[Entry], view: View) -> Scene:
    now = time.time_ns() // 1_000_000
    rows = [Logged(number, now, entry) for number, entry in enumerate(entries, 1)]
    table = f"t{random.randrange(36**6):x}"
    folded(table, rows)
    tokens = {seat: new_token() for seat in wanted.people}
    keys = {2 + seat: hash_token(token) for seat, token in tokens.items()}

    async def write() -> None:
        store = await Store.open(sqlite_url(server.database))
        try:
            await store.create(table, wanted.game, rows, keys)
        finally:
            await store.close()

    _run_apart(write)
    return Scene(table, tokens, view)


def _run_apart(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """In a thread of its own: the browser's driver keeps an event loop running in this one."""
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, work()).result()


def my_turn_to_play(view: View) -> bool:
    return view["phase"] == "play" and view["turn"] == view["seat"]


def my_turn_to_bid(view: View) -> bool:
    """Seat 0 has seen its hand and is to bid."""
    return view["phase"] == "bid" and view["turn"] == 0 and "look" not in view["legal"]
