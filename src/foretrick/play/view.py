"""What one seat may know of a match. A spectator is a seat with no hand. Nothing else may leave the process."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from foretrick.cards import JOKERS, Card, Hand, Suit, cards_of
from foretrick.kernel.tables import tables_for
from foretrick.messages import Message, say, worded
from foretrick.play import sentences
from foretrick.play.actions import Action, Bid, NameTrump, Play, bid_action
from foretrick.play.rounds import Line, Trick
from foretrick.rules import LOOK, NIL, RuleSheet, bid_name


@dataclass(frozen=True)
class View:
    """One seat's knowledge. Everything in it is public or that seat's own; the rest is derived from it.

    `bids` and `sides` follow the rule sheet; a bid that the seat may not know yet is `None` while `has_bid` tells that
    it was made. `choices` is the kernel's mask of legal codes, 0 when the seat may not act now.
    """

    sheet: RuleSheet
    players: tuple[str, ...]
    seat: int | None
    phase: str
    round: int  # from 1; 0 before the first deal
    cards: int  # dealt to each seat in this round
    dealer: int
    turn: int | None
    waiting_for: tuple[int, ...]
    hand: Hand | None  # in the order shown; None: not this seat's to see (yet)
    cards_left: tuple[int, ...]
    turned: Card | None
    trump: Suit | None
    trump_known: bool
    trump_named_by: int | None
    bids: tuple[int | None, ...]
    has_bid: tuple[bool, ...]
    won: tuple[int, ...]
    trick: Trick | None
    best: int | None  # the seat that is winning the trick on the table
    led: int  # state of the trick automaton of the tables
    tricks: tuple[Trick, ...]
    broken: bool
    choices: int
    totals: tuple[int, ...]
    bags: tuple[int, ...] | None
    lines: tuple[Line, ...]
    winners: tuple[int, ...] | None

    @property
    def game(self) -> str:
        return self.sheet.game

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """The actions that this seat may choose now, lowest code first."""
        return actions_of(self.phase, self.choices)

    @property
    def may_act(self) -> bool:
        return self.choices != 0

    @property
    def looked(self) -> bool:
        """Whether this seat has seen its hand."""
        return self.hand is not None

    @property
    def bid_row(self) -> tuple[Bid, ...]:
        """Every bid to show a button for, allowed or barred; empty when this seat is not to bid."""
        if self.phase != "bid" or not self.may_act:
            return ()
        codes = self.sheet.bids(self.cards) if self.looked else self.sheet.blind_bids
        return tuple(action for action in map(bid_action, codes) if isinstance(action, Bid))

    @cached_property
    def barred(self) -> dict[str, str]:
        """For the seat to act: each card of its hand and each bid of the row that is not allowed, with the reason."""
        return {text: str(reason) for text, reason in self.barred_reasons.items()}

    @cached_property
    def barred_reasons(self) -> dict[str, Message]:
        """The same with the reasons as messages, to be said in any language."""
        shown: tuple[Action, ...] = self.bid_row
        if self.phase == "play" and self.may_act and self.hand is not None:
            shown = tuple(map(Play, self.hand))
        return {
            action.text: refusal.message
            for action in shown
            if not self.choices >> action.code & 1 and (refusal := sentences.why_not(self, action))
        }

    @property
    def message(self) -> Message:
        """The one message of the moment."""
        return sentences.moment(self)

    @property
    def says(self) -> str:
        """The message of the moment in English."""
        return say(self.message)

    @property
    def bid_sum(self) -> int:
        """The tricks wanted so far, by the bids that this seat can see."""
        return sum(bid for bid in self.bids if bid is not None and bid < NIL)

    @property
    def tricks_left(self) -> int:
        return self.cards - sum(self.won) if self.phase != "deal" else 0

    @cached_property
    def contracts(self) -> tuple[int, ...]:
        """By side: what the number bids of its seats add up to."""
        contract_of = self.sheet.scoring.contract_of
        return tuple(contract_of([self.bids[seat] for seat in side]) for side in self.sheet.sides)

    @cached_property
    def taken(self) -> tuple[int, ...]:
        """By side: the tricks that count towards its contract."""
        taken_by = self.sheet.scoring.taken_by
        return tuple(
            taken_by([self.bids[seat] for seat in side], [self.won[seat] for seat in side])
            for side in self.sheet.sides
        )

    def course(self, seat: int) -> str | None:
        """How a seat stands to its bid: needs, exact, over, or short (it can no longer make it)."""
        bid = self.bids[seat]
        if bid is None:
            return None
        wanted, won = self.sheet.wanted(bid), self.won[seat]
        if wanted is None:
            side = seat % len(self.sheet.sides)
            wanted, won = self.contracts[side], self.taken[side]
        if won >= wanted:
            return "exact" if won == wanted else "over"
        return "short" if wanted - won > self.tricks_left else "needs"

    def as_dict(self, language: str = "en") -> dict[str, Any]:
        """The view as JSON, its sentences in a language; the form is that of the wire."""
        sheet = self.sheet
        return {
            "game": sheet.game,
            "title": sheet.title,
            "options": dict(sheet.options),
            "seat": self.seat,
            "players": list(self.players),
            "sides": [list(side) for side in sheet.sides],
            "round": self.round,
            "rounds": sheet.rounds,
            "target": sheet.target,
            "cards": self.cards,
            "dealer": self.dealer,
            "phase": self.phase,
            "turn": self.turn,
            "waiting_for": list(self.waiting_for),
            "hand": None if self.hand is None else [card.code for card in self.hand],
            "cards_left": list(self.cards_left),
            "turned": self.turned.code if self.turned is not None else None,
            "trump": self.trump.letter if self.trump is not None else None,
            "trump_known": self.trump_known,
            "trump_named_by": self.trump_named_by,
            "bids": [None if bid is None else bid_name(bid) for bid in self.bids],
            "has_bid": list(self.has_bid),
            "bid_sum": self.bid_sum,
            "won": list(self.won),
            "course": [self.course(seat) for seat in range(sheet.seats)],
            "contracts": list(self.contracts) if sheet.partners else None,
            "taken": list(self.taken) if sheet.partners else None,
            "bags": None if self.bags is None else list(self.bags),
            "trick": None if self.trick is None else {**self.trick.as_dict(), "best": self.best},
            "tricks": [trick.as_dict() for trick in self.tricks],
            "broken": self.broken if tables_for(sheet).breaks else None,
            "legal": [action.text for action in self.legal],
            "barred": {text: say(reason, language) for text, reason in self.barred_reasons.items()},
            "bid_row": [bid.bid for bid in self.bid_row],
            "says": say(self.message, language),
            "totals": list(self.totals),
            "sheet": [line.as_dict(language) for line in self.lines],
            "result": None
            if self.winners is None
            else {"totals": list(self.totals), "winners": list(self.winners)},
            "faces": faces(sheet, language),
        }

    def __str__(self) -> str:
        return sentences.picture(self)


def faces(sheet: RuleSheet, language: str = "en") -> dict[str, dict[str, Any]]:
    """The cards with a special part in the game: their mark and name in a language, and their suit, as JSON."""
    return {code: dict(face) for code, face in _worded_faces(sheet, language).items()}


@lru_cache(maxsize=64)
def _worded_faces(sheet: RuleSheet, language: str) -> dict[str, dict[str, Any]]:
    words: dict[str, dict[str, Any]] = worded(unworded_faces(sheet), language)
    return words


def unworded_faces(sheet: RuleSheet) -> dict[str, dict[str, Any]]:
    """The same with their marks and names as messages."""
    return {
        card.code: {
            "mark": face.marked,
            "name": face.called,
            "suitless": face.suitless,
            "suit": face.suit.letter if face.suit is not None else None,
        }
        for card, face in sheet.faces.items()
    }


def arranged(sheet: RuleSheet, cards: int, trump: Suit | None) -> Hand:
    """The cards of a mask in the order in which a hand is shown: `trump` is the suit that the turned card sets, so
    that the order never jumps when a dealer names one later.
    """
    return Hand(card for card in _order(sheet, trump) if cards >> card & 1)


@lru_cache(maxsize=1024)
def _order(sheet: RuleSheet, trump: Suit | None) -> tuple[Card, ...]:
    """All the cards as hands show them: special cards apart, trumps first, colours alternating, high to low."""
    first = Suit.S if trump is None else trump

    def place(card: Card) -> tuple[int, int, int]:
        suit = sheet.suit(card)
        if suit is None or (card in JOKERS and sheet.faces[card].suitless):
            return (4 if card in JOKERS or card.rank == 0 else -1, -card.rank, int(card))
        return ((suit - first) % 4, -sheet.rank(card), int(card))

    return tuple(sorted(sheet.pack, key=place))


def actions_of(phase: str, choices: int) -> tuple[Action, ...]:
    """The actions of a mask of legal codes, lowest code first."""
    if phase == "play":
        return tuple(map(Play, cards_of(choices)))
    codes = (code for code in range(LOOK + 1) if choices >> code & 1)
    if phase == "trump":
        return tuple(NameTrump(Suit(code)) for code in codes)
    return tuple(map(bid_action, codes))
