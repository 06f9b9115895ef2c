"""What can be set: the pace of a table by its host, the limits of a server by whoever runs it."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec


class Pace(msgspec.Struct, frozen=True):
    """How fast a table moves.

    `rest_ms`: how long a finished trick lies before a bot leads. `pace_ms`: between the plays of bots. `away_s`: how
    long the table waits for somebody whose connection is gone. `next_s`: how long a round's summary stands.
    """

    rest_ms: int = 1400
    pace_ms: int = 700
    away_s: int = 60
    next_s: int = 30


# The lowest and the highest of each number, and the message that says so.
PACE_LIMITS = {
    "rest_ms": (0, 10_000, "error-pace-rest"),
    "pace_ms": (0, 5_000, "error-pace-pause"),
    "away_s": (5, 3_600, "error-pace-away"),
    "next_s": (0, 600, "error-pace-next"),
}


@dataclass(frozen=True)
class Limits:
    """Bounds on what is asked of the server: by one client, and from `tables_per_s` on by all together."""

    message_bytes: int = 4_096
    body_bytes: int = 16_384
    commands_per_s: float = 20.0
    commands_at_once: int = 100
    hello_s: float = 20.0
    mailbox: int = 256
    watchers: int = 200
    tables_per_s: float = 2.0
    tables_at_once: int = 100
    questions_per_s: float = 20.0
    questions_at_once: int = 100
    pad_message_bytes: int = 400_000
    pad_writes_per_s: float = 5.0
    pad_writes_at_once: int = 40
    pad_entries: int = 5_000
    pad_rounds: int = 200
    pad_bytes: int = 2_000_000
    review_bytes: int = 400_000
    review_rounds: int = 60
    reviews_waiting: int = 8
    reviews_kept: int = 24
    reviews_kept_s: float = 3_600.0


@dataclass(frozen=True)
class Settings:
    """How a server runs.

    `database` is a URL. `poll_s`: how often a table that is being looked at asks the store whether another process
    wrote to it. `seen_s`: how often the other processes are told who is connected to this one. `bot_s`: how long a bot may think. `linger_s`: how long a table nobody looks at stays in memory.
    `lan`: the address under which phones reach this server, when it is known.
    """

    database: str
    schema: str | None = None
    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)
    poll_s: float = 5.0
    seen_s: float = 15.0
    bot_s: float = 5.0
    linger_s: float = 300.0
    lan: str | None = None
