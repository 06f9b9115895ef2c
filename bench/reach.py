"""How often a player would have to meet its bid to be so many points a round ahead of three `reference/heuristic`.

    python bench/reach.py [--player strong@0w] [--ahead 23] [--deals 150] [--seed 1] [--games GAME ...]

The player sits at each of four seats with the same ten cards dealt. What its rounds with the bid met bring on average,
those with the bid missed, and the rounds of the others, tell what share of bids met the lead would take if these
stayed as they are. The net alone (`strong@0w`) plays a round in some milliseconds, nearly as well as the search.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from statistics import fmean

from rich.console import Console
from rich.table import Table

from foretrick import arena, bots
from foretrick.arena.outcome import Tally
from foretrick.arena.playing import Chair
from foretrick.bots.table import play_match
from foretrick.cli.progress import counting

GAMES = ("wizards-and-jesters", "joker-in-the-hole")
OTHERS = "reference/heuristic"


@dataclass
class Rounds:
    """Points of rounds: the player's with its bid met and missed, and those of the others."""

    met: list[int] = field(default_factory=list)
    missed: list[int] = field(default_factory=list)
    others: list[int] = field(default_factory=list)

    @property
    def exact(self) -> float:
        return len(self.met) / (len(self.met) + len(self.missed))

    @property
    def ahead(self) -> float:
        return fmean(self.met + self.missed) - fmean(self.others)

    def needed(self, ahead: float) -> float:
        """The share of bids met with which the player would be so far ahead."""
        met, missed = fmean(self.met), fmean(self.missed)
        return (ahead + fmean(self.others) - missed) / (met - missed)


def played(game: str, player: str, deals: int, seed: int) -> Rounds:
    contest = arena.Contest(
        game, arena.read_seats(f"{player},{OTHERS},{OTHERS},{OTHERS}"), deals, seed, rounds_of=10
    )
    found = Rounds()
    with counting(game, deals) as step:
        for deal in range(deals):
            for rotation in range(contest.rotations):
                play_round(contest, deal, rotation, found)
            step()
    return found


def play_round(contest: arena.Contest, deal: int, rotation: int, found: Rounds) -> None:
    match, seating = contest.match(deal), contest.seating(rotation)
    tally = Tally()
    play_match(match, [Chair(bots.make(one.bot or "", deal), one.budget, tally) for one in seating])
    assert not tally.slips, tally.slips
    (line,) = match.view().lines
    for seat, points in enumerate(line.scores):
        if contest.place(seat, rotation) > 0:
            found.others.append(points)
        else:
            (found.met if line.marks[seat] == "met" else found.missed).append(points)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--player", default="strong@0w", help="as in the arena, with a budget in worlds")
    parser.add_argument("--ahead", type=float, default=23.0, help="points a round")
    parser.add_argument("--deals", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    asked = parser.parse_args()
    table = Table(title=f"{asked.player} against three {OTHERS}, {asked.deals} deals, seed {asked.seed}")
    for name in (
        "game",
        "bids met",
        "points if met",
        "if missed",
        "others",
        "ahead",
        f"met for {asked.ahead:+g}",
    ):
        table.add_column(name, justify="left" if name == "game" else "right", no_wrap=name == "game")
    for game in asked.games:
        now = played(game, asked.player, asked.deals, asked.seed)
        table.add_row(
            game,
            f"{now.exact:.1%}",
            *(f"{fmean(points):.1f}" for points in (now.met, now.missed, now.others)),
            f"{now.ahead:+.1f}",
            f"{now.needed(asked.ahead):.1%}",
        )
    Console().print(table)


if __name__ == "__main__":
    main()
