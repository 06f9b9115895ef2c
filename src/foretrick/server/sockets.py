"""What every conversation over a socket needs: a mailbox, a measure of how much is said, an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from foretrick.messages import Message, message
from foretrick.server.settings import Limits
from foretrick.server.timing import Clock

# Close codes: the first three belong to this protocol, the others to WebSocket.
NO_HELLO, WRONG_TOKEN, NOT_THERE = 4400, 4401, 4404
POLICY, TOO_BIG, BROKEN, RESTART, TRY_LATER = 1008, 1009, 1011, 1012, 1013


class Hangup(Exception):
    """The conversation ends with this close code."""

    def __init__(self, code: int, reason: Message | None = None) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Bucket:
    """So many at once, and then so many a second."""

    def __init__(self, clock: Clock, per_s: float, at_once: int) -> None:
        self._clock, self._per_s, self._at_once = clock, per_s, at_once
        self._left, self._at = float(at_once), clock.now()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self._clock.now()
        self._left = min(self._at_once, self._left + (now - self._at) / 1000 * self._per_s)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Client:
    """A socket as a table sees it: what is sent waits in a mailbox, and a client too slow to empty it is let go."""

    def __init__(self, limits: Limits, language: str) -> None:
        self.language = language
        self.mailbox: asyncio.Queue[bytes] = asyncio.Queue(limits.mailbox)
        self.too_slow = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Put a message into the mailbox."""
        try:
            self.mailbox.put_nowait(message)
        except asyncio.QueueFull:
            # A state left out could be missed for good; a new connection begins with the whole state.
            self.too_slow.set()


async def deliver(socket: WebSocket, client: Client) -> None:
    """Empty the mailbox, as long as the client keeps up."""
    slow = asyncio.ensure_future(client.too_slow.wait())
    letter = asyncio.ensure_future(client.mailbox.get())
    try:
        while True:
            await asyncio.wait({letter, slow}, return_when=asyncio.FIRST_COMPLETED)
            if slow.done():
                raise Hangup(TRY_LATER, message("error-too-slow"))
            await socket.send_text(letter.result().decode())
            letter = asyncio.ensure_future(client.mailbox.get())
    finally:
        slow.cancel()
        letter.cancel()


async def receive(socket: WebSocket, most_bytes: int) -> bytes:
    """The next message of a client, of at most so many bytes."""
    came = await socket.receive()
    if came["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(came.get("code", 1000))
    data = came.get("bytes")
    if data is None:
        data = (came.get("text") or "").encode("utf-8", "replace")
    if len(data) > most_bytes:
        raise Hangup(TOO_BIG, message("error-message-long"))
    return bytes(data)


async def until_one_ends(*talks: Coroutine[Any, Any, None]) -> None:
    """Talk in both directions until one of them ends."""
    tasks = [asyncio.ensure_future(talk) for talk in talks]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def close(socket: WebSocket, code: int, reason: str = "") -> None:
    """Close a socket that may be closed already."""
    if socket.application_state is WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
            await socket.close(code, reason)
