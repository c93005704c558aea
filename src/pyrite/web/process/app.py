"""The server: a house, its doors, and one port for page, calls and sockets."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pyrite.core.words import nearest_language
from pyrite.tables.live.service import House
from pyrite.tables.reviews.queue import Reviews, ReviewSettings
from pyrite.tables.stores.store import StoreAway
from pyrite.web.api.limits import Limits, Windows, counted_as
from pyrite.web.api.messages import dump
from pyrite.web.api.replays import Replayer
from pyrite.web.api.routes import api_routes, error_answer
from pyrite.web.errors import ServingError, WireError
from pyrite.web.live.sessions import Once, Session
from pyrite.web.live.sockets import (
    Knock,
    Socket,
    answer_knock,
    feel_pulses,
    text_frame,
    upgrade_class,
)
from pyrite.web.outgoing.messenger import Messenger
from pyrite.web.pages import STATIC, is_walked_to, lost_page, page_routes
from pyrite.web.process.metrics import CONTENT_TYPE, metrics_text
from pyrite.web.process.peer_workers import Neighbours
from pyrite.web.process.request_timeouts import patient_http

LOG = logging.getLogger("pyrite.web")
SEND_BUFFER = 65_536
DEAD_PEER_MILLISECONDS = 20_000
STOP_SECONDS = 3
PARTING_SECONDS = 0.01  # between two looks whether the last socket is gone

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


@dataclass
class Place:
    """What calls and sockets share."""

    house: House
    limits: Limits = field(default_factory=Limits)
    origins: frozenset[str] = frozenset()
    trusts_proxy: bool = False
    neighbours: Neighbours | None = None
    messenger: Messenger = field(default_factory=Messenger)
    page: Path = STATIC
    review_settings: ReviewSettings = field(default_factory=ReviewSettings)

    def __post_init__(self) -> None:
        self.dump = Once(dump)
        self.frame = Once(text_frame)
        self.sockets: set[Socket] = set()
        self.at_work: set[Session] = set()  # whose client has said something
        self.calls = Windows(self.limits.calls, time.monotonic)
        self.openings = Windows(self.limits.openings, time.monotonic)
        self.replays = Windows(self.limits.replays, time.monotonic)
        self.replayer = Replayer()
        self.reviews = Reviews(self.house.store, self.house.clock, self.review_settings)
        self.review_calls = Windows(self.limits.reviews, time.monotonic)
        self.key_calls = Windows(self.limits.key_calls, time.monotonic)
        self.key_messages = Windows(self.limits.key_messages, time.monotonic)
        self.refusals: Counter[str] = Counter()
        self._open_sockets: Counter[str] = Counter()

    def address_of(self, peer: str, forwarded: str | None) -> str:
        """Who is there; a proxy's word counts only where it is trusted."""
        if self.trusts_proxy and forwarded:
            return counted_as(forwarded.split(",")[-1].strip())
        return counted_as(peer)

    async def receive(self, knock: Knock) -> Any:
        """Somebody wants a socket."""
        return await answer_knock(self, knock, self._count_socket)

    def _count_socket(self, address: str) -> None:
        most = self.limits.sockets
        if most is not None and self._open_sockets[address] >= most:
            raise WireError("too-many", seconds=1)
        self._open_sockets[address] += 1

    def part_address(self, address: str) -> None:
        """One socket of this address is gone."""
        self._open_sockets[address] -= 1
        if self._open_sockets[address] <= 0:
            del self._open_sockets[address]

    async def close(self) -> None:
        """Tell everybody, close the house, and give them a moment to hear it."""
        if self.neighbours:
            await self.neighbours.close()
        for one in list(self.sockets):
            one.dismiss("restart")
        await self.reviews.close()
        await self.house.close()
        await self.messenger.close()
        await self.replayer.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(STOP_SECONDS):
                while self.sockets:
                    await asyncio.sleep(PARTING_SECONDS)


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


def make_app(place: Place) -> ASGIApp:
    """The application, without the headers."""
    lost = lost_page(place.page)

    async def health(request: Request) -> Response:
        if not place.house.is_well:
            return error_answer(StoreAway("store-away"), request_language(request))
        return PlainTextResponse("well\n")

    async def metrics(request: Request) -> Response:
        return Response(metrics_text(place), headers={"Content-Type": CONTENT_TYPE})

    async def nothing(request: Request, error: Exception) -> Response:
        if lost is not None and is_walked_to(request):
            return lost.answer(request, 404)
        return error_answer(WireError("no-such-page"), request_language(request))

    app = Starlette(
        routes=[
            Route("/healthz", health),
            Route("/metrics", metrics),
            *api_routes(place),
            *page_routes(place.page),
        ],
        exception_handlers={404: nothing},
    )
    app.router.redirect_slashes = False
    return app


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
"""Opened when the house is: nobody waits before them."""


class Server(uvicorn.Server):
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
        """Stop; uvicorn would raise the signal again, before the house is closed."""
        self.force_exit = self.should_exit
        self.stop()

    def stop(self) -> None:
        """Gracefully."""
        self.should_exit = True


def make_server(place: Place, ready: Callable[[], None]) -> Server:
    """The server of a place; `ready` is called when its doors are open."""
    app = make_app(place)
    config = uvicorn.Config(
        SafeHeaders(app),
        http=patient_http(place.limits),
        ws=upgrade_class(place),
        lifespan="off",
        log_config=None,
        access_log=False,
        timeout_keep_alive=place.limits.idle_seconds,  # type: ignore[arg-type]
        timeout_graceful_shutdown=STOP_SECONDS,
        proxy_headers=False,  # whom to trust, the place knows
        server_header=False,
        date_header=False,
    )
    return Server(config, app, ready)


async def serve(place: Place, server: Server, open_doors: Doors) -> None:
    """Until somebody stops it; then everybody hears goodbye, and everything is kept."""
    with server.capture_signals():
        await place.house.open()
        await place.reviews.open()
        try:
            if place.neighbours:
                await place.neighbours.open(server.take, server.app)
            pulses = asyncio.create_task(feel_pulses(place.sockets, place.limits.ping_seconds))
            await server.serve(sockets=open_doors())
            pulses.cancel()
        finally:
            await place.close()


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
