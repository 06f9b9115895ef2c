"""What happened, for those who may know it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from foretrick.messages import Message, say, worded


@dataclass(frozen=True)
class Event:
    """One thing that happened. `audience` is `None` for everybody, or the seats that may know it.

    `message` is a sentence with the players' names, for the log and to be read aloud, `text` its English; `data` is for
    programs, and `as_dict` is JSON.
    """

    kind: str
    message: Message
    seat: int | None = None
    audience: tuple[int, ...] | None = None
    data: dict[str, Any] = field(default_factory=dict)

    @property
    def text(self) -> str:
        return say(self.message)

    def as_dict(self, language: str = "en") -> dict[str, Any]:
        return {
            "kind": self.kind,
            "seat": self.seat,
            "text": say(self.message, language),
            **worded(self.data, language),
        }


def seen_by(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """Those of the events that a seat may know; `None` is a spectator."""
    return tuple(e for e in events if e.audience is None or (seat is not None and seat in e.audience))
