"""What a seat sees and what the net makes of it, against NumPy and against symmetry; and how it learns."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from foretrick import Match, games
from foretrick.cards import Card, Hand, cards_of
from foretrick.kernel import dress
from foretrick.kernel.layout import BID, DONE, NO_BID, NO_CARD
from foretrick.play import Deal
from foretrick.rules import NIL, BadOptions, Naming, RuleSheet
from foretrick.search import eyes, net, training
from foretrick.search.likely import ROOT, TABLE
from foretrick.search.lore import lore_of, stake
from foretrick.search.thought import Thought, learned
from foretrick.search.training import Trainer
from tests.rules.draws import some_options
from tests.search.walks import SPECIAL, TEXT

MADE = dress.compiled()
ROOM = (
    4 * eyes.MOST_ROWS_LIT
)  # more than there should ever be need of: compiled code would write past the end


def sheets(game: str, drawn: int) -> Iterator[RuleSheet]:
    for seats, options in SPECIAL[game]:
        yield games.sheet(game, seats, options)
    fewest, most = games.GAMES[game].seats
    for number in range(drawn):
        chance = Random(f"{game} {number}")
        seats = chance.randint(fewest, most)
        yield games.sheet(game, seats, some_options(chance, game, seats))


def situations(sheet: RuleSheet, rounds: int, seed: int) -> Iterator[tuple[Any, Any, Random]]:
    """(tables, state, chance) at every moment of random rounds, the largest among them; what follows suit is noted."""
    tables, state = MADE.tables(sheet), MADE.states(1)[0]
    chance, lot, pack = Random(seed), MADE.chance(seed + 1), MADE.pack(sheet)
    for number in range(rounds):
        row = int(np.argmax(sheet.deals)) if number == 0 else chance.randrange(len(sheet.deals))
        MADE.deal_round(tables, state, lot, pack, row, chance.randrange(sheet.seats))
        while state.phase != DONE:
            yield tables, state, chance
            legal = MADE.legal(tables, state)
            codes = [code for code in range(64) if legal >> code & 1]
            low = [code for code in codes if state.phase != BID or code < 4 or code > 23]
            MADE.act(tables, state, chance.choice(low or codes))


def lit(tables: Any, lore: Any, state: Any, voids: Any, seat: int) -> list[int]:
    rows = np.full(ROOM, -1, np.int64)
    count = TEXT["lit_rows"](tables, lore, state, voids, seat, rows)
    assert (rows[count:] == -1).all()
    return [int(row) for row in rows[:count]]


@pytest.mark.parametrize("game", games.KEYS)
def test_the_lit_rows_are_rows_and_have_room(game: str) -> None:
    most = 0
    for sheet in sheets(game, 4):
        lore, voids = lore_of(sheet), np.zeros(8, np.int64)
        for tables, state, chance in situations(sheet, 2, 1):
            for seat in range(sheet.seats):
                for everything in (False, True):  # all voids that there can be, or some
                    for other in range(sheet.seats):
                        voids[other] = 15 if everything else chance.randrange(16)
                    rows = lit(tables, lore, state, voids, seat)
                    assert min(rows) >= 0
                    assert max(rows) < eyes.ROWS
                    most = max(most, len(rows))
    assert 20 < most <= eyes.MOST_ROWS_LIT


@pytest.mark.parametrize("game", games.KEYS)
def test_a_seat_sees_its_own_hand_alone(game: str) -> None:
    """Whatever the other hands hold, and whatever is bid where bids are hidden, lights the same rows."""
    others = MADE.states(1)
    other = others[0]
    changed = 0
    for sheet in sheets(game, 2):
        lore, voids = lore_of(sheet), np.zeros(8, np.int64)
        for tables, state, chance in situations(sheet, 1, 2):
            seat = chance.randrange(sheet.seats)
            others[0] = state
            for place in range(sheet.seats):
                if place != seat:
                    other.hands[place] = chance.getrandbits(54)
                    if sheet.simultaneous and state.phase == BID:
                        other.bids[place] = chance.randrange(-1, 4)
            assert lit(tables, lore, other, voids, seat) == lit(tables, lore, state, voids, seat)
            changed += 1
    assert changed > 50


def turn_about(state: Any, order: list[int], other: Any) -> None:
    """Put the suits of `other`, a copy of the state, into another order."""

    def card(number: int) -> int:
        return number if number >= 52 else 13 * order[number // 13] + number % 13

    def cards(mask: int) -> int:
        return sum(1 << card(number) for number in cards_of(mask))

    other.hands[:] = [cards(int(hand)) for hand in state.hands]
    other.seen = cards(int(state.seen))
    other.trump = order[state.trump] if state.trump < 4 else state.trump
    if state.played:
        other.best = card(int(state.best))
        other.trick[: state.played] = [card(int(number)) for number in state.trick[: state.played]]


@pytest.mark.parametrize("game", ["joker-in-the-hole", "wizards-and-jesters", "oh-hell", "spades"])
def test_no_row_names_a_suit(game: str) -> None:
    """With the suits in another order (in Spades: the plain ones), all else alike, the same rows are lit."""
    others = MADE.states(1)
    other = others[0]
    asked = 0
    for sheet in sheets(game, 2):
        lore = lore_of(sheet)
        for tables, state, chance in situations(sheet, 1, 3):
            order = [0, *chance.sample([1, 2, 3], 3)] if game == "spades" else chance.sample(range(4), 4)
            voids, theirs = np.zeros(8, np.int64), np.zeros(8, np.int64)
            for seat in range(sheet.seats):
                voids[seat] = chance.randrange(16)
                theirs[seat] = sum(1 << order[suit] for suit in range(4) if voids[seat] >> suit & 1)
            others[0] = state
            turn_about(state, order, other)
            for led in (
                range(12) if state.played else ()
            ):  # the same state of the trick, of the suit it turned into
                suit = int(lore["led_suit"][state.led])
                if int(lore["led_suit"][led]) == (order[suit] if suit < 4 else suit) and (
                    lore["turns"][led] == lore["turns"][state.led]
                ):
                    other.led = led
                    break
            for seat in range(sheet.seats):
                assert sorted(lit(tables, lore, other, theirs, seat)) == sorted(
                    lit(tables, lore, state, voids, seat)
                )
            asked += 1
    assert asked > 60


def glances(game: str, drawn: int, rounds: int, seed: int) -> Iterator[tuple[RuleSheet, Any, int, list[int]]]:
    """(sheet, state, seat, the rows that are lit for it) at every moment of random rounds, for a seat by lot."""
    for sheet in sheets(game, drawn):
        voids = np.zeros(8, np.int64)
        for tables, state, chance in situations(sheet, rounds, seed):
            seat = chance.randrange(sheet.seats)
            yield sheet, state, seat, lit(tables, lore_of(sheet), state, voids, seat)


@pytest.mark.parametrize("game", games.KEYS)
def test_who_cannot_make_his_bid_any_more_is_seen(game: str) -> None:
    lost = set()
    for sheet, state, seat, rows in glances(game, 2, 2, 5):
        hopeless = []
        for place in range(sheet.seats):
            other = (seat + place) % sheet.seats
            known = state.bids[other] != NO_BID and (
                place == 0 or state.phase != BID or not sheet.simultaneous
            )
            if known and state.bids[other] < NIL:
                tricks = [int(state.won[other]) + more for more in range(int(state.left) + 1)]
                hopeless += [place] if int(state.bids[other]) not in tricks else []
        assert [row - eyes.LOST for row in rows if eyes.LOST <= row < eyes.NAMED] == hopeless
        lost |= set(hopeless)
    assert lost >= {0, 1, 2, 3}


@pytest.mark.parametrize("game", games.KEYS)
def test_who_named_the_trump_after_a_look_is_seen(game: str) -> None:
    named = 0
    for sheet, state, seat, rows in glances(game, 1, 40, 6):
        turned = None if state.turned == NO_CARD else Card(int(state.turned))
        looked = sheet.turned(turned) is Naming.AFTER_LOOKING
        expected = [(int(state.dealer) - seat) % sheet.seats] if looked else []
        assert [row - eyes.NAMED for row in rows if eyes.NAMED <= row < eyes.UNUSUAL] == expected
        named += looked
    assert (named > 0) is (game in ("joker-in-the-hole", "wizards-and-jesters"))


@pytest.mark.parametrize("game", games.KEYS)
def test_a_high_card_is_seen_with_the_rest_of_its_suit(game: str) -> None:
    high = 0
    for sheet, state, seat, rows in glances(game, 2, 1, 7):
        lore, expected = lore_of(sheet), []
        for suit in range(4):
            cards = set(cards_of(int(lore["suits"][suit]) & ~int(lore["high"] | lore["low"])))
            mine = cards & set(cards_of(int(state.hands[seat])))
            out = cards - mine - set(cards_of(int(state.seen)))
            best = set(cards_of(int(state.hands[seat] & lore["high"] & lore["suits"][suit])))
            steps = 0 if not out else 1 if len(out) < 4 else 2 if len(out) < 7 else 3
            expected += [eyes.HIGH_IN_SUIT + 4 * min(len(mine), 3) + steps] * len(best)
        assert [row for row in rows if eyes.HIGH_IN_SUIT <= row < eyes.LOST] == expected
        high += len(expected)
    assert (high > 0) is (game == "joker-in-the-hole")


@pytest.mark.parametrize("game", games.KEYS)
def test_an_unusual_choice_of_an_option_is_seen_by_its_own_row(game: str) -> None:
    """Nothing of the usual table, and of a table with one thing changed one row, whatever the seats."""
    seen: dict[tuple[str, object], set[tuple[int, ...]]] = {}
    for seats in range(games.GAMES[game].seats[0], games.GAMES[game].seats[1] + 1):
        for option in games.GAMES[game].options_for(seats):
            for value in option.values:
                try:
                    sheet = games.sheet(game, seats, {option.name: value})
                except BadOptions:  # it needs another option beside it
                    continue
                tables, state, _ = next(situations(sheet, 1, 8))
                rows = lit(tables, lore_of(sheet), state, np.zeros(8, np.int64), 0)
                usual = value == option.default
                key = ("usual", None) if usual else (option.name, value)
                seen.setdefault(key, set()).add(tuple(row for row in rows if row >= eyes.UNUSUAL))
    assert seen.pop(("usual", None)) == {()}
    assert all(len(rows) == 1 and len(next(iter(rows))) == 1 for rows in seen.values())
    assert len(set.union(*seen.values())) == len(seen) > 2


# ------------------------------------------------------------------ what the net makes of it


def layers(flat: Any, rows: list[int]) -> tuple[Any, Any, Any]:
    """The three layers by NumPy, in double precision."""
    wide = flat.astype(np.float64)
    first = wide[: net.FIRST_BIAS].reshape(eyes.ROWS, net.FIRST)
    second = wide[net.SECOND_WEIGHTS : net.SECOND_BIAS].reshape(net.FIRST, net.SECOND)
    third = wide[net.THIRD_WEIGHTS : net.THIRD_BIAS].reshape(net.SECOND, net.ANSWERS)
    one = np.maximum(0, first[rows].sum(axis=0) + wide[net.FIRST_BIAS : net.SECOND_WEIGHTS])
    two = np.maximum(0, one @ second + wide[net.SECOND_BIAS : net.THIRD_WEIGHTS])
    return one, two, two @ third + wide[net.THIRD_BIAS :]


def chances_of(answers: Any, left: int) -> tuple[Any, Any]:
    tricks = np.zeros(net.TRICKS)
    tricks[: left + 1] = np.exp(answers[: left + 1] - answers[: left + 1].max())
    seats = answers[net.TRICKS : net.TRICKS + net.NONE_MORE]
    return tricks / tricks.sum(), 1 / (1 + np.exp(-seats))


def test_the_package_holds_the_weights_of_the_games_and_nothing_else() -> None:
    kept = sorted(file.name for file in files("foretrick.search").joinpath("weights").iterdir())
    assert kept == sorted(f"{game}.npz" for game in games.KEYS)


@pytest.mark.parametrize("game", games.KEYS)
def test_the_net_answers_as_numpy_does(game: str) -> None:
    desk, voids = np.zeros(net.DESK, np.float32), np.zeros(8, np.int64)
    for flat in (learned(game).net, training.fresh_net(1)):
        assert flat.shape == (net.WEIGHTS,)
        for sheet in sheets(game, 1):
            for tables, state, chance in situations(sheet, 1, 4):
                rows = lit(tables, lore_of(sheet), state, voids, chance.randrange(sheet.seats))
                TEXT["forward"](flat, np.array(rows, np.int64), len(rows), desk)
                first, second, answers = layers(flat, rows)
                assert desk[: net.AT_SECOND] == pytest.approx(first, abs=1e-3, rel=1e-4)
                assert desk[net.AT_SECOND : net.AT_ANSWERS] == pytest.approx(second, abs=1e-3, rel=1e-4)
                assert desk[net.AT_ANSWERS :] == pytest.approx(answers, abs=1e-3, rel=1e-4)
                left = int(state.left)
                TEXT["chances"](desk, left)
                tricks, seats = chances_of(answers, left)
                found = desk[net.AT_ANSWERS : net.AT_ANSWERS + net.TRICKS]
                assert found == pytest.approx(tricks, abs=1e-4)
                assert found.sum() == pytest.approx(1, abs=1e-5)
                assert (found[left + 1 :] == 0).all()
                assert (found[: left + 1] >= 0).all()
                none_more = desk[net.AT_ANSWERS + net.TRICKS : net.AT_ANSWERS + net.TRICKS + net.NONE_MORE]
                assert none_more == pytest.approx(seats, abs=1e-4)


# ------------------------------------------------------------------ how it learns


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "ROUNDS", 60)
    monkeypatch.setattr(training, "BATCH", 64)


def some_lessons(sheet: RuleSheet, monkeypatch: pytest.MonkeyPatch) -> tuple[Trainer, Any]:
    """A trainer that has played on this sheet and not learned yet, and its lessons."""
    monkeypatch.setattr(training, "some_sheet", lambda game, chance: sheet)
    monkeypatch.setattr(training, "BATCH", 10**9)
    trainer = Trainer(sheet.game, 3)
    trainer.course()
    return trainer, trainer._lessons[: trainer.progress.lessons]


def loss_of(flat: Any, lesson: Any, partners: bool) -> float:
    """By NumPy: what the lesson costs."""
    _, _, answers = layers(flat, [int(row) for row in lesson.rows[: lesson.count]])
    tricks, seats = chances_of(answers, int(lesson.left))
    loss = -np.log(tricks[lesson.target])
    if partners:
        hits = np.array([int(lesson.none_more) >> place & 1 for place in range(net.NONE_MORE)])
        loss -= np.log(np.where(hits, seats, 1 - seats)).sum()
    return float(loss)


@pytest.mark.parametrize("game", ["oh-hell", "wizards-and-jesters", "spades"])
def test_the_slope_of_the_loss_is_what_small_steps_find(
    small: None, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = games.sheet(game, 4)
    trainer, kept = some_lessons(sheet, monkeypatch)
    flat = trainer.net
    flat[net.FIRST_BIAS : net.SECOND_WEIGHTS] = 0.05  # so that most units are alive
    chance = Random(game)
    desk, back = np.zeros(net.DESK, np.float32), np.zeros(net.DESK, np.float32)
    for lesson in chance.sample(list(kept), 6):
        slope = np.zeros_like(flat)
        loss = trainer._text["lean"](flat, slope, desk, back, lesson, int(sheet.partners))
        assert loss == pytest.approx(loss_of(flat, lesson, sheet.partners), abs=1e-4)
        row = int(lesson.rows[chance.randrange(lesson.count)])
        places = [row * net.FIRST + chance.randrange(net.FIRST) for _ in range(5)]
        for begin, end in (
            (net.FIRST_BIAS, net.SECOND_WEIGHTS),
            (net.SECOND_WEIGHTS, net.SECOND_BIAS),
            (net.SECOND_BIAS, net.THIRD_WEIGHTS),
            (net.THIRD_WEIGHTS, net.THIRD_BIAS),
            (net.THIRD_BIAS, net.WEIGHTS),
        ):
            places += [chance.randrange(begin, end) for _ in range(8)]
        wide, step = flat.astype(np.float64), 1e-5
        for place in places:
            wide[place] += step
            above = loss_of(wide, lesson, sheet.partners)
            wide[place] -= 2 * step
            below = loss_of(wide, lesson, sheet.partners)
            wide[place] += step
            assert slope[place] == pytest.approx((above - below) / (2 * step), abs=2e-3, rel=1e-2)
        lit_now = set(lesson.rows[: lesson.count].tolist())
        unlit = next(row for row in range(eyes.ROWS) if row not in lit_now)
        assert not slope[unlit * net.FIRST : unlit * net.FIRST + net.FIRST].any()
        assert np.abs(slope).sum() > 0


@pytest.mark.parametrize("game", games.KEYS)
def test_lessons_say_what_came_of_a_situation(
    small: None, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for sheet in sheets(game, 2):
        _, kept = some_lessons(sheet, monkeypatch)
        for lesson in kept:
            assert 0 <= lesson.target <= lesson.left <= max(sheet.deals)
            assert 0 < lesson.count <= eyes.MOST_ROWS_LIT
            assert lesson.seat < sheet.seats
            assert lesson.left > 0
            if sheet.partners:  # the side takes no more exactly when neither of its seats does
                own = int(lesson.none_more) & 0b0101
                assert (lesson.target == 0) == (own == 0b0101)
                assert lesson.none_more != 0b1111
        assert {int(lesson.target) for lesson in kept} >= {0, 1}


def test_a_training_lowers_the_loss(small: None, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = games.sheet("oh-hell", 4)
    monkeypatch.setattr(training, "some_sheet", lambda game, chance: sheet)
    trainer = Trainer("oh-hell", 1)
    losses = []
    for _ in range(8):
        trainer.course()
        losses.append(trainer.progress.loss)
    assert sum(losses[-2:]) < 0.93 * sum(losses[:2])
    assert trainer.progress.courses == 8
    assert trainer.progress.rounds == 480


@pytest.mark.parametrize("game", ["wizards-and-jesters", "spades"])
def test_a_training_goes_on_where_it_was_saved(small: None, game: str, tmp_path: Path) -> None:
    unbroken, broken = Trainer(game, 4), Trainer(game, 4)
    for _ in range(4):
        unbroken.course()
    for _ in range(2):
        broken.course()
    broken.save(tmp_path / "kept.npz")
    again = Trainer.load(tmp_path / "kept.npz")
    assert (again.game, again.seed, again.progress) == (broken.game, broken.seed, broken.progress)
    for _ in range(2):
        again.course()
    assert again.net.tobytes() == unbroken.net.tobytes()
    assert again.mean.tobytes() == unbroken.mean.tobytes()
    assert again.progress == unbroken.progress
    assert again.net.tobytes() != broken.net.tobytes() != Trainer(game, 5).net.tobytes()
    assert [file.name for file in tmp_path.iterdir()] == ["kept.npz"]


def test_a_training_ends_when_its_courses_are_done(small: None, tmp_path: Path) -> None:
    told: list[int] = []
    trainer, path = Trainer("oh-hell", 2), tmp_path / "kept.npz"
    training.train(trainer, 1, courses=2, keep_at=path, tell=lambda progress: told.append(progress.courses))
    assert told == [1, 2]
    again = Trainer.load(path)
    training.train(again, 1, courses=2)
    assert again.net.tobytes() == trainer.net.tobytes()
    assert again.progress.courses == 2


def test_finished_weights_are_half_as_exact(tmp_path: Path) -> None:
    trainer = Trainer("oh-hell", 2)
    training.export(trainer, tmp_path / "net.npz", "by hand")
    with np.load(tmp_path / "net.npz") as kept:
        assert kept["net"].astype(np.float32) == pytest.approx(trainer.mean, abs=1e-3)
        assert (str(kept["layout"]), str(kept["made_by"])) == (net.layout_key(), "by hand")


@pytest.mark.parametrize("game", games.KEYS)
def test_the_weights_of_the_package_are_of_this_net(game: str) -> None:
    with files("foretrick.search").joinpath("weights", f"{game}.npz").open("rb") as file:
        kept = np.load(file)
        assert kept["net"].shape == (net.WEIGHTS,)
        assert str(kept["layout"]) == net.layout_key()


def test_a_training_of_another_net_is_refused_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "old.npz"
    np.savez(path, layout="1/2/3/4", net=np.zeros(3))
    with pytest.raises(ValueError, match=r"old\.npz was made by another version of the net"):
        Trainer.load(path)


def no_training(kind: str, path: Path) -> None:
    """Write a file that is no training."""
    if kind == "text":
        path.write_text("no training")
    elif kind == "empty":
        path.write_bytes(b"")
    elif kind == "other arrays":
        np.savez(path, net=np.zeros(3))
    else:
        with path.open("wb") as file:
            np.save(file, np.zeros(3))


@pytest.mark.parametrize("kind", ["text", "empty", "other arrays", "one array"])
def test_a_file_that_is_no_training_is_refused_with_a_sentence(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "kept.npz"
    no_training(kind, path)
    with pytest.raises(ValueError, match=r"kept\.npz .*\.$"):
        Trainer.load(path)


@pytest.mark.parametrize("game", games.KEYS)
def test_every_kind_of_match_that_is_trained_on_can_be_played(game: str) -> None:
    chance = Random(1)
    drawn = [training.some_sheet(game, chance) for _ in range(150)]
    assert {sheet.seats for sheet in drawn} == set(
        range(games.GAMES[game].seats[0], games.GAMES[game].seats[1] + 1)
    )
    for option in games.GAMES[game].options_for(games.GAMES[game].usual_seats):
        assert {sheet.options[option.name] for sheet in drawn} >= set(option.values), option.name
    with pytest.raises(BadOptions):
        games.sheet(game, 99)
    assert all(stake(sheet) > 0 for sheet in drawn if sheet.options.get("bonus") != 0)


def test_rounds_of_all_sizes_are_trained_on_and_the_small_ones_more_often() -> None:
    text = Trainer("joker-in-the-hole", 1)._text
    tables, chance = MADE.tables(games.sheet("joker-in-the-hole", 4)), MADE.chance(1)
    drawn = [int(tables["cards"][text["some_row"](tables, chance)]) for _ in range(20_000)]
    shares = [drawn.count(cards) / len(drawn) for cards in range(1, 11)]
    # of eight draws one is the smallest, two are the smaller of two, and the rest by lot
    expected = [(2 * (21 - 2 * cards) / 100 + 5 / 10 + (cards == 1)) / 8 for cards in range(1, 11)]
    assert np.abs(np.subtract(shares, expected)).max() < 0.01


def test_with_one_card_the_dealer_names_its_own_suit() -> None:
    """It bids last, so it will hear whether its trump may be beaten: even a low one is worth more than none."""
    sheet = games.sheet("wizards-and-jesters", 3)
    lore, wizard = lore_of(sheet), Card(12)
    assert sheet.turned(wizard) is Naming.AFTER_LOOKING
    plain = [card for card in sheet.pack if not int(lore["high"] | lore["low"]) >> card & 1]
    for own in plain:
        first, second = [card for card in plain if card != own][:2]
        match = Match.undealt("wizards-and-jesters", 3, first_dealer=2, repeating=1)
        match.apply(Deal(2, (Hand([first]), Hand([second]), Hand([own])), wizard))
        mind = Thought(match.view(2), 1).mind
        mind.states[TABLE] = mind.states[ROOT]
        assert TEXT["choose_trump"](mind, TABLE, 0.0) == own.suit, own.code
