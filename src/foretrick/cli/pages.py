"""The rule pages that come with the package."""

from __future__ import annotations

from foretrick.cli.group import Failed
from foretrick.server import rule_pages


def rule_page(key: str, language: str = "en") -> rule_pages.RulePage:
    """The rule page of a game, in English where there is none in this language."""
    found = rule_pages.rule_page(key, language)
    if found is None:
        raise Failed(f"The rule page {key}.md is missing from this installation.")
    return found
