"""The terminal table: the whole window, drawn anew after every play, and a line to type on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Self

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from foretrick.cli import words
from foretrick.cli.advice import advice_table, told
from foretrick.cli.pages import rule_page
from foretrick.cli.painting import LEAST_HEIGHT, LEAST_WIDTH, paint
from foretrick.cli.scoretable import score_table, standings_table
from foretrick.play import Event, View
from foretrick.review import Hint
from foretrick.rules import NIL

PROMPT = " > "
PLAY_PAUSE, TRICK_PAUSE = 0.7, 1.5  # seconds
TABLE_WIDTH = 78
SHEET_WIDTH = 12, 7  # columns that a score sheet beside the table needs, and more for each side


def fits(console: Console) -> bool:
    """Whether the window is large enough for the table, and can be drawn on."""
    return console.width >= LEAST_WIDTH and console.height >= LEAST_HEIGHT and not console.legacy_windows


class TableScreen:
    """A match on the whole window. `pause` waits between the plays of bots."""

    def __init__(self, console: Console, read: Callable[[str], str], pause: Callable[[float], None]) -> None:
        self.console, self.read, self.pause = console, read, pause
        self.log: list[str] = []
        self.note: list[str] = []

    def __enter__(self) -> Self:
        """Leave the shell's window as it is, to come back to it."""
        self.console.set_alt_screen(True)
        return self

    def __exit__(self, *trouble: object) -> None:
        """Back to the shell's window."""
        self.console.set_alt_screen(False)

    def tell(self, view: View, events: Sequence[Event]) -> None:
        """Add to the log, draw, and give time to see it."""
        self.note = []
        self.log += [event.text for event in events if event.kind != "hand"]
        self._draw(view)
        kinds = {event.kind for event in events}
        if "trick" in kinds:
            self.pause(TRICK_PAUSE)
        elif any(event.kind != "dealt" and event.seat != view.seat for event in events):
            self.pause(PLAY_PAUSE)

    def ask(self, view: View) -> str:
        """Draw the table and read a line under it."""
        self._draw(view)
        return self.read(PROMPT)

    def answer(self, lines: Iterable[str]) -> None:
        """Keep the reply; it is shown above the prompt, or on a page of its own when it is long."""
        self.note = list(lines)
        if len(self.note) > 4:
            self._page(Group(*(Text(line) for line in self.note)), "")
            self.note = []

    def think(self, view: View) -> None:
        """Say so: the first hint has to load the search."""
        self.note = ["Thinking about your hand …"]
        self._draw(view)

    def show_hint(self, view: View, advice: Hint) -> None:
        """The choices on a page; the sentence stays at the table."""
        self.note = [f"Hint: {told(view.sheet, advice.action)}. {advice.sentence}"]
        if len(advice.candidates) > 1:
            self._page(Group(Text(f"{self.note[0]}\n", "bold"), advice_table(view, advice)), "")

    def show_help(self) -> None:
        """What can be typed, and what the table's signs mean."""
        table = Table.grid(padding=(0, 3))
        for entry, says in words.HELP:
            table.add_row(Text(entry, "bold"), says)
        signs = Text(
            "▶ whose turn it is.  ✓ the bid is exactly met.  over, short: it is missed.\n"
            "Under each card that you may play stands what to type.",
            "dim",
        )
        self._page(Group(Text("You can type\n", "bold"), table, Text(), signs), "")

    def show_sheet(self, view: View) -> None:
        """The score sheet."""
        if view.lines:
            self._page(self._score(view), "Score sheet")
        else:
            self.note = words.sheet_words(view)

    def show_rules(self, view: View) -> None:
        """The rule page."""
        self._page(Markdown(rule_page(view.game).text), "")

    def end_round(self, view: View) -> None:
        """The round's summary and the score sheet, until Enter."""
        self._page(self._summary(view), f"Round {view.round} is scored", "Enter deals the next round.")

    def end_match(self, view: View) -> None:
        """The summary of the last round; the final page is printed after the window is given back."""
        self._page(self._summary(view), f"Round {view.round} is scored", "Enter shows the final standings.")

    def print_ending(self, view: View) -> None:
        """The score sheet and the standings, to stay in the shell's window."""
        self.console.print(Text(f"{view.sheet.title}\n", "bold"))
        self.console.print(self._score(view))
        self.console.print(standings_table(view))
        self.console.print(Text(f"{view.says}.", "bold"))

    def _summary(self, view: View) -> RenderableType:
        told = [Text(sentence) for sentence in _round_sentences(view)]
        rows = max(3, self.console.height - len(told) - 10)  # what the rest of the page takes
        return Group(*told, score_table(view, self.console.width - 4, rows))

    def _score(self, view: View) -> RenderableType:
        if view.sheet.partners:
            legend = "each partner's bid/tricks; the round's score; the total; b: bags"
        else:
            legend = "bid/tricks, ✓ exact; the round's score; the total"
        return Group(score_table(view, min(self.console.width - 4, 140)), Text(legend, "dim"))

    def _draw(self, view: View) -> None:
        width, height = self.console.size
        needed = TABLE_WIDTH + SHEET_WIDTH[0] + SHEET_WIDTH[1] * len(view.totals)
        beside = width >= needed and bool(view.lines)
        lines = paint(
            view, self.log, self.note, min(width, TABLE_WIDTH) if beside else min(width, 100), height
        )
        if not beside:
            self._show(lines)
            return
        side = width - TABLE_WIDTH - 4
        sheet = self._lines(score_table(view, side, height - 8), side)
        self._show(_side_by_side(lines, [Text("Score sheet", "bold"), *sheet], TABLE_WIDTH + 3))

    def _page(self, content: RenderableType, title: str, hint: str = "Enter goes back to the table.") -> None:
        """A page of its own, a windowful at a time."""
        width, height = self.console.size
        head = [Text(f" {title}", "bold"), Text()] if title else []
        lines = head + self._lines(Padding(content, (0, 1)), min(width, 100))
        room = height - 4
        chunks = [lines[start : start + room] for start in range(0, len(lines), room)]
        for number, chunk in enumerate(chunks, 1):
            more = (
                f"Page {number} of {len(chunks)}. Enter for more, q to go back."
                if number < len(chunks)
                else hint
            )
            self._show([*chunk, Text(), Text(f" {more}", "dim")])
            try:
                if self.read(PROMPT).strip().lower() in ("q", "quit"):
                    return
            except EOFError:
                return

    def _lines(self, content: RenderableType, width: int) -> list[Text]:
        """The content as lines of text with their styles."""
        options = self.console.options.update(width=width, height=None)
        rows = self.console.render_lines(content, options, pad=False)
        return [Text.assemble(*((part.text, part.style or "") for part in row), no_wrap=True) for row in rows]

    def _show(self, lines: Sequence[Text]) -> None:
        """Write over the window in one go, without blanking it first, so that nothing flickers."""
        with self.console.capture() as captured:
            for line in lines:
                self.console.print(line, no_wrap=True, overflow="crop", crop=True)
        text = captured.get().replace("\n", "\x1b[K\n")
        self.console.file.write(f"\x1b[H{text}\x1b[J")
        self.console.file.flush()


def _side_by_side(left: Sequence[Text], right: Sequence[Text], column: int) -> list[Text]:
    lines = []
    for row in range(max(len(left), len(right))):
        line = left[row].copy() if row < len(left) else Text(no_wrap=True)
        if row < len(right):
            line.append(" " * max(1, column - line.cell_len)).append_text(right[row])
        lines.append(line)
    return lines


def _round_sentences(view: View) -> list[str]:
    """How the round went, seat by seat."""
    line = view.lines[-1]
    if view.sheet.partners:
        nils = [seat for seat in range(view.sheet.seats) if line.bids[seat] >= NIL]
        return [
            *(
                f"{view.players[seat]} bid {words.said(line.bids[seat])} and took {line.won[seat]}."
                for seat in nils
            ),
            *(_team_sentence(view, side) for side in range(len(line.scores))),
        ]
    return [
        f"{name} bid {words.said(line.bids[seat])} and took {line.won[seat]}: "
        f"{words.signed(line.scores[seat])}, now {words.minus(line.totals[seat])}."
        for seat, name in enumerate(view.players)
    ]


def _team_sentence(view: View, side: int) -> str:
    line = view.lines[-1]
    bags, penalties = line.bags or (0, 0), line.penalties or (0, 0)
    cost = penalties[side] * view.sheet.scoring.bag_cost
    return (
        f"{words.side_names(view, side)} took {view.taken[side]} of {view.contracts[side]}: "
        f"{words.signed(line.scores[side])}, now {words.minus(line.totals[side])} and {words.count(bags[side], 'bag')}"
        + (
            f". {penalties[side] * (view.sheet.scoring.bag_limit or 0)} bags cost them {cost}."
            if cost
            else "."
        )
    )
