"""The clauses of Spades with Jokers and of Spades, one by one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from foretrick import Match
from tests import referee
from tests.rules import draws, engine
from tests.rules.clauses import clause, row
from tests.rules.scenes import (
    NAMES,
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

BOTH = referee.PARTNERS
NOTHING = ["", "", "", ""]

# ------------------------------------------------------------------ sections 2 and 3


@clause("spades-with-jokers", "3.1", "3.2", "3.3", "3.4")
@clause("spades", "3.1", "3.2", "3.3", "3.4")
@pytest.mark.parametrize("game", BOTH)
def test_thirteen_cards_each_and_the_deal_passes_to_the_left(game: str) -> None:
    first = set()
    for seed in range(30):
        match = Match.undealt(game, players=4)
        rng = Random(seed)
        for _ in range(2):
            deal = match.draw(rng)
            assert deal.turned is None
            assert [len(hand) for hand in deal.hands] == [13] * 4
            match.apply(deal)
            assert match.view(None).as_dict()["trump"] == "S"
            finish_round(match, rng)
        one, two = [entry["dealer"] for entry in match.to_record()["rounds"]]
        assert two == (one + 1) % 4
        first.add(one)
    assert first == {0, 1, 2, 3}


# ------------------------------------------------------------------ section 4, bidding


@clause("spades-with-jokers", "4.1", "4.4")
@clause("spades", "4.1", "4.4")
@pytest.mark.parametrize("game", BOTH)
def test_each_bids_for_itself_and_partners_add_up(game: str) -> None:
    match = scene(game, NOTHING, bids=[4, 2, 3, 5])
    view = match.view(None).as_dict()
    assert view["bids"] == [4, 2, 3, 5]
    assert view["contracts"] == [7, 7]


@clause("spades-with-jokers", "4.2")
@clause("spades", "4.2")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_the_left_of_the_dealer_bids_first_and_everybody_bids_once(game: str, dealer: int) -> None:
    match = scene(game, NOTHING, dealer=dealer)
    for step in (1, 2, 3, 4):
        seat = (dealer + step) % 4
        assert match.waiting_for == (seat,)
        assert refused(match, "bid 1", (seat + 1) % 4)[1] == "4.2"
        do(match, "bid 1", seat)
        if match.phase == "bid":
            assert refused(match, "bid 2", seat)[1] == "4.2"
    assert match.phase == "play"


@clause("spades-with-jokers", "4.3")
@clause("spades", "4.3")
@pytest.mark.parametrize("game", BOTH)
def test_a_bid_is_one_to_thirteen_or_nil(game: str) -> None:
    match = scene(game, NOTHING)
    assert sorted(bids_open(match)) == sorted([*map(str, range(1, 14)), "nil"])
    for bad in ("0", "14", "20"):
        assert refused(match, f"bid {bad}")[1] == "4.3"


@clause("spades-with-jokers", "4.5", "9.1")
@clause("spades", "4.5", "9.1")
@pytest.mark.parametrize("game", BOTH)
def test_nil_adds_nothing_to_the_contract_and_may_be_left_out(game: str) -> None:
    match = scene(game, NOTHING, bids=["nil", 2, 3, "nil"])
    assert match.view(None).as_dict()["contracts"] == [3, 2]
    without = scene(game, NOTHING, nil=False)
    assert sorted(bids_open(without)) == sorted(map(str, range(1, 14)))
    assert refused(without, "bid nil")[1] == "9.1"


@clause("spades-with-jokers", "4.6", "9.2")
@clause("spades", "4.6", "9.2")
@pytest.mark.parametrize("game", BOTH)
def test_blind_nil_is_said_before_looking_and_only_where_allowed(game: str) -> None:
    refused(scene(game, NOTHING), "bid blind-nil")
    match = scene(game, NOTHING, blind_nil=True)
    assert sorted(a.text for a in match.legal(0)) == ["bid blind-nil", "look"]
    do(match, "bid blind-nil")
    assert match.view(None).as_dict()["bids"] == ["blind-nil", None, None, None]
    assert match.view(0).hand is not None
    do(match, "look")
    assert refused(match, "bid blind-nil")[1] == "4.6"


@clause("spades-with-jokers", "4.7")
@clause("spades", "4.7")
@pytest.mark.parametrize("game", BOTH)
def test_with_blind_nil_the_cards_stay_face_down_until_one_looks(game: str) -> None:
    match = scene(game, NOTHING, blind_nil=True)
    assert [match.view(seat).hand for seat in range(4)] == [None] * 4
    assert refused(match, "bid 3")[1] == "4.7"
    assert refused(match, "bid nil")[1] == "4.7"
    refused(match, "look", 1)
    do(match, "look")
    assert match.view(0).hand is not None
    assert match.view(1).hand is None
    assert sorted(bids_open(match)) == sorted([*map(str, range(1, 14)), "nil"])
    refused(match, "look")
    do(match, "bid nil")
    assert match.waiting_for == (1,)


# ------------------------------------------------------------------ section 5, playing a trick


@clause("spades-with-jokers", "5.1")
@clause("spades", "5.1")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_the_left_of_the_dealer_leads_and_the_winner_leads_the_next(game: str, dealer: int) -> None:
    match = scene(game, NOTHING, dealer=dealer, bids=[1] * 4, prefer="HHDD")
    leader = (dealer + 1) % 4
    rng = Random(dealer)
    for _ in range(13):
        for step in range(4):
            seat = (leader + step) % 4
            assert match.waiting_for == (seat,)
            held = match.view((seat + 1) % 4).hand
            assert held is not None
            if held:
                assert refused(match, f"play {held[0].code}", (seat + 1) % 4)[1] == "5.1"
            match.apply(rng.choice(match.legal(seat)), seat)
        leader = trick_winner(match)


@clause("spades-with-jokers", "5.2")
@clause("spades", "5.2")
@pytest.mark.parametrize("game", BOTH)
def test_a_card_must_be_in_the_hand(game: str) -> None:
    match = scene(game, ["KH", "QH", "", ""], bids=[1] * 4, prefer="HSDC")
    for card in ("QH", "3D", "AC"):
        assert refused(match, f"play {card}")[1] == "5.2"


@clause("spades-with-jokers", "5.3")
@clause("spades", "5.3")
@pytest.mark.parametrize("game", BOTH)
def test_trumps_are_not_led_before_they_are_broken(game: str) -> None:
    tops = "BJ LJ" if game == referee.JOKERED else "AS KS"
    match = scene(game, [f"{tops} QS", "", "", ""], bids=[1] * 4, prefer="HSDC")
    assert all(card[1] == "H" for card in cards_open(match))
    assert len(cards_open(match)) == 10
    for card in [*tops.split(), "QS"]:
        assert refused(match, f"play {card}")[1] == "5.3"
    only = scene(game, [tops, "", "", ""], bids=[1] * 4, prefer="SHDC")
    assert len(cards_open(only)) == 13
    assert set(tops.split()) <= set(cards_open(only))


@clause("spades-with-jokers", "5.4")
@clause("spades", "5.4")
@pytest.mark.parametrize("game", BOTH)
def test_a_spade_in_an_earlier_trick_breaks_them(game: str) -> None:
    top = "BJ" if game == referee.JOKERED else "AS"
    match = scene(game, ["KH 4H", f"9D {top} TS", "", ""], bids=[1] * 4, prefer="HSDC")
    play(match, "KH")
    assert match.view(1).broken is False
    do(match, f"play {top}")
    assert match.view(1).broken is True
    for _ in range(2):
        do(match, match.legal()[0].text)
    assert trick_winner(match) == 1
    assert {"9D", "TS"} <= set(cards_open(match))


@clause("spades-with-jokers", "5.4")
def test_a_joker_breaks_them_too() -> None:
    match = scene("spades-with-jokers", ["KH", "9D BJ TS", "", ""], bids=[1] * 4, prefer="HSDC")
    play(match, "KH BJ")
    assert match.view(1).broken is True


# The hands of the first two seats, the led card, what the second may play; the rest of it is of one suit.
FOLLOWING = [
    row("spades-with-jokers", "5.5", "9H / 4H KS LJ", "9H", "HCDS", "4H"),
    row("spades-with-jokers", "5.5", "9D / 4H BJ 8D", "9D", "DCHS", "8D"),
    row("spades-with-jokers", "5.6", "5S / 4H BJ", "5S", "SHDC", "BJ"),
    row("spades-with-jokers", "5.6", "BJ / 4H LJ", "BJ", "SHDC", "LJ"),
    row("spades-with-jokers", "5.6", "9H / 4H BJ LJ", "9H", "HCDS", "4H"),
    row("spades", "5.5", "9H / 4H KS AS", "9H", "HCDS", "4H"),
    row("spades", "5.5", "9D / 4H KS 8D", "9D", "DCHS", "8D"),
]


@pytest.mark.parametrize(("game", "hands", "led", "prefer", "expect"), FOLLOWING)
def test_the_led_suit_must_be_followed(game: str, hands: str, led: str, prefer: str, expect: str) -> None:
    first, second = hands.split(" / ")
    match = play(scene(game, [first, second, "", ""], bids=[1] * 4, prefer=prefer), led)
    assert cards_open(match) == expect.split()
    view = match.view(1)
    assert view.hand is not None
    for card in view.hand:
        if card.code not in expect.split():
            sentence, cited = refused(match, f"play {card.code}")
            assert cited in ("5.5", "5.6")
            assert "must be played" in sentence


@clause("spades-with-jokers", "5.7")
@clause("spades", "5.6")
@pytest.mark.parametrize("game", BOTH)
def test_without_the_led_suit_anything_goes_from_the_first_trick_on(game: str) -> None:
    tops = "BJ LJ" if game == referee.JOKERED else "AS KS"
    match = play(scene(game, ["9H", f"{tops} 3C 3D", "", ""], bids=[1] * 4, prefer="HSDC"), "9H")
    assert len(cards_open(match)) == 13
    assert {*tops.split(), "3C", "3D"} <= set(cards_open(match))


@clause("spades-with-jokers", "9.6", "2.3", "2.4")
def test_deuces_high_makes_the_two_of_diamonds_a_spade() -> None:
    game = "spades-with-jokers"
    high = {"variant": "deuces-high"}
    match = play(
        scene(game, ["5D", "2D 4H 9D", "", ""], bids=[1] * 4, prefer="HCSS", variant="deuces-high"), "5D"
    )
    assert cards_open(match) == ["9D"]
    assert engine.legal_cards(game, high, ["2D", "4H", "9D"], ["5S"], "S", False) == ["2D"]
    assert engine.legal_cards(game, high, ["2D", "4H"], [], "S", False) == ["4H"]
    for variant in referee.WORDS["variant"]:
        options = {"variant": variant}
        order = referee.spades_trumps(options)
        for at, best in enumerate(order[:-1]):
            for lower in order[at + 1 :]:
                assert engine.trick_winner(game, options, [lower, best, "3C", "4C"], "S") == 1
                assert engine.trick_winner(game, options, [best, lower, "3C", "4C"], "S") == 0


@clause("spades-with-jokers", "9.7")
@pytest.mark.parametrize("joker", ["colour", "plain"])
def test_which_joker_is_the_big_one_changes_no_rule(joker: str) -> None:
    options = {"big_joker": joker}
    assert engine.trick_winner("spades-with-jokers", options, ["AS", "BJ", "LJ", "KS"], "S") == 1


# ------------------------------------------------------------------ section 6, who takes the trick

# Four cards in turn, and the seat that takes them; each seat's other cards are of a suit of its own.
WINNERS = [
    row("spades-with-jokers", "6.1", "AC 5S LJ BJ", 3),
    row("spades-with-jokers", "6.1", "AD 3S KD 4D", 1),
    row("spades-with-jokers", "6.1", "KH 3H LJ 2S", 2),
    row("spades-with-jokers", "6.1", "AS BJ LJ KS", 1),
    row("spades-with-jokers", "6.1", "AS 2S KS QS", 0),
    row("spades-with-jokers", "6.2", "KH AH 4D 3H", 1),
    row("spades-with-jokers", "6.2", "TH 9H JH 3H", 2),
    row("spades-with-jokers", "6.3", "4H AD AC KD", 0),
    row("spades", "6.1", "AD 3S KD 4S", 3),
    row("spades", "6.1", "AS 2S KS QS", 0),
    row("spades", "6.2", "KH AH 4D 3H", 1),
    row("spades", "6.2", "TH 9H JH 3H", 2),
    row("spades", "6.3", "4H AD AC KD", 0),
]


@pytest.mark.parametrize(("game", "cards", "winner"), WINNERS)
def test_who_takes_the_trick(game: str, cards: str, winner: int) -> None:
    assert engine.trick_winner(game, {}, cards.split(), "S") == winner


@clause("spades-with-jokers", "6.1")
@clause("spades", "6.1")
@pytest.mark.parametrize("game", BOTH)
def test_a_trump_takes_the_trick_at_the_table(game: str) -> None:
    match = play(scene(game, ["AC", "5S", "QS", "KS"], bids=[1] * 4, prefer="CHDS"), "AC 5S QS KS")
    assert trick_winner(match) == 3


@clause("spades-with-jokers", "6.4")
@clause("spades", "6.4")
@pytest.mark.parametrize("game", BOTH)
def test_tricks_are_counted_by_seat_and_added_for_the_contract(game: str) -> None:
    match = scene(game, NOTHING, bids=["nil", 1, 7, 1], prefer="HSDC")
    rng = Random(4)
    finish_round(match, rng)
    line = match.to_record()["rounds"][0]
    taken = [sum(t["winner"] == seat for t in line["tricks"]) for seat in range(4)]
    assert line["won"] == taken
    assert engine.team_score(game, {}, [4, 3], [6, 1], 0)[:2] == (70, 0)
    assert engine.team_score(game, {}, [4, 3], [1, 6], 0)[:2] == (70, 0)


# ------------------------------------------------------------------ section 7, scoring

# Options, the partners' bids and tricks, bags before; points and bags after.
SCORES: list[Any] = [
    row("spades-with-jokers", "7.1", {}, [4, 3], [4, 3], 0, 70, 0),
    row("spades-with-jokers", "7.2", {}, [4, 3], [5, 4], 0, 72, 2),
    row("spades-with-jokers", "7.2", {}, [4, 3], [5, 4], 5, 72, 7),
    row("spades-with-jokers", "7.3", {}, [4, 3], [3, 3], 5, -70, 5),
    row("spades-with-jokers", "7.4", {}, ["nil", 4], [0, 4], 0, 140, 0),
    row("spades-with-jokers", "7.4", {}, ["nil", 5], [0, 4], 0, 50, 0),
    row("spades-with-jokers", "7.5", {"failed_nil_tricks": "ignore"}, ["nil", 4], [5, 4], 0, -60, 0),
    row("spades-with-jokers", "7.5", {}, ["nil", 4], [1, 4], 0, -59, 1),
    row("spades-with-jokers", "7.6", {"blind_nil": True}, ["blind-nil", 5], [0, 6], 2, 251, 3),
    row("spades-with-jokers", "7.7", {"blind_nil": True}, ["blind-nil", 5], [2, 5], 0, -148, 2),
    row("spades-with-jokers", "7.8", {}, ["nil", 4], [1, 3], 0, -139, 1),
    row("spades-with-jokers", "9.3", {"failed_nil_tricks": "count"}, ["nil", 4], [1, 3], 0, -60, 0),
    row("spades-with-jokers", "9.3", {"failed_nil_tricks": "count"}, ["nil", 4], [2, 3], 0, -59, 1),
    row("spades-with-jokers", "9.3", {"failed_nil_tricks": "ignore"}, ["nil", 4], [1, 3], 0, -140, 0),
    row("spades-with-jokers", "7.9", {}, ["nil", "nil"], [0, 0], 0, 200, 0),
    row("spades-with-jokers", "7.9", {}, ["nil", "nil"], [0, 3], 0, 3, 3),
    row("spades-with-jokers", "7.10", {}, [4, 3], [5, 3], 9, -29, 0),
    row("spades-with-jokers", "7.10", {}, [3, 3], [5, 3], 9, -38, 1),
    row("spades-with-jokers", "7.10", {}, [1, 1], [7, 6], 9, -169, 0),
    row("spades", "7.1", {}, [4, 3], [4, 3], 0, 70, 0),
    row("spades", "7.2", {}, [3, 2], [5, 3], 0, 53, 3),
    row("spades", "7.3", {}, [4, 3], [3, 3], 0, -70, 0),
    row("spades", "7.4", {}, ["nil", 4], [0, 4], 0, 140, 0),
    row("spades", "7.5", {}, ["nil", 4], [1, 4], 0, -59, 1),
    row("spades", "7.6", {"blind_nil": True}, ["blind-nil", 5], [0, 6], 2, 251, 3),
    row("spades", "7.7", {"blind_nil": True}, ["blind-nil", 5], [2, 5], 0, -148, 2),
    row("spades", "7.8", {}, [5, "nil"], [4, 1], 0, -149, 1),
    row("spades", "9.3", {"failed_nil_tricks": "count"}, [5, "nil"], [4, 1], 0, -50, 0),
    row("spades", "9.3", {"failed_nil_tricks": "ignore"}, [5, "nil"], [4, 1], 0, -150, 0),
    row("spades", "7.9", {}, ["nil", "nil"], [0, 3], 0, 3, 3),
    row("spades", "7.10", {}, [3, 3], [5, 3], 8, -38, 0),
]


@pytest.mark.parametrize(("game", "options", "bids", "won", "bags", "points", "after"), SCORES)
def test_a_hand_scores(
    game: str, options: dict[str, Any], bids: list[Any], won: list[int], bags: int, points: int, after: int
) -> None:
    assert engine.team_score(game, options, bids, won, bags)[:2] == (points, after)
    assert engine.team_score(game, options, bids[::-1], won[::-1], bags)[:2] == (points, after)


# ------------------------------------------------------------------ section 8, the end of the match


class Hand:
    """A hand that the referee played: its deal from seat 0's side, its actions, and what each team scored."""

    def __init__(self, game: str, seed: int) -> None:
        rng = Random(seed)
        table = referee.Table(game, 4, {})
        self.deal = draws.some_deal(rng, table)
        table.deal(*self.deal)
        self.actions: list[tuple[int, str]] = []
        while table.phase != "deal":
            seat, text = draws.some_action(rng, table)
            if table.phase == "bid":
                text = f"bid {rng.randint(1, 4)}"
            table.act(seat, text)
            self.actions.append((seat, text))
        assert table.scores is not None
        self.scores, self.bags = list(table.scores), list(table.bags)

    def play_in(self, match: Match, shift: int) -> None:
        """The same hand with everybody moved `shift` seats on."""
        dealer, hands, turned = self.deal
        moved = [hands[(seat - shift) % 4] for seat in range(4)]
        match.apply(deal_of((dealer + shift) % 4, moved, turned))
        for seat, text in self.actions:
            do(match, text, (seat + shift) % 4)


def a_hand(game: str, wanted: Any) -> Hand:
    return next(hand for hand in (Hand(game, seed) for seed in range(2000)) if wanted(hand))


def both_made(hand: Hand) -> bool:
    return min(hand.scores) >= 20 and sum(hand.bags) < 8 and hand.scores[0] != hand.scores[1]


@clause("spades-with-jokers", "8.1", "9.5")
@clause("spades", "8.1", "9.5")
@pytest.mark.parametrize("game", BOTH)
def test_the_match_ends_after_the_hand_in_which_a_team_reaches_the_target(game: str) -> None:
    hand = a_hand(game, lambda hand: both_made(hand) and max(hand.scores) >= 60)
    best = max(hand.scores)
    for target, ends in [(best, True), (best - 1, True), (best + 1, False)]:
        match = Match.undealt(game, players=4, options={"target": target})
        hand.play_in(match, 0)
        assert list(match.totals) == hand.scores
        assert match.over is ends
        assert match.winners == ((hand.scores.index(best),) if ends else None)
    # Without options it is 500, and the penalty of a hand counts before anybody looks at the total.
    for totals, over in [([499, 0], False), ([500, 0], True), ([406, 300], False), ([510, 510], False)]:
        assert (referee.spades_winner(referee.in_full(game, {}), totals) is not None) is over
        assert Match.undealt(game).sheet.over(totals, 9) is over


@clause("spades-with-jokers", "8.2")
@clause("spades", "8.2")
@pytest.mark.parametrize("game", BOTH)
def test_if_both_teams_reach_it_the_higher_total_wins(game: str) -> None:
    hand = a_hand(game, lambda hand: both_made(hand) and min(hand.scores) >= 50)
    for shift in (0, 1):
        match = Match.undealt(game, players=NAMES[:4], options={"target": 50})
        hand.play_in(match, shift)
        assert min(match.totals) >= 50
        assert match.winners == (match.totals.index(max(match.totals)),)


@clause("spades-with-jokers", "8.3")
@clause("spades", "8.3")
@pytest.mark.parametrize("game", BOTH)
def test_equal_totals_at_the_end_mean_another_hand(game: str) -> None:
    # The same hand played by each pair in turn makes the totals equal.
    hand = a_hand(game, lambda hand: both_made(hand) and sum(hand.scores) >= 50)
    target = max(*hand.scores, 49) + 1
    match = Match.undealt(game, players=NAMES[:4], options={"target": target})
    hand.play_in(match, 0)
    assert match.phase == "deal"
    hand.play_in(match, 1)
    assert list(match.totals) == [sum(hand.scores)] * 2
    assert sum(hand.scores) >= target
    assert match.phase == "deal"
    hand.play_in(match, 2)
    assert match.phase == "over"
    assert referee.check_record(match.to_record()) == []


@clause("spades-with-jokers", "8.4", "9.4")
@clause("spades", "8.4", "9.4")
@pytest.mark.parametrize("game", BOTH)
def test_a_low_total_ends_the_match_only_by_the_floor(game: str) -> None:
    hand = a_hand(game, lambda hand: min(hand.scores) <= -40 < 0 < max(hand.scores) < 50)
    worst = min(hand.scores)
    for floor, ends in [(None, False), (worst - 1, False), (worst, True), (-1, True)]:
        match = Match.undealt(game, players=NAMES[:4], options={"floor": floor})
        hand.play_in(match, 0)
        assert match.over is ends
        if ends:
            assert match.winners == (1 - hand.scores.index(worst),)
