"""What a rule card says of a game: short messages, small cards and a strip of scores, all of it from the rule sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from foretrick.cards import PACK, Card
from foretrick.messages import Message, message
from foretrick.rules import BLIND_NIL, NIL, Naming, RuleSheet

MINUS = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Picture:
    """Small cards and what is said of them; `struck`: they are left out of the pack."""

    faces: tuple[str, ...]
    caption: Message
    struck: bool = False


@dataclass(frozen=True)
class Example:
    """A score that the rules give: what happened, and the figure."""

    what: Message
    points: str


@dataclass(frozen=True)
class Part:
    """A heading and its sentences."""

    heading: Message
    sentences: tuple[Message, ...]


@dataclass(frozen=True)
class Essentials:
    """A rule card without a size."""

    title: str
    facts: Message
    goal: Message
    pictures: tuple[Picture, ...]
    parts: tuple[Part, ...]
    examples: tuple[Example, ...]


def essentials(rules: RuleSheet) -> Essentials:
    """The card of a game with its options as they are chosen."""
    return _OF[rules.game](rules)


def signed(points: int) -> str:
    """A score as it is written: with its sign, which is a true minus; 0 has none."""
    return f"+{points}" if points > 0 else str(points).replace("-", MINUS)


def row(deals: Sequence[int]) -> str:
    """The cards of all rounds in short.

    >>> row((1, 2, 3, 4, 5)), row((3, 2, 1, 2, 3)), row((1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1))
    ('1 2 … 5', '3 2 1 2 3', '1 2 … 6 … 2 1')
    """
    if len(deals) < 4:
        return " ".join(map(str, deals))
    turns = [0, 1, len(deals) - 1]
    turns += [at for at in range(1, len(deals) - 1) if deals[at] != (deals[at - 1] + deals[at + 1]) / 2]
    if turns[3:]:
        turns.append(len(deals) - 2)
    shown: list[str] = []
    last = -1
    for at in sorted(set(turns)):
        if at > last + 2:
            shown.append("\N{HORIZONTAL ELLIPSIS}")
        elif at == last + 2:
            shown.append(str(deals[at - 1]))
        shown.append(str(deals[at]))
        last = at
    return " ".join(shown)


def _exact(
    rules: RuleSheet,
    pictures: Sequence[Picture],
    trump: Sequence[Message],
    play: Sequence[Message],
    take: Message,
) -> Essentials:
    """A game in which only the exact bid scores well."""
    return Essentials(
        title=rules.title,
        facts=message("rulecard-facts", players=rules.seats, cards=len(rules.pack), rounds=len(rules.deals)),
        goal=message("rulecard-goal-exact"),
        pictures=tuple(pictures),
        parts=(
            Part(message("rulecard-heading-deal"), (_dealt(rules), *trump)),
            Part(message("rulecard-heading-bid"), tuple(_bidding(rules))),
            Part(message("rulecard-heading-play"), tuple(play)),
            Part(message("rulecard-heading-trick"), (take,)),
            Part(message("rulecard-heading-end"), (message("rulecard-end-rounds", rounds=len(rules.deals)),)),
        ),
        examples=tuple(
            Example(message("rulecard-example", bid=bid, won=won), signed(rules.scoring.seat(bid, won)))
            for bid, won in ((0, 0), (1, 1), (3, 3), (1, 3), (2, 1))
        ),
    )


def _dealt(rules: RuleSheet) -> Message:
    if len(set(rules.deals)) == 1:
        return message("rulecard-deal-fixed", cards=rules.deals[0])
    return message("rulecard-deal", cards=row(rules.deals))


def _bidding(rules: RuleSheet) -> list[Message]:
    if rules.simultaneous:
        return [message("rulecard-bid-together")]
    found = [message("rulecard-bid-in-turn")]
    if rules.hooked(1):
        found.append(message("rulecard-hook"))
    elif rules.hooked(2):
        found.append(message("rulecard-hook-later"))
    return found


def _joker_in_the_hole(rules: RuleSheet) -> Essentials:
    blind = rules.turned(Card("AS")) is Naming.BLIND
    play = [message("rulecard-joker-follow"), message("rulecard-joker-aces"), message("rulecard-joker-free")]
    if rules.options["joker_escape"]:
        play.append(message("rulecard-joker-escape"))
    return _exact(
        rules,
        pictures=(
            Picture(("AS",), message("rulecard-joker-ace")),
            Picture(("BJ",), message("rulecard-joker-joker")),
            Picture(("LJ", "BJ"), message("rulecard-joker-pair")),
        ),
        trump=(
            message("rulecard-rank-joker"),
            message("rulecard-joker-trump-blind" if blind else "rulecard-joker-trump-looking"),
        ),
        play=play,
        take=message("rulecard-joker-take"),
    )


def _wizards_and_jesters(rules: RuleSheet) -> Essentials:
    trump = [message("rulecard-rank-wizards"), message("rulecard-wizards-trump")]
    if rules.deals[-1] * rules.seats == len(rules.pack):
        chosen = rules.turned(None) is not None
        trump.append(
            message("rulecard-none-left-chosen" if chosen else "rulecard-none-left", round=len(rules.deals))
        )
    return _exact(
        rules,
        pictures=(
            Picture(("AS wizard", "AH wizard"), message("rulecard-wizards-wizard")),
            Picture(("2S jester", "2H jester"), message("rulecard-wizards-jester")),
        ),
        trump=trump,
        play=(
            message("rulecard-wizards-follow"),
            message("rulecard-wizards-always"),
            message("rulecard-wizards-free"),
        ),
        take=message("rulecard-wizards-take"),
    )


def _oh_hell(rules: RuleSheet) -> Essentials:
    trump = [message("rulecard-rank-usual"), message("rulecard-trump-turned")]
    full = [at + 1 for at, cards in enumerate(rules.deals) if cards * rules.seats == len(rules.pack)]
    if full:
        trump.append(message("rulecard-none-left-ever"))
    return _exact(
        rules,
        pictures=(Picture(("AS", "KH", "QD", "JC", "TS"), message("rulecard-ohhell-rank")),),
        trump=trump,
        play=(message("rulecard-follow"), message("rulecard-free")),
        take=message("rulecard-take"),
    )


def _spades(rules: RuleSheet) -> Essentials:
    trumps = sorted(
        (card for card in rules.pack if rules.suit(card) is not None and rules.suit(card) == 0),
        key=rules.rank,
    )[::-1]
    out = [card for card in PACK[:52] if card not in rules.pack]
    jokers = Card("BJ") in rules.pack
    pictures = [
        Picture(
            tuple(card.code for card in trumps[:6]),
            message("rulecard-trumps", count=len(trumps), lowest=_rank_name(trumps[-1])),
        )
    ]
    if out:
        pictures.append(Picture(tuple(card.code for card in out), message("rulecard-left-out"), struck=True))
    return Essentials(
        title=rules.title,
        facts=message("rulecard-facts-partners", cards=len(rules.pack), target=rules.target or 0),
        goal=message("rulecard-goal-partners"),
        pictures=tuple(pictures),
        parts=(
            Part(
                message("rulecard-heading-deal"),
                (
                    message("rulecard-spades-deal"),
                    message("rulecard-spades-trump-jokers" if jokers else "rulecard-spades-trump"),
                ),
            ),
            Part(message("rulecard-heading-bid"), tuple(_contract(rules))),
            Part(
                message("rulecard-heading-play"),
                (message("rulecard-spades-follow"), message("rulecard-spades-lead")),
            ),
            Part(message("rulecard-heading-trick"), (message("rulecard-spades-take"),)),
            Part(message("rulecard-heading-score"), tuple(_bags(rules))),
            Part(message("rulecard-heading-end"), (_end(rules),)),
        ),
        examples=tuple(_contracts(rules)),
    )


def _rank_name(card: Card) -> str:
    return card.code[0].replace("T", "10")


def _contract(rules: RuleSheet) -> list[Message]:
    found = [message("rulecard-spades-bid", most=rules.deals[0])]
    if NIL in rules.bids(rules.deals[0]):
        found.append(message("rulecard-spades-nil"))
    if BLIND_NIL in rules.blind_bids:
        found.append(message("rulecard-spades-blind"))
    return found


def _bags(rules: RuleSheet) -> list[Message]:
    scoring = rules.scoring
    found = [message("rulecard-spades-bags", limit=scoring.bag_limit or 0, cost=scoring.bag_cost)]
    if NIL in rules.bids(rules.deals[0]) or rules.blind_bids:
        failed = "count" if scoring.helps(NIL) else "bags" if scoring.lone_bags(NIL) else "ignore"
        found.append(
            message(
                {
                    "count": "rulecard-failed-count",
                    "bags": "rulecard-failed-bags",
                    "ignore": "rulecard-failed-ignore",
                }[failed]
            )
        )
    return found


def _end(rules: RuleSheet) -> Message:
    floor = rules.options["floor"]
    if floor is None:
        return message("rulecard-end-target", target=rules.target or 0)
    return message("rulecard-end-floor", target=rules.target or 0, floor=int(floor))


def _contracts(rules: RuleSheet) -> list[Example]:
    """A contract made, with bags, and missed, and the nils that are allowed."""
    scoring, found = rules.scoring, []
    for contract, taken in ((7, 7), (7, 9), (7, 6)):
        points, bags = scoring.side(contract, taken)
        found.append(Example(message("rulecard-example", bid=contract, won=taken), signed(points + bags)))
    nil = NIL in rules.bids(rules.deals[0])
    if nil:
        found.append(Example(message("rulecard-example-nil", won=0), signed(scoring.seat(NIL, 0))))
        found.append(Example(message("rulecard-example-nil", won=1), signed(scoring.seat(NIL, 1))))
    if BLIND_NIL in rules.blind_bids:
        found.append(Example(message("rulecard-example-blind", won=0), signed(scoring.seat(BLIND_NIL, 0))))
        if not nil:
            found.append(
                Example(message("rulecard-example-blind", won=1), signed(scoring.seat(BLIND_NIL, 1)))
            )
    return found


_OF: Mapping[str, Callable[[RuleSheet], Essentials]] = {
    "joker-in-the-hole": _joker_in_the_hole,
    "wizards-and-jesters": _wizards_and_jesters,
    "oh-hell": _oh_hell,
    "spades-with-jokers": _spades,
    "spades": _spades,
}
