"""A score pad as the terminal shows it: a row for each round, a column for each player or team."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import TYPE_CHECKING

from rich import box
from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from foretrick import games
from foretrick.cards import Suit
from foretrick.cli.canvas import INK, PAPER, shortened
from foretrick.cli.words import minus, signed, value
from foretrick.messages import message, say
from foretrick.scorepad.rows import Penalty, RoundRow, Rows, SeatRow, SideRow, rows

if TYPE_CHECKING:
    from rich.console import Console

    from foretrick.scorepad.folding import Pad

MET, DEALT = "✓", "•"


def show(pad: Pad, out: Console, language: str) -> None:
    """Print a pad: what is played, the rounds, what is still open, and who stands where."""
    found = rows(pad)
    for line in _heading(pad, found, language):
        out.print(line, soft_wrap=True)
    if found.rounds:
        out.print(_Sheet(pad, found, language, out.width).table())
        out.print(Text(_legend(found, language), "dim"), soft_wrap=True)
    for sentence in _remarks(pad, found, language):
        out.print(Text(sentence), soft_wrap=True)
    if found.rounds:
        out.print(_standings(pad, found, language))


def _heading(pad: Pad, found: Rows, language: str) -> Iterator[Text]:
    title = games.GAMES[pad.game].title if pad.game is not None else say("pad-title", language)
    names = ", ".join(pad.players[player] for player in found.players)
    yield Text(f"{title}: {names}" if names else title, "bold")
    facts = [datetime.fromisoformat(pad.started).isoformat(" ", "minutes")] if pad.started else []
    usual = {} if pad.game is None else games.sheet(pad.game, games.GAMES[pad.game].usual_seats).options
    facts += [
        f"{name}={value(chosen)}" for name, chosen in pad.options.items() if chosen != usual.get(name, chosen)
    ]
    if facts:
        yield Text(", ".join(facts), "dim")
    if pad.note:
        yield Text(pad.note)


def _legend(found: Rows, language: str) -> str:
    dealt = f"{DEALT} {say('pad-key-dealt', language)}"
    return dealt if found.bags is not None else f"{MET} {say('pad-key-met', language)}   {dealt}"


class _Sheet:
    """The rounds as a table. What does not fit beside the total is left out in every row alike."""

    def __init__(self, pad: Pad, found: Rows, language: str, width: int) -> None:
        self.pad, self.found, self.language = pad, found, language
        self.partners = found.bags is not None
        self.fixed = self.partners and all(now.trump == "S" for now in found.rounds)
        self.cards = width >= 60  # where there is no room for them, they are left out
        self.before = ["", *([""] if self.cards else []), *([] if self.fixed else [""])]
        taken = 4 + (8 if self.cards else 0) + (0 if self.fixed else 5)
        self.room = max(5, (width - taken) // max(1, len(found.sides)) - 2)
        smalls = [self._small(now, side) for now in found.rounds for side in self._sides(now)]
        self.small = max(map(cell_len, smalls), default=0)
        self.bags = max((cell_len(self._bags(bags)) for bags in range(10)), default=0) if self.partners else 0

    def table(self) -> Table:
        """All of it."""
        table = Table(
            box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1), collapse_padding=True, header_style="bold"
        )
        table.add_column("", justify="right", style="dim", no_wrap=True, min_width=2)
        if self.cards:
            head = say("pad-shown-cards", self.language)
            table.add_column(head, justify="right", style="dim", no_wrap=True, min_width=cell_len(head))
        if not self.fixed:
            table.add_column("", justify="center", no_wrap=True, min_width=3)
        for side in self.found.sides:
            names = " & ".join(self.pad.players.get(player, "?") for player in side)
            table.add_column(shortened(names, self.room), justify="right", no_wrap=True)
        for now in self.found.rounds:
            self._add(table, now)
        return table

    def _add(self, table: Table, now: RoundRow) -> None:
        cells = [self._cell(now, side) for side in self._sides(now)]
        cards = [str(now.cards)] if self.cards else []
        trump = [] if self.fixed else [_trump(now.trump)]
        table.add_row(str(now.number), *cards, *trump, *cells)
        lost = [() if side is None else side.penalties for side in self._sides(now)]
        for line in range(max(map(len, lost), default=0)):
            reasons = [self._penalty(there[line]) if line < len(there) else "" for there in lost]
            table.add_row(*self.before, *reasons)

    def _sides(self, now: RoundRow) -> list[SideRow | None]:
        """The sides of a round under the columns of the match; `None` for who did not play."""
        if self.partners:
            return list(now.sides)
        there = {side.players: side for side in now.sides}
        return [there.get(side) for side in self.found.sides]

    def _penalty(self, lost: Penalty) -> Text:
        return Text(f"{say(lost.reason, self.language)} {minus(lost.points)}{' ' * self.bags}", "italic")

    def _small(self, now: RoundRow, side: SideRow | None) -> str:
        """The bids and tricks of a side."""
        seats = () if side is None else (seat for seat in now.seats if seat.player in side.players)
        return " ".join(self._bid(now, seat) for seat in seats)

    def _bags(self, bags: int) -> str:
        return f" {say('pad-bags', self.language, bags=bags)}"

    def _cell(self, now: RoundRow, side: SideRow | None) -> Text:
        """A side's round: bids and tricks small, the score where there is room, the running total large."""
        if side is None:
            return Text("")
        small = self._small(now, side)
        rest = max(0, min(self.small + 10 + self.bags, self.room) - cell_len(small))
        if side.score is None or side.total is None:
            return Text(small + " " * rest, "dim")
        bags = "" if side.bags is None else self._bags(side.bags)
        score, total = signed(side.score).rjust(4), minus(side.total).rjust(4)
        bags += " " * (self.bags - cell_len(bags))
        if self.small + 10 + self.bags <= self.room:
            return Text.assemble((f"{small} ", "dim"), score, (f" {total}", "bold"), (bags, "dim"))
        if self.small + 5 <= self.room:
            return Text.assemble((f"{small} ", "dim"), (total, "bold"))
        return Text(total, "bold")

    def _bid(self, now: RoundRow, seat: SeatRow) -> str:
        dealt = DEALT if seat.player == now.dealer else ""
        met = "" if self.partners else MET if seat.mark == "met" else " "
        return f"{dealt}{self._said(seat.bid)}/{_number(seat.tricks)}{met}"

    def _said(self, bid: int | str | None) -> str:
        if bid == "nil":
            return say("pad-nil-short", self.language)
        if bid == "blind-nil":
            return say("pad-blind-nil-short", self.language)
        return _number(bid)


def _number(number: int | str | None) -> str:
    return "\N{EN DASH}" if number is None else str(number)


def _trump(letter: str | None) -> Text:
    if letter is None:
        return Text("")
    if letter == "none":
        return Text("\N{EN DASH}", "dim")
    suit = Suit.of(letter)
    return Text(f" {suit.symbol} ", f"bold {INK[suit]} on {PAPER}")


def _remarks(pad: Pad, found: Rows, language: str) -> Iterator[str]:
    """What is open, what was written twice, and what comes next, a sentence each."""
    for now in found.rounds:
        if now.why_open is not None:
            yield say(message("pad-shown-open", round=now.number, reason=now.why_open), language)
        if now.warning is not None:
            yield say(message("pad-shown-round", round=now.number, reason=now.warning), language)
    numbers = {now.id: now.number for now in found.rounds}
    for what, cell in pad.contested:
        if what[0] == "round" and what[1] in numbers and what[2:3] in (("bid",), ("tricks",)):
            values = [str(head.to) for head in cell.heads if head.to is not None]
            name = pad.players.get(what[3], "?")
            yield say(message("pad-shown-twice", round=numbers[what[1]], name=name, values=values), language)
    if found.problem is not None:
        yield say(found.problem, language)
    elif found.over:
        yield say("pad-shown-over", language)
    elif found.next is not None and all(now.closed for now in found.rounds):
        facts = message(
            "pad-facts",
            round=found.next.number,
            cards=found.next.cards,
            dealer=pad.players.get(found.next.dealer, "?"),
        )
        yield say(message("pad-shown-next", facts=facts), language)


def _standings(pad: Pad, found: Rows, language: str) -> Table:
    """Who stands where, the best first, with how often bids were met."""
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(justify="right")
    table.add_column()
    table.add_column(justify="right")
    table.add_column(style="dim")
    for side in sorted(range(len(found.sides)), key=lambda side: (found.places[side], side)):
        names = " & ".join(pad.players.get(player, "?") for player in found.sides[side])
        style = "bold" if found.places[side] == 1 else ""
        row = (f"{found.places[side]}.", names, minus(found.totals[side]), _rate(pad, found, side, language))
        table.add_row(*row, style=style)
    return table


def _rate(pad: Pad, found: Rows, side: int, language: str) -> str:
    tries = {player: found.exact[place] for place, player in enumerate(found.players)}
    if found.contracts is None or found.bags is None:
        one = tries[found.sides[side][0]]
        rate = say("pad-rate", language, made=one.made, tried=one.tried)
        return f"{say('pad-rates', language)}: {rate}" if one.tried else ""
    made = found.contracts[side]
    parts = [say("pad-rate-contracts", language, made=made.made, tried=made.tried)] if made.tried else []
    for player in found.sides[side]:
        nil = tries.get(player)
        if nil is not None and nil.tried:
            rate = say("pad-rate-nils", language, made=nil.made, tried=nil.tried)
            parts.append(f"{pad.players.get(player, '?')}: {rate}")
    return ", ".join([*parts, say("pad-bags", language, bags=found.bags[side])])
