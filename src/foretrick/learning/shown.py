"""A position as the page draws it: what one seat may know, without the sentences and the rounds before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from foretrick.learning.reasons import winning
from foretrick.play import Match, Played, View
from foretrick.rules import bid_name

_KEPT: Final = (
    "seat", "players", "sides", "round", "rounds", "target", "cards", "dealer", "phase", "turn", "waiting_for",
    "hand", "cards_left", "turned", "trump", "trump_known", "trump_named_by", "bids", "has_bid", "bid_sum", "won",
    "course", "contracts", "taken", "bags", "trick", "broken", "legal", "bid_row", "totals",
)  # fmt: skip


def shown(view: View) -> dict[str, Any]:
    """The view as JSON; `tricks` are left out but for their number."""
    whole = view.as_dict()
    return {**{name: whole[name] for name in _KEPT}, "tricks_done": len(view.tricks)}


def unsettled(before: View, last: Played) -> dict[str, Any]:
    """A trick with its last card, before anybody says whose it is; `before` is the view without that card."""
    found = shown(before)
    plays = [*(before.trick.plays if before.trick is not None else ()), last]
    found["trick"] |= {"plays": [play.as_dict() for play in plays], "best": None}
    found |= {"turn": None, "waiting_for": [], "legal": []}
    found["cards_left"][last.seat] -= 1
    if found["hand"] is not None and last.seat == before.seat:
        found["hand"].remove(last.card.code)
    return found


def moves(before: Match, after: Match) -> list[dict[str, Any]]:
    """What was done between two positions of a round: the bids, then the cards, each with who is ahead after it."""
    old, new = before.rounds[-1], after.rounds[-1]
    seats = len(after.players)
    turn = [(new.deal.dealer + 1 + place) % seats for place in range(seats)]
    said = [
        {"seat": seat, "bid": bid_name(bid)}
        for seat in turn
        if (bid := new.bids[seat]) is not None and old.bids[seat] is None
    ]
    gone = sum(len(trick.plays) for trick in old.tricks)
    return said + list(_plays(after))[gone:]


def _plays(match: Match) -> Iterator[dict[str, Any]]:
    now = match.rounds[-1]
    for trick in now.tricks:
        for count, play in enumerate(trick.plays, 1):
            yield {
                **play.as_dict(),
                "number": trick.number,
                "leader": trick.leader,
                "best": winning(match.sheet, trick.plays[:count], now.trump).seat,
                "winner": trick.winner if count == len(match.players) else None,
            }
