"""The texts that a module of the client brings along itself, instead of taking them from the messages.

A small reader of JavaScript: it knows strings, templates, comments and regular expressions, and inside the `html`
templates of the client which piece is text for people and which is the value of which attribute.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

# What people read or hear; the value of any other attribute is for the browser.
SPOKEN = {
    "alt",
    "aria-description",
    "aria-label",
    "aria-placeholder",
    "aria-roledescription",
    "aria-valuetext",
}
SPOKEN |= {"content", "label", "legend", "placeholder", "summary", "text", "title"}
_LETTER = r"[^\W\d_]"
_WORD = re.compile(rf"{_LETTER}{{2,}}|^{_LETTER}$")
# Two words after each other, or one that begins like a sentence or a title.
_SENTENCE = re.compile(
    rf"(?<![\w.#\-\[:>\"=]){_LETTER}{{2,}}[,.:;]? {_LETTER}{{2,}}|^[A-ZÄÖÜ][a-zäöü]{{2,}}[ .,:]*$"
)
_CHARACTER = re.compile(r"&(?:#\w+|\w+);|\\[nt]|\\u[0-9a-f]{4}")


@dataclass
class Template:
    """The literal parts of a template, and between them what stands in `${}`."""

    html: bool
    line: int
    parts: list[str] = field(default_factory=list)
    holes: list[list[Piece]] = field(default_factory=list)


@dataclass
class Text:
    """A string, with the code that stands before it."""

    line: int
    value: str
    before: str


Piece = Text | Template


class Reader:
    """Reads one module."""

    def __init__(self, source: str) -> None:
        self._source, self._at = source, 0

    def read(self) -> list[Piece]:
        """The strings and templates of the whole module."""
        return self._code("")

    def _line(self) -> int:
        return self._source.count("\n", 0, self._at) + 1

    def _code(self, end: str) -> list[Piece]:
        pieces: list[Piece] = []
        depth, before = 0, ""
        while self._at < len(self._source):
            now = self._source[self._at]
            if now == end and not depth:
                self._at += 1
                return pieces
            if self._skipped():
                continue
            if now in "\"'":
                pieces.append(Text(self._line(), self._string(now), before[-40:]))
                before += '""'
            elif now == "`":
                pieces.append(self._template(before.endswith("html")))
                before += "``"
            elif now == "/" and re.search(r"(^|[(,=:\[!&|?{};>]|return)\s*$", before):
                self._at = self._end_of_expression()
                before += "//"
            else:
                depth += (now == "{") - (now == "}")
                before += now
                self._at += 1
        return pieces

    def _skipped(self) -> bool:
        """Whether a comment stood here."""
        for begin, end in (("//", "\n"), ("/*", "*/")):
            if self._source.startswith(begin, self._at):
                found = self._source.find(end, self._at + 2)
                self._at = len(self._source) if found < 0 else found + len(end)
                return True
        return False

    def _string(self, quote: str) -> str:
        found = re.compile(rf"{quote}((?:\\.|[^{quote}\\])*){quote}", re.DOTALL).match(self._source, self._at)
        assert found, f"line {self._line()}: a string without an end"
        self._at = found.end()
        return found[1]

    def _end_of_expression(self) -> int:
        found = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\[\n])+/[a-z]*").match(self._source, self._at)
        return found.end() if found else self._at + 1

    def _template(self, html: bool) -> Template:
        found = Template(html, self._line())
        self._at += 1
        part = ""
        while (now := self._source[self._at]) != "`":
            if self._source.startswith("${", self._at):
                self._at += 2
                found.parts.append(part)
                part = ""
                found.holes.append(self._code("}"))
            else:
                taken = 2 if now == "\\" else 1
                part += self._source[self._at : self._at + taken]
                self._at += taken
        self._at += 1
        found.parts.append(part)
        return found


def texts_of(source: str) -> Iterator[tuple[int, str]]:
    """Each text for people that stands in a module, with its line.

    >>> list(texts_of('html`<p class="big" title="Menu">${say("menu")}, ${open ? "open" : say("shut")}</p>`'))
    [(1, 'Menu'), (1, 'open')]
    >>> list(texts_of('note(`${name} is late.`); element.className = "big"; play("9S"); // A comment is none.'))
    [(1, '{} is late.')]
    """
    return _in_code(Reader(source).read())


def _in_code(pieces: list[Piece]) -> Iterator[tuple[int, str]]:
    """Texts outside of any `html`: what reads like a sentence or a title."""
    for piece in pieces:
        if isinstance(piece, Template) and piece.html:
            yield from _in_html(piece)
        elif isinstance(piece, Template):
            whole = _CHARACTER.sub("", "{}".join(piece.parts))
            if _SENTENCE.search(whole):
                yield piece.line, whole
            yield from _in_code([inner for hole in piece.holes for inner in hole])
        elif not piece.before.endswith("className = ") and _SENTENCE.search(_CHARACTER.sub("", piece.value)):
            yield piece.line, piece.value


def _in_html(template: Template) -> Iterator[tuple[int, str]]:
    """Texts between tags and in spoken attributes; in a `${}` there every word that can be its value."""
    tag, attribute, quoted = False, "", ""
    for number, part in enumerate(template.parts):
        text, value = "", ""
        for token in re.findall(r"<!--.*?-->|[<>\"'=]|[\w:.@-]+|\s+|.", part, re.DOTALL):
            if not tag:
                if token == "<":
                    tag, attribute = True, ""
                else:
                    text += token
            elif quoted:
                value, quoted = (value, "") if token == quoted else (value + token, quoted)
                if not quoted and attribute in SPOKEN and _WORD.search(value):
                    yield template.line, value
            elif token == ">":
                tag = False
            elif token in "\"'":
                quoted, value = token, ""
            elif re.fullmatch(r"[\w:.@-]+", token):
                attribute = token
        if _WORD.search(_CHARACTER.sub("", text)):
            yield template.line, text.strip()
        if number < len(template.holes):
            spoken = not tag or attribute in SPOKEN
            yield from _in_hole(template.holes[number], spoken)


def _in_hole(pieces: list[Piece], spoken: bool) -> Iterator[tuple[int, str]]:
    for piece in pieces:
        if isinstance(piece, Template) and piece.html:
            yield from _in_html(piece)
        elif isinstance(piece, Template):
            whole = "{}".join(piece.parts)
            if spoken and _WORD.search(_CHARACTER.sub("", whole)):
                yield piece.line, whole
            yield from _in_hole([inner for hole in piece.holes for inner in hole], spoken)
        elif spoken and _WORD.search(piece.value) and _is_value(piece):
            yield piece.line, piece.value


def _is_value(text: Text) -> bool:
    """Whether the string itself is shown, and not compared or handed on."""
    return bool(re.search(r"(^|[^=!?]\?|:|&&|\|\||\?\?|=>)\s*$", text.before))
