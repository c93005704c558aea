"""The server: tables, their doors, and one port for page, calls and sockets."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pyrite.web.errors import ServingError
from pyrite.web.live.sockets import (
    feel_pulses,
    upgrade_protocol,
)
from pyrite.web.origins import KnownNames
from pyrite.web.pages import TAB
from pyrite.web.process.application import make_app
from pyrite.web.process.context import STOP_SECONDS, ServerContext
from pyrite.web.process.request_timeouts import http_protocol

LOG = logging.getLogger("pyrite.web")
SEND_BUFFER = 65_536
DEAD_PEER_MILLISECONDS = 20_000

POLICY = "Content-Security-Policy"
HEADERS = {
    POLICY: (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


SELF = "script-src 'self'"
TAB_HEADERS = {**HEADERS, POLICY: HEADERS[POLICY].replace(SELF, f"{SELF} 'wasm-unsafe-eval'")}
"""Where the page is its own server: Python is WebAssembly there."""


class SafeHeaders:
    """Every answer carries the headers that keep a browser careful."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._headers, self._tab_headers = in_bytes(HEADERS), in_bytes(TAB_HEADERS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add them on the way out."""
        is_tab = scope.get("path", "").startswith(f"/{TAB}/")
        headers = self._tab_headers if is_tab else self._headers

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *headers]
            await send(message)

        await self._app(scope, receive, send_with_headers)


def in_bytes(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    """As they go over the line."""
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


def listening_socket(host: str, port: int, *, is_shared: bool = False) -> socket.socket:
    """Accepted sockets inherit this: bounded memory in the kernel, dead peers end by themselves.

    Of several processes that share a port, the system chooses one for each connection.
    """
    family = family_of(host)
    try:
        made = socket.create_server((host, port), family=family, backlog=2048, reuse_port=is_shared)
    except OSError as error:
        why = str(error.strerror).partition(" (")[0]  # Python adds the address
        raise ServingError("cannot-listen", port=str(port), why=why) from error
    except OverflowError as error:
        raise ServingError("no-such-port", port=str(port)) from error
    made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD_PEER_MILLISECONDS)
    return made


def family_of(host: str) -> socket.AddressFamily:
    """Which kind of address it is."""
    return socket.AF_INET6 if ":" in host else socket.AF_INET


Doors = Callable[[], list[socket.socket]]
"""Opened when the tables are: nobody waits before them."""


class WebServer(uvicorn.Server):
    """uvicorn, which says when it is ready, and takes connections that others have accepted."""

    def __init__(self, config: uvicorn.Config, app: ASGIApp, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """The doors are open."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def take(self, said: bytes, descriptor: int) -> None:
        """A connection, and what was read from it already."""
        protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state={}
        )
        accepted = socket.socket(fileno=descriptor)
        await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, accepted)
        protocol.data_received(said)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; uvicorn would raise the signal again, before the tables are closed."""
        self.force_exit = self.should_exit
        self.stop()

    def stop(self) -> None:
        """Gracefully."""
        self.should_exit = True


def make_server(context: ServerContext, ready: Callable[[], None]) -> WebServer:
    """The server of a context; `ready` is called when its doors are open."""
    app = make_app(context)
    config = uvicorn.Config(
        SafeHeaders(app if context.names is None else KnownNames(app, context.names)),
        http=http_protocol(context.limits, context.connections),
        ws=upgrade_protocol(context),
        lifespan="off",
        log_config=None,
        access_log=False,
        timeout_keep_alive=context.limits.idle_seconds,  # type: ignore[arg-type]
        timeout_graceful_shutdown=STOP_SECONDS,
        proxy_headers=False,  # whom to trust, the context knows
        server_header=False,
        date_header=False,
    )
    return WebServer(config, app, ready)


async def serve(context: ServerContext, server: WebServer, open_doors: Doors) -> None:
    """Until somebody stops it; then everybody hears goodbye, and everything is kept."""
    with server.capture_signals():
        await context.service.open()
        await context.messenger.open(context.service.store)
        await context.reviews.open()
        try:
            if context.peers:
                await context.peers.open(server.take, server.app)
            context.tasks.spawn(feel_pulses(context.sockets, context.limits.ping_seconds))
            await server.serve(sockets=open_doors())
        finally:
            await context.close()


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
