"""The rule pages that come with the package."""

from __future__ import annotations

from importlib.resources import files

from foretrick.cli.group import Failed


def rule_page(key: str) -> str:
    """The rule page of a game, as Markdown."""
    page = files("foretrick") / "web" / "rules" / f"{key}.md"
    try:
        return page.read_text(encoding="utf-8")
    except OSError:
        raise Failed(f"The rule page {key}.md is missing from this installation.") from None
