"""The table as people use it: pace, rematch, names, the host, a store that fails."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from foretrick.record import verify
from foretrick.server.commands import Refused, open_table
from foretrick.server.log import Dealt, StandIn
from foretrick.server.settings import Pace
from foretrick.server.wire import CreateTable
from tests.server.conftest import Begin
from tests.server.fakes import MemoryStore, choice_of, entries, kit, settled


async def test_a_rematch_is_a_new_match_with_the_same_people(party: Begin):
    made = await party(options={"rounds": 1})
    await made.play_until("over")
    assert made.table["status"] == "over"
    verify(await made.actor.record(1) or {})
    await asyncio.gather(made.people[2].do("rematch"), made.people[3].do("rematch"))
    await settled()
    assert (made.table["match"], made.table["status"], made.view["round"]) == (2, "playing", 1)
    assert await made.actor.record(2) is None
    assert (await made.actor.record(1) or {})["players"] == ["Anna", "Ben", "Carla", "Dan"]


async def test_there_is_no_record_while_hands_are_hidden(party: Begin):
    made = await party(options={"rounds": 2})
    while made.table["status"] != "over":
        assert await made.actor.record(None) is None
        assert await made.actor.record(1) is None
        if not await made.one_action():
            await made.next_round()
    assert await made.actor.record(None) == await made.actor.record(1) is not None
    assert await made.actor.record(2) is None


async def test_a_new_name_is_used_at_once(party: Begin):
    made = await party()
    assert (await made.people[1].do("rename", name=" anna ")).ok
    assert made.view["players"][1] == "anna (2)"
    await made.play_until("deal")
    assert any(
        "anna (2)" in event["text"] for event in made.people[0].ear.events if event["kind"] == "played"
    )


async def test_the_host_s_commands_are_the_host_s(party: Begin):
    made = await party(people=2, start=False)
    commands: dict[str, dict[str, Any]] = {
        "start": {},
        "add_bot": {"seat": 2, "bot": "steady"},
        "remove_bot": {"seat": 2},
        "stand_in": {"seat": 0},
        "end": {},
    }
    for command, fields in commands.items():
        assert (await made.people[1].do(command, **fields)).code == "refused", command
    host = made.people[0]
    assert (await host.do("start")).code == "refused"  # two seats are open
    assert (await host.do("add_bot", seat=2, bot="clever")).code == "refused"
    assert (await host.do("add_bot", seat=1, bot="steady")).code == "refused"
    assert (await host.do("add_bot", seat=9, bot="steady")).code == "refused"
    assert (await host.do("add_bot", seat=2, bot="steady")).ok
    assert (await host.do("remove_bot", seat=2)).ok
    assert (await host.do("remove_bot", seat=2)).code == "refused"
    assert (await host.do("remove_bot", seat=9)).code == "refused"


async def test_nothing_is_accepted_before_it_is_written(party: Begin):
    made = await party()
    store = made.kit.store
    assert isinstance(store, MemoryStore)
    person = made.people[made.view["turn"]]
    heard = [len(other.ear.raw) for other in made.people]
    store.failing = True
    reply = await person.act()
    assert (reply.ok, reply.code) == (False, "refused")
    assert [len(other.ear.raw) for other in made.people] == heard
    store.failing = False
    assert (await person.act()).ok


async def test_what_was_written_before_the_line_went_dead_is_found_again(party: Begin):
    made = await party()
    store = made.kit.store
    assert isinstance(store, MemoryStore)
    person = made.people[made.view["turn"]]
    version, action = person.ear.last["version"], choice_of(person.ear.view)
    store.lost = True
    assert not (await person.do("act", action=action, again="once")).ok
    store.lost = False
    await made.clock.advance(0.1)
    assert sum(made.view["has_bid"]) == 1
    again = await person.do("act", action=action, again="once", version=version)
    assert (again.ok, again.version) == (True, version + 1)
    assert sum(made.view["has_bid"]) == 1


async def test_a_store_that_fails_for_a_while_does_not_stop_the_bots_for_good(party: Begin):
    made = await party(people=1, bots={1: "steady", 2: "steady", 3: "steady"})
    store = made.kit.store
    assert isinstance(store, MemoryStore)
    store.failing = True
    await made.clock.advance(30)
    store.failing = False
    await made.clock.advance(30)
    assert made.view["turn"] == 0


async def test_stand_ins_are_in_the_log(party: Begin):
    made = await party()
    seat = made.view["turn"]
    await made.watcher()
    await made.people[seat].go()
    await made.clock.advance(61)
    assert entries(made, StandIn) == [StandIn(seat, "steady", "away")]
    assert len(entries(made, Dealt)) == 1


async def test_a_table_of_another_pace(party: Begin):
    made = await party(kit(pace=Pace(0, 0, 60, 5)))
    assert made.table["settings"] == {"rest_ms": 0, "pace_ms": 0, "away_s": 60, "next_s": 5}


async def test_a_table_may_fix_who_deals_first(party: Begin):
    made = await party(options={"rounds": 1}, first_dealer=2)
    assert (made.table["first_dealer"], made.view["dealer"]) == (2, 2)
    await made.play_until("over")
    await made.people[0].do("rematch")
    await settled()
    assert (made.table["match"], made.view["dealer"]) == (2, 2)


async def test_without_that_the_first_dealer_is_drawn(party: Begin):
    dealers = set()
    for seed in range(12):
        chances = kit()
        chances.chance = random.Random(seed)
        dealers.add((await party(chances)).view["dealer"])
    assert len(dealers) > 1


def test_the_first_dealer_has_a_seat():
    with pytest.raises(Refused, match=r"There is no seat 5 for the first dealer\."):
        open_table(CreateTable("oh-hell", 4, "Anna", first_dealer=4), Pace())
