"""The trainer behind the page: its questions are drawn, and answers to them judged, off the event loop.

Nothing is kept: a question is drawn again from its id, which tells nobody how. Only this server's key makes the deal
of it, or the key that all processes of one database share.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Sequence
from typing import Any, Final

from foretrick import games
from foretrick.learning.drawing import HARDEST, KINDS, Kind, Question, draw
from foretrick.learning.trainer import Weigh, asked, judged
from foretrick.server.apart import apart
from foretrick.server.warming import Warmer

AT_ONCE: Final = 2
_BYTES: Final = 9


class NoQuestion(LookupError):
    """A question that is none, or one of another server."""


def key_of(database: str) -> bytes:
    """The key of the questions: of the database where several processes share one, whose address holds its password;
    else drawn for this process.
    """
    if database.startswith("sqlite"):
        return secrets.token_bytes(32)
    return hashlib.blake2b(database.encode(), person=b"trainer").digest()


class Trainer:
    """Asks and judges, a few at a time. The same id is the same question to everybody."""

    def __init__(self, key: bytes, weigh: Weigh, warmer: Warmer) -> None:
        self._key, self._weigh, self._warmer = key[:64], weigh, warmer
        # A first bid may have to wait until the compiled code is there; the other questions do not wait with it.
        self._drawing, self._weighing = asyncio.Semaphore(AT_ONCE), asyncio.Semaphore(AT_ONCE)

    async def ask(self, game: str, kind: str, level: int, language: str) -> dict[str, Any]:
        """A new question, with the id under which it can be answered. `NoQuestion` for a game or kind that is none."""
        if game not in games.GAMES or kind not in KINDS:
            raise NoQuestion(kind)
        place = KINDS.index(kind)
        level = max(0, min(HARDEST, level))
        number = secrets.token_urlsafe(_BYTES)
        id = f"{place}{level}{number}{self._seal(game, place, level, number)}"
        question = await self._drawn(game, KINDS[place], level, number)
        # While somebody thinks about a first question, what weighs bids is compiled or loaded.
        self._warmer.begin(question.view.sheet)
        return {"id": id, **asked(question, language)}

    async def judge(self, game: str, id: str, answer: Sequence[str], language: str) -> dict[str, Any]:
        """What an answer is worth. `NoQuestion` for an id that this server did not give, and what `judged` raises."""
        if game not in games.GAMES or len(id) < 3 or not id.isascii() or not id[:2].isdecimal():
            raise NoQuestion(id)
        place, level = int(id[0]), int(id[1])
        number, seal = id[2:14], id[14:]
        if place >= len(KINDS) or not secrets.compare_digest(seal, self._seal(game, place, level, number)):
            raise NoQuestion(id)
        question = await self._drawn(game, KINDS[place], level, number)
        async with self._weighing if question.kind == "bid" else self._drawing:
            return await apart(lambda: judged(question, answer, language, self._weigh), "judging")

    async def _drawn(self, game: str, kind: Kind, level: int, number: str) -> Question:
        seed = int.from_bytes(self._hash(f"deal {game} {kind} {level} {number}"), "big")
        async with self._drawing:
            return await apart(lambda: draw(game, kind, level, seed), "drawing")

    def _seal(self, game: str, place: int, level: int, number: str) -> str:
        return self._hash(f"seal {game} {place} {level} {number}").hex()[:12]

    def _hash(self, text: str) -> bytes:
        return hashlib.blake2b(text.encode(), key=self._key, digest_size=16).digest()
