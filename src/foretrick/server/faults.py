"""What may be logged of an error. Its text could name cards, so only its kind and its way through the code are told."""

from __future__ import annotations

import traceback
from pathlib import PurePath


def trail(error: BaseException) -> str:
    """The kind of an error and where it came from, without its text.

    >>> try:
    ...     raise RuntimeError("Seat 2 holds the ace of spades.")
    ... except RuntimeError as error:
    ...     trail(error)
    'RuntimeError at <doctest foretrick.server.faults.trail[0]>:2'
    """
    frames = traceback.extract_tb(error.__traceback__)
    places = " < ".join(f"{PurePath(frame.filename).name}:{frame.lineno}" for frame in reversed(frames))
    return f"{type(error).__name__} at {places}" if places else type(error).__name__
