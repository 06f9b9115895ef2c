"""Bots in programs of their own: what they are told, and each way in which they may fail."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from foretrick import arena
from foretrick.arena.outcome import Tally
from foretrick.arena.outside import STARTUP_SECONDS, OutsideBot, Slip
from foretrick.arena.playing import Chair
from foretrick.play import Bid
from foretrick.rules import BadOptions
from tests.arena.contests import contest, outside, standing

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "outside_bot.mjs"
DECISIONS = 3 + 3  # of one seat in one deal of two cards: the bid and the first card, in three rotations


def play(*words: object, **others) -> arena.Report:
    return arena.run(contest(f"{outside(*words)},random,random", size=1, rounds_of=2, **others))


def test_a_program_that_answers_well_makes_no_slip():
    report = play("well")
    other = standing(report, "other")
    assert (other.slips, other.slip_kinds, other.trouble) == (0, {}, None)
    assert 0 < other.decisions <= DECISIONS
    assert other.p99_ms is not None
    assert play("well", game="joker-in-the-hole").rounds == 3


@pytest.mark.parametrize(
    ("manner", "kind", "says"),
    [
        ("garbled", "garbled", "other answered 'play what?'."),
        ("list", "garbled", "other answered '[1, 2]'."),
        ("illegal", "illegal", "other chose bid 12, which is not allowed."),
        ("nonsense", "illegal", "other answered the action {'card': 'TD'}, which is none."),
        ("missing", "illegal", "other answered without an action."),
        ("crashing", "crashed", "other ended without an answer: I have had enough"),
        ("shouting", "crashed", "other answered with a line of more than 65,536 bytes."),
        ("silent", "late", "other did not answer within 60 ms."),
        ("deaf", "late", "other did not answer within 60 ms."),
    ],
)
def test_a_program_that_goes_wrong_is_stood_in_for(manner, kind, says):
    """Every decision is a slip, the first legal action is played, and the match goes on to its end."""
    report = play(manner, **({"time_limit": 60} if kind == "late" else {"time_limit": 10_000}))
    other = standing(report, "other")
    assert other.slip_kinds == {kind: other.decisions}
    assert other.trouble == says
    assert report.rounds == 3
    assert other.bids == 3
    assert standing(report, "random").slips == 0


def test_the_stand_in_is_the_first_legal_action():
    """Bids come lowest first; the bot that answers well takes the last."""
    played = contest(f"{outside('garbled')},{outside('well', name='good')},random", size=1, rounds_of=2)
    match = played.match(0)
    assert match.turn is not None
    view = match.view(match.turn)
    bids = []
    for entrant in played.seats[:2]:
        bot = OutsideBot(entrant, 10_000)
        bot.sit(played, match.turn, 1)
        bids.append(Chair(bot, None, Tally()).choose(view).action)
        bot.close()
    assert bids == [Bid(0), Bid(2)]


def test_a_program_is_started_anew_after_a_crash(tmp_path):
    report = play("crashing", tmp_path / "done", time_limit=10_000)
    assert standing(report, "other").slip_kinds == {"crashed": 1}


def test_one_program_serves_a_seat_for_all_the_deals(monkeypatch):
    started = []
    usual = OutsideBot._start

    def start(self: OutsideBot) -> None:
        started.append(self.name)
        usual(self)

    monkeypatch.setattr(OutsideBot, "_start", start)
    arena.run(contest(f"{outside('well')},random,random", size=5))
    assert len(started) == 2  # the rehearsal, and the contest


def test_what_a_program_is_told(monkeypatch):
    asked: list[dict] = []

    def answer(self, question, seconds):
        asked.append({**question, "seconds": seconds})
        return {"action": question["view"]["legal"][0]} if question["type"] == "decide" else {}

    monkeypatch.setattr(OutsideBot, "_ask", answer)
    played = contest(f"{outside('well')},random,random", size=1, rounds_of=2, options={"hook": "on"})
    arena.run(played)
    hello, decide = (
        asked[1],
        next(one for one in asked if one["type"] == "decide"),
    )  # after the rehearsal's hello
    assert hello.pop("seed") == played.bot_seed(0, 0, 0)
    assert hello == {
        "type": "hello",
        "protocol": arena.PROTOCOL,
        "game": "oh-hell",
        "title": "Oh Hell",
        "options": dict(played.sheet.options),
        "seats": 3,
        "seat": 0,
        "time_limit_ms": 1000,
        "seconds": STARTUP_SECONDS,
    }
    assert decide["seconds"] == 1
    view = decide["view"]
    assert view["seat"] == 0
    assert len(view["hand"]) == 2
    assert view["legal"][0] == "bid 0"
    assert [one["seat"] for one in asked[1:] if one["type"] == "hello"] == [0, 1, 2]


@pytest.mark.parametrize(
    ("seat", "says"),
    [
        (
            "cmd:no-such-program --fast",
            "cmd:no-such-program --fast cannot be started: no-such-program: no such",
        ),
        (outside("refusing"), "other refused to play: I do not play Oh Hell"),
        (outside("well", name="bad").replace("outside.py", "nowhere.py"), "bad ended without an answer: "),
    ],
)
def test_a_program_that_does_not_say_hello_ends_it_before_it_begins(seat, says):
    with pytest.raises(BadOptions) as told:
        arena.run(contest(f"{seat},random,random"))
    assert says in str(told.value)


def test_a_program_that_does_not_say_hello_later_is_a_slip(monkeypatch):
    bot = OutsideBot(contest(f"{outside('refusing')},random,random").seats[0], 1000)
    bot.sit(contest("random,random,random"), 0, 1)
    with pytest.raises(Slip, match="refused to play"):
        bot.greet()
    bot.close()


@pytest.mark.skipif(
    shutil.which("node") is None, reason="Node is not installed, in which the example is written"
)
@pytest.mark.parametrize(
    ("game", "options"),
    [("wizards-and-jesters", {}), ("joker-in-the-hole", {}), ("spades", {"blind_nil": True})],
)
def test_the_example_in_the_documentation_plays_and_beats_chance(game, options):
    node = f"node=cmd:node '{EXAMPLE}'"
    seats = f"{node},random,{node},random" if game == "spades" else f"{node},random,random,random"
    report = arena.run(
        contest(seats, game=game, size=40 if game == "spades" else 13, options=options, time_limit=10_000)
    )
    node_standing = standing(report, "node")
    assert node_standing.slips == 0, node_standing.trouble
    assert (node_standing.difference or 0) > (node_standing.half_width or 99)
