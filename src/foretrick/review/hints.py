"""Hints: the best action of a seat, what the others cost, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from foretrick import bots
from foretrick.kernel.dress import NoCompiler
from foretrick.messages import Message, message, say, worded
from foretrick.play import Action, Play, View
from foretrick.review.searches import Analyse, the_analyse
from foretrick.review.sentences import card_reason, reason
from foretrick.search import Budget, Candidate

USUAL: Final = Budget(milliseconds=1000)


@dataclass(frozen=True)
class Hint:
    """The action to take and one sentence why, whose English is `sentence`. `candidates` are all the legal actions, best first; there are none
    where the search cannot be had, and the hint is a rule of thumb.
    """

    action: Action
    message: Message
    candidates: tuple[Candidate, ...]

    @property
    def sentence(self) -> str:
        """Why, in English."""
        return say(self.message)

    def as_dict(self, language: str = "en") -> dict[str, Any]:
        """The hint as JSON, in a language."""
        words: dict[str, Any] = worded(self.told(), language)
        return words

    def told(self) -> dict[str, Any]:
        """The same with its sentences still messages."""
        return {
            "action": self.action.text,
            "sentence": self.message,
            "candidates": [weighed(candidate) for candidate in self.candidates],
        }


def weighed(candidate: Candidate) -> dict[str, Any]:
    """A candidate as JSON, but for its label, which is a message."""
    return {
        "action": candidate.action.text,
        "label": candidate.action.label,
        "value": round(candidate.value, 2),
        "cost": round(candidate.cost, 2),
        "cost_error": round(candidate.cost_error, 2),
        "exact": round(candidate.exact, 3),
    }


def hint(view: View, budget: Budget | None = None, seed: int = 0, analyse: Analyse | None = None) -> Hint:
    """What the view's seat, which must be one that may act, does best, by what it can know.

    Without a budget it takes a second. `ValueError` for a seat that may not act now.
    """
    if not view.may_act:
        raise ValueError("A hint is for a seat that may act now.")
    try:
        analysis = (analyse or the_analyse())(view, budget or USUAL, seed)
    except NoCompiler:
        return thumb(view)
    best = analysis.best.action
    return Hint(best, reason(view, best, analysis), analysis.candidates)


def thumb(view: View) -> Hint:
    """The choice of the rules of thumb, where no search can be had."""
    choice = bots.make("reference/heuristic").choose(view)
    if isinstance(choice.action, Play):
        return Hint(choice.action, card_reason(view, choice.action), ())
    return Hint(choice.action, message("sentence", clause=choice.why), ())
