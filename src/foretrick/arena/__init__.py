"""Bot against bot at scale: duplicate deals, every rotation of the seats, differences with their intervals.

>>> from foretrick import arena
>>> contest = arena.Contest("oh-hell", arena.read_seats("steady,random,random"), size=4, seed=1)
>>> arena.run(contest).rounds
12
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter

from foretrick.arena.checkpoint import Checkpoint
from foretrick.arena.cluster import play_on_ray
from foretrick.arena.contest import USUAL_LIMIT, Contest
from foretrick.arena.entrants import Entrant, read_seats
from foretrick.arena.outcome import Outcome
from foretrick.arena.outside import PROTOCOL, rehearse
from foretrick.arena.report import Report, Standing, report
from foretrick.arena.workers import Stopped, play_here, play_in_processes

__all__ = [
    "PROTOCOL",
    "USUAL_LIMIT",
    "Contest",
    "Entrant",
    "Report",
    "Standing",
    "Stopped",
    "read_seats",
    "run",
]


def _say_nothing(_: int) -> None:
    """Nobody waits for the deals one by one."""


def run(
    contest: Contest,
    *,
    workers: int = 1,
    ray: str | None = None,
    checkpoint: Path | None = None,
    on_deal: Callable[[int], object] = _say_nothing,
) -> Report:
    """Play a contest and report: in this process, in several, or on the Ray cluster at an address.

    The report does not depend on where it was played, but for the times. With `checkpoint` the finished deals are
    kept in that file, and those that it holds already are not played again. `on_deal` is told the number of every
    deal that is done. Raises `BadOptions` for what cannot be played, `Stopped` for what came to an end on the way.
    """
    start = perf_counter()
    deals: Sequence[int] = range(contest.size)
    outcomes: dict[int, Outcome] = {}
    with ExitStack() as stack:
        kept = stack.enter_context(Checkpoint(checkpoint, contest)) if checkpoint is not None else None
        if kept is not None:
            outcomes |= {deal: kept.done[deal] for deal in deals if deal in kept.done}
            deals = [deal for deal in deals if deal not in outcomes]
        for deal in outcomes:
            on_deal(deal)
        for outcome in _played(contest, deals, workers, ray):
            outcomes[outcome.number] = outcome
            if kept is not None:
                kept.add(outcome)
            on_deal(outcome.number)
    ordered = [outcomes[deal] for deal in range(contest.size)]
    return report(contest, ordered, perf_counter() - start)


def _played(contest: Contest, deals: Sequence[int], workers: int, ray: str | None) -> Iterator[Outcome]:
    if not deals:
        return iter(())
    if ray is not None:
        return play_on_ray(contest, deals, ray)
    rehearse(contest)
    return play_here(contest, deals) if workers == 1 else play_in_processes(contest, deals, workers)
