"""All the tables of a server process: opened, loaded when somebody comes, let go when nobody is left."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from foretrick.server import wire
from foretrick.server.actor import Kit, TableActor
from foretrick.server.commands import open_table
from foretrick.server.log import Logged
from foretrick.server.store import Taken, hash_token, new_token
from foretrick.server.table import folded

# Letters and digits that are not mistaken for each other when an address is read aloud.
_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
_ID_LENGTH = 8
_ID = re.compile(r"[a-z0-9]{1,32}")


class NoSuchTable(Exception):
    """There is no table of that id."""


@dataclass
class _Room:
    """A table in memory: its actor (or the loading of it) and how many are using it."""

    loading: asyncio.Task[TableActor | None]
    users: int = 0
    left: int = 0


class House:
    """The tables of this process. Use a table within `async with house.table(id)`; `close` stops them all."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._rooms: dict[str, _Room] = {}

    async def open_table(self, asked: wire.CreateTable) -> wire.Opened:
        """Open a table and seat its host. Raises `Refused`, or `StoreFailed`."""
        entries = open_table(asked, self.kit.settings.pace)
        now, token = self.kit.clock.now(), new_token()
        rows = [Logged(number, now, entry) for number, entry in enumerate(entries, 1)]
        folded("", rows)  # what cannot be folded is not written
        while True:
            table_id = "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))
            try:
                await self.kit.store.create(table_id, asked.game, rows, {2: hash_token(token)})
            except Taken:
                continue
            return wire.Opened(table_id, 0, token)

    @asynccontextmanager
    async def table(self, table_id: str) -> AsyncIterator[TableActor]:
        """The actor of a table, kept alive for as long as it is used. Raises `NoSuchTable`, or `StoreFailed`."""
        if not _ID.fullmatch(table_id):
            raise NoSuchTable
        room = self._rooms.get(table_id)
        if room is None:
            room = self._rooms[table_id] = _Room(asyncio.create_task(self._load(table_id)))
        room.users += 1
        try:
            # Shielded: others may be waiting for the same table.
            actor = await asyncio.shield(room.loading)
            if actor is None:
                raise NoSuchTable
            yield actor
        finally:
            room.users -= 1
            room.left = self.kit.clock.now()
            if room.users == 0 and not _lives(room):
                self._rooms.pop(table_id, None)
            await self._sweep()

    async def poke(self, table_id: str) -> None:
        """Another process wrote to a table: the place where its notices come in."""
        if table_id in self._rooms:
            async with self.table(table_id) as actor:
                await actor.poke()

    async def close(self) -> None:
        """Let every table finish what it is doing, and stop."""
        rooms, self._rooms = list(self._rooms.values()), {}
        for room in rooms:
            if _lives(room):
                await _actor(room).stop()
            else:
                room.loading.cancel()

    async def _load(self, table_id: str) -> TableActor | None:
        actor = await TableActor.load(self.kit, table_id)
        if actor is not None:
            actor.start()
        return actor

    async def _sweep(self) -> None:
        """Forget the tables nobody has used for a while; the log keeps them."""
        before = self.kit.clock.now() - self.kit.settings.linger_s * 1000
        for table_id in list(self._rooms):
            # While one table is stopped, others may be let go by another sweep, or be found again.
            room = self._rooms.get(table_id)
            if room is not None and room.users == 0 and room.left <= before and _lives(room):
                del self._rooms[table_id]
                await _actor(room).stop()


def _lives(room: _Room) -> bool:
    task = room.loading
    return task.done() and not task.cancelled() and task.exception() is None and task.result() is not None


def _actor(room: _Room) -> TableActor:
    actor = room.loading.result()
    assert actor is not None
    return actor
