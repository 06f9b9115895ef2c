"""Small pieces of the page: text made safe, figures, cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from foretrick.cards import JOKERS, Card

Json = Mapping[str, Any]


def safe(text: object) -> str:
    """Any text as it may stand in the page."""
    return escape(str(text), quote=True)


def figure(number: float, digits: int = 0) -> str:
    """A number with a true minus sign.

    >>> figure(3.14, 1), figure(-0.2)
    ('3.1', '0')
    """
    shown = f"{abs(number):.{digits}f}"
    return f"\N{MINUS SIGN}{shown}" if number < 0 and float(shown) else shown


def signed(number: float, digits: int = 0) -> str:
    """A number with its sign."""
    shown = figure(number, digits)
    return f"+{shown}" if number > 0 and float(f"{number:.{digits}f}") else shown


def percent(chance: float) -> str:
    """A chance."""
    return f"{round(100 * chance)} %"


def scrolled(label: str, rows: str, kind: str = "") -> str:
    """A table that scrolls sideways by itself where it is too wide, by keyboard as well."""
    return (
        f'<div class="scroll" role="group" aria-label="{safe(label)}" tabindex="0">'
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
        return f'<span class="card j{more}">{safe(it.name)}</span>'
    letter = suit.letter.lower() if suit is not None else "j"
    mark = f"<small>{safe(face['mark'])}</small>" if face is not None else ""
    name = face["name"] if face is not None else it.name
    return f'<span class="card {letter}{more}" role="img" aria-label="{safe(name)}">{safe(it)}{mark}</span>'


def cards(review: Json, codes: Sequence[str], played: str | None, label: str) -> str:
    """A row of cards after a label; one of them was played."""
    items = "".join(f"<li>{card(review, code, ' played' if code == played else '')}</li>" for code in codes)
    return f'<ul class="cards">{label}{items}</ul>'


def action(review: Json, text: str) -> str:
    """An action as it stands in a list: a card, a bid, a suit."""
    verb, _, rest = text.partition(" ")
    if verb == "play":
        return card(review, rest)
    if verb == "bid":
        return f"bid {safe(rest.replace('-', ' '))}"
    if verb == "trump":
        words = {"S": "\N{BLACK SPADE SUIT} spades", "H": "\N{BLACK HEART SUIT} hearts"}
        words |= {"D": "\N{BLACK DIAMOND SUIT} diamonds", "C": "\N{BLACK CLUB SUIT} clubs"}
        return f'<span class="card {rest.lower()}">{words[rest]}</span>'
    return "look"
