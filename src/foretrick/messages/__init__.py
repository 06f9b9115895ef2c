"""Everything that people read, by id and in each language: Project Fluent, one `.ftl` file a language.

A sentence on its way is a `Message`: an id and what goes into it. It becomes text only where it is read, in the
language of whoever reads it. `en.ftl` is what all languages fall back to; one more file is one more language.

>>> note = message("note-bags-left", bags=1)
>>> say(note), say(note, "de")
('1 bag left.', '1 Überstich übrig.')
"""

from foretrick.messages.choosing import preferred
from foretrick.messages.message import (
    Argument,
    Figure,
    Given,
    Listed,
    Message,
    either,
    figure,
    message,
    quoted,
)
from foretrick.messages.speech import FOLDER, LANGUAGES, CannotSay, Speech, say, worded
from foretrick.messages.spoken import Spoken

__all__ = [
    "FOLDER",
    "LANGUAGES",
    "Argument",
    "CannotSay",
    "Figure",
    "Given",
    "Listed",
    "Message",
    "Speech",
    "Spoken",
    "either",
    "figure",
    "message",
    "preferred",
    "quoted",
    "say",
    "worded",
]
