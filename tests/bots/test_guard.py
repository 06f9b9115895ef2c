"""A table goes on whatever its bots do."""

from __future__ import annotations

from typing import Any

import pytest

from foretrick import Match, bots
from foretrick.bots.bot import Budget, Choice
from foretrick.bots.guard import Guarded
from foretrick.bots.table import play_match
from foretrick.games import KEYS
from foretrick.play import Look, View
from tests.bots import positions as at


class Failing:
    """A bot that does what it is told, but for every third time it is asked."""

    name = "failing"

    def __init__(self, answer: Any) -> None:
        self.answer, self.asked, self.sound = answer, 0, bots.make("easy", 1)

    def choose(self, view: View, budget: Budget | None = None) -> Choice:
        self.asked += 1
        if self.asked % 3:
            return self.sound.choose(view)
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


ANSWERS = [RuntimeError("It held the ace"), Choice(Look(), "Looks again"), "the ace", None]


@pytest.mark.parametrize("answer", ANSWERS)
@pytest.mark.parametrize("game", KEYS)
def test_where_it_fails_the_steady_player_plays(game: str, answer: Any) -> None:
    failing, sound = Guarded(Failing(answer)), bots.make("easy", 1)
    for number, view in enumerate(at.decisions(game, 51, 1), 1):
        expected = sound if number % 3 else at.STEADY
        assert failing.choose(view) == expected.choose(view)


def test_a_match_is_played_to_its_end(caplog: pytest.LogCaptureFixture) -> None:
    match = Match("oh-hell", 4, seed=1)
    play_match(match, [Guarded(Failing(answer)) for answer in ANSWERS])
    assert match.over
    told = [record.getMessage() for record in caplog.records]
    assert len(told) == len(ANSWERS)  # once each
    assert "The bot failing failed (RuntimeError); the steady one plays in its place." in told
    assert "held" not in caplog.text
