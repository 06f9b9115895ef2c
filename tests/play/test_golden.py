"""Golden playthroughs: a whole seeded match of each game, told line by line, must never change by accident.

After a change that is meant, write them anew with `python -m tests.play.test_golden` and read the difference.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from foretrick import Match

FOLDER = Path(__file__).parent.parent / "golden"
MATCHES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "joker-in-the-hole": ("joker-in-the-hole", 4, {}),
    "joker-in-the-hole-house-rules": (
        "joker-in-the-hole",
        6,
        {
            "joker_escape": True,
            "bidding": "in-turn",
            "hook": "on",
            "trump_choice": "after-looking",
            "rounds": 5,
        },
    ),
    "spades-with-jokers": ("spades-with-jokers", 4, {"target": 200, "floor": -200}),
    "spades-with-jokers-blind-nil": (
        "spades-with-jokers",
        4,
        {"variant": "deuces-high", "blind_nil": True, "failed_nil_tricks": "count", "floor": -300},
    ),
    "wizards-and-jesters": ("wizards-and-jesters", 4, {}),
    "wizards-and-jesters-variants": (
        "wizards-and-jesters",
        4,
        {"bidding": "simultaneous", "last_round_trump": "dealer-chooses"},
    ),
    "oh-hell": ("oh-hell", 5, {"hook": "on"}),
    "spades": ("spades", 4, {"floor": -200}),
}


def playthrough(name: str) -> str:
    """Every event of the match, a line each, with what each seat sees at the end of each round; then the record."""
    game, players, options = MATCHES[name]
    match = Match(game, players, options=options, seed=2026)
    rng = Random(7)
    lines = [repr(match), str(match)]
    while not match.over:
        seat = rng.choice(match.waiting_for)
        action = rng.choice(match.legal(seat))
        reasons = match.view(seat).barred
        lines += [f"  {match.players[seat]} may not {text}: {why}" for text, why in list(reasons.items())[:1]]
        for event in match.apply(action, seat):
            private = "" if event.audience is None else f" [to {match.players[event.audience[0]]}]"
            lines.append(event.text + private)
    lines += [str(match), json.dumps(match.to_record())]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", MATCHES)
def test_the_match_is_played_as_it_was(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in MATCHES:
        (FOLDER / f"{name}.txt").write_text(playthrough(name), encoding="utf-8")
