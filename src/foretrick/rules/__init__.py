"""The words that a game is written in: the rule sheet, small named predicates, options and their checks."""

from foretrick.rules.options import BadOptions, Option, Value, choice, number, switch
from foretrick.rules.sheet import (
    BLIND_NIL,
    LOOK,
    NIL,
    NOTHING_LED,
    Face,
    Game,
    Led,
    Naming,
    RuleSheet,
    Scoring,
    bid_name,
)

__all__ = [
    "BLIND_NIL",
    "LOOK",
    "NIL",
    "NOTHING_LED",
    "BadOptions",
    "Face",
    "Game",
    "Led",
    "Naming",
    "Option",
    "RuleSheet",
    "Scoring",
    "Value",
    "bid_name",
    "choice",
    "number",
    "switch",
]
