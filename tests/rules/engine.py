"""The product's engine asked the referee's questions, through the tables of a rule sheet."""

from __future__ import annotations

from typing import Any

from foretrick import games
from foretrick.cards import Card, Suit, cards_of, mask
from foretrick.kernel import layout, step
from foretrick.kernel.tables import tables_for
from foretrick.rules import BLIND_NIL, NIL

NUMBER_OF = {"nil": NIL, "blind-nil": BLIND_NIL}


def tables(game: str, seats: int, options: dict[str, Any]) -> layout.Tables:
    return tables_for(games.sheet(game, seats, options))


def trump_index(trump: str | None) -> int:
    return layout.NO_TRUMP if trump is None else int(Suit.of(trump))


def after_cards(rules: layout.Tables, cards: list[str], trump: str | None, broken: bool) -> layout.State:
    """A trick in which seat 0 led and these cards were played in turn."""
    state = layout.State(phase=layout.PLAY, left=2, trump=trump_index(trump), broken=int(broken))
    step.lead(state, 0)
    for card in cards:
        step.act(rules, state, Card(card))
    return state


def legal_cards(
    game: str,
    options: dict[str, Any],
    hand: list[str],
    trick: list[str],
    trump: str | None,
    broken: bool,
    seats: int = 4,
) -> list[str]:
    rules = tables(game, seats, options)
    state = after_cards(rules, trick, trump, broken)
    state.hands[state.turn] = mask(map(Card, hand))
    return sorted(card.code for card in cards_of(step.legal(rules, state)))


def trick_winner(game: str, options: dict[str, Any], cards: list[str], trump: str | None) -> int:
    rules = tables(game, len(cards), options)
    state = after_cards(rules, cards, trump, broken=False)
    winner = state.leader
    assert [state.won[seat] for seat in range(len(cards))] == [
        int(seat == winner) for seat in range(len(cards))
    ]
    assert state.turn == winner
    return winner


def trump_after(game: str, options: dict[str, Any], turned: str | None, seats: int = 4) -> str | None:
    rules = tables(game, seats, options)
    trump = rules.turned[layout.NO_CARD if turned is None else Card(turned)]
    if trump in (layout.NAMED_BLIND, layout.NAMED_LOOKING):
        return "dealer"
    return None if trump == layout.NO_TRUMP else Suit(trump).letter


def seat_score(game: str, options: dict[str, Any], bid: int, won: int, seats: int = 4) -> int:
    return tables(game, seats, options).seat_points[bid][won]


def team_score(
    game: str, options: dict[str, Any], bids: list[Any], won: list[int], bags: int
) -> tuple[int, int, int]:
    """Points, bags after the hand and penalties of a team; the other team bids 1 and takes the rest."""
    rules = tables(game, 4, options)
    state = layout.State()
    state.bags[0] = bags
    for seat, (bid, tricks) in enumerate(zip(bids, won, strict=True)):
        state.bids[2 * seat] = NUMBER_OF.get(bid, bid)
        state.won[2 * seat] = tricks
        state.bids[2 * seat + 1] = 1
    state.won[1] = 13 - sum(won)
    step.score_round(rules, state)
    assert state.totals[0] == state.scores[0]
    return state.scores[0], state.bags[0], state.penalties[0]
