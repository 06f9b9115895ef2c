"""``foretrick train``: what is written, going on after a stop, and what cannot be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import numpy as np
import pytest
from click.testing import CliRunner, Result

from foretrick import search
from foretrick.cli import main
from foretrick.kernel import dress
from foretrick.kernel.dress import NoCompiler
from foretrick.search import net, training
from foretrick.search.training import Trainer

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command in a folder of its own, with courses of a few rounds."""
    monkeypatch.setattr(training, "ROUNDS", 40)
    monkeypatch.setattr(training, "BATCH", 64)
    monkeypatch.chdir(tmp_path)
    return lambda *words: CliRunner().invoke(main, ["train", *words])


def weights(path: Path) -> bytes:
    with np.load(path) as kept:
        return bytes(kept["net"].tobytes())


def test_the_weights_are_written_with_the_command_that_made_them(run: Run, tmp_path: Path) -> None:
    result = run("hell", "--seed", "7", "--courses", "2")
    assert result.exit_code == 0, result.stderr
    assert result.stdout.startswith("80 rounds and ")
    assert result.stdout.endswith("The weights are in oh-hell.npz.\n")
    assert result.stdout.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["oh-hell-7.training.npz", "oh-hell.npz"]
    with np.load("oh-hell.npz") as kept:
        assert set(kept.files) == {"net", "layout", "game", "made_by"}
        assert kept["net"].shape == (net.WEIGHTS,)
        assert kept["net"].dtype == np.float16
        assert np.isfinite(kept["net"]).all()
        assert str(kept["layout"]) == net.layout_key()
        assert str(kept["game"]) == "oh-hell"
        assert str(kept["made_by"]).startswith("foretrick train oh-hell --seed 7 --courses 2  # 2 courses, ")


def test_what_is_trained_can_be_played_with(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run("wiz", "--seed", "7", "--courses", "1", "-o", "new.npz").exit_code == 0
    from foretrick import Match
    from foretrick.search import thought

    with np.load("new.npz") as kept:
        fresh = kept["net"].astype(np.float32)
    monkeypatch.setattr(thought, "learned", lambda _: thought.Learned(fresh, None))
    match = Match("wizards-and-jesters", 4, seed=1)
    assert match.turn is not None
    found = search.analyse(match.view(match.turn), search.Budget(worlds=2))
    assert found.best.action in match.legal()


def test_a_training_that_came_to_its_end_can_be_gone_on_with(run: Run, tmp_path: Path) -> None:
    asked = ("hell", "--seed", "7", "--courses")
    assert run(*asked, "1").stderr == ""
    first = weights(tmp_path / "oh-hell.npz")
    result = run(*asked, "3")
    assert result.stderr.startswith("Going on after ")
    assert result.stderr.endswith(" minutes.\n")
    assert result.stdout.startswith("120 rounds and ")
    assert Trainer.load(tmp_path / "oh-hell-7.training.npz").progress.courses == 3
    assert weights(tmp_path / "oh-hell.npz") != first


def test_a_training_that_was_stopped_on_the_way_goes_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a kill, the checkpoint and the same command lead to what an unbroken training leads to."""
    asked = ("hell", "--seed", "7", "--courses", "3")
    assert run(*asked, "-o", "whole.npz", "--checkpoint", "whole.training.npz").exit_code == 0
    course, done = Trainer.course, 0

    def killed(trainer: Trainer) -> None:
        nonlocal done
        if done == 2:
            raise KeyboardInterrupt
        done += 1
        course(trainer)

    monkeypatch.setattr(training, "SAVED_EVERY", 0)
    monkeypatch.setattr(Trainer, "course", killed)
    assert run(*asked).exit_code == 130
    assert not (tmp_path / "oh-hell.npz").exists()
    monkeypatch.setattr(Trainer, "course", course)
    assert run(*asked).stderr.startswith("Going on after ")
    assert weights(tmp_path / "oh-hell.npz") == weights(tmp_path / "whole.npz")


def test_fresh_begins_anew(run: Run, tmp_path: Path) -> None:
    for _ in range(2):
        assert run("hell", "--seed", "7", "--courses", "1", "--fresh").stderr == ""
    (tmp_path / "oh-hell-7.training.npz").write_text("nothing")
    assert run("hell", "--seed", "7", "--courses", "1", "--fresh").exit_code == 0
    assert Trainer.load(tmp_path / "oh-hell-7.training.npz").progress.courses == 1


def told(result: Result) -> str:
    """The one sentence of a wrong use."""
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("foretrick: ")
    assert result.stderr.count("\n") == 1
    return result.stderr


def test_a_file_that_is_no_training_is_left_as_it_is(run: Run, tmp_path: Path) -> None:
    asked = ("hell", "--seed", "7", "--courses", "1", "--checkpoint", "kept.npz")
    kept = tmp_path / "kept.npz"
    assert run(*asked, "-o", "weights.npz").exit_code == 0
    whole = kept.read_bytes()
    finished = (tmp_path / "weights.npz").read_bytes()
    for wrong in (b"", b"a letter\n", whole[: len(whole) // 2], finished):
        kept.write_bytes(wrong)
        said = told(run(*asked))
        assert "kept.npz is no training of a net; --fresh begins anew." in said
        assert kept.read_bytes() == wrong


def test_the_training_of_another_game_seed_or_net_is_not_gone_on_with(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ("--courses", "1", "--checkpoint", "kept.npz")
    assert run("hell", "--seed", "7", *asked).exit_code == 0
    for words in (("wiz", "--seed", "7"), ("hell", "--seed", "8")):
        said = told(run(*words, *asked))
        assert "kept.npz is the training of oh-hell with seed 7; --fresh begins anew." in said
    monkeypatch.setattr(training, "layout_key", lambda: "another")
    assert "made by another version of the net" in told(run("hell", "--seed", "7", *asked))


def test_what_cannot_be_is_said_in_a_sentence(run: Run, tmp_path: Path) -> None:
    for option in ("-o", "--checkpoint"):
        assert "There is no folder no/such" in told(run("hell", "--seed", "7", option, "no/such/net.npz"))
    assert "Missing option '--seed'" in told(run("hell"))
    assert "--minutes" in told(run("hell", "--seed", "7", "--minutes", "0"))
    assert "There is no game 'chess'" in told(run("chess", "--seed", "7"))
    assert list(tmp_path.iterdir()) == []


def test_without_a_compiler_nothing_is_trained(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> NoReturn:
        raise NoCompiler("Numba cannot be loaded: there is none")

    monkeypatch.setattr(dress, "compiled", fail)
    result = run("hell", "--seed", "7", "--courses", "1")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "foretrick: Numba cannot be loaded: there is none\n"
