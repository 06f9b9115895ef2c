"""The files of messages: whole, alike, in good order, and neither too few nor too many for the sources."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from foretrick import bots, games
from foretrick.cards import Card
from foretrick.learning import guides
from foretrick.learning.telling import message_ids
from foretrick.learning.tips import tips
from foretrick.messages import FOLDER, LANGUAGES, Message, either, message, say
from foretrick.messages.speech import uses

PACKAGE = Path(__file__).resolve().parents[2] / "src/foretrick"
PLURALS = {"zero", "one", "two", "few", "many", "other"}
OTHERS = [language for language in LANGUAGES if language != "en"]


@lru_cache
def entries(language: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse((FOLDER / f"{language}.ftl").read_text("utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


@cache
def parts(entry: ftl.Message) -> tuple[set[str], set[str]]:
    return uses(entry)


@cache
def arguments(entry: ftl.Message) -> set[str]:
    """The arguments of a message; `$card-acc` is a form of `$card`."""
    variables, _ = parts(entry)
    return {variable.partition("-")[0] for variable in variables}


def families() -> set[str]:
    """The messages that are named after what stands in a registry."""
    found = {f"game-{key}-tagline" for key in games.KEYS}
    for game in games.GAMES.values():
        for seats in range(game.seats[0], game.seats[1] + 1):
            for option in game.options_for(seats):
                found |= {option.label.id, option.help.id, *(label.id for _, label in option.choices)}
    found |= {f"bot-{name}{part}" for name in bots.NAMES for part in ("", "-help")}
    found |= {comment for game in guides.GUIDES for comment in guides.noted(game).values()}
    found |= {tip.id for game in games.KEYS for tip in tips(game)}
    return found | set(message_ids())


def literals() -> set[str]:
    """Every string that is written out in full in the sources and in the data beside them."""
    found: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    for path in client():
        found |= set(re.findall(r"[\"'`]([a-z][\w-]*)[\"'`]", path.read_text("utf-8")))
    for path in PACKAGE.rglob("*.json"):
        if "vendor" not in path.parts:
            found |= set(re.findall(r'"([a-z][\w-]*)"', path.read_text("utf-8")))
    return found


def client() -> list[Path]:
    return [path for path in (PACKAGE / "web").rglob("*.js") if "vendor" not in path.parts]


def said_in_python() -> Iterator[tuple[str, str]]:
    """Each id that is given to `message`, `say` or a voice, and where."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and node.args):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("message", "say", "says"):
                for inner in constants(node.args[0]):
                    if " " not in inner:  # there are other things that say something
                        yield inner, f"{path.relative_to(PACKAGE)}:{node.lineno}"


def constants(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def said_in_the_client() -> Iterator[tuple[str, str]]:
    for path in client():
        text = path.read_text("utf-8")
        for call in re.finditer(r"\b(?:say|rich)\(\s*([^(){}]*?)\s*[,)]", text):
            for name in re.findall(r"(?:^|[?:]\s*)\"([\w-]+)\"", call[1]):
                yield name, f"{path.name}:{text.count(chr(10), 0, call.start()) + 1}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_read(language: str) -> None:
    body = FluentParser().parse((FOLDER / f"{language}.ftl").read_text("utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk
    names = [entry.id.name for entry in body if isinstance(entry, ftl.Message | ftl.Term)]
    assert sorted(names) == sorted(set(names)), {name for name in names if names.count(name) > 1}


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_in_a_language(language: str) -> None:
    assert entries(language).keys() == entries("en").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_arguments_in_each_language(language: str) -> None:
    """What one language only chooses its words by, such as a number of people, another may do without."""
    differ = {}
    for name, entry in entries("en").items():
        other = entries(language)[name]
        only = arguments(entry) ^ arguments(other)
        if only - selectors(entry).keys() - selectors(other).keys():
            differ[name] = only
    assert not differ


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_message_refers_to_is_there(language: str) -> None:
    for name, entry in entries(language).items():
        assert parts(entry)[1] <= entries(language).keys(), name


def test_no_message_is_unused() -> None:
    unused = entries("en").keys() - literals() - families() - {"language-name"}
    assert not unused


def test_whatever_is_said_is_a_message() -> None:
    missing = {
        f"{where}: {name}"
        for name, where in (*said_in_python(), *said_in_the_client())
        if name not in entries("en")
    }
    assert not missing
    assert not families() - entries("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_of_the_language(language: str) -> None:
    """A choice by number ends in `other`, and knows no form that the language has not."""
    locale = Locale(language)
    known = locale.plural_form.tags | locale.ordinal_form.tags | {"other"}
    for name, entry in entries(language).items():
        for choice in choices(entry):
            keys = [
                variant.key.name for variant in choice.variants if isinstance(variant.key, ftl.Identifier)
            ]
            if PLURALS & set(keys):
                assert set(keys) <= known, name
                default = next(variant.key for variant in choice.variants if variant.default)
                assert isinstance(default, ftl.Identifier)
                assert default.name == "other", name


def choices(entry: ftl.Message) -> list[ftl.SelectExpression]:
    found: list[ftl.SelectExpression] = []

    class Choices(Visitor):
        def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
            found.append(node)
            self.generic_visit(node)

    Choices().visit(entry)
    return found


@cache
def selectors(entry: ftl.Message) -> dict[str, set[str]]:
    """The variables that a message chooses by, with the words that it asks for."""
    return {
        choice.selector.id.name: {
            variant.key.name for variant in choice.variants if isinstance(variant.key, ftl.Identifier)
        }
        for choice in choices(entry)
        if isinstance(choice.selector, ftl.VariableReference)
    }


@cache
def counted(entry: ftl.Message) -> set[str]:
    """The variables that Fluent itself writes as numbers."""
    found: set[str] = set()

    class Counted(Visitor):
        def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
            found.update(
                inner.id.name
                for inner in node.arguments.positional
                if isinstance(inner, ftl.VariableReference)
            )

    Counted().visit(entry)
    return found


def samples(entry: ftl.Message) -> Iterator[dict[str, Any]]:
    """Arguments for a message: numbers where it counts, words where it chooses by words, cards where it inflects."""
    variables, by = parts(entry)[0], selectors(entry)
    forms = {variable.partition("-")[0] for variable in variables if "-" in variable}
    for count in (0, 1, 2, 7):
        given: dict[str, Any] = {}
        for name in arguments(entry):
            if (name in by and by[name] <= PLURALS) or name in counted(entry):
                given[name] = count
            elif name in by:
                given[name] = sorted(by[name])[count % len(by[name])]
            elif name in forms:
                cards = [Card(code).message for code in ("QH", "JD", "AS", "TC", "BJ")]
                given[name] = [cards[count % 5], either(cards), Card("KS").suit.message][count % 3]  # type: ignore[union-attr]
            else:
                given[name] = f"<{name}>"
        yield given


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for name, entry in entries(language).items():
        for given in samples(entry):
            words = say(message(name, **given), language)
            assert words.strip() == words, name
            assert "{" not in words, (name, words)
            for argument, value in given.items():
                if value == f"<{argument}>":
                    assert words.count("$") == 0, name


def test_messages_end_as_sentences_do_in_each_language() -> None:
    """A full stop or a question mark in one language is one in the others."""
    for language in OTHERS:
        for name, entry in entries("en").items():
            words = tails(name, language, entry)
            if words[0].count(" ") < 2:
                continue  # an abbreviation has a full stop of its own
            ends = [re.search(r"[.?]?$", text)[0] for text in words]  # type: ignore[index]
            assert len(set(ends)) == 1, (name, ends)


def tails(name: str, language: str, entry: ftl.Message) -> tuple[str, str]:
    given = next(samples(entry))
    both = {**given, **{k: v for k, v in next(samples(entries(language)[name])).items() if k in given}}
    return say(message(name, **both)), say(message(name, **both), language)


def test_no_message_shouts() -> None:
    for language in LANGUAGES:
        for name, entry in entries(language).items():
            assert "!" not in say(message(name, **next(samples(entry))), language), name


def test_quotation_marks_are_those_of_the_language() -> None:
    straight = [
        name
        for name, entry in entries("de").items()
        if '"' in say(message(name, **next(samples(entry))), "de")
    ]
    assert not straight


def test_an_id_in_the_sources_is_a_whole_id() -> None:
    """A message has an id of words with dashes; JSON that names messages names real ones."""
    for path in (PACKAGE / "learning").rglob("*.json"):
        text = json.loads(path.read_text("utf-8"))
        assert isinstance(text, dict | list)
    assert all(re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name) for name in entries("en"))


def test_a_message_is_a_value() -> None:
    assert message("list-and", front="a", last="b") == Message("list-and", (("front", "a"), ("last", "b")))
    assert len({message("list-and", front="a", last="b"), message("list-and", last="b", front="a")}) == 1
