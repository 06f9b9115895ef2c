"""The bot that leaves everything to the lot."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from foretrick.bots.bot import Budget, Choice
from foretrick.cards import cards_of
from foretrick.messages import message
from foretrick.play import Action, Bid, Look, NameTrump, Play, View
from foretrick.play.actions import bid_action
from foretrick.rules import NIL

T = TypeVar("T")
PROMISES = 0.01  # how often it says nil, or blind nil, where it may


class RandomBot:
    """Plays any legal card and names any suit, all equally likely.

    Bids drawn evenly would be absurd: four of them ask for twice the tricks that there are, so Spades contracts
    would never be made and no match would end. Instead the tricks of the round are dealt out by lot: each falls to
    this seat with the chance 1 / seats, and the number that did is bid, or the nearest number allowed (the lower
    of two). Where partners share a contract even that never ends: half the contracts fail. There it bids one trick
    and tosses a coin for each other trick of a fair share. Nil and blind nil are rare, because random cards break
    them nearly always.
    """

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._chance = Random(seed)

    def choose(self, view: View, budget: Budget | None = None) -> Choice:  # noqa: ARG002
        """A legal action by lot; the budget is not needed."""
        if view.phase == "play":
            return Choice(Play(self._one_of(cards_of(view.choices))), message("reason-lot"))
        if view.phase == "trump":
            return Choice(
                self._one_of([a for a in view.legal if isinstance(a, NameTrump)]), message("reason-lot")
            )
        return Choice(self._bid(view), message("reason-lot-bid"))

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
        drawn = self._drawn(view.cards, view.sheet.seats, view.sheet.partners)
        return bid_action(min(numbers, key=lambda number: (abs(number - drawn), number)))

    def _drawn(self, cards: int, seats: int, partners: bool) -> int:
        if partners:
            fair = -(-cards // seats)
            return 1 + self._heads(fair - 1, 1 / 2)
        return self._heads(cards, 1 / seats)

    def _heads(self, tosses: int, chance: float) -> int:
        return sum(self._chance.random() < chance for _ in range(tosses))
