"""The socket of one client: a hello, then commands in and states out."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from starlette.websockets import WebSocket, WebSocketDisconnect

from foretrick.messages import message, preferred, say
from foretrick.server import wire
from foretrick.server.actor import TableActor, TableClosed, UnknownToken
from foretrick.server.faults import trail
from foretrick.server.house import House, NoSuchTable
from foretrick.server.log import UnknownEntry
from foretrick.server.settings import Limits
from foretrick.server.sockets import (
    BROKEN,
    NO_HELLO,
    NOT_THERE,
    POLICY,
    RESTART,
    TRY_LATER,
    WRONG_TOKEN,
    Bucket,
    Client,
    Hangup,
    close,
    deliver,
    receive,
    until_one_ends,
)
from foretrick.server.store import StoreFailed

logger = logging.getLogger(__name__)


async def live(socket: WebSocket, house: House) -> None:
    """Serve one socket until it closes."""
    await socket.accept()
    client = Client(house.kit.settings.limits, preferred(socket.headers.get("accept-language")))
    try:
        async with house.table(socket.path_params["table"]) as actor:
            await _converse(socket, house, actor, client)
    except NoSuchTable:
        await close(socket, NOT_THERE)
    except Hangup as hangup:
        await close(socket, hangup.code, say(hangup.reason, client.language) if hangup.reason else "")
    except (StoreFailed, UnknownEntry) as error:
        logger.error("A table cannot be shown: %s", error)
        await close(socket, BROKEN)
    except TableClosed:
        await close(socket, RESTART)
    except WebSocketDisconnect:
        return
    except Exception as error:  # noqa: BLE001 - one broken conversation ends no other
        logger.error("A conversation broke off: %s", trail(error))
        await close(socket, BROKEN)


async def _converse(socket: WebSocket, house: House, actor: TableActor, client: Client) -> None:
    limits, clock = house.kit.settings.limits, house.kit.clock
    try:
        async with asyncio.timeout(limits.hello_s):
            hello = wire.read_hello(await receive(socket, limits.message_bytes))
    except (wire.BadMessage, TimeoutError) as error:
        raise Hangup(NO_HELLO, message("error-say-hello")) from error
    if hello.token is None and actor.watched >= limits.watchers:
        # Whoever holds a seat always finds a place.
        raise Hangup(TRY_LATER, message("error-too-many-watch"))
    try:
        sitting = await _watch(actor, client, hello)
        bucket = Bucket(clock, limits.commands_per_s, limits.commands_at_once)
        await until_one_ends(deliver(socket, client), _listen(socket, actor, client, sitting, bucket, limits))
    finally:
        with contextlib.suppress(TableClosed):
            await asyncio.shield(actor.unwatch(client))


async def _watch(actor: TableActor, client: Client, hello: wire.Hello) -> int | None:
    if hello.language is not None:
        client.language = preferred(hello.language)
    try:
        return await actor.watch(client, hello.token, client.language)
    except UnknownToken as error:
        raise Hangup(WRONG_TOKEN) from error


async def _listen(
    socket: WebSocket, actor: TableActor, client: Client, sitting: int | None, bucket: Bucket, limits: Limits
) -> None:
    ignored = 0
    while True:
        text = await receive(socket, limits.message_bytes)
        if not bucket.take():
            ignored += 1
            if ignored > limits.commands_at_once * 4:
                raise Hangup(POLICY, message("error-too-many-messages"))
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
