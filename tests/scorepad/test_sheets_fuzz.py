"""Any pad and any names: whatever they hold, the sheet is whole, or a sentence says why there is none."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from foretrick import games
from foretrick.messages import LANGUAGES
from foretrick.scorepad.folding import Pad, fold
from foretrick.scorepad.rows import rows
from foretrick.scorepad.sheets.paper import CannotPrint
from foretrick.scorepad.sheets.printing import Paper, blank_sheet, filled_sheet
from tests.scorepad import draws
from tests.scorepad.sheets import LAYOUTS, collisions, opened, texts

papers = st.builds(
    lambda layout, language: Paper(layout[0], layout[1], language),
    st.sampled_from(LAYOUTS),
    st.sampled_from(LANGUAGES),
)
patiently = settings(max_examples=50, deadline=None, suppress_health_check=list(HealthCheck))


def assert_whole(printed) -> None:
    for page, made in zip(opened(printed.pdf()), printed.pages, strict=True):
        found = texts(page)
        inside = 0
        for x, y, w, h in made.sheets:
            there = [text for text in found if text.inside((x + 11, y + 11, w - 22, h - 22))]
            assert not list(collisions(there))
            inside += len(there)
        assert inside == len(found)


@patiently
@given(pad=draws.pads().map(fold), on=papers)
def test_any_pad_is_printed_whole_or_refused(pad: Pad, on: Paper):
    try:
        printed = filled_sheet(pad, on)
    except CannotPrint as refusal:
        assert str(refusal).endswith(".")
        assert pad.game is None or not rows(pad).players or on.per_page > 1 or on.paper == "A6"
        return
    assert_whole(printed)


@patiently
@given(
    names=st.lists(st.text(max_size=60), max_size=7),
    key=st.sampled_from(["oh-hell", "spades-with-jokers"]),
    on=papers,
)
def test_any_names_are_printed_whole(names: list[str], key: str, on: Paper):
    game = games.game(key)
    players = min(game.seats[1], max(game.seats[0], len(names)))
    assert_whole(blank_sheet(games.sheet(key, players), on, names[:players]))
