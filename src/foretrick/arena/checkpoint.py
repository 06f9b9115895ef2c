"""Keeps the finished deals in a file, so that a contest that was cut short goes on where it stopped."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from foretrick import __version__
from foretrick.arena.contest import Contest
from foretrick.arena.outcome import Outcome
from foretrick.messages import message
from foretrick.rules import BadOptions


class Checkpoint:
    """A file of JSON lines: the contest, then each finished deal. `done` are the outcomes that were there already.

    The number of deals is not part of the contest, so a finished one can be made longer. A last line that was cut
    short is dropped. `BadOptions` for a file that is something else, or belongs to another contest.
    """

    def __init__(self, path: Path, contest: Contest) -> None:
        self._path = path
        self.done: dict[int, Outcome] = {}
        head = {"format": "foretrick-arena", "foretrick": __version__, **contest.as_dict()}
        kept = path.read_bytes() if path.exists() else b""
        whole = kept[: kept.rfind(b"\n") + 1]
        if not whole and kept:
            raise BadOptions(message("error-arena-file", path=str(path)))
        if whole:
            self._read(whole, head)
        self._file = path.open("r+b" if path.exists() else "wb")
        self._file.truncate(len(whole))
        self._file.seek(len(whole))
        if not whole:
            self._write(json.dumps(head, ensure_ascii=False).encode())

    def _read(self, lines: bytes, head: dict[str, object]) -> None:
        first, *rest = lines.splitlines()
        try:
            found = json.loads(first)
            outcomes = [msgspec.json.decode(line, type=Outcome) for line in rest]
        except ValueError:
            found, outcomes = None, []
        if not isinstance(found, dict) or found.get("format") != head["format"]:
            raise BadOptions(message("error-arena-file", path=str(self._path)))
        differs = sorted(name for name in head.keys() | found.keys() if head.get(name) != found.get(name))
        if differs:
            what = differs[0].replace("_", " ")
            raise BadOptions(message("error-arena-contest", path=str(self._path), what=what))
        self.done = {outcome.number: outcome for outcome in outcomes}

    def add(self, outcome: Outcome) -> None:
        """Keep a finished deal, at once."""
        self._write(msgspec.json.encode(outcome))

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()
