"""A real Foretrick server for the browser tests: started, killed and started again on the same tables."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect

START_S = 30.0
T = TypeVar("T")


class Server:
    """`foretrick serve` in a process of its own, on a port that it keeps when it is started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self._starts = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._http = httpx.Client(trust_env=False, timeout=10)

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> Path:
        return self.folder / "tables.db"

    def start(self) -> None:
        """Start, and wait until it answers."""
        self._starts += 1
        said = self.folder / f"said-{self._starts}.txt"
        command = [
            *(sys.executable, "-c", "from tests.browser.aids import run; run()", "serve", "--no-browser"),
            *("--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.folder)),
        ]
        with said.open("wb") as out:
            self._process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT)
        port = int(wait_for(lambda: self._announced(said), START_S) or 0)
        assert self.port in (0, port), f"the server came back on port {port}, not {self.port}"
        self.port = port
        wait_for(self._answers, START_S)

    def _announced(self, said: Path) -> str | None:
        assert self._process is not None
        text = said.read_text("utf-8")
        assert self._process.poll() is None, f"the server ended at once: {text}"
        found = re.search(r"open at http://\S+?:(\d+)\s", text)
        return found[1] if found else None

    def _answers(self) -> bool:
        try:
            return self._http.get(f"{self.origin}/api/games").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(10)

    def stop(self) -> str:
        """End it in good order and tell what it printed."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(15)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait(10)
        self._http.close()
        return "\n".join(path.read_text("utf-8") for path in sorted(self.folder.glob("said-*.txt")))

    # what it is asked beside the page

    def get(self, path: str) -> httpx.Response:
        return self._http.get(self.origin + path)

    def record(self, table: str) -> dict[str, Any]:
        """The record of the table's last finished match."""
        answer = self.get(f"/api/tables/{table}/record")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def look(self, table: str, token: str | None) -> dict[str, Any]:
        """The state as another device of the token's owner would get it."""
        with self._dial(table) as socket:
            socket.send(json.dumps({"kind": "hello", "token": token}))
            state: dict[str, Any] = json.loads(socket.recv(10))
            return state

    def _dial(self, table: str) -> ClientConnection:
        return connect(f"ws://127.0.0.1:{self.port}/api/tables/{table}/live", proxy=None, open_timeout=10)

    def command(self, table: str, token: str, command: str, **fields: Any) -> dict[str, Any]:
        """Give a command as another device of the token's owner would, and return the reply."""
        with self._dial(table) as socket:
            socket.send(json.dumps({"kind": "hello", "token": token}))
            version = json.loads(socket.recv(10))["version"]
            asked = {
                "kind": "do",
                "id": f"beside-{command}-{version}",
                "version": version,
                "command": command,
            }
            socket.send(json.dumps(asked | fields))
            while True:
                message: dict[str, Any] = json.loads(socket.recv(10))
                if message["kind"] == "reply":
                    return message

    def quicken(self, table: str, token: str) -> None:
        """Let the bots of a table answer at once, and a summary stand until it is put away."""
        reply = self.command(table, token, "settings", rest_ms=0, pace_ms=0, away_s=3600, next_s=600)
        assert reply["ok"], reply


def wait_for(check: Callable[[], T], seconds: float) -> T:
    """Ask again and again until the answer is true."""
    end = time.monotonic() + seconds
    while not (found := check()):
        assert time.monotonic() < end, f"not so within {seconds} s"
        time.sleep(0.02)
    return found
