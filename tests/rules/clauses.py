"""Tests that name the clause of the rule page which they hold the program to.

`@clause("oh-hell", "5.4")` marks a test, `row("oh-hell", "5.4", …)` a line of a table of cases. Both do nothing
but name the clause: the sources of the tests are read for them, so that a clause without a test is found
whichever tests are run.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

TESTS = Path(__file__).parent.parent
PAGES = TESTS.parent / "docs" / "rules"
Test = TypeVar("Test", bound=Callable[..., Any])


def clause(game: str, *numbers: str) -> Callable[[Test], Test]:
    """Names the clauses of a game that a test is about."""
    assert numbers, game
    return lambda test: test


def row(game: str, number: str, *values: Any) -> Any:
    """A line of a table of cases, with the game and its clause as its name."""
    shown = " ".join(str(value) for value in values)
    return pytest.param(game, *values, id=f"{game} {number} {shown}")


def page(game: str) -> dict[str, str]:
    """The clauses of a game's rule page, by number."""
    text = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    pieces = re.split(r"^\*\*(\d+\.\d+)\*\*", text, flags=re.MULTILINE)
    return {number: words.strip() for number, words in zip(pieces[1::2], pieces[2::2], strict=True)}


def named() -> set[tuple[str, str]]:
    """Every (game, clause) that a test names."""
    found: set[tuple[str, str]] = set()
    for path in sorted(TESTS.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found.update(_names_in(tree))
    return found


def _names_in(tree: ast.AST) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("clause", "row")
        ):
            words = [
                arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
            ]
            numbers = words[1:] if node.func.id == "clause" else words[1:2]
            for number in numbers:
                yield words[0], number
