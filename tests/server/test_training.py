"""Lessons and the trainer over HTTP: in the language of the reader, and no answer before it is asked for."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from foretrick import games
from foretrick.messages import say
from foretrick.play import View
from foretrick.search import Analysis
from foretrick.server.aids import NOT_HERE, NoAid
from foretrick.server.settings import Limits, Settings
from foretrick.server.store import Store
from foretrick.server.training import key_of
from tests.review.doubles import Double
from tests.server.fakes import FakeClock, create_app, until

GERMAN = {"accept-language": "de"}


@asynccontextmanager
async def desk(store: Store, **how: Any) -> AsyncIterator[httpx.AsyncClient]:
    aids = {"weigh": Double().analyse, **how.pop("aids", {})}
    app = create_app(Settings("sqlite://", limits=Limits(**how)), clock=FakeClock(), store=store, aids=aids)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as http,
    ):
        yield http


async def ask(http: httpx.AsyncClient, game: str, kind: str, level: int = 1) -> dict[str, Any]:
    answer = await http.get(f"/api/trainer/{game}?kind={kind}&level={level}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def answered(http: httpx.AsyncClient, question: dict[str, Any], answer: list[str]) -> httpx.Response:
    return await http.post(f"/api/trainer/{question['game']}/{question['id']}", json={"answer": answer})


@pytest.mark.parametrize("game", games.KEYS)
async def test_a_lesson_in_both_languages(sqlite_store: Store, game: str):
    async with desk(sqlite_store) as http:
        english = await http.get(f"/api/learn/{game}")
        german = await http.get(f"/api/learn/{game}", headers=GERMAN)
        assert english.status_code == german.status_code == 200
        assert "Accept-Language" in german.headers["vary"]
        names = [[step["name"] for step in answer.json()["steps"]] for answer in (english, german)]
        assert names[0] == names[1]
        assert english.json()["tips"] != german.json()["tips"]
        assert english.json()["steps"][0]["text"] != german.json()["steps"][0]["text"]


async def test_what_there_is_to_learn(sqlite_store: Store):
    async with desk(sqlite_store) as http:
        found = (await http.get("/api/learn", headers=GERMAN)).json()
        assert set(found) == set(games.KEYS)
        for game, outline in found.items():
            whole = (await http.get(f"/api/learn/{game}", headers=GERMAN)).json()
            assert outline == {"steps": len(whole["steps"]), "tips": whole["tips"]}


async def test_no_such_lesson(sqlite_store: Store):
    async with desk(sqlite_store) as http:
        answer = await http.get("/api/learn/rummy")
        assert answer.status_code == 404
        assert answer.json()["error"]


@pytest.mark.parametrize("path", ["/learn", "/learn/spades", "/learn/spades/trainer"])
async def test_the_pages_open(sqlite_store: Store, path: str):
    async with desk(sqlite_store) as http:
        answer = await http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("game", games.KEYS)
async def test_a_question_is_answered_under_its_id(sqlite_store: Store, game: str):
    async with desk(sqlite_store) as http:
        question = await ask(http, game, "may-play")
        hand = question["view"]["hand"]
        first = (await answered(http, question, hand)).json()
        second = (await answered(http, question, first["legal"])).json()
        assert second["right"]
        assert set(first["legal"]) <= set(hand)
        trick = await ask(http, game, "takes")
        cards = [play["card"] for play in trick["view"]["trick"]["plays"]]
        told = [(await answered(http, trick, [card])).json() for card in cards]
        assert [one["right"] for one in told].count(True) == 1
        bidding = await ask(http, game, "bid")
        bids = [str(bid) for bid in bidding["view"]["bid_row"]]
        graded = [(await answered(http, bidding, [bid])).json() for bid in bids]
        assert any(one["right"] for one in graded)
        assert {one["best"] for one in graded if not one["barred"]} <= set(bids)


async def test_an_id_says_nothing_of_the_deal(sqlite_store: Store):
    """What is sent is the question; the same number at another server, or with another level, is none."""
    async with desk(sqlite_store) as http, desk(sqlite_store) as other:
        question = await ask(http, "oh-hell", "takes")
        assert set(question) == {"id", "kind", "game", "title", "faces", "view"}
        assert "right" not in json.dumps(question)
        card = question["view"]["trick"]["plays"][0]["card"]
        for id in (
            question["id"][:-1] + ("0" if question["id"][-1] != "0" else "1"),
            "12" + question["id"][2:],
            "9" + question["id"][1:],
            "x",
            "\N{SUPERSCRIPT TWO}\N{SUPERSCRIPT TWO}" + question["id"][2:],
        ):
            answer = await answered(http, {**question, "id": id}, [card])
            assert answer.status_code == 404, id
            assert answer.json()["error"]
        assert (await answered(other, question, [card])).status_code == 404
        assert (await answered(http, {**question, "game": "spades"}, [card])).status_code == 404
        assert (await answered(http, question, [card])).status_code == 200


def test_processes_of_one_database_share_the_key():
    assert key_of("postgresql+asyncpg://a:secret@host/db") == key_of("postgresql+asyncpg://a:secret@host/db")
    assert key_of("postgresql+asyncpg://a:secret@host/db") != key_of("postgresql+asyncpg://a:other@host/db")
    assert key_of("sqlite+aiosqlite:///tables.db") != key_of("sqlite+aiosqlite:///tables.db")


@pytest.mark.parametrize("level", ["", "7", "-1", "many", "\N{SUPERSCRIPT TWO}"])
async def test_any_level_is_answered(sqlite_store: Store, level: str):
    async with desk(sqlite_store) as http:
        answer = await http.get("/api/trainer/oh-hell", params={"kind": "takes", "level": level})
        assert answer.status_code == 200


@pytest.mark.parametrize("path", ["rummy?kind=takes", "oh-hell?kind=guess", "oh-hell"])
async def test_no_such_question(sqlite_store: Store, path: str):
    async with desk(sqlite_store) as http:
        answer = await http.get(f"/api/trainer/{path}")
        assert answer.status_code == 404
        assert answer.json()["error"]


@pytest.mark.parametrize(
    "body", [{"answer": ["XX"]}, {"answer": []}, {"answer": "KH"}, {"answer": ["2S"] * 30}, {}]
)
async def test_what_is_no_answer_is_refused_in_a_sentence(sqlite_store: Store, body: dict[str, Any]):
    async with desk(sqlite_store) as http:
        question = await ask(http, "oh-hell", "takes")
        answer = await http.post(f"/api/trainer/oh-hell/{question['id']}", json=body)
        assert answer.status_code == 400
        assert answer.json()["error"]


async def test_where_nothing_can_be_weighed_it_says_so(sqlite_store: Store):
    def none_here(view: View) -> Analysis:
        raise NoAid(NOT_HERE)

    async with desk(sqlite_store, aids={"weigh": none_here}) as http:
        question = await ask(http, "oh-hell", "bid", level=0)  # without the hook, so every bid is weighed
        answer = await http.post(
            f"/api/trainer/oh-hell/{question['id']}",
            json={"answer": [str(question["view"]["bid_row"][0])]},
            headers=GERMAN,
        )
        assert answer.status_code == 503
        assert answer.json()["error"] == say(NOT_HERE, "de")


async def test_who_waits_for_the_search_holds_nobody_up(sqlite_store: Store):
    """While bids are being weighed, the other questions go on."""
    go = threading.Event()

    def slow(view: View) -> Analysis:
        assert go.wait(20)
        return Double().analyse(view)

    async with desk(sqlite_store, aids={"weigh": slow}) as http:
        bids = [await ask(http, "oh-hell", "bid", level=0) for _ in range(3)]
        waiting = [
            asyncio.ensure_future(answered(http, question, [str(question["view"]["bid_row"][0])]))
            for question in bids
        ]
        trick = await ask(http, "oh-hell", "takes")
        card = trick["view"]["trick"]["plays"][0]["card"]
        assert (await answered(http, trick, [card])).status_code == 200
        assert not any(one.done() for one in waiting)
        go.set()
        assert [(await one).status_code for one in waiting] == [200, 200, 200]


async def test_the_first_question_makes_the_search_ready_once(sqlite_store: Store):
    warmed: list[str] = []
    async with desk(sqlite_store, aids={"warm": lambda sheet: warmed.append(sheet.game)}) as http:
        await ask(http, "oh-hell", "takes")
        await ask(http, "spades", "bid")
        await until(lambda: warmed != [])
        assert warmed == ["oh-hell"]


async def test_tables_and_questions_make_the_search_ready_once_between_them(sqlite_store: Store):
    warmed: list[str] = []
    async with desk(sqlite_store, aids={"warm": lambda sheet: warmed.append(sheet.game)}) as http:
        table = {"game": "spades", "seats": 4, "options": {}, "name": "Ann", "bots": {"1": "strong"}}
        opened = (await http.post("/api/tables", json=table)).json()["table"]
        assert (await http.get(f"/api/tables/{opened}")).status_code == 200
        await until(lambda: warmed != [])
        for _ in range(3):
            await ask(http, "oh-hell", "bid")
        assert warmed == ["spades"]


async def test_a_failure_names_no_card_in_the_log(sqlite_store: Store, caplog: pytest.LogCaptureFixture):
    def fails(view: View) -> Analysis:
        raise RuntimeError(f"the hand was {view.hand}")

    async with desk(sqlite_store, aids={"weigh": fails}) as http:
        question = await ask(http, "oh-hell", "bid", level=0)
        with caplog.at_level(logging.ERROR):
            answer = await answered(http, question, [str(question["view"]["bid_row"][0])])
        assert answer.status_code == 500
        assert "the hand was" not in caplog.text


async def test_many_questions_at_once_are_slowed_down(sqlite_store: Store):
    async with desk(sqlite_store, questions_per_s=0.0, questions_at_once=3) as http:
        statuses = [(await http.get("/api/trainer/oh-hell?kind=takes")).status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]
