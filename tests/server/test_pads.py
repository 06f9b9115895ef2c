"""Score pads on a server: shared by a link, written with a pen, and no entry of anybody is ever lost."""

from __future__ import annotations

import asyncio
import csv
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import segno
import sqlalchemy as sa
from starlette.applications import Starlette

from foretrick.messages import say
from foretrick.scorepad.entries import Entry
from foretrick.scorepad.folding import fold
from foretrick.scorepad.rows import rows
from foretrick.server.pads import Pads
from foretrick.server.padstore import PadStore
from foretrick.server.settings import Limits, Settings
from foretrick.server.store import PAD_ENTRIES, PADS, Store, StoreFailed, Taken
from tests.scorepad.pen import Pen
from tests.server.conftest import Opener
from tests.server.fakes import FakeClock, create_app, settled, until
from tests.server.test_app import Socket

LAN = "http://192.168.7.7:8000"


class PadSocket(Socket):
    """A phone on the socket of a pad."""

    def __init__(self, app: Starlette, pad: str) -> None:
        super().__init__(app, "", path=f"/api/pads/{pad}/live")

    async def greet(self, pen: str | None = None, have: int = 0, **more: Any) -> dict[str, Any]:
        self.say({"kind": "hello", "pen": pen, "have": have, **more})
        return await self.get()

    async def write(self, entries: Sequence[Entry]) -> dict[str, Any]:
        """Write; the answer, past what is told in between."""
        self.say({"kind": "write", "entries": [entry.as_dict() for entry in entries]})
        return await self.answer()

    async def raw(self) -> dict[str, Any]:
        async with asyncio.timeout(10):
            return await self._out.get()

    async def answer(self) -> dict[str, Any]:
        while True:
            message = await self.get()
            if message.get("kind") != "entries":
                return message


class PadSite:
    """A server with pads, and its clients."""

    def __init__(self, app: Starlette, http: httpx.AsyncClient) -> None:
        self.app, self.http = app, http
        self.sockets: list[PadSocket] = []

    async def share(self, entries: Sequence[Entry] = ()) -> dict[str, str]:
        answer = await self.http.post("/api/pads", json={"entries": [entry.as_dict() for entry in entries]})
        assert answer.status_code == 201, answer.text
        found: dict[str, str] = answer.json()
        return found

    async def read(self, pad: str) -> dict[str, Any]:
        answer = await self.http.get(f"/api/pads/{pad}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def phone(self, pad: str) -> PadSocket:
        self.sockets.append(PadSocket(self.app, pad))
        return self.sockets[-1]


@asynccontextmanager
async def running(store: Store, clock: FakeClock | None = None, **limits: Any) -> AsyncIterator[PadSite]:
    app = create_app(Settings("", limits=Limits(**limits), lan=LAN), clock=clock, store=store)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://cards.example:8000") as http:
            site = PadSite(app, http)
            yield site
            for phone in site.sockets:
                if not phone.task.done():
                    await phone.leave()


@pytest.fixture
async def site(sqlite_store: Store) -> AsyncIterator[PadSite]:
    async with running(sqlite_store) as made:
        yield made


def evening() -> Pen:
    pen = Pen("host").start("wizards-and-jesters", "Ann Ben Cleo")
    pen.add("1 0 0", "1 0 0")
    pen.add()
    return pen


# sharing and reading


async def test_a_shared_pad_is_read_by_whoever_has_its_link(site: PadSite):
    pen = evening()
    shared = await site.share(pen.entries)
    found = await site.read(shared["id"])
    assert found["number"] == len(pen.entries)
    assert found["entries"] == [entry.as_dict() for entry in pen.entries]
    assert found["rows"] == json.loads(json.dumps(pen.rows.as_dict("en")))
    assert found["link"] == f"http://cards.example:8000/pad/{shared['id']}"


async def test_rows_hold_sentences_in_the_language_asked_for(site: PadSite):
    shared = await site.share(evening().entries)
    answer = await site.http.get(f"/api/pads/{shared['id']}", headers={"Accept-Language": "de-AT"})
    assert answer.json()["rows"]["rounds"][1]["why_open"]["text"] == "Ansage fehlt noch: Ann, Ben und Cleo."
    german, english = site.phone(shared["id"]), site.phone(shared["id"])
    told = await german.greet(language="de")
    assert told["rows"]["rounds"][1]["why_open"]["text"] == "Ansage fehlt noch: Ann, Ben und Cleo."
    told = await english.greet()
    assert told["rows"]["rounds"][1]["why_open"]["text"] == "Still to bid: Ann, Ben and Cleo."


async def test_the_csv_is_the_pads(site: PadSite):
    pen = evening()
    shared = await site.share(pen.entries)
    answer = await site.http.get(f"/api/pads/{shared['id']}/csv")
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="pad-{shared["id"]}.csv"'
    lines = list(csv.reader(answer.content.decode("utf-8-sig").splitlines()))
    assert ["Player", "3", "Cleo"] in lines


async def test_the_picture_is_of_the_link_to_watch_or_with_the_pen_to_write(
    site: PadSite, monkeypatch: pytest.MonkeyPatch
):
    drawn: list[str] = []
    made = segno.make

    def noted(text: str, **how: Any) -> Any:
        drawn.append(text)
        return made(text, **how)

    monkeypatch.setattr(segno, "make", noted)
    shared = await site.share()
    address = f"/api/pads/{shared['id']}/qr.svg"
    link, pen = f"http://cards.example:8000/pad/{shared['id']}", shared["pen"]
    for query, headers in (("", {}), ("", {"Authorization": f"Bearer {pen}"}), (f"?pen={pen}", {})):
        answer = await site.http.get(address + query, headers=headers)
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text.startswith("<svg")
    assert drawn == [link, f"{link}#pen={pen}", f"{link}#pen={pen}"]
    await site.http.get(f"http://127.0.0.1:8000{address}")
    assert drawn[-1] == f"{LAN}/pad/{shared['id']}"
    answer = await site.http.get(f"{address}?pen=guessed")
    assert answer.status_code == 403
    assert answer.json()["error"] == say("pad-wrong-pen")
    assert len(drawn) == 4


@pytest.mark.parametrize("path", ["", "/csv", "/qr.svg"])
async def test_a_pad_that_is_not_there_is_told_so(site: PadSite, path: str):
    for pad in ("nothere", "NOT%20an%20id", "x" * 40):
        answer = await site.http.get(f"/api/pads/{pad}{path}", headers={"Accept-Language": "de"})
        assert answer.status_code == 404
        assert answer.json() == {"error": "Diesen Punkteblock gibt es hier nicht."}
    assert await site.phone("nothere").greet() == {"close": 4404}


@pytest.mark.parametrize(
    ("body", "status", "sentence"),
    [
        ({"entries": 3}, 400, "entries"),
        ({"entries": [{}]}, 400, "Entry 1 of the pad cannot be read."),
        (
            {"entries": [{"id": "a-1", "at": "now", "by": "", "what": ["note"], "to": ""}]},
            400,
            "A time needs",
        ),
        ({}, 400, "entries"),
        ({"entries": ["x" * 100_000]}, 413, "too long"),
    ],
)
async def test_what_is_no_pad_is_not_kept(sqlite_store: Store, body: Any, status: int, sentence: str):
    async with running(sqlite_store, pad_bytes=50_000) as site:
        answer = await site.http.post("/api/pads", json=body)
        assert answer.status_code == status
        assert sentence in answer.json()["error"]
        answer = await site.http.post("/api/pads", content="{}", headers={"Content-Type": "text/plain"})
        assert answer.status_code == 415


async def test_pads_are_not_opened_without_end(sqlite_store: Store):
    async with running(sqlite_store, FakeClock(), tables_at_once=3) as site:
        for _ in range(3):
            await site.share()
        answer = await site.http.post("/api/pads", json={"entries": []})
        assert answer.status_code == 429
        assert answer.json()["error"] == say("pad-too-many-opened")


# the pen


async def test_the_pen_is_kept_as_a_hash(site: PadSite, sqlite_store: Store):
    shared = await site.share()
    [row] = await sqlite_store.select(sa.select(PADS))
    assert shared["pen"] not in str(row)
    assert len(shared["pen"]) >= 43
    assert shared["pen"] not in json.dumps(await site.read(shared["id"]))


async def test_a_watcher_sees_everything_and_can_write_nothing(site: PadSite):
    pen = evening()
    shared = await site.share(pen.entries)
    watcher, writer = site.phone(shared["id"]), site.phone(shared["id"])
    first = await watcher.greet()
    assert first["may_write"] is False
    assert len(first["entries"]) == len(pen.entries)
    pen.write(["round", "r2", "bid", "A"], 1)
    answer = await watcher.write(pen.entries[-1:])
    assert answer == {
        "kind": "refused",
        "ids": [pen.entries[-1].id],
        "error": say("pad-watch-only"),
        "again": False,
    }
    await writer.greet(shared["pen"], have=len(pen.entries) - 1)
    assert (await writer.write(pen.entries[-1:]))["kind"] == "written"
    heard = [await watcher.get(), await watcher.get()]
    assert [told["watching"] for told in heard] == [2, 2]
    assert heard[-1]["entries"] == [pen.entries[-1].as_dict()]
    assert heard[-1]["rows"] == json.loads(json.dumps(pen.rows.as_dict("en")))
    assert heard[-1]["may_write"] is False


@pytest.mark.parametrize("pen", ["guessed", ""])
async def test_a_wrong_pen_is_shown_nothing(site: PadSite, pen: str):
    shared = await site.share(evening().entries)
    phone = site.phone(shared["id"])
    phone.say({"kind": "hello", "pen": pen, "language": "de"})
    assert (await phone.raw())["type"] == "websocket.accept"
    assert await phone.raw() == {
        "type": "websocket.close",
        "code": 4401,
        "reason": say("pad-wrong-pen", "de"),
    }
    assert len(say("pad-wrong-pen", "de").encode()) < 123  # what a close may carry


async def test_the_pen_of_another_pad_is_a_wrong_pen(site: PadSite):
    one, other = await site.share(), await site.share()
    assert await site.phone(one["id"]).greet(other["pen"]) == {"close": 4401}
    phone = site.phone(one["id"])
    assert (await phone.greet())["may_write"] is False
    assert (await phone.greet(one["pen"]))["may_write"] is True


async def test_a_pen_can_be_fetched_later_on_the_same_socket_but_not_guessed(site: PadSite):
    shared = await site.share()
    phone = site.phone(shared["id"])
    await phone.greet()
    assert await phone.greet("guessed") == {"close": 4401}


# writing


async def test_entries_sent_again_are_written_once(site: PadSite):
    pen = evening()
    shared = await site.share(pen.entries[:5])
    phone = site.phone(shared["id"])
    await phone.greet(shared["pen"], have=5)
    for _ in range(2):
        answer = await phone.write(pen.entries * 2)
        assert answer["kind"] == "written"
        assert answer["number"] == len(pen.entries)
        assert set(answer["ids"]) == {entry.id for entry in pen.entries}
    assert (await site.read(shared["id"]))["entries"] == [entry.as_dict() for entry in pen.entries]


async def test_a_phone_that_was_away_gets_what_it_lacks(site: PadSite):
    pen = evening()
    shared = await site.share(pen.entries)
    phone = site.phone(shared["id"])
    told = await phone.greet(have=4)
    assert told["from"] == 4
    assert told["entries"] == [entry.as_dict() for entry in pen.entries[4:]]
    assert (await phone.greet(have=10_000))["from"] == 0  # it cannot have more of this pad


@pytest.mark.parametrize("servers", [1, 2])
async def test_writers_at_the_same_time_lose_no_entry(open_store: Opener, servers: int):
    """Every writer writes into the same cells, unseen by the others, through one server or two on one database."""
    base = evening()
    async with running(await open_store()) as one, running(await open_store()) as other:
        shared = await one.share(base.entries)
        sites = [one, other][:servers]
        phones = [site.phone(shared["id"]) for _ in range(3) for site in sites]
        pens = [Pen(f"w{number}", base.entries) for number in range(len(phones))]
        for phone in phones:
            await phone.greet(shared["pen"], have=len(base.entries))
        for number, pen in enumerate(pens):
            for more in range(5):
                pen.write(["round", "r2", "bid", "A"], (number + more) % 7)
        mine = [pen.entries[len(base.entries) :] for pen in pens]
        answers = await asyncio.gather(
            *(say_all(phone, entries) for phone, entries in zip(phones, mine, strict=True))
        )
        assert {answer["kind"] for told in answers for answer in told} == {"written"}
        found = await other.read(shared["id"])
        written = [entry["id"] for entry in found["entries"]]
        assert sorted(written) == sorted(
            {e.id for entries in mine for e in entries} | {e.id for e in base.entries}
        )
        for entries in mine:  # and each writer's in their order
            assert [name for name in written if name in {e.id for e in entries}] == [e.id for e in entries]
        [contest] = fold(_entries(found)).contested
        assert len(contest[1].heads) == len(pens)


async def say_all(phone: PadSocket, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [await phone.write([entry]) for entry in entries]


def _entries(found: dict[str, Any]) -> list[Entry]:
    from foretrick.scorepad.entries import entries_of

    return entries_of(found["entries"])


async def test_what_another_server_wrote_is_told_here(open_store: Opener):
    pen, clock = evening(), FakeClock()
    async with running(await open_store(), clock) as one, running(await open_store(), FakeClock()) as other:
        shared = await one.share(pen.entries)
        watcher, writer = one.phone(shared["id"]), other.phone(shared["id"])
        await watcher.greet(have=len(pen.entries))
        await writer.greet(shared["pen"], have=len(pen.entries))
        pen.write(["note"], "from over there")
        assert (await writer.write(pen.entries[-1:]))["kind"] == "written"
        waiting = asyncio.ensure_future(watcher.get())
        while not waiting.done():
            await clock.advance(5)
            await asyncio.sleep(0.001)
        assert waiting.result()["entries"] == [pen.entries[-1].as_dict()]


async def test_a_killed_server_comes_back_to_the_same_pad(open_store: Opener):
    pen = evening()
    async with running(await open_store()) as first:
        shared = await first.share(pen.entries)
        phone = first.phone(shared["id"])
        await phone.greet(shared["pen"], have=len(pen.entries))
        for player, won in zip("ABC", (0, 2, 0), strict=True):
            pen.write(["round", "r2", "bid", player], won)
            pen.write(["round", "r2", "tricks", player], won)
            assert (await phone.write(pen.entries[-2:]))["kind"] == "written"
        # Killed: what was said to be written must be on disk now, whatever the first server still does.
        async with running(await open_store()) as second:
            found = await second.read(shared["id"])
            assert found["rows"] == json.loads(json.dumps(rows(pen.pad).as_dict("en")))
            again = second.phone(shared["id"])
            told = await again.greet(shared["pen"], have=len(pen.entries))
            assert (told["entries"], told["may_write"]) == ([], True)
            pen.write(["note"], "after the fall")
            assert (await again.write(pen.entries))["number"] == len(pen.entries)


class Failing(PadStore):
    """A store of pads that fails once before it writes, or after."""

    def __init__(self, store: Store, after: bool) -> None:
        super().__init__(store)
        self.after, self.left = after, 1

    async def append(self, *args: Any) -> None:
        if self.left and not self.after:
            self.left = 0
            raise StoreFailed("The disk is full.")
        await super().append(*args)
        if self.left:
            self.left = 0
            raise StoreFailed("The line went dead.")


@pytest.mark.parametrize("after", [False, True])
async def test_a_write_that_nobody_knows_of_is_sent_again_and_written_once(
    site: PadSite, sqlite_store: Store, after: bool
):
    pen = evening()
    shared = await site.share(pen.entries)
    pads: Pads = site.app.state.pads
    pads._store = Failing(sqlite_store, after)
    phone = site.phone(shared["id"])
    await phone.greet(shared["pen"], have=len(pen.entries))
    pen.write(["note"], "x")
    answer = await phone.write(pen.entries[-1:])
    assert (answer["kind"], answer["again"], answer["ids"]) == ("refused", True, [pen.entries[-1].id])
    answer = await phone.write(pen.entries[-1:])
    assert (answer["kind"], answer["number"]) == ("written", len(pen.entries))
    assert (await site.read(shared["id"]))["number"] == len(pen.entries)


class Slow(PadStore):
    """A store of pads that takes its time after it has written."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.written, self.go_on = asyncio.Event(), asyncio.Event()

    async def append(self, *args: Any) -> None:
        await super().append(*args)
        self.written.set()
        await self.go_on.wait()


async def test_what_was_written_is_told_to_the_others_when_its_writer_is_cut_off(
    sqlite_store: Store,
):
    async with running(sqlite_store, FakeClock()) as site:  # nobody asks the store again
        pen = evening()
        shared = await site.share(pen.entries)
        pads: Pads = site.app.state.pads
        pads._store = slow = Slow(sqlite_store)
        watcher, writer = site.phone(shared["id"]), site.phone(shared["id"])
        await watcher.greet(have=len(pen.entries))
        await writer.greet(shared["pen"], have=len(pen.entries))
        pen.write(["note"], "the last word")
        writer.say({"kind": "write", "entries": [pen.entries[-1].as_dict()]})
        await slow.written.wait()
        writer.task.cancel()
        await asyncio.gather(writer.task, return_exceptions=True)
        slow.go_on.set()
        while not (told := await watcher.get())["entries"]:
            pass
        assert told["entries"] == [pen.entries[-1].as_dict()]


# what is turned down


@pytest.mark.parametrize(
    "text",
    [
        '{"kind": "write"}',
        '{"kind": "write", "entries": 3}',
        '{"kind": "write", "entries": [{"id": "a-1"}]}',
        '{"kind": "dance"}',
        "{",
        "[]",
        b"\xff\x00",
    ],
)
async def test_nonsense_is_refused_and_the_conversation_goes_on(site: PadSite, text: str | bytes):
    shared = await site.share()
    phone = site.phone(shared["id"])
    await phone.greet(shared["pen"])
    phone.say(text)
    answer = await phone.answer()
    assert (answer["kind"], answer["again"]) == ("refused", False)
    assert answer["error"].endswith(".")
    assert answer["ids"] == (["a-1"] if "a-1" in str(text) else [])
    assert (await phone.write(evening().entries))["kind"] == "written"


@pytest.mark.parametrize("text", ["{", '{"kind": "write", "entries": []}', '{"kind": "hello", "have": -1}'])
async def test_the_first_word_is_hello(site: PadSite, text: str):
    shared = await site.share()
    phone = site.phone(shared["id"])
    phone.say(text)
    assert await phone.get() == {"close": 4400}


async def test_a_pad_has_an_end(sqlite_store: Store):
    pen = evening()
    async with running(sqlite_store, pad_entries=len(pen.entries) + 1) as site:
        shared = await site.share(pen.entries)
        phone = site.phone(shared["id"])
        await phone.greet(shared["pen"], have=len(pen.entries))
        pen.write(["note"], "one more")
        pen.write(["note"], "and one too many")
        answer = await phone.write(pen.entries[-2:])
        assert (answer["kind"], answer["error"], answer["again"]) == ("refused", say("pad-full"), False)
        assert (await phone.write(pen.entries[-2:-1]))["kind"] == "written"
        too_many = {"entries": [entry.as_dict() for entry in pen.entries]}
        assert (await site.http.post("/api/pads", json=too_many)).status_code == 400


async def test_a_pad_has_an_end_in_bytes_too(sqlite_store: Store):
    pen = evening()
    async with running(sqlite_store, pad_bytes=6_000) as site:
        shared = await site.share(pen.entries)
        phone = site.phone(shared["id"])
        await phone.greet(shared["pen"], have=len(pen.entries))
        kinds = []
        for number in range(4):
            pen.write(["note"], f"{number}" * 1_500)
            kinds.append((await phone.write(pen.entries[-1:]))["kind"])
        assert kinds[0] == "written"
        assert kinds[-1] == "refused"


async def test_a_pad_has_an_end_of_rounds_too(sqlite_store: Store):
    pen = evening()
    async with running(sqlite_store, pad_rounds=3) as site:
        shared = await site.share(pen.entries)
        phone = site.phone(shared["id"])
        await phone.greet(shared["pen"], have=len(pen.entries))
        kinds = []
        for _ in range(2):
            before = len(pen.entries)
            pen.add()
            kinds.append((await phone.write(pen.entries[before:]))["kind"])
        assert kinds == ["written", "refused"]


async def test_a_message_that_is_too_long_ends_the_conversation(sqlite_store: Store):
    async with running(sqlite_store, pad_message_bytes=1_000) as site:
        shared = await site.share()
        phone = site.phone(shared["id"])
        await phone.greet(shared["pen"])
        phone.say("x" * 2_000)
        assert (await phone.answer()) == {"close": 1009}


async def test_too_much_talk_is_put_off_and_at_last_cut_off(sqlite_store: Store):
    async with running(sqlite_store, FakeClock(), pad_writes_at_once=3) as site:
        shared = await site.share()
        phone = site.phone(shared["id"])
        await phone.greet(shared["pen"])
        pen = evening()
        answers = [await phone.write([entry]) for entry in pen.entries[:5]]
        assert [answer["kind"] for answer in answers] == ["written"] * 3 + ["refused"] * 2
        assert answers[-1]["again"] is True
        for _ in range(20):
            phone.say("{}")
        while "close" not in (answer := await phone.answer()):
            pass
        assert answer == {"close": 1008}


async def test_watchers_have_an_end_and_writers_find_a_place(sqlite_store: Store):
    async with running(sqlite_store, watchers=2) as site:
        shared = await site.share()
        assert (await site.phone(shared["id"]).greet())["watching"] == 1
        assert (await site.phone(shared["id"]).greet())["watching"] == 2
        assert await site.phone(shared["id"]).greet() == {"close": 1013}
        assert (await site.phone(shared["id"]).greet(shared["pen"]))["watching"] == 3


async def test_a_pad_that_nobody_looks_at_is_let_go(site: PadSite):
    shared = await site.share(evening().entries)
    pads: Pads = site.app.state.pads
    phone = site.phone(shared["id"])
    await phone.greet()
    assert list(pads._rooms) == [shared["id"]]
    await phone.leave()
    await until(lambda: not pads._rooms)
    await site.read(shared["id"])
    assert not pads._rooms
    await settled()


# the store


async def test_a_number_and_an_entry_are_kept_once(open_store: Opener):
    store = PadStore(await open_store())
    entries = evening().entries
    await store.create("abc", "hash", entries[:2], 1)
    with pytest.raises(Taken):
        await store.create("abc", "other", [], 1)
    with pytest.raises(Taken):
        await store.append("abc", 2, entries[2:3], 1)
    with pytest.raises(Taken):
        await store.append("abc", 3, entries[1:3], 1)
    assert await store.last("abc") == 2
    await store.append("abc", 3, entries[2:], 1)
    assert [written.entry for written in await store.read("abc")] == entries
    assert [written.number for written in await store.read("abc", 3)] == list(range(4, len(entries) + 1))
    assert await store.pen("abc") == "hash"
    assert await store.pen("none") is None
    assert await store.last("none") == 0


async def test_an_entry_of_a_later_foretrick_is_told_and_breaks_nothing_else(
    site: PadSite, sqlite_store: Store
):
    shared, other = await site.share(evening().entries), await site.share(evening().entries)
    strange = {"pad_id": shared["id"], "number": 99, "entry_id": "z-1", "data": {"id": "z-1"}, "at": 1}
    async with sqlite_store.writing() as connection:
        await connection.execute(sa.insert(PAD_ENTRIES).values(**strange))
    answer = await site.http.get(f"/api/pads/{shared['id']}")
    assert answer.status_code == 503
    assert answer.json() == {"error": say("error-no-store")}
    assert await site.phone(shared["id"]).greet() == {"close": 1013}
    assert (await site.read(other["id"]))["number"] == len(evening().entries)
