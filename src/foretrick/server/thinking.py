"""Bots, off the event loop. Whatever a bot does, its table gets a legal action in time.

A bot that fails is replaced for that move by the steady one, which answers in a millisecond; and should even that
one fail, the default action is taken. The table goes on, and the server's log tells what the bot did.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from foretrick import bots
from foretrick.play import Action, Bid, Look, View
from foretrick.server.apart import apart
from foretrick.server.faults import trail
from foretrick.server.timing import Clock

logger = logging.getLogger(__name__)

STAND_IN: Final = "steady"
# The seconds for which these levels think when nothing hinders them. The limit comes on top: it is for a machine
# that is busy with other tables, and for the compiled code that a first thought has to wait for.
THINKS_S: Final = {"strong": 0.05, "master": 1.0}


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


def replacement(view: View) -> Action:
    """What is done for a bot that failed: what the steady one would do, else the default action."""
    try:
        action = bots.make(STAND_IN).choose(view).action
    except Exception as error:  # noqa: BLE001 - nothing may keep the table from going on
        logger.error("The bot %r, which stands in for others, raised %s.", STAND_IN, trail(error))
        return default_action(view.legal)
    return action if action in view.legal else default_action(view.legal)


def at_a_table(name: str) -> Chooser:
    """A bot that may use every processor core while it thinks."""
    return bots.make(name, cores=os.cpu_count() or 1)


class Thinkers:
    """Makes the choices of the bots of all tables, as many at a time as there are processors."""

    def __init__(
        self,
        clock: Clock,
        limit_s: float,
        make: Callable[[str], Chooser] = at_a_table,
        at_once: int | None = None,
    ) -> None:
        self._clock, self._limit_s, self._make = clock, limit_s, make
        self._free = asyncio.Semaphore(at_once or max(2, os.cpu_count() or 2))
        # By the id of a bot that took too long: whether it has come to an end meanwhile.
        self._late: dict[int, threading.Event] = {}

    def bot(self, name: str) -> Chooser:
        """A bot for one seat of one match. One that is not to be had here is replaced, so no table is stuck."""
        try:
            return self._make(name)
        except Exception as error:  # noqa: BLE001 - a bot that cannot be made is no reason to stop a table
            logger.warning("The bot %r cannot be had (%s); %r plays instead.", name, trail(error), STAND_IN)
            return self._make(STAND_IN)

    async def think(self, bot: Chooser, view: View, where: str) -> Thought:
        """The bot's choice, or another's when it raises, answers with something illegal or takes too long.

        `view` must be of a seat that may act; `where` names the seat in the server's log. A bot that is still busy
        with an earlier move is not asked, so it neither holds up its table again nor thinks two thoughts at a time.
        """
        slip, action = await self._ask(bot, view)
        if slip is None and action not in view.legal:
            slip = "illegal"
        if action is not None and slip is None:
            return Thought(action)
        logger.warning("The bot at %s slipped (%s); another choice is made for it.", where, slip)
        return Thought(replacement(view), slip)

    async def _ask(self, bot: Chooser, view: View) -> tuple[str | None, Action | None]:
        if self._is_late(bot):
            return "still busy with an earlier move", None
        async with self._free:
            return await self._choice(bot, view)

    async def _choice(self, bot: Chooser, view: View) -> tuple[str | None, Action | None]:
        ended = threading.Event()

        def work() -> Action:
            try:
                return bot.choose(view).action
            finally:
                ended.set()

        answer = asyncio.ensure_future(apart(work, "bot"))
        bell = asyncio.ensure_future(self._clock.sleep(self._limit(bot)))
        try:
            either: set[asyncio.Future[Any]] = {answer, bell}
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if not answer.done():
                self._late[id(bot)] = ended
                return "too slow", None
            error = answer.exception()
            # Only where it happened: an error's text could name cards.
            return (None, answer.result()) if error is None else (f"raised {trail(error)}", None)
        finally:
            bell.cancel()
            answer.cancel()

    def _is_late(self, bot: Chooser) -> bool:
        """Whether the bot still thinks about a move that was made without it."""
        ended = self._late.get(id(bot))
        if ended is not None and ended.is_set():
            del self._late[id(bot)]
            return False
        return ended is not None

    def _limit(self, bot: Chooser) -> float:
        """The seconds that a bot may take."""
        return self._limit_s + THINKS_S.get(getattr(bot, "name", ""), 0.0)
