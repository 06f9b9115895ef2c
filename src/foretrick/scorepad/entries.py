"""The entries of a pad: their form, and one sentence for whatever is none. What they come to is `folding`."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import Any, Final

from foretrick import games
from foretrick.messages import Message, Spoken, message
from foretrick.rules import BadOptions, bid_name
from foretrick.rules.sheet import BLIND_NIL, NIL

MOST_ENTRIES: Final = 20_000
MOST_CARDS: Final = 17
MOST_TYPED: Final = 99  # a number that was mistyped is kept and shown, and keeps its round open
LONGEST_NAME: Final = 60
LONGEST_NOTE: Final = 2_000
MOST_SEATS: Final = 12
TRUMPS: Final = ("S", "H", "D", "C", "none")
PROMISES: Final = (bid_name(NIL), bid_name(BLIND_NIL))

_NAME = re.compile(r"[A-Za-z0-9_]{1,24}")
_ID = re.compile(r"[A-Za-z0-9_]{1,24}-[0-9]{1,9}")
_JOINERS = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"


class BadPad(Spoken, ValueError):
    """Something that is no pad, or no entry of one; `message` is one sentence."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that somebody wrote: into which cell, what, and what they saw there."""

    id: str
    at: str
    by: str
    what: tuple[str, ...]
    to: Any
    over: tuple[str, ...] = ()
    undoes: str | None = None

    def as_dict(self) -> dict[str, Any]:
        """The entry as JSON."""
        over: str | list[str] | None = list(self.over) if len(self.over) > 1 else next(iter(self.over), None)
        shown = {
            "id": self.id,
            "at": self.at,
            "by": self.by,
            "what": list(self.what),
            "to": self.to,
            "over": over,
        }
        return shown if self.undoes is None else {**shown, "undoes": self.undoes}


def entries_of(data: object) -> list[Entry]:
    """The entries of a list of JSON objects, or `BadPad` with the place of the first that is none."""
    if not isinstance(data, list):
        raise BadPad(message("pad-bad-list"))
    if len(data) > MOST_ENTRIES:
        raise BadPad(message("pad-too-many", limit=MOST_ENTRIES))
    entries = []
    for place, item in enumerate(data, 1):
        try:
            entries.append(entry_of(item))
        except BadPad as error:
            raise BadPad(message("pad-bad-entry", place=place, reason=error.message)) from None
    return entries


def entry_of(data: object) -> Entry:
    """The entry of its JSON object, or `BadPad`. Fields that are not known are left out."""
    if not isinstance(data, Mapping):
        raise BadPad(message("pad-bad-object"))
    over = data.get("over")
    over = [] if over is None else [over] if isinstance(over, str) else over
    if not isinstance(over, list) or len(over) > 50 or not all(map(_is_id, over)):
        raise BadPad(message("pad-bad-over"))
    undoes = data.get("undoes")
    if not _is_id(data.get("id")) or not (undoes is None or _is_id(undoes)):
        raise BadPad(message("pad-bad-id"))
    if not is_moment(data.get("at")):
        raise BadPad(message("pad-bad-time"))
    by = data.get("by")
    if not isinstance(by, str) or len(by) > LONGEST_NAME or not _one_line(by):
        raise BadPad(message("pad-bad-by"))
    what = data.get("what")
    if not isinstance(what, list) or not all(isinstance(step, str) for step in what):
        raise BadPad(message("pad-bad-cell"))
    check(what, data.get("to"))
    return Entry(data["id"], data["at"], by, tuple(what), data.get("to"), tuple(dict.fromkeys(over)), undoes)


def check(what: Sequence[str], to: object) -> None:
    """Let a value pass that the cell `what` may hold; `BadPad` for another, and for a cell that there is not."""
    kind = _kind(what)
    if to is not None and (reason := _CELLS[kind](to)):
        raise BadPad(reason)


def _kind(what: Sequence[str]) -> str:
    match what:
        case ["game" | "note" | "started" | "seats" as kind]:
            return kind
        case ["player", player] if _NAME.fullmatch(player):
            return "player"
        case ["round", number] if _NAME.fullmatch(number):
            return "round"
        case ["round", number, "gone" | "trump" as kind] if _NAME.fullmatch(number):
            return kind
        case ["round", number, "bid" | "tricks" as kind, player]:
            if _NAME.fullmatch(number) and _NAME.fullmatch(player):
                return kind
    raise BadPad(message("pad-bad-cell"))


def _bad_game(to: object) -> Message | None:
    if not isinstance(to, Mapping) or not isinstance(options := to.get("options", {}), Mapping):
        return message("pad-bad-game")
    key = to.get("key")
    if (
        not isinstance(key, str)
        or len(key) > 60
        or len(options) > 40
        or not all(map(_is_plain, options.values()))
    ):
        return message("pad-bad-game")
    try:
        game = games.game(key)
        # Bounds may depend on the players, and players come and go.
        for seats in range(game.seats[0], game.seats[1] + 1):
            if _fits(game.key, seats, json.dumps(options, sort_keys=True)):
                return None
        game.sheet(game.usual_seats, options)
    except BadOptions as error:
        return error.message
    return None


def _is_plain(value: object) -> bool:
    return value is None or (isinstance(value, str | int) and len(str(value)) <= 60)


@lru_cache(maxsize=256)
def _fits(key: str, seats: int, options: str) -> bool:
    """Whether options, as JSON (in which `1` is not `true`), can be played with by so many."""
    try:
        games.sheet(key, seats, json.loads(options))
    except BadOptions:
        return False
    return True


def _bad_note(to: object) -> Message | None:
    fine = isinstance(to, str) and len(to) <= LONGEST_NOTE and _one_line(re.sub(r"[\n\t]", " ", to))
    return None if fine else message("pad-bad-note", limit=LONGEST_NOTE)


def _bad_moment(to: object) -> Message | None:
    return None if is_moment(to) else message("pad-bad-time")


def _bad_name(to: object) -> Message | None:
    fine = isinstance(to, str) and 0 < len(to) <= LONGEST_NAME and _one_line(to) and to.strip()
    return None if fine else message("pad-bad-name", limit=LONGEST_NAME)


def _are_seats(to: object) -> bool:
    if not isinstance(to, list) or len(to) > MOST_SEATS:
        return False
    return all(isinstance(p, str) and _NAME.fullmatch(p) for p in to) and len(set(to)) == len(to)


def _bad_seats(to: object) -> Message | None:
    return None if _are_seats(to) else message("pad-bad-seats")


def _bad_round(to: object) -> Message | None:
    if not isinstance(to, Mapping) or not _are_seats(to.get("seats")) or not to["seats"]:
        return message("pad-bad-round")
    place, cards = to.get("place"), to.get("cards")
    placed = isinstance(place, int | float) and not isinstance(place, bool) and abs(place) <= 1e9
    dealt = _is_number(cards, MOST_CARDS) and cards != 0
    return None if placed and dealt and to.get("dealer") in to["seats"] else message("pad-bad-round")


def _bad_gone(to: object) -> Message | None:
    return None if isinstance(to, bool) else message("pad-bad-gone")


def _bad_trump(to: object) -> Message | None:
    return None if isinstance(to, str) and to in TRUMPS else message("pad-bad-trump")


def _bad_bid(to: object) -> Message | None:
    fine = _is_number(to, MOST_TYPED) or (isinstance(to, str) and to in PROMISES)
    return None if fine else message("pad-bad-bid", most=MOST_TYPED)


def _bad_tricks(to: object) -> Message | None:
    return None if _is_number(to, MOST_TYPED) else message("pad-bad-tricks", most=MOST_TYPED)


_CELLS: Final[dict[str, Callable[[object], Message | None]]] = {
    "game": _bad_game,
    "note": _bad_note,
    "started": _bad_moment,
    "seats": _bad_seats,
    "player": _bad_name,
    "round": _bad_round,
    "gone": _bad_gone,
    "trump": _bad_trump,
    "bid": _bad_bid,
    "tricks": _bad_tricks,
}


def is_moment(value: object) -> bool:
    """Whether a value is an ISO time with a time zone.

    >>> is_moment("2026-11-30T20:15:00+01:00"), is_moment("2026-11-30T20:15:00"), is_moment(7)
    (True, False, False)
    """
    if not isinstance(value, str) or len(value) > 40 or "T" not in value:
        return False
    try:
        return datetime.fromisoformat(value).tzinfo is not None
    except ValueError:
        return False


def _is_id(value: object) -> bool:
    return isinstance(value, str) and _ID.fullmatch(value) is not None


def _is_number(value: object, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def _one_line(text: str) -> bool:
    return not any(
        (category := unicodedata.category(sign)) in ("Zl", "Zp")
        or (category[0] == "C" and sign not in _JOINERS)
        for sign in text
    )


class Writing:
    """Writes entries one after the other, for a pad that is made from something else: a record, a CSV.

    `writer` names the source, `at` is the moment of all of them.
    """

    def __init__(self, writer: str, at: str, by: str = "") -> None:
        self.entries: list[Entry] = []
        self._writer, self._at, self._by = writer, at, by

    def write(self, what: Iterable[str], to: Any) -> None:
        """Write a value into a cell that is empty."""
        what = tuple(what)
        check(what, to)
        self.entries.append(Entry(f"{self._writer}-{len(self.entries) + 1}", self._at, self._by, what, to))
