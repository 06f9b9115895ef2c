"""``foretrick doctor``: what is installed, what runs, and what is wrong."""

from __future__ import annotations

import json
import os
import platform
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

import click

from foretrick import __version__, games
from foretrick.cli.group import FAILED, Page
from foretrick.cli.serve import PORT

if TYPE_CHECKING:
    from sqlalchemy import URL

PACKAGES = (
    "numba",
    "numpy",
    "starlette",
    "uvicorn",
    "websockets",
    "sqlalchemy",
    "alembic",
    "msgspec",
    "rich",
    "click",
)
OPTIONAL = ("asyncpg",)


@dataclass(frozen=True)
class Finding:
    """One thing looked at: "ok", "note" (worth knowing, nothing is broken) or "broken"."""

    about: str
    state: str
    says: str


@click.command(
    "doctor",
    cls=Page,
    examples=(
        ("foretrick doctor", "look at everything"),
        ("foretrick doctor --json", "the same for a program"),
        ("foretrick doctor --database postgresql://…", "is that database there?"),
    ),
)
@click.option(
    "--data",
    "data_dir",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="The folder that serve is given.",
)
@click.option("--database", metavar="URL", help="The database that serve is given.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of a table.")
@click.pass_context
def command(ctx: click.Context, data_dir: Path | None, database: str | None, as_json: bool) -> None:
    """Say what is installed, which engine runs, where data lies, and what is wrong.

    The exit code is 1 when something is broken. A note is no fault: everything still plays.
    """
    found = []
    for finding in examine(data_dir.expanduser() if data_dir else None, database):
        found.append(finding)
        if not as_json:
            _print(finding)
    broken = [finding for finding in found if finding.state == "broken"]
    if as_json:
        click.echo(json.dumps({"ok": not broken, "findings": [asdict(finding) for finding in found]}))
    else:
        click.echo(f"\n{_verdict(found)}")
    if broken:
        ctx.exit(FAILED)


def examine(data_dir: Path | None, database: str | None) -> Iterator[Finding]:
    """Everything worth looking at, one after the other."""
    yield Finding("Foretrick", "ok", f"{__version__}, in {files('foretrick')}")
    yield _python()
    yield from _packages()
    yield _pages()
    yield _engine()
    yield _data_folder(data_dir)
    yield _database(data_dir, database)
    yield _port()
    yield _network()


def _print(finding: Finding) -> None:
    marks = {"ok": ("ok    ", "green"), "note": ("note  ", "yellow"), "broken": ("BROKEN", "red")}
    mark, colour = marks[finding.state]
    click.echo(f"{click.style(mark, fg=colour, bold=True)}  {finding.about:<16}{finding.says}")


def _verdict(found: list[Finding]) -> str:
    broken = [finding.about for finding in found if finding.state == "broken"]
    if broken:
        return f"Broken: {', '.join(broken)}."
    notes = sum(finding.state == "note" for finding in found)
    return "Everything works." if not notes else "Everything works; the notes tell what could be better."


def _python() -> Finding:
    return Finding("Python", "ok", f"{platform.python_version()} on {platform.platform()}, {sys.executable}")


def _packages() -> Iterator[Finding]:
    there, missing = [], []
    for name in PACKAGES:
        try:
            there.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            missing.append(name)
    yield Finding("Packages", "ok", ", ".join(there))
    # Without the compiler everything still plays, only simulations and searches are slower.
    needed = [name for name in missing if name not in ("numba", "numpy")]
    if missing:
        yield Finding("Packages", "broken" if needed else "note", f"missing: {', '.join(missing)}")
    for name in OPTIONAL:
        try:
            yield Finding(name, "ok", f"{version(name)}, for PostgreSQL")
        except PackageNotFoundError:
            yield Finding(name, "ok", "not installed; only needed for PostgreSQL")


def _pages() -> Finding:
    """The files of the package that are not code: the browser's and the rule pages."""
    web = files("foretrick") / "web"
    wanted = ["index.html", *(f"rules/{key}.md" for key in games.KEYS)]
    missing = [name for name in wanted if not web.joinpath(name).is_file()]
    if missing:
        return Finding("Pages", "broken", f"missing: {', '.join(missing)}")
    return Finding("Pages", "ok", f"the table in the browser, and the rules of {len(games.KEYS)} games")


def _engine() -> Finding:
    """Which dress of the kernel runs here."""
    try:
        from foretrick.kernel import dress

        seconds = dress.warm(games.sheet("oh-hell", 4))
    except Exception as error:  # noqa: BLE001 - whatever a broken compiler does, the plain dress plays
        reason = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
        return Finding("Rules engine", "note", f"plain; the compiled one cannot run ({reason})")
    return Finding(
        "Rules engine", "ok", f"compiled and plain; the compiled one was ready after {seconds:.2f} s"
    )


def _data_folder(data_dir: Path | None) -> Finding:
    folder = data_dir if data_dir is not None else _usual_folder()
    nearest = folder
    while not nearest.exists() and nearest != nearest.parent:
        nearest = nearest.parent
    if not nearest.is_dir():
        return Finding("Data folder", "broken", f"{folder}: {nearest} is no folder")
    if not os.access(nearest, os.W_OK | os.X_OK):
        return Finding("Data folder", "broken", f"{folder}: cannot be written to")
    return Finding("Data folder", "ok", f"{folder}{'' if folder.exists() else ' (made when it is needed)'}")


def _usual_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("foretrick", appauthor=False)


def _database(data_dir: Path | None, database: str | None) -> Finding:
    if database is not None:
        return _guarded("Database", lambda: _ask(database))
    folder = data_dir if data_dir is not None else _usual_folder()
    return _guarded("Database", lambda: _ask_file(folder / "tables.db"))


def _guarded(about: str, look: Callable[[], str]) -> Finding:
    try:
        return Finding(about, "ok", look())
    except Exception as error:  # noqa: BLE001 - drivers raise what they like, and the reason is all that matters
        lines = str(error).strip().splitlines() or [type(error).__name__]
        return Finding(about, "broken", re.sub(r"^\([\w.]+\) ", "", lines[0]))  # without the driver's class


def _ask_file(file: Path) -> str:
    import sqlite3

    if not file.exists():
        return f"{file} (made when it is needed)"
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        (state,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if state != "ok":
            raise ValueError(f"{file} is damaged: {state}")
    return f"{file}, {file.stat().st_size / 1e6:.1f} MB, sound"


def _ask(database: str) -> str:
    from sqlalchemy import make_url

    url = make_url(database)
    if url.get_backend_name() != "sqlite":
        return _ask_server(url)
    file = Path(url.database or "tables.db").absolute()
    if not file.parent.is_dir():
        raise ValueError(f"{file}: there is no folder {file.parent}")
    return _ask_file(file)


def _ask_server(url: URL) -> str:
    """Connect and ask; the URL's password is never shown."""
    import asyncio

    from sqlalchemy import text
    from sqlalchemy.ext.asyncio import create_async_engine

    if url.drivername == "postgresql":  # as the store reads it
        url = url.set(drivername="postgresql+asyncpg")

    async def ask() -> None:
        engine = create_async_engine(url)
        try:
            async with engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        finally:
            await engine.dispose()

    asyncio.run(ask())
    return f"{url.render_as_string(hide_password=True)} answers"


def _port() -> Finding:
    import socket

    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", PORT))
        except OSError:
            return Finding(
                "Port", "note", f"{PORT} is in use (by Foretrick itself?); serve takes the next free one"
            )
    return Finding("Port", "ok", f"{PORT} is free")


def _network() -> Finding:
    from foretrick.server.run import lan_address

    address = lan_address()
    if address is None:
        return Finding("Network", "note", "this computer is in no network, so phones cannot join")
    return Finding("Network", "ok", f"phones reach this computer at {address}")
