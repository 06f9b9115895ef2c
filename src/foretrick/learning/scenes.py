"""Prepared positions: a deal written as on paper, and what was said and played since."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from foretrick import games
from foretrick.cards import Card, Hand
from foretrick.play import Action, Bid, Deal, Match, Play, View
from foretrick.play.actions import parse_action

YOU = 0  # the seat of whoever learns
NAMES = ("Anna", "Ben", "Carla", "Dan")  # Anna's seat is the learner's, whom nobody calls by a name


@dataclass(frozen=True)
class Scene:
    """A round as it was dealt, and how far it has gone.

    `hands` are by seat, the learner's first; `said` is what came before the first card, in turn ("2 1 nil 3", or
    "trump H" and "look"); `played` are the cards in the order in which they fell. The same text gives the same
    position. `match` raises `IllegalAction` or `BadOptions` for a position that no match can reach.
    """

    game: str
    hands: tuple[str, ...]
    turned: str | None = None
    dealer: int = 3
    said: str = ""
    played: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def cards(self) -> int:
        """The cards dealt to each seat."""
        return len(self.hands[YOU].split())

    @cached_property
    def match(self) -> Match:
        """A match that has come so far. Whoever wants to play on takes one from `again`."""
        return self.again()

    def again(self) -> Match:
        """A new match at this position."""
        seats = len(self.hands)
        deals = games.sheet(self.game, seats, self.options).deals
        number = deals.index(self.cards) + 1
        match = Match.undealt(
            self.game, NAMES[:seats], dict(self.options), first_dealer=self.dealer, repeating=number
        )
        turned = None if self.turned is None else Card(self.turned)
        match.apply(Deal(self.dealer, tuple(map(Hand, self.hands)), turned))
        for action in actions(self.said):
            match.apply(action)
        for card in self.played.split():
            match.apply(Play(card))
        return match

    @property
    def view(self) -> View:
        """What the learner sees."""
        return self.match.view(YOU)


def actions(said: str) -> list[Action]:
    """What was said before the first card: bids, "trump H", "look"."""
    found: list[Action] = []
    words = iter(said.split())
    for word in words:
        if word == "trump":
            found.append(parse_action(f"trump {next(words)}"))
        elif word == "look":
            found.append(parse_action(word))
        else:
            found.append(Bid(int(word) if word.isdecimal() else word))
    return found


def play_on(match: Match, answers: Sequence[str]) -> None:
    """Let the others answer, in turn: each plays its card of `answers`, or its lowest legal one if that is barred.

    It ends after the last of them, or when the trick or the round is over.
    """
    for code in answers:
        if match.phase != "play" or match.turn is None:
            return
        legal = match.legal()
        card = Play(code)
        match.apply(card if card in legal else legal[0])
