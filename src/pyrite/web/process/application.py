"""The application: calls, the page, and how it is doing. What serves it, it does not know."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp

from pyrite.core.words import nearest_language
from pyrite.tables.errors import Refused
from pyrite.tables.stores.store import StoreAway
from pyrite.web.api.call import error_answer
from pyrite.web.api.finding import is_of_this_machine
from pyrite.web.api.routes import api_routes
from pyrite.web.errors import WireError
from pyrite.web.pages import is_walked_to, lost_page, page_routes
from pyrite.web.previews import PICTURES, Previews
from pyrite.web.process.context import ServerContext
from pyrite.web.process.metrics import CONTENT_TYPE, metrics_text


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
            PICTURES,
            *page_routes(
                context.page, Previews(context.service.store, context.messenger.site).dress
            ),
        ],
        exception_handlers={404: nothing, 405: wrong_method},
    )
    app.router.redirect_slashes = False
    return app


def request_language(request: Request) -> str:
    """How people are spoken to."""
    return nearest_language(request.headers.get("accept-language"))
