"""`strong` against OpenSpiel's own IS-MCTS (its C++) in OpenSpiel's own game of Oh Hell, the same time a move.

    python bench/openspiel.py [--deals 30] [--milliseconds 40] [--cards 10] [--seed 1] [--workers 1] [--json]

Needs the project installed, and `pip install open_spiel==2.0.2`. OpenSpiel deals, says what is legal and scores; its
`ISMCTSBot` (random rollouts, most visits) sits at three seats of four and `strong` at the fourth, at each of the four in
turn with the same cards. IS-MCTS has no limit in time, so its simulations are first set so that a move takes it as long
as asked on average; ours is given that time less what its overhead was measured to be. The processor's time of both
is taken during the contest, over the moves with a choice; ours stops by the clock, so it gets less of it on a busy
machine. All games with the same cards are one observation for the interval.

In this version OpenSpiel's states are resampled with the true cards out of play, so its IS-MCTS knows something that a
player does not (how often is counted). With `--told` our bot is told them too: its pack is without them.

Our bot is given a view that is made of what its seat may know and nothing else; for every one of its moves this is
checked with a state of OpenSpiel's in which the hidden cards are others. Both programs must agree on what is legal.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cache, partial
from importlib.metadata import version
from statistics import fmean
from time import perf_counter, process_time
from typing import Any

import pyspiel
from rich.console import Console
from rich.table import Table

from foretrick import bots, search
from foretrick.arena.statistics import interval
from foretrick.cards import Card, Suit, mask
from foretrick.games import sheet
from foretrick.kernel import step
from foretrick.kernel.layout import BID, NO_BID, State
from foretrick.kernel.tables import tables_for
from foretrick.play import Action, Bid, Play, Played, Trick, View
from foretrick.play.view import arranged
from foretrick.rules import RuleSheet
from foretrick.search import Budget

PLAYERS = 4
THEIR_SUITS = (Suit.C, Suit.D, Suit.S, Suit.H)  # a card of theirs is four times its rank, and its suit
BONUS = 10  # for an exact bid; all ten tricks without one would score as much, which does not happen
FIRST_BID = 52  # their action for a bid of none


@cache
def our_sheet(cards: int, out: tuple[int, ...] = ()) -> RuleSheet:
    """Our rules as theirs are: the hook, ten more for an exact bid, and a point for each trick in any case. Cards
    known to be out of play are left out of the pack.
    """
    usual = sheet("oh-hell", PLAYERS, {"schedule": "fixed", "cards": cards, "hook": "on", "missed": "tricks"})
    if not out:
        return usual
    return replace(usual, pack=tuple(card for card in usual.pack if card not in set(map(our_card, out))))


@cache
def their_game(cards: int) -> Any:
    return pyspiel.load_game(f"oh_hell(players={PLAYERS},num_tricks_fixed={cards})")


def our_card(theirs: int) -> Card:
    return Card(13 * THEIR_SUITS[theirs % 4] + theirs // 4)


def our_action(theirs: int) -> Action:
    return Bid(theirs - FIRST_BID) if theirs >= FIRST_BID else Play(our_card(theirs))


def their_action(ours: Action) -> int:
    if isinstance(ours, Bid):
        return FIRST_BID + ours.code
    assert isinstance(ours, Play)
    assert ours.card.suit is not None
    return 4 * ours.card.rank + THEIR_SUITS.index(ours.card.suit)


@dataclass(frozen=True)
class Known:
    """What a seat may know of a state of theirs: its own cards as dealt, and all that lay open."""

    cards: int
    seat: int
    dealer: int
    own: tuple[int, ...]
    turned: int
    actions: tuple[int, ...]  # bids and cards, in turn
    out: tuple[int, ...] = ()  # the cards out of play, if they are told


def known(state: Any, seat: int, told: bool) -> Known:
    """Their history begins with the number of tricks, the dealer, the cards one to each seat in turn from seat 0 on,
    and the turned one.
    """
    cards, dealer, *rest = state.history()
    dealt = PLAYERS * cards
    own, turned, actions = tuple(rest[seat:dealt:PLAYERS]), rest[dealt], tuple(rest[dealt + 1 :])
    return Known(cards, seat, dealer, own, turned, actions, out_of_play(state) if told else ())


def out_of_play(state: Any) -> tuple[int, ...]:
    """The cards that were neither dealt nor turned."""
    cards, _, *rest = state.history()
    return tuple(sorted(set(range(FIRST_BID)) - set(rest[: PLAYERS * cards + 1])))


def view_of(told: Known) -> View:
    """The view of the seat to act. The hands of the others are empty here, so nothing can be seen of them."""
    rules = our_sheet(told.cards, told.out)
    tables, state = tables_for(rules), State()
    turned = our_card(told.turned)
    hands = [mask(map(our_card, told.own)) if seat == told.seat else 0 for seat in range(PLAYERS)]
    step.start_round(tables, state, 0, told.dealer, hands, int(turned))
    tricks: list[Trick] = []
    plays: tuple[Played, ...] = ()
    for theirs in told.actions:
        action, seat = our_action(theirs), state.turn
        step.act(tables, state, action.code)
        if isinstance(action, Play):
            plays = (*plays, Played(seat, action.card, ace=False))
            if len(plays) == PLAYERS:
                tricks.append(Trick(len(tricks) + 1, plays[0].seat, plays, state.leader))
                plays = ()
    return seen(rules, told, state, tuple(tricks), plays)


def seen(
    rules: RuleSheet, told: Known, state: State, tricks: tuple[Trick, ...], plays: tuple[Played, ...]
) -> View:
    turned, seats = our_card(told.turned), range(PLAYERS)
    bidding = state.phase == BID
    assert state.turn == told.seat
    bids = tuple(None if state.bids[seat] == NO_BID else state.bids[seat] for seat in seats)
    return View(
        sheet=rules,
        players=tuple(f"Seat {seat}" for seat in seats),
        seat=told.seat,
        phase="bid" if bidding else "play",
        round=1,
        cards=told.cards,
        dealer=told.dealer,
        turn=told.seat,
        waiting_for=(told.seat,),
        hand=arranged(rules, state.hands[told.seat], turned.suit),
        cards_left=tuple(state.left - any(play.seat == seat for play in plays) for seat in seats),
        turned=turned,
        trump=turned.suit,
        trump_known=True,
        trump_named_by=None,
        bids=bids,
        has_bid=tuple(bid is not None for bid in bids),
        won=tuple(state.won[:PLAYERS]),
        trick=None if bidding else Trick(len(tricks) + 1, state.leader, plays),
        best=state.best_seat if plays else None,
        led=state.led,
        tricks=tricks,
        broken=bool(state.broken),
        choices=step.legal(tables_for(rules), state),
        totals=(0,) * PLAYERS,
        bags=None,
        lines=(),
        winners=None,
    )


def checked(state: Any, seat: int, told: bool, chance: random.Random) -> bool:
    """Check that the view of the seat to act says what they say is legal, and is blind to what it must not see.

    Whether the other state of theirs that this is checked with has the same cards out of play.
    """
    view = view_of(known(state, seat, told))
    assert sorted(map(their_action, view.legal)) == sorted(state.legal_actions()), (
        f"Not the same is legal:\n{state}"
    )
    other = state.resample_from_infostate(seat, chance.random)
    assert view_of(known(other, seat, told)) == view, f"The view tells of hidden cards:\n{state}"
    return out_of_play(other) == out_of_play(state)


@dataclass
class Clock:
    """Milliseconds of moves, of the processor's time: other work on the machine must not count for either."""

    took: list[float] = field(default_factory=list)

    def time(self, start: float) -> None:
        self.took.append(1000 * (process_time() - start))


@dataclass(frozen=True)
class Setting:
    player: str
    told: bool
    cards: int
    simulations: int
    exploration: float
    budget: int  # milliseconds of our search
    seed: int


@dataclass
class Sitting:
    """A table with `strong` at one seat, or at none, and IS-MCTS at the others."""

    setting: Setting
    number: int
    ours: Clock = field(default_factory=Clock)
    theirs: Clock = field(default_factory=Clock)
    moves: int = 0
    leaks: int = 0  # moves of ours at which their states alike had the same cards out of play

    def deal(self) -> list[int]:
        """The cards of this number: what chance does in their game."""
        chance = random.Random(1_000_003 * self.setting.seed + self.number)
        state = their_game(self.setting.cards).new_initial_state()
        while state.is_chance_node():
            actions = state.legal_actions()
            state.apply_action(actions[int(chance.random() * len(actions))])
        return list(state.history())

    def play(self, seat: int | None) -> list[float]:
        """Their returns, by seat."""
        setting, chance = self.setting, random.Random(self.number)
        state = their_game(setting.cards).new_initial_state()
        for action in self.deal():
            state.apply_action(action)
        bot = bots.make(setting.player, self.number)
        seed = 100 * self.number + (PLAYERS if seat is None else seat) + 1
        others = ismcts(setting, seed)
        while not state.is_terminal():
            turn, legal = state.current_player(), state.legal_actions()
            if len(legal) == 1:
                action = legal[0]
            elif turn == seat:
                self.moves += 1
                self.leaks += checked(state, turn, setting.told, chance)
                start = process_time()
                choice = bot.choose(
                    view_of(known(state, turn, setting.told)), Budget(milliseconds=setting.budget)
                )
                action = their_action(choice.action)
                self.ours.time(start)
            else:
                start = process_time()
                action = others.step(state)
                self.theirs.time(start)
            state.apply_action(action)
        return list(state.returns())


def ismcts(setting: Setting, seed: int) -> Any:
    """Their bot. It keeps nothing from move to move, so one serves all of its seats."""
    rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return pyspiel.ISMCTSBot(
        seed, rollouts, setting.exploration, setting.simulations, -1, policy, False, False
    )


def calibrated(setting: Setting, milliseconds: float, games: int) -> Setting:
    """The setting with which a move takes both as long as asked, by a few games that do not count."""
    simulations, budget = setting.simulations, round(milliseconds)
    for attempt in range(2):
        table = Sitting(replace(setting, simulations=simulations, budget=budget), -1)
        for game in range(games):
            table.number = -1 - game - games * attempt
            table.play(game % PLAYERS)
        simulations = max(1, round(simulations * milliseconds / fmean(table.theirs.took)))
        budget = min(round(milliseconds), max(1, round(budget + milliseconds - fmean(table.ours.took))))
    return replace(setting, simulations=simulations, budget=budget)


@dataclass(frozen=True)
class Duplicate:
    """A deal played with `strong` at each seat: the returns of the games by seat, and the times of moves."""

    returns: tuple[tuple[float, ...], ...]
    ours: tuple[float, ...]
    theirs: tuple[float, ...]
    moves: int
    leaks: int


def duplicate(setting: Setting, number: int) -> Duplicate:
    table = Sitting(setting, number)
    returns = tuple(tuple(table.play(seat)) for seat in range(PLAYERS))
    return Duplicate(returns, tuple(table.ours.took), tuple(table.theirs.took), table.moves, table.leaks)


def contest(setting: Setting, deals: int, workers: int) -> list[Duplicate]:
    search.warm(our_sheet(setting.cards))
    if workers == 1:
        return [duplicate(setting, number) for number in range(deals)]
    with ProcessPoolExecutor(workers) as pool:
        return list(pool.map(partial(duplicate, setting), range(deals)))


def means(found: Sequence[Duplicate]) -> dict[str, tuple[float | None, float | None]]:
    """By deal: our score, theirs, the difference, and the exact bids, a game; each with its half-width."""
    rows: dict[str, list[tuple[float, float]]] = {}
    for each in found:
        own = [returns[seat] for seat, returns in enumerate(each.returns)]
        others = [r for seat, returns in enumerate(each.returns) for s, r in enumerate(returns) if s != seat]
        deal = {
            "ours": (sum(own), len(own)),
            "IS-MCTS": (sum(others), len(others)),
            "difference": (sum(own) - sum(others) / (PLAYERS - 1), len(own)),
            "ours, exact": (sum(points >= BONUS for points in own), len(own)),
            "IS-MCTS, exact": (sum(points >= BONUS for points in others), len(others)),
        }
        for name, sums in deal.items():
            rows.setdefault(name, []).append(sums)
    return {name: interval(row) for name, row in rows.items()}


def show(console: Console, setting: Setting, found: Sequence[Duplicate], seconds: float) -> None:
    rows = means(found)
    title = f"OpenSpiel's Oh Hell, {PLAYERS} players, {setting.cards} cards: {setting.player} against three IS-MCTS"
    table = Table(title=title, title_justify="left")
    for name in ("player", "score a game, ± 95 %", "exact bids", "ms a move, mean", "most"):
        table.add_column(name, justify="left" if name == "player" else "right")

    def told(name: str, scale: float = 1.0) -> str:
        mean, half = rows[name]
        assert mean is not None
        return f"{scale * mean:.2f}" + ("" if half is None else f" ± {scale * half:.2f}")

    for name, took in (
        ("ours", [t for each in found for t in each.ours]),
        ("IS-MCTS", [t for each in found for t in each.theirs]),
    ):
        row = (told(name), told(f"{name}, exact", 100) + " %", f"{fmean(took):.1f}", f"{max(took):.1f}")
        table.add_row(setting.player if name == "ours" else name, *row)
    table.add_row("difference", told("difference"), "", "", "", style="bold")
    console.print(table)
    console.print(
        f"{len(found)} deals, {PLAYERS * len(found)} games in {seconds:.0f} s; {setting.simulations:,} simulations a "
        f"move, {setting.budget} ms of our search, exploration {setting.exploration:g}; seed {setting.seed}; open_spiel {version('open_spiel')}."
    )
    moves, leaks = sum(each.moves for each in found), sum(each.leaks for each in found)
    console.print(
        f"The states that IS-MCTS imagines had the true cards out of play at {leaks:,} of {moves:,} moves"
        f"{'; our bot was told them too' if setting.told else ''}."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--deals", type=int, default=30, help="each is four games")
    parser.add_argument("--milliseconds", type=float, default=40.0, help="what a move may take, on average")
    parser.add_argument("--cards", type=int, default=10)
    parser.add_argument(
        "--exploration", type=float, default=10.0, help="the constant of their UCT, in points"
    )
    parser.add_argument("--simulations", type=int, help="of their search a move, instead of measuring")
    parser.add_argument("--calibration", type=int, default=2, help="games twice over to set the time of both")
    parser.add_argument("--told", action="store_true", help="tell our bot too which cards are out of play")
    parser.add_argument("--player", default="strong", choices=bots.NAMES + bots.REFERENCES)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    setting = Setting(
        asked.player,
        asked.told,
        asked.cards,
        asked.simulations or 1000,
        asked.exploration,
        asked.milliseconds,
        asked.seed,
    )
    if asked.simulations is None:
        search.warm(our_sheet(asked.cards))
        setting = calibrated(setting, asked.milliseconds, asked.calibration)
    start = perf_counter()
    found = contest(setting, asked.deals, asked.workers)
    seconds = perf_counter() - start
    if asked.json:
        print(json.dumps({"deals": asked.deals, "simulations": setting.simulations, **means(found)}))
        return
    show(Console(), setting, found, seconds)


if __name__ == "__main__":
    main()
