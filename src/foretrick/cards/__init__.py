"""The 54 cards of the pack: ids, codes, names, hands and masks. No game and no rule lives here.

A card is an `int` inside and polite outside: `Card("TD")` is the number 34, prints as ``10♦`` and has a name
that can be read aloud. A set of cards is a mask, one bit for each id, or a `Hand`, a sorted tuple.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Final, Protocol, Self, TypeVar

from foretrick.messages import Message, Spoken, message, quoted, say

RANKS: Final = "23456789TJQKA"
_JOKER_CODES: Final = ("BJ", "LJ")


class NoCard(Spoken, ValueError):
    """Something that is no card, or no suit."""


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
            raise NoCard(message("error-suit-none", suit=quoted(letter)))
        return cls[letter]

    @property
    def letter(self) -> str:
        return self.name

    @property
    def symbol(self) -> str:
        return "♠♥♦♣"[self]

    @property
    def message(self) -> Message:
        """The word for it, to be said in any language."""
        return _SUIT_WORDS[self]

    @property
    def word(self) -> str:
        """The word for it in English."""
        return say(self.message)

    @property
    def singular(self) -> str:
        return self.word[:-1]


_SUIT_WORDS: Final = (
    message("suit-spades"),
    message("suit-hearts"),
    message("suit-diamonds"),
    message("suit-clubs"),
)


class Card(int):
    """One of the 54 cards, by code (`Card("TD")`, `Card("BJ")`) or by id (`Card(34)`).

    >>> Card("TD"), str(Card("TD")), Card("TD").name, int(Card("TD"))
    (Card("TD"), '10♦', '10 of diamonds', 34)

    Raises `NoCard`, a `ValueError`, for a code or an id that is no card.
    """

    __slots__ = ()

    def __new__(cls, card: str | int) -> Self:
        number = _ID_OF.get(card) if isinstance(card, str) else card
        if number is None or not 0 <= number < 54:
            raise NoCard(message("error-card-none", card=quoted(card)))
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
    def message(self) -> Message:
        """The name of the card, to be said in any language."""
        return _NAMES[self]

    @property
    def rank_message(self) -> Message | str:
        """The name of its rank; of a joker the whole name."""
        return _RANK_NAMES[self.rank] if self < 52 else self.message

    @property
    def name(self) -> str:
        """The name in English, such as "ace of hearts" or "big joker"."""
        return say(self.message)

    @property
    def short(self) -> Message | str:
        """The card in a few signs, such as 10♦; a joker by its name."""
        return self.message if self >= 52 else f"{self.code[0].replace('T', '10')}{Suit(self // 13).symbol}"

    def __str__(self) -> str:
        return str(self.short)

    def __repr__(self) -> str:
        return f'Card("{self.code}")'


_CODES: Final = [rank + suit for suit in "SHDC" for rank in RANKS] + list(_JOKER_CODES)
_SUITS: Final = (*(suit for suit in Suit for _ in RANKS), None, None)
_ID_OF: Final[dict[str, int]] = {code: number for number, code in enumerate(_CODES)}

_RANK_NAMES: Final[tuple[Message | str, ...]] = (
    *("2", "3", "4", "5", "6", "7", "8", "9", "10"),
    *(message("rank-jack"), message("rank-queen"), message("rank-king"), message("rank-ace")),
)
_NAMES: Final = (
    *(message("card-name", rank=rank, suit=suit.message) for suit in Suit for rank in _RANK_NAMES),
    *(message("card-big-joker"), message("card-little-joker")),
)

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
