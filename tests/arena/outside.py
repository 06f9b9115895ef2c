"""An outside bot that behaves as its first word says: well, or in one of the ways in which bots go wrong.

Where a second word is given it names a file: the bot misbehaves only until that file is there, and makes it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path

ANSWERS = {
    "garbled": "play what?",
    "list": "[1, 2]",
    "illegal": '{"action": "bid 12"}',
    "nonsense": '{"action": {"card": "TD"}}',
    "missing": "{}",
    "shouting": "x" * 200_000,
}


def main() -> None:
    manner, *once = sys.argv[1:]
    for line in sys.stdin:
        question = json.loads(line)
        if question["type"] == "hello":
            print(hello(manner, question), flush=True)
            continue
        way = manner
        if once:
            way = "well" if Path(once[0]).exists() else manner
            Path(once[0]).touch()
        misbehave(way)
        last = question["view"]["legal"][-1]
        print(ANSWERS.get(way, json.dumps({"action": last, "process": os.getpid()})), flush=True)


def hello(manner: str, question: dict) -> str:
    if manner == "refusing":
        return json.dumps({"error": f"I do not play {question['title']}"})
    assert (question["protocol"], question["seats"]) == (1, 3)
    return '{"ready": true}'


def misbehave(way: str) -> None:
    if way == "silent":
        time.sleep(600)  # until it is ended by the arena
    elif way == "deaf":
        sys.stdin.close()
        time.sleep(600)
    elif way == "crashing":
        raise SystemExit("I have had enough")
    elif way == "deadly":
        os.kill(os.getppid(), signal.SIGKILL)


if __name__ == "__main__":
    main()
