"""What went wrong with bots elsewhere, each as the whole kind of position. The numbers are those of the reports."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from foretrick import Match, bots
from foretrick.bots.bot import Budget, Choice
from foretrick.bots.knowledge import Knowledge
from foretrick.bots.reference.prospects import Prospects
from foretrick.bots.table import play_match
from foretrick.cards import Card, Hand, cards_of, mask
from foretrick.games import KEYS
from foretrick.play import Bid, Deal, IllegalAction, Play, Played, Trick, View
from foretrick.rules import NIL
from tests.bots import positions as at
from tests.rules.draws import some_options


def mirrored(card: int) -> Card:
    """The card as far from the bottom of its suit as this one is from the top."""
    return Card(card // 13 * 13 + 12 - card % 13)


def upside_down(view: View) -> View:
    """The same position in a game where the two is high and the ace low."""
    sheet = view.sheet

    def flipped(trick: Trick) -> Trick:
        return replace(
            trick, plays=tuple(Played(play.seat, mirrored(play.card), play.ace) for play in trick.plays)
        )

    assert view.hand is not None
    assert view.turned is not None
    assert view.trick is not None
    return replace(
        view,
        sheet=_flipped_sheet(sheet),
        hand=Hand(map(mirrored, view.hand)),
        turned=mirrored(view.turned),
        trick=flipped(view.trick),
        tricks=tuple(map(flipped, view.tricks)),
        choices=mask(mirrored(card) for card in cards_of(view.choices)),
    )


FLIPPED: dict[Any, Any] = {}


def _flipped_sheet(sheet: Any) -> Any:
    if sheet not in FLIPPED:
        FLIPPED[sheet] = replace(
            sheet,
            rank=lambda card: 12 - sheet.rank(card),
            beats=lambda trump, best, card: sheet.beats(trump, mirrored(best), mirrored(card)),
        )
    return FLIPPED[sheet]


def test_r11_strength_is_what_the_sheet_says_not_what_is_printed() -> None:
    """Turn every rank around: the bot turns its choice around, card for card."""
    asked = 0
    for known in at.cards_played("oh-hell", 11, 3):
        view = known.view
        if view.turned is not None:
            assert at.steady_card(upside_down(view)) == mirrored(at.steady_card(view))
            asked += 1
    assert asked > 200


@pytest.mark.parametrize(
    ("game", "card", "bid"),
    [
        *[("wizards-and-jesters", f"A{suit}", 1) for suit in "SHDC"],
        *[("wizards-and-jesters", f"2{suit}", 0) for suit in "SHDC"],
        *[("joker-in-the-hole", f"A{suit}", 1) for suit in "SHDC"],
        *[("joker-in-the-hole", joker, 0) for joker in ("BJ", "LJ")],
    ],
)
def test_r11_special_cards_are_counted_for_what_they_do(game: str, card: str, bid: int) -> None:
    for number in range(30):
        match = Match.undealt(game, 4)
        deal = match.draw(Random(number))
        seat = number % 4
        hands = list(deal.hands)
        turned = deal.turned
        if Hand(card)[0] == turned or turned is None or (card == "AS" and turned.rank == 12):
            continue
        for other, hand in enumerate(hands):  # the cards change places
            if hand == Hand(card):
                hands[other] = hands[seat]
        hands[seat] = Hand(card)
        match.apply(Deal(deal.dealer, tuple(hands), turned))
        while match.phase == "trump":
            match.apply(match.legal()[0])
        while seat not in match.waiting_for:
            match.apply(Bid(0))
        assert at.STEADY.choose(match.view(seat)).action == Bid(bid)


def test_r11_a_joker_or_a_two_that_is_a_high_trump_is_a_sure_trick() -> None:
    for variant, top in (
        ("standard", "BJ"),
        ("deuces-high", "BJ LJ 2D 2S"),
        ("two-of-spades-third", "BJ LJ 2S"),
    ):
        match = Match("spades-with-jokers", 4, seed=3, options={"variant": variant})
        view = match.view(match.turn)
        small = [card for card in match.sheet.pack if card not in Hand(top)][: 13 - len(Hand(top))]
        known = Knowledge(replace(view, hand=Hand([*Hand(top), *small])))
        assert all(Prospects(known).seek[card] == 1 for card in Hand(top))


@pytest.mark.parametrize("bot", bots.NAMES)
@pytest.mark.parametrize("game", at.SPADES)
def test_r13_no_trump_is_led_before_trumps_are_broken(game: str, bot: str) -> None:
    player, leads = bots.make(bot, seed=13), 0
    for view in at.decisions(game, 13, 2):
        if view.phase != "play" or view.trick is None or view.trick.plays or view.broken:
            continue
        assert view.hand is not None
        card = Card(player.choose(view).action.code)
        only_trumps = all(view.sheet.suit(held) == view.trump for held in view.hand)
        assert only_trumps or view.sheet.suit(card) != view.trump
        leads += 1
    assert leads > 50


def test_r13_bots_act_as_people_do_and_are_refused_like_people() -> None:
    class Cheat:
        name = "cheat"

        def choose(self, view: View, budget: Budget | None = None) -> Choice:
            return Choice(Bid(view.cards + 1), "Wants more than there is")

    match = Match("oh-hell", 4, seed=13)
    with pytest.raises(IllegalAction):
        play_match(match, [Cheat()] * 4)
    assert match.rounds[-1].bids == [None] * 4


@pytest.mark.parametrize("game", at.EXACT)
@pytest.mark.parametrize("players", [3, 4, 6])
def test_r16_with_the_top_trump_a_barred_bid_does_not_become_nought(game: str, players: int) -> None:
    asked = 0
    options = {"hook": "on", "bidding": "in-turn"}
    for view in at.decisions(game, 16, 12, players, options):
        if view.phase != "bid" or view.seat != view.dealer or not Knowledge(view).holds_top_trump:
            continue
        free = replace(view, choices=(1 << view.cards + 1) - 1)
        wanted = at.STEADY.choose(free).action.code
        barred = replace(view, choices=free.choices & ~(1 << wanted))
        if view.cards > 1:
            assert at.STEADY.choose(barred).action.code not in (0, wanted)
            asked += 1
        else:
            assert at.STEADY.choose(barred).action.code != wanted
    assert asked > 5


def test_r16_the_reported_hand() -> None:
    match = Match.undealt("oh-hell", 4, options={"hook": "on", "schedule": "fixed", "cards": 3})
    hands = ("2S 7D KC", "3S 8D QC", "4S 9D JC", "AH 5D 4C")
    match.apply(Deal(3, tuple(map(Hand, hands)), Card("9H")))
    for bid in (1, 1, 0):
        match.apply(Bid(bid))
    assert Bid(1) not in match.legal()
    assert at.STEADY.choose(match.view(3)).action == Bid(2)


def in_need(view: View) -> View:
    """The same position, but the seat to act has bid all that is left to win."""
    assert view.seat is not None
    return at.with_bid(view, view.seat, view.won[view.seat] + view.cards_left[view.seat])


@pytest.mark.parametrize("game", at.EXACT)
@pytest.mark.parametrize("players", [3, 4, 6])
def test_r23_needing_every_trick_it_leads_its_surest_card(game: str, players: int) -> None:
    asked = 0
    for known in at.cards_played(game, 23, 2, players=players):
        if known.plays:
            continue
        card = at.steady_card(in_need(known.view))
        beaten = known.tables.beaten_by[known.trump]
        sure = [held for held in known.choices if not beaten[held] & known.unseen]
        assert card in sure or not sure
        suit = known.pack.suit_of[card]
        higher = [
            held for held in known.choices if known.pack.suit_of[held] == suit and beaten[card] >> held & 1
        ]
        between = [held for held in higher if beaten[card] & ~beaten[held] & known.unseen]
        assert not between, "it holds a better card of that suit"
        asked += 1
    assert asked > 30


@pytest.mark.parametrize("game", ["joker-in-the-hole", "wizards-and-jesters"])
def test_r23_the_reported_hand(game: str) -> None:
    match = Match.undealt(game, 4, options={"rounds": 3})
    for _ in range(2):
        match.apply(match.draw(Random(1)))
        while match.phase != "deal":
            match.apply(match.legal()[0], match.turn)
    dealer = match.next_dealer
    assert dealer is not None
    others = [Hand("3C 4D 5C"), Hand("6C 7D 8C"), Hand("9C TD JC")]
    hands = [Hand("KH QH 4H") if seat == (dealer + 1) % 4 else others.pop() for seat in range(4)]
    match.apply(Deal(dealer, tuple(hands), Card("5H")))
    for bid in (3, 0, 0, 0):
        match.apply(Bid(bid))
    assert at.STEADY.choose(match.view(match.turn)).action == Play("KH")


@pytest.mark.parametrize("bot", bots.NAMES)
@pytest.mark.parametrize("game", KEYS)
def test_r25_a_legal_action_and_a_reason_in_every_position(game: str, bot: str) -> None:
    player, last_cards = bots.make(bot, seed=25), 0
    for number in range(6):
        rng = Random(f"{game}{number}")
        players = 4 if game in at.SPADES else rng.choice((3, 4, 5, 6))
        options = some_options(rng, game, players)
        if game in at.SPADES:
            options["target"] = 50
        for view in at.decisions(game, 25 + number, 1, players, options):
            choice = player.choose(view)
            assert choice.action in view.legal
            assert choice.reason
            assert "  " not in choice.reason
            last_cards += (
                view.phase == "play"
                and view.choices.bit_count() == 1
                and view.cards_left[view.seat or 0] == 1
            )
    assert last_cards > 10


@pytest.mark.parametrize("game", at.SPADES)
def test_r27_a_partner_s_winning_card_is_not_ruffed(game: str) -> None:
    asked = 0
    for known in at.cards_played(game, 27, 12):
        view = known.view
        if known.later or view.best != at.partner_of(known) or not at.numbers_only(known):
            continue
        follow = known.tables.follow[view.led]
        trumps = known.pack.suits[known.trump]
        if known.hand & follow or not known.hand & ~trumps or not known.hand & trumps:
            continue
        card = at.steady_card(view)
        assert not trumps >> card & 1 or not known.takes(card)
        asked += 1
    assert asked > 60


@pytest.mark.parametrize("game", at.SPADES)
def test_r28_beside_a_safe_nil_the_needed_trick_is_taken(game: str) -> None:
    asked = 0
    for known in at.cards_played(game, 28, 12):
        partner = at.partner_of(known)
        view = known.view
        if known.later or view.best == partner or view.won[partner] or known.nil_alive(known.seat):
            continue
        if not any(known.takes(card) for card in known.choices):
            continue
        view = at.with_bid(at.with_bid(view, partner, NIL), known.seat, view.won[known.seat] + 1)
        assert known.takes(at.steady_card(view))
        asked += 1
    assert asked > 60
