"""A match at the terminal: one person, the others bots. What it looks like is the screen's business."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Protocol

from foretrick.bots import Bot
from foretrick.cli import words
from foretrick.cli.typed import Request, Unclear, read_entry
from foretrick.play import Action, Deal, Event, IllegalAction, Match, View
from foretrick.review import Hint, hint


class Left(Exception):
    """The person left the table before the end."""


class Screen(Protocol):
    """How a match is shown, and where answers are typed."""

    def tell(self, view: View, events: Sequence[Event]) -> None:
        """Something happened; `view` is how it stands now."""

    def ask(self, view: View) -> str:
        """The next entry of the person; `EOFError` when there will be none."""

    def answer(self, lines: Iterable[str]) -> None:
        """A reply to the last entry."""

    def think(self, view: View) -> None:
        """A hint was asked for, and takes a moment."""

    def show_hint(self, view: View, advice: Hint) -> None:
        """The hint."""

    def show_help(self) -> None:
        """What can be typed."""

    def show_sheet(self, view: View) -> None:
        """The score sheet."""

    def show_rules(self, view: View) -> None:
        """The rule page of the game."""

    def end_round(self, view: View) -> None:
        """A round is over, and another follows."""

    def end_match(self, view: View) -> None:
        """The match is over."""

    def print_ending(self, view: View) -> None:
        """The final standings, to stay when the table is gone."""


class Sitting:
    """Plays `match`, dealt from `chance`, between a person at `seat` and the bots of the other seats.

    `adviser` gives a hint for a view in which its seat may act.
    """

    def __init__(
        self,
        match: Match,
        chance: Random,
        seat: int,
        bots: Mapping[int, Bot],
        screen: Screen,
        adviser: Callable[[View], Hint] = hint,
    ) -> None:
        self.match, self.chance, self.seat, self.bots, self.screen = match, chance, seat, bots, screen
        self.adviser = adviser

    def run(self) -> None:
        """Play to the end; `Left` when the person leaves before it."""
        while not self.match.over:
            if self.match.phase == "deal":
                if self.match.rounds:
                    self.screen.end_round(self._view())
                self._do(self.match.draw(self.chance), None)
            seat = self._next()
            if seat == self.seat:
                self._person()
            else:
                self._do(self.bots[seat].choose(self.match.view(seat)).action, seat)
        self.screen.end_match(self._view())

    def _next(self) -> int:
        """Whose choice is next. When all bid at once the bots go first, so that nobody waits for them after."""
        waiting = self.match.waiting_for
        return next((seat for seat in waiting if seat != self.seat), waiting[0])

    def _view(self) -> View:
        return self.match.view(self.seat)

    def _do(self, action: Action | Deal, seat: int | None) -> None:
        events = self.match.apply(action, seat)
        self.screen.tell(self._view(), self.match.events(events, self.seat))

    def _person(self) -> None:
        """Ask until something was done in the game."""
        while True:
            view = self._view()
            try:
                entry = read_entry(self.screen.ask(view), view)
            except EOFError:
                raise Left from None
            if isinstance(entry, Unclear):
                self.screen.answer([entry.sentence])
            elif isinstance(entry, Request):
                self._grant(entry, view)
            else:
                try:
                    self._do(entry, self.seat)
                except IllegalAction as refusal:
                    self.screen.answer([str(refusal)])
                else:
                    return

    def _grant(self, request: Request, view: View) -> None:
        match request.name:
            case "quit":
                raise Left
            case "help":
                self.screen.show_help()
            case "hint":
                self.screen.think(view)
                self.screen.show_hint(view, self.adviser(view))
            case "sheet":
                self.screen.show_sheet(view)
            case "rules":
                self.screen.show_rules(view)
            case "hand":
                self.screen.answer([words.hand_words(view)])
            case "last":
                self.screen.answer([words.last_words(view)])
            case "why" if request.about is not None:
                reason = self.match.why_not(request.about, self.seat)
                self.screen.answer([reason or f"{request.about}: you may."])
            case "why":
                self.screen.answer(words.barred_words(view))
            case _:
                self.screen.answer(list(words.table_words(view)))
