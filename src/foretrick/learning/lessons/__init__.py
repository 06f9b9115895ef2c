"""The lessons, one file a game: the steps in their order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from foretrick.learning.lessons import (
    joker_in_the_hole,
    oh_hell,
    spades,
    spades_with_jokers,
    wizards_and_jesters,
)
from foretrick.learning.steps import Step

LESSONS: Final[Mapping[str, tuple[Step, ...]]] = {
    lesson.GAME: lesson.STEPS
    for lesson in (joker_in_the_hole, spades_with_jokers, wizards_and_jesters, oh_hell, spades)
}
