"""A match from a file, for the commands that look at one again."""

from __future__ import annotations

from itertools import islice
from typing import Any

import click

from foretrick.cli import words
from foretrick.cli.group import Failed, WrongUse
from foretrick.play import Match

place_option = click.option(
    "--match",
    "place",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    metavar="NUMBER",
    help="Which match of a file of many.",
)


def match_of(file: str, place: int) -> Match:
    """The match at a place of a file of records, or a sentence on what is wrong with it."""
    from foretrick import record

    try:
        return record.replay(record_of(file, place))
    except record.BadRecord as breach:
        raise Failed(f"{file}, match {place}: {breach}") from None


def record_of(file: str, place: int) -> dict[str, Any]:
    """The record at a place of a file, not refereed yet; `BadRecord` for text that is none."""
    from foretrick import record

    item = next(islice(record.read(file), place - 1, None), None)
    if item is None:
        raise WrongUse(f"{file} holds fewer than {words.count(place, 'match')}.")
    return item
