"""What went wrong in other programs when a score was to be printed, as the whole kind of fault."""

from __future__ import annotations

import pytest

from foretrick import games
from foretrick.scorepad.sheets.printing import Paper, blank_sheet, filled_sheet
from tests.scorepad.sheets import EVERY_GAME, collisions, commands, opened, pad_of, texts

NAMES = ("Anna", "Ben", "Charlotte", "Dirk-Ulrich", "Eva", "Finn", "Günther")


def one_page(printed, title: str) -> set[str]:
    """The texts of the only page; nothing is cut, covered or coloured, and the head is there."""
    data = printed.pdf()
    (page,) = opened(data)
    found, (w, h) = texts(page), page.get_size()
    assert all(text.inside((11, 11, w - 22, h - 22)) for text in found)
    assert not list(collisions(found))
    assert min(text.size for text in found) >= 5
    assert {b"rg", b"RG", b"k", b"K"}.isdisjoint(commands(data))
    said = {text.text for text in found}
    assert {title, "Date", "Note"} <= said
    return said


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize(("key", "players"), EVERY_GAME)
def test_r60_blank_and_filled_sheets_fit_one_page_for_every_number_of_rounds(key, players, paper):
    """R60: a printed score board lost columns; a blank sheet with the names on it was wanted, in a chosen size."""
    title = games.GAMES[key].title
    most = games.sheet(key, players).rounds or 20
    for rounds in range(1, most + 1):
        options = {} if key.startswith("spades") else {"rounds": rounds}
        blank = blank_sheet(games.sheet(key, players), Paper(paper), NAMES[:players], rounds)
        said = one_page(blank, title)
        assert {*NAMES[:players], *map(str, range(1, rounds + 1))} <= said
        if rounds in (1, most // 2, most):
            filled = filled_sheet(pad_of(key, NAMES[:players], rounds, options), Paper(paper))
            assert {*NAMES[:players], *map(str, range(1, rounds + 1))} <= one_page(filled, title)


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("players", [3, 7])
def test_r60_the_longest_schedule_that_there_is_fits_too(players, paper):
    """R60: up and down again with the largest hands makes the longest match of all."""
    rules = games.sheet("oh-hell", players, {"schedule": "up-down", "cards": 52 // players})
    assert len(rules.deals) == 2 * (52 // players) - 1
    said = one_page(blank_sheet(rules, Paper(paper), NAMES[:players]), "Oh Hell")
    assert set(map(str, range(1, len(rules.deals) + 1))) <= said


def test_r60_the_size_of_the_paper_can_be_chosen_and_a_long_sheet_has_its_head_on_each_page():
    """R60: A6, as the reporter asked; what does not fit goes on with names and title at the top again."""
    pad = pad_of("spades", NAMES[:4], 30)
    pages = list(opened(filled_sheet(pad, Paper("A6")).pdf()))
    assert len(pages) > 1
    for page in pages:
        assert page.get_size() == pytest.approx((297.64, 419.53), abs=0.1)
        assert {"Spades", "Date", *NAMES[:4]} <= {text.text for text in texts(page)}
