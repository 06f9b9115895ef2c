"""The score sheet and the standings as tables of the terminal."""

from __future__ import annotations

from rich import box
from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from foretrick.cli import words
from foretrick.cli.canvas import INK, PAPER, shortened
from foretrick.play import Line, View


def score_table(view: View, width: int, most_rounds: int | None = None) -> Table:
    """The finished rounds, the newest last; only the newest `most_rounds` where room is short."""
    sides = len(view.totals)
    trumps = not view.sheet.partners  # in Spades it never changes
    room = (width - (9 if trumps else 4)) // sides - 2  # for each side, its padding taken off
    table = Table(
        box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), collapse_padding=True, header_style="bold"
    )
    table.add_column("", justify="right", style="dim")
    if trumps:
        table.add_column("", justify="center")
    for side in range(sides):
        table.add_column(shortened(_heads(view, side), max(5, room)), justify="right", no_wrap=True)
    lines = view.lines[-most_rounds:] if most_rounds is not None else view.lines
    for line in lines:
        cells = [_cell(view, line, side, room) for side in range(sides)]
        table.add_row(str(line.round), *([_trump(line)] if trumps else []), *cells)
    return table


def _heads(view: View, side: int) -> str:
    return " & ".join(view.players[seat] for seat in view.sheet.sides[side])


def _trump(line: Line) -> Text:
    if line.trump is None:
        return Text("\N{EN DASH}", "dim")
    return Text(f" {line.trump.symbol} ", f"bold {INK[line.trump]} on {PAPER}")


def _cell(view: View, line: Line, side: int, room: int) -> Text:
    """A side's round: its bids and tricks small, what it scored where there is room, the running total large."""
    seats = view.sheet.sides[side]
    bids = " ".join(f"{words.said(line.bids[seat])}/{line.won[seat]}" for seat in seats)
    exact = not view.sheet.partners and line.bids[seats[0]] == line.won[seats[0]]
    small = f"{bids}{'✓' if exact else ' '}"
    score = words.signed(line.scores[side]).rjust(4)
    total = words.minus(line.totals[side]).rjust(4)
    bags = f" {line.bags[side]}b" if line.bags is not None else ""
    if cell_len(small) + 10 + len(bags) <= room:
        return Text.assemble((f"{small} ", "dim"), score, (f" {total}", "bold"), (bags, "dim"))
    if cell_len(small) + 5 <= room and not bags:
        return Text.assemble((f"{small} ", "dim"), (total, "bold"))
    if bags:
        return Text.assemble(score, (f" {total}", "bold"), (bags, "dim"))
    return Text(total, "bold")


def standings_table(view: View) -> Table:
    """Who came where."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    table.add_column("")
    table.add_column("Final standings")
    table.add_column("points", justify="right")
    for place, names, total in words.standings(view):
        style = "bold" if place == 1 else ""
        table.add_row(f"{place}.", names, words.minus(total), style=style)
    return table
