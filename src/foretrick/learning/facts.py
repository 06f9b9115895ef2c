"""What is true of a position, as the arguments of the messages about it.

A text of a lesson names nothing by itself: who led, which suit, how many points are all put in from here, so it can
claim only what is so. What is not so in a position is not there, and a text that needs it cannot be said.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from foretrick.cards import Suit
from foretrick.learning.reasons import card_message, winning
from foretrick.learning.scenes import YOU
from foretrick.learning.steps import Reply, Step, Tally
from foretrick.messages import Message
from foretrick.play import Match
from foretrick.play.actions import bid_label
from foretrick.rules import NIL

Fact = str | int | Message
_WHERE: Final = ("left", "across", "right")  # the others at a table of four


def before(step: Step) -> dict[str, Fact]:
    """What is so when the step begins."""
    if isinstance(step.scene, Tally):
        return _tally(step.scene)
    return _table(step.scene.match)


def afterwards(step: Step, reply: Reply) -> dict[str, Fact]:
    """What is so after this right answer: what was so before it, and what came of it."""
    if isinstance(step.scene, Tally):
        scored = step.scene.scored()
        return {**_tally(step.scene), "score": scored.scores[YOU], **_bags(step.scene)}
    facts = before(step)
    if reply.match is not None:
        facts |= _outcome(reply.match)
    return facts


def _table(match: Match) -> dict[str, Fact]:
    view, sheet = match.view(YOU), match.sheet
    facts: dict[str, Fact] = {
        "cards": view.cards,
        "wanted": view.bid_sum,
        "missing": view.cards - view.bid_sum,
    }
    facts |= {
        where: view.players[seat] for where, seat in zip(_WHERE, range(1, len(view.players)), strict=False)
    }
    if view.dealer != YOU:
        facts["dealer"] = view.players[view.dealer]
    if view.turned is not None:
        facts["turned"] = card_message(sheet, view.turned)
    if view.trump is not None:
        facts["trump"] = view.trump.message
    bid = view.bids[YOU]
    if bid is not None and bid < NIL:
        facts["bid"] = bid
    partner = view.bids[2] if sheet.partners else None
    if partner is not None:
        facts["partner"] = bid_label(partner)
    return facts | _trick(match, view.trump)


def _trick(match: Match, trump: Suit | None) -> dict[str, Fact]:
    """The last trick on the table, finished or not."""
    view, sheet = match.view(YOU), match.sheet
    trick = view.trick if view.trick is not None and view.trick.plays else None
    trick = trick or (view.tricks[-1] if view.tricks else None)
    if trick is None:
        return {}
    facts: dict[str, Fact] = {"lead": card_message(sheet, trick.plays[0].card)}
    if trick.leader != YOU:
        facts["leader"] = view.players[trick.leader]
    led = next((suit for play in trick.plays if (suit := sheet.suit(play.card)) is not None), None)
    if led is not None:
        facts["led"] = led.message
    best = winning(sheet, trick.plays, trump)
    facts["best"] = card_message(sheet, best.card)
    if best.seat != YOU:
        facts["ahead"] = view.players[best.seat]
    return facts


def _outcome(match: Match) -> dict[str, Fact]:
    now, sheet = match.rounds[-1], match.sheet
    facts: dict[str, Fact] = {}
    if now.trump_known and now.trump is not None:
        facts["trump"] = now.trump.message
    if now.tricks and now.tricks[-1].winner is not None:
        trick = now.tricks[-1]
        card = next(play.card for play in trick.plays if play.seat == trick.winner)
        if trick.winner == YOU:
            facts["taken"] = card_message(sheet, card)
        else:
            facts |= {"winner": match.players[trick.winner or 0], "winning": card_message(sheet, card)}
    if now.line is not None:
        facts |= {"won": now.line.won[YOU], "score": now.line.scores[YOU % len(now.line.scores)]}
        view = match.view()
        if sheet.partners:
            facts |= {"contract": view.contracts[0], "together": view.taken[0]}
        if now.line.bids[YOU] < NIL:
            facts["bid"] = now.line.bids[YOU]
    return facts


def _tally(tally: Tally) -> dict[str, Fact]:
    """The bids and tricks of the learner's side."""
    sheet = tally.sheet
    scoring = sheet.scoring
    bid, won = tally.bids[YOU], tally.won[YOU]
    facts: dict[str, Fact] = {"won": won}
    if bid < NIL:
        facts |= {"bid": bid, "off": abs(won - bid)}
    if not sheet.partners:
        base = scoring.seat(0, 0)
        facts |= {"base": base, "each": scoring.seat(1, 1) - base, "lost": -scoring.seat(0, 1)}
    else:
        bids = [tally.bids[seat] for seat in sheet.sides[0]]
        contract = scoring.contract_of(bids)
        taken = scoring.taken_by(bids, [tally.won[seat] for seat in sheet.sides[0]])
        facts |= {
            "contract": contract,
            "taken": taken,
            "over": max(0, taken - contract),
            "bags": tally.bags[0],
        }
        facts |= {"limit": scoring.bag_limit or 0, "cost": scoring.bag_cost, "partner": _partner_bid(tally)}
        alone = tally.scored(bids=(1, 0, 0, 0), won=(1, 0, 0, 0)).scores[YOU]
        with_bag = replace(tally, bags=(0, 0)).scored(bids=(1, 0, 0, 0), won=(2, 0, 0, 0)).scores[YOU]
        facts |= {"each": alone, "spare": with_bag - alone, "nil": scoring.seat(NIL, 0)}
    return facts


def _partner_bid(tally: Tally) -> Fact:
    bid = tally.bids[2]
    return bid if bid < NIL else bid_label(bid)


def _bags(tally: Tally) -> dict[str, Fact]:
    if not tally.sheet.partners:
        return {}
    scored = tally.scored()
    return {"rest": scored.bags[0], "penalties": scored.penalties[0]}
