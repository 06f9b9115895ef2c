"""Printed sheets: score sheets and rule cards as PDF, and page by page as SVG for the preview."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import Meta, Struct
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from foretrick import games
from foretrick.messages import LANGUAGES, Spoken, message, say
from foretrick.scorepad.entries import LONGEST_NAME, MOST_SEATS, entries_of
from foretrick.scorepad.folding import fold
from foretrick.server.answers import BY_LANGUAGE, Wrong, answers, as_json, body, language_of

if TYPE_CHECKING:
    # What prints takes a while to load, and the server is to be up at once: it is loaded when it is wanted.
    from foretrick.scorepad.sheets.printing import Print

MOST_SHOWN = 12  # pages of a preview
# A browser's own viewer is a plugin to it, in a page of its own making.
_PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"


class PadToPrint(Struct, frozen=True):
    """Print this pad."""

    entries: list[Any]
    paper: Annotated[str, Meta(max_length=20)] = "A4"
    per_page: int = 1
    language: Annotated[str, Meta(max_length=20)] | None = None


def routes() -> list[Any]:
    """Where the sheets are. `{game}` is a game's key; a pad is sent, and its sheet is the answer."""
    return [
        Route("/api/sheets/filled.pdf", filled_pdf, methods=["POST"]),
        Route("/api/sheets/filled.json", filled_preview, methods=["POST"]),
        Route("/api/sheets/{game}.pdf", pdf),
        Route("/api/sheets/{game}.json", preview),
    ]


@answers
async def pdf(request: Request) -> Response:
    """A blank sheet or a rule card as a file."""
    return await _file(request, await _blank(request), request.path_params["game"])


@answers
async def preview(request: Request) -> Response:
    """The same, page by page as pictures; or why there is none."""
    return await _pictures(request, _blank)


@answers
async def filled_pdf(request: Request) -> Response:
    """The sheet of a pad as a file."""
    return await _file(request, await _filled(request), "filled")


@answers
async def filled_preview(request: Request) -> Response:
    """The same, page by page as pictures; or why there is none."""
    return await _pictures(request, _filled)


async def _blank(request: Request) -> Print:
    """What the address asks for: `players`, `names` (repeated), `rounds`, `paper`, `per_page`, `language`, `options`, `card`."""
    asked = request.query_params
    key = request.path_params["game"]
    if key not in games.GAMES:
        raise Wrong(404, message("error-no-game"))
    names = [name[:LONGEST_NAME] for name in asked.getlist("names")[: MOST_SEATS + 1]]
    paper, per_page, language = asked.get("paper", "A4")[:20], asked.get("per_page"), _language(request)
    players = _number(asked.get("players"), games.GAMES[key].usual_seats)
    rounds = _number(asked.get("rounds"), 0) if "rounds" in asked else None

    def made() -> Print:
        from foretrick.scorepad.sheets.printing import Paper, blank_sheet, rule_cards

        on = Paper(paper, _number(per_page, 1), language)
        rules = games.sheet(key, players, _options(asked.get("options")))
        return rule_cards(rules, on) if asked.get("card") == "1" else blank_sheet(rules, on, names, rounds)

    return await _printed(request, made)


async def _filled(request: Request) -> Print:
    asked = await body(request, PadToPrint, request.app.state.settings.limits.pad_bytes)
    language = asked.language if asked.language in LANGUAGES else language_of(request)

    def made() -> Print:
        from foretrick.scorepad.sheets.printing import Paper, filled_sheet

        return filled_sheet(fold(entries_of(asked.entries)), Paper(asked.paper, asked.per_page, language))

    return await _printed(request, made)


async def _printed(request: Request, made: Callable[[], Print]) -> Print:
    """Lay out apart from the event loop; a sentence for what cannot be printed."""
    if not request.app.state.prints.take():
        raise Wrong(429, message("sheet-error-busy"))
    try:
        return await run_in_threadpool(made)
    except Spoken as error:
        raise Wrong(400, error.message) from error


async def _file(request: Request, printed: Print, name: str) -> Response:
    data = await run_in_threadpool(printed.pdf)
    way = "attachment" if request.query_params.get("download") == "1" else "inline"
    headers = {
        "Content-Disposition": f'{way}; filename="foretrick-{name}.pdf"',
        "Content-Security-Policy": _PDF_POLICY,
        **BY_LANGUAGE,
    }
    return Response(data, media_type="application/pdf", headers=headers)


async def _pictures(request: Request, wanted: Callable[[Request], Awaitable[Print]]) -> Response:
    try:
        printed = await wanted(request)
    except Wrong as wrong:
        if wrong.status != 400:
            raise
        # Somebody is still choosing, and this does not go together: no fault of the page.
        return as_json({"error": say(wrong.message, language_of(request))})
    pictures = await run_in_threadpool(printed.svg, MOST_SHOWN)
    first = printed.pages[0]
    return as_json(
        {
            "title": printed.title,
            "width": round(first.width, 2),
            "height": round(first.height, 2),
            "of": len(printed.pages),
            "pages": pictures,
            "lines": printed.lines,
            "most": printed.most,
        }
    )


def _number(text: str | None, without: int) -> int:
    """A number of the address; 0 for what is none, which no option allows."""
    if text is None:
        return without
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 0


def _options(text: str | None) -> dict[str, object]:
    if not text:
        return {}
    try:
        found: dict[str, object] = msgspec.json.decode(text[:4_000], type=dict[str, Any])
    except msgspec.DecodeError:
        raise Wrong(400, message("sheet-error-options")) from None
    return found


def _language(request: Request) -> str:
    asked = request.query_params.get("language")
    return asked if asked in LANGUAGES else language_of(request)
