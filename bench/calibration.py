"""Does what is predicted come true? The chance to make the bid, and that of a nil, against what happened.

    python bench/calibration.py [--rounds 100] [--nil-rounds 400] [--worlds 100] [--workers 1] [--seed 1] [--json]

`strong` plays at every seat, with a budget in worlds; at each of its decisions the search's own chance of making the
bid (by the action that it takes) is noted and compared with the end of the round. Rounds are those of the game's match
in turn, each with a deal of its own. In Spades only rounds in which somebody bids nil are played out, and the chance
is that at the bid. All that is noted in a round is one observation for the intervals.

A bin's gap is what was observed less what was predicted. The mean gap is that of the bins' sizes, by their counts.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial

from rich.console import Console
from rich.table import Table

from foretrick.arena.statistics import interval
from foretrick.bots.manners import mannered
from foretrick.games import sheet
from foretrick.play import Action, Bid, Match
from foretrick.rules import NIL
from foretrick.search import Budget, analysis

GAMES = ("wizards-and-jesters", "joker-in-the-hole")
NIL_GAME = "spades"
TARGETS = {"bid": 0.02, "nil": 0.03}


@dataclass(frozen=True)
class Prediction:
    """The chance that was seen for a seat, whether at the bid, and whether it came true."""

    round: int
    at_bid: bool
    chance: float
    made: bool


@dataclass(frozen=True)
class Bin:
    low: float
    high: float
    count: int
    predicted: float
    observed: float
    gap: float
    half_width: float | None


def dealt(game: str, number: int, seed: int) -> Match:
    """Round `number`, with a deal of its own."""
    rows = len(sheet(game, 4).deals)
    match = Match.undealt(game, 4, repeating=number % rows + 1)
    match.apply(match.draw(random.Random(1_000_003 * seed + number)))
    return match


def thought(match: Match, seat: int, worlds: int, seed: int) -> tuple[Action, float | None]:
    """What `strong` does, and its chance of making the bid; no chance where there is no choice."""
    view = mannered(match.view(seat))
    if len(view.legal) == 1:
        return view.legal[0], None
    best = analysis.best(view, Budget(worlds=worlds), seed).best
    return best.action, best.exact


def played(game: str, worlds: int, seed: int, number: int) -> list[Prediction]:
    """Play a round; what was predicted at every decision."""
    match = dealt(game, number, seed)
    noted: list[tuple[int, bool, float]] = []
    while len(match.rounds) == 1 and (seat := match.turn) is not None:
        action, chance = thought(match, seat, worlds, 1000 * number + 7 * len(noted) + seat)
        if chance is not None and (match.phase == "play" or isinstance(action, Bid)):
            noted.append((seat, match.phase == "bid", chance))
        match.apply(action, seat)
    line = match.rounds[0].line
    assert line is not None
    made = [bid == won for bid, won in zip(line.bids, line.won, strict=True)]
    return [Prediction(number, at_bid, seen, made[seat]) for seat, at_bid, seen in noted]


def played_nils(game: str, worlds: int, seed: int, number: int) -> list[Prediction]:
    """Bid a round, and play it if anybody bids nil; what was predicted for each nil."""
    match, moves = dealt(game, number, seed), 0
    noted: list[tuple[int, float]] = []
    while len(match.rounds) == 1 and (seat := match.turn) is not None:
        if match.phase == "play" and not noted:
            return []
        moves += 1
        action, chance = thought(match, seat, worlds, 1000 * number + moves)
        if isinstance(action, Bid) and action.code >= NIL and chance is not None:
            noted.append((seat, chance))
        match.apply(action, seat)
    line = match.rounds[0].line
    assert line is not None
    return [Prediction(number, True, seen, line.won[seat] == 0) for seat, seen in noted]


def together(play: Callable[[int], list[Prediction]], rounds: int, workers: int) -> list[Prediction]:
    """The predictions of so many rounds, the same whatever the workers."""
    if workers == 1:
        return [one for number in range(rounds) for one in play(number)]
    with ProcessPoolExecutor(workers) as pool:
        return [one for each in pool.map(play, range(rounds), chunksize=2) for one in each]


def bin_of(low: float, high: float, inside: Sequence[Prediction]) -> Bin:
    clusters: dict[int, tuple[float, float]] = {}
    for one in inside:
        off, count = clusters.get(one.round, (0.0, 0.0))
        clusters[one.round] = off + one.made - one.chance, count + 1
    gap, half = interval(list(clusters.values()))
    assert gap is not None
    predicted = sum(one.chance for one in inside) / len(inside)
    return Bin(low, high, len(inside), predicted, predicted + gap, gap, half)


def bins(predictions: Sequence[Prediction], count: int = 10) -> Iterator[Bin]:
    """The bins of equal width that are not empty."""
    for place in range(count):
        inside = [one for one in predictions if min(int(one.chance * count), count - 1) == place]
        if inside:
            yield bin_of(place / count, (place + 1) / count, inside)


def whole(predictions: Sequence[Prediction]) -> Bin | None:
    return bin_of(0.0, 1.0, predictions) if predictions else None


def gaps(found: Sequence[Bin]) -> tuple[float, float]:
    """The largest gap of the bins and the mean one, by their counts, without their signs."""
    sizes = [(abs(each.gap), each.count) for each in found]
    total = sum(count for _, count in sizes)
    return max((gap for gap, _ in sizes), default=0.0), sum(gap * count for gap, count in sizes) / max(
        total, 1
    )


def show(console: Console, title: str, predictions: Sequence[Prediction], target: float) -> None:
    table = Table(title=title, title_justify="left")
    for name in ("predicted", "count", "mean", "observed", "gap, points ± 95 %"):
        table.add_column(name, justify="right")
    found, all_ = list(bins(predictions)), whole(predictions)
    for each in (*found, *((all_,) if all_ else ())):
        last = each is all_
        name = "all" if last else f"{each.low:.0%} to {each.high:.0%}"
        width = "" if each.half_width is None else f" ± {100 * each.half_width:.1f}"
        row = (
            str(each.count),
            f"{each.predicted:.1%}",
            f"{each.observed:.1%}",
            f"{100 * each.gap:+.1f}{width}",
        )
        table.add_row(name, *row, style="bold" if last else None)
    console.print(table)
    most, mean = gaps(found)
    rounds = len({one.round for one in predictions})
    console.print(
        f"{rounds} rounds. Largest gap of a bin {100 * most:.1f} points, mean {100 * mean:.1f}; "
        f"to reach: within {100 * target:.0f}.\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--rounds", type=int, default=100, help="rounds of each game")
    parser.add_argument("--nil-rounds", type=int, default=400, help="rounds of Spades that are bid")
    parser.add_argument("--worlds", type=int, default=100, help="worlds for each decision")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    said: dict[str, list[dict[str, object]]] = {}

    def report(title: str, noted: Sequence[Prediction], target: float) -> None:
        said[title] = list(map(asdict, bins(noted)))
        if not asked.json:
            show(Console(), title, noted, target)

    for game in asked.games if asked.rounds else ():
        noted = together(partial(played, game, asked.worlds, asked.seed), asked.rounds, asked.workers)
        report(f"{game}, 4 players, at every decision", noted, TARGETS["bid"])
        report(f"{game}, 4 players, at the bid", [one for one in noted if one.at_bid], TARGETS["bid"])
    if asked.nil_rounds:
        nils = together(
            partial(played_nils, NIL_GAME, asked.worlds, asked.seed), asked.nil_rounds, asked.workers
        )
        report(f"{NIL_GAME}, nils, at the bid", nils, TARGETS["nil"])
    if asked.json:
        print(json.dumps(said))


if __name__ == "__main__":
    main()
