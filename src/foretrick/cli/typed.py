"""Reads what a person typed at the table: a card, a bid, a suit, or a request."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from foretrick.cards import JOKERS, Card, Suit
from foretrick.play import Action, Bid, IllegalAction, Look, NameTrump, Play, View
from foretrick.rules.options import either

REQUESTS: Final = ("help", "hint", "why", "hand", "table", "last", "sheet", "rules", "quit")
_OTHER_WORDS: Final = {
    "?": "help",
    "advice": "hint",
    "tip": "hint",
    "exit": "quit",
    "leave": "quit",
    "score": "sheet",
    "scores": "sheet",
    "cards": "hand",
    "trick": "table",
    "bids": "table",
    "trump": "table",
}
_RANK_WORDS: Final = {
    "two": "2",
    "deuce": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "six": "6",
    "seven": "7",
    "eight": "8",
    "nine": "9",
    "ten": "T",
    "10": "T",
    "jack": "J",
    "queen": "Q",
    "king": "K",
    "ace": "A",
}
_BLIND: Final = ("blind nil", "blind-nil", "blindnil", "blind", "bn")
_RANK: Final = "(10|[2-9tjqka])"
_SUIT: Final = "([shdc♠♥♦♣])"
_SUIT_OF: Final = {
    **{suit.word: suit for suit in Suit},
    **{suit.singular: suit for suit in Suit},
    **{suit.letter.lower(): suit for suit in Suit},
    **{suit.symbol: suit for suit in Suit},
}


@dataclass(frozen=True)
class Request:
    """Something asked of the table rather than done in the game."""

    name: str
    about: Action | None = None  # for why: the card or bid in question


@dataclass(frozen=True)
class Unclear:
    """An entry that cannot be read; `sentence` says what would help."""

    sentence: str


Entry: TypeAlias = Action | Request | Unclear


def read_entry(text: str, view: View) -> Entry:
    """What the person at the view's seat means by `text`."""
    words = " ".join(text.lower().replace(",", " ").split())
    if not words:
        return Request("table")
    if words.split()[0] == "why":
        return _why(words[3:].strip(), view)
    if words in REQUESTS or words in _OTHER_WORDS:
        return Request(_OTHER_WORDS.get(words, words))
    action = _action(words, view)
    if action is not None:
        return action
    fits = [name for name in REQUESTS if name.startswith(words)]
    if len(fits) == 1 and len(words) > 1:
        return Request(fits[0])
    return Unclear(f"I do not understand {text.strip()[:30]!r}. {_expects(view)}, or ? for help.")


def _why(words: str, view: View) -> Entry:
    if not words:
        return Request("why")
    about = _action(words, view)
    if isinstance(about, Unclear):
        return about
    if about is None:
        return Unclear("Write why and a card or a bid, such as why 9h or why 2.")
    return Request("why", about)


def _action(words: str, view: View) -> Action | Unclear | None:
    """The action, `Unclear` if it could be several, `None` if it is none."""
    verb, _, rest = words.partition(" ")
    if verb == "bid" and rest.isdecimal():
        return _number(rest)  # also while cards are played, where a number alone is a rank
    if verb in ("play", "bid", "trump", "name", "lead") and rest:
        words = rest
    if words == "look":
        return Look()
    if words == "nil":
        return Bid("nil")
    if words in _BLIND:
        return Bid("blind-nil")
    if (card := read_card(words)) is not None:
        return Play(card)
    if view.phase == "trump" and words in _SUIT_OF:
        return NameTrump(_SUIT_OF[words])
    if view.phase == "play":
        short = _short_card(words, view)
        if short is not None:
            return short
    elif words in _SUIT_OF:
        return NameTrump(_SUIT_OF[words])
    return _number(words)


def _number(words: str) -> Action | Unclear | None:
    if not (words.isascii() and words.isdecimal()):
        return None
    try:
        return Bid(int(words[:6]))
    except IllegalAction:
        return Unclear(f"{words[:6]} is more than any bid.")


def read_card(words: str) -> Card | None:
    """The card of a person's spelling; `None` if it is none.

    >>> read_card("10h"), read_card("♥q"), read_card("ace of spades"), read_card("big joker")
    (Card("TH"), Card("QH"), Card("AS"), Card("BJ"))
    """
    words = words.lower().removeprefix("the ").strip()
    if words in ("bj", "big", "big joker"):
        return JOKERS[0]
    if words in ("lj", "little", "little joker", "small joker"):
        return JOKERS[1]
    joined = words.replace(" of ", " ").split()
    if len(joined) == 2:
        rank, suit = _RANK_WORDS.get(joined[0], joined[0].upper()), _SUIT_OF.get(joined[1])
        return Card(rank + suit.letter) if suit is not None and rank in set("23456789TJQKA") else None
    squeezed = "".join(joined)
    found = re.fullmatch(_RANK + _SUIT, squeezed)
    rank_text, suit_text = found.groups() if found else ("", "")
    if not found:
        found = re.fullmatch(_SUIT + _RANK, squeezed)
        suit_text, rank_text = found.groups() if found else ("", "")
    if not found:
        return None
    return Card(_RANK_WORDS.get(rank_text, rank_text.upper()) + _SUIT_OF[suit_text].letter)


def _short_card(words: str, view: View) -> Action | Unclear | None:
    """A rank, a suit, or "joker" alone: the one card in the hand that it can mean."""
    hand: Sequence[Card] = view.hand or ()
    rank = _RANK_WORDS.get(words, words.upper())
    if rank in set("23456789TJQKA"):
        fits = [card for card in hand if card not in JOKERS and card.code[0] == rank]
        what = f"a {words}" if words != "8" and not words.startswith(("a", "e")) else f"an {words}"
    elif words in _SUIT_OF:
        fits = [card for card in hand if view.sheet.suit(card) is _SUIT_OF[words]]
        what = f"any {_SUIT_OF[words].word}"
    elif words == "joker":
        fits, what = [card for card in hand if card in JOKERS], "a joker"
    elif marked := [card for card, face in view.sheet.faces.items() if face.mark.lower() == words]:
        fits, what = [card for card in hand if card in marked], f"a {words.capitalize()}"
    else:
        return None
    allowed = [card for card in fits if view.choices >> card & 1]
    if len(allowed) == 1 or len(fits) == 1:
        return Play((allowed or fits)[0])
    if not fits:
        return Unclear(f"You do not hold {what}.")
    named = either([str(card) for card in (allowed or fits)])
    return Unclear(f"Which one, {named}? Write it as {either([c.code.lower() for c in (allowed or fits)])}.")


def _expects(view: View) -> str:
    """What could be typed now."""
    if view.phase == "bid":
        return "Write a number to bid" if view.looked else "Write look, or blind nil"
    if view.phase == "trump":
        return "Write a suit, such as h for hearts"
    hand = view.hand or ()
    example = hand[0].code.lower() if hand else "9h"
    return f"Write a card, such as {example}"
