"""Many positions of a kind: matches played at random, stopped at every decision that a test asks about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

from foretrick import Match, bots
from foretrick.bots.knowledge import Knowledge
from foretrick.cards import Card, Hand, cards_of, shuffled
from foretrick.play import Action, Deal, IllegalAction, NameTrump, Play, View
from foretrick.play.actions import bid_action
from foretrick.rules import NIL

STEADY = bots.make("steady")
EXACT = ("joker-in-the-hole", "wizards-and-jesters", "oh-hell")
SPADES = ("spades-with-jokers", "spades")


def steady_card(view: View) -> Card:
    """The card that the steady player plays here."""
    return Card(STEADY.choose(view).action.code)


def decisions(
    game: str, seed: int, matches: int, players: int = 4, options: Mapping[str, object] | None = None
) -> Iterator[View]:
    """The view of the seat to act at every decision of random matches; the bids are by lot, so some are met."""
    for number in range(matches):
        rng = Random(f"{game} {seed} {number}")
        match = Match(game, players, options=options, seed=number + 1000 * seed)
        lot = bots.make("random", seed=number)
        while not match.over and len(match.rounds) <= 20:
            seat = rng.choice(match.waiting_for)
            view = match.view(seat)
            yield view
            match.apply(lot.choose(view).action, seat)


def cards_played(game: str, seed: int, matches: int, **more: object) -> Iterator[Knowledge]:
    """What is known at every card with a choice of such matches."""
    for view in decisions(game, seed, matches, **more):  # type: ignore[arg-type]
        if view.phase == "play" and view.choices.bit_count() > 1:
            yield Knowledge(view)


def with_bid(view: View, seat: int, bid: int) -> View:
    """The same view, but the seat has bid something else."""
    bids = list(view.bids)
    bids[seat] = bid
    return replace(view, bids=tuple(bids))


def partner_of(known: Knowledge) -> int:
    return (known.seat + 2) % 4


def opponents(known: Knowledge) -> tuple[int, int]:
    return (known.seat + 1) % 4, (known.seat + 3) % 4


def numbers_only(known: Knowledge) -> bool:
    """Whether nobody at the table bid nil."""
    return all(bid is not None and bid < NIL for bid in known.view.bids)


def hidden_swapped(match: Match, seat: int, rng: Random) -> Match | None:
    """The match with the cards that `seat` cannot know dealt anew; `None` if what was played rules that out."""
    now = match.rounds[-1]
    known = Knowledge(match.view(seat))
    gone = [play.card for trick in now.tricks for play in trick.plays]
    pool = shuffled(cards_of(known.unseen), rng)
    hands = []
    for other, hand in enumerate(now.deal.hands):
        kept = hand if other == seat else [card for card in hand if card in gone]
        hands.append(Hand([*kept, *(pool.pop() for _ in range(len(hand) - len(kept)))]))
    again = Match.undealt(match.game, match.players, match.options)
    try:
        again.apply(Deal(now.deal.dealer, tuple(hands), now.deal.turned))
        for action, by in public_actions(match):
            again.apply(action, by)
    except IllegalAction:
        return None
    return again


def public_actions(match: Match) -> Iterator[tuple[Action, int]]:
    """What was done in the first round of a match, in an order that gives the same round again."""

    now = match.rounds[0]
    if now.trump_named_by is not None and now.trump is not None:
        yield NameTrump(now.trump), now.trump_named_by
    order = [(now.deal.dealer + 1 + place) % len(match.players) for place in range(len(match.players))]
    for seat in order:
        bid = now.bids[seat]
        if bid is not None:
            yield bid_action(bid), seat
    for trick in now.tricks:
        for play in trick.plays:
            yield Play(play.card), play.seat
