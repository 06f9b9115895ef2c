"""Every option of every game: what is accepted, and one clear sentence for what is not."""

from __future__ import annotations

from typing import Any

import pytest

from foretrick import Match, games
from foretrick.rules import BadOptions
from tests import referee

HELL, JOKER, JOKERED, PLAIN, WIZARDS = (
    referee.HELL,
    referee.JOKER,
    referee.JOKERED,
    referee.PLAIN,
    referee.WIZARDS,
)
LONGEST = {JOKER: {3: 10, 4: 10, 5: 10, 6: 8}, WIZARDS: {3: 17, 4: 13, 5: 10, 6: 8}}
MOST_CARDS = {3: 17, 4: 13, 5: 10, 6: 8, 7: 7}

# Numbers by option: some inside, and the nearest outside.
NUMBERS: dict[str, tuple[list[int], list[int]]] = {
    "floor": ([-1, -200, -5000], [0, 1, 200]),
    "target": ([50, 500, 1000], [0, -1]),
    "bonus": ([0, 5, 10, 100], [-1]),
    "per_trick": ([0, 1, 10], [-1]),
}
NULLABLE = ("rounds", "cards", "floor")
WRONG_TYPES: list[Any] = ["", "3", "true", 1.0, 2.5, [], ["on"], {}, {"a": 1}, b"on", float("nan"), object()]


def numbers(game: str, seats: int, name: str) -> tuple[list[int], list[int]]:
    """Numbers that an option of the game takes when it is set alone, and numbers that it refuses."""
    if name in NUMBERS:
        return NUMBERS[name]
    if name == "cards":
        top = MOST_CARDS[seats]
        return list(range(1, top + 1)), [0, -1, top + 1, 10**30]
    top = LONGEST[game][seats] if game in LONGEST else min(10, 51 // seats)
    return list(range(1, top + 1)), [0, -1, top + 1, 10**30]


def every_option() -> list[tuple[str, int, str]]:
    return [
        (game, seats, name)
        for game in referee.GAMES
        for seats in referee.SEATS[game]
        for name in referee.DEFAULTS[game]
    ]


def good_values(game: str, seats: int, name: str) -> list[Any]:
    good = list(referee.WORDS[name]) if name in referee.WORDS else list(numbers(game, seats, name)[0])
    return [*good, None] if name in NULLABLE else good


def bad_values(game: str, seats: int, name: str) -> list[Any]:
    bad = list(WRONG_TYPES)
    if name in referee.WORDS and isinstance(referee.WORDS[name][0], bool):
        bad += [0, 1, "on", "no"]
    elif name in referee.WORDS:
        bad += ["On", "of", " on", 0, 2, 7]
    else:
        bad += [True, False, *numbers(game, seats, name)[1]]
    return bad if name in NULLABLE else [*bad, None]


def refusal(game: str, seats: Any, options: Any) -> str:
    """The sentence with which a match is refused; the same through both doors."""
    with pytest.raises(BadOptions) as caught:
        games.sheet(game, seats, options)
    with pytest.raises(BadOptions) as again:
        Match(game, players=seats, seed=1, options=options)
    assert str(again.value) == str(caught.value)
    sentence = str(caught.value)
    assert sentence[:1].isupper()
    assert sentence.endswith((".", "?"))
    assert "\n" not in sentence
    assert len(sentence) < 240
    return sentence


@pytest.mark.parametrize(("game", "seats", "name"), every_option())
def test_every_value_is_accepted_alone(game: str, seats: int, name: str) -> None:
    for value in good_values(game, seats, name):
        options: dict[str, Any] = {name: value}
        if name == "hook" and value != "off":
            options["bidding"] = "in-turn"
        sheet = games.sheet(game, seats, options)
        right = referee.in_full(game, options)
        assert dict(sheet.options) == right
        assert referee.option_breaches(game, seats, dict(sheet.options)) == []
        match = Match(game, players=seats, seed=1, options=options)
        assert match.to_record()["options"] == right


@pytest.mark.parametrize(("game", "seats", "name"), every_option())
def test_every_other_value_is_refused_by_the_name_of_its_option(game: str, seats: int, name: str) -> None:
    for value in bad_values(game, seats, name):
        assert name in refusal(game, seats, {name: value}), value


@pytest.mark.parametrize("game", referee.GAMES)
def test_defaults_are_spelled_out(game: str) -> None:
    for seats in referee.SEATS[game]:
        assert dict(games.sheet(game, seats, {}).options) == referee.DEFAULTS[game]


@pytest.mark.parametrize("game", referee.GAMES)
@pytest.mark.parametrize("name", ["fun", "", "Hook", "hook ", 3, None, "<b>"])
def test_an_unknown_name_is_refused_and_named(game: str, name: Any) -> None:
    assert repr(name) in refusal(game, 4, {name: "on"}) or str(name) in refusal(game, 4, {name: "on"})


@pytest.mark.parametrize("game", referee.GAMES)
def test_an_option_of_another_game_is_unknown(game: str) -> None:
    others = {name for other in referee.GAMES for name in referee.DEFAULTS[other]}
    for name in sorted(others - set(referee.DEFAULTS[game])):
        assert name in refusal(game, 4, {name: True})


@pytest.mark.parametrize("game", referee.GAMES)
def test_the_number_of_players_is_checked(game: str) -> None:
    every: list[Any] = [*range(-1, 12), True, 4.0, "4"]
    for seats in every:
        if type(seats) is int and seats in referee.SEATS[game]:
            assert games.sheet(game, seats, {}).seats == seats
        else:
            with pytest.raises(BadOptions):
                games.sheet(game, seats, {})


def test_there_is_no_other_game() -> None:
    assert sorted(games.KEYS) == sorted(referee.GAMES)
    for key in ("whist", "", "Oh Hell", None):
        with pytest.raises(BadOptions):
            games.sheet(key, 4, {})  # type: ignore[arg-type]


CLASHES: list[tuple[str, int, dict[str, Any], list[str]]] = [
    (JOKER, 4, {"hook": "on"}, ["hook", "bidding", "in-turn"]),
    (JOKER, 4, {"hook": "except-first-round"}, ["hook", "bidding", "in-turn"]),
    (JOKER, 4, {"hook": "on", "bidding": "simultaneous"}, ["hook", "bidding", "in-turn"]),
    (WIZARDS, 4, {"hook": "on", "bidding": "simultaneous"}, ["hook", "bidding", "in-turn"]),
    (WIZARDS, 4, {"hook": "except-first-round", "bidding": "simultaneous"}, ["hook", "bidding", "in-turn"]),
    (HELL, 4, {"hook": "on", "bidding": "simultaneous"}, ["hook", "bidding", "in-turn"]),
    (HELL, 4, {"hook": "except-first-round", "bidding": "simultaneous"}, ["hook", "bidding", "in-turn"]),
    (HELL, 4, {"cards": 3, "rounds": 4}, ["rounds"]),
    (HELL, 4, {"cards": 3, "schedule": "up-down", "rounds": 6}, ["rounds"]),
    (HELL, 4, {"cards": 3, "schedule": "down-up", "rounds": 6}, ["rounds"]),
    (HELL, 4, {"schedule": "fixed", "rounds": 21}, ["rounds"]),
    # Without nil every bid is a number (9.1), and blind nil needs nil (9.2).
]


@pytest.mark.parametrize(
    ("game", "seats", "options", "words"), CLASHES, ids=[f"{c[0]} {c[2]}" for c in CLASHES]
)
def test_options_that_clash_are_refused_with_both_names(
    game: str, seats: int, options: dict[str, Any], words: list[str]
) -> None:
    sentence = refusal(game, seats, options)
    assert all(word in sentence for word in words), sentence


def test_near_a_clash_all_is_well() -> None:
    near: list[tuple[str, dict[str, Any]]] = [
        (HELL, {"cards": 3, "rounds": 3}),
        (HELL, {"cards": 3, "schedule": "up-down", "rounds": 5}),
        (HELL, {"cards": 3, "schedule": "down-up", "rounds": 5}),
        (HELL, {"schedule": "fixed", "rounds": 20}),
        (HELL, {"cards": 13, "schedule": "up-down", "rounds": 25}),
        (JOKER, {"hook": "off", "bidding": "simultaneous"}),
        (JOKERED, {"nil": False, "failed_nil_tricks": "count"}),
        (JOKERED, {"nil": False, "blind_nil": True}),
        (PLAIN, {"nil": False, "blind_nil": True}),
    ]
    for game, options in near:
        assert dict(games.sheet(game, 4, options).options) == referee.in_full(game, options)


@pytest.mark.parametrize("options", [["nil"], "nil", 3, [("nil", True)], {"nil"}, True])
def test_options_that_are_no_mapping_are_refused(options: Any) -> None:
    with pytest.raises(BadOptions):
        games.sheet(PLAIN, 4, options)


def test_the_worked_example_spells_the_hook_as_a_switch() -> None:
    for game in (JOKER, WIZARDS, HELL):
        assert games.sheet(game, 4, {"hook": False}).options["hook"] == "off"


SCHEDULES: list[tuple[int, dict[str, Any], list[int]]] = [
    (3, {}, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    (6, {}, [1, 2, 3, 4, 5, 6, 7, 8]),
    (7, {}, [1, 2, 3, 4, 5, 6, 7]),
    (7, {"schedule": "down"}, [7, 6, 5, 4, 3, 2, 1]),
    (4, {"schedule": "up-down", "cards": 3}, [1, 2, 3, 2, 1]),
    (4, {"schedule": "down-up", "cards": 3}, [3, 2, 1, 2, 3]),
    (4, {"schedule": "up-down", "cards": 1}, [1]),
    (4, {"schedule": "down-up", "cards": 1}, [1]),
    (4, {"schedule": "fixed", "cards": 13}, [13] * 10),
    (5, {"schedule": "fixed"}, [10] * 10),
    (5, {"schedule": "fixed", "cards": 4, "rounds": 20}, [4] * 20),
    (4, {"schedule": "up-down", "cards": 3, "rounds": 4}, [1, 2, 3, 2]),
    (4, {"schedule": "down", "rounds": 2}, [10, 9]),
]


@pytest.mark.parametrize(
    ("seats", "options", "cards"), SCHEDULES, ids=[f"{at} {row[1]}" for at, row in enumerate(SCHEDULES)]
)
def test_the_schedules_of_oh_hell(seats: int, options: dict[str, Any], cards: list[int]) -> None:
    assert referee.schedule(HELL, seats, options) == cards
    assert list(games.sheet(HELL, seats, options).deals) == cards


def test_the_rounds_of_the_growing_games() -> None:
    for game, table in LONGEST.items():
        for seats, rounds in table.items():
            assert list(games.sheet(game, seats, {}).deals) == list(range(1, rounds + 1))
            assert list(games.sheet(game, seats, {"rounds": 2}).deals) == [1, 2]
