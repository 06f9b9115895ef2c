"""A rating of the entrants from who came before whom, by Plackett and Luce (openskill)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from statistics import fmean

from openskill.models import PlackettLuce

from foretrick.arena.contest import Contest
from foretrick.arena.outcome import Outcome


def ratings(contest: Contest, outcomes: Iterable[Outcome]) -> Mapping[str, tuple[float, float]]:
    """The rating of each entrant and its standard deviation, after the tables in the order given.

    Everybody begins at 25 with a deviation of 25/3. An entrant with several seats at a table plays there as so many
    equals, and goes on with the mean of what they come to.
    """
    model = PlackettLuce()
    told = dict.fromkeys(contest.names, (model.mu, model.sigma))
    sides = contest.sheet.sides
    seatings = [[entrant.name for entrant in contest.seating(turn)] for turn in range(contest.rotations)]
    for outcome in outcomes:
        for names, scores in zip(seatings, outcome.scores, strict=True):
            teams = [[model.rating(*told[names[seat]]) for seat in side] for side in sides]
            after = model.rate(teams, ranks=[-score for score in scores])
            met: dict[str, list[tuple[float, float]]] = {}
            for side, team in zip(sides, after, strict=True):
                for seat, rating in zip(side, team, strict=True):
                    met.setdefault(names[seat], []).append((rating.mu, rating.sigma))
            for name, seen in met.items():
                told[name] = fmean(mu for mu, _ in seen), fmean(sigma for _, sigma in seen)
    return told
