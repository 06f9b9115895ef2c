"""Rules that several games share: ranking, exact-bid scores, the hook, and the end of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from foretrick.cards import Card, Suit
from foretrick.rules.options import Option, Value, choice, number


def printed_suit(card: Card) -> Suit | None:
    return card.suit


def printed_rank(card: Card) -> int:
    return card.rank


def outranks(
    suit: Callable[[Card], Suit | None],
    rank: Callable[[Card], int],
    trump: Suit | None,
    best: Card,
    card: Card,
) -> bool:
    """Whether `card` takes the trick from `best`: higher in the same suit, or a trump on another suit."""
    if suit(card) is suit(best):
        return rank(card) > rank(best)
    return trump is not None and suit(card) is trump


def exact_bid(bonus: int, per_trick: int, missed: Callable[[int, int], int]) -> Callable[[int, int], int]:
    """Scores where only the exact number counts; `missed(bid, won)` is the score of any other."""

    def score(bid: int, won: int) -> int:
        return bonus + per_trick * won if bid == won else missed(bid, won)

    return score


def ten_for_each_trick_off(bid: int, won: int) -> int:
    return -10 * abs(bid - won)


def after_all_rounds(rounds: int) -> Callable[[Sequence[int], int], bool]:
    return lambda totals, finished: finished >= rounds


def each_for_itself(seats: int) -> tuple[tuple[int, ...], ...]:
    return tuple((seat,) for seat in range(seats))


def bidding(clause: str, usual: str) -> Option:
    """How bids are made; `usual` is the default."""
    words = {
        "in-turn": "In turn, from the dealer's left",
        "simultaneous": "All at once, shown together",
    }
    return choice(
        "bidding",
        "Bids",
        "In turn, later seats know more. All at once, nobody does: every bid stays hidden until the last is in.",
        clause,
        {usual: words[usual], **words},
    )


def hook(clause: str) -> Option:
    return choice(
        "hook",
        "Dealer's hook",
        "The dealer may not bid the number that makes the bids add up to the tricks, so somebody always misses.",
        clause,
        {"off": "Off", "on": "On", "except-first-round": "On, except in the first round"},
        aliases={False: "off", True: "on"},
    )


def rounds(clause: str, most: int) -> Option:
    return number(
        "rounds",
        "Rounds",
        "Stop early for a shorter evening.",
        None,
        clause,
        low=1,
        high=most,
        empty="the full match",
    )


def hook_needs_turns(options: Mapping[str, Value]) -> str | None:
    """The hook bars the last bidder; when all bid at once there is no last."""
    if options["hook"] != "off" and options["bidding"] == "simultaneous":
        return f"The option hook={options['hook']} needs bidding=in-turn: when everybody bids at once, nobody bids last."
    return None


def hooked(options: Mapping[str, Value]) -> Callable[[int], bool]:
    first = {"off": None, "on": 1, "except-first-round": 2}[str(options["hook"])]
    return lambda round_number: first is not None and round_number >= first


def shortened(deals: Sequence[int], rounds: Value) -> tuple[int, ...]:
    """The deals of a match that stops after so many rounds; `None`: all of them."""
    return tuple(deals if rounds is None else deals[: int(rounds)])
