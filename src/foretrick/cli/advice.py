"""A hint on the terminal: the sentence, and every choice with what it costs."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from foretrick.cli import words
from foretrick.cli.canvas import card_text, suit_text
from foretrick.play import Action, Bid, NameTrump, Play, View
from foretrick.review import Hint
from foretrick.review.words import in_hundred, points
from foretrick.rules import RuleSheet
from foretrick.search import Candidate

BAR = 16  # cells for what costs most


def advice_words(view: View, hint: Hint) -> list[str]:
    """The hint line by line."""
    lines = [f"Hint: {told(view.sheet, hint.action)}. {hint.sentence}"]
    if len(hint.candidates) > 1:
        lines += [f"  {_weighed(view, candidate)}." for candidate in hint.candidates]
    return lines


def told(sheet: RuleSheet, action: Action) -> str:
    """An action as it is asked for: "play 9♥", "bid 2", "name hearts"."""
    match action:
        case Play():
            return f"play {words.face_text(sheet, action.card)}"
        case Bid():
            return f"bid {action}"
        case NameTrump():
            return f"name {action}"
    return str(action)


def _weighed(view: View, candidate: Candidate) -> str:
    action = candidate.action
    name = words.face_text(view.sheet, action.card) if isinstance(action, Play) else str(action)
    return f"{name}: {cost_words(candidate)}, {_made(view)} {in_hundred(candidate.exact)}"


def cost_words(candidate: Candidate) -> str:
    """What a candidate costs."""
    return f"costs {points(candidate.cost)}" if candidate.cost >= 0.05 else "as good as any"


def _made(view: View) -> str:
    """What the chance of a candidate is the chance of."""
    return "the contract made" if view.sheet.partners else "the bid made"


def advice_table(view: View, hint: Hint) -> Table:
    """Each choice with a bar for what it costs, and the chance to make the bid."""
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_row("", Text("costs", "dim"), "", Text(_made(view), "dim"))
    most = max((candidate.cost for candidate in hint.candidates), default=0.0)
    for candidate in hint.candidates:
        free = candidate.cost < 0.05
        cells = 0 if free else max(1, round(BAR * candidate.cost / most))
        cost = Text("best", "bold") if free else Text(str(points(candidate.cost)))
        chance = f"{round(100 * candidate.exact)} %"
        table.add_row(_face(view.sheet, candidate.action), Text("█" * cells, "dim"), cost, chance)
    return table


def _face(sheet: RuleSheet, action: Action) -> Text:
    if isinstance(action, Play):
        return card_text(sheet, action.card)
    if isinstance(action, NameTrump):
        return suit_text(action.suit)
    return Text(f" {action} ", "bold")
