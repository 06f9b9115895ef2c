"""``foretrick rules``: the rule page of a game."""

from __future__ import annotations

import click

from foretrick import games
from foretrick.cli import words
from foretrick.cli.choices import GameName, language_option, players_option, usual_seats
from foretrick.cli.group import Page
from foretrick.cli.pages import rule_page


@click.command(
    "rules",
    cls=Page,
    examples=(
        ("foretrick rules wizards", "the rules of Wizards and Jesters"),
        ("foretrick rules oh-hell --options", "its options, for --set"),
        ("foretrick rules joker --language de", "in German"),
        ("foretrick rules spades | less -R", "a page at a time"),
    ),
)
@click.argument("game", type=GameName())
@click.option("--options", "only_options", is_flag=True, help="List the options of the game instead.")
@players_option
@language_option("The language of the page; of the options English alone is there.")
def command(game: str, only_options: bool, players: int | None, language: str) -> None:
    """Print the rules of GAME, clause by clause, with an example trick and tips.

    A part of the name is enough: wizards, joker, hell.
    """
    from foretrick.cli.terminal import console

    if only_options:
        seats = usual_seats(game, players)
        games.sheet(game, seats)
        _print_options(game, seats)
        return
    page, out = rule_page(game, language), console()
    if page.language != language:
        click.echo(f"There is no page in this language ({language}); this is the English one.", err=True)
    if out.is_terminal:
        from rich.markdown import Markdown

        out.print(Markdown(page.text), width=min(out.width, 88))
    else:
        click.echo(page.text.rstrip())


def _print_options(key: str, seats: int) -> None:
    """Each option as a short paragraph: what it is, what it may be, what it is unless asked."""
    game = games.GAMES[key]
    click.echo(f"The options of {game.title} with {seats} players:")
    for option in game.options_for(seats):
        shown = words.value(option.default)
        click.echo()
        click.echo(f"{option.name} ({option.label}; {shown} unless set; clause {option.clause})")
        click.echo(click.wrap_text(str(option.help), 78, "  ", "  "))
        if option.choices:
            for value, label in option.choices:
                click.echo(f"    {option.name}={value:<18} {label}")
        else:
            click.echo(f"    {option.name}={'VALUE':<18} {option.allowed}")
