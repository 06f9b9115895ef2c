"""The clauses of the games of exact bids, one by one: Joker in the Hole, Wizards and Jesters, Oh Hell."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from foretrick import Match, games
from foretrick.cards import shuffled
from tests import referee
from tests.rules import engine
from tests.rules.clauses import clause, row
from tests.rules.scenes import (
    NAMES,
    at_round,
    bids_open,
    cards_open,
    deal_of,
    do,
    finish_round,
    play,
    refused,
    scene,
    trick_winner,
)

EXACT = [referee.JOKER, referee.WIZARDS, referee.HELL]
IN_TURN: dict[str, Any] = {"bidding": "in-turn"}
THREE = ["9S KD 4H", "3S 5S 4C", "QS TD 6H"]

# ------------------------------------------------------------------ section 3, where the deal decides


@clause("joker-in-the-hole", "3.1", "3.2")
@clause("wizards-and-jesters", "3.1", "3.2")
@clause("oh-hell", "3.1", "3.2")
@pytest.mark.parametrize("game", EXACT)
def test_the_deal_passes_to_the_left(game: str) -> None:
    first = set()
    for seed in range(40):
        match = Match(game, players=4, seed=seed, options={"rounds": 4})
        finish_round(match, Random(seed))  # it deals by itself, so this is the whole match
        dealers = [entry["dealer"] for entry in match.to_record()["rounds"]]
        assert dealers == [(dealers[0] + at) % 4 for at in range(4)]
        first.add(dealers[0])
    assert first == {0, 1, 2, 3}


@clause("joker-in-the-hole", "3.3", "3.4")
@clause("wizards-and-jesters", "3.3", "3.4")
@clause("oh-hell", "3.3", "3.4")
@clause("spades-with-jokers", "3.3")
@clause("spades", "3.3")
@pytest.mark.parametrize("game", referee.GAMES)
def test_cards_are_dealt_singly_from_the_left_and_the_next_is_turned(game: str) -> None:
    for seats in referee.SEATS[game]:
        match = Match.undealt(game, players=seats)
        for seed in range(3):
            deal, chance = match.draw(Random(seed)), Random(seed)
            dealer = match.next_dealer
            if dealer is None:
                dealer = int(chance.random() * seats)
            cards = [card.code for card in shuffled(match.sheet.pack, chance)]
            assert sorted(cards) == sorted(referee.pack(game, {}))
            each = 13 if game in referee.PARTNERS else seed + 1
            hands, turned = referee.deal_from(cards, seats, dealer, each)
            assert deal.as_dict() == {"dealer": dealer, "hands": hands, "turned": turned}
            match.apply(deal)
            finish_round(match, Random(seed))


TRUMPS = [
    row("joker-in-the-hole", "3.4", "2C", "C"),
    row("joker-in-the-hole", "3.4", "KD", "D"),
    row("joker-in-the-hole", "3.4", "BJ", None),
    row("joker-in-the-hole", "3.4", "LJ", None),
    row("joker-in-the-hole", "3.5", "AH", "dealer"),
    row("wizards-and-jesters", "3.4", "8H", "H"),
    row("wizards-and-jesters", "3.4", "2H", None),
    row("wizards-and-jesters", "3.5", "AH", "dealer"),
    row("oh-hell", "3.4", "8H", "H"),
    row("oh-hell", "3.4", "2C", "C"),
    row("oh-hell", "3.4", "AC", "C"),
]


@pytest.mark.parametrize(("game", "turned", "trump"), TRUMPS)
def test_the_turned_card_decides_trump(game: str, turned: str, trump: str | None) -> None:
    match = scene(game, ["9S", "3D", "QS"], turned)
    view = match.view(0)
    assert match.phase == ("trump" if trump == "dealer" else "bid")
    assert view.as_dict()["trump"] == (None if trump == "dealer" else trump)
    assert view.as_dict()["trump_known"] == (trump != "dealer")


@clause("joker-in-the-hole", "3.5")
@clause("wizards-and-jesters", "3.5")
@pytest.mark.parametrize("game", [referee.JOKER, referee.WIZARDS])
def test_the_dealer_and_nobody_else_names_one_of_four_suits(game: str) -> None:
    match = scene(game, ["9S", "3D", "QS"], "AH")
    assert match.waiting_for == (2,)
    assert sorted(a.text for a in match.legal(2)) == ["trump C", "trump D", "trump H", "trump S"]
    assert refused(match, "trump S", 0)[1] == "3.5"
    assert refused(match, "bid 1", 2)[1] == "3.5"
    do(match, "trump D", 2)
    assert match.to_record()["rounds"][0]["trump"] == "D"
    assert match.to_record()["rounds"][0]["trump_chosen_by"] == 2


@clause("joker-in-the-hole", "3.6", "9.4", "4.1")
@pytest.mark.parametrize("choice", ["blind", "after-looking"])
def test_a_joker_in_the_hole_dealer_names_trump_without_seeing_the_hand(choice: str) -> None:
    match = scene("joker-in-the-hole", ["9S", "3D", "QS"], "AH", trump_choice=choice)
    assert (match.view(2).hand is None) == (choice == "blind")
    assert refused(match, "bid 0", 0)[1] == "3.5"
    do(match, "trump S")
    assert [str(match.view(seat).hand) for seat in range(3)] == ["9♠", "3♦", "Q♠"]


@clause("wizards-and-jesters", "3.5")
def test_a_wizards_dealer_looks_first() -> None:
    match = scene("wizards-and-jesters", ["9S", "3D", "QS"], "AH")
    assert str(match.view(2).hand) == "Q♠"


@clause("wizards-and-jesters", "3.6", "9.4")
@pytest.mark.parametrize("choice", ["none", "dealer-chooses"])
def test_no_card_left_to_turn_means_no_trump(choice: str) -> None:
    match = at_round("wizards-and-jesters", 4, 13, 3, {"last_round_trump": choice})
    drawn = match.draw(Random(1))
    assert drawn.turned is None
    match.apply(drawn)
    if choice == "none":
        assert match.phase == "bid"
        assert match.view(0).trump is None
    else:
        assert match.waiting_for == (3,)
        assert match.view(3).hand is not None
        do(match, "trump C")
        assert match.view(0).as_dict()["trump"] == "C"


@clause("oh-hell", "3.5")
def test_no_trump_in_oh_hell_when_the_pack_is_used_up() -> None:
    match = Match("oh-hell", players=4, seed=1, options={"cards": 13, "schedule": "fixed"})
    assert match.phase == "bid"
    assert match.view(0).trump is None
    assert match.view(0).turned is None


# ------------------------------------------------------------------ section 4, bidding


@clause("joker-in-the-hole", "4.1")
@clause("wizards-and-jesters", "4.1")
@clause("oh-hell", "4.1")
@pytest.mark.parametrize("game", EXACT)
def test_everybody_looks_at_their_own_cards_and_at_no_others(game: str) -> None:
    match = scene(game, THREE, "8H")
    assert match.phase == "bid"
    for seat in range(3):
        hand = match.view(seat).hand
        assert hand is not None
        assert sorted(card.code for card in hand) == sorted(THREE[seat].split())
    assert match.view(None).hand is None


@clause("joker-in-the-hole", "4.2")
@clause("wizards-and-jesters", "4.2")
@clause("oh-hell", "4.2")
@pytest.mark.parametrize("game", EXACT)
def test_a_bid_is_a_number_from_nothing_to_the_size_of_the_hand(game: str) -> None:
    match = scene(game, THREE, "8H")
    assert bids_open(match) == ["0", "1", "2", "3"]
    for bad in ("4", "17", "nil", "blind-nil"):
        assert refused(match, f"bid {bad}")[1] == "4.2"


@clause("joker-in-the-hole", "4.3")
@clause("wizards-and-jesters", "4.4")
@clause("oh-hell", "4.4")
@pytest.mark.parametrize("game", EXACT)
def test_bids_made_at_once_are_hidden_until_the_last_is_in(game: str) -> None:
    match = scene(game, THREE, "8H", bidding="simultaneous")
    assert sorted(match.waiting_for) == [0, 1, 2]
    events = do(match, "bid 1", 2)
    do(match, "bid 3", 0)
    for seat, seen in [(0, [3, None, None]), (1, [None] * 3), (2, [None, None, 1]), (None, [None] * 3)]:
        assert match.view(seat).as_dict()["bids"] == seen
        assert match.view(seat).as_dict()["has_bid"] == [True, False, True]
    public = [event.as_dict() for event in events if event.audience is None]
    assert all("bid" not in event or event["bid"] is None for event in public)
    sentence, cited = refused(match, "bid 2", 0)
    assert "stands" in sentence
    assert cited in ("4.3" if game == referee.JOKER else "4.4", "4.6")
    do(match, "bid 0", 1)
    assert match.view(None).as_dict()["bids"] == [3, 0, 1]
    assert match.phase == "play"


@clause("joker-in-the-hole", "4.4")
@clause("wizards-and-jesters", "4.3")
@clause("oh-hell", "4.3")
@pytest.mark.parametrize("game", EXACT)
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_bids_in_turn_begin_at_the_left_of_the_dealer(game: str, dealer: int) -> None:
    match = scene(game, THREE, "8H", dealer=dealer, **IN_TURN)
    number = "4.4" if game == referee.JOKER else "4.3"
    for step in (1, 2, 3):
        seat = (dealer + step) % 3
        assert match.waiting_for == (seat,)
        assert refused(match, "bid 0", (seat + 1) % 3)[1] == number
        do(match, "bid 1", seat)
        assert match.view(None).as_dict()["bids"][seat] == 1
    assert match.phase == "play"


HOOKS: list[tuple[int, list[int], list[int]]] = [
    (5, [2, 1, 0], [0, 1, 3, 4, 5]),
    (5, [3, 1, 2], [0, 1, 2, 3, 4, 5]),
    (5, [5, 0, 0], [1, 2, 3, 4, 5]),
    (5, [0, 0, 0], [0, 1, 2, 3, 4]),
    (1, [0, 1, 0], [1]),
    (1, [0, 0, 0], [0]),
    (1, [1, 1, 0], [0, 1]),
]


@clause("joker-in-the-hole", "4.5", "9.1")
@clause("wizards-and-jesters", "4.5", "9.1")
@clause("oh-hell", "4.5", "9.1")
@pytest.mark.parametrize("game", EXACT)
@pytest.mark.parametrize(("cards", "others", "left"), HOOKS, ids=[f"{n} cards {b}" for n, b, _ in HOOKS])
def test_the_hook_bars_one_number(game: str, cards: int, others: list[int], left: list[int]) -> None:
    hands = ["3S 4S 5S 6S 7S", "3H 4H 5H 6H 7H", "3D 4D 5D 6D 7D", "3C 4C 5C 6C 7C"]
    short = [" ".join(hand.split()[:cards]) for hand in hands]
    match = scene(game, short, "9C", hook="on", **IN_TURN)
    for bid in others:
        do(match, f"bid {bid}")
    assert bids_open(match) == [str(bid) for bid in left]
    for bid in range(cards + 1):
        if bid not in left:
            assert refused(match, f"bid {bid}")[1] == "4.5"


@clause("joker-in-the-hole", "4.5", "9.1")
@clause("wizards-and-jesters", "4.5", "9.1")
@clause("oh-hell", "4.5", "9.1")
@pytest.mark.parametrize("game", EXACT)
def test_the_hook_may_spare_the_first_round(game: str) -> None:
    options: dict[str, Any] = {**IN_TURN, "hook": "except-first-round"}
    match = Match.undealt(game, players=3, options=options)
    for number in (1, 2, 3):
        match.apply(match.draw(Random(number)))
        if match.phase == "trump":
            do(match, "trump S")
        do(match, "bid 0")
        do(match, "bid 0")
        assert (str(number) in bids_open(match)) == (number == 1)
        finish_round(match, Random(number))


@clause("joker-in-the-hole", "4.6")
@clause("wizards-and-jesters", "4.6")
@clause("oh-hell", "4.6")
@pytest.mark.parametrize("game", EXACT)
@pytest.mark.parametrize("last", [0, 1, 2, 3])
def test_without_the_hook_any_sum_is_fine_and_a_bid_stands(game: str, last: int) -> None:
    match = scene(game, THREE, "8H", **IN_TURN)
    do(match, "bid 1")
    do(match, "bid 1")
    refused(match, "bid 2", 0)
    do(match, f"bid {last}")
    assert match.view(None).as_dict()["bids"] == [1, 1, last]
    refused(match, "bid 2", 0)


# ------------------------------------------------------------------ section 5, playing a trick


@clause("joker-in-the-hole", "5.1")
@clause("wizards-and-jesters", "5.1")
@clause("oh-hell", "5.1")
@pytest.mark.parametrize("game", EXACT)
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_left_of_the_dealer_leads_and_the_winner_leads_the_next(game: str, dealer: int) -> None:
    match = scene(game, THREE, "8C", dealer=dealer, bids=[1, 1, 1])
    leader = (dealer + 1) % 3
    for _ in range(3):
        for step in range(3):
            seat = (leader + step) % 3
            assert match.waiting_for == (seat,)
            other = (seat + 1) % 3
            assert refused(match, f"play {THREE[other].split()[0]}", other)[1] == "5.1"
            do(match, match.legal(seat)[0].text, seat)
        leader = trick_winner(match)
    assert match.phase == "deal" or match.over


@clause("joker-in-the-hole", "5.2")
@clause("wizards-and-jesters", "5.2")
@clause("oh-hell", "5.2")
@pytest.mark.parametrize("game", EXACT)
def test_a_card_must_be_in_the_hand(game: str) -> None:
    match = scene(game, THREE, "8C", bids=[1, 1, 1])
    for card in ("3S", "8C", "7D", "BJ"):
        assert refused(match, f"play {card}")[1] == "5.2"
    play(match, "9S 3S QS")
    assert trick_winner(match) == 2
    assert refused(match, "play QS", 2)[1] == "5.2"


def hands_for(rows: str) -> list[str]:
    return [hand.strip() for hand in rows.split("/")]


# The hands, what was turned, the cards played, and what the next seat may play.
LEGAL = [
    row("joker-in-the-hole", "5.3", "AS 7H BJ / 2C 3C 4C / 2D 3D 4D", "6C", "", "7H AS BJ", {}),
    row("joker-in-the-hole", "5.4", "AH 7H BJ / 9H 4D 2C / 2D 3D 5D", "6C", "AH", "2C 4D 9H", {}),
    row("joker-in-the-hole", "5.4", "AH 7H BJ / 9H 4D 2C / 2D 3D 5D", "6C", "BJ", "2C 4D 9H", {}),
    row("joker-in-the-hole", "5.4", "2H 3H BJ / 7H 5D 2S / 9H 4D 2C", "6C", "BJ 7H", "2C 4D 9H", {}),
    row("joker-in-the-hole", "5.5", "7H 3H BJ / 9H 4H AS / 2D 4D 2C", "6C", "7H", "4H 9H", {}),
    row("joker-in-the-hole", "5.5", "7H 3H BJ / AH 2C AS / 2D 4D 3C", "6C", "7H", "2C AH", {}),
    row("joker-in-the-hole", "5.5", "7H 3H LJ / AS BJ 2C / 2D 4D 3C", "6C", "7H", "2C AS BJ", {}),
    row("joker-in-the-hole", "5.6", "7H 3H LJ / 9H AH 2C / 2D 4D 3C", "6C", "7H", "9H AH", {}),
    row("joker-in-the-hole", "5.6", "7H 3H LJ / AH 2C KD / 2D 4D 3C", "6C", "7H", "2C AH KD", {}),
    row("joker-in-the-hole", "5.7", "7H 3H LJ / AH AS 2C / 2D 4D 3C", "6C", "7H", "2C AH", {}),
    row("joker-in-the-hole", "5.7", "7H 3H LJ / 9H AS 2C / 2D 4D 3C", "6C", "7H", "9H", {}),
    row("joker-in-the-hole", "5.7", "7H 3H LJ / AC AS AD / 2D 4D 3C", "6C", "7H", "AC AD AS", {}),
    row("joker-in-the-hole", "5.8", "7H 3H LJ / 9H BJ 2C / 2D 4D 3C", "6C", "7H", "9H", {}),
    row("joker-in-the-hole", "5.8", "7H 3H KS / BJ 5D 2C / 9H 4D LJ", "6C", "7H BJ", "9H", {}),
    row("joker-in-the-hole", "5.8", "7H 3H KS / BJ 5D 2C / AH 4D LJ", "6C", "7H BJ", "4D AH LJ", {}),
    row(
        "joker-in-the-hole",
        "9.5",
        "7H 3H LJ / 9H BJ 2C / 2D 4D 3C",
        "6C",
        "7H",
        "9H BJ",
        {"joker_escape": True},
    ),
    row("joker-in-the-hole", "5.9", "7H 3H LJ / 9C BJ AD / 2D 4D 3C", "6C", "7H", "9C AD BJ", {}),
    row("wizards-and-jesters", "5.3", "9S 2D AH / 3S 5S 4C / QS TD 6H", "8H", "", "2D 9S AH", {}),
    row("wizards-and-jesters", "5.4", "9S KD 4H / JS 9C 4D / QS TD 6H", "8H", "9S", "JS", {}),
    row("wizards-and-jesters", "5.4", "9H KD 4H / AH 9C 2H / QS TD 6H", "8H", "9H", "2H 9C AH", {}),
    row("wizards-and-jesters", "5.5", "9S KD 4H / JS 2D AH / QS TD 6H", "8H", "9S", "2D AH JS", {}),
    row("wizards-and-jesters", "5.5", "9S KD 4H / JS 9C AH / QS TD 6H", "8H", "9S", "AH JS", {}),
    row("wizards-and-jesters", "5.6", "9S KD 4H / 5D 9C 6H / QS TD 3H", "8H", "9S", "5D 6H 9C", {}),
    row("wizards-and-jesters", "5.7", "AC KD 4H / 9S 4D 6C / QS TD 3H", "8H", "AC", "4D 6C 9S", {}),
    row("wizards-and-jesters", "5.7", "2C KD 4H / AH 4D 6C / QS TD 3H", "8H", "2C AH", "3H QS TD", {}),
    row(
        "wizards-and-jesters",
        "5.7",
        "2C KC / 2D 5C / AH 9C / 8D TC / 9S 4D",
        "8H",
        "2C 2D AH 8D",
        "4D 9S",
        {},
    ),
    row("wizards-and-jesters", "5.8", "2C KD 4H / 8D JD 6C / 9S 4D 3H", "8H", "2C", "6C 8D JD", {}),
    row("wizards-and-jesters", "5.8", "2C KD 4H / 8D JD 6C / 9S 4D 3H", "8H", "2C 8D", "4D", {}),
    row("wizards-and-jesters", "5.9", "8D KD 4H / AH 4C 6C / 9S 4D AS", "8H", "8D AH", "4D AS", {}),
    row("oh-hell", "5.3", "AS 8C 4H / 3S 5S 4C / QS TD 6H", "8H", "", "4H 8C AS", {}),
    row("oh-hell", "5.4", "9S KD 4H / AS 2S AH / QS TD 6H", "8H", "9S", "2S AS", {}),
    row("oh-hell", "5.5", "9S KD 4H / AD 2C AH / QS TD 6H", "8H", "9S", "2C AD AH", {}),
]


@pytest.mark.parametrize(("game", "hands", "turned", "trick", "expect", "options"), LEGAL)
def test_what_may_be_played(
    game: str, hands: str, turned: str, trick: str, expect: str, options: dict[str, Any]
) -> None:
    whole = hands_for(hands)
    match = play(scene(game, whole, turned, bids=[1] * len(whole), **options), trick)
    assert cards_open(match) == expect.split()
    seat = match.turn
    assert seat is not None
    for card in whole[seat].split():
        if card not in expect.split():
            sentence, cited = refused(match, f"play {card}")
            assert cited in ("5.4", "5.5", "5.7", "5.8"), sentence


@clause("joker-in-the-hole", "5.5", "5.7", "5.8")
def test_joker_in_the_hole_says_why() -> None:
    match = scene("joker-in-the-hole", ["7H 3H KS 8S", "9H AS BJ 2C", "2D 3D 4D 5D"], "6C", bids=[1, 1, 1])
    play(match, "7H")
    assert refused(match, "play 2C") == (
        "You hold hearts, so a heart must be played (Joker in the Hole 5.5).",
        "5.5",
    )
    assert refused(match, "play AS")[1] == "5.7"
    assert refused(match, "play BJ")[1] == "5.8"


# ------------------------------------------------------------------ section 6, who takes the trick

# One card each, what was turned, and the seat that takes the trick.
WINNERS = [
    row("joker-in-the-hole", "6.1", "7H KH 2C AH", "6C", 3),
    row("joker-in-the-hole", "6.1", "7H AS AH 2C", "6C", 1),
    row("joker-in-the-hole", "6.1", "AH LJ BJ 2S", "6C", 0),
    row("joker-in-the-hole", "6.2", "BJ LJ AH", "6H", 1),
    row("joker-in-the-hole", "6.2", "7H BJ LJ KH", "6H", 2),
    row("joker-in-the-hole", "6.2", "BJ 7H LJ KH", "6S", 3),
    row("joker-in-the-hole", "6.2", "BJ AH LJ", "6S", 1),
    row("joker-in-the-hole", "6.3", "7H KH 2C 3C", "6C", 3),
    row("joker-in-the-hole", "6.3", "BJ 5C 9C 2D", "6D", 3),
    row("joker-in-the-hole", "6.4", "7H KH QS KD", "6C", 1),
    row("joker-in-the-hole", "6.4", "TH 9H QS KD", "6C", 0),
    row("joker-in-the-hole", "6.5", "BJ 5C 9D", "6S", 1),
    row("joker-in-the-hole", "6.5", "LJ 5C 9D 9C", "6S", 3),
    row("joker-in-the-hole", "6.6", "2H LJ KD QS", "6C", 0),
    row("wizards-and-jesters", "6.1", "2H AD AS KH", "8H", 1),
    row("wizards-and-jesters", "6.1", "AD AH KH QH", "8H", 0),
    row("wizards-and-jesters", "6.2", "9S 2D QS 4H", "8H", 3),
    row("wizards-and-jesters", "6.2", "KH 3C QH", "8C", 1),
    row("wizards-and-jesters", "6.3", "6D KD JS TD", "8H", 1),
    row("wizards-and-jesters", "6.3", "2H 5C 9D", "8S", 1),
    row("wizards-and-jesters", "6.3", "2H 3D 2S 4D", "2C", 3),
    row("wizards-and-jesters", "6.4", "2H 2S 2C", "8D", 0),
    row("wizards-and-jesters", "6.5", "3S KD 2C QC", "8H", 0),
    row("oh-hell", "6.1", "AS KS 2H 3H", "8H", 3),
    row("oh-hell", "6.2", "9S TS KD JS", "8H", 3),
    row("oh-hell", "6.3", "2S AD AC KD", "8H", 0),
]


@pytest.mark.parametrize(("game", "cards", "turned", "winner"), WINNERS)
def test_who_takes_the_trick(game: str, cards: str, turned: str, winner: int) -> None:
    for dealer in range(len(cards.split())):
        seats = len(cards.split())
        hands = cards.split()
        # The same cards in the same order, whoever leads.
        turn = (dealer + 1) % seats
        shifted = [hands[(seat - turn) % seats] for seat in range(seats)]
        match = scene(game, shifted, turned, dealer=dealer, bids=[1] * seats, rounds=1)
        play(match, cards)
        assert trick_winner(match) == (turn + winner) % seats


# ------------------------------------------------------------------ section 7, scoring

SCORES = [
    row("joker-in-the-hole", "7.1", 3, 3, 50),
    row("joker-in-the-hole", "7.1", 1, 1, 30),
    row("joker-in-the-hole", "7.2", 0, 0, 20),
    row("joker-in-the-hole", "7.3", 2, 4, -20),
    row("joker-in-the-hole", "7.3", 4, 2, -20),
    row("joker-in-the-hole", "7.4", 0, 10, -100),
    row("wizards-and-jesters", "7.1", 3, 3, 50),
    row("wizards-and-jesters", "7.1", 8, 8, 100),
    row("wizards-and-jesters", "7.2", 0, 0, 20),
    row("wizards-and-jesters", "7.3", 2, 4, -20),
    row("wizards-and-jesters", "7.3", 1, 0, -10),
    row("wizards-and-jesters", "7.4", 0, 17, -170),
    row("oh-hell", "7.1", 3, 3, 13),
    row("oh-hell", "7.2", 0, 0, 10),
    row("oh-hell", "7.3", 2, 3, 0),
    row("oh-hell", "7.3", 3, 0, 0),
]


@pytest.mark.parametrize(("game", "bid", "won", "points"), SCORES)
def test_a_round_scores(game: str, bid: int, won: int, points: int) -> None:
    for seats in referee.SEATS[game]:
        assert engine.seat_score(game, {}, bid, won, seats) == points


HELL_SCORES = [
    row("oh-hell", "9.6", {"bonus": 5}, 3, 3, 8),
    row("oh-hell", "9.7", {"per_trick": 10}, 3, 3, 40),
    row("oh-hell", "9.7", {"per_trick": 0}, 3, 3, 10),
    row("oh-hell", "9.8", {"missed": "tricks"}, 2, 3, 3),
    row("oh-hell", "9.8", {"missed": "tricks", "per_trick": 2}, 0, 4, 8),
    row("oh-hell", "9.8", {"missed": "penalty"}, 2, 3, -10),
    row("oh-hell", "9.8", {"missed": "penalty"}, 3, 0, -30),
    row("oh-hell", "9.8", {"missed": "penalty", "bonus": 5}, 0, 2, -10),
]


@pytest.mark.parametrize(("game", "options", "bid", "won", "points"), HELL_SCORES)
def test_oh_hell_scores_by_its_options(
    game: str, options: dict[str, Any], bid: int, won: int, points: int
) -> None:
    assert engine.seat_score(game, options, bid, won) == points


@clause("joker-in-the-hole", "7.4")
@clause("wizards-and-jesters", "7.4")
@pytest.mark.parametrize("game", [referee.JOKER, referee.WIZARDS])
def test_a_total_may_fall_below_zero(game: str) -> None:
    match = play(scene(game, ["9S", "3S", "4S"], "8H", bids=[0, 1, 1], rounds=1), "9S 3S 4S")
    assert list(match.totals) == [-10, -10, -10]
    assert match.winners is not None
    assert list(match.winners) == [0, 1, 2]


# ------------------------------------------------------------------ section 8, the end of the match


@clause("joker-in-the-hole", "8.1", "9.3", "1.3")
@clause("wizards-and-jesters", "8.1", "9.3", "1.3")
@clause("oh-hell", "8.1", "9.3")
@pytest.mark.parametrize("game", EXACT)
@pytest.mark.parametrize("rounds", [None, 1, 3])
def test_the_match_ends_after_its_last_round(game: str, rounds: int | None) -> None:
    for seats in (3, 6):
        options = {"rounds": rounds}
        match = Match.undealt(game, players=NAMES[:seats], options=options)
        expected = referee.schedule(game, seats, options)
        assert expected is not None
        for number, cards in enumerate(expected):
            assert not match.over
            assert match.winners is None
            match.apply(match.draw(Random(number)))
            assert match.view(0).cards == cards
            finish_round(match, Random(number))
            assert len(match.rounds[-1].tricks) == cards
        assert match.over
        assert match.waiting_for == ()
        assert match.turn is None


@clause("joker-in-the-hole", "8.2")
@clause("wizards-and-jesters", "8.2")
@clause("oh-hell", "8.2")
@pytest.mark.parametrize("game", EXACT)
def test_the_highest_total_wins(game: str) -> None:
    match = play(scene(game, ["9S", "3S", "4S"], "8H", bids=[1, 0, 0], rounds=1), "9S 3S 4S")
    assert match.winners is not None
    assert list(match.winners) == [0]
    assert match.totals[0] > match.totals[1] == match.totals[2] > 0


@clause("joker-in-the-hole", "8.3")
@clause("wizards-and-jesters", "8.3")
@clause("oh-hell", "8.3")
@pytest.mark.parametrize("game", EXACT)
def test_a_tie_is_shared(game: str) -> None:
    match = play(scene(game, ["9S", "3S", "4S"], "8H", bids=[0, 0, 0], rounds=1), "9S 3S 4S")
    assert match.winners is not None
    assert list(match.winners) == [1, 2]
    assert match.totals[1] == match.totals[2] > match.totals[0]


@clause("oh-hell", "9.4", "9.5")
@pytest.mark.parametrize("name", referee.WORDS["schedule"])
@pytest.mark.parametrize("cards", [None, 1, 4])
def test_the_schedule_of_oh_hell_is_dealt(name: str, cards: int | None) -> None:
    options = {"schedule": name, "cards": cards, "rounds": 1}
    match = Match("oh-hell", players=5, seed=1, options=options)
    assert [match.view(0).cards] == referee.schedule("oh-hell", 5, options)
    assert games.sheet("oh-hell", 5, options).deals == (match.view(0).cards,)


def test_a_scene_is_dealt_as_it_says() -> None:
    match = scene("joker-in-the-hole", THREE, "8H", dealer=1, trump=None)
    entry = match.to_record()["rounds"][-1]
    assert (entry["dealer"], entry["turned"], len(match.rounds)) == (1, "8H", 3)
    assert [sorted(hand) for hand in entry["hands"]] == [sorted(hand.split()) for hand in THREE]
    assert deal_of(1, [hand.split() for hand in THREE], "8H").as_dict()["turned"] == "8H"
