"""The application over ASGI: the pages, the JSON, the sockets, and whole matches through them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.websockets import WebSocket

from foretrick import bots, games
from foretrick.learning import guides
from foretrick.play import Match, parse_action
from foretrick.record import verify
from foretrick.server.actor import TableActor
from foretrick.server.catalogue import rules_page
from foretrick.server.house import House
from foretrick.server.live import live
from foretrick.server.settings import Limits, Pace, Settings
from foretrick.server.store import Store
from foretrick.server.wire import CreateTable
from tests.server.fakes import FakeClock, choice_of, create_app


class Socket:
    """A WebSocket client that speaks ASGI to the application."""

    def __init__(
        self,
        app: Starlette,
        table: str,
        path: str | None = None,
        headers: Sequence[tuple[bytes, bytes]] = (),
    ) -> None:
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "root_path": "",
            "path": path or f"/api/tables/{table}/live", "raw_path": b"", "query_string": b"", "headers": list(headers),
            "client": ("test", 1), "server": ("test", 80), "subprotocols": [], "state": {}, "extensions": {},
        }  # fmt: skip
        self._in.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(app(scope, self._in.get, self._send))
        self.states: list[dict[str, Any]] = []
        self._count = 0

    async def _send(self, message: Any) -> None:
        self._out.put_nowait(dict(message))

    async def get(self) -> dict[str, Any]:
        """The next message, or {"close": code}."""
        async with asyncio.timeout(10):
            message = await self._out.get()
        if message["type"] == "websocket.accept":
            return await self.get()
        if message["type"] == "websocket.close":
            return {"close": message["code"]}
        found: dict[str, Any] = json.loads(message["text"])
        if found["kind"] == "state":
            self.states.append(found)
        return found

    def say(self, text: str | bytes | dict[str, Any]) -> None:
        if isinstance(text, dict):
            text = json.dumps(text)
        self._in.put_nowait(
            {"type": "websocket.receive", "bytes" if isinstance(text, bytes) else "text": text}
        )

    async def hello(self, token: str | None = None) -> dict[str, Any]:
        self.say({"kind": "hello", "token": token})
        return await self.get()

    def do(self, command: str, **fields: Any) -> str:
        self._count += 1
        version = self.states[-1]["version"] if self.states else 0
        self.say({"kind": "do", "id": str(self._count), "version": version, "command": command, **fields})
        return str(self._count)

    async def reply(self, command: str, **fields: Any) -> dict[str, Any]:
        name = self.do(command, **fields)
        while True:
            message = await self.get()
            if message.get("id") == name or "close" in message:
                return message

    async def leave(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.task


class Site:
    """A running application and its clients."""

    def __init__(self, app: Starlette, http: httpx.AsyncClient) -> None:
        self.app, self.http = app, http
        self.sockets: list[Socket] = []

    async def open(self, game: str = "wizards-and-jesters", seats: int = 4, **more: Any) -> dict[str, Any]:
        answer = await self.http.post(
            "/api/tables", json={"game": game, "seats": seats, "name": "Anna", **more}
        )
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def socket(self, table: str) -> Socket:
        self.sockets.append(Socket(self.app, table))
        return self.sockets[-1]


@pytest.fixture
async def site(sqlite_store: Store) -> AsyncIterator[Site]:
    settings = Settings("", pace=Pace(0, 0, 60, 30), lan="http://192.168.7.7:8000")
    app = create_app(settings, store=sqlite_store)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://cards.example:8000") as http:
            made = Site(app, http)
            yield made
            for socket in made.sockets:
                if not socket.task.done():
                    await socket.leave()


# whole matches

MATCHES: list[tuple[str, int, dict[str, Any]]] = [
    ("joker-in-the-hole", 4, {"rounds": 5}),
    ("joker-in-the-hole", 6, {"rounds": 3, "bidding": "in-turn", "hook": "on"}),
    ("wizards-and-jesters", 3, {"rounds": 5, "bidding": "simultaneous"}),
    ("wizards-and-jesters", 5, {"rounds": 4, "hook": "except-first-round"}),
    ("spades-with-jokers", 4, {"target": 50, "floor": -100, "blind_nil": True}),
    ("spades", 4, {"target": 50, "floor": -100}),
    ("oh-hell", 4, {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), MATCHES)
async def test_a_whole_match_with_bots_ends_in_a_record_that_holds(
    site: Site, game: str, seats: int, options: dict[str, Any]
):
    chairs = {str(seat): "random" if seat == 1 else "steady" for seat in range(1, seats)}
    opened = await site.open(game, seats, options=options, bots=chairs, start=True)
    socket = site.socket(opened["table"])
    state = await socket.hello(opened["token"])
    helper = bots.make("steady", 3)
    while state["table"]["status"] != "over":
        view = state["view"]
        if state["table"]["status"] == "between" and 0 not in state["table"]["ready"]:
            assert (await socket.reply("next", round=view["round"]))["ok"]
        elif view["legal"] and not state["table"]["paused"]:
            match = site.app.state.house._rooms[opened["table"]].loading.result().table.match
            action = (
                helper.choose(match.view(0)).action.text if game.startswith("spades") else choice_of(view)
            )
            assert action in view["legal"]
            assert (await socket.reply("act", action=action))["ok"]
        else:
            await socket.get()
        state = socket.states[-1]
    answer = await site.http.get(f"/api/tables/{opened['table']}/record")
    verify(answer.json())
    assert answer.json()["result"] == state["view"]["result"]
    assert sum(row["won"] and 1 for row in state["view"]["sheet"]) == state["view"]["round"]
    numbers = [event["n"] for message in socket.states for event in message["events"]]
    assert numbers == sorted(numbers)
    replayed = Match.undealt(game, players=answer.json()["players"], options=answer.json()["options"])
    assert replayed.sheet.title == state["table"]["title"]
    assert parse_action("look").text == "look"


async def test_two_people_and_a_spectator_at_one_table(site: Site):
    opened = await site.open(seats=3, bots={"2": "steady"}, options={"rounds": 1})
    path = f"/api/tables/{opened['table']}"
    seat = (await site.http.post(f"{path}/sit", json={"name": "Ben"})).json()
    assert seat["seat"] == 1
    sockets = [site.socket(opened["table"]) for _ in range(3)]
    first = [
        await sockets[0].hello(opened["token"]),
        await sockets[1].hello(seat["token"]),
        await sockets[2].hello(),
    ]
    assert [state["table"]["you"] for state in first] == [0, 1, None]
    assert (await sockets[0].reply("start"))["ok"]
    for _ in range(200):
        status = [socket.states[-1]["table"]["status"] for socket in sockets]
        if status == ["over"] * 3:
            break
        for socket in sockets[:2]:
            if socket.states[-1]["view"] and socket.states[-1]["view"]["legal"]:
                await socket.reply("act", action=choice_of(socket.states[-1]["view"]))
        for socket in sockets:
            while not socket._out.empty():
                await socket.get()
        await asyncio.sleep(0.005)
    assert sockets[2].states[-1]["view"]["result"] == sockets[0].states[-1]["view"]["result"]
    assert all(state["view"] is None or state["view"]["hand"] is None for state in sockets[2].states)


# who may hear what


async def test_r48_a_wrong_token_is_closed_and_never_hears_anything(site: Site):
    opened = await site.open()
    socket = site.socket(opened["table"])
    assert await socket.hello("wrong") == {"close": 4401}
    right = site.socket(opened["table"])
    await right.hello(opened["token"])
    await right.reply("rename", name="Annabel")
    await socket.task
    assert socket._out.empty()


async def test_an_unknown_table(site: Site):
    for table in ("nothere", "x" * 200, "..%2f", "ABC"):
        assert await site.socket(table).get() == {"close": 4404}
    assert (await site.http.get("/api/tables/nothere")).json() == {"error": "There is no such table."}
    for path in ("record", "qr.svg"):
        assert (await site.http.get(f"/api/tables/nothere/{path}")).status_code == 404
    assert (await site.http.post("/api/tables/nothere/sit", json={"name": "A"})).status_code == 404
    assert site.app.state.house._rooms == {}


async def test_a_second_hello_is_another_seat(site: Site):
    opened = await site.open()
    socket = site.socket(opened["table"])
    assert (await socket.hello())["table"]["you"] is None
    assert (await socket.reply("start"))["code"] == "refused"
    assert (await socket.hello(opened["token"]))["table"]["you"] == 0
    assert (await socket.reply("add_bot", seat=1, bot="steady"))["ok"]
    assert await socket.hello("wrong") == {"close": 4401}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "null",
        "{}",
        '{"kind":"state"}',
        '{"kind":"hello","token":7}',
        b"\xff\x00",
        "[" * 3000,
    ],
)
async def test_whatever_is_no_hello_is_closed(site: Site, text: str | bytes):
    opened = await site.open()
    socket = site.socket(opened["table"])
    socket.say(text)
    assert await socket.get() == {"close": 4400}


@pytest.mark.parametrize(
    "text",
    [
        "", "x", "[]", "{}", '{"kind":"do"}', '{"kind":"do","id":"7","version":1,"command":"fly"}',
        '{"kind":"do","id":"7","version":1,"command":"act"}', '{"kind":"do","id":"7","version":-1,"command":"start"}',
        '{"kind":"do","id":"7","version":1e400,"command":"start"}', '{"kind":"do","id":"","version":1,"command":"start"}',
        '{"kind":"do","id":"7","version":1,"command":"act","action":{"a":1}}', "[" * 4000, '{"a":' * 700, b"\xc3\x28",
        '{"kind":"do","id":"7","version":1,"command":"act","action":"play ' + "x" * 2000 + '"}',
        '{"kind":"do","id":"7","version":true,"command":"start"}', '"\\ud800"',
    ],
)  # fmt: skip
async def test_whatever_is_no_command_gets_one_sentence(site: Site, text: str | bytes):
    opened = await site.open()
    socket = site.socket(opened["table"])
    await socket.hello(opened["token"])
    socket.say(text)
    answer = await socket.get()
    assert (answer["kind"], answer["ok"], answer["code"]) == ("reply", False, "refused")
    assert answer["error"].endswith(".")
    assert "Traceback" not in answer["error"]
    assert len(answer["error"]) < 120
    assert answer["id"] in (None, "7", "")
    assert (await socket.reply("add_bot", seat=1, bot="steady"))["ok"]


async def test_a_message_that_is_too_long_ends_the_conversation(site: Site):
    opened = await site.open()
    socket = site.socket(opened["table"])
    await socket.hello(opened["token"])
    socket.say("x" * (Limits().message_bytes + 1))
    assert await socket.get() == {"close": 1009}


async def test_a_flood_is_slowed_then_cut(sqlite_store: Store):
    clock = FakeClock()
    settings = Settings("", limits=Limits(commands_per_s=1, commands_at_once=5))
    app = create_app(settings, clock=clock, store=sqlite_store)
    async with app.router.lifespan_context(app):
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as http:
            opened = await Site(app, http).open()
        socket = Socket(app, opened["table"])
        await socket.hello(opened["token"])
        answers = [await socket.reply("rename", name="Anna") for _ in range(8)]
        assert [answer["ok"] for answer in answers] == [True] * 5 + [False] * 3
        assert "too fast" in answers[-1]["error"]
        await clock.advance(1)
        assert (await socket.reply("rename", name="Anna"))["ok"]
        for _ in range(40):
            socket.do("rename", name="Anna")
        while "close" not in (answer := await socket.get()):
            pass
        assert answer == {"close": 1008}
        await socket.task


async def test_spectators_in_masses_keep_no_player_out(sqlite_store: Store):
    app = create_app(Settings("", limits=Limits(watchers=2, tables_at_once=1)), store=sqlite_store)
    async with app.router.lifespan_context(app):
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as http:
            opened = await Site(app, http).open()
            more = await http.post("/api/tables", json={"game": "spades", "seats": 4, "name": "A"})
            assert more.status_code == 429
        sockets = [Socket(app, opened["table"]) for _ in range(4)]
        answers = [await socket.hello() for socket in sockets[:3]]
        assert [answer.get("close") for answer in answers] == [None, None, 1013]
        assert (await sockets[3].hello(opened["token"]))["table"]["you"] == 0
        for socket in sockets:
            if not socket.task.done():
                await socket.leave()


async def test_a_client_that_does_not_read_is_let_go(sqlite_store: Store):
    app = create_app(Settings("", limits=Limits(mailbox=5)), store=sqlite_store)
    async with app.router.lifespan_context(app):
        house = app.state.house
        opened = await house.open_table(CreateTable("spades", 4, "Anna"))
        stuck = asyncio.Event()
        socket = Socket.__new__(Socket)
        socket.states, socket._count = [], 0
        socket._in, socket._out = asyncio.Queue(), asyncio.Queue()

        async def slow(message: Any) -> None:
            if message["type"] == "websocket.send":
                await stuck.wait()
            socket._out.put_nowait(dict(message))

        scope = {"type": "websocket", "path_params": {"table": opened.table}, "headers": [], "path": "/"}
        socket._in.put_nowait({"type": "websocket.connect"})
        socket.task = asyncio.ensure_future(live(WebSocket(scope, socket._in.get, slow), house))
        socket.say({"kind": "hello", "token": opened.token})
        for _ in range(12):
            socket.do("nudge")
        await asyncio.sleep(0.1)
        stuck.set()
        while "close" not in (answer := await socket.get()):
            pass
        assert answer == {"close": 1013}
        await socket.task


async def test_somebody_who_never_says_hello_is_closed(sqlite_store: Store):
    app = create_app(Settings("", limits=Limits(hello_s=0.02)), store=sqlite_store)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as http:
            opened = await Site(app, http).open()
            assert await Socket(app, opened["table"]).get() == {"close": 4400}


async def test_the_server_stops_while_people_are_connected(sqlite_store: Store):
    app = create_app(Settings(""), store=sqlite_store)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as http:
            opened = await Site(app, http).open()
        socket = Socket(app, opened["table"])
        await socket.hello(opened["token"])
    assert (await socket.reply("rename", name="B")) == {"close": 1012}
    await socket.task


# the JSON


async def test_the_games_and_their_options(site: Site):
    answer = (await site.http.get("/api/games")).json()
    assert [game["key"] for game in answer["games"]] == list(games.KEYS)
    assert {bot["key"] for bot in answer["bots"]} == set(bots.NAMES)
    for game in answer["games"]:
        assert set(game["options_by_seats"]) == {
            str(n) for n in range(game["min_seats"], game["max_seats"] + 1)
        }
        for option in game["options"]:
            assert option["kind"] in ("choice", "bool", "number")
            assert option["label"]
            assert option["help"]
            assert (option["choices"] is None) == (option["kind"] != "choice")
        check = {"game": game["key"], "seats": game["default_seats"], "options": {}}
        assert (await site.http.post("/api/check", json=check)).json() == {"ok": True}


async def test_a_clash_is_told_before_the_table_is_made(site: Site):
    asked = {"game": "wizards-and-jesters", "seats": 4, "options": {"hook": "on", "bidding": "simultaneous"}}
    checked = (await site.http.post("/api/check", json=asked)).json()
    assert checked["ok"] is False
    answer = await site.http.post("/api/tables", json={**asked, "name": "Anna"})
    assert (answer.status_code, answer.json()["error"]) == (400, checked["error"])


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "poker"}, {"seats": 2}, {"seats": 99}, {"options": {"colour": "red"}}, {"name": " "}, {"name": "x" * 300},
        {"bots": {"0": "steady"}}, {"bots": {"4": "steady"}}, {"bots": {"-1": "steady"}}, {"bots": {"x": "steady"}},
        {"bots": {"1": "genius"}}, {"start": True}, {"seats": "4"}, {"options": []}, {"bots": {"²": "steady"}},
        {"bots": {"1": "steady", "01": "steady"}}, {"game": None}, {"options": {"rounds": 2**70}},
    ],
)  # fmt: skip
async def test_a_table_that_cannot_be_is_refused_with_a_sentence(site: Site, asked: dict[str, Any]):
    answer = await site.http.post(
        "/api/tables", json={"game": "wizards-and-jesters", "seats": 4, "name": "A", **asked}
    )
    assert answer.status_code == 400
    assert answer.json()["error"].endswith((".", "?"))


async def test_bodies_that_are_no_json(site: Site):
    for body in (b"", b"{", b"\xff", b"[" * 9000):
        answer = await site.http.post(
            "/api/tables", content=body, headers={"content-type": "application/json"}
        )
        assert (answer.status_code, set(answer.json())) == (400, {"error"})
    answer = await site.http.post(
        "/api/tables", content=b"x" * 20_000, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 413
    answer = await site.http.post("/api/tables", data={"game": "spades"})
    assert answer.status_code == 415  # another site's form


async def test_sitting_down(site: Site):
    opened = await site.open()
    path = f"/api/tables/{opened['table']}"
    sam = (await site.http.post(f"{path}/sit", json={"name": "Sam", "seat": 2})).json()
    assert sam["seat"] == 2
    again = (await site.http.post(f"{path}/sit", json={"name": "x", "token": sam["token"]})).json()
    assert again == sam
    taken = await site.http.post(f"{path}/sit", json={"name": "Tim", "seat": 2})
    assert (taken.status_code, taken.json()["error"]) == (409, "Sam sits there already.")
    for seat in (1, 3):
        await site.http.post(f"{path}/sit", json={"name": "Sam"})
        assert seat
    full = await site.http.post(f"{path}/sit", json={"name": "Late"})
    assert full.status_code == 409
    table = (await site.http.get(path)).json()["table"]
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Sam (2)", "Sam", "Sam (3)"]
    assert sam["token"] not in json.dumps(table)
    assert (await site.http.get(f"{path}/record")).status_code == 409
    assert (await site.http.get(f"{path}/record?match=x")).status_code == 400


async def test_the_invitation(site: Site):
    opened = await site.open()
    path = f"/api/tables/{opened['table']}"
    assert (await site.http.get(path)).json()["link"] == f"http://cards.example:8000/t/{opened['table']}"
    local = await site.http.get(path, headers={"host": "localhost:8000"})
    assert local.json()["link"] == f"http://192.168.7.7:8000/t/{opened['table']}"
    picture = await site.http.get(f"{path}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")


async def test_the_rules(site: Site):
    for key in games.KEYS:
        answer = (await site.http.get(f"/api/rules/{key}")).json()
        assert answer["title"] == games.GAMES[key].title
        assert "<h2>" in answer["html"]
        assert "<script" not in answer["html"]
    assert (await site.http.get("/api/rules/poker")).status_code == 404
    assert (await site.http.get("/api/rules/..%2f..%2fREADME")).status_code == 404


@pytest.mark.parametrize("game", games.KEYS)
async def test_the_rules_in_the_language_of_the_reader(site: Site, game: str):
    async def rules(languages: str) -> dict[str, str]:
        answer: dict[str, str] = (
            await site.http.get(f"/api/rules/{game}", headers={"accept-language": languages})
        ).json()
        return answer

    german, english = await rules("de-AT, en;q=0.5"), await rules("en")
    assert (german["language"], english["language"]) == ("de", "en")
    assert german["title"] == english["title"]
    assert "Haken-Regel" in german["html"] or "Überstich" in german["html"]
    assert (await rules("fr"))["html"] == english["html"]


async def test_rules_that_are_missing_in_a_language_are_english_and_say_so(
    site: Site, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    (tmp_path / "spades.md").write_text("# Spades", "utf-8")
    monkeypatch.setattr("foretrick.server.rule_pages.RULES", tmp_path)
    rules_page.cache_clear()
    answer = (await site.http.get("/api/rules/spades", headers={"accept-language": "de"})).json()
    rules_page.cache_clear()
    assert answer == {"title": "Spades", "language": "en", "guide": True, "html": "<h1>Spades</h1>\n"}


@pytest.mark.parametrize("game", guides.GUIDES)
async def test_a_guide_in_the_language_of_the_reader(site: Site, game: str):
    english = (await site.http.get(f"/api/guide/{game}")).json()
    german = (await site.http.get(f"/api/guide/{game}", headers={"accept-language": "de"})).json()
    assert english["title"] == german["title"]
    assert len(english["frames"]) == len(german["frames"]) == english["parts"][-1]["to"] + 1
    assert english["frames"][0]["note"].startswith("Four of the steady bots")
    assert german["frames"][0]["note"].startswith("Vier Bots der Stufe „Solide“")


async def test_the_client_is_not_sent_the_comments_of_the_guides(site: Site):
    answer = await site.http.get("/messages/en.ftl")
    assert "guide-comment-next = " in answer.text
    assert "\nguide-spades-0 = " not in answer.text
    again = await site.http.get("/messages/en.ftl", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


async def test_a_guide_that_is_not_there(site: Site):
    answer = await site.http.get("/api/guide/poker", headers={"accept-language": "de"})
    assert answer.status_code == 404
    assert answer.json() == {"error": "Zu diesem Spiel gibt es noch keine Partie mit Kommentar."}


# pages and headers


@pytest.mark.parametrize("path", ["/", "/new/spades", "/t/abcdefgh", "/rules/spades"])
async def test_every_page_is_the_client(site: Site, path: str):
    answer = await site.http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe-inline" not in policy.split("style-src")[0]
    assert "sha256-" in policy  # the import map


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/tables/none", "/static/theme.css", "/nowhere", "/static/no"]
)
async def test_the_headers_of_caution_are_on_everything(site: Site, path: str):
    answer = await site.http.get(path)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "cache-control" in answer.headers


async def test_the_page_can_be_put_on_a_home_screen(site: Site):
    page = (await site.http.get("/")).text
    assert '<link rel="manifest" href="/manifest.webmanifest">' in page
    answer = await site.http.get("/manifest.webmanifest", headers={"accept-language": "de"})
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["name"] == "Foretrick"
    assert [one["name"] for one in manifest["shortcuts"]] == ["Punkteblock", "Neuer Block"]
    for icon in [*manifest["icons"], {"src": "/static/icons/app-180.png", "type": "image/png"}]:
        found = await site.http.get(icon["src"])
        assert (found.status_code, found.headers["content-type"]) == (200, icon["type"])


async def test_files_are_asked_for_again_and_not_sent_again(site: Site):
    first = await site.http.get("/static/theme.css")
    assert first.headers["cache-control"] == "no-cache"
    again = await site.http.get("/static/theme.css", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    for path in ("/static/../server/app.py", "/static/%2e%2e/server/app.py", "/static/..%2fserver%2fapp.py"):
        assert (await site.http.get(path)).status_code == 404


async def test_nothing_there_and_not_so(site: Site):
    assert (await site.http.get("/api/nothing")).json() == {"error": "There is nothing here."}
    assert (await site.http.get("/api/check")).status_code == 405
    assert (await site.http.post("/api/games")).status_code == 405


async def test_a_fault_is_told_without_its_cause(site: Site, monkeypatch: pytest.MonkeyPatch):
    from foretrick.server import app as module

    def broken() -> dict[str, Any]:
        raise RuntimeError("seat 2 holds AS")

    monkeypatch.setattr(module, "catalogue", broken)
    transport = httpx.ASGITransport(site.app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://x") as http:
        answer = await http.get("/api/games")
    assert answer.status_code == 500
    assert "AS" not in answer.text


async def test_tables_nobody_uses_are_let_go_and_found_again(sqlite_store: Store):
    clock = FakeClock()
    app = create_app(Settings("", linger_s=60), clock=clock, store=sqlite_store)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as http:
            site = Site(app, http)
            first, second = await site.open(), await site.open()
            await http.get(f"/api/tables/{first['table']}")
            assert set(app.state.house._rooms) == {first["table"]}
            await clock.advance(61)
            await http.get(f"/api/tables/{second['table']}")
            assert set(app.state.house._rooms) == {second["table"]}
            assert (await http.get(f"/api/tables/{first['table']}")).status_code == 200


async def test_tables_are_let_go_by_many_at_once_and_found_again_meanwhile(sqlite_store: Store):
    """Whoever leaves a table sweeps out the others; stopping one takes a moment, in which more may leave or come."""
    clock = FakeClock()
    app = create_app(Settings("", linger_s=60), clock=clock, store=sqlite_store)
    async with app.router.lifespan_context(app):
        house: House = app.state.house
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as http:
            site = Site(app, http)
            tables = [(await site.open())["table"] for _ in range(8)]
            for turn in range(3):
                for table in tables:
                    assert (await http.get(f"/api/tables/{table}")).status_code == 200
                await clock.advance(61)
                asked = [tables[turn], *tables, tables[-1 - turn], *reversed(tables)]
                answers = await asyncio.gather(*(http.get(f"/api/tables/{table}/qr.svg") for table in asked))
                assert {answer.status_code for answer in answers} == {200}
            assert all(room.users == 0 for room in house._rooms.values())


async def test_a_table_let_go_and_found_again_while_another_is_stopped_is_kept(
    sqlite_store: Store, monkeypatch: pytest.MonkeyPatch
):
    clock = FakeClock()
    app = create_app(Settings("", linger_s=60), clock=clock, store=sqlite_store)
    async with app.router.lifespan_context(app):
        house: House = app.state.house
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as http:
            site = Site(app, http)
            first, second, third = [(await site.open())["table"] for _ in range(3)]
            for table in (first, second):
                await http.get(f"/api/tables/{table}")
            await clock.advance(61)
            stopping, go_on = asyncio.Event(), asyncio.Event()
            stop = TableActor.stop

            async def slowly(actor: TableActor) -> None:
                if actor.table.id == first:
                    stopping.set()
                    await go_on.wait()
                await stop(actor)

            monkeypatch.setattr(TableActor, "stop", slowly)
            leaving = asyncio.create_task(http.get(f"/api/tables/{third}"))
            async with asyncio.timeout(10):
                await stopping.wait()
            await http.get(f"/api/tables/{third}")
            assert second not in house._rooms
            async with house.table(second) as actor:
                go_on.set()
                assert (await leaving).status_code == 200
                async with house.table(second) as again:
                    assert again is actor
