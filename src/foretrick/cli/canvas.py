"""Text placed at rows and columns, and playing cards made of it."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from foretrick.cards import JOKERS, Card, Suit
from foretrick.rules import RuleSheet

# Ink on paper: both are set, so a card reads the same on a dark and on a light terminal.
PAPER: Final = "#f6f1e6"
INK: Final = {Suit.S: "#20242b", Suit.H: "#c1121f", Suit.D: "#1a56b8", Suit.C: "#17713a", None: "#6b2a8f"}


class Canvas:
    """Lines of a fixed width on which short texts are put."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self._rows: list[list[tuple[int, Text]]] = [[] for _ in range(height)]

    def put(self, row: int, column: int, text: Text) -> None:
        """Put a text with its first cell at `column`; what does not fit is cut."""
        column = max(0, min(column, self.width - text.cell_len))
        if 0 <= row < len(self._rows):
            self._rows[row].append((column, text))

    def centre(self, row: int, column: int, text: Text) -> None:
        """Put a text with its middle at `column`."""
        self.put(row, column - text.cell_len // 2, text)

    def lines(self) -> list[Text]:
        """The rows, left to right."""
        return [self._line(row) for row in self._rows]

    def _line(self, row: list[tuple[int, Text]]) -> Text:
        line = Text(no_wrap=True)
        for column, text in sorted(row, key=lambda placed: placed[0]):
            line.append(" " * (column - line.cell_len))
            line.append_text(text)
        line.truncate(self.width)
        return line


def shortened(name: str, cells: int) -> str:
    """A name in at most so many cells of the terminal.

    >>> shortened("Maximiliane", 6), shortened("Ben", 6)
    ('Maxim…', 'Ben')
    """
    return name if cell_len(name) <= cells else f"{set_cell_size(name, cells - 1).rstrip()}…"


def wrapped(sentence: str, cells: int) -> list[str]:
    """A sentence in lines of at most so many cells, broken between words.

    >>> wrapped("You hold hearts.", 9)
    ['You hold', 'hearts.']
    """
    lines = [""]
    for word in (shortened(word, cells) for word in sentence.split()):
        if lines[-1] and cell_len(lines[-1]) + 1 + cell_len(word) > cells:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".lstrip()
    return lines


def ink(card: Card) -> str:
    """The colour of a card's index."""
    return INK[card.suit]


def index_of(card: Card) -> str:
    """What stands in a card's corner."""
    return card.name.split()[0].upper() if card in JOKERS else str(card)


def mark_of(sheet: RuleSheet, card: Card) -> str:
    """The word printed on a card with a special part; empty for the others and for jokers, whose index says it."""
    face = sheet.faces.get(card)
    return "" if face is None or card in JOKERS else face.mark


def card_text(sheet: RuleSheet, card: Card) -> Text:
    """A card in one line."""
    mark = mark_of(sheet, card)
    text = Text(f" {index_of(card)} ", f"bold {ink(card)} on {PAPER}")
    if mark:
        text.append(f"{mark} ", f"{ink(card)} on {PAPER}")
    return text


def tall_card(sheet: RuleSheet, card: Card) -> list[Text]:
    """A card in three lines: an index in two corners, the suit or its mark in the middle."""
    index, style = index_of(card), f"{ink(card)} on {PAPER}"
    middle = mark_of(sheet, card) or (
        "JOKER" if card in JOKERS else card.suit.symbol if card.suit is not None else ""
    )
    width = 8
    return [
        Text(f" {index}".ljust(width), f"bold {style}"),
        Text(middle.center(width), style),
        Text(f"{index} ".rjust(width), f"bold {style}"),
    ]


def suit_text(suit: Suit | None) -> Text:
    """A suit by symbol and word."""
    if suit is None:
        return Text(" no trump ", f"bold {INK[None]} on {PAPER}")
    return Text(f" {suit.symbol} {suit.word} ", f"bold {INK[suit]} on {PAPER}")
