"""The levels as the tests meet them: those that are told by many positions, each with a thought that is short enough."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from foretrick import bots
from foretrick.bots import Budget
from foretrick.bots.bot import Bot, Choice
from foretrick.bots.easy import Glance
from foretrick.bots.knowledge import Knowledge
from foretrick.cards import Card
from foretrick.play import View

T = TypeVar("T")
# A level that thinks ahead thinks here for so many worlds a choice; "master" is "strong" with more time.
WORLDS = {"strong": 100}
# And is asked at one in so many positions.
SPARSE = {"strong": 8}
LEVELS = ("easy", "steady", "strong")  # those that keep the rules of a good table
EVERYBODY = tuple(name for name in bots.NAMES if name != "master")
# What a level goes by, where it is not all that can be known.
_MEMORIES = {"easy": Glance}


class Player:
    """A level with its budget for tests."""

    def __init__(self, name: str, seed: int = 1) -> None:
        self.bot: Bot = bots.make(name, seed)
        self.name = name
        self.budget = Budget(worlds=WORLDS[name]) if name in WORLDS else None

    def choose(self, view: View, budget: Budget | None = None) -> Choice:
        return self.bot.choose(view, budget or self.budget)

    def card(self, view: View) -> Card:
        """The card that it plays."""
        return Card(self.choose(view).action.code)

    def knows(self, view: View) -> Knowledge:
        """What it can tell of a position: all that can be worked out, or what it remembers."""
        return _MEMORIES.get(self.name, Knowledge)(view)

    def some(self, positions: Iterable[T]) -> Iterator[T]:
        """So many of the positions as its thinking allows."""
        every = SPARSE.get(self.name, 1)
        return (position for number, position in enumerate(positions) if number % every == 0)

    def enough(self, asked: int, of: int) -> bool:
        """Whether it was asked often enough, when `of` is what is wanted of a quick level."""
        return asked * SPARSE.get(self.name, 1) > of
