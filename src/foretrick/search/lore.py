"""What a card player knows of a game beyond its rules, sorted out once for each rule sheet.

It is asked of the sheet's tables alone, so a wizard or a high joker is found by what it does, not by its name.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from foretrick import games
from foretrick.cards import mask
from foretrick.kernel.layout import CARD_IDS, MOST_STATES, NO_TRUMP, Tables
from foretrick.kernel.tables import tables_for
from foretrick.rules import RuleSheet
from foretrick.search.eyes import MOST_UNUSUAL

NO_SUIT: Final = 4

# (name, dtype, shape) of the lore, as one record for the compiled texts
FIELDS: Final[tuple[tuple[str, str, tuple[int, ...]], ...]] = (
    ("pack", "int64", ()),  # mask of all the cards
    ("pack_size", "int64", ()),
    ("suits", "int64", (NO_SUIT + 1,)),  # masks, as the game counts suits; the cards without one come last
    ("suit_of", "uint8", (CARD_IDS,)),
    ("above", "int64", (CARD_IDS,)),  # [card]: mask of the higher cards of its suit
    ("high", "int64", ()),  # mask of the cards that nothing beats, whatever is trump
    ("low", "int64", ()),  # mask of the cards that most cards beat without any trump
    ("led_suit", "uint8", (MOST_STATES,)),  # [state of the trick]: the suit to be followed, or NO_SUIT
    ("turns", "uint8", (MOST_STATES,)),  # [state of the trick]: 1 where some card counts as another
    ("simultaneous", "int64", ()),
    ("cards", "int64", ()),  # the largest hand
    ("strength", "uint8", (NO_TRUMP + 1, CARD_IDS)),  # [trump][card]: how many cards it is not beaten by
    ("promise", "float64", (NO_TRUMP + 1, CARD_IDS)),  # [trump][card]: the tricks that it is worth
    ("stake", "float64", ()),  # what hangs on a bid of one: the points when it is met less those of no trick
    ("bag_price", "float64", ()),  # what a bag is thought to cost, beyond the point that it scores
    ("unusual", "int64", ()),  # mask of the choices of options that are not the usual ones: see `_unusual`
)
BAGS_THAT_RIPEN: Final = 0.9  # of the bags taken, those that a penalty reaches before the match is over


@lru_cache(maxsize=256)
def lore_of(sheet: RuleSheet) -> Any:
    """The lore of a sheet as one NumPy record; the same sheet gives the same record."""
    import numpy as np

    tables = tables_for(sheet)
    record = np.zeros(1, np.dtype([(name, kind, shape) for name, kind, shape in FIELDS]))[0]
    suit_of = [NO_SUIT] * CARD_IDS
    for card in sheet.pack:
        suit = sheet.suit(card)
        suit_of[card] = NO_SUIT if suit is None else int(suit)
    suits = [mask(card for card in sheet.pack if suit_of[card] == suit) for suit in range(NO_SUIT + 1)]
    everything = mask(sheet.pack)
    record["pack"], record["pack_size"], record["suits"], record["suit_of"] = (
        everything,
        len(sheet.pack),
        suits,
        suit_of,
    )
    for card in sheet.pack:
        record["above"][card] = tables.beaten_by[NO_TRUMP][card] & suits[suit_of[card]] & ~(1 << card)
    record["high"] = mask(card for card in sheet.pack if not any(row[card] for row in tables.beaten_by))
    record["low"] = mask(
        card for card in sheet.pack if 2 * tables.beaten_by[NO_TRUMP][card].bit_count() > len(sheet.pack)
    )
    for state, follow in enumerate(tables.follow):
        record["led_suit"][state] = suits.index(follow) if follow else NO_SUIT
        record["turns"][state] = any(tables.counts_as[state][card] != card for card in sheet.pack)
    record["simultaneous"] = int(sheet.simultaneous)
    record["cards"] = max(sheet.deals)
    for trump in range(NO_TRUMP + 1):
        record["strength"][trump], record["promise"][trump] = _strength(sheet, tables, trump)
    record["stake"] = stake(sheet)
    record["bag_price"] = (
        BAGS_THAT_RIPEN * tables.bag_cost / tables.bag_limit if sheet.scoring.bag_limit else 0.0
    )
    record["unusual"] = _unusual(sheet)
    return record


def _unusual(sheet: RuleSheet) -> int:
    """The choices of the sheet's options that are not the usual ones, as a mask. They are numbered through a game's
    options, so that each is known by the same number at every table. Numbers that may be set are not among them.
    """
    unusual, number = 0, 0
    for option in games.GAMES[sheet.game].options_for(sheet.seats):
        for value in option.values:
            if value != option.default:
                unusual |= (sheet.options[option.name] == value) << number
                number += 1
    assert number <= MOST_UNUSUAL, f"{sheet.game} has more options than the net has rows for"
    return unusual


def stake(sheet: RuleSheet) -> int:
    """What hangs on a bid of one: the points when it is met less those when no trick is won."""
    seat, side = sheet.scoring.seat, sheet.scoring.side
    return seat(1, 1) + side(1, 1)[0] - seat(1, 0) - side(1, 0)[0]


def _strength(sheet: RuleSheet, tables: Tables, trump: int) -> tuple[list[int], list[float]]:
    """By card: how many cards it is not beaten by, and its share of the tricks if every card were as likely as the
    others to meet it.
    """
    strength, promise = [0] * CARD_IDS, [0.0] * CARD_IDS
    for card in sheet.pack:
        strength[card] = len(sheet.pack) - (tables.beaten_by[trump][card] & ~(1 << card)).bit_count()
        promise[card] = (strength[card] / len(sheet.pack)) ** (sheet.seats - 1)
    scale = len(sheet.pack) / (sheet.seats * sum(promise))
    return strength, [scale * share for share in promise]
