"""A pad as CSV: for a spreadsheet, and readable again.

Above stand the game, its options, the start, the note and the players; then a line for each round. Players are told
by their number, in the order of the columns, so that two of the same name stay two. What was written comes back
unchanged; scores and totals are there to be read, and are computed anew. Text that a spreadsheet would take for a
formula has an apostrophe before it, which is taken off again.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from foretrick.messages import message
from foretrick.scorepad.entries import MOST_SEATS, BadPad, Entry, Writing
from foretrick.scorepad.folding import Pad, PadRound
from foretrick.scorepad.rows import RoundRow, Rows, SideRow, rows

HEAD: Final = "Foretrick pad"
VERSION: Final = "1"
MOST_LINES: Final = 2_000
MOST_PLAYERS: Final = 40
_FORMULA = re.compile(r"'*[=+\-@\t\r]")
_PROTECTED = re.compile(r"'+[=+\-@\t\r]")
_BEFORE = ("Round", "Cards", "Dealer", "Seats", "Trump")


def as_csv(pad: Pad, found: Rows | None = None) -> str:
    """The pad as it stands."""
    found = rows(pad) if found is None else found
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerows([_guarded(cell) for cell in line] for line in _lines(pad, found))
    return out.getvalue()


def _lines(pad: Pad, found: Rows) -> Iterator[Sequence[object]]:
    people = _people(pad)
    numbers = {player: number for number, player in enumerate(people, 1)}
    yield (HEAD, VERSION)
    if pad.game is not None:
        yield ("Game", pad.game)
    yield from (("Option", name, _written(value)) for name, value in pad.options.items())
    if pad.started is not None:
        yield ("Started", pad.started)
    if pad.note:
        yield ("Note", pad.note)
    yield from (("Player", number, people[player]) for player, number in numbers.items())
    if ("seats",) in pad.cells:
        yield ("Table", _numbers(pad.seats, numbers))
    yield ()
    partners = found.bags is not None
    yield (*_BEFORE, *_heads(people, found, partners))
    for now, row in zip(pad.rounds, found.rounds or [None] * len(pad.rounds), strict=True):
        yield _round(numbers, now, row)
    if found.rounds:
        yield ("Total", *[""] * (len(_BEFORE) - 1), *_totals(people, found, partners))


def _people(pad: Pad) -> dict[str, str]:
    """The names of all players; empty for whoever sits in a round and has none."""
    seated = [player for seats in (*(now.seats for now in pad.rounds), pad.seats) for player in seats]
    return {**pad.players, **{player: "" for player in seated if player not in pad.players}}


def _heads(people: dict[str, str], found: Rows, partners: bool) -> Iterator[str]:
    for name in people.values():
        yield from (f"{name} bid", f"{name} tricks")
        if not partners:
            yield from (f"{name} score", f"{name} total")
    for number in range(1, len(found.sides) + 1) if partners else ():
        yield from (
            f"Side {number} {part}" for part in ("contract", "taken", "score", "bags", "penalty", "total")
        )


def _round(numbers: dict[str, int], now: PadRound, row: RoundRow | None) -> list[object]:
    line: list[object] = ["" if row is None else row.number, now.cards, numbers[now.dealer]]
    line += [_numbers(now.seats, numbers), now.trump or ""]
    partners = row is not None and row.sides and row.sides[0].contract is not None
    alone = {} if row is None or partners else {side.players[0]: side for side in row.sides}
    for player in numbers:
        line += [_shown(now.bids.get(player)), _shown(now.tricks.get(player))]
        if not partners:
            side = alone.get(player)
            line += ["", ""] if side is None else [_shown(side.score), _shown(side.total)]
    return (
        line + [cell for side in row.sides for cell in _side(side)] if row is not None and partners else line
    )


def _side(side: SideRow) -> list[object]:
    lost = sum(penalty.points for penalty in side.penalties)
    return [*map(_shown, (side.contract, side.taken, side.score, side.bags)), lost or "", _shown(side.total)]


def _totals(people: dict[str, str], found: Rows, partners: bool) -> Iterator[object]:
    if partners:
        yield from [""] * (2 * len(people))
        for total, bags in zip(found.totals, found.bags or (), strict=True):
            yield from ("", "", "", bags, "", total)
        return
    totals = {side[0]: total for side, total in zip(found.sides, found.totals, strict=True)}
    for player in people:
        yield from ("", "", "", totals.get(player, ""))


def _numbers(players: Sequence[str], numbers: dict[str, int]) -> str:
    return " ".join(str(numbers[player]) for player in players)


def _shown(value: object) -> object:
    return "" if value is None else value


def _written(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _guarded(cell: object) -> object:
    """Text that a spreadsheet would run as a formula, made plain text."""
    return f"'{cell}" if isinstance(cell, str) and _FORMULA.match(cell) else cell


# and back


def is_csv(text: str) -> bool:
    """Whether a text says that it is a pad as CSV."""
    return text[:40].lstrip('"').startswith(HEAD)


def read_csv(text: str, at: str) -> list[Entry]:
    """The entries of a CSV, written at the moment `at`; `BadPad` with the line that is wrong.

    Commas, semicolons and tabs are all read: spreadsheets write what their language is used to.
    """
    reading = _Reading(at)
    divider = _divider(text)
    if divider is None:
        raise BadPad(message("pad-bad-file"))
    lines = csv.reader(io.StringIO(text, newline=""), delimiter=divider)
    while True:
        try:
            line = next(lines, None)
            if line is None:
                break
            if lines.line_num > MOST_LINES * 2:
                raise BadPad(message("pad-long-csv", limit=MOST_LINES))
            reading.take([_unguarded(cell) for cell in line])
        except csv.Error:
            raise BadPad(message("pad-bad-line", line=lines.line_num)) from None
        except _WrongLine:
            raise BadPad(message("pad-bad-line", line=lines.line_num)) from None
        except BadPad as error:
            reason = error.message
            if reason.id not in ("pad-bad-version", "pad-long-csv"):
                reason = message("pad-bad-line-why", line=lines.line_num, reason=reason)
            raise BadPad(reason) from None
    return reading.entries()


def _divider(text: str) -> str | None:
    behind = text[:80].lstrip('"')[len(HEAD) :].lstrip('"')[:1]
    return behind if behind in (",", ";", "\t") and behind else None


def _unguarded(cell: str) -> str:
    return cell[1:] if _PROTECTED.match(cell) else cell


class _WrongLine(Exception):
    """A line that does not belong here."""


class _Reading:
    """Takes the lines of a CSV one by one."""

    def __init__(self, at: str) -> None:
        self.writing = Writing("csv", at)
        self.game: dict[str, Any] | None = None
        self.players = 0
        self.columns: dict[int, tuple[str, str]] | None = None
        self.rounds = 0
        self.written_game = False

    def take(self, line: list[str]) -> None:
        """One line."""
        if not any(cell.strip() for cell in line) or line[0] == "Total":
            return
        if line[0] == "Round":
            self._head(line[1:])
        elif self.columns is None:
            self._above(line)
        elif len(line) >= len(_BEFORE):
            self._round(line)
        else:
            raise _WrongLine

    def _above(self, line: list[str]) -> None:
        """A line above those of the rounds."""
        match line:
            case [head, version, *_] if head == HEAD:
                if version.strip() != VERSION:
                    raise BadPad(message("pad-bad-version", version=version[:20]))
            case ["Game", key, *_]:
                self.game = {"key": key, "options": {}}
            case ["Option", name, value, *_] if self.game is not None:
                self.game["options"][name] = _value(value)
            case ["Started", moment, *_]:
                self.writing.write(["started"], moment)
            case ["Note", note, *_]:
                self.writing.write(["note"], note.replace("\r\n", "\n"))
            case ["Player", number, name, *_] if number == str(self.players + 1):
                self._player(name)
            case ["Table", seats, *_]:
                self.writing.write(["seats"], self._seats(seats))
            case _:
                raise _WrongLine

    def _player(self, name: str) -> None:
        self.players += 1
        if self.players > MOST_PLAYERS:
            raise _WrongLine
        if name:
            self.writing.write(["player", f"p{self.players}"], name)

    def entries(self) -> list[Entry]:
        """What was read."""
        self._write_game()
        return self.writing.entries

    def _write_game(self) -> None:
        if self.game is not None and not self.written_game:
            self.written_game = True
            self.writing.write(["game"], self.game)

    def _head(self, heads: list[str]) -> None:
        """Which column holds whose bid or tricks. The order is that of the players."""
        self._write_game()
        kinds = [head.rpartition(" ")[2] for head in heads]
        columns: dict[int, tuple[str, str]] = {}
        for kind, cell in (("bid", "bid"), ("tricks", "tricks")):
            places = [place - len(_BEFORE) + 1 for place, found in enumerate(kinds) if found == kind]
            if len(places) != self.players:
                raise _WrongLine
            columns |= {place: (cell, f"p{number}") for number, place in enumerate(places, 1)}
        self.columns = columns

    def _round(self, line: list[str]) -> None:
        (_, cards, dealer, seats, trump), cells = line[: len(_BEFORE)], line[len(_BEFORE) :]
        self.rounds += 1
        at = ("round", f"r{self.rounds}")
        table = self._seats(seats)
        place = {
            "place": self.rounds,
            "seats": table,
            "dealer": f"p{_number(dealer)}",
            "cards": _number(cards),
        }
        self.writing.write(at, place)
        if trump:
            self.writing.write([*at, "trump"], trump)
        for place_of, (cell, player) in (self.columns or {}).items():
            if player in table and place_of < len(cells) and (value := cells[place_of].strip()):
                self.writing.write([*at, cell, player], value if value.endswith("nil") else _number(value))

    def _seats(self, seats: str) -> list[str]:
        numbers = [_number(word) for word in seats.split()]
        if len(numbers) > MOST_SEATS or any(not 0 < number <= self.players for number in numbers):
            raise _WrongLine
        return [f"p{number}" for number in numbers]


def _number(word: str) -> int:
    word = word.strip()
    if not (word.isascii() and word.isdecimal() and len(word) < 4):
        raise _WrongLine
    return int(word)


def _value(word: str) -> Any:
    """The value of an option."""
    try:
        return json.loads(word) if re.fullmatch(r"null|true|false|-?[0-9]{1,6}", word) else word
    except ValueError:
        return word
