"""The lesson of Joker in the Hole. What is said stands in the messages `learn-joker-in-the-hole-…`."""

from __future__ import annotations

from foretrick.learning.scenes import Scene
from foretrick.learning.steps import Ask, Step, Tally

GAME = "joker-in-the-hole"


def scene(*hands: str, turned: str, dealer: int = 0, said: str = "", played: str = "") -> Scene:
    """A position of four players; the dealer sits in the learner's place unless it is said otherwise."""
    return Scene(GAME, hands, turned, dealer, said, played)


STEPS = (
    Step(
        "follow",
        scene(
            "QH 5H TC 7D", "9H 8S 4D QD", "JH 6C 3S TD", "4H KC 9S 8D",
            turned="6S", said="1 1 0 1", played="9H JH 4H",
        ),
        Ask.ALLOWED,
        clause="5.5",
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
            "3C TS QH 8H", "KD 4H 7C 9S", "4D 5C 5H TD", "9D JS 8C QC",
            turned="6C", said="1 0 1 1", played="KD 4D 9D",
        ),
        Ask.TAKE,
        clause="6.3",
    ),
    Step(
        "ace",
        scene(
            "5H TS QD 8S", "KH 4D 7C 9S", "3C 5C 5D TD", "AH JS 8C QC",
            turned="6C", said="1 1 1 0", played="KH 3C AH 5H",
        ),
        Ask.WINNER,
        clause="6.1",
    ),
    Step(
        "ace-led",
        scene(
            "QD 9S 4H AC", "AD 4S 7C 8S", "7H 5C 5D TD", "KD JS 8C QC",
            turned="6C", said="1 1 1 0", played="AD 7H KD",
        ),
        Ask.ALLOWED,
        clause="5.4",
    ),
    Step(
        "other-ace",
        scene(
            "AH AS TD 8C", "9H 4S 7C 8S", "4H 5C 5D 9D", "KH JS 9C QC",
            turned="6C", said="1 0 1 1", played="9H 4H KH",
        ),
        Ask.BARRED,
        clause="5.7",
    ),
    Step(
        "joker-held",
        scene(
            "JH 6H 3H BJ", "9H 4S 7C 8S", "4H 5C 5D 9D", "KH JS 9C QC",
            turned="6C", said="1 0 1 1", played="9H 4H KH",
        ),
        Ask.BARRED,
        clause="5.8",
    ),
    Step(
        "joker",
        scene(
            "LJ 9C QC JC", "KD 4S 7C 8S", "4D 5C 5H TD", "9D JS 8C QS",
            turned="6C", said="1 0 0 1", played="KD 4D 9D",
        ),
        Ask.LEAVE,
        clause="6.6",
    ),
    Step(
        "joker-joker",
        scene(
            "BJ TS 7D 4D", "QH 4S 7C 8S", "8H 5C 5H TD", "LJ JS 8C QS",
            turned="6C", said="1 0 0 1", played="QH 8H LJ",
        ),
        Ask.TAKE,
        clause="6.2",
    ),
    Step(
        "joker-led",
        scene(
            "9D TS 7S 4D", "LJ 4S 7C 8S", "7D 5C 5D TD", "BJ JS 8C QS",
            turned="6H", said="0 1 0 1", played="LJ 7D BJ 9D",
        ),
        Ask.WINNER,
        clause="6.5",
    ),
    Step(
        "ace-turned",
        scene("KH JH 5H 9C", "8C 4H 7D KS", "JD 6H 5S TD", "3D 9S TC QC", turned="AS"),
        Ask.NAME,
        clause="3.6",
    ),
    Step(
        "joker-turned",
        scene("QH 3C 8D TS", "9C 4H 7D KS", "JD 6H 5S TD", "3D 9S 8C QC", turned="BJ"),
        Ask.TRUMP,
        clause="3.4",
    ),
    Step(
        "bid",
        scene("AS LJ", "9D KD", "7H QH", "3C 5C", turned="6S", dealer=3),
        Ask.BID,
        then="1 1 0 | AS 9D 7H 3C LJ KD QH 5C",
        clause="4.3",
    ),
    Step("score", Tally(GAME, bids=(2, 1, 0, 0), won=(2, 0, 1, 1)), Ask.SCORE, clause="7.1"),
    Step("missed", Tally(GAME, bids=(1, 2, 0, 1), won=(3, 1, 0, 0)), Ask.SCORE, clause="7.3"),
)  # fmt: skip
