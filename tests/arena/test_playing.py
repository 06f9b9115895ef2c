"""What is counted: by hand on a tiny deal, by symmetry, and by a plain recount of whole matches."""

from __future__ import annotations

import json
import statistics
from collections.abc import Sequence
from dataclasses import replace

import pytest

from foretrick import arena, bots
from foretrick.arena.outcome import Tally
from foretrick.arena.playing import Company, count_round
from foretrick.bots import Budget, Choice
from foretrick.cards import Card, Hand
from foretrick.play import Bid, Deal, Match, Play, View
from tests.arena.contests import contest, standing, timeless


class Scripted:
    """Bids what its name says, and plays the first card that it may."""

    def __init__(self, bid: int) -> None:
        self.name, self._bid = f"bids {bid}", bid

    def choose(self, view: View, budget: Budget | None = None) -> Choice:
        wanted = Bid(self._bid)
        return Choice(wanted if wanted in view.legal else view.legal[0], "")


@pytest.fixture
def scripted(monkeypatch):
    """Two bots more: zero and one, who bid just that."""
    usual = bots.make

    def make(name: str, seed: int | None = None):
        return Scripted(("zero", "one").index(name)) if name in ("zero", "one") else usual(name, seed)

    monkeypatch.setattr(bots, "make", make)


def tiny(monkeypatch, whole: bool = False) -> arena.Contest:
    """One card each: seat 0 deals, hearts are trump, seat 2 holds the best heart and wins whoever sits there."""
    made = contest("one,zero,zero", size=1, rounds_of=1)
    hands = (Hand("2S"), Hand("3C"), Hand("AH"))

    def match(self: arena.Contest, deal: int) -> Match:
        laid = Match.undealt("oh-hell", 3, repeating=1)
        laid.apply(Deal(0, hands, Card("KH")))
        return laid

    monkeypatch.setattr(arena.Contest, "match", match)
    return made


def test_a_tiny_deal_counted_by_hand(scripted, monkeypatch):
    """Oh Hell scores 10, and 1 a trick, for an exact bid, else nothing; the ace of trumps in seat 2 takes the trick.

    "one" in seat 0: it scores 0, seat 1 (zero) 10, seat 2 (zero) 0. In seat 1: 0; the others 10 and 0.
    In seat 2: it scores 11, the others 10 each. Over the mean of the others: -5, -5, +1. Mean -3.
    "zero" has two seats. First table: 10 - 0 and 0 - 5; second alike; third twice 10 - 10.5. Mean of six: 1.5.
    """
    outcome = Company(tiny(monkeypatch)).play(0)
    assert outcome.scores == [[0, 10, 0], [10, 0, 0], [10, 10, 11]]
    one, zero = outcome.tallies["one"], outcome.tallies["zero"]
    assert (one.points, one.rounds, one.bids, one.met) == (2 * (-5 - 5 + 1), 3, 3, 1)
    assert (zero.points, zero.rounds, zero.bids, zero.met) == (2 * (10 - 5 + 10 - 5 - 0.5 - 0.5), 6, 6, 4)
    report = arena.run(tiny(monkeypatch))
    assert standing(report, "one").difference == -3
    assert standing(report, "zero").difference == 1.5
    assert standing(report, "one").exact_rate == pytest.approx(1 / 3)
    assert standing(report, "zero").exact_rate == pytest.approx(4 / 6)
    assert standing(report, "one").half_width is None  # one deal says nothing of others
    assert (report.deals, report.rounds, report.rotations, standing(report, "zero").seats) == (1, 3, 3, 2)


def test_the_clusters_are_the_deals():
    """The mean over the rotations of a deal is one observation."""
    played = contest("steady,random,random", size=7)
    company = Company(played)
    observed = []
    for deal in range(7):
        scores = company.play(deal).scores
        leads = []
        for turn, by_seat in enumerate(scores):
            mine = next(seat for seat, e in enumerate(played.seating(turn)) if e.name == "steady")
            leads.append(by_seat[mine] - statistics.mean(by_seat[:mine] + by_seat[mine + 1 :]))
        observed.append(statistics.mean(leads))
    found = standing(arena.run(played), "steady")
    assert found.difference == pytest.approx(statistics.mean(observed))
    assert found.half_width == pytest.approx(2.446912 * statistics.stdev(observed) / 7**0.5, rel=1e-6)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("joker-in-the-hole", "a=steady,b=steady,c=steady,d=steady"),
        ("spades-with-jokers", "a=steady,b=steady,a=steady,b=steady"),
    ],
)
def test_equals_come_out_exactly_equal(game, seats):
    """A bot without chance, under several names: each of them sits in every seat of every deal."""
    report = arena.run(contest(seats, game=game, size=6))
    for entrant in report.entrants:
        assert (entrant.difference, entrant.half_width) == (0, 0)
        assert entrant.exact_rate == report.entrants[0].exact_rate


def test_a_single_entrant_is_level_with_itself():
    report = arena.run(contest("steady,steady,steady", size=3))
    (alone,) = report.entrants
    assert (alone.difference, alone.half_width, alone.seats, report.rounds) == (0, 0, 3, 3)


def spades_line(bids: Sequence[int | str], won: Sequence[int]) -> list[Tally]:
    """The tallies by seat of a Spades round played to these bids and tricks."""
    match = Match("spades", seed=1)
    tallies = [Tally() for _ in range(4)]
    now = match.rounds[0]
    while now.line is None:
        match.apply(match.legal()[-1])
    codes = tuple(Bid(bid).code for bid in bids)
    now.line = replace(now.line, bids=codes, won=tuple(won), scores=(40, -30))
    count_round(match, now, tallies)
    return tallies


def test_contracts_and_nils_are_counted_apart():
    """The nil's tricks are bags here and help nobody: seats 0 and 2 bid 4 and took 3; seat 3's partner made 6."""
    tallies = spades_line(("nil", 6, 4, "nil"), (2, 7, 3, 1))
    assert [(tally.bids, tally.met, tally.nils_bid, tally.nils_made) for tally in tallies] == [
        (0, 0, 1, 0),
        (1, 1, 0, 0),
        (1, 0, 0, 0),
        (0, 0, 1, 0),
    ]
    assert [tally.points for tally in tallies] == [70, -70, 70, -70]
    both = spades_line((3, 2, 4, "nil"), (1, 4, 8, 0))
    assert [(tally.bids, tally.met, tally.nils_made) for tally in both] == [
        (1, 1, 0),
        (1, 1, 0),
        (1, 1, 0),
        (0, 0, 1),
    ]


def test_whole_matches_recounted():
    """Match by match: the same deals in every rotation, a win shared in parts."""
    played = contest("steady,random,random", size=2, whole=True, options={"rounds": 4})
    report = arena.run(played)
    assert (report.matches, report.deals, report.rounds, report.rotations) == (2, 8, 24, 3)
    shares = []
    for outcome in (Company(played).play(number) for number in range(2)):
        for turn, totals in enumerate(outcome.scores):
            best = [seat for seat, total in enumerate(totals) if total == max(totals)]
            names = [entrant.name for entrant in played.seating(turn)]
            shares.append(sum(names[seat] == "steady" for seat in best) / len(best))
    steady, rest = report.entrants
    assert steady.first_share == pytest.approx(statistics.mean(shares))
    assert steady.matches_won == pytest.approx(sum(shares))
    assert rest.first_share == pytest.approx(1 - statistics.mean(shares))
    assert steady.fair_share == pytest.approx(1 / 3)
    assert rest.fair_share == pytest.approx(2 / 3)


def test_matches_of_partners_are_won_by_sides():
    report = arena.run(
        contest("steady,random,steady,random", game="spades", size=2, whole=True, options={"target": 100})
    )
    steady, rest = report.entrants
    assert steady.first_share == 1
    assert (steady.matches_won, rest.matches_won, steady.fair_share) == (4, 0, 0.5)
    assert steady.nils_bid is not None


def test_single_rounds_are_no_matches():
    """Not even where a match could end with the round."""
    report = arena.run(contest("steady,random,random", options={"rounds": 1}))
    steady = report.entrants[0]
    assert (steady.first_share, steady.first_half_width, steady.fair_share) == (None, None, None)
    assert (steady.matches_won, report.matches) == (None, None)


def test_steady_beats_random_surely_and_is_rated_above():
    report = arena.run(contest("steady,random,random,random", game="wizards-and-jesters", size=26))
    steady, rest = report.entrants
    assert steady.difference is not None
    assert steady.half_width is not None
    assert steady.difference - steady.half_width > 5
    assert steady.rating - 2 * steady.rating_sigma > rest.rating
    assert (steady.exact_rate or 0) > (rest.exact_rate or 1)


def test_forced_decisions_are_neither_asked_nor_timed():
    """With one card each there is only the bid to choose."""
    report = arena.run(contest("steady,random,random", size=5, rounds_of=1))
    assert [entrant.decisions for entrant in report.entrants] == [15, 30]


def test_a_house_bot_that_fails_is_stood_in_for(scripted, monkeypatch):
    class Faulty(Scripted):
        def choose(self, view: View, budget: Budget | None = None) -> Choice:
            if view.phase == "play" and budget is None:  # all is well as long as it is only warmed up
                return Choice(Play("BJ"), "")
            if len(view.legal) == 2 and budget is None:
                raise ZeroDivisionError("no worlds")
            return Choice(view.legal[-1], "")

    usual = bots.make
    monkeypatch.setattr(bots, "make", lambda name, seed: Faulty(1) if name == "zero" else usual(name, seed))
    report = arena.run(contest("zero,random,random", size=2))
    faulty = report.entrants[0]
    assert set(faulty.slip_kinds) == {"failed", "illegal"}
    assert faulty.slip_kinds["failed"] == 3  # each bid of the deal with one card
    assert faulty.slips == 3 + faulty.slip_kinds["illegal"]
    assert faulty.trouble == "bids 1 failed: ZeroDivisionError: no worlds"
    assert report.entrants[1].slips == 0


def test_a_bot_that_cannot_play_here_at_all_ends_the_contest(monkeypatch):
    class Broken(Scripted):
        def choose(self, view: View, budget: Budget | None = None) -> Choice:
            raise RuntimeError("Numba cannot be loaded")

    usual = bots.make
    made = contest("steady,random,random")
    monkeypatch.setattr(bots, "make", lambda name, seed: Broken(1) if name == "steady" else usual(name, seed))
    with pytest.raises(arena.Stopped, match="Numba cannot be loaded"):
        arena.run(made)


def test_a_budget_reaches_the_bot_and_only_it(monkeypatch):
    seen = set()

    class Watched(Scripted):
        def choose(self, view: View, budget: Budget | None = None) -> Choice:
            seen.add((self.name, budget))
            return Choice(view.legal[0], "")

    made = contest("steady@30w,random,random@5ms", size=2)
    monkeypatch.setattr(bots, "make", lambda name, seed: Watched({"steady": 1, "random": 2}[name]))
    arena.run(made)
    hurry = Budget(milliseconds=1)
    assert seen == {
        ("bids 1", hurry),
        ("bids 2", hurry),
        ("bids 1", Budget(worlds=30)),
        ("bids 2", None),
        ("bids 2", Budget(milliseconds=5)),
    }


def test_the_report_is_json_of_a_fixed_form():
    report = arena.run(contest("steady,random,random", size=2))
    again = json.loads(json.dumps(report.as_dict()))
    assert timeless(again) == timeless(report)
    assert list(again) == [
        *("game", "title", "players", "seats", "options", "seed", "rounds_of", "matches", "deals"),
        *("rotations", "rounds", "seconds", "command", "entrants"),
    ]
    for entrant in again["entrants"]:
        assert {"name", "difference", "half_width", "exact_rate", "first_share", "matches_won"} < set(entrant)
        assert {"p50_ms", "p99_ms", "rating", "rating_sigma", "slips", "nils_bid", "nils_made"} < set(entrant)
        assert 0 < entrant["p50_ms"] <= entrant["p99_ms"]
