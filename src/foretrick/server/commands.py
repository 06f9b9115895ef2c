"""What becomes of a command: the entries to write, or a refusal. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from foretrick import bots, games
from foretrick.messages import Message, Spoken, message, quoted
from foretrick.play import IllegalAction, parse_action
from foretrick.rules import BadOptions
from foretrick.server import log, wire
from foretrick.server.log import Entry
from foretrick.server.names import BadName, bot_name, cleaned, distinct
from foretrick.server.settings import PACE_LIMITS, Pace
from foretrick.server.table import Table

STAND_IN_BOT = "steady"
NUDGE_EVERY_MS = 10_000


class Refused(Spoken):
    """A command that is turned down; the message is one sentence for the person who gave it."""

    def __init__(self, reason: Message, code: wire.RefusalCode = "refused") -> None:
        super().__init__(reason)
        self.code = code


@dataclass(frozen=True)
class Room:
    """What the log does not know: who is connected (`here`), whose word counts as the host's, the time in ms, and
    who was given a hint for what they are to do now (`hinted`).
    """

    here: Callable[[int], bool]
    host: int | None
    now: int
    hinted: Callable[[int], bool] = lambda _seat: False


def open_table(asked: wire.CreateTable, pace: Pace) -> list[Entry]:
    """The first entries of a table; the second seats its host at seat 0."""
    options = checked(asked.game, asked.seats, asked.options)
    if asked.first_dealer is not None and asked.first_dealer >= asked.seats:
        raise Refused(message("error-first-dealer-seat", seat=asked.first_dealer + 1))
    entries: list[Entry] = [
        log.Created(asked.game, asked.seats, options, asked.first_dealer),
        log.Sat(0, _name(asked.name)),
    ]
    if pace != Pace():
        entries.append(log.SettingsChanged(0, **msgspec.structs.asdict(pace)))
    if not asked.hints:
        entries.append(log.HintsSet(0, False))
    names = [entries[1].name] if isinstance(entries[1], log.Sat) else []
    for text, bot in sorted(asked.bots.items()):
        if not (text.isdecimal() and text.isascii() and 0 < int(text[:3]) < asked.seats):
            raise Refused(message("error-bot-seat", seat=quoted(text[:8])))
        names.append(bot_name(names))
        entries.append(log.BotAdded(int(text), _bot(bot), names[-1]))
    if len({entry.seat for entry in entries if isinstance(entry, log.BotAdded)}) != len(asked.bots):
        raise Refused(message("error-bots-share"))
    if asked.start:
        if len(asked.bots) + 1 < asked.seats:
            raise Refused(message("error-seats-open"))
        entries.append(log.Started())
    return entries


def checked(game: str, seats: int, options: Mapping[str, object]) -> dict[str, Any]:
    """The options spelled out, or `Refused` with the sentence of the rules."""
    try:
        return dict(games.sheet(game, seats, options).options)
    except BadOptions as error:
        raise Refused(error.message) from error


def sit_down(table: Table, name: str, seat: int | None) -> log.Sat:
    """The entry that seats a newcomer."""
    name = _name(name)
    if not table.open_seats:
        raise Refused(message("error-table-full"))
    if seat is None:
        seat = table.open_seats[0]
    if seat >= len(table.seats):
        raise Refused(message("error-seat-unknown", seat=seat + 1))
    if seat not in table.open_seats:
        raise Refused(message("error-seat-taken", name=table.seats[seat].name))
    others = [other.name for number, other in enumerate(table.seats) if number != seat]
    return log.Sat(seat, distinct(name, others))


def decide(table: Table, seat: int, command: wire.Command, room: Room) -> list[Entry]:
    """The entries a seat's command brings about; none when it is already so. `Refused` when it may not be."""
    return _DECIDE[type(command)](table, seat, command, room)


def _act(table: Table, seat: int, command: wire.Act, room: Room) -> list[Entry]:
    match = _running(table)
    if command.version < max(table.seats[seat].acted, table.dealt):
        raise Refused(message("error-stale"), "stale")
    if table.paused:
        raise Refused(message("error-paused"))
    try:
        action = parse_action(command.action)
    except IllegalAction as error:
        raise Refused(error.message, "illegal") from error
    refusal = match.refusal(action, seat)
    if refusal is not None:
        raise Refused(refusal.message, "illegal")
    return [*_returning(table, seat), log.Acted(seat, action.text, hinted=room.hinted(seat))]


def _next(table: Table, seat: int, command: wire.Next, _room: Room) -> list[Entry]:
    _running(table)
    if command.round > table.round:
        raise Refused(message("error-round-not-played", round=command.round))
    if table.status != "between" or command.round < table.round or seat in table.ready:
        return []
    return [*_returning(table, seat), log.Ready(seat, table.round)]


def _start(table: Table, seat: int, _command: wire.Start, room: Room) -> list[Entry]:
    _host_only(seat, room)
    if table.status != "lobby":
        return []
    if table.open_seats:
        raise Refused(message("error-seats-open-wait"))
    return [log.Started()]


def _add_bot(table: Table, seat: int, command: wire.AddBot, room: Room) -> list[Entry]:
    _host_only(seat, room)
    if command.seat not in table.open_seats:
        raise Refused(message("error-seat-not-free"))
    others = [other.name for number, other in enumerate(table.seats) if number != command.seat]
    return [log.BotAdded(command.seat, _bot(command.bot), bot_name(others))]


def _remove_bot(table: Table, seat: int, command: wire.RemoveBot, room: Room) -> list[Entry]:
    _host_only(seat, room)
    if command.seat >= len(table.seats) or table.seats[command.seat].kind != "bot":
        raise Refused(message("error-seat-no-bot"))
    return [log.BotRemoved(command.seat)]


def _rename(table: Table, seat: int, command: wire.Rename, _room: Room) -> list[Entry]:
    others = [other.name for number, other in enumerate(table.seats) if number != seat]
    name = distinct(_name(command.name), others)
    return [] if name == table.seats[seat].name else [log.Renamed(seat, name)]


def _leave(_table: Table, seat: int, _command: wire.Leave, _room: Room) -> list[Entry]:
    return [log.Left(seat)]


def _stand_in(table: Table, seat: int, command: wire.AskStandIn, room: Room) -> list[Entry]:
    if command.seat != room.host:  # for a host who sleeps, anybody may ask
        _host_only(seat, room)
    _running(table)
    if command.seat >= len(table.seats) or table.seats[command.seat].kind != "person":
        raise Refused(message("error-seat-nobody"))
    person = table.seats[command.seat]
    if command.seat == seat:
        raise Refused(message("error-you-are-here"))
    if person.stand_in:
        return []
    stalled = command.seat in table.waiting_for and room.now - table.moved >= table.pace.away_s * 1000
    if room.here(command.seat) and not stalled:
        raise Refused(message("error-is-here", name=person.name))
    return [log.StandIn(command.seat, STAND_IN_BOT, "asked")]


def _settings(table: Table, seat: int, command: wire.ChangeSettings, room: Room) -> list[Entry]:
    asked = {name: getattr(command, name) for name in PACE_LIMITS if getattr(command, name) is not None}
    entries: list[Entry] = []
    if asked:
        _host_only(seat, room)
        for name, value in asked.items():
            low, high, reason = PACE_LIMITS[name]
            if not low <= value <= high:
                raise Refused(message(reason, low=low, high=high))
        pace = msgspec.structs.replace(table.pace, **asked)
        if pace != table.pace:
            entries.append(log.SettingsChanged(seat, **msgspec.structs.asdict(pace)))
    if command.hints is not None:
        _host_only(seat, room)
        if table.status not in ("lobby", "over"):
            raise Refused(message("error-hints-before"))
        if command.hints != table.hints:
            entries.append(log.HintsSet(seat, command.hints))
    if command.auto_play is not None and command.auto_play != table.seats[seat].auto_play:
        entries.append(log.AutoPlay(seat, command.auto_play))
    return entries


def _pause(table: Table, seat: int, _command: wire.Pause, _room: Room) -> list[Entry]:
    _running(table)
    return [] if table.paused else [log.Paused(seat)]


def _resume(table: Table, seat: int, _command: wire.Resume, _room: Room) -> list[Entry]:
    return [log.Resumed(seat)] if table.paused else []


def _rematch(table: Table, seat: int, _command: wire.AskRematch, _room: Room) -> list[Entry]:
    if table.status != "over":
        if table.status == "lobby" or not table.round:
            return []
        raise Refused(message("error-not-over"))
    return [log.Rematch(seat)] if table.open_seats else [log.Rematch(seat), log.Started()]


def _end(table: Table, seat: int, _command: wire.End, room: Room) -> list[Entry]:
    _host_only(seat, room)
    if table.status == "over":
        return []
    _running(table)
    return [log.Ended(seat)]


def _nudge(table: Table, seat: int, _command: wire.Nudge, room: Room) -> list[Entry]:
    _running(table)
    awaited = table.waiting_for
    if table.status == "between":
        awaited = tuple(number for number in table.people if number not in table.ready)
    nudged = tuple(number for number in awaited if number != seat and table.seats[number].waited_for)
    if not nudged:
        raise Refused(message("error-waits-for-nobody"))
    if room.now - table.nudged < NUDGE_EVERY_MS:
        raise Refused(message("error-nudged"))
    return [log.Nudged(seat, nudged)]


def _hint(table: Table, seat: int, command: wire.AskHint, _room: Room) -> list[Entry]:
    """Whether it may be asked for; the hint itself is no entry, since nobody else hears of it."""
    _running(table)
    if not table.hints:
        raise Refused(message("error-no-hints"))
    if table.paused:
        raise Refused(message("error-paused"))
    if command.version < max(table.seats[seat].acted, table.dealt):
        raise Refused(message("error-stale"), "stale")
    if seat not in table.waiting_for:
        raise Refused(message("error-hint-not-you"))
    return []


_DECIDE: dict[type, Callable[[Table, int, Any, Room], list[Entry]]] = {
    wire.Act: _act,
    wire.Next: _next,
    wire.Start: _start,
    wire.AddBot: _add_bot,
    wire.RemoveBot: _remove_bot,
    wire.Rename: _rename,
    wire.Leave: _leave,
    wire.AskStandIn: _stand_in,
    wire.ChangeSettings: _settings,
    wire.Pause: _pause,
    wire.Resume: _resume,
    wire.AskRematch: _rematch,
    wire.End: _end,
    wire.Nudge: _nudge,
    wire.AskHint: _hint,
}


def _running(table: Table) -> Any:
    if table.status == "lobby":
        raise Refused(message("error-not-started"))
    if table.status == "over":
        raise Refused(message("error-over"))
    return table.match


def _returning(table: Table, seat: int) -> list[Entry]:
    """Whoever acts is back."""
    return [log.Back(seat)] if table.seats[seat].stand_in else []


def _host_only(seat: int, room: Room) -> None:
    if seat != room.host:
        raise Refused(message("error-host-only"))


def _name(name: str) -> str:
    try:
        return cleaned(name)
    except BadName as error:
        raise Refused(error.message) from error


def _bot(key: str) -> str:
    if key not in bots.NAMES:
        raise Refused(message("error-no-such-bot", key=quoted(key[:24]), bots=list(bots.NAMES)))
    return key
