"""The lesson of Spades with Jokers. What is said stands in the messages `learn-spades-with-jokers-…`."""

from __future__ import annotations

from foretrick.learning.scenes import Scene
from foretrick.learning.steps import Ask, Step, Tally
from foretrick.rules import NIL

GAME = "spades-with-jokers"


def scene(*hands: str, dealer: int = 0, said: str = "", played: str = "") -> Scene:
    """A hand of thirteen cards; the dealer sits in the learner's place unless it is said otherwise."""
    return Scene(GAME, hands, None, dealer, said, played)


STEPS = (
    Step(
        "follow",
        scene(
            "BJ 8S 4S KH 5H AD JD 9D 4D TC 7C 3C 2C",
            "LJ AS QS 9S 7S 2S AH QH 9H 8H 8D 8C 5C",
            "JS 6S 5S 3S JH 3H QD TD 6D 3D JC 9C 4C",
            "KS TS TH 7H 6H 4H KD 7D 5D AC KC QC 6C",
            said="5 3 2 3", played="9H JH 4H",
        ),
        Ask.ALLOWED,
        clause="5.5",
    ),
    Step(
        "winner",
        scene(
            "QS 8S 4S AH 5H 3H JD 9D 4D TC 7C 3C 2C",
            "KH QH JH TH 9H 8H 7H 6H 4H 7D 8C 5C 4C",
            "BJ AS JS 7S 6S 3S KD 8D 6D 5D 3D QC 9C",
            "LJ KS TS 9S 5S 2S AD QD TD AC KC JC 6C",
            said="3 4 4 2", played="KH AS LJ 5H",
        ),
        Ask.WINNER,
        clause="6.1",
    ),
    Step(
        "joker-spade",
        scene(
            "LJ KH TH 5H AD JD 9D 4D TC 8C 7C 3C 2C",
            "AS QS 5S 3S 2S QH JH 4H TD 7D AC KC QC",
            "JS TS 7S 6S 6H 8D 6D 3D JC 9C 6C 5C 4C",
            "BJ KS 9S 8S 4S AH 9H 8H 7H 3H KD QD 5D",
            said="4 3 4 2", played="KC 5C 4S 2C 9S",
        ),
        Ask.ALLOWED,
        then="2S JS",
        clause="5.6",
    ),
    Step(
        "lead",
        scene(
            "BJ 8S 4S 2S KH 7H 5H AD 9D 4D JC 6C 2C",
            "LJ KS TS 9S 3S QH 8H 3H JD 5D 3D 8C 5C",
            "QS 7S 6S 5S 9H 4H KD QD 8D 6D TC 9C 4C",
            "AS JS AH JH TH 6H TD 7D AC KC QC 7C 3C",
            dealer=3, said="3 4 3 3",
        ),
        Ask.BARRED,
        clause="5.3",
    ),
    Step(
        "broken",
        scene(
            "LJ 8S 4S 2S KH TH 7H 5H AD JD 9D 6D 4D",
            "BJ KS TS 9S 3S AH QH 9H 3H TD KC 7C 4C",
            "QS 7S 6S 5S 4H KD QD 7D 3D TC 8C 5C 3C",
            "AS JS JH 8H 6H 8D 5D AC QC JC 9C 6C 2C",
            said="4 3 2 4", played="KC 5C 9C 2S",
        ),
        Ask.ALLOWED,
        clause="5.4",
    ),
    Step(
        "partner",
        scene(
            "QS 8S 4S 2S KH TH 7H 5H AC JC 9C 6C 4C",
            "LJ AS TS 9S 3S AH JH 4H TD 7D 4D 7C 3C",
            "KS 7S 6S 5S 6H AD QD JD 8D 5D TC 8C 2C",
            "BJ JS QH 9H 8H 3H KD 9D 6D 3D KC QC 5C",
            said="4 3 2 3", played="7D AD 3D",
        ),
        Ask.LEAVE,
        clause="5.7",
    ),
    Step(
        "bid",
        scene(
            "BJ LJ KS 2S 4H 3H JD 4D KC QC TC 5C 2C",
            "AS QS JS 9S 5S KH QH KD 5D 3D AC JC 9C",
            "8S 7S 6S AH 9H 6H 5H QD 9D 7D 6D 8C 4C",
            "TS 4S 3S JH TH 8H 7H AD TD 8D 7C 6C 3C",
            said="4 2 1",
        ),
        Ask.BID,
        then="| JC 4C 3C QC TC AC 8C 6C 9C 6S 7C 2C QD AD 4D 3D TD JD KD 6D QH AH 7H 3H 9D 8D KS 5D 2S 5S 7S TS TH 4H KH 9H 9S 8S 3S BJ LJ JS 5H 4S 5C QS 7D 8H AS 6H JH KC",
        clause="4.4",
    ),
    Step("contract", Tally(GAME, bids=(4, 3, 3, 2), won=(5, 3, 3, 2)), Ask.SCORE, clause="7.1"),
    Step("short", Tally(GAME, bids=(5, 3, 3, 2), won=(4, 4, 3, 2)), Ask.SCORE, clause="7.3"),
    Step("bags", Tally(GAME, bids=(3, 4, 3, 2), won=(5, 4, 2, 2), bags=(9, 0)), Ask.SCORE, clause="7.10"),
    Step(
        "nil",
        scene(
            "9S 4S TH 7H 6H 5H 9D 8D 7D 5D JC 8C 6C",
            "JS 8S 6S AH QH 9H 8H 4D 3D AC 5C 4C 3C",
            "KS TS 7S 2S JH 4H AD KD QD TD 6D QC 7C",
            "BJ LJ AS QS 5S 3S KH 3H JD KC TC 9C 2C",
            said="3 4 5",
        ),
        Ask.BID,
        then="| 3D TD JD 7D 2C 6C 3C 7C QD 3H 8D 4D KD 9C 9D 6S 4C QC KC JC TC 8C AC 2S 6D 3S 5D 5C KH TH 8H 4H QS 9S 8S KS JH 5S 5H 9H AS 4S JS 7S BJ 6H QH TS LJ 7H AH AD",
        clause="4.5",
    ),
    Step(
        "cover",
        scene(
            "AS QS 8S 2S TH 7H 5H KD 4D AC JC 9C 4C",
            "LJ KS 6S QH 9H AD JD TD 6D 5D KC QC 6C",
            "4S 3S 8H 6H 4H 3H 9D 7D TC 7C 5C 3C 2C",
            "BJ JS TS 9S 7S 5S AH KH JH QD 8D 3D 8C",
            said="4 nil 3 5", played="5D 7D 3D",
        ),
        Ask.TAKE,
        clause="7.5",
    ),
    Step("nil-kept", Tally(GAME, bids=(NIL, 4, 4, 4), won=(0, 4, 5, 4)), Ask.SCORE, clause="7.4"),
    Step("nil-failed", Tally(GAME, bids=(NIL, 4, 4, 4), won=(1, 4, 4, 4)), Ask.SCORE, clause="7.8"),
)  # fmt: skip
