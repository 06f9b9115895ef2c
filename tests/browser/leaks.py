"""Finds cards in what was sent to a page that its seat may not know."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket

from foretrick.cards import PACK

_NAMES = {card.code: card.name for card in PACK}
_FORMS = {code: code for code in _NAMES} | {str(card): card.code for card in PACK}
_FORMS |= {name: code for code, name in _NAMES.items()}
_ANY = re.compile(
    "|".join(rf"(?<![\w]){re.escape(form)}(?![\w])" for form in sorted(_FORMS, key=len, reverse=True)),
)


class Frames:
    """Everything that came to a page over its sockets, in order. Make it before the page is opened."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        self.sent: list[str] = []
        page.on("websocket", self._meet)

    def _meet(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.texts.append(_text(payload)))
        socket.on("framesent", lambda payload: self.sent.append(_text(payload)))

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.texts]

    @property
    def views(self) -> list[dict[str, Any]]:
        return [message["view"] for message in self.messages if message.get("view")]

    @property
    def orders(self) -> list[dict[str, Any]]:
        """What the page asked for, without its hellos."""
        return [order for order in map(json.loads, self.sent) if order["kind"] == "do"]


def _text(payload: str | bytes) -> str:
    return payload if isinstance(payload, str) else payload.decode()


def cards_in(text: str) -> set[str]:
    """The codes of all cards that a text names, by code, by symbol or in words."""
    return {_FORMS[found] for found in _ANY.findall(text)}


def known_cards(view: dict[str, Any] | None) -> set[str]:
    """The cards that the seat of a view may know in this round: its own, those played, the turned one."""
    if view is None:
        return set()
    tricks = [*view["tricks"], *([view["trick"]] if view["trick"] else [])]
    played = {play["card"] for trick in tricks for play in trick["plays"]}
    return played | set(view["hand"] or []) | ({view["turned"]} - {None})


def leaks(message: dict[str, Any]) -> set[str]:
    """The cards that a message names although its receiver may not know them."""
    view = message.get("view")
    shared = {**message, "view": {**view, "faces": {}}} if view else message
    return cards_in(json.dumps(shared, ensure_ascii=False)) - known_cards(view)
