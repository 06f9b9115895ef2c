"""What a seat works out is true of the cards that it cannot see, and uses nothing but the view."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from random import Random

import pytest

from foretrick import Match, bots
from foretrick.bots.knowledge import Knowledge, lacks
from foretrick.games import KEYS
from tests.bots import positions as at
from tests.bots.levels import EVERYBODY, Player
from tests.rules.draws import some_options


@pytest.mark.parametrize("game", KEYS)
def test_hands_hold_only_what_was_thought_possible(game: str) -> None:
    shown_void = 0
    for number in range(4):
        rng = Random(f"{game}{number}")
        options = some_options(rng, game, 4) | ({"target": 50} if game in at.SPADES else {})
        match = Match(game, 4, seed=number, options=options)
        lot = bots.make("random", number)
        while not match.over and len(match.rounds) < 12:
            seat = rng.choice(match.waiting_for)
            view = match.view(seat)
            if view.phase == "play":
                known = Knowledge(view)
                for other in known.others:
                    hand = match.view(other).hand
                    assert hand is not None
                    assert not hand.mask & ~known.might[other]
                    assert known.tables.beaten_by[known.trump][known.best] or known.best
                    shown_void += known.might[other] != known.unseen
            match.apply(lot.choose(view).action, seat)
    assert shown_void > 50


def test_the_chance_to_hold_none_of_some_cards() -> None:
    assert lacks(1, 1, 2) == 0.5
    assert lacks(0, 5, 5) == 1
    assert lacks(2, 3, 4) == 0
    assert lacks(2, 2, 4) == pytest.approx(1 / 6)
    assert lacks(3, 0, 3) == 1


@pytest.mark.parametrize("game", KEYS)
def test_a_seat_that_cannot_beat_the_card_never_does(game: str) -> None:
    """Where the chance is 0 the next seat has no card that may be played and wins, where it is 1 it has."""
    certain = [0, 0]
    for number in range(5):
        match = Match(game, 4, seed=number, options={"target": 50} if game in at.SPADES else None)
        lot = bots.make("random", number)
        while not match.over and len(match.rounds) < 12:
            seat = match.waiting_for[0]
            view = match.view(seat)
            if view.phase == "play" and view.trick is not None and 0 < len(view.trick.plays) < 4:
                watching = Knowledge(match.view((seat - 1) % 4))
                acting = Knowledge(view)
                chance = watching.can_beat(seat, acting.best, view.led)
                # a joker behind a joker is an ace, which only the seat that holds it can know of
                wins = any(
                    acting.takes(card) and acting.tables.counts_as[view.led][card] == card
                    for card in acting.choices
                )
                if chance in (0, 1):
                    assert wins == bool(chance)
                    certain[int(chance)] += 1
            match.apply(lot.choose(view).action, seat)
    assert certain[0] > 20


@pytest.mark.parametrize("game", KEYS)
def test_what_a_seat_cannot_know_changes_nothing(game: str) -> None:
    """Deal the hidden cards anew among the others and the stock: the same view, the same choice."""
    compared = 0
    for number in range(40):
        rng = Random(f"{game} {number}")
        options: dict[str, object] = {"target": 50} if game in at.SPADES else {"rounds": 1}
        if game == "oh-hell":
            options |= {"schedule": "fixed", "cards": 6}
        match = Match(game, 4, seed=number, options=options)
        lot = bots.make("random", number)
        for _ in range(rng.randrange(30)):
            seat = rng.choice(match.waiting_for)
            action = lot.choose(match.view(seat)).action
            if len(match.rounds) == 1 and match.rounds[0].line is None:
                match.apply(action, seat)
            if match.over or len(match.rounds) > 1:
                break
        if match.over or len(match.rounds) > 1 or match.phase == "trump":
            continue
        seat = rng.choice(match.waiting_for)
        for _ in range(10):
            other = at.hidden_swapped(match, seat, rng)
            if other is not None:
                view, again = match.view(seat), other.view(seat)
                assert again == view
                for name in EVERYBODY:
                    assert Player(name).choose(view) == Player(name).choose(again)
                compared += list(other.rounds[0].deal.hands) != list(match.rounds[0].deal.hands)
                break
    assert compared > 8


def test_bots_never_hold_a_match_and_know_no_game_by_name() -> None:
    """The modules of the players import neither matches nor games; only the table, where they meet, does."""
    folder = Path(inspect.getfile(bots)).parent
    for module in folder.rglob("*.py"):
        if module.name in ("table.py", "__init__.py"):
            continue
        source = module.read_text("utf-8")
        imported = {
            f"{node.module}.{name.name}"
            for node in ast.walk(ast.parse(source))
            if isinstance(node, ast.ImportFrom)
            for name in node.names
        }
        assert not [name for name in imported if name.endswith(".Match") or ".games" in name]
        assert not [game for game in KEYS if f'"{game}"' in source]
        assert ".rank" not in source.replace(".rank_of", "").replace("sheet.rank(", "")
    assert list(inspect.signature(bots.make("steady").choose).parameters) == ["view", "budget"]
