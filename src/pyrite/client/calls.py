"""The calls of a server: what is asked, and how an answer is read. No transport."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Required, TypedDict, TypeVar, cast
from urllib.parse import quote

import msgspec

from pyrite.client.reconnect import refusal
from pyrite.wire.answers import (
    GameFacts,
    Listed,
    Nothing,
    ProofTold,
    SeatTaken,
    Summary,
    TableAgain,
    TableOpened,
)
from pyrite.wire.reviews import ReviewTold

Answer = TypeVar("Answer")


class BehindStep(TypedDict, total=False):
    """To go on behind a step of a record; `guessed`: from what this seat knew."""

    record: Required[str]
    step: Required[int]
    guessed: int


class Wanted(TypedDict, total=False):
    """What may be said of a new table, beside its game and seats."""

    options: dict[str, str]
    players: list[str]
    name: str
    public: bool
    hints: bool
    clock: dict[str, float] | None
    prelude: BehindStep


class Filter(TypedDict, total=False):
    """Which public tables are looked for."""

    state: str
    game: str
    before: str
    limit: int


class Alerts(TypedDict, total=False):
    """How a seat that must speak is called."""

    webhook: str | None
    mail: str | None


@dataclass(frozen=True)
class TypedCall(Generic[Answer]):
    """One call, and the type of its answer."""

    method: str
    path: str
    body: Mapping[str, object] | None = None
    key: str | None = None
    query: dict[str, Any] = field(default_factory=dict)

    @property
    def content(self) -> bytes | None:
        """The body as it is sent."""
        return None if self.body is None else msgspec.json.encode(self.body)

    @property
    def headers(self) -> dict[str, str]:
        """Who calls, and how it is to be read."""
        bearer = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        return bearer if self.body is None else {**bearer, "Content-Type": "application/json"}

    def read(self, address: str, status: int, body: bytes, kind: str) -> Answer:
        """What was answered, or an error."""
        if not 200 <= status < 300:
            raise refusal(address, status, body)
        if kind.startswith("text/plain"):
            return cast(Answer, body.decode())
        try:
            return cast(Answer, msgspec.json.decode(body or b"null"))
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise refusal(address, status, body) from None


def games() -> TypedCall[list[GameFacts]]:
    """What can be played."""
    return TypedCall("GET", "/games")


def tables(wanted: Filter) -> TypedCall[Listed]:
    """Public tables."""
    return TypedCall("GET", "/tables", query=dict(wanted))


def open_table(game: str, seats: int, wanted: Wanted) -> TypedCall[TableOpened]:
    """A new table."""
    return TypedCall("POST", "/tables", {"game": game, "seats": seats, **wanted})


@dataclass(frozen=True)
class TableCalls:
    """The calls of one table, with one key."""

    id: str
    key: str | None

    def _call(
        self, method: str, path: str = "", body: Mapping[str, object] | None = None
    ) -> TypedCall[Any]:
        return TypedCall(method, f"/tables/{quote(self.id, safe='')}{path}", body, self.key)

    def summary(self) -> TypedCall[Summary]:
        """In facts."""
        return self._call("GET")

    def start(self, part: dict[str, str], fill: str | None) -> TypedCall[Nothing]:
        """The game begins."""
        return self._call("POST", "/start", {**part, "fill": fill})

    def sit(self, body: Mapping[str, object]) -> TypedCall[SeatTaken]:
        """A seat."""
        return self._call("POST", "/seats", body)

    def close(self) -> TypedCall[None]:
        """There will be no game."""
        return self._call("DELETE")

    def rematch(self) -> TypedCall[TableAgain]:
        """Another game."""
        return self._call("POST", "/rematch", {})

    def record(self) -> TypedCall[str]:
        """The written game."""
        return self._call("GET", "/record")

    def proof(self) -> TypedCall[ProofTold]:
        """That nobody chose the cards."""
        return self._call("GET", "/proof")

    def review(self) -> TypedCall[ReviewTold]:
        """Luck and skill."""
        return self._call("GET", "/review")

    def alerts(self, wanted: Alerts) -> TypedCall[Nothing]:
        """How to be called."""
        return self._call("PUT", "/alerts", dict(wanted))
