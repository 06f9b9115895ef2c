"""What the tests of the arena share."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Any

from foretrick import arena

TIMES = {"seconds", "p50_ms", "p99_ms"}
OUTSIDE = Path(__file__).with_name("outside.py")


def contest(seats: str, game: str = "oh-hell", size: int = 4, **others: Any) -> arena.Contest:
    return arena.Contest(game, arena.read_seats(seats), size=size, seed=others.pop("seed", 11), **others)


def outside(*words: object, name: str = "other") -> str:
    """A seat for the bot of outside.py."""
    return f"{name}=cmd:{shlex.join(map(str, (sys.executable, OUTSIDE, *words)))}"


def timeless(thing: Any) -> Any:
    """A report without its times."""
    if isinstance(thing, arena.Report):
        thing = thing.as_dict()
    if isinstance(thing, dict):
        return {key: timeless(value) for key, value in thing.items() if key not in TIMES}
    return [timeless(one) for one in thing] if isinstance(thing, list) else thing


def standing(report: arena.Report, name: str) -> arena.Standing:
    return next(entrant for entrant in report.entrants if entrant.name == name)
