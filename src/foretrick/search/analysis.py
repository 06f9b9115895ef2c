"""Thinking ahead for a view: the Python side of the compiled search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from math import sqrt
from time import perf_counter
from typing import Any, Final

import numpy as np

from foretrick.cards import Hand
from foretrick.play import Match, View
from foretrick.play.view import actions_of
from foretrick.rules import BLIND_NIL, LOOK, NIL, RuleSheet
from foretrick.search import endings, plans
from foretrick.search.findings import Analysis, Budget, Candidate, Outlook
from foretrick.search.thought import Thought

USUAL: Final = Budget(milliseconds=50)
# With so much thought, the same turns come up again and again in its worlds, and the seat plans them.
MUCH_TIME, MUCH_WORLDS = 300, 3000
PLANNED: Final = 3  # tricks, that on the table included
# Of a hundred nils that come off in the worlds, so many come off at the table: those that are bid are those that look
# better than they are (bench/calibration.py, seeds 42 to 44: by the worlds 1,033 of 1,387, made 919).
NILS_MADE: Final = 0.88
FIRST_WORLDS, MOST_WORLDS_AT_ONCE, MOST_WORLDS = 4, 256, 200_000


class Strand:
    """What one processor core has to itself while a position is weighed."""

    def __init__(self, thought: Thought, groups: int) -> None:
        mind, hidden = thought.mind, thought.hidden
        self.thought = thought
        self.mind = mind._replace(
            states=mind.states.copy(),
            voids=mind.voids.copy(),
            rows=np.zeros_like(mind.rows),
            desk=np.zeros_like(mind.desk),
            chance=mind.chance.copy(),
            kinds=np.zeros_like(mind.kinds),
        )
        self.hidden = hidden._replace(pile=np.zeros_like(hidden.pile), agreed=np.zeros(1))
        self.plan = plans.fresh_plan(thought.way.planned > 0)
        self.ends = endings.fresh_ends()
        self.tricks = np.zeros((groups, 20), np.float64)
        self.made = np.zeros(groups, np.float64)

    def weigh(self, codes: Any, values: Any, stands: Any, first: int, flat: bool) -> None:
        """Fill `values` and `stands`, world by world, from world number `first` on."""
        thought = self.thought
        asked = (self.mind, self.hidden, thought.seat, codes, values, self.tricks, self.made)
        if flat:
            thought.text["weigh_flat"](*asked, first, thought.seed)
        else:
            thought.text["weigh"](*asked, stands, first, thought.seed, thought.course, self.plan, self.ends)


@lru_cache(maxsize=4)
def hands_for(cores: int) -> ThreadPoolExecutor:
    """Threads for so many cores: the compiled search lets go of the interpreter."""
    return ThreadPoolExecutor(cores, thread_name_prefix="search")


class Weighing:
    """The values of a seat's actions, world by world; `flat` with the quick player's playouts."""

    def __init__(self, thought: Thought, flat: bool = False, cores: int = 1) -> None:
        self.thought, self.flat = thought, flat
        self.actions = actions_of(thought.view.phase, thought.view.choices)
        self.groups = thought.groups(self.actions)
        self._first_codes = [self.actions[group[0]].code for group in self.groups]
        self.codes = np.array(self._first_codes, np.int64)  # -1: not considered any more
        self.strands = [Strand(thought, len(self.groups)) for _ in range(cores)]
        self.counts = np.zeros(len(self.groups), np.int64)
        self._values: list[Any] = []
        self.worlds = 0

    def add(self, count: int) -> None:
        """Weigh the actions that are still considered in so many more worlds."""
        values = np.full((count, len(self.codes)), np.nan)
        standings = self.thought.standings
        stands = np.zeros(
            (count if standings is not None and not self.flat else 0, len(self.codes), 4), np.int64
        )
        cuts = [count * k // len(self.strands) for k in range(len(self.strands) + 1)]
        shares = [
            (strand, slice(*cuts[k : k + 2]))
            for k, strand in enumerate(self.strands)
            if cuts[k] < cuts[k + 1]
        ]

        def weigh(share: tuple[Strand, slice]) -> None:
            strand, part = share
            strand.weigh(self.codes, values[part], stands[part], self.worlds + part.start, self.flat)

        if len(shares) == 1:
            weigh(shares[0])
        else:
            list(hands_for(len(self.strands)).map(weigh, shares))
        if len(stands):
            self._look_at_the_match(values, stands)
        self._values.append(values)
        self.counts[self.codes >= 0] += count
        self.worlds += count

    def _look_at_the_match(self, values: Any, stands: Any) -> None:
        """Put what the standings promise after the round, over what they promise now, in the place of its points.

        `stands` [world, group]: the scores of the two sides, then their bags.
        """
        thought, sheet = self.thought, self.thought.view.sheet
        assert thought.standings is not None
        assert thought.view.bags is not None
        own, other = thought.seat % 2, 1 - thought.seat % 2
        now = np.array([[*thought.view.totals, *thought.view.bags]])
        tried = self.codes >= 0
        ends = np.concatenate([now, stands[:, tried].reshape(-1, 4)])
        points = thought.standings.points(sheet, ends[:, [own, other]], ends[:, [2 + own, 2 + other]])
        values[:, tried] = (points[1:] - points[0]).reshape(len(values), -1)

    @property
    def _doubts(self) -> Any:
        """What the nils among the bids lose by coming off less often than in the worlds, by group."""
        thought, doubts = self.thought, np.zeros(len(self.groups))
        if thought.view.phase == "bid" and not self.flat:
            for k, code in enumerate(self._first_codes):
                if code in (NIL, BLIND_NIL):
                    won, lost = thought.mind.tables["seat_points"][code][:2]
                    doubts[k] = (1 - NILS_MADE) * self._made[k] / max(1, self.counts[k]) * (won - lost)
        return doubts

    @property
    def _made(self) -> Any:
        """In how many worlds the bid was made, by group."""
        return sum(strand.made for strand in self.strands)

    @property
    def values(self) -> Any:
        """[world, group], not-a-number where a group was not considered any more."""
        self._values = [np.concatenate(self._values)]
        return self._values[0] - self._doubts

    def means(self) -> Any:
        """The mean value of each group over the worlds in which it was tried."""
        values = self.values
        return np.array([values[: self.counts[k], k].mean() for k in range(len(self.codes))])

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
        made = self._made / np.maximum(1, self.counts)
        if self.thought.view.phase == "bid" and not self.flat:
            made = made * [NILS_MADE if code in (NIL, BLIND_NIL) else 1 for code in self._first_codes]
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
        tricks = sum(strand.tricks[best] for strand in self.strands) / max(1, self.counts[best])
        return Analysis(
            tuple(candidates), tuple(map(float, tricks[: self.thought.view.cards + 1])), self.worlds, seconds
        )


def weighed(thought: Thought, budget: Budget, narrow: bool) -> Weighing:
    """Weigh until the budget is used up; with `narrow` the worse half is dropped again and again on the way."""
    weighing = Weighing(thought, cores=budget.cores)
    weigh_on(weighing, budget, narrow)
    return weighing


def weigh_on(
    weighing: Weighing, budget: Budget, narrow: bool, clock: Callable[[], float] = perf_counter
) -> None:
    """As `weighed`, with what has been begun; the time of the budget is that of `clock`, in seconds."""
    start = clock()
    most = MOST_WORLDS if budget.worlds is None else max(1, budget.worlds)
    seconds = None if budget.milliseconds is None else budget.milliseconds / 1000
    phases = max(1, (weighing.left - 1).bit_length()) if narrow else 1
    for phase in range(1, phases + 1):
        upto = max(1, most * phase // phases)
        _fill(weighing, upto, None if seconds is None else start + seconds * phase / phases, clock)
        if phase < phases:
            weighing.halve()
        if weighing.left == 1 and narrow:
            break


def _fill(weighing: Weighing, worlds_: int, deadline: float | None, clock: Callable[[], float]) -> None:
    """Add worlds up to a number or a time, in helpings that keep the time; none if it is over, but for the first."""
    helping = FIRST_WORLDS
    while weighing.worlds < worlds_:
        begin = clock()
        if deadline is not None and begin >= deadline and weighing.worlds > 0:
            return
        weighing.add(min(helping, worlds_ - weighing.worlds))
        if deadline is None:
            helping = MOST_WORLDS_AT_ONCE
            continue
        now = clock()
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
    if budget.worlds == 0:
        return at_first_sight(Thought(view, seed), start)
    thought = Thought(view, seed, planned=PLANNED if is_much(budget) else 0)
    weighing = weighed(thought, budget, narrow=True)
    return weighing.findings(perf_counter() - start)


def at_first_sight(thought: Thought, start: float) -> Analysis:
    """What the net alone expects of each action. Of a hand that was not seen it expects nothing: such a seat looks, or
    names a suit by lot.
    """
    view = thought.view
    actions = actions_of(view.phase, view.choices)
    codes = np.array([action.code for action in actions], np.int64)
    values, made, tricks = np.zeros(len(codes)), np.zeros(len(codes)), np.zeros((len(codes), 20))
    if view.hand is not None:
        thought.text["opinions"](thought.mind, thought.hidden, thought.seat, codes, values, tricks, made)
        first = int(np.argmax(values))
    else:
        looks = np.flatnonzero(codes == LOOK)
        first = int(looks[0]) if len(looks) else int(np.random.default_rng(thought.seed).integers(len(codes)))
    candidates = [
        Candidate(action, float(values[k]), 0.0, float(values[first] - values[k]), 0.0, float(made[k]), 0)
        for k, action in enumerate(actions)
    ]
    order = sorted(range(len(actions)), key=lambda k: (k != first, candidates[k].cost))
    expected = tuple(map(float, tricks[first, : view.cards + 1]))
    return Analysis(tuple(candidates[k] for k in order), expected, 0, perf_counter() - start)


def is_much(budget: Budget) -> bool:
    """Whether a budget is large enough to plan."""
    if budget.worlds is not None:
        return budget.worlds >= MUCH_WORLDS
    return (budget.milliseconds or 0) >= MUCH_TIME


def flat(view: View, worlds_: int, seed: int) -> Analysis:
    """Every action in so many worlds, each played to its end by the quick player of `thumb`."""
    start = perf_counter()
    weighing = Weighing(Thought(view, seed, net_weights=np.zeros(1, np.float32)), flat=True)
    weighing.add(max(1, worlds_))
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
