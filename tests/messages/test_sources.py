"""No sentence stands in the sources: what goes wrong is told by a message, in the language of whoever reads it.

The terminal speaks English alone, so the errors that only it shows, and those that only a programmer meets, are named
here; every other error brings a message.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src/foretrick"
# Read by whoever runs a command or a server, in the terminal or its log.
OF_THE_TERMINAL = {
    "CannotServe",
    "NoCompiler",
    "OtherNet",
    "Slip",
    "Stopped",
    "StoreFailed",
    "UnknownEntry",
}
# What a caller did wrong, by the file that says so.
OF_PROGRAMMERS = {
    "bots/table.py": {"ValueError"},
    "learning/trainer.py": {"NoAnswer"},
    "messages/speech.py": {"CannotSay"},
    "record/files.py": {"ValueError"},
    "review/hints.py": {"ValueError"},
    "scorepad/tables.py": {"CannotTabulate"},
    "search/training.py": {"ValueError"},
    "server/table.py": {"ValueError"},
    "server/__init__.py": {"AttributeError"},
}
MODULES = sorted(
    path.relative_to(PACKAGE).as_posix()
    for path in PACKAGE.rglob("*.py")
    if path.relative_to(PACKAGE).parts[0] != "cli" and "migrations" not in path.parts
)


def sentences(source: str) -> Iterator[tuple[int, str, str]]:
    """Each error raised or made with a text of its own: the line, the error, the text.

    >>> list(sentences('raise BadOptions("There is no game.")'))
    [(1, 'BadOptions', 'There is no game.')]
    >>> list(sentences('reason = IllegalAction(f"You hold {suit}", clause)\\nraise BadOptions(message("a-b"))'))
    [(1, 'IllegalAction', 'You hold ')]
    >>> list(sentences('raise _Wrong(404, "Not here." if gone else other)'))
    [(1, '_Wrong', 'Not here.')]
    """
    tree = ast.parse(source)
    raised = {id(node.exc) for node in ast.walk(tree) if isinstance(node, ast.Raise)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if id(node) in raised or name in SPOKEN:
            for argument in [*node.args, *(keyword.value for keyword in node.keywords)]:
                yield from ((node.lineno, name, text) for text in texts(argument) if is_sentence(text))


# Errors and other things that people read, wherever they are made.
SPOKEN = {"BadMessage", "BadName", "BadOptions", "BadRecord", "CannotReview", "Choice", "Event", "Hint"}
SPOKEN |= {"IllegalAction", "NoAid", "NoCard", "Refused", "_Hangup", "_Wrong", "_breach", "_refusal"}


def texts(node: ast.expr) -> Iterator[str]:
    """The texts that an argument may be: not those of a call within it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
    elif isinstance(node, ast.IfExp):
        yield from (*texts(node.body), *texts(node.orelse))
    elif isinstance(node, ast.BinOp):
        yield from (*texts(node.left), *texts(node.right))


def is_sentence(text: str) -> bool:
    return " " in text.strip()


@pytest.mark.parametrize("module", MODULES)
def test_no_error_brings_a_text_of_its_own(module: str) -> None:
    allowed = OF_THE_TERMINAL | OF_PROGRAMMERS.get(module, set())
    found = [
        f"line {line}: {name}: {text}"
        for line, name, text in sentences((PACKAGE / module).read_text("utf-8"))
        if name not in allowed
    ]
    assert not found, "these belong into the messages:\n" + "\n".join(found)


def test_what_is_allowed_is_needed() -> None:
    """The list of exceptions holds nothing that is gone."""
    found = {
        (module, name)
        for module in MODULES
        for _, name, _ in sentences((PACKAGE / module).read_text("utf-8"))
    }
    assert {name for _, name in found} >= OF_THE_TERMINAL
    for module, names in OF_PROGRAMMERS.items():
        assert {(module, name) for name in names} <= found, module
