"""When a table moves by itself. Everything here is worked out from the table, who is connected, and the time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, Protocol

from foretrick.play import Play
from foretrick.server.table import Table

# With nobody to press a button a summary stands just long enough to be read.
BOTS_ONLY_MS = 5_000
# How long a person takes who has only one card to play: an automatic play must not be told by its quickness.
AUTO_PLAY_MS = (700, 2_600)


class Clock(Protocol):
    """The time, and waiting for it; tests bring their own."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


class WallClock:
    """The real time."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


@dataclass(frozen=True)
class Due:
    """Something the table does by itself at `at` (ms) unless things change before. `shown`: people see it coming."""

    at: int
    what: Literal["deal", "bot", "auto-play", "stand-in", "poll"]
    seat: int = -1
    shown: bool = False


@dataclass(frozen=True)
class Presence:
    """Who is connected. `awake` is since when somebody is (ms), `None` while nobody is.

    `gone(seat)` is since when a seat's person is not connected, `None` for one who is.
    """

    awake: int | None
    gone: Callable[[int], int | None]


def dues(table: Table, presence: Presence, delay: Callable[[int], int]) -> list[Due]:
    """Everything that will happen by itself, soonest first; nothing while the table is paused or nobody looks.

    `delay(seat)` is how long (ms) this seat's automatic play waits at this moment: the same each time it is asked.
    """
    if table.paused or presence.awake is None or table.match is None or table.status == "over":
        return []
    if table.match.phase == "deal":
        found = [_deal(table, presence.awake)]
    else:
        found = [*_bots(table), *_auto_plays(table, presence, delay), *_absences(table, presence)]
    return sorted(found, key=lambda due: due.at)


def _deal(table: Table, awake: int) -> Due:
    if table.status == "playing":
        return Due(table.moved, "deal")
    people = [seat for seat in table.people if table.seats[seat].waited_for]
    if not people:
        return Due(max(table.moved, awake) + BOTS_ONLY_MS, "deal", shown=True)
    if all(seat in table.ready for seat in people):
        return Due(table.moved, "deal")
    return Due(max(table.moved, awake) + table.pace.next_s * 1000, "deal", shown=True)


def _lead_wait(table: Table) -> int:
    return table.pace.rest_ms if table.trick_lies else 0


def _bots(table: Table) -> list[Due]:
    seat = next((seat for seat in table.waiting_for if table.seats[seat].played_by_bot), None)
    if seat is None:
        return []
    return [Due(table.moved + max(table.pace.pace_ms, _lead_wait(table)), "bot", seat)]


def _auto_plays(table: Table, presence: Presence, delay: Callable[[int], int]) -> list[Due]:
    assert table.match is not None
    return [
        Due(table.moved + _lead_wait(table) + delay(seat), "auto-play", seat)
        for seat in table.waiting_for
        if table.seats[seat].auto_play
        and table.seats[seat].waited_for
        and presence.gone(seat) is None
        and len(legal := table.match.legal(seat)) == 1
        and isinstance(legal[0], Play)
    ]


def _absences(table: Table, presence: Presence) -> list[Due]:
    found = []
    for seat in table.waiting_for:
        gone = presence.gone(seat)
        if table.seats[seat].waited_for and gone is not None:
            since = max(gone, table.moved, presence.awake or 0)
            found.append(Due(since + table.pace.away_s * 1000, "stand-in", seat, shown=True))
    return found
