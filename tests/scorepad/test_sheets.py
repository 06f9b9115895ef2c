"""Printed score sheets: every game, number of players, paper and number to a page, read back from the PDF.

Nothing is set smaller than 5 points, which is what a sixteenth of A4 allows; on A6 and larger, nothing but a long note
or a crowded name is smaller than 5.
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from hashlib import sha256
from xml.etree import ElementTree as ET

import pytest
from PIL import Image, ImageChops

from foretrick import games
from foretrick.messages import LANGUAGES, say
from foretrick.scorepad.rows import rows
from foretrick.scorepad.sheets import drawing, suits
from foretrick.scorepad.sheets.content import blank, scoring_line
from foretrick.scorepad.sheets.drawing import score_sheets
from foretrick.scorepad.sheets.filled import filled
from foretrick.scorepad.sheets.lettering import (
    ABSENT,
    FONTS,
    SMALLEST,
    fitted,
    name_lines,
    printable,
    shortened,
    width,
)
from foretrick.scorepad.sheets.marks import Box, Line, Page, Ring, Text
from foretrick.scorepad.sheets.paper import PAPERS, CannotPrint, layout
from foretrick.scorepad.sheets.paths import steps
from foretrick.scorepad.sheets.pdf import pdf
from foretrick.scorepad.sheets.printing import Paper, Print, blank_sheet, filled_sheet
from foretrick.scorepad.sheets.ruling import boxes
from foretrick.server.pages import WEB
from tests.scorepad.sheets import (
    EVERY_GAME,
    LAYOUTS,
    NASTY,
    PER_PAGE,
    TOO_SMALL,
    Printed,
    collisions,
    commands,
    fonts_missing,
    opened,
    pad_of,
    picture,
    texts,
)
from tests.scorepad.sheets import PAPERS as PAPER_NAMES

MINUS = "\N{MINUS SIGN}"
FRIENDS = ("Anna", "Ben", "Charlotte", "Dirk-Ulrich", "Eva", "Finn", "Günther")
every_game = pytest.mark.parametrize(("key", "players"), EVERY_GAME)


def sheets_of(printed: Print) -> list[list[Printed]]:
    """The texts of each sheet of each page; the test fails for a text that is on none."""
    found = []
    for page, made in zip(opened(printed.pdf()), printed.pages, strict=True):
        there = texts(page)
        for box in made.sheets:
            x, y, w, h = box
            edge = (x + 11, y + 11, w - 22, h - 22)  # what is nearer to the edge, a printer or a cut takes
            found.append([text for text in there if text.inside(edge)])
        assert sum(map(len, found[-len(made.sheets) :])) == len(there), "a text lies over an edge"
    return found


def assert_whole(printed: Print, title: str, language: str) -> list[list[Printed]]:
    """Every sheet has its head, and its texts are readable and apart."""
    found = sheets_of(printed)
    labels = {"en": ("Date", "Note"), "de": ("Datum", "Notiz")}[language]
    for sheet in found:
        assert not list(collisions(sheet))
        assert min(text.size for text in sheet) >= SMALLEST
        said = [text.text for text in sheet]
        assert said[0] == title
        assert set(labels) <= set(said)
    return found


def rounds_said(sheet: list[Printed], rounds: int) -> set[int]:
    """Which of the round numbers stand in the first column of a sheet."""
    edge = min(text.left for text in sheet)
    column = [text for text in sheet if text.text.isdecimal() and int(text.text) <= rounds]
    middle = min(((text.left + text.right) / 2 for text in column), default=0)
    near = [text for text in column if abs((text.left + text.right) / 2 - middle) < 3.5]
    assert all(text.left - edge < 30 for text in near)
    return {int(text.text) for text in near}


@every_game
def test_blank_sheets_are_whole_on_every_paper(key, players):
    rules = games.sheet(key, players)
    for number, (paper, count) in enumerate(LAYOUTS):
        language = LANGUAGES[number % 2]
        names = FRIENDS[:players] if number % 3 else NASTY[:players]
        printed = blank_sheet(rules, Paper(paper, count, language), names)
        found = assert_whole(printed, rules.title, language)
        parts = parts_of(found)
        assert len(printed.pages) == math.ceil(parts / count)
        assert len(found) == (count // parts * parts if parts < count else parts)
        shown = set().union(*(rounds_said(sheet, 200) for sheet in found[:parts]))
        lines = rules.rounds or max(shown - {13})
        assert set(range(1, lines + 1)) <= shown, (paper, count)


def parts_of(found: list[list[Printed]]) -> int:
    """Over how many sheets the match goes on, as the first one says."""
    for text in found[0]:
        if said := re.fullmatch(r"(?:sheet|Zettel) 1 (?:of|von) (\d+)", text.text):
            return int(said[1])
    return 1


@every_game
def test_boxes_stay_large_enough_to_write_in(key, players):
    rules = games.sheet(key, players)
    for paper, count in LAYOUTS:
        page = layout(paper, count)
        for language in LANGUAGES:
            ruled, _ = drawing._plan(blank(rules), (page.w, page.h), language)
            assert sum(ruled.rows) == (rules.rounds or 12)
            assert ruled.row_h >= ruled.form.least_h - 0.01
            assert ruled.total_h >= 11
            assert ruled.cell_w >= ruled.form.least_w
            cell = (0.0, 0.0, ruled.cell_w, ruled.row_h)
            for _, _, w, h in boxes(ruled.form, cell, len(rules.sides[0])).values():
                assert w >= 7.4
                assert h >= 7.5


@every_game
def test_filled_sheets_are_whole_on_every_paper(key, players):
    rules = games.sheet(key, players)
    pad = pad_of(key, NASTY[:players], rules.rounds or 14)
    totals = [str(total).replace("-", MINUS) for total in rows(pad).totals]
    for number, (paper, count) in enumerate(LAYOUTS):
        language = LANGUAGES[(number + 1) % 2]
        found = assert_whole(filled_sheet(pad, Paper(paper, count, language)), rules.title, language)
        last = [text.text for text in found[parts_of(found) - 1]]
        assert not Counter(totals) - Counter(last), (paper, count)


@pytest.mark.parametrize(("paper", "count"), [(p, c) for p in PAPER_NAMES for c in PER_PAGE])
def test_a_page_has_the_size_of_its_paper_or_is_refused_with_a_sentence(paper, count):
    rules = games.sheet("wizards-and-jesters", 4)
    if (paper, count) in TOO_SMALL:
        with pytest.raises(
            CannotPrint, match=f"{count} sheets on {paper} would be too small .* at most 4 fit"
        ):
            blank_sheet(rules, Paper(paper, count))
        return
    printed = blank_sheet(rules, Paper(paper, count))
    size = PAPERS[paper] if count != 2 else PAPERS[paper][::-1]
    for page in opened(printed.pdf()):
        assert page.get_size() == pytest.approx(size, abs=0.01)
    assert len(printed.pages[0].sheets) in (count, count // 2 * 2, count // 3 * 3)


def test_four_on_a4_are_of_the_size_of_a6_and_have_marks_to_cut_along():
    (page,) = blank_sheet(games.sheet("oh-hell", 4), Paper("A4", 4)).pages
    assert [(round(w), round(h)) for _, _, w, h in page.sheets] == [(298, 421)] * 4
    ends = {(round(m.x1), round(m.y1)) for m in page.marks if isinstance(m, Line)}
    assert {(298, 0), (298, 842), (0, 421), (595, 421)} <= ends


def test_sixteen_on_a4_hold_as_many_whole_matches_as_go():
    two_parts = sheets_of(blank_sheet(games.sheet("wizards-and-jesters", 3), Paper("A4", 16)))
    assert len(two_parts) == 16
    assert [sorted(rounds_said(sheet, 17)) for sheet in two_parts[:4:2]] == [list(range(1, 10))] * 2
    assert [sorted(rounds_said(sheet, 17)) for sheet in two_parts[1:4:2]] == [list(range(10, 18))] * 2
    three_parts = sheets_of(blank_sheet(games.sheet("wizards-and-jesters", 4), Paper("A4", 16)))
    assert parts_of(three_parts) == 3
    assert len(three_parts) == 15


@pytest.mark.parametrize("rounds", range(1, 18))
def test_the_rounds_are_those_asked_for(rounds):
    found = sheets_of(blank_sheet(games.sheet("wizards-and-jesters", 3), Paper("A6"), FRIENDS[:3], rounds))
    assert len(found) == 1
    assert rounds_said(found[0], 99) == set(range(1, rounds + 1))


@pytest.mark.parametrize(
    ("key", "rounds", "most"), [("oh-hell", 11, 10), ("oh-hell", 0, 10), ("spades", 201, 200)]
)
def test_rounds_that_there_are_not_are_refused(key, rounds, most):
    with pytest.raises(CannotPrint, match=f"cannot have {rounds} rounds here: choose 1 to {most}"):
        blank_sheet(games.sheet(key, 4), Paper(), (), rounds)


def test_more_names_than_players_are_refused():
    with pytest.raises(CannotPrint, match="5 names are too many for 4 players"):
        blank_sheet(games.sheet("spades", 4), Paper(), FRIENDS[:5])


def test_what_no_paper_is_and_what_no_grid_is():
    with pytest.raises(CannotPrint, match="no paper B5: choose A4, A5, A6 or Letter"):
        layout("B5", 1)
    with pytest.raises(CannotPrint, match="3 sheets cannot share a page"):
        layout("A4", 3)


def test_a_long_match_goes_on_over_pages_each_with_its_head():
    pad = pad_of("spades", FRIENDS[:4], 40)
    printed = filled_sheet(pad, Paper("A6"))
    found = assert_whole(printed, "Spades", "en")
    assert len(printed.pages) == len(found) == parts_of(found) > 2
    assert set().union(*(rounds_said(sheet, 40) for sheet in found)) >= set(range(1, 41))
    for name in FRIENDS[:4]:
        assert all(name in [text.text for text in sheet] for sheet in found)


@pytest.mark.parametrize("kind", ["blank", "filled"])
def test_it_is_printed_in_black_alone_with_the_fonts_in_the_file(kind):
    rules = games.sheet("spades-with-jokers", 4)
    on = Paper("A4", 4)
    printed = (
        blank_sheet(rules, on, NASTY[:4])
        if kind == "blank"
        else filled_sheet(pad_of(rules.game, NASTY[:4], 9), on)
    )
    data = printed.pdf()
    used = set(commands(data))
    assert {b"BT", b"Tj", b"l", b"S"} <= used
    assert used.isdisjoint(
        {b"rg", b"RG", b"k", b"K", b"cs", b"CS", b"sc", b"SC", b"scn", b"SCN", b"sh", b"Do"}
    )
    for page in opened(data):
        assert not fonts_missing(page)
        red, green, blue = picture(page).split()
        assert ImageChops.difference(red, green).getbbox() is None
        assert ImageChops.difference(green, blue).getbbox() is None


def test_no_ink_lies_where_printers_do_not_reach():
    for paper in PAPER_NAMES:
        printed = blank_sheet(games.sheet("joker-in-the-hole", 6), Paper(paper), NASTY[:6])
        for page in opened(printed.pdf()):
            image = picture(page)
            inked = ImageChops.difference(image, Image.new("RGB", image.size, "white")).getbbox()
            assert inked is not None
            assert min(inked[0], inked[1], image.width - inked[2], image.height - inked[3]) >= 11


def test_the_same_sheet_has_the_same_bytes_and_says_what_it_is():
    rules = games.sheet("oh-hell", 5)
    first, second = (blank_sheet(rules, Paper("A5", 1, "de"), NASTY[:5]).pdf() for _ in range(2))
    assert first == second
    document = opened(first)
    assert document.get_metadata_value("Title") == "Punktezettel: Oh Hell"
    assert document.get_version() >= 14
    assert b"/Lang (de)" in first
    assert b"/PrintScaling /None" in first
    assert b"/DisplayDocTitle true" in first


def test_a_filled_sheet_rings_the_bids_that_were_met_and_marks_who_dealt():
    pad = pad_of("wizards-and-jesters", FRIENDS[:4], 13)
    (marks,) = score_sheets(filled(pad, "en"), PAPERS["A5"], "en")
    met = sum(seat.mark == "met" for round in rows(pad).rounds for seat in round.seats)
    assert met > 5
    exact = [hand.exact for round in filled(pad, "en").rounds for cell in round.cells for hand in cell.hands]
    assert exact == [seat.mark == "met" for round in rows(pad).rounds for seat in round.seats]
    assert sum(isinstance(mark, Ring) for mark in marks) == met
    said = Counter(mark.text for mark in marks if isinstance(mark, Text))
    for round in rows(pad).rounds:
        assert said[str(round.sides[0].total).replace("-", MINUS)] > 0
    assert all(said[f"{place}."] for place in rows(pad).places)


def test_a_sheet_of_spades_has_contract_bags_and_penalty_with_its_reason():
    pad = pad_of("spades-with-jokers", FRIENDS[:4], 12, always=1)
    found = rows(pad)
    penalties = [(r.number, s) for r in found.rounds for s in r.sides if s.penalties]
    assert penalties
    score = filled(pad, "en")
    for number, side in penalties:
        cell = score.rounds[number - 1].cells[found.rounds[number - 1].sides.index(side)]
        assert cell.penalty == f"{MINUS}100"
        assert cell.bags == str(side.bags)
        assert cell.contract == str(side.contract)
    (printed,) = sheets_of(filled_sheet(pad, Paper("A4")))
    captions = [text.text for text in printed]
    assert captions.count("penalty") == captions.count("bags") == captions.count("both") == 2
    assert f"{MINUS}100" in captions
    said = " ".join(captions)
    assert f"Round {penalties[0][0]}, " in said
    assert "10 bags collected" in said


def test_a_match_that_is_not_over_keeps_lines_for_the_rest_of_it():
    score = filled(pad_of("joker-in-the-hole", FRIENDS[:4], 4), "en")
    assert [round.number for round in score.rounds] == list(range(1, 11))
    assert [round.cards for round in score.rounds] == list(range(1, 11))
    assert [round.dealer for round in score.rounds] == [(number % 4, 0) for number in range(10)]
    assert score.rounds[3].cells[0].total
    assert not score.rounds[4].cells[0].total


def test_the_deal_passes_on_a_blank_sheet_from_the_first_name_and_among_partners():
    exact = blank(games.sheet("oh-hell", 3), FRIENDS[:3])
    assert [round.dealer for round in exact.rounds[:4]] == [(0, 0), (1, 0), (2, 0), (0, 0)]
    partners = blank(games.sheet("spades", 4), FRIENDS[:4])
    assert partners.columns == (("Anna", "Charlotte"), ("Ben", "Dirk-Ulrich"))
    assert [round.dealer for round in partners.rounds[:5]] == [(0, 0), (1, 0), (0, 1), (1, 1), (0, 0)]


def test_a_pad_that_many_have_joined_is_printed_where_it_fits_and_else_refused():
    names = [f"Player {number}" for number in range(12)]
    pad = pad_of("oh-hell", names[:7], 7, joining=names[7:])
    assert len(rows(pad).players) == 12
    found = assert_whole(filled_sheet(pad, Paper("A4")), "Oh Hell", "en")
    assert {text.text for text in found[0]} >= {"Player", "10", "11"}
    with pytest.raises(CannotPrint, match="12 players do not fit on so small a sheet"):
        filled_sheet(pad, Paper("A4", 16))


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ({}, "Exact bid: 10 + 1 a trick. Missed: nothing."),
        ({"bonus": 5, "per_trick": 2, "missed": "tricks"}, "Exact bid: 5 + 2 a trick. Missed: 2 a trick."),
        (
            {"bonus": 7, "missed": "penalty"},
            f"Exact bid: 7 + 1 a trick. Missed: {MINUS}7 for each trick over or under.",
        ),
    ],
)
def test_the_line_of_the_scoring_has_the_figures_of_the_options(options, line):
    assert say(scoring_line(games.sheet("oh-hell", 4, options))) == line


def test_the_line_of_the_scoring_of_spades_knows_its_nils_and_its_target():
    def line(**options):
        return say(scoring_line(games.sheet("spades", 4, options)))

    assert line() == f"Contract ±10 a trick, bag 1, 10 bags {MINUS}100. Nil ±100. To 500."
    assert line(target=250, blind_nil=True).endswith("Nil ±100, blind ±200. To 250.")
    assert line(nil=False).endswith(f"10 bags {MINUS}100. To 500.")
    assert line(nil=False, blind_nil=True).endswith("Blind nil ±200. To 500.")


# Letters


def test_a_name_is_made_smaller_then_broken_then_shortened_in_the_middle():
    assert fitted("Ben", 40, 9, 6, "semibold") == ("Ben", 9)
    same, size = fitted("Charlotte", 36, 9, 6, "semibold")
    assert same == "Charlotte"
    assert 6 <= size < 9
    assert width(same, size, "semibold") <= 36
    assert name_lines("Dirk-Ulrich", 30, 9, 6, 2)[0] == ["Dirk-", "Ulrich"]
    assert name_lines("Anna Maria", 30, 9, 6, 2)[0] == ["Anna", "Maria"]
    short = shortened("Maximiliane Hohenlohe", 40, 6)
    assert re.fullmatch(r"Max\w*…\w*ohe", short)
    assert width(short, 6) <= 40


def test_letters_that_the_font_lacks_are_seen_to_be_missing():
    assert printable("Łukasz Żółć Ольга Ἀθηνᾶ Nguyễn") == "Łukasz Żółć Ольга Αθηνα Nguyễn"
    assert printable("王小明") == ABSENT * 3
    assert printable("e\u0301\u200d\u202e") == "é"
    assert printable("a\n\tb\u00a0 c") == "a b c"
    (sheet,) = sheets_of(blank_sheet(games.sheet("oh-hell", 3), Paper("A6"), ("王小明", "b", "c")))
    assert any(
        text.right - text.left > 10 and text.size > 6 and text.text.strip("\0") not in ("b", "c")
        for text in sheet
    )
    (page,) = blank_sheet(games.sheet("oh-hell", 3), Paper("A6"), ("王小明", "", "")).pages
    (name,) = (mark for mark in page.marks if isinstance(mark, Text) and ABSENT in mark.text)
    alone = opened(pdf([Page(60, 20, (Text(5, 15, name.text, 12),))], "", "en"))[0]
    assert picture(alone).convert("L").getextrema()[0] < 100


def test_the_fonts_are_as_they_were_made_and_bring_their_licence():
    listed = json.loads((FONTS / "fonts.json").read_text("utf-8"))
    assert listed["licence"] == "OFL-1.1"
    assert "Open Font License" in (FONTS / listed["licence_file"]).read_text("utf-8")
    for name, digest in listed["files"].items():
        assert sha256((FONTS / name).read_bytes()).hexdigest() == digest, f"{name} was changed by hand"
    assert {path.name for path in FONTS.iterdir()} == {*listed["files"], "fonts.json"}
    client = json.loads((WEB / "vendor/vendor.json").read_text("utf-8"))["packages"]
    (origin,) = (package for package in client if package["name"] == listed["made_from"])
    assert (origin["version"], origin["integrity"]) == (listed["version"], listed["integrity"])
    assert sum((FONTS / name).stat().st_size for name in listed["files"]) < 200_000


# Pictures


def test_the_pictures_are_those_of_the_client():
    source = (WEB / "cards.js").read_text("utf-8")
    for letter, d in suits.SUITS.items():
        assert f'{letter}: "{d}"' in source
    assert f'"{suits.STAR}"' in source
    for _, d in (*suits.HAT, *suits.CAP):
        if "a4.5 4.5 0 1 1" not in d:  # a circle there
            assert f'd="{d}"' in source


def test_a_path_becomes_lines_and_curves_that_end_where_it_ends():
    assert steps("M1 1h2v3l-2 0Z") == (("M", (1, 1)), ("L", (3, 1)), ("L", (3, 4)), ("L", (1, 4)), ("Z", ()))
    assert steps("M0 0c1 0 2 1 2 2s1 2 2 2")[-1] == ("C", (2, 3, 3, 4, 4, 4))
    circle = steps("M-1 0a1 1 0 1 1 2 0a1 1 0 1 1-2 0Z")
    for kind, numbers in circle[1:-1]:
        assert kind == "C"
        assert math.hypot(*numbers[4:]) == pytest.approx(1)
    assert circle[-2][1][4:] == pytest.approx((-1, 0), abs=1e-9)


# The preview


def test_the_preview_has_the_same_texts_and_lets_no_name_be_more_than_a_text():
    printed = blank_sheet(games.sheet("oh-hell", 7), Paper("A4", 4), NASTY)
    (page,) = printed.svg(5)
    root = ET.fromstring(page)
    shown = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert Counter(shown) == Counter(mark.text for mark in printed.pages[0].marks if isinstance(mark, Text))
    assert {node.tag.rpartition("}")[2] for node in root.iter()} <= {
        "svg", "rect", "text", "line", "path", "ellipse",
    }  # fmt: skip
    assert "<b>" not in page
    assert root.get("aria-label") == "Score sheet: Oh Hell"


# The helpers of these tests see what they are there to see.


def test_texts_on_each_other_and_over_the_edge_are_seen():
    marks = (Text(10, 20, "under", 10), Text(22, 22, "over", 10), Text(90, 20, "beyond", 10), Box(0, 0, 9, 9))
    (page,) = opened(pdf([Page(100, 50, marks)], "", "en"))
    found = texts(page)
    assert [text.text for text in found] == ["under", "over", "beyond"]
    assert [(a.text, b.text) for a, b in collisions(found)] == [("under", "over")]
    assert [text.inside((0, 0, 100, 50)) for text in found] == [True, True, False]
    assert found[0].left == pytest.approx(10, abs=1)
    assert found[0].bottom == pytest.approx(20, abs=3)
