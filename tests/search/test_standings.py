"""What the standings of a match promise: the table from hands that are known, and what the search makes of it."""

import random
from itertools import pairwise
from math import comb

import numpy as np
import pytest

from foretrick import games
from foretrick.kernel import dress
from foretrick.play import Bid, Match
from foretrick.search import Budget, analyse, analysis, matches
from foretrick.search.analysis import Weighing
from foretrick.search.standings import Standings, standings
from foretrick.search.thought import TEXTS, Thought, learned

TEXT = dress.dressed(*TEXTS, matches)
PARTNERS = ("spades", "spades-with-jokers")


def promised(
    table: Standings, totals: tuple[int, int], bags: tuple[int, int] = (0, 0), **options: int
) -> float:
    sheet = games.sheet("spades", 4, options)
    return float(table.of(sheet, np.array([totals]), np.array([bags]))[0])


def race(mine: int, theirs: int) -> float:
    """The chance to win so many even rounds before the other side wins so many."""
    return sum(comb(mine - 1 + lost, lost) / 2 ** (mine + lost) for lost in range(theirs))


@pytest.fixture(scope="module")
def even() -> Standings:
    """Every hand brings one side a hundred points and the other none, each as often."""
    brought = np.array([[100, 0, 0, 0], [0, 0, 100, 0]] * 50)
    return standings(games.sheet("spades", 4), brought, TEXT["look_ahead"])


@pytest.mark.parametrize(("mine", "theirs"), [(1, 1), (5, 5), (1, 4), (3, 2), (5, 1)])
def test_a_race_of_even_hands_is_won_as_often_as_arithmetic_says(
    even: Standings, mine: int, theirs: int
) -> None:
    chance = promised(even, (590 - 100 * mine, 590 - 100 * theirs))  # of the scores that the table keeps
    assert chance == pytest.approx(race(mine, theirs), abs=0.004)


def test_a_match_to_another_score_is_asked_by_what_is_lacking(even: Standings) -> None:
    assert promised(even, (190, 90), target=300) == pytest.approx(promised(even, (390, 290)))


def test_a_finished_match_is_won_or_lost(even: Standings) -> None:
    assert promised(even, (510, 505)) == 1
    assert promised(even, (400, 505)) == 0


def test_the_tenth_bag_costs_what_the_rules_say() -> None:
    """Every hand brings both sides 51 points and a bag: at nine bags a side falls back by 100, and is overtaken."""
    table = standings(games.sheet("spades", 4), np.array([[51, 1, 51, 1]]), TEXT["look_ahead"])
    assert promised(table, (459, 400), (9, 0)) == pytest.approx(0, abs=0.002)
    assert promised(table, (452, 400), (2, 0)) == pytest.approx(1, abs=0.002)


@pytest.mark.parametrize("game", PARTNERS)
def test_the_tables_in_the_package_make_sense(game: str) -> None:
    table = learned(game).standings
    assert table is not None
    assert promised(table, (0, 0)) == pytest.approx(0.5, abs=0.002)
    steps = [promised(table, (score, 200)) for score in range(0, 500, 20)]
    assert all(b > a - 0.002 for a, b in pairwise(steps))
    assert promised(table, (250, 0)) > 0.85
    fewer, more = promised(table, (300, 300), (0, 0)), promised(table, (308, 300), (8, 0))
    assert more < fewer
    for totals, bags in (((120, 340), (4, 7)), ((480, 30), (9, 0)), ((-90, 200), (1, 2))):
        there, back = promised(table, totals, bags), promised(table, totals[::-1], bags[::-1])
        assert there + back == pytest.approx(1, abs=0.003)


@pytest.mark.parametrize("game", PARTNERS)
@pytest.mark.parametrize("totals", [(-500, 200), (-330, -320), (100, 495), (495, -300), (200, 200)])
def test_a_point_counts_however_the_match_stands(game: str, totals: tuple[int, int]) -> None:
    """Or whoever is as good as beaten would bid anything at all, and so would whoever is as good as home."""
    table = learned(game).standings
    assert table is not None
    sheet, none = games.sheet(game, 4), np.zeros((2, 2), int)
    now, more = table.points(sheet, np.array([totals, (totals[0] + 4, totals[1])]), none)
    assert more - now >= 0.19


@pytest.mark.parametrize("game", ["oh-hell", "joker-in-the-hole", "wizards-and-jesters"])
def test_games_without_partners_have_no_table(game: str) -> None:
    assert learned(game).standings is None


def bidding(totals: tuple[int, int], bags: tuple[int, int], deal: int = 4) -> Match:
    """The first bid of a hand of Spades, the match standing as it is said."""
    match = Match.undealt("spades", 4)
    match._state.totals[:2], match._state.bags[:2] = totals, bags
    match.apply(match.draw(random.Random(deal)))
    return match


def test_the_search_looks_at_the_standings() -> None:
    """A bid that fails costs most where the match hangs on it."""
    risk = {}
    for standing, totals in {"even": (0, 0), "close": (480, 480), "behind": (480, 0)}.items():
        found = analyse(bidding(totals, (0, 0)).view(1), Budget(worlds=60), seed=2)
        risk[standing] = found.of(Bid(13)).cost
    assert risk["behind"] < 0.5 * risk["even"], "whoever is all but beaten has little to lose"
    assert risk["close"] > 1.2 * risk["even"], "where both are nearly home, there is most to lose"


def test_what_is_weighed_is_what_the_round_changes() -> None:
    """At an even score the points of the match are about those of the round."""
    view = bidding((0, 0), (0, 0)).view(1)
    thought = Thought(view, 2)
    assert thought.standings is not None
    ours = analyse(view, Budget(worlds=200), seed=2).of(Bid(3)).value
    thought_of_round = plain_value(view)
    assert ours == pytest.approx(thought_of_round, abs=25)


def plain_value(view) -> float:
    """The same weighing without a look at the match."""
    thought = Thought(view, 2)
    thought.standings = None
    weighing = Weighing(thought)
    weighing.add(200)
    return weighing.findings(0).of(Bid(3)).value


def test_nils_are_believed_less_than_the_worlds_make_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the nils that come off in the worlds a share does not at the table, in the chance and in the value."""
    for deal in range(40):
        match = bidding((0, 0), (0, 0), deal)
        assert match.turn is not None
        view = match.view(match.turn)
        found = analyse(view, Budget(worlds=40), seed=2).of(Bid("nil"))
        if found.exact > 0.2:
            break
    weighing = Weighing(Thought(view, 2))
    believed = analysis.NILS_MADE
    monkeypatch.setattr(analysis, "NILS_MADE", 1.0)
    weighing.add(40)
    plain = weighing.findings(0).of(Bid("nil"))
    assert 0 < plain.exact < 1
    assert found.exact == pytest.approx(believed * plain.exact)
    assert found.value == pytest.approx(plain.value - (1 - believed) * plain.exact * 200)
