"""Pads drawn at random: any game, any options, players who come and go, slips of the thumb."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from foretrick import games
from foretrick.rules import BadOptions, Option
from foretrick.scorepad.entries import Entry, Writing

AT = "2026-11-30T20:15:00+01:00"
Draw = st.DrawFn


def value_of(option: Option) -> st.SearchStrategy[Any]:
    if option.kind == "choice":
        return st.sampled_from([value for value, _ in option.choices])
    if option.kind == "switch":
        return st.booleans()
    assert option.low is not None
    assert option.high is not None
    numbers = st.integers(option.low, option.high)
    return st.none() | numbers if option.empty is not None else numbers


@st.composite
def options(draw: Draw, key: str) -> dict[str, Any]:
    """Options that some number of players can play with; many are left out."""
    game = games.game(key)
    seats = draw(st.integers(*game.seats))
    asked = {option.name: draw(value_of(option)) for option in game.options_for(seats) if draw(st.booleans())}
    try:
        game.sheet(seats, asked)
    except BadOptions:
        asked.pop("rounds", None)
        asked.pop("hook", None)
    return asked


def bid(cards: int, spades: bool) -> st.SearchStrategy[Any]:
    """Mostly a bid that may be made."""
    usual = st.integers(1 if spades else 0, cards)
    promise = st.sampled_from(["nil", "blind-nil"])
    slip = st.integers(0, 99) | promise | st.none()
    return st.integers(0, 19).flatmap(lambda n: slip if n == 0 else promise if spades and n < 5 else usual)


@st.composite
def tricks(draw: Draw, cards: int, seats: int) -> list[int | None]:
    """Mostly tricks that add up."""
    cuts = sorted(draw(st.lists(st.integers(0, cards), min_size=seats - 1, max_size=seats - 1)))
    won: list[int | None] = [b - a for a, b in zip([0, *cuts], [*cuts, cards], strict=True)]
    if draw(st.integers(0, 9)) == 0:
        won[draw(st.integers(0, seats - 1))] = draw(st.none() | st.integers(0, 20))
    return won


@st.composite
def pads(draw: Draw, key: str | None = None) -> list[Entry]:
    """The entries of a pad, each cell written once."""
    key = draw(st.sampled_from(games.KEYS)) if key is None else key
    spades = "spades" in key
    game = games.game(key)
    writing = Writing("t", AT)
    writing.write(["game"], {"key": key, "options": draw(options(key))})
    everybody = [f"p{n}" for n in range(1, game.seats[1] + 3)]
    for player in everybody:
        writing.write(["player", player], f"Name {player}")
    usual = draw(st.integers(*game.seats))
    for number in range(1, draw(st.integers(0, 12)) + 1):
        seats = everybody[:usual]
        if draw(st.integers(0, 3)) == 0:
            seats = draw(st.permutations(everybody))[: draw(st.integers(2, min(8, len(everybody))))]
        usual_cards = 13 if spades else min(number, 7)
        cards = draw(st.integers(1, 17)) if draw(st.integers(0, 5)) == 0 else usual_cards
        at = ("round", f"r{number}")
        place = {"place": number, "seats": seats, "dealer": draw(st.sampled_from(seats)), "cards": cards}
        writing.write(at, place)
        if draw(st.booleans()):
            writing.write([*at, "trump"], draw(st.sampled_from(["S", "H", "D", "C", "none"])))
        for player, won in zip(seats, draw(tricks(cards, len(seats))), strict=True):
            writing.write([*at, "bid", player], draw(bid(cards, spades)))
            writing.write([*at, "tricks", player], won)
        if draw(st.integers(0, 9)) == 0:
            writing.write([*at, "gone"], True)
    if draw(st.booleans()):
        writing.write(["seats"], draw(st.permutations(everybody))[: draw(st.integers(1, 8))])
    return writing.entries


@st.composite
def logs(draw: Draw) -> list[Entry]:
    """Pads on which others wrote too, over whatever they saw, some of it twice."""
    entries = draw(pads())
    rng = draw(st.randoms(use_true_random=False))
    log = list(entries)
    for number in range(rng.randrange(12)):
        there = rng.choice(log)
        if there.what[0] in ("game", "player"):
            continue
        seen = [entry.id for entry in log if entry.what == there.what]
        over = tuple(rng.sample(seen, rng.randrange(min(3, len(seen)) + 1)))
        kind = (there.what[0], len(there.what), there.what[2:3])
        alike = [e.to for e in entries if (e.what[0], len(e.what), e.what[2:3]) == kind]
        to = None if len(there.what) == 4 and rng.random() < 0.3 else rng.choice(alike)
        log.insert(rng.randrange(len(log) + 1), Entry(f"m-{number}", AT, "", there.what, to, over))
    return log + rng.sample(log, rng.randrange(3))
