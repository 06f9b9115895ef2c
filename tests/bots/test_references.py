"""The references are frozen: in thousands of positions they choose what they chose when they were set down.

If this turns red, a reference plays differently, and every strength that was measured against it is void. Undo the
change. New lines are for a new reference only: `python -m tests.bots.test_references NAME` writes them. What
`reference/flat-200` chooses is kept by `tests/search/test_thumb.py`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from foretrick import Match, bots, games
from foretrick.bots.bot import Bot
from foretrick.play import Action, Bid
from tests.rules.draws import some_options

FOLDER = Path(__file__).parent.parent / "golden"
# For each reference: how many matches are kept of each game and number of players.
KEPT = {"reference/heuristic": 5}
LONGEST = 500  # decisions of one match, after which it is left
ASKED = 0.25  # how often the bot is asked; else, and so on the way to positions it would not come to, lots are drawn


@dataclass(frozen=True)
class Course:
    """A match to walk through: everything that decides it, written down."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int


def courses(matches: int) -> Iterator[Course]:
    """Matches of every game, with every number of players, with the usual options and with drawn ones."""
    for game in games.KEYS:
        fewest, most = games.GAMES[game].seats
        for players in range(fewest, most + 1):
            for number in range(matches if fewest < most else 4 * matches):
                chance = Random(f"{game} {players} {number}")
                options = some_options(chance, game, players) if number else {}
                yield Course(game, players, options, chance.randrange(2**32))


def choices(course: Course, bot: Bot) -> list[str]:
    """What the bot does at the decisions of the match at which it is asked, one in four."""
    match = Match(course.game, course.players, options=course.options, seed=course.seed)
    chance = Random(course.seed)
    said: list[str] = []
    for _ in range(LONGEST):
        if match.over:
            break
        seat = match.waiting_for[0]
        action = drawn_from(match.legal(seat), chance)
        if chance.random() < ASKED:
            action = bot.choose(match.view(seat)).action
            said.append(action.text)
        match.apply(action, seat)
    return said


def drawn_from(legal: tuple[Action, ...], chance: Random) -> Action:
    """A legal action by lot, bids mostly low; the drawing is this test's own, so that nothing else can move it."""
    low = [action for action in legal if isinstance(action, Bid) and action.code <= 3]
    some = low if low and chance.random() < 0.9 else legal
    return some[int(chance.random() * len(some))]


def line(course: Course, bot: Bot) -> dict[str, Any]:
    """The course with what the bot chose, as it is kept."""
    said = choices(course, bot)
    mark = hashlib.sha256("\n".join(said).encode()).hexdigest()[:16]
    return {**asdict(course), "positions": len(said), "choices": mark}


def kept(name: str) -> list[dict[str, Any]]:
    return [json.loads(text) for text in file_of(name).read_text("utf-8").splitlines()]


def file_of(name: str) -> Path:
    return FOLDER / f"{name.replace('/', '-')}.jsonl"


def write(name: str) -> None:
    lines = [line(course, bots.make(name, 1)) for course in courses(KEPT[name])]
    file_of(name).write_text("".join(json.dumps(one) + "\n" for one in lines), "utf-8")


@pytest.mark.parametrize("game", games.KEYS)
@pytest.mark.parametrize("name", KEPT)
def test_a_reference_chooses_what_it_always_chose(name: str, game: str) -> None:
    asked = 0
    for old in kept(name):
        if old["game"] == game:
            course = Course(old["game"], old["players"], old["options"], old["seed"])
            assert line(course, bots.make(name, 1)) == old
            asked += old["positions"]
    assert asked > 400


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        write(wanted)
