"""The compiled code is made ready while people sit down, beside the event loop and once in a process."""

from __future__ import annotations

import logging
from collections.abc import Callable

from foretrick import games
from foretrick.rules import RuleSheet
from foretrick.server.apart import start, step_back
from foretrick.server.faults import trail
from foretrick.server.table import Table

logger = logging.getLogger(__name__)

# Bots that think ahead; the others need nothing compiled.
THINKING_BOTS = frozenset({"strong", "master"})


def wants_warmth(table: Table) -> bool:
    """Whether somebody at this table may soon need the compiled code: a bot that thinks ahead, or a hint."""
    return table.hints or any(seat.bot in THINKING_BOTS for seat in table.seats)


class Warmer:
    """Warms up once, at the first table or question that needs it. A bot that is asked before waits within its own limit."""

    def __init__(self, warm: Callable[[RuleSheet], None]) -> None:
        self._warm, self._begun = warm, False

    def look_at(self, table: Table) -> None:
        """Begin, if this table wants it and nothing has begun yet."""
        if not self._begun and table.game and wants_warmth(table):
            self.begin(games.sheet(table.game, len(table.seats), table.options))

    def begin(self, sheet: RuleSheet) -> None:
        """Begin, if nothing has begun yet. What is compiled for one game serves all."""
        if self._begun:
            return
        self._begun = True

        def work() -> None:
            step_back()
            try:
                self._warm(sheet)
            except Exception as error:  # noqa: BLE001 - whoever needs it is told then
                logger.warning("The compiled code could not be made ready: %s", trail(error))

        start(work, "warming")
