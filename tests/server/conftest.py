"""The stores that the tests run on, and the fixtures shared by all of them."""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from foretrick.server.store import Store, sqlite_url
from tests.server.fakes import Party, kit

POSTGRES = (
    os.environ.get("FORETRICK_TEST_POSTGRES") or "postgresql+asyncpg://root@/test?host=/var/run/postgresql"
)
Opener = Callable[[], Awaitable[Store]]
Begin = Callable[..., Awaitable[Party]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def _postgres_schema() -> str:
    from sqlalchemy import text
    from sqlalchemy.exc import SQLAlchemyError
    from sqlalchemy.ext.asyncio import create_async_engine

    name = f"test_{secrets.token_hex(6)}"
    engine = create_async_engine(POSTGRES)
    try:
        async with engine.begin() as connection:
            await connection.execute(text(f"CREATE SCHEMA {name}"))
    except (SQLAlchemyError, OSError) as error:
        pytest.skip(f"no PostgreSQL answers: {type(error).__name__}")
    finally:
        await engine.dispose()
    return name


async def _drop(schema: str) -> None:
    from sqlalchemy import text
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(POSTGRES)
    async with engine.begin() as connection:
        await connection.execute(text(f"DROP SCHEMA {schema} CASCADE"))
    await engine.dispose()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
async def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Opener]:
    """Opens the same database each time it is called, as a restarted or a second server would."""
    stores: list[Store] = []
    if request.param == "sqlite":
        database, schema = sqlite_url(tmp_path / "tables.db"), None
    else:
        database, schema = POSTGRES, await _postgres_schema()

    async def opened() -> Store:
        store = await Store.open(database, schema)
        stores.append(store)
        return store

    yield opened
    for store in stores:
        await store.close()
    if schema:
        await _drop(schema)


@pytest.fixture
async def sqlite_store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(sqlite_url(tmp_path / "tables.db"))
    yield store
    await store.close()


@pytest.fixture
async def party() -> AsyncIterator[Begin]:
    parties: list[Party] = []

    async def begin(kit_of=None, **how) -> Party:
        made = Party(kit_of or kit())
        parties.append(made)
        return await made.begin(**how)

    yield begin
    for made in parties:
        await made.end()
