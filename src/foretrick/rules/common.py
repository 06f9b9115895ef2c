"""Rules that several games share: ranking, exact-bid scores, the hook, and the end of a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from foretrick.cards import JOKERS, Card, Suit
from foretrick.messages import Message, message
from foretrick.rules.options import Option, Value, choice, number

JOKER_MARKS: Final = tuple(zip(JOKERS, (message("mark-big"), message("mark-little")), strict=True))
A_JOKER: Final = message("part-joker")


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
    return choice("bidding", clause, sorted(("in-turn", "simultaneous"), key=lambda way: way != usual))


def hook(clause: str) -> Option:
    return choice("hook", clause, ("off", "on", "except-first-round"), aliases={False: "off", True: "on"})


def rounds(clause: str, most: int) -> Option:
    return number("rounds", None, clause, low=1, high=most, empty=message("option-rounds-empty"))


def hook_needs_turns(options: Mapping[str, Value]) -> Message | None:
    """The hook bars the last bidder; when all bid at once there is no last."""
    if options["hook"] != "off" and options["bidding"] == "simultaneous":
        return message("error-hook-needs-turns", hook=str(options["hook"]))
    return None


def hooked(options: Mapping[str, Value]) -> Callable[[int], bool]:
    first = {"off": None, "on": 1, "except-first-round": 2}[str(options["hook"])]
    return lambda round_number: first is not None and round_number >= first


def shortened(deals: Sequence[int], rounds: Value) -> tuple[int, ...]:
    """The deals of a match that stops after so many rounds; `None`: all of them."""
    return tuple(deals if rounds is None else deals[: int(rounds)])
