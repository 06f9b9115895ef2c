"""Every way to give cards out, found by trying them all, and whether drawn frequencies fit them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from foretrick.cards import cards_of, mask


def every_world(cards: int, held: Sequence[int], might: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All the ways to give each seat its number of cards from those that it might hold; what is left is nobody's."""
    if not held:
        yield ()
        return
    for hand in combinations(cards_of(cards & might[0]), held[0]):
        given = mask(hand)
        for rest in every_world(cards & ~given, held[1:], might[1:]):
            yield given, *rest


def surprise(counts: Counter[tuple[int, ...]], cells: Sequence[tuple[int, ...]]) -> float:
    """How far frequencies are from even, in standard deviations of a normal number.

    Pearson's sum, brought to the normal scale by the cube root of Wilson and Hilferty. Drawn evenly it exceeds 4 in
    one case of 30,000. Whatever was drawn outside of the cells is an error.
    """
    assert set(counts) <= set(cells)
    if len(cells) == 1:
        return 0.0
    fair, free = counts.total() / len(cells), len(cells) - 1
    total: float = sum((counts[cell] - fair) ** 2 / fair for cell in cells)
    spread = 2 / (9 * free)
    z: float = ((total / free) ** (1 / 3) - (1 - spread)) / spread**0.5
    return z
