"""Bots, off the event loop. Whatever a bot does, its table gets a legal action in time.

Each choice runs in a thread of its own that dies with the process: a thread cannot be stopped from outside, and one
of a pool would keep the server from shutting down.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from foretrick import bots
from foretrick.play import Action, Bid, Look, View
from foretrick.server.faults import trail
from foretrick.server.timing import Clock

logger = logging.getLogger(__name__)


class Chooser(Protocol):
    """The part of a bot that a table needs."""

    def choose(self, view: View) -> bots.Choice:
        """The bot's choice for the seat of `view`."""


@dataclass(frozen=True)
class Thought:
    """What is to be done for a bot; `slip` is what it did wrong when the action is not its own."""

    action: Action
    slip: str | None = None


def default_action(legal: tuple[Action, ...]) -> Action:
    """The action of a seat that chooses none: look, else the lowest number that may be bid, else the first.

    >>> default_action((Bid("nil"), Bid(1), Bid(2)))
    Bid(1)
    """
    for action in legal:
        if isinstance(action, Look):
            return action
    numbers = [action for action in legal if isinstance(action, Bid) and isinstance(action.bid, int)]
    return numbers[0] if numbers else legal[0]


class Thinkers:
    """Makes the choices of the bots of all tables, as many at a time as there are processors."""

    def __init__(
        self,
        clock: Clock,
        limit_s: float,
        make: Callable[[str], Chooser] = bots.make,
        at_once: int | None = None,
    ) -> None:
        self._clock, self._limit_s, self._make = clock, limit_s, make
        self._free = asyncio.Semaphore(at_once or max(2, os.cpu_count() or 2))

    def bot(self, name: str) -> Chooser:
        """A bot for one seat of one match. One that is no longer to be had is replaced, so no table is stuck."""
        try:
            return self._make(name)
        except ValueError:
            logger.warning("There is no bot %r any more; %r plays in its place.", name, bots.NAMES[-1])
            return self._make(bots.NAMES[-1])

    async def think(self, bot: Chooser, view: View, where: str) -> Thought:
        """The bot's choice, or the default action when it raises, answers with something illegal or takes too long.

        `view` must be of a seat that may act; `where` names the seat in the server's log.
        """
        async with self._free:
            slip, action = await self._choice(bot, view)
        if slip is None and action not in view.legal:
            slip, action = "illegal", None
        if action is not None and slip is None:
            return Thought(action)
        logger.warning("The bot at %s slipped (%s); the default action is taken.", where, slip)
        return Thought(default_action(view.legal), slip)

    async def _choice(self, bot: Chooser, view: View) -> tuple[str | None, Action | None]:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Action] = loop.create_future()
        threading.Thread(target=_choose, args=(bot, view, loop, answer), name="bot", daemon=True).start()
        bell = asyncio.ensure_future(self._clock.sleep(self._limit_s))
        try:
            either: set[asyncio.Future[Any]] = {answer, bell}
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if not answer.done():
                return "too slow", None
            error = answer.exception()
            # Only where it happened: an error's text could name cards.
            return (None, answer.result()) if error is None else (f"raised {trail(error)}", None)
        finally:
            bell.cancel()
            answer.cancel()


def _choose(
    bot: Chooser, view: View, loop: asyncio.AbstractEventLoop, answer: asyncio.Future[Action]
) -> None:
    result: Action | None = None
    failure: Exception | None = None
    try:
        result = bot.choose(view).action
    except Exception as error:  # noqa: BLE001 - whatever a bot raises is the bot's fault, and the table goes on
        failure = error

    def tell() -> None:
        if answer.done():
            return
        if failure is not None:
            answer.set_exception(failure)
        else:
            answer.set_result(result)  # type: ignore[arg-type] # an illegal answer is found by the caller

    try:
        loop.call_soon_threadsafe(tell)
    except RuntimeError:
        return  # the server has shut down meanwhile
