"""The bot that leaves everything to the lot."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from foretrick.bots.bot import Budget, Choice
from foretrick.cards import cards_of
from foretrick.play import Action, Bid, Look, NameTrump, Play, View
from foretrick.play.actions import bid_action
from foretrick.rules import NIL

T = TypeVar("T")
PROMISES = 0.02  # how often it says nil, or blind nil, where it may


class RandomBot:
    """Plays any legal card and names any suit, all equally likely.

    A bid drawn evenly would be absurd: four such bids ask for twice the tricks that there are, Spades contracts
    would never be made and no match would end. So the tricks of the round are dealt out by lot: each falls to
    this seat with the chance that `share` gives it, and the number that did is bid, or the nearest number allowed
    (the lower of two). Where partners share a contract the chance is a little under the fair one, because there a
    trick too many costs less than one too few and a match ends only when a side is ahead by its contracts.
    """

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._chance = Random(seed)

    def choose(self, view: View, budget: Budget | None = None) -> Choice:
        """A legal action by lot; the budget is not needed."""
        if view.phase == "play":
            return Choice(Play(self._one_of(cards_of(view.choices))), "Drawn by lot")
        if view.phase == "trump":
            return Choice(self._one_of([a for a in view.legal if isinstance(a, NameTrump)]), "Drawn by lot")
        return Choice(self._bid(view), "Bid by lot")

    def _one_of(self, things: Sequence[T]) -> T:
        return things[int(self._chance.random() * len(things))]

    def _bid(self, view: View) -> Action:
        promises: list[Action] = []
        numbers: list[int] = []
        for action in view.legal:
            if isinstance(action, Bid) and action.code >= NIL:
                promises.append(action)
            elif isinstance(action, Bid):
                numbers.append(action.code)
        if promises and self._chance.random() < PROMISES:
            return self._one_of(promises)
        if not numbers:
            return Look()
        drawn = sum(self._chance.random() < share(view) for _ in range(view.cards))
        return bid_action(min(numbers, key=lambda number: (abs(number - drawn), number)))


def share(view: View) -> float:
    """The part of the tricks that is bid on average."""
    seats = view.sheet.seats
    return 1 / (seats + 1) if view.sheet.partners else 1 / seats
