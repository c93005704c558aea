"""Reviews of finished games: of a table, or of a record that somebody brings.

The first call begins one, every further call tells how far it is.
"""

from __future__ import annotations

import asyncio
import gzip

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
from pyrite.web.api.call import ApiCall, CallDescription, answer
from pyrite.web.api.messages import ReviewRecord, parse_body
from pyrite.web.api.replay_job import untold
from pyrite.web.errors import BadRecordGiven
from pyrite.wire.reviews import ReviewTold

JSON = "application/json"


async def show_review(call: ApiCall) -> Response:
    """What was luck and what was skill at a table: how much of it is measured, or all of it."""
    table: Table = await call.service.table(call.id)
    if table.state == "stopped" or (table.state == "over" and not table.has_rules):
        raise stopped(table)
    if table.state != "over":
        raise Refused("not-over")
    is_early = call.request.query_params.get("early") == "1"
    return await review_of(call, table.record().text(), is_early=is_early)


async def review_record(call: ApiCall) -> Response:
    """What was luck and what was skill in a record: how much of it is measured, or all of it."""
    body = await call.body(call.context.limits.record_bytes)
    asked = parse_body(ReviewRecord, body)
    record = asked.record
    if not call.is_handed:
        call.context.review_calls.count(call.address)
    try:
        await asyncio.to_thread(check_form, record)
        return await review_of(call, record, body, is_early=asked.early)
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


async def review_of(
    call: ApiCall, record: str, body: bytes = b"", *, is_early: bool = False
) -> Response:
    """From the worker that makes it, or ours."""
    if handed := await handed_on(call, review_name(record), body):
        return handed
    found = await call.context.reviews.ask(record, call.address, is_early=is_early)
    if isinstance(found, float):
        return answer({"state": "working", "done": found})
    return packed_answer(call, found)


async def handed_on(call: ApiCall, name: str, body: bytes) -> Response | None:
    """The answer of another worker that makes this review just now."""
    peers = call.context.peers
    if peers is None or call.is_handed:
        return None
    holder = call.context.reviews.holder
    given = await peers.hand_call(name, lambda: call.in_parts(body), holder)
    return given.response() if given else None


def packed_answer(call: ApiCall, packed: bytes) -> Response:
    """As it is kept, for whoever can unpack it."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in call.request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(packed, headers=headers, media_type=JSON)
    return Response(gzip.decompress(packed), headers=headers, media_type=JSON)


CALLS = (
    CallDescription(
        "GET",
        "/tables/{id}/review",
        show_review,
        {200: ReviewTold},
        query={"early": {"type": "string", "enum": ["1"]}},
    ),
    CallDescription("POST", "/review", review_record, {200: ReviewTold}, ReviewRecord),
)
