"""What a seat cannot see, and who may hold it: read off a view, for the kernel to draw worlds from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from foretrick.cards import mask
from foretrick.kernel.layout import NO_CARD, Tables
from foretrick.kernel.tables import tables_for
from foretrick.play import Played, View


@dataclass(frozen=True)
class Unseen:
    """The cards hidden from a seat. By seat: how many cards it must be given, and the mask of those it may hold."""

    cards: int  # mask
    held: tuple[int, ...]
    might: tuple[int, ...]


def unseen(view: View) -> Unseen:
    """What is hidden from the view's seat. A hand that the seat has not looked at is hidden as the others are."""
    return hidden_by(view, *watched(view))


def hidden_by(view: View, seen: int, cannot: Sequence[int]) -> Unseen:
    """`unseen`, of what was `watched` already."""
    hand = 0 if view.hand is None else view.hand.mask
    hidden = mask(view.sheet.pack) & ~seen & ~hand
    own = -1 if view.hand is None else view.seat
    seats = range(view.sheet.seats)
    held = tuple(0 if seat == own else view.cards_left[seat] for seat in seats)
    return Unseen(hidden, held, tuple(0 if seat == own else hidden & ~cannot[seat] for seat in seats))


def watched(view: View) -> tuple[int, list[int]]:
    """The cards that were shown, and for each seat the mask of those that its plays have ruled out."""
    tables, broken = tables_for(view.sheet), 0
    seen = 0 if view.turned is None else 1 << view.turned
    cannot = [0] * view.sheet.seats
    tricks = (*view.tricks, view.trick) if view.trick is not None else view.tricks
    for trick in tricks:
        led = 0
        for place, play in enumerate(trick.plays):
            card = play.card
            seen |= 1 << card
            if place:
                cannot[play.seat] |= denied(tables, led, card)
            elif not tables.may_lead[broken] >> card & 1:
                cannot[play.seat] |= tables.may_lead[broken]
            led = tables.after[led][card]
            broken |= tables.breaks >> card & 1
    return seen, cannot


def denied(tables: Tables, led: int, card: int) -> int:
    """The cards that a seat cannot hold any more if it plays `card` on this."""
    follow = tables.follow[led]
    if not follow or follow >> card & 1 or tables.always[led] >> card & 1:
        return 0
    return follow if tables.barred[led] >> card & 1 else follow & ~tables.excused[led]


def best_of(tables: Tables, trump: int, plays: Sequence[Played]) -> tuple[int, int]:
    """The card that is winning a trick, as it counts, and its seat; -1 and -1 before the first card."""
    led, best, seat = 0, -1, -1
    for play in plays:
        counted = tables.counts_as[led][play.card]
        if best < 0 or tables.beaten_by[trump][best] >> counted & 1:
            best, seat = counted, play.seat
        led = tables.after[led][play.card]
    return best, seat


def turned_code(view: View) -> int:
    """The turned card as the kernel writes it."""
    return NO_CARD if view.turned is None else int(view.turned)
