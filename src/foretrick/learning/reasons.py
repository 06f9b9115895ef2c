"""Why a card takes a trick and another does not, and why a card may be played: in words, with the clause.

What is so is asked of the rule sheet; here it is only given its name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from foretrick.cards import JOKERS, Card, Suit
from foretrick.kernel.layout import NO_TRUMP
from foretrick.kernel.tables import tables_for
from foretrick.messages import Message, message
from foretrick.play import IllegalAction, Played, View
from foretrick.rules import RuleSheet
from foretrick.search.unseen import best_of

# Where each game's page says so.
CLAUSES: Final[Mapping[str, Mapping[str, str]]] = {
    "joker-in-the-hole": {
        "lead": "5.3", "free-lead": "5.4", "follow": "5.5", "lone-ace": "5.6", "void": "5.9",
        "ace": "6.1", "joker-ace": "6.2", "trump": "6.3", "led": "6.4", "after-joker": "6.5", "loses": "6.6",
        "score": "7.1", "turned": "3.4",
    },
    "wizards-and-jesters": {
        "lead": "5.3", "free-lead": "5.7", "jester-lead": "5.8", "follow": "5.4", "void": "5.6",
        "wizard": "6.1", "trump": "6.2", "led": "6.3", "jesters": "6.4", "loses": "6.5",
        "score": "7.1", "turned": "3.4",
    },
    "spades-with-jokers": {
        "lead": "5.1", "lead-trump": "5.3", "follow": "5.5", "void": "5.7",
        "trump": "6.1", "led": "6.2", "loses": "6.3", "score": "7.1",
    },
    "oh-hell": {
        "lead": "5.3", "follow": "5.4", "void": "5.5",
        "trump": "6.1", "led": "6.2", "loses": "6.3", "score": "7.1", "turned": "3.4",
    },
    "spades": {
        "lead": "5.1", "lead-trump": "5.3", "follow": "5.5", "void": "5.6",
        "trump": "6.1", "led": "6.2", "loses": "6.3", "score": "7.1",
    },
}  # fmt: skip


@dataclass(frozen=True)
class Reason:
    """A sentence, and the clause behind it."""

    message: Message
    clause: str


def card_message(sheet: RuleSheet, card: Card) -> Message:
    """A card by its name, with its part in the game."""
    face = sheet.faces.get(card)
    return card.message if face is None else face.called


def clause_of(reason: IllegalAction) -> str | None:
    """The number of the clause that a refusal cites."""
    return None if reason.clause is None else reason.clause.rpartition(" ")[2]


def takes(sheet: RuleSheet, plays: Sequence[Played], trump: Suit | None) -> Reason:
    """Why the card that is winning takes the trick."""
    clauses = CLAUSES[sheet.game]
    best = winning(sheet, plays, trump)
    card = card_message(sheet, best.card)
    if best.ace:
        return Reason(message("learn-takes-joker-ace", card=card), clauses["joker-ace"])
    if "ace" in clauses and best.card.rank == _ACE and best.card not in JOKERS:
        return Reason(message("learn-takes-ace", card=card), clauses["ace"])
    if sheet.suit(best.card) is None and "wizard" in clauses:
        if best.card.rank == _ACE:
            return Reason(message("learn-takes-wizard", card=card), clauses["wizard"])
        return Reason(message("learn-takes-jester", card=card), clauses["jesters"])
    if trump is not None and sheet.suit(best.card) is trump:
        return Reason(message("learn-takes-trump", card=card), clauses["trump"])
    return Reason(message("learn-takes-led", card=card), clauses["led"])


_ACE: Final = 12


def winning(sheet: RuleSheet, plays: Sequence[Played], trump: Suit | None) -> Played:
    """The play that is winning."""
    _, seat = best_of(tables_for(sheet), NO_TRUMP if trump is None else int(trump), plays)
    return next(play for play in plays if play.seat == seat)


def loses(sheet: RuleSheet, plays: Sequence[Played], trump: Suit | None, play: Played) -> Reason:
    """Why this card of a trick does not take it; without a word about which card does."""
    clauses = CLAUSES[sheet.game]
    why = takes(sheet, plays, trump)
    best = winning(sheet, plays, trump).card
    suit = sheet.suit(play.card)
    if play.card in JOKERS and sheet.faces[play.card].suitless:
        return Reason(message("learn-loses-joker"), clauses["loses"])
    if suit is None and "wizard" in clauses:
        id = "learn-loses-wizard" if play.card.rank == _ACE else "learn-loses-jester"
        return Reason(message(id), clauses["wizard"] if play.card.rank == _ACE else clauses["loses"])
    if "ace" in clauses and play.card.rank == _ACE:
        return Reason(message("learn-loses-ace"), clauses["ace"])
    if why.clause not in (clauses["trump"], clauses["led"]):
        return Reason(message("learn-loses-special"), why.clause)
    if suit is sheet.suit(best):
        return Reason(message("learn-loses-higher"), why.clause)
    if why.clause == clauses["trump"]:
        return Reason(message("learn-loses-trump"), why.clause)
    return Reason(message("learn-loses-off"), clauses["loses"])


def to_follow(view: View) -> int:
    """The mask of the cards that follow what was led; 0 where nothing has to be followed."""
    if view.trick is None or not view.trick.plays:
        return 0
    return tables_for(view.sheet).follow[view.led]


def may(view: View) -> Reason:
    """What the seat to play may choose from: the suit to follow, or why it is free."""
    sheet, tables = view.sheet, tables_for(view.sheet)
    clauses = CLAUSES[sheet.game]
    hand = view.hand.mask if view.hand is not None else 0
    if view.trick is None or not view.trick.plays:
        if hand & ~view.choices:
            return Reason(message("learn-may-lead-broken"), clauses["lead-trump"])
        return Reason(message("learn-may-lead"), clauses["lead"])
    follow = to_follow(view)
    if not follow:
        jesters = "jester-lead" in clauses and all(p.card.rank == 0 for p in view.trick.plays)
        return Reason(message("learn-may-nothing-led"), clauses["jester-lead" if jesters else "free-lead"])
    if not hand & follow:
        return Reason(message("learn-may-void"), clauses["void"])
    if not hand & follow & ~tables.excused[view.led]:
        return Reason(message("learn-may-lone-ace"), clauses["lone-ace"])
    if hand & ~follow & tables.always[view.led]:
        return Reason(message("learn-may-follow-or"), clauses["follow"])
    return Reason(message("learn-may-follow"), clauses["follow"])
