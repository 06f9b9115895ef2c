"""Foretrick: trick-taking games in which you say how many tricks you will win.

>>> import foretrick
>>> match = foretrick.Match("wizards-and-jesters", players=4, seed=7)
>>> match.turn, match.legal()
(2, (Bid(0), Bid(1)))
"""

from foretrick.cards import Card, Hand, Suit
from foretrick.games import KEYS
from foretrick.play import Bid, Deal, Event, IllegalAction, Look, Match, NameTrump, Play, View, parse_action
from foretrick.rules import BadOptions

__version__ = "0.1.0"

__all__ = [
    "KEYS",
    "BadOptions",
    "Bid",
    "Card",
    "Deal",
    "Event",
    "Hand",
    "IllegalAction",
    "Look",
    "Match",
    "NameTrump",
    "Play",
    "Suit",
    "View",
    "__version__",
    "parse_action",
]
