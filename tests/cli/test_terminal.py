"""The command in a process of its own: on a real terminal, through a pipe, interrupted."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time

import pytest

pty = pytest.importorskip("pty", reason="there are no pseudo-terminals here")
termios = pytest.importorskip("termios")

FORETRICK = [sys.executable, "-c", "from foretrick.cli import main; main()"]
PLAY = [
    *FORETRICK,
    "play",
    "wizards",
    "--bots",
    "random",
    "--seed",
    "3",
    "--set",
    "rounds=2",
    "--name",
    "Anna",
    "--fast",
]
ENTER_WINDOW, LEAVE_WINDOW = "\x1b[?1049h", "\x1b[?1049l"


def heed_interrupts() -> None:
    """A build machine may start the tests in the background, where Ctrl-C is ignored, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A process on a terminal of its own."""

    def __init__(self, command: list[str], term: str = "xterm-256color") -> None:
        self.end, inner = pty.openpty()
        termios.tcsetwinsize(inner, (24, 80))
        env = {**os.environ, "TERM": term, "COLUMNS": "80", "LINES": "24"}
        env.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            command,
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env=env,
            start_new_session=True,
            preexec_fn=heed_interrupts,  # noqa: PLW1509 - the tests have no threads
        )
        os.close(inner)
        self.shown = ""

    def until(self, pattern: str, seconds: float = 60) -> None:
        """Read until the pattern is shown."""
        start, end = len(self.shown), time.monotonic() + seconds
        while not re.search(pattern, self.shown[start:]):
            assert time.monotonic() < end, self.shown[start:]
            if not self._read():
                break
        assert re.search(pattern, self.shown[start:]), self.shown[start:]

    def rest(self) -> int:
        """Read to the end; the exit code."""
        while self._read():
            pass
        os.close(self.end)
        return self.process.wait(60)

    def _read(self) -> bool:
        try:
            data = os.read(self.end, 65536)
        except OSError:  # what Linux says when the other end is closed
            return False
        self.shown += data.decode("utf-8", "replace")
        return bool(data)

    def type(self, text: str) -> None:
        os.write(self.end, f"{text}\n".encode())


def test_a_table_is_drawn_on_a_terminal_and_leaves_it_as_it_was():
    terminal = Terminal(PLAY)
    terminal.until("Your bid")
    terminal.type("?")
    terminal.until("Enter goes back")
    terminal.type("")
    terminal.until("Your bid")
    terminal.type("quit")
    terminal.until("File: ")
    terminal.type("")
    assert terminal.rest() == 0
    assert terminal.shown.index(ENTER_WINDOW) < terminal.shown.index(LEAVE_WINDOW)
    assert terminal.shown.index(LEAVE_WINDOW) < terminal.shown.index("You left the table.")


def test_a_dumb_terminal_is_told_line_by_line():
    terminal = Terminal(PLAY, term="dumb")
    terminal.until("Your bid")
    terminal.type("quit")
    terminal.until("File: ")
    terminal.type("")
    assert terminal.rest() == 0
    assert "\x1b[?1049" not in terminal.shown
    assert "\x1b[38" not in terminal.shown


def test_ctrl_c_at_the_table_ends_quietly_and_gives_the_window_back():
    terminal = Terminal(PLAY)
    terminal.until("Your bid")
    os.killpg(terminal.process.pid, signal.SIGINT)
    assert terminal.rest() == 130
    assert LEAVE_WINDOW in terminal.shown
    assert "Traceback" not in terminal.shown
    assert "foretrick:" not in terminal.shown


def test_a_bar_shows_the_progress_on_the_terminal_only():
    simulate = [*FORETRICK, "simulate", "--game", "wiz", "--matches", "2", "--set", "rounds=2", "--seed", "1"]
    terminal = Terminal(simulate)
    assert terminal.rest() == 0
    assert "Matches" in terminal.shown
    assert "2 matches, seed 1" in terminal.shown
    piped = subprocess.run(simulate, capture_output=True, text=True, check=True)
    assert piped.stderr == ""


def test_a_reader_that_goes_away_is_no_error():
    done = subprocess.run(
        ["bash", "-c", '"$@" | head -c 10', "bash", *FORETRICK, "rules", "wizards"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "# Wizards "
    assert done.stderr == ""
