"""The rule pages and the program: clauses that are cited exist, and the clauses of play are all tested."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from foretrick import Match, games
from foretrick.play import Bid, Look, NameTrump, Play
from tests import referee
from tests.rules import clauses, draws
from tests.rules.scenes import CITED, NAMES, deal_of, do

PLAYING = ("4", "5", "6", "7", "8")


@pytest.mark.parametrize("game", referee.GAMES)
def test_clauses_are_numbered_without_a_gap(game: str) -> None:
    numbers = [tuple(map(int, number.split("."))) for number in clauses.page(game)]
    assert numbers == sorted(set(numbers))
    for section in range(1, 10):
        inside = [second for first, second in numbers if first == section]
        assert inside == list(range(1, len(inside) + 1))
        assert inside
    assert all(clauses.page(game).values())


@pytest.mark.parametrize("game", referee.GAMES)
def test_a_page_refers_only_to_its_own_clauses(game: str) -> None:
    text = (clauses.PAGES / f"{game}.md").read_text(encoding="utf-8")
    for number in re.findall(r"(?:clause|clauses|option|\(|and) (\d+\.\d+)|\((\d+\.\d+)\)", text):
        assert (number[0] or number[1]) in clauses.page(game)


@pytest.mark.parametrize("game", referee.GAMES)
def test_every_clause_that_the_program_can_cite_is_on_the_page(game: str) -> None:
    page = clauses.page(game)
    for seats in referee.SEATS[game]:
        sheet = games.sheet(game, seats, {})
        assert {number for number in sheet.clauses.values() if number not in page} == set()
        for idea in sheet.clauses:
            assert sheet.cite(idea) == f"{sheet.title} {sheet.clauses[idea]}"


@pytest.mark.parametrize("game", referee.GAMES)
def test_every_option_points_to_the_clause_that_describes_it(game: str) -> None:
    page = clauses.page(game)
    options = games.GAMES[game].options_for(referee.SEATS[game][0])
    assert {option.name for option in options} == set(referee.DEFAULTS[game])
    for option in options:
        assert page[option.clause].startswith(f"`{option.name}`"), f"{option.name} is not in {option.clause}"


@pytest.mark.parametrize("game", referee.GAMES)
def test_every_clause_that_errors_cite_is_on_the_page(game: str) -> None:
    """Tries every action at every seat along random matches, and reads the sentences."""
    rng = Random(f"cite {game}")
    page, title = clauses.page(game), games.GAMES[game].title
    actions: list[Any] = [Play(card) for card in referee.pack(referee.JOKER, {})]
    actions += [Bid(bid) for bid in [*range(19), "nil", "blind-nil"]]
    actions += [Look(), *(NameTrump(suit) for suit in referee.SUITS)]
    cited = set()
    for _ in range(12):
        table = draws.some_table(rng, game)
        match = Match.undealt(game, players=NAMES[: table.seats], options=table.options)
        for _ in range(2):
            dealer, hands, turned = draws.some_deal(rng, table)
            match.apply(deal_of(dealer, hands, turned))
            table.deal(dealer, hands, turned)
            while table.phase not in ("deal", "over"):
                if rng.random() < 0.3:
                    for seat in range(table.seats):
                        for action in rng.sample(actions, 25):
                            sentence = match.why_not(action, seat)
                            assert (sentence is None) == (action.text in table.legal(seat))
                            if sentence is not None:
                                found = CITED.match(sentence)
                                assert found is not None, sentence
                                assert found[1] == title
                                cited.add(found[2])
                seat, text = draws.some_action(rng, table)
                do(match, text, seat)
                table.act(seat, text)
            if table.phase == "over":
                break
    assert cited <= set(page)
    assert len(cited) >= 4


def test_tests_name_only_clauses_that_exist() -> None:
    assert {(game, number) for game, number in clauses.named() if number not in clauses.page(game)} == set()


@pytest.mark.parametrize("game", referee.GAMES)
def test_the_clauses_of_play_are_all_tested(game: str) -> None:
    tested = {number for other, number in clauses.named() if other == game}
    untested = [number for number in clauses.page(game) if number not in tested]
    print(f"{game}: clauses that no test names: {' '.join(untested) or 'none'}")
    assert [number for number in untested if number.split(".")[0] in PLAYING] == []
