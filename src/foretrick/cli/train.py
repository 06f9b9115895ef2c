"""``foretrick train``: a net for a game, from matches against itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack

import click

from foretrick.cli.choices import GameName
from foretrick.cli.group import Failed, Page, WrongUse
from foretrick.cli.progress import counting

if TYPE_CHECKING:
    from foretrick.search.training import Progress, Trainer


class Asked(TypedDict):
    """The options of the command line."""

    seed: int
    minutes: float
    courses: int | None
    checkpoint: Path | None
    fresh: bool
    output: Path | None


@click.command(
    "train",
    cls=Page,
    examples=(
        ("foretrick train wizards --seed 1 --minutes 90", "an evening's net"),
        ("foretrick train oh-hell --seed 2 --minutes 5 -o oh-hell.npz", "a quick one, elsewhere"),
        ("foretrick train spades --seed 3 --courses 100", "the same weights again, to the bit"),
    ),
)
@click.argument("game", type=GameName())
@click.option(
    "--seed", type=click.IntRange(0, 2**32 - 1), required=True, metavar="NUMBER", help="Where chance begins."
)
@click.option(
    "--minutes",
    type=click.FloatRange(min=0, min_open=True),
    default=90.0,
    metavar="NUMBER",
    help="How long to train in all, earlier sittings counted; 90 if not said.",
)
@click.option(
    "--courses",
    type=click.IntRange(min=1),
    metavar="NUMBER",
    help="Train for so many courses of rounds instead; the same seed then gives the same weights.",
)
@click.option(
    "--checkpoint",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Keep the training in this file while it goes on; if not said, in one here that is named after game and seed.",
)
@click.option("--fresh", is_flag=True, help="Begin anew, even if there is a checkpoint.")
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Where the finished weights go; GAME.npz if not said.",
)
def command(game: str, **asked: Unpack[Asked]) -> None:
    """Train the net of GAME by letting it play against itself.

    One processor core is used. The training is kept every half minute, and after a kill the same command goes on
    with it. The finished weights hold the command that made them.
    """
    from foretrick.search.training import HELPINGS, export, plays_to_a_score, train

    keep_at = asked["checkpoint"] or Path(f"{game}-{asked['seed']}.training.npz")
    output = asked["output"] or Path(f"{game}.npz")
    for file, what in ((output, "weights"), (keep_at, "training")):
        if not file.absolute().parent.is_dir():
            raise WrongUse(f"There is no folder {file.parent} to put the {what} in.")
    trainer = _trainer(game, asked["seed"], keep_at, asked["fresh"])
    with _showing(trainer, asked["minutes"], asked["courses"]) as tell:
        train(trainer, asked["minutes"], asked["courses"], keep_at, tell)
    with counting("hands for the standings", HELPINGS if plays_to_a_score(game) else 0) as step:
        export(trainer, output, _again(game, asked, trainer), step)
    progress = trainer.progress
    click.echo(
        f"{progress.rounds:,} rounds and {progress.lessons:,} lessons in {progress.seconds / 60:.1f} minutes; "
        f"the loss is {progress.loss:.4f}. The weights are in {output}."
    )


def _again(game: str, asked: Asked, trainer: Trainer) -> str:
    """The command that makes these weights again, kept with them."""
    courses = asked["courses"]
    length = f"--minutes {asked['minutes']:g}" if courses is None else f"--courses {courses}"
    return (
        f"foretrick train {game} --seed {asked['seed']} {length}"
        f"  # {trainer.progress.courses} courses, {trainer.progress.lessons} lessons"
    )


def _trainer(game: str, seed: int, keep_at: Path, fresh: bool) -> Trainer:
    """The training that was kept, or a new one."""
    from foretrick.kernel.dress import NoCompiler
    from foretrick.search.training import Trainer

    try:
        if fresh or not keep_at.exists():
            return Trainer(game, seed)
        trainer = Trainer.load(keep_at)
    except NoCompiler as error:
        raise Failed(str(error)) from error
    except (ValueError, OSError) as error:
        raise WrongUse(f"{str(error).rstrip('.')}; --fresh begins anew.") from error
    if (trainer.game, trainer.seed) != (game, seed):
        raise WrongUse(
            f"{keep_at} is the training of {trainer.game} with seed {trainer.seed}; --fresh begins anew."
        )
    click.echo(f"Going on after {trainer.progress.seconds / 60:.1f} minutes.", err=True)
    return trainer


@contextmanager
def _showing(trainer: Trainer, minutes: float, courses: int | None) -> Iterator[Callable[[Progress], None]]:
    """A bar with the loss on the terminal while the block runs."""
    from foretrick.cli.terminal import error_console

    out = error_console()
    if not out.is_terminal:
        yield lambda _: None
        return
    from rich import progress as rich

    columns = (
        rich.TextColumn("{task.description}"),
        rich.BarColumn(),
        rich.TextColumn("{task.percentage:.0f} %"),
        rich.TextColumn("loss {task.fields[loss]}"),
        rich.TextColumn("{task.fields[rounds]} rounds"),
        rich.TimeRemainingColumn(),
    )
    with rich.Progress(*columns, console=out, transient=True) as bar:
        # The first course says nothing until it is compiled, which takes most of a minute.
        task = bar.add_task(f"{trainer.game}, compiling first", total=1.0, loss="?", rounds="0")

        def tell(now: Progress) -> None:
            share = now.seconds / (60 * minutes) if courses is None else now.courses / courses
            bar.update(
                task,
                description=trainer.game,
                completed=min(1.0, share),
                loss=f"{now.loss:.4f}",
                rounds=f"{now.rounds:,}",
            )

        yield tell
