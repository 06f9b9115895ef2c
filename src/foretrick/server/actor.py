"""One actor for each table: it alone changes the table, one thing at a time.

An entry is committed before anybody hears of it. When another process was first, the actor reads on and decides
anew. What each seat is told is built for that seat by the core, and by nothing else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from foretrick.messages import Message, message, say, worded
from foretrick.play import Event
from foretrick.server import log, wire
from foretrick.server.commands import STAND_IN_BOT, Refused, Room, decide, sit_down
from foretrick.server.faults import trail
from foretrick.server.hinting import Hinter
from foretrick.server.info import table_info
from foretrick.server.log import Entry, Logged
from foretrick.server.settings import Settings
from foretrick.server.store import Store, StoreFailed, Taken, hash_token, new_token
from foretrick.server.table import Table, folded
from foretrick.server.thinking import Chooser, Thinkers, Thought
from foretrick.server.timing import AUTO_PLAY_MS, Clock, Due, Presence, dues
from foretrick.server.warming import Warmer

logger = logging.getLogger(__name__)

_TRIES = 8
UNWRITTEN = message("error-unwritten")


class Watcher(Protocol):
    """Somebody who is connected. `send` must not wait; the actor never hears whether it arrived."""

    def send(self, message: bytes) -> None:
        """Pass a message on."""


@dataclass
class Kit:
    """What the actors of a server share."""

    store: Store
    clock: Clock
    thinkers: Thinkers
    settings: Settings
    hinter: Hinter
    warmer: Warmer
    chance: random.Random = field(default_factory=random.SystemRandom)


@dataclass
class _Ask:
    """Something for the actor to do, and where its answer goes."""

    work: Callable[[], Awaitable[Any]]
    answer: asyncio.Future[Any]


class TableClosed(Exception):
    """The actor has stopped; ask for the table again."""


class UnknownToken(Exception):
    """A token that opens no seat."""


class TableActor:
    """The table `table`, alive. Make one with `TableActor.load`, then `start` it; `stop` it when done."""

    def __init__(self, kit: Kit, table: Table, keys: Mapping[str, int]) -> None:
        self.table = table
        self._kit, self._keys = kit, dict(keys)
        self._asks: deque[_Ask] = deque()
        self._bell = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._watchers: dict[Watcher, int | None] = {}
        self._languages: dict[Watcher, str] = {}
        self._gone: dict[int, int] = {}
        self._loaded = self._polled = kit.clock.now()
        self._noted = 0
        self._awake: int | None = None
        self._not_before = 0
        self._bots: dict[tuple[int, int, str], Chooser] = {}
        self._thoughts: dict[tuple[int, int], asyncio.Task[Thought]] = {}
        self._delays: dict[tuple[int, int], int] = {}
        self._hints: dict[tuple[int, int], asyncio.Task[wire.Advice | Message | str]] = {}

    @classmethod
    async def load(cls, kit: Kit, table_id: str) -> TableActor | None:
        """The actor of a table, `None` when there is no such table."""
        rows = await kit.store.read(table_id)
        if not rows:
            return None
        return cls(kit, folded(table_id, rows), await kit.store.keys(table_id))

    def start(self) -> None:
        """Begin to work."""
        self._kit.warmer.look_at(self.table)
        self._task = asyncio.create_task(self._run(), name=f"table {self.table.id}")

    async def stop(self) -> None:
        """Finish what is being done, then stop. Whatever is asked later raises `TableClosed`."""
        task, self._task = self._task, None
        self._bell.set()
        if task is not None:
            await task
        for thought in (*self._thoughts.values(), *self._hints.values()):
            thought.cancel()

    @property
    def watched(self) -> int:
        """How many are connected."""
        return len(self._watchers)

    # what is asked of it

    async def do(self, sitting: int | None, command: wire.Command, language: str = "en") -> wire.Reply:
        """Carry out a command of the person of a sitting; a refusal is told in their language."""
        reply: wire.Reply = await self._asked(lambda: self._do(sitting, command, language))
        return reply

    async def sit(self, request: wire.SitDown) -> wire.SeatKey:
        """Seat somebody, or find a known token's own seat. Raises `Refused`."""
        key: wire.SeatKey = await self._asked(lambda: self._sit(request))
        return key

    async def watch(self, watcher: Watcher, token: str | None, language: str = "en") -> int | None:
        """Send a watcher the state in a language, now and after each change; tells the sitting (a spectator has none).

        Raises `UnknownToken`, and nothing was sent.
        """
        sitting: int | None = await self._asked(lambda: self._watch(watcher, token, language))
        return sitting

    async def unwatch(self, watcher: Watcher) -> None:
        """Send a watcher nothing more."""
        await self._asked(lambda: self._unwatch(watcher))

    async def look(self) -> dict[str, Any]:
        """The table as anybody may know it."""
        info: dict[str, Any] = await self._asked(self._look)
        return info

    async def record(self, match: int | None) -> dict[str, Any] | None:
        """The record of a finished match, by default the last; `None` while there is none."""
        found: dict[str, Any] | None = await self._asked(lambda: self._record(match))
        return found

    async def poke(self) -> None:
        """Read on: another process may have written to this table."""
        await self._asked(self._catch_up)

    async def _asked(self, work: Callable[[], Awaitable[Any]]) -> Any:
        if self._task is None:
            raise TableClosed
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asks.append(_Ask(work, answer))
        self._bell.set()
        # Shielded: somebody who goes away does not take back what was asked.
        return await asyncio.shield(answer)

    # the loop

    async def _run(self) -> None:
        while self._task is not None:
            if self._asks:
                await self._answer(self._asks.popleft())
                continue
            try:
                due = self._ready()
                if due is not None:
                    await self._move(due)
                else:
                    await self._wait()
            except Exception as error:  # noqa: BLE001 - whoever asks must still be answered
                logger.error("Table %s cannot go on by itself: %s", self.table.id, trail(error))
                await self._kit.clock.sleep(2.0)
        for ask in self._asks:
            ask.answer.set_exception(TableClosed())
            ask.answer.exception()

    async def _wait(self) -> None:
        """Until somebody asks for something, a bot has thought, or it is time for something unasked."""
        until = self._next_due()
        if until is None:
            await self._bell.wait()
        else:
            seconds = max(0, until - self._kit.clock.now()) / 1000
            naps: set[asyncio.Future[Any]] = {
                asyncio.ensure_future(self._kit.clock.sleep(seconds)),
                asyncio.ensure_future(self._bell.wait()),
            }
            try:
                await asyncio.wait(naps, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for nap in naps:
                    nap.cancel()
        self._bell.clear()

    async def _answer(self, ask: _Ask) -> None:
        try:
            result = await ask.work()
        except Exception as error:  # noqa: BLE001 - handed to whoever asked; one bad request stops no table
            ask.answer.set_exception(error)
            ask.answer.exception()  # nobody may be left to hear it
        else:
            ask.answer.set_result(result)

    # moving by itself

    def _presence(self) -> Presence:
        return Presence(self._awake, self._gone_since)

    def _dues(self) -> list[Due]:
        return dues(self.table, self._presence(), self._delay)

    def _ready(self) -> Due | None:
        """What is to be done now. The bot whose turn it is starts to think at once, before its play is due."""
        now = self._kit.clock.now()
        if now < self._not_before:
            return None
        if self._awake is not None and now >= self._polled + self._poll_ms:
            return Due(now, "poll")
        found = self._dues()
        for due in found:
            if due.what == "bot":
                self._let_think(due.seat)
        return next((due for due in found if due.at <= now and self._thought_out(due)), None)

    def _next_due(self) -> int | None:
        if self._awake is None:
            return None
        moments = [due.at for due in self._dues() if self._thought_out(due)]
        return max(self._not_before, min([*moments, self._polled + self._poll_ms]))

    @property
    def _poll_ms(self) -> int:
        return int(self._kit.settings.poll_s * 1000)

    def _thought_out(self, due: Due) -> bool:
        if due.what != "bot":
            return True
        thought = self._thoughts.get((self.table.position, due.seat))
        return thought is not None and thought.done()

    async def _move(self, due: Due) -> None:
        """Do what is due; when another process was first, read on instead."""
        try:
            if due.what == "poll":
                await self._catch_up()
                await self._note_seen()
                return
            if due.what == "stand-in" and await self._seen_elsewhere(due.seat):
                return
            await self._commit([self._entry_for(due)])
        except Taken:
            await self._move(Due(due.at, "poll"))
        except Exception as error:  # noqa: BLE001 - a fault at one table must not end it, or the others
            # The text of an error could name cards, so only a store's own sentence is logged.
            reason = str(error) if isinstance(error, StoreFailed) else trail(error)
            logger.error("Table %s waits a moment before it goes on: %s", self.table.id, reason)
            self._not_before = self._kit.clock.now() + 2_000

    async def _note_seen(self) -> None:
        """Let the other processes know now and then who is connected here."""
        now = self._kit.clock.now()
        here = {sitting for sitting in self._watchers.values() if sitting is not None}
        if here and now >= self._noted + self._kit.settings.seen_s * 1000:
            self._noted = now
            await self._kit.store.note_seen(self.table.id, here, now)

    async def _seen_elsewhere(self, seat: int) -> bool:
        """Whether somebody whom this process misses was connected to another one since."""
        sitting = self.table.seats[seat].sitting or 0
        seen = await self._kit.store.seen_last(self.table.id, sitting)
        if seen <= (self._gone_since(seat) or 0):
            return False
        self._gone[sitting] = seen
        return True

    def _entry_for(self, due: Due) -> Entry:
        match = self.table.match
        assert match is not None
        if due.what == "deal":
            return log.Dealt(match.draw(self._kit.chance).as_dict())
        if due.what == "stand-in":
            return log.StandIn(due.seat, STAND_IN_BOT, "away")
        if due.what == "auto-play":
            return log.Acted(due.seat, match.legal(due.seat)[0].text, "auto")
        thought = self._thoughts[self.table.position, due.seat].result()
        return log.Acted(due.seat, thought.action.text, "bot", thought.slip)

    def _let_think(self, seat: int) -> None:
        key = (self.table.position, seat)
        if key in self._thoughts:
            return
        assert self.table.match is not None
        name = self.table.seats[seat].bot or STAND_IN_BOT
        whose = (self.table.match_number, seat, name)
        if whose not in self._bots:
            self._bots[whose] = self._kit.thinkers.bot(name)
        view = self.table.match.view(seat)
        where = f"seat {seat} of table {self.table.id}"
        thought = asyncio.create_task(self._kit.thinkers.think(self._bots[whose], view, where))
        thought.add_done_callback(lambda _done: self._bell.set())
        self._thoughts[key] = thought

    def _delay(self, seat: int) -> int:
        key = (self.table.position, seat)
        if key not in self._delays:
            self._delays[key] = self._kit.chance.randint(*AUTO_PLAY_MS)
        return self._delays[key]

    # writing

    async def _commit(
        self, entries: list[Entry], command: str | None = None, keys: Mapping[int, str] | None = None
    ) -> None:
        """Write entries, then take them in and tell. `Taken`: somebody was first; nothing was written."""
        now, first, last = self._kit.clock.now(), self.table.number + 1, len(entries) - 1
        rows = [
            Logged(first + place, now, entry, command if place == last else None)
            for place, entry in enumerate(entries)
        ]
        try:
            await self._kit.store.append(self.table.id, rows, keys)
        except StoreFailed:
            self._polled = 0  # it may have been written all the same, so look soon
            raise
        self._keys.update({token: number for number, token in (keys or {}).items()})
        self._take_in(rows)

    def _take_in(self, rows: list[Logged]) -> None:
        events = [(row.number, event) for row in rows for event in self.table.add(row)]
        now = self.table.position
        for key in [key for key in self._thoughts if key[0] != now]:
            self._thoughts.pop(key).cancel()
        for key in [key for key in self._hints if key[0] != now]:
            self._hints.pop(key).cancel()
        self._kit.warmer.look_at(self.table)
        self._delays = {key: delay for key, delay in self._delays.items() if key[0] == now}
        self._tell(events)

    async def _catch_up(self) -> None:
        """Take in what other processes wrote."""
        self._polled = self._kit.clock.now()
        rows = await self._kit.store.read(self.table.id, self.table.number)
        if any(isinstance(row.entry, log.Sat) for row in rows):
            self._keys = await self._kit.store.keys(self.table.id)
        if not rows:
            return
        self._take_in(rows)
        # Another process takes people for absent who are connected here.
        for seat in self.table.people:
            if self.table.seats[seat].why == "away" and self._here(seat):
                await self._welcome_back(seat)

    # commands

    async def _do(self, sitting: int | None, command: wire.Command, language: str) -> wire.Reply:
        try:
            reply = await self._tried(sitting, command)
            if isinstance(command, wire.AskHint):
                self._advise(sitting, command.id)
            return reply
        except Refused as refusal:
            return self._no(command, refusal.code, say(refusal.message, language))
        except StoreFailed:
            return self._no(command, "refused", say(UNWRITTEN, language))

    async def _tried(self, sitting: int | None, command: wire.Command) -> wire.Reply:
        name = f"{sitting}:{command.id}"
        if command.version > self.table.number:
            await self._catch_up()
        for _ in range(_TRIES):
            if (number := self.table.answers.get(name)) is not None:
                return wire.Reply(command.id, True, number)
            seat = self.table.seat_of(sitting)
            if seat is None:
                raise Refused(message("error-seatless"))
            entries = decide(self.table, seat, command, self._room())
            if not entries:
                return wire.Reply(command.id, True, self.table.number)
            try:
                await self._commit(entries, name)
            except Taken:
                await self._catch_up()
                continue
            return wire.Reply(command.id, True, self.table.answers[name])
        raise Refused(UNWRITTEN)

    def _no(self, command: wire.Command, code: wire.RefusalCode, sentence: str) -> wire.Reply:
        return wire.Reply(command.id, False, self.table.number, code, sentence)

    # hints

    def _advise(self, sitting: int | None, command: str) -> None:
        """Let a hint be worked out, or find the one of this turn, and tell it to those of the sitting alone."""
        seat = self.table.seat_of(sitting)
        assert seat is not None
        assert self.table.match is not None
        key = (self.table.position, seat)
        if key not in self._hints:
            where = f"seat {seat} of table {self.table.id}"
            work = self._kit.hinter.advise(self.table.match.view(seat), where)
            self._hints[key] = asyncio.create_task(work)
        self._hints[key].add_done_callback(lambda done: self._tell_hint(key, sitting, command, done))

    def _tell_hint(
        self,
        key: tuple[int, int],
        sitting: int | None,
        command: str,
        done: asyncio.Task[wire.Advice | Message | str],
    ) -> None:
        # A hint for a turn that is over helps nobody: `_take_in` has cancelled it, or it comes just too late.
        if done.cancelled() or self._hints.get(key) is not done or self.table.seat_of(sitting) != key[1]:
            return
        found = done.result()
        for watcher, who in self._watchers.items():
            if who != sitting:
                continue
            language = self._languages[watcher]
            told = (
                wire.HintTold(command, found.worded(language))
                if isinstance(found, wire.Advice)
                else wire.HintTold(command, None, worded(found, language))
            )
            watcher.send(wire.encode(told))

    def _hinted(self, seat: int) -> bool:
        """Whether this seat was given a hint for what it is to do now."""
        task = self._hints.get((self.table.position, seat))
        return (
            task is not None
            and task.done()
            and not task.cancelled()
            and isinstance(task.result(), wire.Advice)
        )

    async def _sit(self, request: wire.SitDown) -> wire.SeatKey:
        try:
            if request.token:
                await self._catch_up()
            for _ in range(_TRIES):
                own = self.table.seat_of(self._keys.get(hash_token(request.token))) if request.token else None
                if own is not None:
                    return wire.SeatKey(own, request.token or "")
                entry, token = sit_down(self.table, request.name, request.seat), new_token()
                try:
                    await self._commit([entry], keys={self.table.number + 1: hash_token(token)})
                except Taken:
                    await self._catch_up()
                    continue
                return wire.SeatKey(entry.seat, token)
        except StoreFailed as error:
            raise Refused(UNWRITTEN) from error
        raise Refused(UNWRITTEN)

    # who is here

    async def _watch(self, watcher: Watcher, token: str | None, language: str) -> int | None:
        sitting = None
        if token is not None:
            if self.table.seat_of(self._keys.get(hash_token(token))) is None:
                await self._catch_up()  # another process may have seated them
            sitting = self._keys.get(hash_token(token))
            if self.table.seat_of(sitting) is None:
                raise UnknownToken
        before = self._shown()
        await self._wake()
        seat = self.table.seat_of(sitting)
        if seat is not None and self.table.seats[seat].stand_in:
            await self._welcome_back(seat)
        self._languages[watcher] = language
        self._seat_watcher(watcher, sitting)
        watcher.send(self._state(self.table.seat_of(sitting), language, []))
        if self._shown() != before:
            self._tell([], leave_out=watcher)
        return sitting

    async def _wake(self) -> None:
        """With the first watcher the clocks start; a deal that is due is there before anybody looks."""
        if self._awake is not None:
            return
        self._awake = self._kit.clock.now()
        await self._catch_up()
        if (due := self._ready()) is not None and due.what == "deal":
            await self._move(due)

    async def _welcome_back(self, seat: int) -> None:
        with contextlib.suppress(Taken):  # whoever was first is read soon, and the person can still act
            await self._commit([log.Back(seat)])

    async def _unwatch(self, watcher: Watcher) -> None:
        before = self._shown()
        self._seat_watcher(watcher, None)
        self._watchers.pop(watcher, None)
        self._languages.pop(watcher, None)
        if not self._watchers:
            self._awake = None
        if self._shown() != before:
            self._tell([])

    def _seat_watcher(self, watcher: Watcher, sitting: int | None) -> None:
        """Note whom a watcher is, and since when somebody has nobody left to watch for them."""
        before = self._watchers.get(watcher)
        self._watchers[watcher] = sitting
        if before is not None and before not in self._watchers.values():
            self._gone[before] = self._kit.clock.now()

    def _here(self, seat: int) -> bool:
        sitting = self.table.seats[seat].sitting
        return sitting is not None and sitting in self._watchers.values()

    def _gone_since(self, seat: int) -> int | None:
        if self._here(seat):
            return None
        return self._gone.get(self.table.seats[seat].sitting or 0, self._loaded)

    @property
    def _host(self) -> int | None:
        """Whose word counts as the host's: while the host is away, that of the first person who is here."""
        host = self.table.host
        if host is None or self._here(host):
            return host
        return next((seat for seat in self.table.people if self._here(seat)), host)

    def _room(self) -> Room:
        return Room(self._here, self._host, self._kit.clock.now(), self._hinted)

    # telling

    def _shown(self) -> tuple[Any, ...]:
        """What of the presence everybody can see."""
        return (self._host, self._deadline(), *map(self._here, range(len(self.table.seats))))

    def _deadline(self) -> int | None:
        return next((due.at for due in self._dues() if due.shown), None)

    async def _look(self) -> dict[str, Any]:
        return self._info(None)

    async def _record(self, match: int | None) -> dict[str, Any] | None:
        await self._catch_up()
        records = self.table.records
        return records.get(max(records, default=0) if match is None else match)

    def _info(self, seat: int | None) -> dict[str, Any]:
        return table_info(self.table, seat, self._room(), self._deadline())

    def _state(self, seat: int | None, language: str, events: list[tuple[int, Event]]) -> bytes:
        told = [
            {**event.as_dict(language), "n": number}
            for number, event in events
            if self.table.known_to([event], seat)
        ]
        view = self.table.view(seat, language)
        return wire.encode(wire.State(self.table.number, told, self._info(seat), view))

    def _tell(self, events: list[tuple[int, Event]], leave_out: Watcher | None = None) -> None:
        """Send everybody the state and those of the events that they may know, each in their language."""
        messages: dict[tuple[int | None, str], bytes] = {}
        for watcher, sitting in self._watchers.items():
            if watcher is leave_out:
                continue
            whose = self.table.seat_of(sitting), self._languages[watcher]
            if whose not in messages:
                messages[whose] = self._state(*whose, events)
            watcher.send(messages[whose])
