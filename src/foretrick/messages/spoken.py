"""Errors that a person reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from foretrick.messages.speech import say

if TYPE_CHECKING:
    from foretrick.messages.message import Message


class Spoken(Exception):
    """An error whose reason is a `Message`, so that it can be told in the language of whoever caused it.

    `str(error)` is its English.
    """

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return say(self.message)
