"""What came of one deal: whole numbers by entrant, small enough to be sent and kept."""

from __future__ import annotations

import math

import msgspec

STEP = math.log(1.01)  # times are counted in classes one per cent wide


class Tally(msgspec.Struct):
    """What one entrant did with a deal, over all the tables and all the seats that it had.

    `points` adds up, for every round and seat, (sides - 1) times the lead over the mean of the other sides, which is
    a whole number. A seat where partners share a contract counts that contract; a nil counts apart. `won` is of
    whole matches, a shared one in parts. `times` counts the decisions by class of duration.
    """

    points: int = 0
    rounds: int = 0
    bids: int = 0
    met: int = 0
    nils_bid: int = 0
    nils_made: int = 0
    won: float = 0.0
    tables: int = 0
    times: dict[int, int] = msgspec.field(default_factory=dict)
    slips: dict[str, int] = msgspec.field(default_factory=dict)
    trouble: str | None = None  # the first slip, in a sentence

    def timed(self, seconds: float) -> None:
        """Count a decision."""
        place = round(math.log(max(seconds, 1e-7)) / STEP)
        self.times[place] = self.times.get(place, 0) + 1

    def slipped(self, kind: str, sentence: str) -> None:
        """Count a decision that the default action had to stand in for."""
        self.slips[kind] = self.slips.get(kind, 0) + 1
        self.trouble = self.trouble or sentence


class Outcome(msgspec.Struct):
    """A deal played at all its tables: `scores` by table and side, `deals` the different deals (of a match: several),
    `rounds` the rounds at all tables together.
    """

    number: int
    deals: int
    rounds: int
    scores: list[list[int]]
    tallies: dict[str, Tally]


def class_seconds(place: int) -> float:
    """The duration in the middle of a class."""
    return math.exp(place * STEP)
