"""What the tips of the lessons claim in figures, measured: `.venv/bin/python bench/tips.py [ROUNDS]`.

Steady bots play rounds of Oh Hell with ten cards and hands of Spades, four to a table. Printed are how often an ace
outside trumps wins, by the length of its suit and by when it is played; how often a low trump (8 or lower) does, by
how many trumps are held; and how many tricks the small spades of a hand take with a short suit beside them and without.
"""

from __future__ import annotations

import random
import sys
from collections import defaultdict
from collections.abc import Iterator

from foretrick import bots
from foretrick.cards import Card, Suit
from foretrick.play import Match, Round
from foretrick.rules import NIL

ACE, EIGHT, TEN = 12, 6, 8  # ranks of cards
Means = dict[object, list[float]]


def rounds(game: str, many: int, number: int | None = None) -> Iterator[Round]:
    """Rounds that steady bots have played."""
    for seed in range(many):
        match = Match.undealt(game, 4, repeating=number)
        match.apply(match.draw(random.Random(seed)))
        players = [bots.make("steady", seed + seat) for seat in range(4)]
        while match.rounds[-1].line is None:
            seat = match.waiting_for[0]
            match.apply(players[seat].choose(match.view(seat)).action, seat)
        yield match.rounds[-1]


def fates(played: Round) -> dict[Card, tuple[bool, int]]:
    """Of each card, whether it took its trick, and in which trick it fell."""
    return {
        play.card: (play.seat == trick.winner, trick.number)
        for trick in played.tricks
        for play in trick.plays
    }


def told(title: str, means: Means) -> None:
    print(title)
    for key, values in sorted(means.items(), key=lambda pair: str(pair[0])):
        print(f"  {key!s:<14} {sum(values) / len(values):5.2f}  ({len(values)})")


def oh_hell(many: int) -> None:
    by_length: Means = defaultdict(list)
    by_time: Means = defaultdict(list)
    low: Means = defaultdict(list)
    for played in rounds("oh-hell", many, 10):
        fate = fates(played)
        for hand in played.deal.hands:
            for ace in (card for card in hand if card.rank == ACE and card.suit is not played.trump):
                won, number = fate[ace]
                by_length[sum(card.suit is ace.suit for card in hand)].append(won)
                by_time[
                    "tricks 1-3" if number <= 3 else "tricks 4-6" if number <= 6 else "tricks 7-10"
                ].append(won)
            trumps = [card for card in hand if card.suit is played.trump]
            small = [card for card in trumps if card.rank <= EIGHT]
            if small:
                low[len(trumps)].append(any(fate[card][0] for card in small))
    told("Oh Hell, ten cards: an ace outside trumps wins, by the cards of its suit", by_length)
    told("the same, by when it is played", by_time)
    told("at least one low trump wins, by the trumps held", low)


def spades(many: int) -> None:
    small: Means = defaultdict(list)
    for played in rounds("spades", many):
        fate = fates(played)
        for seat, hand in enumerate(played.deal.hands):
            bid = played.bids[seat]
            trumps = [card for card in hand if card.suit is Suit.S]
            if bid is None or bid >= NIL or len(trumps) != 3:
                continue
            shortest = min(sum(card.suit is suit for card in hand) for suit in (Suit.H, Suit.D, Suit.C))
            key = "a short suit" if shortest <= 1 else "none"
            small[key].append(sum(fate[card][0] for card in trumps if card.rank <= TEN))
    told(
        "Spades, three spades in the hand: tricks of those up to the ten, with a suit of one card or none",
        small,
    )


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    oh_hell(count)
    spades(count)
