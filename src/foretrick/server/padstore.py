"""The score pads on disk. A pad's entries are only ever added, numbered from 1; its pen is kept as a hash."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from foretrick.scorepad.entries import BadPad, Entry, entry_of
from foretrick.server.store import PAD_ENTRIES, PADS, Store, StoreFailed


@dataclass(frozen=True)
class Written:
    """An entry in its place in the log of a pad."""

    number: int
    entry: Entry


class PadStore:
    """The pads of a store. Raises `StoreFailed` when the database does not answer."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def create(self, pad: str, pen_hash: str, entries: Sequence[Entry], at: int) -> None:
        """Keep a new pad; `Taken` when the id is in use, and then nothing is written."""
        async with self._store.writing() as connection:
            await connection.execute(sa.insert(PADS).values(id=pad, pen_hash=pen_hash, created=at))
            await _insert(connection, pad, 1, entries, at)

    async def append(self, pad: str, first: int, entries: Sequence[Entry], at: int) -> None:
        """Write entries, numbered from `first`, all or none; when this returns they are on disk.

        `Taken` when a number or an entry is there already: read on, leave out what is known, and try again.
        """
        async with self._store.writing() as connection:
            await _insert(connection, pad, first, entries, at)

    async def read(self, pad: str, after: int = 0) -> list[Written]:
        """The entries numbered above `after`, in order."""
        query = (
            sa.select(PAD_ENTRIES.c.number, PAD_ENTRIES.c.data)
            .where(PAD_ENTRIES.c.pad_id == pad, PAD_ENTRIES.c.number > after)
            .order_by(PAD_ENTRIES.c.number)
        )
        try:
            return [Written(row.number, entry_of(row.data)) for row in await self._store.select(query)]
        except BadPad as error:
            raise StoreFailed(f"A pad holds what this Foretrick cannot read ({error}); update it.") from error

    async def last(self, pad: str) -> int:
        """The number of the last entry."""
        query = sa.select(sa.func.max(PAD_ENTRIES.c.number)).where(PAD_ENTRIES.c.pad_id == pad)
        return (await self._store.select(query))[0][0] or 0

    async def pen(self, pad: str) -> str | None:
        """The hash of the pen; `None` when there is no such pad."""
        found = await self._store.select(sa.select(PADS.c.pen_hash).where(PADS.c.id == pad))
        return found[0].pen_hash if found else None


async def _insert(
    connection: AsyncConnection, pad: str, first: int, entries: Collection[Entry], at: int
) -> None:
    rows = [
        {"pad_id": pad, "number": number, "entry_id": entry.id, "data": entry.as_dict(), "at": at}
        for number, entry in enumerate(entries, first)
    ]
    if rows:
        await connection.execute(sa.insert(PAD_ENTRIES), rows)
