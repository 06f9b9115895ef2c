"""The server is killed between any two entries, or another one works on the same database: nothing changes."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest

from foretrick.server import wire
from foretrick.server.actor import TableActor
from foretrick.server.log import Acted, Dealt, Logged, StandIn
from foretrick.server.store import Store
from foretrick.server.table import folded
from tests.server.conftest import Opener
from tests.server.fakes import FakeClock, MemoryStore, Party, Person, kit, settled

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "joker-in-the-hole": (4, {"rounds": 4, "trump_choice": "blind"}),
    "wizards-and-jesters": (3, {"rounds": 4, "hook": "on"}),
    "spades-with-jokers": (4, {"target": 100, "floor": -50, "blind_nil": True}),
}


def known(table: Any, seats: int) -> bytes:
    """All that each seat and a spectator may know, byte for byte."""
    return msgspec.json.encode([table.view(seat) for seat in (*range(seats), None)])


@pytest.mark.parametrize("game", GAMES)
async def test_r36_the_table_read_back_after_any_entry_is_the_table_that_was(game: str):
    seats, options = GAMES[game]
    party = await Party(kit()).begin(game=game, people=seats, seats=seats, options=options)
    store = party.kit.store
    assert isinstance(store, MemoryStore)
    for step in range(400):
        again = folded(party.id, store.logs[party.id])
        assert known(again, seats) == known(party.actor.table, seats)
        for person in party.people:
            seat = person.ear.table["you"]
            assert person.ear.view == json.loads(msgspec.json.encode(again.view(seat)))
        if party.table["status"] == "over" or step > 90:
            break
        if party.table["status"] == "between":
            await party.next_round()
        else:
            await party.one_action()
        await settled()
    assert step > 30
    await party.end()


async def alone_against_bots(opener: Opener, clock: FakeClock, game: str, options: dict[str, Any]):
    party = Party(kit(clock, await opener()))
    return await party.begin(game, people=1, bots={1: "steady", 2: "steady", 3: "steady"}, options=options)


@pytest.mark.parametrize("game", ["wizards-and-jesters", "joker-in-the-hole", "spades"])
async def test_r36_r37_a_killed_server_comes_back_to_the_same_table(open_store: Opener, game: str):
    options = {"target": 50, "floor": -50} if game == "spades" else {"rounds": 2}
    clock = FakeClock()
    party = await alone_against_bots(open_store, clock, game, options)
    token = party.people[0].token
    await until_turn(party.people[0], clock)
    for step in range(300):
        me = party.people[0]
        before, table = me.ear.last, party.actor.table
        views = known(table, 4)
        # Killed: nothing is closed, nothing is written any more.
        assert party.actor._task is not None
        party.actor._task.cancel()
        store = await open_store()
        party = await moved_in(party, store, clock)
        me = party.people[0] = await Person(party.actor, token).come()
        # A bot's bid may just have been written; up to there everything is as it was.
        log = await store.read(party.id)
        assert known(folded(party.id, log[: table.number]), 4) == views
        assert table.number <= party.actor.table.number <= table.number + 1
        if party.actor.table.number == table.number:
            assert me.ear.last["view"] == before["view"]
            assert me.ear.last["version"] == before["version"]
        if me.ear.table["status"] == "over" or step == 25:
            break
        if me.ear.table["status"] == "between":
            assert (await me.do("next", round=me.ear.view["round"])).ok
        else:
            assert (await me.act()).ok
        await until_turn(me, clock)
    assert party.people[0].ear.table["status"] == "over" or step == 25
    await party.end()


async def moved_in(old: Party, store: Store, clock: FakeClock) -> Party:
    party = Party(kit(clock, store))
    party.id = old.id
    party._using = party.house.table(old.id)
    party.actor = await party._using.__aenter__()
    party.people = [*old.people]
    return party


async def until_turn(me: Person, clock: FakeClock) -> None:
    """Let the bots play until it is this person's turn; the store's threads are real."""
    for _ in range(3000):
        if not me.ear.raw:
            await asyncio.sleep(0.001)
            continue
        waits = me.ear.view["legal"] or me.ear.table["status"] == "over"
        if waits or (me.ear.table["status"] == "between" and me.ear.table["ready"] == []):
            await asyncio.sleep(0.002)
            return
        await clock.advance(1)
        await asyncio.sleep(0.001)
    raise AssertionError("the bots did not play on")


async def test_r37_bids_that_stand_still_stand(open_store: Opener):
    party = await Party(kit(store=await open_store())).begin(
        game="joker-in-the-hole", options={"trump_choice": "blind"}
    )
    if party.view["phase"] == "trump":
        await party.one_action()
    for _ in range(2):
        await party.one_action()
    await settled()
    views, bids = known(party.actor.table, 4), party.view["has_bid"]
    assert sum(bids) == 2
    await party.end()
    again = await moved_in(party, await open_store(), FakeClock())
    assert known(again.actor.table, 4) == views
    person = await Person(again.actor, party.people[0].token).come()
    assert person.ear.view["has_bid"] == bids
    await again.end()


async def test_a_resend_after_a_restart_finds_its_answer(open_store: Opener):
    party = await Party(kit(store=await open_store())).begin()
    seat = party.view["turn"]
    version = party.people[0].ear.last["version"]
    first = await party.people[seat].act(again="once")
    await party.end()
    again = await moved_in(party, await open_store(), FakeClock())
    person = await Person(again.actor, party.people[seat].token).come()
    reply = await person.do("act", action="bid 0", again="once", version=version)
    assert (reply.ok, reply.version) == (True, first.version)
    assert again.actor.table.number == first.version
    await again.end()


async def two_servers(open_store: Opener) -> tuple[Party, TableActor]:
    clock = FakeClock()
    party = await Party(kit(clock, await open_store())).begin()
    other = await TableActor.load(kit(clock, await open_store()), party.id)
    assert other is not None
    other.start()
    return party, other


async def test_of_two_servers_that_race_one_wins_and_the_other_reads_on(open_store: Opener):
    party, other = await two_servers(open_store)
    seat = party.view["turn"]
    here, there = party.people[seat], await Person(other, party.people[seat].token).come()
    replies = await asyncio.gather(here.act(), there.act())
    assert sorted(reply.ok for reply in replies) == [False, True]
    assert {reply.code for reply in replies if not reply.ok} == {"stale"}
    await party.actor.poke()
    await other.poke()
    assert known(party.actor.table, 4) == known(other.table, 4)
    assert sum(party.view["has_bid"]) == 1
    await other.stop()
    await party.end()


async def test_the_same_command_at_two_servers_is_done_once(open_store: Opener):
    party, other = await two_servers(open_store)
    seat = party.view["turn"]
    here, there = party.people[seat], await Person(other, party.people[seat].token).come()
    first, second = await asyncio.gather(here.act(again="once"), there.act(again="once"))
    assert (first.ok, second.ok, first.version) == (True, True, second.version)
    await other.stop()
    await party.end()


async def test_two_servers_deal_once(open_store: Opener):
    party, other = await two_servers(open_store)
    watchers = [await Person(other, person.token).come() for person in party.people]
    while party.view["phase"] != "deal":
        await party.one_action()
    await asyncio.gather(*(person.do("next", round=1) for person in (*party.people, *watchers)))
    for _ in range(100):
        await asyncio.sleep(0.002)
    await party.actor.poke()
    await other.poke()
    log = await party.kit.store.read(party.id)
    assert sum(isinstance(row.entry, Dealt) for row in log) == 2
    assert known(party.actor.table, 4) == known(other.table, 4)
    await other.stop()
    await party.end()


async def test_what_another_server_wrote_is_found_on_the_slow_poll(open_store: Opener):
    party, other = await two_servers(open_store)
    watcher = await Person(other, None).come()
    await party.one_action()
    assert not any(watcher.ear.view["has_bid"])
    clock = other._kit.clock
    assert isinstance(clock, FakeClock)
    for _ in range(20):
        await clock.advance(1)
        await asyncio.sleep(0.005)
    assert sum(watcher.ear.view["has_bid"]) == 1
    await other.stop()
    await party.end()


async def test_a_command_made_at_a_newer_version_is_understood(open_store: Opener):
    party, other = await two_servers(open_store)
    first = party.view["turn"]
    there = await Person(other, party.people[(first + 1) % 4].token).come()
    await party.one_action()
    newer = party.people[0].ear.last["version"]
    assert (await there.do("act", action="bid 0", version=newer)).ok  # the other server had not heard of it
    await other.stop()
    await party.end()


async def test_two_newcomers_at_two_servers_get_two_seats(open_store: Opener):
    clock = FakeClock()
    party = await Party(kit(clock, await open_store())).begin(people=1, start=False)
    other = await TableActor.load(kit(clock, await open_store()), party.id)
    assert other is not None
    other.start()
    keys = await asyncio.gather(
        *(actor.sit(wire.SitDown("Sam")) for actor in (party.actor, other, party.actor))
    )
    assert sorted(key.seat for key in keys) == [1, 2, 3]
    for key in keys:  # each server knows the tokens the other gave out
        assert (await Person(other, key.token).come()).ear.table["you"] == key.seat
        assert (await Person(party.actor, key.token).come()).ear.table["you"] == key.seat
    names = sorted(seat["name"] for seat in (await other.look())["seats"])
    assert names == ["Anna", "Sam", "Sam (2)", "Sam (3)"]
    await other.stop()
    await party.end()


async def test_nobody_is_absent_because_they_are_connected_elsewhere():
    store, clock = MemoryStore(), FakeClock()
    party = await Party(kit(clock, store)).begin()
    other = await TableActor.load(kit(clock, store), party.id)
    assert other is not None
    other.start()
    watcher = await Person(other, None).come()
    seat = party.view["turn"]
    await clock.advance(300)
    assert not any(isinstance(row.entry, StandIn) for row in store.logs[party.id])
    await party.people[seat].go()
    await clock.advance(40)
    assert not any(isinstance(row.entry, StandIn) for row in store.logs[party.id])
    await clock.advance(30)
    assert watcher.ear.table["seats"][seat]["stand_in"]
    await other.stop()
    await party.end()


async def test_a_stand_in_that_another_server_sent_for_somebody_who_is_here_goes_home():
    store, clock = MemoryStore(), FakeClock()
    party = await Party(kit(clock, store)).begin()
    seat = party.view["turn"]
    await store.append(
        party.id, [Logged(len(store.logs[party.id]) + 1, clock.now(), StandIn(seat, "steady", "away"))]
    )
    await party.actor.poke()
    assert not party.table["seats"][seat]["stand_in"]
    assert (await party.people[seat].act()).ok
    await party.end()


async def test_bots_of_two_servers_play_each_turn_once():
    store, clock = MemoryStore(), FakeClock()
    bots = {1: "steady", 2: "steady", 3: "steady"}
    party = await Party(kit(clock, store)).begin(people=1, bots=bots, options={"rounds": 2})
    second = kit(clock, store)
    second.chance = random.Random(99)
    other = await TableActor.load(second, party.id)
    assert other is not None
    other.start()
    await Person(other, None).come()
    for _ in range(200):
        if party.table["status"] == "over":
            break
        await party.actor.poke()
        if party.table["status"] == "between":
            await party.next_round()
        await party.one_action()
        await clock.advance(2)
    assert party.table["status"] == "over"
    assert known(party.actor.table, 4) == known(folded(party.id, store.logs[party.id]), 4)
    acted = [row.entry.action.split()[0] for row in store.logs[party.id] if isinstance(row.entry, Acted)]
    assert (acted.count("bid"), acted.count("play")) == (4 + 4, 4 + 8)
    await other.stop()
    await party.end()
