"""What every store keeps to, whichever database is below it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from foretrick.server import store as store_module
from foretrick.server.log import Acted, Created, Dealt, Entry, Logged, Sat, UnknownEntry
from foretrick.server.store import Store, StoreFailed, Taken, hash_token, new_token, sqlite_url
from tests.server.conftest import Opener

HANDS = {"hands": [["9S", "KD"], ["AH", "LJ"]], "turned": "8H", "dealer": 1}


def row(number: int, entry: Entry, command: str | None = None) -> Logged:
    return Logged(number, 1_700_000_000_000 + number, entry, command)


OPENING = [
    row(1, Created("spades", 4, {"target": 500, "nil": True, "floor": None})),
    row(2, Sat(0, "Änne 🃏")),
]


async def opened(open_store: Opener) -> Store:
    store = await open_store()
    await store.create("abc", "spades", OPENING, {2: hash_token("key")})
    return store


async def test_what_was_written_is_read_back(open_store: Opener):
    store = await opened(open_store)
    rows = [row(3, Dealt(HANDS)), row(4, Acted(0, "play TD", "bot", "raised"), "0:x")]
    await store.append("abc", rows)
    assert await store.read("abc") == [*OPENING, *rows]
    assert await store.read("abc", after=3) == rows[1:]
    assert await store.keys("abc") == {hash_token("key"): 2}
    assert await store.last("abc") == 4


async def test_a_reopened_store_holds_the_same(open_store: Opener):
    await (await opened(open_store)).close()
    assert await (await open_store()).read("abc") == OPENING


async def test_who_was_seen_when(open_store: Opener):
    store = await opened(open_store)
    assert await store.seen_last("abc", 2) == 0
    await store.note_seen("abc", {2, 7}, 1_700_000_000_000)
    assert await (await open_store()).seen_last("abc", 2) == 1_700_000_000_000
    assert await store.seen_last("abc", 7) == 0


async def test_an_unknown_table_is_empty(open_store: Opener):
    store = await open_store()
    assert await store.read("none") == []
    assert await store.last("none") == 0
    assert await store.keys("none") == {}


async def test_a_number_is_given_once(open_store: Opener):
    store = await opened(open_store)
    await store.append("abc", [row(3, Acted(0, "bid 1"))])
    with pytest.raises(Taken):
        await store.append("abc", [row(3, Acted(0, "bid 2"))])
    assert [logged.entry for logged in await store.read("abc", 2)] == [Acted(0, "bid 1")]


async def test_a_command_is_written_once(open_store: Opener):
    store = await opened(open_store)
    await store.append("abc", [row(3, Acted(0, "bid 1"), "0:x")])
    with pytest.raises(Taken):
        await store.append("abc", [row(4, Acted(0, "bid 1"), "0:x")])
    await store.create("other", "spades", OPENING, {})
    await store.append("other", [row(3, Acted(0, "bid 1"), "0:x")])


async def test_entries_are_written_all_or_none(open_store: Opener):
    store = await opened(open_store)
    with pytest.raises(Taken):
        await store.append("abc", [row(3, Sat(1, "Ben")), row(2, Sat(2, "Carla"))], {3: hash_token("ben")})
    assert await store.last("abc") == 2
    assert await store.keys("abc") == {hash_token("key"): 2}


async def test_a_table_id_is_given_once(open_store: Opener):
    store = await opened(open_store)
    with pytest.raises(Taken):
        await store.create("abc", "oh-hell", [row(1, Created("oh-hell", 4, {}))], {})
    assert await store.read("abc") == OPENING


async def test_an_event_needs_its_table(open_store: Opener):
    store = await open_store()
    with pytest.raises(Taken):
        await store.append("none", OPENING)


async def test_of_writers_that_race_one_wins(open_store: Opener):
    first = await opened(open_store)
    second = await open_store()
    results = await asyncio.gather(
        *(s.append("abc", [row(3, Acted(n, "bid 1"))]) for n in range(4) for s in (first, second)),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["NoneType", *["Taken"] * 7]
    assert await second.last("abc") == 3


async def test_two_servers_may_start_at_once_on_an_empty_database(open_store: Opener):
    stores = await asyncio.gather(*(open_store() for _ in range(4)))
    assert [await store.last("abc") for store in stores] == [0, 0, 0, 0]


async def test_the_migrations_make_what_the_code_expects(open_store: Opener):
    store = await open_store()

    def differences(connection: sa.Connection):
        def ours(name: str | None, kind: str, *_rest: object) -> bool:
            return not (kind == "table" and name == "alembic_version")

        options = {"include_name": lambda name, kind, _parents: ours(name, kind)}
        context = MigrationContext.configure(connection, opts=options)
        return compare_metadata(context, store_module.metadata)

    async with store._engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_newer_database_is_left_alone(open_store: Opener):
    store = await open_store()
    async with store._engine.begin() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreFailed, match="newer Foretrick"):
        await open_store()


async def test_an_entry_of_a_newer_version_is_said_so(open_store: Opener):
    store = await opened(open_store)
    async with store._engine.begin() as connection:
        await connection.execute(sa.text("UPDATE events SET kind = 'teleported' WHERE number = 2"))
    with pytest.raises(UnknownEntry, match="teleported"):
        await store.read("abc")


async def test_a_lost_connection_is_met_again(open_store: Opener):
    store = await opened(open_store)
    await store._engine.dispose()
    assert await store.last("abc") == 2


async def test_an_accepted_event_survives_a_power_cut_on_sqlite(sqlite_store: Store):
    async with sqlite_store._engine.connect() as connection:
        assert (await connection.execute(sa.text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(sa.text("PRAGMA synchronous"))).scalar() == 2


@pytest.mark.parametrize(
    ("database", "says"),
    [
        ("nonsense", "cannot be read"),
        ("mysql+nothing://host/x", "no driver"),
        ("sqlite:////nowhere/at/all.db", "cannot be opened"),
        ("postgresql://root:s3cret@127.0.0.1:1/test", "cannot be used"),
    ],
)
async def test_a_database_that_fails_gets_one_sentence(database: str, says: str):
    with pytest.raises(StoreFailed, match=says) as caught:
        await Store.open(database)
    assert "\n" not in str(caught.value)
    assert "s3cret" not in str(caught.value)


async def test_a_file_that_is_no_database(tmp_path: Path):
    path = tmp_path / "tables.db"
    path.write_bytes(b"This is a letter, not a database." * 99)
    with pytest.raises(StoreFailed, match="cannot be opened"):
        await Store.open(sqlite_url(path))


async def test_errors_do_not_quote_hands(sqlite_store: Store):
    await sqlite_store.create("abc", "spades", OPENING, {})
    with pytest.raises(Taken) as caught:
        await sqlite_store.append("abc", [row(2, Dealt(HANDS))])
    assert "9S" not in str(caught.value.__cause__)


def test_tokens_are_long_and_never_alike():
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert min(map(len, tokens)) >= 43
    assert all(hash_token(token) != token and len(hash_token(token)) == 64 for token in tokens)
