"""The easy player: it knows the game and does the obvious, but it guesses its bids and forgets what was played.

It weighs cards as the steady player does, with what lies open on the table and its own hand alone; now and then it
plays its second thought. What nobody at the table would do, it does not do either: last to play it takes the trick
that it needs and ducks the one that it does not want, it leaves a partner's trick to the partner, and where it must
win everything it leads its best card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from foretrick.bots import reasons
from foretrick.bots.bot import Budget, Choice
from foretrick.bots.knowledge import Knowledge
from foretrick.bots.reference import exact, partners
from foretrick.bots.reference.heuristic import name_trump
from foretrick.bots.reference.partners import Contracts
from foretrick.bots.reference.prospects import Prospects
from foretrick.cards import Card, mask
from foretrick.messages import message
from foretrick.play import Look, Play, View
from foretrick.play.actions import bid_action
from foretrick.rules import NIL

ERROR: Final = 0.7  # how far a guessed bid is off, in tricks: this times the root of the cards in the hand
MOST: Final = 2.0  # and at most so much
UNLIKELY: Final = 0.1  # a card with less than this chance of a trick is not bid on
CLEAR_NIL: Final = 0.9  # how sure a nil must be
SECOND: Final = 0.5  # how often it plays its second thought
CLOSE: Final = 0.7  # which may lose this share of what lies between the best card and the worst


class Glance(Knowledge):
    """What the table shows: the trick that lies there, and nothing of those before or of who ran out of a suit."""

    def _watched(self) -> tuple[int, list[int]]:
        turned = 0 if self.view.turned is None else 1 << self.view.turned
        return turned | mask(play.card for play in self.plays), [0] * self.seats


class EasyBot:
    """Guesses, forgets, and is sometimes content with its second thought; the same seed does it the same way."""

    name = "easy"

    def __init__(self, seed: int | None = None) -> None:
        self._chance = Random(seed)

    def choose(self, view: View, budget: Budget | None = None) -> Choice:  # noqa: ARG002
        """A legal action without much thought; the budget is not needed."""
        if view.phase == "trump":
            return name_trump(view)
        if view.hand is None:
            return Choice(Look(), message("reason-looks"))
        known = Glance(view)
        if view.phase == "bid":
            return self._bid(Prospects(known))
        return self._together(known) if view.sheet.partners else self._alone(known)

    def _bid(self, prospects: Prospects) -> Choice:
        """About what the hand looks like, but not less than what must win nor more than what could."""
        known = prospects.known
        choices = known.view.choices
        if choices >> NIL & 1 and _nil_is_clear(prospects):
            return Choice(bid_action(NIL), message("reason-looks-like-nil"))
        off = ERROR * known.view.cards**0.5 * self._chance.gauss(0, 1)
        guess = _fair_bid(prospects) + max(-MOST, min(MOST, off))
        low, high = _bounds(prospects)
        numbers = [code for code in range(NIL) if choices >> code & 1]
        enough = [code for code in numbers if code >= low] or numbers
        chosen = min(
            [code for code in enough if code <= high] or enough, key=lambda code: (abs(code - guess), code)
        )
        return Choice(bid_action(chosen), message("reason-guess"))

    def _alone(self, known: Knowledge) -> Choice:
        prospects = Prospects(known)
        cards = exact.candidates(prospects)
        if not known.later:
            cards = _those(cards, known, take=known.need > 0) or cards
        chosen = self._one_of(known, {card: exact.weight(prospects, card) for card in cards})
        return Choice(Play(Card(chosen)), reasons.exact(known, chosen))

    def _together(self, known: Knowledge) -> Choice:
        prospects, contracts = Prospects(known), Contracts(known)
        cards = partners.candidates(prospects, contracts)
        if _is_wanted(known, contracts):
            cards = _those(cards, known, take=True) or cards
        chosen = self._one_of(known, {card: partners.weight(prospects, contracts, card) for card in cards})
        return Choice(Play(Card(chosen)), reasons.partners(known, chosen, contracts.partner, contracts.need))

    def _one_of(self, known: Knowledge, weights: Mapping[int, tuple[Any, ...]]) -> int:
        """The best card, or now and then the next one that takes the trick, or leaves it, as the best one does."""
        best, *others = sorted(weights, key=weights.__getitem__, reverse=True)
        if not others or _must_not_slip(known) or self._chance.random() >= SECOND:
            return best
        most, least = weights[best][0], weights[others[-1]][0]
        close = [card for card in others if weights[card][0] >= most - CLOSE * (most - least)]
        return next(iter(_those(close, known, take=known.takes(best))), best)


def _those(cards: Sequence[int], known: Knowledge, take: bool) -> list[int]:
    """The cards that take the trick as it lies, or those that do not."""
    return [card for card in cards if known.takes(card) == take]


def _fair_bid(prospects: Prospects) -> float:
    """What would be bid without an error, allowed or not."""
    known = prospects.known
    if known.view.sheet.partners:
        return prospects.counted - partners.MODESTY
    return max(range(known.view.cards + 1), key=lambda code: exact.promise(prospects, code))


def _bounds(prospects: Prospects) -> tuple[int, int]:
    """The tricks that the hand must win, at least one with the highest trump, and those that it might."""
    sure = sum(chance == 1 for chance in prospects.seek.values())
    could = sum(chance > UNLIKELY for chance in prospects.seek.values())
    return max(sure, int(prospects.known.holds_top_trump)), could


def _must_not_slip(known: Knowledge) -> bool:
    """Whether all depends on this card: the seat has promised no trick, or needs every one that is left."""
    return known.nil_alive(known.seat) or known.need >= known.view.cards_left[known.seat]


def _nil_is_clear(prospects: Prospects) -> bool:
    """Whether the hand is nearly sure to lose every trick, with a partner who can cover it."""
    partner = prospects.known.view.bids[partners.partner_of(prospects.known.view)]
    can_cover = partner is None or partner < NIL
    return can_cover and prospects.spread(prospects.order, 0)[0] >= CLEAR_NIL


def _is_wanted(known: Knowledge, contracts: Contracts) -> bool:
    """Whether the trick is there to be taken: last to play, and an opponent would have it that the contract needs.

    One who bid nil may have it: then the nil is broken.
    """
    best = known.view.best
    theirs = best is not None and best != contracts.partner and not known.nil_alive(best)
    return theirs and not known.later and contracts.need > 0 and not known.nil_alive(known.seat)
