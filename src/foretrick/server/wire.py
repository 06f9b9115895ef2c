"""What a client may say, and the shape of every answer.

Anything else is turned down with one sentence. Views and events are not here: they are built by the core, for one
seat, and passed on as they are.

Everybody reads their own language. A request is answered in that of its `Accept-Language`. A socket speaks the
`language` of its hello, without one that of the `Accept-Language` it was opened with; to change it later, the client
says hello again, and is answered with the whole state anew. What is waiting to be said is a `Message`, and becomes
text only when it is encoded for one reader.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from foretrick.messages import Message, Spoken, message, quoted, worded

Seat = Annotated[int, Meta(ge=0, le=9)]
Key = Annotated[str, Meta(max_length=64)]
TypedName = Annotated[str, Meta(max_length=400)]
Token = Annotated[str, Meta(max_length=200)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=-(2**53), le=2**53)]
RefusalCode = Literal["stale", "illegal", "refused"]

# What a person who asks for a table may send of options: names and plain values.
Options = Annotated[
    dict[Key, Annotated[str, Meta(max_length=64)] | Number | bool | None], Meta(max_length=40)
]


class BadMessage(Spoken, ValueError):
    """Something that is no message; the text is one sentence."""


class CheckTable(Struct, frozen=True):
    """Could such a table be?"""

    game: Key
    seats: Number
    options: Options = {}


class CreateTable(Struct, frozen=True):
    """Open a table and sit down at seat 0. Without a `first_dealer` the first dealer of each match is drawn."""

    game: Key
    seats: Number
    name: TypedName
    options: Options = {}
    bots: Annotated[dict[Key, Key], Meta(max_length=10)] = {}
    start: bool = False
    first_dealer: Seat | None = None
    hints: bool = True


class SitDown(Struct, frozen=True):
    """Take a seat, or find one's own again by its token."""

    name: TypedName = ""
    seat: Seat | None = None
    token: Token | None = None


class Answer(Struct, frozen=True):
    """An answer to a question of the trainer: the cards that were tapped, or a bid."""

    answer: Annotated[list[Annotated[str, Meta(max_length=12)]], Meta(max_length=20)]


class Hello(Struct, frozen=True):
    """The first message on a socket; no token: a spectator."""

    kind: Literal["hello"]
    token: Token | None = None
    language: Key | None = None


class Do(Struct, frozen=True, tag_field="command", kw_only=True):
    """A command. `id` is made by the client: the same id again gets the same answer and does nothing twice."""

    kind: Literal["do"]
    id: CommandId
    version: Version


class Act(Do, frozen=True, tag="act"):
    """Bid, name trump, look or play."""

    action: Annotated[str, Meta(max_length=40)]


class Next(Do, frozen=True, tag="next"):
    """Done with the summary of this round."""

    round: Version


class Start(Do, frozen=True, tag="start"):
    """Deal the first round."""


class AddBot(Do, frozen=True, tag="add_bot"):
    """Put a bot on an open seat."""

    seat: Seat
    bot: Key


class RemoveBot(Do, frozen=True, tag="remove_bot"):
    """Open a bot's seat."""

    seat: Seat


class Rename(Do, frozen=True, tag="rename"):
    """Go by another name."""

    name: TypedName


class Leave(Do, frozen=True, tag="leave"):
    """Give the seat up."""


class AskStandIn(Do, frozen=True, tag="stand_in"):
    """Let a bot play for somebody who is away."""

    seat: Seat


class ChangeSettings(Do, frozen=True, tag="settings"):
    """The table's pace and, before a match, whether it has hints (the host); one's own `auto_play` (anybody)."""

    rest_ms: Number | None = None
    pace_ms: Number | None = None
    away_s: Number | None = None
    next_s: Number | None = None
    hints: bool | None = None
    auto_play: bool | None = None


class Pause(Do, frozen=True, tag="pause"):
    """Stop every clock."""


class Resume(Do, frozen=True, tag="resume"):
    """Go on."""


class AskRematch(Do, frozen=True, tag="rematch"):
    """Play again."""


class End(Do, frozen=True, tag="end"):
    """End an unfinished match."""


class Nudge(Do, frozen=True, tag="nudge"):
    """Remind those that the table waits for."""


class AskHint(Do, frozen=True, tag="hint"):
    """What should I do? The answer comes later and by itself, as `HintTold`."""


Command = (
    Act | Next | Start | AddBot | RemoveBot | Rename | Leave | AskStandIn | ChangeSettings
    | Pause | Resume | AskRematch | End | Nudge | AskHint
)  # fmt: skip


class Reply(Struct, frozen=True, tag_field="kind", tag="reply"):
    """The answer to one command."""

    id: str | None
    ok: bool
    version: int
    code: RefusalCode | msgspec.UnsetType = msgspec.UNSET
    error: str | msgspec.UnsetType = msgspec.UNSET


class State(Struct, frozen=True, tag_field="kind", tag="state"):
    """A table as one seat may know it. `events` and `view` were built for that seat by the core."""

    version: int
    events: list[dict[str, Any]]
    table: dict[str, Any]
    view: dict[str, Any] | None


class Weighed(Struct, frozen=True):
    """A legal action of a hint: what it loses against the best in points, and the chance to make the bid with it."""

    action: str
    label: str | Message
    cost: float
    cost_error: float
    exact: float


class Advice(Struct, frozen=True):
    """The best action, the reason in a sentence, and every legal action weighed, best first."""

    action: str
    sentence: str | Message
    candidates: list[Weighed]

    def worded(self, language: str) -> Advice:
        """The advice in a language."""
        candidates = [
            msgspec.structs.replace(each, label=worded(each.label, language)) for each in self.candidates
        ]
        return Advice(self.action, worded(self.sentence, language), candidates)


class HintTold(Struct, frozen=True, tag_field="kind", tag="hint"):
    """The hint that command `id` asked for, for the seat that asked; `error` says why there is none."""

    id: str
    hint: Advice | None
    error: str | msgspec.UnsetType = msgspec.UNSET


class SeatKey(Struct, frozen=True):
    """A seat and the token that opens it; the token is said once, to its owner."""

    seat: int
    token: str


class Opened(Struct, frozen=True):
    """The table that was asked for."""

    table: str
    seat: int
    token: str


_Message = TypeVar("_Message")
_encoder = msgspec.json.Encoder()
_hello = msgspec.json.Decoder(Hello)
_command: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)


class _Head(Struct):
    kind: str = ""
    id: Any = None
    command: Any = None


_head = msgspec.json.Decoder(_Head)


def encode(content: Struct | dict[str, Any]) -> bytes:
    """A message as it travels."""
    return _encoder.encode(content)


def read_body(body: bytes, kind: type[_Message]) -> _Message:
    """The body of a request, or `BadMessage`."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadMessage(_sentence(error)) from error


def read_hello(text: bytes) -> Hello:
    """The first message of a socket, or `BadMessage`."""
    try:
        return _hello.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadMessage(message("error-hello-first")) from error


def read_command(text: bytes) -> Command:
    """A command, or `BadMessage`."""
    try:
        return _command.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadMessage(_sentence(error)) from error


def command_id(text: bytes) -> str | None:
    """The id of something that may be no command, so that even its refusal finds the way back."""
    try:
        found = _head.decode(text).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
    return found[:64] if isinstance(found, str) else None


def _sentence(error: Exception) -> Message:
    """What was wrong, in one sentence that repeats nothing but the name of a field."""
    text = str(error) if isinstance(error, msgspec.ValidationError) else ""
    if "required field `command`" in text or "`$.command`" in text:
        return message("error-no-such-command")
    missing = re.search(r"missing required field `(\w+)`", text)
    if missing:
        return message("error-field-missing", field=quoted(missing[1]))
    place = re.search(r"at `(?:key in )?\$\.?(\w+)", text)
    if place:
        return message("error-field-wrong", field=quoted(place[1]))
    return message("error-unreadable")
