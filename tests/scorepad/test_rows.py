"""The rows: scores by the rules, when a round is closed and why not, who deals next and how many cards."""

from __future__ import annotations

import pytest

from foretrick import games
from foretrick.messages import LANGUAGES, say
from foretrick.scorepad.folding import fold
from foretrick.scorepad.rows import Rows, rows
from tests.scorepad.pen import Pen

SEVEN = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus"]


def why(pen: Pen, number: int = 1) -> str | None:
    found = pen.row(number).why_open
    return None if found is None else say(found)


# closing a round


@pytest.mark.parametrize(
    ("bids", "tricks", "sentence"),
    [
        ("", "", "Still to bid: Ann, Ben, Cleo and Dan."),
        ("0 0 - 1", "", "Still to bid: Cleo."),
        ("0 0 0 1", "", "Tricks still missing: Ann, Ben, Cleo and Dan."),
        ("0 0 0 1", "0 0 2 -", "Tricks still missing: Dan."),
        ("0 0 0 1", "0 0 2 2", "The tricks add up to 4, not to 3."),
        ("0 0 0 1", "0 4 - -", "The tricks add up to 4, not to 3."),
        ("0 0 - 1", "0 0 2 0", "The tricks add up to 2, not to 3."),
        ("0 0 4 1", "0 0 2 1", "Cleo cannot bid 4 with 3 cards."),
        ("0 nil 4 1", "0 0 2 1", "Ben bid nil, which is not played in this match."),
        ("0 0 0 1", "0 0 2 1", None),
    ],
)
def test_a_round_says_why_it_is_open(bids: str, tricks: str, sentence: str | None):
    pen = Pen().start("wizards-and-jesters")
    pen.add(bids, tricks, cards=3)
    assert why(pen) == sentence
    assert pen.row(1).closed == (sentence is None)
    assert pen.rows.totals == ((20, 20, -20, 30) if sentence is None else (0, 0, 0, 0))


def test_more_cards_than_the_pack_has_keep_a_round_open():
    pen = Pen().start("wizards-and-jesters")
    pen.add("0 0 0 0", cards=14)
    assert why(pen) == "The pack is enough for 13 cards each with 4 players, not for 14."


def test_a_number_of_players_that_the_game_is_not_for():
    pen = Pen().start("spades", "Ann Ben Cleo")
    assert pen.rows.next is None
    assert say(pen.rows.problem or "") == "Spades is for 4 players."
    pen.write(["round", "r1"], {"place": 1, "seats": ["A", "B", "C"], "dealer": "A", "cards": 13})
    assert why(pen) == "Spades is for 4 players."
    pen = Pen().start("oh-hell", "Ann Ben")
    assert say(pen.rows.problem or "") == "Oh Hell is for 3 to 7 players."


def test_a_pad_without_a_game_asks_for_one():
    assert say(rows(fold([])).problem or "") == "Choose a game first."


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_tell_their_sentences_in_the_language_asked_for(language: str):
    pen = Pen().start("wizards-and-jesters", hook="on")
    pen.add("0 0 1 -", dealer="A")
    told = pen.rows.as_dict(language)["rounds"][0]["why_open"]
    assert told["id"] == "pad-open-bids"
    assert told["args"] == {"names": ["Dan"]}
    assert told["text"] == say("pad-open-bids", language, names="Dan")
    assert "text" not in pen.rows.as_dict()["rounds"][0]["why_open"]


# bids


@pytest.mark.parametrize(
    ("key", "options", "cards", "bids"),
    [
        ("joker-in-the-hole", {}, 2, (0, 1, 2)),
        ("wizards-and-jesters", {}, 3, (0, 1, 2, 3)),
        ("oh-hell", {}, 1, (0, 1)),
        ("spades", {}, 13, (*range(1, 14), "nil")),
        ("spades", {"nil": False}, 13, tuple(range(1, 14))),
        ("spades-with-jokers", {"blind_nil": True}, 13, (*range(1, 14), "nil", "blind-nil")),
    ],
)
def test_the_bids_offered_are_those_of_the_game(key: str, options: dict, cards: int, bids: tuple):
    pen = Pen().start(key, **options)
    pen.add(cards=cards)
    assert pen.row(1).bids == bids


def test_the_sum_of_the_bids_leaves_nil_out():
    pen = Pen().start("spades")
    pen.add("3 nil 4 -", "1 - - -")
    assert (pen.row(1).bid_sum, pen.row(1).trick_sum) == (7, 1)


def test_a_barred_bid_that_was_played_all_the_same_is_warned_of_and_scores():
    pen = Pen().start("wizards-and-jesters", hook="on")
    pen.add("0 0 1 2", "0 0 1 2", cards=3, dealer="D")
    row = pen.row(1)
    assert row.barred == 2
    assert row.closed
    assert say(row.warning or "") == "Dan dealt and bid 2, which the hook does not allow."
    pen.write(["round", "r1", "bid", "D"], 3)
    assert pen.row(1).warning is None
    assert pen.row(1).barred == 2


def test_the_hook_may_spare_the_first_round():
    pen = Pen().start("oh-hell", hook="except-first-round")
    pen.add("0 0 0 -", dealer="D")
    pen.add("0 0 0 -", dealer="D")
    assert [now.barred for now in pen.rows.rounds] == [None, 2]


# who plays, who deals, how many cards


def names(found: Rows) -> tuple[str, tuple[str, ...], int]:
    assert found.next is not None
    return found.next.dealer, found.next.seats, found.next.cards


def test_the_deal_passes_by_itself():
    pen = Pen().start("wizards-and-jesters")
    dealers = []
    for _ in range(6):
        pen.add("0 0 0 0")
        dealers.append(pen.pad.rounds[-1].dealer)
    assert dealers == list("ABCDAB")


def test_the_deal_passes_over_whoever_left_and_to_whoever_came():
    pen = Pen().start("wizards-and-jesters")
    pen.add()
    pen.write(["player", "E"], "Eve")
    pen.write(["seats"], list("AEBCD"))
    assert names(pen.rows) == ("E", tuple("AEBCD"), 2)
    pen.write(["seats"], list("CDE"))  # Ann, the dealer, has left, and Ben after her
    assert names(pen.rows) == ("C", tuple("CDE"), 2)
    pen.write(["seats"], list("EFG"))  # nobody of that round is left
    assert names(pen.rows)[0] == "E"


def test_the_cards_go_by_the_number_of_players_now():
    pen = Pen().start("wizards-and-jesters")
    for _ in range(9):
        pen.add()
    assert pen.rows.schedule == tuple(range(1, 14))
    pen.write(["player", "E"], "Eve")
    pen.write(["seats"], list("ABCDE"))
    assert pen.rows.schedule == tuple(range(1, 11))
    assert names(pen.rows)[2] == 10
    pen.add()
    assert names(pen.rows)[2] == 10  # behind the last there is no other number
    assert pen.row(10).bids == tuple(range(11))


def test_options_are_taken_as_far_as_they_fit_the_players():
    pen = Pen().start("wizards-and-jesters", rounds=12)
    assert len(pen.rows.schedule or ()) == 12
    pen.write(["player", "E"], "Eve")
    pen.write(["seats"], list("ABCDE"))
    assert len(pen.rows.schedule or ()) == 10
    hell = Pen().start("oh-hell", schedule="up-down", cards=13, rounds=25)
    assert (hell.rows.schedule or ())[12] == 13
    hell.write(["seats"], list("ABCDEF"))
    assert max(hell.rows.schedule or ()) == 8
    assert len(hell.rows.schedule or ()) == 15


def test_late_players_start_at_nothing_and_those_who_left_keep_their_place():
    pen = Pen().start("wizards-and-jesters")
    pen.add("0 0 0 1", "0 0 0 1")
    pen.write(["player", "E"], "Eve")
    pen.write(["seats"], list("BCDE"))
    pen.add("0 0 0 2", "0 0 0 2")
    found = pen.rows
    assert found.players == tuple("ABCDE")
    assert found.totals == (20, 40, 40, 50, 40)
    assert found.places == (5, 2, 2, 1, 2)
    assert [tries.tried for tries in found.exact] == [1, 2, 2, 2, 1]


# the end


@pytest.mark.parametrize("key", ["joker-in-the-hole", "wizards-and-jesters", "oh-hell"])
def test_a_match_is_over_when_every_round_is_closed(key: str):
    pen = Pen().start(key, rounds=3)
    for cards in (1, 2, 3):
        assert not pen.rows.over
        assert pen.rows.left == 4 - cards
        pen.add(f"{cards} 0 0 0", f"{cards} 0 0 0")
    assert pen.rows.over
    pen.write(["round", "r2", "tricks", "A"], None)
    assert not pen.rows.over


def test_spades_is_over_at_the_target_unless_the_teams_are_level():
    pen = Pen().start("spades", target=100)
    pen.add("5 5 1 2", "5 5 1 2")
    assert pen.rows.totals == (60, 70)
    pen.add("5 3 1 2", "5 4 1 3")
    assert pen.rows.totals == (120, 122)
    assert pen.rows.over
    pen.write(["round", "r1", "tricks", "A"], 7)
    pen.write(["round", "r1", "tricks", "B"], 3)
    assert pen.rows.totals == (122, -18)
    assert pen.rows.over
    pen.write(["round", "r1", "bid", "B"], "nil")
    assert pen.rows.next is not None


def test_a_level_match_goes_on():
    pen = Pen().start("spades", target=60)
    pen.add("4 4 2 2", "4 4 3 2")
    assert pen.rows.totals == (61, 60)
    assert pen.rows.over
    pen.add("5 5 1 1", "5 6 1 1")
    assert pen.rows.totals == (121, 121)
    assert not pen.rows.over


def test_every_option_that_scores_reaches_the_pad():
    pen = Pen().start("oh-hell", "Ann Ben Cleo", bonus=7, per_trick=3, missed="tricks")
    pen.add("2 0 1", "2 1 0", cards=3)
    assert pen.rows.totals == (13, 3, 0)


def test_every_game_can_be_kept():
    for key, game in games.GAMES.items():
        for seats in range(game.seats[0], game.seats[1] + 1):
            pen = Pen().start(key, " ".join(SEVEN[:seats]))
            cards = pen.rows.next.cards if pen.rows.next else 0
            pen.add(" ".join(["1"] * seats), " ".join([str(cards), *["0"] * (seats - 1)]))
            assert pen.row(1).closed, (key, seats, why(pen))
