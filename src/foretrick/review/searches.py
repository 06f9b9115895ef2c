"""The search that a hint and a review stand on, loaded when it is first needed, because it compiles."""

from __future__ import annotations

from collections.abc import Callable

from foretrick.play import View
from foretrick.search import Analysis, Outlook

Analyse = Callable[..., Analysis]  # search.analyse, or what a test puts in its place
Foresee = Callable[[View], Outlook]  # search.outlook, or what a test puts in its place


def the_analyse() -> Analyse:
    """The search itself; using it raises `NoCompiler` where it cannot work."""
    from foretrick.search import analyse

    return analyse


def the_outlook() -> Foresee:
    """The look ahead without a search; using it raises `NoCompiler` where it cannot work."""
    from foretrick.search import outlook

    return outlook
