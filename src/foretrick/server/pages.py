"""The page of the client, and the headers under which everything travels."""

from __future__ import annotations

import base64
import hashlib
import re
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.datastructures import MutableHeaders
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from foretrick.messages import LANGUAGES, preferred, say
from foretrick.server.shell import first_wanted, stamp, version

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

WEB = Path(__file__).parent.parent / "web"
_INLINE = re.compile(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)
_LANGUAGES = re.compile(r'(<meta name="languages" content=")[^"]*(")')


def policy(html: str = "") -> str:
    """The Content-Security-Policy of a page: this host alone, and of inline scripts only those in `html`.

    >>> policy("<script type='importmap'>{}</script>").split("; ")[1]
    "script-src 'self' 'sha256-RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o='"
    """
    hashes = [
        base64.b64encode(hashlib.sha256(found.encode()).digest()).decode() for found in _INLINE.findall(html)
    ]
    scripts = " ".join(["'self'", *(f"'sha256-{digest}'" for digest in hashes)])
    rules = (
        "default-src 'self'",
        f"script-src {scripts}",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
    return "; ".join(rules)


class Headers:
    """Puts the headers of caution on every answer that has not set its own."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("Content-Security-Policy", policy())
                headers.setdefault("X-Content-Type-Options", "nosniff")
                headers.setdefault("X-Frame-Options", "DENY")
                # A seat link must not travel on to another site.
                headers.setdefault("Referrer-Policy", "no-referrer")
                headers.setdefault("Cross-Origin-Opener-Policy", "same-origin")
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, with_headers)


@lru_cache(maxsize=8)
def _page(_changed: object, language: str, wanted: str) -> tuple[str, str]:
    html = (WEB / "index.html").read_text("utf-8")
    # The file is in English; whoever reads another language gets the same words in it.
    html = html.replace('<html lang="en">', f'<html lang="{language}">')
    for id in ("page-description", "page-needs-javascript"):
        english, words = (say(id, key, command="<code>foretrick play</code>") for key in ("en", language))
        html = html.replace(english, words)
    names = ";".join(f"{key}={say('language-name', key)}" for key in LANGUAGES)
    html = _LANGUAGES.sub(lambda found: f"{found[1]}{escape(names)}{found[2]}", html)
    # What is fetched ahead comes last: an import map must stand before every module.
    html = html.replace("</head>", f'<meta name="version" content="{version()}">\n{wanted}</head>')
    return html, policy(html)


async def page(request: Request) -> Response:
    """The one page of the client, which finds its way by the address."""
    path = WEB / "index.html"
    language = preferred(request.headers.get("accept-language", ""))
    if not path.is_file():
        return PlainTextResponse(say("error-pages-missing", language), 500)
    is_pad = request.url.path == "/pad" or request.url.path.startswith("/pad/")
    html, content_policy = _page(stamp(), language, first_wanted(language) if is_pad else "")
    headers = {
        "Content-Security-Policy": content_policy,
        "Cache-Control": "no-cache",
        "Vary": "Accept-Language",
    }
    return HTMLResponse(html, headers=headers)
