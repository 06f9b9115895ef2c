"""The rule sheets that a pad asks: its players come and go."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache

from foretrick import games
from foretrick.cards import Suit
from foretrick.kernel.layout import MOST_CARDS
from foretrick.rules import BadOptions, RuleSheet, Value

ROUNDS = "rounds"  # the option that shortens a match


def fitted(key: str, seats: int, options: Mapping[str, Value]) -> RuleSheet:
    """The sheet of a match for so many players, its options taken as far as they fit them.

    Numbers are cut to their bounds and `rounds` to the longest match: a fifth player may come to a match of 13 rounds.
    `BadOptions` for a number of players, a name or a value that cannot be at all.
    """
    return _fitted(key, seats, json.dumps(options, sort_keys=True))


@lru_cache(maxsize=512)
def _fitted(key: str, seats: int, asked: str) -> RuleSheet:
    game, options = games.game(key), json.loads(asked)
    for option in game.options_for(seats):
        value = options.get(option.name)
        if option.kind == "number" and isinstance(value, int) and not isinstance(value, bool):
            options[option.name] = _cut(value, option.low, option.high)
    while True:
        try:
            return games.sheet(key, seats, options)
        except BadOptions:
            rounds = options.get(ROUNDS)
            if not isinstance(rounds, int) or rounds <= 1:
                raise
            options[ROUNDS] = rounds - 1


def _cut(value: int, low: int | None, high: int | None) -> int:
    value = value if low is None else max(low, value)
    return value if high is None else min(high, value)


@lru_cache(maxsize=512)
def fixed_trump(sheet: RuleSheet) -> str | None:
    """The suit that is trump whatever is turned; `None` where it changes."""
    found = {sheet.turned(card) for card in (*sheet.pack, None)}
    only = next(iter(found)) if len(found) == 1 else None
    return only.letter if isinstance(only, Suit) else None


def most_cards(sheet: RuleSheet) -> int:
    """The most cards that each player can be dealt."""
    return min(MOST_CARDS - 1, len(sheet.pack) // sheet.seats)
