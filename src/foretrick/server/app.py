"""The Starlette application: pages, the JSON of the tables, and the sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from foretrick.learning.guides import GUIDES
from foretrick.learning.lessons import LESSONS
from foretrick.learning.trainer import NoAnswer
from foretrick.messages import FOLDER, Message, message, say
from foretrick.server import padlive, sheets, wire
from foretrick.server.actor import Kit
from foretrick.server.aids import Aids, NoAid
from foretrick.server.answers import (
    BY_LANGUAGE,
    Wrong,
    answers,
    as_json,
    body,
    language_of,
    link_to,
    picture_of,
    refusal,
)
from foretrick.server.catalogue import catalogue, guide_page, lesson_list, lesson_page, rules_page
from foretrick.server.commands import Refused, checked
from foretrick.server.files import Files, Messages
from foretrick.server.hinting import Hinter
from foretrick.server.house import House
from foretrick.server.live import live
from foretrick.server.pads import Pads
from foretrick.server.pages import WEB, Headers, page
from foretrick.server.reviewing import CannotReview, Reviews
from foretrick.server.settings import Settings
from foretrick.server.shell import manifest, worker
from foretrick.server.sockets import Bucket
from foretrick.server.store import Store
from foretrick.server.thinking import Thinkers
from foretrick.server.timing import Clock, WallClock
from foretrick.server.training import NoQuestion, Trainer, key_of
from foretrick.server.warming import Warmer


def create_app(
    settings: Settings, clock: Clock | None = None, store: Store | None = None, aids: Aids | None = None
) -> Starlette:
    """The server as an ASGI application. Its store opens with it, unless one is given; `aids` stand for the search."""
    clock, aids = clock or WallClock(), aids or Aids()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        opened = store or await Store.open(settings.database, settings.schema)
        thinkers, hinter, warmer = (
            Thinkers(clock, settings.bot_s),
            Hinter(clock, aids.hint),
            Warmer(aids.warm),
        )
        house = House(Kit(opened, clock, thinkers, settings, hinter, warmer))
        app.state.house = house
        app.state.pads = Pads(opened, clock, settings)
        app.state.reviews = Reviews(clock, aids.review, settings.limits)
        app.state.trainer = Trainer(key_of(settings.database), aids.weigh, warmer)
        try:
            yield
        finally:
            app.state.reviews.close()
            await house.close()
            await app.state.pads.close()
            if store is None:
                await opened.close()

    app = Starlette(
        routes=_routes(),
        middleware=[Middleware(Headers)],
        exception_handlers={HTTPException: _http_error},
        lifespan=lifespan,
    )
    app.state.settings, app.state.clock = settings, clock
    app.state.openings = Bucket(clock, settings.limits.tables_per_s, settings.limits.tables_at_once)
    app.state.questions = Bucket(clock, settings.limits.questions_per_s, settings.limits.questions_at_once)
    app.state.prints = Bucket(clock, settings.limits.questions_per_s, settings.limits.questions_at_once)
    app.state.pad_openings = Bucket(clock, settings.limits.tables_per_s, settings.limits.tables_at_once)
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
        Route("/api/guide/{game}", guide),
        Route("/api/learn", lessons),
        Route("/api/learn/{game}", learn),
        Route("/api/trainer/{game}", train),
        Route("/api/trainer/{game}/{question}", judge, methods=["POST"]),
        WebSocketRoute("/api/tables/{table}/live", socket),
        *padlive.routes(),
        *sheets.routes(),
        Route("/sw.js", worker),
        Route("/manifest.webmanifest", manifest),
        Mount("/messages", Messages(FOLDER)),
        Mount("/static", Files(WEB)),
    ]


@answers
async def games(request: Request) -> Response:
    """The games and the bots."""
    return as_json(catalogue(language_of(request)))


@answers
async def check(request: Request) -> Response:
    """Whether such a table could be."""
    asked = await body(request, wire.CheckTable, _short(request))
    try:
        checked(asked.game, asked.seats, asked.options)
    except Refused as refusal:
        return as_json({"ok": False, "error": say(refusal.message, language_of(request))})
    return as_json({"ok": True})


@answers
async def open_table(request: Request) -> Response:
    """Open a table."""
    asked = await body(request, wire.CreateTable, _short(request))
    if not request.app.state.openings.take():
        raise Wrong(429, message("error-too-many-tables"))
    try:
        return as_json(await _house(request).open_table(asked))
    except Refused as refusal:
        raise Wrong(400, refusal.message) from refusal


@answers
async def sit(request: Request) -> Response:
    """Take a seat, or find one's own again."""
    asked = await body(request, wire.SitDown, _short(request))
    async with _house(request).table(request.path_params["table"]) as actor:
        try:
            return as_json(await actor.sit(asked))
        except Refused as refusal:
            raise Wrong(409, refusal.message) from refusal


@answers
async def table(request: Request) -> Response:
    """A table as anybody may know it, with the address under which others reach it."""
    async with _house(request).table(request.path_params["table"]) as actor:
        return as_json({"table": await actor.look(), "link": _link(request)})


@answers
async def record(request: Request) -> Response:
    """The record of a finished match."""
    which = request.query_params.get("match")
    if which is not None and not (which.isascii() and which.isdecimal() and len(which) < 9):
        raise Wrong(400, message("error-match-number"))
    async with _house(request).table(request.path_params["table"]) as actor:
        found = await actor.record(int(which) if which else None)
    if found is None:
        raise Wrong(409, message("error-record-later"))
    return as_json(found)


@answers
async def qr(request: Request) -> Response:
    """The invitation as a picture for a phone's camera."""
    async with _house(request).table(request.path_params["table"]):
        return picture_of(_link(request), say("table-invitation", language_of(request)))


@answers
async def ask_review(request: Request) -> Response:
    """Have a record reviewed; the answer is where to look."""
    record = await body(request, dict[str, Any], request.app.state.settings.limits.review_bytes)
    reviews: Reviews = request.app.state.reviews
    try:
        return JSONResponse({"id": reviews.ask(record)}, 202)
    except CannotReview as refusal:
        raise Wrong(503 if refusal.busy else 400, refusal.message) from refusal


@answers
async def review(request: Request) -> Response:
    """How far a review is, or the review."""
    reviews: Reviews = request.app.state.reviews
    found = reviews.look(request.path_params["name"], language_of(request))
    if found is None:
        raise Wrong(404, message("error-review-gone"))
    return Response(found, media_type="application/json")


@answers
async def rules(request: Request) -> Response:
    """The rules of a game, in the language that is asked for, if there is a page in it."""
    found = rules_page(request.path_params["game"], language_of(request))
    if found is None:
        raise Wrong(404, message("error-no-game"))
    return as_json(found)


@answers
async def guide(request: Request) -> Response:
    """A match to be stepped through, with comments."""
    game = request.path_params["game"]
    if game not in GUIDES:
        raise Wrong(404, message("guide-none"))
    # A whole match is played again for it, once.
    found = await run_in_threadpool(guide_page, game, language_of(request))
    return Response(found, media_type="application/json", headers=BY_LANGUAGE)


@answers
async def lessons(request: Request) -> Response:
    """What there is to learn: of each game, how many steps its lesson has, and the tips."""
    return as_json(lesson_list(language_of(request)))


@answers
async def learn(request: Request) -> Response:
    """The lesson of a game, with its tips."""
    game = request.path_params["game"]
    if game not in LESSONS:
        raise Wrong(404, message("error-no-game"))
    found = await run_in_threadpool(lesson_page, game, language_of(request))
    return Response(found, media_type="application/json", headers=BY_LANGUAGE)


@answers
async def train(request: Request) -> Response:
    """A question of the trainer, without its answer."""
    asked = request.query_params
    level = asked.get("level", "0")
    if not request.app.state.questions.take():
        raise Wrong(429, message("trainer-too-many"))
    try:
        return as_json(
            await request.app.state.trainer.ask(
                request.path_params["game"],
                asked.get("kind", ""),
                int(level) if level.isascii() and level.isdecimal() and len(level) < 3 else 0,
                language_of(request),
            )
        )
    except NoQuestion as error:
        raise Wrong(404, message("trainer-none")) from error


@answers
async def judge(request: Request) -> Response:
    """What an answer to a question of the trainer is worth."""
    answer = await body(request, wire.Answer, _short(request))
    if not request.app.state.questions.take():
        raise Wrong(429, message("trainer-too-many"))
    game, question = request.path_params["game"], request.path_params["question"]
    try:
        return as_json(
            await request.app.state.trainer.judge(game, question, answer.answer, language_of(request))
        )
    except NoQuestion as error:
        raise Wrong(404, message("trainer-gone")) from error
    except NoAnswer as error:
        raise Wrong(400, message("trainer-no-answer")) from error
    except NoAid as error:
        reason = error.reason
        raise Wrong(503, reason if isinstance(reason, Message) else message("error-not-compiled")) from error


async def socket(websocket: WebSocket) -> None:
    """The live table."""
    await live(websocket, websocket.app.state.house)


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def _link(request: Request) -> str:
    return link_to(request, f"/t/{request.path_params['table']}")


def _short(request: Request) -> int:
    """How long the body of a usual request may be."""
    limit: int = request.app.state.settings.limits.body_bytes
    return limit


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    reason = message("error-nothing-here" if error.status_code == 404 else "error-http")
    if request.url.path.startswith("/api/"):
        return refusal(request, error.status_code, reason)
    return PlainTextResponse(say(reason, language_of(request)), error.status_code, headers=error.headers)
