"""The review of a match as a report of the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from foretrick.cli import words
from foretrick.cli.canvas import shortened
from foretrick.cli.plot import plot
from foretrick.play import Action, Bid, Look, Play
from foretrick.review import Account, Decision, Review, Turn

WORST = 8  # decisions that are told
SIGNS = {"inaccuracy": ("?!", "yellow"), "mistake": ("?", "dark_orange"), "blunder": ("??", "red")}


def report(review: Review, width: int) -> Iterator[RenderableType]:
    """The report from top to bottom."""
    match = review.match
    yield Text(f"{match.sheet.title}: {', '.join(match.players)}", "bold")
    yield Text(_how(review), "dim")
    yield accounts(review)
    yield Text(_legend(review), "dim")
    if any(now.course.points for now in review.rounds):
        yield Text()
        yield Text("The final score that could be expected, trick by trick", "bold")
        yield from chart(review, width)
    yield from _turns(review)
    yield from _worst(review)


def _how(review: Review) -> str:
    budget = review.budget
    effort = f"{budget.worlds:,} worlds" if budget.worlds is not None else f"{budget.milliseconds} ms"
    count = words.count(len(review.decisions), "decision")
    return f"{count}, each judged over {effort} by what its player could know. Seed {review.seed}."


def accounts(review: Review) -> Table:
    """A row for each player."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    table.add_column("")
    for head in ("accuracy", "choices", "?!", "?", "??", "par", "deal", "bids", "cards", "luck", "score"):
        table.add_column(head, justify="right", no_wrap=True)
    for account in review.accounts:
        table.add_row(*_account(review, account))
    return table


def _account(review: Review, account: Account) -> list[str | Text]:
    accuracy = "\N{EN DASH}" if account.accuracy is None else f"{account.accuracy:.1f}"
    grades = account.grades
    return [
        shortened(review.match.players[account.seat], 16),
        Text(accuracy, "bold"),
        str(account.decisions),
        *(str(grades[grade]) for grade in SIGNS),
        words.minus(round(account.par)),
        words.signed(round(account.deal)),
        words.signed(-round(account.cost_bids)),
        words.signed(-round(account.cost_plays)),
        words.signed(round(account.luck)),
        Text(words.minus(account.score), "bold"),
    ]


def _legend(review: Review) -> str:
    side = "A pair shares its score. " if review.match.sheet.partners else ""
    return (
        "?! inaccuracies, ? mistakes, ?? blunders. The score is par, plus what the deals gave, less what bids and "
        f"cards cost, plus luck: how the cards lay and what the others did. {side}"
    ).rstrip()


def chart(review: Review, width: int) -> list[Text]:
    """The course of the match."""
    sides = review.match.sheet.sides
    names = [" & ".join(review.match.players[seat] for seat in side) for side in sides]
    points = [point for now in review.rounds for point in now.course.points]
    starts, before = [], 0
    for now in review.rounds:
        starts.append(before)
        before += len(now.course.points)
    lines = [[point.final[side] for point in points] for side in range(len(sides))]
    return plot(lines, names, starts, width)


def _turns(review: Review) -> Iterator[RenderableType]:
    for cause, by in (("decision", "by a decision"), ("cards", "by the cards and the others")):
        turns = [turn for turn in review.turns if turn.cause == cause]
        if turns:
            yield Text()
            yield Text(f"Where the match turned {by}", "bold")
            for turn in turns:
                yield Padding(_turn(turn), (0, 0, 0, 2))


def _turn(turn: Turn) -> Text:
    style = "red" if turn.swing < 0 else "green"
    return Text.assemble((f"{words.signed(round(turn.swing)):>4}  ", style), turn.sentence)


def _worst(review: Review) -> Iterator[RenderableType]:
    errors = sorted((d for d in review.decisions if d.is_error), key=lambda d: -d.cost)
    yield Text()
    if not errors:
        yield Text("No decision surely cost more than the threshold.", "bold")
        return
    more = len(errors) - WORST
    yield Text("The costliest decisions", "bold")
    for decision in errors[:WORST]:
        yield from _error(review, decision)
    if more > 0:
        yield Text(f"  And {more} more: --html or --json has them all.", "dim")


def _error(review: Review, decision: Decision) -> Iterator[RenderableType]:
    """A decision: where, who, what and the price; then the sentence."""
    moment = decision.moment
    sign, style = SIGNS[decision.grade]
    where = f"Round {moment.view.round}, {f'trick {moment.trick}' if moment.trick else 'bids'}"
    who = review.match.players[moment.seat]
    cost = f"{words.minus_points(-decision.cost)} ± {2 * decision.chosen.cost_error:.1f}"
    head = f"{where}, {who}: {_spoken(review, moment.action)} "
    yield Padding(Text.assemble((f"{sign:<2} ", f"bold {style}"), (head, "bold"), f"({cost})"), (0, 0, 0, 2))
    yield Padding(Text(decision.sentence), (0, 0, 0, 5))
    if decision.hindsight_cost is not None:
        open_cost = words.minus_points(-decision.hindsight_cost)
        yield Padding(Text(f"With all the cards open: {open_cost}.", "dim"), (0, 0, 0, 5))


def _spoken(review: Review, action: Action) -> str:
    match action:
        case Play():
            return words.face_text(review.match.sheet, action.card)
        case Bid():
            return f"bid {action}"
        case Look():
            return "looked"
    return f"named {action}"
