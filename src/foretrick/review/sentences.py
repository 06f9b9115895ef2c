"""One sentence on a decision that a person understands, from what its seat can know."""

from __future__ import annotations

from foretrick.bots.knowledge import Knowledge
from foretrick.play import Action, Play, View
from foretrick.review import bidding, pairs, solo
from foretrick.review.words import TO_YOU, Voice, capitalised, the
from foretrick.search import Analysis


def why(view: View, action: Action, analysis: Analysis, voice: Voice = TO_YOU) -> str:
    """Why the action is good for the view's seat, as a whole sentence."""
    if not isinstance(action, Play):
        return f"{capitalised(bidding.said(view, action, analysis, voice))}."
    return why_card(view, action, voice)


def why_card(view: View, action: Play, voice: Voice = TO_YOU) -> str:
    """Why the card is good, which needs no analysis."""
    if view.choices.bit_count() == 1:
        return f"{capitalised(the(view.sheet, action.card))} is the only card that may be played."
    known = Knowledge(view)
    reason = pairs.reason if view.sheet.partners else solo.reason
    return f"{capitalised(reason(known, int(action.card), voice))}."
