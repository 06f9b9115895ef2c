"""The worlds are drawn exactly evenly, never fail, and are those that the seat must think possible."""

from __future__ import annotations

from collections import Counter
from math import factorial
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foretrick import Match, games
from foretrick.cards import Card, Hand, cards_of, mask
from foretrick.play import Bid, Deal, Play, View
from foretrick.search import worlds as text_of_worlds
from foretrick.search.likely import Hidden
from foretrick.search.thought import Thought
from foretrick.search.unseen import Unseen, unseen
from tests import referee
from tests.search.counting import every_world, surprise
from tests.search.walks import TEXT, positions, worlds

MIND = Thought(Match("oh-hell", 4, seed=1).view(1), 0).mind  # any will do: nothing of it is used but its room


def prepared(out: Unseen, text: Any = TEXT) -> Hidden:
    """What is hidden, laid out as `Thought` does it, but from plain numbers."""
    seats = len(out.held)
    held, might, bound = (np.zeros(8, np.int64) for _ in range(3))
    held[:seats], might[:seats] = out.held, out.might
    count = text["chosen_seats"](held, might, out.cards, seats, bound)
    size = text["table_size"](held, bound, count)
    ways = np.zeros((out.cards.bit_count() + 1) * size, np.float64)
    text["count_ways"](held, might, out.cards, bound, count, ways, size)
    pile, voids = np.zeros(64, np.int64), np.zeros(8, np.int64)
    taken = np.zeros(8, np.int64)
    agreed, heard = np.zeros(1), np.ones((0, 64))
    return Hidden(
        held, might, out.cards, seats, bound, count, ways, size, pile, voids, taken, 0, -1, agreed, heard
    )


def pattern(cards: str, *seats: tuple[int, str]) -> Unseen:
    """Cards by code; for each seat how many it holds and which it might hold, `*` for any."""
    out = mask(map(Card, cards.split()))
    might = [out if codes == "*" else mask(map(Card, codes.split())) for _, codes in seats]
    return Unseen(out, tuple(number for number, _ in seats), tuple(might))


PATTERNS = {
    "nobody is bound": pattern("2S AS 5H 6H KD 2C BJ LJ", (0, ""), (2, "*"), (2, "*"), (2, "*")),
    "nobody is bound and all is dealt": pattern("2S AS 5H 6H KD BJ", (2, "*"), (2, "*"), (2, "*")),
    "one is bound": pattern("2S AS 5H 6H KD 2C BJ", (0, ""), (2, "2S AS KD"), (1, "*"), (1, "*")),
    "one is bound to a joker and another suit": pattern("2S 3S 4S 9S BJ KD", (2, "BJ KD 2S"), (2, "*")),
    "two are bound and share cards": pattern(
        "2S AS 5H 6H KD 2C BJ LJ", (2, "2S AS 5H 6H"), (2, "5H 6H KD BJ"), (2, "*")
    ),
    "two are bound alike": pattern("2S AS 5H 6H KD 2C BJ", (2, "2S 5H BJ KD"), (2, "2S 5H BJ KD"), (1, "*")),
    "two are bound to the same cards, all of them theirs": pattern(
        "2S AS 5H 6H KD 2C BJ", (2, "2S 5H BJ KD"), (2, "2S 5H BJ KD"), (3, "*")
    ),
    "all are bound": pattern(
        "2S AS 5H 6H KD 2C BJ LJ", (2, "2S AS 5H 6H KD"), (1, "KD 2C BJ"), (3, "AS 6H 2C BJ LJ KD")
    ),
    "all are bound and all is dealt": pattern(
        "2S AS 5H 6H KD 2C", (2, "2S AS 5H 6H"), (2, "AS 6H KD 2C"), (2, "2S 5H KD 2C AS")
    ),
    "one must hold exactly what it may": pattern(
        "2S AS 5H 6H KD 2C BJ LJ", (2, "2S BJ"), (2, "2S AS 5H"), (2, "*")
    ),
    "everything is known": pattern("2S AS 5H 6H KD", (2, "2S AS"), (1, "KD"), (1, "6H")),
    "numbers of cards differ": pattern(
        "2S AS 5H 6H KD 2C BJ LJ 3D", (3, "2S AS 5H 6H KD"), (1, "*"), (2, "2C BJ LJ AS")
    ),
}


@pytest.mark.parametrize("name", PATTERNS)
def test_every_possible_world_is_drawn_as_often_as_any_other(name: str) -> None:
    out = PATTERNS[name]
    cells = list(every_world(out.cards, out.held, out.might))
    draws = max(2_000, min(24_000, 25 * len(cells)))
    hidden = prepared(out)
    seats = [seat for seat, held in enumerate(out.held) if held]
    counts = Counter(
        tuple(hands[seat] if seat in seats else 0 for seat in range(hidden.seats))
        for hands in worlds(MIND, hidden, 7, range(draws))
    )
    assert len(counts) > 0.99 * len(cells)
    assert surprise(counts, cells) < 4


@st.composite
def possible(draw: st.DrawFn) -> Unseen:
    """Anything that can come of a deal: each seat might hold its true cards and some others."""
    pack = draw(st.lists(st.integers(0, 53), min_size=4, max_size=9, unique=True))
    everything, held, might = mask(pack), [], []
    for _ in range(draw(st.integers(1, 4))):
        number = draw(st.integers(0, min(3, len(pack))))
        mine, pack = pack[:number], pack[number:]
        others = draw(st.one_of(st.just(everything), st.integers(0, 2**54 - 1)))
        held.append(number)
        might.append((mask(mine) | others & everything) if number else 0)
    return Unseen(everything, tuple(held), tuple(might))


@settings(max_examples=120)
@given(possible())
def test_the_ways_are_counted_as_trying_them_all_counts_them(out: Unseen) -> None:
    hidden = prepared(out)
    free = [h for h, m in zip(out.held, out.might, strict=True) if h and m == out.cards]
    shared = out.cards.bit_count() - sum(int(hidden.held[s]) for s in hidden.bound[: hidden.bounds])
    for number in free:  # what the bound seats leave goes to the free ones in any way
        hidden.ways[-1] *= factorial(shared) // factorial(number) // factorial(shared - number)
        shared -= number
    assert hidden.ways[-1] == len(list(every_world(out.cards, out.held, out.might)))


@settings(max_examples=120)
@given(possible(), st.integers(0, 2**40))
def test_no_draw_fails(out: Unseen, seed: int) -> None:
    for hands in worlds(MIND, prepared(out), seed, range(20)):
        given_out = 0
        for hand, held, might in zip(hands, out.held, out.might, strict=False):
            if held:
                assert hand.bit_count() == held
                assert hand & ~might == 0
                assert hand & given_out == 0
                given_out |= hand


@settings(max_examples=25)
@given(possible(), st.integers(0, 2**40))
def test_the_text_read_as_plain_python_draws_the_same_worlds(out: Unseen, seed: int) -> None:
    plain: Any = vars(text_of_worlds)
    ours, theirs = prepared(out, plain), prepared(out)
    assert (ours.bounds, ours.size) == (theirs.bounds, theirs.size)
    assert ours.ways.tobytes() == theirs.ways.tobytes()
    for number, world in enumerate(worlds(MIND, theirs, seed, range(5))):
        hands, chance = [0] * 8, [int(TEXT["world_number"](seed, number))]
        parts = (ours.held.tolist(), ours.might.tolist(), ours.unseen, ours.seats, ours.bound.tolist())
        text_of_worlds.draw_world(*parts, ours.bounds, ours.ways.tolist(), ours.size, [0] * 64, chance, hands)
        drawn = [seat for seat in range(ours.seats) if ours.held[seat]]
        assert [hands[seat] for seat in drawn] == [world[seat] for seat in drawn]
        assert chance[0] == MIND.chance[0]


# ------------------------------------------------------------------ positions of real matches


def few_ways(game: str, least: int, most: int, bound: bool) -> tuple[View, list[tuple[int, ...]]]:
    """A position of a real match with few possible worlds, in which every seat is known to lack something, or not."""
    for _, view in positions(game, 8, 1.0, rounds=20):
        out = unseen(view)
        if sum(out.held) not in range(1, 9) or out.cards.bit_count() > 14 or view.phase != "play":
            continue
        if bound != all(m != out.cards for h, m in zip(out.held, out.might, strict=True) if h):
            continue
        cells = list(every_world(out.cards, out.held, out.might))
        if least <= len(cells) <= most:
            return view, cells
    raise AssertionError(f"{game} came to no such position")


@pytest.mark.parametrize("bound", [True, False])
@pytest.mark.parametrize("game", games.KEYS)
def test_worlds_of_real_positions_are_drawn_evenly(game: str, bound: bool) -> None:
    view, cells = few_ways(game, 12, 900, bound)
    thought = Thought(view, 3)
    held = unseen(view).held
    counts = Counter(
        tuple(hand if number else 0 for hand, number in zip(hands, held, strict=True))
        for hands in worlds(thought.mind, thought.hidden, 3, range(12_000))
    )
    assert len(counts) == len(cells)
    assert surprise(counts, cells) < 4


def could_have_played(view: View, seat: int, hand: int) -> bool:
    """By the referee: whether all that the seat played was allowed if this is what it has left."""
    game, options = view.game, dict(view.sheet.options)
    plays = [play for trick in (*view.tricks, view.trick) if trick for play in trick.plays]
    mine = [play.card.code for play in plays if play.seat == seat]
    left = [card.code for card in cards_of(hand)]
    trump = None if view.trump is None else view.trump.letter
    broken = False
    for trick in (*view.tricks, view.trick):
        table: list[str] = []
        for play in trick.plays if trick else ():
            code = play.card.code
            if play.seat == seat:
                legal = referee.legal_cards(game, options, left + mine, table, trump=trump, broken=broken)
                if code not in legal:
                    return False
                mine = mine[1:]
            table.append(code)
            broken |= game in referee.PARTNERS and referee.spades_suit(options, code) == "S"
    return True


@pytest.mark.parametrize("game", games.KEYS)
def test_a_seat_is_denied_exactly_what_its_plays_rule_out(game: str) -> None:
    ruled_out = 0
    for match, view in positions(game, 4, 0.05):
        if view.hand is None:
            continue
        out = unseen(view)
        shown = mask(play.card for trick in match.rounds[-1].tricks for play in trick.plays)
        shown |= 0 if view.turned is None else 1 << view.turned
        assert out.cards == mask(view.sheet.pack) & ~shown & ~view.hand.mask
        for seat in range(view.sheet.seats):
            if seat != view.seat:
                assert out.held[seat] == match._state.hands[seat].bit_count()
                assert match._state.hands[seat] & ~out.might[seat] == 0
                possible = mask(
                    card for card in cards_of(out.cards) if could_have_played(view, seat, 1 << card)
                )
                assert out.might[seat] == possible
                ruled_out += possible != out.cards
    assert ruled_out > 30


@pytest.mark.parametrize("game", referee.PARTNERS)
def test_who_leads_a_trump_too_early_has_nothing_else(game: str) -> None:
    """Wins a trick with the ace of hearts and then leads a trump that nobody has broken: only trumps are left."""
    match = Match.undealt(game, 4)
    pack = match.sheet.pack
    trumps = [card for card in pack if match.sheet.breaks(card)]
    ace = Card("AH")
    others = [card for card in pack if card not in trumps[:12] and card != ace]
    hands = [others[place::3] for place in range(3)]
    match.apply(Deal(0, (Hand(hands[0]), Hand([ace, *trumps[:12]]), Hand(hands[1]), Hand(hands[2])), None))
    while match.phase == "bid":
        match.apply(Bid(3))
    match.apply(Play(ace))
    for _ in range(3):
        match.apply(match.legal()[-1])
    before = unseen(match.view(2))
    assert before.might[1] == before.cards
    match.apply(Play(trumps[0]))
    out = unseen(match.view(2))
    assert out.might[1] == out.cards & mask(trumps)
    assert out.might[1] == mask(
        card for card in cards_of(out.cards) if could_have_played(match.view(2), 1, 1 << card)
    )


@pytest.mark.parametrize("game", games.KEYS)
def test_every_world_fits_all_that_the_seat_has_seen(game: str) -> None:
    asked = 0
    for match, view in positions(game, 8, 0.04):
        for seat in range(view.sheet.seats):
            other = match.view(seat)
            if other.phase in ("bid", "play") and (other.hand is not None or other.may_act):
                check_worlds(match, other, Random(asked))
                asked += 1
    assert asked > 100


def check_worlds(match: Match, view: View, chance: Random) -> None:
    seats, cards = view.sheet.seats, view.cards_left
    shown = mask(play.card for trick in match.rounds[-1].tricks for play in trick.plays)
    shown |= 0 if view.turned is None else 1 << view.turned
    thought = Thought(view, chance.randrange(2**30))
    for hands in worlds(thought.mind, thought.hidden, thought.seed, range(4)):
        assert [hand.bit_count() for hand in hands] == list(cards)
        together = 0
        for hand in hands:
            assert together & hand == 0
            together |= hand
        assert together & shown == 0
        assert together & ~mask(view.sheet.pack) == 0
        if view.hand is not None and view.seat is not None:
            assert hands[view.seat] == view.hand.mask
        assert all(could_have_played(view, seat, hands[seat]) for seat in range(seats))


def test_a_hand_that_its_own_seat_has_not_seen_is_drawn_too() -> None:
    match = Match("spades", 4, options={"blind_nil": True}, seed=5)
    assert match.turn is not None
    view = match.view(match.turn)
    thought = Thought(view, 1)
    own = {hands[match.turn] for hands in worlds(thought.mind, thought.hidden, 1, range(50))}
    assert len(own) == 50
    assert {hand.bit_count() for hand in own} == {13}


def test_worlds_follow_from_the_seed_and_their_number_alone() -> None:
    view = Match("wizards-and-jesters", 4, seed=2).view(0)
    one, other = Thought(view, 9), Thought(view, 9)
    forward = list(worlds(one.mind, one.hidden, 9, range(30)))
    backward = list(worlds(other.mind, other.hidden, 9, reversed(range(30))))
    assert forward == backward[::-1]
    assert forward != list(worlds(one.mind, one.hidden, 10, range(30)))
    assert len({TEXT["world_number"](seed, world) for seed in range(30) for world in range(300)}) > 8_990
