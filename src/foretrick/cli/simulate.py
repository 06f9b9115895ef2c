"""``foretrick simulate``: many matches between bots, counted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, TypedDict, Unpack

import click

from foretrick import games
from foretrick.cli import words
from foretrick.cli.choices import (
    GameName,
    any_bot_names,
    options_of,
    players_option,
    seed_option,
    set_option,
    usual_seats,
)
from foretrick.cli.group import Page, WrongUse
from foretrick.cli.readiness import ready_for_bots
from foretrick.play import Match, random_seed

ONE_RECORD = (".json", ".json.zst")
MANY_RECORDS = (".jsonl", ".jsonl.zst")


class Asked(TypedDict):
    """The options of the command line."""

    players: int | None
    matches: int
    bots: str
    settings: tuple[str, ...]
    seed: int | None
    records: Path | None
    legal: bool
    as_json: bool


@click.command(
    "simulate",
    cls=Page,
    examples=(
        ("foretrick simulate --game wizards", "a hundred matches of steady bots"),
        ("foretrick simulate --game oh-hell --bots steady,random,random,random", "one against three"),
        ("foretrick simulate --game spades --seed 1 --records many.jsonl.zst", "keep every match"),
    ),
)
@click.option(
    "--game", type=GameName(), required=True, metavar="GAME", help="The game; a part of the name will do."
)
@players_option
@click.option(
    "--matches",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    metavar="NUMBER",
    help="How many matches.",
)
@click.option(
    "--bots",
    default="steady",
    show_default=True,
    metavar="NAMES",
    help="Who plays: random, easy, steady, strong, master, reference/heuristic, reference/flat-200, or a list with one for each seat.",
)
@set_option
@seed_option
@click.option(
    "--records",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write every match to this file, one a line (.jsonl or .jsonl.zst).",
)
@click.option(
    "--with-legal", "legal", is_flag=True, help="In the records, list the cards that could have been played."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a table.")
def command(game: str, **asked: Unpack[Asked]) -> None:
    """Let bots play many matches and count: scores, wins, exact bids, speed.

    The same seed gives the same matches, and the same records byte for byte, on any machine; but not where strong
    or master play, who think for a time and find more on a fast machine.
    """
    seats = usual_seats(game, asked["players"])
    options = options_of(game, seats, asked["settings"])
    names = any_bot_names(asked["bots"], seats)
    path, matches = asked["records"], asked["matches"]
    if path is not None:
        _check_name(path, matches)
    elif asked["legal"]:
        raise WrongUse("--with-legal needs --records, because it is the records that list what was legal.")
    seed = random_seed() if asked["seed"] is None else asked["seed"]
    plan = Plan(game, seats, matches, names, seed, options)
    count = _run(plan, path, asked["legal"])
    if asked["as_json"]:
        click.echo(json.dumps(summary(plan, count), ensure_ascii=False))
    else:
        _print_table(plan, count)
        if path is not None:
            click.echo(f"The records are in {path}.")


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    seats: int
    matches: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, object]


@dataclass
class Count:
    """What came of it. `totals` and `wins` are by seat; a shared win counts for everybody who shares it."""

    matches: int = 0
    rounds: int = 0
    actions: int = 0
    bids: int = 0
    exact: int = 0
    seconds: float = 0.0
    totals: list[int] = field(default_factory=list)
    wins: list[int] = field(default_factory=list)
    shown: dict[str, Any] = field(default_factory=dict)  # every option with its value
    title: str = ""
    partners: bool = False

    def add(self, match: Match) -> None:
        """Count a finished match. Actions are the bids, the trumps named and the cards played."""
        seats = match.sheet.seats
        if not self.matches:
            self.totals, self.wins = [0] * seats, [0] * seats
            self.shown, self.title = dict(match.options), match.sheet.title
            self.partners = match.sheet.partners
        self.matches += 1
        self.rounds += len(match.rounds)
        for now in match.rounds:
            won = now.won
            self.actions += seats + (now.trump_named_by is not None) + seats * len(now.tricks)
            self.bids += seats
            self.exact += sum(bid == took for bid, took in zip(now.bids, won, strict=True))
        for side, members in enumerate(match.sheet.sides):
            for seat in members:
                self.totals[seat] += match.totals[side]
                self.wins[seat] += side in (match.winners or ())


def _check_name(path: Path, matches: int) -> None:
    fits = path.name.endswith(MANY_RECORDS) or (matches == 1 and path.name.endswith(ONE_RECORD))
    if not fits:
        raise WrongUse(
            f"The name of a file of records ends in .jsonl or .jsonl.zst, not as {path.name} does."
        )


def _run(plan: Plan, path: Path | None, legal: bool) -> Count:
    """Play them all; records are written as the matches end."""
    from foretrick import record
    from foretrick.bots.table import simulate
    from foretrick.cli.progress import counting

    ready_for_bots(games.sheet(plan.game, plan.seats, plan.options), plan.bots)
    count, start = Count(), perf_counter()
    with counting("Matches", plan.matches) as step:

        def played() -> Iterator[Match]:
            for match in simulate(plan.game, plan.seats, plan.matches, plan.bots, plan.seed, plan.options):
                count.add(match)
                step()
                yield match

        if path is None:
            for _ in played():
                pass
        else:
            records = (match.to_record() for match in played())
            record.write(map(record.with_legal, records) if legal else records, path)
    count.seconds = perf_counter() - start
    return count


def summary(plan: Plan, count: Count) -> dict[str, Any]:
    """The counts as one JSON object."""
    return {
        "game": plan.game,
        "players": plan.seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": count.shown,
        "matches": count.matches,
        "rounds": count.rounds,
        "actions": count.actions,
        "seconds": round(count.seconds, 6),
        "actions_per_second": round(count.actions / count.seconds, 1),
        "mean_totals": [round(total / count.matches, 3) for total in count.totals],
        "wins": count.wins,
        "exact_rate": None if count.partners else round(count.exact / count.bids, 4),
    }


def _print_table(plan: Plan, count: Count) -> None:
    """The counts for people."""
    click.echo(
        f"{count.title}, {plan.seats} players, {words.count(count.matches, 'match')}, seed {plan.seed}"
    )
    click.echo()
    wide = max(len("random"), *map(len, plan.bots))
    click.echo(f"seat  {'bot':<{wide}}   mean score    wins")
    for seat, bot in enumerate(plan.bots):
        mean = f"{count.totals[seat] / count.matches:.1f}".replace("-", "\N{MINUS SIGN}")
        share = 100 * count.wins[seat] / count.matches
        click.echo(f"{seat:>4}  {bot:<{wide}}{mean:>13}{count.wins[seat]:>8,}  {share:.0f} %")
    click.echo()
    if not count.partners:
        click.echo(f"Exact bids: {100 * count.exact / count.bids:.1f} % of {count.bids:,}")
    click.echo(_speed(count))


def _speed(count: Count) -> str:
    return (
        f"{count.rounds:,} rounds, {count.actions:,} bids and cards in {count.seconds:.2f} s: "
        f"{count.actions / count.seconds:,.0f} a second"
    )
