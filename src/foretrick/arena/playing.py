"""Plays a deal: once in every rotation, with a stopwatch behind every bot."""

from __future__ import annotations

from contextlib import suppress
from time import perf_counter
from types import TracebackType
from typing import Self

from foretrick import bots
from foretrick.arena.contest import Contest
from foretrick.arena.outcome import Outcome, Tally
from foretrick.arena.outside import OutsideBot, Slip
from foretrick.bots import Bot, Budget, Choice
from foretrick.bots.table import play_match
from foretrick.play import Match, Round, View
from foretrick.rules import NIL

ONLY = "There is no other choice"
STAND_IN = "The first of what is allowed, because the bot gave no answer"
A_MOMENT = Budget(milliseconds=1)


class Chair:
    """A bot at the table: asked where there is a choice, timed, and stood in for where it slips."""

    def __init__(self, bot: Bot, budget: Budget | None, tally: Tally) -> None:
        self.name = bot.name
        self._bot, self._budget, self._tally = bot, budget, tally

    def choose(self, view: View, budget: Budget | None = None) -> Choice:  # noqa: ARG002 - each has its own
        """The bot's choice; the first legal action if it gives none that may be done."""
        if len(view.legal) == 1:
            return Choice(view.legal[0], ONLY)
        start = perf_counter()
        choice = self._ask(view)
        self._tally.timed(perf_counter() - start)
        return choice

    def _ask(self, view: View) -> Choice:
        try:
            choice = self._bot.choose(view, self._budget)
        except Slip as slip:
            self._tally.slipped(slip.kind, str(slip))
        except Exception as error:  # noqa: BLE001 - whatever is wrong with a bot, the others go on playing
            self._tally.slipped("failed", f"{self.name} failed: {type(error).__name__}: {error}")
        else:
            if choice.action in view.legal:
                return choice
            self._tally.slipped("illegal", f"{self.name} chose {choice.action.text}, which is not allowed.")
        return Choice(view.legal[0], STAND_IN)


class Company:
    """The players of one worker. House bots are made anew for every table; outside programs stay."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self._outside = {
            place: OutsideBot(entrant, contest.time_limit)
            for place, entrant in enumerate(contest.seats)
            if entrant.command
        }
        self._warm_up()

    def play(self, deal: int) -> Outcome:
        """The deal at all its tables."""
        contest = self.contest
        tallies = {name: Tally() for name in contest.names}
        tables = [self._table(deal, rotation, tallies) for rotation in range(contest.rotations)]
        return Outcome(
            number=deal,
            deals=max(len(match.rounds) for match in tables),
            rounds=sum(len(match.rounds) for match in tables),
            scores=[list(match.totals) for match in tables],
            tallies=tallies,
        )

    def _table(self, deal: int, rotation: int, tallies: dict[str, Tally]) -> Match:
        contest = self.contest
        match = contest.match(deal)
        seating = contest.seating(rotation)
        chairs = [
            Chair(self._bot(deal, rotation, seat), entrant.budget, tallies[entrant.name])
            for seat, entrant in enumerate(seating)
        ]
        play_match(match, chairs)
        by_seat = [tallies[entrant.name] for entrant in seating]
        for now in match.rounds:
            count_round(match, now, by_seat)
        if contest.whole:
            count_winners(match, by_seat)
        return match

    def _bot(self, deal: int, rotation: int, seat: int) -> Bot:
        contest = self.contest
        place, seed = contest.place(seat, rotation), contest.bot_seed(deal, rotation, seat)
        if (outside := self._outside.get(place)) is not None:
            outside.sit(contest, seat, seed)
            with suppress(Slip):  # it is tried again when the program is asked, and is counted then
                outside.greet()
            return outside
        bot = contest.seats[place].bot
        assert bot is not None
        return bots.make(bot, seed)

    def _warm_up(self) -> None:
        """One round off the record, so that no decision is charged with the loading of compiled code.

        A bot that cannot play at all here fails now, before anything was counted.
        """
        names = [entrant.bot or "random" for entrant in self.contest.seats]
        play_match(self.contest.single_round(1), [Hurried(bots.make(name, 0)) for name in names])

    def close(self) -> None:
        """Let the outside programs go."""
        for bot in self._outside.values():
            bot.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Hurried:
    """A bot that is given no time."""

    def __init__(self, bot: Bot) -> None:
        self.name, self._bot = bot.name, bot

    def choose(self, view: View, budget: Budget | None = None) -> Choice:  # noqa: ARG002
        """The bot's choice, in a moment."""
        return self._bot.choose(view, A_MOMENT)


def count_round(match: Match, now: Round, by_seat: list[Tally]) -> None:
    """Count a finished round for each seat's entrant."""
    line, sides, scoring = now.line, match.sheet.sides, match.sheet.scoring
    assert line is not None
    whole = sum(line.scores)
    for side, members in enumerate(sides):
        bids = [line.bids[seat] for seat in members]
        contract, taken = (
            scoring.contract_of(bids),
            scoring.taken_by(bids, [line.won[seat] for seat in members]),
        )
        for seat in members:
            tally, bid, won = by_seat[seat], line.bids[seat], line.won[seat]
            tally.points += len(sides) * line.scores[side] - whole
            tally.rounds += 1
            if bid >= NIL:
                tally.nils_bid += 1
                tally.nils_made += won == 0
            else:
                tally.bids += 1
                tally.met += taken >= contract if match.sheet.partners else won == bid


def count_winners(match: Match, by_seat: list[Tally]) -> None:
    """Count a finished match: once for each entrant, however many seats it had."""
    assert match.winners is not None
    for tally in {id(tally): tally for tally in by_seat}.values():
        tally.tables += 1
    for side in match.winners:
        members = match.sheet.sides[side]
        for tally in {id(by_seat[seat]): by_seat[seat] for seat in members}.values():
            tally.won += 1 / len(match.winners)
