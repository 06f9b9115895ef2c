"""Why a bid, a trump suit or a look is good: one sentence each, without its full stop."""

from __future__ import annotations

from foretrick.bots.knowledge import Knowledge
from foretrick.cards import Suit, cards_of
from foretrick.play import Action, Bid, Look, NameTrump, View
from foretrick.review.words import Voice, card_name, in_hundred, number, points
from foretrick.rules import NIL
from foretrick.rules.options import either
from foretrick.search import Analysis, Candidate

STRONG = 3  # cards of a suit that are named


def bid(view: View, action: Bid, analysis: Analysis, voice: Voice) -> str:
    """How often the bid is made, and what the next best would do."""
    chosen = analysis.of(action)
    others = [candidate for candidate in analysis.candidates if candidate.action != action]
    if not others:
        return f"{action} is the only bid allowed"
    first = promise(view, chosen, voice)
    return f"{first}; {compared(chosen, others[0])}"


def promise(view: View, chosen: Candidate, voice: Voice) -> str:
    """How often a bid comes true."""
    action = chosen.action
    assert isinstance(action, Bid)
    if action.code >= NIL:
        unseen = "" if view.looked else ", unseen as the cards are"
        return f"{voice.subject} can expect to keep a {action} {in_hundred(chosen.exact)}{unseen}"
    made = f"about {in_hundred(chosen.exact)}"
    if view.sheet.partners:
        return f"{voice.side} makes its contract {made} with {action}"
    tricks = {0: "no trick", 1: "exactly one trick"}.get(action.code, f"exactly {number(action.code)} tricks")
    return f"{voice.does('take')} {tricks} {made}"


def compared(chosen: Candidate, other: Candidate) -> str:
    """The best of the other bids against the chosen one."""
    lost = other.cost - chosen.cost
    if isinstance(other.action, Look):
        return f"to look first would cost {points(max(lost, 0.0))}"
    hits = f"{other.action}, the next best, would come true {in_hundred(other.exact)}"
    if lost > 2 * other.cost_error:
        return f"{hits} and costs {points(lost)}"
    return f"{hits} and is worth about as much" if lost > 0 else f"{hits} and is worth {points(-lost)} more"


def trump(view: View, action: NameTrump, voice: Voice) -> str:
    """What the hand holds of the suit; nothing can be said of a hand unseen."""
    if view.hand is None:
        return "Before the cards are seen, one suit is nearly as good as another"
    known = Knowledge(view, int(action.suit))
    held = cards_of(known.hand & known.pack.suits[action.suit])
    word = action.suit.word
    if not held:
        return f"{voice.subject} {voice.has} no {word}, and would rather see no other suit as trump"
    best = sorted(held, key=lambda card: -known.pack.rank_of[card])[:STRONG]
    named = either([card_name(view.sheet, card).split(" of ")[0] for card in best], "and")
    longest = max((known.hand & known.pack.suits[suit]).bit_count() for suit in Suit)
    count = f"{number(len(held))} {action.suit.singular if len(held) == 1 else word}"
    most = ", the longest suit," if len(held) == longest and len(held) > 1 else ""
    return f"{voice.subject} {voice.has} {count}{most} with the {named}"


def look(analysis: Analysis, voice: Voice) -> str:
    """Look first, rather than a promise on cards unseen."""
    blind = next((c for c in analysis.candidates if isinstance(c.action, Bid)), None)
    if blind is None:
        return (
            f"Better look before {'you promise' if voice.name is None else voice.name + ' promises'} anything"
        )
    return (
        f"A {blind.action} would hold only {in_hundred(blind.exact)}, so it costs {points(blind.cost)} "
        "against a look at the cards first"
    )


def said(view: View, action: Action, analysis: Analysis, voice: Voice) -> str:
    """The sentence for whatever is said before the first card."""
    if isinstance(action, NameTrump):
        return trump(view, action, voice)
    if isinstance(action, Look):
        return look(analysis, voice)
    assert isinstance(action, Bid)
    return bid(view, action, analysis, voice)
