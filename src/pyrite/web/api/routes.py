"""The calls under `/api`: each reads, asks the house, answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from msgspec import UNSET
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from pyrite.core.errors import PyriteError
from pyrite.core.words import nearest_language
from pyrite.engine.play import check_options, check_seats
from pyrite.engine.registry import all_games, find_game, game_ids
from pyrite.engine.telling.names import is_bot, level_in
from pyrite.players.levels import BOTS
from pyrite.tables import commands as c
from pyrite.tables.clocks import ClockRule
from pyrite.tables.errors import Refused
from pyrite.tables.keys import key_digest, new_key
from pyrite.tables.live.service import NewTable
from pyrite.tables.live.summary import summary_of
from pyrite.tables.seats import Chair, bot, marked_name, person
from pyrite.tables.table import Table
from pyrite.web.api.docs import docs_page
from pyrite.web.api.lessons import show_lesson
from pyrite.web.api.lists import tables_everywhere, tables_here
from pyrite.web.api.messages import (
    OpenTable,
    PutAlerts,
    Rematch,
    ReplayRecord,
    ReviewRecord,
    StartTable,
    TakeSeat,
    dump,
    parse_body,
)
from pyrite.web.api.replays import replay_record
from pyrite.web.api.reviews import review_record, show_review
from pyrite.web.api.schemas import live_schema, openapi
from pyrite.web.errors import WireError, code_of, error_body
from pyrite.web.process.peer_workers import HANDED, HandedCall
from pyrite.wire import answers as a
from pyrite.wire.codes import STATUS_OF
from pyrite.wire.lessons import LessonTold
from pyrite.wire.reviews import ReviewTold

if TYPE_CHECKING:
    from pyrite.web.outgoing.messenger import Messenger
    from pyrite.web.process.app import Place

USUAL_LIMIT = 20
MOST_LISTED = 100
STATES = ("open", "playing", "over", "stopped", "closed")
QUERY: Mapping[str, Mapping[str, Any]] = {
    "state": {"type": "string", "enum": ("", *STATES)},
    "game": {"type": "string", "enum": ("", *game_ids())},
    "before": {"type": "string"},
    "limit": {"anyOf": ({"type": "integer", "minimum": 1}, {"const": ""})},
}

Handler = Callable[["Call"], Awaitable[Response]]


class Call:
    """One call: the request, and what every handler needs of it."""

    def __init__(self, place: Place, request: Request) -> None:
        self.place = place
        self.request = request
        self.language = nearest_language(request.headers.get("accept-language"))

    @property
    def house(self) -> Any:
        """Where everything happens."""
        return self.place.house

    @property
    def is_handed(self) -> bool:
        """Has another house handed it over? Then it was counted there."""
        return HANDED in self.request.scope

    @property
    def id(self) -> str:
        """The table in the path."""
        return str(self.request.path_params["id"])

    @property
    def address(self) -> str:
        """Who calls."""
        client = self.request.client
        forwarded = self.request.headers.get("x-forwarded-for")
        return self.place.address_of(client.host if client else "", forwarded)

    async def body(self, most: int | None = None) -> bytes:
        """All of it, if it is not too large."""
        most = most or self.place.limits.message_bytes
        data = b""
        async for part in self.request.stream():
            data += part
            if len(data) > most:
                raise WireError("too-large", most=str(most))
        return data

    async def in_parts(self, body: bytes | None = None) -> HandedCall:
        """To be handed to another house; its body, if it was read already."""
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
        if not (await self.house.table(self.id)).knows_key(digest):
            raise Refused("no-such-key")
        return digest


def answer(value: Any, status: int = 200) -> Response:
    """JSON."""
    return Response(dump(value), status, media_type="application/json")


def error_answer(error: PyriteError, language: str) -> Response:
    """An error, with its status."""
    response = answer(error_body(error, language), STATUS_OF[code_of(error)])
    if "seconds" in error.values:
        response.headers["Retry-After"] = str(error.values["seconds"])
    if "allow" in error.values:
        response.headers["Allow"] = error.values["allow"]
    return response


# Games


async def list_games(call: Call) -> Response:
    """What can be played."""
    return answer([game_data(game) for game in all_games()])


def game_data(game: Any) -> dict[str, Any]:
    """A game in facts."""
    return {
        "id": game.id,
        "title": game.title,
        "designer": game.designer,
        "year": game.year,
        "difficulty": game.difficulty,
        "rules": game.version,
        "seats": list(game.seats),
        "options": [
            {"name": one.name, "values": list(one.values), "only": list(one.only)}
            for one in game.options
        ],
        "levels": list(BOTS),
    }


# Tables


async def open_table(call: Call) -> Response:
    """A new table, for whoever calls."""
    wanted = parse_body(OpenTable, await call.body())
    key = new_key()
    new = wanted_table(wanted, key_digest(key))
    call.place.openings.count(call.address)
    table: Table = await call.house.open_table(new)
    return answer(
        {
            "table": table.id,
            "key": key,
            "yours": list(table.seats_of(key_digest(key))),
            "invite": table.invite or None,
            "commitment": table.commitment,
            "page": f"/t/{table.id}",
        },
        201,
    )


def wanted_table(wanted: OpenTable, key: str) -> NewTable:
    """What is asked for: first its shape, then whether there is such a game."""
    clock = clock_of(wanted.clock)
    chairs = None if wanted.players is None else chairs_of(wanted, wanted.players, key)
    game = find_game(wanted.game)
    check_seats(game, wanted.seats)
    options = check_options(game, wanted.seats, wanted.options)
    if chairs is None:
        chairs = chairs_of(wanted, ["me", *["bot normal"] * (wanted.seats - 1)], key)
    return NewTable(game.id, options, chairs, key, wanted.public, wanted.hints, clock)


def chairs_of(wanted: OpenTable, players: list[str], key: str) -> tuple[Chair, ...]:
    """Who sits where: the caller, nobody yet, or a bot."""
    if len(players) != wanted.seats:
        raise Refused("bad-message", field="players")
    chairs: list[Chair] = []
    for player in players:
        taken = [chair.name for chair in chairs]
        chairs.append(chair_of(player, wanted.name, key, taken))
    return tuple(chairs)


def chair_of(player: str, name: str, key: str, taken: list[str]) -> Chair:
    """One of them."""
    if player == "me":
        return person(marked_name(name, taken), key)
    if player == "open":
        return Chair()
    return bot(level_of(player, "players"))


def level_of(player: str, field: str) -> str:
    """The level in `bot LEVEL`."""
    level = level_in(player)
    if not is_bot(player) or level not in BOTS:
        raise Refused("bad-message", field=field)
    return level


def clock_of(given: dict[str, float] | None) -> ClockRule | None:
    """A clock as it was asked for: days, or a bank and an increment."""
    if given is None:
        return None
    if set(given) == {"days"} and 0 < given["days"] <= 366:
        return ClockRule(days=given["days"])
    is_bank = set(given) == {"bank", "increment"}
    if is_bank and 0 < given["bank"] <= 366 * 86_400 and 0 <= given["increment"] <= 86_400:
        return ClockRule(given["bank"], given["increment"])
    raise Refused("bad-message", field="clock")


async def start_table(call: Call) -> Response:
    """The opener begins the game."""
    wanted = parse_body(StartTable, await call.body())
    fill = "" if wanted.fill is None else level_of(wanted.fill, "fill")
    await call.house.do(call.id, c.Start(await call.key(), wanted.salt, fill))
    return answer({})


async def take_seat(call: Call) -> Response:
    """Somebody sits down."""
    wanted = parse_body(TakeSeat, await call.body())
    key = new_key()
    command = c.Sit(key_digest(key), wanted.seat, wanted.name, wanted.invite, wanted.salt)
    await call.house.do(call.id, command)
    table: Table = await call.house.table(call.id)
    return answer({"key": key, "yours": list(table.seats_of(key_digest(key)))}, 201)


async def close_table(call: Call) -> Response:
    """The opener changes their mind."""
    await call.house.do(call.id, c.Close(await call.key()))
    return Response(status_code=204)


async def rematch(call: Call) -> Response:
    """The same people again."""
    parse_body(Rematch, await call.body())
    id, is_new = await call.house.rematch(call.id, await call.key())
    return answer({"table": id, "page": f"/t/{id}"}, 201 if is_new else 200)


async def put_alerts(call: Call) -> Response:
    """How whoever calls is told that it is their turn while no page of theirs is open."""
    wanted = parse_body(PutAlerts, await call.body())
    changes = allowed_changes(call.place.messenger, wanted)
    if "accept-language" in call.request.headers:
        changes["language"] = call.language
    await call.house.call_by(call.id, await call.key(), **changes)
    return answer({})


def allowed_changes(messenger: Messenger, wanted: PutAlerts) -> dict[str, str | None]:
    """What was said, if these addresses may be called; null takes one away."""
    checks = {"webhook": messenger.check_webhook, "mail": messenger.check_mail}
    changes: dict[str, str | None] = {}
    for name, check in checks.items():
        given = getattr(wanted, name)
        if given is not UNSET:
            changes[name] = None if given is None else check(given)
    return changes


async def list_tables(call: Call) -> Response:
    """Public tables, newest first."""
    query = list_query(call.request.query_params)
    page = await call.house.tables(
        state=query.get("state"),
        game=query.get("game"),
        before=query.get("before"),
        limit=query_limit(query.get("limit")),
    )
    house, neighbours = call.house, call.place.neighbours
    if call.is_handed:
        tables = tables_here(house, page.listings)
    else:
        tables = await tables_everywhere(house, neighbours, page.listings, call.in_parts)
    return answer({"tables": tables, "next": page.next})


def list_query(given: Mapping[str, str]) -> dict[str, str]:
    """What is asked of a list; an empty value asks for nothing."""
    closed = {"state": STATES, "game": game_ids()}
    for name, value in given.items():
        is_known = value in closed[name] if value and name in closed else name in QUERY
        if not is_known:
            raise Refused("bad-message", field=name)
    return {name: value for name, value in given.items() if value}


def query_limit(text: str | None) -> int:
    """How many; more than a hundred counts as a hundred."""
    if text is None:
        return USUAL_LIMIT
    if not (text.isascii() and text.isdigit() and text.strip("0")):
        raise Refused("bad-message", field="limit")
    digits = text.lstrip("0")
    return min(int(digits), MOST_LISTED) if len(digits) <= len(str(MOST_LISTED)) else MOST_LISTED


async def show_table(call: Call) -> Response:
    """A table in facts."""
    table = await call.house.table(call.id)
    return answer(summary_of(table, await call.house.present(call.id)))


async def show_record(call: Call) -> Response:
    """The whole record, once it is no secret."""
    table = await finished_table(call)
    return PlainTextResponse(table.record().text())


async def show_proof(call: Call) -> Response:
    """That nobody chose the cards."""
    table = await finished_table(call)
    assert table.proof is not None
    return answer(table.proof.data())


async def finished_table(call: Call) -> Table:
    """A table that is over or stopped."""
    table: Table = await call.house.table(call.id)
    if table.state not in ("over", "stopped"):
        raise Refused("not-over")
    return table


async def show_live_schema(call: Call) -> Response:
    """JSON Schema of what a socket says and hears."""
    return answer(live_schema())


async def show_openapi(call: Call) -> Response:
    """These calls, for programs."""
    return answer(openapi(CALLS))


async def show_docs(call: Call) -> Response:
    """These calls, for people."""
    return HTMLResponse(docs_page(openapi(CALLS)))


@dataclass(frozen=True)
class Described:
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
        made = {429, 503}
        made |= {404} if "{id}" in self.path else set()
        made |= {401, 403} if self.needs_key else set()
        made |= {400, 413, 422} if self.body else set()
        made |= {422} if self.query or "{game}" in self.path else set()
        is_looking = self.method == "GET" and self.path.endswith("{id}")
        return made | ({403, 409} if "{id}" in self.path and not is_looking else set())


CALLS = (
    Described("GET", "/games", list_games, {200: list[a.GameFacts]}),
    Described("POST", "/tables", open_table, {201: a.TableOpened}, OpenTable),
    Described("GET", "/tables", list_tables, {200: a.Listed}, query=QUERY),
    Described("GET", "/tables/{id}", show_table, {200: a.Summary}),
    Described("DELETE", "/tables/{id}", close_table, {204: None}, needs_key=True),
    Described(
        "POST", "/tables/{id}/start", start_table, {200: a.Nothing}, StartTable, needs_key=True
    ),
    Described("POST", "/tables/{id}/seats", take_seat, {201: a.SeatTaken}, TakeSeat),
    Described(
        "POST",
        "/tables/{id}/rematch",
        rematch,
        {201: a.TableAgain, 200: a.TableAgain},
        Rematch,
        needs_key=True,
    ),
    Described(
        "PUT", "/tables/{id}/alerts", put_alerts, {200: a.Nothing}, PutAlerts, needs_key=True
    ),
    Described("GET", "/tables/{id}/record", show_record, {200: "text/plain"}),
    Described("GET", "/tables/{id}/proof", show_proof, {200: a.ProofTold}),
    Described("GET", "/tables/{id}/review", show_review, {200: ReviewTold}),
    Described("POST", "/review", review_record, {200: ReviewTold}, ReviewRecord),
    Described("POST", "/replay", replay_record, {200: a.Replayed}, ReplayRecord),
    Described("GET", "/lessons/{game}", show_lesson, {200: LessonTold}),
    Described("GET", "/schema/live.json", show_live_schema, {200: dict[str, Any]}),
    Described("GET", "/openapi.json", show_openapi, {200: dict[str, Any]}),
    Described("GET", "/docs", show_docs, {200: "text/html"}),
)


def api_routes(place: Place) -> list[Route]:
    """Every path, with its methods."""
    by_path: dict[str, dict[str, Handler]] = {}
    for call in CALLS:
        by_path.setdefault(call.path, {})[call.method] = call.handler
    return [Route(f"/api{path}", Endpoint(place, handlers)) for path, handlers in by_path.items()]


class Endpoint:
    """One path: counts, finds the method, turns errors into answers."""

    def __init__(self, place: Place, handlers: dict[str, Handler]) -> None:
        self._place = place
        self._handlers = handlers
        heads = ["HEAD"] if "GET" in handlers else []
        self._methods = ", ".join(sorted([*handlers, *heads]))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whatever the method."""
        call = Call(self._place, Request(scope, receive))
        try:
            response = await self._answer(call)
        except ClientDisconnect:
            return
        except PyriteError as error:
            self._place.refusals[code_of(error)] += 1
            response = error_answer(error, call.language)
        await response(scope, receive, send)

    async def _answer(self, call: Call) -> Response:
        if not call.is_handed:
            self._place.calls.count(call.address)
            if key := call.given_key():
                self._place.key_calls.count(key_digest(key))
        method = "GET" if call.request.method == "HEAD" else call.request.method
        if method not in self._handlers:
            raise WireError("wrong-method", allow=self._methods)
        if "id" in call.request.path_params:
            if not call.is_handed and (handed := await self._hand_on(call)):
                return handed
            await self._place.house.table(call.id)  # no-such-table comes before all else
        return await self._handlers[method](call)

    async def _hand_on(self, call: Call) -> Response | None:
        """Where another house has the table, that house answers."""
        if self._place.neighbours is None:
            return None
        given = await self._place.neighbours.hand_call(call.id, call.in_parts)
        if given is None:
            return None
        return given.response()
