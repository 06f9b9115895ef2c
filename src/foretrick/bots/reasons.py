"""Why a player by rules of thumb does what it does, in one sentence each. The player is left unnamed: "Has its bid"."""

from __future__ import annotations

from foretrick.bots.knowledge import Knowledge
from foretrick.cards import Card, Suit
from foretrick.messages import Message, figure, message


def bid(known: Knowledge, code: int, counted: float) -> Message:
    """The reason for a number bid: what was counted, and what stood in its way."""
    nearest = round(counted)
    if nearest != code and not known.view.choices >> nearest & 1:
        return message("reason-counts-but", tricks=figure(counted, 1), bid=str(nearest))
    return message("reason-counts", tricks=figure(counted, 1))


def stays(known: Knowledge, card: int, because: Message) -> Message | None:
    """`because`, with how a card that this seat leads stands, if it is the highest left of its suit."""
    suit, name = known.pack.suit_of[card], Card(card).message
    if not known.tables.beaten_by[known.trump][card] & known.unseen:
        return message("reason-unbeaten", because=because, card=name)
    if suit == 4 or not known.is_master(card):
        return None
    return message("reason-highest", because=because, card=name, suit=Suit(suit).message)


def is_low(known: Knowledge, card: int) -> bool:
    """Whether most of the hidden cards of its suit are higher."""
    suit = known.pack.suit_of[card]
    rest = known.unseen if suit == 4 else known.unseen & known.pack.suits[suit]
    over = rest & known.tables.beaten_by[known.trump][card]
    return 2 * over.bit_count() > rest.bit_count()


def wins(known: Knowledge, card: int, because: Message) -> Message:
    """`because`, with how the card is to win the trick, or why it may well not."""
    name = Card(card).message
    if not known.later:
        return message("reason-takes", because=because, card=name)
    if known.plays:
        return message("reason-tries", because=because, card=name)
    if is_low(known, card):
        return message("reason-leads-low", because=because)
    return stays(known, card, because) or message("reason-leads", because=because, card=name)


def exact(known: Knowledge, card: int) -> Message:
    """The reason for a card where only the exact bid scores."""
    takes, need = known.takes(card), known.need
    if known.view.choices.bit_count() == 1:
        return message("reason-only-card")
    if need > 0:
        because = message("reason-needs", tricks=need)
        if need > known.view.cards_left[known.seat]:
            because = message("reason-no-longer")
        return wins(known, card, because) if takes else message("reason-saves", because=because)
    because = message("reason-has" if need == 0 else "reason-over")
    if not takes:
        return message("reason-throws", because=because)
    if not known.plays:
        return message(
            "reason-leads-a-low-one" if is_low(known, card) else "reason-leads-spare", because=because
        )
    return message("reason-hopes-over" if known.later else "reason-takes-now", because=because)


def partners(known: Knowledge, card: int, partner: int, need: int) -> Message:
    """The reason for a card where partners share a contract; `need` are the tricks that it still lacks."""
    takes, name = known.takes(card), known.view.players[partner]
    if known.view.choices.bit_count() == 1:
        return message("reason-only-card")
    if known.nil_alive(known.seat):
        return own_nil(known, takes)
    if known.nil_alive(partner) and takes and (known.view.best in (None, partner) or partner in known.later):
        return message("reason-covers", name=name)
    if not takes and known.view.best == partner:
        return message("reason-leaves", name=name)
    if takes:
        because = message("reason-side-needs", tricks=need) if need > 0 else message("reason-made")
        return wins(known, card, because)
    return message("reason-keeps" if need > 0 else "reason-no-bag")


def own_nil(known: Knowledge, takes: bool) -> Message:
    """The reason for a card of a seat that promised to take no trick."""
    if not known.plays:
        return message("reason-nil-leads")
    return message("reason-nil-fears" if takes else "reason-nil-throws")
