"""The course of a match: the final score that each side may expect, from the deal of a round to its last trick."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean
from typing import Any

from foretrick.cards import Card, Suit, mask, shuffled
from foretrick.kernel.layout import NO_CARD, NO_TRUMP
from foretrick.kernel.tables import tables_for
from foretrick.play import View
from foretrick.play.view import arranged
from foretrick.review.searches import Foresee
from foretrick.review.walk import RoundWalk, Stop
from foretrick.rules import NIL, RuleSheet
from foretrick.search import Outlook

DEALS = 24  # drawn for what a round is worth before its deal
PARTNERS_PAR = (
    30.0  # what a side of partners scores in a round on average, over many rounds played by rules of thumb
)


@dataclass(frozen=True)
class Point:
    """What each side may expect of the round and, with what came before and will come, as its final score.

    In a match that is played to a score nobody knows how many rounds follow: there the final score is the one after
    this round.
    """

    at: str
    after: int  # decisions of the round before this point
    round_score: tuple[float, ...]
    final: tuple[float, ...]

    def as_dict(self) -> dict[str, Any]:
        """The point as JSON."""
        return {"at": self.at, "expected": [round(score, 2) for score in self.final]}


@dataclass(frozen=True)
class Course:
    """A round on the chart; `par` is what a side could expect of it before the deal."""

    par: float
    points: tuple[Point, ...]


def courses(walks: Sequence[RoundWalk], sheet: RuleSheet, foresee: Foresee, seed: int) -> list[Course]:
    """The course of every round."""
    pars = [par(walk, foresee, Random(f"{seed}/{place}")) for place, walk in enumerate(walks)]
    drawn: list[Course] = []
    totals = (0.0,) * len(sheet.sides)
    for place, walk in enumerate(walks):
        ahead = 0.0
        if sheet.rounds is not None:
            unplayed = max(0, sheet.rounds - len(walks))
            ahead = sum(pars[place + 1 :]) + unplayed * pars[-1]
        points = []
        for stop in walk.stops:
            scores = expected(walk, stop, foresee)
            final = tuple(total + score + ahead for total, score in zip(totals, scores, strict=True))
            points.append(Point(stop.at, stop.after, scores, final))
        drawn.append(Course(pars[place], tuple(points)))
        if walk.played.line is not None:
            totals = tuple(map(float, walk.played.line.totals))
    return drawn


def expected(walk: RoundWalk, stop: Stop, foresee: Foresee) -> tuple[float, ...]:
    """What each side may expect of the round at a stop: by what its seats know; after the last trick, its score."""
    line = walk.played.line
    if line is not None and stop is walk.stops[-1]:
        return tuple(map(float, line.scores))
    outlooks = [foresee(view) for view in stop.views]
    sheet = stop.views[0].sheet
    if not sheet.partners:
        return tuple(outlook.value for outlook in outlooks)
    lead = fmean(o.value if seat in sheet.sides[0] else -o.value for seat, o in enumerate(outlooks))
    both = sum(own_score(stop.views, side, outlooks) for side in range(len(sheet.sides)))
    return ((both + lead) / 2, (both - lead) / 2)


def own_score(views: Sequence[View], side: int, outlooks: Sequence[Outlook]) -> float:
    """What a side of partners scores itself, by the tricks that its seats expect it to take."""
    view = views[0]
    seats = view.sheet.sides[side]
    bids = [views[seat].bids[seat] for seat in seats]
    if any(bid is None for bid in bids):
        return PARTNERS_PAR
    tables = tables_for(view.sheet)
    contract = sum(tables.contract[bid] for bid in bids if bid is not None)
    score = 0.0
    for seat, bid in zip(seats, bids, strict=True):
        for taken, chance in enumerate(outlooks[seat].tricks):
            score += (
                chance
                * (tables.side_points[contract][taken] + tables.side_bags[contract][taken])
                / len(seats)
            )
        if bid is not None and bid >= NIL:
            kept = outlooks[seat].exact if view.won[seat] == 0 else 0.0
            score += kept * tables.seat_points[bid][0] + (1 - kept) * tables.seat_points[bid][1]
    return score


def par(walk: RoundWalk, foresee: Foresee, chance: Random) -> float:
    """What a side may expect of a round before the cards are dealt: the mean over deals drawn anew."""
    stop = next((stop for stop in walk.stops if stop.at == "deal"), None)
    if stop is None:
        return 0.0
    if stop.views[0].sheet.partners:
        return PARTNERS_PAR
    return fmean(foresee(view).value for _ in range(DEALS) for view in redealt(stop.views, chance))


def redealt(views: Sequence[View], chance: Random) -> list[View]:
    """The same table with other cards, of which the turned one sets a trump suit or none."""
    sheet, cards = views[0].sheet, views[0].cards
    dealt = len(views) * cards
    while True:
        pack = shuffled(sheet.pack, chance)
        turned = pack[dealt] if dealt < len(pack) else None
        trump = tables_for(sheet).turned[NO_CARD if turned is None else turned]
        if trump <= NO_TRUMP or turned is None:
            break
    suit = Suit(trump) if trump < NO_TRUMP else None
    return [
        with_cards(view, pack[seat * cards : (seat + 1) * cards], turned, suit)
        for seat, view in enumerate(views)
    ]


def with_cards(view: View, cards: Sequence[Card], turned: Card | None, trump: Suit | None) -> View:
    """The view with another hand, before anybody has bid."""
    hand = arranged(view.sheet, mask(cards), trump)
    return replace(view, hand=hand, turned=turned, trump=trump, trump_known=True, trump_named_by=None)
