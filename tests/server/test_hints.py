"""A hint goes to the seat that asks and to no other; it knows what that seat knows, and the others never notice."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import Any

import pytest

from foretrick.play import Match, View
from foretrick.server import log, wire
from foretrick.server.actor import TableActor
from foretrick.server.aids import NoAid
from foretrick.server.hinting import NONE_NOW, Hinter
from foretrick.server.log import Acted, Logged
from foretrick.server.store import hash_token
from foretrick.server.wire import Advice
from tests.server.conftest import Begin
from tests.server.fakes import (
    FakeClock,
    MemoryStore,
    Party,
    Person,
    entries,
    first_is_best,
    kit,
    settled,
    until,
)
from tests.server.test_leak import CODE, two_deals


async def asker(made: Party) -> Person:
    """Whoever is asked for something now."""
    return made.people[made.view["waiting_for"][0]]


async def told(made: Party, person: Person, many: int = 1) -> dict[str, Any]:
    await made.until(lambda: len(person.ear.hints) >= many)
    return person.ear.hints[-1]


async def test_a_hint_goes_to_the_seat_that_asks_and_to_no_other(party: Begin):
    made = await party()
    watcher = await made.watcher()
    person = await asker(made)
    second_device = await Person(made.actor, person.token).come()
    others = [one for one in (*made.people, watcher) if one is not person]
    before = [len(one.ear.raw) for one in others]
    reply = await person.do("hint", again="why")
    assert reply.ok
    hint = await told(made, person)
    assert (hint["id"], hint["hint"]["action"]) == ("why", person.ear.view["legal"][0])
    assert [one["action"] for one in hint["hint"]["candidates"]] == person.ear.view["legal"]
    assert [len(one.ear.raw) for one in others] == before
    # The person's other device is that seat too.
    assert second_device.ear.hints == [hint]


async def test_nobody_can_tell_from_the_table_that_somebody_asked(party: Begin):
    made = await party(people=3, seats=3, options={"rounds": 2})
    asked = 0
    while made.table["status"] != "over":
        if made.table["status"] == "between":
            await made.next_round()
            continue
        person = await asker(made)
        if person is made.people[0]:
            assert (await person.do("hint")).ok
            asked += 1
            await told(made, person, asked)
        await person.act()
        await settled()
        if made.table["status"] != "over":
            assert all(one.ear.table["hints_taken"] is None for one in made.people)
    assert asked == 4 + 1  # two bids, three cards
    assert all(one.ear.table["hints_taken"] == [asked, 0, 0] for one in made.people)
    assert "hint" not in json.dumps(made.people[1].ear.events)


async def test_a_hint_that_was_not_followed_by_an_action_counts_once(party: Begin):
    made = await party()
    person = await asker(made)
    for many in (1, 2, 3):
        await person.do("hint")
        await told(made, person, many)
    await person.act()
    assert [entry.hinted for entry in entries(made, Acted)] == [True]
    await (await asker(made)).act()
    assert [entry.hinted for entry in entries(made, Acted)] == [True, False]


async def test_one_turn_is_worked_out_once(party: Begin):
    asked: list[View] = []

    def hint(view: View) -> Advice:
        asked.append(view)
        return first_is_best(view)

    made = await party(kit(hint=hint))
    person = await asker(made)
    for _ in range(5):
        await person.do("hint")
    await told(made, person, 5)
    assert len(asked) == 1
    assert asked[0].seat == made.people.index(person)


async def test_a_hint_for_a_turn_that_is_over_is_dropped(party: Begin):
    release = threading.Event()

    def slow(view: View) -> Advice:
        release.wait(20)
        return first_is_best(view)

    made = await party(kit(hint=slow))
    person = await asker(made)
    assert (await person.do("hint")).ok
    await person.act()
    release.set()
    # The next hint comes through the same two places, so the dropped one had every chance to be told.
    other = await asker(made)
    await other.do("hint")
    await told(made, other)
    assert person.ear.hints == []


async def test_who_may_not_have_one(party: Begin):
    made = await party()
    watcher = await made.watcher()
    person = await asker(made)
    bystander = next(one for one in made.people if one is not person)
    assert "no seat" in str((await watcher.do("hint")).error)
    assert "not you" in str((await bystander.do("hint")).error)
    await person.do("pause")
    assert "paused" in str((await person.do("hint")).error)
    await person.do("resume")
    assert (await person.do("hint", version=1)).code == "stale"
    await settled()
    assert not any(one.ear.hints for one in (*made.people, watcher))


async def test_the_host_switches_hints_off_before_the_match_and_not_in_it(party: Begin):
    made = await party(start=False)
    host, guest = made.people[:2]
    assert made.table["hints"]
    assert "host" in str((await guest.do("settings", hints=False)).error)
    assert (await host.do("settings", hints=False)).ok
    assert not made.table["hints"]
    assert made.people[1].ear.events[-1]["text"] == "Anna switches hints off."
    await host.do("start")
    await made.until(lambda: made.view["phase"] != "deal")
    assert "without hints" in str((await (await asker(made)).do("hint")).error)
    assert "before a match" in str((await host.do("settings", hints=True)).error)


async def test_a_table_can_be_opened_without_hints():
    shared = kit()
    made = Party(shared)
    opened = await made.house.open_table(wire.CreateTable("oh-hell", 4, "Anna", hints=False))
    async with made.house.table(opened.table) as actor:
        assert (await actor.look())["hints"] is False
    await made.house.close()


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize("game", ["joker-in-the-hole", "wizards-and-jesters", "spades-with-jokers"])
async def test_deals_that_look_the_same_to_a_seat_give_the_same_hint_to_the_byte(game: str, seat: int):
    """What the hint is worked out from holds nothing but what the seat may know."""
    names = ["Anna", "Ben", "Carla", "Dan"]
    match = Match.undealt(game, players=names)
    heard = []

    def everything_it_sees(view: View) -> Advice:
        return Advice(view.legal[0].text, f"{view!r} {view} {json.dumps(view.as_dict())}", [])

    for deal in two_deals(seat, match):
        store = MemoryStore()
        dealer = (seat - 1) % 4  # so that this seat is the first to act
        written: list[log.Entry] = [
            log.Created(game, 4, dict(match.options)),
            *(log.Sat(number, name) for number, name in enumerate(names)),
            log.Started(),
            log.Dealt({**deal, "dealer": dealer}),
        ]
        rows = [Logged(number, 1_700_000_000_000, entry) for number, entry in enumerate(written, 1)]
        await store.create("abc", game, rows, {seat + 2: hash_token("mine")})
        actor = await TableActor.load(kit(store=store, hint=everything_it_sees), "abc")
        assert actor is not None
        actor.start()
        person = await Person(actor, "mine").come()
        assert (await person.do("hint", again="h")).ok
        await until(lambda: person.ear.hints != [])  # noqa: B023 - called before the next round
        heard.append(wire.encode(person.ear.hints[0]))
        await actor.stop()
    assert heard[0] == heard[1]


async def test_a_fault_is_told_in_a_sentence_and_logged_without_a_card(
    party: Begin, caplog: pytest.LogCaptureFixture
):
    caplog.set_level("DEBUG")

    def faulty(view: View) -> Advice:
        raise RuntimeError(f"I hold {view.hand}")

    made = await party(kit(hint=faulty))
    person = await asker(made)
    await person.do("hint")
    answer = await told(made, person)
    assert (answer["hint"], answer["error"]) == (None, str(NONE_NOW))
    assert "RuntimeError" in caplog.text
    assert not CODE.findall(caplog.text)
    await person.act()
    assert not entries(made, Acted)[0].hinted


async def test_the_content_of_a_hint_is_never_logged(party: Begin, caplog: pytest.LogCaptureFixture):
    caplog.set_level("DEBUG")
    made = await party()
    await made.play_until("play")
    person = await asker(made)
    await person.do("hint")
    hint = await told(made, person)
    assert CODE.findall(hint["hint"]["action"])
    assert not CODE.findall(caplog.text)
    assert hint["hint"]["sentence"] not in caplog.text


async def test_what_cannot_be_had_here_is_said_as_it_is():
    def nothing(view: View) -> Advice:
        raise NoAid("Not on this computer.")

    match = Match("wizards-and-jesters", players=4, seed=1)
    assert (
        await Hinter(FakeClock(), nothing).advise(match.view(match.turn), "here") == "Not on this computer."
    )


async def test_a_hint_that_takes_too_long_is_given_up():
    release, clock = threading.Event(), FakeClock()

    def stuck(view: View) -> Advice:
        release.wait(20)
        return first_is_best(view)

    match = Match("wizards-and-jesters", players=4, seed=1)
    waiting = asyncio.ensure_future(Hinter(clock, stuck, limit_s=5).advise(match.view(match.turn), "here"))
    await clock.advance(5)
    assert await waiting == NONE_NOW
    release.set()


async def test_a_bot_that_thinks_or_a_hint_warms_up_once_in_a_process():
    begun: list[str] = []
    done = threading.Event()

    def warm(sheet: Any) -> None:
        begun.append(sheet.game)
        done.set()

    shared = kit(warm=warm)
    plain = await Party(shared).house.open_table(wire.CreateTable("oh-hell", 4, "Anna", hints=False))
    made = Party(shared)
    async with made.house.table(plain.table):
        await settled()
    assert begun == []
    first = await Party(shared).begin("wizards-and-jesters", people=1, start=False)
    second = await Party(shared).begin("oh-hell", people=1, start=False)
    assert done.wait(20)
    assert begun == ["wizards-and-jesters"]
    for one in (first, second):
        await one.end()
    await made.house.close()


async def test_the_table_goes_on_when_warming_fails(caplog: pytest.LogCaptureFixture):
    failed = threading.Event()

    def warm(sheet: Any) -> None:
        failed.set()
        raise OSError("no room for the cache")

    made = await Party(kit(warm=warm)).begin()
    assert failed.wait(20)
    assert (await (await asker(made)).act()).ok
    await made.end()


async def test_the_table_goes_on_while_the_code_is_made_ready():
    """A first compilation may take long: people sit down, bots play, and the event loop is free."""
    release = threading.Event()

    def warm(sheet: Any) -> None:
        release.wait(20)

    made = await Party(kit(warm=warm)).begin(
        people=1, bots=dict.fromkeys((1, 2, 3), "steady"), options={"rounds": 1}
    )
    while made.table["status"] != "over":
        await made.one_action()
        await made.clock.advance(3)
    release.set()
    await made.end()
