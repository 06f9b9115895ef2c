"""No module of the client brings a text of its own: what people read and hear comes from the messages."""

import re
from pathlib import Path

import pytest

from tests.messages.javascript import texts_of

WEB = Path(__file__).resolve().parents[2] / "src/foretrick/web"
MODULES = sorted(
    path.relative_to(WEB).as_posix()
    for path in WEB.rglob("*.js")
    if not {"vendor", "rules"} & set(path.relative_to(WEB).parts[:1])
)
# What looks like words and is for the browser, the server or another program.
NOT_FOR_PEOPLE = [
    re.compile(r"Enter|Escape|Home|End|Tab|Delete|Backspace|Esc|[A-Z?]"),  # keys
    re.compile(r"(bid|play|trump|look) ({}|blind-nil)"),  # actions, as the wire writes them
    re.compile(r"(input|select), .*|\(pointer: fine\)"),  # selectors
    re.compile(
        r"setting-{}|share|chair|tips|foretrick play --record"
    ),  # names: of a field, a function, a class, a command
    re.compile(r"<span .*", re.DOTALL),  # markup in the making
    re.compile(r"Letter|@page .*"),  # a paper has one name in every language; a rule of style
]
# A file of a fixed format is the same in every language.
FORMATS = {"pad/csv.js", "pad/port.js"}
# Said to whoever writes the client, in the console or in an error that no one catches.
FOR_PROGRAMMERS = {("say.js", "There is no message {}."), ("pad/rows.js", "partners without their table")}


@pytest.mark.parametrize("module", [module for module in MODULES if module not in FORMATS])
def test_a_module_brings_no_text_of_its_own(module: str):
    found = [
        f"line {line}: {text}"
        for line, text in texts_of((WEB / module).read_text("utf-8"))
        if (module, text) not in FOR_PROGRAMMERS
        and not any(allowed.fullmatch(text) for allowed in NOT_FOR_PEOPLE)
    ]
    assert not found, "these belong into the messages:\n" + "\n".join(found)


# The scan sees what it is there for.
TEXTS = {
    'html`<h1>Menu</h1>`': ["Menu"],
    'html`<button aria-label="Close it">${icon}</button>`': ["Close it"],
    'html`<p>${done ? "ready" : say("page-wait")}</p>`': ["ready"],
    'html`<p title=${`Seat ${seat}`}>${name}</p>`': ["Seat {}"],
    'note("The table is paused.");': ["The table is paused."],
    "speak(`Now it is ${name} who plays.`);": ["Now it is {} who plays."],
    'const TITLES = { menu: "Menu" };': ["Menu"],
    'html`<p class="big">${view.phase === "bid" && say("table-bid")}</p>`': [],
    'html`<p data-kind="notice" style=${`left:${x}px`}>${rich("a-b", { it: html`<b>${n}</b>` })} · ${n}</p>`': [],
    '/** Says it. */ // Or not.\nelement.className = "press quiet"; if (/Not this/.test(text)) go("/t/x");': [],
}  # fmt: skip


@pytest.mark.parametrize("source", TEXTS)
def test_the_scan_finds_texts_and_nothing_else(source: str):
    assert [text for _, text in texts_of(source)] == TEXTS[source]
