"""The socket of one client: a hello, then commands in and states out."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from foretrick.messages import Message, message, preferred, say
from foretrick.server import wire
from foretrick.server.actor import TableActor, TableClosed, UnknownToken
from foretrick.server.faults import trail
from foretrick.server.house import House, NoSuchTable
from foretrick.server.log import UnknownEntry
from foretrick.server.settings import Limits
from foretrick.server.store import StoreFailed
from foretrick.server.timing import Clock

logger = logging.getLogger(__name__)

# Close codes: the first three belong to this protocol, the others to WebSocket.
NO_HELLO, WRONG_TOKEN, NO_TABLE = 4400, 4401, 4404
POLICY, TOO_BIG, BROKEN, RESTART, TRY_LATER = 1008, 1009, 1011, 1012, 1013


class _Hangup(Exception):
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


async def live(socket: WebSocket, house: House) -> None:
    """Serve one socket until it closes."""
    await socket.accept()
    client = Client(house.kit.settings.limits, preferred(socket.headers.get("accept-language")))
    try:
        async with house.table(socket.path_params["table"]) as actor:
            await _converse(socket, house, actor, client)
    except NoSuchTable:
        await _close(socket, NO_TABLE)
    except _Hangup as hangup:
        await _close(socket, hangup.code, say(hangup.reason, client.language) if hangup.reason else "")
    except (StoreFailed, UnknownEntry) as error:
        logger.error("A table cannot be shown: %s", error)
        await _close(socket, BROKEN)
    except TableClosed:
        await _close(socket, RESTART)
    except WebSocketDisconnect:
        return
    except Exception as error:  # noqa: BLE001 - one broken conversation ends no other
        logger.error("A conversation broke off: %s", trail(error))
        await _close(socket, BROKEN)


async def _converse(socket: WebSocket, house: House, actor: TableActor, client: Client) -> None:
    limits, clock = house.kit.settings.limits, house.kit.clock
    try:
        async with asyncio.timeout(limits.hello_s):
            hello = wire.read_hello(await _receive(socket, limits))
    except (wire.BadMessage, TimeoutError) as error:
        raise _Hangup(NO_HELLO, message("error-say-hello")) from error
    if hello.token is None and actor.watched >= limits.watchers:
        # Whoever holds a seat always finds a place.
        raise _Hangup(TRY_LATER, message("error-too-many-watch"))
    try:
        sitting = await _watch(actor, client, hello)
        bucket = Bucket(clock, limits.commands_per_s, limits.commands_at_once)
        await _until_one_ends(
            _deliver(socket, client), _listen(socket, actor, client, sitting, bucket, limits)
        )
    finally:
        with contextlib.suppress(TableClosed):
            await asyncio.shield(actor.unwatch(client))


async def _watch(actor: TableActor, client: Client, hello: wire.Hello) -> int | None:
    if hello.language is not None:
        client.language = preferred(hello.language)
    try:
        return await actor.watch(client, hello.token, client.language)
    except UnknownToken as error:
        raise _Hangup(WRONG_TOKEN) from error


async def _deliver(socket: WebSocket, client: Client) -> None:
    """Empty the mailbox, as long as the client keeps up."""
    slow = asyncio.ensure_future(client.too_slow.wait())
    letter = asyncio.ensure_future(client.mailbox.get())
    try:
        while True:
            await asyncio.wait({letter, slow}, return_when=asyncio.FIRST_COMPLETED)
            if slow.done():
                raise _Hangup(TRY_LATER, message("error-too-slow"))
            await socket.send_text(letter.result().decode())
            letter = asyncio.ensure_future(client.mailbox.get())
    finally:
        slow.cancel()
        letter.cancel()


async def _listen(
    socket: WebSocket, actor: TableActor, client: Client, sitting: int | None, bucket: Bucket, limits: Limits
) -> None:
    ignored = 0
    while True:
        text = await _receive(socket, limits)
        if not bucket.take():
            ignored += 1
            if ignored > limits.commands_at_once * 4:
                raise _Hangup(POLICY, message("error-too-many-messages"))
            client.send(_refusal(actor, text, say("error-too-fast", client.language)))
            continue
        ignored = max(0, ignored - 1)
        if text.lstrip()[:1] == b"{" and b'"hello"' in text[:40]:
            with contextlib.suppress(wire.BadMessage):
                sitting = await _watch(actor, client, wire.read_hello(text))
                continue
        try:
            command = wire.read_command(text)
        except wire.BadMessage as error:
            client.send(_refusal(actor, text, say(error.message, client.language)))
            continue
        client.send(wire.encode(await actor.do(sitting, command, client.language)))


def _refusal(actor: TableActor, text: bytes, sentence: str) -> bytes:
    return wire.encode(wire.Reply(wire.command_id(text), False, actor.table.number, "refused", sentence))


async def _receive(socket: WebSocket, limits: Limits) -> bytes:
    heard = await socket.receive()
    if heard["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(heard.get("code", 1000))
    data = heard.get("bytes")
    if data is None:
        data = (heard.get("text") or "").encode("utf-8", "replace")
    if len(data) > limits.message_bytes:
        raise _Hangup(TOO_BIG, message("error-message-long"))
    return bytes(data)


async def _until_one_ends(*talks: Coroutine[Any, Any, None]) -> None:
    tasks = [asyncio.ensure_future(talk) for talk in talks]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _close(socket: WebSocket, code: int, reason: str = "") -> None:
    if socket.application_state is WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
            await socket.close(code, reason)
