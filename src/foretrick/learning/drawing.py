"""Questions of the trainer: positions that come up in real rounds, where there is something to think about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final, Literal, get_args

from foretrick import bots, games
from foretrick.cards import Card
from foretrick.kernel.tables import tables_for
from foretrick.learning import reasons
from foretrick.play import Match, Played, Trick, View
from foretrick.rules import RuleSheet

Kind = Literal["may-play", "takes", "bid"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
HARDEST: Final = 3
# The cards that a seat is dealt, from the easiest questions to the hardest; Spades always deals thirteen.
CARDS: Final = ((3, 5), (4, 6), (5, 8), (6, 10))
BIDDING: Final = ((2, 4), (3, 5), (4, 7), (5, 9))
SEATS: Final = ((4,), (3, 4, 5), (3, 4, 5), (3, 4, 5, 6))
ROUNDS: Final = 4  # so many are played in search of a good question
ENOUGH: Final = (1, 2, 3, 3)  # how interesting a question must be, by level
_ACE: Final = 12


@dataclass(frozen=True)
class Question:
    """A position and what is asked about it.

    `view` is of the seat that is asked; for `takes` nobody's, before the `last` card falls. `trick` is then the whole
    trick, with its winner.
    """

    kind: Kind
    view: View
    last: Played | None = None
    trick: Trick | None = None


def draw(game: str, kind: Kind, level: int, seed: int) -> Question:
    """A question about a game, from 0 (easy) to `HARDEST`; the same arguments ask the same."""
    chance = Random(seed)
    level = max(0, min(HARDEST, level))
    best: tuple[float, Question] | None = None
    for _ in range(ROUNDS):
        match = _table(game, kind, level, chance)
        enough = min(ENOUGH[level], 3 if any(special(match.sheet, card) for card in match.sheet.pack) else 2)
        for question in _questions(match, kind, chance):
            worth = interest(question)
            # Neither the dullest nor, at first, the trickiest; chance decides among equals.
            rank = (min(worth, enough + 1) if worth > 0 else -1) + chance.random()
            if best is None or rank > best[0]:
                best = rank, question
        if best is not None and best[0] >= enough:
            break
    assert best is not None
    return best[1]


def _table(game: str, kind: Kind, level: int, chance: Random) -> Match:
    """A round about to be bid, with cards and company that suit the level."""
    fewest, most = games.GAMES[game].seats
    seats = chance.choice([seats for seats in SEATS[level] if fewest <= seats <= most])
    options = {}
    names = {option.name for option in games.GAMES[game].options_for(seats)}
    if kind == "bid" and level > 0 and "hook" in names and chance.random() < 0.3:
        options = {"hook": "on", "bidding": "in-turn"}
    deals = games.sheet(game, seats, options).deals
    low, high = (BIDDING if kind == "bid" else CARDS)[level]
    wanted = [number for number, cards in enumerate(deals, 1) if low <= cards <= high]
    match = Match.undealt(game, seats, options, repeating=chance.choice(wanted or [len(deals)]))
    match.apply(match.draw(chance))
    return match


def _questions(match: Match, kind: Kind, chance: Random) -> Iterator[Question]:
    """All that can be asked of this kind while quick bots play the round."""
    players = [bots.make("easy", chance.randrange(2**32)) for _ in match.players]
    asked = chance.randrange(len(match.players))  # one seat, so that a question takes a moment and not four
    while match.phase != "over" and match.rounds[-1].line is None:
        seat = match.waiting_for[0]
        view = match.view(seat)
        if kind == "bid" and view.phase == "bid" and seat == asked:
            yield Question(kind, view)
            return
        if kind == "may-play" and view.phase == "play":
            yield Question(kind, view)
        open_view = match.view() if kind == "takes" and view.phase == "play" else None
        action = players[seat].choose(view).action
        match.apply(action, seat)
        trick = match.rounds[-1].tricks[-1] if match.rounds[-1].tricks else None
        if open_view is not None and trick is not None and trick.winner is not None:
            yield Question(kind, open_view, trick.plays[-1], trick)


def interest(question: Question) -> int:
    """How much there is to think about; 0 where there is nothing."""
    match question.kind:
        case "may-play":
            return _of_choice(question.view)
        case "takes":
            assert question.trick is not None
            return _of_trick(question.view, question.trick)
        case _:
            return _of_bid(question.view)


def _of_choice(view: View) -> int:
    hand = view.hand
    if hand is None or len(hand) < 2:
        return 0
    sheet, tables = view.sheet, tables_for(view.sheet)
    legal = view.choices.bit_count()
    leading = view.trick is None or not view.trick.plays
    if leading:
        return 3 if legal < len(hand) else 0
    follow = tables.follow[view.led]
    mine = [card for card in hand if special(sheet, card)]
    worth = 1 + min(2, len(mine))
    if legal < len(hand):
        worth += 1
        worth += 2 * any(view.choices >> card & 1 and not follow >> card & 1 for card in hand)
    elif not follow:
        worth += 1
    return worth


def _of_trick(view: View, trick: Trick) -> int:
    sheet = view.sheet
    cards = [play.card for play in trick.plays]
    suits = {sheet.suit(card) for card in cards}
    if len(suits) == 1 and not any(special(sheet, card) for card in cards):
        return 0
    winner = next(play for play in trick.plays if play.seat == trick.winner)
    highest = max(cards, key=sheet.rank)
    worth = 1 + min(2, sum(special(sheet, card) for card in cards))
    worth += winner.card != highest
    return worth + (view.trump is not None and sheet.suit(winner.card) is view.trump)


def _of_bid(view: View) -> int:
    return 1 + sum(special(view.sheet, card) for card in view.hand or ())


def special(sheet: RuleSheet, card: Card) -> bool:
    """Whether a card is more than its rank: one with a part of its own, or an ace that stands above its suit."""
    return card in sheet.faces or ("ace" in reasons.CLAUSES[sheet.game] and card.rank == _ACE)
