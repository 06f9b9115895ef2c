"""What a player may do: play a card, bid, name trump, look. And the answer when it is not allowed.

The `text` of an action is its form in commands and on the wire, its `label` what stands on a button, in any language.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from foretrick.cards import Card, NoCard, Suit
from foretrick.messages import Message, Spoken, message, quoted, say
from foretrick.rules import BLIND_NIL, LOOK, NIL, bid_name


class IllegalAction(Spoken, ValueError):
    """An action that the rules do not allow; nothing has changed.

    `reason` is for the player, `clause` names the rule behind it ("Wizards and Jesters 5.4"), `message` is both.
    """

    def __init__(self, reason: Message, clause: str | None = None) -> None:
        self.reason, self.clause = reason, clause
        super().__init__(
            message("error-ruled", reason=reason, clause=clause)
            if clause
            else message("error-plain", reason=reason)
        )

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Message, str | None]]:
        return IllegalAction, (self.reason, self.clause)

    @property
    def sentence(self) -> str:
        """The reason in English."""
        return say(self.reason)


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

    @property
    def label(self) -> Message | str:
        return self.card.short

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
            raise IllegalAction(message("error-bid-none", bid=quoted(self.bid)))

    @property
    def code(self) -> int:
        return self.bid if isinstance(self.bid, int) else _PROMISES[self.bid]

    @property
    def text(self) -> str:
        return f"bid {self.bid}"

    @property
    def label(self) -> Message | str:
        return bid_label(self.code)

    def __str__(self) -> str:
        return str(self.label)

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

    @property
    def label(self) -> Message | str:
        return self.suit.message

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

    @property
    def label(self) -> Message | str:
        return message("bid-look")

    def __str__(self) -> str:
        return "look"

    def __repr__(self) -> str:
        return "Look()"


Action: TypeAlias = Play | Bid | NameTrump | Look
PHASE_OF: dict[type, str] = {Play: "play", Bid: "bid", Look: "bid", NameTrump: "trump"}  # when it may be done
_PROMISES = {"nil": NIL, "blind-nil": BLIND_NIL}


def bid_label(code: int) -> Message | str:
    """A bid as it is spoken."""
    if code == NIL:
        return message("bid-nil")
    return message("bid-blind-nil") if code == BLIND_NIL else str(code)


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
    except NoCard as error:
        raise IllegalAction(error.message) from None
    raise IllegalAction(message("error-action-none", text=quoted(str(text)[:40])))
