"""The form of a record: which fields it has and of what kind. What the rules say is checked by replaying it."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from foretrick.messages import Message, Spoken, message, quoted

_EXPECTED = re.compile("Expected (.*), got (.*)")
Seat = Annotated[int, Meta(ge=0, le=6)]
Number = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


_WITHOUT_CARDS = ("foretrick-pad/1", "foretrick-scores/1")  # what a score pad is, and what it gives


class BadRecord(Spoken, ValueError):
    """A record that is none, or that breaks a rule; the message says which round, trick and seat."""


class TrickForm(Struct):
    """A trick: who led, the cards in the order played, who took it (null while unfinished)."""

    leader: Seat
    cards: list[str]
    winner: Seat | None
    legal: list[list[str]] | None = None


class RoundForm(Struct):
    """A round; the scores are null while it is unfinished."""

    dealer: Seat
    hands: list[list[str]]
    turned: str | None
    trump: str | None
    trump_chosen_by: Seat | None
    bids: list[Annotated[int, Meta(ge=0, le=52)] | str | None]
    tricks: list[TrickForm]
    won: list[Number]
    scores: list[Number] | None
    totals: list[Number] | None
    bags: list[Number] | None = None


class ResultForm(Struct):
    """The end of a match: the totals and the winners, by seat or by team."""

    totals: list[Number]
    winners: list[Seat]


class RecordForm(Struct):
    """A match. Unknown fields are ignored."""

    format: str
    version: int
    game: str
    options: dict[str, Any]
    players: list[str]
    rounds: list[RoundForm]
    result: ResultForm | None


def parsed(record: object) -> RecordForm:
    """The record in its form, or `BadRecord` with the place and what was expected there."""
    if not isinstance(record, dict):
        raise BadRecord(message("error-record-shape"))
    if record.get("format") in _WITHOUT_CARDS:
        raise BadRecord(message("error-record-pad"))
    if record.get("format") != "foretrick-record":
        raise BadRecord(message("error-record-format"))
    if record.get("version") != 1:
        raise BadRecord(message("error-record-version", version=quoted(record.get("version"))))
    try:
        return msgspec.convert(record, RecordForm)
    except msgspec.ValidationError as error:
        raise BadRecord(message("error-record-form", detail=_plain(str(error)))) from None


def _plain(error: str) -> Message | str:
    """The place and the expectation of a validation error.

    >>> str(_plain("Expected `array`, got `int` - at `$.rounds[0].hands`"))
    'rounds[0].hands: expected array, got int'
    """
    what, _, place = error.partition(" - at ")
    what = what.replace("`", "")
    place = place.strip("`").removeprefix("$").lstrip(".")
    if place and (fits := _EXPECTED.fullmatch(what)):
        return message("error-record-expected", place=place, expected=fits[1], got=fits[2])
    return f"{place}: {what[:1].lower()}{what[1:]}" if place else what
