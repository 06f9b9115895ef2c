"""Rules of thumb for partners with a contract: make it, then avoid bags; mind every nil at the table.

A card is weighed by what the hand will be worth after it, our points less theirs. Who takes this trick is counted
over the whole table, so that overtaking a partner gains nothing, covering a partner's nil gains the nil, and a
trick that breaks an opponent's contract or nil counts for us.
"""

from __future__ import annotations

from operator import mul

from foretrick.bots import reasons
from foretrick.bots.bot import Choice
from foretrick.bots.knowledge import Knowledge
from foretrick.bots.reference.prospects import Prospects
from foretrick.cards import Card
from foretrick.messages import message
from foretrick.play import Look, Play, View
from foretrick.play.actions import bid_action
from foretrick.rules import BLIND_NIL, NIL

LUCK = ((-1, 0.25), (0, 0.5), (1, 0.25))  # how far a partner's tricks are from those bid
MODESTY = 0.5  # what a bid stays under the count: a trick short costs more than a bag
NIL_CHANCE = 0.6  # how sure a nil must be
NIL_COST = 0.05  # and how much surer for each trick counted, which a number bid would have won
HOPELESS = 200  # how far behind, in points, a side must be for a blind nil
SAFE = 0.9  # a partner's card that stands this surely is left alone


class Contracts:
    """The contracts as they stand: ours and theirs, what is taken and what the partner still owes."""

    def __init__(self, known: Knowledge) -> None:
        view, tables = known.view, known.tables
        self.known = known
        self.side = known.seat % tables.sides
        self.partner = partner_of(view)
        self.bids = [0 if bid is None else bid for bid in view.bids]
        self.need = view.contracts[self.side] - view.taken[self.side]
        self._after: dict[int, tuple[int, list[float]]] = {}

    def owes(self, seat: int) -> int:
        """The tricks that a seat still means to take."""
        bid = self.bids[seat]
        return 0 if bid >= NIL else max(0, bid - self.known.view.won[seat])

    def score(self, contract: int, taken: int) -> float:
        """What a side's contract scores, each bag at its share of the penalty."""
        tables = self.known.tables
        bags = tables.side_bags[contract][taken]
        return tables.side_points[contract][taken] + bags * (1 - tables.bag_cost / tables.bag_limit)

    def after(self, taker: int) -> tuple[int, list[float]]:
        """Once `taker` has this trick: the tricks that this seat needs, and the points by its further tricks."""
        if taker not in self._after:
            self._after[taker] = self._count_after(taker)
        return self._after[taker]

    def _count_after(self, taker: int) -> tuple[int, list[float]]:
        view, tables = self.known.view, self.known.tables
        left, helps = view.cards_left[self.known.seat] - 1, tables.helps[self.bids[taker]]
        taken = list(view.taken)
        taken[taker % tables.sides] += helps
        owed = self.owes(self.partner)
        if taker == self.partner:
            owed = max(0, owed - 1)
        need = min(left, max(0, view.contracts[self.side] - taken[self.side] - owed))
        return need, self._points(taken, owed, left)

    def _points(self, taken: list[int], owed: int, left: int) -> list[float]:
        """By further own tricks: our points less theirs, when `left` tricks remain and the partner owes `owed`."""
        ours, theirs = taken[self.side], taken[1 - self.side]
        we, they = self.known.view.contracts[self.side], self.known.view.contracts[1 - self.side]
        by_team = [
            self.score(we, ours + team) - self.score(they, theirs + left - team) for team in range(left + 1)
        ]
        shares = [(max(0, owed + luck), chance) for luck, chance in LUCK]
        return [
            sum(chance * by_team[min(left, more + share)] for share, chance in shares)
            for more in range(left + 1)
        ]

    def nil_at_stake(self, seat: int) -> int:
        """The points that a seat's bid itself loses with its next trick: those of a nil."""
        points, won = self.known.tables.seat_points[self.bids[seat]], self.known.view.won[seat]
        return points[won] - points[won + 1]


def partner_of(view: View) -> int:
    """The seat that shares the contract."""
    return next(seat for side in view.sheet.sides if view.seat in side for seat in side if seat != view.seat)


def blind(view: View) -> Choice:
    """Before looking: blind nil is for a side that is far behind while the other is about to win."""
    assert view.seat is not None
    side = view.seat % len(view.sheet.sides)
    mine, theirs = view.totals[side], view.totals[1 - side]
    ending = view.sheet.target is not None and theirs >= view.sheet.target - HOPELESS / 2
    partner = view.bids[partner_of(view)]
    if view.choices >> BLIND_NIL & 1 and ending and theirs - mine >= HOPELESS and (partner or 0) < NIL:
        return Choice(bid_action(BLIND_NIL), message("reason-blind-nil"))
    return Choice(Look(), message("reason-looks"))


def bid(known: Knowledge) -> Choice:
    """The tricks counted, a little modestly; nil for a hand that is likely to lose every trick."""
    prospects = Prospects(known)
    counted = prospects.counted
    choices = known.view.choices
    if choices >> NIL & 1 and nil_is_likely(prospects):
        return Choice(bid_action(NIL), message("reason-nil"))
    numbers = [code for code in range(NIL) if choices >> code & 1]
    aim = counted - MODESTY
    chosen = min(numbers, key=lambda code: (abs(code - aim), code))
    return Choice(bid_action(chosen), reasons.bid(known, chosen, counted))


def nil_is_likely(prospects: Prospects) -> bool:
    """Whether the chance to lose every trick is worth more than the tricks counted."""
    partner = prospects.known.view.bids[partner_of(prospects.known.view)]
    if partner is not None and partner >= NIL:
        return False  # somebody has to cover
    return prospects.spread(prospects.order, 0)[0] >= NIL_CHANCE + NIL_COST * prospects.counted


def card(known: Knowledge) -> Choice:
    """The card after which the hand is worth most."""
    prospects, contracts = Prospects(known), Contracts(known)
    cards = candidates(prospects, contracts)
    chosen = max(cards, key=lambda card: weight(prospects, contracts, card))
    return Choice(Play(Card(chosen)), reasons.partners(known, chosen, contracts.partner, contracts.need))


def weight(prospects: Prospects, contracts: Contracts, card: int) -> tuple[float, float, int]:
    """By what the cards are ranked: the worth of the hand after it, and among equals the lower one."""
    known = prospects.known
    value = nil_value if known.nil_alive(known.seat) else contract_value
    return (*value(prospects, contracts, card), -card)


def candidates(prospects: Prospects, contracts: Contracts) -> list[int]:
    """The cards worth a thought.

    A partner's winner that will stand is neither overtaken nor ruffed. Last to play, with a partner's nil safe on
    this trick, a trick that the contract needs is taken: nobody else will take it.
    """
    known = prospects.known
    cards = known.choices
    partner = contracts.partner
    if not known.plays or known.nil_alive(known.seat):
        return cards
    if known.nil_alive(partner):
        taking = [card for card in cards if known.takes(card)]
        return taking if taking and not known.later and contracts.need > 0 else cards
    if known.view.best == partner and prospects.best_stands >= SAFE:
        return [card for card in cards if not known.takes(card)] or cards
    return cards


def nil_value(prospects: Prospects, contracts: Contracts, card: int) -> tuple[float, float]:
    """The chance to keep the own nil after playing the card; where there is none, the chance to lose this trick."""
    rest = [other for other in prospects.order if other != card]
    loses = 1 - prospects.takers(card)[contracts.known.seat]
    return round(loses * prospects.spread(rest, 0)[0], 9), round(loses, 9)


def contract_value(prospects: Prospects, contracts: Contracts, card: int) -> tuple[float, float]:
    """Our points less theirs after playing the card."""
    sides = contracts.known.tables.sides
    rest = [other for other in prospects.order if other != card]
    spreads: dict[int, list[float]] = {}
    total = 0.0
    for seat, chance in enumerate(prospects.takers(card)):
        if chance == 0:
            continue
        at_stake = contracts.nil_at_stake(seat)
        need, points = contracts.after(seat)
        for wanted in (need, len(rest)):
            if wanted not in spreads:
                spreads[wanted] = prospects.spread(rest, wanted)
        best = max(sum(map(mul, spreads[wanted], points)) for wanted in {need, len(rest)})
        total += chance * (best - at_stake if seat % sides == contracts.side else best + at_stake)
    return round(total, 9), 0.0
