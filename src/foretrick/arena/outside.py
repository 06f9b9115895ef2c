"""Bots in programs of their own, in any language: a line of JSON is asked, a line of JSON is answered.

The form is described in docs/arena.md.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from typing import IO, Any

from foretrick.arena.contest import Contest
from foretrick.arena.entrants import Entrant
from foretrick.bots import Budget, Choice
from foretrick.messages import message
from foretrick.play import IllegalAction, View, parse_action
from foretrick.rules import BadOptions

PROTOCOL = 1
STARTUP_SECONDS = 10.0
LONGEST_LINE = 1 << 16


class Slip(Exception):
    """A bot did not answer as it should; the message is a sentence for the report."""

    def __init__(self, kind: str, sentence: str) -> None:
        super().__init__(sentence)
        self.kind = kind


class OutsideBot:
    """An outside program in a seat. It is started when it is first needed, and anew after it failed to answer."""

    def __init__(self, entrant: Entrant, limit_ms: int) -> None:
        self.name = entrant.name
        self._command, self._limit = entrant.command, limit_ms / 1000
        self._process: subprocess.Popen[bytes] | None = None
        self._complaints: IO[bytes] | None = None  # what the program writes to standard error
        self._hello: dict[str, Any] = {}
        self._greeted = False
        self._talk = ThreadPoolExecutor(1)  # a program that neither reads nor answers must not stop this one

    def sit(self, contest: Contest, seat: int, seed: int) -> None:
        """Take a seat at a new table."""
        sheet = contest.sheet
        self._greeted = False
        self._hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": sheet.game,
            "title": sheet.title,
            "options": dict(sheet.options),
            "seats": sheet.seats,
            "seat": seat,
            "seed": seed,
            "time_limit_ms": contest.time_limit,
        }

    def greet(self) -> None:
        """Say hello, if the program does not know of this table yet; `Slip` if it does not answer."""
        if self._process is None:
            self._start()
        if not self._greeted:
            answer = self._ask(self._hello, STARTUP_SECONDS)
            if "error" in answer:
                self.end()
                raise Slip("refused", f"{self.name} refused to play: {str(answer['error'])[:200]}")
            self._greeted = True

    def choose(self, view: View, budget: Budget | None = None) -> Choice:  # noqa: ARG002
        """Ask the program for an action; `Slip` if it gives none in time."""
        self.greet()
        answer = self._ask({"type": "decide", "view": view.as_dict()}, self._limit)
        text = answer.get("action")
        try:
            return Choice(parse_action(text if isinstance(text, str) else ""), "")
        except IllegalAction:
            what = f"the action {_short(text)}, which is none" if "action" in answer else "without an action"
            raise Slip("illegal", f"{self.name} answered {what}.") from None

    def end(self) -> None:
        """Stop the program, if it runs."""
        process, self._process, self._greeted = self._process, None, False
        if process is not None:
            process.kill()
            process.wait()
            self._talk.submit(lambda: None).result()  # whoever still waits for the program is through now
            for pipe in (process.stdin, process.stdout, self._complaints):
                assert pipe is not None
                try:
                    pipe.close()
                except OSError:
                    continue  # the rest of a question that nobody reads any more

    def close(self) -> None:
        """Stop the program for good."""
        self.end()
        self._talk.shutdown()

    def _start(self) -> None:
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 - closed in end()
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the command is the person's own
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
            )
        except OSError as error:
            self._complaints.close()
            reason = (error.strerror or str(error)).lower()
            raise Slip("crashed", f"{self.name} cannot be started: {self._command[0]}: {reason}.") from None

    def _ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        process = self._process
        assert process is not None
        line = json.dumps(question, ensure_ascii=False).encode() + b"\n"
        try:
            answer = self._talk.submit(_exchange, process, line).result(seconds)
        except TimeoutError:
            self.end()
            raise Slip("late", f"{self.name} did not answer within {1000 * seconds:.0f} ms.") from None
        except OSError:
            answer = b""
        if not answer.endswith(b"\n"):
            sentence = self._last_words(answer)
            self.end()
            raise Slip("crashed", sentence)
        try:
            told = json.loads(answer)
        except ValueError:
            told = None
        if not isinstance(told, dict):
            self.end()
            raise Slip("garbled", f"{self.name} answered {_short(answer.decode(errors='replace').strip())}.")
        return told

    def _last_words(self, answer: bytes) -> str:
        """Why there was no answer: the last line that the program wrote to standard error, if it did."""
        assert self._complaints is not None
        if len(answer) >= LONGEST_LINE:
            return f"{self.name} answered with a line of more than {LONGEST_LINE:,} bytes."
        self._complaints.seek(0)
        lines = self._complaints.read().decode(errors="replace").split("\n")
        telling = [line.strip() for line in lines if line.strip()]
        return f"{self.name} ended without an answer{f': {telling[-1][:200]}' if telling else '.'}"


def _exchange(process: subprocess.Popen[bytes], line: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line)
    process.stdin.flush()
    return process.stdout.readline(LONGEST_LINE)


def _short(thing: object) -> str:
    text = repr(thing)
    return text if len(text) <= 60 else text[:57] + "..."


def rehearse(contest: Contest) -> None:
    """Start every outside program once; `BadOptions` with its last words for one that does not say hello."""
    for entrant in dict.fromkeys(entrant for entrant in contest.seats if entrant.command):
        bot = OutsideBot(entrant, contest.time_limit)
        try:
            bot.sit(contest, 0, contest.seed)
            bot.greet()
        except Slip as slip:
            raise BadOptions(message("error-arena-slip", told=str(slip))) from None
        finally:
            bot.close()
