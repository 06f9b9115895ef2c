"""An independent referee of the five games, for the tests only.

It stands on `tests/rules/plain.py`, the rules in their plainest words, and shares nothing with the
program it judges. Where the two disagree, the rule text decides. `Table` follows a match action by
action (actions as text: "play TD", "bid 3", "trump H", "look"); `check_record` replays a whole record
from its JSON alone.
"""

from __future__ import annotations

from typing import Any

from tests.rules.plain import (
    DEFAULTS,
    GAMES,
    HELL,
    JOKER,
    JOKERED,
    JOKERS,
    PARTNERS,
    PLAIN,
    RANKS,
    SEATS,
    SUITS,
    WIZARDS,
    WORDS,
    counts_as_ace,
    deal_from,
    exact_score,
    in_full,
    is_joker,
    legal_cards,
    longest,
    oh_hell_score,
    option_breaches,
    pack,
    schedule,
    spades_suit,
    spades_trumps,
    spades_winner,
    team_score,
    trick_winner,
    trump_after,
)

__all__ = [
    "DEFAULTS",
    "GAMES",
    "HELL",
    "JOKER",
    "JOKERED",
    "JOKERS",
    "PARTNERS",
    "PLAIN",
    "RANKS",
    "SEATS",
    "SUITS",
    "WIZARDS",
    "WORDS",
    "Table",
    "check_record",
    "counts_as_ace",
    "deal_from",
    "exact_score",
    "in_full",
    "is_joker",
    "legal_cards",
    "longest",
    "oh_hell_score",
    "option_breaches",
    "pack",
    "schedule",
    "spades_suit",
    "spades_trumps",
    "spades_winner",
    "team_score",
    "trick_winner",
    "trump_after",
]

# ------------------------------------------------------------------ a match, action by action


class Table:
    """A match as the rules see it. `deal` and `act` never check: ask `deal_breaches` and `legal` first."""

    def __init__(self, game: str, seats: int, options: dict[str, Any]) -> None:
        self.game, self.seats, self.options = game, seats, in_full(game, options)
        self.sides = 2 if game in PARTNERS else seats
        self.schedule = schedule(game, seats, options)
        self.phase = "deal"
        self.round = 0
        self.totals = [0] * self.sides
        self.bags = [0] * self.sides
        self.winners: list[int] | None = None
        self.next_dealer: int | None = None
        self.cards = 0
        self.dealer = 0
        self.hands: list[list[str]] = []
        self.turned: str | None = None
        self.trump: str | None = None
        self.trump_chosen_by: int | None = None
        self.bids: list[Any] = []
        self.looked: list[bool] = []
        self.won: list[int] = []
        self.tricks: list[tuple[int, list[str], int | None]] = []
        self.leader = 0
        self.trick: list[str] = []
        self.broken = False
        self.scores: list[int] | None = None
        self.penalties: list[int] = []

    # -------------------------------------------------------------- the deal

    def cards_next(self) -> int:
        return 13 if self.schedule is None else self.schedule[self.round]

    def deal_breaches(self, dealer: int, hands: list[list[str]], turned: str | None) -> list[str]:
        each, deck = self.cards_next(), pack(self.game, self.options)
        wrong = []
        if type(dealer) is not int or not 0 <= dealer < self.seats:
            wrong.append(f"there is no seat {dealer} to deal")
        elif self.next_dealer is not None and dealer != self.next_dealer:
            wrong.append(f"seat {dealer} dealt, it was the deal of seat {self.next_dealer}")
        if len(hands) != self.seats:
            wrong.append(f"{len(hands)} hands were dealt to {self.seats} seats")
        for seat, hand in enumerate(hands):
            if len(hand) != each:
                wrong.append(f"seat {seat} got {len(hand)} cards instead of {each}")
        out = [card for hand in hands for card in hand] + ([] if turned is None else [turned])
        for card in sorted({str(card) for card in out}):
            if card not in deck:
                wrong.append(f"the card {card} is not in the pack")
            elif out.count(card) > 1:
                wrong.append(f"the card {card} was dealt more than once")
        left = 0 if self.game in PARTNERS else len(deck) - each * self.seats
        if turned is None and left > 0:
            wrong.append("no card was turned")
        if turned is not None and left == 0:
            wrong.append(f"the card {turned} was turned where none is to be turned")
        return wrong

    def deal(self, dealer: int, hands: list[list[str]], turned: str | None) -> None:
        self.cards = self.cards_next()
        self.round += 1
        self.dealer, self.next_dealer = dealer, (dealer + 1) % self.seats
        self.hands = [list(hand) for hand in hands]
        self.turned = turned
        trump = trump_after(self.game, self.options, turned)
        self.trump = None if trump == "dealer" else trump
        self.trump_chosen_by = None
        self.phase = "trump" if trump == "dealer" else "bid"
        self.bids = [None] * self.seats
        self.looked = [not self.options.get("blind_nil")] * self.seats
        self.won = [0] * self.seats
        self.tricks = []
        self.leader = (dealer + 1) % self.seats
        self.trick = []
        self.broken = False
        self.scores = None
        self.penalties = [0] * self.sides

    # -------------------------------------------------------------- who may do what

    def clockwise(self) -> list[int]:
        """The seats in turn from the dealer's left, the dealer last."""
        return [(self.dealer + step) % self.seats for step in range(1, self.seats + 1)]

    def waiting(self) -> list[int]:
        if self.phase == "trump":
            return [self.dealer]
        if self.phase == "bid":
            silent = [seat for seat in self.clockwise() if self.bids[seat] is None]
            return sorted(silent) if self.options.get("bidding") == "simultaneous" else silent[:1]
        if self.phase == "play":
            return [(self.leader + len(self.trick)) % self.seats]
        return []

    def hand_hidden(self, seat: int) -> bool:
        """Whether a seat may not yet look at its own cards."""
        if self.game == JOKER and self.options["trump_choice"] == "blind":
            return self.phase == "trump" and seat == self.dealer
        return self.phase == "bid" and not self.looked[seat]

    def barred_by_hook(self, seat: int) -> int | None:
        """The bid that the hook forbids this seat, which may be no bid at all (below 0, say)."""
        hook = self.options.get("hook", "off")
        if hook == "off" or (hook == "except-first-round" and self.round == 1) or seat != self.dealer:
            return None
        return self.cards - sum(bid for bid in self.bids if bid is not None)

    def legal_bids(self, seat: int) -> list[Any]:
        if self.game not in PARTNERS:
            return [bid for bid in range(self.cards + 1) if bid != self.barred_by_hook(seat)]
        if not self.looked[seat]:
            return ["blind-nil"]
        return [*range(1, 14), *(["nil"] if self.options["nil"] else [])]

    def legal(self, seat: int) -> list[str]:
        """The actions open to a seat, as sorted texts."""
        if seat not in self.waiting():
            return []
        if self.phase == "trump":
            return sorted(f"trump {suit}" for suit in SUITS)
        if self.phase == "bid":
            look = [] if self.looked[seat] else ["look"]
            return sorted([f"bid {bid}" for bid in self.legal_bids(seat)] + look)
        return [f"play {card}" for card in self.legal_now(seat)]

    def legal_now(self, seat: int) -> list[str]:
        return legal_cards(
            self.game, self.options, self.hands[seat], self.trick, trump=self.trump, broken=self.broken
        )

    # -------------------------------------------------------------- doing it

    def act(self, seat: int, text: str) -> None:
        word, _, what = text.partition(" ")
        if word == "trump":
            self.trump, self.trump_chosen_by, self.phase = what, seat, "bid"
        elif word == "look":
            self.looked[seat] = True
        elif word == "bid":
            self.bids[seat] = what if what in ("nil", "blind-nil") else int(what)
            self.looked[seat] = True
            if None not in self.bids:
                self.phase = "play"
        else:
            self._play(seat, what)

    def _play(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.trick.append(card)
        if self.game in PARTNERS and spades_suit(self.options, card) == "S":
            self.broken = True
        if len(self.trick) == self.seats:
            best = trick_winner(self.game, self.options, self.trick, self.trump)
            winner = (self.leader + best) % self.seats
            self.won[winner] += 1
            self.tricks.append((self.leader, self.trick, winner))
            self.leader, self.trick = winner, []
            if len(self.tricks) == self.cards:
                self._score()

    def best_so_far(self) -> int | None:
        """The seat winning the trick on the table."""
        if not self.trick:
            return None
        return (self.leader + trick_winner(self.game, self.options, self.trick, self.trump)) % self.seats

    def _score(self) -> None:
        if self.game in PARTNERS:
            self.scores = []
            for team in (0, 1):
                bids, won = [self.bids[team], self.bids[team + 2]], [self.won[team], self.won[team + 2]]
                points, bags, penalties = team_score(self.game, self.options, bids, won, self.bags[team])
                self.scores.append(points)
                self.bags[team], self.penalties[team] = bags, penalties
        elif self.game == HELL:
            pairs = zip(self.bids, self.won, strict=True)
            self.scores = [oh_hell_score(self.options, bid, won) for bid, won in pairs]
        else:
            pairs = zip(self.bids, self.won, strict=True)
            self.scores = [exact_score(bid, won) for bid, won in pairs]
        self.totals = [total + score for total, score in zip(self.totals, self.scores, strict=True)]
        self.winners = self._winners()
        self.phase = "deal" if self.winners is None else "over"

    def _winners(self) -> list[int] | None:
        if self.schedule is None:
            return spades_winner(self.options, self.totals)
        if self.round < len(self.schedule):
            return None
        best = max(self.totals)
        return [seat for seat, total in enumerate(self.totals) if total == best]


# ------------------------------------------------------------------ whole records


def check_record(record: Any) -> list[str]:
    """Every breach of the rules in a record, as sentences; an empty list is a clean record."""
    breaches: list[str] = []
    try:
        _Check(record, breaches).run()
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        breaches.append(f"The record cannot be read any further ({type(error).__name__}: {error}).")
    return breaches


class _StopError(ValueError):
    """The rest of the record makes no sense after the breach just named."""


class _Check:
    def __init__(self, record: dict[str, Any], breaches: list[str]) -> None:
        self.record, self.breaches, self.where = record, breaches, "The record"

    def wrong(self, text: str) -> None:
        self.breaches.append(f"{self.where}: {text}.")

    def expect(self, what: str, found: Any, right: Any) -> None:
        if type(found) is not type(right) or found != right:
            self.wrong(f"{what} is {found!r} instead of {right!r}")

    def run(self) -> None:
        record = self.record
        self.expect("the format", record["format"], "foretrick-record")
        self.expect("the version", record["version"], 1)
        game, players = record["game"], record["players"]
        if game not in GAMES:
            self.wrong(f"there is no game {game!r}")
            return
        if len(players) not in SEATS[game]:
            self.wrong(f"{len(players)} players cannot play {game}")
            return
        self.breaches.extend(option_breaches(game, len(players), record["options"]))
        if self.breaches:
            return
        self.table = Table(game, len(players), record["options"])
        for number, entry in enumerate(record["rounds"], 1):
            self.where = f"Round {number}"
            if self.table.phase != "deal":
                over = self.table.phase == "over"
                self.wrong("it follows the end of the match" if over else "the round before it is unfinished")
                return
            try:
                self.round(entry)
            except _StopError:
                return
        self.where = "The result"
        right = None
        if self.table.winners is not None:
            right = {"totals": self.table.totals, "winners": self.table.winners}
        self.expect("it", record["result"], right)

    def round(self, entry: dict[str, Any]) -> None:
        table, hands = self.table, entry["hands"]
        wrong = table.deal_breaches(entry["dealer"], hands, entry["turned"])
        for text in wrong:
            self.wrong(text)
        if wrong:
            raise _StopError
        table.deal(entry["dealer"], hands, entry["turned"])
        if table.phase == "trump" and entry["trump_chosen_by"] is not None:
            self.expect("the seat that named trump", entry["trump_chosen_by"], table.dealer)
            if entry["trump"] not in SUITS:
                self.wrong(f"seat {table.dealer} named {entry['trump']!r} as trump")
                raise _StopError
            table.act(table.dealer, f"trump {entry['trump']}")
        self.expect("trump", entry["trump"], table.trump)
        self.expect("the seat that named trump", entry["trump_chosen_by"], table.trump_chosen_by)
        self.bids(entry["bids"])
        for number, trick in enumerate(entry["tricks"], 1):
            self.trick(f"{self.where.split(',')[0]}, trick {number}", number, trick, len(entry["tricks"]))
        self.where = f"Round {table.round}"
        self.expect("the tricks won", entry["won"], table.won)
        done = table.scores is not None
        self.expect("the score", entry["scores"], table.scores)
        self.expect("the total", entry["totals"], table.totals if done else None)
        if table.game in PARTNERS:
            self.expect("the bag count", entry["bags"], table.bags if done else None)
        elif entry.get("bags") is not None:
            self.wrong("bags are counted in a game without bags")

    def bids(self, bids: list[Any]) -> None:
        table = self.table
        if len(bids) != table.seats:
            self.wrong(f"there are {len(bids)} bids for {table.seats} seats")
            raise _StopError
        for seat in table.clockwise():
            bid = bids[seat]
            if bid is None:
                continue
            if seat not in table.waiting():
                self.wrong(f"seat {seat} bid {bid!r} out of turn")
                raise _StopError
            if not table.looked[seat] and bid != "blind-nil":
                table.act(seat, "look")
            allowed = table.legal_bids(seat)
            if not any(type(bid) is type(other) and bid == other for other in allowed):
                may = " ".join(map(str, allowed))
                self.wrong(f"seat {seat} bid {bid!r}, allowed were {may}")
                raise _StopError
            table.act(seat, f"bid {bid}")

    def trick(self, where: str, number: int, trick: dict[str, Any], last: int) -> None:
        table = self.table
        self.where = where
        if table.phase != "play":
            self.wrong("it cannot be played yet or any more")
            raise _StopError
        self.expect("the leader", trick["leader"], table.leader)
        cards = trick["cards"]
        if len(cards) > table.seats or (len(cards) < table.seats and number < last):
            self.wrong(f"it holds {len(cards)} cards for {table.seats} seats")
            raise _StopError
        for at, card in enumerate(cards):
            seat = table.waiting()[0]
            allowed = table.legal_now(seat)
            if card not in allowed:
                self.wrong(f"seat {seat} played {card}, allowed were {' '.join(allowed)}")
                if card not in table.hands[seat]:
                    raise _StopError
            if "legal" in trick:
                self.expect(f"the list of legal cards of seat {seat}", trick["legal"][at], allowed)
            table.act(seat, f"play {card}")
        winner = table.tricks[-1][2] if len(cards) == table.seats else None
        self.expect("the winner", trick["winner"], winner)
