"""The search knows what its seat's view shows and nothing else, and follows from the seed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from foretrick import Match, bots, games
from foretrick.kernel import step
from foretrick.kernel.layout import NO_BID
from foretrick.kernel.tables import tables_for
from foretrick.play import Action, Deal, IllegalAction, View
from foretrick.search import Analysis, Budget, analyse, analysis, likely, outlook
from foretrick.search.thought import Thought
from tests.play.test_leak import swaps
from tests.search.walks import SPECIAL, positions, some_action

FEW = Budget(worlds=6)
BOTS = (*bots.NAMES, *bots.REFERENCES)


def untimed(found: Analysis) -> Analysis:
    """The same without what the clock said."""
    return replace(found, seconds=0.0)


def all_that_is_found(view: View) -> list[Any]:
    """Everything that the search and the players make of a view."""
    found: list[Any] = [untimed(analyse(view, FEW, 5))]
    found.append(untimed(analysis.best(view, FEW, 5)))
    found.append(untimed(analysis.flat(view, 6, 5)))
    if view.phase != "trump" and view.hand is not None:
        found.append(outlook(view))
    return found + [bots.make(name, 3).choose(view, FEW) for name in BOTS]


def indistinguishable(game: str, chance: Random) -> Iterator[tuple[View, View]]:
    """Views of the seat to act in a match, and in one in which cards that it cannot know have changed places."""
    for seats, options in (*SPECIAL[game], (games.GAMES[game].seats[0], {})):
        true = Match.undealt(game, seats, options)
        course: list[tuple[Action | Deal, int | None]] = []  # all that was done, and by whom
        rounds = chance.randint(1, 3)
        while not true.over and len(true._lines) < rounds:
            if true.phase == "deal":
                begin, seat = len(course), None
                action: Action | Deal = true.draw(chance)
            else:
                seat = chance.choice(true.waiting_for)
                action = some_action(true.legal(seat), chance)
                if len(true.rounds) == rounds and chance.random() < 0.3:
                    for deal in list(swaps(true, true.rounds[-1].deal, seat, chance))[:3]:
                        other = [*course[:begin], (deal, None), *course[begin + 1 :]]
                        if (false := replayed(true, other)) is not None:
                            yield true.view(seat), false.view(seat)
            true.apply(action, seat)
            course.append((action, seat))


def replayed(match: Match, course: list[tuple[Action | Deal, int | None]]) -> Match | None:
    """The match with another course of things; `None` if the rules forbid it."""
    again = Match.undealt(match.game, match.players, match.options)
    try:
        for action, seat in course:
            again.apply(action, seat)
    except IllegalAction:
        return None
    return again


@pytest.mark.parametrize("game", games.KEYS)
def test_hidden_cards_that_change_places_change_nothing(game: str) -> None:
    pairs = list(indistinguishable(game, Random(game)))
    chance = Random(1)
    for true, false in chance.sample(pairs, 12):
        assert all_that_is_found(false) == all_that_is_found(true)
    assert {true.phase for true, _ in pairs} >= {"bid", "play"}


@pytest.mark.parametrize("game", games.KEYS)
def test_the_same_seed_finds_the_same_and_another_does_not(game: str) -> None:
    views = [view for _, view in positions(game, 2, 0.02) if view.choices.bit_count() > 1][:12]
    differ = 0
    for view in views:
        worlds = Budget(worlds=21)
        found = untimed(analyse(view, worlds, 5))
        assert untimed(analyse(view, worlds, 5)) == found
        assert untimed(analyse(view, replace(worlds, milliseconds=10**8), 5)) == found
        assert found.worlds == 21
        assert untimed(analysis.best(view, worlds, 5)) == untimed(
            analysis.best(view, replace(worlds, milliseconds=10**8), 5)
        )
        differ += untimed(analyse(view, worlds, 6)) != found
    assert differ > len(views) / 2


@pytest.mark.parametrize("game", games.KEYS)
def test_every_legal_action_is_weighed_and_the_best_stands_first(game: str) -> None:
    for _, view in positions(game, 3, 0.02):
        for found in (analyse(view, FEW, 1), analysis.best(view, FEW, 1), analysis.flat(view, 6, 1)):
            actions = {candidate.action.text for candidate in found.candidates}
            assert actions == {action.text for action in view.legal}
            assert len(found.candidates) == len(view.legal)
            assert found.best.cost == 0
            assert all(candidate.cost >= 0 for candidate in found.candidates)
            assert all(0 <= candidate.exact <= 1 + 1e-6 for candidate in found.candidates)
            assert len(found.tricks) == view.cards + 1
            assert sum(found.tricks) == pytest.approx(1, abs=1e-5)
        known = analyse(view, FEW, 1)
        assert known.best.value == max(candidate.value for candidate in known.candidates)


@pytest.mark.parametrize("game", games.KEYS)
def test_the_state_laid_out_from_a_view_is_the_match_s_own(game: str) -> None:
    asked = set()
    for match, view in positions(game, 6, 0.2):
        if view.phase not in ("trump", "bid", "play"):
            continue
        assert view.seat is not None
        laid, own = Thought(view, 0).mind.states[likely.ROOT], match._state
        names = ["row", "phase", "dealer", "turn", "trump", "turned", "seen", "left", "broken", "leader"]
        names += ["led", "played", "best_seat", "looked", *(["best"] if own.played else [])]
        for name in names:
            assert int(laid[name]) == getattr(own, name), name
        seats = match.sheet.seats
        assert laid.won[:seats].tolist() == own.won[:seats]
        assert laid.trick[: own.played].tolist() == own.trick[: own.played]
        hidden = match.sheet.simultaneous and view.phase == "bid"
        bids = [NO_BID if hidden else bid for bid in own.bids[:seats]]
        assert laid.bids[:seats].tolist() == bids
        assert int(laid.bids_in) == sum(bid != NO_BID for bid in bids)
        assert int(laid.bid_sum) == (0 if hidden else own.bid_sum)
        looked = bool(own.looked >> view.seat & 1)
        assert laid.hands[view.seat] == (own.hands[view.seat] if looked else 0)
        assert laid.hands.sum() == laid.hands[view.seat]
        if looked:
            copy = Thought(view, 0)
            copy.mind.states[0].hands[:seats] = own.hands[:seats]
            assert step.legal(tables_for(match.sheet), own) == view.choices
            assert copy.text["legal"](copy.mind.tables, copy.mind.states[0]) == view.choices
        asked.add((view.phase, hidden, looked, own.played > 0))
    assert len(asked) >= 3
