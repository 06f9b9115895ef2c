"""The guides: real records, replayed through the rules; and every comment says what is so.

A comment is free text, but its figures come from the replay, each card it names must be in sight or vouched for, and
what it claims of the hands is written beside it in short sentences that are checked here (`CLAIMS`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest

from foretrick.cards import Card
from foretrick.learning import guides
from foretrick.learning.guides import Moment
from foretrick.messages import FOLDER, LANGUAGES, say
from foretrick.play import Play
from foretrick.record import verify
from foretrick.rules import bid_name
from tests.rules import clauses

SYMBOLS = dict(zip("♠♥♦♣", "SHDC", strict=True))
CARD = re.compile(r"(10|[2-9AKQJ])([♠♥♦♣])")
CLAUSE = re.compile(r"\b\d+\.\d+\b")
VARIABLE = re.compile(r"\{ \$([a-z-]+) \}")


def entry(language: str, id: str) -> str:
    """A message as it is written."""
    text = (FOLDER / f"{language}.ftl").read_text("utf-8")
    found = re.search(rf"^{re.escape(id)} = (.*)$", text, re.MULTILINE)
    assert found, id
    return found[1]


def commented(game: str) -> Iterator[tuple[Moment, dict[str, Any]]]:
    """Each move with a comment, as the match stands right after it, and the note."""
    notes = {note["at"]: note for note in guides.record(game)["guide"]["notes"]}
    for moment in guides.moments(guides.record(game)):
        if moment.number in notes:
            yield moment, notes.pop(moment.number)
    assert not notes, "comments on moves that are not there"


# What a note may claim: the words after the claim's own, and whether it is so.


def seat_of(moment: Moment, name: str) -> int:
    return moment.match.players.index(name)


def held(moment: Moment, seat: int) -> set[str]:
    now = moment.match.rounds[-1]
    gone = {play.card for trick in now.tricks for play in trick.plays}
    return {card.code for card in now.deal.hands[seat] if card not in gone}


def held_before(moment: Moment) -> set[str]:
    assert moment.seat is not None
    assert isinstance(moment.action, Play)
    return held(moment, moment.seat) | {moment.action.card.code}


def could(moment: Moment) -> set[str]:
    return {action.card.code for action in moment.could if isinstance(action, Play)}


def is_legal(moment: Moment, *words: str) -> bool:
    """That so many cards could be played, or just these."""
    return len(could(moment)) == int(words[0]) if words[0].isdecimal() else could(moment) == set(words)


def is_barred(moment: Moment, *cards: str) -> bool:
    return set(cards) <= held_before(moment) - could(moment)


def on_table(moment: Moment) -> list[str]:
    tricks = moment.match.rounds[-1].tricks
    return [play.card.code for play in tricks[-1].plays] if tricks else []


def is_void(moment: Moment, seat: int, suit: str) -> bool:
    sheet = moment.match.sheet
    suits = [sheet.suit(Card(code)) for code in held(moment, seat)]
    return all(found is None or found.letter != suit for found in suits)


def bid_and_took(moment: Moment, seat: int) -> tuple[str, str]:
    now = moment.match.rounds[-1]
    bid = now.bids[seat]
    return ("none" if bid is None else str(bid_name(bid)), str(now.won[seat]))


def won_with(moment: Moment, seat: int) -> set[str]:
    """The cards that took a seat's tricks in this round."""
    tricks = moment.match.rounds[-1].tricks
    return {p.card.code for trick in tricks for p in trick.plays if p.seat == seat == trick.winner}


CLAIMS: dict[str, Callable[..., bool]] = {
    "legal": is_legal,
    "barred": is_barred,
    "winner": lambda m, name: m.finished and m.match.rounds[-1].tricks[-1].winner == seat_of(m, name),
    "best": lambda m, name: m.match.view().best == seat_of(m, name),
    "played": lambda m, *cards: set(cards) <= set(on_table(m)),
    "ace": lambda m: m.match.rounds[-1].tricks[-1].plays[-1].ace,
    "nobody": lambda m, *cards: not set(cards) & {code for seat in range(4) for code in held(m, seat)},
    "turned": lambda m, card: m.match.view().turned == Card(card),
    "trump": lambda m, suit: getattr(m.match.view().trump, "letter", "none") == suit,
    "wanted": lambda m, number: guides.facts(m)["wanted"] == int(number),
    "left": lambda m, number: guides.facts(m)["left"] == int(number),
    "nobid": lambda m, bid: f"bid {bid}" not in {action.text for action in m.could},
}
OF_SOMEBODY: dict[str, Callable[..., bool]] = {
    "holds": lambda m, seat, *cards: set(cards) <= held(m, seat),
    "only": lambda m, seat, *cards: held(m, seat) == set(cards),
    "won": lambda m, seat, *cards: set(cards) <= won_with(m, seat),
    "void": is_void,
    "bid": lambda m, seat, bid: bid_and_took(m, seat)[0] == bid,
    "took": lambda m, seat, tricks: bid_and_took(m, seat)[1] == tricks,
}


def is_so(claim: str, moment: Moment) -> bool:
    """Whether a claim such as "Ben holds AD 8H" or "legal 3S" is true."""
    first, *rest = claim.split()
    if first in moment.match.players:
        return OF_SOMEBODY[rest[0]](moment, seat_of(moment, first), *rest[1:])
    return CLAIMS[first](moment, *rest)


def cards_named(text: str) -> set[str]:
    return {("T" if rank == "10" else rank) + SYMBOLS[suit] for rank, suit in CARD.findall(text)}


# the records


def test_the_three_games_have_a_guide():
    assert {"joker-in-the-hole", "spades-with-jokers", "wizards-and-jesters"} <= set(guides.GUIDES)
    with pytest.raises(KeyError):
        guides.record("poker")


@pytest.mark.parametrize("game", guides.GUIDES)
def test_the_record_keeps_the_rules_and_is_a_whole_match(game: str):
    record = guides.record(game)
    verify(record)
    assert record["game"] == game
    assert record["result"]["winners"]
    assert f"foretrick simulate --game {game} " in record["guide"]["made_by"]


@pytest.mark.parametrize("game", guides.GUIDES)
def test_one_hand_is_commented_trick_by_trick(game: str):
    """From the deal to the score: the deal, something in every trick, and the end."""
    at = set(guides.noted(game))
    full = []
    for part in guides.page(game)["parts"]:
        first_card = part["to"] + 1 - 4 * part["cards"]
        tricks = [range(start, start + 4) for start in range(first_card, part["to"], 4)]
        if (
            part["cards"] > 3
            and {part["from"], part["to"]} <= at
            and all(at & set(trick) for trick in tricks)
        ):
            full.append(part["round"])
    assert full


# the comments


@pytest.mark.parametrize("game", guides.GUIDES)
def test_every_comment_is_there_in_every_language_and_none_is_left_over(game: str):
    wanted = set(guides.noted(game).values())
    for language in LANGUAGES:
        text = (FOLDER / f"{language}.ftl").read_text("utf-8")
        assert set(re.findall(rf"^(guide-{game}-\d+) =", text, re.MULTILINE)) == wanted


@pytest.mark.parametrize("game", guides.GUIDES)
def test_claims_are_true(game: str):
    false = [
        f"{moment.number}: {claim}"
        for moment, note in commented(game)
        for claim in note["true"]
        if not is_so(claim, moment)
    ]
    assert not false


@pytest.mark.parametrize("game", guides.GUIDES)
def test_cards_that_are_named_are_in_sight_or_vouched_for(game: str):
    for moment, note in commented(game):
        named = {
            language: cards_named(entry(language, f"guide-{game}-{moment.number}")) for language in LANGUAGES
        }
        assert len(set(map(frozenset, named.values()))) == 1, moment.number
        vouched = {word for claim in note["true"] for word in claim.split()}
        turned = moment.match.rounds[-1].deal.turned
        vouched |= {*on_table(moment), turned.code if turned is not None else ""}
        if isinstance(moment.action, Play):
            vouched.add(moment.action.card.code)
        assert named["en"] <= vouched, moment.number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", guides.GUIDES)
def test_figures_come_from_the_replay_and_clauses_exist(game: str, language: str):
    page = clauses.page(game)
    for moment, _ in commented(game):
        text = entry(language, f"guide-{game}-{moment.number}")
        assert set(CLAUSE.findall(text)) <= set(page), moment.number
        assert not re.search(r"\d", CARD.sub("", CLAUSE.sub("", text))), moment.number
        # A variable that is not there would be read as an attribute of one that is: "anna-bid" of "anna".
        assert set(VARIABLE.findall(text)) <= set(guides.facts(moment)), moment.number
        comment = guides.comment(game, moment)
        assert comment is not None
        assert "$" not in say(comment, language)


@pytest.mark.parametrize("game", guides.GUIDES)
def test_both_languages_use_the_same_facts_and_clauses(game: str):
    for moment, _ in commented(game):
        texts = [entry(language, f"guide-{game}-{moment.number}") for language in LANGUAGES]
        assert len({frozenset(VARIABLE.findall(text)) for text in texts}) == 1, moment.number
        assert len({frozenset(CLAUSE.findall(text)) for text in texts}) == 1, moment.number


# the frames


def unfolded(page: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The frames in full, each laid over the one before."""
    frame: dict[str, Any] = {}
    for changes in page["frames"]:
        frame = {**frame, **changes}
        yield frame


@pytest.mark.parametrize("game", guides.GUIDES)
def test_frames_are_what_the_rules_say(game: str):
    record = guides.record(game)
    frames = list(unfolded(guides.page(game, "de")))
    last = frames[-1]
    assert last["totals"] == record["result"]["totals"]
    assert last["result"] == record["result"]
    assert len(last["sheet"]) == len(record["rounds"])
    for moment, frame in zip(guides.moments(record), frames, strict=True):
        view = moment.match.view()
        assert frame["turn"] == view.turn
        assert frame["cards_left"] == list(view.cards_left)
        assert frame["mover"] == moment.seat
        assert frame["could"] == [action.text for action in moment.match.legal()]
        for seat, hand in enumerate(frame["hands"]):
            assert hand is None or set(hand) == held(moment, seat)
        assert (frame["note"] is not None) == (moment.number in guides.noted(game))


def test_parts_cover_the_match_without_a_gap():
    for game in guides.GUIDES:
        page = guides.page(game)
        parts = page["parts"]
        assert [part["round"] for part in parts] == list(range(1, len(parts) + 1))
        assert parts[0]["from"] == 0
        assert parts[-1]["to"] == len(page["frames"]) - 1
        assert all(one["to"] + 1 == other["from"] for one, other in pairwise(parts))
        assert sum(part["notes"] for part in parts) == len(guides.noted(game))


def test_a_dealer_who_has_not_looked_is_shown_with_cards_face_down():
    frames = list(unfolded(guides.page("joker-in-the-hole")))
    before = next(frame for frame in frames if frame["phase"] == "trump")
    assert before["hands"][before["dealer"]] is None
    assert all(hand for seat, hand in enumerate(before["hands"]) if seat != before["dealer"])
    assert frames[frames.index(before) + 1]["hands"][before["dealer"]]


def test_bids_made_all_at_once_are_open_to_the_reader_and_hidden_from_the_table():
    frames = list(unfolded(guides.page("joker-in-the-hole")))
    assert frames[1]["open_bids"][frames[1]["mover"]] is not None
    assert frames[1]["bids"] == [None] * 4


def test_a_guide_changes_its_language():
    english, german = (
        list(unfolded(guides.page("joker-in-the-hole", language))) for language in ("en", "de")
    )
    assert english[0]["note"] != german[0]["note"]
    assert english[5]["told"].startswith("Anna plays the 4 of spades")
    assert german[5]["told"].startswith("Anna spielt die Pik-4")
