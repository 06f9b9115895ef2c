"""The review of a match: every decision judged, what the scores are made of, the course, where it turned."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from foretrick import record as records
from foretrick.messages import worded
from foretrick.play import Match
from foretrick.play.view import unworded_faces
from foretrick.review.accounts import Account, JudgedRound, Turn, account, turns
from foretrick.review.course import courses
from foretrick.review.grades import scale_of
from foretrick.review.judging import Decision, Judge, judged
from foretrick.review.searches import Analyse, Foresee, the_analyse, the_outlook
from foretrick.review.walk import Moment, RoundWalk, walk
from foretrick.rules import bid_name
from foretrick.search import Budget

Progress = Callable[[float], None]  # how much is done, from 0 to 1
USUAL: Final = Budget(worlds=1000)
OPEN: Final = Budget(worlds=1)  # with all the cards open there is but one


@dataclass(frozen=True)
class Review:
    """A match looked at again. `as_dict` is the form that the page and `foretrick review --json` show."""

    match: Match
    rounds: tuple[JudgedRound, ...]
    accounts: tuple[Account, ...]
    turns: tuple[Turn, ...]
    budget: Budget
    seed: int

    @property
    def decisions(self) -> list[Decision]:
        """Every decision, in order."""
        return [decision for now in self.rounds for decision in now.decisions]

    def as_dict(self, language: str = "en") -> dict[str, Any]:
        """The review as JSON, in a language; docs/review.md describes the form."""
        words: dict[str, Any] = worded(self.told(), language)
        return words

    def told(self) -> dict[str, Any]:
        """The same with its sentences still messages."""
        match, sheet = self.match, self.match.sheet
        scale = scale_of(sheet)
        return {
            "format": "foretrick-review",
            "version": 1,
            "game": match.game,
            "title": sheet.title,
            "players": list(match.players),
            "sides": [list(side) for side in sheet.sides],
            "faces": unworded_faces(sheet),
            "totals": list(match.totals),
            "winners": None if match.winners is None else list(match.winners),
            "unit": scale.unit,
            "threshold": scale.threshold,
            "worlds": self.budget.worlds,
            "milliseconds": self.budget.milliseconds,
            "seed": self.seed,
            "rounds": [_round(now) for now in self.rounds],
            "players_summary": [account.as_dict() for account in self.accounts],
            "turning_points": [turn.as_dict() for turn in self.turns],
        }


def _round(now: JudgedRound) -> dict[str, Any]:
    played = now.walk.played
    return {
        "round": played.number,
        "cards": len(played.deal.hands[0]),
        "dealer": played.deal.dealer,
        "trump": played.trump.letter if played.trump is not None else None,
        "turned": played.deal.turned.code if played.deal.turned is not None else None,
        "bids": [None if bid is None else bid_name(bid) for bid in played.bids],
        "won": played.won,
        "scores": list(played.line.scores) if played.line is not None else None,
        "decisions": [decision.as_dict() for decision in now.decisions],
        "chart": [point.as_dict() for point in now.course.points],
    }


def review(
    match: Match | dict[str, Any],
    *,
    budget: Budget = USUAL,
    seed: int = 0,
    progress: Progress | None = None,
    seats: Collection[int] | None = None,
    threads: int | None = None,
    analyse: Analyse | None = None,
    outlook: Foresee | None = None,
) -> Review:
    """Judge every decision of a match or a record, or only those of `seats`.

    With a budget in worlds the same seed gives the same review on every machine. `progress` is called in this thread;
    what it raises stops the review. `analyse` and `outlook` stand in for those of `foretrick.search`.

    Raises `BadRecord` for a record that is none, and `NoCompiler` where the search cannot work.
    """
    if isinstance(match, dict):
        match = records.replay(match)
    chosen = range(match.sheet.seats) if seats is None else sorted(seats)
    judge = Judge(analyse or the_analyse(), outlook or the_outlook(), budget, OPEN, seed)
    walks = walk(match)
    moments = [m for now in walks for m in now.moments if m.seat in chosen]
    decisions = _judged(judge, moments, threads or os.cpu_count() or 1, progress)
    drawn = courses(walks, match.sheet, judge.outlook, seed)
    rounds = tuple(
        JudgedRound(now, _of_round(now, decisions), course) for now, course in zip(walks, drawn, strict=True)
    )
    accounts = tuple(account(rounds, match.sheet, seat) for seat in chosen)
    return Review(match, rounds, accounts, tuple(turns(rounds, match, chosen)), budget, seed)


def _of_round(now: RoundWalk, decisions: Sequence[Decision]) -> tuple[Decision, ...]:
    return tuple(decision for decision in decisions if decision.moment.view.round == now.played.number)


def _judged(
    judge: Judge, moments: Sequence[Moment], threads: int, progress: Progress | None
) -> list[Decision]:
    """The decisions, in order. The search lets other threads run, so each has a decision of its own."""
    done: list[Decision] = []
    with _pool(threads) as pool:
        for decision in pool.map(lambda moment: judged(judge, moment), moments):
            done.append(decision)
            if progress is not None:
                progress(len(done) / len(moments))
    return done


@contextmanager
def _pool(threads: int) -> Iterator[ThreadPoolExecutor]:
    """Threads that leave what they have not begun when the block is left early."""
    pool = ThreadPoolExecutor(threads, "review")
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)
