"""What went wrong in other programs with rules and scores, each as the whole kind of fault.

The numbers are those of the reports. Where a report also concerns bots, the live table or the score pad, its other
half is tested where those are built; each test says which half it holds.
"""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest

from foretrick import Match, games
from foretrick.play import IllegalAction, parse_action
from foretrick.record import replay
from tests import referee
from tests.rules import draws, engine
from tests.rules.scenes import (
    NAMES,
    bids_open,
    cards_open,
    do,
    finish_round,
    play,
    refused,
    scene,
    trick_winner,
)

JOKER, JOKERED, WIZARDS = referee.JOKER, referee.JOKERED, referee.WIZARDS


def random_match(game: str, seed: int, rounds: int = 6) -> Match:
    """A match of random legal actions, under random options; a number of hands where it runs to a score."""
    rng = Random(f"{game} {seed}")
    table = draws.some_table(rng, game)
    match = Match.undealt(game, players=NAMES[: table.seats], options=table.options)
    while not match.over and len(match.rounds) < rounds:
        match.apply(match.draw(rng))
        finish_round(match, rng)
    return match


# ------------------------------------------------------------------ R1, R6, R7: following and winning


@pytest.mark.parametrize("hand", ["4H KS LJ", "KS LJ 3C"])
def test_r1_no_spade_while_the_led_suit_is_held(hand: str) -> None:
    cards = hand.split()
    hearts = [card for card in cards if card[1] == "H"]
    found = engine.legal_cards(JOKERED, {}, cards, ["9H"], "S", False)
    assert found == sorted(hearts or cards)
    match = play(scene(JOKERED, ["9H", hand, "", ""], bids=[1] * 4, prefer="HCDS"), "9H")
    if hearts:
        assert cards_open(match) == ["4H"]
        for card in ("KS", "LJ"):
            refused(match, f"play {card}", 1)
    else:
        assert set(cards) <= set(cards_open(match))


@pytest.mark.parametrize("game", referee.GAMES)
def test_r1_a_held_led_suit_is_never_passed_over(game: str) -> None:
    """Every suit led, every suit held beside it: off-suit cards stay barred, trumps too."""
    for led, other in itertools.permutations(referee.SUITS, 2):
        for trump in referee.SUITS:
            hand = [f"9{led}", f"K{other}", f"5{other}"]
            assert engine.legal_cards(game, {}, hand, [f"7{led}"], trump, True) == [f"9{led}"]
            assert engine.legal_cards(game, {}, hand[1:], [f"7{led}"], trump, True) == sorted(hand[1:])


def test_r6_a_trump_beats_the_highest_card_of_the_led_suit() -> None:
    match = play(scene(WIZARDS, ["KH", "3C", "QH"], "8C", bids=[1] * 3), "KH 3C QH")
    assert trick_winner(match) == 1
    assert engine.trick_winner(JOKERED, {}, ["AD", "3S", "KD", "4D"], "S") == 1


@pytest.mark.parametrize("game", referee.GAMES)
def test_r6_the_lowest_trump_beats_every_plain_card_of_the_led_suit(game: str) -> None:
    for trump, led in itertools.permutations(referee.SUITS, 2):
        if game in referee.PARTNERS and trump != "S":
            continue
        for rank in "56789TJQK":
            cards = [rank + led, "4" + led, "3" + led]
            for at in (1, 2, 3):
                trick = [*cards[:at], "3" + trump, *cards[at:]]
                assert engine.trick_winner(game, {}, trick, trump) == at


def test_r7_the_led_suit_wins_by_rank_and_not_by_spelling() -> None:
    assert engine.trick_winner(WIZARDS, {}, ["JC", "KD", "4C"], None) == 0
    assert engine.trick_winner(WIZARDS, {}, ["TS", "9S", "KD"], None) == 0


@pytest.mark.parametrize("game", referee.GAMES)
def test_r7_for_every_pair_of_ranks_the_higher_wins(game: str) -> None:
    order = {JOKER: "23456789TJQK", WIZARDS: "3456789TJQK"}.get(game, "3456789TJQKA")
    for low, high in itertools.combinations(order, 2):
        for suit, off in (("H", "D"), ("C", "H")):
            for at in range(1, 4):
                cards = [low + suit, "K" + off, "3" + off, "5" + off]
                cards[at] = high + suit
                assert engine.trick_winner(game, {}, cards, "S") == at
            assert engine.trick_winner(game, {}, [high + suit, low + suit, "K" + off, "Q" + off], "S") == 0


@pytest.mark.parametrize("game", referee.GAMES)
def test_r7_the_winner_leads_the_next_trick_in_every_seat_order(game: str) -> None:
    led: set[tuple[int, int]] = set()
    for seed in range(30):
        for entry in random_match(game, seed, 4).to_record()["rounds"]:
            seats = len(entry["hands"])
            leaders = [trick["leader"] for trick in entry["tricks"]]
            winners = [trick["winner"] for trick in entry["tricks"]]
            assert leaders == [(entry["dealer"] + 1) % seats, *winners[:-1]]
            led.update(zip(leaders[1:], winners, strict=False))
    assert {seat for seat, _ in led} >= {0, 1, 2}


# ------------------------------------------------------------------ R8, R9, R11: rank


def option_sets(game: str, seats: int) -> list[dict[str, Any]]:
    """The defaults, and every option set alone to every value it has a word for."""
    sets: list[dict[str, Any]] = [{}]
    for name in referee.DEFAULTS[game]:
        for value in draws.VALUES.get(name, [1, 2]):
            options: dict[str, Any] = {name: value}
            if name == "hook" and value != "off":
                options["bidding"] = "in-turn"
            sets.append(options)
    return sets


@pytest.mark.parametrize("game", referee.GAMES)
def test_r8_only_options_that_say_so_change_the_winner(game: str) -> None:
    """`variant` is declared to change the rank of cards; nothing else may."""
    rng = Random(game)
    for seats in referee.SEATS[game]:
        sets = option_sets(game, seats)
        pack = referee.pack(game, {})
        for _ in range(25):
            cards = rng.sample(pack, seats)
            trump = "S" if game in referee.PARTNERS else rng.choice([*referee.SUITS, None])
            usual = engine.trick_winner(game, {}, cards, trump)
            for options in sets:
                if "variant" not in options:
                    assert engine.trick_winner(game, options, cards, trump) == usual, (options, cards, trump)


def test_r8_the_big_joker_wins_under_every_option() -> None:
    for options in option_sets(JOKERED, 4):
        assert engine.trick_winner(JOKERED, options, ["AC", "5S", "LJ", "BJ"], "S") == 3


def test_r9_trumps_rank_by_the_table_of_the_game() -> None:
    order = ["BJ", "LJ", *(rank + "S" for rank in "AKQJT98765432")]
    for at, best in enumerate(order):
        for lower in order[at + 1 :]:
            assert engine.trick_winner(JOKERED, {}, [lower, best, "3H", "4H"], "S") == 1
            assert engine.trick_winner(JOKERED, {}, [best, lower, "3H", "4H"], "S") == 0


@pytest.mark.parametrize("game", [JOKER, WIZARDS, referee.HELL])
def test_r9_no_suit_is_worth_more_by_the_number_of_its_cards(game: str) -> None:
    """With the suits renamed, trump with them, the same seat wins and the same cards are legal."""
    rng = Random(game)
    pack = referee.pack(game, {})
    for _ in range(120):
        seats = rng.choice(referee.SEATS[game])
        cards = rng.sample(pack, seats + 5)
        trick, hand = cards[:seats], cards[seats:]
        trump = rng.choice([*referee.SUITS, None])
        usual = engine.trick_winner(game, {}, trick, trump)
        legal = engine.legal_cards(game, {}, hand, trick[:2], trump, False, seats)
        for names in itertools.permutations(referee.SUITS):
            other = dict(zip(referee.SUITS, names, strict=True))

            def renamed(card: str, other: dict[str, str] = other) -> str:
                return card if referee.is_joker(card) else card[0] + other[card[1]]

            now = other[trump] if trump is not None else None
            assert engine.trick_winner(game, {}, [renamed(card) for card in trick], now) == usual
            again = [renamed(card) for card in hand]
            rng.shuffle(again)
            found = engine.legal_cards(
                game, {}, again, [renamed(card) for card in trick[:2]], now, False, seats
            )
            assert found == sorted(renamed(card) for card in legal)


def test_r11_wizards_and_jesters_do_not_count_by_their_printed_rank() -> None:
    """The engine's half: the tables that a bot reads rank them as they play."""
    for suit in referee.SUITS:
        for trump in [*referee.SUITS, None]:
            for rank in "3456789TJQK":
                for other in referee.SUITS:
                    low, high = f"2{suit}", f"A{suit}"
                    card, third = rank + other, ("4" if rank != "4" else "5") + other
                    assert engine.trick_winner(WIZARDS, {}, [low, card, third], trump) != 0
                    assert engine.trick_winner(WIZARDS, {}, [card, low, third], trump) != 1
                    assert engine.trick_winner(WIZARDS, {}, [card, high, third], trump) == 1


def test_r11_a_joker_that_ranks_lowest_is_no_winner() -> None:
    for card in referee.pack(JOKER, {}):
        if not referee.is_joker(card):
            assert engine.trick_winner(JOKER, {}, ["BJ", card, "2S" if card != "2S" else "3S"], None) != 0


# ------------------------------------------------------------------ R12, R13, R14: legal cards


def simplest(game: str, hand: list[str], trick: list[str]) -> list[str] | None:
    """Led-suit cards and what may always be played, or the whole hand; None where a game says more than that."""
    if game == JOKER:
        plain_hand = not any(referee.is_joker(card) or card[0] == "A" for card in [*hand, *trick])
        return None if not plain_hand else [card for card in hand if card[1] == trick[0][1]] or hand
    if game == WIZARDS:
        if any(card[0] in "A2" for card in trick):
            return None
        following = [card for card in hand if card[1] == trick[0][1] and card[0] not in "A2"]
        return following + [card for card in hand if card[0] in "A2"] if following else hand
    suits = {card: "S" if referee.is_joker(card) else card[1] for card in [*hand, *trick]}
    return [card for card in hand if suits[card] == suits[trick[0]]] or hand


@pytest.mark.parametrize("game", referee.GAMES)
def test_r12_legal_is_the_led_suit_or_the_whole_hand(game: str) -> None:
    """By the simplest oracle there is; ten thousand deals a game against the referee are in the rules' own tests."""
    rng = Random(game)
    pack = referee.pack(game, {})
    asked = 0
    for _ in range(2000):
        cards = rng.sample(pack, rng.randint(3, 15))
        trick, hand = cards[: rng.randint(1, 2)], cards[2:]
        right = simplest(game, hand, trick)
        if right is not None:
            asked += 1
            assert engine.legal_cards(game, {}, hand, trick, "S", True) == sorted(right)
    assert asked > 200


def test_r13_the_first_trick_has_no_back_door() -> None:
    """Whoever leads, person or bot, passes `apply`: no trump is led to trick one but from trumps alone."""
    rng = Random(13)
    for game in referee.PARTNERS:
        for _ in range(150):
            match = Match.undealt(game, players=4)
            match.apply(match.draw(rng))
            while match.phase == "bid":
                match.apply(rng.choice(match.legal()))
            seat = match.turn
            assert seat is not None
            hand = match.view(seat).hand
            assert hand is not None
            trumps = [card.code for card in hand if referee.spades_suit({}, card.code) == "S"]
            if len(trumps) < 13:
                for card in trumps:
                    refused(match, f"play {card}")
            match.apply(rng.choice(match.view(seat).legal))


@pytest.mark.parametrize("game", referee.GAMES)
def test_r14_the_list_in_the_view_is_the_engines_and_all_else_is_refused(game: str) -> None:
    """The engine's half; the same over the socket is tested with the table."""
    rng = Random(f"r14 {game}")
    for _ in range(3):
        table = draws.some_table(rng, game)
        match = Match.undealt(game, players=NAMES[: table.seats], options=table.options)
        match.apply(match.draw(rng))
        while match.phase not in ("deal", "over"):
            seat = rng.choice(match.waiting_for)
            shown = list(match.view(seat).as_dict()["legal"])
            assert shown == [action.text for action in match.legal(seat)]
            if match.phase == "play":
                before = match.to_record()
                for card in referee.pack(game, table.options):
                    if f"play {card}" not in shown:
                        with pytest.raises(IllegalAction):
                            match.apply(parse_action(f"play {card}"), seat)
                assert match.to_record() == before
                assert match.turn == seat
            do(match, rng.choice(shown), seat)


# ------------------------------------------------------------------ R2, R3, R5, R19: Spades scores


BAGGING_OUT: list[tuple[int, int, list[int], list[int], int, int]] = [
    (309, 9, [4, 3], [5, 3], 280, 0),
    (100, 8, [3, 2], [5, 4], 54, 2),
    (0, 9, [1, 1], [7, 6], 20 + 11 - 200, 0),
    (0, 0, [1, 1], [6, 6], 20 + 10 - 100, 0),
    (0, 8, [3, 3], [4, 3], 61, 9),
]


@pytest.mark.parametrize("game", referee.PARTNERS)
@pytest.mark.parametrize(("score", "bags", "bids", "won", "total", "after"), BAGGING_OUT)
def test_r2_bagging_out_costs_a_hundred_and_carries_the_rest(
    game: str, score: int, bags: int, bids: list[int], won: list[int], total: int, after: int
) -> None:
    points, left, _ = engine.team_score(game, {}, bids, won, bags)
    assert (score + points, left) == (total, after)


@pytest.mark.parametrize("game", referee.PARTNERS)
def test_r2_penalties_are_right_over_whole_matches(game: str) -> None:
    """Every hand of low bids and many tricks: single points stay, ten bags go, each time they are full."""
    rng = Random(2)
    penalties = 0
    for _ in range(4):
        match = Match.undealt(game, players=4, options={"target": 5000})
        bags = [0, 0]
        for _ in range(10):
            match.apply(match.draw(rng))
            for _ in range(4):
                do(match, f"bid {rng.choice([1, 1, 2, 3])}")
            finish_round(match, rng)
            line = match.view(None).as_dict()["sheet"][-1]
            for team in (0, 1):
                contract = line["bids"][team] + line["bids"][team + 2]
                over = line["won"][team] + line["won"][team + 2] - contract
                bags[team] += max(over, 0)
                full = bags[team] // 10
                bags[team] %= 10
                penalties += full
                made = 10 * contract + over if over >= 0 else -10 * contract
                assert line["scores"][team] == made - 100 * full
                assert (line["bags"][team], line["penalties"][team]) == (bags[team], full)
    assert penalties > 5


BROKEN_NILS: list[tuple[str, int, int, int]] = [
    ("bags", 4, -59, 1),
    ("ignore", 4, -60, 0),
    ("bags", 3, -139, 1),
    ("ignore", 3, -140, 0),
    ("count", 3, -60, 0),
    ("count", 4, -59, 1),
]


@pytest.mark.parametrize("game", referee.PARTNERS)
@pytest.mark.parametrize(("option", "partner", "points", "bags"), BROKEN_NILS)
def test_r3_the_tricks_of_a_broken_nil(game: str, option: str, partner: int, points: int, bags: int) -> None:
    options = {"failed_nil_tricks": option}
    assert engine.team_score(game, options, ["nil", 4], [1, partner], 0)[:2] == (points, bags)
    assert engine.team_score(game, options, [4, "nil"], [partner, 1], 0)[:2] == (points, bags)
    assert engine.team_score(game, options, ["nil", 5], [0, 4], 0)[:2] == (50, 0)


@pytest.mark.parametrize("game", referee.PARTNERS)
def test_r3_every_hand_a_team_can_have_scores_as_the_referee_says(game: str) -> None:
    bids: list[Any] = [*range(1, 14), "nil", "blind-nil"]
    taken = [(one, two) for one in range(14) for two in range(14 - one)]
    for option in referee.WORDS["failed_nil_tricks"]:
        options = {"failed_nil_tricks": option, "blind_nil": True}
        for at, (pair, won) in enumerate(itertools.product(itertools.product(bids, bids), taken)):
            if at % 7 == 0:
                bags = (at // 7) % 10
                right = referee.team_score(game, options, list(pair), list(won), bags)
                assert engine.team_score(game, options, list(pair), list(won), bags) == right, (
                    pair,
                    won,
                    bags,
                )


@pytest.mark.parametrize("game", referee.PARTNERS)
def test_r5_the_end_of_the_match_looks_at_the_total_after_the_penalty(game: str) -> None:
    sheet = games.sheet(game, 4, {})
    points, bags, penalties = engine.team_score(game, {}, [1, 1], [2, 1], 9)
    assert (points, bags, penalties) == (21 - 100, 0, 1)
    assert not sheet.over([495 + points, 0], 9)
    assert sheet.over([495 + 21, 0], 9)


@pytest.mark.parametrize("game", referee.PARTNERS)
def test_r5_a_match_that_bags_out_at_the_target_goes_on(game: str) -> None:
    """Through whole matches: it is over exactly when the written total says so."""
    rng = Random(5)
    held_back = 0
    for _ in range(12):
        options = {"target": 50, "floor": -5000}
        match = Match.undealt(game, players=4, options=options)
        while not match.over and len(match.rounds) < 12:
            match.apply(match.draw(rng))
            for _ in range(4):
                do(match, "bid 1")
            finish_round(match, rng)
            line = match.view(None).as_dict()["sheet"][-1]
            best = max(line["totals"])
            assert match.over == (best >= 50 and line["totals"][0] != line["totals"][1])
            without = [
                total + 100 * out for total, out in zip(line["totals"], line["penalties"], strict=True)
            ]
            held_back += max(without) >= 50 > best
    assert held_back > 0


def test_r19_nothing_taken_is_judged_by_tricks() -> None:
    for game in referee.PARTNERS:
        for bags in (0, 9):
            assert engine.team_score(game, {}, ["nil", 4], [0, 4], bags)[0] == 140
            assert engine.team_score(game, {}, ["nil", 4], [1, 4], 0)[0] == -59
    assert engine.seat_score(WIZARDS, {}, 0, 0) == 20
    assert engine.seat_score(JOKER, {}, 0, 0) == 20


def test_r19_one_worthless_trick_breaks_a_nil_at_the_table() -> None:
    match = scene("spades", ["2C", "KH 3C", "QC", "JC"], bids=[1, "nil", 1, 1], prefer="CHDS", target=5000)
    play(match, "QC" if "QC" in cards_open(match) else cards_open(match)[0])
    finish_round(match, Random(19))
    line = match.to_record()["rounds"][0]
    right = referee.team_score(
        "spades", {}, [line["bids"][1], line["bids"][3]], [line["won"][1], line["won"][3]], 0
    )
    assert line["scores"][1] == right[0]
    assert (line["scores"][1] > 0) == (line["won"][1] == 0)


# ------------------------------------------------------------------ R15, R16: Wizards, hooks


def test_r15_a_wizard_after_only_jesters_frees_everybody() -> None:
    match = play(scene(WIZARDS, ["2D 6C", "AC 9H", "KH 5D"], "8S", bids=[1] * 3), "2D AC")
    assert cards_open(match) == ["5D", "KH"]
    play(match, "KH")
    assert trick_winner(match) == 1


def test_r15_a_jester_led_then_a_suit_must_be_followed() -> None:
    hands = ["2D 6C 7C 8C", "9H 3D 4D 5D", "4H KC AS 2C"]
    match = play(scene(WIZARDS, hands, "8S", bids=[1] * 3), "2D 9H")
    assert cards_open(match) == ["2C", "4H", "AS"]


@pytest.mark.parametrize(
    ("cards", "winner"),
    [("AD 9H KH", 0), ("AD AH KH", 0), ("2D 2C 2H", 0), ("2D 2C 3H", 2), ("2D AC AS", 1), ("9H AC AS", 1)],
)
def test_r15_who_wins_among_wizards_and_jesters(cards: str, winner: int) -> None:
    match = play(scene(WIZARDS, cards.split(), "8S", bids=[1] * 3, rounds=1), cards)
    assert trick_winner(match) == winner


def test_r15_the_ace_of_the_led_suit_is_not_of_that_suit() -> None:
    match = play(scene(WIZARDS, ["9H 3C", "AH KC", "4H 5H"], "8S", bids=[1] * 3), "9H")
    assert cards_open(match) == ["AH", "KC"]


@pytest.mark.parametrize("game", [JOKER, WIZARDS, referee.HELL])
def test_r16_the_hook_bars_exactly_the_number_that_fits(game: str) -> None:
    """Every way that others can bid, and every hand size: one bid is barred at most, and one is always left."""
    for cards in (1, 2, 5):
        match = at_round_of(game, cards)
        for others in itertools.product(range(cards + 1), repeat=2):
            copy = again(match)
            for bid in others:
                do(copy, f"bid {bid}")
            left = [bid for bid in range(cards + 1) if bid + sum(others) != cards]
            assert bids_open(copy) == [str(bid) for bid in left]
            assert left
            for bid in range(cards + 1):
                if bid not in left:
                    assert "dealer" in refused(copy, f"bid {bid}")[0]


def at_round_of(game: str, cards: int) -> Match:
    """Three players wait to bid on a hand of a size, with the hook on."""
    hands = [" ".join(rank + suit for rank in "34567"[:cards]) for suit in "SHD"]
    return scene(game, hands, "9C", hook="on", bidding="in-turn")


def again(match: Match) -> Match:
    return replay(match.to_record())


# ------------------------------------------------------------------ R17, R18, R21, R22: rounds and sheets


@pytest.mark.parametrize("game", referee.GAMES)
def test_r17_the_last_trick_is_known_from_the_deal(game: str) -> None:
    rng = Random(17)
    match = Match.undealt(game, players=4)
    assert match.rounds == []
    assert match.view(0).round == 0
    assert match.to_record()["rounds"] == []
    for _ in range(1 if game in referee.PARTNERS else 5):
        match.apply(match.draw(rng))
        assert match.rounds[-1].deal.hands
        cards = match.view(None).cards
        while match.phase not in ("deal", "over"):
            if match.phase == "play":
                view = match.view(None).as_dict()
                last = view["trick"]["number"] == view["cards"]
                assert last == (sum(view["won"]) == cards - 1)
                assert view["cards"] == cards
            match.apply(rng.choice(match.legal()))


@pytest.mark.parametrize("game", referee.GAMES)
def test_r18_every_trick_is_counted_once_and_everywhere_alike(game: str) -> None:
    """Live view, record, replayed record and score sheet, the last trick included."""
    for seed in range(8):
        match = random_match(game, seed)
        record = match.to_record()
        replayed = replay(record)
        assert replayed.to_record() == record
        sheet = match.view(None).as_dict()["sheet"]
        assert replayed.view(None).as_dict()["sheet"] == sheet
        assert referee.check_record(record) == []
        for entry, line in zip(record["rounds"], sheet, strict=True):
            winners = [trick["winner"] for trick in entry["tricks"]]
            won = [winners.count(seat) for seat in range(len(entry["hands"]))]
            assert entry["won"] == line["won"] == won
            assert sum(won) == line["cards"] == len(entry["hands"][0])


@pytest.mark.parametrize("game", referee.GAMES)
def test_r18_the_live_view_shows_the_last_trick_with_its_winner(game: str) -> None:
    rng = Random(18)
    match = Match.undealt(game, players=4)
    match.apply(match.draw(rng))
    events: list[Any] = []
    while match.phase not in ("deal", "over"):
        events += match.apply(rng.choice(match.legal()))
    taken = [event.as_dict()["winner"] for event in events if event.kind == "trick"]
    view = match.view(None).as_dict()
    assert taken == [trick["winner"] for trick in view["tricks"]]
    assert view["won"] == [taken.count(seat) for seat in range(4)]
    assert len(taken) == view["cards"]


@pytest.mark.parametrize("game", referee.GAMES)
def test_r21_a_column_is_the_sum_of_its_rounds_to_the_end(game: str) -> None:
    """View, score sheet, record and result; history and CSV rest on the record."""
    finished = 0
    for seed in range(12):
        match = random_match(game, seed, 20)
        record = match.to_record()
        sides = len(match.totals)
        columns = [sum(entry["scores"][side] for entry in record["rounds"]) for side in range(sides)]
        assert columns == list(match.totals) == record["rounds"][-1]["totals"]
        running = [0] * sides
        for entry, line in zip(record["rounds"], match.view(None).as_dict()["sheet"], strict=True):
            running = [total + score for total, score in zip(running, entry["scores"], strict=True)]
            assert entry["totals"] == line["totals"] == running
            assert entry["scores"] == line["scores"]
        if record["result"] is not None:
            finished += 1
            assert record["result"]["totals"] == columns
            assert record["result"]["winners"] == [s for s in range(sides) if columns[s] == max(columns)]
    assert finished > 0


def height(card: str) -> int:
    return 20 if referee.is_joker(card) else referee.RANKS.index(card[0]) + 10 * (card[1] == "S")


@pytest.mark.parametrize("game", referee.PARTNERS)
def test_r22_a_record_holds_what_statistics_will_count(game: str) -> None:
    """Statistics are not built yet. What they need is in the record: each nil, kept or failed, and the bags."""
    rng = Random(22)
    options = {"target": 5000, "failed_nil_tricks": "bags"}
    match = Match.undealt(game, players=4, options=options)
    tried = {"kept": 0, "failed": 0}
    bags = [0, 0]
    for _ in range(9):
        match.apply(match.draw(rng))
        for bid in ("nil", "2", "3", "nil"):
            do(match, f"bid {bid}")
        while match.phase == "play":
            nil = match.view(match.turn).as_dict()["bids"][match.turn] == "nil"
            do(match, f"play {(min if nil else max)(cards_open(match), key=height)}")
    rounds = match.to_record()["rounds"]
    assert len(rounds) == 9
    before = [0, 0]
    for entry in rounds:
        for seat, bid in enumerate(entry["bids"]):
            if bid == "nil":
                tried["kept" if entry["won"][seat] == 0 else "failed"] += 1
        for team in (0, 1):
            contract = sum(bid for bid in entry["bids"][team::2] if isinstance(bid, int))
            new = sum(entry["won"][seat] for seat in (team, team + 2) if entry["bids"][seat] == "nil") + max(
                0, sum(entry["won"][s] for s in (team, team + 2) if entry["bids"][s] != "nil") - contract
            )
            bags[team] += new
            assert entry["bags"][team] == (before[team] + new) % 10
            before[team] = entry["bags"][team]
    assert sum(tried.values()) == 18
    assert tried["kept"] > 0 < tried["failed"]
    assert sum(bags) > 9
