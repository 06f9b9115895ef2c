"""Which language somebody reads."""

from __future__ import annotations

from collections.abc import Iterable

from foretrick.messages.speech import LANGUAGES


def preferred(accept_language: str | None, languages: Iterable[str] = LANGUAGES) -> str:
    """The best of the languages for an `Accept-Language` header; English where nothing fits.

    >>> preferred("fr-CH, de-AT;q=0.8, en;q=0.5"), preferred("*"), preferred("de;q=0, en-GB"), preferred(None)
    ('de', 'en', 'en', 'en')
    """
    there, best, weight = set(languages), "en", 0.0
    for part in (accept_language or "").split(",")[:20]:
        tag, _, parameters = part.strip().lower().partition(";")
        language, asked = tag.strip().partition("-")[0], _weight(parameters)
        if language in there and asked > weight:
            best, weight = language, asked
    return best


def _weight(parameters: str) -> float:
    text = parameters.replace(" ", "")
    if not text.startswith("q="):
        return 1.0
    try:
        return max(0.0, min(1.0, float(text[2:])))
    except ValueError:
        return 0.0
