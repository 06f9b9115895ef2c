"""Replays a record through the rules, and says exactly where it breaks one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from foretrick.cards import Card, Hand, NoCard
from foretrick.messages import Message, message, quoted
from foretrick.play import Action, Bid, Deal, IllegalAction, Look, Match, NameTrump, Play
from foretrick.record.form import BadRecord, RecordForm, RoundForm, TrickForm, parsed
from foretrick.rules import BadOptions

Watcher = Callable[[Match, int], None]  # called before each card, with the seat that plays it


def replay(record: dict[str, Any]) -> Match:
    """The match as it stood when the record was written; `BadRecord` at the first breach of a rule."""
    return _replayed(parsed(record))


def verify(record: dict[str, Any]) -> None:
    """Referee a record: every deal, bid, card, winner, score and total. `BadRecord` says where one is wrong."""
    _replayed(parsed(record))


def with_legal(record: dict[str, Any]) -> dict[str, Any]:
    """The record with `legal` in every trick: for each card played, the sorted cards that could have been played."""
    choices: list[list[str]] = []

    def note(match: Match, seat: int) -> None:
        choices.append(_cards_allowed(match, seat))

    _replayed(parsed(record), note)
    rest = iter(choices)
    rounds = [
        {
            **now,
            "tricks": [{**trick, "legal": [next(rest) for _ in trick["cards"]]} for trick in now["tricks"]],
        }
        for now in record["rounds"]
    ]
    return {**record, "rounds": rounds}


def _replayed(record: RecordForm, watcher: Watcher | None = None) -> Match:
    try:
        match = Match.undealt(record.game, players=record.players, options=record.options)
    except BadOptions as error:
        raise BadRecord(error.message) from None
    for number, form in enumerate(record.rounds, 1):
        if match.over:
            raise _breach(number, message("breach-was-over", before=number - 1))
        _Replay(match, form, number, watcher).run()
        if match.phase not in ("deal", "over") and number < len(record.rounds):
            raise _breach(number, message("breach-round-unfinished"))
    _check_result(match, record)
    return match


def _check_result(match: Match, record: RecordForm) -> None:
    stated = record.result
    if match.winners is None:
        if stated is not None:
            raise BadRecord(message("error-record-result"))
        return
    if stated is None:
        raise BadRecord(message("error-record-no-result"))
    if stated.totals != list(match.totals) or sorted(stated.winners) != list(match.winners):
        raise BadRecord(
            message(
                "error-record-wrong-result",
                totals=str(stated.totals),
                winners=str(stated.winners),
                right=str(list(match.totals)),
                right_winners=str(list(match.winners)),
            )
        )


class _Replay:
    """One round of a record on its way through a match."""

    def __init__(self, match: Match, form: RoundForm, number: int, watcher: Watcher | None) -> None:
        self.match, self.form, self.number, self.watcher = match, form, number, watcher
        self.seats = match.sheet.seats

    def run(self) -> None:
        self._deal()
        if self.match.phase == "trump":
            self._name_trump()
        self._check_trump()
        if self.match.phase == "bid":
            self._bid()
        for index, trick in enumerate(self.form.tricks, 1):
            self._play(index, trick)
        self._check_score()

    def _deal(self) -> None:
        form = self.form
        try:
            hands = tuple(Hand([Card(code) for code in hand]) for hand in form.hands)
            turned = None if form.turned is None else Card(form.turned)
            self.match.apply(Deal(form.dealer, hands, turned))
        except (IllegalAction, NoCard) as error:
            raise self._breach(None, error.message) from None

    def _name_trump(self) -> None:
        form, dealer = self.form, self.form.dealer
        if form.trump is None and form.trump_chosen_by is None:
            if any(bid is not None for bid in form.bids) or form.tricks:
                raise self._breach(None, message("breach-no-trump", seat=str(dealer)))
            return
        if form.trump_chosen_by != dealer:
            by = str(form.trump_chosen_by)
            raise self._breach(None, message("breach-trump-by", seat=by, dealer=str(dealer)))
        self._act(dealer, None, lambda: NameTrump(str(form.trump)))

    def _check_trump(self) -> None:
        now = self.match.rounds[-1]
        trump = now.trump.letter if now.trump is not None else None
        self._same(None, "trump", self.form.trump, trump)
        self._same(None, "trump_chosen_by", self.form.trump_chosen_by, now.trump_named_by)

    def _bid(self) -> None:
        bids = self.form.bids
        if len(bids) != self.seats:
            raise self._breach(None, message("breach-bids", bids=len(bids), seats=self.seats))
        for place in range(1, self.seats + 1):
            seat = (self.form.dealer + place) % self.seats
            bid = bids[seat]
            if bid is None:
                continue
            if seat not in self.match.waiting_for:
                before = str(self.match.turn)
                raise self._breach(
                    None, message("breach-bid-order", seat=str(seat), bid=str(bid), before=before)
                )
            if bid != "blind-nil" and Look() in self.match.legal(seat):
                self.match.apply(Look(), seat)
            self._act(seat, None, lambda bid=bid: Bid(bid))  # type: ignore[misc]

    def _play(self, index: int, trick: TrickForm) -> None:
        where = message("place-trick", round=self.number, trick=index)
        if self.match.phase != "play":
            late = self.match.phase in ("deal", "over")
            raise self._breach(where, message("breach-round-over" if late else "breach-bids-open"))
        if len(trick.cards) > self.seats or not trick.cards:
            raise self._breach(where, message("breach-trick-cards", cards=len(trick.cards), seats=self.seats))
        self._same(where, "leader", trick.leader, self.match.turn)
        if trick.legal is not None and len(trick.legal) != len(trick.cards):
            raise self._breach(
                where, message("breach-legal", listed=len(trick.legal), cards=len(trick.cards))
            )
        for place, code in enumerate(trick.cards):
            seat = (trick.leader + place) % self.seats
            if trick.legal is not None:
                at = message("place-seat", place=where, seat=str(seat))
                self._same(at, "legal", trick.legal[place], _cards_allowed(self.match, seat))
            self._act(seat, where, lambda code=code: Play(code))  # type: ignore[misc]
        winner = self.match.rounds[-1].tricks[-1].winner
        self._same(where, "winner", trick.winner, winner)
        if winner is None and index < len(self.form.tricks):
            raise self._breach(where, message("breach-trick-unfinished"))

    def _act(self, seat: int, where: Message | None, action: Callable[[], Action]) -> None:
        match = self.match
        try:
            doing = action()
            if self.watcher is not None and isinstance(doing, Play) and doing in match.legal(seat):
                self.watcher(match, seat)
            match.apply(doing, seat)
        except (IllegalAction, NoCard) as error:
            allowed = ", ".join(
                str(a.card.code) if isinstance(a, Play) else a.text for a in match.legal(seat)
            )
            reason = message(
                "breach-action",
                reason=error.message,
                allowed=allowed or message("breach-allowed-nothing"),
            )
            at = message("place-player", place=where or self._round, seat=str(seat), name=match.players[seat])
            raise self._breach(at, _done(action, reason)) from None

    def _check_score(self) -> None:
        now, form = self.match.rounds[-1], self.form
        self._same(None, "won", form.won, now.won)
        line = now.line
        self._same(None, "scores", form.scores, None if line is None else list(line.scores))
        self._same(None, "totals", form.totals, None if line is None else list(line.totals))
        bags = None if line is None or line.bags is None else list(line.bags)
        if bags is not None or form.bags is not None:
            self._same(None, "bags", form.bags, bags)

    def _same(self, where: Message | None, field: str, stated: object, right: object) -> None:
        if stated != right:
            what = message("breach-field", field=field, stated=_shown(stated), right=_shown(right))
            raise self._breach(where, what)

    @property
    def _round(self) -> Message:
        return message("place-round", round=self.number)

    def _breach(self, where: Message | None, what: Message) -> BadRecord:
        """The error at a place within this round; `None` is the round itself."""
        return BadRecord(message("error-breach", place=where or self._round, what=what))


def _breach(number: int, what: Message) -> BadRecord:
    return BadRecord(message("error-breach", place=message("place-round", round=number), what=what))


def _done(action: Callable[[], Action], reason: Message) -> Message:
    """The reason, after what the record says was done, if that is an action at all."""
    try:
        doing = action()
    except ValueError:
        return reason
    if isinstance(doing, Play):
        return message("breach-played", card=doing.card.code, reason=reason)
    return message("breach-said", text=quoted(doing.text), reason=reason)


def _cards_allowed(match: Match, seat: int) -> list[str]:
    return sorted(action.card.code for action in match.legal(seat) if isinstance(action, Play))


def _shown(value: object) -> str:
    return "null" if value is None else str(value)[:200]
