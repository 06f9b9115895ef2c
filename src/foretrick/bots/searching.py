"""The players that think ahead, and the frozen one that strength is measured by."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from foretrick.bots import reasons
from foretrick.bots.bot import Choice
from foretrick.bots.knowledge import Knowledge
from foretrick.bots.manners import mannered
from foretrick.bots.reference.heuristic import HeuristicBot
from foretrick.kernel.dress import NoCompiler
from foretrick.messages import Message, message
from foretrick.play import Action, Play, View
from foretrick.search import Analysis, Budget, analysis

THOUGHT: Final = {"strong": Budget(milliseconds=50), "master": Budget(milliseconds=1000)}
FLAT_WORLDS: Final = 200


@dataclass
class SearchBot:
    """`strong` and `master`: the net of the game, and a search over worlds for as long as the level may think.

    With a budget in worlds the same seed and the same views give the same choices. Where nothing can be compiled it
    plays by the rules of thumb.
    """

    name: str
    seed: int | None = None
    cores: int = 1
    moves: int = 0

    def choose(self, view: View, budget: Budget | None = None) -> Choice:
        """The action that promises most over the worlds that there was time for."""
        self.moves += 1
        view = mannered(view)
        if len(view.legal) == 1:
            return Choice(view.legal[0], message("reason-no-choice"))
        try:
            asked = budget or replace(THOUGHT[self.name], cores=self.cores)
            found = analysis.best(view, asked, 1000 * (self.seed or 0) + self.moves)
        except NoCompiler:
            return HeuristicBot(self.name, self.seed).choose(view)
        return Choice(found.best.action, reason(view, found))


@dataclass
class FlatBot:
    """`reference/flat-200`: every action in 200 worlds, each played out by the quick player. Frozen."""

    seed: int | None = None
    name: str = "reference/flat-200"
    moves: int = 0

    def choose(self, view: View, budget: Budget | None = None) -> Choice:
        """The action with the best mean; raises `NoCompiler` where there is no compiled kernel."""
        self.moves += 1
        worlds = FLAT_WORLDS if budget is None or budget.worlds is None else budget.worlds
        if len(view.legal) == 1:
            return Choice(view.legal[0], message("reason-no-choice"))
        found = analysis.flat(view, worlds, 1000 * (self.seed or 0) + self.moves)
        return Choice(found.best.action, message("reason-best-worlds", worlds=worlds))


def reason(view: View, found: Analysis) -> Message:
    """One sentence for the choice: for a card what it is for, for a bid or a suit what it promises."""
    action: Action = found.best.action
    if isinstance(action, Play):
        known = Knowledge(view)
        if not view.sheet.partners:
            return reasons.exact(known, action.card)
        partner = (known.seat + 2) % 4
        side = known.seat % 2
        return reasons.partners(known, action.card, partner, view.contracts[side] - view.taken[side])
    likely = max(range(len(found.tricks)), key=lambda n: found.tricks[n])
    return message("reason-expects", tricks=likely, percent=round(100 * found.best.exact))
