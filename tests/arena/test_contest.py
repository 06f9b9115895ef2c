"""What is played: the seats as asked for, the rotations, the deals."""

from __future__ import annotations

import pytest

from foretrick import arena, games
from foretrick.play import Match
from foretrick.rules import BadOptions
from foretrick.search import Budget
from tests.arena.contests import contest


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        ("steady,clever,random", "There is no bot 'clever': choose "),
        ("steady@fast,random,random", "A budget is written as 20ms or 500w (worlds), not as 'fast'."),
        ("steady@0ms,random,random", "not as '0ms'"),
        ("cmd:,random,random", "After cmd: comes the command"),
        ('cmd:"node,random,random', "A quotation mark is open"),
        ("a=steady,a=random,random", "The name a stands for"),
        (" , ,", "Nobody is named to play"),
        ("random,random", "Oh Hell is for 3 to 7 players, not 2."),
    ],
)
def test_seats_that_cannot_be_are_told_in_a_sentence(seats, says):
    with pytest.raises(BadOptions) as told:
        contest(seats)
    assert says in str(told.value)


def test_a_bot_may_be_asked_to_look_at_no_world():
    (entrant,) = arena.read_seats("strong@0w")
    assert entrant.budget == Budget(worlds=0)


def test_commas_in_quotes_belong_to_the_command():
    (first, second) = arena.read_seats("""x=cmd:play "a, b" 'c,d' e=f, steady""")
    assert (first.name, first.command) == ("x", ("play", "a, b", "c,d", "e=f"))
    assert second.bot == "steady"


def test_the_number_of_cards_of_single_rounds():
    usual = games.sheet("oh-hell", 3, {})
    assert [
        len(contest("random,random,random").match(deal).rounds[0].deal.hands[0]) for deal in range(22)
    ] == [usual.deals[deal % 10] for deal in range(22)]
    fixed = contest("random,random,random", rounds_of=7)
    assert {len(fixed.match(deal).rounds[0].deal.hands[0]) for deal in range(5)} == {7}
    with pytest.raises(BadOptions, match=r"No round of this match deals 11 cards: it deals 1 to 10\."):
        contest("random,random,random", rounds_of=11)
    with pytest.raises(BadOptions, match="Every round of this match deals 13 cards"):
        contest("random,random,random,random", game="spades", rounds_of=5)
    with pytest.raises(BadOptions, match="either a number of cards or matches"):
        contest("random,random,random", rounds_of=5, whole=True)


def test_a_round_by_itself_keeps_the_hook_of_its_place_in_the_match():
    options = {"hook": "except-first-round"}
    free = Match.undealt("oh-hell", 3, options, repeating=1)
    hooked = Match.undealt("oh-hell", 3, options, repeating=2)
    assert not free.sheet.hooked(2)
    assert hooked.sheet.hooked(1)
    assert hooked.sheet.deals == (2,) * 10
    assert eval(repr(hooked)).sheet is hooked.sheet
    with pytest.raises(BadOptions, match="has no round 11: it has 10"):
        Match.undealt("oh-hell", 3, options, repeating=11)


@pytest.mark.parametrize(
    ("seats", "rotations"),
    [
        ("steady,random,random,random", 4),
        ("steady,steady,random,random", 4),
        ("steady,random,steady,random", 2),
        ("random,random,random,random", 1),
        ("a=random,b=random,c=random,d=random", 4),
    ],
)
def test_every_rotation_that_makes_a_difference_and_no_other(seats, rotations):
    for game in ("wizards-and-jesters", "spades"):
        played = contest(seats, game=game)
        tables = [tuple(entrant.name for entrant in played.seating(turn)) for turn in range(played.rotations)]
        assert len(set(tables)) == len(tables) == rotations
        assert {names[shift:] + names[:shift] for names in tables for shift in range(4)} == set(tables)


def test_a_deal_follows_from_the_seed_and_its_number_alone():
    short, other = contest("steady,random,random", size=1), contest("random,random,steady", size=99)
    assert [short.match(deal).rounds[0].deal for deal in range(8)] == [
        other.match(deal).rounds[0].deal for deal in range(8)
    ]
    assert short.match(3).rounds[0].deal != contest("steady,random,random", seed=12).match(3).rounds[0].deal
    seeds = [short.bot_seed(*key) for key in ((0, 0, 0), (0, 0, 1), (0, 1, 0), (1, 0, 0))]
    assert len(set(seeds)) == 4


def test_the_command_plays_the_same_contest():
    from foretrick.cli.arena import command

    told = contest("x=steady@20ms,random,random", options={"hook": "on", "rounds": None}, rounds_of=4).command
    assert told == (
        "foretrick arena --game oh-hell --seats x=steady@20ms,random,random --deals 4 --seed 11 "
        "--set hook=on --set rounds=null --rounds-of 4"
    )
    read = command.make_context("arena", told.split()[2:]).params
    assert (read["game"], read["seed"], read["rounds_of"]) == ("oh-hell", 11, 4)
