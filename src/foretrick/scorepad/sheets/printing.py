"""Sheets and cards on pages: what the command, the server and the tests ask for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock

from foretrick.messages import message, say
from foretrick.rules import RuleSheet
from foretrick.scorepad.folding import Pad
from foretrick.scorepad.sheets.content import MOST_ROUNDS, Score, blank
from foretrick.scorepad.sheets.drawing import score_sheets, usual_rounds
from foretrick.scorepad.sheets.filled import filled
from foretrick.scorepad.sheets.marks import Page
from foretrick.scorepad.sheets.paper import imposed, layout
from foretrick.scorepad.sheets.pdf import pdf
from foretrick.scorepad.sheets.rulecard import rule_card
from foretrick.scorepad.sheets.svg import svg

_ONE_AT_A_TIME = Lock()  # ReportLab keeps its fonts in one place for all


@dataclass(frozen=True)
class Paper:
    """What is printed on: the paper, how many sheets share a page, and the language."""

    paper: str = "A4"
    per_page: int = 1
    language: str = "en"


@dataclass(frozen=True)
class Print:
    """Pages with their title, as PDF or one by one as SVG. `lines`: the rounds of a sheet, `most`: that it may have."""

    pages: tuple[Page, ...]
    title: str
    language: str
    lines: int = 0
    most: int = 0

    def pdf(self) -> bytes:
        """The file; the same pages give the same bytes."""
        with _ONE_AT_A_TIME:
            return pdf(self.pages, self.title, self.language)

    def svg(self, most: int) -> list[str]:
        """The first pages."""
        return [svg(page, self.title) for page in self.pages[:most]]


def blank_sheet(rules: RuleSheet, on: Paper, names: Sequence[str] = (), rounds: int | None = None) -> Print:
    """An empty score sheet. `CannotPrint` for what cannot be."""
    page = layout(on.paper, on.per_page)
    usual = usual_rounds(blank(rules, names), (page.w, page.h), on.language)
    return _printed(blank(rules, names, rounds, usual), on)


def filled_sheet(pad: Pad, on: Paper) -> Print:
    """The score sheet of a pad. `CannotPrint` for what cannot be."""
    return _printed(filled(pad, on.language), on)


def rule_cards(rules: RuleSheet, on: Paper) -> Print:
    """The rule card of a game. `CannotPrint` for what cannot be."""
    page = layout(on.paper, on.per_page)
    title = say(message("sheet-title-card", game=rules.title), on.language)
    pages = imposed(page, [rule_card(rules, (page.w, page.h), on.language)])
    return Print(tuple(pages), title, on.language)


def _printed(score: Score, on: Paper) -> Print:
    page = layout(on.paper, on.per_page)
    sheets = score_sheets(score, (page.w, page.h), on.language)
    title = say(message("sheet-title", game=score.rules.title), on.language)
    pages = tuple(imposed(page, sheets))
    return Print(pages, title, on.language, len(score.rounds), score.rules.rounds or MOST_ROUNDS)
