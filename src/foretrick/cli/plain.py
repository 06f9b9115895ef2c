"""Line by line: for screen readers, pipes and simple terminals. Nothing is drawn, and nothing is said by colour."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from foretrick.cli import words
from foretrick.cli.advice import advice_words
from foretrick.cli.pages import rule_page
from foretrick.play import Event, View
from foretrick.review import Hint

PROMPT = "> "


class PlainScreen:
    """Writes each event as a sentence, and asks with the hand and what the moment wants."""

    def __init__(self, write: Callable[[str], None] = print, read: Callable[[str], str] = input) -> None:
        self.write, self.read = write, read
        self._told = True  # something new was told since the last question

    def tell(self, view: View, events: Sequence[Event]) -> None:
        """Each event in its own line, and after a trick how everybody stands."""
        self._told = True
        for event in events:
            if event.kind == "dealt":
                self.write("")
                self.write(f"{words.heading(view)}.")
            if event.kind == "hand":
                self.write(words.hand_words(view))
            elif event.kind not in ("round", "match"):
                self.write(event.text)
            if event.kind == "trick":
                self.write(_tally(view))
        for event in events:
            if event.kind == "round":
                self.write("")
                self.write(event.text)
                self.write(words.line_words(view, view.lines[-1]))

    def ask(self, view: View) -> str:
        """The moment's message, then the prompt."""
        if view.phase == "play" and self._told:
            self.write(words.hand_words(view))
        self._told = False
        self.write(" ".join(filter(None, (f"{view.says}.", words.choices_words(view)))))
        return self.read(PROMPT)

    def answer(self, lines: Iterable[str]) -> None:
        """The reply, as it is."""
        for line in lines:
            self.write(line)

    def think(self, view: View) -> None:
        """Nothing needs to be said for so short a time."""

    def show_hint(self, view: View, advice: Hint) -> None:
        """The hint, one choice a line."""
        self.answer(advice_words(view, advice))

    def show_help(self) -> None:
        """What can be typed, one thing a line."""
        self.write("You can type:")
        for entry, says in words.HELP:
            self.write(f"  {entry}: {says}.")

    def show_sheet(self, view: View) -> None:
        """The score sheet, one round a line."""
        self.answer(words.sheet_words(view))

    def show_rules(self, view: View) -> None:
        """The rule page as it is written."""
        self.write(rule_page(view.game).text)

    def end_round(self, view: View) -> None:
        """The round's lines were told; the next deal follows."""

    def end_match(self, view: View) -> None:
        """The winner and the standings are printed at the end."""

    def print_ending(self, view: View) -> None:
        """The winner and the standings."""
        self.write("")
        self.write(f"The match is over. {view.says}.")
        self.answer(words.standings_words(view))


def _tally(view: View) -> str:
    """The tricks of every seat so far."""
    tricks = ", ".join(
        f"{name} {view.won[seat]} of {words.said(view.bids[seat])}" for seat, name in enumerate(view.players)
    )
    return f"Tricks: {tricks}."
