"""``foretrick review``: every decision of a match graded, what the scores are made of, and where it turned."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from foretrick.cli.choices import language_option
from foretrick.cli.group import Failed, Page, WrongUse
from foretrick.cli.readiness import ready_for_thought
from foretrick.cli.reading import match_of, place_option

if TYPE_CHECKING:
    from foretrick.play import Match
    from foretrick.review import Review
    from foretrick.search import Budget

STEPS = 1000  # of the progress bar


class Asked(TypedDict):
    """The options of the command line."""

    as_json: bool
    page: Path | None
    worlds: int | None
    milliseconds: int | None
    seed: int
    language: str


@click.command(
    "review",
    cls=Page,
    examples=(
        ("foretrick review match.json", "what cost points, and what was luck"),
        ("foretrick review match.json --player Anna", "one player's decisions"),
        ("foretrick review match.json --html review.html", "a page to keep or to send"),
        ("foretrick review match.json --worlds 2000", "slower, and surer"),
        ("foretrick review many.jsonl.zst --match 12 --json", "one JSON object"),
    ),
)
@click.argument("file", metavar="FILE")
@place_option
@click.option(
    "--player", metavar="NAME", help="Judge only this player's decisions; the start of a name will do."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option(
    "--html",
    "page",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="OUT",
    help="Write a page for the browser to this file; it needs nothing else.",
)
@click.option(
    "--worlds",
    type=click.IntRange(1, 1_000_000),
    metavar="NUMBER",
    help="Deals of the hidden cards to try for each decision; 1000 unless --time is given. "
    "The same number and seed give the same review everywhere.",
)
@click.option(
    "--time",
    "milliseconds",
    type=click.IntRange(1, 60_000),
    metavar="MS",
    help="Milliseconds to think about each decision, instead of a number of worlds.",
)
@click.option(
    "--seed",
    type=click.IntRange(0, 2**32 - 1),
    default=0,
    show_default=True,
    metavar="NUMBER",
    help="Which deals are tried: those of the same seed are the same.",
)
@language_option("The language of the page that --html writes.")
def command(file: str, place: int, player: str | None, **asked: Unpack[Asked]) -> None:
    """Judge every decision of the match in FILE by what its player could know.

    Bids and cards are graded best, good, inaccuracy, mistake or blunder by what they cost in points, and only where
    that is more than chance. FILE is a record: .json, .jsonl, either with .zst, or - for standard input.
    """
    budget, page = _budget(asked["worlds"], asked["milliseconds"]), asked["page"]
    if page is not None and not page.absolute().parent.is_dir():
        raise WrongUse(f"There is no folder {page.parent} to write the page to.")
    match = match_of(file, place)
    seats = None if player is None else [_seat(match, player)]
    found = _reviewed(match, budget, asked["seed"], seats)
    if page is not None:
        from foretrick.review.page import as_page

        language = asked["language"]
        page.write_text(as_page(found.as_dict(language), language), encoding="utf-8")
    if asked["as_json"]:
        import msgspec

        click.echo(msgspec.json.encode(found.as_dict()))
    elif page is not None:
        click.echo(f"The review is in {page}.")
    else:
        _print(found)


def _print(found: Review) -> None:
    from foretrick.cli.graded import report
    from foretrick.cli.terminal import console

    out = console()
    for line in report(found, min(out.width, 100)):
        out.print(line)


def _budget(worlds: int | None, milliseconds: int | None) -> Budget:
    from foretrick.review.report import USUAL
    from foretrick.search import Budget

    if worlds is not None and milliseconds is not None:
        raise WrongUse("Give either --worlds or --time, not both.")
    return USUAL if worlds is None and milliseconds is None else Budget(milliseconds, worlds)


def _seat(match: Match, player: str) -> int:
    """The seat of a name or of its beginning."""
    wanted = player.strip().casefold()
    names = [name.casefold() for name in match.players]
    fits = [seat for seat, name in enumerate(names) if name == wanted] or [
        seat for seat, name in enumerate(names) if wanted and name.startswith(wanted)
    ]
    if len(fits) != 1:
        players = ", ".join(match.players)
        what = "Several players fit" if fits else "No player fits"
        raise WrongUse(f"{what} {player!r}: the players are {players}.")
    return fits[0]


def _reviewed(match: Match, budget: Budget, seed: int, seats: list[int] | None) -> Review:
    from foretrick.cli.progress import counting
    from foretrick.kernel.dress import NoCompiler
    from foretrick.review import review

    ready_for_thought(match.sheet, "the review")
    with counting("Looking at every decision", STEPS) as step:
        shown = 0

        def progress(done: float) -> None:
            nonlocal shown
            while shown < round(done * STEPS):
                shown += 1
                step()

        try:
            return review(match, budget=budget, seed=seed, seats=seats, progress=progress)
        except NoCompiler as trouble:
            raise Failed(f"A review needs compiled code, and there is none here. {trouble}") from None
