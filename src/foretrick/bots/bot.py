"""What a bot is: something that is shown a view and answers with a choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from foretrick.messages import Message
from foretrick.play import Action, View
from foretrick.search import Budget

__all__ = ["Bot", "Budget", "Choice"]


@dataclass(frozen=True)
class Choice:
    """What the bot does, and why: one short sentence for people, whose English is `reason`."""

    action: Action
    why: Message | str

    @property
    def reason(self) -> str:
        """Why, in English."""
        return str(self.why)


class Bot(Protocol):
    """A player. It is given a view and nothing else, so it cannot know more than its seat does."""

    name: str

    def choose(self, view: View, budget: Budget | None = None) -> Choice:
        """A legal action for the view's seat, which must be one that may act now."""
        ...
