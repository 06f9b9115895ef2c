"""No leak: two matches that differ only in what a seat cannot know look the same to that seat, to the byte."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from foretrick import games
from foretrick.cards import PACK, Card, Hand
from foretrick.messages import LANGUAGES, say
from foretrick.play import Action, Bid, Deal, Event, IllegalAction, Look, Match, NameTrump, Play, parse_action
from tests.rules.draws import some_options

Step = tuple[int, str]


class Told:
    """A match with everything that one seat was ever told about it."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], seat: int | None) -> None:
        self.match = Match.undealt(game, seats, options)
        self.seat = seat
        self.told: list[dict[str, Any]] = []

    def note(self, events: tuple[Event, ...]) -> None:
        heard = self.match.events(events, self.seat)
        self.told += [event.as_dict(language) for event in heard for language in LANGUAGES]

    def everything(self) -> str:
        """The view, what was told, and the answer to every action that one might try."""
        tries: list[Action] = [
            *map(Play, PACK),
            *map(Bid, range(18)),
            Bid("nil"),
            Bid("blind-nil"),
            Look(),
            NameTrump("H"),
        ]
        refusals = [] if self.seat is None else [self.match.refusal(action, self.seat) for action in tries]
        answers = [
            None if refusal is None else say(refusal.message, language)
            for refusal in refusals
            for language in LANGUAGES
        ]
        view = self.match.view(self.seat)
        shown = [view.as_dict(language) for language in LANGUAGES]
        return json.dumps([shown, str(view), [repr(a) for a in view.legal], self.told, answers])


def replayed(told: Told, deal: Deal, steps: list[Step]) -> bool:
    """Bring the match to the point; whether every step was allowed on the way."""
    try:
        told.note(told.match.apply(deal))
        for seat, text in steps:
            told.note(told.match.apply(parse_action(text), seat))
    except IllegalAction:
        return False
    return True


def swaps(match: Match, deal: Deal, seat: int | None, rng: Random) -> Iterator[Deal]:
    """Deals in which two cards that the seat has not seen change places."""
    seen = {play.card for trick in match.rounds[-1].tricks for play in trick.plays}
    own = set(deal.hands[seat]) if seat is not None and match.view(seat).hand is not None else set()
    unseen = [card for card in match.sheet.pack if card not in seen | own and card != deal.turned]
    rng.shuffle(unseen)
    for first, second in zip(unseen[::2], unseen[1::2], strict=False):
        change = {first: second, second: first}
        hands = tuple(Hand(change.get(card, card) for card in hand) for hand in deal.hands)
        if hands != deal.hands and set(map(frozenset, hands)) != set(map(frozenset, deal.hands)):
            yield Deal(deal.dealer, hands, deal.turned)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", games.KEYS)
def test_what_a_seat_cannot_know_changes_nothing_that_it_is_told(game: str, seed: int) -> None:
    rng = Random(f"{game} {seed}")
    fewest, most = games.GAMES[game].seats
    seats = rng.randint(fewest, most)
    options = some_options(rng, game, seats)
    if game == "oh-hell":
        options |= {"schedule": "fixed", "cards": min(6, 52 // seats)}
        options.pop("rounds", None)
    seat = rng.choice([None, *range(seats)])
    before = Match.undealt(game, seats, options)
    history: list[tuple[Deal, list[Step]]] = []
    rounds = rng.randrange(1, 5)
    while len(history) < rounds and before.phase == "deal":
        steps: list[Step] = []
        deal = before.draw(rng)
        before.apply(deal)
        history.append((deal, steps))
        if len(history) < rounds:
            play_on(before, rng, steps, 10_000)
    compared = compare_from(game, seats, options, seat, history, rng)
    assert compared or seats * before.sheet.deals[0] < 6


def play_on(match: Match, rng: Random, steps: list[Step], most: int) -> None:
    while match.phase not in ("deal", "over") and most > 0:
        seat = rng.choice(match.waiting_for)
        action = rng.choice(match.legal(seat))
        match.apply(action, seat)
        steps.append((seat, action.text))
        most -= 1


def compare_from(
    game: str,
    seats: int,
    options: dict[str, Any],
    seat: int | None,
    history: list[tuple[Deal, list[Step]]],
    rng: Random,
) -> int:
    """At several points of the last round, compare with deals that the seat cannot tell apart; how many were."""
    *earlier, (deal, _) = history
    compared = 0
    steps: list[Step] = []
    for _ in range(6):
        true = Told(game, seats, options, seat)
        assert all(replayed(true, d, s) for d, s in [*earlier, (deal, steps)])
        for other in list(swaps(true.match, deal, seat, rng))[:6]:
            false = Told(game, seats, options, seat)
            if all(replayed(false, d, s) for d, s in [*earlier, (other, steps)]):
                assert false.everything() == true.everything()
                compared += 1
        play_on(true.match, rng, steps, rng.randrange(1, 2 * seats))
        if true.match.phase in ("deal", "over"):
            break
    return compared


def test_hidden_bids_are_hidden_until_all_are_in() -> None:
    for bid in (0, 1):
        match = Match("joker-in-the-hole", 3, seed=11)
        first, second, _ = match.waiting_for
        events = match.apply(Bid(bid), first)
        view = match.view(second)
        assert view.bids[first] is None
        assert view.has_bid[first]
        assert [event.as_dict() for event in match.events(events, second)] == [
            {"kind": "bid", "seat": first, "text": f"{match.players[first]} has bid.", "bid": None}
        ]


def test_a_hand_is_hidden_from_its_own_seat_until_it_looks() -> None:
    match = Match("spades", 4, seed=3, options={"blind_nil": True})
    assert all(match.view(seat).hand is None for seat in range(4))
    seat = match.turn
    assert seat is not None
    assert match.why_not(Bid(3)) == "Look at your cards first, or bid blind nil (Spades 4.7)."
    match.apply(Look())
    assert match.view(seat).hand is not None
    assert match.view((seat + 1) % 4).hand is None


def test_the_dealer_names_trump_blind() -> None:
    match = Match.undealt("joker-in-the-hole", 3)
    match.apply(Deal(1, (Hand("2H"), Hand("KD"), Hand("3C")), Card("AS")))
    assert match.turn == 1
    assert match.view(1).hand is None
    assert match.view(0).hand == Hand("2H")
    match.apply(NameTrump("D"))
    assert match.view(1).hand == Hand("KD")
