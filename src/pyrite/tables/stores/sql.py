"""What every store that speaks SQL says alike; how a statement is run is each store's own."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from pyrite.tables.journal import JournalRow
from pyrite.tables.stores.paging import cursor_text, parse_cursor
from pyrite.tables.stores.store import Listing, Page

LISTING = (
    "SELECT table_id, game, state, is_public, opened, changed, wakes, summary, code FROM listings"
)
LAST_BEAT = "SELECT at FROM beats"
PARTS = ("journal", "secrets", "extras", "listings")  # of a table, each with its name


class SqlStore(ABC):
    """The half of a store that is the same in every dialect."""

    @abstractmethod
    async def _read(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        """Run one query; its values stand as $1, $2, … in it."""

    @abstractmethod
    async def _change(self, sql: str, *values: Any) -> None:
        """Run and commit one statement that is no part of a journal."""

    async def rows(self, table: str) -> list[JournalRow]:
        """The whole journal of a table, in order."""
        sql = "SELECT number, at, kind, data FROM journal WHERE table_id = $1 ORDER BY number"
        return [JournalRow(table, *found) for found in await self._read(sql, table)]

    async def secret(self, table: str) -> bytes | None:
        """The secret part of a table's seed."""
        found = await self._read("SELECT secret FROM secrets WHERE table_id = $1", table)
        return bytes(found[0][0]) if found else None

    async def listing(self, table: str) -> Listing | None:
        """One table in a list."""
        found = await self._read(f"{LISTING} WHERE table_id = $1", table)
        return _listing(found[0]) if found else None

    async def coded(self, code: str) -> str | None:
        """Whoever opens a table takes a code that no other has; of two the newer is found."""
        sql = "SELECT table_id FROM listings WHERE code = $1 AND code <> '' ORDER BY opened DESC"
        found = await self._read(sql, code)
        return str(found[0][0]) if found else None

    async def listings(
        self, *, state: str | None, game: str | None, before: str | None, limit: int
    ) -> Page:
        """Public tables, newest first; one more than asked for tells whether there are more."""
        sql, values = page_query(state, game, before)
        found = await self._read(f"{sql} LIMIT {limit + 1:d}", *values)
        listings = tuple(map(_listing, found[:limit]))
        return Page(listings, cursor_text(listings[-1]) if len(found) > limit > 0 else None)

    async def waking(self, until: float) -> Sequence[str]:
        """Tables that wake until then, soonest first."""
        sql = "SELECT table_id FROM listings WHERE wakes <= $1 ORDER BY wakes, table_id"
        return [table for (table,) in await self._read(sql, until)]

    async def extras(self, table: str) -> dict[str, str]:
        """What is kept beside a journal."""
        sql = "SELECT name, text FROM extras WHERE table_id = $1 ORDER BY name"
        found = await self._read(sql, table)
        return {str(name): text for name, text in found}

    async def put_extra(self, table: str, name: str, text: str | None) -> None:
        """Keep something beside the journal of a table that is there, or drop it."""
        if text is None:
            await self._change("DELETE FROM extras WHERE table_id = $1 AND name = $2", table, name)
        else:
            await self._change(
                "INSERT INTO extras (table_id, name, text)"
                " SELECT table_id, CAST($2 AS text), CAST($3 AS text)"
                " FROM listings WHERE table_id = $1"
                " ON CONFLICT (table_id, name) DO UPDATE SET text = excluded.text",
                *(table, name, text),
            )

    async def house_secret(self, name: str, fresh: bytes) -> bytes:
        """Whoever comes first, of several workers too, says what it is."""
        sql = "INSERT INTO house_secrets (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._change(sql, name, fresh)
        found = await self._read("SELECT secret FROM house_secrets WHERE name = $1", name)
        return bytes(found[0][0])

    async def review(self, name: str) -> bytes | None:
        """A review that was kept."""
        found = await self._read("SELECT data FROM reviews WHERE name = $1", name)
        return bytes(found[0][0]) if found else None

    async def keep_review(self, name: str, at: float, data: bytes) -> None:
        """From now on, for whoever asks."""
        await self._change(
            "INSERT INTO reviews (name, kept, data) VALUES ($1, $2, $3)"
            " ON CONFLICT (name) DO UPDATE SET kept = excluded.kept, data = excluded.data",
            *(name, at, data),
        )

    async def forget_reviews(self, *, before: float, most: int) -> None:
        """Drop what is too old, and the oldest of what is too many."""
        newest = f"(SELECT kept FROM reviews ORDER BY kept DESC LIMIT 1 OFFSET {most - 1:d})"
        await self._change(f"DELETE FROM reviews WHERE kept < $1 OR kept < {newest}", before)

    async def beat(self, at: float) -> None:
        """The process is alive."""
        await self._change(
            "INSERT INTO beats (number, at) VALUES (1, $1)"
            " ON CONFLICT (number) DO UPDATE SET at = excluded.at",
            at,
        )

    async def wake(self, at: float) -> None:
        """Note since when nobody kept time, if there is such a moment."""
        began = await self._silent_since()
        if began is not None and began < at:
            await self._change(
                "INSERT INTO silences (began, ended) VALUES ($1, $2)"
                " ON CONFLICT (began) DO UPDATE SET ended = excluded.ended",
                *(began, at),
            )
        await self.beat(at)

    async def _silent_since(self) -> float | None:
        """The last beat before we came."""
        found = await self._read(LAST_BEAT)
        return float(found[0][0]) if found else None

    async def note_silence(self, began: float, ended: float) -> None:
        """Once, though every worker finds the same jump of a clock."""
        await self._change(
            "INSERT INTO silences (began, ended) SELECT $1, $2"
            " WHERE NOT EXISTS (SELECT 1 FROM silences WHERE began < $2 AND ended > $1)",
            *(began, ended),
        )

    async def silence(self, since: float) -> float:
        """Every silence that ended later, as far as it came later."""
        sql = (
            "SELECT coalesce(sum(ended - CASE WHEN began < $1 THEN $1 ELSE began END), 0)"
            " FROM silences WHERE ended > $1"
        )
        return float((await self._read(sql, since))[0][0])

    async def _forgettable(self, closed_before: float, over_before: float | None) -> list[str]:
        """Tables that are closed or over for long enough, claimed or not."""
        sql = (
            "SELECT table_id FROM listings WHERE state = 'closed' AND changed < $1"
            " OR state IN ('over', 'stopped') AND changed < $2"
        )
        latest = -math.inf if over_before is None else over_before
        return [table for (table,) in await self._read(sql, closed_before, latest)]


def page_query(state: str | None, game: str | None, before: str | None) -> tuple[str, list[Any]]:
    """Only what is asked for stands in the query, so that each kind of page has its index."""
    conditions, values = ["is_public"], list[Any]()

    def want(condition: str, *wanted: Any) -> None:
        names = [f"${len(values) + place}" for place, _ in enumerate(wanted, 1)]
        conditions.append(condition.format(*names))
        values.extend(wanted)

    want("state <> {}", "closed") if state is None else want("state = {}", state)
    if game is not None:
        want("game = {}", game)
    if before is not None:
        want("(opened, table_id) < ({}, {})", *parse_cursor(before))
    order = "ORDER BY opened DESC, table_id DESC"
    return f"{LISTING} WHERE {' AND '.join(conditions)} {order}", values


def _listing(found: Sequence[Any]) -> Listing:
    table, game, state, is_public, *rest = found
    return Listing(table, game, state, bool(is_public), *rest)
