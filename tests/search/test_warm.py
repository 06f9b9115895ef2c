"""Getting ready, and playing on where nothing can be compiled."""

from __future__ import annotations

from typing import NoReturn

import pytest

from foretrick import Match, bots, games, search
from foretrick.kernel import dress
from foretrick.kernel.dress import NoCompiler
from foretrick.search import Budget
from foretrick.search.likely import ROOT
from foretrick.search.thought import Thought
from foretrick.search.unseen import unseen
from tests.search.walks import SPECIAL


@pytest.mark.parametrize("game", games.KEYS)
def test_every_game_warms_up(game: str) -> None:
    fewest, most = games.GAMES[game].seats
    for seats, options in (*SPECIAL[game], (fewest, {}), (most, {})):
        assert search.warm(games.sheet(game, seats, options)) > 0


@pytest.fixture
def no_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing can be compiled, and nothing that was is found again."""

    def fail() -> NoReturn:
        raise NoCompiler("Numba cannot be loaded: there is none")

    monkeypatch.setattr(dress, "compiled", fail)
    monkeypatch.setattr(dress, "dressed", dress.dressed.__wrapped__)


@pytest.mark.parametrize("name", ["strong", "master"])
@pytest.mark.parametrize("game", games.KEYS)
def test_without_a_compiler_the_rules_of_thumb_play(no_numba: None, game: str, name: str) -> None:
    seats, options = SPECIAL[game][0]
    match = Match(game, seats, options=options, seed=3)
    strong, steady = bots.make(name, 1), bots.make("steady", 1)
    while not match.over and len(match.rounds) < 3:
        seat = match.waiting_for[0]
        choice = strong.choose(match.view(seat))
        assert choice.action in match.legal(seat)
        assert len(match.legal(seat)) == 1 or choice == steady.choose(match.view(seat))
        match.apply(choice.action, seat)


def test_without_a_compiler_the_search_says_so(no_numba: None) -> None:
    match = Match("oh-hell", 4, seed=1)
    view = match.view(match.turn)
    for ask in (search.analyse, search.outlook, bots.make("reference/flat-200", 1).choose):
        with pytest.raises(NoCompiler, match="Numba cannot be loaded"):
            ask(view)
    with pytest.raises(NoCompiler):
        search.warm(match.sheet)


@pytest.mark.parametrize("name", ["strong", "master"])
@pytest.mark.parametrize("game", games.KEYS)
def test_the_levels_that_search_keep_to_the_rules(game: str, name: str) -> None:
    seats, options = SPECIAL[game][-1]
    match = Match(game, seats, options=options, seed=3)
    bot = bots.make(name, 1)
    while not match.over and len(match.rounds) < 2:
        seat = match.waiting_for[0]
        choice = bot.choose(match.view(seat), Budget(worlds=2))
        assert choice.reason
        match.apply(choice.action, seat)


def test_what_is_thought_of_one_view_does_not_stay_for_the_next() -> None:
    match = Match("spades", 4, seed=5)
    assert match.turn is not None
    view = match.view(match.turn)
    first = search.analyse(view, Budget(worlds=10), 2)
    search.analyse(Match("oh-hell", 7, seed=1).view(1), Budget(worlds=10), 9)
    again = search.analyse(view, Budget(worlds=10), 2)
    assert [(c.action, c.value) for c in again.candidates] == [(c.action, c.value) for c in first.candidates]
    assert Thought(view, 0).mind.states[ROOT].hands.sum() == sum(1 << card for card in view.hand or ())
    assert sum(unseen(view).held) == 39
