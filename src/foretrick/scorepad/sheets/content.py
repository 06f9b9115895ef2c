"""What stands on a score sheet before it has a size: columns, rounds, figures. Blank ones are made here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from foretrick.messages import Message, message
from foretrick.rules import BLIND_NIL, NIL, RuleSheet
from foretrick.scorepad.sheets.paper import CannotPrint

MOST_ROUNDS = 200


@dataclass(frozen=True)
class Hand:
    """A player's round, as it is written; `exact`: the bid was met. `short` stands for a bid in a narrow box."""

    bid: str = ""
    short: str = ""
    tricks: str = ""
    exact: bool = False


@dataclass(frozen=True)
class Cell:
    """A round of one column: of a player, or of two partners. `away`: nobody of the column played."""

    hands: tuple[Hand, ...]
    contract: str = ""
    taken: str = ""
    score: str = ""
    bags: str = ""
    penalty: str = ""
    total: str = ""
    away: bool = False


@dataclass(frozen=True)
class Round:
    """A line of the sheet. `dealer` is (column, which of its players); `trump` a suit's letter, "none" or ""."""

    number: int
    cards: int
    dealer: tuple[int, int] | None
    cells: tuple[Cell, ...]
    trump: str = ""


@dataclass(frozen=True)
class Score:
    """Everything that a score sheet says. `columns` are the names of the players of each column."""

    rules: RuleSheet
    columns: tuple[tuple[str, ...], ...]
    rounds: tuple[Round, ...]
    totals: tuple[str, ...]
    places: tuple[str, ...]
    date: tuple[str, ...] = ()  # the longest way to write it first
    note: str = ""
    remarks: tuple[tuple[int, Message], ...] = ()  # each on the round of that number


def blank(rules: RuleSheet, names: Sequence[str] = (), rounds: int | None = None, usual: int = 12) -> Score:
    """An empty sheet. In the first round the first player deals; a match to a score gets `usual` lines, or `rounds`.

    `CannotPrint` for too many names, or more rounds than the match has.
    """
    if len(names) > rules.seats:
        raise CannotPrint(message("sheet-error-names", names=len(names), players=rules.seats))
    seats = [name.strip() for name in names] + [""] * (rules.seats - len(names))
    place = {seat: (column, at) for column, side in enumerate(rules.sides) for at, seat in enumerate(side)}
    empty = tuple(Cell(tuple(Hand() for _ in side)) for side in rules.sides)
    nothing = ("",) * len(rules.sides)
    return Score(
        rules=rules,
        columns=tuple(tuple(seats[seat] for seat in side) for side in rules.sides),
        rounds=tuple(
            Round(number + 1, cards, place[number % rules.seats], empty)
            for number, cards in enumerate(lines(rules, rounds, usual))
        ),
        totals=nothing,
        places=nothing,
    )


def lines(rules: RuleSheet, rounds: int | None, usual: int) -> list[int]:
    """The cards of each line of a sheet."""
    most = len(rules.deals) if rules.rounds is not None else MOST_ROUNDS
    wanted = rounds if rounds is not None else rules.rounds or usual
    if not 1 <= wanted <= most:
        raise CannotPrint(message("sheet-error-rounds", rounds=wanted, most=most))
    return [rules.deals[min(number, len(rules.deals) - 1)] for number in range(wanted)]


def scoring_line(rules: RuleSheet) -> Message:
    """How the game scores, in a line; every figure is asked of the rules."""
    return _contract_line(rules) if rules.partners else _exact_line(rules)


def _exact_line(rules: RuleSheet) -> Message:
    seat = rules.scoring.seat
    bonus, each = seat(0, 0), seat(1, 1) - seat(0, 0)
    under, over, two_over = seat(1, 0), seat(0, 1), seat(0, 2)
    if under == over == 0:
        return message("sheet-rule-nothing", bonus=bonus, each=each)
    if under == over and two_over == 2 * over:
        return message("sheet-rule-off", bonus=bonus, each=each, off=-over)
    return message("sheet-rule-tricks", bonus=bonus, each=each, trick=over)


def _contract_line(rules: RuleSheet) -> Message:
    scoring = rules.scoring
    figures = {
        "each": scoring.side(1, 1)[0],
        "limit": scoring.bag_limit or 0,
        "cost": scoring.bag_cost,
        "target": rules.target or 0,
    }
    nil, blind = NIL in rules.bids(rules.deals[0]), BLIND_NIL in rules.blind_bids
    if nil and blind:
        return message(
            "sheet-rule-blind", nil=scoring.seat(NIL, 0), blind=scoring.seat(BLIND_NIL, 0), **figures
        )
    if nil or blind:
        bid, id = (NIL, "sheet-rule-nil") if nil else (BLIND_NIL, "sheet-rule-only-blind")
        return message(id, nil=scoring.seat(bid, 0), **figures)
    return message("sheet-rule-contract", **figures)
