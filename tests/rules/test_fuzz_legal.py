"""Random deals, every seat of a trick: the cards that the engine allows, and who wins, are the referee's.

Swapped names made the legal cards of one game wrong somewhere else, and only in that game; so each game has its
ten thousand deals, spread over the options that touch play and over every number of players.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from foretrick.cards import Card, cards_of, mask
from foretrick.kernel import layout, step
from tests import referee
from tests.rules import draws, engine

DEALS = 10_000
PER_TABLE = 100
PLAY_OPTIONS: dict[str, list[dict[str, Any]]] = {
    referee.JOKER: [{"joker_escape": False}, {"joker_escape": True}],
    referee.JOKERED: [{"variant": name} for name in referee.WORDS["variant"]],
}


def one_trick(rng: Random, game: str, seats: int, options: dict[str, Any], rules: layout.Tables) -> str:
    """Deals, plays a trick of random legal cards and returns the first disagreement, or nothing."""
    deck = referee.pack(game, options)
    rng.shuffle(deck)
    each = rng.randint(1, len(deck) // seats)
    hands, _ = referee.deal_from(deck, seats, seats - 1, each)
    trump = "S" if game in referee.PARTNERS else rng.choice([*referee.SUITS, None])
    broken = rng.random() < 0.5
    state = layout.State(
        phase=layout.PLAY, left=each + 1, trump=engine.trump_index(trump), broken=int(broken)
    )
    step.lead(state, 0)
    state.hands[:seats] = [mask(map(Card, hand)) for hand in hands]
    trick: list[str] = []
    for seat in range(seats):
        found = sorted(card.code for card in cards_of(step.legal(rules, state)))
        right = referee.legal_cards(game, options, hands[seat], trick, trump, broken)
        if found != right:
            return f"{options} trump {trump} broken {broken} hand {hands[seat]} trick {trick}: {found} not {right}"
        card = rng.choice(right)
        step.act(rules, state, Card(card))
        trick.append(card)
        best = referee.trick_winner(game, options, trick, trump)
        if state.best_seat != best:
            return f"{options} trump {trump} trick {trick}: seat {state.best_seat} wins, not {best}"
    return ""


@pytest.mark.parametrize("game", referee.GAMES)
def test_r12_engine_and_referee_allow_the_same_cards(game: str) -> None:
    rng = Random(f"fuzz {game}")
    for table in range(DEALS // PER_TABLE):
        seats = referee.SEATS[game][table % len(referee.SEATS[game])]
        kinds = PLAY_OPTIONS.get(game, [{}])
        options = {**draws.some_options(rng, game, seats), **kinds[table % len(kinds)]}
        rules = engine.tables(game, seats, options)
        for _ in range(PER_TABLE):
            assert one_trick(rng, game, seats, options, rules) == ""
