"""What a contest shows: one standing for each entrant, with its uncertainty."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from foretrick.arena.contest import Contest
from foretrick.arena.outcome import Outcome, Tally
from foretrick.arena.ratings import ratings
from foretrick.arena.statistics import interval, percentile_ms


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How an entrant did. Half widths are of 95 % intervals, clustered by deal; `None`: there is nothing to say."""

    name: str
    seats: int  # of the list
    difference: (
        float | None
    )  # points a round over the mean of the other seats; with partners over the other side
    half_width: float | None
    exact_rate: float | None  # bids met exactly; with partners contracts made
    exact_half_width: float | None
    bids: int
    nils_bid: int | None  # only where partners play
    nils_made: int | None
    first_share: float | None  # of the whole matches, ties in parts; None when single rounds were played
    first_half_width: float | None
    fair_share: float | None  # what it would be among equals
    matches_won: float | None
    decisions: int  # with a choice; the others are not asked for
    p50_ms: float | None
    p99_ms: float | None
    rating: float
    rating_sigma: float
    slips: int  # decisions for which the default action stood in
    slip_kinds: dict[str, int]
    trouble: str | None  # one of the slips, in a sentence


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A finished contest."""

    game: str
    title: str
    players: int
    seats: list[str]
    options: dict[str, Any]
    seed: int
    rounds_of: int | None
    matches: int | None  # different ones; each is played in every rotation
    deals: int  # different ones
    rotations: int
    rounds: int  # at all the tables together
    seconds: float
    command: str
    entrants: list[Standing]

    @property
    def partners(self) -> bool:
        """Whether seats score together, so that contracts are counted, and nils."""
        return self.entrants[0].nils_bid is not None

    def as_dict(self) -> dict[str, Any]:
        """The report as JSON."""
        told: dict[str, Any] = msgspec.to_builtins(self)
        return told


def report(contest: Contest, outcomes: Sequence[Outcome], seconds: float) -> Report:
    """The report of outcomes in the order of their deals."""
    rated = ratings(contest, outcomes)
    return Report(
        game=contest.game,
        title=contest.sheet.title,
        players=len(contest.seats),
        seats=[entrant.text for entrant in contest.seats],
        options=dict(contest.sheet.options),
        seed=contest.seed,
        rounds_of=contest.rounds_of,
        matches=len(outcomes) if contest.whole else None,
        deals=sum(outcome.deals for outcome in outcomes),
        rotations=contest.rotations,
        rounds=sum(outcome.rounds for outcome in outcomes),
        seconds=round(seconds, 3),
        command=contest.command,
        entrants=[
            standing(contest, name, [outcome.tallies[name] for outcome in outcomes], rated[name])
            for name in contest.names
        ],
    )


def standing(contest: Contest, name: str, tallies: Sequence[Tally], rating: tuple[float, float]) -> Standing:
    """The standing of an entrant from what it did deal by deal."""
    sheet, whole = contest.sheet, contest.whole
    places = [seat for seat, entrant in enumerate(contest.seats) if entrant.name == name]
    others = len(sheet.sides) - 1
    difference, half_width = interval([(tally.points, others * tally.rounds) for tally in tallies])
    exact, exact_half_width = interval([(tally.met, tally.bids) for tally in tallies])
    first, first_half_width = interval([(tally.won, tally.tables) for tally in tallies])
    times, slips = Counter[int](), Counter[str]()
    for tally in tallies:
        times.update(tally.times)
        slips.update(tally.slips)
    return Standing(
        name=name,
        seats=len(places),
        difference=difference,
        half_width=half_width,
        exact_rate=exact,
        exact_half_width=exact_half_width,
        bids=sum(tally.bids for tally in tallies),
        nils_bid=sum(tally.nils_bid for tally in tallies) if sheet.partners else None,
        nils_made=sum(tally.nils_made for tally in tallies) if sheet.partners else None,
        first_share=first,
        first_half_width=first_half_width,
        fair_share=fair_share(contest, name) if whole else None,
        matches_won=round(sum(tally.won for tally in tallies), 6) if whole else None,
        decisions=times.total(),
        p50_ms=percentile_ms(times, 0.5),
        p99_ms=percentile_ms(times, 0.99),
        rating=rating[0],
        rating_sigma=rating[1],
        slips=slips.total(),
        slip_kinds=dict(sorted(slips.items())),
        trouble=next((tally.trouble for tally in tallies if tally.trouble), None),
    )


def fair_share(contest: Contest, name: str) -> float:
    """The share of the matches that an entrant would win if all played alike: the sides on which it has a seat."""
    sides = contest.sheet.sides
    had = [
        sum(any(seating[seat].name == name for seat in side) for side in sides)
        for seating in map(contest.seating, range(contest.rotations))
    ]
    return sum(had) / len(had) / len(sides)
