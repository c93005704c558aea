"""Reviews of finished games: of a table, or of a record that somebody brings.

The first call begins one, every further call tells how far it is.
"""

from __future__ import annotations

import asyncio
import gzip
from typing import TYPE_CHECKING

from starlette.responses import Response

from pyrite.core.errors import PyriteError
from pyrite.engine.errors import EngineError
from pyrite.engine.records.record import parse_record
from pyrite.engine.records.replay import open_record
from pyrite.players.errors import ReviewError
from pyrite.players.review.review import check_reviewable
from pyrite.tables.deciding import stopped
from pyrite.tables.errors import Refused
from pyrite.tables.reviews.queue import review_name
from pyrite.tables.table import Table
from pyrite.web.api.messages import ReviewRecord, dump, parse_body
from pyrite.web.api.replay_job import untold
from pyrite.web.errors import BadRecordGiven

if TYPE_CHECKING:
    from pyrite.web.api.routes import Call

JSON = "application/json"


async def show_review(call: Call) -> Response:
    """What was luck and what was skill at a table: how much of it is measured, or all of it."""
    table: Table = await call.house.table(call.id)
    if table.state == "stopped" or (table.state == "over" and not table.has_rules):
        raise stopped(table)
    if table.state != "over":
        raise Refused("not-over")
    return await review_of(call, table.record().text())


async def review_record(call: Call) -> Response:
    """What was luck and what was skill in a record: how much of it is measured, or all of it."""
    body = await call.body(call.place.limits.record_bytes)
    record = parse_body(ReviewRecord, body).record
    if not call.is_handed:
        call.place.review_calls.count(call.address)
    try:
        await asyncio.to_thread(check_form, record)
        return await review_of(call, record, body)
    except (EngineError, ReviewError) as error:
        raise refusal(error, call.language) from None


def check_form(record: str) -> None:
    """What can be seen at once; whether every line holds is found out later."""
    parsed = parse_record(record)
    open_record(parsed)
    check_reviewable(parsed)


def refusal(error: PyriteError, language: str) -> BadRecordGiven:
    """Why a record cannot be reviewed, and at which line."""
    told = untold(error, language)
    return BadRecordGiven("untold", field=told.field, line=told.line, why=told.text)


async def review_of(call: Call, record: str, body: bytes = b"") -> Response:
    """From the house that makes it, or ours."""
    if handed := await handed_on(call, review_name(record), body):
        return handed
    found = await call.place.reviews.ask(record, call.address)
    if isinstance(found, float):
        return Response(dump({"state": "working", "done": found}), media_type=JSON)
    return packed_answer(call, found)


async def handed_on(call: Call, name: str, body: bytes) -> Response | None:
    """The answer of another house that makes this review just now."""
    neighbours = call.place.neighbours
    if neighbours is None or call.is_handed:
        return None
    holder = call.place.reviews.holder
    given = await neighbours.hand_call(name, lambda: call.in_parts(body), holder)
    return given.response() if given else None


def packed_answer(call: Call, packed: bytes) -> Response:
    """As it is kept, for whoever can unpack it."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in call.request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(packed, headers=headers, media_type=JSON)
    return Response(gzip.decompress(packed), headers=headers, media_type=JSON)
