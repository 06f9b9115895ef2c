"""The quick player keeps to the rules, and `reference/flat-200`, which stands on it, is frozen.

If the last test turns red, the reference plays differently, and every strength that was measured against it is void:
undo the change. `python -m tests.search.test_thumb` writes the choices of a new reference.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from foretrick import games
from foretrick.bots.bot import Choice
from foretrick.bots.searching import FlatBot
from foretrick.cards import Card, Suit
from foretrick.kernel.layout import DONE
from foretrick.play import Action, NameTrump, Play, View
from foretrick.play.actions import bid_action
from foretrick.search import Budget, likely
from foretrick.search.thought import Thought
from tests.bots.test_references import Course, courses, line
from tests.search.walks import TEXT, matches, positions, worlds

GOLDEN = Path(__file__).with_name("reference-flat-200.jsonl")


def by_the_thumb(view: View) -> Action:
    """What the quick player does here; it is shown the seat's own hand and no other."""
    mind = Thought(view, 0).mind
    state = mind.states[likely.ROOT]
    if view.phase == "play":
        return Play(Card(int(TEXT["thumb_card"](mind.tables, mind.lore, state))))
    if view.phase == "bid":
        return bid_action(int(TEXT["thumb_bid"](mind.tables, mind.lore, state)))
    return NameTrump(Suit(int(TEXT["thumb_trump"](mind.lore, state))))


@pytest.mark.parametrize("game", games.KEYS)
def test_the_quick_player_keeps_to_the_rules(game: str) -> None:
    """In whole matches: whatever it does is applied, and an illegal action raises."""
    said = set()
    for match, chance in matches(game, 5):
        while not match.over and len(match.rounds) <= 7:
            seat = chance.choice(match.waiting_for)
            action = by_the_thumb(match.view(seat))
            match.apply(action, seat)
            said.add(action.text)
    assert len(said) > 40


@pytest.mark.parametrize("game", games.KEYS)
def test_the_quick_player_comes_to_the_end_from_anywhere(game: str) -> None:
    for _, view in positions(game, 4, 0.05):
        thought = Thought(view, 1)
        for _ in worlds(thought.mind, thought.hidden, 1, range(3)):
            state = thought.mind.states[likely.WORLD]
            TEXT["thumb_out"](thought.mind.tables, thought.mind.lore, state)
            assert state.phase == DONE
            assert state.won.sum() == view.cards
            assert not state.hands.any()


class InFewWorlds:
    """The reference with a tenth of its worlds, so that many positions can be asked about."""

    name = "reference/flat-200"

    def __init__(self) -> None:
        self.bot = FlatBot(1)

    def choose(self, view: View, budget: Budget | None = None) -> Choice:
        return self.bot.choose(view, Budget(worlds=20))


def now() -> list[dict[str, Any]]:
    return [line(course, InFewWorlds()) for course in courses(1)]


@pytest.mark.parametrize("game", games.KEYS)
def test_the_flat_reference_chooses_what_it_always_chose(game: str) -> None:
    asked = 0
    for old in map(json.loads, GOLDEN.read_text("utf-8").splitlines()):
        if old["game"] == game:
            assert (
                line(Course(old["game"], old["players"], old["options"], old["seed"]), InFewWorlds()) == old
            )
            asked += old["positions"]
    assert asked > 150


def test_the_flat_reference_asks_for_200_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    view = next(view for _, view in positions("spades", 1, 0.1) if view.choices.bit_count() > 1)
    asked: list[int] = []

    def counted(view: View, worlds_: int, seed: int) -> Any:
        asked.append(worlds_)
        return flat(view, worlds_, seed)

    from foretrick.search import analysis

    flat = analysis.flat
    monkeypatch.setattr(analysis, "flat", counted)
    FlatBot(1).choose(view)
    assert asked == [200]


if __name__ == "__main__":
    GOLDEN.write_text("".join(json.dumps(one) + "\n" for one in now()), "utf-8")
