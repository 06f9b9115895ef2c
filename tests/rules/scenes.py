"""Scenes for the tests: a match brought to the deal, the bids and the cards that a test is about."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from foretrick import Match
from foretrick.cards import Card, Hand
from foretrick.play import Deal, IllegalAction, parse_action
from tests import referee

NAMES = ["Anna", "Ben", "Carla", "Dan", "Eve", "Finn", "Gail"]
CITED = re.compile(r"^[A-Z0-9\"'].+ \(([A-Z][A-Za-z ]+) (\d+\.\d+)\)\.$", re.DOTALL)


def deal_of(dealer: int, hands: Sequence[Sequence[str]], turned: str | None) -> Deal:
    return Deal(
        dealer, tuple(Hand(map(Card, hand)) for hand in hands), None if turned is None else Card(turned)
    )


def at_round(game: str, seats: int, number: int, dealer: int, options: dict[str, Any]) -> Match:
    """A match that waits for the deal of a round, all the rounds before it played somehow."""
    match = Match.undealt(game, players=NAMES[:seats], options=options)
    rng = Random(number)
    for before in range(number - 1):
        drawn = match.draw(rng)
        match.apply(Deal((dealer - (number - 1) + before) % seats, drawn.hands, drawn.turned))
        finish_round(match, rng)
    return match


def finish_round(match: Match, rng: Random) -> None:
    while match.phase not in ("deal", "over"):
        seat = rng.choice(match.waiting_for)
        match.apply(rng.choice(match.legal(seat)), seat)


def filled(game: str, options: dict[str, Any], hands: Sequence[str], prefer: str) -> list[list[str]]:
    """Hands of 13 for a Spades game: the cards named, then cards of each seat's own suit, then any."""
    named = [hand.split() for hand in hands]
    free = [card for card in referee.pack(game, options) if not any(card in hand for hand in named)]
    for hand, suit in zip(named, prefer, strict=True):
        for card in [card for card in free if referee.spades_suit(options, card) == suit]:
            if len(hand) < 13:
                hand.append(card)
                free.remove(card)
    for hand in named:
        while len(hand) < 13:
            hand.append(free.pop())
    return named


def scene(
    game: str,
    hands: Sequence[str],
    turned: str | None = None,
    *,
    dealer: int | None = None,
    trump: str | None = None,
    bids: Sequence[int | str] | None = None,
    prefer: str = "SHDC",
    **options: Any,
) -> Match:
    """A match after the deal, with trump named and the bids made where they are given.

    The dealer is the last seat unless told, so seat 0 bids and leads first. In the Spades games the hands are
    filled up to 13 cards, each seat preferring a suit.
    """
    seats = len(hands)
    dealer = seats - 1 if dealer is None else dealer
    full = referee.in_full(game, options)
    if game in referee.PARTNERS:
        whole, number = filled(game, full, hands, prefer), 1
    else:
        whole = [hand.split() for hand in hands]
        number = len(whole[0])
    if game == referee.HELL:
        options, number = {"schedule": "fixed", "cards": len(whole[0]), **options}, 1
    match = at_round(game, seats, number, dealer, options)
    match.apply(deal_of(dealer, whole, turned))
    if trump is not None:
        do(match, f"trump {trump}")
    if bids is not None:
        while match.phase == "bid":
            assert match.turn is not None
            do(match, f"bid {bids[match.turn]}")
    return match


def do(match: Match, text: str, seat: int | None = None) -> tuple[Any, ...]:
    return match.apply(parse_action(text), seat)


def play(match: Match, cards: str) -> Match:
    """Plays cards in turn."""
    for card in cards.split():
        do(match, f"play {card}")
    return match


def cards_open(match: Match) -> list[str]:
    """The cards that the seat to play may play, sorted."""
    return sorted(action.text.removeprefix("play ") for action in match.legal())


def bids_open(match: Match, seat: int | None = None) -> list[str]:
    return [action.text.removeprefix("bid ") for action in match.legal(seat)]


def trick_winner(match: Match) -> int:
    """The seat that took the last finished trick."""
    done = [trick for trick in match.rounds[-1].tricks if trick.winner is not None]
    winner = done[-1].winner
    assert winner is not None
    return winner


def refused(match: Match, text: str, seat: int | None = None) -> tuple[str, str]:
    """The sentence of an illegal action and the clause it cites; nothing may have changed."""
    before = match.to_record()
    with pytest.raises(IllegalAction) as caught:
        do(match, text, seat)
    assert match.to_record() == before
    sentence = str(caught.value)
    cited = CITED.match(sentence)
    assert cited is not None, f"no clause is cited: {sentence!r}"
    assert caught.value.clause == f"{cited[1]} {cited[2]}"
    return sentence, cited[2]
