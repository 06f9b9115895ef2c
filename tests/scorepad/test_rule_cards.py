"""Rule cards: with every choice of every option on one side, their figures from the rules."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from foretrick import games
from foretrick.messages import LANGUAGES, say
from foretrick.rules import BadOptions
from foretrick.scorepad.sheets.essentials import essentials, row, signed
from foretrick.scorepad.sheets.lettering import SMALLEST
from foretrick.scorepad.sheets.paper import CannotPrint
from foretrick.scorepad.sheets.printing import Paper, rule_cards
from tests.scorepad.sheets import EVERY_GAME, collisions, fonts_missing, opened, picture, texts

ROOMY = [
    ("A4", 1),
    ("A4", 2),
    ("A4", 4),
    ("A5", 1),
    ("A5", 2),
    ("A6", 1),
    ("Letter", 1),
    ("Letter", 2),
    ("Letter", 4),
]
MINUS = "\N{MINUS SIGN}"


def every_choice(key: str):
    """The sheets of a game with each combination of its choices and switches."""
    game = games.GAMES[key]
    seats = game.usual_seats
    named = [option for option in game.options_for(seats) if option.kind != "number"]
    values: list[list[Any]] = [
        [value for value, _ in option.choices] if option.choices else [False, True] for option in named
    ]
    for chosen in product(*values):
        options = dict(zip((option.name for option in named), chosen, strict=True))
        try:
            yield games.sheet(key, seats, options)
        except BadOptions:
            continue


def said(rules, language="en") -> str:
    """All the words of a card."""
    what = essentials(rules)
    messages = [what.facts, what.goal, *(p.caption for p in what.pictures)]
    messages += [sentence for part in what.parts for sentence in part.sentences]
    return " ".join(say(message, language) for message in messages)


@pytest.mark.parametrize("key", games.KEYS)
def test_every_choice_of_options_fits_on_a6_in_every_language(key):
    for rules in every_choice(key):
        for language in LANGUAGES:
            (page,) = opened(rule_cards(rules, Paper("A6", 1, language)).pdf())
            found = texts(page)
            w, h = page.get_size()
            assert all(text.inside((11, 11, w - 22, h - 22)) for text in found)
            assert not list(collisions(found))
            assert min(text.size for text in found) >= 5.9 > SMALLEST


@pytest.mark.parametrize(("key", "players"), EVERY_GAME)
def test_a_card_fits_every_paper_that_is_large_enough(key, players):
    rules = games.sheet(key, players)
    for number, (paper, count) in enumerate(ROOMY):
        printed = rule_cards(rules, Paper(paper, count, LANGUAGES[number % 2]))
        (page,), (made,) = opened(printed.pdf()), printed.pages
        found = texts(page)
        assert len(made.sheets) == count
        for x, y, w, h in made.sheets:
            there = [text for text in found if text.inside((x + 11, y + 11, w - 22, h - 22))]
            assert not list(collisions(there))
            assert there[0].text == rules.title
            assert len(there) * count == len(found)
        assert not fonts_missing(page)


@pytest.mark.parametrize(("paper", "count"), [("A4", 16), ("A5", 4), ("A6", 2), ("A6", 4)])
def test_paper_that_is_too_small_is_refused_with_a_sentence(paper, count):
    with pytest.raises(CannotPrint, match="A rule card needs paper of at least A6"):
        rule_cards(games.sheet("spades", 4), Paper(paper, count))


@pytest.mark.parametrize("key", games.KEYS)
def test_the_examples_are_what_the_rules_give(key):
    rules = games.sheet(key, games.GAMES[key].usual_seats)
    for example in essentials(rules).examples:
        figures: dict[str, Any] = dict(example.what.args)
        if "bid" not in figures:
            continue
        if rules.partners:
            points, bags = rules.scoring.side(figures["bid"], figures["won"])
            assert example.points == signed(points + bags)
        else:
            assert example.points == signed(rules.scoring.seat(figures["bid"], figures["won"]))


def test_the_examples_change_with_the_options():
    def points(**options):
        return [example.points for example in essentials(games.sheet("oh-hell", 4, options)).examples]

    assert points() == ["+10", "+11", "+13", "0", "0"]
    assert points(bonus=5, missed="penalty") == ["+5", "+6", "+8", f"{MINUS}10", f"{MINUS}5"]


def test_the_text_tells_the_options_that_were_chosen():
    usual = said(games.sheet("joker-in-the-hole", 4))
    assert "Everybody bids at once" in usual
    assert "names a suit before looking" in usual
    assert "thrown at any time" not in usual
    chosen = {
        "bidding": "in-turn",
        "hook": "except-first-round",
        "joker_escape": True,
        "trump_choice": "after-looking",
    }
    house = said(games.sheet("joker-in-the-hole", 4, chosen))
    assert "From round 2 on, the dealer may not" in house
    assert "looks and names a suit" in house
    assert "thrown at any time" in house
    assert "The tricks of a broken nil help" in said(games.sheet("spades", 4, {"failed_nil_tricks": "count"}))
    assert f"At 300 or at {MINUS}200 points" in said(games.sheet("spades", 4, {"target": 300, "floor": -200}))


def test_the_last_round_of_four_has_no_card_to_turn_and_the_card_says_so():
    assert "In round 13 none is left to turn: no trump" in said(games.sheet("wizards-and-jesters", 4))
    assert "none is left" not in said(games.sheet("wizards-and-jesters", 5))
    assert "none is left" not in said(games.sheet("wizards-and-jesters", 4, {"rounds": 12}))


def test_the_trumps_of_spades_are_shown_in_order_with_what_is_left_out():
    def pictures(variant):
        what = essentials(games.sheet("spades-with-jokers", 4, {"variant": variant}))
        return [picture.faces for picture in what.pictures]

    assert pictures("standard") == [("BJ", "LJ", "AS", "KS", "QS", "JS"), ("2H", "2D")]
    assert pictures("deuces-high") == [("BJ", "LJ", "2D", "2S", "AS", "KS"), ("2H", "2C")]
    assert essentials(games.sheet("spades", 4)).pictures[0].faces == ("AS", "KS", "QS", "JS", "TS", "9S")


@pytest.mark.parametrize(
    ("deals", "short"),
    [
        (range(1, 11), "1 2 … 10"),
        ([1, 2, 3], "1 2 3"),
        ([7], "7"),
        ([*range(7, 1, -1), *range(1, 8)], "7 6 … 1 … 6 7"),
        ([*range(1, 10), *range(10, 0, -1)], "1 2 … 10 … 2 1"),
    ],
)
def test_the_cards_of_the_rounds_in_short(deals, short):
    assert row(tuple(deals)) == short


def test_a_card_is_drawn_and_no_list_of_words():
    (page,) = opened(rule_cards(games.sheet("wizards-and-jesters", 4), Paper("A6")).pdf())
    image = picture(page, 2).convert("L")
    dark = sum(image.histogram()[:64]) / (image.width * image.height)
    assert 0.05 < dark < 0.3  # the band of the title, the pictures and the letters
