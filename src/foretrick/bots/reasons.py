"""Why the steady player does what it does, in one sentence each."""

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
    """Why a card that this seat plays wins, if it is the highest left of its suit; else nothing."""
    suit = known.pack.suit_of[card]
    if not known.is_master(card):
        return ""
    if suit == 4 or not known.unseen & known.pack.suits[suit]:
        return f"and nothing higher than the {Card(card).name} is out"
    return f"and the {Card(card).name} is now the highest {Suit(suit).singular}"


def wins(known: Knowledge, card: int, because: str) -> str:
    """`because`, with how the card wins the trick."""
    if not known.later:
        return f"{because} and takes the trick with the {Card(card).name}"
    if known.plays:
        return f"{because} and tries to take the trick"
    return (
        f"{because}, {stays(known, card)}"
        if stays(known, card)
        else f"{because} and leads the {Card(card).name}"
    )


def exact(known: Knowledge, card: int) -> str:
    """The reason for a card where only the exact bid scores."""
    view = known.view
    wanted, won = view.bids[known.seat], view.won[known.seat]
    need = (wanted or 0) - won
    takes = known.takes(card)
    if view.choices.bit_count() == 1:
        return "The only card that may be played"
    if need > 0:
        because = f"Needs {tricks(need)}"
        if need > view.cards_left[known.seat]:
            because = "Can no longer make the bid, so wins what it can"
        if takes:
            return wins(known, card, because)
        return f"{because}, but keeps its better cards for later tricks"
    because = "Has its bid" if need == 0 else "Is over its bid"
    if not takes:
        return f"{because} and throws a dangerous card while it loses"
    if not known.plays:
        return f"{because} and leads a card that others will beat"
    return (
        f"{because}; hopes that the trick is taken over"
        if known.later
        else f"{because}, and loses least by taking this trick now"
    )


def partners(known: Knowledge, card: int, partner: int, need: int) -> str:
    """The reason for a card where partners share a contract; `need` are the tricks that it still lacks."""
    view = known.view
    name = view.players[partner]
    if view.choices.bit_count() == 1:
        return "The only card that may be played"
    takes = known.takes(card)
    if known.nil_alive(known.seat):
        return (
            "Keeps its nil: leads low"
            if not known.plays
            else (
                "Is afraid for its nil, and hopes that the trick is taken over"
                if takes
                else "Keeps its nil: throws the most dangerous card that loses"
            )
        )
    if (
        known.nil_alive(partner)
        and takes
        and (known.best < 0 or view.best == partner or partner in known.later)
    ):
        return f"Covers the nil of {name}"
    if not takes and view.best == partner:
        return f"Leaves the trick to {name}"
    if need > 0:
        return (
            wins(known, card, f"The contract needs {tricks(need)}")
            if takes
            else "Keeps its better cards for later tricks"
        )
    if takes:
        return wins(known, card, "The contract is made; it plays to break theirs")
    return "The contract is made, so it takes no bag that it can avoid"
