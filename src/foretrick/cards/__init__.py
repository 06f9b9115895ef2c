"""The 54 cards of the pack: ids, codes, names, hands and masks. No game and no rule lives here.

A card is an `int` inside and polite outside: `Card("TD")` is the number 34, prints as ``10♦`` and has a name
that can be read aloud. A set of cards is a mask, one bit for each id, or a `Hand`, a sorted tuple.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Final, Protocol, Self, TypeVar

RANKS: Final = "23456789TJQKA"
_RANK_NAMES: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")
_JOKERS: Final = {"BJ": (52, "big joker"), "LJ": (53, "little joker")}


class Suit(IntEnum):
    """A suit, in the order of the card ids."""

    S = 0
    H = 1
    D = 2
    C = 3

    @classmethod
    def of(cls, letter: str) -> Suit:
        """The suit of a letter; `ValueError` for any other text.

        >>> Suit.of("H").word
        'hearts'
        """
        if letter not in cls.__members__:
            raise ValueError(f"{letter!r} is no suit: the suits are S, H, D and C")
        return cls[letter]

    @property
    def letter(self) -> str:
        return self.name

    @property
    def symbol(self) -> str:
        return "♠♥♦♣"[self]

    @property
    def word(self) -> str:
        return ("spades", "hearts", "diamonds", "clubs")[self]

    @property
    def singular(self) -> str:
        return self.word[:-1]


class Card(int):
    """One of the 54 cards, by code (`Card("TD")`, `Card("BJ")`) or by id (`Card(34)`).

    >>> Card("TD"), str(Card("TD")), Card("TD").name, int(Card("TD"))
    (Card("TD"), '10♦', '10 of diamonds', 34)

    Raises `ValueError` for a code or an id that is no card.
    """

    __slots__ = ()

    def __new__(cls, card: str | int) -> Self:
        number = _ID_OF.get(card) if isinstance(card, str) else card
        if number is None or not 0 <= number < 54:
            raise ValueError(
                f"{card!r} is no card: write rank and suit, such as TD or 9S, or BJ or LJ for a joker"
            )
        return super().__new__(cls, number)

    @property
    def suit(self) -> Suit | None:
        """The printed suit; `None` for a joker."""
        return _SUITS[self]

    @property
    def rank(self) -> int:
        """The printed rank, 0 for a two to 12 for an ace; -1 for a joker."""
        return self % 13 if self < 52 else -1

    @property
    def code(self) -> str:
        return _CODES[self]

    @property
    def name(self) -> str:
        if self >= 52:
            return _JOKERS[self.code][1]
        return f"{_RANK_NAMES[self.rank]} of {Suit(self // 13).word}"

    def __str__(self) -> str:
        if self >= 52:
            return self.name
        return f"{self.code[0].replace('T', '10')}{Suit(self // 13).symbol}"

    def __repr__(self) -> str:
        return f'Card("{self.code}")'


_CODES: Final = [rank + suit for suit in "SHDC" for rank in RANKS] + list(_JOKERS)
_SUITS: Final = (*(suit for suit in Suit for _ in RANKS), None, None)
_ID_OF: Final[dict[str, int]] = {code: number for number, code in enumerate(_CODES)}

PACK: Final = tuple(Card(number) for number in range(54))
JOKERS: Final = (Card("BJ"), Card("LJ"))


class Hand(tuple[Card, ...]):
    """Cards in the order given, such as a hand as it was dealt or as it is shown.

    >>> Hand("9S KD"), str(Hand("9S KD"))
    (Hand("9S KD"), '9♠ K♦')
    """

    __slots__ = ()

    def __new__(cls, cards: str | Iterable[Card] = ()) -> Self:
        return super().__new__(cls, map(Card, cards.split() if isinstance(cards, str) else cards))

    @property
    def mask(self) -> int:
        return mask(self)

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f'Hand("{" ".join(card.code for card in self)}")'


def mask(cards: Iterable[int]) -> int:
    """The set of `cards` as one number, a bit for each id."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def cards_of(bits: int) -> list[Card]:
    """The cards of a mask, lowest id first.

    >>> cards_of(mask(Hand("KD 9S")))
    [Card("9S"), Card("KD")]
    """
    cards = []
    while bits:
        low = bits & -bits
        cards.append(PACK[low.bit_length() - 1])
        bits ^= low
    return cards


class Chance(Protocol):
    """A source of chance: `random.Random(seed)`, or `random.SystemRandom()` where cards must be unguessable."""

    def random(self) -> float: ...


T = TypeVar("T")


def shuffled(items: Sequence[T], chance: Chance) -> list[T]:
    """The items in a random order.

    Only `chance.random()` is used, whose sequence for a seed Python promises to keep on every machine and in
    every version (it does not promise that of `shuffle`), so the same seed deals the same cards for ever.
    """
    pile = list(items)
    for last in range(len(pile) - 1, 0, -1):
        pick = int(chance.random() * (last + 1))
        pile[last], pile[pick] = pile[pick], pile[last]
    return pile
