"""Every step of every lesson, replayed with the independent referee: the table can be reached, the answers are right,
and what is said of it is so.

A text names nothing by itself: who led, which card won and how many points came of it are arguments, worked out from
the position by `facts`, and what is not so is not there. So a text that can be said is true.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from foretrick.learning import facts
from foretrick.learning.lessons import LESSONS
from foretrick.learning.reasons import CLAUSES
from foretrick.learning.scenes import YOU, Scene, actions
from foretrick.learning.steps import Ask, Step, Tally, answers
from foretrick.learning.telling import closing, lesson, message_ids, opening
from foretrick.learning.tips import TIPS, tip_ids
from foretrick.messages import FOLDER, LANGUAGES, say
from foretrick.play import Look, NameTrump
from foretrick.rules import bid_name
from foretrick.search import Budget, analyse
from tests import referee
from tests.rules.clauses import page

STEPS = [
    pytest.param(game, step, id=f"{game} {step.name}") for game, steps in LESSONS.items() for step in steps
]
HANDS = (Ask.ALLOWED, Ask.BARRED, Ask.TAKE, Ask.LEAVE)


def dealt(scene: Scene) -> referee.Table:
    """The referee's table, dealt as the scene says."""
    table = referee.Table(scene.game, len(scene.hands), dict(scene.options))
    if table.schedule is not None:
        table.round = table.schedule.index(scene.cards)  # the round is played by itself
    hands = [hand.split() for hand in scene.hands]
    assert not table.deal_breaches(scene.dealer, hands, scene.turned)
    table.deal(scene.dealer, hands, scene.turned)
    return table


def go_on(table: referee.Table, said: str, played: str) -> None:
    """Say and play on, each as the rules allow it."""
    for action in actions(said):
        seat = table.clockwise()[[table.bids[s] is None for s in table.clockwise()].index(True)]
        seat = table.dealer if isinstance(action, NameTrump) else seat
        text = "look" if isinstance(action, Look) else action.text
        assert text in table.legal(seat), f"{text} by seat {seat}"
        table.act(seat, text)
    for card in played.split():
        (seat,) = table.waiting()
        assert f"play {card}" in table.legal(seat), f"{card} by seat {seat}"
        table.act(seat, f"play {card}")


def judge(scene: Scene) -> referee.Table:
    """The referee's table where the scene has come to."""
    table = dealt(scene)
    go_on(table, scene.said, scene.played)
    return table


told_of = cache(lesson)


def right_ones(step: Step) -> set[str]:
    return {key for key, reply in answers(step).items() if reply.right}


def by_referee(step: Step) -> set[str]:
    """The right answers, by the referee's rules."""
    scene = step.scene
    if isinstance(scene, Tally):
        return {str(points_of(scene))}
    table = dealt(scene) if step.ask is Ask.WINNER else judge(scene)
    match step.ask:
        case Ask.ALLOWED:
            return {text.removeprefix("play ") for text in table.legal(YOU)}
        case Ask.BARRED:
            return set(table.hands[YOU]) - {text.removeprefix("play ") for text in table.legal(YOU)}
        case Ask.TAKE | Ask.LEAVE:
            return {card for card in table.hands[YOU] if outcome(step, scene, card) is (step.ask is Ask.TAKE)}
        case Ask.WINNER:
            trick = scene.played.split()[-len(scene.hands) :]
            best = referee.trick_winner(scene.game, dict(scene.options), trick, table.trump)
            return {trick[best]}
        case Ask.TRUMP:
            trump = referee.trump_after(scene.game, table.options, scene.turned)
            return {"named" if trump == "dealer" else trump or "none"}
        case Ask.NAME:
            return {text.removeprefix("trump ") for text in table.legal(YOU)}
        case Ask.HOOK:
            return {str(table.barred_by_hook(YOU))}
        case _:
            assert step.ask is Ask.BID
            scores = {bid: played_out(step, scene, bid) for bid in table.legal_bids(YOU)}
            return {str(bid) for bid, score in scores.items() if score == max(scores.values())}


def outcome(step: Step, scene: Scene, card: str) -> bool | None:
    """Whether a card takes the trick, once the others have answered as prepared; nothing if it is not allowed."""
    table = judge(scene)
    if f"play {card}" not in table.legal(YOU):
        return None
    table.act(YOU, f"play {card}")
    for answer in step.then.split():
        if not table.trick:
            break
        (seat,) = table.waiting()
        legal = table.legal(seat)
        wanted = f"play {answer}"
        table.act(seat, wanted if wanted in legal else legal[0])
    assert not table.trick
    return table.tricks[-1][2] == YOU


def played_out(step: Step, scene: Scene, bid: Any) -> int:
    table = judge(scene)
    table.act(YOU, f"bid {bid}")
    said, _, played = step.then.partition("|")
    go_on(table, said, played)
    assert table.scores is not None
    return table.scores[0]


def points_of(tally: Tally) -> int:
    sheet = tally.sheet
    if sheet.partners:
        bids = [bid_name(tally.bids[seat]) for seat in sheet.sides[0]]
        won = [tally.won[seat] for seat in sheet.sides[0]]
        return referee.team_score(tally.game, dict(sheet.options), bids, won, tally.bags[0])[0]
    bid, took = tally.bids[YOU], tally.won[YOU]
    if tally.game == referee.HELL:
        return referee.oh_hell_score(dict(sheet.options), bid, took)
    return referee.exact_score(bid, took)


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_the_referee_gives_the_same_answers(game: str, step: Step):
    assert right_ones(step) == by_referee(step)
    assert right_ones(step)
    assert (
        step.ask is Ask.NAME
        or {reply.right for reply in answers(step).values()} == {True, False}
        or all_free(step)
    )


def all_free(step: Step) -> bool:
    """A step may show that everything is allowed: after a special card, or once spades are broken."""
    return step.name in ("wizard-led", "ace-led", "broken")


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_the_position_is_the_referees_too(game: str, step: Step):
    scene = step.scene
    if isinstance(scene, Tally):
        cards = 13 if scene.sheet.partners else sum(scene.won)
        assert sum(scene.won) == cards
        assert all(bid in scene.sheet.bids(cards) for bid in scene.bids)
        return
    table, view = judge(scene), scene.view
    if view.hand is not None:
        assert {card.code for card in view.hand} == set(table.hands[YOU])
    else:
        assert table.hand_hidden(YOU)
    assert list(view.won) == table.won
    assert [bid if bid is None else bid_name(bid) for bid in scene.match.rounds[-1].bids] == table.bids
    if view.trick is not None:
        assert [play.card.code for play in view.trick.plays] == table.trick
        assert view.best == table.best_so_far()


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_every_wrong_answer_gets_a_sentence_and_a_clause(game: str, step: Step):
    clauses = page(game)
    assert step.clause in clauses
    for key, reply in answers(step).items():
        if reply.right:
            continue
        assert reply.why is not None, key
        assert reply.clause in clauses, key


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_every_sentence_can_be_said_and_claims_what_is_so(game: str, step: Step):
    for language in LANGUAGES:
        said = [say(opening(game, step), language)]
        said += [say(closing(game, step, reply), language) for reply in answers(step).values() if reply.right]
        assert all(text[0].isupper() or text[0].isdigit() or text[0] == "\N{MINUS SIGN}" for text in said), (
            said
        )
        assert all("{" not in text and "!" not in text for text in said)
    if language != "en":
        assert say(opening(game, step), "en") != say(opening(game, step), language)


def entry(language: str, id: str) -> str:
    text = (FOLDER / f"{language}.ftl").read_text("utf-8")
    found = re.search(rf"^{re.escape(id)} = (.*(?:\n[ }}\]*].*)*)", text, re.MULTILINE)
    assert found, f"{id} is missing in {language}"
    return found[1]


def test_a_text_that_is_not_so_cannot_be_said():
    """The facts of a step hold nothing that is not so: no winner where the learner takes the trick, and so on."""
    step = next(step for step in LESSONS["oh-hell"] if step.name == "ruff")
    (reply,) = [reply for reply in answers(step).values() if reply.right]
    so = facts.afterwards(step, reply)
    assert "taken" in so
    assert not {"winner", "winning", "score"} & set(so)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_that_a_text_names_is_one_of_its_step(language: str):
    """In every language by itself: English must not have to help out."""
    for game, steps in LESSONS.items():
        for step in steps:
            before = set(facts.before(step))
            after = set(facts.afterwards(step, next(r for r in answers(step).values() if r.right)))
            for id, so in ((f"learn-{game}-{step.name}", before), (f"learn-{game}-{step.name}-right", after)):
                named = {
                    name.partition("-")[0] for name in re.findall(r"\{ \$([a-z-]+)", entry(language, id))
                }
                assert named <= so, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_lesson_or_tip_is_missing_or_left_over(language: str):
    text = (FOLDER / f"{language}.ftl").read_text("utf-8")
    games = "|".join(map(re.escape, LESSONS))
    there = set(re.findall(rf"^(learn-(?:tip-)?(?:{games})-[a-z-]+) =", text, re.MULTILINE))
    assert there == {*message_ids(), *(id for game in TIPS for id in tip_ids(game))}


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_short_and_touches_every_idea(game: str):
    steps = LESSONS[game]
    assert 10 <= len(steps) <= 15
    assert len({step.name for step in steps}) == len(steps)
    assert {Ask.ALLOWED, Ask.WINNER, Ask.TAKE, Ask.LEAVE, Ask.BID, Ask.SCORE} <= {step.ask for step in steps}
    wanted = {
        "joker-in-the-hole": {
            "trump",
            "joker",
            "joker-joker",
            "joker-led",
            "ace-led",
            "other-ace",
            "ace-turned",
        },
        "wizards-and-jesters": {"wizard", "jester", "wizard-led", "jester-led", "wizard-turned", "hook"},
        "oh-hell": {"trump", "hook", "zero"},
        "spades": {"lead", "broken", "partner", "bags", "nil", "cover", "nil-failed"},
        "spades-with-jokers": {
            "joker-spade",
            "lead",
            "broken",
            "partner",
            "bags",
            "nil",
            "cover",
            "nil-failed",
        },
    }
    assert wanted[game] <= {step.name for step in steps}


def test_the_marks_on_the_cards_are_in_the_language_of_the_reader():
    marks = [lesson("wizards-and-jesters", language)["faces"]["AS"]["mark"] for language in ("en", "de")]
    assert marks == ["WIZARD", "ZAUBERER"]


@pytest.mark.parametrize("game", LESSONS)
def test_the_page_gets_all_it_needs_and_no_hidden_card(game: str):
    told = told_of(game)
    assert [step["name"] for step in told["steps"]] == [step.name for step in LESSONS[game]]
    for step, source in zip(told["steps"], LESSONS[game], strict=True):
        assert step["text"]
        assert step["task"]
        if isinstance(source.scene, Tally):
            assert step["tally"] is not None
            continue
        view = step["view"]
        open_cards = {
            *(view["hand"] or ()),
            *(play["card"] for play in (view["trick"] or {}).get("plays", ())),
        }
        named = set(re.findall(r'"([2-9TJQKA][SHDC]|BJ|LJ)"', repr(view).replace("'", '"')))
        assert named <= open_cards | {view["turned"]}
        if source.ask is Ask.WINNER:
            assert view["trick"]["best"] is None
            assert not view["legal"]


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_the_moves_lead_to_what_is_shown_after_them(game: str, step: Step):
    if isinstance(step.scene, Tally):
        return
    told = next(one for one in told_of(game)["steps"] if one["name"] == step.name)
    for key, answer in told["answers"].items():
        if not answer["right"] or not answer["moves"]:
            continue
        before, after = told["view"], answer["view"]
        won = list(before["won"])
        hand = list(before["hand"] or ())
        for move in answer["moves"]:
            if move.get("winner") is not None:
                won[move["winner"]] += 1
            if move.get("card") in hand:
                hand.remove(move["card"])
        assert won == after["won"], key
        assert sorted(hand) == sorted(after["hand"]), key


BIDS = [
    pytest.param(game, step, id=f"{game} {step.name}")
    for game, steps in LESSONS.items()
    for step in steps
    if step.ask is Ask.BID
]


@pytest.mark.parametrize(("game", "step"), BIDS)
def test_the_bid_that_the_prepared_round_proves_right_is_the_one_to_make(game: str, step: Step):
    """So that nobody learns from a lucky deal: over all that the seat cannot see, it is the best bid as well."""
    assert isinstance(step.scene, Scene)
    best = analyse(step.scene.view, Budget(worlds=300), seed=1).best.action
    assert right_ones(step) == {best.text.removeprefix("bid ")}


def test_clauses_of_reasons_are_on_the_pages():
    for game, clauses in CLAUSES.items():
        assert set(clauses.values()) <= set(page(game)), game
