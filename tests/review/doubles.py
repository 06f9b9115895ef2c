"""Stand-ins for the search: quick, the same every time, and made from what they are shown alone."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

from foretrick.cards import Hand
from foretrick.play import Action, View
from foretrick.search import Analysis, Budget, Candidate, Outlook

Worth = Callable[[View, Action], float]


def drawn(*things: object) -> float:
    """A number from 0 to 1 that these things always give."""
    return int.from_bytes(sha256(repr(things).encode()).digest()[:6]) / 2**48


def known_to(view: View) -> str:
    """All that the seat knows, as text."""
    return repr({**view.as_dict(), "players": None})


def by_lot(view: View, action: Action) -> float:
    """A worth of an action between -30 and 30, drawn from what the seat knows."""
    return 60 * drawn(known_to(view), action.text) - 30


class Double:
    """Answers like `search.analyse` and `search.outlook`, and remembers what it was asked."""

    def __init__(self, worth: Worth = by_lot, error: float = 0.5) -> None:
        self.worth, self.error = worth, error
        self.asked: list[tuple[View, Budget | None, int]] = []

    def analyse(
        self, view: View, budget: Budget | None = None, seed: int = 0, hands: tuple[Hand, ...] | None = None
    ) -> Analysis:
        assert view.legal, "only a seat that may act is analysed"
        self.asked.append((view, budget, seed))
        secret = "" if hands is None else 5 * drawn(hands)
        values = {
            action: self.worth(view, action)
            + drawn(seed, action.text) / 100
            + (0 if hands is None else 5 * drawn(secret, action.text))
            for action in view.legal
        }
        best = max(values.values())
        candidates = tuple(
            Candidate(action, value, 1.0, best - value, self.error if value < best else 0.0, 0.5, 100)
            for action, value in sorted(values.items(), key=lambda pair: -pair[1])
        )
        return Analysis(candidates, (0.5, 0.5), 100, 0.01)

    def outlook(self, view: View) -> Outlook:
        assert view.hand is not None
        return Outlook(20 * drawn(known_to(view)), 0.5, (0.5, 0.5))
