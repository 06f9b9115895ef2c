"""The lesson of Spades. What is said stands in the messages `learn-spades-…`."""

from __future__ import annotations

from foretrick.learning.scenes import Scene
from foretrick.learning.steps import Ask, Step, Tally
from foretrick.rules import NIL

GAME = "spades"


def scene(*hands: str, dealer: int = 0, said: str = "", played: str = "") -> Scene:
    """A hand of thirteen cards; the dealer sits in the learner's place unless it is said otherwise."""
    return Scene(GAME, hands, None, dealer, said, played)


STEPS = (
    Step(
        "follow",
        scene(
            "QS 8S 4S KH 5H AD JD 9D 4D TC 7C 3C 2C",
            "KS 9S 7S 2S AH QH 9H 8H 2H 7D AC 6C 4C",
            "JS 6S 5S 3S JH 3H KD TD 8D 5D 2D 9C 8C",
            "AS TS TH 7H 6H 4H QD 6D 3D KC QC JC 5C",
            said="4 3 3 3", played="9H JH 4H",
        ),
        Ask.ALLOWED,
        clause="5.5",
    ),
    Step(
        "winner",
        scene(
            "QS 8S 4S AH KH 5H JD 9D 4D TC 7C 3C 2C",
            "QH TH 7H QD TD 8D 7D 6D 2D AC QC JC 9C",
            "JS TS 5S 8H 6H 4H 3H AD KD 5D 3D 8C 4C",
            "AS KS 9S 7S 6S 3S 2S JH 9H 2H KC 6C 5C",
            said="3 3 4 2", played="QD KD 6S 4D",
        ),
        Ask.WINNER,
        clause="6.1",
    ),
    Step(
        "ruff",
        scene(
            "QS 8S 4S 2S KH TH 7H 5H AD JD 9D 6D 4D",
            "AS TS 9S 3S AH QH 9H 3H 8D AC KC 6C 3C",
            "KS 7S 6S 5S 4H QD TD 5D 2D 8C 7C 5C 2C",
            "JS JH 8H 6H 2H KD 7D 3D QC JC TC 9C 4C",
            said="4 3 2 3", played="AC 5C 9C",
        ),
        Ask.TAKE,
        clause="5.6",
    ),
    Step(
        "lead",
        scene(
            "QS 8S 4S 2S KH 7H 5H AD 9D 4D JC 6C 2C",
            "AS TS 9S 3S QH 8H 3H TD 3D 2D AC 7C 4C",
            "KS 7S 6S 5S 9H 4H QD JD 7D 5D 9C 8C 3C",
            "JS AH JH TH 6H 2H KD 8D 6D KC QC TC 5C",
            dealer=3, said="3 4 3 3",
        ),
        Ask.BARRED,
        clause="5.3",
    ),
    Step(
        "broken",
        scene(
            "AS 8S 4S 2S KH TH 7H 5H AD JD 9D 6D 4D",
            "KS TS 9S 3S AH QH 9H 3H 8D AC KC 6C 3C",
            "QS 7S 6S 5S 4H QD TD 5D 2D 8C 7C 5C 2C",
            "JS JH 8H 6H 2H KD 7D 3D QC JC TC 9C 4C",
            said="4 3 2 4", played="KC 5C 9C 2S",
        ),
        Ask.ALLOWED,
        clause="5.4",
    ),
    Step(
        "partner",
        scene(
            "QS 8S 4S 2S KH TH 7H 5H AC JC 9C 6C 4C",
            "AS TS 9S 3S AH QH 9H 3H KD 8D 7D KC 3C",
            "KS 7S 6S 5S 4H AD QD TD 9D 5D 2D 7C 5C",
            "JS JH 8H 6H 2H JD 6D 4D 3D QC TC 8C 2C",
            said="4 3 2 3", played="7D AD 3D",
        ),
        Ask.LEAVE,
        clause="5.6",
    ),
    Step(
        "bid",
        scene(
            "AS KS QS 6S 5S 8H 3H 2H KD 9D 8D 3D 7C",
            "JS 9S 8S 3S AH QH 7H 4H QD 7D QC 9C 2C",
            "7S 4S 2S JH 6H AD JD 5D AC JC TC 5C 3C",
            "TS KH TH 9H 5H TD 6D 4D 2D KC 8C 6C 4C",
            said="2 3 1",
        ),
        Ask.BID,
        then="| QD AD 2D 8D JD 4D 3D 7D AC 8C 7C 2C TC KC 5S 9C QS 8S 7S TS KS 9S 2S 5H AS 3S 4S 9H 2H AH JH TH JS JC 6C 6S QC 5C 4C KD 4H 6H KH 8H TD 9D 7H 5D 6D 3H QH 3C",
        clause="4.4",
    ),
    Step("contract", Tally(GAME, bids=(4, 3, 3, 2), won=(5, 3, 3, 2)), Ask.SCORE, clause="7.1"),
    Step("short", Tally(GAME, bids=(5, 3, 3, 2), won=(4, 4, 3, 2)), Ask.SCORE, clause="7.3"),
    Step("bags", Tally(GAME, bids=(3, 4, 3, 2), won=(5, 4, 2, 2), bags=(9, 0)), Ask.SCORE, clause="7.10"),
    Step(
        "nil",
        scene(
            "9S 3S 2S 8H 7H 6H 3H TD 8D 5D 6C 5C 3C",
            "QS JS 6S 4S QH JH TH 9H 2H 7D 4D AC 4C",
            "AS 5S AH 4H KD 6D 3D 2D KC QC TC 9C 7C",
            "KS TS 8S 7S KH 5H AD QD JD 9D JC 8C 2C",
            said="3 3 4",
        ),
        Ask.BID,
        then="| 4D KD AD TD 2C 3C 4C QC AH 5H 6H 2H KC JC 5C AC 7D 6D 9D 5D 8C 6C JS 7C 4S AS TS 9S 5S 7S 2S 6S 8S 3S QS 9C 9H 4H KH 3H KS 8D TH TC JD 7H JH 2D QD 8H QH 3D",
        clause="4.5",
    ),
    Step(
        "cover",
        scene(
            "AS QS 8S 2S TH 7H 5H KD 4D AC JC 9C 4C",
            "KS 6S JH 4H QD JD 8D 6D 5D 2D KC 8C 6C",
            "4S 3S 8H 6H 3H 2H 9D 7D TC 7C 5C 3C 2C",
            "JS TS 9S 7S 5S AH KH QH 9H AD TD 3D QC",
            said="4 nil 3 5", played="5D 7D 3D",
        ),
        Ask.TAKE,
        clause="7.5",
    ),
    Step("nil-kept", Tally(GAME, bids=(NIL, 4, 4, 4), won=(0, 4, 5, 4)), Ask.SCORE, clause="7.4"),
    Step("nil-failed", Tally(GAME, bids=(NIL, 4, 4, 4), won=(1, 4, 4, 4)), Ask.SCORE, clause="7.8"),
)  # fmt: skip
