"""``foretrick serve``: the table in the browser."""

from __future__ import annotations

from pathlib import Path

import click

from foretrick.cli.group import Failed, Page

PORT = 8000


@click.command(
    "serve",
    cls=Page,
    examples=(
        ("foretrick serve", "open a table in the browser"),
        ("foretrick serve --port 8123", "on another port"),
        ("foretrick serve --host 127.0.0.1", "for this computer only"),
        ("foretrick serve --data ~/club", "keep the tables in that folder"),
    ),
)
@click.option(
    "--host",
    default="0.0.0.0",  # noqa: S104 - phones on the same network are the point
    metavar="ADDRESS",
    help="The address to listen at; usually all, so that phones on the same network can join.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=PORT,
    show_default=True,
    metavar="NUMBER",
    help="The port, or the next free one after it; 0 takes any.",
)
@click.option(
    "--data",
    "data_dir",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="The folder in which the tables are kept; usually the one that 'foretrick doctor' names.",
)
@click.option("--database", metavar="URL", help="Keep the tables in this database, such as postgresql://…")
@click.option("--no-browser", is_flag=True, help="Print the address and open nothing.")
def command(host: str, port: int, data_dir: Path | None, database: str | None, no_browser: bool) -> None:
    """Open a table in the browser, for you, your friends and bots.

    Prints the address, and one for phones on the same network. Stop it with Ctrl+C: every match is kept and goes
    on where it was.
    """
    from foretrick.server.run import CannotServe, serve

    try:
        serve(host, port, database, data_dir.expanduser() if data_dir else None, not no_browser, click.echo)
    except CannotServe as error:
        raise Failed(str(error)) from None
