"""Small pieces of the page: text made safe, figures, cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from foretrick import messages
from foretrick.cards import JOKERS, Card, Suit
from foretrick.messages import Given, message, say, worded
from foretrick.play import parse_action

Json = Mapping[str, Any]


def safe(shown: object) -> str:
    """Any text as it may stand in the page."""
    return escape(str(shown), quote=True)


def text(review: Json, what: str, **args: Given) -> str:
    """A message in the language of the page, safe to stand in it."""
    return safe(say(message(what, **args), review["language"]))


def figure(review: Json, number: float, digits: int = 0) -> str:
    """A number as the language of the page writes it, with a true minus sign.

    >>> figure({"language": "de"}, 3.14, 1), figure({"language": "en"}, -0.2)
    ('3,1', '0')
    """
    shown: str = worded(messages.figure(number, digits), review["language"])
    return shown


def signed(review: Json, number: float, digits: int = 0) -> str:
    """A number with its sign."""
    shown: str = worded(messages.figure(number, digits, signed=True), review["language"])
    return shown


def percent(chance: float) -> str:
    """A chance."""
    return f"{round(100 * chance)} %"


def scrolled(label: str, rows: str, kind: str = "") -> str:
    """A table that scrolls sideways by itself where it is too wide, by keyboard as well; the label is safe already."""
    return (
        f'<div class="scroll" role="group" aria-label="{label}" tabindex="0">'
        f'<table class="{kind}">{rows}</table></div>'
    )


def side_name(review: Json, side: int) -> str:
    """The players of a side."""
    return " & ".join(review["players"][seat] for seat in review["sides"][side])


def card(review: Json, code: str, more: str = "") -> str:
    """A card as text in the ink of its suit, with the mark of a special one."""
    it = Card(code)
    face = review["faces"].get(code)
    suit = it.suit
    if it in JOKERS:
        return f'<span class="card j{more}">{_named(review, it)}</span>'
    letter = suit.letter.lower() if suit is not None else "j"
    mark = f"<small>{safe(face['mark'])}</small>" if face is not None else ""
    name = safe(face["name"]) if face is not None else _named(review, it)
    return f'<span class="card {letter}{more}" role="img" aria-label="{name}">{safe(it)}{mark}</span>'


def _named(review: Json, it: Card) -> str:
    return safe(say(it.message, review["language"]))


def cards(review: Json, codes: Sequence[str], played: str | None, label: str) -> str:
    """A row of cards after a label; one of them was played."""
    items = "".join(f"<li>{card(review, code, ' played' if code == played else '')}</li>" for code in codes)
    return f'<ul class="cards">{label}{items}</ul>'


def action(review: Json, text_of: str) -> str:
    """An action as it stands in a list: a card, a bid, a suit."""
    verb, _, rest = text_of.partition(" ")
    if verb == "play":
        return card(review, rest)
    if verb == "bid":
        return text(review, "reviewpage-bid", bid=parse_action(text_of).label)
    if verb == "trump":
        suit = Suit.of(rest)
        word = say(suit.message, review["language"])
        return f'<span class="card {rest.lower()}">{suit.symbol} {safe(word)}</span>'
    return text(review, "bid-look")
