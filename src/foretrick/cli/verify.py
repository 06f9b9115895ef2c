"""``foretrick verify``: a referee for records."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import click

from foretrick.cli.group import FAILED, Page
from foretrick.cli.words import count

MOST_BREACHES = 20


@click.command(
    "verify",
    cls=Page,
    examples=(
        ("foretrick verify match.json", "one match"),
        ("foretrick verify many.jsonl.zst", "a file of many, compressed"),
        ("cat many.jsonl | foretrick verify -", "from standard input"),
    ),
)
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.pass_context
def command(ctx: click.Context, files: tuple[str, ...]) -> None:
    """Referee every record in FILE: deals, trump, bids, cards, who took each trick, every score.

    FILE is .json (one match), .jsonl (one a line), either with .zst, or - for standard input. Where a record breaks
    a rule, says in which match, round and trick, whose card or bid it was, and what was allowed; then the exit code
    is 1.
    """
    failed = False
    for name in files:
        failed |= _referee(name).breaches > 0
    if failed:
        ctx.exit(FAILED)


@dataclass
class Checked:
    """What was refereed in a file."""

    matches: int = 0
    rounds: int = 0
    tricks: int = 0
    breaches: int = 0


def _referee(name: str) -> Checked:
    """Check a file and print what was found."""
    from foretrick import record
    from foretrick.cli.progress import counting

    done, place = Checked(), 0
    shown = "standard input" if name == "-" else name
    _must_be_a_file(name)
    with counting("Matches", None) as step:
        records = record.read(name)
        while True:
            place += 1
            try:
                item = next(records, None)
                if item is None:
                    break
                match = record.replay(item)
            except record.BadRecord as breach:
                done.breaches += 1
                if done.breaches <= MOST_BREACHES:
                    click.echo(f"foretrick: {shown}, match {place}: {breach}", err=True)
            else:
                done.matches += 1
                done.rounds += len(match.rounds)
                done.tricks += sum(len(now.tricks) for now in match.rounds)
            step()
    _report(shown, done)
    return done


def _must_be_a_file(name: str) -> None:
    """Opening a folder or a missing file is wrong use, and said so before anything is read."""
    if name != "-":
        with Path(name).open("rb"):
            pass


def _report(name: str, done: Checked) -> None:
    if done.breaches > MOST_BREACHES:
        click.echo(f"foretrick: {name}: and {done.breaches - MOST_BREACHES} more breaches.", err=True)
    good = f"{count(done.matches, 'match')}, {count(done.rounds, 'round')}, {count(done.tricks, 'trick')}"
    if not done.breaches:
        click.echo(f"{name}: every deal, bid, card and score keeps the rules ({good}).")
    elif done.matches:
        click.echo(f"{name}: {count(done.breaches, 'match')} wrong; the others keep the rules ({good}).")
