"""A table in a few facts, as everybody may know them, and what lists keep of it."""

from __future__ import annotations

import datetime
import functools
import json
from collections.abc import Collection, Sequence

from pyrite.engine.undo import ONLOOKER_BIT
from pyrite.tables import events as e
from pyrite.tables.clocks import ClockRule
from pyrite.tables.seats import told_chair
from pyrite.tables.stores.store import Listing
from pyrite.tables.table import Table
from pyrite.wire import answers as wire


def time_text(at: float) -> str:
    """RFC 3339, in UTC."""
    second, thousandth = divmod(int(at * 1000), 1000)
    return f"{_second_text(second)}.{thousandth:03}Z"


@functools.lru_cache(maxsize=64)
def _second_text(second: int) -> str:
    moment = datetime.datetime.fromtimestamp(second, datetime.UTC)
    return moment.replace(tzinfo=None).isoformat()


def clock_data(rule: ClockRule | None) -> dict[str, float] | None:
    """A clock as it was asked for."""
    if rule is None:
        return None
    if rule.days:
        return {"days": _plain(rule.days)}
    return {"bank": _plain(rule.bank), "increment": _plain(rule.increment)}


def _plain(number: float) -> float:
    return int(number) if number == int(number) else number


def players_data(table: Table, here: Collection[str]) -> list[wire.Player]:
    """Who sits where, and who looks."""
    return [
        told_chair(
            seat,
            chair,
            is_here=bool(chair.key) and chair.key in here,
            is_muted=seat in table.muted,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def summary_of(table: Table, here: Collection[str] = ()) -> wire.Summary:
    """Everything that is no secret."""
    return {
        "table": table.id,
        "game": table.game.id,
        "rules": table.rules,
        "seats": table.seats,
        "options": table.options,
        "state": table.state,
        "players": players_data(table, here),
        "clock": clock_data(table.clock_rule),
        "public": table.is_public,
        "hints": table.has_hints,
        "late": table.allows_late,
        "deal": table.again.table if table.again else None,
        "opener": table.opener_seat,
        "commitment": table.commitment,
        "opened": time_text(table.opened),
        "n": table.news_count(ONLOOKER_BIT),
        "moved": None if table.moved is None else time_text(table.moved),
    }


def listing_of(table: Table, at: float) -> Listing:
    """What lists keep."""
    return Listing(
        table=table.id,
        game=table.game.id,
        state=table.state,
        is_public=table.is_public,
        opened=table.opened,
        changed=at,
        wakes=at if table.bots_asked and not table.is_left_to_bots else table.next_time_out,
        summary=summary_text(table),
        code=table.code if table.lets_in else "",
    )


def coming_listing(
    kept: Listing, table: Table, events: Sequence[e.Event], at: float
) -> Listing | None:
    """What lists must keep once these have happened; None: what they keep now will do.

    After a move that is when the table wakes, said too early rather than worked out. The rest is
    written when the server goes its round.
    """
    if not all(isinstance(event, e.STEPS) for event in events):
        return listing_of(table.after(events, at), at)
    is_early = kept.wakes is not None and kept.wakes <= at
    return None if is_early or not _may_wake(table) else kept._replace(wakes=at)


def _may_wake(table: Table) -> bool:
    """Has it clocks, or bots?"""
    has_bots = any(chair.bot_plays for chair in table.chairs)
    return bool(table.clock_rule) or (has_bots and not table.is_left_to_bots)


def summary_text(table: Table, here: Collection[str] = ()) -> str:
    """As JSON."""
    return json.dumps(summary_of(table, here), ensure_ascii=False, separators=(",", ":"))
