"""``foretrick replay``: a match trick by trick."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from foretrick.cards import Card
from foretrick.cli import words
from foretrick.cli.group import Page, WrongUse
from foretrick.cli.reading import match_of, place_option
from foretrick.play import Line, Match, Round, Trick
from foretrick.play.sentences import trump_sentence
from foretrick.play.view import arranged

if TYPE_CHECKING:
    from rich.text import Text


@click.command(
    "replay",
    cls=Page,
    examples=(
        ("foretrick replay match.json", "the whole match"),
        ("foretrick replay match.json --round 5", "one round"),
        ("foretrick replay many.jsonl.zst --match 12", "the twelfth match of a file"),
    ),
)
@click.argument("file", metavar="FILE")
@click.option(
    "--round", "number", type=click.IntRange(min=1), metavar="NUMBER", help="Print this round only."
)
@place_option
def command(file: str, number: int | None, place: int) -> None:
    """Print the match in FILE trick by trick: hands, bids, who led, who took it, and the score.

    FILE is a record: .json, .jsonl, either with .zst, or - for standard input. In each trick > marks the lead and *
    the card that took it.
    """
    match = match_of(file, place)
    if number is not None and number > len(match.rounds):
        raise WrongUse(
            f"The match has {words.count(len(match.rounds), 'round')}, so there is no round {number}."
        )
    from foretrick.cli.terminal import console

    out = console()
    for line in _lines(match, number):
        if out.is_terminal:
            out.print(line, soft_wrap=True)
        else:
            click.echo(line.plain.rstrip())


def _lines(match: Match, number: int | None) -> Iterator[Text]:
    from rich.text import Text

    yield Text(f"{match.sheet.title}: {', '.join(match.players)}", "bold")
    yield Text(_options(match), "dim")
    for now in match.rounds:
        if number is None or now.number == number:
            yield Text()
            yield from _round(match, now)
    if match.over and number is None:
        yield Text()
        yield Text(f"{match.view().says}.", "bold")
        yield from (Text(f"  {line}") for line in words.standings_words(match.view()))


def _options(match: Match) -> str:
    return ", ".join(f"{name}={words.value(chosen)}" for name, chosen in match.options.items())


def _trump(match: Match, now: Round) -> str:
    if not now.trump_known:
        return "Trump was not named yet."
    named = f", named by {match.players[now.trump_named_by]}" if now.trump_named_by is not None else ""
    return f"{trump_sentence(now.trump)}{named}."


def _round(match: Match, now: Round) -> Iterator[Text]:
    from rich.text import Text

    yield Text(_deal(match, now), "bold")
    width = max(map(cell_len, match.players))
    for seat, name in enumerate(match.players):
        line = Text(f"  {_wide(name, width)}  bid {words.said(now.bids[seat])}, took {now.won[seat]}:")
        for card in arranged(match.sheet, now.deal.hands[seat].mask, now.trump):
            line.append(" ").append_text(_card(card, str(card)))
        yield line
    yield from _tricks(match, now)
    yield Text(f"  {_score(match, now.line)}" if now.line is not None else "  The round is unfinished.")


def _deal(match: Match, now: Round) -> str:
    of = f" of {match.sheet.rounds}" if match.sheet.rounds else ""
    card = now.deal.turned
    turned = f" and turns the {words.card_words(match.sheet, card)}" if card is not None else ""
    cards = words.count(len(now.deal.hands[0]), "card")
    dealer = match.players[now.deal.dealer]
    return f"Round {now.number}{of}. {dealer} deals {cards}{turned}. {_trump(match, now)}"


def _score(match: Match, line: Line) -> str:
    parts = []
    for side, score in enumerate(line.scores):
        names = " and ".join(match.players[seat] for seat in match.sheet.sides[side])
        bags = f", {words.count(line.bags[side], 'bag')}" if line.bags is not None else ""
        parts.append(f"{names} {words.signed(score)} (now {words.minus(line.totals[side])}{bags})")
    return f"Score: {', '.join(parts)}."


def _tricks(match: Match, now: Round) -> Iterator[Text]:
    """A grid: a row for each trick, a column for each seat."""
    from rich.text import Text

    rows = [[_played(match, trick, seat) for seat in range(match.sheet.seats)] for trick in now.tricks]
    widths = [
        max([cell_len(name), *(row[seat].cell_len for row in rows)]) + 2
        for seat, name in enumerate(match.players)
    ]
    if rows:
        heads = "".join(_wide(name, width) for name, width in zip(match.players, widths, strict=True))
        yield Text(f"  trick   {heads}".rstrip(), "dim")
    for trick, row in zip(now.tricks, rows, strict=True):
        line = Text(f"  {trick.number:>5}  ")
        for cell, width in zip(row, widths, strict=True):
            line.append_text(cell).append(" " * (width - cell.cell_len))
        yield line


def _played(match: Match, trick: Trick, seat: int) -> Text:
    """What a seat played in a trick: > the lead, * the card that took it."""
    from rich.text import Text

    play = next((play for play in trick.plays if play.seat == seat), None)
    if play is None:
        return Text(" ")
    face = words.face_text(match.sheet, play.card) + (" as an ace" if play.ace else "")
    text = Text(">" if trick.leader == seat else " ").append_text(_card(play.card, face))
    return text.append("*" if trick.winner == seat else "", "bold")


def _card(card: Card, face: str) -> Text:
    """A card in its colour, on paper so that it reads on every terminal."""
    from rich.text import Text

    from foretrick.cli.canvas import PAPER, ink

    return Text(face, f"bold {ink(card)} on {PAPER}")


def _wide(name: str, width: int) -> str:
    """A name filled up to so many cells."""
    return name + " " * (width - cell_len(name))


def cell_len(text: str) -> int:
    """How many cells of the terminal a text takes."""
    from rich.cells import cell_len as measured

    return measured(text)
