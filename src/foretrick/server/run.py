"""Run the server: find a port, say where it is, open the browser, and stop in good order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import uvicorn
from platformdirs import user_data_path

from foretrick.server.app import create_app
from foretrick.server.settings import Settings
from foretrick.server.store import Store, StoreFailed, sqlite_url

logger = logging.getLogger(__name__)

PORTS_TRIED = 20
_EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - compared with, not bound to


class CannotServe(Exception):
    """The server cannot run; the message is one sentence for the person who started it."""


def default_database(data_dir: Path | None = None) -> str:
    """The embedded database in the user's data directory, which is made where it is missing."""
    folder = data_dir or user_data_path("foretrick", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"The folder {folder} for the tables cannot be made: {error.strerror}.") from error
    return sqlite_url(folder / "tables.db")


def serve(
    host: str = "0.0.0.0",  # noqa: S104 - phones on the same network are the point; the command has an option
    port: int = 8000,
    database: str | None = None,
    data_dir: Path | None = None,
    open_browser: bool = True,
    say: Callable[[str], None] = print,
) -> None:
    """Serve tables until interrupted. Takes `port` or the next free one; 0: any.

    `say` is given each line for the person who started the server. Raises `CannotServe`.
    """
    bound = bind(host, port)
    with contextlib.closing(bound):
        actual = bound.getsockname()[1]
        lan = lan_address() if host in _EVERYWHERE else None
        local = f"http://{'localhost' if host in _EVERYWHERE else _in_url(host)}:{actual}"
        settings = Settings(
            database or default_database(data_dir), lan=f"http://{_in_url(lan)}:{actual}" if lan else None
        )
        if actual != port and port:
            say(f"Port {port} is in use, so this is port {actual}.")
        try:
            asyncio.run(_serve(settings, bound, local, open_browser, say))
        except StoreFailed as error:
            raise CannotServe(str(error)) from error
        except KeyboardInterrupt:
            return


def bind(host: str, port: int) -> socket.socket:
    """A socket on `port`, or on the next free one after it. Raises `CannotServe`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last: OSError | None = None
    candidates = range(port, min(port + PORTS_TRIED, 65536)) if port else (0,)
    for candidate in candidates:
        bound = socket.socket(family, socket.SOCK_STREAM)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, candidate))
            bound.listen(128)
        except OSError as error:
            bound.close()
            last = error
        except OverflowError as error:
            bound.close()
            raise CannotServe(f"There is no port {port}; ports go up to 65535.") from error
        else:
            return bound
    reason = last.strerror if last else "there is no such port"
    raise CannotServe(f"No port from {port} on could be opened at {host or 'any address'}: {reason}.")


def lan_address() -> str | None:
    """This computer's address in its network, `None` when it has none. Nothing is sent to find out."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        # An address kept for documentation: a datagram socket only looks up which way it would go.
        probe.connect(("192.0.2.1", 9))
        address = str(probe.getsockname()[0])
        return None if address.startswith("127.") else address
    return None


async def _serve(
    settings: Settings, bound: socket.socket, local: str, open_browser: bool, say: Callable[[str], None]
) -> None:
    store = await Store.open(settings.database, settings.schema)
    try:
        server = _Server(
            uvicorn.Config(
                create_app(settings, store=store),
                log_level="warning",
                access_log=False,
                ws="websockets-sansio",
                ws_max_size=max(settings.limits.message_bytes, settings.limits.pad_message_bytes),
                ws_ping_interval=15.0,
                ws_ping_timeout=15.0,
                timeout_graceful_shutdown=5,
                server_header=False,
            )
        )
        server.on_start = lambda: _announce(settings, local, open_browser, say)
        await server.serve(sockets=[bound])
    finally:
        await store.close()


class _Server(uvicorn.Server):
    """A server that tells when it is ready, and that ends a signal's work by returning."""

    on_start: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started and self.on_start is not None:
            self.on_start()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in good order; a second Ctrl+C does not wait for anybody.

        The signal is not raised again afterwards, as uvicorn would: the store is still to be closed.
        """
        del frame
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def _announce(settings: Settings, local: str, open_browser: bool, say: Callable[[str], None]) -> None:
    say(f"Foretrick is open at {local}")
    if settings.lan:
        say(f"On phones in the same network: {settings.lan}")
    say("Stop it with Ctrl+C; every table is kept.")
    if open_browser:
        # A browser may take its time to start, and the tables must not wait for it.
        threading.Thread(target=_open, args=(local,), daemon=True).start()


def _open(address: str) -> None:
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host
