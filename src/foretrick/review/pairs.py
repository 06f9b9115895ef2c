"""Why a card is good where partners share a contract: nils first, then the contracts, then the bags."""

from __future__ import annotations

from foretrick.bots.knowledge import Knowledge
from foretrick.messages import Message, message
from foretrick.review.solo import hopeless, losing, seeking
from foretrick.review.threats import rivals, standing, threat
from foretrick.review.words import Voice, can_take, card_name, odds_message


def reason(known: Knowledge, card: int, voice: Voice) -> Message:
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


def own_nil(known: Knowledge, card: int, voice: Voice) -> Message:
    """A seat that promised to take no trick."""
    name = card_name(known.view.sheet, card)
    head = voice.says("why-wants-nothing")
    if not known.takes(card):
        return message("why-and", head=head, clause=losing(known, card, name))
    fear = threat(known, card)
    if not fear.over:
        return message("why-cannot-help", head=head, card=name)
    if not known.plays:
        return message("why-and", head=head, clause=can_take(fear.chance, name))
    return voice.says("why-hopes", head=head, card=name, odds=odds_message(fear.chance))


def cover(known: Knowledge, card: int, partner: int) -> Message | None:
    """A card that shields the partner's nil; nothing where the partner is not in danger on this trick."""
    name, who = card_name(known.view.sheet, card), known.view.players[partner]
    if known.view.best == partner:
        return message("cover-takes" if known.takes(card) else "cover-cannot", card=name, partner=who)
    if partner in known.later and known.takes(card):
        return message("cover-over", card=name, partner=who)
    return None


def against_nil(known: Knowledge, card: int) -> Message | None:
    """A card that leaves an opponent with a nil in the trick; nothing where none is the best of it."""
    best = known.view.best
    ours = known.view.sheet.sides[side_of(known)]
    if best is None or best in ours or not known.nil_alive(best) or known.takes(card):
        return None
    name = card_name(known.view.sheet, card)
    return message("why-breaks-nil", player=known.view.players[best], card=name)


def leave(known: Knowledge, card: int, partner: int) -> Message:
    """The trick is the partner's already."""
    name, who = card_name(known.view.sheet, card), known.view.players[partner]
    could = any(known.takes(choice) for choice in known.choices)
    return message("leave-partner" if could else "leave-enough", partner=who, card=name)


def contract(known: Knowledge, card: int, voice: Voice) -> Message:
    """The contracts: ours to be made, theirs to be broken, and no bag that can be helped."""
    view, side = known.view, side_of(known)
    ours = view.contracts[side] - view.taken[side]
    theirs = view.contracts[1 - side] - view.taken[1 - side]
    left, name = view.tricks_left, card_name(view.sheet, card)
    if ours > left:
        return hopeless(known, card, message("why-contract-lost"))
    if ours > 0:
        head = voice.says("why-side-needs", tricks=ours) if ours < left else voice.says("why-side-needs-all")
        return seeking(known, card, head)
    if 0 < theirs <= left and known.takes(card) and left - theirs <= 1:
        head = message("why-they-need", tricks=theirs, left=left)
        return message("why-then", head=head, clause=standing(known, card, name))
    head = voice.says("why-side-made")
    if not known.takes(card):
        return message("why-no-bag", head=head, clause=losing(known, card, name))
    if not known.plays:
        fear = threat(known, card, rivals(known))
        return message("why-no-bag", head=head, clause=can_take(fear.chance, name))
    if not any(not known.takes(choice) for choice in known.choices):
        return message("why-costs-least", head=message("why-cannot-stay-under", head=head), card=name)
    return message("why-takes-a-bag", head=head, card=name)
