"""A whole match: legal actions, applying them, what each seat may know, and the record.

The match keeps the open cards; only `view`, `events` and the public properties may leave the process.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from foretrick import games
from foretrick.cards import Card, Chance, Hand, Suit, mask, shuffled
from foretrick.kernel import step
from foretrick.kernel.layout import BID, NO_BID, NO_CARD, NO_TRUMP, PLAY, TRUMP, State
from foretrick.kernel.tables import tables_for
from foretrick.messages import message, quoted
from foretrick.play import sentences, tellings
from foretrick.play.actions import PHASE_OF, Action, Bid, IllegalAction, Look, NameTrump, Play
from foretrick.play.events import Event, seen_by
from foretrick.play.rounds import Deal, Line, Played, Round, Trick
from foretrick.play.view import View, actions_of, arranged
from foretrick.rules import BadOptions, RuleSheet

USUAL_NAMES: Final = ("Anna", "Ben", "Carla", "Dan", "Eve", "Finn", "Gus")
_PHASES: Final = {TRUMP: "trump", BID: "bid", PLAY: "play"}


class Match:
    """A match of one of the games, from the first deal to the last trick.

    `players` is a number or the names by seat. The match deals by itself: from `seed`, so that the same seed is the
    same match everywhere, or unguessably. The first dealer is drawn unless `first_dealer` fixes it. `Match.undealt`
    makes one that waits to be given each `Deal`.

    >>> match = Match("wizards-and-jesters", players=4, seed=7)
    >>> match
    Match("wizards-and-jesters", players=('Anna', 'Ben', 'Carla', 'Dan'), seed=7)
    >>> match.turn, match.legal()
    (2, (Bid(0), Bid(1)))

    Raises `BadOptions` with one sentence for a match that cannot be.
    """

    _seed: int | None
    _chance: Chance | None  # what the match deals with by itself

    def __init__(
        self,
        game: str,
        players: int | Sequence[str] = 4,
        *,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        first_dealer: int | None = None,
    ) -> None:
        self._lay_out(game, players, options, first_dealer, None)
        self._seed = seed
        self._chance = random.SystemRandom() if seed is None else random.Random(seed)
        self.apply(self.draw(self._chance))

    @classmethod
    def undealt(
        cls,
        game: str,
        players: int | Sequence[str] = 4,
        options: Mapping[str, object] | None = None,
        first_dealer: int | None = None,
        repeating: int | None = None,
    ) -> Match:
        """A match in phase ``"deal"`` that waits for `apply(Deal(...))` before each round.

        With `repeating`, every round is like the one of that number (from 1) in the usual match: so a round can be
        played by itself, without those before it.
        """
        match = cls.__new__(cls)
        match._lay_out(game, players, options, first_dealer, repeating)  # noqa: SLF001
        return match

    def _lay_out(
        self,
        game: str,
        players: int | Sequence[str],
        options: Mapping[str, object] | None,
        first_dealer: int | None,
        repeating: int | None,
    ) -> None:
        self._seed = self._chance = None
        names = None if isinstance(players, int) else _names(players)
        seats = players if isinstance(players, int) else len(players)
        self.sheet: RuleSheet = (
            games.sheet(game, seats, options)
            if repeating is None
            else games.repeated(game, seats, options, repeating)
        )
        self._repeating = repeating
        self._asked = dict(options or {})
        self.players: tuple[str, ...] = USUAL_NAMES[:seats] if names is None else names
        if first_dealer is not None and first_dealer not in range(seats):
            raise BadOptions(message("error-first-dealer", last=seats - 1, seat=repr(first_dealer)))
        self._first_dealer = first_dealer
        self.rounds: list[Round] = []
        self._tables = tables_for(self.sheet)
        self._state = State()
        self._lines: list[Line] = []
        self._over = False

    # what is so

    @property
    def game(self) -> str:
        return self.sheet.game

    @property
    def options(self) -> Mapping[str, Any]:
        """Every option of the game with its value."""
        return self.sheet.options

    @property
    def phase(self) -> str:
        """``"deal"`` between rounds, ``"trump"``, ``"bid"``, ``"play"``, or ``"over"``."""
        if self._over:
            return "over"
        return _PHASES.get(self._state.phase, "deal")

    @property
    def over(self) -> bool:
        return self._over

    @property
    def turn(self) -> int | None:
        """The seat to act; when all bid at once, the first that has not. `None` between rounds and at the end."""
        return next(iter(self.waiting_for), None)

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that may act now: one, or all that have not bid yet where everybody bids at once."""
        state, seats = self._state, self.sheet.seats
        if state.phase == BID and self.sheet.simultaneous:
            order = [(state.leader + place) % seats for place in range(seats)]
            return tuple(seat for seat in order if state.bids[seat] == NO_BID)
        return (state.turn,) if self.phase in ("trump", "bid", "play") else ()

    @property
    def totals(self) -> tuple[int, ...]:
        """The running score by side: by seat, in Spades by team."""
        return tuple(self._state.totals[: self._tables.sides])

    @property
    def bags(self) -> tuple[int, ...] | None:
        """Each team's bags in Spades; `None` in the other games."""
        return tuple(self._state.bags[: self._tables.sides]) if self.sheet.scoring.bag_limit else None

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The sides that won, several when they share it; `None` while the match goes on."""
        if not self._over:
            return None
        best = max(self.totals)
        return tuple(side for side, total in enumerate(self.totals) if total == best)

    @property
    def next_dealer(self) -> int | None:
        """The seat that deals the next round; `None` before the first, unless the table fixed it: it is drawn then."""
        return (self.rounds[-1].deal.dealer + 1) % self.sheet.seats if self.rounds else self._first_dealer

    # what may be done

    def legal(self, seat: int | None = None) -> tuple[Action, ...]:
        """The actions that `seat` (by default the seat to act) may choose now; none when it may not act."""
        seat = self.turn if seat is None else seat
        return () if seat is None else actions_of(self.phase, self._choices(seat))

    def why_not(self, action: Action, seat: int | None = None) -> str | None:
        """Why `seat` may not do this now, as a sentence with its clause; `None` if it may."""
        reason = self.refusal(action, self.turn if seat is None else seat)
        return None if reason is None else str(reason)

    def refusal(self, action: Action, seat: int | None) -> IllegalAction | None:
        """The same as the error that `apply` would raise, whose message can be said in any language."""
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < self.sheet.seats):
            return IllegalAction(message("error-seat-none", seat=repr(seat)))
        if seat is not None and seat in self.waiting_for and PHASE_OF.get(type(action)) == self.phase:
            if self._choices(seat) >> action.code & 1:
                return None
        return sentences.why_not(self.view(seat), action)

    def _choices(self, seat: int) -> int:
        """The mask of the codes that a seat may choose, 0 if it may not act."""
        if seat not in self.waiting_for:
            return 0
        self._state.turn = seat  # when all bid at once, the turn is whose bid is being asked about
        return step.legal(self._tables, self._state)

    # doing it

    def apply(self, action: Action | Deal, seat: int | None = None) -> tuple[Event, ...]:
        """Do it, and tell what happened; `IllegalAction`, and nothing changed, if it is not allowed.

        `seat` is needed only where several may act, in bidding all at once.
        """
        if isinstance(action, Deal):
            return self._deal(action)
        seat = self.turn if seat is None else seat
        if not isinstance(action, Play | Bid | NameTrump | Look):
            raise IllegalAction(message("error-action-type", action=repr(action)))
        if refusal := self.refusal(action, seat):
            raise refusal
        assert seat is not None
        self._state.turn = seat
        match action:
            case Play():
                events = self._play(seat, action.card)
            case NameTrump():
                events = self._name_trump(seat, action.suit)
            case _:
                events = self._bid(seat, action)
        if self._chance is not None and self.phase == "deal":
            events += self.apply(self.draw(self._chance))
        return events

    def draw(self, chance: Chance) -> Deal:
        """The next deal, drawn with `chance.random()`; the match is not changed."""
        seats = self.sheet.seats
        dealer = self.next_dealer
        if dealer is None:
            dealer = int(chance.random() * seats)
        pack = shuffled(self.sheet.pack, chance)
        dealt = seats * self._cards_next
        hands = [pack[(seat - dealer - 1) % seats : dealt : seats] for seat in range(seats)]
        return Deal(dealer, tuple(map(Hand, hands)), pack[dealt] if dealt < len(pack) else None)

    @property
    def _row(self) -> int:
        """The row of the tables of cards and bids for the next round; the last one repeats."""
        return min(len(self.rounds), len(self.sheet.deals) - 1)

    @property
    def _cards_next(self) -> int:
        return self.sheet.deals[self._row]

    def _deal(self, deal: Deal) -> tuple[Event, ...]:
        if self.phase != "deal":
            raise IllegalAction(message("error-match-over" if self._over else "error-dealt-already"))
        self._check_deal(deal)
        turned = NO_CARD if deal.turned is None else int(deal.turned)
        hands = [mask(hand) for hand in deal.hands]
        step.start_round(self._tables, self._state, self._row, deal.dealer, hands, turned)
        now = Round(deal, len(self.rounds) + 1, bids=[None] * self.sheet.seats)
        self.rounds.append(now)
        self._note_trump(now)
        looked = [seat for seat in range(self.sheet.seats) if self._looked(seat)]
        return (tellings.dealt(self, now), *(tellings.hand(self, seat) for seat in looked))

    def _check_deal(self, deal: Deal) -> None:
        seats, cards = self.sheet.seats, self._cards_next
        out = [card for hand in deal.hands for card in hand]
        left = [] if deal.turned is None else [deal.turned]
        strangers = [card for card in out + left if card not in self.sheet.pack]
        checks = (
            (message("error-deal-dealer", last=seats - 1), deal.dealer in range(seats)),
            (
                message("error-deal-next", seat=str(self.next_dealer)),
                self.next_dealer in (None, deal.dealer),
            ),
            (
                message("error-deal-each", seats=seats, cards=cards),
                [len(hand) for hand in deal.hands] == [cards] * seats,
            ),
            (message("error-deal-twice"), len(set(out + left)) == len(out + left)),
            (message("error-deal-stranger", cards=str(Hand(strangers[:3]))), not strangers),
            (message("error-deal-turned"), bool(left) == (len(out) < len(self.sheet.pack))),
        )
        for reason, holds in checks:
            if not holds:
                raise IllegalAction(message("error-deal", reason=reason), self.sheet.cite("deal"))

    def _note_trump(self, now: Round) -> None:
        if self._state.trump <= NO_TRUMP:
            now.trump_known = True
            now.trump = None if self._state.trump == NO_TRUMP else Suit(self._state.trump)

    def _looked(self, seat: int) -> bool:
        return bool(self._state.looked >> seat & 1)

    def _name_trump(self, seat: int, suit: Suit) -> tuple[Event, ...]:
        hidden = not self._looked(seat)
        step.act(self._tables, self._state, int(suit))
        now = self.rounds[-1]
        now.trump_named_by = seat
        self._note_trump(now)
        seen = (tellings.hand(self, seat),) if hidden and self._looked(seat) else ()
        return (tellings.trump_named(self, seat, suit), *seen)

    def _bid(self, seat: int, action: Bid | Look) -> tuple[Event, ...]:
        hidden = not self._looked(seat)
        step.act(self._tables, self._state, action.code)
        seen = (tellings.hand(self, seat),) if hidden else ()
        if isinstance(action, Look):
            return (tellings.looked(self, seat), *seen)
        now = self.rounds[-1]
        now.bids[seat] = action.code
        return (*tellings.bid(self, seat, action, now.bids), *seen)

    def _play(self, seat: int, card: Card) -> tuple[Event, ...]:
        now, state = self.rounds[-1], self._state
        ace = self._tables.counts_as[state.led][card] != card
        if not now.tricks or now.tricks[-1].winner is not None:
            now.tricks.append(Trick(len(now.tricks) + 1, seat))
        step.act(self._tables, state, int(card))
        trick = now.tricks[-1]
        plays = (*trick.plays, Played(seat, card, ace))
        winner = state.leader if len(plays) == self.sheet.seats else None
        now.tricks[-1] = Trick(trick.number, trick.leader, plays, winner)
        events = [tellings.played(self, plays[-1])]
        if winner is not None:
            events.append(tellings.trick_taken(self, now.tricks[-1]))
        if state.left == 0:
            events += self._end_round(now)
        return tuple(events)

    def _end_round(self, now: Round) -> list[Event]:
        now.line = self._score_line(now)
        self._lines.append(now.line)
        self._over = self.sheet.over(self.totals, len(self.rounds))
        return [tellings.round_scored(self, now.line), *([tellings.match_ended(self)] if self._over else [])]

    def _score_line(self, now: Round) -> Line:
        state, sides, seats = self._state, self._tables.sides, self.sheet.seats
        bagged = self.sheet.scoring.bag_limit is not None
        view = self.view()
        return Line(
            round=now.number,
            cards=len(now.deal.hands[0]),
            dealer=now.deal.dealer,
            trump=now.trump,
            bids=tuple(state.bids[:seats]),
            won=tuple(state.won[:seats]),
            scores=tuple(state.scores[:sides]),
            totals=self.totals,
            bags=tuple(state.bags[:sides]) if bagged else None,
            penalties=tuple(state.penalties[:sides]) if bagged else None,
            marks=tuple(sentences.mark(view, seat) for seat in range(seats)),
            notes=tuple(sentences.side_notes(view, side, state.penalties[side]) for side in range(sides)),
            penalty_notes=tuple(
                sentences.penalty_note(self.sheet, count) for count in state.penalties[:sides]
            ),
        )

    # what may be known

    def view(self, seat: int | None = None) -> View:
        """What `seat` may know now; `None` is a spectator."""
        state, sheet, seats = self._state, self.sheet, self.sheet.seats
        now = self.rounds[-1] if self.rounds else None
        phase = self.phase
        hidden = phase == "bid" and sheet.simultaneous
        choices = self._choices(seat) if seat is not None else 0
        tricks = tuple(now.tricks) if now else ()
        open_trick = tricks[-1] if tricks and tricks[-1].winner is None else None
        finished = tricks[:-1] if open_trick else tricks
        if phase == "play" and open_trick is None:
            open_trick = Trick(len(tricks) + 1, state.leader)
        return View(
            sheet=sheet,
            players=self.players,
            seat=seat,
            phase=phase,
            round=len(self.rounds),
            cards=len(now.deal.hands[0]) if now else 0,
            dealer=now.deal.dealer if now else 0,
            turn=self.turn,
            waiting_for=self.waiting_for,
            hand=self._hand_for(seat, now),
            cards_left=tuple(state.hands[s].bit_count() for s in range(seats)),
            turned=now.deal.turned if now else None,
            trump=now.trump if now else None,
            trump_known=now.trump_known if now else False,
            trump_named_by=now.trump_named_by if now else None,
            bids=tuple(now.bids[s] if not hidden or s == seat else None for s in range(seats))
            if now
            else (None,) * seats,
            has_bid=tuple(now is not None and now.bids[s] is not None for s in range(seats)),
            won=tuple(state.won[:seats]),
            trick=open_trick,
            best=state.best_seat if open_trick and open_trick.plays else None,
            led=state.led,
            tricks=finished,
            broken=bool(state.broken),
            choices=choices,
            totals=self.totals,
            bags=self.bags,
            lines=tuple(self._lines),
            winners=self.winners,
        )

    def _hand_for(self, seat: int | None, now: Round | None) -> Hand | None:
        if seat is None or now is None or not self._looked(seat):
            return None
        turned = self._tables.turned[NO_CARD if now.deal.turned is None else now.deal.turned]
        shown = Suit(turned) if turned < NO_TRUMP else None
        return arranged(self.sheet, self._state.hands[seat], shown)

    def events(self, events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
        """Those of the events that a seat may know."""
        return seen_by(events, seat)

    def to_record(self) -> dict[str, Any]:
        """Everything that was decided, as one JSON object. It shows every hand."""
        winners = self.winners
        return {
            "format": "foretrick-record",
            "version": 1,
            "game": self.sheet.game,
            "options": dict(self.sheet.options),
            "players": list(self.players),
            "rounds": [now.as_record(self.sheet) for now in self.rounds],
            "result": None if winners is None else {"totals": list(self.totals), "winners": list(winners)},
        }

    def __repr__(self) -> str:
        options = f", options={self._asked!r}" if self._asked else ""
        fixed = f", first_dealer={self._first_dealer}" if self._first_dealer is not None else ""
        if self._chance is None:
            alike = f", repeating={self._repeating}" if self._repeating is not None else ""
            return f'Match.undealt("{self.game}", players={self.players!r}{options}{fixed}{alike})'
        seed = f", seed={self._seed}" if self._seed is not None else ""
        return f'Match("{self.game}", players={self.players!r}{options}{seed}{fixed})'

    def __str__(self) -> str:
        return str(self.view())


def _names(players: object) -> tuple[str, ...]:
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise BadOptions(message("error-players-list", players=quoted(players)))
    for name in players:
        if not isinstance(name, str) or not name.strip():
            raise BadOptions(message("error-player-name", name=quoted(name)))
    return tuple(map(str, players))


def random_seed() -> int:
    """A seed to show and to use again."""
    return secrets.randbelow(2**32)
