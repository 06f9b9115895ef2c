"""A pad on a score sheet: what was written, what it scored, and lines for the rounds that are still to come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import zip_longest

from foretrick import games
from foretrick.messages import Message, message, say
from foretrick.rules import RuleSheet
from foretrick.scorepad.folding import Pad
from foretrick.scorepad.rows import RoundRow, Rows, SeatRow, SideRow, rows
from foretrick.scorepad.ruling import fitted
from foretrick.scorepad.sheets.content import MOST_ROUNDS, Cell, Hand, Round, Score, lines
from foretrick.scorepad.sheets.essentials import signed
from foretrick.scorepad.sheets.paper import CannotPrint

_MINUS = "\N{MINUS SIGN}"
_USUAL = 10  # lines of a match to a score that has not begun


def filled(pad: Pad, language: str) -> Score:
    """The sheet of a pad. `CannotPrint` when it has no game or no player, or is longer than can be printed."""
    if pad.game is None:
        raise CannotPrint(message("pad-no-game"))
    found = rows(pad)
    if not found.players:
        raise CannotPrint(message("sheet-error-empty"))
    rules = _rules(pad, len(found.players))
    columns = _columns(rules, found)
    rounds = [_round(columns, now, language) for now in found.rounds]
    rounds += _ahead(found, columns)
    rounds = rounds or _unplayed(rules, columns)
    if len(rounds) > MOST_ROUNDS:
        raise CannotPrint(message("sheet-error-rounds", rounds=len(rounds), most=MOST_ROUNDS))
    scored = bool(found.finished)
    return Score(
        rules=rules,
        columns=tuple(tuple(pad.players.get(player, "") for player in column) for column in columns),
        rounds=tuple(rounds),
        totals=tuple(_figure(total) if scored else "" for total in found.totals),
        places=tuple(f"{place}." if scored else "" for place in found.places),
        date=_date(pad.started, language),
        note=pad.note,
        remarks=tuple(_penalties(pad, found)),
    )


def _rules(pad: Pad, players: int) -> RuleSheet:
    assert pad.game is not None
    fewest, most = games.game(pad.game).seats
    return fitted(pad.game, min(most, max(fewest, players)), pad.options)


def _columns(rules: RuleSheet, found: Rows) -> list[tuple[str, ...]]:
    """The players of each column; a partnership that is not complete leaves a place empty."""
    if not rules.partners:
        return [(player,) for player in found.players]
    return [(*side, "", "")[:2] for side in found.sides]


def _round(columns: Sequence[tuple[str, ...]], now: RoundRow, language: str) -> Round:
    hands = {seat.player: _hand(seat, language) for seat in now.seats}
    cells = []
    for at, column in enumerate(columns):
        side = _side_of(now, at, column)
        if side is None:
            cells.append(Cell(tuple(Hand() for _ in column), away=True))
            continue
        players = side.players if len(column) > 1 else column
        there = [hands.get(player, Hand()) for player, _ in zip_longest(players, column, fillvalue="")]
        cells.append(_cell(tuple(there[: len(column)]), side))
    return Round(
        number=now.number,
        cards=now.cards,
        dealer=_place(now.dealer, columns, [side.players for side in now.sides]),
        cells=tuple(cells),
        trump=now.trump or "",
    )


def _side_of(now: RoundRow, at: int, column: tuple[str, ...]) -> SideRow | None:
    """What a column made of a round: partners by their side, everybody else by name."""
    if len(column) > 1:
        return now.sides[at] if at < len(now.sides) else None
    return next((side for side in now.sides if column[0] in side.players), None)


def _place(
    dealer: str, columns: Sequence[tuple[str, ...]], sides: Sequence[tuple[str, ...]]
) -> tuple[int, int] | None:
    """Where the dealer is found: in the round's sides if they are the columns, else in the columns."""
    for groups in (sides, columns) if len(columns[0]) > 1 else (columns,):
        for at, group in enumerate(groups):
            if dealer in group and group.index(dealer) < len(columns[0]):
                return at, group.index(dealer)
    return None


def _hand(seat: SeatRow, language: str) -> Hand:
    bid, short = seat.bid, ""
    if bid == "nil":
        bid, short = say("sheet-bid-nil", language), say("sheet-bid-nil-short", language)
    elif bid == "blind-nil":
        bid, short = say("sheet-bid-blind", language), say("sheet-bid-blind-short", language)
    return Hand(
        bid="" if bid is None else str(bid),
        short=short,
        tricks="" if seat.tricks is None else str(seat.tricks),
        exact=seat.mark == "met",
    )


def _cell(hands: tuple[Hand, ...], side: SideRow) -> Cell:
    lost = sum(penalty.points for penalty in side.penalties)
    return Cell(
        hands=hands,
        contract=_figure(side.contract),
        taken=_figure(side.taken) if side.score is not None else "",
        score="" if side.score is None else signed(side.score),
        bags=_figure(side.bags),
        penalty=signed(lost) if lost else "",
        total=_figure(side.total),
    )


def _figure(number: int | None) -> str:
    return "" if number is None else str(number).replace("-", _MINUS)


def _unplayed(rules: RuleSheet, columns: Sequence[tuple[str, ...]]) -> list[Round]:
    """Lines for a match of which nothing is known but who plays."""
    empty = tuple(Cell(tuple(Hand() for _ in column)) for column in columns)
    return [Round(number, cards, None, empty) for number, cards in enumerate(lines(rules, None, _USUAL), 1)]


def _ahead(found: Rows, columns: Sequence[tuple[str, ...]]) -> list[Round]:
    """Empty lines for the rounds of the match that nobody has written yet, the deal going on as it will."""
    if found.schedule is None or found.next is None:
        return []
    seats, start = found.next.seats, found.next.number
    first = seats.index(found.next.dealer)
    empty = tuple(Cell(tuple(Hand() for _ in column)) for column in columns)
    return [
        Round(number, cards, _place(seats[(first + number - start) % len(seats)], columns, ()), empty)
        for number, cards in enumerate(found.schedule, 1)
        if number >= start
    ]


def _date(started: str | None, language: str) -> tuple[str, ...]:
    """When the match began, as its own place said the time: with the hour, without, and in short."""
    if started is None:
        return ()
    from babel.dates import format_date, format_time

    moment = datetime.fromisoformat(started)
    day = format_date(moment, "medium", locale=language)
    hour = format_time(moment, "HH:mm", locale=language)
    return f"{day}, {hour}", day, format_date(moment, "short", locale=language)


def _penalties(pad: Pad, found: Rows) -> Iterator[tuple[int, Message]]:
    for now in found.rounds:
        for side in now.sides:
            for penalty in side.penalties:
                yield (
                    now.number,
                    message(
                        "sheet-remark-penalty",
                        round=now.number,
                        names=tuple(pad.players.get(player, "") for player in side.players),
                        reason=penalty.reason,
                        points=signed(penalty.points),
                    ),
                )
