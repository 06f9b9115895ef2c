"""Tips: short advice for each game, shown one at a time between questions and all together on the page.

What they claim in figures was measured: what the bots miss and keep in docs/bots.md, what cards win by bench/tips.py.
The rest follows from the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from foretrick.messages import Message, message

_PARTNERS: Final = ("partner-bid", "cover", "set-nil", "spare", "void", "last")
TIPS: Final[Mapping[str, tuple[str, ...]]] = {
    "joker-in-the-hole": ("ace-lead", "two-aces", "lone-ace", "joker", "joker-before", "sum", "missed"),
    "spades-with-jokers": ("big", "nil-joker", "draw", *_PARTNERS, "nil-odds"),
    "wizards-and-jesters": (
        "wizard-lead",
        "wizard-wait",
        "jester-keep",
        "jester-lead",
        "void",
        "sum",
        "missed",
    ),
    "oh-hell": ("average", "low-trumps", "discard", "lead-early", "high-short", "sum", "late"),
    "spades": ("ace", "nil-hand", *_PARTNERS),
}


def tips(game: str) -> tuple[Message, ...]:
    """The tips of a game."""
    return tuple(message(id) for id in tip_ids(game))


def tip_ids(game: str) -> tuple[str, ...]:
    """The ids of the messages."""
    return tuple(f"learn-tip-{game}-{name}" for name in TIPS[game])
