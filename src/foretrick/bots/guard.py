"""A bot at a table that must go on: what it fails to do, the steady player does for it."""

from __future__ import annotations

import logging

from foretrick.bots.bot import Bot, Budget, Choice
from foretrick.bots.reference.heuristic import HeuristicBot
from foretrick.play import View

logger = logging.getLogger(__name__)


class Guarded:
    """A bot that is replaced for a move by the steady player where it raises or answers with what is not legal.

    It is logged, as a warning for the first time only: what fails once often fails at every move.
    """

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self._bot, self._stand_in = bot, HeuristicBot("steady")
        self._level = logging.WARNING

    def choose(self, view: View, budget: Budget | None = None) -> Choice:
        """The bot's choice, or the steady player's."""
        try:
            choice = self._bot.choose(view, budget)
            if choice.action in view.legal:
                return choice
            slip = "its action is not legal"
        except Exception as error:  # noqa: BLE001 - whatever a bot raises, the table goes on
            slip = type(error).__name__  # its text could name cards
        logger.log(self._level, "The bot %s failed (%s); the steady one plays in its place.", self.name, slip)
        self._level = logging.DEBUG
        return self._stand_in.choose(view, budget)
