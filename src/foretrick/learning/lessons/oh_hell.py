"""The lesson of Oh Hell. What is said stands in the messages `learn-oh-hell-…`."""

from __future__ import annotations

from foretrick.learning.scenes import Scene
from foretrick.learning.steps import Ask, Step, Tally

GAME = "oh-hell"


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
            "5H 8D TC JS", "9H 4D 7C TS", "QH 6C 3S TD", "AC 9S 8C QD",
            turned="6S", said="0 2 1 0", played="9H QH AC 5H",
        ),
        Ask.WINNER,
        clause="6.2",
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
            "3S TC QH 8C", "AD 4H 7C TS", "4D 6C 5H TD", "9D 9S JC QC",
            turned="6S", said="1 0 1 1", played="AD 4D 9D",
        ),
        Ask.TAKE,
        clause="6.1",
    ),
    Step(
        "over",
        scene(
            "8S 2S TC QH", "KD 4H 7C TS", "4S 6C 5H JH", "9D 9S JC QC",
            turned="6S", said="1 0 1 1", played="KD 4S 9D",
        ),
        Ask.TAKE,
        clause="6.1",
    ),
    Step(
        "discard",
        scene(
            "8S QH TC 4C", "KD 4H 7C TS", "5D 6C 5H JH", "9D 9S JC QC",
            turned="6S", said="1 0 1 1", played="KD 5D 9D",
        ),
        Ask.LEAVE,
        clause="5.5",
    ),
    Step(
        "lead",
        scene(
            "AS 3D 7C 9H", "4S KD QC TH", "5S JD 8C KH", "TS 9D JC QH",
            turned="6S", dealer=3, said="1 1 1 1",
        ),
        Ask.TAKE,
        then="4S 5S TS",
        clause="5.3",
    ),
    Step(
        "zero",
        scene("3D 4C", "KD 9C", "5D TC", "8D JS", turned="6H", said="1 1 0"),
        Ask.BID,
        then="| KD 5D 8D 3D 9C TC JS 4C",
        clause="4.1",
    ),
    Step(
        "bid",
        scene("AS 2D", "KD 9C", "5D TC", "3D 4H", turned="6S", said="1 0 0"),
        Ask.BID,
        then="| KD 5D 3D 2D 9C TC 4H AS",
        clause="4.2",
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
