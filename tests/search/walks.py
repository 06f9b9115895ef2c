"""Random matches of every game, stopped at random points, and the worlds that the search draws there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

from foretrick import Match, games
from foretrick.kernel import dress
from foretrick.play import Action, Bid, View
from foretrick.rules import NIL
from foretrick.search import likely, thought
from tests.rules.draws import some_options

TEXT = dress.dressed(*thought.TEXTS)

# One match of each kind that has something of its own: hidden bids, the hook, blind naming, blind nil, high twos.
SPECIAL: dict[str, tuple[tuple[int, dict[str, Any]], ...]] = {
    "joker-in-the-hole": (
        (5, {}),
        (4, {"bidding": "in-turn", "hook": "on", "trump_choice": "after-looking", "joker_escape": True}),
    ),
    "spades-with-jokers": (
        (4, {"variant": "deuces-high", "blind_nil": True, "failed_nil_tricks": "count"}),
        (4, {"variant": "two-of-spades-third", "failed_nil_tricks": "ignore"}),
    ),
    "wizards-and-jesters": (
        (4, {"last_round_trump": "dealer-chooses"}),
        (6, {"bidding": "simultaneous"}),
        (3, {"hook": "on"}),
    ),
    "oh-hell": (
        (7, {"schedule": "down", "cards": 7, "rounds": 3}),
        (3, {"schedule": "fixed", "cards": 17, "rounds": 2, "bidding": "simultaneous"}),
        (4, {"schedule": "fixed", "cards": 13, "rounds": 2, "hook": "on", "missed": "penalty"}),
    ),
    "spades": ((4, {"blind_nil": True}), (4, {"nil": False})),
}


def matches(game: str, drawn: int) -> Iterator[tuple[Match, Random]]:
    """The special matches of a game and so many with drawn options, dealt; each with its own chance."""
    fewest, most = games.GAMES[game].seats
    kinds = list(SPECIAL[game])
    for number in range(drawn):
        chance = Random(f"{game} {number}")
        seats = chance.randint(fewest, most)
        kinds.append((seats, some_options(chance, game, seats)))
    for number, (seats, options) in enumerate(kinds):
        yield Match(game, seats, options=options, seed=number + 1), Random(f"{game} walk {number}")


def walk(match: Match, chance: Random, stops: float, rounds: int = 12) -> Iterator[int]:
    """Play at random; at about this share of the decisions stop, and tell the seat that is asked."""
    while not match.over and len(match.rounds) <= rounds:
        seat = chance.choice(match.waiting_for)
        if chance.random() < stops:
            yield seat
        match.apply(some_action(match.legal(seat), chance), seat)


def some_action(legal: Sequence[Action], chance: Random) -> Action:
    """A legal action by lot; number bids lean low, so that some are met."""
    low = [action for action in legal if isinstance(action, Bid) and (action.code <= 3 or action.code >= NIL)]
    return chance.choice(low if low and chance.random() < 0.8 else legal)


def positions(game: str, drawn: int, stops: float, rounds: int = 12) -> Iterator[tuple[Match, View]]:
    """The match and the view of the seat that is asked, at random points of the matches of a game."""
    for match, chance in matches(game, drawn):
        for seat in walk(match, chance, stops, rounds):
            yield match, match.view(seat)


def worlds(mind: Any, hidden: likely.Hidden, seed: int, numbers: Iterable[int]) -> Iterator[tuple[int, ...]]:
    """The hands by seat in the worlds of these numbers."""
    lay_world, world_number = TEXT["lay_world"], TEXT["world_number"]
    hands = mind.states[likely.WORLD].hands
    for number in numbers:
        lay_world(mind, hidden, world_number(seed, number))
        yield tuple(hands[: hidden.seats].tolist())
