"""Why a bid, a trump suit or a look is good: one sentence each, without its full stop."""

from __future__ import annotations

from foretrick.bots.knowledge import Knowledge
from foretrick.cards import Card, Suit, cards_of
from foretrick.messages import Message, message
from foretrick.play import Action, Bid, Look, NameTrump, View
from foretrick.review.words import Voice, in_hundred, points
from foretrick.rules import NIL, RuleSheet
from foretrick.search import Analysis, Candidate

STRONG = 3  # cards of a suit that are named


def bid(view: View, action: Bid, analysis: Analysis, voice: Voice) -> Message:
    """How often the bid is made, and what the next best would do."""
    chosen = analysis.of(action)
    others = [candidate for candidate in analysis.candidates if candidate.action != action]
    if not others:
        return message("why-only-bid", bid=action.label)
    return message("why-then", head=promise(view, chosen, voice), clause=compared(chosen, others[0]))


def promise(view: View, chosen: Candidate, voice: Voice) -> Message:
    """How often a bid comes true."""
    action, chance = chosen.action, in_hundred(chosen.exact)
    assert isinstance(action, Bid)
    if action.code >= NIL:
        return voice.says(
            "promise-nil" if view.looked else "promise-nil-unseen", bid=action.label, chance=chance
        )
    if view.sheet.partners:
        return voice.says("promise-contract", bid=action.label, chance=chance)
    return voice.says(
        "promise-tricks", number=message("number", count=action.code), tricks=action.code, chance=chance
    )


def compared(chosen: Candidate, other: Candidate) -> Message:
    """The best of the other bids against the chosen one."""
    lost = other.cost - chosen.cost
    if isinstance(other.action, Look):
        return message("compare-look", points=points(max(lost, 0.0)))
    name, chance = other.action.label, in_hundred(other.exact)
    if lost > 2 * other.cost_error:
        return message("compare-costs", bid=name, chance=chance, points=points(lost))
    if lost > 0:
        return message("compare-same", bid=name, chance=chance)
    return message("compare-more", bid=name, chance=chance, points=points(-lost))


def trump(view: View, action: NameTrump, voice: Voice) -> Message:
    """What the hand holds of the suit; nothing can be said of a hand unseen."""
    if view.hand is None:
        return message("trump-unseen")
    known = Knowledge(view, int(action.suit))
    held = cards_of(known.hand & known.pack.suits[action.suit])
    suit = action.suit.message
    if not held:
        return voice.says("trump-holds-none", suit=suit)
    best = sorted(held, key=lambda card: -known.pack.rank_of[card])[:STRONG]
    longest = max((known.hand & known.pack.suits[suit]).bit_count() for suit in Suit)
    return voice.says(
        "trump-longest" if len(held) == longest and len(held) > 1 else "trump-holds",
        number=message("number", count=len(held)),
        count=len(held),
        suit=suit,
        cards=[_rank(view.sheet, card) for card in best],
    )


def _rank(sheet: RuleSheet, card: Card) -> Message | str:
    """A card of a suit that is spoken of already, by its rank or its part."""
    face = sheet.faces.get(card)
    return face.part if face is not None and face.suitless else card.rank_message


def look(analysis: Analysis, voice: Voice) -> Message:
    """Look first, rather than a promise on cards unseen."""
    blind = next((c for c in analysis.candidates if isinstance(c.action, Bid)), None)
    if blind is None:
        return voice.says("look-before")
    chance, cost = in_hundred(blind.exact), points(blind.cost)
    return message("look-blind", bid=blind.action.label, chance=chance, points=cost)


def said(view: View, action: Action, analysis: Analysis, voice: Voice) -> Message:
    """The sentence for whatever is said before the first card."""
    if isinstance(action, NameTrump):
        return trump(view, action, voice)
    if isinstance(action, Look):
        return look(analysis, voice)
    assert isinstance(action, Bid)
    return bid(view, action, analysis, voice)
