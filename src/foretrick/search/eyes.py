"""What a seat sees, as the rows of the net's first layer that it lights. Compiled text: see `kernel.dress`.

Everything is counted in the way a card player counts: how many cards that are still out beat mine, how many I
beat, what everybody still needs, who is out of which suit. No row names a card or a suit, so what is learned with
one suit is known for all. `state` may hold the hands of all; only `hands[seat]` is looked at.
"""

from __future__ import annotations

from typing import Any

from foretrick.kernel.batch import count_of, place_after
from foretrick.kernel.layout import BID, NAMED_LOOKING, NO_BID, NO_TRUMP
from foretrick.rules import NIL

MOST_ROWS_LIT = 80
INLINED = ("hand_rows", "need_rows", "side_need", "trick_rows", "table_rows", "lit_rows", "note_void")

# Where each group of rows begins.
PLAIN_CARD = 0  # [cards out above, up to 9][out below, up to 9][length of the suit, 1 to 4]
TRUMP_CARD = PLAIN_CARD + 10 * 10 * 4  # [out above][out below]
HIGH_CARDS = TRUMP_CARD + 10 * 10  # [mine, up to 4][out, up to 4]
LOW_CARDS = HIGH_CARDS + 25  # the same
PLAIN_SUIT = LOW_CARDS + 25  # [mine, up to 6][out, in 5 steps]
TRUMP_SUIT = PLAIN_SUIT + 35  # [mine, up to 9][out, up to 9]
NEED = TRUMP_SUIT + 100  # [own side's need, -3 to 13][tricks left, up to 17]
SEAT_NEED = NEED + 17 * 18  # [relative seat, 0 to 6][15 cases]
WANTED = SEAT_NEED + 7 * 15  # [bids less cards, -6 to 8][bids to come, 0 to 6]
LEADER = WANTED + 15 * 7  # [relative seat] of the leader before the first card
WINNING = LEADER + 7  # [seats to play, 0 to 6][cards out that beat mine, up to 15]
WINNING_SUIT = WINNING + 7 * 16  # [seats to play][of these, in the card's own suit, up to 9]
LOSING = WINNING_SUIT + 7 * 10  # [relative seat that is winning][seats to play]
TO_PLAY = LOSING + 7 * 7  # [relative seat][wants no trick, wants one]
TO_PLAY_VOID = TO_PLAY + 7 * 2  # [relative seat] known to be out of the led suit
LED = TO_PLAY_VOID + 7  # a plain suit, trumps, or nothing to follow
LED_OUT = LED + 3  # [cards of the led suit out, up to 9]
VOID_TRUMP = LED_OUT + 10  # [relative seat]
VOID_PLAIN = VOID_TRUMP + 7  # [relative seat][plain suits known to be void, 0 to 3]
SEATS = VOID_PLAIN + 7 * 4  # [3 to 7]
NO_TRUMPS = SEATS + 5
BROKEN = NO_TRUMPS + 1
HIDDEN_BIDS = BROKEN + 1
NOT_DEALT = HIDDEN_BIDS + 1  # [cards out that nobody holds, in 5 steps]
TRUMP_UNNAMED = NOT_DEALT + 5
LOW_IS_HIGH = TRUMP_UNNAMED + 1  # the next low card would count as a high one
HIGH_IN_SUIT = LOW_IS_HIGH + 1  # a high card: [others of its suit in the hand, up to 3][out, in 4 steps]
LOST = HIGH_IN_SUIT + 4 * 4  # [relative seat] that cannot make its bid any more
NAMED = LOST + 7  # [relative seat] that named trump with its hand in view
UNUSUAL = NAMED + 7  # [choice of an option] that is not the usual one, numbered by the lore
MOST_UNUSUAL = 10
ROWS = UNUSUAL + MOST_UNUSUAL


def capped(number: int, most: int) -> int:
    return min(most, number)


def lit_rows(tables: Any, lore: Any, state: Any, voids: Any, seat: int, rows: Any) -> int:
    """Write down the lit rows for `seat`; how many they are."""
    count = hand_rows(lore, state, seat, rows)
    count = need_rows(tables, lore, state, seat, rows, count)
    count = trick_rows(tables, lore, state, voids, seat, rows, count)
    return table_rows(tables, lore, state, voids, seat, rows, count)


def hand_rows(lore: Any, state: Any, seat: int, rows: Any) -> int:
    hand = state.hands[seat]
    unseen = lore.pack & ~state.seen & ~hand
    special = lore.high | lore.low
    count = 0
    for suit in range(4):
        cards = lore.suits[suit] & ~special
        mine = hand & cards
        out = unseen & cards
        length = count_of(mine)
        out_count = count_of(out)
        high = hand & lore.suits[suit] & lore.high
        while high != 0:
            high &= high - 1
            rows[count] = HIGH_IN_SUIT + 4 * capped(length, 3) + capped((out_count + 2) // 3, 3)
            count += 1
        if suit == state.trump:
            rows[count] = TRUMP_SUIT + 10 * capped(length, 9) + capped(out_count, 9)
        else:
            rows[count] = PLAIN_SUIT + 5 * capped(length, 6) + capped((out_count + 1) // 2, 4)
        count += 1
        while mine != 0:
            above = count_of(out & lore.above[place_after(mine, 0)])
            below = capped(out_count - above, 9)
            above = capped(above, 9)
            mine &= mine - 1
            if suit == state.trump:
                rows[count] = TRUMP_CARD + 10 * above + below
            else:
                rows[count] = PLAIN_CARD + 40 * above + 4 * below + capped(length, 4) - 1
            count += 1
    rows[count] = (
        HIGH_CARDS + 5 * capped(count_of(hand & lore.high), 4) + capped(count_of(unseen & lore.high), 4)
    )
    rows[count + 1] = (
        LOW_CARDS + 5 * capped(count_of(hand & lore.low), 4) + capped(count_of(unseen & lore.low), 4)
    )
    return count + 2


def need_rows(tables: Any, lore: Any, state: Any, seat: int, rows: Any, count: int) -> int:
    hidden = lore.simultaneous != 0 and state.phase == BID
    left = state.left
    wanted = 0
    to_come = 0
    other = seat
    for place in range(tables.seats):
        bid = state.bids[other]
        if bid == NO_BID or (hidden and place > 0):
            case = 12
            to_come += 1
        elif bid >= NIL:
            case = 13 if state.won[other] == 0 else 14
        else:
            need = bid - state.won[other]
            wanted += bid
            case = min(max(need + 2, 0), 11)
            if need < 0 or need > left:
                rows[count] = LOST + place
                count += 1
        rows[count] = SEAT_NEED + 15 * place + case
        count += 1
        other = other + 1 if other + 1 < tables.seats else 0
    rows[count] = NEED + 18 * min(max(side_need(tables, state, seat) + 3, 0), 16) + left
    cards = tables.cards[state.row]
    rows[count + 1] = WANTED + 7 * min(max(wanted - cards + 6, 0), 14) + min(to_come, 6)
    count += 2
    if hidden:
        rows[count] = HIDDEN_BIDS
        count += 1
    return count


def side_need(tables: Any, state: Any, seat: int) -> int:
    """The tricks that the seat's contract still lacks: its own bid's, or its side's where partners share one."""
    if tables.sides == tables.seats:
        own: int = state.bids[seat] - state.won[seat]
        return own
    need = 0
    other = seat % tables.sides
    while other < tables.seats:
        bid = state.bids[other]
        if bid != NO_BID:
            need += tables.contract[bid] - tables.helps[bid] * state.won[other]
        other += tables.sides
    return need


def side_won(tables: Any, state: Any, seat: int) -> int:
    """The tricks that the seat's side has won."""
    won = 0
    other = seat % tables.sides
    while other < tables.seats:
        won += state.won[other]
        other += tables.sides
    return won


def trick_rows(tables: Any, lore: Any, state: Any, voids: Any, seat: int, rows: Any, count: int) -> int:
    seats = tables.seats
    if state.played == 0:
        rows[count] = LEADER + (state.leader - seat + seats) % seats
        return count + 1
    unseen = lore.pack & ~state.seen & ~state.hands[seat]
    to_play = seats - state.played
    if state.best_seat == seat:
        over = tables.beaten_by[min(state.trump, NO_TRUMP)][state.best] & unseen
        rows[count] = WINNING + 16 * to_play + capped(count_of(over), 15)
        own = over & lore.suits[lore.suit_of[state.best]]
        rows[count + 1] = WINNING_SUIT + 10 * to_play + capped(count_of(own), 9)
        count += 2
    else:
        rows[count] = LOSING + 7 * ((state.best_seat - seat + seats) % seats) + to_play
        count += 1
    if lore.turns[state.led] != 0:
        rows[count] = LOW_IS_HIGH
        count += 1
    led = lore.led_suit[state.led]
    if led < 4:
        rows[count] = LED + 1 if led == state.trump else LED
        rows[count + 1] = LED_OUT + capped(count_of(unseen & lore.suits[led]), 9)
        count += 2
    else:
        rows[count] = LED + 2
        count += 1
    other = (state.leader + state.played) % seats
    for _ in range(to_play):
        place = (other - seat + seats) % seats
        bid = state.bids[other]
        need = 0 if bid >= NIL else bid - state.won[other]
        rows[count] = TO_PLAY + 2 * place + (1 if need > 0 else 0)
        count += 1
        if led < 4 and (voids[other] >> led) & 1 != 0:
            rows[count] = TO_PLAY_VOID + place
            count += 1
        other = other + 1 if other + 1 < seats else 0
    return count


def table_rows(tables: Any, lore: Any, state: Any, voids: Any, seat: int, rows: Any, count: int) -> int:
    seats = tables.seats
    other = seat
    for place in range(1, seats):
        other = other + 1 if other + 1 < seats else 0
        void = voids[other]
        if void != 0:
            plain = void
            if state.trump < NO_TRUMP:
                if (void >> state.trump) & 1 != 0:
                    rows[count] = VOID_TRUMP + place
                    count += 1
                plain &= ~(1 << state.trump)
            rows[count] = VOID_PLAIN + 4 * place + capped(count_of(plain), 3)
            count += 1
    rows[count] = SEATS + seats - 3
    count += 1
    if tables.turned[state.turned] == NAMED_LOOKING:
        rows[count] = NAMED + (state.dealer - seat + seats) % seats
        count += 1
    if state.trump >= NO_TRUMP:
        rows[count] = NO_TRUMPS if state.trump == NO_TRUMP else TRUMP_UNNAMED
        count += 1
    if state.broken != 0:
        rows[count] = BROKEN
        count += 1
    unusual = lore.unusual
    while unusual != 0:
        rows[count] = UNUSUAL + place_after(unusual, 0)
        unusual &= unusual - 1
        count += 1
    rest = lore.pack_size - seats * tables.cards[state.row]
    rows[count] = NOT_DEALT + (
        0 if rest == 0 else 1 if rest < 5 else 2 if rest < 13 else 3 if rest < 25 else 4
    )
    return count + 1


def note_void(tables: Any, lore: Any, state: Any, voids: Any, card: int) -> None:
    """Before the seat to act plays `card`: remember that it is out of the led suit if it does not follow."""
    if state.played > 0:
        led = lore.led_suit[state.led]
        if led < 4 and ((tables.follow[state.led] | tables.always[state.led]) >> card) & 1 == 0:
            voids[state.turn] |= 1 << led
