"""How strong the levels are, against what was hoped for: one table, each line a contest of the arena.

    python bench/strength.py [--only TEXT] [--deals N] [--matches M] [--seed S] [--workers K] [--list]

Intervals are 95 %, clustered by deal. Levels that think for a time are no better than the machine is idle: run it
alone. The seed should be one that no tuning saw.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

from foretrick import arena
from foretrick.arena import Report, Standing
from foretrick.cli.progress import counting

HEURISTIC, FLAT = "reference/heuristic", "reference/flat-200"


@dataclass(frozen=True)
class Line:
    """A contest, what is asked of it, and how that is read off the report."""

    what: str
    game: str
    seats: str
    to_reach: str
    measured: Callable[[Standing], str]
    cards: int | None = None
    whole: bool = False


def points(standing: Standing) -> str:
    if standing.half_width is None:
        return f"{standing.difference:+.1f}"
    return f"{standing.difference:+.1f} ± {standing.half_width:.1f}"


def share(standing: Standing) -> str:
    assert standing.first_share is not None
    width = standing.first_half_width or 0.0
    return f"{100 * standing.first_share:.1f} % ± {100 * width:.1f}"


def exact(standing: Standing) -> str:
    return f"{100 * standing.exact_rate:.1f} %" if standing.exact_rate is not None else ""


def lines() -> Iterator[Line]:
    for game, short in (("wizards-and-jesters", "Wizards"), ("joker-in-the-hole", "Joker")):
        one = "{0},{1},{1},{1}".format
        yield Line(f"{short}: strong, three heuristics", game, one("strong", HEURISTIC), "+23", points, 10)
        yield Line(f"{short}: strong, three flat-200", game, one("strong", FLAT), "+6", points, 10)
        yield Line(f"{short}: master, three flat-200", game, one("master", FLAT), "+8", points, 10)
        yield Line(
            f"{short}: first places, three flat-200", game, one("strong", FLAT), "38 %", share, whole=True
        )
        yield Line(f"{short}: exact bids, four strong", game, one("strong", "strong"), "70 %", exact, 10)
    pair = "{0},{1},{0},{1}".format
    for game, short in (("spades-with-jokers", "Spades with Jokers"), ("spades", "Spades")):
        yield Line(
            f"{short}: matches, heuristics", game, pair("strong", HEURISTIC), "90 %", share, whole=True
        )
        yield Line(f"{short}: matches, flat-200", game, pair("strong", FLAT), "65 %", share, whole=True)
        yield Line(f"{short}: a hand, heuristics", game, pair("strong", HEURISTIC), "", points)


def played(line: Line, size: int, seed: int, workers: int) -> Report:
    contest = arena.Contest(
        line.game, arena.read_seats(line.seats), size=size, seed=seed, whole=line.whole, rounds_of=line.cards
    )
    with counting(line.what, size) as step:
        return arena.run(contest, workers=workers, on_deal=lambda _: step())


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", default="", help="only the lines with this in them")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="say what would be played")
    asked = parser.parse_args()
    chosen = [line for line in lines() if asked.only.lower() in line.what.lower()]
    table = Table("what", "to reach", "measured", "p50, p99 ms", "deals", "seconds")
    for line in chosen:
        size = asked.matches if line.whole else asked.deals
        if asked.list:
            table.add_row(line.what, line.to_reach, line.seats, "", str(size), "")
            continue
        report = played(line, size, asked.seed, asked.workers)
        first = next(entrant for entrant in report.entrants if line.seats.startswith(entrant.name))
        times = f"{first.p50_ms:.0f}, {first.p99_ms:.0f}"
        table.add_row(
            line.what, line.to_reach, line.measured(first), times, str(size), f"{report.seconds:.0f}"
        )
        Console(stderr=True).print(f"{line.what}: {line.measured(first)}")
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
