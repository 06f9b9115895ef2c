"""What a printed page looks like to somebody who has only the PDF: texts with their places, fonts, ink."""

from __future__ import annotations

import random
import re
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pypdfium2
import pypdfium2.raw as pdfium

from foretrick import games
from foretrick.scorepad.entries import Entry, Writing
from foretrick.scorepad.folding import Pad, fold

EVERY_GAME = [
    (key, players) for key, game in games.GAMES.items() for players in range(game.seats[0], game.seats[1] + 1)
]
PAPERS = ("A4", "A5", "A6", "Letter")
PER_PAGE = (1, 2, 4, 16)
TOO_SMALL = {("A5", 16), ("A6", 16)}
LAYOUTS = [(paper, count) for paper in PAPERS for count in PER_PAGE if (paper, count) not in TOO_SMALL]
# Long, with spaces and without, of other alphabets, with letters that no font here has, and with signs that mean something.
NASTY = (
    "Maximiliane-Henriette von Hohenlohe-Langenburg",
    "Donaudampfschifffahrtsgesellschaft",
    "Łukasz Żółć",
    "Ольга Ἀθηνᾶ",
    "王小明 🂡",
    "<b>&amp;(x)\\n%s",
    "i",
)


@dataclass(frozen=True)
class Printed:
    """A text of a page: where its ink is, from the upper left corner of the page, and how large it is set."""

    text: str
    left: float
    top: float
    right: float
    bottom: float
    size: float

    def inside(self, box: tuple[float, float, float, float], slack: float = 0.01) -> bool:
        x, y, w, h = box
        return (
            self.left >= x - slack
            and self.top >= y - slack
            and self.right <= x + w + slack
            and self.bottom <= y + h + slack
        )

    def touches(self, other: Printed, slack: float = 0.05) -> bool:
        return (
            self.left < other.right - slack
            and other.left < self.right - slack
            and self.top < other.bottom - slack
            and other.top < self.bottom - slack
        )


def opened(data: bytes) -> pypdfium2.PdfDocument:
    return pypdfium2.PdfDocument(data)


def texts(page: Any) -> list[Printed]:
    """The texts of a page, each as it was set."""
    height, found = page.get_height(), []
    textpage = page.get_textpage()
    for item in page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT]):
        left, bottom, right, top = item.get_bounds()
        size = pdfium.c_float()
        pdfium.FPDFTextObj_GetFontSize(item, size)
        length = pdfium.FPDFTextObj_GetText(item, textpage, None, 0)
        buffer = (pdfium.c_ushort * length)()
        pdfium.FPDFTextObj_GetText(item, textpage, buffer, length)
        text = bytes(buffer).decode("utf-16-le").strip("\0 ")
        found.append(Printed(text, left, height - top, right, height - bottom, size.value))
    return found


def collisions(found: Sequence[Printed]) -> Iterator[tuple[Printed, Printed]]:
    """The texts that lie on each other."""
    ordered = sorted(found, key=lambda text: text.left)
    for at, one in enumerate(ordered):
        for other in ordered[at + 1 :]:
            if other.left >= one.right:
                break
            if one.touches(other):
                yield one, other


def commands(data: bytes) -> list[bytes]:
    """The words of the drawing commands of all pages, strings and numbers left out."""
    words: list[bytes] = []
    for packed in re.findall(rb"/FlateDecode[^>]*>>\s*stream\r?\n(.*?)endstream", data, re.DOTALL):
        try:
            stream = zlib.decompress(packed)
        except zlib.error:
            continue
        if b" re" in stream or b" l " in stream or b"BT" in stream:  # no font
            words += re.findall(rb"[A-Za-z*]+", re.sub(rb"\((?:\\.|[^\\)])*\)|<[^>]*>|/\S+", b"", stream))
    return words


def fonts_missing(page: Any) -> set[str]:
    """The texts of a page whose font is not in the file."""
    return {
        str(item.get_bounds())
        for item in page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT])
        if pdfium.FPDFFont_GetIsEmbedded(pdfium.FPDFTextObj_GetFont(item)) != 1
    }


def picture(page: Any, scale: float = 1) -> Any:
    """The page as an image in colour."""
    return page.render(scale=scale).to_pil().convert("RGB")


def pad_of(*args: Any, **more: Any) -> Pad:
    """The pad of `entries_of_pad`."""
    return fold(entries_of_pad(*args, **more))


def entries_of_pad(
    key: str,
    names: Sequence[str],
    rounds: int,
    options: dict[str, Any] | None = None,
    seed: int = 7,
    joining: Sequence[str] = (),
    always: int | None = None,
) -> list[Entry]:
    """A pad with so many rounds played, bids met and missed, or `always` the same.

    Those `joining` take seats one by one, from the first off.
    """
    chance, options = random.Random(seed), options or {}
    writing = Writing("test", "2026-11-30T20:15:00+01:00")
    writing.write(["game"], {"key": key, "options": options})
    writing.write(["note"], "At Grandmother's, and nobody wanted to go home before the last card was played")
    writing.write(["started"], "2026-11-30T20:15:00+01:00")
    players = [f"p{number}" for number in range(len(names))]
    for player, name in zip(players, names, strict=True):
        writing.write(["player", player], name)
    rules = games.sheet(key, len(names), options)
    for number in range(rounds):
        cards = rules.deals[min(number, len(rules.deals) - 1)]
        if number and number <= len(joining):
            players = [*players[1:], f"p{len(names) + number}"]
            writing.write(["player", players[-1]], joining[number - 1])
        round = {"place": number, "seats": players, "dealer": players[number % len(players)], "cards": cards}
        writing.write(["round", f"r{number}"], round)
        if not rules.partners:
            writing.write(["round", f"r{number}", "trump"], chance.choice(["S", "H", "D", "C", "none"]))
        left = cards
        for at, player in enumerate(players):
            won = left if at == len(players) - 1 else chance.randint(0, min(left, 2 + cards // len(players)))
            left -= won
            wanted = max(0, min(cards, won + chance.choice([-1, 0, 0, 1])))
            bid = always or ("nil" if rules.partners and wanted == 0 else wanted)
            writing.write(["round", f"r{number}", "bid", player], bid)
            writing.write(["round", f"r{number}", "tricks", player], won)
    return writing.entries
