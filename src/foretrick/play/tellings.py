"""The events of a match and their sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from foretrick.cards import Card, Suit
from foretrick.messages import Message, message
from foretrick.play.actions import Bid
from foretrick.play.events import Event
from foretrick.play.rounds import Line, Played, Round, Trick
from foretrick.play.sentences import trump_message
from foretrick.rules import bid_name

if TYPE_CHECKING:
    from foretrick.play.match import Match


def dealt(match: Match, now: Round) -> Event:
    dealer, turned = match.players[now.deal.dealer], now.deal.turned
    cards = len(now.deal.hands[0])
    trump = trump_message(now.trump) if now.trump_known else message("trump-to-name", dealer=dealer)
    if turned is None:
        told = message("telling-dealt", dealer=dealer, cards=cards, trump=trump)
    else:
        told = message(
            "telling-dealt-turned", dealer=dealer, cards=cards, card=_card_name(match, turned), trump=trump
        )
    data = {
        "round": now.number,
        "cards": cards,
        "dealer": now.deal.dealer,
        "turned": turned.code if turned is not None else None,
        "trump": now.trump.letter if now.trump is not None else None,
        "trump_known": now.trump_known,
    }
    return Event("dealt", told, now.deal.dealer, data=data)


def hand(match: Match, seat: int) -> Event:
    cards = match.view(seat).hand or ()
    told = message("telling-hand", cards=[_card_name(match, card) for card in cards])
    data = {"cards": [card.code for card in cards]}
    return Event("hand", told if cards else message("telling-hand-empty"), seat, audience=(seat,), data=data)


def trump_named(match: Match, seat: int, suit: Suit) -> Event:
    told = message("telling-trump", player=match.players[seat], suit=suit.message)
    return Event("trump", told, seat, data={"trump": suit.letter})


def looked(match: Match, seat: int) -> Event:
    return Event("looked", message("telling-looked", player=match.players[seat]), seat)


def bid(match: Match, seat: int, action: Bid, bids: Sequence[int | None]) -> Iterator[Event]:
    """The bid, hidden where all bid at once; and all of them once the last is in."""
    name = match.players[seat]
    if not match.sheet.simultaneous:
        told = message("telling-bid", player=name, bid=action.label)
        yield Event("bid", told, seat, data={"bid": action.bid})
        return
    yield Event("bid", message("telling-bid-hidden", player=name), seat, data={"bid": None})
    if all(made is not None for made in bids):
        said = [bid_name(made) for made in bids if made is not None]
        pairs = zip(match.players, said, strict=True)
        told = message(
            "telling-bids",
            bids=[message("telling-bid-of", player=player, bid=str(number)) for player, number in pairs],
        )
        yield Event("bids-shown", told, data={"bids": said})


def played(match: Match, play: Played) -> Event:
    name, card = match.players[play.seat], _card_name(match, play.card)
    told = message("telling-played-ace" if play.ace else "telling-played", player=name, card=card)
    return Event("played", told, play.seat, data={"card": play.card.code, "counts_as_ace": play.ace})


def trick_taken(match: Match, trick: Trick) -> Event:
    winner = trick.winner if trick.winner is not None else trick.leader
    card = next(play.card for play in trick.plays if play.seat == winner)
    told = message("telling-trick", player=match.players[winner], card=_card_name(match, card))
    return Event(
        "trick", told, winner, data={**trick.as_dict(), "cards": [play.card.code for play in trick.plays]}
    )


def round_scored(match: Match, line: Line) -> Event:
    scores = [
        message("telling-score", side=_side(match, side), points=score)
        for side, score in enumerate(line.scores)
    ]
    told = message("telling-round", round=line.round, scores=scores)
    for side, note in enumerate(line.penalty_notes):
        if note is not None:
            told = message("telling-round-note", told=told, side=_side(match, side), note=note)
    return Event("round", told, data=_line_data(line))


def _line_data(line: Line) -> dict[str, object]:
    """The line as data: with its messages still to be put into the words of whoever is told."""
    return {**line.as_dict(), "notes": line.notes, "penalty_notes": line.penalty_notes}


def match_ended(match: Match) -> Event:
    told = message("telling-match", ending=match.view().message)
    return Event("match", told, data={"totals": list(match.totals), "winners": list(match.winners or ())})


def _side(match: Match, side: int) -> list[str]:
    return [match.players[seat] for seat in match.sheet.sides[side]]


def _card_name(match: Match, card: Card) -> Message:
    face = match.sheet.faces.get(card)
    return card.message if face is None else face.called
