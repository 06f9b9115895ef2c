"""Plays the deals in this process, or in many. A worker that dies loses nothing: its deal is given out again."""

from __future__ import annotations

import signal
import traceback
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from foretrick.arena.contest import Contest
from foretrick.arena.outcome import Outcome
from foretrick.arena.playing import Company

MOST_DEATHS = 3
_SPAWN = get_context("spawn")  # compiled code and threads do not survive a fork


class Stopped(RuntimeError):
    """The contest cannot go on; the message is one sentence."""


def play_here(contest: Contest, deals: Iterable[int]) -> Iterator[Outcome]:
    """The outcomes in order, played in this process."""
    try:
        with Company(contest) as company:
            for deal in deals:
                yield company.play(deal)
    except Exception as error:
        raise Stopped(_trouble(error)) from error


@dataclass
class Worker:
    """A process that plays one deal after the other, and the deal that it has in hand."""

    process: SpawnProcess
    line: Connection
    deal: int

    @classmethod
    def hired(cls, contest: Contest, deal: int) -> Worker:
        """A new worker with its first deal."""
        ours, theirs = _SPAWN.Pipe()
        process = _SPAWN.Process(target=work, args=(contest, theirs), daemon=True)
        process.start()
        theirs.close()  # so that the line breaks when the process ends
        worker = cls(process, ours, deal)
        worker.give(deal)
        return worker

    def give(self, deal: int) -> None:
        """Send a deal; a worker that has died is noticed when it is listened to."""
        self.deal = deal
        with suppress(OSError):
            self.line.send(deal)

    def dismiss(self) -> None:
        """End the process, whatever it is doing."""
        self.line.close()
        self.process.kill()
        self.process.join()
        self.process.close()


def play_in_processes(contest: Contest, deals: Iterable[int], workers: int) -> Iterator[Outcome]:
    """The outcomes as they come, from that many processes.

    Raises `Stopped` when a deal ended its worker three times, or cannot be played.
    """
    todo, deaths = deque(deals), Counter[int]()
    crew: dict[Connection, Worker] = {}

    def hire(deal: int) -> None:
        worker = Worker.hired(contest, deal)
        crew[worker.line] = worker

    try:
        for _ in range(min(workers, len(todo))):
            hire(todo.popleft())
        while crew:
            for line in wait(list(crew)):
                assert isinstance(line, Connection)
                worker = crew[line]
                try:
                    told: Outcome | str = line.recv()
                except (EOFError, OSError):
                    crew.pop(line).dismiss()
                    deaths[worker.deal] += 1
                    if deaths[worker.deal] == MOST_DEATHS:
                        raise Stopped(_deadly(worker.deal)) from None
                    hire(worker.deal)
                    continue
                if isinstance(told, str):
                    raise Stopped(told)
                if more := bool(todo):
                    worker.give(todo.popleft())
                yield told
                if not more:
                    crew.pop(line).dismiss()
    finally:
        for worker in crew.values():
            worker.dismiss()


def work(contest: Contest, line: Connection) -> None:
    """What a worker process does until nobody asks any more: receive a deal, send its outcome or what is wrong."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who asked
    with suppress(EOFError, OSError):
        try:
            with Company(contest) as company:
                while True:
                    line.send(company.play(line.recv()))
        except (EOFError, OSError):
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told where the person sees it
            line.send(_trouble(error))


def _deadly(deal: int) -> str:
    return f"Deal {deal} ended the process that played it {MOST_DEATHS} times, so the contest cannot go on."


def _trouble(error: Exception) -> str:
    where = traceback.extract_tb(error.__traceback__)[-1]
    return (
        f"The contest cannot be played ({type(error).__name__}: {error}; {where.name}, line {where.lineno})."
    )
