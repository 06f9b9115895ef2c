"""Matches between bots: played to the end, the same for the same seed, told event by event."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from foretrick import Event, Match, bots
from foretrick.bots.bot import Budget, Choice
from foretrick.bots.table import play_match, seeded_match, simulate
from foretrick.games import KEYS
from foretrick.play import View


def records(
    seed: int, names: str | list[str], game: str = "wizards-and-jesters", matches: int = 2
) -> list[dict]:
    return [match.to_record() for match in simulate(game, 4, matches, names, seed, {"rounds": 3})]


class Watcher:
    """A bot that keeps what it was shown."""

    name = "watcher"

    def __init__(self) -> None:
        self.shown: list[object] = []

    def choose(self, view: View, budget: Budget | None = None) -> Choice:
        self.shown.append(view)
        return Choice(view.legal[0], "The first that is allowed")


@pytest.mark.parametrize("game", KEYS)
def test_a_match_is_played_to_its_end_and_every_action_is_told(game: str) -> None:
    options = {"target": 50} if "spades" in game else {"rounds": 3}
    match = Match(game, 4, seed=1, options=options)
    told: list[Event] = []
    actions = play_match(match, [bots.make("random", seat) for seat in range(4)], told.append)
    assert match.over
    assert told[-1].kind == "match"
    assert actions == sum(event.kind in ("played", "bid", "trump", "looked") for event in told)


def test_an_undealt_match_stops_for_its_next_deal() -> None:
    match = Match.undealt("oh-hell", 4, {"rounds": 2})
    players = [bots.make("steady")] * 4
    assert play_match(match, players) == 0
    match.apply(Match("oh-hell", 4, seed=1).rounds[0].deal)
    assert play_match(match, players) == 8
    assert match.phase == "deal"


def test_there_is_one_bot_for_each_seat() -> None:
    with pytest.raises(ValueError, match=r"^There are 4 seats and 3 bots\.$"):
        play_match(Match("oh-hell", 4, seed=1), [bots.make("random")] * 3)


def test_bots_that_bid_at_once_each_see_their_own_view_and_no_other_bid() -> None:
    match = Match("joker-in-the-hole", 4, seed=3, options={"rounds": 2})
    watchers = [Watcher() for _ in range(4)]
    play_match(match, watchers)
    for seat, watcher in enumerate(watchers):
        assert all(type(view) is View and view.seat == seat for view in watcher.shown)
        bidding = [view for view in watcher.shown if isinstance(view, View) and view.phase == "bid"]
        assert len(bidding) == 2
        assert all(view.bids == (None,) * 4 for view in bidding)


@pytest.mark.parametrize("name", ["random", "easy"])
def test_the_same_seed_is_the_same_matches(name: str) -> None:
    assert records(5, name) == records(5, name)
    assert records(5, name) != records(6, name)


def test_each_match_can_be_played_again_by_itself() -> None:
    names = ["steady", "random", "random", "steady"]
    again = seeded_match("wizards-and-jesters", 4, names, 5, 1, {"rounds": 3})
    assert again.to_record() == records(5, names)[1]


def test_the_seed_decides_on_every_machine() -> None:
    """Another process, with other hashes, plays the same."""
    program = (
        "import json; from foretrick.bots.table import simulate\n"
        "for game in ('wizards-and-jesters', 'oh-hell'):\n"
        "    for match in simulate(game, 4, 1, ['steady', 'random', 'easy', 'random'], 9, {'rounds': 5}):\n"
        "        print(json.dumps(match.to_record()))"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(printed) == 1


def test_names_are_one_for_all_or_one_for_each_seat() -> None:
    assert records(5, "random") == records(5, ["random"] * 4)
    with pytest.raises(ValueError, match="4 seats and 2 bots"):
        records(5, ["random"] * 2)


def test_an_unknown_bot_is_refused_with_a_sentence() -> None:
    with pytest.raises(
        ValueError, match=r"^There is no bot 'brilliant': choose random, .*steady.* or \S+\.$"
    ):
        bots.make("brilliant")


@pytest.mark.parametrize("name", [*bots.NAMES, *bots.REFERENCES])
def test_a_bot_bears_the_name_it_is_made_by(name: str) -> None:
    assert bots.make(name, 1).name == name


def test_references_are_no_levels() -> None:
    assert all(name.startswith("reference/") for name in bots.REFERENCES)
    assert not any("/" in name for name in bots.NAMES)


def test_players_that_think_ahead_are_loaded_when_they_are_made() -> None:
    program = (
        "import sys; from foretrick import bots; bots.make('steady'), bots.make('easy'), bots.make('random')\n"
        "print([name for name in ('numpy', 'numba') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True)
    assert done.stdout.strip() == "[]"
