"""Reviews over HTTP: asked for by anybody with a record, worked out in turn beside the tables, refused in sentences."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest

from foretrick.play import Match
from foretrick.server.aids import NoAid, Progress
from foretrick.server.settings import Limits, Settings
from foretrick.server.store import Store
from tests.server.fakes import FakeClock, create_app, until

Engine = Callable[[dict[str, Any], Progress], dict[str, Any]]


def record(seed: int = 1, game: str = "wizards-and-jesters") -> dict[str, Any]:
    """The record of a short match played at random."""
    chance = random.Random(seed)
    match = Match.undealt(game, players=["Anna", "Ben", "Carla", "Dan"], options={"rounds": 2})
    while not match.over:
        if match.phase == "deal":
            match.apply(match.draw(chance))
            continue
        seat = chance.choice(match.waiting_for)
        match.apply(chance.choice(match.legal(seat)), seat)
    return match.to_record()


class Desk:
    """Where reviews are asked for."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http

    async def ask(self, body: Any) -> httpx.Response:
        return await self.http.post("/api/review", json=body)

    async def look(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = (await self.http.get(f"/api/review/{name}")).json()
        return found

    async def end(self, name: str) -> dict[str, Any]:
        """Look until there is a review or an error."""
        while True:
            found = await self.look(name)
            if "error" in found or found["review"] is not None:
                return found
            await asyncio.sleep(0.001)


@asynccontextmanager
async def desk(
    store: Store, engine: Engine | None = None, clock: FakeClock | None = None, **limits: Any
) -> AsyncIterator[Desk]:
    aids = {"review": engine} if engine else {}
    app = create_app(Settings("", limits=Limits(**limits)), clock=clock, store=store, aids=aids)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as http,
    ):
        yield Desk(http)


class Held:
    """An engine that stops half way until it is told to go on."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.begun: list[str] = []
        self.at_once = self.most_at_once = 0

    def __call__(self, record: dict[str, Any], progress: Progress) -> dict[str, Any]:
        self.begun.append(record["game"])
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        progress(0.42)
        assert self.go.wait(20)
        progress(0.9)
        self.at_once -= 1
        return {"players": record["players"]}


async def test_a_record_becomes_a_review(sqlite_store: Store):
    held = Held()
    async with desk(sqlite_store, held) as here:
        answer = await here.ask(record())
        assert answer.status_code == 202
        name = answer.json()["id"]
        await until(lambda: held.begun != [])
        assert await here.look(name) == {"done": 0.42, "ahead": 0, "review": None}
        held.go.set()
        found = await here.end(name)
        assert found["done"] == 1
        assert found["review"] == {"players": ["Anna", "Ben", "Carla", "Dan"]}


async def test_one_at_a_time_and_the_others_in_turn(sqlite_store: Store):
    held = Held()
    async with desk(sqlite_store, held, reviews_waiting=2) as here:
        names = [(await here.ask(record(1))).json()["id"]]
        await until(lambda: held.begun != [])
        names += [(await here.ask(record(seed))).json()["id"] for seed in (2, 3)]
        assert [(await here.look(name))["ahead"] for name in names] == [0, 1, 2]
        full = await here.ask(record(4))
        assert full.status_code == 503
        assert "try again" in full.json()["error"]
        # One that is there already is found all the same.
        assert (await here.ask(record(3))).json()["id"] == names[2]
        held.go.set()
        for name in names:
            assert (await here.end(name))["done"] == 1
        assert held.most_at_once == 1
        assert len(held.begun) == 3


async def test_the_same_match_is_worked_out_once(sqlite_store: Store):
    held = Held()
    held.go.set()
    async with desk(sqlite_store, held) as here:
        first, second = (await here.ask(record())).json()["id"], (await here.ask(record())).json()["id"]
        assert first == second
        await here.end(first)
        assert (await here.ask(record())).json()["id"] == first
        assert len(held.begun) == 1


async def test_results_are_kept_for_a_while_and_only_so_many(sqlite_store: Store):
    clock = FakeClock()
    async with desk(sqlite_store, clock=clock, reviews_kept=2, reviews_kept_s=60) as here:
        names = []
        for seed in (1, 2, 3):
            names.append((await here.ask(record(seed))).json()["id"])
            await here.end(names[-1])
        assert "no longer kept" in (await here.look(names[0]))["error"]
        assert (await here.look(names[2]))["done"] == 1
        await clock.advance(61)
        gone = await here.http.get(f"/api/review/{names[2]}")
        assert gone.status_code == 404


@pytest.mark.parametrize(
    ("body", "status", "words"),
    [
        ({}, 400, "no record"),
        ({"rounds": 3}, 400, "no record"),
        ({"rounds": [{}] * 4}, 400, "too long"),
        ([], 400, "could not be read"),
        ({"rounds": [], "notes": "x" * 5000}, 413, "too long"),
    ],
)
async def test_what_is_no_match_is_refused(sqlite_store: Store, body: Any, status: int, words: str):
    async with desk(sqlite_store, review_rounds=3, review_bytes=4000) as here:
        answer = await here.ask(body)
        assert answer.status_code == status
        assert words in answer.json()["error"]
        form = await here.http.post("/api/review", content="{}", headers={"content-type": "text/plain"})
        assert form.status_code == 415


async def test_a_record_that_breaks_a_rule_says_where(sqlite_store: Store):
    def engine(record: dict[str, Any], progress: Progress) -> dict[str, Any]:
        raise NoAid("Round 2, trick 1: 5H was played.")

    async with desk(sqlite_store, engine) as here:
        name = (await here.ask(record())).json()["id"]
        assert await here.end(name) == {"error": "Round 2, trick 1: 5H was played."}


async def test_a_fault_ends_one_review_and_not_the_next(
    sqlite_store: Store, caplog: pytest.LogCaptureFixture
):
    faults = [RuntimeError("the ace of spades"), None]

    def engine(record: dict[str, Any], progress: Progress) -> dict[str, Any]:
        fault = faults.pop(0)
        if fault:
            raise fault
        return {"rounds": []}

    async with desk(sqlite_store, engine) as here:
        bad, good = [(await here.ask(record(seed))).json()["id"] for seed in (1, 2)]
        assert "could not be reviewed" in (await here.end(bad))["error"]
        assert (await here.end(good))["review"] == {"rounds": []}
    assert "RuntimeError" in caplog.text
    assert "ace" not in caplog.text


async def test_the_server_stops_in_the_middle_of_a_review(sqlite_store: Store):
    held = Held()
    async with desk(sqlite_store, held) as here:
        await here.ask(record())
        await until(lambda: held.begun != [])
    held.go.set()
    await until(lambda: not any(thread.name == "review" for thread in threading.enumerate()))


async def test_the_pages_are_there(sqlite_store: Store):
    async with desk(sqlite_store) as here:
        for path in ("/review", "/t/abcdefgh/review"):
            assert "<div id=" in (await here.http.get(path)).text
