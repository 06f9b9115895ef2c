"""What the page makes of a pad by itself is what Python makes of it: the fold, every row, the CSV, byte for byte."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from foretrick.scorepad.csvform import as_csv
from foretrick.scorepad.entries import Entry
from foretrick.scorepad.folding import fold
from foretrick.scorepad.rows import rows
from tests.browser.conftest import NewPage
from tests.scorepad.draws import logs

# The page's own modules, and the tables that it has without a server. The driver is slow with nested values, so all travels as text.
_COUNT = """async (text) => {
  const module = (name) => import(`/static/pad/${name}.js`);
  const [{ fold }, { rowsOf }, { asCsv }] = await Promise.all(["entries", "rows", "csv"].map(module));
  const tables = await (await fetch("/static/pad/tables.json")).json();
  return JSON.stringify(JSON.parse(text).map((log) => {
    const { cells, contested, ...pad } = fold(log);
    const found = rowsOf({ ...pad, cells, contested }, tables);
    const heads = contested.map(({ what, heads }) => ({ what, ids: heads.map(({ id }) => id), values: heads.map(({ to }) => to) }));
    return { fold: { ...pad, contested: heads }, rows: found, csv: asCsv({ ...pad, cells, contested }, found) };
  }));
}"""


def counted(log: list[Entry]) -> dict[str, Any]:
    pad = fold(log)
    found: dict[str, Any] = json.loads(
        json.dumps({"fold": pad.as_dict(), "rows": rows(pad).as_dict(), "csv": as_csv(pad)})
    )
    return found


def test_the_page_counts_every_pad_as_python_does(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/pad")

    @settings(max_examples=50, deadline=None, phases=[Phase.generate])  # shrinking would take minutes
    @given(st.lists(logs(), min_size=1, max_size=6))
    def same(drawn: list[list[Entry]]) -> None:
        theirs = json.loads(page.evaluate(_COUNT, json.dumps([[e.as_dict() for e in log] for log in drawn])))
        for log, found in zip(drawn, theirs, strict=True):
            assert found == counted(log)

    same()
