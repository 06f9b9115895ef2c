"""The log of a table: every entry that can be written to it.

A table is the fold of its entries (`foretrick.server.table`), and nothing else is remembered, so an entry holds
whatever was decided by chance or by a person. `Dealt` holds every hand: an entry never leaves the process; what
a seat may know of it is built by the table.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Scalar = str | int | bool | None
StandInReason = Literal["away", "asked"]
ActedBy = Literal["person", "bot", "auto"]


class UnknownEntry(ValueError):
    """An entry that this version does not know: the table was written by a newer one."""


class Entry(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """What happened at a table."""


class Created(Entry, frozen=True, tag="created"):
    """The table was opened. `options` are spelled out, so a later default changes no table that stands.

    Every match begins with the deal of `first_dealer`, or of a seat that is drawn.
    """

    game: str
    seats: int
    options: dict[str, Scalar]
    first_dealer: int | None = None


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a seat. The number of this entry is what the seat's token is kept under."""

    seat: int
    name: str


class Left(Entry, frozen=True, tag="left"):
    """A person gave the seat up; its token opens nothing from here on."""

    seat: int


class Renamed(Entry, frozen=True, tag="renamed"):
    """A person goes by another name."""

    seat: int
    name: str


class BotAdded(Entry, frozen=True, tag="bot-added"):
    """A bot took an open seat."""

    seat: int
    bot: str
    name: str


class BotRemoved(Entry, frozen=True, tag="bot-removed"):
    """A bot's seat is open again."""

    seat: int


class StandIn(Entry, frozen=True, tag="stand-in"):
    """A bot plays for a person until that person returns."""

    seat: int
    bot: str
    why: StandInReason


class Back(Entry, frozen=True, tag="back"):
    """A person returned, and the stand-in is gone."""

    seat: int


class Started(Entry, frozen=True, tag="started"):
    """A match began; the first deal follows."""


class Dealt(Entry, frozen=True, tag="dealt"):
    """The next round was dealt: every hand, as `Deal.as_dict()`."""

    deal: dict[str, Any]


class Acted(Entry, frozen=True, tag="acted"):
    """A seat bid, named trump, looked or played; `action` is the action's text.

    `slip` says what a bot did wrong when another choice had to be made for it. `hinted`: a person had a hint.
    """

    seat: int
    action: str
    by: ActedBy = "person"
    slip: str | None = None
    hinted: bool = False


class Ready(Entry, frozen=True, tag="ready"):
    """A person is done with the summary of a round."""

    seat: int
    round: int


class Paused(Entry, frozen=True, tag="paused"):
    """The table rests: no clock runs and no bot plays."""

    seat: int


class Resumed(Entry, frozen=True, tag="resumed"):
    """The table goes on, every clock from its start."""

    seat: int


class SettingsChanged(Entry, frozen=True, tag="settings"):
    """The table's pace, all four numbers."""

    seat: int
    rest_ms: int
    pace_ms: int
    away_s: int
    next_s: int


class HintsSet(Entry, frozen=True, tag="hints"):
    """The table has hints, or plays without."""

    seat: int
    on: bool


class AutoPlay(Entry, frozen=True, tag="auto-play"):
    """A person wants the only legal card to be played without asking, or no longer does."""

    seat: int
    on: bool


class Nudged(Entry, frozen=True, tag="nudged"):
    """A person reminded those that the table waits for."""

    seat: int
    seats: tuple[int, ...]


class Rematch(Entry, frozen=True, tag="rematch"):
    """The same people want another match."""

    seat: int


class Ended(Entry, frozen=True, tag="ended"):
    """The host ended the match before its time: it has no result."""

    seat: int


AnyEntry = (
    Created | Sat | Left | Renamed | BotAdded | BotRemoved | StandIn | Back | Started | Dealt | Acted | Ready
    | Paused | Resumed | SettingsChanged | HintsSet | AutoPlay | Nudged | Rematch | Ended
)  # fmt: skip


class Logged(msgspec.Struct, frozen=True):
    """An entry in its place: `number` counts from 1 without gaps, `at` is in milliseconds since 1970.

    `command` is the client's command that brought it about, under which a resend finds its answer.
    """

    number: int
    at: int
    entry: Entry
    command: str | None = None


def to_columns(entry: Entry) -> tuple[str, int | None, dict[str, Any]]:
    """The kind, the seat and the rest of an entry, as a row of the store holds them.

    >>> to_columns(Acted(2, "play TD"))
    ('acted', 2, {'action': 'play TD', 'by': 'person', 'slip': None, 'hinted': False})
    """
    data = msgspec.to_builtins(entry)
    return data.pop("kind"), data.pop("seat", None), data


def from_columns(kind: str, seat: int | None, data: dict[str, Any]) -> Entry:
    """The entry of a row; `UnknownEntry` when this version cannot read it.

    >>> from_columns("left", 3, {})
    Left(seat=3)
    """
    whole = {"kind": kind, **data}
    if seat is not None:
        whole["seat"] = seat
    try:
        entry: Entry = msgspec.convert(whole, AnyEntry)
    except msgspec.ValidationError as error:
        # The reason is left out on purpose: it could quote a card.
        raise UnknownEntry(
            f"This table's log holds an entry {kind!r} that this version cannot read."
        ) from error
    return entry
