"""Doubles for the tests of the table: a clock that is pushed, a store in memory, bots that misbehave, ears."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import json
import random
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from starlette.applications import Starlette

from foretrick import bots
from foretrick.play import Action, View
from foretrick.rules import RuleSheet
from foretrick.server import app, wire
from foretrick.server.actor import Kit, TableActor
from foretrick.server.aids import Aids, Progress
from foretrick.server.hinting import Hinter
from foretrick.server.house import House
from foretrick.server.log import Dealt, Logged
from foretrick.server.settings import Settings
from foretrick.server.store import Store, StoreFailed, Taken
from foretrick.server.thinking import Chooser, Thinkers, Thought, default_action
from foretrick.server.warming import Warmer
from foretrick.server.wire import Advice, Weighed, read_command


class FakeClock:
    """Time that passes only when it is told to."""

    def __init__(self) -> None:
        self.ms = 1_700_000_000_000
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._order = itertools.count()

    def now(self) -> int:
        return self.ms

    async def sleep(self, seconds: float) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (self.ms + int(seconds * 1000), next(self._order), future))
        await future

    async def advance(self, seconds: float) -> None:
        """Let time pass, waking everybody in order."""
        until = self.ms + int(seconds * 1000)
        await settled()
        while self._waiting and self._waiting[0][0] <= until:
            at, _, future = heapq.heappop(self._waiting)
            if future.done():
                continue
            self.ms = max(self.ms, at)
            future.set_result(None)
            await settled()
        self.ms = until
        await settled()


async def settled() -> None:
    """Let everything run that does not wait for the clock."""
    for _ in range(60):
        await asyncio.sleep(0)


async def until(holds: Callable[[], bool]) -> None:
    """Wait for something that a real store or a thread is still busy with."""
    for _ in range(5000):
        await settled()
        if holds():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it did not come to pass")


class MemoryStore(Store):
    """Keeps what `Store` keeps, in memory; `failing` makes it fail, and `lost` fail after it has written."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Logged]] = {}
        self.tokens: dict[str, dict[str, int]] = {}
        self.seen: dict[str, dict[int, int]] = {}
        self.failing = self.lost = False

    async def close(self) -> None:
        pass

    async def create(self, table: str, game: str, rows: Sequence[Logged], keys: Mapping[int, str]) -> None:
        if table in self.logs:
            raise Taken
        self.logs[table], self.tokens[table] = [], {}
        await self.append(table, rows, keys)

    async def append(self, table: str, rows: Sequence[Logged], keys: Mapping[int, str] | None = None) -> None:
        if self.failing:
            raise StoreFailed("The disk is full.")
        log = self.logs[table]
        said = {row.command for row in log if row.command}
        if rows[0].number != len(log) + 1 or any(row.command in said for row in rows):
            raise Taken
        log.extend(rows)
        self.tokens[table].update({token: number for number, token in (keys or {}).items()})
        if self.lost:
            raise StoreFailed("The line went dead.")

    async def read(self, table: str, after: int = 0) -> list[Logged]:
        return self.logs.get(table, [])[after:]

    async def keys(self, table: str) -> dict[str, int]:
        return dict(self.tokens.get(table, {}))

    async def last(self, table: str) -> int:
        return len(self.logs.get(table, []))

    async def note_seen(self, table: str, sittings: Collection[int], at: int) -> None:
        self.seen.setdefault(table, {}).update(dict.fromkeys(sittings, at))

    async def seen_last(self, table: str, sitting: int) -> int:
        return self.seen.get(table, {}).get(sitting, 0)


class PromptThinkers(Thinkers):
    """Bots without threads, so that a test decides what happens when."""

    async def think(self, bot: Chooser, view: View, where: str) -> Thought:
        return Thought(bot.choose(view).action)


class Lowest:
    """A bot that always does the default thing."""

    def choose(self, view: View) -> bots.Choice:
        return bots.Choice(default_action(view.legal), "It is the lowest.")


def first_is_best(view: View) -> Advice:
    """A hint that names what a seat may do in the order of its view."""
    weighed = [
        Weighed(action.text, str(action), 2.0 * place, 0.5, 0.5) for place, action in enumerate(view.legal)
    ]
    return Advice(view.legal[0].text, "It is the first.", weighed)


class Ear:
    """A watcher that keeps what it hears."""

    def __init__(self) -> None:
        self.raw: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.raw.append(message)

    @property
    def heard(self) -> list[dict[str, Any]]:
        return [json.loads(message) for message in self.raw]

    @property
    def last(self) -> dict[str, Any]:
        """The last state."""
        return next(message for message in reversed(self.heard) if message["kind"] == "state")

    @property
    def hints(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["kind"] == "hint"]

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.last["view"]
        return found

    @property
    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = self.last["table"]
        return found

    @property
    def events(self) -> list[dict[str, Any]]:
        return [event for message in self.heard for event in message.get("events", ())]


class Person:
    """Somebody at a table, or a spectator without a token."""

    _ids = itertools.count()

    def __init__(self, actor: TableActor, token: str | None, language: str = "en") -> None:
        self.actor, self.token, self.language = actor, token, language
        self.ear = Ear()
        self.sitting: int | None = None
        self.here = False

    async def come(self) -> Person:
        self.ear = Ear()
        self.sitting = await self.actor.watch(self.ear, self.token, self.language)
        self.here = True
        return self

    async def go(self) -> None:
        self.here = False
        await self.actor.unwatch(self.ear)

    async def do(
        self, command: str, version: int | None = None, again: str | None = None, **fields: Any
    ) -> wire.Reply:
        version = self.ear.last["version"] if version is None else version
        name = again or f"c{next(self._ids)}"
        text = json.dumps({"kind": "do", "command": command, "id": name, "version": version, **fields})
        return await self.actor.do(self.sitting, read_command(text.encode()), self.language)

    async def act(self, **more: Any) -> wire.Reply:
        """Do the first legal thing."""
        return await self.do("act", action=choice_of(self.ear.view), **more)


def choice_of(view: dict[str, Any]) -> str:
    """A legal action that leads somewhere: a low bid, any card."""
    legal: list[str] = view["legal"]
    numbers = [action for action in legal if action.removeprefix("bid ").isdecimal()]
    return (numbers or sorted(legal, key=lambda action: action.startswith("bid")))[0]


def kit(
    clock: FakeClock | None = None,
    store: Store | None = None,
    make: Any = lambda name: Lowest(),
    thinkers: type[Thinkers] = PromptThinkers,
    hint: Callable[[View], Advice] = first_is_best,
    warm: Callable[[RuleSheet], None] = lambda sheet: None,
    **settings: Any,
) -> Kit:
    clock = clock or FakeClock()
    return Kit(
        store or MemoryStore(),
        clock,
        thinkers(clock, 5.0, make),
        Settings("", **settings),
        Hinter(clock, hint),
        Warmer(warm),
        random.Random(4),
    )


def no_review(record: dict[str, Any], progress: Progress) -> dict[str, Any]:
    """A review in which nothing is found."""
    progress(0.5)
    return {"format": "foretrick-review", "version": 1, "players": record["players"], "rounds": []}


def create_app(settings: Settings, **more: Any) -> Starlette:
    """The application without the search."""
    aids = {"hint": first_is_best, "review": no_review, "warm": lambda sheet: None}
    return app.create_app(settings, aids=Aids(**{**aids, **more.pop("aids", {})}), **more)


class Party:
    """A table with people at it, connected, and the clock in hand."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.house = House(kit)
        self.people: list[Person] = []
        self.id = ""
        self.actor: TableActor

    @property
    def clock(self) -> FakeClock:
        assert isinstance(self.kit.clock, FakeClock)
        return self.kit.clock

    async def begin(
        self,
        game: str = "wizards-and-jesters",
        people: int = 4,
        seats: int = 4,
        bots: Mapping[int, str] | None = None,
        start: bool = True,
        options: Mapping[str, Any] | None = None,
        first_dealer: int | None = None,
        language: str = "en",
    ) -> Party:
        names = ["Anna", "Ben", "Carla", "Dan", "Eve", "Finn"][:people]
        placed = {str(seat): bot for seat, bot in (bots or {}).items()}
        opened = await self.house.open_table(
            wire.CreateTable(game, seats, names[0], dict(options or {}), placed, first_dealer=first_dealer)
        )
        self.id = opened.table
        self._using = self.house.table(self.id)
        self.actor = await self._using.__aenter__()
        self.people = [await Person(self.actor, opened.token, language).come()]
        for name in names[1:]:
            key = await self.actor.sit(wire.SitDown(name))
            self.people.append(await Person(self.actor, key.token, language).come())
        if start:
            reply = await self.people[0].do("start")
            assert reply.ok, reply
            await self.until(lambda: self.view["phase"] not in ("deal", "over"))
        return self

    async def until(self, holds: Callable[[], bool]) -> None:
        await until(holds)

    async def watcher(self) -> Person:
        return await Person(self.actor, None).come()

    async def end(self) -> None:
        await self._using.__aexit__(None, None, None)
        await self.house.close()

    @property
    def view(self) -> dict[str, Any]:
        return self.people[0].ear.view

    @property
    def table(self) -> dict[str, Any]:
        return self.people[0].ear.table

    async def one_action(self) -> bool:
        """Let one person do what the table waits for; false when it waits for none."""
        people = dict(enumerate(self.people))
        waiting = [seat for seat in self.view["waiting_for"] if seat in people and people[seat].here]
        if not waiting:
            return False
        reply = await self.people[waiting[0]].act()
        assert reply.ok, reply
        return True

    async def play_until(self, *phases: str) -> None:
        """Play on until the match reaches one of the phases."""
        while self.view["phase"] not in phases:
            assert await self.one_action()
            await settled()

    async def next_round(self) -> None:
        for person in self.people:
            await person.do("next", round=self.view["round"])
        await settled()

    def deals(self) -> list[dict[str, Any]]:
        store = self.kit.store
        assert isinstance(store, MemoryStore)
        return [row.entry.deal for row in store.logs[self.id] if isinstance(row.entry, Dealt)]


def entries(made: Party, kind: type):
    store = made.kit.store
    assert isinstance(store, MemoryStore)
    return [row.entry for row in store.logs[made.id] if isinstance(row.entry, kind)]


class Bad:
    """A bot that misbehaves in the way it is told."""

    def __init__(self, how: str, release: Any = None) -> None:
        self.how, self.release = how, release

    def choose(self, view: View) -> bots.Choice:
        if self.how == "raises":
            raise RuntimeError(f"I hold {view.hand}")
        if self.how == "hangs":
            self.release.wait(20)
        action: Action = view.legal[0]
        if self.how == "cheats":
            from foretrick.play import Play

            action = next(Play(c) for c in view.sheet.pack if view.hand is None or c not in view.hand)
        if self.how == "babbles":
            return "the ace, I think"  # type: ignore[return-value]
        if self.how == "nothing":
            return bots.Choice(None, "")  # type: ignore[arg-type]
        return bots.Choice(action, "")
