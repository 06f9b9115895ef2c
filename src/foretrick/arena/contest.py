"""What is to be played: everything that decides the result, and how each table is laid out from it."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from foretrick import games
from foretrick.arena.entrants import Entrant
from foretrick.messages import message
from foretrick.play import Match
from foretrick.rules import BadOptions, RuleSheet

USUAL_LIMIT = 1000  # ms for a move of an outside bot


@dataclass(frozen=True)
class Contest:
    """A contest of `size` deals, each played once in every rotation of the seats that makes a difference.

    A deal is a single round, of as many cards as the rounds of a match have in turn, or always `rounds_of`. With
    `whole`, a "deal" is a whole match with all its deals. What happens at a table follows from the contest, the
    number of the deal and the rotation alone. Raises `BadOptions` with one sentence for what cannot be played.
    """

    game: str
    seats: tuple[Entrant, ...]
    size: int
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    whole: bool = False
    rounds_of: int | None = None
    time_limit: int = USUAL_LIMIT

    def __post_init__(self) -> None:
        deals = self.sheet.deals
        if self.rounds_of is None:
            return
        if self.whole:
            raise BadOptions(message("error-arena-sizes"))
        if self.rounds_of not in deals:
            raise BadOptions(
                message("error-arena-no-round", cards=self.rounds_of, low=min(deals), high=max(deals))
                if len(deals) > 1
                else message("error-arena-every-round", cards=deals[0])
            )

    @property
    def sheet(self) -> RuleSheet:
        """The rules of a whole match."""
        return games.sheet(self.game, len(self.seats), self.options)

    @property
    def names(self) -> tuple[str, ...]:
        """The entrants by name, each once, in the order of the seats."""
        return tuple(dict.fromkeys(entrant.name for entrant in self.seats))

    @property
    def rotations(self) -> int:
        """How often the seats can be turned until everything is as before."""
        names = [entrant.name for entrant in self.seats]
        turns = range(1, len(names) + 1)
        return next(turn for turn in turns if names[turn:] + names[:turn] == names)

    def place(self, seat: int, rotation: int) -> int:
        """The place in the list of the one who sits there in that rotation."""
        return (seat - rotation) % len(self.seats)

    def seating(self, rotation: int) -> tuple[Entrant, ...]:
        """Who sits where. The cards stay; the players move on by a seat."""
        return tuple(self.seats[self.place(seat, rotation)] for seat in range(len(self.seats)))

    def round_number(self, deal: int) -> int:
        """The round of the usual match whose number of cards, and whose hook, the deal has."""
        deals = self.sheet.deals
        return (deal % len(deals) if self.rounds_of is None else deals.index(self.rounds_of)) + 1

    def match(self, deal: int) -> Match:
        """A match that stands where the deal was just dealt: the same cards each time it is asked for."""
        if self.whole:
            seed = drawn_seed(self._chance(deal))
            return Match(self.game, len(self.seats), options=self.options, seed=seed)
        return self.single_round(deal)

    def single_round(self, deal: int) -> Match:
        """A match whose first round is the deal, and that goes no further by itself."""
        match = Match.undealt(self.game, len(self.seats), self.options, repeating=self.round_number(deal))
        match.apply(match.draw(self._chance(deal)))
        return match

    def _chance(self, deal: int) -> Random:
        return Random(f"{self.seed}/{deal}")

    def bot_seed(self, deal: int, rotation: int, seat: int) -> int:
        """The seed of the bot in a seat."""
        return drawn_seed(Random(f"{self.seed}/{deal}/{rotation}/{seat}"))

    def as_dict(self) -> dict[str, Any]:
        """All that decides the result of a deal, so everything but the number of deals."""
        return {
            "game": self.game,
            "seats": [entrant.text for entrant in self.seats],
            "seed": self.seed,
            "options": dict(self.sheet.options),
            "whole_matches": self.whole,
            "rounds_of": self.rounds_of,
            "time_limit_ms": self.time_limit,
        }

    @property
    def command(self) -> str:
        """The command that plays this contest."""
        words = ["foretrick", "arena", "--game", self.game]
        words += ["--seats", ",".join(entrant.text for entrant in self.seats)]
        words += ["--matches" if self.whole else "--deals", str(self.size), "--seed", str(self.seed)]
        for name, value in self.options.items():
            words += ["--set", f"{name}={_typed(value)}"]
        if self.rounds_of is not None:
            words += ["--rounds-of", str(self.rounds_of)]
        if self.time_limit != USUAL_LIMIT:
            words += ["--time-limit", str(self.time_limit)]
        return shlex.join(words)


def _typed(value: object) -> str:
    return "null" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def drawn_seed(chance: Random) -> int:
    """A seed of 32 bits."""
    return int(chance.random() * 2**32)
