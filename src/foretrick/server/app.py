"""The Starlette application: pages, the JSON of the tables, and the sockets."""

from __future__ import annotations

import io
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, TypeVar

import msgspec
import segno
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from foretrick.messages import FOLDER, preferred
from foretrick.server import wire
from foretrick.server.actor import Kit, TableClosed
from foretrick.server.aids import Aids
from foretrick.server.catalogue import catalogue, rules_page
from foretrick.server.commands import Refused, checked
from foretrick.server.faults import trail
from foretrick.server.hinting import Hinter
from foretrick.server.house import House, NoSuchTable
from foretrick.server.live import Bucket, live
from foretrick.server.log import UnknownEntry
from foretrick.server.pages import WEB, Files, Headers, Messages, page
from foretrick.server.reviewing import CannotReview, Reviews
from foretrick.server.settings import Settings
from foretrick.server.store import Store, StoreFailed
from foretrick.server.thinking import Thinkers
from foretrick.server.timing import Clock, WallClock
from foretrick.server.warming import Warmer

logger = logging.getLogger(__name__)
Endpoint = Callable[[Request], Awaitable[Response]]
_Body = TypeVar("_Body")
_LOOPBACK = ("localhost", "127.0.0.1", "[::1]", "::1")


class _Wrong(Exception):
    """A request that is turned down, with a status and one sentence."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status


def create_app(
    settings: Settings, clock: Clock | None = None, store: Store | None = None, aids: Aids | None = None
) -> Starlette:
    """The server as an ASGI application. Its store opens with it, unless one is given; `aids` stand for the search."""
    clock, aids = clock or WallClock(), aids or Aids()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        opened = store or await Store.open(settings.database, settings.schema)
        thinkers, hinter = Thinkers(clock, settings.bot_s), Hinter(clock, aids.hint)
        house = House(Kit(opened, clock, thinkers, settings, hinter, Warmer(aids.warm)))
        app.state.house = house
        app.state.reviews = Reviews(clock, aids.review, settings.limits)
        try:
            yield
        finally:
            app.state.reviews.close()
            await house.close()
            if store is None:
                await opened.close()

    app = Starlette(
        routes=_routes(),
        middleware=[Middleware(Headers)],
        exception_handlers={HTTPException: _http_error},
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.openings = Bucket(clock, settings.limits.tables_per_s, settings.limits.tables_at_once)
    return app


def _routes() -> list[Any]:
    pages = (
        *("/", "/new/{game}", "/t/{table}", "/t/{table}/review", "/review"),
        *("/rules/{game}", "/guide/{game}", "/learn", "/learn/{game}", "/learn/{game}/trainer"),
        *("/pad", "/pad/{pad}", "/sheets"),
    )
    return [
        *(Route(path, page) for path in pages),
        Route("/api/games", games),
        Route("/api/check", check, methods=["POST"]),
        Route("/api/tables", open_table, methods=["POST"]),
        Route("/api/tables/{table}", table),
        Route("/api/tables/{table}/sit", sit, methods=["POST"]),
        Route("/api/tables/{table}/record", record),
        Route("/api/tables/{table}/qr.svg", qr),
        Route("/api/review", ask_review, methods=["POST"]),
        Route("/api/review/{name}", review),
        Route("/api/rules/{game}", rules),
        WebSocketRoute("/api/tables/{table}/live", socket),
        Mount("/messages", Messages(directory=FOLDER, check_dir=False)),
        Mount("/static", Files(directory=WEB, follow_symlink=False, check_dir=False)),
    ]


def _answers(endpoint: Endpoint) -> Endpoint:
    """Turn what can go wrong into a status and one sentence."""

    @wraps(endpoint)
    async def answered(request: Request) -> Response:
        try:
            return await endpoint(request)
        except _Wrong as wrong:
            return _refusal(wrong.status, str(wrong))
        except wire.BadMessage as error:
            return _refusal(400, str(error))
        except NoSuchTable:
            return _refusal(404, "There is no such table.")
        except TableClosed:
            return _refusal(503, "The server is about to restart; try again in a moment.")
        except (StoreFailed, UnknownEntry) as error:
            logger.error("A request could not be answered: %s", error)
            return _refusal(503, "The server cannot reach its tables at the moment.")
        except Exception as error:  # noqa: BLE001 - answered here, so that no traceback quotes a card
            logger.error("A request failed: %s", trail(error))
            return _refusal(500, "Something went wrong on the server; it has been noted.")

    return answered


@_answers
async def games(_request: Request) -> Response:
    """The games and the bots."""
    return _json(catalogue())


@_answers
async def check(request: Request) -> Response:
    """Whether such a table could be."""
    asked = await _body(request, wire.CheckTable, _short(request))
    try:
        checked(asked.game, asked.seats, asked.options)
    except Refused as refusal:
        return _json({"ok": False, "error": str(refusal)})
    return _json({"ok": True})


@_answers
async def open_table(request: Request) -> Response:
    """Open a table."""
    asked = await _body(request, wire.CreateTable, _short(request))
    if not request.app.state.openings.take():
        raise _Wrong(429, "Too many tables are being opened; wait a moment.")
    try:
        return _json(await _house(request).open_table(asked))
    except Refused as refusal:
        raise _Wrong(400, str(refusal)) from refusal


@_answers
async def sit(request: Request) -> Response:
    """Take a seat, or find one's own again."""
    asked = await _body(request, wire.SitDown, _short(request))
    async with _house(request).table(request.path_params["table"]) as actor:
        try:
            return _json(await actor.sit(asked))
        except Refused as refusal:
            raise _Wrong(409, str(refusal)) from refusal


@_answers
async def table(request: Request) -> Response:
    """A table as anybody may know it, with the address under which others reach it."""
    async with _house(request).table(request.path_params["table"]) as actor:
        return _json({"table": await actor.look(), "link": _link(request)})


@_answers
async def record(request: Request) -> Response:
    """The record of a finished match."""
    which = request.query_params.get("match")
    if which is not None and not (which.isascii() and which.isdecimal() and len(which) < 9):
        raise _Wrong(400, "Matches are numbered from 1.")
    async with _house(request).table(request.path_params["table"]) as actor:
        found = await actor.record(int(which) if which else None)
    if found is None:
        raise _Wrong(409, "The record shows every hand, so it is there when the match is over.")
    return _json(found)


@_answers
async def qr(request: Request) -> Response:
    """The invitation as a picture for a phone's camera."""
    async with _house(request).table(request.path_params["table"]):
        picture = io.BytesIO()
        segno.make(_link(request), error="m", micro=False).save(
            picture,
            kind="svg",
            xmldecl=False,
            border=2,
            light="#fff",
            title="Invitation to the table",
            omitsize=True,
        )
    return Response(picture.getvalue(), media_type="image/svg+xml")


@_answers
async def ask_review(request: Request) -> Response:
    """Have a record reviewed; the answer is where to look."""
    record = await _body(request, dict[str, Any], request.app.state.settings.limits.review_bytes)
    reviews: Reviews = request.app.state.reviews
    try:
        return JSONResponse({"id": reviews.ask(record)}, 202)
    except CannotReview as refusal:
        raise _Wrong(503 if refusal.busy else 400, str(refusal)) from refusal


@_answers
async def review(request: Request) -> Response:
    """How far a review is, or the review."""
    reviews: Reviews = request.app.state.reviews
    found = reviews.look(request.path_params["name"])
    if found is None:
        raise _Wrong(404, "This review is no longer kept; ask for it again.")
    return Response(found, media_type="application/json")


@_answers
async def rules(request: Request) -> Response:
    """The rules of a game, in the language that is asked for, if there is a page in it."""
    found = rules_page(request.path_params["game"], preferred(request.headers.get("accept-language")))
    if found is None:
        raise _Wrong(404, "There is no such game.")
    return _json(found)


async def socket(websocket: WebSocket) -> None:
    """The live table."""
    await live(websocket, websocket.app.state.house)


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def _link(request: Request) -> str:
    """The invitation, absolute. A phone cannot reach "localhost", so there the address in the network is given."""
    settings: Settings = request.app.state.settings
    path = f"/t/{request.path_params['table']}"
    if settings.lan and request.url.hostname in _LOOPBACK:
        return settings.lan.rstrip("/") + path
    return str(request.url.replace(path=path, query="", fragment=""))


def _short(request: Request) -> int:
    """How long the body of a usual request may be."""
    limit: int = request.app.state.settings.limits.body_bytes
    return limit


async def _body(request: Request, kind: type[_Body], limit: int) -> _Body:
    # Another site's form cannot send this type unasked, so it cannot open tables in somebody's name.
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise _Wrong(415, "Send JSON, please.")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise _Wrong(413, "That is too long.")
    return wire.read_body(body, kind)


def _json(content: msgspec.Struct | dict[str, Any]) -> Response:
    return Response(wire.encode(content), media_type="application/json")


def _refusal(status: int, sentence: str) -> Response:
    return JSONResponse({"error": sentence}, status)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    sentence = "There is nothing here." if error.status_code == 404 else str(error.detail) + "."
    if request.url.path.startswith("/api/"):
        return _refusal(error.status_code, sentence)
    return PlainTextResponse(sentence, error.status_code, headers=error.headers)
