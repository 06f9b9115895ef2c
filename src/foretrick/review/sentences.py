"""One sentence on a decision that a person understands, from what its seat can know."""

from __future__ import annotations

from foretrick.bots.knowledge import Knowledge
from foretrick.messages import Message, message, say
from foretrick.play import Action, Play, View
from foretrick.review import bidding, pairs, solo
from foretrick.review.words import TO_YOU, Voice, card_name
from foretrick.search import Analysis


def reason(view: View, action: Action, analysis: Analysis, voice: Voice = TO_YOU) -> Message:
    """Why the action is good for the view's seat, as a whole sentence."""
    if not isinstance(action, Play):
        return message("sentence", clause=bidding.said(view, action, analysis, voice))
    return card_reason(view, action, voice)


def card_reason(view: View, action: Play, voice: Voice = TO_YOU) -> Message:
    """Why the card is good, which needs no analysis."""
    if view.choices.bit_count() == 1:
        clause = message("why-only-card", card=card_name(view.sheet, action.card))
    else:
        reason = pairs.reason if view.sheet.partners else solo.reason
        clause = reason(Knowledge(view), int(action.card), voice)
    return message("sentence", clause=clause)


def why(view: View, action: Action, analysis: Analysis, voice: Voice = TO_YOU, language: str = "en") -> str:
    """The reason for an action in words."""
    return say(reason(view, action, analysis, voice), language)


def why_card(view: View, action: Play, voice: Voice = TO_YOU, language: str = "en") -> str:
    """The reason for a card in words."""
    return say(card_reason(view, action, voice), language)
