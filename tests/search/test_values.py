"""Values where they can be known: finished rounds, last tricks with the cards open, and cards that are all one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest

from foretrick import Match, games
from foretrick.cards import Hand, cards_of
from foretrick.kernel.layout import DONE
from foretrick.play import Action, Line, View
from foretrick.rules import NIL, bid_name
from foretrick.search import Analysis, Budget, analyse, net
from foretrick.search.analysis import weighed
from foretrick.search.lore import BAGS_THAT_RIPEN, lore_of
from foretrick.search.thought import Thought, learned
from tests import referee
from tests.search.walks import TEXT, matches, positions, walk


def measured(match: Match, line: Line, side: int) -> float:
    """What a finished round has brought a side, as the search measures it: with partners, less the other side's."""
    if match.sheet.partners:
        return plain_points(match, line, side) - plain_points(match, line, 1 - side)
    return line.scores[side]


def plain_points(match: Match, line: Line, side: int) -> float:
    """By the referee, as if no bag had been taken before, each bag paid for at once, and none paid for again."""
    seats = match.sheet.sides[side]
    bids = [bid_name(line.bids[seat]) for seat in seats]
    won = [line.won[seat] for seat in seats]
    points, bags, penalties = referee.team_score(match.game, dict(match.options), bids, won, 0)
    taken = bags + 10 * penalties
    return points + 100 * penalties - BAGS_THAT_RIPEN * 10 * taken


@pytest.mark.parametrize("game", games.KEYS)
def test_a_finished_round_is_worth_its_score(game: str) -> None:
    """Where bags are counted, each is paid for at once, and no penalty when it falls."""
    penalties = 0
    for match, chance in matches(game, 6):
        sheet = match.sheet
        mind = Thought(match.view(match.turn), 0).mind
        state = mind.states[0]
        for _ in walk(match, chance, 0.0, rounds=14):
            pass
        for number, line in enumerate(match._lines):
            state.bids[: sheet.seats], state.won[: sheet.seats] = line.bids, line.won
            state.bags[:], state.penalties[:], state.phase = 0, 0, DONE
            if number and (before := match._lines[number - 1].bags):
                state.bags[: len(before)] = before
            TEXT["score_round"](mind.tables, state)
            assert state.scores[: len(sheet.sides)].tolist() == list(line.scores)
            for seat in range(sheet.seats):
                value = TEXT["final_value"](mind.tables, mind.lore, state, seat)
                assert value == pytest.approx(measured(match, line, seat % len(sheet.sides)))
            penalties += sum(line.penalties or ())
    assert penalties or game not in referee.PARTNERS


def promised(match: Match, number: int, side: int) -> float:
    """What a round of the match has brought a side by the table of standings, which is asked as it stood then."""
    table, lines = learned(match.game).standings, match._lines
    assert table is not None
    standings = [((0, 0), (0, 0)), *((line.totals, line.bags) for line in lines)]
    (before, after) = (
        table.points(match.sheet, *(np.array([each])[:, [side, 1 - side]] for each in standing))[0]
        for standing in standings[number - 1 : number + 1]
    )
    return float(after - before)


@pytest.mark.parametrize("game", games.KEYS)
def test_a_last_trick_with_the_cards_open_is_worth_its_true_score(game: str) -> None:
    asked = 0
    for match, chance in matches(game, 3):
        open_questions: list[tuple[int, int, Analysis]] = []  # what was found, and in which round and by whom
        for seat in walk(match, chance, 1.0, rounds=13):
            view = match.view(seat)
            if view.phase == "play" and view.tricks_left == 1 and chance.random() < 0.5:
                hands = [Hand(cards_of(hand)) for hand in match._state.hands[: match.sheet.seats]]
                open_questions.append((view.round, seat, analyse(view, Budget(worlds=1), 1, hands)))
        for number, seat, found in open_questions:
            line, side = match._lines[number - 1], seat % len(match.sheet.sides)
            expected = promised(match, number, side) if match.sheet.partners else line.scores[side]
            assert found.best.value == pytest.approx(expected)
            assert found.best.exact in (0, 1)
            assert found.tricks[sum(line.won[seat] for seat in match.sheet.sides[side])] == 1
            asked += 1
    assert asked > 20


class Unmerged(Thought):
    """A position in which every card is weighed by itself."""

    def groups(self, actions: Sequence[Action]) -> list[list[int]]:
        return [[place] for place in range(len(actions))]


def separately(view: View, worlds: int, seed: int) -> tuple[Sequence[Action], Any]:
    """Every legal action by itself in the same worlds: the actions, and the values by world and action."""
    weighing = weighed(Unmerged(view, seed), Budget(worlds=worlds), narrow=False)
    return weighing.actions, weighing.values


@pytest.mark.parametrize("game", games.KEYS)
def test_cards_between_which_nothing_can_tell_are_worth_the_same_in_every_world(game: str) -> None:
    """So one of them is weighed for all."""
    merged = 0
    for _, view in positions(game, 6, 0.25):
        if view.phase != "play" or view.choices.bit_count() < 2:
            continue
        thought = Thought(view, 4)
        actions, values = separately(view, 5, 4)
        for group in thought.groups(actions):
            merged += len(group) - 1
            for place in group[1:]:
                assert (values[:, place] == values[:, group[0]]).all(), [actions[p].text for p in group]
    assert merged > 50


@pytest.mark.parametrize("game", games.KEYS)
def test_an_analysis_weighs_a_group_as_each_of_its_cards(game: str) -> None:
    for _, view in positions(game, 2, 0.05):
        if view.choices.bit_count() > 1 and view.phase == "play":
            actions, values = separately(view, 9, 4)
            found = analyse(view, Budget(worlds=9), 4)
            for action, mean in zip(actions, values.mean(axis=0), strict=True):
                assert found.of(action).value == pytest.approx(mean, abs=1e-4)


SUITLESS = {"joker-in-the-hole": "BJ LJ", "wizards-and-jesters": "2S 2H 2D 2C"}


@pytest.mark.parametrize("game", games.KEYS)
def test_the_cards_that_win_and_lose_whatever_is_led_are_found(game: str) -> None:
    for match, _ in matches(game, 4):
        lore = lore_of(match.sheet)
        assert int(lore["low"]) == Hand(SUITLESS.get(game, "")).mask
        assert int(lore["high"]) == (Hand("AS AH AD AC").mask if game in SUITLESS else 0)
        for suit in range(4):
            plain = cards_of(int(lore["suits"][suit]) & ~int(lore["high"]))
            heights = sorted(int(lore["above"][card]).bit_count() for card in plain)
            assert heights == [heights[0] + place for place in range(len(plain))]


def scored_and_expected(game: str, broken_nils: bool) -> Iterator[tuple[float, float]]:
    """What finished rounds scored, and what the search expects when no trick is left to come but it must still ask."""
    for match, chance in matches(game, 5):
        sheet = match.sheet
        mind = Thought(match.view(match.turn), 0).mind
        state = mind.states[0]
        for _ in walk(match, chance, 0.0, rounds=14):
            pass
        for line in match._lines:
            broken = any(bid >= NIL and won for bid, won in zip(line.bids, line.won, strict=True))
            if broken != broken_nils:
                continue
            state.bids[: sheet.seats], state.won[: sheet.seats] = line.bids, line.won
            state.bags[:], state.penalties[:], state.left = 0, 0, 0
            TEXT["score_round"](mind.tables, state)
            mind.desk[:] = 0
            mind.desk[net.AT_ANSWERS] = 1
            mind.desk[net.AT_ANSWERS + net.TRICKS : net.AT_ANSWERS + net.TRICKS + net.NONE_MORE] = 1
            for seat in range(sheet.seats):
                scored = TEXT["final_value"](mind.tables, mind.lore, state, seat)
                yield scored, TEXT["worth"](mind.tables, mind.lore, state, seat, mind.desk)


@pytest.mark.parametrize("game", games.KEYS)
def test_what_is_expected_when_nothing_is_left_is_what_is_scored(game: str) -> None:
    pairs = list(scored_and_expected(game, broken_nils=False))
    assert [scored for scored, _ in pairs] == pytest.approx([expected for _, expected in pairs])
    assert len(pairs) > 20


@pytest.mark.parametrize("game", referee.PARTNERS)
def test_that_holds_for_broken_nils_too(game: str) -> None:
    pairs = list(scored_and_expected(game, broken_nils=True))
    assert [scored for scored, _ in pairs] == pytest.approx([expected for _, expected in pairs])
