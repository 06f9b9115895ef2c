"""The server as a process of its own: where it is, how it stops, what it says when it cannot run."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from foretrick.server.run import CannotServe, bind, default_database, lan_address, serve
from foretrick.server.store import sqlite_url
from tests.scorepad.pen import Pen

PROGRAM = """
import sys
from pathlib import Path
from foretrick.server.run import serve
serve("127.0.0.1", int(sys.argv[1]), data_dir=Path(sys.argv[2]), open_browser=False, say=lambda line: print(line, flush=True))
"""


def started(folder: Path, port: int = 0) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen(
        [sys.executable, "-W", "error", "-c", PROGRAM, str(port), str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    first = process.stdout.readline()
    if "in use" in first:
        first = process.stdout.readline()
    assert "http://127.0.0.1:" in first, process.communicate()
    return process, first.split()[-1]


def ask(address: str, body: dict[str, Any] | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)


def test_it_serves_stops_in_good_order_and_keeps_its_tables(tmp_path: Path):
    folder = tmp_path / "new" / "folder with spaces é %"
    process, address = started(folder)
    opened = ask(f"{address}/api/tables", {"game": "spades", "seats": 4, "name": "Anna"})
    process.send_signal(signal.SIGTERM)
    assert process.communicate(timeout=20)[1] == ""
    assert process.returncode == 0
    process, address = started(folder)
    assert ask(f"{address}/api/tables/{opened['table']}")["table"]["seats"][0]["name"] == "Anna"
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=20)[1] == ""
    assert process.returncode == 0


def test_a_killed_server_keeps_its_tables(tmp_path: Path):
    process, address = started(tmp_path)
    opened = ask(f"{address}/api/tables", {"game": "spades", "seats": 4, "name": "Anna"})
    with connect(f"{address.replace('http', 'ws')}/api/tables/{opened['table']}/live") as live:
        live.send(json.dumps({"kind": "hello", "token": opened["token"]}))
        assert json.loads(live.recv(10))["table"]["you"] == 0
        live.send("x" * 5_000)
        with pytest.raises(ConnectionClosed) as closed:
            live.recv(10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    process.kill()
    process.communicate(timeout=20)
    process, address = started(tmp_path)
    try:
        assert ask(f"{address}/api/tables/{opened['table']}")["table"]["id"] == opened["table"]
    finally:
        process.terminate()
        process.communicate(timeout=20)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_server_that_ends_keeps_what_it_said_was_written_on_a_pad(tmp_path: Path, how: signal.Signals):
    pen = Pen().start("wizards-and-jesters")
    process, address = started(tmp_path)
    shared = ask(f"{address}/api/pads", {"entries": [entry.as_dict() for entry in pen.entries]})
    for _ in range(4):
        pen.add("1 0 0 0", "1 0 0 0")
    fresh = {"kind": "write", "entries": [entry.as_dict() for entry in pen.entries]}
    assert len(json.dumps(fresh)) > 5_000  # more than the commands of a table may have
    with connect(f"{address.replace('http', 'ws')}/api/pads/{shared['id']}/live") as live:
        live.send(json.dumps({"kind": "hello", "pen": shared["pen"], "have": 0}))
        assert json.loads(live.recv(10))["may_write"] is True
        live.send(json.dumps(fresh))
        while (answer := json.loads(live.recv(10)))["kind"] == "entries":
            pass
        assert (answer["kind"], answer["number"]) == ("written", len(pen.entries))
        process.send_signal(how)
        errors = process.communicate(timeout=20)[1]
        assert errors == "" or how is signal.SIGKILL
        with pytest.raises(ConnectionClosed):
            live.recv(10)
    process, address = started(tmp_path)
    found = ask(f"{address}/api/pads/{shared['id']}")
    assert found["entries"] == fresh["entries"]
    assert found["rows"]["totals"] == list(pen.rows.totals)
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=20)[1] == ""


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_port_in_use_is_passed_over(taken: int):
    with bind("127.0.0.1", taken) as bound:
        assert taken < bound.getsockname()[1] <= taken + 20


def test_any_port(tmp_path: Path):
    with bind("127.0.0.1", 0) as bound:
        assert bound.getsockname()[1] > 0


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 70_000), ("203.0.113.9", 8000)])
def test_what_cannot_be_opened_is_one_sentence(host: str, port: int):
    with pytest.raises(CannotServe) as caught:
        bind(host, port)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


def test_a_database_that_cannot_be_used_is_one_sentence(tmp_path: Path):
    for database in (sqlite_url(tmp_path), "nonsense"):
        with pytest.raises(CannotServe, match="database"):
            serve("127.0.0.1", 0, database=database, open_browser=False, say=lambda _line: None)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path):
    tmp_path.chmod(0o500)
    with pytest.raises(CannotServe, match="cannot be made"):
        default_database(tmp_path / "x")


def test_a_file_where_the_folder_should_be_is_one_sentence(tmp_path: Path):
    (tmp_path / "x").write_text("")
    with pytest.raises(CannotServe, match="cannot be made"):
        default_database(tmp_path / "x")


def test_the_address_for_phones_is_none_of_this_computer_alone():
    address = lan_address()
    assert address is None or not address.startswith("127.")


def test_the_browser_is_opened_at_the_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    opened = threading.Event()
    seen: list[str] = []

    def note(address: str) -> None:
        seen.append(address)
        opened.set()

    monkeypatch.setattr("webbrowser.open", note)
    lines: list[str] = []
    stop: list[Any] = []
    import foretrick.server.run as module

    class Caught(module._Server):
        def __init__(self, config: Any) -> None:
            super().__init__(config)
            stop.append(self)

    monkeypatch.setattr(module, "_Server", Caught)
    thread = threading.Thread(
        target=serve, args=("127.0.0.1", 0), kwargs={"data_dir": tmp_path, "say": lines.append}
    )
    thread.start()
    assert opened.wait(20)
    stop[0].should_exit = True
    thread.join(20)
    assert not thread.is_alive()
    assert seen == [lines[0].split()[-1]]
