"""Worlds that agree with what the others bid, and with the suit that was named. Compiled text.

With more than one card the net is asked, world by world, how likely the others were to bid as they did. With one card
nobody can change who wins the trick, so there the bids are understood by themselves: who bids first goes by its card
alone, the next by its card and by what the first bid tells of the other's. What every card makes of every bid is worked
out in that order, once for a search.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from foretrick.kernel.batch import BITS_32, below, count_of, place_after, scrambled
from foretrick.kernel.layout import BID, NO_BID, PLAY
from foretrick.kernel.step import legal_bids, make_bid, next_seat, play_card
from foretrick.rules import BLIND_NIL, LOOK, NIL
from foretrick.search.net import Mind, best_bid_value, hide_bids, place_of, value_of
from foretrick.search.worlds import draw_world, unit

ROOT, WORLD, TABLE, KEPT = 0, 1, 2, 6  # places of the mind's states; behind the table the net tries things
# How unsure of its bid a seat is taken to be, for each card, and of the suit that it names: as parts of the stake.
UNSURE = 0.02
UNSURE_OF_SUIT = 0.025
ASTRAY = 0.05  # of bids and suits, so many are whatever they are
FIRST_DRAWS = 40  # before the first world that is drawn by the bids
DEALS = 400  # in which a bid with one card is understood, for each card; shared out among the seats


class Hidden(NamedTuple):
    """What is hidden from the seat, ready for drawing worlds (see `worlds`)."""

    held: Any  # int64 by seat
    might: Any  # int64 by seat: masks
    unseen: int
    seats: int
    bound: Any  # int64 by place
    bounds: int
    ways: Any  # float64
    size: int
    pile: Any  # int64, room for the unseen cards
    voids: Any  # int64 by seat: the voids known before the action
    taken: Any  # int64 by seat: mask of the cards that it has played
    shown: int  # mask of what was seen as the bidding began: the turned card
    namer: int  # the seat that has named trump with its hand in view, or -1
    agreed: Any  # float64, 1 long: how well the kept world agrees with the bids; 0 before there is one
    heard: Any  # float64 [seat, card]: how likely the seat was to bid and name what it did; see `hear_bids`


def lay_world(mind: Mind, hidden: Hidden, number: int) -> None:
    """Lay out a world: the root with the hidden cards given out."""
    mind.chance[0] = number
    mind.states[WORLD] = mind.states[ROOT]
    draw_world(
        hidden.held,
        hidden.might,
        hidden.unseen,
        hidden.seats,
        hidden.bound,
        hidden.bounds,
        hidden.ways,
        hidden.size,
        hidden.pile,
        mind.chance,
        mind.states[WORLD].hands,
    )


def likely_world(mind: Mind, hidden: Hidden, seat: int, number: int, draws: int) -> None:
    """Lay out a world. Without draws each is as likely as the others; with them the better it agrees with the bids.

    With one card its chance is that of every seat's card. With more the worlds are a chain (Metropolis's): so many
    are drawn, and each takes the place of the one before if it agrees better, or else with a chance of as much as it
    agrees less.
    """
    if len(hidden.heard) > 0:
        lay_heard_world(mind, hidden, seat, number)
        return
    lay_world(mind, hidden, number)
    if draws == 0:
        return
    for draw in range(draws if hidden.agreed[0] > 0 else FIRST_DRAWS):
        if draw > 0:
            lay_world(mind, hidden, scrambled(mind.chance[0]))
        agreed = agreement(mind, hidden, seat)
        mind.chance[0] = scrambled(mind.chance[0])
        if mind.chance[0] / BITS_32 * hidden.agreed[0] <= agreed:
            mind.states[KEPT] = mind.states[WORLD]
            hidden.agreed[0] = agreed
    mind.states[WORLD] = mind.states[KEPT]


def lay_heard_world(mind: Mind, hidden: Hidden, seat: int, number: int) -> None:
    """Lay out a world in which the others have a card each by what was heard."""
    mind.chance[0] = number
    mind.states[WORLD] = mind.states[ROOT]
    give_heard_cards(hidden, mind.chance, mind.states[WORLD], seat, hidden.unseen)


def give_heard_cards(hidden: Hidden, chance: Any, state: Any, seat: int, out: int) -> None:
    """Give all but this seat a card of `out` by lot, as likely as it was heard; all again if two get the same, so that
    none is preferred.
    """
    again = True
    while again:
        again = False
        given = 0
        for other in range(hidden.seats):
            if other != seat:
                card = heard_card(hidden, chance, other, out)
                again = again or (given >> card) & 1 != 0
                given |= 1 << card
                state.hands[other] = 1 << card


def heard_card(hidden: Hidden, chance: Any, seat: int, out: int) -> int:
    """A card of `out` by lot, each as likely as the seat was heard to hold it: any is tried until one is kept."""
    count = count_of(out)
    while True:
        chance[0] = scrambled(chance[0])
        card: int = place_after(out, below(chance[0], count))
        if unit(chance) < hidden.heard[seat, card]:
            return card


def agreement(mind: Mind, hidden: Hidden, seat: int) -> float:
    """How likely the others were to bid what they bid, if the world that is laid out were so."""
    states = mind.states
    likely = 1.0
    for other in range(hidden.seats):
        bid = states[ROOT].bids[other]
        if other == seat or bid == NO_BID or bid == BLIND_NIL:
            continue
        back_to_bid(mind, hidden, other)
        likely *= bid_chance(mind, TABLE, bid)
    if hidden.namer >= 0 and hidden.namer != seat:
        back_to_bid(mind, hidden, hidden.namer)
        likely *= trump_chance(mind, TABLE, hidden.namer)
    return likely


def back_to_bid(mind: Mind, hidden: Hidden, other: int) -> None:
    """Lay on the table what a seat saw when it bid, in the world that is laid out."""
    tables = mind.tables
    mind.states[TABLE] = mind.states[WORLD]
    state = mind.states[TABLE]
    first = state.dealer + 1 if state.dealer + 1 < hidden.seats else 0
    state.hands[other] |= hidden.taken[other]
    state.seen = hidden.shown
    state.phase = BID
    state.turn = other
    state.left = tables.cards[state.row]
    state.leader = first
    state.broken = 0
    state.led = 0
    state.played = 0
    state.best_seat = first
    state.bids_in = 0
    state.bid_sum = 0
    state.looked = state.looked | (1 << other)
    before = first
    known = mind.lore.simultaneous == 0
    for _ in range(hidden.seats):
        known = known and before != other
        bid = state.bids[before]
        if not known:
            state.bids[before] = NO_BID
        elif bid != NO_BID:
            state.bids_in += 1
            if bid < NIL:
                state.bid_sum += bid
        before = before + 1 if before + 1 < hidden.seats else 0
    for place in range(hidden.seats):
        state.won[place] = 0
        mind.voids[place] = 0


def bid_chance(mind: Mind, at: int, made: int) -> float:
    """The chance that the seat to bid makes this bid, as the net would if it were not quite sure."""
    states = mind.states
    trial = states[at + 1]
    bids = legal_bids(mind.tables, states[at]) & ~(1 << LOOK) & ~(1 << BLIND_NIL)
    seat = states[at].turn
    unsure = UNSURE * mind.tables.cards[states[at].row] * mind.lore.stake
    total = 0.0
    own = 0.0
    top = -1e9
    while bids != 0:
        bid = place_of(bids)
        bids &= bids - 1
        states[at + 1] = states[at]
        make_bid(mind.tables, trial, bid)
        hide_bids(mind.lore, trial)
        value = value_of(mind, trial, seat) / unsure
        if value > top:
            total *= math.exp(top - value)
            own *= math.exp(top - value)
            top = value
        total += math.exp(value - top)
        if bid == made:
            own = math.exp(value - top)
    return (1 - ASTRAY) * own / total + ASTRAY / 8


def trump_chance(mind: Mind, at: int, namer: int) -> float:
    """The chance that the dealer, the hand in view and no bid made, names the suit that is trump."""
    state = mind.states[at]
    for seat in range(mind.tables.seats):
        state.bids[seat] = NO_BID
    state.bids_in = 0
    state.bid_sum = 0
    named = state.trump
    total = 0.0
    own = 0.0
    top = -1e9
    for suit in range(4):
        state.trump = suit
        value = best_bid_value(mind, at, namer) / (UNSURE_OF_SUIT * mind.lore.stake)
        if value > top:
            total *= math.exp(top - value)
            own *= math.exp(top - value)
            top = value
        total += math.exp(value - top)
        if suit == named:
            own = math.exp(value - top)
    return (1 - ASTRAY) * own / total + ASTRAY / 4


def hear_bids(mind: Mind, hidden: Hidden, seed: int) -> None:
    """With one card each and not all bids made: fill `heard`, which is all ones, in the order of the bids."""
    heard, namer = hidden.heard, hidden.namer
    mind.chance[0] = world_number(seed, 0)
    out = mind.lore.pack & ~hidden.shown
    if namer >= 0:
        cards = out
        while cards != 0:
            card = place_of(cards)
            cards &= cards - 1
            back_with(mind, hidden, namer, card)
            heard[namer, card] = trump_chance(mind, TABLE, namer)
    seat = mind.states[ROOT].dealer
    for _ in range(hidden.seats):
        seat = next_seat(mind.tables, seat)
        bid = mind.states[ROOT].bids[seat]
        cards = out if bid != NO_BID else 0
        while cards != 0:
            card = place_of(cards)
            cards &= cards - 1
            back_with(mind, hidden, seat, card)
            wins = chance_to_win(mind, hidden, seat, out & ~(1 << card))
            heard[seat, card] *= lone_bid_chance(mind, bid, wins)


def back_with(mind: Mind, hidden: Hidden, seat: int, card: int) -> None:
    """Lay on the table what the seat saw when it bid, if this was its card."""
    mind.states[WORLD] = mind.states[ROOT]
    back_to_bid(mind, hidden, seat)
    mind.states[TABLE].hands[seat] = 1 << card


def chance_to_win(mind: Mind, hidden: Hidden, seat: int, out: int) -> float:
    """How likely the seat is to win the only trick with the card that it has on the table, by what was heard before;
    `out`: the cards that others may hold.
    """
    trial = mind.states[TABLE + 1]
    deals = DEALS // hidden.seats
    won = 0
    for _ in range(deals):
        mind.states[TABLE + 1] = mind.states[TABLE]
        trial.phase = PLAY
        trial.turn = trial.leader
        give_heard_cards(hidden, mind.chance, trial, seat, out)
        for other in range(hidden.seats):
            trial.bids[other] = 0
        for _ in range(hidden.seats):
            play_card(mind.tables, trial, place_of(trial.hands[trial.turn]))
        won += trial.won[seat]
    return won / deals


def lone_bid_chance(mind: Mind, made: int, wins: float) -> float:
    """The chance that the seat that bids at the table makes this bid, 0 or 1, when it wins so often."""
    table, points = mind.states[TABLE], mind.tables.seat_points
    bids = legal_bids(mind.tables, table)
    if bids & (bids - 1) == 0:
        return 1.0
    other = 1 - made
    behind = wins * (points[other][1] - points[made][1]) + (1 - wins) * (points[other][0] - points[made][0])
    return (1 - ASTRAY) / (1.0 + math.exp(behind / (UNSURE * mind.lore.stake))) + ASTRAY / 8


def world_number(seed: int, world: int) -> int:
    """A number of chance for a world, from 1 on."""
    number = mixed(mixed(seed & BITS_32) ^ (world * 0x1E3779B1 & BITS_32))
    return number if number != 0 else 1


def mixed(number: int) -> int:
    """A number of 32 bits in which every bit of the given one counts."""
    number = ((number ^ (number >> 16)) * 0x45D9F3B) & BITS_32
    number = ((number ^ (number >> 16)) * 0x45D9F3B) & BITS_32
    return number ^ (number >> 16)
