"""Whole matches of random legal and illegal actions: after each, the match and the referee must agree."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    precondition,
    rule,
    run_state_machine_as_test,
)

from foretrick import Match
from foretrick.play import IllegalAction, parse_action
from tests import referee
from tests.rules import draws
from tests.rules.scenes import CITED, NAMES, deal_of

EVERY_ACTION = [
    *(f"play {card}" for card in referee.pack(referee.JOKER, {})),
    *(f"bid {bid}" for bid in [*range(20), "nil", "blind-nil"]),
    *(f"trump {suit}" for suit in referee.SUITS),
    "look",
]
TITLES = {
    referee.JOKER: "Joker in the Hole",
    referee.JOKERED: "Spades with Jokers",
    referee.WIZARDS: "Wizards and Jesters",
    referee.HELL: "Oh Hell",
    referee.PLAIN: "Spades",
}


def compare(match: Match, table: referee.Table) -> None:
    """Everything public, and what each seat may do."""
    assert match.phase == table.phase
    assert sorted(match.waiting_for) == table.waiting()
    assert match.turn in table.waiting() if table.waiting() else match.turn is None
    for seat in range(table.seats):
        assert sorted(action.text for action in match.legal(seat)) == table.legal(seat)
    assert list(match.totals) == table.totals
    assert (None if match.winners is None else list(match.winners)) == table.winners
    assert match.over == (table.phase == "over")
    if table.game in referee.PARTNERS:
        assert match.bags is not None
        assert list(match.bags) == table.bags
    if table.phase not in ("deal", "over"):
        compare_views(match, table)


def compare_views(match: Match, table: referee.Table) -> None:
    hidden = table.options.get("bidding") == "simultaneous" and table.phase == "bid"
    for seat in range(table.seats):
        view = match.view(seat).as_dict()
        assert view["dealer"] == table.dealer
        assert view["round"] == table.round
        assert view["cards"] == table.cards
        assert view["trump"] == table.trump
        assert view["trump_known"] == (table.phase != "trump")
        assert view["trump_named_by"] == table.trump_chosen_by
        assert view["won"] == table.won
        assert view["has_bid"] == [bid is not None for bid in table.bids]
        shown = [bid if at == seat or not hidden else None for at, bid in enumerate(table.bids)]
        assert view["bids"] == shown
        assert view["bid_sum"] == sum(bid for bid in shown if isinstance(bid, int))
        assert view["cards_left"] == [len(hand) for hand in table.hands]
        assert sorted(view["legal"]) == table.legal(seat)
        hand = None if table.hand_hidden(seat) else sorted(table.hands[seat])
        assert (view["hand"] and sorted(view["hand"])) == hand
        compare_barred(view, table, seat)
        if table.phase == "play":
            compare_trick(view, table)
        if table.game in referee.PARTNERS:
            assert view["broken"] == table.broken
            bids = [bid if isinstance(bid, int) else 0 for bid in table.bids]
            assert view["contracts"] == [bids[0] + bids[2], bids[1] + bids[3]]


def compare_barred(view: dict[str, Any], table: referee.Table, seat: int) -> None:
    """Each own card or bid of the row that is not allowed comes with its sentence."""
    legal = table.legal(seat)
    shown: set[str] = set()
    if legal and table.phase == "play":
        shown = {f"play {card}" for card in table.hands[seat]}
    elif legal and table.phase == "bid":
        shown = {f"bid {bid}" for bid in view["bid_row"]}
        assert {text for text in legal if text != "look"} <= shown
    assert set(view["barred"]) == shown - set(legal)
    for sentence in view["barred"].values():
        assert CITED.match(sentence), sentence


def compare_trick(view: dict[str, Any], table: referee.Table) -> None:
    trick = view["trick"]
    assert trick["leader"] == table.leader
    assert trick["number"] == len(table.tricks) + 1
    assert trick["best"] == table.best_so_far()
    assert [play["card"] for play in trick["plays"]] == table.trick
    for at, play in enumerate(trick["plays"]):
        assert play["seat"] == (table.leader + at) % table.seats
        jokers = table.game == referee.JOKER
        assert play["ace"] == (jokers and referee.counts_as_ace(table.trick, at))
    assert [
        (t["leader"], [p["card"] for p in t["plays"]], t["winner"]) for t in view["tricks"]
    ] == table.tricks


def compare_sheet(match: Match, table: referee.Table) -> None:
    """The line of the round that has just ended, and that the record is clean."""
    line = match.view(None).as_dict()["sheet"][-1]
    partners = table.game in referee.PARTNERS
    right = {
        "round": table.round,
        "cards": table.cards,
        "dealer": table.dealer,
        "trump": table.trump,
        "trump_known": True,
        "bids": table.bids,
        "won": table.won,
        "scores": table.scores,
        "totals": table.totals,
        "bags": table.bags if partners else None,
        "penalties": table.penalties if partners else None,
    }
    assert {name: line[name] for name in right} == right  # a line may say more
    assert sum(table.won) == table.cards


class MatchAndReferee(RuleBasedStateMachine):
    """A match and the referee's table beside it, fed the same actions."""

    game = ""
    most_rounds = 20

    @initialize(seed=st.integers(0, 2**32))
    def sit_down(self, seed: int) -> None:
        rng = Random(f"{self.game} {seed}")
        seats = rng.choice(referee.SEATS[self.game])
        self.begin(seats, draws.some_options(rng, self.game, seats), rng)

    def begin(self, seats: int, options: dict[str, Any], rng: Random) -> None:
        game = self.game
        self.match = Match.undealt(game, players=NAMES[:seats], options=options)
        self.table = referee.Table(game, seats, options)
        self.hands: list[list[str]] = []
        self.entries: list[dict[str, Any]] = []
        assert dict(self.match.to_record()["options"]) == self.table.options
        self.deal(rng)

    def deal(self, rng: Random) -> None:
        dealer, self.hands, turned = draws.some_deal(rng, self.table)
        assert self.table.deal_breaches(dealer, self.hands, turned) == []
        self.match.apply(deal_of(dealer, self.hands, turned))
        self.table.deal(dealer, self.hands, turned)
        compare(self.match, self.table)

    def playing(self) -> bool:
        return self.table.phase not in ("deal", "over")

    def act(self, seat: int, text: str) -> None:
        self.match.apply(parse_action(text), seat)
        self.table.act(seat, text)
        compare(self.match, self.table)
        if not self.playing():
            compare_sheet(self.match, self.table)
            self.entries.append(draws.entry_of(self.table, self.hands))

    def play_round(self, rng: Random) -> None:
        if self.table.phase == "deal":
            self.deal(rng)
        while self.playing():
            self.act(*draws.some_action(rng, self.table))

    @precondition(lambda self: self.playing())
    @rule(data=st.data())
    def one_legal_action(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.table.waiting()))
        self.act(seat, data.draw(st.sampled_from(self.table.legal(seat))))

    @precondition(lambda self: self.table.phase == "deal" and self.table.round < self.most_rounds)
    @rule(seed=st.integers(0, 2**32))
    def next_deal(self, seed: int) -> None:
        self.deal(Random(seed))

    @precondition(lambda self: self.playing())
    @rule(seed=st.integers(0, 2**32))
    def the_rest_of_the_round(self, seed: int) -> None:
        self.play_round(Random(seed))

    @rule(data=st.data())
    def illegal_actions(self, data: st.DataObject) -> None:
        before = self.match.to_record()
        seats = range(self.table.seats)
        seat = data.draw(st.sampled_from([*self.table.waiting(), *seats]))
        legal = self.table.legal(seat)
        for text in data.draw(st.lists(st.sampled_from(EVERY_ACTION), max_size=12, unique=True)):
            if text not in legal:
                self.refuse(seat, text)
        assert self.match.to_record() == before
        compare(self.match, self.table)

    def refuse(self, seat: int, text: str) -> None:
        action = parse_action(text)
        why = self.match.why_not(action, seat)
        with pytest.raises(IllegalAction) as caught:
            self.match.apply(action, seat)
        sentence = str(caught.value)
        assert sentence == why
        if self.playing():
            cited = CITED.match(sentence)
            assert cited is not None, sentence
            assert cited[1] == TITLES[self.table.game]
            assert not re.search(r"\bseat \d", sentence), sentence

    @rule()
    def the_record_so_far(self) -> None:
        record = self.match.to_record()
        assert referee.check_record(record) == []
        assert referee.check_record(self.match.to_record()) == []

    def teardown(self) -> None:
        if not hasattr(self, "table"):
            return
        rng = Random(len(self.entries))
        while self.table.phase != "over" and self.table.round < self.most_rounds:
            self.play_round(rng)
        if self.playing():
            self.play_round(rng)
        record = self.match.to_record()
        assert referee.check_record(record) == []
        for entry in record["rounds"]:
            if entry.get("bags") is None:
                entry.pop("bags", None)
        assert record["rounds"] == self.entries


class JokerInTheHole(MatchAndReferee):
    game = referee.JOKER


class SpadesWithJokers(MatchAndReferee):
    game = referee.JOKERED
    most_rounds = 8


class WizardsAndJesters(MatchAndReferee):
    game = referee.WIZARDS


class OhHell(MatchAndReferee):
    game = referee.HELL


class Spades(MatchAndReferee):
    game = referee.PLAIN
    most_rounds = 8


MACHINES: list[type[MatchAndReferee]] = [JokerInTheHole, SpadesWithJokers, WizardsAndJesters, OhHell, Spades]


# Whole matches are too long to shrink in a minute; the steps and seeds that are printed play the same match again.
BOUNDED = settings(max_examples=10, stateful_step_count=20, phases=[Phase.reuse, Phase.generate])


@pytest.mark.parametrize("machine", MACHINES)
def test_match_and_referee_agree(machine: type[MatchAndReferee]) -> None:
    run_state_machine_as_test(machine, settings=BOUNDED)


WHOLE = [
    (machine, name, value)
    for machine in MACHINES
    for name in referee.DEFAULTS[machine.game]
    for value in draws.VALUES.get(name, [None])
]


@pytest.mark.parametrize(
    ("machine", "name", "value"), WHOLE, ids=[f"{m.game} {name} {value}" for m, name, value in WHOLE]
)
def test_a_whole_match_with_each_option_value(machine: type[MatchAndReferee], name: str, value: Any) -> None:
    options: dict[str, Any] = {name: value}
    if name == "hook" and value != "off":
        options["bidding"] = "in-turn"
    beside = machine()
    beside.begin(4, options, Random(f"{name} {value}"))
    beside.teardown()
