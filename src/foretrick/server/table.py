"""A table as the fold of its log. No clock, no chance, no input or output: the same entries give the same table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from foretrick.messages import Message, message
from foretrick.play import Deal, Event, Match, parse_action
from foretrick.server import log
from foretrick.server.log import Entry, Logged
from foretrick.server.settings import Pace

Status = Literal["lobby", "playing", "between", "over"]


@dataclass
class Seat:
    """A chair at the table. `sitting` is the number of the entry that seated its person: a token opens that sitting.

    `bot` plays when the seat is a bot's, and while `stand_in` is set. `acted` numbers the seat's last action.
    """

    kind: Literal["person", "bot", "open"] = "open"
    name: str = ""
    bot: str | None = None
    stand_in: bool = False
    why: log.StandInReason | None = None
    sitting: int | None = None
    auto_play: bool = False
    acted: int = 0

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot chooses for this seat now."""
        return self.kind == "bot" or self.stand_in

    @property
    def waited_for(self) -> bool:
        """Whether a person chooses for this seat now."""
        return self.kind == "person" and not self.stand_in


@dataclass
class Table:
    """What the log says. `number` is the last entry's; `moved` is when the clocks of the moment started (ms)."""

    id: str
    game: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    first_dealer: int | None = None
    seats: list[Seat] = field(default_factory=list)
    pace: Pace = field(default_factory=Pace)
    host: int | None = None
    number: int = 0
    match: Match | None = None
    match_number: int = 1
    ended: bool = False
    paused: bool = False
    ready: set[int] = field(default_factory=set)
    dealt: int = 0
    position: int = 0
    moved: int = 0
    trick_lies: bool = False
    nudged: int = 0
    hints: bool = True
    hints_taken: dict[int, int] = field(default_factory=dict)
    records: dict[int, dict[str, Any]] = field(default_factory=dict)
    answers: dict[str, int] = field(default_factory=dict)

    def add(self, row: Logged) -> tuple[Event, ...]:
        """Take in the next entry and tell what happened. Each event names its audience."""
        if row.number != self.number + 1:
            raise ValueError(f"entry {row.number} does not follow entry {self.number}")
        events = self._FOLDS[type(row.entry)](self, row.entry, row)
        self.number = row.number
        if row.command is not None:
            self.answers[row.command] = row.number
        return events

    @property
    def status(self) -> Status:
        """What the table is doing."""
        if self.match is None:
            return "lobby"
        if self.match.over or self.ended:
            return "over"
        return "between" if self.match.phase == "deal" and self.match.rounds else "playing"

    @property
    def round(self) -> int:
        """The number of the round that was dealt last, 0 before the first."""
        return len(self.match.rounds) if self.match else 0

    @property
    def names(self) -> list[str]:
        """The names in use, for telling a newcomer's apart."""
        return [seat.name for seat in self.seats if seat.name]

    @property
    def open_seats(self) -> list[int]:
        """The seats that somebody may take."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    @property
    def people(self) -> list[int]:
        """The seats of people, whether they are here or not."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "person"]

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.match.waiting_for if self.match and self.status == "playing" else ()

    def seat_of(self, sitting: int | None) -> int | None:
        """The seat a sitting still holds."""
        if sitting is None:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.sitting == sitting), None)

    def known_to(self, events: Iterable[Event], seat: int | None) -> list[Event]:
        """Those of the events that a seat may know; without a match there are no secrets yet, and none are told."""
        if self.match is not None:
            return list(self.match.events(events, seat))
        return [event for event in events if event.audience is None]

    def view(self, seat: int | None, language: str = "en") -> dict[str, Any] | None:
        """What a seat may know of the match, in a language; `None` in the lobby."""
        return self.match.view(seat).as_dict(language) if self.match else None

    # the entries, one by one

    def _created(self, entry: log.Created, _row: Logged) -> tuple[Event, ...]:
        self.game, self.options, self.first_dealer = entry.game, dict(entry.options), entry.first_dealer
        self.seats = [Seat() for _ in range(entry.seats)]
        return (_event("created", None, message("told-created")),)

    def _sat(self, entry: log.Sat, row: Logged) -> tuple[Event, ...]:
        self.seats[entry.seat] = Seat(
            "person", entry.name, sitting=row.number, acted=self.seats[entry.seat].acted
        )
        if self.host is None:
            self.host = entry.seat
        self._name_players()
        return (_event("sat", entry.seat, message("told-sat", name=entry.name)),)

    def _left(self, entry: log.Left, _row: Logged) -> tuple[Event, ...]:
        seat = self.seats[entry.seat]
        event = _event("left", entry.seat, message("told-left", name=seat.name))
        self._vacate(entry.seat, seat.bot or "steady")
        self.ready.discard(entry.seat)
        if self.host == entry.seat:
            self.host = next(iter(self.people), None)
        return (event,)

    def _vacate(self, number: int, bot: str) -> None:
        """Open a seat. In a match a bot keeps it in the game under its name until somebody takes it."""
        old = self.seats[number]
        if self.status in ("playing", "between"):
            self.seats[number] = Seat("open", old.name, bot, stand_in=True, acted=old.acted)
        else:
            self.seats[number] = Seat()

    def _renamed(self, entry: log.Renamed, _row: Logged) -> tuple[Event, ...]:
        old, self.seats[entry.seat].name = self.seats[entry.seat].name, entry.name
        self._name_players()
        return (_event("renamed", entry.seat, message("told-renamed", old=old, name=entry.name)),)

    def _name_players(self) -> None:
        if self.match is not None and self.status != "over":
            self.match.players = tuple(seat.name for seat in self.seats)

    def _bot_added(self, entry: log.BotAdded, _row: Logged) -> tuple[Event, ...]:
        self.seats[entry.seat] = Seat("bot", entry.name, entry.bot, acted=self.seats[entry.seat].acted)
        self._name_players()
        return (_event("bot-added", entry.seat, message("told-bot-added", name=entry.name), bot=entry.bot),)

    def _bot_removed(self, entry: log.BotRemoved, _row: Logged) -> tuple[Event, ...]:
        seat = self.seats[entry.seat]
        event = _event("bot-removed", entry.seat, message("told-bot-removed", name=seat.name))
        self._vacate(entry.seat, seat.bot or "steady")
        return (event,)

    def _stand_in(self, entry: log.StandIn, _row: Logged) -> tuple[Event, ...]:
        seat = self.seats[entry.seat]
        seat.bot, seat.stand_in, seat.why = entry.bot, True, entry.why
        return (_event("stand-in", entry.seat, message("told-stand-in", name=seat.name)),)

    def _back(self, entry: log.Back, _row: Logged) -> tuple[Event, ...]:
        seat = self.seats[entry.seat]
        seat.bot, seat.stand_in, seat.why = None, False, None
        return (_event("back", entry.seat, message("told-back", name=seat.name)),)

    def _started(self, _entry: log.Started, row: Logged) -> tuple[Event, ...]:
        names = [seat.name for seat in self.seats]
        self.match = Match.undealt(
            self.game, players=names, options=self.options, first_dealer=self.first_dealer
        )
        self.ended = self.paused = self.trick_lies = False
        self.hints_taken = {}
        self.moved, self.position = row.at, row.number
        return (_event("started", None, message("told-started")),)

    def _dealt(self, entry: log.Dealt, row: Logged) -> tuple[Event, ...]:
        assert self.match is not None
        events = self.match.apply(Deal.from_dict(entry.deal))
        self.ready.clear()
        self.dealt = self.position = row.number
        self.moved, self.trick_lies = row.at, False
        return events

    def _acted(self, entry: log.Acted, row: Logged) -> tuple[Event, ...]:
        assert self.match is not None
        events = self.match.apply(parse_action(entry.action), entry.seat)
        self.seats[entry.seat].acted = self.position = row.number
        self.moved = row.at
        if entry.hinted:
            self.hints_taken[entry.seat] = self.hints_taken.get(entry.seat, 0) + 1
        self.trick_lies = any(event.kind == "trick" for event in events)
        if self.match.over:
            self.records[self.match_number] = self.match.to_record()
        return events

    def _ready(self, entry: log.Ready, _row: Logged) -> tuple[Event, ...]:
        self.ready.add(entry.seat)
        return (_event("ready", entry.seat, self._by(entry, "told-ready")),)

    def _paused(self, entry: log.Paused, _row: Logged) -> tuple[Event, ...]:
        self.paused = True
        return (_event("paused", entry.seat, self._by(entry, "told-paused")),)

    def _resumed(self, entry: log.Resumed, row: Logged) -> tuple[Event, ...]:
        self.paused, self.moved = False, row.at
        return (_event("resumed", entry.seat, self._by(entry, "told-resumed")),)

    def _settings(self, entry: log.SettingsChanged, _row: Logged) -> tuple[Event, ...]:
        self.pace = Pace(entry.rest_ms, entry.pace_ms, entry.away_s, entry.next_s)
        return (_event("settings", entry.seat, self._by(entry, "told-settings")),)

    def _hints(self, entry: log.HintsSet, _row: Logged) -> tuple[Event, ...]:
        self.hints = entry.on
        told = self._by(entry, "told-hints-on" if entry.on else "told-hints-off")
        return (_event("hints", entry.seat, told),)

    def _auto_play(self, entry: log.AutoPlay, _row: Logged) -> tuple[Event, ...]:
        self.seats[entry.seat].auto_play = entry.on
        told = message("told-auto-play-on" if entry.on else "told-auto-play-off")
        return (Event("auto-play", told, entry.seat, audience=(entry.seat,), data={"on": entry.on}),)

    def _nudged(self, entry: log.Nudged, row: Logged) -> tuple[Event, ...]:
        self.nudged = row.at
        names = [self.seats[seat].name for seat in entry.seats]
        told = message("told-nudged", name=self.seats[entry.seat].name, names=names)
        return (_event("nudged", entry.seat, told, seats=list(entry.seats)),)

    def _rematch(self, entry: log.Rematch, _row: Logged) -> tuple[Event, ...]:
        self.match, self.match_number = None, self.match_number + 1
        self.ended = self.paused = False
        self.ready.clear()
        self.seats = [Seat() if seat.kind == "open" else seat for seat in self.seats]
        return (_event("rematch", entry.seat, self._by(entry, "told-rematch")),)

    def _ended(self, entry: log.Ended, _row: Logged) -> tuple[Event, ...]:
        assert self.match is not None
        self.ended, self.paused = True, False
        self.records[self.match_number] = self.match.to_record()
        return (_event("ended", entry.seat, self._by(entry, "told-ended")),)

    def _by(self, entry: Any, what: str) -> Message:
        """What the person of an entry's seat did."""
        return message(what, name=self.seats[entry.seat].name)

    _FOLDS: ClassVar[Mapping[type[Entry], Callable[[Table, Any, Logged], tuple[Event, ...]]]] = {
        log.Created: _created,
        log.Sat: _sat,
        log.Left: _left,
        log.Renamed: _renamed,
        log.BotAdded: _bot_added,
        log.BotRemoved: _bot_removed,
        log.StandIn: _stand_in,
        log.Back: _back,
        log.Started: _started,
        log.Dealt: _dealt,
        log.Acted: _acted,
        log.Ready: _ready,
        log.Paused: _paused,
        log.Resumed: _resumed,
        log.SettingsChanged: _settings,
        log.HintsSet: _hints,
        log.AutoPlay: _auto_play,
        log.Nudged: _nudged,
        log.Rematch: _rematch,
        log.Ended: _ended,
    }


def _event(kind: str, seat: int | None, told: Message, **data: Any) -> Event:
    """Something everybody may know."""
    return Event(kind, told, seat, data=data)


def folded(table_id: str, rows: Iterable[Logged]) -> Table:
    """The table of a log."""
    table = Table(table_id)
    for row in rows:
        table.add(row)
    return table
