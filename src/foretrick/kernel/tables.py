"""Asks a rule sheet every question once and writes the answers down."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from foretrick.cards import PACK, Card, Suit, mask
from foretrick.kernel.layout import (
    BID_CODES,
    CARD_IDS,
    MOST_CARDS,
    NAMED_BLIND,
    NAMED_LOOKING,
    NO_CARD,
    NO_TRUMP,
    Tables,
)
from foretrick.rules import NOTHING_LED, Led, Naming, RuleSheet

NEVER_A_PENALTY = 10_000  # a bag limit that no match reaches


@lru_cache(maxsize=256)
def tables_for(sheet: RuleSheet) -> Tables:
    """The tables of a sheet, in the plain dress; the same sheet gives the same tables."""
    states = trick_states(sheet)
    everyone = (1 << sheet.seats) - 1
    scoring = sheet.scoring
    bids = range(BID_CODES)
    most_contract = max(scoring.contract(bid) for bid in bids) * max(len(side) for side in sheet.sides)
    contracts = range(most_contract + 1)
    return Tables(
        seats=sheet.seats,
        sides=len(sheet.sides),
        rows=len(sheet.deals),
        first_look=0 if sheet.blind_bids else everyone,
        breaks=mask(card for card in sheet.pack if sheet.breaks(card)),
        bag_limit=scoring.bag_limit or NEVER_A_PENALTY,
        bag_cost=scoring.bag_cost,
        may_lead=tuple(mask(c for c in sheet.pack if sheet.may_lead(broken, c)) for broken in (False, True)),
        after=tuple(_states_after(sheet, states, led) for led in states),
        counts_as=tuple(_by_card(partial(sheet.counts_as, led), sheet) for led in states),
        follow=_masks(sheet, states, sheet.follows),
        excused=_masks(sheet, states, sheet.excused),
        always=_masks(sheet, states, sheet.always),
        barred=_masks(sheet, states, sheet.barred),
        beaten_by=tuple(_beaten_by(sheet, trump) for trump in (*Suit, None)),
        turned=tuple(_trump(sheet, number) for number in range(CARD_IDS)),
        cards=sheet.deals,
        bids=tuple((mask(sheet.blind_bids), mask(sheet.bids(cards))) for cards in sheet.deals),
        hook=tuple(cards if sheet.hooked(row + 1) else -1 for row, cards in enumerate(sheet.deals)),
        seat_points=tuple(tuple(scoring.seat(bid, won) for won in range(MOST_CARDS)) for bid in bids),
        contract=tuple(scoring.contract(bid) for bid in bids),
        helps=tuple(int(scoring.helps(bid)) for bid in bids),
        lone_bags=tuple(int(scoring.lone_bags(bid)) for bid in bids),
        side_points=tuple(tuple(scoring.side(c, taken)[0] for taken in range(MOST_CARDS)) for c in contracts),
        side_bags=tuple(tuple(scoring.side(c, taken)[1] for taken in range(MOST_CARDS)) for c in contracts),
    )


def trick_states(sheet: RuleSheet) -> list[Led]:
    """Every state that the cards of a trick can lead to; the first is that before any card."""
    states = [NOTHING_LED]
    for led in states:  # grows while it is walked
        for card in sheet.pack:
            if (then := sheet.after(led, card)) not in states:
                states.append(then)
    return states


def _by_card(answer: Callable[[Card], int], sheet: RuleSheet) -> tuple[int, ...]:
    cards = set(sheet.pack)
    return tuple(int(answer(card)) if card in cards else 0 for card in PACK) + (0,) * (CARD_IDS - len(PACK))


def _states_after(sheet: RuleSheet, states: list[Led], led: Led) -> tuple[int, ...]:
    return _by_card(lambda card: states.index(sheet.after(led, card)), sheet)


def _masks(sheet: RuleSheet, states: list[Led], holds: Callable[[Led, Card], bool]) -> tuple[int, ...]:
    return tuple(mask(card for card in sheet.pack if holds(led, card)) for led in states)


def _beaten_by(sheet: RuleSheet, trump: Suit | None) -> tuple[int, ...]:
    return _by_card(lambda best: mask(card for card in sheet.pack if sheet.beats(trump, best, card)), sheet)


def _trump(sheet: RuleSheet, number: int) -> int:
    if number != NO_CARD and (number >= len(PACK) or Card(number) not in sheet.pack):
        return NO_TRUMP
    turned = sheet.turned(None if number == NO_CARD else Card(number))
    if isinstance(turned, Naming):
        return NAMED_BLIND if turned is Naming.BLIND else NAMED_LOOKING
    return NO_TRUMP if turned is None else int(turned)
