"""A seat's position made ready for the compiled search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import numpy as np

from foretrick.cards import Hand, mask
from foretrick.kernel import dress
from foretrick.kernel.layout import BID, NAMED_BLIND, NAMED_LOOKING, NO_BID, NO_TRUMP, PLAY, TRUMP
from foretrick.kernel.tables import tables_for
from foretrick.play import View
from foretrick.play.actions import Action
from foretrick.rules import Naming
from foretrick.search import endings, eyes, ladder, likely, net, plans, thumb, worlds
from foretrick.search.findings import Outlook
from foretrick.search.lore import lore_of
from foretrick.search.standings import Standings
from foretrick.search.unseen import Unseen, best_of, hidden_by, turned_code, watched

TEXTS: Final = (eyes, net, thumb, worlds, likely, plans, endings, ladder)
PLAYED_TO_THE_END: Final = 3  # with so many tricks left after this one, the net is not asked any more


@dataclass(frozen=True)
class Way:
    """How a search looks ahead.

    `ahead`: tricks played out after the one on the table, before the net is asked. `quick`: of a hundred others in a
    world, how many play like the quick player instead of like the net. `draws`: the worlds drawn for each one that
    is used, by how well they agree with the bids; 0 where bids are not looked at. `planned`: for so many tricks, that
    on the table included, the seat's own turns are looked up in a tree of what the worlds before have shown. `exact`:
    the last two tricks are worked out with all the cards open, which is right only where they lie open.
    """

    ahead: int
    quick: int
    draws: int
    planned: int = 0
    exact: bool = False


ALONE: Final = Way(ahead=1, quick=50, draws=0)
TOGETHER: Final = Way(ahead=13, quick=0, draws=0)
# With few cards a bid says most and a draw costs least; with ten, draws have won nothing (bench/ablations.py).
DRAWS, FEW_CARDS = 4, 5


def alone(cards: int) -> Way:
    """The way of a round of so many cards where everybody plays for himself."""
    return replace(ALONE, draws=DRAWS) if cards <= FEW_CARDS else ALONE


_PHASES: Final = {"trump": TRUMP, "bid": BID, "play": PLAY}


class Learned(NamedTuple):
    """What was learned of a game by self-play: the weights of its net, float32, and what the standings promise."""

    net: Any
    standings: Standings | None


@lru_cache(maxsize=16)
def learned(game: str) -> Learned:
    """What the package holds of a game."""
    with (
        files("foretrick.search").joinpath("weights", f"{game}.npz").open("rb") as file,
        np.load(file) as kept,
    ):
        assert str(kept["layout"]) == net.layout_key(), f"the weights of {game} are another net's"
        standings = Standings.read(kept) if "chances" in kept.files else None
        return Learned(kept["net"].astype(np.float32), standings)


class Thought:
    """A seat's position made ready for the compiled search."""

    def __init__(
        self,
        view: View,
        seed: int,
        hands: Sequence[Hand] | None = None,
        net_weights: Any = None,
        planned: int = 0,
    ) -> None:
        self.view = view
        assert view.seat is not None
        self.seat = view.seat
        self.way = replace(TOGETHER if view.sheet.partners else alone(view.cards), planned=planned)
        self.seed = seed
        known = learned(view.sheet.game)
        self.standings = known.standings if view.sheet.partners else None
        self.text = dress.dressed(*TEXTS)
        made, sheet = dress.compiled(), view.sheet
        seats = sheet.seats
        self.mind = net.Mind(
            made.tables(sheet),
            lore_of(sheet),
            known.net if net_weights is None else net_weights,
            made.states(8),
            np.zeros(8, np.int64),
            np.zeros(eyes.MOST_ROWS_LIT, np.int64),
            np.zeros(net.DESK, np.float32),
            made.chance(1),
            np.zeros(8, np.int64),
        )
        self.seen, self.cannot = watched(view)
        self._lay_out(self.mind.states[likely.ROOT])
        out = hidden_by(view, self.seen, self.cannot)
        if hands is not None:
            out = self._open(out, hands)
        self.hidden = self._hidden(out, seats)
        if len(self.hidden.heard):
            self.text["hear_bids"](self.mind, self.hidden, seed)

    def outlook(self) -> Outlook:
        """What the seat may expect as it stands."""
        tricks = np.zeros(20, np.float64)
        mind = self.mind
        mind.voids[:] = self.hidden.voids
        mind.states[likely.TABLE] = mind.states[likely.ROOT]
        exact = self.text["look_out"](mind, likely.TABLE, self.seat, tricks)
        return Outlook(float(tricks[-1]), float(exact), tuple(map(float, tricks[: self.view.cards + 1])))

    def _lay_out(self, state: Any) -> None:
        """The kernel's state of what the view shows; the other hands are empty."""
        view, sheet, tables = self.view, self.view.sheet, tables_for(self.view.sheet)
        seats = sheet.seats
        state.row = min(view.round - 1, len(sheet.deals) - 1)
        state.phase = _PHASES[view.phase]
        state.dealer = view.dealer
        state.turn = self.seat
        state.turned = turned_code(view)
        state.seen = self.seen
        state.trump = self._trump()
        state.hands[self.seat] = 0 if view.hand is None else view.hand.mask
        everyone = (1 << seats) - 1
        looked = everyone if not sheet.blind_bids else sum(1 << s for s in range(seats) if view.has_bid[s])
        if view.hand is None:
            looked &= ~(1 << self.seat)
        else:
            looked |= 1 << self.seat
        state.looked = looked
        for seat, bid in enumerate(view.bids):
            state.bids[seat] = NO_BID if bid is None else bid
        state.bids_in = sum(bid is not None for bid in view.bids)
        state.bid_sum = view.bid_sum
        state.won[:seats] = view.won
        state.left = view.tricks_left
        if view.bags is not None:
            sides = len(view.totals)
            state.totals[:sides], state.bags[:sides] = view.totals, view.bags
        state.broken = view.broken
        state.leader = (view.dealer + 1) % seats if view.trick is None else view.trick.leader
        state.best_seat = state.leader
        state.led = view.led
        plays = view.trick.plays if view.trick is not None else ()
        if plays:
            state.best, state.best_seat = best_of(tables, int(state.trump), plays)
        state.trick[: len(plays)] = [play.card for play in plays]
        state.played = len(plays)

    def _open(self, out: Unseen, hands: Sequence[Hand]) -> Unseen:
        """Lay the hands on the table; what is left to be drawn is nobody's."""
        for seat, hand in enumerate(hands):
            self.mind.states[likely.ROOT].hands[seat] = hand.mask
        self.way = replace(self.way, draws=0, exact=True)
        nobody = (0,) * len(hands)
        return Unseen(out.cards & ~mask(card for hand in hands for card in hand), nobody, nobody)

    @property
    def _one_card_to_bid(self) -> bool:
        return self.view.cards == 1 and self.view.phase == "bid"

    @property
    def _namer(self) -> int:
        """The seat that has named trump with its hand in view, or -1."""
        view = self.view
        blind = view.sheet.turned(view.turned) is Naming.BLIND
        return -1 if view.trump_named_by is None or blind else view.trump_named_by

    def _trump(self) -> int:
        view = self.view
        if view.phase == "trump":
            return NAMED_BLIND if view.hand is None else NAMED_LOOKING
        return NO_TRUMP if view.trump is None else int(view.trump)

    def _hidden(self, out: Unseen, seats: int) -> likely.Hidden:
        held, might = np.zeros(8, np.int64), np.zeros(8, np.int64)
        held[:seats], might[:seats] = out.held, out.might
        bound = np.zeros(8, np.int64)
        count = self.text["chosen_seats"](held, might, out.cards, seats, bound)
        size = self.text["table_size"](held, bound, count)
        ways = np.zeros((out.cards.bit_count() + 1) * size if count else 1, np.float64)
        if count:
            self.text["count_ways"](held, might, out.cards, bound, count, ways, size)
        voids = np.zeros(8, np.int64)
        suits = [int(suit) for suit in self.mind.lore["suits"][:4]]
        for seat in range(seats):
            for suit, cards in enumerate(suits):
                ruled_out = cards & ~int(self.mind.lore["high"])
                if ruled_out and self.cannot[seat] & ruled_out == ruled_out:
                    voids[seat] |= 1 << suit
        pile = np.zeros(64, np.int64)
        taken = np.zeros(8, np.int64)
        tricks = (*self.view.tricks, self.view.trick) if self.view.trick is not None else self.view.tricks
        for play in (play for trick in tricks for play in trick.plays):
            taken[play.seat] |= 1 << play.card
        shown = 0 if self.view.turned is None else 1 << self.view.turned
        return likely.Hidden(
            held,
            might,
            out.cards,
            seats,
            bound,
            count,
            ways,
            size,
            pile,
            voids,
            taken,
            shown,
            self._namer,
            np.zeros(1),
            np.ones((8 if self.way.draws and self._one_card_to_bid else 0, 64)),
        )

    @property
    def course(self) -> ladder.Course:
        """The way in the numbers of the compiled search."""
        way, left = self.way, self.view.tricks_left
        after = left - (1 if self.view.phase == "play" else 0)
        until = max(0, after - way.ahead) if after > PLAYED_TO_THE_END else 0
        return ladder.Course(until, way.quick, way.draws, left - way.planned, int(way.exact))

    def groups(self, actions: Sequence[Action]) -> list[list[int]]:
        """The places of the actions, those together between which nothing that is hidden can tell."""
        if self.view.phase != "play":
            return [[place] for place in range(len(actions))]
        codes = np.array([action.code for action in actions], np.int64)
        keys = np.zeros_like(codes)
        self.text["likenesses"](self.mind, codes, keys)
        found: dict[int, list[int]] = {}
        for place, key in enumerate(keys):
            found.setdefault(int(key), []).append(place)
        return list(found.values())
