"""Players for empty seats. A bot is shown a `View` and answers with a `Choice`; it knows nothing else.

>>> from foretrick import Match, bots
>>> match = Match("wizards-and-jesters", players=4, seed=7)
>>> bots.make("steady").choose(match.view(match.turn)).action in match.legal()
True
"""

from __future__ import annotations

from foretrick.bots.bot import Bot, Budget, Choice
from foretrick.bots.lot import RandomBot
from foretrick.bots.steady import SteadyBot

_BOTS: dict[str, type[RandomBot | SteadyBot]] = {bot.name: bot for bot in (RandomBot, SteadyBot)}
NAMES = ("random", "steady")

__all__ = ["NAMES", "Bot", "Budget", "Choice", "make"]


def make(name: str, seed: int | None = None) -> Bot:
    """The bot of a name; the same seed and the same views give the same choices.

    Raises `ValueError` with one sentence for a name that is not in `NAMES`.
    """
    if name not in _BOTS:
        raise ValueError(f"There is no bot {name!r}: choose {' or '.join(NAMES)}.")
    return _BOTS[name](seed)
