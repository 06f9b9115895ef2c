"""The event log on disk, through SQLAlchemy: SQLite for one machine, PostgreSQL for many processes.

The log only grows, and so do the pads, which `padstore` keeps here. Its primary key (table, number) is what makes two writers safe: of two that want the same
number one is told `Taken`, reads on, and decides anew.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import sqlite3
from collections.abc import Collection, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from foretrick.server.log import Logged, from_columns, to_columns

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

metadata = sa.MetaData()
TABLES = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.PrimaryKeyConstraint("id", name="pk_tables"),
)
EVENTS = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("command_id", sa.String(160), nullable=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.PrimaryKeyConstraint("table_id", "number", name="pk_events"),
    sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id_tables"),
    sa.UniqueConstraint("table_id", "command_id", name="uq_events_table_id_command_id"),
)
SEATS = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("token_hash", sa.String(64), nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=True),
    sa.PrimaryKeyConstraint("table_id", "number", name="pk_seats"),
    sa.ForeignKeyConstraint(
        ["table_id", "number"], ["events.table_id", "events.number"], name="fk_seats_table_id_number_events"
    ),
    sa.UniqueConstraint("table_id", "token_hash", name="uq_seats_table_id_token_hash"),
)

PADS = sa.Table(
    "pads",
    metadata,
    sa.Column("id", sa.String(32), nullable=False),
    sa.Column("pen_hash", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.PrimaryKeyConstraint("id", name="pk_pads"),
)
PAD_ENTRIES = sa.Table(
    "pad_entries",
    metadata,
    sa.Column("pad_id", sa.String(32), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("entry_id", sa.String(64), nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.PrimaryKeyConstraint("pad_id", "number", name="pk_pad_entries"),
    sa.ForeignKeyConstraint(["pad_id"], ["pads.id"], name="fk_pad_entries_pad_id_pads"),
    sa.UniqueConstraint("pad_id", "entry_id", name="uq_pad_entries_pad_id_entry_id"),
)

# Any number will do, as long as every server process asks for the same lock.
_MIGRATION_LOCK = 0x666F7265


class Taken(Exception):
    """Another writer has the number (or already wrote this command): read on and decide anew."""


class StoreFailed(Exception):
    """The database cannot be used; the message is one sentence for the person who runs the server."""


def new_token() -> str:
    """A seat's key: 256 random bits, safe in a link."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """What the store keeps of a token. It is random through and through, so it needs no salt."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def sqlite_url(path: Path) -> str:
    """The address of an embedded database."""
    return URL.create("sqlite+aiosqlite", database=str(path)).render_as_string(hide_password=False)


class Store:
    """The log of every table. Open one with `Store.open`; it is safe to use from many tasks at once."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    async def open(cls, database: str, schema: str | None = None) -> Store:
        """Connect to `database` (a URL) and bring its tables up to date; `StoreFailed` when that cannot be.

        `schema` is the PostgreSQL schema to live in, which has to exist.
        """
        url = _url(database)
        if url.get_backend_name() == "sqlite" and url.database:
            await asyncio.to_thread(_try_sqlite, url.database)
        try:
            engine = _engine(url, schema)
        except ModuleNotFoundError as error:
            raise StoreFailed(
                f'PostgreSQL needs a package that is not installed ({error.name}): pip install "foretrick[postgres]".'
            ) from error
        except SQLAlchemyError as error:
            raise StoreFailed(f"There is no driver for a database of the kind {url.drivername!r}.") from error
        try:
            await _migrate(engine)
        except BaseException as error:
            await engine.dispose()
            if isinstance(error, StoreFailed | asyncio.CancelledError) or not isinstance(error, Exception):
                raise
            raise StoreFailed(_why_not_opened(url, error)) from error
        return cls(engine)

    async def close(self) -> None:
        """Let go of every connection."""
        await self._engine.dispose()

    async def create(self, table: str, game: str, rows: Sequence[Logged], keys: Mapping[int, str]) -> None:
        """Open a table with its first entries; `Taken` when the id is in use, and then nothing is written."""
        async with self.writing() as connection:
            await connection.execute(sa.insert(TABLES).values(id=table, game=game, created=rows[0].at))
            await _insert(connection, table, rows, keys)

    async def append(self, table: str, rows: Sequence[Logged], keys: Mapping[int, str] | None = None) -> None:
        """Write entries, all or none; when this returns they are on disk.

        `keys` are the hashes of tokens by the number of the entry that seated their owner. Raises `Taken` when a
        number or a command is already there, `StoreFailed` when nobody can say whether the entries were written.
        """
        async with self.writing() as connection:
            await _insert(connection, table, rows, keys or {})

    async def read(self, table: str, after: int = 0) -> list[Logged]:
        """The entries numbered above `after`, in order; none at all for a table that does not exist."""
        query = (
            sa.select(
                EVENTS.c.number, EVENTS.c.at, EVENTS.c.kind, EVENTS.c.seat, EVENTS.c.data, EVENTS.c.command_id
            )
            .where(EVENTS.c.table_id == table, EVENTS.c.number > after)
            .order_by(EVENTS.c.number)
        )
        return [
            Logged(row.number, row.at, from_columns(row.kind, row.seat, row.data), row.command_id)
            for row in await self.select(query)
        ]

    async def keys(self, table: str) -> dict[str, int]:
        """The token hashes of a table, each with the number of the entry that seated its owner."""
        query = sa.select(SEATS.c.token_hash, SEATS.c.number).where(SEATS.c.table_id == table)
        return {row.token_hash: row.number for row in await self.select(query)}

    async def last(self, table: str) -> int:
        """The number of the table's last entry, 0 when there is no such table."""
        rows = await self.select(sa.select(sa.func.max(EVENTS.c.number)).where(EVENTS.c.table_id == table))
        return rows[0][0] or 0

    async def note_seen(self, table: str, sittings: Collection[int], at: int) -> None:
        """Note that the people of these sittings were connected at `at` (ms): to this process, for the others."""
        async with self.writing() as connection:
            mine = sa.and_(SEATS.c.table_id == table, SEATS.c.number.in_(sittings))
            await connection.execute(sa.update(SEATS).where(mine).values(seen=at))

    async def seen_last(self, table: str, sitting: int) -> int:
        """When any process last noted somebody as connected (ms), 0 for never."""
        query = sa.select(SEATS.c.seen).where(SEATS.c.table_id == table, SEATS.c.number == sitting)
        return max((row.seen or 0 for row in await self.select(query)), default=0)

    async def select(self, query: sa.Select[*tuple[Any, ...]]) -> Sequence[sa.Row[*tuple[Any, ...]]]:
        """The rows of a query, or `StoreFailed`."""
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(query)).all()
        except (SQLAlchemyError, OSError) as error:
            raise StoreFailed("The database does not answer.") from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; `Taken` when something is there already, `StoreFailed` when it cannot be written."""
        try:
            async with self._engine.begin() as connection:
                yield connection
        except IntegrityError as error:
            raise Taken from error
        except (SQLAlchemyError, OSError) as error:
            raise StoreFailed("The database does not take anything in.") from error


async def _insert(
    connection: AsyncConnection, table: str, rows: Sequence[Logged], keys: Mapping[int, str]
) -> None:
    await connection.execute(sa.insert(EVENTS), [_as_row(table, row) for row in rows])
    if keys:
        held = [{"table_id": table, "number": number, "token_hash": token} for number, token in keys.items()]
        await connection.execute(sa.insert(SEATS), held)


def _as_row(table: str, row: Logged) -> dict[str, Any]:
    kind, seat, data = to_columns(row.entry)
    return {
        "table_id": table,
        "number": row.number,
        "kind": kind,
        "seat": seat,
        "data": data,
        "command_id": row.command,
        "at": row.at,
    }


def _url(database: str) -> URL:
    try:
        url = make_url(database)
    except ArgumentError as error:
        # The text may hold a password, so it is not repeated.
        raise StoreFailed(
            "The database address cannot be read; it looks like sqlite:///file or postgresql://user@host/name."
        ) from error
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
    }
    return url.set(drivername=drivers.get(url.drivername, url.drivername))


def _engine(url: URL, schema: str | None) -> AsyncEngine:
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url, hide_parameters=True)
        _tune_sqlite(engine)
        return engine
    settings = {"search_path": schema} if schema else {}
    # hide_parameters: an error's text must not quote a hand. pool_pre_ping: a restarted database is met again.
    return create_async_engine(
        url, hide_parameters=True, pool_pre_ping=True, connect_args={"server_settings": settings}
    )


def _tune_sqlite(engine: AsyncEngine) -> None:
    """WAL lets readers and one writer work together; FULL keeps what was accepted through a power cut."""

    @event.listens_for(engine.sync_engine, "connect")
    def _connect(connection: Any, _record: object) -> None:
        # The driver's own idea of when a transaction begins leaves out DDL, so it is switched off.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("begin_with", "BEGIN"))


def _try_sqlite(path: str) -> None:
    """Refuse a bad file here: the driver's own thread would add a traceback to the sentence."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise StoreFailed(f"The database {path} cannot be opened: {error}.") from error


async def _migrate(engine: AsyncEngine) -> None:
    """Run the migrations, one process at a time."""
    async with engine.connect() as plain:
        # On SQLite the write lock comes first, so that of two starting servers the second finds the work done.
        connection = await plain.execution_options(begin_with="BEGIN IMMEDIATE")
        async with connection.begin():
            if engine.dialect.name == "postgresql":
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
            await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreFailed(
            "The database was written by a newer Foretrick; update this one to use it."
        ) from error


def _why_not_opened(url: URL, error: Exception) -> str:
    where = url.render_as_string(hide_password=True)
    cause: BaseException = error
    if isinstance(error, DBAPIError) and error.orig is not None:
        cause = error.orig
    return f"The database {where} cannot be used: {str(cause).splitlines()[0] if str(cause) else type(cause).__name__}."
