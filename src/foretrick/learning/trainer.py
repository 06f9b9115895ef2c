"""The trainer: what is asked of a drawn position, and what an answer is worth. The rules and the search judge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from foretrick.cards import Card
from foretrick.learning import reasons
from foretrick.learning.drawing import Question
from foretrick.learning.shown import shown, unsettled
from foretrick.messages import Message, figure, message, say
from foretrick.play import Bid, Play, View, faces
from foretrick.play.actions import parse_action
from foretrick.play.sentences import why_not
from foretrick.rules import NIL
from foretrick.search import Analysis, Budget, Candidate, analyse

Weigh = Callable[[View], Analysis]
# Enough to tell the bids apart, and soon enough that nobody waits: in Spades a world is thirteen tricks long.
BUDGET: Final = Budget(milliseconds=300, worlds=400)
SURE: Final = 2  # a cost within so many standard errors may be chance


class NoAnswer(ValueError):
    """Something that cannot be an answer to the question."""


def asked(question: Question, language: str = "en") -> dict[str, Any]:
    """The question as JSON: what the seat can see, and nothing of the answer."""
    view = question.view
    if question.last is not None:
        table = unsettled(view, question.last)
    else:
        table = shown(view)
    if question.kind == "may-play":
        table["legal"] = []
    return {
        "kind": question.kind,
        "game": view.game,
        "title": view.sheet.title,
        "faces": faces(view.sheet, language),
        "view": table,
    }


def judged(
    question: Question, answer: Sequence[str], language: str = "en", weigh: Weigh | None = None
) -> dict[str, Any]:
    """Whether the answer is right, what would have been, and why, with the clauses.

    `answer` holds the codes of the cards, or one bid. `weigh` stands in for the search. Raises `NoAnswer`, and
    `NoCompiler` where bids cannot be weighed.
    """
    match question.kind:
        case "may-play":
            return _may_play(question.view, answer, language)
        case "takes":
            return _takes(question, answer, language)
        case _:
            return _bid(question.view, answer, language, weigh or search)


def search(view: View) -> Analysis:
    """What the bids of a view are worth, by the search; `NoCompiler` where it cannot work."""
    return analyse(view, BUDGET)


def _said(reason: Message, clause: str | None, language: str) -> dict[str, Any]:
    text = say(reason, language)
    return {"text": text if text.endswith((".", "?")) else f"{text}.", "clause": clause}


def _cards(answer: Sequence[str], among: Sequence[Card]) -> list[Card]:
    """The cards of an answer, which must be some of these."""
    codes = {card.code: card for card in among}
    if not all(code in codes for code in answer) or len(set(answer)) != len(answer):
        raise NoAnswer("This is no answer to the question.")
    return [codes[code] for code in answer]


def _may_play(view: View, answer: Sequence[str], language: str) -> dict[str, Any]:
    hand = list(view.hand or ())
    given = _cards(answer, hand)
    legal = [card for card in hand if view.choices >> card & 1]
    wrong, missed = [card for card in given if card not in legal], [c for c in legal if c not in given]
    said = []
    seen = set()
    for card in wrong:
        refusal = why_not(view, Play(card))
        assert refusal is not None
        if refusal.reason not in seen:
            seen.add(refusal.reason)
            said.append(_said(refusal.reason, reasons.clause_of(refusal), language))
    free = reasons.may(view)
    if missed or not wrong:
        if free.clause not in [one["clause"] for one in said]:
            said.append(_said(free.message, free.clause, language))
        extra = _always(view, missed or legal)
        said += [] if extra is None else [_said(extra.message, extra.clause, language)]
    return {
        "right": not wrong and not missed,
        "legal": [card.code for card in legal],
        "wrong": [card.code for card in wrong],
        "missed": [card.code for card in missed],
        "say": said,
    }


def _always(view: View, cards: Sequence[Card]) -> reasons.Reason | None:
    """Where cards may be played that do not follow: the clause that lets them."""
    clause = view.sheet.clauses.get("always")
    follow = reasons.to_follow(view)
    freely = [card for card in cards if follow and not follow >> card & 1]
    held = view.hand is not None and view.hand.mask & follow
    if clause is None or not freely or not held:
        return None
    named = reasons.card_message(view.sheet, freely[0])
    return reasons.Reason(message("trainer-always", card=named), clause)


def _takes(question: Question, answer: Sequence[str], language: str) -> dict[str, Any]:
    trick, view = question.trick, question.view
    assert trick is not None
    given = _cards(answer, [play.card for play in trick.plays])
    if len(given) != 1:
        raise NoAnswer("This is no answer to the question.")
    play = next(play for play in trick.plays if play.card == given[0])
    won = next(play for play in trick.plays if play.seat == trick.winner)
    right = play.seat == trick.winner
    why = reasons.takes(view.sheet, trick.plays, view.trump)
    said = []
    if not right:
        lost = reasons.loses(view.sheet, trick.plays, view.trump, play)
        said.append(_said(lost.message, lost.clause, language))
    said.append(_said(why.message, why.clause, language))
    return {"right": right, "card": won.card.code, "winner": trick.winner, "say": said}


def _bid(view: View, answer: Sequence[str], language: str, weigh: Weigh) -> dict[str, Any]:
    try:
        action = parse_action(f"bid {answer[0]}") if len(answer) == 1 else None
    except ValueError:
        action = None
    if not isinstance(action, Bid) or action not in view.bid_row:
        raise NoAnswer("This is no answer to the question.")
    refusal = why_not(view, action)
    if refusal is not None:
        return {
            "right": False,
            "barred": True,
            "say": [_said(refusal.reason, reasons.clause_of(refusal), language)],
        }
    analysis = weigh(view)
    chosen, best = analysis.of(action), analysis.best
    right = chosen is best or _as_good(chosen, best)
    return {
        "right": right,
        "barred": False,
        "best": str(best.action.bid) if isinstance(best.action, Bid) else None,
        "bars": [_bar(candidate) for candidate in analysis.candidates if isinstance(candidate.action, Bid)],
        "say": [
            _said(reason, reasons.CLAUSES[view.game]["score"], language)
            for reason in _of_bids(view, chosen, best, right)
        ],
    }


def _as_good(chosen: Candidate, best: Candidate) -> bool:
    """Whether a bid next to the best one may be as good for all that was weighed."""
    return abs(chosen.action.code - best.action.code) <= 1 and chosen.cost <= SURE * chosen.cost_error


def _bar(candidate: Candidate) -> dict[str, Any]:
    assert isinstance(candidate.action, Bid)
    return {
        "bid": str(candidate.action.bid),
        "value": round(candidate.value, 1),
        "cost": round(candidate.cost, 1),
        "exact": round(candidate.exact, 2),
    }


def _of_bids(view: View, chosen: Candidate, best: Candidate, right: bool) -> list[Message]:
    """How often the bid comes true, and what another would have been worth."""
    hundred = round(100 * best.exact)
    said = [_promise(view, best, hundred)]
    if chosen is not best:
        label = chosen.action.label
        if right:
            said.append(message("trainer-bid-as-good", bid=label))
        else:
            said.append(message("trainer-bid-costs", bid=label, points=figure(chosen.cost, 1)))
    return said


def _promise(view: View, best: Candidate, hundred: int) -> Message:
    label = best.action.label
    if best.action.code >= NIL:
        return message("trainer-bid-nil", bid=label, hundred=hundred)
    if view.sheet.partners:
        return message("trainer-bid-contract", bid=label, hundred=hundred)
    return message("trainer-bid-best", bid=label, hundred=hundred)
