"""From messages to words. Files are read once; a message is parsed when it is first said.

Two things go beyond plain Fluent, so that languages can be as different as they are:

* Where a message is put into another one as `$card`, its attributes are at hand as `$card-<attribute>`: a case, an
  article, a capital letter, a gender to select by. A message without that attribute gives its plain text.
* Whole numbers are written in plain digits with a true minus sign, and still choose plurals.
"""

from __future__ import annotations

import re
import threading
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from foretrick.messages.message import Argument, Figure, Given, Listed, Message, message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

FOLDER = Path(__file__).parent
MINUS = "\N{MINUS SIGN}"
# What somebody wrote is cut where no sentence would quote more of it. Fluent itself takes no part over 2,500.
LONGEST_TEXT, LONGEST_PART = 400, 2000
# One line without a placeable, and nothing that belongs to it after it.
_PLAIN = re.compile(r"[\w-]+ *= *([^{}\n]*[^{}\s]) *(?:\n(?:#[^\n]*)?)*")
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=", re.MULTILINE)


class CannotSay(LookupError):
    """A message that is in no language, or one whose text and arguments do not fit: a fault of the program."""


class Speech:
    """The messages of a folder: one `.ftl` file a language, named by its key. English stands first."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        keys = sorted(path.stem for path in folder.glob("*.ftl"))
        self.languages: tuple[str, ...] = tuple(sorted(keys, key=lambda key: key != "en"))
        self._tongues: dict[str, _Tongue] = {}
        self._said = lru_cache(maxsize=8192)(self._say)

    def say(self, what: Message | str, /, language: str = "en", **args: Given) -> str:
        """The words of a message in a language. What that language lacks is said in English.

        Raises `CannotSay` where English has no such message, or an argument is missing.
        """
        if isinstance(what, str):
            what = message(what, **args) if args else Message(what)
        return self._said(what, language, None)

    def argument(self, value: Argument, language: str = "en") -> str:
        """What a message would make of such an argument."""
        return str(self._word(value, language, None)) if not isinstance(value, int) else _whole(value)

    def _say(self, what: Message, language: str, form: str | None) -> str:
        if language != "en" and language in self.languages:
            try:
                return self._worded(what, language, form)
            except CannotSay:
                pass
        return self._worded(what, "en", form)

    def _worded(self, what: Message, language: str, form: str | None) -> str:
        tongue = self._tongues.get(language)
        if tongue is None:
            text = (self._folder / f"{language}.ftl").read_text("utf-8")
            tongue = self._tongues[language] = _Tongue(language, text)
        if (plain := tongue.plain(what.id)) is not None:
            return plain
        pattern, variables = tongue.entry(what.id, form)
        given, words = dict(what.args), {}
        for variable in variables:
            name, attribute = variable, None
            if name not in given:
                name, _, attribute = variable.rpartition("-")
            if name in given:
                words[variable] = self._word(given[name], language, attribute)
        return tongue.formatted(what.id, pattern, words)

    def _word(self, value: Argument, language: str, form: str | None) -> Any:
        """A value as Fluent takes it: text, or a number."""
        if isinstance(value, str):
            return _cut(value, LONGEST_TEXT)
        if isinstance(value, int):
            return _number()(value)
        if isinstance(value, Message):
            return _cut(self._said(value, language, form), LONGEST_PART)
        if isinstance(value, Figure):
            return _digits(value, language)
        return _cut(self._listed(value, language, form), LONGEST_PART)

    def _listed(self, listed: Listed, language: str, form: str | None) -> str:
        if not listed.items:
            return ""
        words = [
            _whole(item) if isinstance(item, int) else str(self._word(item, language, form))
            for item in listed.items
        ]
        front = words[0]
        for word in words[1:-1]:
            front = self.say("list-comma", language, front=front, next=word)
        if len(words) == 1:
            return front
        joint = "list-or" if listed.alternatives else "list-and"
        return self.say(joint, language, front=front, last=words[-1])


class _Tongue:
    """One language: the text of its entries, and those that were said before, ready to be said again."""

    def __init__(self, language: str, text: str) -> None:
        self._language = language
        starts = list(_ENTRY.finditer(text))
        ends = [start.start() for start in starts[1:]] + [len(text)]
        self._texts = {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}
        self._lock = threading.Lock()
        self._bundle: FluentBundle | None = None
        self._added: dict[str, tuple[str, ...]] = {}
        self._ready: dict[tuple[str, str | None], tuple[Pattern, tuple[str, ...]]] = {}

    def plain(self, id: str) -> str | None:
        """The text of a message that is one line of words, for which Fluent need not be loaded."""
        found = _PLAIN.fullmatch(self._texts.get(id, ""))
        return found[1] if found is not None else None

    def entry(self, id: str, form: str | None) -> tuple[Pattern, tuple[str, ...]]:
        """The pattern of a message or of one of its attributes, and the variables that it uses."""
        found = self._ready.get((id, form))
        if found is None:
            with self._lock:  # tables, hints and reviews speak in threads of their own
                found = self._ready[id, form] = self._made_ready(id, form)
        return found

    def _made_ready(self, id: str, form: str | None) -> tuple[Pattern, tuple[str, ...]]:
        variables = self._add(id)
        assert self._bundle is not None
        said = self._bundle.get_message(id)
        pattern = said.attributes.get(form, said.value) if form is not None else said.value
        if pattern is None:
            raise CannotSay(f"{id} has no text in {self._language}")
        return pattern, variables

    def formatted(self, id: str, pattern: Pattern, words: dict[str, Any]) -> str:
        """The text of a pattern."""
        from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment

        assert self._bundle is not None
        # What `FluentBundle.format_pattern` does, except that it would turn our numbers back into its own.
        errors: list[Exception] = []
        try:
            text = pattern(ResolverEnvironment(self._bundle, errors, CurrentEnvironment(words)))
        except ValueError as error:  # too long, or of too many parts
            raise CannotSay(f"{id} in {self._language}: {error}") from error
        if errors:
            raise CannotSay(f"{id} in {self._language}: {errors[0]}")
        return str(text)

    def _add(self, id: str) -> tuple[str, ...]:
        """Parse an entry and all that it refers to; the variables that they use."""
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax import ast

        if id in self._added:
            return self._added[id]
        if id not in self._texts:
            raise CannotSay(f"there is no message {id} in {self._language}")
        if self._bundle is None:
            self._bundle = FluentBundle([self._language], use_isolating=False)
        resource = FluentResource(self._texts[id])
        if any(isinstance(item, ast.Junk) for item in resource.body):
            raise CannotSay(f"{id} cannot be read in {self._language}")
        self._bundle.add_resource(resource)
        self._added[id] = ()  # so that entries may refer to each other
        variables, references = uses(resource)
        for reference in references:
            variables |= set(self._add(reference))
        self._added[id] = tuple(sorted(variables))
        return self._added[id]


def uses(resource: Any) -> tuple[set[str], set[str]]:
    """The variables of parsed messages, and the messages and terms that they refer to."""
    from fluent.syntax import ast
    from fluent.syntax.visitor import Visitor

    variables, references = set(), set()

    class Uses(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
            variables.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            references.add(node.id.name)

        def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
            references.add("-" + node.id.name)
            self.generic_visit(node)

    Uses().visit(resource)
    return variables, references


@lru_cache(maxsize=1)
def _number() -> Any:
    """Fluent's whole number, written plainly. Made when first needed: Fluent takes a moment to load."""
    from fluent.runtime.types import FluentInt

    class Number(FluentInt):
        def format(self, locale: object) -> str:  # noqa: ARG002 - every language writes 1 to 999 like this
            return _whole(int(self))

    return Number


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def _whole(number: int) -> str:
    return str(number).replace("-", MINUS)


def _digits(figure: Figure, language: str) -> str:
    from babel.numbers import get_decimal_symbol

    text = f"{abs(figure.value):.{figure.digits}f}"
    zero = not float(text)
    text = text.replace(".", get_decimal_symbol(language))
    if figure.value < 0 and not zero:
        return MINUS + text
    return "+" + text if figure.signed and not zero else text


def worded(tree: Any, language: str = "en") -> Any:
    """A text, or anything that can be written as JSON, with every message in it put into words.

    >>> worded({"label": Message("suit-hearts"), "cards": ["AS"]}, "de")
    {'label': 'Herz', 'cards': ['AS']}
    """
    if isinstance(tree, (Message, Listed, Figure)):
        return _house.argument(tree, language)
    if isinstance(tree, dict):
        return {key: worded(value, language) for key, value in tree.items()}
    if isinstance(tree, list | tuple):
        return [worded(value, language) for value in tree]
    return tree


_house = Speech(FOLDER)
LANGUAGES = _house.languages
say = _house.say
