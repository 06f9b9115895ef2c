"""The sentences that players read: why an action is not allowed, what the moment asks, how a view prints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretrick.cards import JOKERS, Card, Suit, cards_of
from foretrick.kernel.tables import tables_for
from foretrick.messages import Listed, Message, either, message, say
from foretrick.play.actions import PHASE_OF, Action, Bid, IllegalAction, Look, Play, bid_label
from foretrick.rules import BLIND_NIL, NIL, RuleSheet, bid_name

if TYPE_CHECKING:
    from foretrick.play.view import View


def why_not(view: View, action: Action) -> IllegalAction | None:
    """The reason why the view's seat may not do this now; `None` if it may."""
    if out_of_turn := _out_of_turn(view, action):
        return out_of_turn
    if isinstance(action, Play):
        return _why_not_card(view, action.card)
    if isinstance(action, Bid | Look):
        return _why_not_bid(view, action)
    return None


_TIME_TO = {
    "play": message("error-time-to-play"),
    "bid": message("error-time-to-bid"),
    "trump": message("error-time-to-name"),
    "deal": message("error-time-to-deal"),
}


def _out_of_turn(view: View, action: Action) -> IllegalAction | None:
    sheet = view.sheet
    if view.phase == "over":
        return IllegalAction(message("error-match-over"))
    if PHASE_OF.get(type(action)) != view.phase:
        return IllegalAction(_TIME_TO[view.phase], _clause_of_phase(view))
    if view.may_act:
        return None
    if view.phase == "bid" and view.seat is not None and view.has_bid[view.seat]:
        return IllegalAction(message("error-bid-stands"), _clause_of_phase(view))
    names = _awaited(view)
    if view.phase == "trump":
        return IllegalAction(message("error-dealer-names", names=names), sheet.cite("name-trump"))
    return IllegalAction(message("error-not-your-turn", names=names), _clause_of_phase(view))


def _awaited(view: View) -> Listed:
    return Listed(tuple(view.players[seat] for seat in view.waiting_for))


def _clause_of_phase(view: View) -> str:
    bidding = "simultaneous" if view.sheet.simultaneous else "turn-bid"
    ideas = {"play": "turn-play", "trump": "name-trump", "bid": bidding, "deal": "deal"}
    return view.sheet.cite(ideas[view.phase])


def _why_not_card(view: View, card: Card) -> IllegalAction | None:
    if view.choices >> card & 1:
        return None
    sheet, tables = view.sheet, tables_for(view.sheet)
    hand = view.hand.mask if view.hand is not None else 0
    if not hand >> card & 1:
        return IllegalAction(message("error-not-held", card=card.message), sheet.cite("in-hand"))
    if view.trick is None or not view.trick.plays:
        trumps = view.trump.message if view.trump is not None else message("suit-trumps")
        return IllegalAction(message("error-not-broken", suit=trumps), sheet.cite("lead-trump"))
    suit = _suit_word(sheet, hand & tables.follow[view.led])
    if tables.barred[view.led] >> card & 1:
        return IllegalAction(message("error-led-ace", suit=suit), sheet.cite("other-ace"))
    if card in JOKERS and "joker-follow" in sheet.clauses:
        return IllegalAction(message("error-joker-held", suit=suit), sheet.cite("joker-follow"))
    return IllegalAction(message("error-follow", suit=suit), sheet.cite("follow"))


def _suit_word(sheet: RuleSheet, cards: int) -> Message:
    """The suit that is to be followed, from cards that follow it."""
    suit = sheet.suit(cards_of(cards)[0])
    assert suit is not None
    return suit.message


def _why_not_bid(view: View, action: Bid | Look) -> IllegalAction | None:
    if view.choices >> action.code & 1:
        return None
    sheet = view.sheet
    if isinstance(action, Look):
        return IllegalAction(message("error-seen-already"), sheet.cite("turn-bid"))
    if not view.looked:
        return IllegalAction(message("error-look-first"), sheet.cite("look"))
    if action.code == BLIND_NIL:
        if sheet.blind_bids:
            return IllegalAction(message("error-blind-nil-late"), sheet.cite("blind-nil"))
        idea = "blind-nil" if sheet.partners else "bid-range"
        return IllegalAction(message("error-blind-nil-off"), sheet.cite(idea))
    bids = sheet.bids(view.cards)
    if action.code == NIL:
        return IllegalAction(
            message("error-nil-off"), sheet.cite("nil-off" if sheet.partners else "bid-range")
        )
    if action.code in bids:
        reason = message("error-hook", bid=action.label, cards=view.cards)
        return IllegalAction(reason, sheet.cite("hook"))
    numbers = [bid for bid in bids if bid < NIL]
    reason = message(
        "error-bid-range-nil" if NIL in bids else "error-bid-range", low=numbers[0], high=numbers[-1]
    )
    return IllegalAction(reason, sheet.cite("bid-range"))


def moment(view: View) -> Message:
    """What the moment asks of the seat, or whom the table waits for."""
    if view.phase == "over":
        return _ending(view)
    if view.phase == "deal":
        return message("moment-played", round=view.round) if view.round else message("moment-ready")
    if not view.may_act:
        return _waiting(view)
    if view.phase == "trump":
        return message("moment-name-trump")
    if view.phase == "bid":
        return _asks_for_bid(view)
    return _asks_for_card(view)


def _ending(view: View) -> Message:
    winners = view.winners or ()
    names = [view.players[seat] for side in winners for seat in view.sheet.sides[side]]
    points = view.totals[winners[0]]
    if len(names) == 1:
        return message("moment-wins", names=names[0], points=points)
    return message("moment-win" if len(winners) == 1 else "moment-share", names=names, points=points)


def _waiting(view: View) -> Message:
    names = _awaited(view)
    if view.phase == "trump":
        return message("moment-to-name", names=names)
    if view.phase == "play":
        leads = view.trick is None or not view.trick.plays
        return message("moment-to-lead" if leads else "moment-to-play", names=names)
    if view.seat is not None and view.has_bid[view.seat] and view.sheet.simultaneous:
        return message("moment-bid-in", names=names)
    return message("moment-to-bid" if len(view.waiting_for) == 1 else "moment-bids-of", names=names)


def _asks_for_bid(view: View) -> Message:
    if not view.looked:
        return message("moment-look")
    if view.sheet.simultaneous or not any(view.has_bid):
        return message("moment-bid", cards=view.cards)
    return message("moment-bid-after", wanted=view.bid_sum, cards=view.cards)


def _asks_for_card(view: View) -> Message:
    if view.trick is None or not view.trick.plays:
        return message("moment-lead")
    tables = tables_for(view.sheet)
    hand = view.hand.mask if view.hand is not None else 0
    following = view.choices & tables.follow[view.led]
    if not following:
        return message("moment-any-card")
    suit = _suit_word(view.sheet, following)
    others = cards_of(view.choices & ~following)
    if (
        following & tables.excused[view.led]
        and not hand & tables.follow[view.led] & ~tables.excused[view.led]
    ):
        return message("moment-follow-ace" if others else "moment-follow", suit=suit)
    parts = {view.sheet.faces[card].part for card in others if card in view.sheet.faces}
    if not parts:
        return message("moment-follow", suit=suit)
    in_order: list[Message] = sorted(parts, key=lambda part: part.id)
    return message("moment-follow-or", suit=suit, parts=either(in_order))


def mark(view: View, seat: int) -> str | None:
    """What became of a seat's bid: met, over or under; `None` where only its team's contract counts."""
    bid, won = view.bids[seat], view.won[seat]
    wanted = None if bid is None else view.sheet.wanted(bid)
    return None if wanted is None else mark_of(wanted, won)


def mark_of(wanted: int, won: int) -> str:
    """What became of a bid that wanted so many tricks: met, over or under."""
    return "met" if won == wanted else "over" if won > wanted else "under"


def side_notes(view: View, side: int, penalties: int) -> tuple[Message, ...]:
    """How the score of a team came about: its contract, its nils, its bags, its penalty. Nothing for a lone player."""
    sheet = view.sheet
    if not sheet.partners:
        return ()
    contract, taken = view.contracts[side], view.taken[side]
    made = "note-contract-made" if taken >= contract else "note-contract-missed"
    notes = [message(made, contract=contract, taken=taken)] if contract else []
    for seat in sheet.sides[side]:
        bid = view.bids[seat]
        if bid is not None and bid >= NIL:
            kept = "note-nil-failed" if view.won[seat] else "note-nil-held"
            notes.append(
                message(kept, player=view.players[seat], promise=bid_label(bid), taken=view.won[seat])
            )
    now, before = (view.bags or ())[side], (view.lines[-1].bags or ())[side] if view.lines else 0
    if penalty := penalty_note(sheet, penalties):
        notes.append(penalty)
        notes.append(message("note-bags-left", bags=now))
    elif now == before:
        notes.append(message("note-bags", bags=now))
    else:
        notes.append(message("note-bags-before", bags=now, before=before))
    return tuple(notes)


def penalty_note(sheet: RuleSheet, penalties: int) -> Message | None:
    """What so many penalties cost; `None` for none."""
    if not penalties:
        return None
    limit, cost = sheet.scoring.bag_limit or 0, sheet.scoring.bag_cost
    return message("note-penalty", bags=penalties * limit, points=-penalties * cost)


def trump_message(trump: Suit | None) -> Message:
    """What is trump."""
    return message("trump-is", suit=trump.message) if trump is not None else message("trump-none")


def trump_sentence(trump: Suit | None) -> str:
    """What is trump, in English."""
    return say(trump_message(trump))


def picture(view: View) -> str:
    """The view as plain text, for a terminal or a notebook."""
    of = f" of {view.sheet.rounds}" if view.sheet.rounds else ""
    trump = trump_sentence(view.trump) if view.trump_known else "Trump is still to be named"
    rows = [f"{view.sheet.title}, round {view.round}{of}. {trump}."]
    for seat, name in enumerate(view.players):
        bid = view.bids[seat]
        said = "-" if bid is None else str(bid_name(bid))
        marks = ("dealer " if seat == view.dealer else "") + ("to act" if seat in view.waiting_for else "")
        rows.append(f"  {name:<12} bid {said:>9}  took {view.won[seat]:>2}  {marks}".rstrip())
    if view.trick is not None and view.trick.plays:
        rows.append("Trick: " + ", ".join(f"{view.players[p.seat]} {p.card}" for p in view.trick.plays))
    if view.hand is not None:
        rows.append(f"Hand: {view.hand}")
    rows.append(view.says + ("" if view.says.endswith(".") else "."))
    return "\n".join(rows)
