"""The rules of the five games, said a second time for the referee in `tests/referee.py`.

They are written from the rule text in the slowest and plainest way: a card is its two letters, a hand
is a list, and nothing here is shared with the program it judges.
"""

from __future__ import annotations

from typing import Any

SUITS = ["S", "H", "D", "C"]
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]
JOKERS = ["BJ", "LJ"]
JOKER, JOKERED, WIZARDS, HELL, PLAIN = (
    "joker-in-the-hole",
    "spades-with-jokers",
    "wizards-and-jesters",
    "oh-hell",
    "spades",
)
GAMES = [JOKER, JOKERED, WIZARDS, HELL, PLAIN]
PARTNERS = [JOKERED, PLAIN]

# ------------------------------------------------------------------ options

SPADES_DEFAULTS = {"nil": True, "blind_nil": False, "failed_nil_tricks": "bags", "floor": None, "target": 500}
DEFAULTS: dict[str, dict[str, Any]] = {
    JOKER: {
        "trump_choice": "blind",
        "joker_escape": False,
        "bidding": "simultaneous",
        "hook": "off",
        "rounds": None,
    },
    JOKERED: {"variant": "standard", "big_joker": "colour", **SPADES_DEFAULTS},
    WIZARDS: {"hook": "off", "bidding": "in-turn", "last_round_trump": "none", "rounds": None},
    HELL: {
        "schedule": "up",
        "cards": None,
        "rounds": None,
        "hook": "off",
        "bidding": "in-turn",
        "bonus": 10,
        "per_trick": 1,
        "missed": "nothing",
    },
    PLAIN: dict(SPADES_DEFAULTS),
}
WORDS: dict[str, list[Any]] = {
    "trump_choice": ["blind", "after-looking"],
    "joker_escape": [False, True],
    "bidding": ["simultaneous", "in-turn"],
    "hook": ["off", "on", "except-first-round"],
    "variant": ["standard", "deuces-high", "two-of-spades-third"],
    "nil": [True, False],
    "blind_nil": [False, True],
    "failed_nil_tricks": ["bags", "count", "ignore"],
    "big_joker": ["colour", "plain"],
    "last_round_trump": ["none", "dealer-chooses"],
    "schedule": ["up", "down", "up-down", "down-up", "fixed"],
    "missed": ["nothing", "tricks", "penalty"],
}
SEATS = {JOKER: [3, 4, 5, 6], JOKERED: [4], WIZARDS: [3, 4, 5, 6], HELL: [3, 4, 5, 6, 7], PLAIN: [4]}


def in_full(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """Every option of the game, the missing ones at their defaults."""
    full = dict(DEFAULTS[game])
    full.update(options)
    if full.get("hook") is False:
        full["hook"] = "off"
    return full


def option_breaches(game: str, seats: int, options: dict[str, Any]) -> list[str]:
    """What is wrong with options that should be complete."""
    wrong = [f"The option {name} is missing." for name in DEFAULTS[game] if name not in options]
    for name, value in options.items():
        if name not in DEFAULTS[game]:
            wrong.append(f"The option {name} is not known.")
        elif not _fits(name, value):
            wrong.append(f"The option {name} cannot be {value!r}.")
    if wrong:
        return wrong
    if options.get("bidding") == "simultaneous" and options["hook"] != "off":
        wrong.append("The option hook needs bids in turn.")
    if options.get("cards") is not None and options["cards"] > 52 // seats:
        wrong.append("The option cards is more than the pack holds.")
    elif options.get("rounds") is not None and options["rounds"] > longest(game, seats, options):
        wrong.append("The option rounds is more than the match has.")
    return wrong


def _fits(name: str, value: Any) -> bool:
    """Whether the value of a known option is of the right type and in range."""
    if name in WORDS:
        return any(type(value) is type(word) and value == word for word in WORDS[name])
    if value is None:
        return name in ("rounds", "cards", "floor")
    if type(value) is not int:
        return False
    if name == "floor":
        return value < 0
    return value >= (0 if name in ("bonus", "per_trick") else 1)


# ------------------------------------------------------------------ pack and rounds


def is_joker(card: str) -> bool:
    return card in JOKERS


def pack(game: str, options: dict[str, Any]) -> list[str]:
    cards = [rank + suit for suit in SUITS for rank in RANKS]
    if game == JOKER:
        return cards + JOKERS
    if game == JOKERED:
        out = ["2H", "2C"] if in_full(game, options)["variant"] == "deuces-high" else ["2H", "2D"]
        return [card for card in cards if card not in out] + JOKERS
    return cards


def oh_hell_schedule(seats: int, options: dict[str, Any]) -> list[int]:
    top = options["cards"]
    if top is None:
        top = min(10, 51 // seats)
    up = list(range(1, top + 1))
    down = list(range(top, 0, -1))
    if options["schedule"] == "up":
        return up
    if options["schedule"] == "down":
        return down
    if options["schedule"] == "up-down":
        return up + down[1:]
    if options["schedule"] == "down-up":
        return down + up[1:]
    return [top] * 20


def longest(game: str, seats: int, options: dict[str, Any]) -> int:
    """How many rounds a match can have at most."""
    if game == JOKER:
        return 8 if seats == 6 else 10
    if game == WIZARDS:
        return {3: 17, 4: 13, 5: 10, 6: 8}[seats]
    return len(oh_hell_schedule(seats, options))


def schedule(game: str, seats: int, options: dict[str, Any]) -> list[int] | None:
    """The cards dealt to each in every round; None where a match runs to a score."""
    options = in_full(game, options)
    if game in PARTNERS:
        return None
    if game == HELL:
        cards = oh_hell_schedule(seats, options)
        usual = 10 if options["schedule"] == "fixed" else len(cards)
    else:
        cards = list(range(1, longest(game, seats, options) + 1))
        usual = len(cards)
    return cards[: usual if options["rounds"] is None else options["rounds"]]


def deal_from(cards: list[str], seats: int, dealer: int, each: int) -> tuple[list[list[str]], str | None]:
    """Hands dealt one card at a time from the dealer's left, and the next card (None: none left)."""
    hands: list[list[str]] = [[] for _ in range(seats)]
    at = 0
    for _ in range(each):
        for step in range(1, seats + 1):
            hands[(dealer + step) % seats].append(cards[at])
            at += 1
    return hands, cards[at] if at < len(cards) else None


# ------------------------------------------------------------------ trump


def trump_after(game: str, options: dict[str, Any], turned: str | None) -> str | None:
    """A suit, None for no trump, or "dealer": the dealer names a suit."""
    options = in_full(game, options)
    if game in PARTNERS:
        return "S"
    if game == WIZARDS:
        if turned is None:
            return "dealer" if options["last_round_trump"] == "dealer-chooses" else None
        if turned[0] == "A":
            return "dealer"
        return None if turned[0] == "2" else turned[1]
    if turned is None or is_joker(turned):
        return None
    if game == JOKER and turned[0] == "A":
        return "dealer"
    return turned[1]


# ------------------------------------------------------------------ what may be played


def spades_suit(options: dict[str, Any], card: str) -> str:
    """The suit a card belongs to in the Spades games: jokers (and a high 2D) are spades."""
    if is_joker(card):
        return "S"
    if options.get("variant") == "deuces-high" and card == "2D":
        return "S"
    return card[1]


def legal_cards(
    game: str,
    options: dict[str, Any],
    hand: list[str],
    trick: list[str],
    trump: str | None = None,
    broken: bool = False,
) -> list[str]:
    """The cards of the hand that may be played now, sorted."""
    options = in_full(game, options)
    if game == JOKER:
        allowed = _legal_joker(options, hand, trick)
    elif game == WIZARDS:
        allowed = _legal_wizards(hand, trick)
    elif game in PARTNERS:
        allowed = _legal_spades(options, hand, trick, broken)
    else:
        allowed = [card for card in hand if trick and card[1] == trick[0][1]]
    return sorted(allowed or hand)


def _legal_joker(options: dict[str, Any], hand: list[str], trick: list[str]) -> list[str]:
    if not trick or is_joker(trick[0]) or trick[0][0] == "A":
        return hand
    led = trick[0][1]
    of_led = [card for card in hand if not is_joker(card) and card[1] == led]
    if any(card[0] != "A" for card in of_led):
        jokers = [card for card in hand if is_joker(card)]
        return of_led + (jokers if options["joker_escape"] else [])
    if of_led:
        return [card for card in hand if is_joker(card) or card[0] != "A" or card[1] == led]
    return hand


def _legal_wizards(hand: list[str], trick: list[str]) -> list[str]:
    led = None
    for card in trick:
        if card[0] == "A":
            break
        if card[0] != "2":
            led = card[1]
            break
    following = [card for card in hand if card[0] not in "A2" and card[1] == led]
    if not following:
        return hand
    return following + [card for card in hand if card[0] in "A2"]


def _legal_spades(options: dict[str, Any], hand: list[str], trick: list[str], broken: bool) -> list[str]:
    if trick:
        led = spades_suit(options, trick[0])
        return [card for card in hand if spades_suit(options, card) == led]
    if broken:
        return hand
    return [card for card in hand if spades_suit(options, card) != "S"]


# ------------------------------------------------------------------ who wins a trick


def trick_winner(game: str, options: dict[str, Any], cards: list[str], trump: str | None) -> int:
    """Which card of the trick wins, counted from 0 in the order played."""
    options = in_full(game, options)
    if game == JOKER:
        return _winner_joker(cards, trump)
    if game == WIZARDS:
        return _winner_wizards(cards, trump)
    if game in PARTNERS:
        return _winner_spades(options, cards)
    return _highest(cards, trump, cards[0][1])


def _highest(cards: list[str], trump: str | None, led: str | None) -> int:
    """The highest trump, else the highest card of the led suit. Jokers have no suit here."""
    for suit in (trump, led):
        places = [at for at, card in enumerate(cards) if not is_joker(card) and card[1] == suit]
        if suit is not None and places:
            return max(places, key=lambda at: RANKS.index(cards[at][0]))
    raise ValueError(f"nothing in {cards} is of a suit that counts")


def counts_as_ace(cards: list[str], at: int) -> bool:
    """Joker in the Hole: a joker directly after another joker in the trick."""
    return is_joker(cards[at]) and at > 0 and is_joker(cards[at - 1])


def _winner_joker(cards: list[str], trump: str | None) -> int:
    for at, card in enumerate(cards):
        if counts_as_ace(cards, at) or (not is_joker(card) and card[0] == "A"):
            return at
    suits = [card[1] for card in cards if not is_joker(card)]
    if not suits:
        return 0
    return _highest(cards, trump, suits[0])


def _winner_wizards(cards: list[str], trump: str | None) -> int:
    for at, card in enumerate(cards):
        if card[0] == "A":
            return at
    suited = [card for card in cards if card[0] != "2"]
    if not suited:
        return 0
    best = suited[_highest(suited, trump, suited[0][1])]
    return cards.index(best)


def spades_trumps(options: dict[str, Any]) -> list[str]:
    """The trumps of the Spades games, highest first."""
    down = [rank + "S" for rank in "AKQJT9876543"]
    if "variant" not in options:
        return [*down, "2S"]
    if options["variant"] == "deuces-high":
        return ["BJ", "LJ", "2D", "2S", *down]
    if options["variant"] == "two-of-spades-third":
        return ["BJ", "LJ", "2S", *down]
    return ["BJ", "LJ", *down, "2S"]


def _winner_spades(options: dict[str, Any], cards: list[str]) -> int:
    for trump in spades_trumps(options):
        if trump in cards:
            return cards.index(trump)
    return _highest(cards, None, cards[0][1])


# ------------------------------------------------------------------ score


def exact_score(bid: int, won: int) -> int:
    """Joker in the Hole, Wizards and Jesters."""
    if bid == won:
        return 20 + 10 * won
    return -10 * abs(bid - won)


def oh_hell_score(options: dict[str, Any], bid: int, won: int) -> int:
    options = in_full(HELL, options)
    if bid == won:
        return options["bonus"] + options["per_trick"] * won
    if options["missed"] == "nothing":
        return 0
    if options["missed"] == "tricks":
        return options["per_trick"] * won
    return -options["bonus"] * abs(bid - won)


def team_score(
    game: str, options: dict[str, Any], bids: list[Any], won: list[int], bags: int
) -> tuple[int, int, int]:
    """Points of the hand with its penalties, bags after them, and how often 100 were taken off."""
    failed = in_full(game, options)["failed_nil_tricks"]
    contract, towards, points, new_bags = 0, 0, 0, 0
    for bid, tricks in zip(bids, won, strict=True):
        if bid in ("nil", "blind-nil"):
            worth = 200 if bid == "blind-nil" else 100
            points += worth if tricks == 0 else -worth
            if failed == "bags":
                new_bags += tricks
            elif failed == "count":
                towards += tricks
        else:
            contract += bid
            towards += tricks
    if towards >= contract:
        points += 10 * contract
        new_bags += towards - contract
    else:
        points -= 10 * contract
    points += new_bags
    bags += new_bags
    penalties = 0
    while bags >= 10:
        bags -= 10
        points -= 100
        penalties += 1
    return points, bags, penalties


def spades_winner(options: dict[str, Any], totals: list[int]) -> list[int] | None:
    """The winning team in a list, or None while the match goes on."""
    target, floor = options["target"], options["floor"]
    ended = max(totals) >= target or (floor is not None and min(totals) <= floor)
    if not ended or totals[0] == totals[1]:
        return None
    return [0] if totals[0] > totals[1] else [1]
