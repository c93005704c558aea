"""A list of tables, each as the house that has it knows it: who is here changes no journal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import orjson

from pyrite.tables.live.service import House
from pyrite.tables.stores.store import Listing
from pyrite.web.process.peer_workers import HandedAnswer, HandedCall, Neighbours


def tables_here(house: House, listings: Iterable[Listing]) -> list[Any]:
    """Only those that this house has, for a house that asked."""
    return [fragment(one) for one in listings if house.table_here(one.table)]


async def tables_everywhere(
    house: House,
    neighbours: Neighbours | None,
    listings: Iterable[Listing],
    read: Callable[[], Awaitable[HandedCall]],
) -> list[Any]:
    """All of them; the neighbours are asked the same for those that are theirs."""
    tables = {one.table: fragment(one) for one in listings}
    is_all_here = all(house.table_here(id) for id in tables)
    if neighbours and not is_all_here:
        for answer in await neighbours.ask_all(await read()):
            tables.update(summaries_in(answer, tables))
    return list(tables.values())


def fragment(listing: Listing) -> orjson.Fragment:
    """A summary that is JSON already."""
    return orjson.Fragment(listing.summary)


def summaries_in(answer: HandedAnswer, wanted: Iterable[str]) -> dict[str, Any]:
    """What a neighbour said of tables that are wanted."""
    if answer.status != 200:
        return {}
    told = orjson.loads(answer.body)["tables"]
    return {one["table"]: one for one in told if one["table"] in wanted}
