"""What can be played here: the games with their options, the bots, and the pages of rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markdown_it import MarkdownIt

from foretrick import bots, games
from foretrick.learning import guides
from foretrick.learning.lessons import LESSONS
from foretrick.learning.telling import lesson
from foretrick.learning.tips import tips
from foretrick.messages import LANGUAGES, message, say, worded
from foretrick.rules import Game, Option
from foretrick.server import wire
from foretrick.server.rule_pages import rule_page

_KINDS = {"choice": "choice", "switch": "bool", "number": "number"}
_BOTS = ("easy", "steady", "strong", "master", "random")  # in the order in which they are offered


@lru_cache(maxsize=8)
def catalogue(language: str = "en") -> dict[str, Any]:
    """Everything the page for a new table needs, in a language."""
    told: dict[str, Any] = worded(
        {
            "games": [_game(game) for game in games.GAMES.values()],
            "bots": [
                {"key": name, "label": message(f"bot-{name}"), "help": message(f"bot-{name}-help")}
                for name in _BOTS
                if name in bots.NAMES
            ],
        },
        language,
    )
    return told


def _game(game: Game) -> dict[str, Any]:
    fewest, most = game.seats
    return {
        "key": game.key,
        "title": game.title,
        "tagline": game.tagline,
        "min_seats": fewest,
        "max_seats": most,
        "default_seats": game.usual_seats,
        "options": [_option(option) for option in game.options_for(game.usual_seats)],
        # The bounds of some options depend on how many play.
        "options_by_seats": {
            str(seats): [_option(option) for option in game.options_for(seats)]
            for seats in range(fewest, most + 1)
        },
    }


def _option(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "label": option.label,
        "help": option.help,
        "default": option.default,
        "kind": _KINDS[option.kind],
        "choices": [{"value": value, "label": label} for value, label in option.choices] or None,
        "low": option.low,
        "high": option.high,
        "nullable": option.empty is not None,
        "empty": option.empty,
        "clause": option.clause,
    }


@lru_cache(maxsize=32)
def rules_page(game: str, language: str = "en") -> dict[str, Any] | None:
    """The page of rules of a game as HTML, with the language that it is in; `None` when there is none.

    English is given where the game has no page in `language`, which is one of `foretrick.messages.LANGUAGES`.
    """
    if game not in games.GAMES or language not in LANGUAGES:
        return None
    page = rule_page(game, language)
    if page is None:
        return None
    # Raw HTML is not let through, so a page of rules can hold text and nothing that runs.
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    return {
        "title": games.GAMES[game].title,
        "language": page.language,
        "guide": game in guides.GUIDES,
        "html": markdown.render(page.text),
    }


@lru_cache(maxsize=32)
def guide_page(game: str, language: str) -> bytes:
    """The guide of a game in a language, as it travels. The game is one of `foretrick.learning.guides.GUIDES`."""
    return wire.encode(guides.page(game, language))


@lru_cache(maxsize=8)
def lesson_list(language: str) -> dict[str, Any]:
    """Of each game, the number of steps of its lesson, and its tips in a language."""
    return {
        game: {"steps": len(steps), "tips": [say(tip, language) for tip in tips(game)]}
        for game, steps in LESSONS.items()
    }


@lru_cache(maxsize=32)
def lesson_page(game: str, language: str) -> bytes:
    """The lesson of a game and its tips in a language, as they travel. The game is one of the lessons'."""
    return wire.encode({**lesson(game, language), "tips": [say(tip, language) for tip in tips(game)]})
