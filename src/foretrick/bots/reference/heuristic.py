"""The rules of thumb, the same for every game that scores alike."""

from __future__ import annotations

from foretrick.bots.bot import Budget, Choice
from foretrick.bots.knowledge import Knowledge
from foretrick.bots.reference import exact, partners
from foretrick.bots.reference.prospects import Prospects
from foretrick.cards import Suit
from foretrick.messages import message
from foretrick.play import NameTrump, View


class HeuristicBot:
    """Counts its tricks, bids them and plays to the bid. It leaves nothing to chance, so no seed changes it."""

    def __init__(self, name: str, seed: int | None = None) -> None:
        self.name, self.seed = name, seed

    def choose(self, view: View, budget: Budget | None = None) -> Choice:  # noqa: ARG002
        """A legal action by rules of thumb; the budget is not needed."""
        if view.phase == "trump":
            return name_trump(view)
        if view.hand is None:
            return partners.blind(view)
        known = Knowledge(view)
        if view.sheet.partners:
            return partners.bid(known) if view.phase == "bid" else partners.card(known)
        return exact.bid(known) if view.phase == "bid" else exact.card(known)


def name_trump(view: View) -> Choice:
    """The suit that promises most tricks; unseen, the suit of the turned card, one being as good as another."""
    if view.hand is None:
        suit = Suit.S if view.turned is None or view.turned.suit is None else view.turned.suit
        return Choice(NameTrump(suit), message("reason-trump-unseen"))
    suit = max(Suit, key=lambda suit: Prospects(Knowledge(view, suit)).counted)
    return Choice(NameTrump(suit), message("reason-trump", suit=suit.message))
