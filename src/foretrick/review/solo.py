"""Why a card is good where everybody plays alone for the exact bid."""

from __future__ import annotations

from foretrick.bots.knowledge import Knowledge
from foretrick.review.threats import is_low, power, rivals, standing, threat
from foretrick.review.words import Voice, about, can_take, more, number, the

LIKELY = 0.6  # a lead that is beaten as often is not meant to win


def reason(known: Knowledge, card: int, voice: Voice) -> str:
    """One sentence, without its full stop."""
    need, left = known.need, known.view.cards_left[known.seat]
    if need > left:
        return hopeless(known, card, "The bid cannot be made any more")
    if need > 0:
        return wanting(known, card, voice)
    return enough(known, card, voice)


def hopeless(known: Knowledge, card: int, head: str) -> str:
    """`head` says what can no longer be made; each trick won may still save something."""
    name = the(known.view.sheet, card)
    if not known.takes(card):
        return f"{head}; {name} costs least"
    return f"{head}; {standing(known, card, name)}"


def wanting(known: Knowledge, card: int, voice: Voice) -> str:
    """Tricks are still needed."""
    need, left = known.need, known.view.cards_left[known.seat]
    head = voice.does("need") + (" every trick that is left" if need == left > 1 else f" {more(need)}")
    return seeking(known, card, head)


def seeking(known: Knowledge, card: int, head: str) -> str:
    """`head` says that tricks are needed; the card takes this one, or leaves it for a better one."""
    sheet = known.view.sheet
    name = the(sheet, card)
    if not known.takes(card):
        return f"{head}, but {passing(known, card, name)}"
    low = not known.plays and is_low(known, card) and threat(known, card, rivals(known)).chance > LIKELY
    if low and (kept := better(known, card)) is not None:
        return f"{head}, but not this one: {name} is led low, and {the(sheet, kept)} is kept for later"
    if not known.later and cheapest(known, card):
        return f"{head}; {name} is the cheapest card that takes this one"
    return f"{head}; {standing(known, card, name)}"


def passing(known: Knowledge, card: int, name: str) -> str:
    """This trick is left to others although tricks are needed."""
    if not any(known.takes(choice) for choice in known.choices):
        least = power(known, card) == min(power(known, choice) for choice in known.choices)
        why = ", the card least likely to win one later" if least and len(known.choices) > 1 else ""
        return f"this one cannot be won; {name} goes{why}"
    kept = better(known, card)
    keeps = f" and keeps {the(known.view.sheet, kept)} for a better moment" if kept is not None else ""
    return f"not this one: {name} lets it go{keeps}"


def enough(known: Knowledge, card: int, voice: Voice) -> str:
    """No further trick is wanted."""
    head = contented(known, voice)
    name = the(known.view.sheet, card)
    if not known.takes(card):
        return f"{head}, and {losing(known, card, name)}"
    if not known.plays:
        return f"{head}, and {leading(known, card, name)}"
    if all(known.takes(choice) for choice in known.choices):
        return f"{head}, but cannot stay under this trick{hoping(known, card, name)}"
    if not known.later:
        return f"{head}, but it costs least to take this trick with {name}"
    return f"{head}, and {name} is worth the risk{hoping(known, card, name)}"


def contented(known: Knowledge, voice: Voice) -> str:
    """How a seat stands that wants no further trick."""
    if known.need < 0:
        return f"{voice.subject} {voice.has} {number(-known.need)} too many already"
    return f"{voice.does('want')} no trick" if known.bid == 0 else f"{voice.subject} {voice.has} the bid"


def losing(known: Knowledge, card: int, name: str) -> str:
    """A card that does not take the trick: best is to be rid of the most dangerous one."""
    losers = [choice for choice in known.choices if not known.takes(choice)]
    if len(losers) == 1:
        return f"only {name} stays under this trick"
    if power(known, card) == max(power(known, choice) for choice in losers):
        return f"{name} is the most dangerous card that still loses this trick"
    return f"{name} loses this trick"


def leading(known: Knowledge, card: int, name: str) -> str:
    """A lead that is meant to lose."""
    fear = threat(known, card)
    if not fear.over:
        return f"{name} costs least to lead, although nothing can beat it"
    return can_take(fear.chance, name)


def hoping(known: Knowledge, card: int, name: str) -> str:
    """What becomes of a card that takes the trick for now."""
    if not known.later:
        strongest = power(known, card) == max(power(known, choice) for choice in known.choices)
        why = ", the most dangerous card" if strongest and len(known.choices) > 1 else ""
        return f", so it is taken with {name}{why}"
    fear = threat(known, card)
    return f"; {name} can still be beaten {about(fear.chance)}" if fear.over else f"; {name} costs least"


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
