"""Players for empty seats. A bot is shown a `View` and answers with a `Choice`; it knows nothing else.

>>> from foretrick import Match, bots
>>> match = Match("wizards-and-jesters", players=4, seed=7)
>>> bots.make("steady").choose(match.view(match.turn)).action in match.legal()
True
"""

from __future__ import annotations

from typing import Final

from foretrick.bots.bot import Bot, Budget, Choice
from foretrick.bots.easy import EasyBot
from foretrick.bots.lot import RandomBot
from foretrick.bots.reference.heuristic import HeuristicBot
from foretrick.messages import Spoken, either, message, quoted

NAMES: Final = ("random", "easy", "steady", "strong", "master")  # the levels of the product, weakest first
# Frozen, to measure strength by; not offered at tables.
REFERENCES: Final = ("reference/heuristic", "reference/flat-200")

__all__ = ["NAMES", "REFERENCES", "Bot", "Budget", "Choice", "NoBot", "make"]


class NoBot(Spoken, ValueError):
    """A name that is no bot's."""


def make(name: str, seed: int | None = None, cores: int = 1) -> Bot:
    """The level or the reference of a name; the same seed and the same views give the same choices.

    `cores`: the processor cores on which `strong` and `master` may think at a time, unless a budget says otherwise.
    Raises `NoBot`, a `ValueError` with one sentence, for a name that is in neither `NAMES` nor `REFERENCES`.
    """
    match name:
        case "random":
            return RandomBot(seed)
        case "easy":
            return EasyBot(seed)
        case "steady" | "reference/heuristic":
            return HeuristicBot(name, seed)
        case "strong" | "master":
            from foretrick.bots.searching import SearchBot  # here, because it loads NumPy

            return SearchBot(name, seed, cores)
        case "reference/flat-200":
            from foretrick.bots.searching import FlatBot

            return FlatBot(seed)
    raise NoBot(message("error-bot-unknown", name=quoted(name), bots=either((*NAMES, *REFERENCES))))
