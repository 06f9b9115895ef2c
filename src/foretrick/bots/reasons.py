"""Why a player by rules of thumb does what it does, in one sentence each."""

from __future__ import annotations

from foretrick.bots.knowledge import Knowledge
from foretrick.cards import Card, Suit
from foretrick.rules import bid_name

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def tricks(count: int) -> str:
    """A number of tricks in words: "one more trick", "three more tricks"."""
    word = _NUMBERS[count] if count < len(_NUMBERS) else str(count)
    return f"{word} more trick{'' if count == 1 else 's'}"


def bid(known: Knowledge, code: int, counted: float) -> str:
    """The reason for a number bid: what was counted, and what stood in its way."""
    about = f"Counts about {counted:.1f} tricks in the hand"
    nearest = round(counted)
    if nearest != code and not known.view.choices >> nearest & 1:
        return f"{about}, but {bid_name(nearest)} is not allowed"
    return about


def stays(known: Knowledge, card: int) -> str:
    """How a card that this seat leads stands, if it is the highest left of its suit; else nothing."""
    suit = known.pack.suit_of[card]
    if not known.tables.beaten_by[known.trump][card] & known.unseen:
        return f"and nothing beats the {Card(card).name}"
    if suit == 4 or not known.is_master(card):
        return ""
    return f"and the {Card(card).name} is now the highest {Suit(suit).singular}"


def is_low(known: Knowledge, card: int) -> bool:
    """Whether most of the hidden cards of its suit are higher."""
    suit = known.pack.suit_of[card]
    rest = known.unseen if suit == 4 else known.unseen & known.pack.suits[suit]
    over = rest & known.tables.beaten_by[known.trump][card]
    return 2 * over.bit_count() > rest.bit_count()


def wins(known: Knowledge, card: int, because: str) -> str:
    """`because`, with how the card is to win the trick, or why it may well not."""
    if not known.later:
        return f"{because} and takes the trick with the {Card(card).name}"
    if known.plays:
        return f"{because} and tries to take the trick with the {Card(card).name}"
    if is_low(known, card):
        return f"{because}, but leads low and keeps its better cards for later"
    if standing := stays(known, card):
        return f"{because}, {standing}"
    return f"{because} and leads the {Card(card).name}"


def exact(known: Knowledge, card: int) -> str:
    """The reason for a card where only the exact bid scores."""
    takes, need = known.takes(card), known.need
    if known.view.choices.bit_count() == 1:
        return "The only card that may be played"
    if need > 0:
        because = f"Needs {tricks(need)}"
        if need > known.view.cards_left[known.seat]:
            because = "Can no longer make the bid, wins what it can"
        return wins(known, card, because) if takes else f"{because}, but keeps its better cards for later"
    because = "Has its bid" if need == 0 else "Is over its bid"
    if not takes:
        return f"{because} and throws a dangerous card while it loses"
    if not known.plays:
        return f"{because} and leads {'low' if is_low(known, card) else 'what it can best spare'}"
    if known.later:
        return f"{because} and hopes that somebody takes the trick over"
    return f"{because}, and loses least by taking this trick now"


def partners(known: Knowledge, card: int, partner: int, need: int) -> str:
    """The reason for a card where partners share a contract; `need` are the tricks that it still lacks."""
    takes, name = known.takes(card), known.view.players[partner]
    if known.view.choices.bit_count() == 1:
        return "The only card that may be played"
    if known.nil_alive(known.seat):
        return own_nil(known, takes)
    if known.nil_alive(partner) and takes and (known.view.best in (None, partner) or partner in known.later):
        return f"Covers the nil of {name}"
    if not takes and known.view.best == partner:
        return f"Leaves the trick to {name}"
    if takes:
        because = f"Its side needs {tricks(need)}" if need > 0 else "Has made its contract"
        return wins(known, card, because)
    return "Keeps its better cards for later" if need > 0 else "Has made its contract and wants no bag"


def own_nil(known: Knowledge, takes: bool) -> str:
    """The reason for a card of a seat that promised to take no trick."""
    if not known.plays:
        return "Keeps its nil and leads what is most likely to be beaten"
    if takes:
        return "Fears for its nil, and hopes that somebody takes the trick over"
    return "Keeps its nil and throws the most dangerous card that loses"
