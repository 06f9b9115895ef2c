"""Plays the deals on an existing Ray cluster."""

from __future__ import annotations

import socket
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from itertools import islice
from typing import Any

from foretrick.arena.contest import Contest
from foretrick.arena.outcome import Outcome
from foretrick.arena.playing import Company
from foretrick.arena.workers import MOST_DEATHS, Stopped

MOST_AT_ONCE = 16  # deals of a task
KNOCK_SECONDS = 5.0
WAITING = 2  # tasks for each processor, so that none is idle


def play_on_ray(contest: Contest, deals: Iterable[int], address: str) -> Iterator[Outcome]:
    """The outcomes as they come, from the cluster at an address (`auto`: the one of this machine).

    A task whose worker or node dies is played again by another. Raises `Stopped` with one sentence when Ray is not
    installed, the cluster does not answer, or a task fails for good.
    """
    ray = _ray()
    try:
        _knock(address)
        ray.init(address=address, logging_level="ERROR", log_to_driver=False)
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        reason = str(error).strip().split("\n")[0].rstrip(".")
        raise Stopped(f"The Ray cluster at {address!r} cannot be reached: {reason}.") from error
    try:
        yield from _outcomes(ray, contest, list(deals))
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """`OSError` if nobody listens at HOST:PORT: Ray itself would go on asking for many minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdecimal() and "://" not in address:
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()


def play_some(contest: Contest, deals: Sequence[int]) -> list[Outcome]:
    """A task: some deals one after the other."""
    with Company(contest) as company:
        return [company.play(deal) for deal in deals]


def _outcomes(ray: Any, contest: Contest, deals: list[int]) -> Iterator[Outcome]:
    processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
    size = max(1, min(MOST_AT_ONCE, len(deals) // (4 * processors)))
    tasks = (deals[start : start + size] for start in range(0, len(deals), size))
    remote = ray.remote(max_retries=MOST_DEATHS)(play_some)
    running = [remote.remote(contest, task) for task in islice(tasks, WAITING * processors)]
    while running:
        (done, *_), running = ray.wait(running)
        try:
            outcomes: list[Outcome] = ray.get(done)
        except ray.exceptions.RayError as error:
            reason = str(getattr(error, "cause", None) or error).strip().split("\n")[0]
            raise Stopped(f"The cluster could not play some of the deals: {reason}") from error
        running += [remote.remote(contest, task) for task in islice(tasks, 1)]
        yield from outcomes


def _ray() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise Stopped("Ray is not installed: pip install 'foretrick[cluster]' adds it.") from None
