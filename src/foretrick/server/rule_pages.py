"""The rule pages that come with the package: Markdown, one a game and language; the English ones are always there."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

RULES = Path(__file__).parent.parent / "web" / "rules"


@dataclass(frozen=True)
class RulePage:
    """The rules of a game as Markdown, and the language that they are in."""

    text: str
    language: str


def rule_page(game: str, language: str = "en") -> RulePage | None:
    """The page of a game in a language, in English where there is no other; `None` where there is none at all.

    Both are names that the caller knows, not what somebody typed.
    """
    for path, spoken in ((RULES / language / f"{game}.md", language), (RULES / f"{game}.md", "en")):
        if path.is_file():
            return RulePage(path.read_text("utf-8"), spoken)
    return None
