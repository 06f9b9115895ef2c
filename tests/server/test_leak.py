"""Whatever is sent to a seat or a spectator holds no card that they cannot know (R46, R47)."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from foretrick.cards import PACK, Card
from foretrick.messages import LANGUAGES, say
from foretrick.play import Match
from foretrick.server import log, wire
from foretrick.server.actor import TableActor
from foretrick.server.log import Logged
from foretrick.server.store import hash_token
from tests.server.fakes import Ear, MemoryStore, Party, Person, kit, settled

CODE = re.compile(r"(?<![A-Za-z0-9])(?:[2-9TJQKA][SHDC]|BJ|LJ)(?![A-Za-z0-9])")
SAID = {str(card): card.code for card in PACK}
SAID |= {say(card.message, language): card.code for card in PACK for language in LANGUAGES}
SAID |= {"roßen Joker": "BJ", "leinen Joker": "LJ"}  # German cards are inflected
NAMES = re.compile("|".join(map(re.escape, sorted(SAID, key=len, reverse=True))))
MATCHES: list[tuple[str, int, dict[str, Any]]] = [
    ("joker-in-the-hole", 4, {"rounds": 4}),
    ("joker-in-the-hole", 3, {"rounds": 3, "trump_choice": "after-looking", "joker_escape": True}),
    ("wizards-and-jesters", 4, {"rounds": 4}),
    ("wizards-and-jesters", 3, {"rounds": 3, "bidding": "simultaneous"}),
    ("spades-with-jokers", 4, {"target": 50, "floor": -50, "blind_nil": True}),
    ("oh-hell", 4, {}),
]


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key != "faces":  # which cards are special: a part of the rules, the same in every deal
                yield key
                yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def cards_in(message: dict[str, Any]) -> set[str]:
    """Every card that is named anywhere in a message: by code, by name, by sign."""
    found: set[str] = set()
    for text in strings(message):
        found.update(CODE.findall(text))
        found.update(SAID[name] for name in NAMES.findall(text))
    return found


class Secrets:
    """What each seat may not know at this moment, from the log, which knows everything."""

    def __init__(self, match: Match, number: int = 0) -> None:
        now = match.rounds[number - 1]
        played = {play.card for trick in now.tricks for play in trick.plays}
        self.pack = set(match.sheet.pack)
        self.open = played | ({now.deal.turned} if now.deal.turned is not None else set())
        self.hands = [set(hand) for hand in now.deal.hands]
        over = now is not match.rounds[-1]
        self.looked = [over or match.view(seat).hand is not None for seat in range(match.sheet.seats)]

    def hidden_from(self, seat: int | None) -> set[str]:
        own: set[Card] = set() if seat is None or not self.looked[seat] else self.hands[seat]
        return {card.code for card in self.pack - self.open - own}


def check(match: Match, ears: dict[int | None, Ear], heard: dict[int | None, int]) -> None:
    for seat, ear in ears.items():
        for message in map(json.loads, ear.raw[heard[seat] :]):
            leaked = cards_in(message) & Secrets(match, message["view"]["round"]).hidden_from(seat)
            assert not leaked, (seat, leaked, message)
        heard[seat] = len(ear.raw)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options"), MATCHES)
async def test_r46_no_message_of_a_whole_match_names_a_hidden_card(
    game: str, seats: int, options: dict[str, Any], language: str
):
    party = await Party(kit()).begin(game, people=seats, seats=seats, options=options, language=language)
    watcher = await Person(party.actor, None, language).come()
    people: dict[int | None, Person] = {**dict(enumerate(party.people)), None: watcher}
    ears = {seat: person.ear for seat, person in people.items()}
    heard = {seat: len(ear.raw) - 1 for seat, ear in ears.items()}
    rng = random.Random(1)
    for _ in range(110):
        match = party.actor.table.match
        assert match is not None
        check(match, ears, heard)
        if party.table["status"] == "over":
            break
        if party.table["status"] == "between":
            await party.next_round()
            continue
        await refusals(party, watcher, rng)
        check(match, ears, heard)
        await party.one_action()
        await settled()
    for seat, person in people.items():  # what a reload gives
        again = await Person(party.actor, person.token, language).come()
        assert not cards_in(again.ear.last) & Secrets(party.actor.table.match).hidden_from(seat)  # type: ignore[arg-type]
    await party.end()


async def refusals(party: Party, watcher: Person, rng: random.Random) -> None:
    """Errors tell no more than views do: asked about cards of others, a seat hears of its own and of open ones."""
    match = party.actor.table.match
    assert match is not None
    for seat, person in [(None, watcher), *enumerate(party.people)]:
        card = rng.choice(match.sheet.pack)
        reply = await person.do("act", action=f"play {card.code}")
        if not reply.ok:
            named = cards_in(json.loads(wire.encode(reply))) - {card.code}
            assert not named & Secrets(match).hidden_from(seat)


def two_deals(seat: int | None, match: Match) -> tuple[dict[str, Any], dict[str, Any]]:
    """Two deals that differ in everything that `seat` cannot know."""
    deal = match.draw(random.Random(11))
    known = set(deal.hands[seat]) if seat is not None else set()
    known |= {deal.turned} if deal.turned is not None else set()
    hidden = [card for card in match.sheet.pack if card not in known]
    moved = hidden[::-1]
    hands = []
    for number, hand in enumerate(deal.hands):
        hands.append(
            [card.code for card in hand] if number == seat else [moved.pop().code for _ in range(len(hand))]
        )
    return deal.as_dict(), {**deal.as_dict(), "hands": hands}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
@pytest.mark.parametrize("game", ["joker-in-the-hole", "wizards-and-jesters", "spades-with-jokers"])
async def test_r46_deals_that_look_the_same_to_a_seat_are_told_alike_to_the_byte(
    game: str, seat: int | None, language: str
):
    names = ["Anna", "Ben", "Carla", "Dan"]
    match = Match.undealt(game, players=names)
    told = []
    for deal in two_deals(seat, match):
        store = MemoryStore()
        entries: list[log.Entry] = [
            log.Created(game, 4, dict(match.options)),
            *(log.Sat(number, name) for number, name in enumerate(names)),
            log.Started(),
            log.Dealt(deal),
        ]
        rows = [Logged(number, 1_700_000_000_000, entry) for number, entry in enumerate(entries, 1)]
        keys = {number + 2: hash_token(name) for number, name in enumerate(names)}
        await store.create("abc", game, rows, keys)
        actor = await TableActor.load(kit(store=store), "abc")
        assert actor is not None
        actor.start()
        person = await Person(actor, None if seat is None else names[seat], language).come()
        actions = ("play AS", "play 3H", "bid 1", "bid nil", "trump S", "look")
        barred = [action for action in actions if action not in person.ear.view["legal"]]
        replies = [wire.encode(await person.do("act", action=action, again=action)) for action in barred]
        told.append([*person.ear.raw, *replies, wire.encode(await actor.look())])
        await actor.stop()
    assert told[0] == told[1]


async def test_tokens_and_hashes_are_never_told():
    party = await Party(kit()).begin()
    watcher = await party.watcher()
    await party.play_until("deal")
    tokens = [person.token or "" for person in party.people]
    secret = [*tokens, *map(hash_token, tokens)]
    for person in (*party.people, watcher):
        text = b"".join(person.ear.raw).decode()
        assert not any(word in text for word in secret)
    store = party.kit.store
    assert isinstance(store, MemoryStore)
    assert not any(token in repr(store.logs) + repr(store.tokens) for token in tokens)
    await party.end()


async def test_the_server_s_own_log_names_no_card_and_no_token(caplog: pytest.LogCaptureFixture):
    caplog.set_level("DEBUG")
    party = await Party(kit()).begin()
    store = party.kit.store
    assert isinstance(store, MemoryStore)
    await party.play_until("play")
    store.failing = True
    await party.people[0].act() if party.view["turn"] == 0 else None
    await party.clock.advance(30)
    assert not CODE.findall(caplog.text)
    assert not any((person.token or "") in caplog.text for person in party.people)
    store.failing = False
    await party.end()
