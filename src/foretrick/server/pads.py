"""The score pads that a server keeps: everybody with the link watches, whoever has the pen writes.

The truth is the log of entries in the store. Writers race for its next number; whoever loses reads on and takes the
number after, so of two that write at once neither loses an entry, in this process or in another.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import re
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol

import msgspec

from foretrick.messages import Spoken, message
from foretrick.scorepad.entries import Entry
from foretrick.scorepad.folding import Pad, fold, unique
from foretrick.scorepad.rows import rows
from foretrick.server.padstore import PadStore, Written
from foretrick.server.settings import Limits, Settings
from foretrick.server.store import Store, StoreFailed, Taken, hash_token, new_token
from foretrick.server.timing import Clock

logger = logging.getLogger(__name__)
# Letters and digits that are not mistaken for each other when an address is read aloud.
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH = 10
_ID = re.compile(r"[a-z0-9]{1,32}")
_TRIES = 50  # other writers that may come first before a writer gives up
_FEW = 20  # so many watchers are told at once when somebody comes or goes; more of them with the next entry


class NoSuchPad(Spoken):
    """There is no pad of that id."""

    def __init__(self) -> None:
        super().__init__(message("pad-none"))


class PadRefused(Spoken):
    """What is asked of a pad cannot be done; the message is one sentence."""


class Watcher(Protocol):
    """Somebody who looks at a pad."""

    language: str

    def send(self, message: bytes) -> None:
        """Take a message."""


class Looking:
    """What a watcher of a pad has already, and whether it may write."""

    def __init__(self, have: int, may_write: bool) -> None:
        self.have, self.may_write = have, may_write


class LivePad:
    """A pad in memory, with those who look at it."""

    def __init__(self, pad_id: str, pen_hash: str, store: PadStore, clock: Clock, limits: Limits) -> None:
        self.id = pad_id
        self.entries: list[Entry] = []
        self._pen_hash, self._store, self._clock, self._limits = pen_hash, store, clock, limits
        self._ids: set[str] = set()
        self._bytes = 0
        self._lock = asyncio.Lock()
        self._under_way: set[asyncio.Task[None]] = set()
        self._watchers: dict[Watcher, Looking] = {}
        self._rows: dict[str, tuple[int, msgspec.Raw]] = {}
        self._pad: tuple[int, Pad] | None = None

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def pad(self) -> Pad:
        """The pad as it stands."""
        if self._pad is None or self._pad[0] != self.number:
            self._pad = self.number, fold(self.entries)
        return self._pad[1]

    @property
    def watching(self) -> int:
        """How many look at it, in this process."""
        return len(self._watchers)

    def is_pen(self, pen: str) -> bool:
        """Whether a token is the pen of this pad."""
        return hmac.compare_digest(hash_token(pen), self._pen_hash)

    def rows(self, language: str) -> msgspec.Raw:
        """The rows as JSON, their sentences in a language."""
        kept = self._rows.get(language)
        if kept is None or kept[0] != self.number:
            told = msgspec.Raw(msgspec.json.encode(rows(self.pad).as_dict(language)))
            kept = self._rows[language] = self.number, told
        return kept[1]

    # writing

    async def write(self, entries: Sequence[Entry]) -> None:
        """Write what is not there yet; when this returns it is on disk. `PadRefused`, or `StoreFailed`."""
        # Shielded: when the writer hangs up in the middle, the others are still told of what was written.
        writing = asyncio.ensure_future(self._write(entries))
        self._under_way.add(writing)
        writing.add_done_callback(self._written)
        await asyncio.shield(writing)

    def _written(self, writing: asyncio.Task[None]) -> None:
        self._under_way.discard(writing)
        if not writing.cancelled() and (error := writing.exception()) is not None:
            # Its writer, if still there, hears of it too.
            logger.debug("Entries were not written: %s", type(error).__name__)

    async def _write(self, entries: Sequence[Entry]) -> None:
        async with self._lock:
            for _ in range(_TRIES):
                fresh = [entry for entry in unique(entries) if entry.id not in self._ids]
                if not fresh:
                    return
                self._check_room(fresh)
                try:
                    await self._store.append(self.id, self.number + 1, fresh, self._clock.now())
                except Taken:
                    await self._read_on()
                    continue
                self._take(fresh)
                self._tell_all()
                return
        raise StoreFailed("Too many write on this pad at once.")

    def _check_room(self, fresh: Sequence[Entry]) -> None:
        check_room([*self.entries, *fresh], self._bytes + sum(map(_size, fresh)), self._limits)

    def _take(self, fresh: Sequence[Entry]) -> None:
        self.entries.extend(fresh)
        self._ids.update(entry.id for entry in fresh)
        self._bytes += sum(map(_size, fresh))

    # reading

    async def load(self) -> None:
        """Read what the store has."""
        self._take([written.entry for written in await self._store.read(self.id)])

    async def refresh(self) -> None:
        """Read on, if another process has written, and tell everybody."""
        async with self._lock:
            if await self._store.last(self.id) > self.number:
                await self._read_on()
                self._tell_all()

    async def _read_on(self) -> None:
        more: list[Written] = await self._store.read(self.id, self.number)
        self._take([written.entry for written in more])

    # looking

    def watch(self, watcher: Watcher, have: int, may_write: bool) -> None:
        """Show the pad to somebody, who has the first `have` entries, and go on telling."""
        known = watcher in self._watchers
        # Somebody who has more than there is has them of another pad.
        self._watchers[watcher] = Looking(have if have <= self.number else 0, may_write)
        self._tell(watcher)
        if not known:
            self._tell_coming_and_going(watcher)

    def unwatch(self, watcher: Watcher) -> None:
        """Stop telling somebody."""
        if self._watchers.pop(watcher, None) is not None:
            self._tell_coming_and_going(None)

    def _tell_coming_and_going(self, but: Watcher | None) -> None:
        if self.watching <= _FEW:
            for watcher in self._watchers:
                if watcher is not but:
                    self._tell(watcher)

    def _tell_all(self) -> None:
        for watcher in self._watchers:
            self._tell(watcher)

    def _tell(self, watcher: Watcher) -> None:
        looking = self._watchers[watcher]
        told: dict[str, Any] = {
            "kind": "entries",
            "from": looking.have,
            "entries": [entry.as_dict() for entry in self.entries[looking.have :]],
            "number": self.number,
            "rows": self.rows(watcher.language),
            "may_write": looking.may_write,
            "watching": self.watching,
        }
        looking.have = self.number
        watcher.send(msgspec.json.encode(told))


def check_room(entries: Sequence[Entry], size: int, limits: Limits) -> None:
    """`PadRefused` when a pad of these entries, so many bytes in all, is more than a server keeps."""
    rounds = {entry.what[1] for entry in entries if entry.what[0] == "round"}
    if len(entries) > limits.pad_entries or size > limits.pad_bytes or len(rounds) > limits.pad_rounds:
        raise PadRefused(message("pad-full"))


def _size(entry: Entry) -> int:
    return len(msgspec.json.encode(entry.as_dict()))


class _Room:
    """A pad in memory (or on its way there), how many use it, and what looks after it."""

    def __init__(self, loading: asyncio.Task[LivePad | None]) -> None:
        self.loading = loading
        self.users = 0
        self.polling: asyncio.Task[None] | None = None


class Pads:
    """The pads of this process. Use one within `async with pads.pad(id)`."""

    def __init__(self, store: Store, clock: Clock, settings: Settings) -> None:
        self._store, self._clock, self._settings = PadStore(store), clock, settings
        self._rooms: dict[str, _Room] = {}

    async def open(self, entries: Sequence[Entry]) -> tuple[str, str]:
        """Keep a new pad; its id, and its pen, which is told this once. `PadRefused`, or `StoreFailed`."""
        entries, pen = list(unique(entries)), new_token()
        check_room(entries, sum(map(_size, entries)), self._settings.limits)
        while True:
            pad_id = "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))
            try:
                await self._store.create(pad_id, hash_token(pen), entries, self._clock.now())
            except Taken:
                continue
            return pad_id, pen

    @asynccontextmanager
    async def pad(self, pad_id: str) -> AsyncIterator[LivePad]:
        """A pad, up to date, kept alive for as long as it is used. `NoSuchPad`, or `StoreFailed`."""
        if not _ID.fullmatch(pad_id):
            raise NoSuchPad
        room = self._rooms.get(pad_id)
        fresh = room is None
        if room is None:
            room = self._rooms[pad_id] = _Room(asyncio.create_task(self._load(pad_id)))
        room.users += 1
        try:
            # Shielded: others may be waiting for the same pad.
            live = await asyncio.shield(room.loading)
            if live is None:
                raise NoSuchPad
            if not fresh:
                await live.refresh()
            if room.polling is None:
                room.polling = asyncio.create_task(self._poll(live))
            yield live
        finally:
            room.users -= 1
            if room.users == 0:
                if self._rooms.get(pad_id) is room:
                    del self._rooms[pad_id]
                await _stop(room)

    async def close(self) -> None:
        """Stop looking after the pads; what was written is on disk."""
        rooms, self._rooms = list(self._rooms.values()), {}
        for room in rooms:
            await _stop(room)

    async def _load(self, pad_id: str) -> LivePad | None:
        pen_hash = await self._store.pen(pad_id)
        if pen_hash is None:
            return None
        live = LivePad(pad_id, pen_hash, self._store, self._clock, self._settings.limits)
        await live.load()
        return live

    async def _poll(self, live: LivePad) -> None:
        """Ask the store now and then whether another process wrote on a pad that is being looked at."""
        while True:
            await self._clock.sleep(self._settings.poll_s)
            try:
                await live.refresh()
            except StoreFailed as error:
                logger.warning("A pad could not be read on: %s", error)


async def _stop(room: _Room) -> None:
    for task in (room.polling, room.loading):
        if task is not None:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
