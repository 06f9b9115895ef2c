"""Bots at a table: a match played to its end, and many matches from one seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

from foretrick.bots import make
from foretrick.bots.bot import Bot
from foretrick.play import Event, Match


def play_match(
    match: Match, bots_by_seat: Sequence[Bot], on_event: Callable[[Event], None] | None = None
) -> int:
    """Let the bots play until the match is over, or until an undealt match waits for its next deal.

    Each bot sees its own seat's view only and acts through `match.apply`, as people do. `on_event` is told every
    event, secret ones too. Returns the number of actions; `ValueError` if there is not one bot for each seat.
    """
    if len(bots_by_seat) != match.sheet.seats:
        raise ValueError(f"There are {match.sheet.seats} seats and {len(bots_by_seat)} bots.")
    actions = 0
    while waiting := match.waiting_for:
        for seat in waiting:
            events = match.apply(bots_by_seat[seat].choose(match.view(seat)).action, seat)
            actions += 1
            if on_event is not None:
                for event in events:
                    on_event(event)
    return actions


def simulate(
    game: str,
    players: int | Sequence[str],
    matches: int,
    bots: str | Sequence[str],
    seed: int,
    options: Mapping[str, object] | None = None,
) -> Iterator[Match]:
    """Finished matches, one after the other: the same seed gives the same matches on every machine.

    `bots` is one name for all the seats, or one for each. Match k (from 0) draws its seeds from
    `random.Random(f"{seed}/{k}")`: first the match's own, then each seat's bot's, every one of them
    `int(chance.random() * 2**32)`; so any match can be played again by itself. `ValueError` for what cannot be.
    """
    return (seeded_match(game, players, bots, seed, k, options) for k in range(matches))


def seeded_match(
    game: str,
    players: int | Sequence[str],
    bots: str | Sequence[str],
    seed: int,
    k: int,
    options: Mapping[str, object] | None = None,
) -> Match:
    """Match k of `simulate`, played to its end."""
    chance = Random(f"{seed}/{k}")
    match = Match(game, players, options=options, seed=drawn_seed(chance))
    names = [bots] * match.sheet.seats if isinstance(bots, str) else bots
    play_match(match, [make(name, drawn_seed(chance)) for name in names])
    return match


def drawn_seed(chance: Random) -> int:
    """A seed of 32 bits."""
    return int(chance.random() * 2**32)
