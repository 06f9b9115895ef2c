"""Why a card is good where everybody plays alone for the exact bid."""

from __future__ import annotations

from foretrick.bots.knowledge import Knowledge
from foretrick.messages import Message, message
from foretrick.review.threats import is_low, power, rivals, standing, threat
from foretrick.review.words import Voice, can_take, card_name, odds_message

LIKELY = 0.6  # a lead that is beaten as often is not meant to win


def reason(known: Knowledge, card: int, voice: Voice) -> Message:
    """One sentence, without its full stop."""
    need, left = known.need, known.view.cards_left[known.seat]
    if need > left:
        return hopeless(known, card, message("why-bid-lost"))
    if need > 0:
        return wanting(known, card, voice)
    return enough(known, card, voice)


def hopeless(known: Knowledge, card: int, head: Message) -> Message:
    """`head` says what can no longer be made; each trick won may still save something."""
    name = card_name(known.view.sheet, card)
    if not known.takes(card):
        return message("why-costs-least", head=head, card=name)
    return message("why-then", head=head, clause=standing(known, card, name))


def wanting(known: Knowledge, card: int, voice: Voice) -> Message:
    """Tricks are still needed."""
    need, left = known.need, known.view.cards_left[known.seat]
    every = need == left > 1
    return seeking(
        known, card, voice.says("why-needs-all") if every else voice.says("why-needs", tricks=need)
    )


def seeking(known: Knowledge, card: int, head: Message) -> Message:
    """`head` says that tricks are needed; the card takes this one, or leaves it for a better one."""
    sheet = known.view.sheet
    name = card_name(sheet, card)
    if not known.takes(card):
        return message("why-but", head=head, clause=passing(known, card, name))
    low = not known.plays and is_low(known, card) and threat(known, card, rivals(known)).chance > LIKELY
    if low and (kept := better(known, card)) is not None:
        return message("why-led-low", head=head, card=name, kept=card_name(sheet, kept))
    if not known.later and cheapest(known, card):
        return message("why-cheapest", head=head, card=name)
    return message("why-then", head=head, clause=standing(known, card, name))


def passing(known: Knowledge, card: int, name: Message) -> Message:
    """This trick is left to others although tricks are needed."""
    if not any(known.takes(choice) for choice in known.choices):
        least = power(known, card) == min(power(known, choice) for choice in known.choices)
        spare = least and len(known.choices) > 1
        return message("pass-spare" if spare else "pass-lost", card=name)
    kept = better(known, card)
    if kept is None:
        return message("pass-this", card=name)
    return message("pass-keeps", card=name, kept=card_name(known.view.sheet, kept))


def enough(known: Knowledge, card: int, voice: Voice) -> Message:
    """No further trick is wanted."""
    head = contented(known, voice)
    name = card_name(known.view.sheet, card)
    if not known.takes(card):
        return message("why-and", head=head, clause=losing(known, card, name))
    if not known.plays:
        return message("why-and", head=head, clause=leading(known, card, name))
    if all(known.takes(choice) for choice in known.choices):
        return hoping(known, card, name, message("why-cannot-stay-under", head=head))
    if not known.later:
        return message("why-cheaper-to-take", head=head, card=name)
    return hoping(known, card, name, message("why-worth-the-risk", head=head, card=name))


def contented(known: Knowledge, voice: Voice) -> Message:
    """How a seat stands that wants no further trick."""
    if known.need < 0:
        return voice.says("why-too-many", number=message("number", count=-known.need))
    return voice.says("why-wants-none" if known.bid == 0 else "why-has-bid")


def losing(known: Knowledge, card: int, name: Message) -> Message:
    """A card that does not take the trick: best is to be rid of the most dangerous one."""
    losers = [choice for choice in known.choices if not known.takes(choice)]
    if len(losers) == 1:
        return message("lose-only", card=name)
    dangerous = power(known, card) == max(power(known, choice) for choice in losers)
    return message("lose-dangerous" if dangerous else "lose-this", card=name)


def leading(known: Knowledge, card: int, name: Message) -> Message:
    """A lead that is meant to lose."""
    fear = threat(known, card)
    return can_take(fear.chance, name) if fear.over else message("lead-least", card=name)


def hoping(known: Knowledge, card: int, name: Message, head: Message) -> Message:
    """`head`, with what becomes of a card that takes the trick for now."""
    if not known.later:
        strongest = power(known, card) == max(power(known, choice) for choice in known.choices)
        dangerous = strongest and len(known.choices) > 1
        return message("why-taken-danger" if dangerous else "why-taken", head=head, card=name)
    fear = threat(known, card)
    if not fear.over:
        return message("why-costs-least", head=head, card=name)
    return message("why-still-beaten", head=head, card=name, odds=odds_message(fear.chance))


def better(known: Knowledge, card: int) -> int | None:
    """The strongest other card of the hand, if it is stronger than this one."""
    others = [other for other in map(int, known.view.hand or ()) if other != card]
    best = max(others, key=lambda other: (power(known, other), other), default=None)
    return best if best is not None and power(known, best) > power(known, card) else None


def cheapest(known: Knowledge, card: int) -> bool:
    """Whether this is the weakest of several cards that take the trick."""
    taking = [choice for choice in known.choices if known.takes(choice)]
    least = min(power(known, choice) for choice in taking)
    return power(known, card) == least < max(power(known, choice) for choice in taking)
