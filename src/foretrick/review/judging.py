"""Judges one decision: by what its seat could know, and apart from that with all the cards open."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import pstdev
from typing import Any
from zlib import crc32

from foretrick.messages import Message, message, say
from foretrick.play import Action, Bid, Look, NameTrump, View
from foretrick.review.grades import ERRORS, scale_of
from foretrick.review.hints import weighed
from foretrick.review.searches import Analyse, Foresee
from foretrick.review.sentences import reason
from foretrick.review.walk import Moment
from foretrick.review.words import Voice, card_name, in_hundred, points
from foretrick.rules import bid_name
from foretrick.search import Analysis, Budget, Candidate


@dataclass(frozen=True)
class Judge:
    """What a match is judged with. `open_budget` is for the look with all the cards open; `None` leaves it out."""

    analyse: Analyse
    outlook: Foresee
    budget: Budget
    open_budget: Budget | None
    seed: int


@dataclass(frozen=True)
class Decision:
    """A decision and what it is worth. `cost` and its error are against the best action over the same worlds."""

    moment: Moment
    candidates: tuple[Candidate, ...]
    grade: str
    cost: float
    accuracy: float | None  # None: there was nothing to decide
    stake: float  # how far apart the legal actions are
    hindsight_cost: float | None
    message: Message

    @property
    def chosen(self) -> Candidate:
        """What was done."""
        return next(c for c in self.candidates if c.action == self.moment.action)

    @property
    def best(self) -> Candidate:
        """What should have been done; what was done, if nothing is better."""
        return self.candidates[0] if self.cost > 0 else self.chosen

    @property
    def sentence(self) -> str:
        """What is said of it, in English."""
        return say(self.message)

    @property
    def is_error(self) -> bool:
        """Whether it surely cost something."""
        return self.grade in ERRORS

    @property
    def counted(self) -> float:
        """The cost as it is added up: nothing where it may be chance."""
        return scale_of(self.moment.view.sheet).sure(self.cost, self.chosen.cost_error)

    def as_dict(self) -> dict[str, Any]:
        """The decision as JSON, but for its words, which are messages."""
        moment, chosen, best = self.moment, self.chosen, self.best
        view = moment.view
        return {
            "number": moment.number,
            "seat": moment.seat,
            "kind": moment.kind,
            "trick": moment.trick,
            "action": moment.action.text,
            "label": moment.action.label,
            "best": best.action.text,
            "best_label": best.action.label,
            "value": round(chosen.value, 2),
            "best_value": round(best.value, 2),
            "cost": round(self.cost, 2),
            "cost_error": round(chosen.cost_error, 2),
            "grade": self.grade,
            "exact": round(chosen.exact, 3),
            "best_exact": round(best.exact, 3),
            "hindsight_cost": None if self.hindsight_cost is None else round(self.hindsight_cost, 2),
            "sentence": self.message,
            "candidates": [weighed(candidate) for candidate in self.candidates],
            "hand": None if view.hand is None else [card.code for card in view.hand],
            "choices": [action.text for action in view.legal],
            "table": [] if view.trick is None else [play.as_dict() for play in view.trick.plays],
            "bids": [None if bid is None else bid_name(bid) for bid in view.bids],
            "won": list(view.won),
        }


def judged(judge: Judge, moment: Moment) -> Decision:
    """The decision of a moment."""
    view, scale = moment.view, scale_of(moment.view.sheet)
    if len(view.legal) == 1:
        return forced(judge, moment)
    analysis = judge.analyse(view, judge.budget, seed_of(judge.seed, moment))
    chosen = analysis.of(moment.action)
    costs = [candidate.cost for candidate in analysis.candidates]
    decided = scale.matters(costs)
    grade = scale.grade(chosen.cost, chosen.cost_error) if decided else "forced"
    return Decision(
        moment,
        analysis.candidates,
        grade,
        chosen.cost,
        scale.accuracy(chosen.cost, chosen.cost_error) if decided else None,
        pstdev(costs),
        hindsight(judge, moment),
        sentence(moment, analysis, grade),
    )


def seed_of(seed: int, moment: Moment) -> int:
    """The seed of a decision: from its place in the match, which everybody knows, never from hidden cards."""
    return crc32(f"{seed}/{moment.view.round}/{moment.number}".encode())


def hindsight(judge: Judge, moment: Moment) -> float | None:
    """What the decision cost with all the cards open."""
    if judge.open_budget is None:
        return None
    analysis = judge.analyse(moment.view, judge.open_budget, seed_of(judge.seed, moment), hands=moment.hands)
    return analysis.of(moment.action).cost


def forced(judge: Judge, moment: Moment) -> Decision:
    """A decision with one legal action; only what it is worth is asked."""
    view, action = moment.view, moment.action
    worth = judge.outlook(view)
    only = Candidate(action, worth.value, 0.0, 0.0, 0.0, worth.exact, 0)
    return Decision(moment, (only,), "forced", 0.0, None, 0.0, None, lone(view, action))


def lone(view: View, action: Action) -> Message:
    """What is said of the only action there is."""
    if isinstance(action, Bid):
        clause = message("why-only-bid", bid=action.label)
    else:
        clause = message("why-only-card", card=card_name(view.sheet, action.code))
    return message("sentence", clause=clause)


def sentence(moment: Moment, analysis: Analysis, grade: str) -> Message:
    """What is said of the decision: why it is good, or what was better, why, and what it cost."""
    view, action = moment.view, moment.action
    voice = Voice(view.players[moment.seat])
    if grade not in ERRORS:
        return reason(view, action, analysis, voice)
    chosen, best = analysis.of(action), analysis.best.action
    head = message("better", best=named(view, best), points=points(chosen.cost), chosen=named(view, action))
    if isinstance(best, Bid) and isinstance(action, Bid):
        chance, other = in_hundred(analysis.best.exact), round(100 * chosen.exact)
        return message("better-bid", head=head, chance=chance, other=other)
    return message("better-why", head=head, why=reason(view, best, analysis, voice))


def named(view: View, action: Action) -> Message | str:
    """An action as it is spoken of: "the king of hearts", "a bid of 2", "nil", "hearts as trump"."""
    if isinstance(action, Look):
        return message("named-look")
    if isinstance(action, Bid):
        return message("named-bid", bid=action.label) if isinstance(action.bid, int) else action.label
    if isinstance(action, NameTrump):
        return message("named-trump", suit=action.suit.message)
    return message("named-card", card=card_name(view.sheet, action.code))
