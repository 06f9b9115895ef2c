"""Worlds: the unseen cards given out by lot, every possible way as likely as any other. Compiled text.

The number of ways in which the cards can be given out is counted card by card (for each card and each count of
cards already given to each seat), and a world is drawn by walking that count backwards; so no draw ever fails and
none is favoured. Seats that may hold anything are treated as one, and share out what falls to them in the end;
what nobody holds is one more such seat.
"""

from __future__ import annotations

from typing import Any

from foretrick.kernel.batch import below, place_after, scrambled

# A call with arrays counts references to each of them, which would take longer than the work.
INLINED = ("owner_of", "unit", "share_out", "draw_world")


def chosen_seats(held: Any, might: Any, unseen: int, seats: int, bound: Any) -> int:
    """Write down the seats that may not hold just anything; how many they are."""
    count = 0
    for seat in range(seats):
        if held[seat] > 0 and might[seat] != unseen:
            bound[count] = seat
            count += 1
    return count


def table_size(held: Any, bound: Any, count: int) -> int:
    """The number of counts that the bound seats can have."""
    size = 1
    for k in range(count):
        size *= held[bound[k]] + 1
    return size


def count_ways(held: Any, might: Any, unseen: int, bound: Any, count: int, ways: Any, size: int) -> None:
    """Fill `ways[card * size + counts]`: in how many ways the cards before this one give the seats those counts.

    Cards are taken from the lowest id on. `counts` is mixed-radix over the bound seats; what is not theirs is the
    free seats' and the rest's, who may hold anything.
    """
    for i in range(size):
        ways[i] = 0.0
    ways[0] = 1.0
    at = 0
    cards = unseen
    while cards != 0:
        bit = cards & -cards
        cards &= cards - 1
        for i in range(size):
            ways[at + size + i] = ways[at + i]
        stride = 1
        for k in range(count):
            seat = bound[k]
            most = held[seat]
            if might[seat] & bit != 0:
                for i in range(size):
                    if (i // stride) % (most + 1) != 0:
                        ways[at + size + i] += ways[at + i - stride]
            stride *= most + 1
        at += size


def draw_world(
    held: Any,
    might: Any,
    unseen: int,
    seats: int,
    bound: Any,
    count: int,
    ways: Any,
    size: int,
    pile: Any,
    chance: Any,
    hands: Any,
) -> None:
    """Give the unseen cards out: `hands[seat]` becomes the mask of each seat that must be given cards.

    `pile` is room for the cards that may go to anybody. `chance` is left at the number that was drawn last.
    """
    for seat in range(seats):
        if held[seat] > 0:
            hands[seat] = 0
    cards = 0
    rest = unseen
    while rest != 0:
        pile[cards] = place_after(rest, 0)
        rest &= rest - 1
        cards += 1
    free = 0
    counts = size - 1  # every bound seat full
    for card in range(cards - 1, -1, -1):
        pick = pile[card]
        owner = owner_of(held, might, pick, bound, count, ways, card * size, counts, chance)
        if owner < 0:
            pile[cards - 1 - free] = pick  # behind the cards still to be given out
            free += 1
        else:
            hands[bound[owner]] |= 1 << pick
            stride = 1
            for k in range(owner):
                stride *= held[bound[k]] + 1
            counts -= stride
    share_out(held, might, unseen, seats, pile, cards - free, cards, chance, hands)


def owner_of(
    held: Any, might: Any, card: int, bound: Any, count: int, ways: Any, layer: int, counts: int, chance: Any
) -> int:
    """Which of the bound seats has the card, by the numbers of ways; -1 for the others."""
    if count == 0:
        return -1
    total = ways[layer + counts]
    stride = 1
    for k in range(count):
        seat = bound[k]
        if (might[seat] >> card) & 1 != 0 and (counts // stride) % (held[seat] + 1) != 0:
            total += ways[layer + counts - stride]
        stride *= held[seat] + 1
    mark = total * unit(chance)
    stride = 1
    last = -1
    for k in range(count):
        seat = bound[k]
        if (might[seat] >> card) & 1 != 0 and (counts // stride) % (held[seat] + 1) != 0:
            part = ways[layer + counts - stride]
            if part > 0:
                last = k
                if mark < part:
                    return k
                mark -= part
        stride *= held[seat] + 1
    return -1 if ways[layer + counts] > 0 else last


def unit(chance: Any) -> float:
    """A number from 0 to 1 by lot, 1 excluded."""
    chance[0] = scrambled(chance[0])
    number: int = chance[0]
    return (number - 1) / 4294967295.0


def share_out(
    held: Any, might: Any, unseen: int, seats: int, pile: Any, begin: int, end: int, chance: Any, hands: Any
) -> None:
    """Deal the free cards, `pile[begin:end]`, to the seats that may hold anything; what is left over is nobody's."""
    at = begin
    for seat in range(seats):
        if might[seat] == unseen:
            for _ in range(held[seat]):
                chance[0] = scrambled(chance[0])
                other = at + below(chance[0], end - at)
                card = pile[other]
                pile[other] = pile[at]
                pile[at] = card
                hands[seat] |= 1 << card
                at += 1
