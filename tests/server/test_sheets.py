"""Printed sheets over the network: as a file and as pictures, blank, filled, or refused with a sentence."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

import httpx
import pytest

from foretrick import games
from foretrick.scorepad.sheets.printing import Paper, blank_sheet
from foretrick.server.settings import Limits, Settings
from foretrick.server.store import Store
from tests.scorepad.sheets import entries_of_pad, opened, texts
from tests.server.fakes import create_app

NAMES = ("Anna", "Ben", "Eva")


@pytest.fixture
async def http(sqlite_store: Store) -> AsyncIterator[httpx.AsyncClient]:
    app = create_app(
        Settings("", limits=Limits(questions_at_once=40, questions_per_s=0.01)), store=sqlite_store
    )
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://cards.example:8000") as client:
            yield client


def said(data: bytes) -> list[str]:
    return [text.text for text in texts(opened(data)[0])]


async def test_a_blank_sheet_is_the_one_that_the_command_prints(http):
    asked = {"players": 3, "names": NAMES, "paper": "A6", "options": json.dumps({"rounds": 6})}
    answer = await http.get("/api/sheets/wizards-and-jesters.pdf", params=asked)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == 'inline; filename="foretrick-wizards-and-jesters.pdf"'
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    rules = games.sheet("wizards-and-jesters", 3, {"rounds": 6})
    assert answer.content == blank_sheet(rules, Paper("A6"), NAMES).pdf()


async def test_the_preview_has_the_pages_of_the_file(http):
    asked = {"per_page": 4, "language": "de"}
    answer = (await http.get("/api/sheets/oh-hell.json", params=asked)).json()
    assert (answer["title"], answer["of"], len(answer["pages"])) == ("Punktezettel: Oh Hell", 1, 1)
    assert (answer["lines"], answer["most"]) == (10, 10)
    assert (answer["width"], answer["height"]) == (595.28, 841.89)
    assert answer["pages"][0].count(">Datum<") == 4
    assert answer["pages"][0].startswith("<svg ")


async def test_the_language_of_the_reader_is_taken_where_none_is_asked_for(http):
    answer = await http.get("/api/sheets/spades.pdf?card=1", headers={"accept-language": "de-AT"})
    assert "Ansagen" in said(answer.content)
    assert answer.headers["vary"] == "Accept-Language"
    answer = await http.get(
        "/api/sheets/spades.pdf?card=1&language=en&download=1", headers={"accept-language": "de"}
    )
    assert "Bid" in said(answer.content)
    assert answer.headers["content-disposition"].startswith("attachment;")


async def test_a_pad_is_sent_and_its_sheet_comes_back(http):
    entries = [entry.as_dict() for entry in entries_of_pad("joker-in-the-hole", NAMES, 10)]
    asked = {"entries": entries, "paper": "Letter", "per_page": 2}
    answer = await http.post("/api/sheets/filled.pdf", json=asked)
    assert answer.status_code == 200
    words = said(answer.content)
    assert {"Joker in the Hole", *NAMES, "Nov 30, 2026, 20:15"} <= set(words)
    pictures = (await http.post("/api/sheets/filled.json", json=asked)).json()
    assert pictures["of"] == 1
    assert pictures["pages"][0].count(">Anna<") == 2


@pytest.mark.parametrize(
    ("path", "status", "sentence"),
    [
        ("bridge.pdf", 404, "There is no such game."),
        ("spades.pdf?per_page=3", 400, "3 sheets cannot share a page: choose 1, 2, 4 or 16."),
        ("spades.json?per_page=x", 400, "0 sheets cannot share a page"),
        ("spades.pdf?paper=B5", 400, "There is no paper B5"),
        ("spades.pdf?paper=A6&per_page=16", 400, "16 sheets on A6 would be too small to write on"),
        ("spades.pdf?players=5", 400, "Spades is for 4 players"),
        ("oh-hell.pdf?rounds=11", 400, "A sheet cannot have 11 rounds here: choose 1 to 10."),
        ("oh-hell.pdf?rounds=", 400, "A sheet cannot have 0 rounds"),
        ("oh-hell.json?options=[1]", 400, "The options of the game cannot be read."),
        ("oh-hell.json?options=%7B%22hook%22%3A%22maybe%22%7D", 400, "The option hook must be"),
        ("spades.pdf?card=1&per_page=16", 400, "A rule card needs paper of at least A6"),
        ("spades.pdf?names=a&names=b&names=c&names=d&names=e", 400, "5 names are too many for 4 players."),
    ],
)
async def test_what_cannot_be_printed_is_refused_with_a_sentence(http, path, status, sentence):
    answer = await http.get(f"/api/sheets/{path}")
    # A preview is asked for while somebody is still choosing; that is no error.
    assert answer.status_code == (200 if ".json" in path else status)
    assert sentence in answer.json()["error"]


async def test_a_refusal_is_said_in_the_language_of_the_reader(http):
    answer = await http.get("/api/sheets/oh-hell.pdf?rounds=99", headers={"accept-language": "de"})
    assert answer.json()["error"] == "So viele Runden (99) kann ein Zettel hier nicht haben: wähle 1 bis 10."


@pytest.mark.parametrize("entries", [[], [{"what": ["game"]}], ["x"]])
async def test_what_is_no_pad_is_refused(http, entries):
    answer = await http.post("/api/sheets/filled.pdf", json={"entries": entries})
    assert answer.status_code == 400
    assert answer.json()["error"].endswith(".")


async def test_only_json_may_be_sent(http):
    answer = await http.post("/api/sheets/filled.pdf", data={"entries": "x"})
    assert answer.status_code == 415


async def test_too_many_at_once_are_asked_to_wait(http):
    statuses = [(await http.get("/api/sheets/oh-hell.json?card=1&paper=A6")).status_code for _ in range(41)]
    assert statuses == [200] * 40 + [429]
