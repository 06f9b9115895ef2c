"""What each player's score is made of, and where the match turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from foretrick.messages import Message, message, say
from foretrick.play import Bid, Look, Match, NameTrump
from foretrick.review.course import Course, Point
from foretrick.review.grades import ERRORS, combined, scale_of
from foretrick.review.judging import Decision, named
from foretrick.review.walk import RoundWalk
from foretrick.review.words import points
from foretrick.rules import RuleSheet

MOST_TURNS = 4  # of each kind
A_TURN = 8.0  # points of a game in which a missed bid costs 50; smaller swings are left out


@dataclass(frozen=True)
class JudgedRound:
    """A round with its decisions and its course."""

    walk: RoundWalk
    decisions: tuple[Decision, ...]
    course: Course


@dataclass(frozen=True)
class Account:
    """A player's match. `score` (of the side) = `par` + `deal` - `cost_bids` - `cost_plays` + `luck`.

    `par` is what could be expected before any card was dealt, `deal` what the deals gave beyond it, and `luck`
    everything else: how the cards lay, what the others did, and what the review cannot see.
    """

    seat: int
    accuracy: float | None
    decisions: int
    grades: dict[str, int]
    par: float
    deal: float
    cost_bids: float
    cost_plays: float
    score: int

    @property
    def luck(self) -> float:
        """What is left of the score."""
        return round(self.score - self.par - self.deal + self.cost_bids + self.cost_plays, 2)

    def as_dict(self) -> dict[str, Any]:
        """The account as JSON."""
        return {
            "seat": self.seat,
            "accuracy": None if self.accuracy is None else round(self.accuracy, 1),
            "decisions": self.decisions,
            "inaccuracies": self.grades["inaccuracy"],
            "mistakes": self.grades["mistake"],
            "blunders": self.grades["blunder"],
            "par": self.par,
            "deal": self.deal,
            "expected": round(self.par + self.deal, 2),
            "cost_bids": self.cost_bids,
            "cost_plays": self.cost_plays,
            "luck": self.luck,
            "score": self.score,
        }


def account(rounds: Sequence[JudgedRound], sheet: RuleSheet, seat: int) -> Account:
    """The account of a seat: the grades of all its decisions, the points of the finished rounds."""
    side = side_of(sheet, seat)
    finished = [now for now in rounds if now.walk.played.line is not None]
    graded = [decision for now in rounds for decision in graded_of(now, seat)]
    grades = [decision.grade for decision in graded]
    counted = [decision for now in finished for decision in graded_of(now, seat)]
    par = sum(now.course.par for now in finished)
    dealt = sum(now.course.points[0].round_score[side] for now in finished)
    return Account(
        seat=seat,
        accuracy=accuracy(rounds, seat),
        decisions=len(graded),
        grades={grade: grades.count(grade) for grade in ERRORS},
        par=round(par, 2),
        deal=round(dealt - par, 2),
        cost_bids=round(sum(d.counted for d in counted if d.moment.kind != "play"), 2),
        cost_plays=round(sum(d.counted for d in counted if d.moment.kind == "play"), 2),
        score=sum(now.walk.played.line.scores[side] for now in finished if now.walk.played.line is not None),
    )


def side_of(sheet: RuleSheet, seat: int) -> int:
    """The side that a seat scores for."""
    return next(number for number, seats in enumerate(sheet.sides) if seat in seats)


def graded_of(now: JudgedRound, seat: int) -> list[Decision]:
    """The decisions of a seat in which there was something to decide."""
    return [d for d in now.decisions if d.moment.seat == seat and d.accuracy is not None]


def accuracy(rounds: Sequence[JudgedRound], seat: int) -> float | None:
    """A seat's accuracy: the mean over the rounds, by the number of decisions in each."""
    total, weight = 0.0, 0
    for now in rounds:
        if decisions := graded_of(now, seat):
            accuracies = [decision.accuracy or 0.0 for decision in decisions]
            total += len(decisions) * combined(accuracies, [decision.stake for decision in decisions])
            weight += len(decisions)
    return total / weight if weight else None


@dataclass(frozen=True)
class Turn:
    """A point at which the match turned. `swing` is what it changed of the final score that the seat could expect.

    The cause is a ``"decision"`` of the seat, or the ``"cards"``: how they lay and what the others did.
    """

    round: int
    decision: int
    at: str
    seat: int
    cause: str
    swing: float
    message: Message

    @property
    def sentence(self) -> str:
        """What happened, in English."""
        return say(self.message)

    def as_dict(self) -> dict[str, Any]:
        """The turn as JSON, but for its sentence, which is a message."""
        return {
            "round": self.round,
            "decision": self.decision,
            "at": self.at,
            "seat": self.seat,
            "cause": self.cause,
            "swing": round(self.swing, 1),
            "sentence": self.message,
        }


def turns(rounds: Sequence[JudgedRound], match: Match, seats: Sequence[int]) -> list[Turn]:
    """Where the match turned: by decisions, then by what nobody of that side decided; each the largest first."""
    least = A_TURN * scale_of(match.sheet).unit
    found: list[Turn] = []
    for kind in (_by_decision(rounds), _by_cards(rounds, match, seats)):
        swings = sorted(kind, key=lambda turn: -abs(turn.swing))
        found += [turn for turn in swings if abs(turn.swing) >= least][:MOST_TURNS]
    return found


def _by_decision(rounds: Sequence[JudgedRound]) -> Iterator[Turn]:
    for now in rounds:
        for decision in now.decisions:
            if decision.is_error:
                moment = decision.moment
                place = f"trick {moment.trick}" if moment.trick is not None else "bids"
                where = _where(moment.view.round, moment.trick)
                told = message("turn", place=where, what=_done(decision))
                number = moment.number
                yield Turn(moment.view.round, number, place, moment.seat, "decision", -decision.cost, told)


def _done(decision: Decision) -> Message:
    """An error in words: "Anna plays the 9 of hearts; the king of hearts was 12 points better"."""
    moment = decision.moment
    view, action = moment.view, moment.action
    name = view.players[moment.seat]
    if isinstance(action, Look):
        done = message("done-look", player=name)
    elif isinstance(action, Bid):
        done = message("done-bid", player=name, bid=action.label)
    else:
        told = "done-trump" if isinstance(action, NameTrump) else "done-card"
        done = message(told, player=name, what=named(view, action))
    better = named(view, decision.best.action)
    return message("turn-done", done=done, better=better, points=points(decision.cost))


def _by_cards(rounds: Sequence[JudgedRound], match: Match, seats: Sequence[int]) -> Iterator[Turn]:
    """At each point of the course, the side that it changed most for, its own decisions apart."""
    sheet = match.sheet
    for now in rounds:
        before = (now.course.par,) * len(sheet.sides)
        done = 0
        for point in now.course.points:
            swings = list(_swings(now, sheet, before, point, done))
            swing, side = max(
                ((swing, side) for side, swing in enumerate(swings)), key=lambda pair: abs(pair[0])
            )
            seat = sheet.sides[side][0]
            number = now.walk.played.number
            if not set(seats).isdisjoint(sheet.sides[side]):
                told = _fortune(match, side, number, point.at, swing)
                yield Turn(number, max(0, point.after - 1), point.at, seat, "cards", swing, told)
            before, done = point.round_score, point.after


def _swings(
    now: JudgedRound, sheet: RuleSheet, before: Sequence[float], point: Point, done: int
) -> Iterator[float]:
    """By side: the change of what it could expect of the round, with its own decisions taken out."""
    between = [d for d in now.decisions if done <= d.moment.number < point.after]
    for side, seats in enumerate(sheet.sides):
        own = sum(decision.counted for decision in between if decision.moment.seat in seats)
        yield point.round_score[side] - before[side] + own


_FORTUNES = {
    ("deal", True): "fortune-deal-better",
    ("deal", False): "fortune-deal-worse",
    ("bids", True): "fortune-bids-better",
    ("bids", False): "fortune-bids-worse",
    ("trick", True): "fortune-cards-better",
    ("trick", False): "fortune-cards-worse",
}


def _fortune(match: Match, side: int, number: int, at: str, swing: float) -> Message:
    names = [match.players[seat] for seat in match.sheet.sides[side]]
    what, _, trick = at.partition(" ")
    told = message(_FORTUNES[what, swing > 0], points=points(abs(swing)), names=names)
    return message("turn", place=_where(number, int(trick) if trick else None), what=told)


def _where(number: int, trick: int | None) -> Message:
    if trick is None:
        return message("place-round", round=number)
    return message("place-trick", round=number, trick=trick)
