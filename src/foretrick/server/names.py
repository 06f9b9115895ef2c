"""Names of people and of bots. A name is for people to read; who somebody is, is decided by a token alone."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from foretrick.messages import Spoken, message

LONGEST = 24
# Joiners belong to the spelling of some languages and to emoji; every other invisible character can only deceive.
_JOINERS = "\u200c\u200d"
# Neither person nor brand, so that nobody at the table is mistaken for one of them.
BOT_NAMES = ("Otter", "Heron", "Badger", "Lynx", "Magpie", "Hare", "Finch", "Mole", "Stork", "Marten")


class BadName(Spoken, ValueError):
    """A name that cannot be used; the message is one sentence for the person who typed it."""


def cleaned(name: str) -> str:
    """The name as it is shown, or `BadName`.

    >>> cleaned("  Anna   Lena ")
    'Anna Lena'
    >>> cleaned(" ")
    Traceback (most recent call last):
    ...
    foretrick.server.names.BadName: Type a name first.
    """
    name = " ".join(unicodedata.normalize("NFC", name).split(" ")).strip()
    name = " ".join(part for part in name.split(" ") if part)
    if any(_unprintable(character) for character in name):
        raise BadName(message("error-name-signs"))
    if not any(unicodedata.category(character)[0] in "LNPS" for character in name):
        raise BadName(message("error-name-none"))
    if len(name) > LONGEST:
        raise BadName(message("error-name-long", longest=LONGEST))
    return name


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, numbered when somebody at the table has it already or one that looks the same.

    >>> distinct("sam", ["Sam", "Ada"])
    'sam (2)'
    """
    looks = {_look(other) for other in taken}
    number = 1
    numbered = name
    while _look(numbered) in looks:
        number += 1
        suffix = f" ({number})"
        numbered = name[: LONGEST - len(suffix)].rstrip() + suffix
    return numbered


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has.

    >>> bot_name(["Anna", "otter"])
    'Heron'
    """
    looks = {_look(other) for other in taken}
    free = [name for name in BOT_NAMES if _look(name) not in looks]
    return free[0] if free else distinct(BOT_NAMES[0], taken)


def _unprintable(character: str) -> bool:
    category = unicodedata.category(character)
    return (category[0] == "C" and character not in _JOINERS) or category in ("Zl", "Zp")


def _look(name: str) -> str:
    """What two names have in common that cannot be told apart at a glance."""
    return "".join(c for c in unicodedata.normalize("NFKC", name).casefold() if c not in _JOINERS)
