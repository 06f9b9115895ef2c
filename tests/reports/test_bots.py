"""What went wrong with bots elsewhere, each as the whole kind of position. The numbers are those of the reports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from foretrick import Match
from foretrick.bots.bot import Budget, Choice
from foretrick.bots.knowledge import Knowledge
from foretrick.bots.reference.prospects import Prospects
from foretrick.bots.table import play_match
from foretrick.cards import Card, Hand, cards_of, mask
from foretrick.games import GAMES, KEYS
from foretrick.play import Bid, Deal, IllegalAction, Play, Played, Trick, View
from foretrick.rules import BLIND_NIL, NIL
from tests.bots import positions as at
from tests.bots.levels import EVERYBODY, LEVELS, SPARSE, Player
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


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize(
    ("game", "card", "bid"),
    [
        *[("wizards-and-jesters", f"A{suit}", 1) for suit in "SHDC"],
        *[("wizards-and-jesters", f"2{suit}", 0) for suit in "SHDC"],
        *[("joker-in-the-hole", f"A{suit}", 1) for suit in "SHDC"],
        *[("joker-in-the-hole", joker, 0) for joker in ("BJ", "LJ")],
    ],
)
def test_r11_special_cards_are_counted_for_what_they_do(game: str, card: str, bid: int, bot: str) -> None:
    player = Player(bot)
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
        assert player.choose(match.view(seat)).action == Bid(bid)


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


@pytest.mark.parametrize("bot", EVERYBODY)
@pytest.mark.parametrize("game", at.SPADES)
def test_r13_no_trump_is_led_before_trumps_are_broken(game: str, bot: str) -> None:
    player, leads = Player(bot, seed=13), 0
    for view in player.some(at.decisions(game, 13, 2)):
        if view.phase != "play" or view.trick is None or view.trick.plays or view.broken:
            continue
        assert view.hand is not None
        card = player.card(view)
        only_trumps = all(view.sheet.suit(held) == view.trump for held in view.hand)
        assert only_trumps or view.sheet.suit(card) != view.trump
        leads += 1
    assert player.enough(leads, 50)


def test_r13_bots_act_as_people_do_and_are_refused_like_people() -> None:
    class Cheat:
        name = "cheat"

        def choose(self, view: View, budget: Budget | None = None) -> Choice:
            return Choice(Bid(view.cards + 1), "Wants more than there is")

    match = Match("oh-hell", 4, seed=13)
    with pytest.raises(IllegalAction):
        play_match(match, [Cheat()] * 4)
    assert match.rounds[-1].bids == [None] * 4


# A Wizard, or an ace that always wins, can be thrown on another: who thinks ahead may rightly bid nought with it.
TOP_TRUMP_WINS = [
    (game, bot) for game in at.EXACT for bot in LEVELS if bot not in SPARSE or game == "oh-hell"
]


@pytest.mark.parametrize(("game", "bot"), TOP_TRUMP_WINS)
@pytest.mark.parametrize("players", [3, 4, 6])
def test_r16_with_the_top_trump_a_barred_bid_does_not_become_nought(
    game: str, players: int, bot: str
) -> None:
    asked, options = 0, {"hook": "on", "bidding": "in-turn"}
    for number, view in enumerate(at.decisions(game, 16, 12, players, options)):
        if view.phase != "bid" or view.seat != view.dealer or not Knowledge(view).holds_top_trump:
            continue
        free = replace(view, choices=(1 << view.cards + 1) - 1)
        wanted = Player(bot, number).choose(free).action.code
        barred = replace(view, choices=free.choices & ~(1 << wanted))
        said = Player(bot, number).choose(barred).action.code
        assert said != wanted
        if view.cards > 1:
            assert said > 0
            asked += 1
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


def leads(game: str, seed: int) -> Iterator[Knowledge]:
    """Leads with a choice, with any number of players, any options, any trump, and any number of cards left."""
    fewest, most = GAMES[game].seats
    for players in range(fewest, most + 1):
        for number in range(3):
            options = some_options(Random(f"{game} {players} {number}"), game, players)
            for known in at.cards_played(game, seed + number, 1, players=players, options=options):
                if not known.plays:
                    yield known


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("game", at.EXACT)
def test_r23_needing_every_trick_it_leads_its_surest_card(game: str, bot: str) -> None:
    """A card that nothing beats if it holds one, and of a suit never the lower of two that a hidden card parts."""
    player, asked = Player(bot, seed=23), Counter[str]()
    for known in player.some(leads(game, 23)):
        view = in_need(known.view)
        card, knows = player.card(view), player.knows(view)
        beaten, suits = knows.tables.beaten_by[knows.trump], knows.pack.suit_of
        sure = [Card(held) for held in knows.choices if not beaten[held] & knows.unseen]
        assert card in sure or not sure
        higher = [held for held in known.choices if suits[held] == suits[card] and beaten[card] >> held & 1]
        assert not [Card(held) for held in higher if beaten[card] & ~beaten[held] & known.unseen]
        asked.update(("all", f"trump {knows.trump}", f"{len(knows.choices)} cards"))
        asked["trump led"] += suits[card] == knows.trump
        asked["sure card"] += bool(sure)
    assert player.enough(asked["all"], 300)
    assert all(player.enough(asked[f"trump {trump}"], 30) for trump in range(4))
    assert all(player.enough(asked[f"{cards} cards"], 10) for cards in range(2, 7))
    assert player.enough(min(asked["trump led"], asked["sure card"]), 20)


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("game", ["joker-in-the-hole", "wizards-and-jesters"])
def test_r23_the_reported_hand(game: str, bot: str) -> None:
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
    assert Player(bot).choose(match.view(match.turn)).action == Play("KH")


@pytest.mark.parametrize("bot", EVERYBODY)
@pytest.mark.parametrize("game", KEYS)
def test_r25_a_legal_action_and_a_reason_in_every_position(game: str, bot: str) -> None:
    player, asked = Player(bot, seed=25), Counter[str]()
    for number in range(8):
        rng = Random(f"{game}{number}")
        fewest, most = GAMES[game].seats
        players = fewest + number % (most + 1 - fewest)
        options = some_options(rng, game, players)
        if game in at.SPADES:
            options |= {"target": 50, "blind_nil": number % 2 == 0}
        for view in player.some(at.decisions(game, 25 + number, 1, players, options)):
            choice = player.choose(view)
            assert choice.action in view.legal
            assert choice.reason
            assert "  " not in choice.reason
            asked[view.phase] += 1
            asked["one card"] += view.phase == "play" and view.cards_left[view.seat or 0] == 1
            asked["unseen"] += not view.looked
    assert player.enough(asked["one card"], 20)
    assert player.enough(asked["bid"], 40)
    assert player.enough(asked["unseen"], 4) or game not in at.SPADES


def quiet(known: Knowledge) -> bool:
    """Whether this seat is void, holds trumps and others, and a partner without a nil has the trick for certain."""
    view = known.view
    trumps = known.pack.suits[known.trump]
    return (
        view.best == at.partner_of(known)
        and at.numbers_only(known)
        and not known.hand & known.tables.follow[view.led]
        and bool(known.hand & trumps)
        and bool(known.hand & ~trumps)
        and not any(known.can_beat(seat, known.best, view.led) for seat in known.later)
    )


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("game", at.SPADES)
def test_r27_a_partner_s_winning_card_is_not_ruffed(game: str, bot: str) -> None:
    player, asked, last = Player(bot, seed=27), 0, 0
    for known in player.some(spades_cards(game, 27)):
        knows = player.knows(known.view)
        if quiet(knows):
            assert not knows.takes(player.card(knows.view))
            asked += 1
            last += not knows.later
    assert player.enough(asked, 60)
    assert player.enough(last, 50)


def spades_cards(game: str, seed: int) -> Iterator[Knowledge]:
    """Cards with a choice, with any options."""
    for number in range(6):
        options = some_options(Random(f"{game} {number}"), game, 4) if number else {}
        yield from at.cards_played(game, seed + number, 2, options=options)


@pytest.mark.parametrize("nil", [NIL, BLIND_NIL])
@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("game", at.SPADES)
def test_r28_beside_a_safe_nil_the_needed_trick_is_taken(game: str, bot: str, nil: int) -> None:
    player, asked = Player(bot, seed=28), 0
    for known in player.some(spades_cards(game, 28)):
        partner, view = at.partner_of(known), known.view
        if known.later or view.best == partner or view.won[partner]:
            continue
        if len({known.takes(card) for card in known.choices}) < 2:
            continue
        for lacking in range(1, min(3, view.cards_left[known.seat]) + 1):
            bid = view.won[known.seat] + lacking
            position = at.with_bid(at.with_bid(view, partner, nil), known.seat, bid)
            assert known.takes(player.card(position))
            asked += 1
    assert player.enough(asked, 100)
