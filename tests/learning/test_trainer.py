"""The trainer: random questions are judged as the independent referee judges them, and tell nothing beforehand."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from foretrick import games
from foretrick.cards import Card
from foretrick.learning.drawing import HARDEST, KINDS, Kind, Question, draw, interest
from foretrick.learning.tips import TIPS, tips
from foretrick.learning.trainer import NoAnswer, asked, judged
from foretrick.messages import LANGUAGES, say
from foretrick.play import Bid
from foretrick.search import Analysis
from tests import referee
from tests.review.doubles import Double
from tests.rules.clauses import page

GAMES = tuple(games.KEYS)
SEEDS = range(16)
CODE = re.compile(r'"([2-9TJQKA][SHDC]|BJ|LJ)"')


def questions(game: str, kind: Kind) -> list[Question]:
    return [draw(game, kind, seed % (HARDEST + 1), seed) for seed in SEEDS]


def judge(question: Question, answer: list[str], **more: Any) -> dict[str, Any]:
    return judged(question, answer, **more)


@pytest.mark.parametrize("game", GAMES)
def test_what_may_be_played_is_what_the_referee_allows(game: str):
    for question in questions(game, "may-play"):
        view = question.view
        assert view.hand is not None
        assert view.trick is not None
        hand = [card.code for card in view.hand]
        right = referee.legal_cards(
            game,
            dict(view.sheet.options),
            hand,
            [play.card.code for play in view.trick.plays],
            trump=None if view.trump is None else view.trump.letter,
            broken=view.broken,
        )
        told = judge(question, right)
        assert told["right"], (hand, view.trick)
        assert sorted(told["legal"]) == right
        for card in hand:
            one = judge(question, [card])
            assert one["right"] == (right == [card])
            assert one["wrong"] == ([] if card in right else [card])
            assert all(said["clause"] in page(game) for said in one["say"])
            assert one["say"]


@pytest.mark.parametrize("game", GAMES)
def test_who_takes_the_trick_is_who_the_referee_says(game: str):
    for question in questions(game, "takes"):
        assert question.trick is not None
        plays = question.trick.plays
        view = question.view
        trump = None if view.trump is None else view.trump.letter
        cards = [play.card.code for play in plays]
        best = cards[referee.trick_winner(game, dict(view.sheet.options), cards, trump)]
        for card in cards:
            told = judge(question, [card])
            assert told["right"] == (card == best)
            assert told["card"] == best
            assert len(told["say"]) == (1 if card == best else 2)
            assert all(said["clause"] in page(game) for said in told["say"])


@pytest.mark.parametrize("game", GAMES)
def test_bids_are_graded_by_what_the_search_finds(game: str):
    double = Double(error=2.0)
    for question in questions(game, "bid"):
        view = question.view
        for bid in view.bid_row:
            told = judge(question, [str(bid.bid)], weigh=double.analyse)
            if bid not in view.legal:
                assert told["barred"]
                assert not told["right"]
                assert told["say"][0]["clause"] == view.sheet.clauses["hook"]
                continue
            found: Analysis = double.analyse(view)
            cost, next_to = found.of(bid).cost, abs(bid.code - found.best.action.code) <= 1
            assert told["right"] == (next_to and cost <= 4.0)  # two standard errors
            assert told["best"] == str(found.best.action.bid)  # type: ignore[union-attr]
            assert {bar["bid"] for bar in told["bars"]} == {str(one.bid) for one in view.legal}  # type: ignore[union-attr]
            assert max(told["bars"], key=lambda bar: bar["value"])["bid"] == told["best"]
    assert double.asked


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_question_tells_neither_its_answer_nor_a_hidden_card(game: str, kind: Kind):
    for question in questions(game, kind):
        told = asked(question)
        view = told["view"]
        faces = told.pop("faces")
        seen = {*(view["hand"] or ()), view["turned"]}
        seen |= {play["card"] for play in (view["trick"] or {"plays": ()})["plays"]}
        assert set(CODE.findall(json.dumps(told))) <= seen
        assert set(faces) <= {card.code for card in question.view.sheet.pack}
        if kind == "may-play":
            assert view["legal"] == []
        if kind == "takes":
            assert view["hand"] is None
            assert view["trick"]["best"] is None
            assert view["trick"]["winner"] is None
            assert view["waiting_for"] == []
            assert sum(view["won"]) == len(question.view.tricks)


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_seed_asks_the_same(kind: Kind):
    for game in GAMES:
        first, second = (asked(draw(game, kind, 2, 11)) for _ in range(2))
        assert first == second
        assert first != asked(draw(game, kind, 2, 12))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["may-play", "takes"])
def test_there_is_something_to_think_about(game: str, kind: Kind):
    worth = [interest(question) for question in questions(game, kind)]
    assert min(worth) >= 1
    assert sum(interest(draw(game, kind, HARDEST, seed)) for seed in range(8)) >= sum(
        interest(draw(game, kind, 0, seed)) for seed in range(8)
    )


def test_special_cards_are_about():
    """In the games that have them, most of the harder questions hold one."""
    for game in ("joker-in-the-hole", "wizards-and-jesters"):
        tricks = [draw(game, "takes", HARDEST, seed).trick for seed in range(12)]
        special = [
            any(play.card.rank in (0, 12) or play.card in map(Card, ("BJ", "LJ")) for play in trick.plays)
            for trick in tricks
            if trick is not None
        ]
        assert sum(special) >= 9, game


@pytest.mark.parametrize(
    ("kind", "answer"),
    [
        ("may-play", ["XX"]),
        ("may-play", ["2C", "2C"]),
        ("takes", []),
        ("takes", ["4H", "5H"]),
        ("bid", ["99"]),
        ("bid", ["many"]),
        ("bid", []),
    ],
)
def test_what_is_no_answer(kind: Kind, answer: list[str]):
    question = draw("oh-hell", kind, 1, 3)
    held = [card.code for card in question.view.hand or ()]
    assert not set(answer) & set(held)
    with pytest.raises(NoAnswer):
        judge(question, answer, weigh=Double().analyse)


def test_a_nil_is_a_bid_like_any_other():
    question = draw("spades", "bid", 1, 4)
    assert Bid("nil") in question.view.bid_row
    told = judge(question, ["nil"], weigh=Double(lambda view, action: float(action.code)).analyse)
    assert told["right"]
    assert told["best"] == "nil"


def test_answers_are_told_in_both_languages():
    question = draw("wizards-and-jesters", "takes", 2, 1)
    assert question.trick is not None
    card = question.trick.plays[0].card.code
    said = {language: judged(question, [card], language)["say"] for language in LANGUAGES}
    assert said["en"][0]["text"] != said["de"][0]["text"]
    assert [one["clause"] for one in said["en"]] == [one["clause"] for one in said["de"]]


@pytest.mark.parametrize("game", GAMES)
def test_tips(game: str):
    assert 6 <= len(TIPS[game]) <= 10
    for tip in tips(game):
        texts = {say(tip, language) for language in LANGUAGES}
        assert len(texts) == len(LANGUAGES)
        assert all(text.endswith((".", "?")) and "!" not in text for text in texts)
