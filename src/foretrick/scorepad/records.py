"""Match records and pads: a record can be opened as a pad; a pad has no cards, so it gives the scores alone."""

from __future__ import annotations

from typing import Any, Final

from foretrick import record as records
from foretrick.play import Match, Round
from foretrick.rules import bid_name
from foretrick.scorepad.entries import LONGEST_NAME, Entry, Writing
from foretrick.scorepad.folding import Pad
from foretrick.scorepad.rows import RoundRow, Rows, rows
from foretrick.scorepad.ruling import fixed_trump

SCORES: Final = "foretrick-scores/1"


def from_record(found: dict[str, Any], at: str) -> list[Entry]:
    """A match as the entries of a pad. It is refereed first: `BadRecord` where it breaks a rule."""
    match = records.replay(found)
    writing = Writing("record", at)
    writing.write(["game"], {"key": match.sheet.game, "options": dict(match.options)})
    players = [f"p{number}" for number in range(1, match.sheet.seats + 1)]
    for player, name in zip(players, match.players, strict=True):
        writing.write(["player", player], _printable(name)[:LONGEST_NAME].strip() or "?")
    writing.write(["seats"], players)
    for now in match.rounds:
        _write_round(writing, match, now, players)
    return writing.entries


def _write_round(writing: Writing, match: Match, now: Round, players: list[str]) -> None:
    at = ("round", f"r{now.number}")
    cards = len(now.deal.hands[0])
    place = {"place": now.number, "seats": players, "dealer": players[now.deal.dealer], "cards": cards}
    writing.write(at, place)
    if now.trump_known and fixed_trump(match.sheet) is None:
        writing.write([*at, "trump"], now.trump.letter if now.trump is not None else "none")
    for player, bid, won in zip(players, now.bids, now.won, strict=True):
        if bid is not None:
            writing.write([*at, "bid", player], bid_name(bid))
        if now.line is not None:
            writing.write([*at, "tricks", player], won)


def _printable(name: str) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in name)


def scores(pad: Pad, found: Rows | None = None) -> dict[str, Any]:
    """The pad in the words of a match record, without the cards that it never had. docs/pad.md describes it.

    Where players came late or left, a list by player has `null` for them.
    """
    found = rows(pad) if found is None else found
    return {
        "format": SCORES,
        "game": pad.game,
        "options": dict(pad.options),
        "started": pad.started,
        "note": pad.note,
        "players": [pad.players[player] for player in found.players],
        "sides": [[_seat(found, player) for player in side] for side in found.sides],
        "rounds": [_round(found, now) for now in found.rounds],
        "places": list(found.places),
        "exact": [{"made": tries.made, "tried": tries.tried} for tries in found.exact],
        "result": _result(found),
    }


def _seat(found: Rows, player: str) -> int | None:
    return found.players.index(player) if player in found.players else None


def _round(found: Rows, now: RoundRow) -> dict[str, Any]:
    seats = {seat.player: seat for seat in now.seats}
    by_player = [seats.get(player) for player in found.players]
    partners = found.bags is not None
    sides = {side.players: side for side in now.sides}
    by_side = list(now.sides) if partners else [sides.get((player,)) for player in found.players]
    shown: dict[str, Any] = {
        "dealer": _seat(found, now.dealer),
        "cards": now.cards,
        "trump": None if now.trump == "none" else now.trump,
        "bids": [None if seat is None else seat.bid for seat in by_player],
        "won": [None if seat is None else seat.tricks for seat in by_player],
    }
    if not now.closed:
        return {**shown, "scores": None, "totals": None}
    shown["scores"] = [
        None
        if side is None or side.score is None
        else side.score + sum(lost.points for lost in side.penalties)
        for side in by_side
    ]
    shown["totals"] = [None if side is None else side.total for side in by_side]
    return {**shown, "bags": [side.bags for side in now.sides]} if partners else shown


def _result(found: Rows) -> dict[str, Any] | None:
    if not found.over:
        return None
    winners = [side for side, place in enumerate(found.places) if place == 1]
    return {"totals": list(found.totals), "winners": winners}
