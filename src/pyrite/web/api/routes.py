"""Every path under `/api`: who answers it, what is counted first, how all of them are described."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from pyrite.core.errors import PyriteError
from pyrite.tables.keys import key_digest
from pyrite.web.api import finding, lessons, replays, reviews, tables
from pyrite.web.api.call import ApiCall, CallDescription, Handler, error_answer
from pyrite.web.api.docs import docs_page
from pyrite.web.api.messages import dump
from pyrite.web.api.schemas import live_schema, openapi
from pyrite.web.errors import WireError, code_of
from pyrite.web.origins import is_foreign_call
from pyrite.web.pages import StaticFile, packed_file

if TYPE_CHECKING:
    from pyrite.web.process.context import ServerContext


async def show_live_schema(call: ApiCall) -> Response:
    """JSON Schema of what a socket says and hears."""
    return (await described()).live.answer(call.request)


async def show_openapi(call: ApiCall) -> Response:
    """These calls, for programs."""
    return (await described()).openapi.answer(call.request)


async def show_docs(call: ApiCall) -> Response:
    """These calls, for people."""
    return (await described()).page.answer(call.request)


@dataclass(frozen=True)
class ApiDocuments:
    """How the calls and messages are described."""

    live: StaticFile
    openapi: StaticFile
    page: StaticFile


@cache
def documents() -> ApiDocuments:
    """Made once: they are large, and always the same."""
    described = openapi(CALLS)
    return ApiDocuments(
        live=packed_file("application/json", dump(live_schema())),
        openapi=packed_file("application/json", dump(described)),
        page=packed_file("text/html; charset=utf-8", docs_page(described).encode()),
    )


async def described() -> ApiDocuments:
    """The same, made beside the loop: that takes a tenth of a second."""
    return await asyncio.to_thread(documents)


DOCUMENT_CALLS = (
    CallDescription("GET", "/schema/live.json", show_live_schema, {200: dict[str, Any]}),
    CallDescription("GET", "/openapi.json", show_openapi, {200: dict[str, Any]}),
    CallDescription("GET", "/docs", show_docs, {200: "text/html"}),
)
CALLS = (
    *finding.CALLS,
    *tables.CALLS,
    *reviews.CALLS,
    *replays.CALLS,
    *lessons.CALLS,
    *DOCUMENT_CALLS,
)


def api_routes(context: ServerContext) -> list[Route]:
    """Every path, with its methods."""
    by_path: dict[str, dict[str, Handler]] = {}
    for call in CALLS:
        by_path.setdefault(call.path, {})[call.method] = call.handler
    return [Route(f"/api{path}", Endpoint(context, handlers)) for path, handlers in by_path.items()]


class Endpoint:
    """One path: counts, finds the method, turns errors into answers."""

    def __init__(self, context: ServerContext, handlers: dict[str, Handler]) -> None:
        self._context = context
        self._handlers = handlers
        heads = ["HEAD"] if "GET" in handlers else []
        self._methods = ", ".join(sorted([*handlers, *heads]))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whatever the method."""
        call = ApiCall(self._context, Request(scope, receive))
        try:
            response = await self._answer(call)
        except ClientDisconnect:
            return
        except PyriteError as error:
            self._context.refusals[code_of(error)] += 1
            response = error_answer(error, call.language)
        await response(scope, receive, send)

    async def _answer(self, call: ApiCall) -> Response:
        if not call.is_handed:
            method, headers = call.request.method, call.request.headers
            if is_foreign_call(method, headers, self._context.origins):
                raise WireError("wrong-origin")
            self._context.calls.count(call.address)
            if key := call.given_key():
                self._context.key_calls.count(key_digest(key))
        method = "GET" if call.request.method == "HEAD" else call.request.method
        if method not in self._handlers:
            raise WireError("wrong-method", allow=self._methods)
        if "id" in call.request.path_params:
            if not call.is_handed and (handed := await self._hand_on(call)):
                return handed
            await self._context.service.table(call.id)  # no-such-table comes before all else
        return await self._handlers[method](call)

    async def _hand_on(self, call: ApiCall) -> Response | None:
        """Where another worker has the table, that worker answers."""
        if self._context.peers is None:
            return None
        given = await self._context.peers.hand_call(call.id, call.in_parts)
        if given is None:
            return None
        return given.response()
