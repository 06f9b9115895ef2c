"""The files of the client and its messages, held in memory until they change."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import stat
from mimetypes import guess_type
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

if TYPE_CHECKING:
    from starlette.types import Scope

_COMPRESSED: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
_WORTH_IT: Final = 0.9
_COMMENTS = re.compile(r"^guide-[a-z-]+-\d+ = .*\n", re.MULTILINE)


class Held:
    """A file as it travels: its bytes, and the same compressed where that is worth it."""

    def __init__(self, plain: bytes, kind: str, stamp: tuple[int, int]) -> None:
        self.plain, self.kind, self.stamp = plain, kind, stamp
        small = gzip.compress(plain, 6, mtime=0) if kind.startswith(_COMPRESSED) else plain
        self.small = small if len(small) < _WORTH_IT * len(plain) else None
        self.tag = f'"{hashlib.sha256(plain).hexdigest()[:24]}"'


class Files(StaticFiles):
    """The files of a folder. They carry no version in their names, so a browser asks each time whether they changed.

    A page wants dozens of them at once: none of them waits for a disk, for a thread or for being compressed anew.
    """

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, check_dir=False)
        self._held: dict[str, Held] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or that it has not changed."""
        full, found = self.lookup_path(path)
        if scope["method"] not in ("GET", "HEAD") or found is None or not stat.S_ISREG(found.st_mode):
            return await super().get_response(path, scope)
        held = self._hold(full, (found.st_mtime_ns, found.st_size))
        asked = Headers(scope=scope)
        headers = {"Cache-Control": "no-cache", "ETag": held.tag, "Vary": "Accept-Encoding"}
        if held.tag in asked.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if held.small is None or "gzip" not in asked.get("accept-encoding", ""):
            return Response(held.plain, media_type=held.kind, headers=headers)
        return Response(held.small, media_type=held.kind, headers=headers | {"Content-Encoding": "gzip"})

    def _hold(self, full: str, stamp: tuple[int, int]) -> Held:
        held = self._held.get(full)
        if held is None or held.stamp != stamp:
            held = self._held[full] = Held(*self.read(Path(full)), stamp)
        return held

    def read(self, path: Path) -> tuple[bytes, str]:
        """What travels for a file, and its kind."""
        return path.read_bytes(), guess_type(path)[0] or "application/octet-stream"


class Messages(Files):
    """The messages of each language, and nothing else that lies beside them."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """The file of a path, if it is one of messages."""
        return super().lookup_path(path) if path.endswith(".ftl") else ("", None)

    def read(self, path: Path) -> tuple[bytes, str]:
        """The messages without the comments of the guides, which the server puts into words: a quarter of the file."""
        return _COMMENTS.sub("", path.read_text("utf-8")).encode(), "text/plain"
