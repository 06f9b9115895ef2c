"""The sentences that players read: why an action is not allowed, what the moment asks, how a view prints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretrick.cards import JOKERS, Card, Suit, cards_of
from foretrick.kernel.tables import tables_for
from foretrick.play.actions import PHASE_OF, Action, Bid, IllegalAction, Look, Play
from foretrick.rules import BLIND_NIL, NIL, RuleSheet, bid_name
from foretrick.rules.options import either

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
    "play": "play a card",
    "bid": "bid",
    "trump": "name the trump suit",
    "deal": "deal the next round",
}


def _out_of_turn(view: View, action: Action) -> IllegalAction | None:
    sheet = view.sheet
    if view.phase == "over":
        return IllegalAction("The match is over")
    if PHASE_OF.get(type(action)) != view.phase:
        return IllegalAction(f"It is time to {_TIME_TO[view.phase]} now", _clause_of_phase(view))
    if view.may_act:
        return None
    if view.phase == "bid" and view.seat is not None and view.has_bid[view.seat]:
        return IllegalAction("Your bid is in, and a bid stands", _clause_of_phase(view))
    names = either([view.players[seat] for seat in view.waiting_for], "and")
    if view.phase == "trump":
        return IllegalAction(f"The dealer, {names}, names the trump suit", sheet.cite("name-trump"))
    return IllegalAction(f"It is not your turn: the table waits for {names}", _clause_of_phase(view))


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
        return IllegalAction(f"You do not hold the {card.name}", sheet.cite("in-hand"))
    if view.trick is None or not view.trick.plays:
        return IllegalAction(
            f"{_trump_word(view)} are not broken yet, so lead another suit", sheet.cite("lead-trump")
        )
    held = hand & tables.follow[view.led]
    suit = sheet.suit(cards_of(held)[0])
    word = suit.word if suit is not None else "the led suit"
    if tables.barred[view.led] >> card & 1:
        sentence = f"You hold a card of the led suit, {word}, so the ace of another suit may not be played"
        return IllegalAction(sentence, sheet.cite("other-ace"))
    if card in JOKERS and "joker-follow" in sheet.clauses:
        return IllegalAction(f"You hold {word}, so a joker may not be thrown", sheet.cite("joker-follow"))
    single = suit.singular if suit is not None else "card of that suit"
    return IllegalAction(f"You hold {word}, so a {single} must be played", sheet.cite("follow"))


def _trump_word(view: View) -> str:
    return view.trump.word.capitalize() if view.trump is not None else "Trumps"


def _why_not_bid(view: View, action: Bid | Look) -> IllegalAction | None:
    if view.choices >> action.code & 1:
        return None
    sheet = view.sheet
    if isinstance(action, Look):
        return IllegalAction("You have seen your cards already", sheet.cite("turn-bid"))
    if not view.looked:
        return IllegalAction("Look at your cards first, or bid blind nil", sheet.cite("look"))
    if action.code == BLIND_NIL:
        if sheet.blind_bids:
            return IllegalAction(
                "You have seen your cards, so it is too late for blind nil", sheet.cite("blind-nil")
            )
        idea = "blind-nil" if sheet.partners else "bid-range"
        return IllegalAction("Blind nil is not played at this table", sheet.cite(idea))
    bids = sheet.bids(view.cards)
    if action.code == NIL:
        return IllegalAction(
            "Nil is not played at this table", sheet.cite("nil-off" if sheet.partners else "bid-range")
        )
    if action.code in bids:
        sentence = (
            f"With {action} the bids would add up to {_tricks(view.cards)}, which the dealer may not do"
        )
        return IllegalAction(sentence, sheet.cite("hook"))
    numbers = [bid for bid in bids if bid < NIL]
    nil = " or nil" if NIL in bids else ""
    return IllegalAction(
        f"A bid is a number from {numbers[0]} to {numbers[-1]}{nil}", sheet.cite("bid-range")
    )


def _tricks(count: int) -> str:
    return "1 trick" if count == 1 else f"{count} tricks"


def message(view: View) -> str:
    """What the moment asks of the seat, or whom the table waits for."""
    if view.phase == "over":
        return _ending(view)
    if view.phase == "deal":
        return f"Round {view.round} is played" if view.round else "Ready to deal"
    if not view.may_act:
        return _waiting(view)
    if view.phase == "trump":
        return "Name the trump suit"
    if view.phase == "bid":
        return _asks_for_bid(view)
    return _asks_for_card(view)


def _ending(view: View) -> str:
    winners = view.winners or ()
    names = [view.players[seat] for side in winners for seat in view.sheet.sides[side]]
    total = f"{points(view.totals[winners[0]])} points"
    if view.sheet.partners or len(names) > 1:
        return f"{either(names, 'and')} {'win' if len(winners) == 1 else 'share the win'} with {total}"
    return f"{names[0]} wins with {total}"


def _waiting(view: View) -> str:
    names = either([view.players[seat] for seat in view.waiting_for], "and")
    if view.phase == "trump":
        return f"{names} names the trump suit"
    if view.phase == "play":
        return f"{names} to lead" if view.trick is None or not view.trick.plays else f"{names} to play"
    if view.seat is not None and view.has_bid[view.seat] and view.sheet.simultaneous:
        return f"Your bid is in. Waiting for {names}"
    return f"{names} to bid" if len(view.waiting_for) == 1 else f"Waiting for the bids of {names}"


def _asks_for_bid(view: View) -> str:
    if not view.looked:
        return "Look at your cards, or bid blind nil"
    if view.sheet.simultaneous or not any(view.has_bid):
        return f"Your bid: {_tricks(view.cards)} to win"
    return f"Your bid: {view.bid_sum} wanted so far, {_tricks(view.cards)} to win"


def _asks_for_card(view: View) -> str:
    if view.trick is None or not view.trick.plays:
        return "Your lead"
    tables = tables_for(view.sheet)
    hand = view.hand.mask if view.hand is not None else 0
    following = view.choices & tables.follow[view.led]
    if not following:
        return "Play any card"
    suit = view.sheet.suit(cards_of(following)[0])
    others = cards_of(view.choices & ~following)
    word = suit.word if suit is not None else "suit"
    if (
        following & tables.excused[view.led]
        and not hand & tables.follow[view.led] & ~tables.excused[view.led]
    ):
        return f"Follow {word} with the ace, or throw another card" if others else f"Follow {word}"
    marks = sorted({view.sheet.faces[card].mark.capitalize() for card in others if card in view.sheet.faces})
    return f"Follow {word}, or play a {either(marks)}" if marks else f"Follow {word}"


def mark(view: View, seat: int) -> str | None:
    """What became of a seat's bid: met, over or under; `None` where only its team's contract counts."""
    bid, won = view.bids[seat], view.won[seat]
    wanted = None if bid is None else view.sheet.wanted(bid)
    return None if wanted is None else mark_of(wanted, won)


def mark_of(wanted: int, won: int) -> str:
    """What became of a bid that wanted so many tricks: met, over or under."""
    return "met" if won == wanted else "over" if won > wanted else "under"


def side_notes(view: View, side: int, penalties: int) -> tuple[str, ...]:
    """How the score of a team came about: its contract, its nils, its bags, its penalty. Nothing for a lone player."""
    sheet = view.sheet
    if not sheet.partners:
        return ()
    contract, taken = view.contracts[side], view.taken[side]
    reached = "made" if taken >= contract else "missed"
    notes = [f"Contract {contract} {reached}, {_tricks(taken)} taken."] if contract else []
    for seat in sheet.sides[side]:
        bid = view.bids[seat]
        if bid is not None and bid >= NIL:
            promise = str(bid_name(bid)).replace("-", " ")
            won = view.won[seat]
            outcome = "held" if won == 0 else f"failed: {_tricks(won)} taken"
            notes.append(f"{view.players[seat]}\N{RIGHT SINGLE QUOTATION MARK}s {promise} {outcome}.")
    now, before = (view.bags or ())[side], (view.lines[-1].bags or ())[side] if view.lines else 0
    if penalty := penalty_note(sheet, penalties):
        notes.append(penalty)
    change = "" if now == before else f", {before or 'none'} before"
    notes.append(f"{_bags(now)} left." if penalties else f"{_bags(now)}{change}.")
    return tuple(notes)


def penalty_note(sheet: RuleSheet, penalties: int) -> str | None:
    """What so many penalties cost; `None` for none."""
    if not penalties:
        return None
    limit, cost = sheet.scoring.bag_limit or 0, sheet.scoring.bag_cost
    return f"{penalties * limit} bags: {points(-penalties * cost)}."


def points(score: int) -> str:
    """A score with a true minus sign."""
    return f"\N{MINUS SIGN}{-score}" if score < 0 else str(score)


def _bags(count: int) -> str:
    return "1 bag" if count == 1 else f"{count or 'No'} bags"


def trump_sentence(trump: Suit | None) -> str:
    return f"{trump.word.capitalize()} are trump" if trump is not None else "No trump this round"


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
