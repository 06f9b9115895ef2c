"""The lesson of Wizards and Jesters. What is said stands in the messages `learn-wizards-and-jesters-…`."""

from __future__ import annotations

from foretrick.learning.scenes import Scene
from foretrick.learning.steps import Ask, Step, Tally

GAME = "wizards-and-jesters"


def scene(
    *hands: str, turned: str, dealer: int = 0, said: str = "", played: str = "", hook: bool = False
) -> Scene:
    """A position of four players; the dealer sits in the learner's place unless it is said otherwise."""
    options = {"hook": "on"} if hook else {}
    return Scene(GAME, hands, turned, dealer, said, played, options)


STEPS = (
    Step(
        "follow",
        scene(
            "KH 5H TC 7D", "9H 8S 4D QD", "JH 6C 3S TD", "4H KC 9S 8D",
            turned="6S", said="1 1 0 1", played="9H JH 4H",
        ),
        Ask.ALLOWED,
        clause="5.4",
    ),
    Step(
        "winner",
        scene(
            "5H 8D TC JS", "9H 4D 7C TS", "QH 6C 3S TD", "KC 9S 8C QD",
            turned="6S", said="0 2 1 0", played="9H QH KC 5H",
        ),
        Ask.WINNER,
        clause="6.3",
    ),
    Step(
        "trump",
        scene("QH 3C 8D TS", "9C 4H 7D KS", "JD 6H 5S TD", "3D 9S 8C QC", turned="6C"),
        Ask.TRUMP,
        clause="3.4",
    ),
    Step(
        "ruff",
        scene(
            "3S TC QH 8C", "KD 4H 7C TS", "4D 6C 5H TD", "9D 9S JC QC",
            turned="6S", said="1 0 1 1", played="KD 4D 9D",
        ),
        Ask.TAKE,
        clause="6.2",
    ),
    Step(
        "wizard",
        scene(
            "5H AC 9D TS", "KH 4D 7C 8S", "7H 6C 5D TD", "6H 9S JC QC",
            turned="4C", said="1 0 1 1", played="KH 7H 6H",
        ),
        Ask.TAKE,
        clause="5.5",
    ),
    Step(
        "jester",
        scene(
            "KD 2S 8C QH", "9D 4H 7C TS", "7D 6C 5H TD", "4D 9S JC QC",
            turned="6S", said="1 0 1 1", played="9D 7D 4D",
        ),
        Ask.LEAVE,
        clause="5.5",
    ),
    Step(
        "wizard-led",
        scene(
            "8H 9C 3D QS", "AS 4H 7C TS", "AD 6C 5H TD", "5C 9S JC QC",
            turned="6D", said="1 1 1 0", played="AS AD 5C",
        ),
        Ask.ALLOWED,
        clause="5.7",
    ),
    Step(
        "jester-led",
        scene(
            "3H QS 8D JC", "2D 4H 7C TS", "TH 6C 5H TD", "6H 9S 4C QC",
            turned="6S", said="1 1 1 0", played="2D TH 6H",
        ),
        Ask.ALLOWED,
        clause="5.8",
    ),
    Step(
        "wizard-late",
        scene(
            "7C KS 8D TH", "9C 4H 7D TS", "AH 6C 5H TD", "5C 9S JC QC",
            turned="6S", said="1 1 0 1", played="9C AH 5C",
        ),
        Ask.ALLOWED,
        clause="5.9",
    ),
    Step(
        "jester-turned",
        scene("QH 3C 8D TS", "9C 4H 7D KS", "JD 6H 5S TD", "3D 9S 8C QC", turned="2H"),
        Ask.TRUMP,
        clause="3.4",
    ),
    Step(
        "wizard-turned",
        scene("KH JH 5H 9C", "8C 4H 7D KS", "JD 6H 5S TD", "3D 9S TC QC", turned="AD"),
        Ask.NAME,
        clause="3.5",
    ),
    Step(
        "bid",
        scene("AS 2H", "KD 9C", "5D TC", "3D 4S", turned="6H", said="1 0 0"),
        Ask.BID,
        then="| KD 5D 3D 2H 9C TC 4S AS",
        clause="4.1",
    ),
    Step(
        "hook",
        scene(
            "KH JD 5S 9C", "8C 4H 7D KS", "JH 6H 5D TD", "3D 9S TC QC", turned="6S", said="1 2 0", hook=True
        ),
        Ask.HOOK,
        clause="4.5",
    ),
    Step("score", Tally(GAME, bids=(2, 1, 0, 0), won=(2, 0, 1, 1)), Ask.SCORE, clause="7.1"),
    Step("missed", Tally(GAME, bids=(1, 2, 0, 1), won=(3, 1, 0, 0)), Ask.SCORE, clause="7.3"),
)  # fmt: skip
