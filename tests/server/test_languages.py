"""Everybody at a table reads their own language: views, events, answers, hints, reviews, the games and the errors."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from foretrick import games
from foretrick.messages import message
from foretrick.play import View
from foretrick.server.catalogue import catalogue
from foretrick.server.settings import Pace, Settings
from foretrick.server.store import Store
from foretrick.server.wire import Advice, Weighed
from tests.server.fakes import Party, Person, create_app, kit, settled
from tests.server.test_app import Socket
from tests.server.test_leak import MATCHES, refusals

GERMAN = {"Accept-Language": "de-DE,de;q=0.9,en;q=0.8"}


def pairs(one: Any, other: Any, path: str = "") -> Iterator[tuple[str, str, str]]:
    """The texts at the same places of two messages."""
    assert type(one) is type(other), path
    if isinstance(one, str):
        yield path, one, other
    elif isinstance(one, dict):
        assert one.keys() == other.keys(), path
        for key in one:
            yield from pairs(one[key], other[key], f"{path}.{key}")
    elif isinstance(one, list):
        assert len(one) == len(other), path
        for number, inner in enumerate(one):
            yield from pairs(inner, other[number], f"{path}[{number}]")
    elif not path.endswith((".now", ".deadline")):
        assert one == other, path


def check(english: dict[str, Any], german: dict[str, Any]) -> int:
    """What is for people differs, and what is for programs does not; how many texts there were for people."""
    count = 0
    for path, one, other in pairs(english, german):
        spoken = re.search(r"\.(text|says|error|sentence|notes|penalty_notes|barred)\b", path)
        # A name, and a pair of a name and a number, is the same in every language.
        if spoken and re.search(r"[a-z]{2,} [a-z]{2,}", one):
            assert one != other, path
            count += 1
        elif not spoken and not re.search(r"\.faces\.\w+\.(mark|name)$", path):
            assert one == other, path
    return count


@pytest.mark.parametrize(("game", "seats", "options"), MATCHES)
async def test_two_who_sit_at_one_table_read_it_in_two_languages(
    game: str, seats: int, options: dict[str, Any]
):
    """The same seat, open in two windows: all that people read is German in the one and English in the other."""
    party = await Party(kit()).begin(game, people=seats, seats=seats, options=options)
    host = party.people[0]
    german = await Person(party.actor, host.token, "de").come()
    watcher = await party.watcher()
    heard, found = len(host.ear.raw), 0
    assert check(host.ear.last["view"], german.ear.last["view"])
    for _ in range(60):
        if party.table["status"] == "over":
            break
        if party.table["status"] == "between":
            await party.next_round()
            continue
        await refusals(party, watcher, party.kit.chance)
        await party.one_action()
        await settled()
    both = zip(host.ear.raw[heard:], german.ear.raw[1:], strict=True)
    for one, other in both:
        found += check(json.loads(one), json.loads(other))
    assert found > 50
    await party.end()


async def test_a_refusal_is_told_in_the_language_of_who_is_refused():
    party = await Party(kit()).begin("wizards-and-jesters", people=4)
    seat = party.view["waiting_for"][0]
    other = party.people[(seat + 1) % 4]
    name = party.table["seats"][seat]["name"]
    other.language = "de"
    reply = await other.do("act", action="bid 0")
    assert reply.error == (f"Du bist nicht dran: Der Tisch wartet auf {name} (Wizards and Jesters 4.3).")
    assert (await other.do("end")).error == "Das kann nur, wer den Tisch leitet." or other is party.people[0]
    assert (await other.do("hint")).error == (
        "Einen Tipp bekommt, wer etwas zu tun hat; im Moment bist das nicht du."
    )
    await party.end()


async def test_a_hint_is_told_to_each_window_in_its_language():
    def hint(view: View) -> Advice:
        action = view.legal[0]
        told = message("sentence", clause=message("why-only-bid", bid=message("bid-nil")))
        return Advice(action.text, told, [Weighed(action.text, message("bid-nil"), 0.0, 0.0, 1.0)])

    party = await Party(kit(hint=hint)).begin("spades", people=4)
    seat = party.view["waiting_for"][0]
    english = party.people[seat]
    german = await Person(party.actor, english.token, "de").come()
    await german.do("hint")
    await party.until(lambda: english.ear.hints != [] and german.ear.hints != [])
    assert english.ear.hints[0]["hint"]["sentence"] == "Nil is the only bid allowed."
    assert german.ear.hints[0]["hint"]["sentence"] == "Nil ist die einzige erlaubte Ansage."
    assert german.ear.hints[0]["hint"]["candidates"][0]["label"] == "Nil"
    await party.end()


async def test_where_there_is_no_hint_the_reason_is_in_each_language():
    def none(view: View) -> Advice:
        raise RuntimeError

    party = await Party(kit(hint=none)).begin("spades", people=4)
    english = party.people[party.view["waiting_for"][0]]
    german = await Person(party.actor, english.token, "de").come()
    await english.do("hint")
    await party.until(lambda: english.ear.hints != [] and german.ear.hints != [])
    assert english.ear.hints[0]["error"] == "There is no hint for this one."
    assert german.ear.hints[0]["error"] == "Dafür gibt es keinen Tipp."
    await party.end()


# over HTTP, and on the socket


@pytest.fixture
async def app(sqlite_store: Store) -> AsyncIterator[Starlette]:
    made = create_app(Settings("", pace=Pace(0, 0, 60, 30)), store=sqlite_store, aids={"review": a_review})
    async with made.router.lifespan_context(made):
        yield made


@pytest.fixture
async def http(app: Starlette) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as client:
        yield client


def a_review(record: dict[str, Any], progress: Any) -> dict[str, Any]:
    return {"version": 1, "rounds": [{"sentence": message("error-over"), "faces": {"AS": "WIZARD"}}]}


async def test_errors_come_in_the_language_of_the_request(http: httpx.AsyncClient):
    asked = {"game": "oh-hell", "seats": 9, "name": "Anna"}
    for headers, path, body, words in (
        (GERMAN, "/api/tables", asked, "Oh Hell ist für 3 bis 7 Spieler, nicht für 9."),
        ({}, "/api/tables", asked, "Oh Hell is for 3 to 7 players, not 9."),
        (GERMAN, "/api/tables", {**asked, "seats": 4, "name": " "}, "Gib zuerst einen Namen ein."),
        (GERMAN, "/api/tables", {"seats": 3}, "Der Nachricht fehlt „game“."),
        (GERMAN, "/api/review", {"rounds": 3}, "Das ist keine Aufzeichnung einer Partie: Sie hat keine Liste von Runden."),
    ):  # fmt: skip
        answer = await http.post(path, json=body, headers=headers)
        assert answer.status_code == 400
        assert answer.json() == {"error": words}
        assert answer.headers["Vary"] == "Accept-Language"
    for path, words in (
        ("/api/tables/none", "Diesen Tisch gibt es nicht."),
        ("/api/nothing", "Hier ist nichts."),
        ("/api/review/none", "Dieser Rückblick wird nicht mehr aufbewahrt; frag noch einmal danach."),
    ):
        assert (await http.get(path, headers=GERMAN)).json() == {"error": words}
    checked = await http.post(
        "/api/check",
        json={"game": "oh-hell", "seats": 4, "options": {"hook": "on", "bidding": "simultaneous"}},
        headers=GERMAN,
    )
    assert checked.json()["error"].startswith("Die Option hook=on braucht bidding=in-turn: Wenn alle")


async def test_the_games_and_their_options_are_told_in_the_language(http: httpx.AsyncClient):
    english, german = [(await http.get("/api/games", headers=h)).json() for h in ({}, GERMAN)]
    assert german == catalogue("de")
    for path, one, other in pairs(english, german):
        for_people = re.search(r"\.(label|help|tagline|empty)$", path)
        # A name, a number and a nil are the same.
        alike = one.isdecimal() or one == "Nil"
        assert (one != other) == bool(for_people and not alike), (path, one)
    assert {game["title"] for game in german["games"]} == {game.title for game in games.GAMES.values()}


async def test_a_review_is_worked_out_once_and_read_in_any_language(http: httpx.AsyncClient):
    name = (await http.post("/api/review", json={"rounds": []})).json()["id"]
    found: dict[str, Any] = {}
    while not found.get("review"):  # it is made in a thread
        await asyncio.sleep(0.001)
        found = (await http.get(f"/api/review/{name}")).json()
    german = (await http.get(f"/api/review/{name}", headers=GERMAN)).json()
    assert found["review"]["rounds"][0] == {"sentence": "The match is over.", "faces": {"AS": "WIZARD"}}
    assert german["review"]["rounds"][0] == {
        "sentence": "Die Partie ist zu Ende.",
        "faces": {"AS": "WIZARD"},
    }


async def test_the_messages_are_served_and_nothing_beside_them(http: httpx.AsyncClient):
    answer = await http.get("/messages/de.ftl")
    assert "suit-hearts = Herz" in answer.text
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["Content-Type"].endswith("charset=utf-8")
    for path in ("/messages/fr.ftl", "/messages/speech.py", "/messages/../app.py", "/messages/"):
        assert (await http.get(path)).status_code == 404
    assert 'content="en=English;de=Deutsch"' in (await http.get("/")).text


async def test_a_socket_speaks_the_language_of_its_hello(app: Starlette, http: httpx.AsyncClient):
    opened = (
        await http.post("/api/tables", json={"game": "spades", "seats": 4, "name": "Anna", "bots": {
            "1": "random", "2": "random", "3": "random"}, "start": True})
    ).json()  # fmt: skip
    first = Socket(app, opened["table"])
    state = await first.hello(opened["token"])
    while state["view"] is None:
        state = await first.get()
    assert re.search("bid", state["view"]["says"])
    assert (await first.reply("act", action="bid x"))["error"].startswith("'x' is no bid: ")
    # The same socket, from now on in German: it says hello again.
    first.say({"kind": "hello", "token": opened["token"], "language": "de"})
    while (state := await first.get())["kind"] != "state" or state["events"]:
        pass
    assert re.search("Ansage|sagt an|dran", state["view"]["says"])
    reply = await first.reply("rename", name="")
    assert reply["error"] == "Gib zuerst einen Namen ein."
    first.say(b"{")
    while "error" not in (answer := await first.get()):
        pass
    assert answer["error"] == "Die Nachricht war nicht zu lesen."
    await first.leave()


@pytest.mark.parametrize(
    ("header", "said", "words"),
    [
        ("de-AT,de;q=0.9", None, "Die Partie hat noch"),
        ("de-AT,de;q=0.9", "en", "The match has not"),
        (None, "de-CH", "Die Partie hat noch"),
        (None, "xx", "The match has not"),
        ("de", None, "Die Partie hat noch"),
    ],
)
async def test_a_hello_without_a_language_has_that_of_its_request(
    app: Starlette, http: httpx.AsyncClient, header: str | None, said: str | None, words: str
):
    opened = (await http.post("/api/tables", json={"game": "spades", "seats": 4, "name": "Anna"})).json()
    headers = [] if header is None else [(b"accept-language", header.encode())]
    socket = Socket(app, opened["table"], headers=headers)
    hello = {"kind": "hello", "token": opened["token"]}
    socket.say(hello if said is None else {**hello, "language": said})
    await socket.get()
    reply = await socket.reply("nudge")
    assert reply["error"].startswith(words)
    await socket.leave()
