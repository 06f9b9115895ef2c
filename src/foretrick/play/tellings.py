"""The events of a match and their sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from foretrick.cards import Card, Suit
from foretrick.play.actions import Bid
from foretrick.play.events import Event
from foretrick.play.rounds import Line, Played, Round, Trick
from foretrick.play.sentences import points, trump_sentence
from foretrick.rules import bid_name
from foretrick.rules.options import either

if TYPE_CHECKING:
    from foretrick.play.match import Match


def dealt(match: Match, now: Round) -> Event:
    dealer = match.players[now.deal.dealer]
    cards = len(now.deal.hands[0])
    each = "1 card" if cards == 1 else f"{cards} cards"
    turned = f" and turns the {_card_name(match, now.deal.turned)}" if now.deal.turned is not None else ""
    trump = f"{trump_sentence(now.trump)}" if now.trump_known else f"{dealer} names the trump suit"
    data = {
        "round": now.number,
        "cards": cards,
        "dealer": now.deal.dealer,
        "turned": now.deal.turned.code if now.deal.turned is not None else None,
        "trump": now.trump.letter if now.trump is not None else None,
        "trump_known": now.trump_known,
    }
    return Event("dealt", f"{dealer} deals {each}{turned}. {trump}.", now.deal.dealer, data=data)


def hand(match: Match, seat: int) -> Event:
    cards = match.view(seat).hand or ()
    names = either([_card_name(match, card) for card in cards], "and") if cards else "no cards"
    codes = [card.code for card in cards]
    return Event("hand", f"Your hand: {names}.", seat, audience=(seat,), data={"cards": codes})


def trump_named(match: Match, seat: int, suit: Suit) -> Event:
    return Event(
        "trump", f"{match.players[seat]} names {suit.word} as trump.", seat, data={"trump": suit.letter}
    )


def looked(match: Match, seat: int) -> Event:
    return Event("looked", f"{match.players[seat]} looks at the cards.", seat)


def bid(match: Match, seat: int, action: Bid, bids: Sequence[int | None]) -> Iterator[Event]:
    """The bid, hidden where all bid at once; and all of them once the last is in."""
    name = match.players[seat]
    if not match.sheet.simultaneous:
        yield Event("bid", f"{name} bids {action}.", seat, data={"bid": action.bid})
        return
    yield Event("bid", f"{name} has bid.", seat, data={"bid": None})
    if all(made is not None for made in bids):
        said = [bid_name(made) for made in bids if made is not None]
        pairs = zip(match.players, said, strict=True)
        text = either([f"{player} {number}" for player, number in pairs], "and")
        yield Event("bids-shown", f"The bids: {text}.", data={"bids": said})


def played(match: Match, play: Played) -> Event:
    ace = ", which counts as an ace" if play.ace else ""
    text = f"{match.players[play.seat]} plays the {_card_name(match, play.card)}{ace}."
    return Event("played", text, play.seat, data={"card": play.card.code, "counts_as_ace": play.ace})


def trick_taken(match: Match, trick: Trick) -> Event:
    winner = trick.winner if trick.winner is not None else trick.leader
    card = next(play.card for play in trick.plays if play.seat == winner)
    text = f"{match.players[winner]} takes the trick with the {_card_name(match, card)}."
    return Event(
        "trick", text, winner, data={**trick.as_dict(), "cards": [play.card.code for play in trick.plays]}
    )


def round_scored(match: Match, line: Line) -> Event:
    parts = [f"{_side(match, side)} {points(score)}" for side, score in enumerate(line.scores)]
    text = f"Round {line.round} is scored: {either(parts, 'and')}."
    for side, note in enumerate(line.penalty_notes):
        text += f" {_side(match, side)}: {note}" if note else ""
    return Event("round", text, data=line.as_dict())


def match_ended(match: Match) -> Event:
    view = match.view()
    return Event(
        "match", f"{view.says}.", data={"totals": list(match.totals), "winners": list(match.winners or ())}
    )


def _side(match: Match, side: int) -> str:
    return " and ".join(match.players[seat] for seat in match.sheet.sides[side])


def _card_name(match: Match, card: Card) -> str:
    face = match.sheet.faces.get(card)
    return card.name if face is None else face.name
