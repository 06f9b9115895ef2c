"""What a server answers about score pads: opening one, reading it, its picture, and its socket."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from foretrick.messages import Message, message, preferred, say
from foretrick.scorepad.csvform import as_csv
from foretrick.scorepad.entries import BadPad, Entry, entries_of
from foretrick.server import sockets, wire
from foretrick.server.answers import Wrong, answers, as_json, body, language_of, link_to, picture_of
from foretrick.server.faults import trail
from foretrick.server.pads import LivePad, NoSuchPad, PadRefused, Pads
from foretrick.server.settings import Limits
from foretrick.server.sockets import Bucket, Client, Hangup
from foretrick.server.store import StoreFailed

logger = logging.getLogger(__name__)
BOM = "\N{ZERO WIDTH NO-BREAK SPACE}"  # without it, spreadsheets take UTF-8 for something else
MOST_AT_ONCE = 500  # entries of one message


class OpenPad(Struct, frozen=True):
    """Keep this pad."""

    entries: list[Any]


class PadHello(Struct, frozen=True):
    """The first message on a socket; no pen: only to watch. `have`: how many entries of this pad the client has."""

    kind: Literal["hello"]
    pen: wire.Token | None = None
    have: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    language: Annotated[str, Meta(max_length=100)] | None = None


class WriteEntries(Struct, frozen=True):
    """Write these."""

    kind: Literal["write"]
    entries: Annotated[list[Any], Meta(max_length=MOST_AT_ONCE)]


class _Kind(Struct):
    kind: str = ""


_kind = msgspec.json.Decoder(_Kind)


def routes() -> list[Any]:
    """Where the pads are."""
    return [
        Route("/api/pads", open_pad, methods=["POST"]),
        Route("/api/pads/{pad}", pad),
        Route("/api/pads/{pad}/csv", csv),
        Route("/api/pads/{pad}/qr.svg", qr),
        WebSocketRoute("/api/pads/{pad}/live", socket),
    ]


@answers
async def open_pad(request: Request) -> Response:
    """Keep a pad, and hand out its pen."""
    asked = await body(request, OpenPad, _limits(request).pad_bytes)
    if not request.app.state.pad_openings.take():
        raise Wrong(429, message("pad-too-many-opened"))
    try:
        pad_id, pen = await _pads(request).open(entries_of(asked.entries))
    except (BadPad, PadRefused) as error:
        raise Wrong(400, error.message) from error
    return as_json({"id": pad_id, "pen": pen}, 201)


@answers
async def pad(request: Request) -> Response:
    """A pad with everything that was written and everything that is computed, and the address to watch it."""
    try:
        async with _pads(request).pad(_id(request)) as live:
            return as_json(
                {
                    "number": live.number,
                    "entries": [entry.as_dict() for entry in live.entries],
                    "rows": live.rows(language_of(request)),
                    "link": link_to(request, f"/pad/{live.id}"),
                }
            )
    except NoSuchPad as error:
        raise Wrong(404, error.message) from error


@answers
async def csv(request: Request) -> Response:
    """A pad for a spreadsheet."""
    try:
        async with _pads(request).pad(_id(request)) as live:
            headers = {"Content-Disposition": f'attachment; filename="pad-{live.id}.csv"'}
            return Response(BOM + as_csv(live.pad), media_type="text/csv", headers=headers)
    except NoSuchPad as error:
        raise Wrong(404, error.message) from error


@answers
async def qr(request: Request) -> Response:
    """The link to a pad as a picture: to watch, or with the pen to write."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    pen = token if kind.lower() == "bearer" else request.query_params.get("pen", "")
    try:
        async with _pads(request).pad(_id(request)) as live:
            if pen and not live.is_pen(pen):
                raise Wrong(403, message("pad-wrong-pen"))
            link = link_to(request, f"/pad/{live.id}")
    except NoSuchPad as error:
        raise Wrong(404, error.message) from error
    title = say("pad-qr-write" if pen else "pad-qr-watch", language_of(request))
    return picture_of(f"{link}#pen={pen}" if pen else link, title)


def _pads(request: Request) -> Pads:
    found: Pads = request.app.state.pads
    return found


def _limits(request: Request) -> Limits:
    limits: Limits = request.app.state.settings.limits
    return limits


def _id(request: Request) -> str:
    return str(request.path_params["pad"])


# the socket


async def socket(websocket: WebSocket) -> None:
    """A pad that is looked at while it is written."""
    await websocket.accept()
    state = websocket.app.state
    client = Client(state.settings.limits, preferred(websocket.headers.get("accept-language")))
    try:
        async with state.pads.pad(str(websocket.path_params["pad"])) as live:
            await _converse(websocket, live, client)
    except NoSuchPad:
        await sockets.close(websocket, sockets.NOT_THERE)
    except Hangup as hangup:
        reason = say(hangup.reason, client.language) if hangup.reason else ""
        await sockets.close(websocket, hangup.code, reason)
    except StoreFailed as error:
        logger.error("A pad cannot be shown: %s", error)
        await sockets.close(websocket, sockets.TRY_LATER)
    except asyncio.CancelledError:
        await sockets.close(websocket, sockets.RESTART)
        raise
    except WebSocketDisconnect:
        return
    except Exception as error:  # noqa: BLE001 - one broken conversation ends no other
        logger.error("A conversation about a pad broke off: %s", trail(error))
        await sockets.close(websocket, sockets.BROKEN)


async def _converse(websocket: WebSocket, live: LivePad, client: Client) -> None:
    limits, clock = websocket.app.state.settings.limits, websocket.app.state.clock
    try:
        async with asyncio.timeout(limits.hello_s):
            hello = _hello(await sockets.receive(websocket, limits.pad_message_bytes))
    except (wire.BadMessage, TimeoutError) as error:
        raise Hangup(sockets.NO_HELLO, message("error-say-hello")) from error
    if hello.pen is None and live.watching >= limits.watchers:
        # Whoever has the pen always finds a place.
        raise Hangup(sockets.TRY_LATER, message("pad-too-many-watch"))
    try:
        may_write = _greet(live, client, hello)
        bucket = Bucket(clock, limits.pad_writes_per_s, limits.pad_writes_at_once)
        await sockets.until_one_ends(
            sockets.deliver(websocket, client), _listen(websocket, live, client, may_write, bucket, limits)
        )
    finally:
        live.unwatch(client)


def _greet(live: LivePad, client: Client, hello: PadHello) -> bool:
    """Show the pad; whether this client may write on it."""
    if hello.language is not None:
        client.language = preferred(hello.language)
    if hello.pen is not None and not live.is_pen(hello.pen):
        raise Hangup(sockets.WRONG_TOKEN, message("pad-wrong-pen"))
    live.watch(client, hello.have, hello.pen is not None)
    return hello.pen is not None


async def _listen(
    websocket: WebSocket, live: LivePad, client: Client, may_write: bool, bucket: Bucket, limits: Limits
) -> None:
    ignored = 0
    while True:
        text = await sockets.receive(websocket, limits.pad_message_bytes)
        if not bucket.take():
            ignored += 1
            if ignored > limits.pad_writes_at_once * 4:
                raise Hangup(sockets.POLICY, message("error-too-many-messages"))
            _refuse(client, _ids(text), message("error-too-fast"), again=True)
            continue
        ignored = max(0, ignored - 1)
        if _kind_of(text) == "hello":
            with contextlib.suppress(wire.BadMessage):
                may_write = _greet(live, client, _hello(text))
        elif not may_write:
            _refuse(client, _ids(text), message("pad-watch-only"), again=False)
        else:
            await _write(live, client, text)


async def _write(live: LivePad, client: Client, text: bytes) -> None:
    try:
        entries = _entries(text)
        await live.write(entries)
    except (BadPad, PadRefused, wire.BadMessage) as error:
        _refuse(client, _ids(text), error.message, again=False)
    except StoreFailed as error:
        # Nobody knows whether they were written; sent again, they are written once.
        logger.error("A pad could not be written: %s", error)
        _refuse(client, _ids(text), message("error-no-store"), again=True)
    else:
        ids = [entry.id for entry in entries]
        client.send(wire.encode({"kind": "written", "ids": ids, "number": live.number}))


def _refuse(client: Client, ids: list[str], reason: Message, again: bool) -> None:
    sentence = say(reason, client.language)
    client.send(wire.encode({"kind": "refused", "ids": ids, "error": sentence, "again": again}))


def _hello(text: bytes) -> PadHello:
    return wire.read_body(text, PadHello)


def _entries(text: bytes) -> list[Entry]:
    return entries_of(wire.read_body(text, WriteEntries).entries)


def _kind_of(text: bytes) -> str:
    try:
        return _kind.decode(text).kind
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return ""


def _ids(text: bytes) -> list[str]:
    """The ids of entries that are refused, so that their writer knows which."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return []
    entries = found.get("entries") if isinstance(found, dict) else None
    items = entries if isinstance(entries, list) else []
    return [entry["id"][:64] for entry in items[:MOST_AT_ONCE] if _has_id(entry)]


def _has_id(entry: object) -> bool:
    return isinstance(entry, dict) and isinstance(entry.get("id"), str)
