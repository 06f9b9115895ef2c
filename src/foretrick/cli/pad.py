"""``foretrick pad``: a saved score pad in the terminal, or in another form."""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from foretrick.cli.choices import language_option
from foretrick.cli.group import Failed, Page, WrongUse
from foretrick.cli.reading import place_option
from foretrick.messages import say

if TYPE_CHECKING:
    from foretrick.scorepad.entries import Entry

FORMS = (".json", ".csv")


@click.command(
    "pad",
    cls=Page,
    examples=(
        ("foretrick pad evening.json", "the score sheet and who leads"),
        ("foretrick pad match.json -o pad.json", "open the record of a match as a pad"),
        ("foretrick pad evening.json --csv > evening.csv", "for a spreadsheet"),
        ("foretrick pad 'https://…/pad#z=…'", "the pad that a link holds"),
    ),
)
@click.argument("file", metavar="FILE")
@click.option("--json", "as_scores", is_flag=True, help="Print one JSON object: every score, for a program.")
@click.option("--csv", "as_csv", is_flag=True, help="Print the pad as CSV, for a spreadsheet.")
@click.option(
    "-o",
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="PAD",
    help="Save it as a pad: .json with every edit, or .csv.",
)
@place_option
@language_option("The language of what is shown.")
def command(file: str, as_scores: bool, as_csv: bool, out: Path | None, place: int, language: str) -> None:
    """Show the score pad in FILE: the rounds, the scores by the rules of its game, and who leads.

    FILE is a pad as the page saves it (.json or .csv), a link that holds a pad, the record of a match, or - for
    standard input.
    """
    from foretrick.scorepad import csvform, records
    from foretrick.scorepad.files import as_json
    from foretrick.scorepad.folding import fold

    if as_scores and as_csv:
        raise WrongUse("--json and --csv print the pad in two forms: choose one of them.")
    if out is not None and out.suffix not in FORMS:
        raise WrongUse(f"A pad is saved as .json or .csv, so {out.name} says too little.")
    entries = _read(file, place, language)
    pad = fold(entries)
    if out is not None:
        out.write_text(
            as_json(entries) if out.suffix == ".json" else csvform.as_csv(pad), "utf-8", newline=""
        )
    if as_scores:
        click.echo(json.dumps(records.scores(pad), ensure_ascii=False))
    elif as_csv:
        sys.stdout.buffer.write(csvform.as_csv(pad).encode("utf-8"))
    elif out is None:
        from foretrick.cli.padtable import show
        from foretrick.cli.terminal import console

        show(pad, console(), language)


def _read(file: str, place: int, language: str) -> list[Entry]:
    """The entries of whatever was named, or one sentence on why it is no pad."""
    from foretrick.record import BadRecord
    from foretrick.scorepad.entries import BadPad
    from foretrick.scorepad.files import read

    now = datetime.now(UTC).isoformat(timespec="seconds")
    try:
        if _many(file) or place > 1:
            return _from_many(file, place, now)
        return read(_bytes(file), now)
    except BadPad as error:
        raise Failed(f"{_shown(file)}: {say(error.message, language)}") from None
    except BadRecord as error:
        raise Failed(f"{file}, match {place}: {error}") from None


def _many(file: str) -> bool:
    """Whether a name is that of a file of records, of which there may be many."""
    return file.removesuffix(".zst").endswith(".jsonl") or file.endswith(".zst")


def _from_many(file: str, place: int, now: str) -> list[Entry]:
    from foretrick.cli.reading import record_of
    from foretrick.scorepad.records import from_record

    return from_record(record_of(file, place), now)


def _bytes(file: str) -> bytes:
    from foretrick.scorepad.files import LARGEST

    if file == "-":
        return sys.stdin.buffer.read(LARGEST + 1)
    if "#z=" in file or file.startswith("z="):
        return file.encode("utf-8", "replace")
    if file.startswith(("http://", "https://")):
        raise WrongUse(
            "This link leads to a pad on a server: open it there, save it as a file, and name that."
        )
    with Path(file).open("rb") as stream:
        return stream.read(LARGEST + 1)


def _shown(file: str) -> str:
    if file == "-":
        return "standard input"
    return file if len(file) <= 60 else f"{file[:40]}…"
