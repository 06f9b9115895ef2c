"""Somebody who writes on a pad, in few words."""

from __future__ import annotations

from typing import Any

from foretrick.scorepad.entries import Entry
from foretrick.scorepad.folding import Pad, fold, undoing, writing
from foretrick.scorepad.rows import RoundRow, Rows, rows
from tests.scorepad.draws import AT

FOUR = "Ann Ben Cleo Dan"


class Pen:
    """A phone with its own list of entries. Players go by the first letter of their name, rounds by their number."""

    def __init__(self, writer: str = "w", entries: list[Entry] | None = None) -> None:
        self.writer = writer
        self.entries: list[Entry] = list(entries or [])
        self.made = 0

    def write(self, what: list[str], to: Any) -> str:
        """Write over what is seen; the id of the entry."""
        self.made += 1
        made = writing(self.entries, what, to, id=f"{self.writer}-{self.made}", at=AT, by=self.writer)
        self.entries.append(made)
        return made.id

    def undo(self, undone: str) -> str:
        self.made += 1
        made = undoing(self.entries, undone, id=f"{self.writer}-{self.made}", at=AT, by=self.writer)
        self.entries.append(made)
        return made.id

    def start(self, key: str, names: str = FOUR, **options: Any) -> Pen:
        self.write(["game"], {"key": key, "options": options})
        for name in names.split():
            self.write(["player", name[0]], name)
        self.write(["seats"], [name[0] for name in names.split()])
        return self

    def add(self, bids: str = "", tricks: str = "", cards: int | None = None, dealer: str = "") -> str:
        """Add the next round, with what is known of it: ``add("1 0 nil -", "1 0 - 0")``."""
        then = self.rows.next
        assert then is not None
        rid = f"r{len(self.pad.rounds) + 1}"
        place = {"place": then.number, "seats": list(then.seats), "dealer": dealer or then.dealer}
        self.write(["round", rid], {**place, "cards": cards or then.cards})
        for kind, words in (("bid", bids), ("tricks", tricks)):
            for player, word in zip(then.seats, words.split(), strict=bool(words)):
                if word != "-":
                    self.write(["round", rid, kind, player], int(word) if word.isdecimal() else word)
        return rid

    @property
    def pad(self) -> Pad:
        return fold(self.entries)

    @property
    def rows(self) -> Rows:
        return rows(self.pad)

    def row(self, number: int) -> RoundRow:
        return self.rows.rounds[number - 1]


def told(found: Rows) -> dict[str, Any]:
    """Rows as plain values, to be compared."""
    return found.as_dict("en")
