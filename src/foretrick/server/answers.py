"""How a request is answered: JSON in and out, and one sentence, in the reader's language, for whatever goes wrong."""

from __future__ import annotations

import io
import logging
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from foretrick.messages import Message, Spoken, message, preferred, say
from foretrick.server import wire
from foretrick.server.actor import TableClosed
from foretrick.server.faults import trail
from foretrick.server.house import NoSuchTable
from foretrick.server.log import UnknownEntry
from foretrick.server.settings import Settings
from foretrick.server.store import StoreFailed

logger = logging.getLogger(__name__)
Endpoint = Callable[[Request], Awaitable[Response]]
_Body = TypeVar("_Body")
BY_LANGUAGE = {"Vary": "Accept-Language"}
_LOOPBACK = ("localhost", "127.0.0.1", "[::1]", "::1")


class Wrong(Spoken):
    """A request that is turned down, with a status and one sentence."""

    def __init__(self, status: int, reason: Message) -> None:
        super().__init__(reason)
        self.status = status


def answers(endpoint: Endpoint) -> Endpoint:
    """Turn what can go wrong into a status and one sentence."""

    @wraps(endpoint)
    async def answered(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Wrong as wrong:
            return refusal(request, wrong.status, wrong.message)
        except wire.BadMessage as error:
            return refusal(request, 400, error.message)
        except NoSuchTable:
            return refusal(request, 404, message("error-no-table"))
        except TableClosed:
            return refusal(request, 503, message("error-restarting"))
        except (StoreFailed, UnknownEntry) as error:
            logger.error("A request could not be answered: %s", error)
            return refusal(request, 503, message("error-no-store"))
        except Exception as error:  # noqa: BLE001 - answered here, so that no traceback quotes a card
            logger.error("A request failed: %s", trail(error))
            return refusal(request, 500, message("error-server"))

    return answered


async def body(request: Request, kind: type[_Body], limit: int) -> _Body:
    """The JSON that was sent, of at most so many bytes."""
    # Another site's form cannot send this type unasked, so it cannot open tables in somebody's name.
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Wrong(415, message("error-not-json"))
    sent = b""
    async for chunk in request.stream():
        sent += chunk
        if len(sent) > limit:
            raise Wrong(413, message("error-too-long"))
    return wire.read_body(sent, kind)


def language_of(request: Request) -> str:
    """What the person behind a request reads."""
    return preferred(request.headers.get("accept-language"))


def as_json(content: msgspec.Struct | dict[str, Any], status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(wire.encode(content), status, media_type="application/json", headers=BY_LANGUAGE)


def refusal(request: Request, status: int, reason: Message) -> Response:
    """A refusal: a status and one sentence."""
    return JSONResponse({"error": say(reason, language_of(request))}, status, headers=BY_LANGUAGE)


def link_to(request: Request, path: str) -> str:
    """A path, absolute. A phone cannot reach "localhost", so there the address in the network is given."""
    settings: Settings = request.app.state.settings
    if settings.lan and request.url.hostname in _LOOPBACK:
        return settings.lan.rstrip("/") + path
    return str(request.url.replace(path=path, query="", fragment=""))


def picture_of(link: str, title: str) -> Response:
    """A link as a picture for a phone's camera."""
    picture = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        picture, kind="svg", xmldecl=False, border=2, light="#fff", title=title, omitsize=True
    )
    return Response(picture.getvalue(), media_type="image/svg+xml", headers=BY_LANGUAGE)
