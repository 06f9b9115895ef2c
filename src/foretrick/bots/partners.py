"""Rules of thumb for partners with a contract: make it, then avoid bags; mind every nil at the table.

A card is weighed by what the hand will be worth after it, our points less theirs. Who takes this trick is counted
over the whole table, so that overtaking a partner gains nothing, covering a partner's nil gains the nil, and a
trick that breaks an opponent's contract or nil counts for us.
"""

from __future__ import annotations

from collections.abc import Callable

from foretrick.bots.knowledge import Knowledge
from foretrick.bots.prospects import Prospects
from foretrick.rules import NIL

LUCK = ((-1, 0.25), (0, 0.5), (1, 0.25))  # how far a partner's tricks are from those bid
Points = Callable[[int], float]


class Table:
    """The contracts as they stand: ours and theirs, what is taken and what the partner still owes."""

    def __init__(self, known: Knowledge) -> None:
        view, tables = known.view, known.tables
        self.known = known
        self.side = known.seat % tables.sides
        self.partner = next(seat for seat in view.sheet.sides[self.side] if seat != known.seat)
        self.left = view.cards_left[known.seat]
        fair = round(view.cards / known.seats)
        self.bids = [fair if bid is None else bid for bid in view.bids]

    def contract(self, side: int) -> int:
        return sum(self.known.tables.contract[self.bids[seat]] for seat in self.known.view.sheet.sides[side])

    def taken(self, side: int) -> int:
        tables, won = self.known.tables, self.known.view.won
        return sum(tables.helps[self.bids[seat]] * won[seat] for seat in self.known.view.sheet.sides[side])

    def owes(self, seat: int) -> int:
        """The tricks that a seat still means to take."""
        bid = self.bids[seat]
        return 0 if bid >= NIL else max(0, bid - self.known.view.won[seat])

    def score(self, contract: int, taken: int) -> float:
        """What a side's contract scores, each bag at its share of the penalty."""
        tables = self.known.tables
        bags = tables.side_bags[contract][taken]
        return tables.side_points[contract][taken] + bags * (1 - tables.bag_cost / tables.bag_limit)

    def points(self, ours: int, theirs: int, owed: int, left: int) -> list[float]:
        """By further own tricks: our points less theirs, when `left` tricks remain and the partner owes `owed`."""
        we, they = self.contract(self.side), self.contract(1 - self.side)
        totals = []
        for more in range(left + 1):
            total = 0.0
            for luck, chance in LUCK:
                team = min(left, more + min(max(0, owed + luck), left - more))
                total += chance * (self.score(we, ours + team) - self.score(they, theirs + left - team))
            totals.append(total)
        return totals

    def nil_at_stake(self, seat: int) -> int:
        """The points that a seat's nil loses with its next trick, for its own side."""
        bid = self.bids[seat]
        points = self.known.tables.seat_points[bid]
        won = self.known.view.won[seat]
        return points[won] - points[won + 1]


def bid(known: Knowledge) -> tuple[int, float]:
    """The bid that promises most, and the tricks counted."""
    prospects = Prospects(known)
    legal = [code for code in range(NIL + 1) if known.view.choices >> code & 1]
    return max(legal, key=lambda code: (promise(prospects, code), code)), sum(prospects.seek.values())


def promise(prospects: Prospects, bid: int) -> float:
    known = prospects.known
    table = Table(known)
    table.bids[known.seat] = bid
    own = known.tables.seat_points[bid]
    points = table.points(0, 0, table.owes(table.partner), table.left)
    if bid >= NIL:
        fair = table.points(0, 0, table.owes(table.partner), table.left)[0]
        return prospects.worth(prospects.order, 0, lambda won: own[won]) + fair
    return prospects.worth(prospects.order, bid, points.__getitem__)


def card(known: Knowledge) -> tuple[int, Prospects]:
    """The card after which the hand is worth most."""
    prospects = Prospects(known)
    table = Table(known)
    value = nil_value if table.nil_at_stake(known.seat) else contract_value
    return max(known.choices, key=lambda card: (value(prospects, table, card), -card)), prospects


def nil_value(prospects: Prospects, table: Table, card: int) -> float:
    """The chance to keep the own nil after playing the card."""
    rest = [other for other in prospects.order if other != card]
    return (1 - prospects.takers(card)[table.known.seat]) * prospects.spread(rest, 0)[0]


def contract_value(prospects: Prospects, table: Table, card: int) -> float:
    """Our points less theirs after playing the card."""
    known = prospects.known
    rest = [other for other in prospects.order if other != card]
    total = 0.0
    for seat, chance in enumerate(prospects.takers(card)):
        if chance > 0:
            ours = seat % known.tables.sides == table.side
            at_stake = table.nil_at_stake(seat)
            total += chance * (after(prospects, table, rest, seat) + (-at_stake if ours else at_stake))
    return total


def after(prospects: Prospects, table: Table, rest: list[int], taker: int) -> float:
    """What the rest of the hand is worth once `taker` has this trick."""
    known = prospects.known
    helps = known.tables.helps[table.bids[taker]]
    ours, theirs = table.taken(table.side), table.taken(1 - table.side)
    owed = table.owes(table.partner)
    if taker % known.tables.sides == table.side:
        ours += helps
        owed = max(0, owed - 1) if taker == table.partner else owed
    else:
        theirs += helps
    points = table.points(ours, theirs, owed, len(rest))
    need = min(len(rest), max(0, table.contract(table.side) - ours - owed))
    return max(prospects.worth(rest, wanted, points.__getitem__) for wanted in {need, len(rest)})
