"""Why a card is good where partners share a contract: nils first, then the contracts, then the bags."""

from __future__ import annotations

from foretrick.bots.knowledge import Knowledge
from foretrick.review.solo import hopeless, losing, seeking
from foretrick.review.threats import rivals, standing, threat
from foretrick.review.words import Voice, about, can_take, capitalised, more, the


def reason(known: Knowledge, card: int, voice: Voice) -> str:
    """One sentence, without its full stop."""
    partner = partner_of(known)
    if known.nil_alive(known.seat):
        return own_nil(known, card, voice)
    if known.nil_alive(partner) and (covered := cover(known, card, partner)):
        return covered
    if trapped := against_nil(known, card):
        return trapped
    if known.view.best == partner and not known.takes(card):
        return leave(known, card, partner)
    return contract(known, card, voice)


def partner_of(known: Knowledge) -> int:
    """The seat that shares the contract."""
    side = known.view.sheet.sides[side_of(known)]
    return next(seat for seat in side if seat != known.seat)


def side_of(known: Knowledge) -> int:
    """The number of the own side."""
    return next(number for number, side in enumerate(known.view.sheet.sides) if known.seat in side)


def own_nil(known: Knowledge, card: int, voice: Voice) -> str:
    """A seat that promised to take no trick."""
    name = the(known.view.sheet, card)
    head = f"{voice.does('want')} no trick at all"
    if not known.takes(card):
        return f"{head}, and {losing(known, card, name)}"
    fear = threat(known, card)
    if not fear.over:
        return f"{head}, but cannot help taking this one; {name} costs least"
    if not known.plays:
        return f"{head}, and {can_take(fear.chance, name)}"
    return f"{head}, and hopes for a higher card: {name} can be beaten {about(fear.chance)}"


def cover(known: Knowledge, card: int, partner: int) -> str:
    """A card that shields the partner's nil; nothing where the partner is not in danger on this trick."""
    name, who = the(known.view.sheet, card), known.view.players[partner]
    if known.view.best == partner:
        if known.takes(card):
            return f"{capitalised(name)} takes the trick off {who}, whose nil would be broken"
        return f"Nothing here takes the trick off {who}, whose nil is in danger; {name} costs least"
    if partner in known.later and known.takes(card):
        return f"{capitalised(name)} covers the nil of {who}, who can stay under it"
    return ""


def against_nil(known: Knowledge, card: int) -> str:
    """A card that leaves an opponent with a nil in the trick; nothing where none is the best of it."""
    best = known.view.best
    ours = known.view.sheet.sides[side_of(known)]
    if best is None or best in ours or not known.nil_alive(best) or known.takes(card):
        return ""
    name = the(known.view.sheet, card)
    return f"{known.view.players[best]} is winning this trick and so breaking a nil; {name} stays under it"


def leave(known: Knowledge, card: int, partner: int) -> str:
    """The trick is the partner's already."""
    name, who = the(known.view.sheet, card), known.view.players[partner]
    if any(known.takes(choice) for choice in known.choices):
        return f"{who} is winning this trick, so there is no need to beat a partner; {name} is enough"
    return f"{who} is winning this trick; {name} is enough"


def contract(known: Knowledge, card: int, voice: Voice) -> str:
    """The contracts: ours to be made, theirs to be broken, and no bag that can be helped."""
    view, side = known.view, side_of(known)
    ours = view.contracts[side] - view.taken[side]
    theirs = view.contracts[1 - side] - view.taken[1 - side]
    left, name = view.tricks_left, the(view.sheet, card)
    if ours > left:
        return hopeless(known, card, "The contract cannot be made any more")
    if ours > 0:
        head = f"{voice.side} needs {more(ours) if ours < left else 'every trick that is left'}"
        return seeking(known, card, head)
    if 0 < theirs <= left and known.takes(card) and left - theirs <= 1:
        return f"They need {more(theirs)} out of the last {left}; {standing(known, card, name)}"
    head = f"{voice.side} has made its contract"
    if not known.takes(card):
        return f"{head} and wants no bag; {losing(known, card, name)}"
    if not known.plays:
        fear = threat(known, card, rivals(known))
        return f"{head} and wants no bag; {can_take(fear.chance, name)}"
    if not any(not known.takes(choice) for choice in known.choices):
        return f"{head}, but cannot stay under this trick; {name} costs least"
    return f"{head}; {name} takes the trick away from them at the price of a bag"
