"""A quick informed player for whole playouts: it bids what its cards promise and plays to its bid. Compiled text.

`reference/flat-200` stands on it, so it is frozen with that: a change here would move what strength is measured by.
"""

from __future__ import annotations

from typing import Any

from foretrick.kernel.batch import place_after
from foretrick.kernel.layout import BID, DONE, PLAY
from foretrick.kernel.step import act, legal_bids, legal_cards, play_card
from foretrick.rules import LOOK, NIL
from foretrick.search.eyes import side_need


def thumb_card(tables: Any, lore: Any, state: Any) -> int:
    """The card of the seat to act: what wins while it needs tricks, what loses when it does not."""
    cards = legal_cards(tables, state)
    if cards & (cards - 1) == 0:
        return place_after(cards, 0)
    strength = lore.strength[state.trump]
    wants = wants_trick(tables, state)
    if state.played == 0:
        return strongest(strength, cards) if wants else weakest(strength, cards)
    winners = cards & tables.beaten_by[state.trump][state.best]
    losers = cards & ~winners
    last = state.played == tables.seats - 1
    if wants:
        if winners != 0 and not held_by_partner(tables, state, last):
            return weakest(strength, winners) if last else strongest(strength, winners)
        return weakest(strength, losers if losers != 0 else winners)
    if losers != 0:
        return strongest(strength, losers)
    return strongest(strength, winners) if last else weakest(strength, winners)


def wants_trick(tables: Any, state: Any) -> bool:
    seat = state.turn
    bid = state.bids[seat]
    if bid >= NIL and state.won[seat] == 0:
        return False
    return side_need(tables, state, seat) > 0


def held_by_partner(tables: Any, state: Any, last: bool) -> bool:
    """Whether the trick is as good as the own side's already."""
    seat = state.turn
    if tables.sides == tables.seats or state.best_seat % tables.sides != seat % tables.sides:
        return False
    partner_bid = state.bids[state.best_seat]
    return last and partner_bid < NIL


def strongest(strength: Any, cards: int) -> int:
    best = 0
    most = -1
    while cards != 0:
        card = place_after(cards, 0)
        cards &= cards - 1
        if strength[card] > most:
            most = strength[card]
            best = card
    return best


def weakest(strength: Any, cards: int) -> int:
    best = 0
    least = 1000
    while cards != 0:
        card = place_after(cards, 0)
        cards &= cards - 1
        if strength[card] < least:
            least = strength[card]
            best = card
    return best


def thumb_bid(tables: Any, lore: Any, state: Any) -> int:
    """The allowed number nearest to what the hand promises; nil for next to nothing."""
    bids = legal_bids(tables, state)
    if (bids >> LOOK) & 1 != 0:
        return LOOK
    promised = 0.0
    cards = state.hands[state.turn]
    while cards != 0:
        promised += lore.promise[state.trump][place_after(cards, 0)]
        cards &= cards - 1
    if (bids >> NIL) & 1 != 0 and promised < 0.5:
        return NIL
    bids &= (1 << NIL) - 1
    best = 0
    least = 1e9
    while bids != 0:
        bid = place_after(bids, 0)
        bids &= bids - 1
        gap = abs(bid - promised)
        if gap < least:
            least = gap
            best = bid
    return best


def thumb_trump(lore: Any, state: Any) -> int:
    """The suit with the most cards of the dealer's."""
    best = 0
    most = -1.0
    for suit in range(4):
        promised = 0.0
        cards = state.hands[state.dealer]
        while cards != 0:
            promised += lore.promise[suit][place_after(cards, 0)]
            cards &= cards - 1
        if promised > most:
            most = promised
            best = suit
    return best


def thumb_out(tables: Any, lore: Any, state: Any) -> None:
    """Play a round to its end."""
    while state.phase < PLAY:
        act(tables, state, thumb_choice(tables, lore, state))
    while state.phase != DONE:
        play_card(tables, state, thumb_card(tables, lore, state))


def thumb_choice(tables: Any, lore: Any, state: Any) -> int:
    """The action of the seat to act."""
    if state.phase == PLAY:
        return thumb_card(tables, lore, state)
    return thumb_bid(tables, lore, state) if state.phase == BID else thumb_trump(lore, state)
