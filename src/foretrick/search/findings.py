"""What a search is asked and what it answers."""

from __future__ import annotations

from dataclasses import dataclass

from foretrick.play import Action


@dataclass(frozen=True)
class Budget:
    """How much thought a choice may cost; `None` leaves it to the bot.

    A budget in worlds gives the same answer for the same seed everywhere; one in milliseconds depends on the machine.
    With both, whichever is used up first ends the search. With no world at all the net alone chooses. `cores`: the
    processor cores that it may use at a time; with a budget in worlds, the answer depends on their number as it does
    on the seed.
    """

    milliseconds: int | None = None
    worlds: int | None = None
    cores: int = 1


@dataclass(frozen=True)
class Candidate:
    """One legal action, weighed.

    `value` is in points of this round: the seat's own; where partners score together, what the round does to the
    match, in points as they weigh at an even score: the side's less the other side's. `cost` is what the action loses
    against the best one; its error is that of the difference over the same worlds, so it is smaller than the errors of
    the two values suggest. `exact` is the chance to make the bid (where partners share a contract: that the side makes
    it). Without any world the errors are nought: nothing was drawn.
    """

    action: Action
    value: float
    error: float
    cost: float
    cost_error: float
    exact: float
    worlds: int


@dataclass(frozen=True)
class Analysis:
    """Every legal action, best first. `tricks[n]` is the chance that the seat (with a partner: its side) will have
    taken n tricks in this round if it does the best.
    """

    candidates: tuple[Candidate, ...]
    tricks: tuple[float, ...]
    worlds: int
    seconds: float

    @property
    def best(self) -> Candidate:
        """The action that is worth most."""
        return self.candidates[0]

    def of(self, action: Action) -> Candidate:
        """The candidate of an action; `KeyError` if it was not legal."""
        for candidate in self.candidates:
            if candidate.action == action:
                return candidate
        raise KeyError(str(action))


@dataclass(frozen=True)
class Outlook:
    """What a seat may expect of the round as it stands, without a search: points and tricks as in `Analysis`."""

    value: float
    exact: float
    tricks: tuple[float, ...]
