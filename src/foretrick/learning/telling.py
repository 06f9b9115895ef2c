"""Lessons as the page gets them: every step with its table, its words and what comes of each answer."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from foretrick.learning import facts
from foretrick.learning.lessons import LESSONS
from foretrick.learning.scenes import NAMES, YOU, Scene
from foretrick.learning.shown import moves, shown, unsettled
from foretrick.learning.steps import Ask, Reply, Step, Tally, answers
from foretrick.messages import Message, message, say
from foretrick.play import faces
from foretrick.rules import bid_name

TASKS: Final = {
    Ask.ALLOWED: message("learn-task-allowed"),
    Ask.BARRED: message("learn-task-barred"),
    Ask.TAKE: message("learn-task-take"),
    Ask.LEAVE: message("learn-task-leave"),
    Ask.WINNER: message("learn-task-winner"),
    Ask.TRUMP: message("learn-task-trump"),
    Ask.NAME: message("learn-task-name"),
    Ask.HOOK: message("learn-task-hook"),
    Ask.BID: message("learn-task-bid"),
    Ask.SCORE: message("learn-task-score"),
}
MOST_MOVES: Final = 16  # a longer round is not played out before the learner's eyes


def opening(game: str, step: Step) -> Message:
    """What is said when a step begins."""
    return message(f"learn-{game}-{step.name}", **facts.before(step))


def closing(game: str, step: Step, reply: Reply) -> Message:
    """What is said after this right answer."""
    return message(f"learn-{game}-{step.name}-right", **facts.afterwards(step, reply))


def message_ids() -> tuple[str, ...]:
    """The ids of all that the lessons say of their own."""
    names = [f"learn-{game}-{step.name}" for game, steps in LESSONS.items() for step in steps]
    return tuple(id for name in names for id in (name, f"{name}-right"))


def lesson(game: str, language: str = "en") -> dict[str, Any]:
    """The lesson of a game as JSON. Raises `KeyError` for a game that has none."""
    steps = LESSONS[game]
    first = next(step.scene for step in steps if isinstance(step.scene, Scene))
    return {
        "game": game,
        "title": first.match.sheet.title,
        "faces": faces(first.match.sheet, language),
        "steps": [_step(game, step, language) for step in steps],
    }


def _step(game: str, step: Step, language: str) -> dict[str, Any]:
    return {
        "name": step.name,
        "ask": step.ask.value,
        "text": say(opening(game, step), language),
        "task": say(TASKS[step.ask], language),
        "clause": step.clause,
        "view": None if isinstance(step.scene, Tally) else _view(step, step.scene),
        "tally": _tally(step.scene) if isinstance(step.scene, Tally) else None,
        "answers": {key: _answer(game, step, reply, language) for key, reply in answers(step).items()},
    }


def _view(step: Step, scene: Scene) -> dict[str, Any]:
    if step.ask is not Ask.WINNER:
        return shown(scene.view)
    *before, last = scene.played.split()
    trick = scene.match.rounds[-1].tricks[-1]
    assert trick.plays[-1].card.code == last
    return unsettled(replace(scene, played=" ".join(before)).view, trick.plays[-1])


def _tally(tally: Tally) -> dict[str, Any]:
    sheet = tally.sheet
    return {
        "players": list(NAMES[: len(tally.bids)]),
        "sides": [list(side) for side in sheet.sides],
        "bids": [bid_name(bid) for bid in tally.bids],
        "won": list(tally.won),
        "bags": list(tally.bags) if sheet.partners else None,
    }


def _answer(game: str, step: Step, reply: Reply, language: str) -> dict[str, Any]:
    said = []
    if reply.why is not None:
        said.append({"text": _sentence(reply.why, language), "clause": reply.clause})
    found: dict[str, Any] = {"right": reply.right, "say": said}
    if not reply.right:
        return found
    said.append({"text": say(closing(game, step, reply), language), "clause": step.clause})
    if isinstance(step.scene, Tally):
        state, sides = step.scene.scored(), len(step.scene.sheet.sides)
        found["scores"] = list(state.scores[:sides])
        found["bags"] = list(state.bags[:sides]) if step.scene.sheet.partners else None
    elif reply.match is not None:
        done = [] if reply.match is step.scene.match else moves(step.scene.match, reply.match)
        found["moves"] = done if len(done) <= MOST_MOVES else []
        found["view"] = shown(reply.match.view(YOU))
        if step.ask is Ask.WINNER:
            found["winner"] = step.scene.match.rounds[-1].tricks[-1].winner
    return found


def _sentence(what: Message, language: str) -> str:
    """A reason as a sentence of its own."""
    text = say(what, language)
    return text if text.endswith((".", "?")) else f"{text}."
