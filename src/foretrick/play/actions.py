"""What a player may do: play a card, bid, name trump, look. And the answer when it is not allowed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from foretrick.cards import Card, Suit
from foretrick.rules import BLIND_NIL, LOOK, NIL, bid_name


class IllegalAction(ValueError):
    """An action that the rules do not allow; nothing has changed.

    `sentence` is for the player, `clause` names the rule behind it ("Wizards and Jesters 5.4"), `str()` is both.
    """

    def __init__(self, sentence: str, clause: str | None = None) -> None:
        self.sentence, self.clause = sentence, clause
        super().__init__(f"{sentence} ({clause})." if clause else f"{sentence}.")


@dataclass(frozen=True)
class Play:
    """Play a card.

    >>> Play("TD"), str(Play("TD")), Play("TD").text
    (Play("TD"), '10♦', 'play TD')
    """

    card: Card

    def __init__(self, card: str | Card) -> None:
        object.__setattr__(self, "card", Card(card))

    @property
    def code(self) -> int:
        return int(self.card)

    @property
    def text(self) -> str:
        return f"play {self.card.code}"

    def __str__(self) -> str:
        return str(self.card)

    def __repr__(self) -> str:
        return f'Play("{self.card.code}")'


@dataclass(frozen=True)
class Bid:
    """Bid a number of tricks, ``"nil"`` or ``"blind-nil"``.

    >>> Bid(3), Bid("nil").text, str(Bid("blind-nil"))
    (Bid(3), 'bid nil', 'blind nil')
    """

    bid: int | str

    def __post_init__(self) -> None:
        number = isinstance(self.bid, int) and not isinstance(self.bid, bool) and 0 <= self.bid < NIL
        if not number and self.bid not in _PROMISES:
            raise IllegalAction(f"{self.bid!r} is no bid: bid a number of tricks, nil or blind-nil")

    @property
    def code(self) -> int:
        return self.bid if isinstance(self.bid, int) else _PROMISES[self.bid]

    @property
    def text(self) -> str:
        return f"bid {self.bid}"

    def __str__(self) -> str:
        return str(self.bid).replace("-", " ")

    def __repr__(self) -> str:
        return f"Bid({self.bid})" if isinstance(self.bid, int) else f'Bid("{self.bid}")'


@dataclass(frozen=True)
class NameTrump:
    """Name the trump suit.

    >>> NameTrump("H"), str(NameTrump("H"))
    (NameTrump("H"), 'hearts')
    """

    suit: Suit

    def __init__(self, suit: str | Suit) -> None:
        object.__setattr__(self, "suit", Suit.of(suit) if isinstance(suit, str) else Suit(suit))

    @property
    def code(self) -> int:
        return int(self.suit)

    @property
    def text(self) -> str:
        return f"trump {self.suit.letter}"

    def __str__(self) -> str:
        return self.suit.word

    def __repr__(self) -> str:
        return f'NameTrump("{self.suit.letter}")'


@dataclass(frozen=True)
class Look:
    """Look at the hand, where a blind bid could still have been made."""

    @property
    def code(self) -> int:
        return LOOK

    @property
    def text(self) -> str:
        return "look"

    def __str__(self) -> str:
        return "look"

    def __repr__(self) -> str:
        return "Look()"


Action: TypeAlias = Play | Bid | NameTrump | Look
PHASE_OF: dict[type, str] = {Play: "play", Bid: "bid", Look: "bid", NameTrump: "trump"}  # when it may be done
_PROMISES = {"nil": NIL, "blind-nil": BLIND_NIL}


def bid_action(code: int) -> Bid | Look:
    """The action of a bid code of the kernel."""
    return Look() if code == LOOK else Bid(bid_name(code))


def parse_action(text: str) -> Action:
    """The action of its text form, such as ``"play TD"`` or ``"bid nil"``.

    >>> parse_action("trump H")
    NameTrump("H")

    Raises `IllegalAction` for anything else.
    """
    words = text.split() if isinstance(text, str) else []
    try:
        match words:
            case ["play", code]:
                return Play(code)
            case ["bid", number] if number.isascii() and number.isdecimal() and len(number) <= 3:
                return Bid(int(number))
            case ["bid", promise]:
                return Bid(promise)
            case ["trump", letter]:
                return NameTrump(letter)
            case ["look"]:
                return Look()
    except IllegalAction:
        raise
    except ValueError as error:
        raise IllegalAction(str(error).rstrip(".")) from None
    raise IllegalAction(f"{str(text)[:40]!r} is no action: write play TD, bid 3, bid nil, trump H or look")
