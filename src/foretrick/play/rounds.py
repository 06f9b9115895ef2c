"""What happened in a round: the deal, the bids, the tricks, the score. Open cards; for records, not for seats."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from foretrick.cards import Card, Hand, Suit
from foretrick.messages import Message, say
from foretrick.rules import RuleSheet, bid_name


@dataclass(frozen=True)
class Deal:
    """A deal: who deals, the hands by seat, the card turned (`None` where none is)."""

    dealer: int
    hands: tuple[Hand, ...]
    turned: Card | None

    def as_dict(self) -> dict[str, Any]:
        return {
            "dealer": self.dealer,
            "hands": [[card.code for card in hand] for hand in self.hands],
            "turned": self.turned.code if self.turned is not None else None,
        }

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Deal:
        """The deal of its dictionary; `ValueError`, `KeyError` or `TypeError` if it is none."""
        turned = data["turned"]
        hands = tuple(Hand([Card(code) for code in hand]) for hand in data["hands"])
        return cls(data["dealer"], hands, None if turned is None else Card(turned))


@dataclass(frozen=True)
class Played:
    """A card on the table: who played it, and whether it counts as an ace there (a joker on a joker)."""

    seat: int
    card: Card
    ace: bool = False

    def as_dict(self) -> dict[str, Any]:
        return {"seat": self.seat, "card": self.card.code, "ace": self.ace}


@dataclass(frozen=True)
class Trick:
    """A trick: the plays in order from the leader on; the winner once it is finished."""

    number: int
    leader: int
    plays: tuple[Played, ...] = ()
    winner: int | None = None

    def as_dict(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "leader": self.leader,
            "plays": [play.as_dict() for play in self.plays],
            "winner": self.winner,
        }


@dataclass(frozen=True)
class Line:
    """A finished round on the score sheet. Scores, totals, bags, penalties and notes are by side.

    `marks` say by seat what became of its bid: met, over or under; `None` where only the team's contract counts.
    `penalties` count the times that a side lost points for bags. `notes` tell in sentences how a team's score came
    about (empty where every player scores alone), `penalty_notes` what the bags cost, if anything. Both are messages.
    """

    round: int
    cards: int
    dealer: int
    trump: Suit | None
    bids: tuple[int, ...]
    won: tuple[int, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    bags: tuple[int, ...] | None
    penalties: tuple[int, ...] | None
    marks: tuple[str | None, ...]
    notes: tuple[tuple[Message, ...], ...]
    penalty_notes: tuple[Message | None, ...]

    def as_dict(self, language: str = "en") -> dict[str, Any]:
        return {
            "round": self.round,
            "cards": self.cards,
            "dealer": self.dealer,
            "trump": self.trump.letter if self.trump is not None else None,
            "trump_known": True,
            "bids": [bid_name(bid) for bid in self.bids],
            "won": list(self.won),
            "scores": list(self.scores),
            "totals": list(self.totals),
            "bags": None if self.bags is None else list(self.bags),
            "penalties": None if self.penalties is None else list(self.penalties),
            "marks": list(self.marks),
            "notes": [[say(note, language) for note in notes] for notes in self.notes],
            "penalty_notes": [None if note is None else say(note, language) for note in self.penalty_notes],
        }


@dataclass
class Round:
    """One round as it goes on; `line` once it is finished."""

    deal: Deal
    number: int
    trump: Suit | None = None
    trump_known: bool = False
    trump_named_by: int | None = None
    bids: list[int | None] = field(default_factory=list)
    tricks: list[Trick] = field(default_factory=list)
    line: Line | None = None

    @property
    def won(self) -> list[int]:
        """Tricks taken so far, by seat."""
        winners = [trick.winner for trick in self.tricks]
        return [winners.count(seat) for seat in range(len(self.bids))]

    def as_record(self, sheet: RuleSheet) -> dict[str, Any]:
        """The round in the form of a match record."""
        line = self.line
        record: dict[str, Any] = {
            **self.deal.as_dict(),
            "trump": self.trump.letter if self.trump is not None else None,
            "trump_chosen_by": self.trump_named_by,
            "bids": [None if bid is None else bid_name(bid) for bid in self.bids],
            "tricks": [
                {"leader": t.leader, "cards": [play.card.code for play in t.plays], "winner": t.winner}
                for t in self.tricks
                if t.plays
            ],
            "won": self.won,
            "scores": list(line.scores) if line else None,
            "totals": list(line.totals) if line else None,
        }
        if sheet.scoring.bag_limit is not None:
            record["bags"] = list(line.bags) if line is not None and line.bags is not None else None
        return record
