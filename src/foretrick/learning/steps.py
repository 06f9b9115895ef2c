"""The steps of a lesson, and what comes of each answer. The rules engine says what is right, never the lesson."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum

from foretrick import games
from foretrick.cards import Suit
from foretrick.kernel import step as kernel
from foretrick.kernel.layout import State
from foretrick.kernel.tables import tables_for
from foretrick.learning import reasons
from foretrick.learning.scenes import YOU, Scene, actions, play_on
from foretrick.messages import Message, message
from foretrick.play import Action, Match, NameTrump, Play
from foretrick.play.actions import parse_action
from foretrick.play.sentences import why_not
from foretrick.rules import NIL, RuleSheet


class Ask(Enum):
    """What a step asks for. The value is the name of its message and of its kind on the page."""

    ALLOWED = "allowed"  # a card that may be played
    BARRED = "barred"  # a card that may not be played
    TAKE = "take"  # a card that takes the trick
    LEAVE = "leave"  # a card that is allowed and does not take it
    WINNER = "winner"  # which card of the trick takes it
    TRUMP = "trump"  # what is trump
    NAME = "name"  # a suit to be trump
    HOOK = "hook"  # a number that may not be bid
    BID = "bid"  # the bid that the round will prove right
    SCORE = "score"  # what the round is worth to the learner's side


@dataclass(frozen=True)
class Tally:
    """A finished round as it stands on the pad before it is scored: bids and tricks by seat, the bags before it."""

    game: str
    bids: tuple[int, ...]  # codes of the kernel: NIL for a nil
    won: tuple[int, ...]
    bags: tuple[int, int] = (0, 0)

    @property
    def sheet(self) -> RuleSheet:
        """The rules that score it."""
        return games.sheet(self.game, len(self.bids))

    def scored(self, bids: tuple[int, ...] | None = None, won: tuple[int, ...] | None = None) -> State:
        """The kernel's state after scoring the round, or one with other bids or tricks."""
        state = State()
        seats = len(self.bids)
        state.bids[:seats] = self.bids if bids is None else bids
        state.won[:seats] = self.won if won is None else won
        state.bags[: len(self.bags)] = self.bags
        kernel.score_round(tables_for(self.sheet), state)
        return state


@dataclass(frozen=True)
class Step:
    """One idea. `name` ends the ids of its messages: what is said first, and `-right` once it is answered.

    `then`: what the others do after the answer: cards in turn; for a bid, the rest of the bids, a stroke and the whole
    play of the round. `clause`: where the rule page says so.
    """

    name: str
    scene: Scene | Tally
    ask: Ask
    then: str = ""
    clause: str | None = None


@dataclass(frozen=True)
class Reply:
    """What comes of an answer: whether it is right; if not, why, with the clause; and the match after it."""

    right: bool
    why: Message | None = None
    clause: str | None = None
    match: Match | None = None


def answers(step: Step) -> Mapping[str, Reply]:
    """Every answer that can be given, by what is tapped: a card, a bid, a suit, a number of points."""
    if isinstance(step.scene, Tally):
        return _scores(step.scene, step.clause)
    return _JUDGES[step.ask](step, step.scene)


def _scores(tally: Tally, clause: str | None) -> dict[str, Reply]:
    """The right score among others that a small mistake would give."""
    right = tally.scored().scores[YOU]
    bid, won = tally.bids[YOU], tally.won[YOU]
    slips = {-right, right + tally.scored().penalties[YOU] * tally.sheet.scoring.bag_cost}
    slips |= {
        tally.scored(won=(other, *tally.won[1:])).scores[YOU] for other in (won - 1, won + 1) if other >= 0
    }
    if bid < NIL:
        slips |= {tally.scored(bids=(other, *tally.bids[1:])).scores[YOU] for other in (bid + 1, won)}
        slips.add(tally.scored(won=(bid, *tally.won[1:])).scores[YOU])
    near = sorted(slips - {right}, key=lambda score: (abs(score - right), score))[:3]
    wrong = Reply(False, message("learn-score-off"), clause)
    return {str(score): Reply(right=True) if score == right else wrong for score in sorted((right, *near))}


def _refused(scene: Scene, action: Action) -> Reply:
    reason = why_not(scene.view, action)
    assert reason is not None
    return Reply(False, reason.reason, reasons.clause_of(reason))


def _played(scene: Scene, card: Play, then: str) -> Match:
    match = scene.again()
    match.apply(card)
    play_on(match, then.split())
    return match


def _hand(scene: Scene) -> list[Play]:
    return [Play(card) for card in scene.view.hand or ()]


def _allowed(step: Step, scene: Scene) -> dict[str, Reply]:
    legal = scene.match.legal(YOU)
    return {
        play.card.code: Reply(True, match=_played(scene, play, step.then))
        if play in legal
        else _refused(scene, play)
        for play in _hand(scene)
    }


def _barred(step: Step, scene: Scene) -> dict[str, Reply]:
    legal = scene.match.legal(YOU)
    found = {}
    for play in _hand(scene):
        refused = None if play in legal else _refused(scene, play)
        found[play.card.code] = (
            Reply(False, message("learn-may-play"), step.clause)
            if refused is None
            else Reply(True, refused.why, refused.clause, scene.match)
        )
    return found


def _taking(wanted: bool) -> Callable[[Step, Scene], dict[str, Reply]]:
    def judged(step: Step, scene: Scene) -> dict[str, Reply]:
        found = _allowed(step, scene)
        for card, reply in found.items():
            if not reply.right:
                continue
            assert reply.match is not None
            trick = next(
                t for t in reply.match.rounds[-1].tricks if any(p.card.code == card for p in t.plays)
            )
            assert trick.winner is not None, f"{step.name}: the trick is not finished"
            if (trick.winner == YOU) is not wanted:
                why = reasons.takes(scene.match.sheet, trick.plays, reply.match.rounds[-1].trump)
                id = "learn-not-taken" if wanted else "learn-taken"
                taking = next(play.card for play in trick.plays if play.seat == trick.winner)
                said = message(id, card=reasons.card_message(scene.match.sheet, taking))
                found[card] = Reply(False, said, why.clause)
        return found

    return judged


def _winner(step: Step, scene: Scene) -> dict[str, Reply]:
    match = scene.match
    trick = match.rounds[-1].tricks[-1]
    assert trick.winner is not None, f"{step.name}: the trick is not finished"
    trump = match.rounds[-1].trump
    found = {}
    for play in trick.plays:
        if play.seat == trick.winner:
            found[play.card.code] = Reply(True, match=match)
        else:
            why = reasons.loses(match.sheet, trick.plays, trump, play)
            found[play.card.code] = Reply(False, why.message, why.clause)
    return found


def _trump(step: Step, scene: Scene) -> dict[str, Reply]:
    match = scene.match
    right = _trump_key(match)
    wrong = Reply(False, message("learn-trump-off"), step.clause)
    return {
        key: Reply(True, match=match) if key == right else wrong
        for key in ("S", "H", "D", "C", "none", "named")
    }


def _trump_key(match: Match) -> str:
    now = match.rounds[-1]
    if not now.trump_known or now.trump_named_by is not None:
        return "named"
    return "none" if now.trump is None else now.trump.letter


def _name(_step: Step, scene: Scene) -> dict[str, Reply]:
    found = {}
    for suit in Suit:
        match = scene.again()
        match.apply(NameTrump(suit))
        found[suit.letter] = Reply(True, match=match)
    return found


def _hook(step: Step, scene: Scene) -> dict[str, Reply]:
    legal = scene.match.legal(YOU)
    found = {}
    for bid in scene.view.bid_row:
        refused = None if bid in legal else _refused(scene, bid)
        found[str(bid.bid)] = (
            Reply(False, message("learn-may-bid", bid=bid.label), step.clause)
            if refused is None
            else Reply(True, refused.why, refused.clause, scene.match)
        )
    return found


def _bid(step: Step, scene: Scene) -> dict[str, Reply]:
    """Each bid is made and the round played out as it was prepared: the best score shows the right bid."""
    legal = scene.match.legal(YOU)
    found, scores = {}, {}
    for bid in scene.view.bid_row:
        key = str(bid.bid)
        if bid not in legal:
            found[key] = _refused(scene, bid)
            continue
        match = _played_out(scene, parse_action(bid.text), step.then)
        line = match.rounds[-1].line
        assert line is not None, f"{step.name}: the round is not played out"
        scores[key] = line.scores[YOU % len(line.scores)]
        found[key] = Reply(True, match=match)
    best = max(scores, key=lambda key: scores[key])
    aim = int(best) if best.isdecimal() else 0
    for key, score in scores.items():
        if score < scores[best]:
            many = key.isdecimal() and int(key) > aim
            found[key] = Reply(False, message("learn-bid-high" if many else "learn-bid-low"), step.clause)
    return found


def _played_out(scene: Scene, bid: Action, then: str) -> Match:
    said, _, played = then.partition("|")
    match = scene.again()
    match.apply(bid)
    for action in actions(said):
        match.apply(action)
    for card in played.split():
        match.apply(Play(card))
    return match


_JUDGES: dict[Ask, Callable[[Step, Scene], dict[str, Reply]]] = {
    Ask.ALLOWED: _allowed,
    Ask.BARRED: _barred,
    Ask.TAKE: _taking(wanted=True),
    Ask.LEAVE: _taking(wanted=False),
    Ask.WINNER: _winner,
    Ask.TRUMP: _trump,
    Ask.NAME: _name,
    Ask.HOOK: _hook,
    Ask.BID: _bid,
}
