"""The registry of the games; each is one file that fills in a rule sheet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from foretrick.games import joker_in_the_hole, oh_hell, spades, spades_with_jokers, wizards_and_jesters
from foretrick.messages import either, message, quoted
from foretrick.rules import BadOptions, Game, RuleSheet, Value

GAMES: Mapping[str, Game] = {
    game.key: game
    for game in (
        joker_in_the_hole.GAME,
        spades_with_jokers.GAME,
        wizards_and_jesters.GAME,
        oh_hell.GAME,
        spades.GAME,
    )
}
KEYS = tuple(GAMES)


def game(key: str) -> Game:
    """The game of a key, or `BadOptions` with the keys that there are."""
    if not isinstance(key, str) or key not in GAMES:
        raise BadOptions(message("error-game-unknown", key=quoted(key), games=either(KEYS)))
    return GAMES[key]


def sheet(key: str, seats: int, options: Mapping[str, object] | None = None) -> RuleSheet:
    """The rule sheet of a match; the same request gives the same object. `BadOptions` for what cannot be."""
    made = game(key).sheet(seats, {} if options is None else options)
    return _kept(key, seats, tuple(made.options.items()))


def repeated(key: str, seats: int, options: Mapping[str, object] | None, number: int) -> RuleSheet:
    """The rule sheet of a match whose every round is like round `number` of the usual one: its cards, its hook.

    For rounds that are played by themselves. The same request gives the same object; `BadOptions` for what cannot be.
    """
    return _repeated(sheet(key, seats, options), number)


@lru_cache(maxsize=256)
def _repeated(usual: RuleSheet, number: int) -> RuleSheet:
    if number not in range(1, len(usual.deals) + 1):
        raise BadOptions(
            message("error-round-unknown", game=usual.title, round=repr(number), rounds=len(usual.deals))
        )
    if len(usual.deals) == 1:
        return usual
    cards = usual.deals[number - 1]
    return replace(usual, deals=(cards,) * len(usual.deals), hooked=lambda _: usual.hooked(number))


@lru_cache(maxsize=256)
def _kept(key: str, seats: int, options: tuple[tuple[str, Value], ...]) -> RuleSheet:
    return GAMES[key].sheet(seats, dict(options))
