"""Thinking ahead for a view: the Python side of the compiled search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from math import sqrt
from time import perf_counter
from typing import Any, Final

import numpy as np

from foretrick.cards import Hand, mask
from foretrick.kernel import dress
from foretrick.kernel.layout import BID, NAMED_BLIND, NAMED_LOOKING, NO_BID, NO_TRUMP, PLAY, TRUMP
from foretrick.kernel.tables import tables_for
from foretrick.play import Match, View
from foretrick.play.actions import Action
from foretrick.play.view import actions_of
from foretrick.rules import Naming, RuleSheet
from foretrick.search import eyes, ladder, net, thumb, worlds
from foretrick.search.findings import Analysis, Budget, Candidate, Outlook
from foretrick.search.lore import lore_of
from foretrick.search.unseen import Unseen, best_of, hidden_by, turned_code, watched

TEXTS: Final = (eyes, net, thumb, worlds, ladder)
USUAL: Final = Budget(milliseconds=50)
FIRST_WORLDS, MOST_WORLDS_AT_ONCE, MOST_WORLDS = 8, 256, 200_000
PLAYED_TO_THE_END: Final = 3  # with so many tricks left after this one, the net is not asked any more


@dataclass(frozen=True)
class Way:
    """How a search looks ahead.

    `ahead`: tricks played out after the one on the table, before the net is asked. `quick`: of a hundred others in a
    world, how many play like the quick player instead of like the net. `draws`: the worlds drawn for each one that is
    kept, by how well they agree with the bids.
    """

    ahead: int
    quick: int
    draws: int


ALONE: Final = Way(ahead=1, quick=50, draws=4)
TOGETHER: Final = Way(ahead=13, quick=0, draws=1)
MORE_DRAWS: Final = 48  # shared out among the cards: with few of them a bid says most, and a draw costs least


def alone(cards: int) -> Way:
    """The way of a round of so many cards where everybody plays for himself."""
    return replace(ALONE, draws=max(ALONE.draws, MORE_DRAWS // cards))


_PHASES: Final = {"trump": TRUMP, "bid": BID, "play": PLAY}


@lru_cache(maxsize=16)
def weights(game: str) -> Any:
    """The weights of a game's net, float32."""
    with (
        files("foretrick.search").joinpath("weights", f"{game}.npz").open("rb") as file,
        np.load(file) as kept,
    ):
        assert str(kept["layout"]) == net.layout_key(), f"the weights of {game} are another net's"
        return kept["net"].astype(np.float32)


class Thought:
    """A seat's position made ready for the compiled search."""

    def __init__(
        self, view: View, seed: int, hands: Sequence[Hand] | None = None, net_weights: Any = None
    ) -> None:
        self.view = view
        assert view.seat is not None
        self.seat = view.seat
        self.way = TOGETHER if view.sheet.partners else alone(view.cards)
        self.seed = seed
        self.text = dress.dressed(*TEXTS)
        made, sheet = dress.compiled(), view.sheet
        seats = sheet.seats
        self.mind = net.Mind(
            made.tables(sheet),
            lore_of(sheet),
            weights(sheet.game) if net_weights is None else net_weights,
            made.states(8),
            np.zeros(8, np.int64),
            np.zeros(eyes.MOST_ROWS_LIT, np.int64),
            np.zeros(net.DESK, np.float32),
            made.chance(1),
            np.zeros(8, np.int64),
        )
        self.seen, self.cannot = watched(view)
        self._lay_out(self.mind.states[ladder.ROOT])
        out = hidden_by(view, self.seen, self.cannot)
        if hands is not None:
            out = self._open(out, hands)
        self.hidden = self._hidden(out, seats)

    def outlook(self) -> Outlook:
        """What the seat may expect as it stands."""
        tricks = np.zeros(20, np.float64)
        self.mind.voids[:] = self.hidden.voids
        exact = self.text["look_out"](self.mind, self.seat, tricks)
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
            self.mind.states[ladder.ROOT].hands[seat] = hand.mask
        self.way = replace(self.way, draws=1)
        nobody = (0,) * len(hands)
        return Unseen(out.cards & ~mask(card for hand in hands for card in hand), nobody, nobody)

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

    def _hidden(self, out: Unseen, seats: int) -> ladder.Hidden:
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
        return ladder.Hidden(
            held, might, out.cards, seats, bound, count, ways, size, pile, voids, taken, shown, self._namer
        )

    @property
    def until(self) -> int:
        """The number of tricks left at which the net is asked."""
        left = self.view.tricks_left - (1 if self.view.phase == "play" else 0)
        return max(0, left - self.way.ahead) if left > PLAYED_TO_THE_END else 0

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


class Weighing:
    """The values of a seat's actions, world by world; `flat` with the quick player's playouts."""

    def __init__(self, thought: Thought, flat: bool = False) -> None:
        self.thought, self.flat = thought, flat
        self.actions = actions_of(thought.view.phase, thought.view.choices)
        self.groups = thought.groups(self.actions)
        self.codes = np.array([self.actions[group[0]].code for group in self.groups], np.int64)
        self.tricks = np.zeros((len(self.groups), 20), np.float64)
        self.made = np.zeros(len(self.groups), np.float64)
        self.counts = np.zeros(len(self.groups), np.int64)
        self._values: list[Any] = []
        self.worlds = 0

    def add(self, count: int) -> None:
        """Weigh the actions that are still considered in so many more worlds."""
        thought = self.thought
        values = np.full((count, len(self.codes)), np.nan)
        asked = (thought.mind, thought.hidden, thought.seat, self.codes, values, self.tricks, self.made)
        if self.flat:
            thought.text["weigh_flat"](*asked, self.worlds, thought.seed)
        else:
            way = thought.way
            thought.text["weigh"](*asked, self.worlds, thought.seed, thought.until, way.quick, way.draws)
        self._values.append(values)
        self.counts[self.codes >= 0] += count
        self.worlds += count

    @property
    def values(self) -> Any:
        """[world, group], not-a-number where a group was not considered any more."""
        self._values = [np.concatenate(self._values)]
        return self._values[0]

    def means(self) -> Any:
        """The mean value of each group over the worlds in which it was tried."""
        return np.array([self.values[: self.counts[k], k].mean() for k in range(len(self.codes))])

    def halve(self) -> None:
        """Keep the better half, by the worlds that they share."""
        means = np.where(self.codes >= 0, self.means(), -np.inf)
        keep = (int((self.codes >= 0).sum()) + 1) // 2
        self.codes[np.argsort(-means, kind="stable")[keep:]] = -1

    @property
    def left(self) -> int:
        """How many groups are still considered."""
        return int((self.codes >= 0).sum())

    def findings(self, seconds: float) -> Analysis:
        """What has been found, best first; what is still considered stands before what was dropped."""
        values, means = self.values, self.means()
        best = int(np.argmax(np.where(self.codes >= 0, means, -np.inf)))
        made = self.made / np.maximum(1, self.counts)
        candidates = []
        for k, group in enumerate(self.groups):
            count = int(self.counts[k])
            behind = values[:count, best] - values[:count, k]
            cost = float(behind.mean())
            error, cost_error = (float(np.std(x) / sqrt(count)) for x in (values[:count, k], behind))
            candidates += [
                Candidate(
                    self.actions[place],
                    float(means[k]),
                    error,
                    max(0.0, cost),
                    cost_error,
                    float(made[k]),
                    count,
                )
                for place in group
            ]
        dropped = {
            action.text
            for k, group in enumerate(self.groups)
            if self.codes[k] < 0
            for action in (self.actions[p] for p in group)
        }
        first = {self.actions[place].text for place in self.groups[best]}
        candidates.sort(key=lambda c: (c.action.text not in first, c.action.text in dropped, c.cost))
        tricks = self.tricks[best] / max(1, self.counts[best])
        return Analysis(
            tuple(candidates), tuple(map(float, tricks[: self.thought.view.cards + 1])), self.worlds, seconds
        )


def weighed(thought: Thought, budget: Budget, narrow: bool) -> Weighing:
    """Weigh until the budget is used up; with `narrow` the worse half is dropped again and again on the way."""
    start = perf_counter()
    weighing = Weighing(thought)
    most = MOST_WORLDS if budget.worlds is None else max(1, budget.worlds)
    seconds = None if budget.milliseconds is None else budget.milliseconds / 1000
    phases = max(1, (weighing.left - 1).bit_length()) if narrow else 1
    for phase in range(1, phases + 1):
        upto = max(1, most * phase // phases)
        _fill(weighing, upto, None if seconds is None else start + seconds * phase / phases)
        if phase < phases:
            weighing.halve()
        if weighing.left == 1 and narrow:
            break
    return weighing


def _fill(weighing: Weighing, worlds_: int, deadline: float | None) -> None:
    """Add worlds up to a number or a time, in helpings that keep the time."""
    helping = FIRST_WORLDS
    while weighing.worlds < worlds_:
        begin = perf_counter()
        weighing.add(min(helping, worlds_ - weighing.worlds))
        if deadline is None:
            helping = MOST_WORLDS_AT_ONCE
            continue
        now = perf_counter()
        if now >= deadline:
            return
        pace = helping / max(now - begin, 1e-6)
        helping = int(max(1, min(MOST_WORLDS_AT_ONCE, 2 * helping, pace * (deadline - now))))


def analyse(
    view: View, budget: Budget | None = None, seed: int = 0, hands: Sequence[Hand] | None = None
) -> Analysis:
    """What each legal action of the view's seat is worth, all over the same worlds.

    With `hands`, the remaining cards of all the seats, everything is seen: the judgement of hindsight. Raises
    `NoCompiler` where the compiled kernel cannot be had.
    """
    start = perf_counter()
    thought = Thought(view, seed, hands)
    asked = budget or USUAL
    if hands is not None:
        asked = Budget(asked.milliseconds, 1)
    weighing = weighed(thought, asked, narrow=False)
    return weighing.findings(perf_counter() - start)


def best(view: View, budget: Budget, seed: int) -> Analysis:
    """As `analyse`, for whoever only wants the best: the worse actions are dropped on the way."""
    start = perf_counter()
    thought = Thought(view, seed)
    weighing = weighed(thought, budget, narrow=True)
    return weighing.findings(perf_counter() - start)


def flat(view: View, worlds_: int, seed: int) -> Analysis:
    """Every action in so many worlds, each played to its end by the quick player of `thumb`."""
    start = perf_counter()
    weighing = Weighing(Thought(view, seed, None, np.zeros(1, np.float32)), flat=True)
    weighing.add(worlds_)
    return weighing.findings(perf_counter() - start)


def outlook(view: View) -> Outlook:
    """What the view's seat, which has seen its hand, may expect of the round: in bidding or play, on turn or not.

    Raises `NoCompiler` where the compiled kernel cannot be had.
    """
    return Thought(view, 0).outlook()


def warm(sheet: RuleSheet) -> float:
    """Compile or load everything that thinking needs; the seconds it took. `NoCompiler` where it cannot be."""
    start = perf_counter()
    match = Match(sheet.game, sheet.seats, options=sheet.options, seed=1)
    while match.phase != "play":
        seat = match.waiting_for[0]
        analyse(match.view(seat), Budget(worlds=1))
        match.apply(match.legal(seat)[-1], seat)
    view = match.view(match.turn)
    analyse(view, Budget(worlds=1))
    outlook(view)
    return perf_counter() - start
