"""A bot that fails is replaced for that move, whatever it does, and the table goes on (R30)."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from foretrick import Match, bots
from foretrick.games import GAMES, KEYS
from foretrick.play import View
from foretrick.server.catalogue import catalogue
from foretrick.server.thinking import THINKS_S, Thinkers, Thought, default_action, replacement
from tests.rules.draws import some_options
from tests.server.fakes import Bad, FakeClock, until


def positions(game: str, seed: int, at_most: int) -> Iterator[View]:
    """Views of seats that may act, of every phase, with any options and any number of players."""
    for number in range(at_most):
        chance = Random(f"{game} {seed} {number}")
        fewest, most = GAMES[game].seats
        match = Match(game, chance.randint(fewest, most), seed=number)
        match = Match(
            game, len(match.players), options=some_options(chance, game, len(match.players)), seed=number
        )
        lot = bots.make("random", number)
        for _ in range(chance.randrange(80)):
            if match.over:
                break
            seat = chance.choice(match.waiting_for)
            match.apply(lot.choose(match.view(seat)).action, seat)
        if not match.over:
            yield match.view(chance.choice(match.waiting_for))


@pytest.fixture
def fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even the bot that stands in for others fails."""
    failing = SimpleNamespace(make=lambda name: Bad("raises"))
    monkeypatch.setattr("foretrick.server.thinking.bots", failing)


async def thought(bot: Any, view: View, thinkers: Thinkers | None = None) -> Thought:
    return await (thinkers or Thinkers(FakeClock(), 5.0)).think(bot, view, "seat 1")


MISDEEDS = {
    "raises": "raised RuntimeError",
    "cheats": "illegal",
    "babbles": "raised AttributeError",
    "nothing": "illegal",
}


@pytest.mark.parametrize("game", KEYS)
@pytest.mark.parametrize("how", MISDEEDS)
async def test_in_any_position_the_steady_bot_makes_the_move(how: str, game: str, caplog) -> None:
    for view in positions(game, 30, 6):
        if how == "cheats" and view.phase == "trump":
            continue
        made = await thought(Bad(how), view)
        assert made.action == bots.make("steady").choose(view).action
        assert made.action in view.legal
        assert made.slip is not None
        assert made.slip.startswith(MISDEEDS[how])
    assert "seat 1 slipped" in caplog.text
    assert "I hold" not in caplog.text


@pytest.mark.parametrize("game", KEYS)
@pytest.mark.parametrize("how", MISDEEDS)
async def test_should_that_fail_too_the_default_action_is_taken(how: str, game: str, fails, caplog) -> None:
    for view in positions(game, 31, 3):
        if how == "cheats" and view.phase == "trump":
            continue
        assert (await thought(Bad(how), view)).action == default_action(view.legal)
    assert "stands in for others, raised RuntimeError" in caplog.text
    assert "I hold" not in caplog.text


async def test_a_bot_does_what_it_chose() -> None:
    for view in positions("oh-hell", 32, 12):
        assert await thought(bots.make("easy", 1), view) == Thought(bots.make("easy", 1).choose(view).action)


class Slow:
    """A bot that thinks until it is released."""

    def __init__(self, name: str = "slow") -> None:
        self.name, self.release, self.asked = name, threading.Event(), 0

    def choose(self, view: View) -> bots.Choice:
        self.asked += 1
        self.release.wait(20)
        return bots.Choice(view.legal[-1], "At last")


@pytest.fixture
def slow() -> Iterator[Callable[..., Slow]]:
    made: list[Slow] = []

    def make(*words: str) -> Slow:
        made.append(Slow(*words))
        return made[-1]

    yield make
    for bot in made:
        bot.release.set()


async def test_one_that_overran_is_asked_again_when_it_has_come_to_an_end(slow) -> None:
    clock, bot = FakeClock(), slow()
    thinkers, view = Thinkers(clock, 5.0), next(positions("spades", 33, 1))
    first = asyncio.ensure_future(thought(bot, view, thinkers))
    await clock.advance(6)
    assert (await first) == Thought(replacement(view), "too slow")
    # it is still at it: the next move is made at once, and it is not asked a second time beside the first
    assert (await thought(bot, view, thinkers)) == Thought(
        replacement(view), "still busy with an earlier move"
    )
    assert bot.asked == 1
    bot.release.set()
    await until(lambda: not thinkers._is_late(bot))
    assert (await thought(bot, view, thinkers)) == Thought(view.legal[-1])
    assert bot.asked == 2


async def test_bots_that_hang_do_not_keep_others_from_thinking(slow) -> None:
    clock = FakeClock()
    thinkers, view = Thinkers(clock, 5.0, at_once=2), next(positions("spades", 34, 1))
    hung = [asyncio.ensure_future(thought(slow(), view, thinkers)) for _ in range(4)]
    await clock.advance(6)
    await clock.advance(6)
    assert [(await one).slip for one in hung] == ["too slow"] * 4
    steady = bots.make("steady")
    assert (await thought(steady, view, thinkers)) == Thought(steady.choose(view).action)


async def test_the_limit_leaves_a_level_the_time_that_it_thinks(slow) -> None:
    view = next(positions("spades", 35, 1))
    for name, seconds in THINKS_S.items():
        clock, bot = FakeClock(), slow(name)
        waiting = asyncio.ensure_future(thought(bot, view, Thinkers(clock, 5.0)))
        await clock.advance(5 + seconds - 0.01)
        assert not waiting.done()
        await clock.advance(0.02)
        assert (await waiting).slip == "too slow"


def test_a_bot_that_cannot_be_made_is_replaced(caplog) -> None:
    def make(name: str) -> Any:
        if name == "steady":
            return bots.make(name)
        raise {"gone": ValueError, "strong": RuntimeError}[name]("It holds the ace of spades")

    for name in ("gone", "strong"):
        with caplog.at_level(logging.WARNING):
            assert Thinkers(FakeClock(), 5.0, make).bot(name).choose is not None
        assert f"The bot {name!r} cannot be had" in caplog.text
    assert "ace of spades" not in caplog.text


def test_the_levels_are_offered_from_easy_up_and_references_not_at_all() -> None:
    offered = [bot["key"] for bot in catalogue()["bots"]]
    order = [name for name in bots.NAMES if name != "random"]
    assert offered == [*order, "random"]
    assert all(bot["label"] and bot["help"] for bot in catalogue()["bots"])
