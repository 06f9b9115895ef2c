"""Rules of thumb where only the exact bid scores: bid what the hand promises, then play to the bid.

Every card is weighed by the same question: what will the round be worth after it? That is counted from the chance
to win this trick and from what the rest of the hand promises, with as many cards meant to win as are still
needed. High leads for needed tricks, ducking with the most dangerous card and keeping the sure winner for the
trick that would otherwise be lost all follow from it.
"""

from __future__ import annotations

from foretrick.bots.knowledge import Knowledge
from foretrick.bots.prospects import Prospects


def bid(known: Knowledge) -> tuple[int, float]:
    """The bid that promises most, and the tricks counted."""
    prospects = Prospects(known)
    legal = [code for code in range(known.view.cards + 1) if known.view.choices >> code & 1]
    counted = sum(prospects.seek.values())
    return max(legal, key=lambda code: (promise(prospects, code), code)), counted


def promise(prospects: Prospects, bid: int) -> float:
    """The points to be expected from a bid."""
    points = prospects.known.tables.seat_points[bid]
    return prospects.worth(prospects.order, bid, points.__getitem__)


def card(known: Knowledge) -> tuple[int, Prospects]:
    """The card after which the round is worth most."""
    prospects = Prospects(known)
    return max(known.choices, key=lambda card: (value(prospects, card), strength(known, card))), prospects


def value(prospects: Prospects, card: int) -> float:
    """The points to be expected from the round after playing the card."""
    known = prospects.known
    view = known.view
    bid, won = view.bids[known.seat], view.won[known.seat]
    assert bid is not None
    points = known.tables.seat_points[bid]
    win = prospects.takers(card)[known.seat]
    rest = [other for other in prospects.order if other != card]
    total = 0.0
    if win > 0:
        total += win * prospects.worth(rest, bid - won - 1, lambda more: points[won + 1 + more])
    if win < 1:
        total += (1 - win) * prospects.worth(rest, bid - won, lambda more: points[won + more])
    return total


def strength(known: Knowledge, card: int) -> tuple[int, int]:
    """How few of all cards beat it: among equals a player who needs tricks leads the higher."""
    beaten = known.tables.beaten_by[known.trump][card]
    return (-beaten.bit_count(), card)
