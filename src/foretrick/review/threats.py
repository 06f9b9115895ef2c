"""What could still beat a card on the table, as far as its seat can know."""

from __future__ import annotations

from dataclasses import dataclass

from foretrick.bots.knowledge import Knowledge, lacks
from foretrick.cards import JOKERS, Card, Suit, cards_of
from foretrick.kernel.layout import NO_TRUMP
from foretrick.messages import Message, either, message
from foretrick.review.words import odds_message

FEW = 3  # cards that are named one by one
HARDLY = 0.03


@dataclass(frozen=True)
class Threat:
    """The cards of later seats that may beat one which is played now, and the chance that some seat has such a card
    and may play it (not that it wants to).
    """

    over: int
    chance: float


def rivals(known: Knowledge) -> tuple[int, ...]:
    """The seats still to play after this one that do not score with it."""
    ours = next(side for side in known.view.sheet.sides if known.seat in side)
    return tuple(seat for seat in known.later if seat not in ours)


def threat(known: Knowledge, card: int, seats: tuple[int, ...] | None = None) -> Threat:
    """What a card has to fear from `seats`, or from all that play later, if it is the best of its trick once played."""
    tables, led = known.tables, known.view.led
    counted = tables.counts_as[led][card]
    after = tables.after[led][card]
    follow = tables.follow[after]
    over, safe, safe_from_free = 0, 1.0, 1.0
    for seat in known.later if seats is None else seats:
        might = known.might[seat]
        beats = tables.beaten_by[known.trump][counted] & might
        free = beats & (follow | tables.always[after]) if follow else beats
        over |= beats
        safe *= 1 - known.can_beat(seat, counted, after)
        safe_from_free *= lacks(free.bit_count(), known.view.cards_left[seat], might.bit_count())
    if follow and safe_from_free - safe < HARDLY:  # a seat without the led suit is not to be feared
        over &= follow | tables.always[after]
    return Threat(over, 1 - safe)


def dangers(known: Knowledge, card: int, over: int) -> list[Message]:
    """The cards of `over` that beat `card`, in words: its own suit first, then trumps, then the special ones."""
    pack = known.pack
    suit = pack.suit_of[card]
    own = over & pack.suits[suit] if suit < NO_TRUMP else 0
    trumps = over & pack.suits[known.trump] & ~own if known.trump < NO_TRUMP else 0
    special = over & ~own & ~trumps
    words = []
    if own:
        words += _higher(known, own, suit)
    if trumps:
        lone = cards_of(trumps)
        words.append(
            message("danger-trump") if len(lone) > 1 else message("danger-card", card=lone[0].message)
        )
    if special:
        words.append(_special(known, cards_of(special)))
    return words


def _higher(known: Knowledge, own: int, suit: int) -> list[Message]:
    cards = sorted(cards_of(own), key=lambda card: known.pack.rank_of[card])
    if len(cards) > FEW:
        of = message("suit-trumps") if suit == known.trump else Suit(suit).message
        return [message("danger-higher", number=message("number", count=len(cards)), suit=of)]
    return [_rank(card) for card in cards]


def _rank(card: Card) -> Message:
    """A card of a suit that is spoken of already; a two among the high spades keeps its suit."""
    if card in JOKERS or card.rank == 0:
        return message("danger-card", card=card.message)
    return message("danger-rank", rank=card.rank_message)


def _special(known: Knowledge, cards: list[Card]) -> Message:
    face = known.view.sheet.faces.get(cards[0])
    if face is None:
        return message("danger-ace")
    return message("danger-last" if len(cards) == 1 else "danger-part", part=face.part)


def standing(known: Knowledge, card: int, name: Message) -> Message:
    """How a card stands that is the best of its trick once it is played, as a clause."""
    if not known.later:
        return message("stand-certain", card=name)
    fear = threat(known, card, rivals(known))
    if not fear.over:
        if not rivals(known):
            return message("stand-partner", player=known.view.players[known.later[0]], card=name)
        return message("stand-safe", card=name)
    words = either(dangers(known, card, fear.over))
    if fear.chance < HARDLY:
        return message("stand-hardly", card=name, dangers=words)
    return message(
        "stand-beaten" if fear.chance > 0.6 else "stand-beaten-only",
        card=name,
        dangers=words,
        odds=odds_message(fear.chance),
    )


def power(known: Knowledge, card: int) -> int:
    """How strong a card is for the rest of the round: the fewer cards out there beat it, the higher."""
    return -(known.tables.beaten_by[known.trump][card] & known.unseen).bit_count()


def is_low(known: Knowledge, card: int) -> bool:
    """Whether most of the hidden cards of its suit are higher."""
    suit = known.pack.suit_of[card]
    rest = known.unseen & known.pack.suits[suit] if suit < NO_TRUMP else known.unseen
    over = rest & known.tables.beaten_by[known.trump][card]
    return 2 * over.bit_count() > rest.bit_count()
