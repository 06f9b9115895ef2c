"""Other deals that a seat cannot tell from the real one at the moment of its decision."""

from __future__ import annotations

from random import Random

from foretrick.bots.knowledge import Knowledge
from foretrick.cards import Card, Hand
from foretrick.play import Deal, Match
from foretrick.review.walk import Moment, RoundWalk


def replayed(match: Match, walks: list[RoundWalk], place: int, deal: Deal, upto: int) -> Match:
    """The match again up to decision `upto` of round `place` (from 0), with another deal in that round."""
    again = Match.undealt(match.game, match.players, match.options)
    for number, now in enumerate(walks[: place + 1]):
        again.apply(deal if number == place else now.played.deal)
        for moment in now.moments[: upto if number == place else None]:
            again.apply(moment.action, moment.seat)
    return again


def swapped(deal: Deal, moment: Moment, chance: Random, swaps: int) -> Deal | None:
    """The deal with hidden cards changed about as the seat's knowledge allows; `None` if nothing can be changed."""
    view = moment.view
    assert view.seat is not None
    hands = [list(hand) for hand in deal.hands]
    left = [hand.mask for hand in moment.hands]
    out = set(view.sheet.pack) - {card for hand in hands for card in hand} - {deal.turned}
    pile = sorted(out)
    might = [-1] * len(hands)
    if view.hand is not None:
        known = Knowledge(view)
        might = list(known.might)
    places = [
        (seat, card)
        for seat, hand in enumerate(hands)
        for card in hand
        if left[seat] >> card & 1 and (view.hand is None or seat != view.seat)
    ] + [(-1, card) for card in pile]
    changed = False
    for _ in range(swaps if places else 0):
        here, there = chance.randrange(len(places)), chance.randrange(len(places))
        (a, x), (b, y) = places[here], places[there]
        if a == b or not (a < 0 or might[a] >> y & 1) or not (b < 0 or might[b] >> x & 1):
            continue
        for seat, old, new in ((a, x, y), (b, y, x)):
            if seat >= 0:
                hands[seat][hands[seat].index(old)] = Card(new)
                left[seat] ^= 1 << old | 1 << new
        places[here], places[there] = (a, y), (b, x)
        changed = True
    return Deal(deal.dealer, tuple(Hand(hand) for hand in hands), deal.turned) if changed else None
