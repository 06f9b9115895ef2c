"""The command group: loads a command when it is called, and answers every mistake with one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NoReturn

import click

from foretrick.rules import BadOptions

WRONG_USE = 2
FAILED = 1
INTERRUPTED = 130

ABOUT = (
    "Trick-taking games in which you say how many tricks you will win: a table for your friends and you, "
    "bots to fill the seats, and a referee."
)
EXAMPLES = (
    ("foretrick serve", "a table in the browser, phones welcome"),
    ("foretrick play wizards", "Wizards and Jesters, right here"),
    ("foretrick play oh-hell --players 5", "five at the table"),
    ("foretrick rules joker", "how Joker in the Hole is played"),
    ("foretrick review match.json", "what did my mistakes cost?"),
    ("foretrick verify match.json", "does the record keep the rules?"),
)


class Failed(click.ClickException):
    """Something that was asked for came out wrong: exit code 1 and one sentence."""

    exit_code = FAILED


class WrongUse(click.ClickException):
    """Something that cannot be done was asked for: exit code 2 and one sentence."""

    exit_code = WRONG_USE


@dataclass(frozen=True)
class Entry:
    """A command in the list: its name, which is also its module's, and what it does."""

    name: str
    says: str


class Page(click.Command):
    """A command whose help ends in examples, each with a few words."""

    def __init__(self, *args: Any, examples: Sequence[tuple[str, str]] = (), **others: Any) -> None:
        super().__init__(*args, **others)
        self.examples = examples

    def format_epilog(self, _: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the examples."""
        write_examples(formatter, self.examples)


def write_examples(formatter: click.HelpFormatter, examples: Sequence[tuple[str, str]]) -> None:
    """The examples: side by side with what they do where there is room, else above each other."""
    if not examples:
        return
    widest = max(len(line) + len(says) for line, says in examples) + 6
    with formatter.section("Examples"):
        if widest <= formatter.width:
            formatter.write_dl(examples, col_max=70)
            return
        for line, says in examples:
            formatter.write(f"{'':>{formatter.current_indent}}{line}\n")
            formatter.write(f"{'':>{formatter.current_indent}}    {says}\n")


class Commands(click.Group):
    """The group of all commands. `sections` lists them; the modules are `foretrick.cli.<name>`."""

    def __init__(self, name: str, sections: Mapping[str, Sequence[Entry]]) -> None:
        super().__init__(
            name,
            help=ABOUT,
            params=[_version_option()],
            subcommand_metavar="COMMAND [ARGUMENT]...",
            options_metavar="[--version]",
            no_args_is_help=False,
            invoke_without_command=True,
            callback=_help_without_command,
        )
        self.sections = sections

    def list_commands(self, _: click.Context) -> list[str]:
        """The names of the commands, in the order of the help page."""
        return [entry.name for entries in self.sections.values() for entry in entries]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Load the command's module; `None` for a name that is none."""
        if cmd_name not in self.list_commands(ctx):
            return None
        command = import_module(f"foretrick.cli.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command of the first word, or a sentence with the nearest name."""
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            from difflib import get_close_matches

            close = get_close_matches(args[0], self.list_commands(ctx), 1)
            hint = f"did you mean {close[0]}?" if close else "foretrick --help lists them."
            raise WrongUse(f"There is no command {args[0]!r}: {hint}")
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The front page."""
        from foretrick.games import GAMES

        self.format_usage(ctx, formatter)
        self.format_help_text(ctx, formatter)
        sections = {
            title: [(entry.name, entry.says) for entry in all_] for title, all_ in self.sections.items()
        }
        sections["The games"] = [(game.key, str(game.tagline)) for game in GAMES.values()]
        widest = max(len(name) for pairs in sections.values() for name, _ in pairs)
        for title, pairs in sections.items():
            with formatter.section(title):
                formatter.write_dl([(name.ljust(widest), says) for name, says in pairs])
        write_examples(formatter, EXAMPLES)
        formatter.write_paragraph()
        formatter.write_text("foretrick COMMAND --help says more about a command.")

    def main(
        self, args: Sequence[str] | None = None, prog_name: str | None = None, *_: Any, **extra: Any
    ) -> NoReturn:
        """Run, and leave with an exit code: 0, 1 for what failed, 2 for what cannot be asked for."""
        extra["standalone_mode"] = False
        try:
            code = super().main(args, prog_name or "foretrick", **extra)
        except click.Abort:
            sys.exit(INTERRUPTED)
        except click.ClickException as error:
            _complain(_sentence(error))
            sys.exit(error.exit_code)
        except BadOptions as error:
            _complain(str(error))
            sys.exit(WRONG_USE)
        except BrokenPipeError:
            _close_quietly()
            sys.exit(FAILED)
        except OSError as error:
            _complain(_file_trouble(error))
            sys.exit(WRONG_USE)
        except Exception as error:
            if os.environ.get("FORETRICK_TRACEBACK"):
                raise
            _complain(
                f"Something went wrong inside Foretrick ({type(error).__name__}: {error}); "
                "set FORETRICK_TRACEBACK=1 to see where."
            )
            sys.exit(FAILED)
        sys.exit(code if isinstance(code, int) else 0)


def _version_option() -> click.Option:
    def show(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
        if wanted and not ctx.resilient_parsing:
            from foretrick import __version__

            click.echo(f"Foretrick {__version__}")
            ctx.exit()

    return click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show,
        help="Print the version.",
    )


def _help_without_command() -> None:
    ctx = click.get_current_context()
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def _complain(sentence: str) -> None:
    click.echo(f"foretrick: {sentence}", err=True)


def _sentence(error: click.ClickException) -> str:
    """The message of an error, and for a wrong call the page that helps."""
    message = error.format_message()
    if isinstance(error, click.UsageError) and error.ctx is not None:
        path = error.ctx.command_path
        return f"{message.rstrip('.')} ({path} --help says more)."
    return message


def _file_trouble(error: OSError) -> str:
    reason = (error.strerror or str(error)).lower()
    return f"{error.filename}: {reason}." if error.filename is not None else f"{reason.capitalize()}."


def _close_quietly() -> None:
    """The reader of our output has gone; keep Python from complaining about it at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
