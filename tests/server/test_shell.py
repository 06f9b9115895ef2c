"""What of the client a browser keeps: every file that is needed, by version, and never anything else."""

import re
from pathlib import Path
from typing import Any

import pytest

from foretrick.messages import FOLDER
from foretrick.server import shell
from foretrick.server.pages import policy

WEB = shell.WEB
MODULES = [path for path in WEB.rglob("*.js") if "vendor" not in path.parts]


def test_every_file_of_the_shell_is_there():
    files: Any = shell.shell()["files"]
    assert len(files) == len(set(files))
    for name in files:
        folder, _, path = name[1:].partition("/")
        assert ((WEB if folder == "static" else FOLDER) / path).is_file(), name
        assert folder in ("static", "messages"), name


def test_the_shell_is_closed():
    """Whatever a module of it imports at its head is in it too, in the libraries as well."""
    there = set(shell.imported(*shell._ENTRIES))
    names = re.compile(r'from\s*"([^"]+)"')
    libraries = {
        "preact",
        "preact/hooks",
        "@preact/signals",
        "@preact/signals-core",
        "htm",
        "chartist",
        "@fluent/bundle",
    }
    for name in there:
        for asked in names.findall(
            re.sub(r"/\*.*?\*/", "", (WEB / name).read_text("utf-8"), flags=re.DOTALL)
        ):
            if asked.startswith("."):
                target = ((WEB / name).parent / asked).resolve().relative_to(WEB.resolve()).as_posix()
                assert target in there, f"{name} imports {asked}"
            else:
                assert asked in libraries | {"htm/preact"}, f"{name} imports {asked}"
    assert {"vendor/signals-core/signals-core.js", "vendor/htm/htm.js", "pad/sheet.js", "chart.js"} <= there
    assert not {"table.js", "socket.js", "review.js"} & there, "the pad needs no table"


def test_each_module_comes_before_what_needs_it():
    order = shell.imported("app.js", shell.PAD)
    assert (
        order.index("lib.js")
        < order.index("pad/book.js")
        < order.index("pad/sheet.js")
        < order.index("pad/page.js")
    )


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of two files."""
    (tmp_path / "a.js").write_text('import "./b.js";\n', "utf-8")
    (tmp_path / "b.js").write_text("export const b = 1;\n", "utf-8")
    monkeypatch.setattr(shell, "WEB", tmp_path)
    return tmp_path


def test_any_change_is_another_version(copy: Path):
    first = shell.version()
    assert shell.version() == first
    (copy / "b.js").write_text("export const b = 2;\n", "utf-8")
    second = shell.version()
    (copy / "c.css").write_text("", "utf-8")
    assert len({first, second, shell.version()}) == 3


def test_the_head_of_the_page_keeps_the_policy_strict():
    """What is fetched ahead are links; no script is written into the page for it."""
    links = shell.first_wanted("de")
    assert "<script" not in links
    assert '<link rel="modulepreload" href="/static/pad/page.js">' in links
    assert "/messages/de.ftl" in links
    assert policy(links) == policy("")
