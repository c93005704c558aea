"""The server: tables, their doors, and one port for page, calls and sockets."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pyrite.core.words import nearest_language
from pyrite.tables.errors import Refused
from pyrite.tables.stores.store import StoreAway
from pyrite.web.api.call import error_answer
from pyrite.web.api.routes import api_routes
from pyrite.web.errors import ServingError, WireError
from pyrite.web.live.sockets import (
    feel_pulses,
    upgrade_protocol,
)
from pyrite.web.origins import KnownNames, is_loopback
from pyrite.web.pages import is_walked_to, lost_page, page_routes
from pyrite.web.process.context import STOP_SECONDS, ServerContext
from pyrite.web.process.metrics import CONTENT_TYPE, metrics_text
from pyrite.web.process.request_timeouts import http_protocol

LOG = logging.getLogger("pyrite.web")
SEND_BUFFER = 65_536
DEAD_PEER_MILLISECONDS = 20_000

HEADERS = {
    "Content-Security-Policy": (
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


class SafeHeaders:
    """Every answer carries the headers that keep a browser careful."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._headers = [(k.lower().encode(), v.encode()) for k, v in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add them on the way out."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers]
            await send(message)

        await self._app(scope, receive, send_with_headers)


def make_app(context: ServerContext) -> ASGIApp:
    """The application, without the headers."""
    lost = lost_page(context.page)

    async def health(request: Request) -> Response:
        if not context.service.is_well:
            return error_answer(StoreAway("store-away"), request_language(request))
        if context.is_broken:
            return error_answer(Refused("broken"), request_language(request))
        return PlainTextResponse("well\n")

    async def metrics(request: Request) -> Response:
        if not (context.has_public_metrics or is_of_this_machine(request)):
            return error_answer(WireError("no-such-page"), request_language(request))
        return Response(metrics_text(context), headers={"Content-Type": CONTENT_TYPE})

    async def nothing(request: Request, error: Exception) -> Response:
        if lost is not None and is_walked_to(request):
            return lost.answer(request, 404)
        return error_answer(WireError("no-such-page"), request_language(request))

    async def wrong_method(request: Request, error: Exception) -> Response:
        allow = (getattr(error, "headers", None) or {}).get("Allow", "GET, HEAD")
        return error_answer(WireError("wrong-method", allow=allow), request_language(request))

    app = Starlette(
        routes=[
            Route("/healthz", health),
            Route("/metrics", metrics),
            *api_routes(context),
            *page_routes(context.page),
        ],
        exception_handlers={404: nothing, 405: wrong_method},
    )
    app.router.redirect_slashes = False
    return app


def is_of_this_machine(request: Request) -> bool:
    """Does a program beside us ask? What a proxy passes on comes from elsewhere."""
    is_passed_on = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    return not is_passed_on and request.client is not None and is_loopback(request.client.host)


def request_language(request: Request) -> str:
    """How people are spoken to."""
    return nearest_language(request.headers.get("accept-language"))


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
