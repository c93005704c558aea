"""What can be found: games, public tables, the table of a code, and the server itself.

A table is told of as the worker that has it knows it: who is here changes no journal.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pyrite.core.game import Game
from pyrite.core.words import Words
from pyrite.engine.lessons import has_lesson
from pyrite.engine.registry import all_games, find_game, game_ids
from pyrite.players.levels import BOTS
from pyrite.tables.errors import Refused
from pyrite.tables.live.service import TableService
from pyrite.tables.stores.store import Listing
from pyrite.web.api.call import ApiCall, CallDescription, answer
from pyrite.web.api.messages import FindTable, parse_body
from pyrite.web.game_face import face_file
from pyrite.web.origins import is_loopback
from pyrite.web.pages import has_tab
from pyrite.web.process.peer_workers import HandedAnswer, HandedCall, PeerWorkers
from pyrite.wire import answers as a
from pyrite.wire.faces import GameFace

USUAL_LIMIT = 20
MOST_LISTED = 100
STATES = ("open", "playing", "over", "stopped", "closed")
QUERY: Mapping[str, Mapping[str, Any]] = {
    "state": {"type": "string", "enum": ("", *STATES)},
    "game": {"type": "string", "enum": ("", *game_ids())},
    "before": {"type": "string"},
    "limit": {"anyOf": ({"type": "integer", "minimum": 1}, {"const": ""})},
}


async def list_games(call: ApiCall) -> Response:
    """What can be played."""
    return answer([game_facts(game, call.language) for game in all_games()])


async def show_face(call: ApiCall) -> Response:
    """A game in words and fields, for a page that has no board for it."""
    game = find_game(str(call.request.path_params["game"]))
    return face_file(game.id, call.language).answer(call.request)


def game_facts(game: Game, language: str) -> a.GameFacts:
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
        "tagline": Words(language, game.package).say("tagline"),
        "teaches": has_lesson(game),
    }


async def list_tables(call: ApiCall) -> Response:
    """Public tables, newest first."""
    query = list_query(call.request.query_params)
    page = await call.service.tables(
        state=query.get("state"),
        game=query.get("game"),
        before=query.get("before"),
        limit=query_limit(query.get("limit")),
    )
    service, peers = call.service, call.context.peers
    if call.is_handed:
        tables = tables_here(service, page.listings)
    else:
        tables = await tables_everywhere(service, peers, page.listings, call.in_parts)
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


def tables_here(service: TableService, listings: Iterable[Listing]) -> list[a.Summary]:
    """Only those that this worker has, for a worker that asked."""
    return [fragment(one) for one in listings if service.table_here(one.table)]


async def tables_everywhere(
    service: TableService,
    peers: PeerWorkers | None,
    listings: Iterable[Listing],
    read: Callable[[], Awaitable[HandedCall]],
) -> list[a.Summary]:
    """All of them; the peers are asked the same for those that are theirs."""
    tables = {one.table: fragment(one) for one in listings}
    is_all_here = all(service.table_here(id) for id in tables)
    if peers and not is_all_here:
        for answer in await peers.ask_all(await read()):
            tables.update(summaries_in(answer, tables))
    return list(tables.values())


def fragment(listing: Listing) -> a.Summary:
    """A summary that is JSON already, to be written as it is."""
    return cast(a.Summary, msgspec.Raw(listing.summary))


def summaries_in(answer: HandedAnswer, wanted: Iterable[str]) -> dict[str, a.Summary]:
    """What a peer said of tables that are wanted."""
    if answer.status != 200:
        return {}
    told: list[a.Summary] = msgspec.json.decode(answer.body)["tables"]
    return {one["table"]: one for one in told if one["table"] in wanted}


async def show_server(call: ApiCall) -> Response:
    """What a page must know of its server. Addresses of a server are told inside this machine."""
    context = call.context
    is_told = bool(context.messenger.site) or is_of_this_machine(call.request)
    return answer(
        {
            "address": context.address if is_told else None,
            "push": context.messenger.push_key,
            "mail": context.messenger.sends_mail,
            "tab": has_tab(context.page),
        }
    )


def is_of_this_machine(request: Request) -> bool:
    """Does a program beside us ask? What a proxy passes on comes from elsewhere."""
    is_passed_on = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    return not is_passed_on and request.client is not None and is_loopback(request.client.host)


async def find_table(call: ApiCall) -> Response:
    """The table of a code; so few tries that nobody finds one by trying."""
    wanted = parse_body(FindTable, await call.body())
    call.context.codes.count(call.address)
    found = await call.service.find(wanted.code.strip().upper())
    if found is None:
        raise Refused("no-such-code")
    id, invite = found
    return answer({"table": id, "invite": invite or None, "page": f"/t/{id}"})


CALLS = (
    CallDescription("GET", "/games", list_games, {200: list[a.GameFacts]}),
    CallDescription("GET", "/games/{game}", show_face, {200: GameFace}),
    CallDescription("GET", "/tables", list_tables, {200: a.Listed}, query=QUERY),
    CallDescription("GET", "/server", show_server, {200: a.ServerFacts}),
    CallDescription("POST", "/codes", find_table, {200: a.TableFound, 404: a.Error}, FindTable),
)
