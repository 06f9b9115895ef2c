"""Rules of thumb where only the exact bid scores: bid what the hand promises, then play to the bid.

Every card is weighed by the same question: what will the round be worth after it? That is counted from the chance
to win this trick and from what the rest of the hand promises, with as many cards meant to win as are still
needed. High leads for needed tricks, ducking with the most dangerous card and keeping the sure winner for the
trick that would otherwise be lost all follow from it.
"""

from __future__ import annotations

from foretrick.bots import reasons
from foretrick.bots.bot import Choice
from foretrick.bots.knowledge import Knowledge
from foretrick.bots.reference.prospects import Prospects
from foretrick.cards import Card
from foretrick.play import Play
from foretrick.play.actions import bid_action


def bid(known: Knowledge) -> Choice:
    """The bid that promises most."""
    prospects = Prospects(known)
    codes = range(known.view.cards + 1)
    promises = {code: promise(prospects, code) for code in codes}
    legal = [code for code in codes if known.view.choices >> code & 1]
    wanted = max(codes, key=lambda code: (promises[code], code))
    if wanted not in legal and known.holds_top_trump and len(legal) > 1:
        legal = [code for code in legal if code > 0]  # a hand that must win a trick has to ask for one
    chosen = max(legal, key=lambda code: (promises[code], code))
    return Choice(bid_action(chosen), reasons.bid(known, chosen, prospects.counted))


def promise(prospects: Prospects, bid: int) -> float:
    """The points to be expected from a bid."""
    return prospects.worth(prospects.order, bid, prospects.known.tables.seat_points[bid])


def card(known: Knowledge) -> Choice:
    """The card after which the round is worth most."""
    prospects = Prospects(known)
    chosen = max(candidates(prospects), key=lambda card: weight(prospects, card))
    return Choice(Play(Card(chosen)), reasons.exact(known, chosen))


def weight(prospects: Prospects, card: int) -> tuple[float, float, tuple[int, int]]:
    """By what the cards are ranked: the own points, then the trouble made for others, then strength."""
    return (
        round(value(prospects, card), 9),
        round(spoiled(prospects, card), 9),
        strength(prospects.known, card),
    )


def candidates(prospects: Prospects) -> list[int]:
    """The cards worth a thought: a leader who needs every trick leads what is surest to win."""
    known = prospects.known
    if known.plays or known.need < known.view.cards_left[known.seat]:
        return known.choices
    surest = max(prospects.stands(card) for card in known.choices)
    return [card for card in known.choices if prospects.stands(card) == surest]


def value(prospects: Prospects, card: int) -> float:
    """The points to be expected from the round after playing the card."""
    known = prospects.known
    won = known.view.won[known.seat]
    points = known.tables.seat_points[known.bid][won:]
    win = prospects.takers(card)[known.seat]
    rest = [other for other in prospects.order if other != card]
    total = 0.0
    if win > 0:
        total += win * prospects.worth(rest, known.need - 1, points[1:])
    if win < 1:
        total += (1 - win) * prospects.worth(rest, known.need, points)
    return total


def spoiled(prospects: Prospects, card: int) -> float:
    """How badly the trick falls for the others after the card; asked only where nothing is lost by it."""
    known = prospects.known
    return sum(
        chance if known.need_of(seat) <= 0 else -chance
        for seat, chance in enumerate(prospects.takers(card))
        if seat != known.seat
    )


def strength(known: Knowledge, card: int) -> tuple[int, int]:
    """How few of all cards beat it: among equals the higher one is played."""
    beaten = known.tables.beaten_by[known.trump][card]
    return (-beaten.bit_count(), card)
