"""What nobody at a table would understand is left out before a search weighs the rest.

A search compares means over worlds, so where two cards are worth much the same it may play the one that looks absurd:
a low trump led by a seat that needs every trick, a partner's winning card ruffed. These cases are few and plain, and
the cards left out gain nothing.
"""

from __future__ import annotations

from dataclasses import replace

from foretrick.bots.knowledge import Knowledge
from foretrick.cards import mask
from foretrick.play import View
from foretrick.rules import NIL


def mannered(view: View) -> View:
    """The view with its `choices` narrowed to what may be played without a frown; at least one is left."""
    if view.phase != "play" or view.choices.bit_count() < 2:
        return view
    known = Knowledge(view)
    kept = _together(known) if view.sheet.partners else _alone(known)
    return replace(view, choices=mask(kept)) if kept else view


def _alone(known: Knowledge) -> list[int]:
    """On lead and in need of every trick: a card that nothing beats, else the highest of a suit."""
    if known.plays or known.need != known.view.cards_left[known.seat]:
        return []
    beaten, suits = known.tables.beaten_by[known.trump], known.pack.suit_of
    sure = [card for card in known.choices if not beaten[card] & known.unseen]
    return sure or [
        card
        for card in known.choices
        if not any(suits[other] == suits[card] and beaten[card] >> other & 1 for other in known.choices)
    ]


def _together(known: Knowledge) -> list[int]:
    """A partner's sure winner is not ruffed; last to play beside a partner's safe nil, a needed trick is taken."""
    view = known.view
    side = next(side for side, seats in enumerate(view.sheet.sides) if known.seat in seats)
    partner = next(seat for seat in view.sheet.sides[side] if seat != known.seat)
    if not known.plays or known.nil_alive(known.seat):
        return []
    if view.best != partner:
        needed = known.nil_alive(partner) and view.contracts[side] > view.taken[side]
        return [card for card in known.choices if known.takes(card)] if needed and not known.later else []
    ruffs = not known.hand & known.tables.follow[view.led]
    numbers = all(bid is not None and bid < NIL for bid in view.bids)
    certain = not any(known.can_beat(seat, known.best, view.led) for seat in known.later)
    return [card for card in known.choices if not known.takes(card)] if ruffs and numbers and certain else []
