"""Random tables for the tests of the rules: options, deals, actions and records, from a seeded generator."""

from __future__ import annotations

from random import Random
from typing import Any

from tests import referee

VALUES: dict[str, list[Any]] = {
    **referee.WORDS,
    "floor": [None, -1, -100, -200],
    "target": [50, 100, 250, 500],
    "bonus": [5, 10],
    "per_trick": [1, 2],
}


def some_options(rng: Random, game: str, seats: int) -> dict[str, Any]:
    """Valid options, some of them left to their defaults."""
    options: dict[str, Any] = {}
    for name in referee.DEFAULTS[game]:
        if name in VALUES and rng.random() < 0.7:
            options[name] = rng.choice(VALUES[name])
    if referee.in_full(game, options).get("bidding") == "simultaneous":
        options.pop("hook", None)
    if game == referee.HELL and rng.random() < 0.5:
        options["cards"] = rng.randint(1, 52 // seats)
    if "rounds" in referee.DEFAULTS[game] and rng.random() < 0.5:
        options["rounds"] = rng.randint(1, referee.longest(game, seats, referee.in_full(game, options)))
    return options


def some_table(rng: Random, game: str) -> referee.Table:
    seats = rng.choice(referee.SEATS[game])
    return referee.Table(game, seats, some_options(rng, game, seats))


def some_deal(rng: Random, table: referee.Table) -> tuple[int, list[list[str]], str | None]:
    """The dealer, the hands and the turned card of the next round."""
    dealer = rng.randrange(table.seats) if table.next_dealer is None else table.next_dealer
    cards = referee.pack(table.game, table.options)
    rng.shuffle(cards)
    hands, turned = referee.deal_from(cards, table.seats, dealer, table.cards_next())
    return dealer, hands, None if table.game in referee.PARTNERS else turned


def some_action(rng: Random, table: referee.Table) -> tuple[int, str]:
    """A seat that may act and a legal action for it; number bids lean low so that some are met."""
    seat = rng.choice(table.waiting())
    legal = table.legal(seat)
    fair = 1 + 2 * table.cards // table.seats
    near = [
        text for text in legal if text.startswith("bid ") and text[4:].isdigit() and int(text[4:]) <= fair
    ]
    return seat, rng.choice(near if near and rng.random() < 0.8 else legal)


def entry_of(table: referee.Table, hands: list[list[str]]) -> dict[str, Any]:
    """The round in progress or just finished, as a record holds it; `hands` as they were dealt."""
    tricks = [{"leader": lead, "cards": list(cards), "winner": win} for lead, cards, win in table.tricks]
    if table.trick:
        tricks.append({"leader": table.leader, "cards": list(table.trick), "winner": None})
    done = table.scores is not None
    entry: dict[str, Any] = {
        "dealer": table.dealer,
        "hands": [list(hand) for hand in hands],
        "turned": table.turned,
        "trump": table.trump,
        "trump_chosen_by": table.trump_chosen_by,
        "bids": list(table.bids),
        "tricks": tricks,
        "won": list(table.won),
        "scores": table.scores,
        "totals": list(table.totals) if done else None,
    }
    if table.game in referee.PARTNERS:
        entry["bags"] = list(table.bags) if done else None
    return entry


def record_of(table: referee.Table, entries: list[dict[str, Any]]) -> dict[str, Any]:
    over = table.winners is not None
    return {
        "format": "foretrick-record",
        "version": 1,
        "game": table.game,
        "options": dict(table.options),
        "players": ["Anna", "Ben", "Carla", "Dan", "Eve", "Finn", "Gail"][: table.seats],
        "rounds": entries,
        "result": {"totals": list(table.totals), "winners": table.winners} if over else None,
    }


def played_out(rng: Random, table: referee.Table, most_rounds: int = 30) -> list[dict[str, Any]]:
    """Plays the match to its end, or as many rounds as asked for, and returns the rounds of its record."""
    entries: list[dict[str, Any]] = []
    while table.phase == "deal" and len(entries) < most_rounds:
        dealer, hands, turned = some_deal(rng, table)
        assert table.deal_breaches(dealer, hands, turned) == []
        table.deal(dealer, hands, turned)
        while table.phase not in ("deal", "over"):
            table.act(*some_action(rng, table))
        entries.append(entry_of(table, hands))
    return entries
