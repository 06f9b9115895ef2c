"""How much better than chance is the steady player?

    python bench/steady.py --matches 60 --seed 100000

Whole matches with duplicate deals: each match is played once for every seat (in a game of partners once for each
pair), the steady player moving on while all cards stay where they are and random players with fixed seeds sit
elsewhere. A deal that every one of these matches came to is one observation: the mean, over the seats, of steady's
points in that round less the mean of the others' (pair against pair). The interval is 95 %, clustered by deal.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from random import Random

from rich.console import Console
from rich.progress import track
from rich.table import Table

from foretrick import KEYS, Match, bots, games
from foretrick.bots import Bot, Budget, Choice
from foretrick.bots.table import drawn_seed, play_match
from foretrick.play import View
from foretrick.rules import NIL


@dataclass
class Timed:
    """A bot with a stopwatch for its own thinking."""

    bot: Bot
    decisions: int = 0
    seconds: float = 0.0
    name: str = "timed"

    def choose(self, view: View, budget: Budget | None = None) -> Choice:
        start = time.process_time()
        choice = self.bot.choose(view, budget)
        self.seconds += time.process_time() - start
        self.decisions += 1
        return choice


@dataclass
class Tally:
    """What was seen of one game."""

    differences: list[float] = field(default_factory=list)  # one for each deal
    steady_bids: list[bool] = field(default_factory=list)  # met, or not
    random_bids: list[bool] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)  # one for each match; a shared win is a part of one
    decisions: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class Result:
    """One row of the report."""

    game: str
    players: int
    deals: int
    matches: int
    points: float  # a round, over the mean of the others
    margin: float  # half the width of the interval
    steady_met: float  # share of bids met exactly; with partners, of contracts made
    random_met: float
    won: float  # share of matches
    fair: float  # what it would be if all played alike
    decisions_per_second: float


def play(game: str, players: int, seed: int, number: int, side: int, tally: Tally) -> list[float]:
    """One match with steady on `side`; the differences round by round."""
    chance = Random(f"{seed}/{number}")
    match = Match(game, players, seed=drawn_seed(chance))
    others = [bots.make("random", drawn_seed(chance)) for _ in match.players]
    steady = Timed(bots.make("steady"))
    mine = match.sheet.sides[side]
    play_match(match, [steady if seat in mine else others[seat] for seat in range(players)])
    tally.decisions += steady.decisions
    tally.seconds += steady.seconds
    winners = match.winners or ()
    tally.wins.append((side in winners) / len(winners))
    differences = []
    for now in match.rounds:
        assert now.line is not None
        rest = [score for other, score in enumerate(now.line.scores) if other != side]
        differences.append(now.line.scores[side] - statistics.mean(rest))
        for other, seats in enumerate(match.sheet.sides):
            (tally.steady_bids if other == side else tally.random_bids).append(
                met(now.line.bids, now.line.won, seats)
            )
    return differences


def met(bids: tuple[int, ...], won: tuple[int, ...], seats: tuple[int, ...]) -> bool:
    """Whether the bid was met exactly; partners: whether the contract was made."""
    if len(seats) == 1:
        return bids[seats[0]] == won[seats[0]]
    numbers = [seat for seat in seats if bids[seat] < NIL]
    return sum(won[seat] for seat in numbers) >= sum(bids[seat] for seat in numbers)


def measure(game: str, players: int, matches: int, seed: int, numbers: Iterator[int]) -> Result:
    tally = Tally()
    sides = len(games.sheet(game, players).sides)
    for number in numbers:
        played = [play(game, players, seed, number, side, tally) for side in range(sides)]
        shared = min(map(len, played))
        tally.differences += [statistics.mean(one[deal] for one in played) for deal in range(shared)]
    deals = len(tally.differences)
    return Result(
        game=game,
        players=players,
        deals=deals,
        matches=matches * sides,
        points=statistics.mean(tally.differences),
        margin=1.96 * statistics.stdev(tally.differences) / math.sqrt(deals),
        steady_met=statistics.mean(tally.steady_bids),
        random_met=statistics.mean(tally.random_bids),
        won=statistics.mean(tally.wins),
        fair=1 / sides,
        decisions_per_second=tally.decisions / tally.seconds,
    )


def report(results: list[Result], args: argparse.Namespace) -> None:
    table = Table(title=f"steady against random, seed {args.seed}, {args.matches} matches a seat or pair")
    for heading in (
        "game",
        "players",
        "deals",
        "points a round",
        "bids met",
        "by random",
        "matches won",
        "by chance",
        "decisions/s",
    ):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for row in results:
        table.add_row(
            row.game,
            str(row.players),
            str(row.deals),
            f"{row.points:+.1f} ± {row.margin:.1f}",
            f"{row.steady_met:.1%}",
            f"{row.random_met:.1%}",
            f"{row.won:.0%} of {row.matches}",
            f"{row.fair:.0%}",
            f"{row.decisions_per_second:,.0f}",
        )
    console = Console(width=None if sys.stdout.isatty() else 120)
    console.print(table)
    console.print(
        "Points a round are steady's less the mean of the others', 95 % interval by deals.", highlight=False
    )
    console.print(
        "Bids met exactly; with partners, contracts made. Decisions a second of one core's time.",
        highlight=False,
    )
    console.print(f"python {' '.join(sys.argv)}", highlight=False)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--games", nargs="+", choices=KEYS, default=KEYS, metavar="GAME", help=", ".join(KEYS)
    )
    parser.add_argument("--players", type=int, default=4, help="seats in the games that leave it open (4)")
    parser.add_argument("--matches", type=int, default=20, help="matches for each seat or pair (20)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the deals and of the random players (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    args = parser.parse_args()
    results = []
    for game in args.games:
        players = min(max(args.players, games.GAMES[game].seats[0]), games.GAMES[game].seats[1])
        numbers = track(range(args.matches), game, console=Console(stderr=True), transient=True)
        results.append(measure(game, players, args.matches, args.seed, iter(numbers)))
    if args.json:
        rows = [asdict(row) for row in results]
        print(json.dumps({"command": ["python", *sys.argv], "seed": args.seed, "results": rows}, indent=2))
    else:
        report(results, args)


if __name__ == "__main__":
    main()
