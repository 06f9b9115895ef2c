"""Training a net by self-play on one processor core: rounds are played, lessons drawn from them, weights moved.

A run of so many courses comes from its seed alone and can be repeated to the bit on the same machine. A run of so
many minutes cannot: how fast its pace of learning slows down follows the clock.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np

from foretrick import games
from foretrick.kernel import dress
from foretrick.rules import BadOptions, RuleSheet
from foretrick.search import endings, eyes, ladder, lessons, matches, net, plans, thumb, worlds
from foretrick.search.lore import lore_of, stake
from foretrick.search.net import layout_key
from foretrick.search.standings import Standings, standings

ROUNDS: Final = 1500  # played before each learning: a course
BATCH: Final = 512
MOST_LESSONS: Final = 140  # of one round
LESSON: Final = np.dtype(
    [
        ("rows", "int16", (eyes.MOST_ROWS_LIT,)),
        ("count", "int16"),
        ("seat", "uint8"),
        ("left", "uint8"),
        ("side_won", "uint8"),
        ("target", "uint8"),
        ("none_more", "uint8"),
        ("won", "uint8", (7,)),
    ]
)
FIRST_RATE, LAST_RATE = 1.2e-3, 2e-5
FIRST_HEAT, LAST_HEAT = 0.075, 0.0125  # as a part of what hangs on a bid of one
FIRST_SLIPS, LAST_SLIPS = 20, 3  # of a thousand choices
HELPINGS, HANDS = 60, 1000  # played for what the standings promise: so many times so many hands
SAVED_EVERY: Final = 30  # seconds
KEPT: Final = 0.995  # of the mean of the weights, from course to course


class OtherNet(ValueError):
    """Weights that belong to another layout of the net."""


@dataclass
class Progress:
    """How far a training is: `share` of its time, and the mean loss of the last course."""

    share: float = 0.0
    courses: int = 0
    rounds: int = 0
    lessons: int = 0
    loss: float = 0.0
    seconds: float = 0.0


class Trainer:
    """A net in training. `course()` plays and learns once; `save` and `load` keep everything, so a kill costs little."""

    def __init__(self, game: str, seed: int) -> None:
        self.game, self.seed = game, seed
        self.progress = Progress()
        self.net = fresh_net(seed)
        self.mean = self.net.copy()
        self._drift, self._spread, self._slope = (np.zeros_like(self.net) for _ in range(3))
        self._dials = np.array([FIRST_RATE, 0.9, 0.999, 0, 1, 1e-8], np.float32)
        self._lessons = np.zeros(ROUNDS * MOST_LESSONS, LESSON).view(np.recarray)
        self._back = np.zeros(net.DESK, np.float32)
        self._dress = dress.compiled()
        self._text = dress.dressed(eyes, net, thumb, worlds, plans, endings, ladder, lessons, matches)

    def course(self) -> None:
        """Play some rounds of one kind of match, and learn from them."""
        progress = self.progress
        chance = Random(f"{self.seed}/{progress.courses}")
        sheet = some_sheet(self.game, chance)
        share = progress.share
        mind = self._mind(sheet, int(chance.random() * (2**32 - 2)) + 1)
        heat = stake(sheet) * (FIRST_HEAT + (LAST_HEAT - FIRST_HEAT) * min(1.0, 2 * share))
        slips = round(FIRST_SLIPS + (LAST_SLIPS - FIRST_SLIPS) * min(1.0, 2 * share))
        pack = self._dress.pack(sheet)
        count = self._text["play_lessons"](mind, pack, ROUNDS, heat, slips, self._lessons, 0)
        order = np.random.default_rng(int(chance.random() * 2**32)).permutation(count)
        self._dials[0] = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** share
        losses = [
            self._step(mind, order[at : at + BATCH], sheet) for at in range(0, count - BATCH + 1, BATCH)
        ]
        keep = min(KEPT, progress.courses / (progress.courses + 10))
        self.mean = (keep * self.mean + (1 - keep) * self.net).astype(np.float32)
        progress.courses += 1
        progress.rounds += ROUNDS
        progress.lessons += count
        progress.loss = float(np.mean(losses)) if losses else progress.loss

    def _step(self, mind: net.Mind, order: Any, sheet: RuleSheet) -> float:
        return float(
            self._text["learn"](
                self.net,
                self._slope,
                self._drift,
                self._spread,
                mind.desk,
                self._back,
                self._lessons,
                order,
                self._dials,
                int(sheet.partners),
            )
        )

    def _mind(self, sheet: RuleSheet, seed: int) -> net.Mind:
        return net.Mind(
            self._dress.tables(sheet),
            lore_of(sheet),
            self.net,
            self._dress.states(4),
            np.zeros(8, np.int64),
            np.zeros(eyes.MOST_ROWS_LIT, np.int64),
            np.zeros(net.DESK, np.float32),
            self._dress.chance(seed),
            np.zeros(8, np.int64),
        )

    def standings(self, step: Callable[[], None] = lambda: None) -> Standings:
        """What the standings of a match to a score promise, from hands of the finished net against itself; `step` is
        called after each of the helpings in which they are played.
        """
        sheet = games.sheet(self.game, games.GAMES[self.game].usual_seats)
        mind = self._mind(sheet, self.seed + 1)._replace(net=self.mean.astype(np.float16).astype(np.float32))
        pack = self._dress.pack(sheet)
        brought = np.zeros((HELPINGS, HANDS, 4), np.int64)
        for helping in brought:
            self._text["play_hands"](mind, pack, HANDS, helping)
            step()
        return standings(sheet, brought.reshape(-1, 4), self._text["look_ahead"])

    def save(self, path: Path) -> None:
        """Keep the training; a kill while it is written leaves the old file whole."""
        part = path.with_suffix(".part.npz")
        done = np.array([vars(self.progress)[name] for name in vars(self.progress)], np.float64)
        arrays = {
            "net": self.net,
            "mean": self.mean,
            "drift": self._drift,
            "spread": self._spread,
            "dials": self._dials,
        }
        np.savez(part, progress=done, game=self.game, seed=self.seed, layout=layout_key(), **arrays)
        part.replace(path)

    @classmethod
    def load(cls, path: Path) -> Trainer:
        """A training that goes on where it was saved. `ValueError` with a sentence for a file that is none."""
        try:
            with path.open("rb") as file, np.load(file) as found:
                kept = {name: found[name] for name in found.files}
            if str(kept["layout"]) != layout_key():
                raise OtherNet(f"{path} was made by another version of the net and cannot be gone on with.")
            trainer = cls(str(kept["game"]), int(kept["seed"]))
        except OtherNet:
            raise
        except (KeyError, TypeError, AttributeError, EOFError, BadZipFile, ValueError) as error:
            raise ValueError(f"{path} is no training of a net.") from error
        trainer.net, trainer.mean = kept["net"], kept["mean"]
        trainer._drift, trainer._spread, trainer._dials = kept["drift"], kept["spread"], kept["dials"]
        for name, value in zip(vars(trainer.progress), kept["progress"], strict=True):
            kind = type(getattr(trainer.progress, name))
            setattr(trainer.progress, name, kind(value))
        return trainer


def train(
    trainer: Trainer,
    minutes: float,
    courses: int | None = None,
    keep_at: Path | None = None,
    tell: Callable[[Progress], None] | None = None,
) -> None:
    """Train until so many minutes, or courses, are done in all, saving now and then."""
    progress = trainer.progress
    saved = progress.seconds
    while (share := done(progress, minutes, courses)) < 1:
        start = monotonic()
        progress.share = share
        trainer.course()
        progress.seconds += monotonic() - start
        if keep_at is not None and progress.seconds - saved > SAVED_EVERY:
            trainer.save(keep_at)
            saved = progress.seconds
        if tell is not None:
            tell(progress)
    if keep_at is not None:
        trainer.save(keep_at)


def done(progress: Progress, minutes: float, courses: int | None) -> float:
    """The share of a training that is done."""
    return progress.seconds / (60 * minutes) if courses is None else progress.courses / courses


def export(trainer: Trainer, path: Path, made_by: str, step: Callable[[], None] = lambda: None) -> None:
    """The finished weights alone, half as exact and a tenth as large, with the command that made them. Where partners
    play to a score, what the standings promise goes with them; it is worked out in `HELPINGS` steps.
    """
    more = trainer.standings(step).arrays() if plays_to_a_score(trainer.game) else {}
    with path.open("wb") as file:
        np.savez_compressed(
            file,
            net=trainer.mean.astype(np.float16),
            layout=layout_key(),
            game=trainer.game,
            made_by=made_by,
            **more,
        )


def plays_to_a_score(game: str) -> bool:
    """Whether a match of the game has partners and a target."""
    return games.sheet(game, games.GAMES[game].usual_seats).partners


def fresh_net(seed: int) -> Any:
    """Weights by lot, small enough that a fresh net expects everything alike."""
    lot = np.random.default_rng(seed)
    weights = np.zeros(net.WEIGHTS, np.float32)
    weights[: net.FIRST_BIAS] = lot.normal(0, 0.1, net.FIRST_BIAS)
    second = net.SECOND_BIAS - net.SECOND_WEIGHTS
    weights[net.SECOND_WEIGHTS : net.SECOND_BIAS] = lot.normal(0, (2 / net.FIRST) ** 0.5, second)
    third = net.THIRD_BIAS - net.THIRD_WEIGHTS
    weights[net.THIRD_WEIGHTS : net.THIRD_BIAS] = lot.normal(0, 0.1, third)
    return weights


def some_sheet(game: str, chance: Random) -> RuleSheet:
    """A kind of match to train on: mostly the usual one, every number of seats and every option now and then."""
    offered = games.GAMES[game]
    fewest, most = offered.seats
    seats = offered.usual_seats
    if chance.random() < 0.4:
        seats = fewest + int(chance.random() * (most - fewest + 1))
    asked: dict[str, object] = {}
    for option in offered.options_for(seats):
        if option.values and chance.random() < 0.25:
            asked[option.name] = option.values[int(chance.random() * len(option.values))]
        elif option.name == "cards" and option.high is not None and chance.random() < 0.25:
            asked[option.name] = 1 + int(chance.random() * option.high)
    try:
        return games.sheet(game, seats, asked)
    except BadOptions:
        return games.sheet(game, seats)
