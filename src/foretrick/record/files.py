"""Records in files: `.json` holds one, `.jsonl` one a line, `.zst` behind either name compresses it."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec

from foretrick.messages import Message, message
from foretrick.record.form import BadRecord

LONGEST_LINE = 64 * 1024 * 1024  # bytes; a whole match has a few thousand


def read(path: str | Path) -> Iterator[dict[str, Any]]:
    """The records of a file, one by one; ``-`` is standard input.

    Raises `BadRecord` for text that is no record and `OSError` for a file that cannot be read.
    """
    name = str(path)
    with _opened_to_read(name) as stream:
        if name.removesuffix(".zst").endswith(".json"):
            yield _decoded(stream.read(), message("place-file"))
            return
        empty = True
        for number, line in enumerate(_lines(stream), 1):
            if line.strip():
                empty = False
                yield _decoded(line, message("place-line", line=number))
        if empty:
            raise BadRecord(message("error-file-empty"))


def write(records: Iterable[dict[str, Any]], path: str | Path) -> int:
    """Write records to a file in the form that its name asks for; the number written.

    A `.json` file takes exactly one. Records are written as they come, so a long run may be stopped.
    """
    name = str(path)
    lined = not name.removesuffix(".zst").endswith(".json")
    count = 0
    with _opened_to_write(name) as stream:
        for record in records:
            if count and not lined:
                raise ValueError(f"{name} can hold one record only; use a name that ends in .jsonl for many.")
            data = msgspec.json.encode(record)
            stream.write(data + b"\n" if lined else msgspec.json.format(data, indent=1) + b"\n")
            count += 1
    return count


def _decoded(data: bytes, place: Message) -> dict[str, Any]:
    try:
        record = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(message("error-file-json", place=place, detail=str(error))) from None
    if not isinstance(record, dict):
        raise BadRecord(message("error-file-object", place=place))
    return record


def _lines(stream: IO[bytes]) -> Iterator[bytes]:
    while line := stream.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE:
            raise BadRecord(message("error-file-line"))
        yield line


@contextmanager
def _opened_to_read(name: str) -> Iterator[IO[bytes]]:
    if name == "-":
        yield sys.stdin.buffer
    elif name.endswith(".zst"):
        import zstandard

        with Path(name).open("rb") as file:
            try:
                yield io.BufferedReader(zstandard.ZstdDecompressor().stream_reader(file))
            except zstandard.ZstdError as error:
                raise BadRecord(message("error-file-zstd", detail=str(error))) from None
    else:
        with Path(name).open("rb") as file:
            yield file


@contextmanager
def _opened_to_write(name: str) -> Iterator[IO[bytes]]:
    if name.endswith(".zst"):
        import zstandard

        with Path(name).open("wb") as file, zstandard.ZstdCompressor(level=9).stream_writer(file) as stream:
            yield stream
    else:
        with Path(name).open("wb") as file:
            yield file
