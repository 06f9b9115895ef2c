"""Pads in files, links and CSV: out and in again unchanged, and one sentence for whatever is none."""

import csv
import json
import zlib
from base64 import urlsafe_b64encode
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foretrick.messages import LANGUAGES, say
from foretrick.scorepad import csvform, files
from foretrick.scorepad.entries import BadPad, Entry, Writing
from foretrick.scorepad.files import as_json, as_link, read
from foretrick.scorepad.folding import Pad, fold
from foretrick.scorepad.rows import rows
from tests.scorepad.draws import AT, pads

NAMES = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Zl", "Zp"]), min_size=1, max_size=60)
TRICKY = [
    "=1+1",
    "'=x",
    "''+x",
    "+49 170",
    "-5",
    "@Ann",
    'Ann "the Duke", of',
    "Ann;Ben",
    "'Ann",
    " Ann ",
    "Total",
]
NOTES = st.text(
    st.characters(codec="utf-8", exclude_categories=["C", "Zl", "Zp"]) | st.sampled_from("\n\t=,")
)


def sample() -> list[Entry]:
    """A short pad with a bit of everything."""
    writing = Writing("t", AT, "Ann")
    writing.write(["game"], {"key": "oh-hell", "options": {"hook": "on", "cards": None}})
    writing.write(["note"], "At the lake")
    writing.write(["started"], AT)
    for player, name in (("a", "Ann"), ("b", "Ben, of course"), ("c", "=Cleo")):
        writing.write(["player", player], name)
    for number in (1, 2):
        at = ("round", f"r{number}")
        writing.write(at, {"place": number, "seats": ["a", "b", "c"], "dealer": "a", "cards": number})
        writing.write([*at, "trump"], "H")
        for player, won in (("a", number), ("b", 0), ("c", 0)):
            writing.write([*at, "bid", player], 1)
            writing.write([*at, "tricks", player], won)
    return writing.entries


def renamed(pad: Pad) -> dict[str, Any]:
    """The pad with players and rounds numbered in their order: what a CSV keeps."""
    people = csvform._people(pad)
    players = {player: f"p{number}" for number, player in enumerate(people, 1)}
    found = pad.as_dict()
    found.pop("contested")
    found["players"] = [{**one, "id": players[one["id"]]} for one in found["players"]]
    found["seats"] = [players[player] for player in found["seats"]]
    for number, now in enumerate(found["rounds"], 1):
        now |= {"id": f"r{number}", "place": number, "dealer": players[now["dealer"]]}
        now["seats"] = [players[player] for player in now["seats"]]
        now["bids"] = {players[player]: bid for player, bid in now["bids"].items()}
        now["tricks"] = {players[player]: won for player, won in now["tricks"].items()}
    return found


@settings(max_examples=80, deadline=None)
@given(pads(), st.data())
def test_a_csv_read_again_gives_an_equal_game(entries: list[Entry], data: st.DataObject):
    name = st.sampled_from(TRICKY) | NAMES.filter(str.strip)
    entries = [replace(e, to=data.draw(name)) if e.what[0] == "player" else e for e in entries]
    more = Writing("m", AT)
    more.write(["note"], data.draw(NOTES))
    more.write(["started"], "2026-11-30T20:15:00+01:00")
    pad = fold(entries + more.entries)
    text = csvform.as_csv(pad)
    again = fold(read(text.encode("utf-8"), AT))
    assert renamed(again) == renamed(pad)
    assert [now.sides[0].score for now in rows(again).rounds] == [
        now.sides[0].score for now in rows(pad).rounds
    ]
    assert csvform.as_csv(again) == text


@settings(max_examples=50, deadline=None)
@given(pads())
def test_a_file_and_a_link_read_again_give_the_same_entries(entries: list[Entry]):
    assert read(as_json(entries).encode("utf-8"), AT) == entries
    assert read(f"https://table.example/pad#{as_link(entries)}".encode(), AT) == entries


@pytest.mark.parametrize("divider", [";", "\t"])
def test_a_csv_is_read_as_the_spreadsheets_of_other_languages_write_it(divider: str):
    writing = Writing("t", AT)
    writing.write(["player", "a"], "Ann, of Cleves")
    text = csvform.as_csv(fold(writing.entries)).replace(",", divider).replace(f"Ann{divider}", "Ann,")
    assert fold(read(b"\xef\xbb\xbf" + text.encode("utf-8"), AT)).players == {"p1": "Ann, of Cleves"}


def test_no_cell_of_a_csv_is_a_formula():
    writing = Writing("t", AT)
    writing.write(["note"], "@SUM(1+1)")
    for number, name in enumerate(TRICKY):
        writing.write(["player", f"p{number}"], name)
    text = csvform.as_csv(fold(writing.entries))
    cells = [cell for line in csv.reader(text.splitlines()) for cell in line]
    assert not [cell for cell in cells if cell[:1] in tuple("=+-@\t") and not cell.lstrip("-").isdigit()]


# foreign and tampered input


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_tampered_input_gives_entries_or_one_sentence(data: st.DataObject):
    entries = sample()
    form = data.draw(st.sampled_from(["json", "csv", "link"]))
    text = {"json": as_json, "link": as_link}.get(form, lambda e: csvform.as_csv(fold(e)))(entries)
    raw = bytearray(text.encode("utf-8"))
    for _ in range(data.draw(st.integers(1, 6))):
        place = data.draw(st.integers(0, len(raw)))
        piece = data.draw(
            st.binary(max_size=3) | st.sampled_from([b",", b"\n", b'"', b"null", b"-1", b"[", b"99999"])
        )
        raw[place : place + data.draw(st.integers(0, 4))] = piece
    told_or_read(bytes(raw))


@settings(max_examples=200, deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=9) | st.floats(allow_nan=False),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(
                st.sampled_from(
                    [
                        "id",
                        "at",
                        "by",
                        "what",
                        "to",
                        "over",
                        "undoes",
                        "key",
                        "options",
                        "place",
                        "seats",
                        "dealer",
                        "cards",
                    ]
                ),
                inner,
                max_size=6,
            )
        ),
    )
)
def test_foreign_json_gives_one_sentence(thing: object):
    told_or_read(json.dumps({"format": files.FORMAT, "entries": [thing]}).encode("utf-8"))
    told_or_read(json.dumps(thing).encode("utf-8"))


def told_or_read(raw: bytes) -> None:
    try:
        entries = read(raw, AT)
    except BadPad as error:
        for language in LANGUAGES:
            sentence = say(error.message, language)
            assert sentence.endswith(".")
            assert "\n" not in sentence
        assert str(error) == say(error.message)
    else:
        rows(fold(entries)).as_dict("de")


def test_a_link_that_unfolds_to_far_too_much_is_refused():
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(b" " * 50_000_000) + packer.flush()
    with pytest.raises(BadPad, match="larger than"):
        files.read_link("z=" + urlsafe_b64encode(packed).decode())


@pytest.mark.parametrize(
    ("raw", "sentence"),
    [
        (b"", "This is no score pad: a pad is"),
        (b"\xff\xfe\x00", "This is no score pad: a pad is"),
        (b"{", "cannot be read as such"),
        (b"{}", "its format is not foretrick-pad/1"),
        (b'{"format": "foretrick-pad/1", "entries": 3}', "its entries are no list"),
        (b'{"format": "foretrick-pad/1", "entries": [{}]}', "Entry 1 of the pad cannot be read."),
        (b"z=abc", "the link was cut short or changed"),
        (b"https://x.example/pad#z=%%%", "the link was cut short or changed"),
        (b"Foretrick pad,2\r\n", "This CSV has version 2"),
        (b"Foretrick pad,1\r\nGame,chess\r\nRound,Cards,Dealer,Seats,Trump\r\n", "Line 3 of the CSV cannot be read. There is no game"),
        (b"Foretrick pad,1\r\nPlayer,2,Ann\r\n", "Line 2 of the CSV is not one"),
        (b" " * (files.LARGEST + 1), "larger than 2 MB"),
    ],
)  # fmt: skip
def test_what_is_no_pad_is_told_so(raw: bytes, sentence: str):
    with pytest.raises(BadPad) as caught:
        read(raw, AT)
    assert sentence in str(caught.value)


def test_one_and_true_are_not_mistaken_for_each_other():
    pen = Writing("t", AT)
    pen.write(["game"], {"key": "oh-hell", "options": {"bonus": 1}})
    with pytest.raises(BadPad):
        pen.write(["game"], {"key": "oh-hell", "options": {"bonus": True}})
    pen.write(["game"], {"key": "spades", "options": {"nil": True}})
    with pytest.raises(BadPad):
        pen.write(["game"], {"key": "spades", "options": {"nil": 1}})


@pytest.mark.parametrize(
    ("what", "to"),
    [
        (["bid"], 1), (["round", "r1", "bid"], 1), (["round", "../x", "trump"], "S"), (["player", ""], "Ann"),
        (["round", "r1", "bid", "p1"], -1), (["round", "r1", "bid", "p1"], 100), (["round", "r1", "bid", "p1"], True),
        (["round", "r1", "bid", "p1"], 1.5), (["round", "r1", "bid", "p1"], "look"), (["round", "r1", "tricks", "p1"], "nil"),
        (["round", "r1", "trump"], "X"), (["round", "r1", "gone"], 1), (["player", "p1"], ""), (["player", "p1"], "A\nB"),
        (["player", "p1"], "\u202eAnn"), (["player", "p1"], "x" * 61), (["note"], "x" * 2001), (["started"], "2026-11-30T20:15:00"),
        (["seats"], ["p1", "p1"]), (["seats"], "p1"), (["game"], {"key": "chess"}), (["game"], {"key": "spades", "options": {"nil": 3}}),
        (["game"], {"key": "oh-hell", "options": {"hook": "on", "bidding": "simultaneous"}}),
        (["game"], {"key": "x" * 100}), (["game"], {"key": "spades", "options": {"nil": [1]}}), (["game"], "spades"),
        (["round", "r1"], {"place": 1, "seats": ["p1"], "dealer": "p2", "cards": 1}),
        (["round", "r1"], {"place": 1, "seats": ["p1"], "dealer": "p1", "cards": 0}),
        (["round", "r1"], {"place": float("nan"), "seats": ["p1"], "dealer": "p1", "cards": 1}),
    ],
)  # fmt: skip
def test_a_cell_holds_only_what_belongs_there(what: list[str], to: object):
    with pytest.raises(BadPad):
        Writing("t", AT).write(what, to)
