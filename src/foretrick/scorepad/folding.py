"""From entries to the pad as it stands. No rule of any game is here; docs/pad.md describes the fold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from foretrick.scorepad.entries import Entry

What = tuple[str, ...]


@dataclass(frozen=True)
class Cell:
    """A place on the pad: all that was written there and not written over, in log order. The last one stands."""

    heads: tuple[Entry, ...]

    @property
    def value(self) -> Any:
        """What the cell shows."""
        return self.heads[-1].to

    @property
    def contested(self) -> bool:
        """Whether somebody wrote another value without having seen this one."""
        return any(head.to != self.value for head in self.heads)


@dataclass(frozen=True)
class PadRound:
    """A round as it was written down: bids and tricks by player, only those that are there."""

    id: str
    place: float
    seats: tuple[str, ...]
    dealer: str
    cards: int
    trump: str | None
    bids: Mapping[str, int | str]
    tricks: Mapping[str, int]


@dataclass(frozen=True)
class Pad:
    """A pad as it stands. `players` are names by player id, in the order in which they were first written."""

    game: str | None
    options: Mapping[str, Any]
    note: str
    started: str | None
    players: Mapping[str, str]
    seats: tuple[str, ...]
    rounds: tuple[PadRound, ...]
    cells: Mapping[What, Cell]

    @property
    def contested(self) -> list[tuple[What, Cell]]:
        """The cells in which two wrote at the same time."""
        return [(what, cell) for what, cell in self.cells.items() if cell.contested]

    def as_dict(self) -> dict[str, Any]:
        """The pad as JSON."""
        return {
            "game": None if self.game is None else {"key": self.game, "options": dict(self.options)},
            "note": self.note,
            "started": self.started,
            "players": [{"id": player, "name": name} for player, name in self.players.items()],
            "seats": list(self.seats),
            "rounds": [
                {
                    "id": now.id,
                    "place": now.place,
                    "seats": list(now.seats),
                    "dealer": now.dealer,
                    "cards": now.cards,
                    "trump": now.trump,
                    "bids": dict(now.bids),
                    "tricks": dict(now.tricks),
                }
                for now in self.rounds
            ],
            "contested": [
                {
                    "what": list(what),
                    "ids": [head.id for head in cell.heads],
                    "values": [head.to for head in cell.heads],
                }
                for what, cell in self.contested
            ],
        }


def fold(entries: Iterable[Entry]) -> Pad:
    """The pad that the entries come to."""
    cells = cells_of(entries)

    def value(*what: str) -> Any:
        cell = cells.get(what)
        return None if cell is None else cell.value

    players = {what[1]: cell.value for what, cell in cells.items() if what[0] == "player" and cell.value}
    rounds = tuple(_rounds(cells))
    seats = value("seats")
    if seats is None:
        seats = rounds[-1].seats if rounds else players
    game = value("game") or {}
    return Pad(
        game=game.get("key"),
        options=game.get("options", {}),
        note=value("note") or "",
        started=value("started"),
        players=players,
        seats=tuple(seats),
        rounds=rounds,
        cells=cells,
    )


def cells_of(entries: Iterable[Entry]) -> dict[What, Cell]:
    """The cells, in the order in which they were first written. Of entries with the same id the first counts."""
    written: dict[What, list[Entry]] = {}
    for entry in unique(entries):
        written.setdefault(entry.what, []).append(entry)
    return {what: _cell(there) for what, there in written.items()}


def unique(entries: Iterable[Entry]) -> Iterable[Entry]:
    """The entries without those that came twice."""
    seen: set[str] = set()
    for entry in entries:
        if entry.id not in seen:
            seen.add(entry.id)
            yield entry


def _cell(written: Sequence[Entry]) -> Cell:
    overwritten = {over for entry in written for over in entry.over if over != entry.id}
    heads = tuple(entry for entry in written if entry.id not in overwritten)
    return Cell(heads or (written[-1],))


def _rounds(cells: Mapping[What, Cell]) -> list[PadRound]:
    found = []
    for what, cell in cells.items():
        if what[0] != "round" or len(what) != 2 or cell.value is None:
            continue
        gone = cells.get((*what, "gone"))
        if gone is None or gone.value is not True:
            found.append(_round(cells, what, cell.value))
    return sorted(found, key=lambda now: (now.place, now.id))


def _round(cells: Mapping[What, Cell], what: What, stated: Mapping[str, Any]) -> PadRound:
    def by_player(kind: str) -> dict[str, Any]:
        there = {player: cells.get((*what, kind, player)) for player in stated["seats"]}
        return {
            player: cell.value
            for player, cell in there.items()
            if cell is not None and cell.value is not None
        }

    trump = cells.get((*what, "trump"))
    return PadRound(
        id=what[1],
        place=stated["place"],
        seats=tuple(stated["seats"]),
        dealer=stated["dealer"],
        cards=stated["cards"],
        trump=None if trump is None else trump.value,
        bids=by_player("bid"),
        tricks=by_player("tricks"),
    )


def writing(
    entries: Sequence[Entry], what: Iterable[str], to: Any, *, id: str, at: str, by: str = ""
) -> Entry:
    """An entry that sets a cell of the pad of `entries`, by somebody who sees all that stands there."""
    what = tuple(what)
    cell = cells_of(entries).get(what)
    return Entry(id, at, by, what, to, () if cell is None else tuple(head.id for head in cell.heads))


def undoing(entries: Sequence[Entry], undone: str, *, id: str, at: str, by: str = "") -> Entry:
    """An entry that takes back the entry `undone`: its cell gets the value that it had before.

    To undo an undo is to do it again. `KeyError` when there is no such entry.
    """
    known = {entry.id: entry for entry in reversed(entries)}
    entry = known[undone]
    before = [e for e in unique(entries) if e.id in entry.over and e.what == entry.what]
    heads = cells_of(entries)[entry.what].heads
    to = before[-1].to if before else None
    return Entry(id, at, by, entry.what, to, tuple(head.id for head in heads), undone)
