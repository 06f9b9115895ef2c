"""What a seat can work out from its view: the cards still hidden, who can hold them, who may take a trick.

All strength comes from the tables of the rule sheet, so a card is as good as this game makes it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import comb

from foretrick.cards import cards_of, mask
from foretrick.kernel.layout import NO_TRUMP, Tables
from foretrick.kernel.tables import tables_for
from foretrick.play import Played, View
from foretrick.rules import NIL, RuleSheet
from foretrick.search.unseen import best_of, watched


@dataclass(frozen=True)
class Pack:
    """The cards of a game sorted out once: what is the same in every round."""

    everything: int
    suits: tuple[int, ...]  # mask of each suit as the game counts it
    suit_of: tuple[int, ...]  # [card]: 0..3, or 4 for a card without a suit
    rank_of: tuple[int, ...]  # [card]: as the game counts it


@lru_cache(maxsize=256)
def pack_of(sheet: RuleSheet) -> Pack:
    """The sorted pack of a sheet."""
    suit_of, rank_of = [4] * 64, [-1] * 64
    for card in sheet.pack:
        suit = sheet.suit(card)
        suit_of[card] = 4 if suit is None else int(suit)
        rank_of[card] = sheet.rank(card)
    suits = tuple(mask(card for card in sheet.pack if suit_of[card] == suit) for suit in range(4))
    return Pack(mask(sheet.pack), suits, tuple(suit_of), tuple(rank_of))


@lru_cache(maxsize=1 << 16)
def lacks(wanted: int, held: int, pool: int) -> float:
    """The chance that `held` cards out of `pool` contain none of `wanted` particular ones."""
    if held + wanted > pool:
        return 0.0 if held and wanted else 1.0
    return comb(pool - wanted, held) / comb(pool, held)


class Knowledge:
    """The view of one seat, thought through. The seat must have seen its hand."""

    def __init__(self, view: View, trump: int | None = None) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: int = view.seat
        self.seats = view.sheet.seats
        self.tables: Tables = tables_for(view.sheet)
        self.pack = pack_of(view.sheet)
        self.trump = trump if trump is not None else NO_TRUMP if view.trump is None else int(view.trump)
        self.hand = 0 if view.hand is None else view.hand.mask
        self.plays: tuple[Played, ...] = view.trick.plays if view.trick is not None else ()
        self.best, _ = best_of(self.tables, self.trump, self.plays)  # as it counts; -1 before the first card
        self.seen, cannot = self._watched()
        self.unseen = self.pack.everything & ~self.seen & ~self.hand
        self.might = tuple(
            0 if seat == self.seat else self.unseen & ~cannot[seat] for seat in range(self.seats)
        )

    def _watched(self) -> tuple[int, list[int]]:
        """The cards seen, and by seat the mask of those that its plays have ruled out."""
        return watched(self.view)

    @cached_property
    def later(self) -> tuple[int, ...]:
        """The seats that play after this one in the trick, in order."""
        left = self.seats - len(self.plays) - 1
        return tuple((self.seat + place) % self.seats for place in range(1, left + 1))

    @cached_property
    def others(self) -> tuple[int, ...]:
        """The other seats, clockwise."""
        return tuple((self.seat + place) % self.seats for place in range(1, self.seats))

    @property
    def bid(self) -> int:
        """The own bid, which must be in."""
        bid = self.view.bids[self.seat]
        assert bid is not None
        return bid

    @property
    def need(self) -> int:
        """The tricks still to win for an own number bid; below 0 when it is over."""
        return self.bid - self.view.won[self.seat]

    def need_of(self, seat: int) -> int:
        """The tricks that a seat still means to take; 0 or less when it wants none, a trick while it has not bid."""
        bid = self.view.bids[seat]
        return 1 if bid is None else (0 if bid >= NIL else bid) - self.view.won[seat]

    def nil_alive(self, seat: int) -> bool:
        """Whether the seat promised to take no trick and has taken none."""
        bid = self.view.bids[seat]
        return bid is not None and bid >= NIL and self.view.won[seat] == 0

    @property
    def holds_top_trump(self) -> bool:
        """Whether no card that is out beats one of the hand's trumps, or its best card where nothing does."""
        tables = self.tables.beaten_by[self.trump]
        trumps = self.pack.suits[self.trump] if self.trump < NO_TRUMP else 0
        return any(
            not tables[card] & self.unseen or (trumps >> card & 1 and self.is_master(card))
            for card in cards_of(self.hand)
        )

    @cached_property
    def choices(self) -> list[int]:
        """The cards that may be played now, as ids."""
        return list(map(int, cards_of(self.view.choices)))

    def takes(self, card: int) -> bool:
        """Whether the card, played now, is the best of the trick so far."""
        if self.best < 0:
            return True
        counted = self.tables.counts_as[self.view.led][card]
        return bool(self.tables.beaten_by[self.trump][self.best] >> counted & 1)

    def can_beat(self, seat: int, best: int, led: int) -> float:
        """The chance that a seat holds a card that takes the trick from `best` and may be played on `led`."""
        might = self.might[seat]
        over = self.tables.beaten_by[self.trump][best] & might
        if not over:
            return 0.0
        held, pool = self.view.cards_left[seat], might.bit_count()
        follow = self.tables.follow[led]
        if not follow:
            return 1 - lacks(over.bit_count(), held, pool)
        at_once = over & (follow | self.tables.always[led])
        when_void = over & ~at_once
        without = lacks(at_once.bit_count(), held, pool)
        if when_void:
            # a card of another suit helps only a seat that has none of the led suit
            suit = (follow & might).bit_count()
            chance = lacks(suit, held, pool) * (1 - lacks(when_void.bit_count(), held, pool - suit))
            without *= 1 - chance
        return 1 - without

    def is_master(self, card: int) -> bool:
        """Whether no card that is still out is higher in the card's own suit; for a suitless card, in any."""
        suit = self.pack.suit_of[card]
        out = self.unseen if suit == 4 else self.unseen & self.pack.suits[suit]
        return not self.tables.beaten_by[self.trump][card] & out
