"""Random rounds a second on one core: the compiled dress, the plain dress, and OpenSpiel in the same run.

    python bench/kernel.py [--seconds 3] [--repeats 3] [--json]

Needs the project installed, and `pip install open_spiel==2.0.2` for the comparison (without it, its rows are left
out and said so). Games: `spades`, and four-player `oh-hell` with ten cards each. A round is the deal, the bids and
the cards, every choice at random. OpenSpiel is measured twice: driven from Python, one `apply_action` at a time, and
by its own C++ (`pyspiel.evaluate_bots` with its uniform random bots). Rates are the best of the repeats, which take
turns, since other work on the machine can only slow a run down. Where the rules differ: OpenSpiel's Spades lets a
seat bid 0 for nil and has no separate nil; its Oh Hell has the dealer's hook (so it is on here as well).
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version

from rich.console import Console
from rich.table import Table

from foretrick.games import sheet
from foretrick.kernel import batch, dress, layout
from foretrick.kernel.tables import tables_for

GAMES = {
    "spades": (sheet("spades", 4), "spades"),
    "oh-hell, 4 players, 10 cards": (
        sheet("oh-hell", 4, {"schedule": "fixed", "cards": 10, "hook": "on"}),
        "oh_hell(players=4,num_tricks_fixed=10)",
    ),
}
Runner = Callable[[int], int]  # plays so many rounds, returns the number of decisions


def compiled(our_sheet) -> Runner:
    made = dress.compiled()
    parts = made.tables(our_sheet), made.states(1)[0], made.chance(1), made.pack(our_sheet)
    return lambda rounds: made.play_rounds(*parts, rounds)


def plain(our_sheet) -> Runner:
    parts = tables_for(our_sheet), layout.State(), [1], list(our_sheet.pack)
    return lambda rounds: batch.play_rounds(*parts, rounds)


def spiel_from_python(name: str) -> Runner:
    import pyspiel

    game, chance = pyspiel.load_game(name), random.Random(1)

    def run(rounds: int) -> int:
        decisions = 0
        for _ in range(rounds):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    actions, weights = zip(*outcomes, strict=True)
                    state.apply_action(chance.choices(actions, weights)[0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(chance.random() * len(actions))])
                    decisions += 1
        return decisions

    return run


def spiel_from_cpp(name: str) -> Runner:
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, 11 + seat) for seat in range(game.num_players())]
    played = 0

    def run(rounds: int) -> int:
        nonlocal played
        for _ in range(rounds):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, played)
            played += 1
        return 0  # its C++ does not count decisions

    return run


def rate(run: Runner, seconds: float) -> tuple[float, float]:
    """(rounds a second, decisions a second) over about so many seconds."""
    rounds = 1
    while True:
        start = time.perf_counter()
        decisions = run(rounds)
        took = time.perf_counter() - start
        if took >= seconds:
            return rounds / took, decisions / took
        rounds = max(rounds * 2, int(rounds * 1.1 * seconds / max(took, 1e-6)))


def spiel_version() -> str | None:
    try:
        import pyspiel  # noqa: F401

        return version("open_spiel")
    except (ImportError, PackageNotFoundError):
        return None


def measure(seconds: float, repeats: int) -> dict[str, dict[str, tuple[float, float]]]:
    results: dict[str, dict[str, tuple[float, float]]] = {}
    for title, (our_sheet, their_name) in GAMES.items():
        runners = {"compiled dress": compiled(our_sheet), "plain dress": plain(our_sheet)}
        if spiel_version():
            runners["OpenSpiel, its C++"] = spiel_from_cpp(their_name)
            runners["OpenSpiel, from Python"] = spiel_from_python(their_name)
        for run in runners.values():
            run(20)
        turns = [{name: rate(run, seconds) for name, run in runners.items()} for _ in range(repeats)]
        results[title] = {name: max(turn[name] for turn in turns) for name in runners}
    return results


def show(results: dict[str, dict[str, tuple[float, float]]], console: Console) -> None:
    for title, rows in results.items():
        table = Table(title=title, title_justify="left")
        table.add_column("program")
        for column in ("rounds/s", "decisions/s", "compiled is", "plain is"):
            table.add_column(column, justify="right")
        ours, slow = rows["compiled dress"][0], rows["plain dress"][0]
        for name, (rounds, decisions) in rows.items():
            said = f"{decisions:,.0f}" if decisions else "not counted"
            table.add_row(name, f"{rounds:,.0f}", said, f"{ours / rounds:,.1f} x", f"{slow / rounds:,.2f} x")
        console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each measurement takes")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # one core for all of them
    results = measure(asked.seconds, asked.repeats)
    facts = {
        "python": platform.python_version(),
        "numba": version("numba"),
        "open_spiel": spiel_version(),
        "state_bytes": dress.state_type().itemsize,
    }
    if asked.json:
        print(json.dumps({**facts, "rates": results}))
        return
    console = Console()
    console.print(", ".join(f"{name} {value or 'missing'}" for name, value in facts.items()))
    show(results, console)


if __name__ == "__main__":
    main()
