"""The sequence that all the games share: deal, name trump, bid, play, take the trick, score.

Written once for both dresses, so the text keeps to what both understand: integers, masks and indexing. Nothing
here checks an action or raises.
"""

from __future__ import annotations

from collections.abc import Sequence

from foretrick.kernel.layout import (
    BID,
    DONE,
    NAMED_BLIND,
    NO_BID,
    NO_CARD,
    NO_TRUMP,
    PLAY,
    TRUMP,
    State,
    Tables,
)
from foretrick.rules import LOOK, NIL

FOUR_SUITS = 15


def start_round(
    tables: Tables, state: State, row: int, dealer: int, hands: Sequence[int], turned: int
) -> None:
    """Lay out a round: the hands as masks, the turned card or NO_CARD."""
    trump = tables.turned[turned]
    state.row = row
    state.dealer = dealer
    state.turned = turned
    state.trump = trump
    state.seen = 0 if turned == NO_CARD else 1 << turned
    state.looked = tables.first_look
    if trump == NAMED_BLIND:
        state.looked &= ~(1 << dealer)
    for seat in range(tables.seats):
        state.hands[seat] = hands[seat]
        state.bids[seat] = NO_BID
        state.won[seat] = 0
        state.scores[seat] = 0
        state.penalties[seat] = 0
    state.bids_in = 0
    state.bid_sum = 0
    state.broken = 0
    state.left = tables.cards[row]
    first = next_seat(tables, dealer)
    if trump > NO_TRUMP:
        state.phase = TRUMP
        state.turn = dealer
    else:
        state.phase = BID
        state.turn = first
    lead(state, first)


def next_seat(tables: Tables, seat: int) -> int:
    return seat + 1 if seat + 1 < tables.seats else 0


def lead(state: State, seat: int) -> None:
    state.leader = seat
    state.led = 0
    state.played = 0
    state.best_seat = seat


def legal(tables: Tables, state: State) -> int:
    """The mask of the codes that the seat to act may choose: cards, bids or suits, by the phase."""
    if state.phase == PLAY:
        return legal_cards(tables, state)
    if state.phase == BID:
        return legal_bids(tables, state)
    if state.phase == TRUMP:
        return FOUR_SUITS
    return 0


def legal_cards(tables: Tables, state: State) -> int:
    hand = state.hands[state.turn]
    if state.played == 0:
        free = hand & tables.may_lead[state.broken]
        return free if free != 0 else hand
    follow = tables.follow[state.led]
    freely = hand & ~tables.barred[state.led] if hand & follow != 0 else hand
    following = hand & (follow | tables.always[state.led])
    return following if hand & follow & ~tables.excused[state.led] != 0 else freely


def legal_bids(tables: Tables, state: State) -> int:
    bids = tables.bids[state.row][(state.looked >> state.turn) & 1]
    hooked = tables.hook[state.row] - state.bid_sum
    if state.bids_in == tables.seats - 1 and hooked >= 0:
        bids &= ~(1 << hooked)
    return bids


def act(tables: Tables, state: State, code: int) -> None:
    """Carry out a legal choice of the seat to act."""
    if state.phase == PLAY:
        play_card(tables, state, code)
    elif state.phase == BID:
        make_bid(tables, state, code)
    else:
        name_trump(tables, state, code)


def name_trump(tables: Tables, state: State, suit: int) -> None:
    state.trump = suit
    state.looked = state.looked | (tables.first_look & (1 << state.dealer))
    state.phase = BID
    state.turn = state.leader


def make_bid(tables: Tables, state: State, bid: int) -> None:
    seat = state.turn
    state.looked |= 1 << seat
    if bid == LOOK:
        return
    state.bids[seat] = bid
    state.bids_in += 1
    if bid < NIL:
        state.bid_sum += bid
    if state.bids_in == tables.seats:
        state.phase = PLAY
        state.turn = state.leader
        return
    while state.bids[seat] != NO_BID:
        seat = next_seat(tables, seat)
    state.turn = seat


def play_card(tables: Tables, state: State, card: int) -> None:
    seat = state.turn
    counted = tables.counts_as[state.led][card]
    takes = (state.played == 0) | ((tables.beaten_by[state.trump][state.best] >> counted) & 1 != 0)
    state.best = counted if takes else state.best
    state.best_seat = seat if takes else state.best_seat
    state.led = tables.after[state.led][card]
    state.broken |= (tables.breaks >> card) & 1
    state.hands[seat] &= ~(1 << card)
    state.seen |= 1 << card
    state.trick[state.played] = card
    state.played += 1
    if state.played == tables.seats:
        take_trick(tables, state)
    else:
        state.turn = next_seat(tables, seat)


def take_trick(tables: Tables, state: State) -> None:
    winner = state.best_seat
    state.won[winner] += 1
    state.left -= 1
    state.turn = winner
    lead(state, winner)
    if state.left == 0:
        state.phase = DONE
        score_round(tables, state)


def score_round(tables: Tables, state: State) -> None:
    for side in range(tables.sides):
        points = 0
        contract = 0
        taken = 0
        bags = 0
        seat = side
        while seat < tables.seats:
            bid = state.bids[seat]
            won = state.won[seat]
            points += tables.seat_points[bid][won]
            contract += tables.contract[bid]
            taken += tables.helps[bid] * won
            bags += tables.lone_bags[bid] * won
            seat += tables.sides
        bags += tables.side_bags[contract][taken]
        points += tables.side_points[contract][taken] + bags
        count = state.bags[side] + bags
        while count >= tables.bag_limit:
            count -= tables.bag_limit
            points -= tables.bag_cost
            state.penalties[side] += 1
        state.bags[side] = count
        state.scores[side] = points
        state.totals[side] += points
