"""Rounds of one card: what an exact best response gains against seats that all bid as `strong` does.

    python bench/one_card.py [--players 3 4] [--worlds 2000] [--policies 1] [--seed 1] [--worst 5] [--json]

Every deal is counted, none is drawn by lot: each card turned, each hand of every seat, the turned card's suit by
symmetry. The bid of a seat follows from its own card, the turned card, the trump and the bids before it, by the
search of `strong` over so many worlds. Suits are alike, so is a wizard to a wizard (an ace to an ace, a joker to a
joker), and each kind of situation is asked about once; with `--policies` all of them are asked anew with other seeds,
and the interval is that between policies (there is none for one: nothing else is left to chance).

With one card nobody can change who wins the trick, so the best response of a seat, whatever the others do, is the
bid worth most by the share of the deals, of those that it cannot tell apart, in which it wins. Where the dealer names
the trump with its card in view, its best response also names the suit worth most; the policy's names the suit of its
own card or another one. Blindly named trumps are each as likely, for suits are alike.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from dataclasses import asdict, dataclass, field, replace
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from foretrick.arena.statistics import interval
from foretrick.cards import Card, Hand, Suit
from foretrick.games import sheet
from foretrick.kernel.layout import NAMED_BLIND, NAMED_LOOKING, NO_TRUMP
from foretrick.kernel.tables import tables_for
from foretrick.play import Bid, Deal, Match, NameTrump
from foretrick.search import Budget, analysis
from foretrick.search.lore import lore_of

GAMES = ("wizards-and-jesters", "joker-in-the-hole")
TARGET = 0.05
Bids = tuple[int, ...]
Key = tuple[Card, Card, int, Bids, int]  # own, turned, trump, the bids before, the own bid


@dataclass
class Policy:
    """The bids of `strong` at a table for one card; the seats are numbered as they bid, the dealer comes last."""

    game: str
    players: int
    worlds: int
    seed: int
    kept: dict[tuple[Any, ...], int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.sheet = sheet(self.game, self.players)
        self.tables = tables_for(self.sheet)
        high, low = (int(lore_of(self.sheet)[name]) for name in ("high", "low"))
        self.kinds = {
            c: "high" if high >> c & 1 else "low" if low >> c & 1 else "plain" for c in self.sheet.pack
        }

    def bid(self, own: Card, turned: Card, trump: int, before: Bids) -> int:
        """The bid of the seat after these bids (of none where all bid at once: their number tells the seat)."""
        own, turned, trump = self.alike(own, turned, trump)
        seen = (0,) * len(before) if self.sheet.simultaneous else before
        key = own, turned, trump, seen
        if key not in self.kept:
            match = self._match(own, turned, len(before))
            if match.phase == "trump":
                match.apply(NameTrump(Suit(trump)))
            for bid in seen if not self.sheet.simultaneous else ():
                match.apply(Bid(bid))
            found = analysis.best(match.view(len(before)), Budget(worlds=self.worlds), self._seed())
            self.kept[key] = found.best.action.code
        return self.kept[key]

    def trump(self, own: Card, turned: Card) -> int:
        """The suit that the dealer names who sees its card: that of the card, or the next one."""
        suit = int(own.suit or 0)
        if self.kinds[own] != "plain":
            return suit
        key = own.rank, self.kinds[turned]
        if key not in self.kept:
            match = self._match(own, turned, self.players - 1)
            found = analysis.best(match.view(self.players - 1), Budget(worlds=4 * self.worlds), self._seed())
            self.kept[key] = int(found.best.action.code == suit)
        return suit if self.kept[key] else (suit + 1) % 4

    def _seed(self) -> int:
        return 100_003 * self.seed + len(self.kept)

    def alike(self, own: Card, turned: Card, trump: int) -> tuple[Card, Card, int]:
        """The one of the situations alike that is asked about: plain trumps are spades, plain others hearts."""
        cards = [card for card in self.sheet.pack if card != turned]
        kind = self.kinds[own]
        if kind != "plain":
            own = next(card for card in cards if self.kinds[card] == kind)
        elif trump == NO_TRUMP:
            own = Card(13 + own.rank)
        elif turned.suit == trump:
            own = own if own.suit == trump else Card(13 + own.rank)
        else:
            own, trump = Card(own.rank if own.suit == trump else 13 + own.rank), int(Suit.S)
        return own, turned, trump

    def _match(self, own: Card, turned: Card, seat: int) -> Match:
        """A round in which this seat has this card, the others have any: a view does not tell which."""
        match = Match.undealt(self.game, self.players, first_dealer=self.players - 1, repeating=1)
        others = iter([card for card in self.sheet.pack if card not in (own, turned)])
        hands = tuple(Hand([own if place == seat else next(others)]) for place in range(self.players))
        match.apply(Deal(self.players - 1, hands, turned))
        return match


@dataclass
class Ledger:
    """Deals by what a seat can tell apart (and its bid), and those of them in which it wins the trick."""

    deals: dict[Key, float] = field(default_factory=lambda: defaultdict(float))
    wins: dict[Key, float] = field(default_factory=lambda: defaultdict(float))


@dataclass(frozen=True)
class Loss:
    """Situations alike in which the policy does not bid best. `points`: a round, over all deals."""

    own: str
    turned: str
    trump: str
    before: Bids
    bid: int
    wins: float
    points: float


@dataclass(frozen=True)
class Gain:
    """What a seat's best response gains, points a round; `score` is what the policy scores there."""

    place: int
    score: float
    gain: float
    by_trump: float  # the part of the gain that is due to naming another trump
    named: float  # the part of it in deals whose trump the dealer names in view of its card
    losses: tuple[Loss, ...]


class Enumeration:
    """Every deal of a table whose seats all follow one policy."""

    def __init__(self, policy: Policy) -> None:
        self.policy, self.players = policy, policy.players
        tables = policy.tables
        self.after = np.array(tables.after, np.int64)
        self.counts_as = np.array(tables.counts_as, np.int64)
        self.beaten_by = np.array(tables.beaten_by, np.int64)
        self.ledgers = [Ledger() for _ in range(self.players)]
        self.astray = Ledger()  # the dealer's, where it names another trump than the policy
        self.chosen: dict[tuple[Card, Card], int] = {}  # [own, turned]: the suit that the policy names
        self.total = 0.0
        left = len(policy.sheet.pack) - 2
        places = np.stack(np.meshgrid(*[np.arange(left)] * (self.players - 1), indexing="ij"))
        places = places.reshape(self.players - 1, -1)
        apart = np.ones(places.shape[1], bool)
        for one in range(len(places)):
            for other in range(one):
                apart &= places[one] != places[other]
        self.places = places[:, apart]

    def run(self) -> list[Gain]:
        for turned in self.policy.sheet.pack:
            if turned.suit not in (None, Suit.S):
                continue
            alike = 1 if turned.suit is None else 4
            trump = self.policy.tables.turned[turned]
            for last in self.policy.sheet.pack:
                if last == turned:
                    continue
                if trump == NAMED_LOOKING:
                    self._named(turned, last, alike)
                elif trump == NAMED_BLIND:
                    for suit in range(4):
                        self._count(turned, suit, last, alike / 4, self.ledgers)
                else:
                    self._count(turned, trump, last, alike, self.ledgers)
        return [self._gain(place) for place in range(self.players)]

    def _named(self, turned: Card, last: Card, alike: float) -> None:
        """The dealer names the trump: as the policy does, and for its best response each of the others too."""
        chosen = self.chosen[last, turned] = self.policy.trump(last, turned)
        self._count(turned, chosen, last, alike, self.ledgers)
        for suit in range(4):
            if suit != chosen:
                unread = [Ledger() for _ in range(self.players - 1)]
                self._count(turned, suit, last, alike, [*unread, self.astray])

    def _count(self, turned: Card, trump: int, last: Card, weight: float, ledgers: list[Ledger]) -> None:
        """Enter the deals with these two cards for each place."""
        cards = np.array([card for card in self.policy.sheet.pack if card not in (turned, last)], np.int64)
        dealt = [*cards[self.places], np.full(self.places.shape[1], int(last))]
        winner = self._winner(dealt, trump)
        if ledgers is self.ledgers:
            self.total += weight * len(winner)
        before = np.zeros(
            len(winner), np.int64
        )  # the bids so far as the digits of a number, the first one lowest
        for place, ledger in enumerate(ledgers):
            told = before * 64 + dealt[place]
            deals = np.bincount(told, minlength=64 << place)
            wins = np.bincount(told[winner == place], minlength=64 << place)
            bids = np.zeros(64 << place, np.int64)
            for number in map(int, np.flatnonzero(deals)):
                own = Card(number % 64)
                seen = tuple(number // 64 >> earlier & 1 for earlier in range(place))
                bids[number] = self.policy.bid(own, turned, trump, seen)
                seen = () if self.policy.sheet.simultaneous else seen
                key = own, turned, trump, seen, int(bids[number])
                ledger.deals[key] += weight * int(deals[number])
                ledger.wins[key] += weight * int(wins[number])
            before += bids[told] << place

    def _winner(self, dealt: list[Any], trump: int) -> Any:
        """[deal]: the place that wins the trick."""
        best, winner = self.counts_as[0][dealt[0]], np.zeros(len(dealt[0]), np.int64)
        led = self.after[0][dealt[0]]
        for place in range(1, self.players):
            counted = self.counts_as[led, dealt[place]]
            takes = (self.beaten_by[trump][best] >> counted & 1).astype(bool)
            best, winner = np.where(takes, counted, best), np.where(takes, place, winner)
            led = self.after[led, dealt[place]]
        return winner

    def _points(self, bid: int, ledger: Ledger, key: Key) -> float:
        hit, missed = self.policy.tables.seat_points[bid][1], self.policy.tables.seat_points[bid][0]
        return ledger.wins[key] * hit + (ledger.deals[key] - ledger.wins[key]) * missed

    def _best(self, ledger: Ledger, key: Key) -> float:
        return max(self._points(bid, ledger, key) for bid in (0, 1))

    def _gain(self, place: int) -> Gain:
        ledger, had, named = self.ledgers[place], 0.0, 0.0
        alike: dict[Key, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])  # points lost, deals, wins
        for key in ledger.deals:
            own, turned, trump, before, bid = key
            points = self._points(bid, ledger, key)
            lost = self._best(ledger, key) - points
            had += points
            named += lost if self.policy.tables.turned[turned] == NAMED_LOOKING else 0.0
            if lost > 0:
                sums = alike[*self.policy.alike(own, turned, trump), before, bid]
                for place_, number in enumerate((lost, ledger.deals[key], ledger.wins[key])):
                    sums[place_] += number
        by_trump = self._by_trump() if place == self.players - 1 else 0.0
        losses = sorted((self._loss(key, sums) for key, sums in alike.items()), key=lambda loss: -loss.points)
        gain = sum(loss.points for loss in losses) + by_trump
        score = had / self.total
        return Gain(place, score, gain, by_trump, named / self.total + by_trump, tuple(losses))

    def _loss(self, key: Key, sums: list[float]) -> Loss:
        own, turned, trump, before, bid = key
        suit = "none" if trump == NO_TRUMP else Suit(trump).letter
        return Loss(own.code, turned.code, suit, before, bid, sums[2] / sums[1], sums[0] / self.total)

    def _by_trump(self) -> float:
        """What the dealer gains by naming the suit worth most, bidding best under any."""
        worth: dict[tuple[Card, Card, int], float] = defaultdict(float)
        for ledger in (self.ledgers[-1], self.astray):
            for key in ledger.deals:
                if key[:2] in self.chosen:
                    worth[key[0], key[1], key[2]] += self._best(ledger, key)
        gain = sum(
            max(worth[own, turned, suit] for suit in range(4)) - worth[own, turned, chosen]
            for (own, turned), chosen in self.chosen.items()
        )
        return float(gain) / self.total


def place_name(place: int, players: int) -> str:
    return "dealer" if place == players - 1 else f"{place + 1} after the dealer"


def show(console: Console, game: str, players: int, policies: list[list[Gain]], worst: int) -> None:
    table = Table(title=f"{game}, {players} players, one card", title_justify="left")
    for name in ("seat", "scores", "best response gains, ± 95 %", "of it, trump named", "by another suit"):
        table.add_column(name, justify="left" if name == "seat" else "right")
    for place in range(players):
        each = [policy[place] for policy in policies]
        gain, half = interval([(one.gain, 1) for one in each])
        score = sum(one.score for one in each) / len(each)
        by_trump = sum(one.by_trump for one in each) / len(each)
        named = sum(one.named for one in each) / len(each)
        width = " (exact)" if half is None else f" ± {half:.4f}"
        table.add_row(
            place_name(place, players),
            f"{score:.3f}",
            f"{gain:.4f}{width}",
            f"{named:.4f}",
            f"{by_trump:.4f}",
        )
    console.print(table)
    most = max(sum(policy[place].gain for policy in policies) / len(policies) for place in range(players))
    console.print(f"The most that a seat gains: {most:.4f} points a round; to reach: at most {TARGET}.")
    losses = [(loss, gain.place) for gain in policies[0] for loss in gain.losses]
    losses.sort(key=lambda pair: -pair[0].points)
    for loss, place in losses[:worst]:
        heard = f", bids before {loss.before}" if loss.before else ""
        console.print(
            f"  {loss.points:.5f}: {place_name(place, players)} with {loss.own}, turned {loss.turned}, "
            f"trump {loss.trump}{heard}: bids {loss.bid}, wins {loss.wins:.1%}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--players", type=int, nargs="+", choices=(3, 4), default=(3, 4))
    parser.add_argument("--worlds", type=int, default=2000, help="worlds that a bid is weighed in")
    parser.add_argument("--policies", type=int, default=1, help="how often all bids are asked anew")
    parser.add_argument("--worst", type=int, default=5, help="the situations that cost most, shown")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    console, said = Console(), []
    for game in asked.games:
        for players in asked.players:
            seeds = range(asked.seed, asked.seed + asked.policies)
            found = [Enumeration(Policy(game, players, asked.worlds, seed)).run() for seed in seeds]
            if asked.json:
                cut = [
                    [replace(gain, losses=gain.losses[: asked.worst]) for gain in policy] for policy in found
                ]
                gains = [list(map(asdict, policy)) for policy in cut]
                said.append({"game": game, "players": players, "policies": gains})
            else:
                show(console, game, players, found, asked.worst)
    if asked.json:
        print(json.dumps(said))


if __name__ == "__main__":
    main()
