"""The page counts from the exported tables what the rules count: of random pads, entry by entry, in one go."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings

from foretrick.scorepad.entries import Entry
from foretrick.scorepad.folding import fold
from foretrick.scorepad.rows import rows
from tests.browser.conftest import NewPage
from tests.scorepad.draws import pads

PADS = 150
_COUNTED = """async (pads) => {
  const [{ fold }, { rowsOf }, tables] = await Promise.all([
    import('/static/pad/entries.js'), import('/static/pad/rows.js'), fetch('/static/pad/tables.json').then((found) => found.json())]);
  return pads.map((entries) => {
    const { cells, contested, ...pad } = fold(entries);
    const heads = contested.map(({ what, heads }) => ({ what, ids: heads.map(({ id }) => id), values: heads.map(({ to }) => to) }));
    return { fold: { ...pad, contested: heads }, rows: rowsOf({ ...pad, cells, contested }, tables) };
  });
}"""


def drawn() -> list[list[Entry]]:
    """The same pads each time: all games and options, players who come and go, entries that contest each other."""
    found: list[list[Entry]] = []

    @settings(
        max_examples=PADS,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(pads())
    def take(entries: list[Entry]) -> None:
        found.append(entries)

    take()
    return found


def test_the_page_counts_what_the_rules_count(new_page: NewPage) -> None:
    drawn_pads = drawn()
    assert len(drawn_pads) >= PADS
    page = new_page("desktop")
    page.goto("/pad")
    counted: list[dict[str, Any]] = page.evaluate(
        _COUNTED, [[entry.as_dict() for entry in entries] for entries in drawn_pads]
    )
    for entries, theirs in zip(drawn_pads, counted, strict=True):
        pad = fold(entries)
        ours = {"fold": pad.as_dict(), "rows": rows(pad).as_dict()}
        assert theirs == json.loads(json.dumps(ours))
