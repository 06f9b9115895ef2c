"""The review of whole matches, with a stand-in for the search."""

from __future__ import annotations

import json
from statistics import fmean

import pytest

from foretrick import bots, games
from foretrick.bots.table import play_match, simulate
from foretrick.play import Match, View
from foretrick.play.actions import Action
from foretrick.record import BadRecord
from foretrick.review import review
from foretrick.review.grades import GRADES
from foretrick.review.walk import walk
from foretrick.search import Outlook
from tests.review.doubles import Double, by_lot

SHORT: dict[str, dict[str, object]] = {
    "joker-in-the-hole": {"rounds": 5},
    "spades-with-jokers": {"target": 100, "blind_nil": True},
    "wizards-and-jesters": {"rounds": 5},
    "oh-hell": {"rounds": 5},
    "spades": {"target": 100},
}
STEADY = bots.make("reference/heuristic")


def as_steady(view: View, action: Action) -> float:
    """The steady player's choice is best, by ten points; the rest is close together."""
    return by_lot(view, action) / 60 + (10 if action == STEADY.choose(view).action else 0)


def match_of(game: str, who: str | list[str] = "steady", seed: int = 3, **options: object) -> Match:
    return next(simulate(game, 4, 1, who, seed, {**SHORT[game], **options}))


def reviewed(match: Match | dict, double: Double | None = None, **more):
    double = double or Double()
    return review(match, analyse=double.analyse, outlook=double.outlook, **more)


@pytest.mark.parametrize("game", games.KEYS)
def test_the_form_of_the_review(game):
    match = match_of(game, "random")
    found = reviewed(match.to_record()).as_dict()
    assert json.loads(json.dumps(found)) == found
    assert (found["format"], found["version"], found["game"]) == ("foretrick-review", 1, game)
    assert found["players"] == list(match.players)
    assert len(found["rounds"]) == len(match.rounds)
    for now, played in zip(found["rounds"], match.rounds, strict=True):
        assert played.line is not None
        assert now["scores"] == list(played.line.scores)
        assert [point["at"] for point in now["chart"]] == [
            "deal",
            "bids",
            *(f"trick {number}" for number in range(1, now["cards"] + 1)),
        ]
        assert all(len(point["expected"]) == len(found["sides"]) for point in now["chart"])
        assert [decision["number"] for decision in now["decisions"]] == list(range(len(now["decisions"])))
        plays = [d["action"] for d in now["decisions"] if d["kind"] == "play"]
        assert plays == [f"play {play.card.code}" for trick in played.tricks for play in trick.plays]
        for decision in now["decisions"]:
            check_decision(decision)
    last = [now for now in found["rounds"] if now["scores"]][-1]["chart"][-1]
    assert last["expected"] == pytest.approx(list(match.totals))


def check_decision(decision):
    candidates = decision["candidates"]
    assert decision["grade"] in GRADES
    assert decision["sentence"].endswith(".")
    assert {candidate["action"] for candidate in candidates} == set(decision["choices"])
    assert decision["action"] in decision["choices"]
    chosen = next(c for c in candidates if c["action"] == decision["action"])
    assert (chosen["cost"], chosen["value"]) == (decision["cost"], decision["value"])
    assert decision["best_value"] - decision["value"] == pytest.approx(decision["cost"], abs=0.02)
    assert (decision["best"] == decision["action"]) == (decision["cost"] == 0)
    if len(candidates) == 1:
        assert decision["grade"] == "forced"
        assert decision["hindsight_cost"] is None
    else:
        assert decision["hindsight_cost"] >= 0


@pytest.mark.parametrize("game", games.KEYS)
def test_scores_are_accounted_for_exactly(game):
    match = match_of(game, "random")
    found = reviewed(match).as_dict()
    for account in found["players_summary"]:
        side = next(n for n, seats in enumerate(found["sides"]) if account["seat"] in seats)
        assert account["score"] == match.totals[side]
        made = (
            account["par"] + account["deal"] - account["cost_bids"] - account["cost_plays"] + account["luck"]
        )
        assert made == pytest.approx(account["score"], abs=1e-6)
        assert account["expected"] == pytest.approx(account["par"] + account["deal"], abs=0.011)
        errors = [
            d["grade"] for now in found["rounds"] for d in now["decisions"] if d["seat"] == account["seat"]
        ]
        assert account["mistakes"] == errors.count("mistake")
        assert account["blunders"] == errors.count("blunder")
        assert account["inaccuracies"] == errors.count("inaccuracy")
        assert account["decisions"] == sum(grade != "forced" for grade in errors)


def test_the_same_seed_gives_the_same_review_on_any_number_of_threads():
    match = match_of("wizards-and-jesters", "random")
    one = reviewed(match, threads=1, seed=5).as_dict()
    assert reviewed(match, threads=4, seed=5).as_dict() == one
    double = Double()
    reviewed(match, double, threads=1, seed=5)
    seeds = {seed for _, _, seed in double.asked}
    other = Double()
    reviewed(match, other, threads=1, seed=6)
    assert len(seeds) > 50
    assert seeds.isdisjoint(seed for _, _, seed in other.asked)


def test_a_player_at_random_is_far_below_one_who_finds_the_best():
    match = match_of("wizards-and-jesters", ["steady", "random", "steady", "random"], rounds=8)
    found = reviewed(match, Double(as_steady))
    accuracy = [account.accuracy for account in found.accounts]
    assert min(accuracy[0], accuracy[2]) > 97
    assert max(accuracy[1], accuracy[3]) + 25 < min(accuracy[0], accuracy[2])
    for account in found.accounts:
        assert (account.cost_plays > 0) == (account.seat in (1, 3))
    turns = [turn for turn in found.turns if turn.cause == "decision"]
    assert turns
    assert all(turn.seat in (1, 3) and turn.swing < 0 for turn in turns)
    biggest = max(decision.cost for decision in found.decisions)
    assert turns[0].swing == -biggest


def test_bids_are_graded_like_plays():
    match = match_of("oh-hell", "random")

    def worth(view: View, action: Action) -> float:
        return -float(action.code) if view.phase == "bid" else 0.0

    found = reviewed(match, Double(worth, error=0.0))
    for decision in found.decisions:
        if decision.moment.kind == "bid" and len(decision.candidates) > 1:
            assert (decision.grade == "best") == (decision.moment.action == decision.candidates[0].action)
        if decision.moment.kind == "play":
            assert decision.grade == "forced"  # all the cards were worth the same
            assert decision.accuracy is None
    bids = sum(d.cost for d in found.decisions if d.moment.kind == "bid")
    assert sum(account.cost_bids for account in found.accounts) == pytest.approx(bids, abs=0.05)
    assert all(account.cost_plays == 0 for account in found.accounts)


def test_what_may_be_chance_is_neither_an_error_nor_counted():
    match = match_of("wizards-and-jesters", "random")
    found = reviewed(match, Double(error=40.0))
    assert {decision.grade for decision in found.decisions} <= {"best", "forced"}
    assert all(account.accuracy == 100 and account.cost_plays == 0 for account in found.accounts)
    assert not [turn for turn in found.turns if turn.cause == "decision"]


def test_hindsight_is_asked_with_the_cards_that_were_really_held():
    match = match_of("wizards-and-jesters", "random")
    double, seen = Double(), []

    def analyse(view, budget=None, seed=0, hands=None):
        if hands is not None:
            seen.append((view, hands))
        return double.analyse(view, budget, seed, hands)

    review(match, analyse=analyse, outlook=double.outlook, threads=1)
    assert seen
    for view, hands in seen:
        assert hands[view.seat].mask == view.hand.mask
        assert tuple(map(len, hands)) == view.cards_left
        dealt = match.rounds[view.round - 1].deal.hands
        assert all(set(hand) <= set(start) for hand, start in zip(hands, dealt, strict=True))


def test_a_blind_nil_is_weighed_against_a_look():
    match = Match("spades-with-jokers", 4, options={"blind_nil": True, "target": 50}, seed=9, first_dealer=3)
    from foretrick.play import Bid, Look

    match.apply(Bid("blind-nil"))
    match.apply(Look())
    match.apply(Bid(3))
    found = reviewed(match)
    kinds = [(d.moment.seat, d.moment.kind, d.moment.action.text) for d in found.decisions]
    assert kinds == [(0, "bid", "bid blind-nil"), (1, "look", "look"), (1, "bid", "bid 3")]
    assert found.decisions[0].as_dict()["hand"] is None
    assert found.decisions[1].as_dict()["hand"] is None
    assert len(found.decisions[2].as_dict()["hand"]) == 13


def test_naming_trump_is_a_decision():
    kinds = set()
    for seed in range(5):
        match = match_of("joker-in-the-hole", "steady", seed)
        kinds |= {moment.kind for now in walk(match) for moment in now.moments}
        found = reviewed(match)
        named = [d for d in found.decisions if d.moment.kind == "trump"]
        assert len(named) == sum(now.trump_named_by is not None for now in match.rounds)
        assert all(len(decision.candidates) == 4 for decision in named)
    assert "trump" in kinds


@pytest.mark.parametrize("game", games.KEYS)
def test_a_match_that_stopped_anywhere_is_reviewed_as_far_as_it_went(game):
    whole = match_of(game, "random")
    actions = [(m.action, m.seat) for now in walk(whole) for m in now.moments]
    for stop in (0, 1, 3, 9, 20, 33):
        match = Match.undealt(game, 4, SHORT[game])
        deals = iter(now.deal for now in whole.rounds)
        done = iter(actions[:stop])
        match.apply(next(deals))
        for action, seat in done:
            match.apply(action, seat)
            if match.phase == "deal":
                match.apply(next(deals))
        found = reviewed(match).as_dict()
        assert json.dumps(found)
        assert found["winners"] is None
        assert sum(len(now["decisions"]) for now in found["rounds"]) in (
            stop,
            stop - 1,
        )  # a look alone is not kept


def test_only_the_seats_asked_for():
    match = match_of("wizards-and-jesters", "random")
    found = reviewed(match, seats=[2])
    assert {decision.moment.seat for decision in found.decisions} == {2}
    assert [account.seat for account in found.accounts] == [2]
    whole = reviewed(match)
    assert found.accounts[0] == whole.accounts[2]
    assert found.as_dict()["rounds"][0]["chart"] == whole.as_dict()["rounds"][0]["chart"]


def test_progress_is_told_and_may_stop_it():
    match = match_of("wizards-and-jesters", "random")
    told: list[float] = []
    reviewed(match, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1

    class Enough(Exception):
        pass

    def stop(done: float) -> None:
        raise Enough

    double = Double()
    with pytest.raises(Enough):
        reviewed(match, double, progress=stop, threads=1)
    assert len(double.asked) < len(told)


def test_a_record_that_breaks_a_rule_is_refused():
    record = match_of("oh-hell").to_record()
    record["rounds"][0]["scores"][0] += 1
    with pytest.raises(BadRecord):
        reviewed(record)


def test_the_chart_counts_what_was_scored_and_what_is_to_come():
    match = match_of("wizards-and-jesters", "random")
    flat = Outlook(10.0, 0.5, (0.5, 0.5))
    found = review(match, analyse=Double().analyse, outlook=lambda view: flat)
    before: tuple[int, ...] = (0, 0, 0, 0)
    for number, now in enumerate(found.rounds):
        to_come = 10.0 * (4 - number)  # five rounds
        assert [point.final for point in now.course.points[:-1]] == [
            tuple(total + 10 + to_come for total in before)
        ] * (number + 2)
        before = match.rounds[number].line.totals  # type: ignore[union-attr]
        assert now.course.points[-1].final == tuple(total + to_come for total in before)
    assert all((account.par, account.deal) == (50, 0) for account in found.accounts)


def test_the_chart_of_partners_is_even_where_nothing_is_known():
    match = Match("spades", 4, seed=4)
    flat = Outlook(12.0, 0.5, (0.5, 0.5))

    def outlook(view: View) -> Outlook:
        return flat if view.seat in (0, 2) else Outlook(-12.0, 0.5, (0.5, 0.5))

    found = review(match, analyse=Double().analyse, outlook=outlook)
    first = found.rounds[0].course.points[0].final
    assert first[0] - first[1] == 12
    assert sum(first) == 60


def test_the_chart_is_drawn_from_what_each_seat_knows():
    match = match_of("wizards-and-jesters", "random")
    double = Double()
    asked: list[View] = []

    def outlook(view: View):
        asked.append(view)
        return double.outlook(view)

    review(match, analyse=double.analyse, outlook=outlook)
    assert fmean(view.seat == view.turn for view in asked) < 0.5
    real = {view.hand.mask for view in asked if view.hand is not None}
    assert {now.deal.hands[0].mask for now in match.rounds} <= real


def test_play_match_is_what_a_table_of_bots_plays():
    match = Match.undealt("oh-hell", 4, {"rounds": 2})
    assert reviewed(match).as_dict()["rounds"] == []
    assert play_match(match, [STEADY] * 4) == 0
