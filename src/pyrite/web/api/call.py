"""One call: the request and what every handler needs of it, its answer, and what is told of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import Response

from pyrite.core.errors import PyriteError
from pyrite.core.words import nearest_language
from pyrite.tables.errors import Refused
from pyrite.tables.keys import key_digest
from pyrite.tables.live.service import TableService
from pyrite.web.api.messages import dump
from pyrite.web.errors import WireError, code_of, error_body
from pyrite.web.process.peer_workers import HANDED, HandedCall
from pyrite.wire import answers as wire
from pyrite.wire.codes import STATUS_OF
from pyrite.wire.reviews import ReviewTold

if TYPE_CHECKING:
    from pyrite.web.process.context import ServerContext

Handler = Callable[["ApiCall"], Awaitable[Response]]


class ApiCall:
    """One call: the request, and what every handler needs of it."""

    def __init__(self, context: ServerContext, request: Request) -> None:
        self.context = context
        self.request = request
        self.language = nearest_language(request.headers.get("accept-language"))

    @property
    def service(self) -> TableService:
        """The tables."""
        return self.context.service

    @property
    def is_handed(self) -> bool:
        """Has another worker handed it over? Then it was counted there."""
        return HANDED in self.request.scope

    @property
    def id(self) -> str:
        """The table in the path."""
        return str(self.request.path_params["id"])

    @property
    def address(self) -> str:
        """Who calls."""
        client = self.request.client
        *_, forwarded = (None, *self.request.headers.getlist("x-forwarded-for"))
        return self.context.address_of(client.host if client else "", forwarded)

    async def body(self, most: int | None = None) -> bytes:
        """All of it, if it is not too large."""
        most = most or self.context.limits.message_bytes
        data = b""
        async for part in self.request.stream():
            data += part
            if len(data) > most:
                raise WireError("too-large", most=str(most))
        return data

    async def in_parts(self, body: bytes | None = None) -> HandedCall:
        """To be handed to another worker; its body, if it was read already."""
        scope = self.request.scope
        return HandedCall(
            method=scope["method"],
            path=scope["path"],
            query=scope["query_string"],
            headers=scope["headers"],
            address=self.address,
            body=await self.body() if body is None else body,
        )

    def given_key(self) -> str:
        """The key of the call; empty without one."""
        kind, _, key = self.request.headers.get("authorization", "").partition(" ")
        return key.strip() if kind.lower() == "bearer" else ""

    async def key(self) -> str:
        """The digest of a key that this table knows."""
        given = self.given_key()
        if not given:
            raise WireError("no-key")
        digest = key_digest(given)
        if not (await self.service.table(self.id)).knows_key(digest):
            raise Refused("no-such-key")
        return digest


Answer = (
    wire.Error
    | wire.TableOpened
    | wire.SeatTaken
    | wire.TableFound
    | wire.ServerFacts
    | wire.TableAgain
    | wire.Nothing
    | wire.Summary
    | wire.Listed
    | wire.ProofTold
    | list[wire.GameFacts]
    | ReviewTold
)
"""What is answered as JSON; what is large is kept as bytes."""


def answer(value: Answer, status: int = 200) -> Response:
    """As it goes out."""
    return Response(dump(value), status, media_type="application/json")


def error_answer(error: PyriteError, language: str) -> Response:
    """An error, with its status."""
    response = answer(error_body(error, language), STATUS_OF[code_of(error)])
    if "seconds" in error.values:
        response.headers["Retry-After"] = str(error.values["seconds"])
    if "allow" in error.values:
        response.headers["Allow"] = error.values["allow"]
    return response


@dataclass(frozen=True)
class CallDescription:
    """A call, what it takes and what it answers."""

    method: str
    path: str
    handler: Handler
    answers: Mapping[int, Any]
    body: Any = None
    query: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    needs_key: bool = False

    @property
    def refusals(self) -> set[int]:
        """The statuses with which it may refuse."""
        made = {403, 421, 429, 503}
        made |= {404} if "{id}" in self.path else set()
        made |= {401} if self.needs_key else set()
        made |= {400, 413, 422} if self.body else set()
        made |= {422} if self.query or "{game}" in self.path else set()
        is_looking = self.method == "GET" and self.path.endswith("{id}")
        return made | ({409} if "{id}" in self.path and not is_looking else set())
