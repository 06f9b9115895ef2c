"""What of the client a browser keeps, so that the pad opens without a network, and what a page wants first."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from starlette.responses import Response

from foretrick.messages import FOLDER, LANGUAGES, preferred, say

if TYPE_CHECKING:
    from starlette.requests import Request

WEB = Path(__file__).parent.parent / "web"
PAD: Final = "pad/page.js"
PAD_FILES: Final = ("pad/pad.css", "pad/tables.json")
# The pages that can be shown without a network; the last is the library of the chart, which the pad loads late.
_ENTRIES: Final = ("app.js", "start.js", PAD, "chart.js")
_FONT: Final = "fonts/source-sans-3-latin.woff2"
# At the beginning of a line, or, in a library that was made small, behind the statement before.
_IMPORT = re.compile(
    r"""(?:^|;)(?:import|export)\b\s*(?:[\w*{][^;"'()]*?from\s*)?["']([^"']+)["']""", re.MULTILINE
)
_SHEET = re.compile(r'<link rel="(?:stylesheet|icon|apple-touch-icon)" href="/static/([^"]+)"')


def imported(*entries: str) -> list[str]:
    """The modules that these ones need before they can run, each before what needs it; themselves included."""
    return _imported(entries, stamp())


@lru_cache(maxsize=16)
def _imported(entries: tuple[str, ...], _stamp: object) -> list[str]:
    names = json.loads((WEB / "vendor/importmap.json").read_text("utf-8"))["imports"]
    seen: set[Path] = set()
    found: list[str] = []

    def gather(path: Path) -> None:
        if path in seen:
            return
        seen.add(path)
        for asked in _asked(path):
            gather((WEB / names[asked] if asked in names else path.parent / asked).resolve())
        found.append(path.relative_to(WEB).as_posix())

    for entry in entries:
        gather((WEB / entry).resolve())
    return found


def _asked(path: Path) -> Iterator[str]:
    yield from _IMPORT.findall(path.read_text("utf-8"))


def shell() -> dict[str, object]:
    """The version of the client, the address of its page, and of every file that the pad needs without a network."""
    return _shell(stamp())


@lru_cache(maxsize=2)
def _shell(_stamp: object) -> dict[str, object]:
    files = [f"/static/{name}" for name in _files()]
    files += [f"/messages/{language}.ftl" for language in LANGUAGES]
    return {"version": _version(), "page": "/pad", "files": files}


def _files() -> list[str]:
    index = (WEB / "index.html").read_text("utf-8")
    icons = [icon["src"].removeprefix("/static/") for icon in _manifest()["icons"]]
    wanted = [*imported(*_ENTRIES), *_SHEET.findall(index), *PAD_FILES, _FONT, *icons]
    return list(dict.fromkeys(wanted))


def _manifest() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((WEB / "manifest.webmanifest").read_text("utf-8"))
    return found


def version() -> str:
    """A digest of all that a browser gets from here."""
    return _version_at(stamp())


@lru_cache(maxsize=2)
def _version_at(_stamp: object) -> str:
    return _version()


def _version() -> str:
    digest = hashlib.sha256()
    for path in sorted(_all()):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _all() -> Iterable[Path]:
    yield from (path for path in WEB.rglob("*") if path.is_file())
    yield from FOLDER.glob("*.ftl")


def stamp() -> tuple[int, int]:
    """Changes when a file of the client does: while the client is worked on, nothing of it stays as it was."""
    stats = [path.stat() for path in _all()]
    return len(stats), max((stat.st_mtime_ns for stat in stats), default=0)


async def worker(_request: Request) -> Response:
    """The service worker, with what it keeps written before it. It is served from the root, so that it sees every page."""
    text = f"self.SHELL = {json.dumps(shell())};\n{(WEB / 'sw.js').read_text('utf-8')}"
    return Response(text, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


async def manifest(request: Request) -> Response:
    """What a device that installs the client wants to know, the names of its shortcuts in the reader's language."""
    language = preferred(request.headers.get("accept-language", ""))
    found: dict[str, Any] = _manifest()
    shortcuts = [{**one, "name": say(one["name"], language)} for one in found["shortcuts"]]
    text = json.dumps({**found, "lang": language, "shortcuts": shortcuts}, ensure_ascii=False)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return Response(text, media_type="application/manifest+json", headers=headers)


def first_wanted(language: str) -> str:
    """The links in the head of the pad's page by which a browser fetches at once what it will need in turn."""
    modules = [f'<link rel="modulepreload" href="/static/{name}">' for name in imported("app.js", PAD)]
    sheet, tables = PAD_FILES
    others = [
        f'<link rel="preload" href="/messages/{language}.ftl" as="fetch" crossorigin>',
        f'<link rel="preload" href="/static/{sheet}" as="style">',
        f'<link rel="preload" href="/static/{tables}" as="fetch" crossorigin>',
    ]
    return "\n".join([*others, *modules])
