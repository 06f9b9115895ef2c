"""What thinking costs: playouts on one core, and the time that `strong` takes for a decision.

    python bench/search.py [--deals 10] [--worlds 2000] [--repeats 5] [--rounds 4] [--seed 1] [--json]

Playouts start at the first bid of a round; the processor's time is taken, the best of the repeats for each deal (other
work on the machine can only slow a run down), and its mean over the deals.

* quick player: every hand open, the quick player to the end of the round
* quick player, world drawn: the same in worlds drawn for the seat, the informed playout of a flat search
* net, world drawn: the net instead of the quick player, to the end of the round
* net, as `strong` does: worlds chosen by the bids, some seats quick, and the net asked as soon as it may be

Decisions are those of `strong` with a choice, at every seat of whole rounds; half of the time another card or bid is
played than the one it chose, so that odd positions are met too. Their time is that of the clock on the wall. The
intervals of p50 and p99 are those of order statistics, which take the decisions as independent.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from time import perf_counter, process_time
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from foretrick import bots, search
from foretrick.arena.statistics import interval
from foretrick.cards import Hand
from foretrick.play import Match
from foretrick.search.endings import fresh_ends
from foretrick.search.ladder import Course
from foretrick.search.plans import fresh_plan
from foretrick.search.thought import Thought

PLAYOUTS = {
    "wizards-and-jesters": 10,
    "joker-in-the-hole": 10,
    "oh-hell": 10,
    "spades": 13,
}  # four players; the cards of a hand
DECISIONS = (
    ("wizards-and-jesters", 3, 17),
    ("spades", 4, 13),
    ("wizards-and-jesters", 5, 10),
    ("joker-in-the-hole", 6, 8),
)  # players, and the cards of a hand
TARGET_PLAYOUT_US, TARGET_P99_MS = 3.0, 60.0


@dataclass(frozen=True)
class Playout:
    game: str
    way: str
    microseconds: float
    half_width: float | None


@dataclass(frozen=True)
class Times:
    """Milliseconds; `p50_from` and so on are the ends of the 95 % interval (at most the maximum is known of an end)."""

    game: str
    players: int
    cards: int
    decisions: int
    p50: float
    p50_from: float
    p50_to: float
    p99: float
    p99_from: float
    p99_to: float
    most: float


def dealt(game: str, players: int, cards: int, chance: random.Random) -> Match:
    """A match of rounds of so many cards, the first of them dealt."""
    rounds = Match.undealt(game, players, first_dealer=0).sheet.deals
    options = {"schedule": "fixed", "cards": cards} if game == "oh-hell" else None
    number = 1 if cards not in rounds or game == "oh-hell" else rounds.index(cards) + 1
    match = Match.undealt(game, players, options, repeating=number)
    match.apply(match.draw(chance))
    assert len(match.rounds[0].deal.hands[0]) == cards
    return match


def to_be_bid(game: str, cards: int, chance: random.Random) -> Match:
    """A deal of four players in which a seat that sees its hand bids first."""
    while True:
        match = dealt(game, 4, cards, chance)
        assert match.turn is not None
        if match.phase == "bid" and match.view(match.turn).hand is not None:
            return match


def ways(match: Match, worlds: int, seed: int) -> dict[str, Callable[[], Any]]:
    """The kinds of playouts from here, each as a call that plays `worlds` of them."""
    assert match.turn is not None
    seat, view = match.turn, match.view(match.turn)
    hands: Sequence[Hand] = match.rounds[-1].deal.hands
    shown, hidden = Thought(view, seed, hands), Thought(view, seed)
    codes = np.array([view.legal[0].code], np.int64)
    values, tricks, made = np.zeros((worlds, 1)), np.zeros((1, 20)), np.zeros(1)
    asked = (hidden.mind, hidden.hidden, seat, codes, values, tricks, made)
    rest = (np.zeros((0, 1, 4), np.int64), 0, seed)
    room = (fresh_plan(wanted=False), fresh_ends())
    text, course = hidden.text, hidden.course
    return {
        "quick player": lambda: text["thumb_rounds"](shown.mind, worlds),
        "quick player, world drawn": lambda: text["weigh_flat"](*asked, 0, seed),
        "net, world drawn": lambda: text["weigh"](*asked, *rest, Course(0, 0, 0, 99, 0), *room),
        "net, as strong does": lambda: text["weigh"](*asked, *rest, course, *room),
    }


def least_seconds(run: Callable[[], Any], repeats: int) -> float:
    """The least processor time of so many runs, after one that loads what has to be loaded."""
    run()
    best = math.inf
    for _ in range(repeats):
        start = process_time()
        run()
        best = min(best, process_time() - start)
    return best


def playouts(deals: int, worlds: int, repeats: int, seed: int) -> list[Playout]:
    found = []
    for game, cards in PLAYOUTS.items():
        chance = random.Random(seed)
        took: dict[str, list[float]] = {}
        for deal in range(deals):
            match = to_be_bid(game, cards, chance)
            for way, run in ways(match, worlds, seed + deal).items():
                took.setdefault(way, []).append(1e6 * least_seconds(run, repeats) / worlds)
        for way, each in took.items():
            mean, half = interval([(time, 1) for time in each])
            assert mean is not None
            found.append(Playout(game, way, mean, half))
    return found


def decisions(game: str, players: int, cards: int, rounds: int, seed: int) -> list[float]:
    """The milliseconds of the decisions of `strong` in so many rounds."""
    chance, took = random.Random(seed), []
    for number in range(rounds):
        match = dealt(game, players, cards, chance)
        if number == 0:
            search.warm(match.sheet)
        seats = [bots.make("strong", seed + number) for _ in range(players)]
        while len(match.rounds) == 1 and (seat := match.turn) is not None:
            view = match.view(seat)
            action = view.legal[int(chance.random() * len(view.legal))]
            if len(view.legal) > 1:
                start = perf_counter()
                choice = seats[seat].choose(view)
                took.append(1000 * (perf_counter() - start))
                action = choice.action if chance.random() < 0.5 else action
            match.apply(action, seat)
    return took


def quantile(ordered: Sequence[float], share: float) -> tuple[float, float, float]:
    """A quantile and the ends of its 95 % interval."""
    count = len(ordered)
    slack = 1.96 * math.sqrt(count * share * (1 - share))
    places = (
        math.ceil(count * share),
        math.floor(count * share - slack),
        math.ceil(count * share + slack) + 1,
    )
    value, low, high = (ordered[min(max(place, 1), count) - 1] for place in places)
    return value, low, high


def times(rounds: int, seed: int) -> list[Times]:
    found = []
    for game, players, cards in DECISIONS:
        ordered = sorted(decisions(game, players, cards, rounds, seed))
        middle, late = quantile(ordered, 0.5), quantile(ordered, 0.99)
        found.append(Times(game, players, cards, len(ordered), *middle, *late, ordered[-1]))
    return found


def show(console: Console, played: Sequence[Playout], timed: Sequence[Times]) -> None:
    table = Table(title="Playouts from the first bid, 4 players, one core", title_justify="left")
    for name in ("game", "cards", "playout"):
        table.add_column(name)
    table.add_column("µs each, ± 95 %", justify="right")
    for row in played:
        width = "" if row.half_width is None else f" ± {row.half_width:.2f}"
        table.add_row(row.game, str(PLAYOUTS[row.game]), row.way, f"{row.microseconds:.2f}{width}")
    console.print(table)
    console.print(
        f"To reach: the quick player with its world drawn in at most {TARGET_PLAYOUT_US:g} µs, 10 cards.\n"
    )
    table = Table(title="Decisions of strong, milliseconds (95 % intervals)", title_justify="left")
    for name in ("game", "players", "cards", "decisions", "p50", "p99", "most"):
        table.add_column(name, justify="left" if name == "game" else "right")
    for each in timed:
        middle = f"{each.p50:.1f} ({each.p50_from:.1f} to {each.p50_to:.1f})"
        late = f"{each.p99:.1f} ({each.p99_from:.1f} to {each.p99_to:.1f})"
        counts = (str(each.players), str(each.cards), str(each.decisions))
        table.add_row(each.game, *counts, middle, late, f"{each.most:.1f}")
    console.print(table)
    console.print(f"To reach: p99 at most {TARGET_P99_MS:g} ms.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--deals", type=int, default=10, help="deals of each game for the playouts")
    parser.add_argument("--worlds", type=int, default=2000, help="playouts in each measurement")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=4, help="rounds of each game for the decisions")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    played = playouts(asked.deals, asked.worlds, asked.repeats, asked.seed)
    timed = times(asked.rounds, asked.seed)
    if asked.json:
        print(json.dumps({"playouts": list(map(asdict, played)), "decisions": list(map(asdict, timed))}))
        return
    show(Console(), played, timed)


if __name__ == "__main__":
    main()
