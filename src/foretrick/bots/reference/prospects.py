"""Counted tricks: the chance of each card to win one, now or later, and what a hand is worth by them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import mul

from foretrick.bots.knowledge import Knowledge
from foretrick.cards import cards_of
from foretrick.rules import NIL


@dataclass(frozen=True)
class Habits:
    """The few numbers behind the rules of thumb; found by play on development seeds.

    A seat that could take a trick does so more or less often: `idle` if it wants none, `greedy` if it needs them all,
    `unsaid` if it has not bid, `nil` if it promised none. A card's own chance is that to stand when led now, to the
    power `seek` (a trump's: `seek_trump`) if it is to win, `shun` if it is to lose: it can wait for a trick that a
    higher card takes. `patience` lowers these powers for each further card in the hand, because a long hand can wait
    for the right moment. `ruff` is the chance of a trump to win by ruffing, by the length of the shortest other suit.
    """

    idle: float = 0.25
    greedy: float = 0.8
    unsaid: float = 0.52
    nil: float = 0.15
    seek: float = 1.4
    seek_trump: float = 1.5
    shun: float = 2.2
    patience: float = 0.06
    ruff: tuple[float, ...] = (0.5, 0.35, 0.15)


ALONE = Habits()
OVERTAKEN = (
    0.5  # how often a seat that took the trick loses it to a later one that could beat the card before
)
# With partners all the cards are dealt and most tricks are wanted by somebody.
TOGETHER = Habits(
    idle=0.35, greedy=0.9, unsaid=0.7, seek=1.5, seek_trump=0.8, shun=2.0, patience=0.0, ruff=(0.6, 0.45, 0.3)
)


class Prospects:
    """The tricks that a hand promises, seen from its seat."""

    def __init__(self, known: Knowledge) -> None:
        self.known = known
        self.habits = TOGETHER if known.view.sheet.partners else ALONE
        self._takers: dict[int, list[float]] = {}
        self._stands: dict[tuple[int, int], float] = {}
        self.hand = list(map(int, cards_of(known.hand)))
        self.seek: dict[int, float] = {}  # the chance to win a trick of a card that is to win one
        self.shun: dict[int, float] = {}  # the same of a card that is to win none
        for card in self.hand:
            self._count(card)
        self.order = sorted(self.hand, key=lambda card: (-self.seek[card], card))

    @property
    def counted(self) -> float:
        """The tricks that the hand promises."""
        return sum(self.seek.values())

    @cached_property
    def will(self) -> tuple[float, ...]:
        """How often each seat takes a trick that it could take: by its bid, and because it has to.

        Of `left` cards the last leaves no choice at all, and few leave little.
        """
        left = self.known.view.cards_left
        wills = (self._eagerness(seat) for seat in range(self.known.seats))
        return tuple(will + (1 - will) / max(1, left[seat]) for seat, will in enumerate(wills))

    def _eagerness(self, seat: int) -> float:
        view, habits = self.known.view, self.habits
        bid = view.bids[seat]
        if bid is None:
            return habits.unsaid
        if self.known.nil_alive(seat):
            return habits.nil
        need = (0 if bid >= NIL else bid) - view.won[seat]
        left = max(1, view.cards_left[seat])
        share = min(1.0, max(0.0, need / left) * self.known.seats / 2)
        eager: float = habits.idle + (habits.greedy - habits.idle) * share
        return eager

    def stands(self, card: int) -> float:
        """The chance that nobody beats the card when this seat leads it."""
        known = self.known
        suit = known.pack.suit_of[card]
        over = known.tables.beaten_by[known.trump][card] & known.unseen
        if (suit, over) not in self._stands:
            led = known.tables.after[0][card]
            chance = 1.0
            for seat in known.others:
                chance *= 1 - self.will[seat] * known.can_beat(seat, card, led)
            self._stands[suit, over] = chance
        return self._stands[suit, over]

    @cached_property
    def _waiting(self) -> float:
        """How much easier further cards make it to wait for the right moment."""
        return 1 + self.habits.patience * (len(self.hand) - 1)

    def _count(self, card: int) -> None:
        stands = self.stands(card)
        trump = self.known.pack.suit_of[card] == self.known.trump
        habits, waiting = self.habits, self._waiting
        seek: float = stands ** ((habits.seek_trump if trump else habits.seek) / waiting)
        shun: float = stands ** (habits.shun / waiting)
        if trump:
            seek = 1 - (1 - seek) * (1 - self._ruffs)
            shun = 1 - (1 - shun) * (1 - self._ruffs / 2)
        self.seek[card], self.shun[card] = seek, shun

    @cached_property
    def _ruffs(self) -> float:
        """The chance that a small trump wins a trick of another suit: a short suit helps."""
        known = self.known
        lengths = [
            (known.hand & suit).bit_count()
            for number, suit in enumerate(known.pack.suits)
            if number != known.trump and known.unseen & suit
        ]
        shortest = min(lengths, default=0)
        return self.habits.ruff[shortest] if shortest < len(self.habits.ruff) else 0.0

    def spread(self, cards: Iterable[int], wanted: int) -> list[float]:
        """The chances of winning 0, 1, 2 … tricks with the cards, when the best `wanted` of them are to win."""
        chances = [1.0]
        for place, card in enumerate(cards):
            win = self.seek[card] if place < wanted else self.shun[card]
            chances.append(0.0)
            for won in range(place + 1, 0, -1):
                chances[won] += win * (chances[won - 1] - chances[won])
            chances[0] *= 1 - win
        return chances

    def worth(self, cards: Iterable[int], wanted: int, points: Sequence[float]) -> float:
        """The points, given by tricks, to be expected from the cards in order of strength, `wanted` meant to win."""
        total: float = sum(map(mul, self.spread(cards, wanted), points))
        return total

    @property
    def best_stands(self) -> float:
        """The chance that the card that is winning stays the best, if this seat leaves it alone."""
        known = self.known
        chance = 1.0
        for seat in known.later:
            chance *= 1 - self.will[seat] * known.can_beat(seat, known.best, known.view.led)
        return chance

    def takers(self, card: int) -> list[float]:
        """The chance of each seat to win the trick on the table once this seat has played the card."""
        if card not in self._takers:
            self._takers[card] = self._count_takers(card)
        return self._takers[card]

    def _count_takers(self, card: int) -> list[float]:
        known = self.known
        tables = known.tables
        shares = [0.0] * known.seats
        if known.takes(card):
            holder, best = known.seat, tables.counts_as[known.view.led][card]
        else:
            assert known.view.best is not None
            holder, best = known.view.best, known.best
        shares[holder] = 1.0
        led = tables.after[known.view.led][card]
        for seat in known.later:
            beats = self.will[seat] * known.can_beat(seat, best, led)
            taken = 0.0
            for earlier in range(known.seats):
                loss = shares[earlier] * (beats if earlier == holder else beats * OVERTAKEN)
                shares[earlier] -= loss
                taken += loss
            shares[seat] += taken
        return shares
