"""Calls for one table: open it, sit down, begin, close it, and look at it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from msgspec import UNSET
from starlette.responses import PlainTextResponse, Response

from pyrite.core.errors import PyriteError
from pyrite.engine.play import check_options, check_seats
from pyrite.engine.records.record import parse_record
from pyrite.engine.records.replay import take_over
from pyrite.engine.registry import find_game
from pyrite.engine.telling.names import is_bot, level_in
from pyrite.players.levels import BOTS
from pyrite.tables import commands as c
from pyrite.tables import events as e
from pyrite.tables.clocks import ClockRule
from pyrite.tables.errors import Refused
from pyrite.tables.evening.next_game import NextGame, evening_of
from pyrite.tables.evening.summary import evening_data
from pyrite.tables.keys import key_digest, new_key
from pyrite.tables.live.summary import summary_of
from pyrite.tables.rights.opening import NewTable
from pyrite.tables.runtime.quiet_hours import parse_quiet
from pyrite.tables.seats import Chair, bot, marked_name, person
from pyrite.tables.table import Table
from pyrite.web.api.call import ApiCall, CallDescription, answer
from pyrite.web.api.messages import (
    GoOn,
    OpenTable,
    PutAlerts,
    Rematch,
    StartTable,
    StopAlerts,
    TakeSeat,
    parse_body,
)
from pyrite.web.api.replay_job import untold
from pyrite.web.errors import BadRecordGiven, WireError
from pyrite.wire import answers as a
from pyrite.wire.evenings import Evening

if TYPE_CHECKING:
    from pyrite.web.process.context import PeopleCaller


async def open_table(call: ApiCall) -> Response:
    """A new table, for whoever calls."""
    limits = call.context.limits
    wanted = parse_opening(await call.body(limits.record_bytes), limits.message_bytes)
    key = new_key()
    new = wanted_table(wanted, key_digest(key))
    call.context.openings.count(call.address)
    if wanted.prelude:  # a record takes a tenth of a second
        new = await asyncio.to_thread(going_on, new, wanted.prelude, call.language)
    origin = call.context.origin_of(call.address)
    table = await call.service.open_table(replace(new, origin=origin))
    return answer(
        {
            "table": table.id,
            "key": key,
            "yours": list(table.seats_of(key_digest(key))),
            "invite": table.invite or None,
            "code": table.code,
            "commitment": table.commitment,
            "page": f"/t/{table.id}",
        },
        201,
    )


def parse_opening(body: bytes, most: int) -> OpenTable:
    """What somebody wants to open; only a record may make it large."""
    too_large = WireError("too-large", most=str(most)) if len(body) > most else None
    try:
        wanted = parse_body(OpenTable, body)
    except PyriteError as error:
        raise too_large or error from None
    if too_large and wanted.prelude is None:
        raise too_large
    return wanted


def wanted_table(wanted: OpenTable, key: str) -> NewTable:
    """What is asked for: first its shape, then whether there is such a game."""
    clock = clock_of(wanted.clock)
    chairs = None if wanted.players is None else chairs_of(wanted, wanted.players, key)
    game = find_game(wanted.game)
    check_seats(game, wanted.seats)
    options = check_options(game, wanted.seats, wanted.options)
    if chairs is None:
        chairs = chairs_of(wanted, ["me", *["bot normal"] * (wanted.seats - 1)], key)
    rules = wanted.public, wanted.hints, clock
    return NewTable(game.id, options, chairs, key, *rules, allows_late=wanted.late)


def going_on(new: NewTable, wanted: GoOn, language: str) -> NewTable:
    """The same behind a step of a record, which is checked so far."""
    try:
        begun = take_over(parse_record(wanted.record), wanted.step, wanted.guessed)
    except PyriteError as error:
        told = untold(error, language)
        raise BadRecordGiven("untold", field="prelude", line=told.line, why=told.text) from None
    is_awaited = new.clock or any(one.kind == "open" for one in new.chairs)
    if is_awaited or (begun.game, begun.seats) != (new.game, len(new.chairs)):
        raise Refused("bad-message", field="prelude")
    taken = tuple(map(str, begun.lines))
    return replace(new, options=begun.options, prelude=begun.prelude, taken=taken)


def chairs_of(wanted: OpenTable, players: list[str], key: str) -> tuple[Chair, ...]:
    """Who sits where: the caller, nobody yet, or a bot."""
    if len(players) != wanted.seats:
        raise Refused("bad-message", field="players")
    chairs: list[Chair] = []
    names = [*wanted.names, *[""] * len(players)]
    for player, name in zip(players, names, strict=False):
        taken = [chair.name for chair in chairs]
        chairs.append(chair_of(player, name or wanted.name, key, taken))
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


async def start_table(call: ApiCall) -> Response:
    """The opener begins the game."""
    wanted = parse_body(StartTable, await call.body())
    fill = "" if wanted.fill is None else level_of(wanted.fill, "fill")
    command = c.Start(await call.key(), wanted.salt, fill, wanted.commit)
    await call.service.do(call.id, command)
    await call.service.wait_for_others(call.id, command.key)
    return answer({})


async def take_seat(call: ApiCall) -> Response:
    """Somebody sits down."""
    wanted = parse_body(TakeSeat, await call.body())
    key = new_key()
    part = wanted.salt, wanted.commit
    command = c.Sit(key_digest(key), wanted.seat, wanted.name, wanted.invite, *part)
    taken, *_ = await call.service.do(call.id, command)
    await call.service.wait_for_others(call.id, command.key)
    mine = (await call.service.table(call.id)).seats_of(command.key)
    is_late = isinstance(taken, e.TakenOver)
    return answer({"key": key, "yours": list(mine), "late": is_late}, 201)


async def close_table(call: ApiCall) -> Response:
    """The opener changes their mind."""
    await call.service.do(call.id, c.Close(await call.key()))
    return Response(status_code=204)


async def rematch(call: ApiCall) -> Response:
    """The same people again."""
    wanted = parse_body(Rematch, await call.body())
    then = NextGame(wanted.game, wanted.turned, wanted.deal_again)
    id, is_new = await call.service.rematch(call.id, await call.key(), then)
    return answer({"table": id, "page": f"/t/{id}"}, 201 if is_new else 200)


async def show_evening(call: ApiCall) -> Response:
    """What the same people have played, and how it stands between them."""
    games = evening_of(await call.service.table(call.id))
    return answer(evening_data(games))


async def put_alerts(call: ApiCall) -> Response:
    """How whoever calls is told that it is their turn while no page of theirs is open."""
    wanted = parse_body(PutAlerts, await call.body())
    changes = allowed_changes(call.context.messenger, wanted)
    if "accept-language" in call.request.headers:
        changes["language"] = call.language
    await call.service.call_by(call.id, await call.key(), **changes)
    return answer({})


def allowed_changes(messenger: PeopleCaller, wanted: PutAlerts) -> dict[str, str | None]:
    """What was said, if these addresses may be called; null takes one away."""
    checks = {
        "webhook": messenger.check_webhook,
        "mail": messenger.check_mail,
        "push": messenger.check_push,
        "quiet": check_quiet,
    }
    changes: dict[str, str | None] = {}
    for name, check in checks.items():
        given = getattr(wanted, name)
        if given is not UNSET:
            changes[name] = None if given is None else check(given)
    return changes


def check_quiet(text: str) -> str:
    """Hours that can be understood."""
    try:
        parse_quiet(text)
    except ValueError:
        raise Refused("bad-message", field="quiet") from None
    return text


async def stop_alerts(call: ApiCall) -> Response:
    """One click in a message: whoever it went to is called no more."""
    wanted = parse_body(StopAlerts, await call.body())
    call.context.codes.count(call.address)
    if not await call.service.call_no_more(call.id, wanted.token):
        raise Refused("no-such-key")
    return answer({})


async def show_table(call: ApiCall) -> Response:
    """A table in facts."""
    table = await call.service.table(call.id)
    return answer(summary_of(table, await call.service.present(call.id)))


async def show_record(call: ApiCall) -> Response:
    """The whole record, once it is no secret."""
    table = await finished_table(call)
    return PlainTextResponse(table.record().text())


async def show_proof(call: ApiCall) -> Response:
    """That nobody chose the cards."""
    table = await finished_table(call)
    assert table.proof is not None
    return answer(cast(a.ProofTold, table.proof.data()))


async def finished_table(call: ApiCall) -> Table:
    """A table that is over or stopped."""
    table = await call.service.table(call.id)
    if table.state not in ("over", "stopped"):
        raise Refused("not-over")
    return table


CALLS = (
    CallDescription("POST", "/tables", open_table, {201: a.TableOpened}, OpenTable),
    CallDescription("GET", "/tables/{id}", show_table, {200: a.Summary}),
    CallDescription("DELETE", "/tables/{id}", close_table, {204: None}, needs_key=True),
    CallDescription(
        "POST", "/tables/{id}/start", start_table, {200: a.Nothing}, StartTable, needs_key=True
    ),
    CallDescription("POST", "/tables/{id}/seats", take_seat, {201: a.SeatTaken}, TakeSeat),
    CallDescription(
        "POST",
        "/tables/{id}/rematch",
        rematch,
        {201: a.TableAgain, 200: a.TableAgain},
        Rematch,
        needs_key=True,
    ),
    CallDescription("GET", "/tables/{id}/evening", show_evening, {200: Evening}),
    CallDescription(
        "PUT", "/tables/{id}/alerts", put_alerts, {200: a.Nothing}, PutAlerts, needs_key=True
    ),
    CallDescription(
        "POST", "/tables/{id}/alerts/off", stop_alerts, {200: a.Nothing, 401: a.Error}, StopAlerts
    ),
    CallDescription("GET", "/tables/{id}/record", show_record, {200: "text/plain"}),
    CallDescription("GET", "/tables/{id}/proof", show_proof, {200: a.ProofTold}),
)
