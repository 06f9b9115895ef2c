"""What a page says, and whether any of it is in English."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

from foretrick.messages import FOLDER

# Words that no German sentence has, and nearly every English one.
TELLING = re.compile(
    r"\b(the|of|and|you|your|is|are|to|with|not|this|they|it|has|have|no|for|by)\b", re.IGNORECASE
)
NAMES = ("Joker in the Hole", "Spades with Jokers", "Wizards and Jesters", "Oh Hell", "Spades", "Foretrick")

_SAID = """() => {
  const seen = (element) => element.checkVisibility({ visibilityProperty: true });
  const said = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode, around = text.parentElement;
    if (!text.data.trim() || around.closest('script, style, noscript, code, [lang]:not(html)') || !seen(around)) continue;
    said.push(text.data);
  }
  for (const element of document.querySelectorAll('*')) {
    if (element.closest('[lang]:not(html)') || !seen(element)) continue;
    for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
      if (element.hasAttribute(name)) said.push(element.getAttribute(name));
  }
  said.push(document.title);
  return [...new Set(said.map((text) => text.replace(/\\s+/g, ' ').trim()).filter(Boolean))];
}"""


def said(page: Page) -> list[str]:
    """Every text that is to be seen or heard, but for names of languages and other things in a tongue of their own."""
    found: list[str] = page.evaluate(_SAID)
    return found


def english(page: Page) -> list[str]:
    """Whatever the page says in English though it has a German way of saying it."""
    return [text for text in said(page) if _is_english(text)]


def _is_english(text: str) -> bool:
    for name in NAMES:
        text = text.replace(name, "")
    if TELLING.search(text):
        return True
    return any(way.fullmatch(text.strip()) for way in _english_ways()) and not any(
        way.fullmatch(text.strip()) for way in _ways("de")
    )


@cache
def _english_ways() -> tuple[re.Pattern[str], ...]:
    """How messages read in English, where German says it in another way."""
    german = {way.pattern for way in _ways("de")}
    return tuple(way for way in _ways("en") if way.pattern not in german)


@cache
def _ways(language: str) -> tuple[re.Pattern[str], ...]:
    source = (FOLDER / f"{language}.ftl").read_text("utf-8")
    ways: set[str] = set()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            ways |= {_written(pattern) for pattern in patterns if pattern is not None}
    # A way without a word of its own says nothing about the language.
    return tuple(re.compile(way) for way in sorted(ways) if re.search(r"[a-z]{3}", way.replace("(?:", "")))


def _written(pattern: ast.Pattern) -> str:
    """A message as a regular expression: its own words, and anything where something is put in."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(re.escape(re.sub(r"\s+", " ", element.value)))
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            parts.append("(?:" + "|".join(_written(way.value) for way in element.expression.variants) + ")")
        else:
            parts.append(".+?")
    return "".join(parts)
