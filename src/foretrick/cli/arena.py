"""``foretrick arena``: bot against bot on the same cards in every seat, with intervals."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from foretrick.cli import words
from foretrick.cli.choices import GameName, options_of, seed_option, set_option
from foretrick.cli.group import Failed, Page, WrongUse
from foretrick.cli.readiness import ready_for_bots
from foretrick.play import random_seed

if TYPE_CHECKING:
    from foretrick.arena import Contest, Report, Standing

USUAL_DEALS = 100
WIDE = 120  # columns where no window sets a bound


class Asked(TypedDict):
    """The options of the command line."""

    seats: str
    deals: int | None
    matches: int | None
    rounds_of: int | None
    settings: tuple[str, ...]
    seed: int | None
    workers: int | None
    ray: str | None
    time_limit: int
    checkpoint: Path | None
    as_json: bool


@click.command(
    "arena",
    cls=Page,
    examples=(
        ("foretrick arena --game wizards --seats steady,random,random,random", "one against three"),
        ("foretrick arena --game spades --seats steady,random,steady,random", "pair against pair"),
        ("foretrick arena --game joker --seats strong@20ms,steady,steady,steady", "with 20 ms a move"),
        ('foretrick arena --game oh-hell --seats "cmd:node bot.js,steady,steady"', "a bot of your own"),
    ),
)
@click.option(
    "--game", type=GameName(), required=True, metavar="GAME", help="The game; a part of the name will do."
)
@click.option(
    "--seats",
    required=True,
    metavar="BOTS",
    help="Who plays, seat by seat: random, easy, steady, strong, master, reference/heuristic, reference/flat-200; "
    "BOT@20ms or BOT@500w (worlds) with a budget; or cmd:COMMAND for a program of your own. NAME= before any of "
    "them gives it a name.",
)
@click.option(
    "--deals",
    type=click.IntRange(min=1),
    metavar="NUMBER",
    help=f"How many deals, each a single round played in every rotation of the seats; usually {USUAL_DEALS}.",
)
@click.option("--matches", type=click.IntRange(min=1), metavar="NUMBER", help="Play whole matches instead.")
@click.option(
    "--rounds-of",
    type=click.IntRange(min=1),
    metavar="CARDS",
    help="Deal so many cards each time, not as many as the rounds of a match in turn.",
)
@set_option
@seed_option
@click.option(
    "--workers",
    type=click.IntRange(min=1),
    metavar="NUMBER",
    help="How many processes play; usually one for each processor.",
)
@click.option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; auto finds the one of this machine.")
@click.option(
    "--time-limit",
    type=click.IntRange(min=1),
    default=1000,
    show_default=True,
    metavar="MS",
    help="How long an outside bot may think about a move.",
)
@click.option(
    "--checkpoint",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Keep the finished deals in this file, and go on from there when it is called again.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a table.")
def command(game: str, **asked: Unpack[Asked]) -> None:
    """Let bots play the same cards from every seat, and say who is better, by how much and how surely.

    The same seed gives the same result, whatever the number of workers, if no bot thinks for a time as strong does:
    strong@500w thinks for a number of worlds. docs/arena.md tells what is counted, and how a program of your own
    takes a seat.
    """
    from foretrick import arena

    if asked["deals"] is not None and asked["matches"] is not None:
        raise WrongUse("Give --deals for single rounds or --matches for whole matches, not both.")
    if asked["ray"] is not None and asked["workers"] is not None:
        raise WrongUse("A Ray cluster has its own workers: leave out --workers.")
    seats = arena.read_seats(asked["seats"])
    contest = arena.Contest(
        game,
        seats,
        size=asked["matches"] or asked["deals"] or USUAL_DEALS,
        seed=random_seed() if asked["seed"] is None else asked["seed"],
        options=options_of(game, len(seats), asked["settings"]),
        whole=asked["matches"] is not None,
        rounds_of=asked["rounds_of"],
        time_limit=asked["time_limit"],
    )
    try:
        report = _run(contest, asked)
    except arena.Stopped as error:
        raise Failed(str(error)) from error
    if asked["as_json"]:
        click.echo(json.dumps(report.as_dict(), ensure_ascii=False))
    else:
        show(report)


def _run(contest: Contest, asked: Asked) -> Report:
    from foretrick import arena
    from foretrick.cli.progress import counting

    if asked["ray"] is None:  # here first, or every worker would compile the same
        ready_for_bots(contest.sheet, {entrant.bot for entrant in contest.seats if entrant.bot})
    with counting("Matches" if contest.whole else "Deals", contest.size) as step:
        return arena.run(
            contest,
            workers=min(asked["workers"] or processors(), contest.size),
            ray=asked["ray"],
            checkpoint=asked["checkpoint"],
            on_deal=lambda _: step(),
        )


def processors() -> int:
    """The processors that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


def show(report: Report) -> None:
    """The report for people, best first."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    from foretrick.cli.terminal import console

    columns = _columns(report)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    for place, heading in enumerate(columns):
        table.add_column(heading, justify="right" if place else "left", no_wrap=place > 0, min_width=5)
    for entrant in sorted(report.entrants, key=lambda entrant: -(entrant.difference or 0)):
        table.add_row(*(Text(cell(entrant), _colour(entrant, name)) for name, cell in columns.items()))
    out = console()
    if not out.is_terminal:
        out.width = max(out.width, WIDE)
    out.print(Text(_heading(report), "bold"), soft_wrap=True)
    out.print(table)
    for line in _explained(report):
        out.print(Text(line), soft_wrap=True)
    out.print(Text(f"\n{report.command}", "dim"), soft_wrap=True)


def _columns(report: Report) -> dict[str, Callable[[Standing], str]]:
    """The columns that there is something to say in, each with how its cells are written."""
    columns: dict[str, Callable[[Standing], str]] = {
        "bot": lambda entrant: entrant.name,
        "points a round": lambda entrant: _margin(entrant.difference, entrant.half_width, "+.1f"),
        "contracts, %" if report.partners else "exact bids, %": lambda entrant: _percent(
            entrant.exact_rate, entrant.exact_half_width
        ),
    }
    if any(entrant.nils_bid for entrant in report.entrants):
        columns["nils"] = lambda entrant: f"{entrant.nils_made} of {entrant.nils_bid}"
    if report.matches is not None:
        columns["won, %"] = lambda entrant: _percent(entrant.first_share, entrant.first_half_width)
    columns["ms p50, p99"] = lambda entrant: f"{_ms(entrant.p50_ms)}, {_ms(entrant.p99_ms)}"
    columns["rating"] = lambda entrant: f"{entrant.rating:.1f}"
    if any(entrant.slips for entrant in report.entrants):
        columns["slips"] = lambda entrant: f"{entrant.slips:,}"
    return columns


def _heading(report: Report) -> str:
    what = words.count(report.deals, "deal")
    if report.matches is not None:
        what = f"{words.count(report.matches, 'match')} of {what}"
    if report.rounds_of is not None:
        what += f" of {words.count(report.rounds_of, 'card')}"
    turns = words.count(report.rotations, "rotation")
    return f"{report.title}, {report.players} players, {what} in {turns}, seed {report.seed}"


def _explained(report: Report) -> list[str]:
    over = "the other side" if report.partners else "the mean of the other seats"
    by = "match" if report.matches is not None else "deal"
    lines = [f"Points a round are those over {over}; ± is half the 95 % interval, by {by}."]
    if report.matches is not None:
        shares = ", ".join(
            f"{100 * (entrant.fair_share or 0):.0f} % by {entrant.name}" for entrant in report.entrants
        )
        lines.append(f"Among equals would be won: {shares}.")
    lines.append(f"{words.count(report.rounds, 'round')} in {report.seconds:,.1f} s.")
    for entrant in report.entrants:
        if entrant.slips:
            kinds = ", ".join(f"{count:,} {kind}" for kind, count in entrant.slip_kinds.items())
            lines.append(f"{entrant.name} slipped ({kinds}), such as: {entrant.trouble}")
    return lines


def _colour(entrant: Standing, column: str) -> str:
    """Green for what is surely better than the others, red for what is surely worse, and for slips."""
    if column == "slips" and entrant.slips:
        return "red"
    if column != "points a round" or entrant.difference is None or entrant.half_width is None:
        return ""
    if abs(entrant.difference) <= entrant.half_width:
        return ""
    return "green" if entrant.difference > 0 else "red"


def _margin(value: float | None, half: float | None, form: str) -> str:
    if value is None:
        return "\N{EN DASH}"
    number = f"{value:{form}}".replace("-", "\N{MINUS SIGN}")
    return number if half is None else f"{number} ± {half:.1f}"


def _percent(share: float | None, half: float | None) -> str:
    if share is None:
        return "\N{EN DASH}"
    return _margin(100 * share, None if half is None else 100 * half, ".1f")


def _ms(value: float | None) -> str:
    if value is None:
        return "\N{EN DASH}"
    return f"{value:,.0f}" if value >= 10 else f"{value:.1f}" if value >= 0.1 else "<0.1"
