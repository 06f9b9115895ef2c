"""Walks through a match once more: what each seat knew at each of its decisions, and at each stop between."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from foretrick.cards import Hand, mask
from foretrick.play import Action, Deal, Look, Match, NameTrump, Play, Round, View
from foretrick.play.actions import bid_action
from foretrick.play.view import arranged

KINDS: Final = {Play: "play", NameTrump: "trump", Look: "look"}  # any other action is a bid


@dataclass(frozen=True)
class Moment:
    """One decision: what its seat knew (`view`), what it did, and the cards that everybody still held."""

    number: int  # in its round, from 0
    action: Action
    view: View
    hands: tuple[Hand, ...]

    @property
    def seat(self) -> int:
        """The seat that decides."""
        assert self.view.seat is not None
        return self.view.seat

    @property
    def kind(self) -> str:
        """``"trump"``, ``"look"``, ``"bid"`` or ``"play"``."""
        return KINDS.get(type(self.action), "bid")

    @property
    def trick(self) -> int | None:
        """The number of the trick; `None` before the first."""
        return self.view.trick.number if self.kind == "play" and self.view.trick is not None else None


@dataclass(frozen=True)
class Stop:
    """A point between the decisions: ``"deal"``, ``"bids"`` or ``"trick 1"`` and so on, as each seat sees it.

    Every seat sees its own hand here, also where it has not looked at it yet. `after` is the number of decisions
    before it in its round.
    """

    at: str
    views: tuple[View, ...]
    after: int


@dataclass(frozen=True)
class RoundWalk:
    """A round: how it went, its decisions and its stops."""

    played: Round
    moments: tuple[Moment, ...]
    stops: tuple[Stop, ...]


def walk(match: Match) -> list[RoundWalk]:
    """The rounds of a match that was played, or of as much of it as was played."""
    again = Match.undealt(match.game, match.players, match.options)
    return [_Walker(again, now).run() for now in match.rounds]


class _Walker:
    """One round on its way through a match that is played once more."""

    def __init__(self, match: Match, now: Round) -> None:
        self.match, self.now = match, now
        self.moments: list[Moment] = []
        self.stops: list[Stop] = []
        self.played = 0  # the mask of the cards out of the hands

    def run(self) -> RoundWalk:
        """Everything that was decided, in the order of the record."""
        self.match.apply(Deal(self.now.deal.dealer, self.now.deal.hands, self.now.deal.turned))
        if self.now.trump_named_by is not None and self.now.trump is not None:
            self._do(self.now.trump_named_by, NameTrump(self.now.trump))
        if self.match.phase != "trump":
            self._stop("deal")
        for seat, bid in self._bids():
            self._do(seat, bid)
        if self.match.phase == "play":
            self._stop("bids")
        for trick in self.now.tricks:
            for play in trick.plays:
                self._do(play.seat, Play(play.card))
                self.played |= 1 << play.card
            if trick.winner is not None:
                self._stop(f"trick {trick.number}")
        return RoundWalk(self.now, tuple(self.moments), tuple(self.stops))

    def _bids(self) -> Iterator[tuple[int, Action]]:
        """The bids from the dealer's left on, each after its look where there was one to take."""
        seats = self.match.sheet.seats
        for place in range(1, seats + 1):
            seat = (self.now.deal.dealer + place) % seats
            bid = self.now.bids[seat]
            if bid is None:
                continue
            action = bid_action(bid)
            if Look() in self.match.legal(seat) and action not in self.match.legal(seat):
                yield seat, Look()
            yield seat, action

    def _do(self, seat: int, action: Action) -> None:
        view = self.match.view(seat)
        self.moments.append(Moment(len(self.moments), action, view, self._hands()))
        self.match.apply(action, seat)

    def _hands(self) -> tuple[Hand, ...]:
        return tuple(
            Hand(card for card in hand if not self.played >> card & 1) for hand in self.now.deal.hands
        )

    def _stop(self, at: str) -> None:
        hands = self._hands()
        views = (self.match.view(seat) for seat in range(self.match.sheet.seats))
        shown = tuple(_with_hand(view, hand) for view, hand in zip(views, hands, strict=True))
        self.stops.append(Stop(at, shown, len(self.moments)))


def _with_hand(view: View, hand: Hand) -> View:
    """The view once the seat has looked; the bids that may be made then are those of a hand that is seen."""
    if view.hand is not None or view.phase != "bid":
        return view
    bids = mask(view.sheet.bids(view.cards)) if view.choices else 0
    return replace(view, hand=arranged(view.sheet, mask(hand), view.trump), choices=bids)
