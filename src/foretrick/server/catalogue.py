"""What can be played here: the games with their options, the bots, and the pages of rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from markdown_it import MarkdownIt

from foretrick import bots, games
from foretrick.messages import LANGUAGES
from foretrick.rules import Game, Option
from foretrick.server.rule_pages import rule_page

_KINDS = {"choice": "choice", "switch": "bool", "number": "number"}
# In the order in which they are offered.
_BOTS = {
    "easy": ("Easy", "Knows the rules, guesses its bids and forgets what was played: a friendly start."),
    "steady": ("Steady", "Counts its tricks, watches the cards and plays to its bid: good company."),
    "strong": ("Strong", "Thinks ahead through the hands that the others may hold: hard to beat."),
    "master": ("Master", "Thinks ahead for a second about every card: the best there is here."),
    "random": ("Random", "Plays any card that is allowed, without a thought."),
}


@lru_cache(maxsize=1)
def catalogue() -> dict[str, Any]:
    """Everything the page for a new table needs."""
    return {
        "games": [_game(game) for game in games.GAMES.values()],
        "bots": [
            {"key": name, "label": label, "help": text}
            for name, (label, text) in _BOTS.items()
            if name in bots.NAMES
        ],
    }


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
def rules_page(game: str, language: str = "en") -> dict[str, str] | None:
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
        "html": markdown.render(page.text),
    }
