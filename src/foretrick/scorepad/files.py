"""Pads in files and links: read whatever holds one, or say in one sentence why it does not."""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from foretrick.messages import message
from foretrick.record import BadRecord
from foretrick.scorepad.csvform import is_csv, read_csv
from foretrick.scorepad.entries import BadPad, Entry, entries_of
from foretrick.scorepad.records import from_record

FORMAT: Final = "foretrick-pad/1"
LARGEST: Final = 2_000_000  # bytes of a file, and of what a link unfolds to
LONGEST_LINK: Final = 200_000  # characters
_PACKED = re.compile(r"[A-Za-z0-9_-]+")


def read(data: bytes, at: str) -> list[Entry]:
    """The entries of a pad's file, its CSV, a link that holds a pad, or a match record; `BadPad` for anything else.

    `at` is the moment of the reading, which the entries of a CSV or a record are written at.
    """
    if len(data) > LARGEST:
        raise BadPad(message("pad-too-big", megabytes=LARGEST // 1_000_000))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadPad(message("pad-bad-file")) from None
    if text.lstrip()[:1] in ("{", "["):
        return _read_json(text, at)
    if is_csv(text):
        return read_csv(text, at)
    if "#z=" in text[:500] or text.startswith("z="):
        return read_link(text)
    raise BadPad(message("pad-bad-file"))


def _read_json(text: str, at: str) -> list[Entry]:
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise _no_json(text) from None
    if isinstance(found, dict) and found.get("format") == "foretrick-record":
        return _read_record(found, at)
    return read_object(found)


def _no_json(text: str) -> BadPad:
    """Why a text that looks like JSON is no pad: it may be a file of many records."""
    for line in text.splitlines()[:1]:
        try:
            found = msgspec.json.decode(line)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            break
        if isinstance(found, dict) and found.get("format") == "foretrick-record":
            return BadPad(message("pad-many-records"))
    return BadPad(message("pad-bad-json"))


def _read_record(found: dict[str, Any], at: str) -> list[Entry]:
    try:
        return from_record(found, at)
    except BadRecord as error:
        raise BadPad(
            message("pad-bad-record", reason=getattr(error, "message", None) or str(error))
        ) from None


def read_object(found: object) -> list[Entry]:
    """The entries of a pad's JSON object, or `BadPad`."""
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadPad(message("pad-bad-format", format=FORMAT))
    return entries_of(found.get("entries"))


def as_json(entries: Iterable[Entry]) -> str:
    """The pad as a file holds it: the entries, one a line."""
    lines = ",\n".join(json.dumps(entry.as_dict(), ensure_ascii=False) for entry in entries)
    return f'{{"format": "{FORMAT}", "entries": [\n{lines}\n]}}\n'


def as_link(entries: Iterable[Entry]) -> str:
    """The fragment of a link that holds the whole pad, from ``z=`` on."""
    held = {"format": FORMAT, "entries": [entry.as_dict() for entry in entries]}
    text = json.dumps(held, ensure_ascii=False, separators=(",", ":"))
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(text.encode("utf-8")) + packer.flush()
    return "z=" + base64.urlsafe_b64encode(packed).decode("ascii").rstrip("=")


def read_link(link: str) -> list[Entry]:
    """The entries of a link, or of its fragment; `BadPad` for one that was cut or changed."""
    packed = link.strip().rpartition("#")[2].removeprefix("z=").rstrip("=")
    if len(packed) > LONGEST_LINK:
        raise BadPad(message("pad-long-link", limit=LONGEST_LINK))
    if not _PACKED.fullmatch(packed):
        raise BadPad(message("pad-bad-link"))
    unpacker = zlib.decompressobj(wbits=-15)
    try:
        text = unpacker.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), LARGEST)
    except (zlib.error, ValueError):
        raise BadPad(message("pad-bad-link")) from None
    if unpacker.unconsumed_tail:
        raise BadPad(message("pad-too-big", megabytes=LARGEST // 1_000_000))
    if not unpacker.eof or unpacker.unused_data:
        raise BadPad(message("pad-bad-link"))
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise BadPad(message("pad-bad-link")) from None
    return read_object(found)
