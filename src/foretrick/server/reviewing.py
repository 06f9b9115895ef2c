"""Reviews of finished matches: one at a time in a thread of low priority, in turn, and kept for a while."""

from __future__ import annotations

import hashlib
import logging
import secrets
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from foretrick.messages import LANGUAGES, Message, Spoken, message, worded
from foretrick.record import BadRecord
from foretrick.server import wire
from foretrick.server.aids import NoAid, Progress
from foretrick.server.apart import start, step_back
from foretrick.server.faults import trail
from foretrick.server.settings import Limits
from foretrick.server.timing import Clock

logger = logging.getLogger(__name__)

Engine = Callable[[dict[str, Any], Progress], dict[str, Any]]


class CannotReview(Spoken):
    """A review that is not begun; the message is one sentence."""

    def __init__(self, reason: Message, busy: bool = False) -> None:
        super().__init__(reason)
        self.busy = busy


class _Stopped(Exception):
    """The server ends, and the work with it."""


@dataclass
class _Job:
    """One match: its record until the work is done, then the finished answer in each language, ready to be sent."""

    record: dict[str, Any] | None
    at: int
    done: float = 0.0
    answers: dict[str, bytes] | None = None


class Reviews:
    """All reviews of a process. The same record is worked out once, however many ask for it."""

    def __init__(self, clock: Clock, engine: Engine, limits: Limits) -> None:
        self._clock, self._engine, self._limits = clock, engine, limits
        self._salt = secrets.token_bytes(16)
        self._lock = threading.Lock()
        self._jobs: OrderedDict[str, _Job] = OrderedDict()
        self._queue: deque[str] = deque()
        self._working = self._stopping = False

    def ask(self, record: dict[str, Any]) -> str:
        """The id under which the review of a record can be looked at. Raises `CannotReview`."""
        rounds = record.get("rounds")
        if not isinstance(rounds, list):
            raise CannotReview(message("error-review-no-record"))
        if len(rounds) > self._limits.review_rounds:
            raise CannotReview(message("error-review-too-long", rounds=self._limits.review_rounds))
        name = hashlib.blake2b(wire.encode(record), key=self._salt, digest_size=12).hexdigest()
        with self._lock:
            self._forget()
            if name in self._jobs:
                return name
            if len(self._queue) >= self._limits.reviews_waiting:
                raise CannotReview(message("error-review-busy"), busy=True)
            self._jobs[name] = _Job(record, self._clock.now())
            self._queue.append(name)
            if not self._working:
                self._working = True
                start(self._work, "review")
        return name

    def look(self, name: str, language: str = "en") -> bytes | None:
        """How far a review is, or its end, as JSON; `None` when there is none of that name (any more)."""
        with self._lock:
            self._forget()
            job = self._jobs.get(name)
            if job is None:
                return None
            ahead = self._queue.index(name) + 1 if name in self._queue else 0
        if job.answers is not None:
            return job.answers[language]
        return wire.encode({"done": round(job.done, 3), "ahead": ahead, "review": None})

    def close(self) -> None:
        """Begin nothing more, and end what is being done at its next step."""
        self._stopping = True
        with self._lock:
            self._queue.clear()

    def _forget(self) -> None:
        """Let go of the oldest: those that are past their time, and those over the number that is kept."""
        before = self._clock.now() - self._limits.reviews_kept_s * 1000
        finished = [name for name, job in self._jobs.items() if job.answers is not None]
        spare = len(self._jobs) - self._limits.reviews_kept
        for place, name in enumerate(finished):
            if place < spare or self._jobs[name].at < before:
                del self._jobs[name]

    def _next(self) -> _Job | None:
        with self._lock:
            if not self._queue:
                self._working = False
                return None
            return self._jobs[self._queue.popleft()]

    def _work(self) -> None:
        step_back()
        while (job := self._next()) is not None:
            try:
                job.answers = self._answers(job)
            except _Stopped:
                return
            job.record, job.at = None, self._clock.now()

    def _answers(self, job: _Job) -> dict[str, bytes]:
        record = job.record
        assert record is not None

        def progress(done: float) -> None:
            if self._stopping:
                raise _Stopped
            job.done = min(0.999, done)

        try:
            return _in_each_language({"done": 1, "review": self._engine(record, progress)})
        except _Stopped:
            raise
        except NoAid as none:
            return _in_each_language({"error": none.reason})
        except BadRecord as bad:
            return _in_each_language({"error": bad.message})
        except Exception as error:  # noqa: BLE001 - one match that fails must not end the queue
            logger.error("A match could not be reviewed: %s", trail(error))
            return _in_each_language({"error": message("error-review-failed")})


def _in_each_language(found: dict[str, Any]) -> dict[str, bytes]:
    """An answer, ready to be sent to readers of any language."""
    return {language: wire.encode(worded(found, language)) for language in LANGUAGES}
