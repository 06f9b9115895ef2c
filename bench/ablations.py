"""What each part of the search is worth: `strong` against itself without it, at the same processor time.

    python bench/ablations.py --seed S [--deals 100] [--milliseconds 20] [--cards 10] [--only net] [--workers 2]

Four players, every deal twice: the two seats that face each other play as `strong`, the others without one part, and
then the other way round (in Spades these are the two sides). The difference is that of the seats in points a round (in
Spades of the sides in points a hand), with its 95 % interval over deals. Time is that of the processor, so a busy
machine changes nothing but how long it takes. Where a part is left out that costs time, more worlds fit in.

    net          the quick player of rules of thumb plays out the worlds, and to their end
    search       the net alone chooses, without any world (policy alone)
    draws        every world is as likely, however badly it explains the bids; against a chain by how well, with any cards
    quick        everybody in a world plays by the net
    ahead        the net is asked at once, after the trick on the table
    plan         three tricks of the seat's own turns planned, against none, with as many worlds as `--plan-worlds`
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from time import process_time

from rich.console import Console
from rich.table import Table

from foretrick import games
from foretrick.arena.statistics import interval
from foretrick.bots.manners import mannered
from foretrick.cli.progress import counting
from foretrick.play import Action, Match, View
from foretrick.search import Budget, analysis
from foretrick.search.analysis import PLANNED, Weighing, weigh_on
from foretrick.search.thought import DRAWS, Thought

SEATS = 4


@dataclass(frozen=True)
class Player:
    """A search with or without the net, its `Way` changed by `parts`; with no worlds the net alone."""

    net: bool = True
    planned: int = 0
    worlds: int | None = None  # instead of a time
    parts: Mapping[str, int] | None = None

    def choose(self, view: View, milliseconds: int, seed: int) -> Action:
        if self.worlds == 0:
            return analysis.best(view, Budget(worlds=0), seed).best.action
        view = mannered(view)
        if len(view.legal) == 1:
            return view.legal[0]
        thought = Thought(view, seed, planned=self.planned)
        thought.way = replace(thought.way, **(self.parts or {}))
        weighing = Weighing(thought, flat=not self.net)
        budget = Budget(milliseconds) if self.worlds is None else Budget(worlds=self.worlds)
        weigh_on(weighing, budget, narrow=True, clock=process_time)
        return weighing.findings(0).best.action


STRONG = Player()
WITHOUT: Mapping[str, tuple[Player, Player]] = {
    "net": (STRONG, Player(net=False)),
    "search": (STRONG, Player(worlds=0)),
    "draws": (Player(parts={"draws": DRAWS}), Player(parts={"draws": 0})),  # whatever the round
    "quick": (STRONG, Player(parts={"quick": 0})),
    "ahead": (STRONG, Player(parts={"ahead": 0})),
    "plan": (Player(planned=PLANNED), STRONG),
}
SHARED = ("draws", "quick", "ahead")  # parts that the games of partners do not have


def difference(
    game: str, cards: int, milliseconds: int, players: tuple[Player, Player], seed: int, deal: int
) -> float:
    """How far the first player is ahead of the second in one deal, played both ways."""
    sheet = games.sheet(game, SEATS)
    row = sheet.deals.index(cards) + 1 if cards in sheet.deals else 1
    total = 0.0
    for swapped in (0, 1):
        match = Match.undealt(game, SEATS, repeating=row)
        match.apply(match.draw(random.Random(1_000_003 * seed + deal)))
        moves = 0
        while len(match.rounds) == 1 and (seat := match.turn) is not None:
            moves += 1
            view = match.view(seat)
            player = players[(seat + swapped) % 2]
            action = (
                view.legal[0]
                if len(view.legal) == 1
                else player.choose(view, milliseconds, 1000 * deal + moves)
            )
            match.apply(action, seat)
        line = match.rounds[0].line
        assert line is not None
        sides = [line.scores[side] for side in range(len(line.scores))]
        first, second = (
            sum(sides[k] for k in range(len(sides)) if (k + swapped) % 2 == who) for who in (0, 1)
        )
        total += (first - second) * 2 / len(sides)
    return total / 2


def measured(
    game: str, name: str, asked: argparse.Namespace, told: Callable[[], None]
) -> tuple[float, float | None]:
    players = WITHOUT[name]
    if name == "plan":
        players = (
            replace(players[0], worlds=asked.plan_worlds),
            replace(players[1], worlds=asked.plan_worlds),
        )
    play = partial(difference, game, asked.cards, asked.milliseconds, players, asked.seed)
    found: list[float] = []
    with ProcessPoolExecutor(asked.workers) as pool:
        for one in pool.map(play, range(asked.deals)):
            found.append(one)
            told()
    mean, half = interval([(one, 1) for one in found])
    assert mean is not None
    return mean, half


def cells(asked: argparse.Namespace) -> Iterator[tuple[str, str]]:
    for game in asked.games:
        partners = games.sheet(game, SEATS).partners
        for name in WITHOUT:
            if asked.only in name and not (partners and name in SHARED):
                yield game, name


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--games", nargs="+", choices=games.KEYS, default=["wizards-and-jesters", "joker-in-the-hole"]
    )
    parser.add_argument("--only", default="", help="only the parts with this in their names")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--cards", type=int, default=10)
    parser.add_argument("--milliseconds", type=int, default=20, help="of the processor, for each decision")
    parser.add_argument("--plan-worlds", type=int, default=3000)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    for game in asked.games:
        analysis.warm(games.sheet(game, SEATS))
    table = Table("game", "part", "what it is worth, points a round", "deals")
    errors = Console(stderr=True)
    for game, name in cells(asked):
        with counting(f"{game}: {name}", asked.deals) as step:
            mean, half = measured(game, name, asked, step)
        worth = f"{mean:+.2f}" + ("" if half is None else f" ± {half:.2f}")
        errors.print(f"{game}: {name} {worth}")
        table.add_row(game, name, worth, str(asked.deals))
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
