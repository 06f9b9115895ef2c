"""What went wrong at other tables and must not go wrong here, by the number of the report."""

from __future__ import annotations

import asyncio
import threading
from itertools import pairwise

import pytest

from foretrick.record import verify
from foretrick.server import wire
from foretrick.server.actor import UnknownToken
from foretrick.server.commands import Refused
from foretrick.server.log import Acted
from foretrick.server.thinking import Thinkers
from foretrick.server.timing import AUTO_PLAY_MS
from tests.server.conftest import Begin
from tests.server.fakes import Bad, MemoryStore, Party, Person, entries, kit, settled

# R30: bots that misbehave


@pytest.mark.parametrize(
    ("how", "slip"),
    [
        ("raises", "raised RuntimeError"),
        ("cheats", "illegal"),
        ("babbles", "raised AttributeError"),
        ("nothing", "illegal"),
    ],
)
async def test_r30_a_bot_that_misbehaves_is_replaced_for_that_move(party: Begin, caplog, how, slip):
    made = await party(
        kit(make=lambda _: Bad(how), thinkers=Thinkers), people=1, bots=dict.fromkeys((1, 2, 3), "steady")
    )
    for _ in range(400):
        if made.view["round"] == 1 and made.view["phase"] == "deal":
            break
        await made.one_action()
        await made.clock.advance(1)
        await asyncio.sleep(0.002)  # the bots' threads are real
    assert made.view["phase"] == "deal"
    acted = [entry for entry in entries(made, Acted) if entry.by == "bot"]
    assert len(acted) == 6
    assert all(entry.slip.startswith(slip) for entry in acted)
    assert "slipped" in caplog.text
    assert "I hold" not in caplog.text


async def test_r30_a_bot_that_hangs_is_not_waited_for(party: Begin, caplog):
    release = threading.Event()
    made = await party(
        kit(make=lambda _: Bad("hangs", release), thinkers=Thinkers),
        people=1,
        bots=dict.fromkeys((1, 2, 3), "steady"),
    )
    try:
        await made.clock.advance(60)
        slips = {entry.slip for entry in entries(made, Acted)}
        assert slips == {"too slow"}
        assert made.view["waiting_for"] == [0]
    finally:
        release.set()


async def test_r30_a_bot_s_late_answer_changes_nothing(party: Begin):
    release = threading.Event()
    made = await party(
        kit(make=lambda _: Bad("hangs", release), thinkers=Thinkers),
        people=1,
        bots=dict.fromkeys((1, 2, 3), "steady"),
    )
    await made.clock.advance(60)
    before = made.actor.table.number
    release.set()
    await asyncio.sleep(0.05)
    await settled()
    assert made.actor.table.number == before


# R31: double clicks


async def test_r31_of_two_plays_at_one_version_the_second_is_stale(party: Begin):
    made = await party(options={"rounds": 3})
    await made.play_until("deal")
    await made.next_round()
    await made.play_until("play")
    for _ in range(8):  # each card of the round, so also when the winner leads again
        seat = made.view["turn"]
        person = made.people[seat]
        hand, version = person.ear.view["hand"], person.ear.last["version"]
        first, second = await asyncio.gather(person.act(version=version), person.act(version=version))
        assert first.ok
        assert (second.ok, second.code) == (False, "stale")
        assert len(person.ear.view["hand"]) == len(hand) - 1


async def test_r31_a_second_click_on_another_card_is_stale_too_when_the_winner_leads_again(party: Begin):
    made = await party(game="spades")
    await made.play_until("play")
    while made.view["phase"] == "play":
        seat = made.view["turn"]
        person = made.people[seat]
        version = person.ear.last["version"]
        assert (await person.act()).ok
        if made.view["phase"] == "play" and made.view["turn"] == seat:
            reply = await person.do("act", action=person.ear.view["legal"][0], version=version)
            assert reply.code == "stale"
            return
    raise AssertionError("nobody led twice")


async def test_r31_a_resend_gets_its_answer_and_plays_nothing(party: Begin):
    made = await party()
    person = made.people[made.view["turn"]]
    first = await person.act(again="same", version=made.people[0].ear.last["version"])
    written = made.actor.table.number
    again = await person.do("act", again="same", version=0, action="bid 1")
    assert (again.ok, again.version) == (True, first.version)
    assert made.actor.table.number == written


async def test_r31_what_was_meant_for_the_last_round_is_not_taken_for_this_one(party: Begin):
    made = await party(game="spades")
    await made.play_until("deal")
    for person in made.people[:3]:
        await person.do("next", round=1)
    version = made.people[3].ear.last["version"] + 1  # as of the last entry before the deal
    await made.people[3].do("next", round=1)
    await settled()
    turn = made.view["turn"]
    assert (await made.people[turn].do("act", action="bid 3", version=version)).code == "stale"
    assert (await made.people[turn].do("act", action="bid 3", version=version + 1)).ok


async def test_the_same_id_from_another_seat_is_another_command(party: Begin):
    made = await party()
    first, second = made.people[made.view["turn"]], made.people[(made.view["turn"] + 1) % 4]
    assert (await first.act(again="1")).ok
    assert (await second.act(again="1")).ok
    assert sum(made.view["has_bid"]) == 2


async def test_an_older_version_is_good_enough_when_only_others_have_acted(party: Begin):
    made = await party(game="joker-in-the-hole", options={"trump_choice": "after-looking"})
    if made.view["phase"] == "trump":
        await made.one_action()
    version = made.people[0].ear.last["version"]
    for person in made.people:  # all bid at once, each having seen none of the other bids
        assert (await person.act(version=version)).ok


@pytest.mark.parametrize(
    "action", ["play 2S", "bid 99", "bid nil", "trump H", "look", "dance", "", "play XX"]
)
async def test_r14_what_the_rules_forbid_is_refused_with_a_sentence(party: Begin, action):
    made = await party()
    person = made.people[made.view["turn"]]
    before = person.ear.last
    reply = await person.do("act", action=action)
    assert (reply.ok, reply.code, reply.version) == (False, "illegal", before["version"])
    assert isinstance(reply.error, str)
    assert reply.error.endswith((".", ")", "?"))
    assert person.ear.last == before


async def test_somebody_else_s_turn_is_not_mine(party: Begin):
    made = await party()
    other = made.people[(made.view["turn"] + 1) % 4]
    reply = await other.do("act", action="bid 0")
    assert reply.code == "illegal"


# R32: doubled "next"


async def test_r32_each_pressing_next_twice_deals_once(party: Begin):
    made = await party()
    await made.play_until("deal")
    replies = await asyncio.gather(
        *(person.do("next", round=1, version=person.ear.last["version"]) for person in made.people * 2)
    )
    await settled()
    assert all(reply.ok for reply in replies)
    assert len(made.deals()) == 2
    assert made.view["round"] == 2
    late = await made.people[2].do("next", round=1)
    await settled()
    assert late.ok
    assert (len(made.deals()), made.table["ready"]) == (2, [])
    await made.play_until("deal")
    assert all(None not in row["bids"] for row in made.view["sheet"])


async def test_r32_the_next_deal_waits_for_everybody(party: Begin):
    made = await party()
    await made.play_until("deal")
    for person in made.people[:3]:
        await person.do("next", round=1)
    await settled()
    assert (made.table["status"], made.table["ready"]) == ("between", [0, 1, 2])
    await made.people[3].do("next", round=1)
    await settled()
    assert made.table["status"] == "playing"


async def test_r32_nobody_is_ready_for_a_round_to_come(party: Begin):
    made = await party()
    await made.play_until("deal")
    assert (await made.people[0].do("next", round=2)).code == "refused"


# R35, R42, R44, R45, R48: who somebody is


async def test_r35_coming_back_with_the_token_is_the_same_seat(party: Begin):
    made = await party()
    await made.play_until("play")
    await made.one_action()
    before = made.people[1].ear.last
    other_device = await Person(made.actor, made.people[1].token).come()
    await made.people[1].go()
    await made.people[1].come()
    for person in (other_device, made.people[1]):
        assert person.ear.last["view"] == before["view"]
        assert person.ear.table["you"] == 1
    key = await made.actor.sit(wire.SitDown("Whoever", token=made.people[1].token))
    assert (key.seat, key.token) == (1, made.people[1].token)


async def test_r42_two_tables_know_nothing_of_each_other(party: Begin):
    shared = kit()
    first, second = await party(shared), await party(shared)
    before = second.people[0].ear.raw[:]
    await first.play_until("deal")
    await first.people[0].do("pause")
    assert second.people[0].ear.raw == before
    with pytest.raises(UnknownToken):
        await Person(second.actor, first.people[0].token).come()


async def test_r44_leaving_and_sitting_elsewhere_at_once_is_one_seat(party: Begin):
    made = await party(people=2, start=False)
    ben = made.people[1]
    left, key = await asyncio.gather(
        ben.do("leave"), made.actor.sit(wire.SitDown("Ben", seat=3, token=ben.token))
    )
    assert left.ok
    names = [seat["name"] for seat in made.table["seats"]]
    assert (names.count("Ben"), key.seat) == (1, 3)
    assert (await made.actor.sit(wire.SitDown("Ben", seat=2, token=key.token))).seat == 3


async def test_r44_sitting_twice_with_one_token_is_one_seat(party: Begin):
    made = await party(people=2, start=False)
    keys = await asyncio.gather(
        *(made.actor.sit(wire.SitDown("Ben", seat=seat, token=made.people[1].token)) for seat in (1, 2, 3))
    )
    assert {key.seat for key in keys} == {1}
    assert len(made.actor.table.people) == 2


async def test_a_seat_that_was_left_opens_to_nobody_s_old_token(party: Begin):
    made = await party(people=3, bots={3: "steady"})
    ben = made.people[1]
    await ben.do("leave")
    assert ben.ear.table["you"] is None
    assert ben.ear.last["view"] is None or ben.ear.view["hand"] is None
    assert (await ben.do("rename", name="Still me")).code == "refused"
    with pytest.raises(UnknownToken):
        await Person(made.actor, ben.token).come()


async def test_r45_a_second_sam_is_told_apart(party: Begin):
    made = await party(people=1, start=False)
    for name in ("Sam", " sam ", "SAM"):
        await made.actor.sit(wire.SitDown(name))
    assert [seat["name"] for seat in made.table["seats"]] == ["Anna", "Sam", "sam (2)", "SAM (3)"]


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "a\nb", "a\u202eb", "\u200d", "\x00", "\ue000", "\ud800"]
)
async def test_r45_what_is_no_name_is_refused(party: Begin, name):
    made = await party(people=1, start=False)
    with pytest.raises(Refused):
        await made.actor.sit(wire.SitDown(name))
    assert (await made.people[0].do("rename", name=name.encode("utf-8", "replace").decode())).ok is (
        name == "\ud800"
    )


async def test_r48_a_wrong_token_hears_nothing_even_when_the_right_one_comes(party: Begin):
    made = await party()
    await made.people[2].go()
    stranger = Person(made.actor, "not-the-token-of-seat-2")
    with pytest.raises(UnknownToken):
        await stranger.come()
    await made.people[2].come()
    await made.one_action()
    assert stranger.ear.raw == []


# R39, R40: people who are gone


async def gone(made: Party, seat: int) -> None:
    await made.people[seat].go()
    await settled()


@pytest.mark.parametrize("phase", ["bid", "play"])
async def test_r39_a_bot_stands_in_for_whoever_is_gone_until_they_return(party: Begin, phase):
    made = await party()
    await made.play_until(phase)
    seat = made.view["turn"]
    watcher = await made.watcher()
    await gone(made, seat)
    assert watcher.ear.table["deadline"] == made.clock.now() + 60_000
    await made.clock.advance(59)
    assert watcher.ear.view["turn"] == seat
    await made.clock.advance(3)
    assert watcher.ear.view["turn"] != seat
    assert watcher.ear.table["seats"][seat]["stand_in"]
    await made.people[seat].come()
    assert not made.people[seat].ear.table["seats"][seat]["stand_in"]
    assert made.people[seat].ear.table["you"] == seat


async def test_r39_a_dealer_who_is_gone_does_not_keep_trump_from_being_named(party: Begin):
    for _ in range(60):
        made = await party(game="joker-in-the-hole", options={"rounds": 1})
        if made.view["phase"] == "trump":
            break
    seat = made.view["turn"]
    watcher = await made.watcher()
    await gone(made, seat)
    await made.clock.advance(62)
    assert watcher.ear.view["phase"] == "bid"


async def test_r39_the_summary_ends_by_itself(party: Begin):
    made = await party()
    await made.play_until("deal")
    assert made.table["deadline"] == made.clock.now() + 30_000
    await gone(made, 3)
    for person in made.people[:2]:
        await person.do("next", round=1)
    await made.clock.advance(31)
    assert (made.view["round"], made.table["status"]) == (2, "playing")


async def test_r39_the_lobby_does_not_hang_on_its_host(party: Begin):
    made = await party(start=False)
    assert (await made.people[1].do("start")).code == "refused"
    await gone(made, 0)
    assert made.people[1].ear.table["host"] == 1
    assert (await made.people[1].do("start")).ok
    await settled()
    assert made.people[1].ear.table["status"] == "playing"


async def test_a_table_nobody_looks_at_sleeps(party: Begin):
    made = await party(people=1, bots={1: "steady", 2: "steady", 3: "steady"})
    await gone(made, 0)
    before = made.actor.table.number
    await made.clock.advance(3600)
    assert made.actor.table.number == before
    await made.people[0].come()
    await made.clock.advance(0)
    assert not made.table["seats"][0]["stand_in"]


async def test_r40_the_host_may_let_bots_play_or_end_the_match(party: Begin):
    made = await party()
    assert (await made.people[0].do("stand_in", seat=2)).code == "refused"  # Carla is here
    for seat in (1, 2, 3):
        await gone(made, seat)
        assert (await made.people[0].do("stand_in", seat=seat)).ok
    for _ in range(30):
        await made.one_action()
        await made.clock.advance(2)
    assert made.view["sheet"]
    assert (await made.people[0].do("end")).ok
    assert (made.table["status"], made.view["result"]) == ("over", None)
    record = await made.actor.record(None)
    assert record is not None
    assert record["result"] is None
    verify(record)


async def test_r40_whoever_leaves_is_played_for_and_may_be_replaced(party: Begin):
    made = await party()
    await made.play_until("play")
    for person in made.people[1:]:
        assert (await person.do("leave")).ok
    assert [seat["stand_in"] for seat in made.table["seats"]] == [False, True, True, True]
    assert (await made.people[0].do("add_bot", seat=1, bot="random")).ok
    newcomer = await Person(made.actor, (await made.actor.sit(wire.SitDown("Nina", seat=2))).token).come()
    assert newcomer.ear.view["players"][2] == "Nina"
    assert newcomer.ear.view["hand"] is not None
    assert [seat["kind"] for seat in made.table["seats"]] == ["person", "bot", "person", "open"]


async def test_the_host_who_leaves_hands_over(party: Begin):
    made = await party()
    await made.people[0].do("leave")
    assert made.people[1].ear.table["host"] == 1


async def test_somebody_connected_but_asleep_can_be_played_for_after_a_while(party: Begin):
    made = await party()
    seat = made.view["turn"]
    host = made.people[0] if seat else made.people[1]
    assert (await host.do("stand_in", seat=seat)).code == "refused"
    await made.clock.advance(61)
    assert (await host.do("stand_in", seat=seat)).ok
    assert (await made.people[seat].act()).ok  # and is back by playing
    assert not made.table["seats"][seat]["stand_in"]


# R43, a table that is paused


async def test_r43_a_pause_stops_every_clock_and_is_seen_by_all(party: Begin):
    made = await party(people=2, bots={2: "steady", 3: "steady"})
    await made.people[1].do("pause")
    watcher = await made.watcher()
    await made.people[0].go()
    await made.people[0].come()
    for person in (*made.people, watcher):
        assert (person.ear.table["paused"], person.ear.table["deadline"]) == (True, None)
    before = made.actor.table.number
    await made.clock.advance(600)
    assert made.actor.table.number == before
    turn = made.view["turn"]
    if turn < 2:
        assert (await made.people[turn].act()).code == "refused"
    assert (await made.people[0].do("resume")).ok
    await made.clock.advance(600)
    assert made.actor.table.number >= before + 1


async def test_r43_a_pause_between_rounds_holds_the_deal(party: Begin):
    made = await party()
    await made.play_until("deal")
    await made.people[0].do("pause")
    await made.clock.advance(600)
    assert (made.table["status"], len(made.deals())) == ("between", 1)
    await made.people[0].do("resume")
    assert made.table["deadline"] == made.clock.now() + 30_000


# R50, R51, R52: pace


async def test_r50_bots_do_not_lead_before_the_rest_is_over(party: Begin):
    made = await party(game="spades", people=1, bots={1: "steady", 2: "steady", 3: "steady"})
    await made.people[0].do("settings", rest_ms=3000, pace_ms=500)
    while made.view["phase"] != "deal":
        if not await made.one_action():
            await made.clock.advance(1)
    store = made.kit.store
    assert isinstance(store, MemoryStore)
    plays = [
        row
        for row in store.logs[made.id]
        if isinstance(row.entry, Acted) and row.entry.action.startswith("play")
    ]
    waits = [
        (after.entry, after.at - before.at, number)
        for number, (before, after) in enumerate(pairwise(plays), 1)
    ]
    by_bots = [
        (wait, number) for entry, wait, number in waits if isinstance(entry, Acted) and entry.by == "bot"
    ]
    leads = [wait for wait, number in by_bots if number % 4 == 0]
    follows = [wait for wait, number in by_bots if number % 4]
    assert leads
    assert min(leads) == 3000
    assert min(follows) == 500


async def test_r50_a_rest_of_nothing_is_allowed(party: Begin):
    made = await party(people=1, bots={1: "steady", 2: "steady", 3: "steady"})
    assert (await made.people[0].do("settings", rest_ms=0, pace_ms=0)).ok
    for _ in range(4):
        await made.one_action()
        await made.clock.advance(0)
        await settled()
    assert made.view["phase"] == "deal"


@pytest.mark.parametrize(
    "wrong",
    [{"rest_ms": -1}, {"pace_ms": 99_999}, {"away_s": 0}, {"next_s": 2**60}, {"rest_ms": 1, "away_s": 1}],
)
async def test_settings_out_of_range_change_nothing(party: Begin, wrong):
    made = await party()
    before = made.table["settings"]
    reply = await made.people[0].do("settings", **{name: min(value, 2**53) for name, value in wrong.items()})
    assert reply.code == "refused"
    assert made.table["settings"] == before
    assert (await made.people[1].do("settings", rest_ms=1)).code == "refused"


async def test_r51_a_nudge_reaches_those_who_are_waited_for_and_not_too_often(party: Begin):
    made = await party()
    turn = made.view["turn"]
    other = made.people[(turn + 1) % 4]
    assert (await other.do("nudge")).ok
    assert made.people[turn].ear.events[-1]["seats"] == [turn]
    assert (await other.do("nudge")).code == "refused"
    assert (await made.people[turn].do("nudge")).code == "refused"
    await made.clock.advance(10)
    assert (await other.do("nudge")).ok


async def test_r52_the_only_card_is_played_after_a_delay_as_long_as_a_person_takes(party: Begin):
    delays = set()
    for _ in range(6):
        made = await party()
        for person in made.people:
            assert (await person.do("settings", auto_play=True)).ok
        await made.play_until("play")  # one card each: always the only one
        started = made.clock.now()
        await made.clock.advance(AUTO_PLAY_MS[0] / 1000 - 0.01)
        assert len(made.view["trick"]["plays"]) == 0
        while not made.view["trick"]["plays"]:
            await made.clock.advance(0.01)
        delays.add(made.clock.now() - started)
        assert AUTO_PLAY_MS[0] <= made.clock.now() - started <= AUTO_PLAY_MS[1] + 10
        made.kit.chance.random()
    await made.clock.advance(20)
    assert made.view["phase"] == "deal"


async def test_r52_is_off_unless_asked_for_and_is_nobody_else_s_business(party: Begin):
    made = await party()
    await made.people[1].do("settings", auto_play=True)
    assert [person.ear.table["auto_play"] for person in made.people] == [False, True, False, False]
    assert not any(event["kind"] == "auto-play" for event in made.people[0].ear.events)
    await made.play_until("play")
    await made.clock.advance(600)
    acted = [entry.seat for entry in entries(made, Acted) if entry.by == "auto"]
    assert set(acted) <= {1}


async def test_r52_bids_are_never_made_for_anybody(party: Begin):
    made = await party(options={"hook": "on"})
    for person in made.people:
        await person.do("settings", auto_play=True)
    await made.clock.advance(60)
    assert not any(made.view["has_bid"])
    dealer = made.view["dealer"]
    while made.view["turn"] != dealer or made.view["phase"] != "bid":
        await made.one_action()
    assert len(made.people[dealer].ear.view["legal"]) == 1
    await made.clock.advance(60)
    assert (made.view["round"], made.view["has_bid"][dealer]) == (1, False)
