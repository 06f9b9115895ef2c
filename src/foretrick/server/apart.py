"""Work that takes its time, in a thread of its own beside the event loop.

The thread dies with the process: it cannot be stopped from outside, and one of a pool would keep the server from
shutting down.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
# How far behind everything else long work stands in line for a processor.
_POLITE = 10


async def apart(work: Callable[[], T], name: str) -> T:
    """What `work` returns or raises. Whoever stops waiting leaves the thread to finish for nobody."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[T] = loop.create_future()

    def run() -> None:
        try:
            result = work()
        except Exception as error:  # noqa: BLE001 - handed to whoever waits
            _call(loop, _fail, answer, error)
        else:
            _call(loop, _succeed, answer, result)

    start(run, name)
    return await answer


def start(work: Callable[[], None], name: str) -> None:
    """Let `work` run by itself; it must deal with its own failures."""
    threading.Thread(target=work, name=name, daemon=True).start()


def step_back() -> None:
    """Let everything else go before the calling thread, where the system can do that for one thread."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _POLITE)


def _succeed(answer: asyncio.Future[T], result: T) -> None:
    if not answer.done():
        answer.set_result(result)


def _fail(answer: asyncio.Future[T], error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)


def _call(loop: asyncio.AbstractEventLoop, what: Callable[..., None], *arguments: object) -> None:
    with contextlib.suppress(RuntimeError):  # the server has shut down meanwhile
        loop.call_soon_threadsafe(what, *arguments)
