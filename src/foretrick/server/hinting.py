"""Hints, off the event loop: one for each turn of a seat, told to nobody else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from foretrick.messages import Message, message
from foretrick.play import View
from foretrick.server.aids import NoAid
from foretrick.server.apart import apart
from foretrick.server.faults import trail
from foretrick.server.timing import Clock
from foretrick.server.wire import Advice

logger = logging.getLogger(__name__)

# The first hint of a process may have to wait until the compiled code is there.
LIMIT_S = 30.0
NONE_NOW: Final = message("error-no-hint-now")


class Hinter:
    """Makes the hints of all tables, a few at a time. What it is shown is a view, so it knows what the seat knows."""

    def __init__(
        self, clock: Clock, hint: Callable[[View], Advice], limit_s: float = LIMIT_S, at_once: int = 2
    ) -> None:
        self._clock, self._hint, self._limit_s = clock, hint, limit_s
        self._free = asyncio.Semaphore(at_once)

    async def advise(self, view: View, where: str) -> Advice | Message | str:
        """The hint for the seat of `view`, or why there is none. Neither is logged."""
        async with self._free:
            work = asyncio.ensure_future(apart(lambda: self._hint(view), "hint"))
            bell = asyncio.ensure_future(self._clock.sleep(self._limit_s))
            try:
                either: set[asyncio.Future[Any]] = {work, bell}
                await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
                return work.result() if work.done() else NONE_NOW
            except NoAid as reason:
                return reason.reason
            except Exception as error:  # noqa: BLE001 - no hint is worth a table; its text could name cards
                logger.error("No hint for %s: %s", where, trail(error))
                return NONE_NOW
            finally:
                bell.cancel()
                work.cancel()
