"""From the pad to its rows: every score, and whatever else is computed. The rules say it, by their sheet and the kernel.

The form of the rows is described in docs/pad.md; a page without a server computes the same from exported tables.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from foretrick import games
from foretrick.kernel import step
from foretrick.kernel.layout import MOST_CARDS, MOST_SEATS, NO_BID, State
from foretrick.kernel.tables import tables_for
from foretrick.messages import Listed, Message, message, say
from foretrick.play import Bid
from foretrick.play.sentences import mark_of
from foretrick.rules import LOOK, RuleSheet, bid_name
from foretrick.scorepad.folding import Pad, PadRound
from foretrick.scorepad.ruling import fitted, fixed_trump, most_cards


@dataclass(frozen=True)
class SeatRow:
    """A player's part of a round. `score` and `mark` once it is closed, and not where only a contract counts."""

    player: str
    bid: int | str | None
    tricks: int | None
    score: int | None
    mark: str | None


@dataclass(frozen=True)
class Penalty:
    """A line of its own: points lost, and why."""

    points: int
    reason: Message


@dataclass(frozen=True)
class SideRow:
    """What those who score together made of a round. `score` is without the penalties, `total` after everything."""

    players: tuple[str, ...]
    contract: int | None = None
    taken: int | None = None
    score: int | None = None
    bags: int | None = None
    bags_before: int | None = None
    penalties: tuple[Penalty, ...] = ()
    total: int | None = None


@dataclass(frozen=True)
class RoundRow:
    """A round. `bids` are those that may be chosen, `barred` the one that the hook takes from the dealer."""

    id: str
    number: int
    cards: int
    dealer: str
    trump: str | None
    why_open: Message | None
    warning: Message | None
    bids: tuple[int | str, ...]
    barred: int | None
    bid_sum: int
    trick_sum: int
    seats: tuple[SeatRow, ...]
    sides: tuple[SideRow, ...]

    @property
    def closed(self) -> bool:
        """Whether nothing is missing and the tricks add up."""
        return self.why_open is None


@dataclass(frozen=True)
class Tries:
    """Bids or contracts made, of those tried."""

    made: int
    tried: int


@dataclass(frozen=True)
class NextRound:
    """The round to be added next."""

    number: int
    dealer: str
    cards: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Rows:
    """A pad with everything that is computed. By side: `sides`, `totals`, `places`, `bags`, `contracts`."""

    problem: Message | None = None
    players: tuple[str, ...] = ()
    sides: tuple[tuple[str, ...], ...] = ()
    rounds: tuple[RoundRow, ...] = ()
    totals: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    bags: tuple[int, ...] | None = None
    exact: tuple[Tries, ...] = ()
    contracts: tuple[Tries, ...] | None = None
    schedule: tuple[int, ...] | None = None
    target: int | None = None
    next: NextRound | None = None
    over: bool = False

    @property
    def finished(self) -> int:
        """The closed rounds."""
        return sum(now.closed for now in self.rounds)

    @property
    def left(self) -> int | None:
        """How many rounds of the whole match are still to be closed; `None` in a match to a score."""
        return None if self.schedule is None else max(0, len(self.schedule) - self.finished)

    def as_dict(self, language: str | None = None) -> dict[str, Any]:
        """The rows as JSON, messages with their words where a language is named."""
        shown = _plain(self, language)
        assert isinstance(shown, dict)
        return shown | {"finished": self.finished, "left": self.left}


def rows(pad: Pad) -> Rows:
    """Everything that is computed of a pad."""
    if pad.game is None:
        return Rows(problem=message("pad-no-game"))
    sheet = _sheet(pad, len(pad.seats))
    problem = _wrong_number(pad.game, len(pad.seats))
    running = _Running(pad)
    rounds = tuple(running.round(now, number) for number, now in enumerate(pad.rounds, 1))
    here = {player for now in pad.rounds for player in now.seats} | set(pad.seats)
    players = tuple(player for player in pad.players if player in here)
    sides = _sides(sheet, pad.seats) if sheet.partners else tuple((player,) for player in players)
    keys = range(len(sides)) if sheet.partners else players
    totals = tuple(running.totals.get(key, 0) for key in keys)
    closed = [now for now in rounds if now.closed]
    return Rows(
        problem=problem,
        players=players,
        sides=sides,
        rounds=rounds,
        totals=totals,
        places=tuple(1 + sum(other > own for other in totals) for own in totals),
        bags=tuple(running.bags.get(key, 0) for key in keys) if sheet.partners else None,
        exact=tuple(_exact(closed, player) for player in players),
        contracts=tuple(_contracts(closed, side) for side in range(len(sides))) if sheet.partners else None,
        schedule=None if sheet.rounds is None else sheet.deals,
        target=sheet.target,
        next=None if problem else _next(pad, sheet),
        over=bool(closed) and len(closed) == len(rounds) and sheet.over(totals, len(closed)),
    )


def _sheet(pad: Pad, seats: int) -> RuleSheet:
    """The sheet for so many players; for a number that cannot be, that of the nearest that can."""
    assert pad.game is not None
    fewest, most = games.game(pad.game).seats
    return fitted(pad.game, min(most, max(fewest, seats)), pad.options)


def _wrong_number(key: str, seats: int) -> Message | None:
    game = games.game(key)
    fewest, most = game.seats
    if fewest <= seats <= most:
        return None
    if fewest == most:
        return message("pad-players-exactly", game=game.title, players=fewest)
    return message("pad-players-from-to", game=game.title, fewest=fewest, most=most)


def _sides(sheet: RuleSheet, seats: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The players of each side, of those who sit there: every second place, where there are two sides."""
    sides = len(sheet.sides)
    return tuple(tuple(seats[side::sides]) for side in range(sides))


def _next(pad: Pad, sheet: RuleSheet) -> NextRound:
    number = len(pad.rounds) + 1
    cards = sheet.deals[min(number, len(sheet.deals)) - 1]
    return NextRound(number, _next_dealer(pad), cards, pad.seats)


def _next_dealer(pad: Pad) -> str:
    """The seat after the last dealer; if that one has left, the next of that round who is still there."""
    if not pad.rounds:
        return pad.seats[0]
    last = pad.rounds[-1]
    seats = pad.seats if last.dealer in pad.seats else last.seats
    place = seats.index(last.dealer)
    behind = (*seats[place + 1 :], *seats[:place])
    return next((player for player in behind if player in pad.seats), pad.seats[0])


def _exact(closed: Sequence[RoundRow], player: str) -> Tries:
    marks = [seat.mark for now in closed for seat in now.seats if seat.player == player and seat.mark]
    return Tries(marks.count("met"), len(marks))


def _contracts(closed: Sequence[RoundRow], side: int) -> Tries:
    tried = [now.sides[side] for now in closed if now.sides[side].contract]
    return Tries(sum((s.taken or 0) >= (s.contract or 0) for s in tried), len(tried))


class _Running:
    """The rounds one after the other. Totals and bags go by player, where partners score together by side."""

    def __init__(self, pad: Pad) -> None:
        self.pad = pad
        self.totals: dict[str | int, int] = {}
        self.bags: dict[str | int, int] = {}

    def round(self, now: PadRound, number: int) -> RoundRow:
        sheet = _sheet(self.pad, len(now.seats))
        bids = tuple(bid_name(bid) for bid in _bids(sheet, now.cards))
        barred = _barred(sheet, now, number)
        why_open = self._why_open(sheet, now, bids)
        seats = tuple(_seat_row(sheet, now, player, why_open is None) for player in now.seats)
        broken = barred is not None and now.bids.get(now.dealer) == barred
        name = self.pad.players.get(now.dealer, "")
        return RoundRow(
            id=now.id,
            number=number,
            cards=now.cards,
            dealer=now.dealer,
            trump=now.trump or fixed_trump(sheet),
            why_open=why_open,
            warning=message("pad-hook-broken", name=name, bid=barred or 0) if broken else None,
            bids=bids,
            barred=barred,
            bid_sum=sum(bid for bid in now.bids.values() if isinstance(bid, int)),
            trick_sum=sum(now.tricks.values()),
            seats=seats,
            sides=self._scored(sheet, now) if why_open is None else self._open(sheet, now),
        )

    def _why_open(self, sheet: RuleSheet, now: PadRound, bids: Sequence[int | str]) -> Message | None:
        seats = len(now.seats)
        if wrong := _wrong_number(sheet.game, seats):
            return wrong
        if now.cards > (most := most_cards(sheet)):
            return message("pad-open-cards", cards=now.cards, players=seats, most=most)
        for player in now.seats:
            if player in now.bids and now.bids[player] not in bids:
                return self._no_bid(player, now)
        taken, tricks_missing = sum(now.tricks.values()), self._names(now, now.tricks)
        if taken > now.cards or (taken != now.cards and not tricks_missing):
            return message("pad-open-sum", taken=taken, cards=now.cards)
        if bids_missing := self._names(now, now.bids):
            return message("pad-open-bids", names=bids_missing)
        return message("pad-open-tricks", names=tricks_missing) if tricks_missing else None

    def _no_bid(self, player: str, now: PadRound) -> Message:
        name, bid = self.pad.players.get(player, ""), now.bids[player]
        if bid == "nil":
            return message("pad-open-nil", name=name)
        if bid == "blind-nil":
            return message("pad-open-blind-nil", name=name)
        return message("pad-open-bid", name=name, bid=bid, cards=now.cards)

    def _names(self, now: PadRound, there: Container[str]) -> tuple[str, ...]:
        """The names of those in the round who are not in `there`."""
        return tuple(self.pad.players.get(player, "") for player in now.seats if player not in there)

    def _keys(self, sheet: RuleSheet, now: PadRound) -> Sequence[str | int]:
        return range(len(sheet.sides)) if sheet.partners else now.seats

    def _scored(self, sheet: RuleSheet, now: PadRound) -> tuple[SideRow, ...]:
        """The sides of a closed round, as the kernel scores it."""
        keys, state = self._keys(sheet, now), _state(now)
        for side, key in enumerate(keys):
            state.totals[side], state.bags[side] = self.totals.get(key, 0), self.bags.get(key, 0)
        step.score_round(tables_for(sheet), state)
        cost, limit = sheet.scoring.bag_cost, sheet.scoring.bag_limit or 0
        rows = []
        for side, key in enumerate(keys):
            count = state.penalties[side]
            penalty = Penalty(-cost, message("pad-penalty-bags", bags=limit))
            rows.append(
                SideRow(
                    **self._side(sheet, now, side),
                    score=state.scores[side] + count * cost,
                    bags=state.bags[side] if sheet.partners else None,
                    penalties=(penalty,) * count,
                    total=state.totals[side],
                )
            )
            self.totals[key], self.bags[key] = state.totals[side], state.bags[side]
        return tuple(rows)

    def _open(self, sheet: RuleSheet, now: PadRound) -> tuple[SideRow, ...]:
        sides = sheet.sides if sheet.partners else now.seats
        return tuple(SideRow(**self._side(sheet, now, side)) for side in range(len(sides)))

    def _side(self, sheet: RuleSheet, now: PadRound, side: int) -> dict[str, Any]:
        """What is known of a side as soon as bids are in: its contract, and what was taken towards it."""
        if not sheet.partners:
            return {"players": (now.seats[side],)}
        players = _sides(sheet, now.seats)[side]
        there = [player for player in players if (bid := now.bids.get(player)) is not None and _counts(bid)]
        bids = [Bid(now.bids[player]).code for player in there]
        won = [now.tricks.get(player, 0) for player in there]
        return {
            "players": players,
            "contract": sheet.scoring.contract_of(bids),
            "taken": sheet.scoring.taken_by(bids, won),
            "bags_before": self.bags.get(side, 0),
        }


def _counts(bid: int | str) -> bool:
    """Whether a bid is one at all, and no slip of the thumb."""
    return isinstance(bid, str) or bid < MOST_CARDS


def _state(now: PadRound) -> State:
    """The round as the kernel knows it when it scores."""
    rest = MOST_SEATS - len(now.seats)
    return State(
        bids=[Bid(now.bids[player]).code for player in now.seats] + [NO_BID] * rest,
        won=[now.tricks[player] for player in now.seats] + [0] * rest,
    )


def _bids(sheet: RuleSheet, cards: int) -> list[int]:
    """The bids of a round, as codes: the numbers first."""
    return sorted({*sheet.bids(cards), *sheet.blind_bids} - {LOOK})


def _barred(sheet: RuleSheet, now: PadRound, number: int) -> int | None:
    """The bid that the hook takes from the dealer, once all the others have bid what may be bid."""
    if not sheet.hooked(number):
        return None
    bids = _bids(sheet, now.cards)
    others = [now.bids.get(player) for player in now.seats if player != now.dealer]
    if any(bid is None or not _counts(bid) or Bid(bid).code not in bids for bid in others):
        return None
    allowed = sum(1 << bid for bid in bids)
    tables = tables_for(sheet)._replace(bids=((allowed, allowed),), hook=(now.cards,))
    wanted = sum(bid for bid in others if isinstance(bid, int))
    state = State(row=0, bids_in=sheet.seats - 1, bid_sum=wanted)
    barred = allowed & ~step.legal_bids(tables, state)
    return barred.bit_length() - 1 if barred else None


def _seat_row(sheet: RuleSheet, now: PadRound, player: str, closed: bool) -> SeatRow:
    bid, tricks = now.bids.get(player), now.tricks.get(player)
    if not closed or bid is None or tricks is None:
        return SeatRow(player, bid, tricks, None, None)
    code = Bid(bid).code
    wanted = sheet.wanted(code)
    if wanted is None:
        return SeatRow(player, bid, tricks, None, None)
    return SeatRow(player, bid, tricks, sheet.scoring.seat(code, tricks), mark_of(wanted, tricks))


def _plain(thing: object, language: str | None) -> Any:
    """A row as JSON."""
    if isinstance(thing, Message):
        return told(thing, language)
    if isinstance(thing, tuple):
        return [_plain(item, language) for item in thing]
    if is_dataclass(thing):
        shown = {field.name: _plain(getattr(thing, field.name), language) for field in fields(thing)}
        return {**shown, "closed": thing.closed} if isinstance(thing, RoundRow) else shown
    return thing


def told(what: Message, language: str | None) -> dict[str, Any]:
    """A message as JSON: its id and arguments, and its words where a language is named."""
    args = {name: list(value.items) if isinstance(value, Listed) else value for name, value in what.args}
    shown: dict[str, Any] = {"id": what.id, "args": args}
    return shown if language is None else {**shown, "text": say(what, language)}
