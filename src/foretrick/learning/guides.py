"""Guides: one real match a game, to be stepped through move by move with every hand open and comments beside it.

`guides/<game>.json` is the record of the match, as `foretrick simulate` wrote it, with one field more: `guide` says how
the record was made, through whose eyes the match can be watched, and at which moves there is a comment. The comment on
move 71 is the message `guide-<game>-71`. What is said in figures is filled in by the replay (see `facts`), and what a
comment claims of the hands stands beside it under `true`, to be checked by the tests.

Moves are counted from 0, which is the first deal; a deal, a trump that is named, a bid and a card are a move each.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from foretrick import games
from foretrick.messages import Message, message, say
from foretrick.play import Action, Event, Look, Match, NameTrump, Play
from foretrick.play.actions import bid_action
from foretrick.record import read, replay
from foretrick.rules import bid_name

FOLDER = Path(__file__).parent / "guides"
# The games that have a guide.
GUIDES = tuple(key for key in games.KEYS if (FOLDER / f"{key}.json").is_file())
# What never changes in a match, and what only the seat to act is shown.
_STILL = ("game", "title", "options", "seat", "players", "sides", "rounds", "target", "faces")
_UNSHOWN = ("hand", "legal", "barred", "bid_row")


@dataclass(frozen=True)
class Moment:
    """A match right after a move. `match` is as it stands then only until the next moment is asked for."""

    number: int
    match: Match
    events: tuple[Event, ...]
    seat: int | None = None  # who moved; None: a deal
    action: Action | None = None
    could: tuple[Action, ...] = ()  # what the seat could have done, this included

    @property
    def finished(self) -> bool:
        """Whether this move finished a trick."""
        return any(event.kind == "trick" for event in self.events)


@lru_cache(maxsize=8)
def record(game: str) -> dict[str, Any]:
    """The record of a game's guide with its field `guide`; `KeyError` for a game that has none."""
    if game not in GUIDES:
        raise KeyError(game)
    return next(read(FOLDER / f"{game}.json"))


def noted(game: str) -> dict[int, str]:
    """The id of the comment on each move that has one."""
    return {note["at"]: f"guide-{game}-{note['at']}" for note in record(game)["guide"]["notes"]}


def moments(record: dict[str, Any]) -> Iterator[Moment]:
    """The match of a record move by move, played again through the rules; `BadRecord` where it breaks one."""
    done = replay(record)
    match = Match.undealt(record["game"], record["players"], record["options"])
    number = 0
    for now in done.rounds:
        yield Moment(number, match, match.apply(now.deal))
        for seat, action in _actions(match, now):
            number += 1
            could = match.legal(seat)
            yield Moment(number, match, match.apply(action, seat), seat, action, could)
        number += 1


def _actions(match: Match, now: Any) -> Iterator[tuple[int, Action]]:
    """What was done in a round, in the order in which it was done."""
    if now.trump_named_by is not None:
        yield now.trump_named_by, NameTrump(now.trump)
    seats = match.sheet.seats
    for place in range(seats):
        seat = (now.deal.dealer + 1 + place) % seats
        if Look() in match.legal(seat):
            yield seat, Look()
        yield seat, bid_action(now.bids[seat])
    for trick in now.tricks:
        for play in trick.plays:
            yield play.seat, Play(play.card)


def facts(moment: Moment) -> dict[str, Any]:
    """What the comments may say in figures and names, by the name of the variable.

    Of the move: `who`, `legal` (how many choices there were), `trick` (its number), `tricks` (of the round), `left`
    (tricks to come), `wanted` (the sum of the bids), `round`, `rounds`, `dealer`, `best` (who is winning the trick) and
    `winner` (who took it). Of each player, in small letters: `anna`, `anna-bid`, `anna-took`, `anna-score` of the last
    round scored, `anna-total` and, in Spades, `anna-contract`, `anna-side` (tricks that count) and `anna-bags`.
    """
    match, now = moment.match, moment.match.rounds[-1]
    view = match.view()
    tricks = view.tricks
    told: dict[str, Any] = {
        "legal": len(moment.could),
        "tricks": view.cards,
        "left": view.cards - sum(now.won),
        "wanted": sum(bid for bid in now.bids if bid is not None and isinstance(bid_name(bid), int)),
        "round": view.round,
        "dealer": match.players[view.dealer],
    }
    if match.sheet.rounds:
        told["rounds"] = match.sheet.rounds
    if moment.seat is not None:
        told["who"] = match.players[moment.seat]
    if view.best is not None:
        told["best"] = match.players[view.best]
    if moment.finished and tricks and tricks[-1].winner is not None:
        told["winner"] = match.players[tricks[-1].winner]
    if tricks or view.trick is not None:
        told["trick"] = tricks[-1].number if moment.finished or view.trick is None else view.trick.number
    for seat, name in enumerate(match.players):
        told.update(_facts_of(match, seat, name.lower()))
    return told


def _facts_of(match: Match, seat: int, name: str) -> dict[str, Any]:
    now, side = match.rounds[-1], seat % len(match.sheet.sides)
    bid = now.bids[seat]
    told: dict[str, Any] = {
        name: match.players[seat],
        f"{name}-took": now.won[seat],
        f"{name}-total": match.totals[side],
    }
    if bid is not None:
        told[f"{name}-bid"] = bid_name(bid)
    lines = match.view().lines
    if lines:
        told[f"{name}-score"] = lines[-1].scores[side]
    if match.sheet.partners:
        told |= _facts_of_side(match, side, name)
    return told


def _facts_of_side(match: Match, side: int, name: str) -> dict[str, Any]:
    view = match.view()
    told: dict[str, Any] = {f"{name}-contract": view.contracts[side], f"{name}-side": view.taken[side]}
    if view.bags is not None:
        told[f"{name}-bags"] = view.bags[side]
    return told


def comment(game: str, moment: Moment) -> Message | None:
    """The comment on a move, its facts filled in."""
    found = noted(game).get(moment.number)
    return None if found is None else message(found, **facts(moment))


@lru_cache(maxsize=32)
def page(game: str, language: str = "en") -> dict[str, Any]:
    """The guide of a game as JSON: what stays, and a frame for each move.

    A frame says what is different from the one before. All of them together, laid over one another, are the view of a
    spectator (docs: the wire's `View`) with `hands` by seat, `open_bids`, `could` (the actions of the seat to act), what
    was `told` of the move, and the `note` on it or `None`. `KeyError` for a game without a guide.
    """
    kept = record(game)
    frames: list[dict[str, Any]] = []
    still: dict[str, Any] = {}
    before: dict[str, Any] = {}
    rounds: list[dict[str, Any]] = []
    for moment in moments(kept):
        frame = _frame(game, moment, language)
        if not still:
            still = {key: frame[key] for key in _STILL}
        if moment.seat is None:
            rounds.append(
                {"round": frame["round"], "cards": frame["cards"], "from": moment.number, "notes": 0}
            )
        rounds[-1]["notes"] += frame["note"] is not None
        rounds[-1]["to"] = moment.number
        frame = {key: value for key, value in frame.items() if key not in (*_STILL, *_UNSHOWN)}
        frames.append(
            {key: value for key, value in frame.items() if key not in before or before[key] != value}
        )
        before = frame
    return {
        **still,
        "eyes": kept["guide"]["eyes"],
        "made_by": kept["guide"]["made_by"],
        "parts": rounds,
        "frames": frames,
    }


def _frame(game: str, moment: Moment, language: str) -> dict[str, Any]:
    match, now = moment.match, moment.match.rounds[-1]
    hands = [match.view(seat).hand for seat in range(match.sheet.seats)]
    note = comment(game, moment)
    return {
        **match.view().as_dict(language),
        "hands": [None if hand is None else [card.code for card in hand] for hand in hands],
        "open_bids": [None if bid is None else bid_name(bid) for bid in now.bids],
        "could": [action.text for action in match.legal()],
        "mover": moment.seat,
        "told": " ".join(say(event.message, language) for event in moment.events if event.audience is None),
        "note": None if note is None else say(note, language),
    }
