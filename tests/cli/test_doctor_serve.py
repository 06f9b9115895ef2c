"""doctor and serve."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from foretrick.cli import main


@pytest.fixture(autouse=True)
def _own_folders(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


def findings(result: Result) -> dict[str, dict[str, str]]:
    return {finding["about"]: finding for finding in json.loads(result.stdout)["findings"]}


@pytest.fixture
def _no_compiler(monkeypatch):
    """Do not compile for what is not about compiling."""
    monkeypatch.setattr("foretrick.kernel.dress.warm", lambda sheet: 0.25)


@pytest.mark.usefixtures("_no_compiler")
def test_the_doctor_looks_at_everything():
    result = run("doctor", "--json")
    found = findings(result)
    assert found.keys() >= {
        "Foretrick",
        "Python",
        "Packages",
        "Pages",
        "Rules engine",
        "Data folder",
        "Database",
        "Port",
    }
    assert "ready after 0.25 s" in found["Rules engine"]["says"]
    broken = [about for about, finding in found.items() if finding["state"] == "broken"]
    assert result.exit_code == (1 if broken else 0)
    assert not {"Data folder", "Database", "Rules engine"} & set(broken)


@pytest.mark.usefixtures("_no_compiler")
def test_the_doctor_prints_plain_marks():
    result = run("doctor")
    assert "\nok      Python" in result.stdout
    assert "\x1b" not in result.stdout


def test_a_missing_compiler_is_a_note(monkeypatch):
    from foretrick.kernel import dress

    def fail(sheet):
        raise dress.NoCompiler("Numba cannot be loaded: no llvm\nand more")

    monkeypatch.setattr("foretrick.kernel.dress.warm", fail)
    engine = findings(run("doctor", "--json"))["Rules engine"]
    assert engine["state"] == "note"
    assert engine["says"] == "plain; the compiled one cannot run (Numba cannot be loaded: no llvm)"


@pytest.mark.usefixtures("_no_compiler")
def test_a_data_folder_that_is_a_file_is_broken(tmp_path):
    (tmp_path / "file").write_text("")
    result = run("doctor", "--json", "--data", tmp_path / "file" / "data")
    assert findings(result)["Data folder"]["state"] == "broken"
    assert result.exit_code == 1


@pytest.mark.usefixtures("_no_compiler")
def test_the_database_file_is_looked_at(tmp_path):
    sqlite3.connect(tmp_path / "tables.db").close()
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("CREATE TABLE t (x)")
    connection.close()
    assert findings(run("doctor", "--json", "--data", tmp_path))["Database"]["says"].endswith("sound")
    (tmp_path / "tables.db").write_bytes(b"no database at all" * 100)
    result = run("doctor", "--json", "--data", tmp_path)
    assert findings(result)["Database"]["state"] == "broken"
    assert result.exit_code == 1


@pytest.mark.usefixtures("_no_compiler")
def test_a_database_that_does_not_answer_is_broken(tmp_path):
    result = run("doctor", "--json", "--database", f"sqlite+aiosqlite:///{tmp_path}/no/such/folder/t.db")
    assert findings(result)["Database"]["state"] == "broken"
    new = run("doctor", "--json", "--database", f"sqlite+aiosqlite:///{tmp_path}/t.db")
    assert findings(new)["Database"]["says"].endswith("(made when it is needed)")
    for url in ("nonsense", "postgresql://sam:secret@127.0.0.1:1/x"):
        other = findings(run("doctor", "--json", "--database", url))["Database"]
        assert other["state"] == "broken"
        assert "secret" not in other["says"]


def test_serve_is_given_what_was_asked_for(monkeypatch, tmp_path):
    calls = []
    monkeypatch.setattr("foretrick.server.run.serve", lambda *words: calls.append(words[:5]))
    assert run("serve").exit_code == 0
    assert run("serve", "--host", "::1", "--port", "0", "--data", tmp_path, "--no-browser").exit_code == 0
    assert run("serve", "--database", "postgresql://x").exit_code == 0
    assert calls == [
        ("0.0.0.0", 8000, None, None, True),
        ("::1", 0, None, tmp_path, False),
        ("0.0.0.0", 8000, "postgresql://x", None, True),
    ]


def test_a_server_that_cannot_run_says_why(monkeypatch):
    from foretrick.server.run import CannotServe

    def fail(*_):
        raise CannotServe("No port from 80 on could be opened at any address: permission denied.")

    monkeypatch.setattr("foretrick.server.run.serve", fail)
    result = run("serve")
    assert result.exit_code == 1
    assert (
        result.stderr == "foretrick: No port from 80 on could be opened at any address: permission denied.\n"
    )
