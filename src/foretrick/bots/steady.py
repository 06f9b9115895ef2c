"""The steady player: rules of thumb, the same for every game that scores alike."""

from __future__ import annotations

from foretrick.bots import exact, partners
from foretrick.bots.bot import Budget, Choice
from foretrick.bots.knowledge import Knowledge
from foretrick.bots.prospects import Prospects
from foretrick.cards import Card, Suit
from foretrick.play import Look, NameTrump, Play, View
from foretrick.play.actions import bid_action


class SteadyBot:
    """Counts its tricks, bids them and plays to the bid. It leaves nothing to chance: no seed changes it."""

    name = "steady"

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed

    def choose(self, view: View, budget: Budget | None = None) -> Choice:
        """A legal action by rules of thumb; the budget is not needed."""
        if view.phase == "trump":
            return name_trump(view)
        if view.hand is None:
            return Choice(Look(), "x")
        known = Knowledge(view)
        play = partners if view.sheet.partners else exact
        if view.phase == "bid":
            code, counted = play.bid(known)
            return Choice(bid_action(code), f"counts {counted:.1f}")
        card, _ = play.card(known)
        return Choice(Play(Card(card)), "x")


def name_trump(view: View) -> Choice:
    """The suit that promises most; unseen, the suit of the turned card, since one is as good as another."""
    if view.hand is None:
        suit = Suit.S if view.turned is None or view.turned.suit is None else view.turned.suit
        return Choice(NameTrump(suit), "blind")

    def promise(suit: Suit) -> float:
        return sum(Prospects(Knowledge(view, suit)).seek.values())

    suit = max(Suit, key=promise)
    return Choice(NameTrump(suit), "x")
