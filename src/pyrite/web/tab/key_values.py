"""A store over values under keys, many changed together, such as a browser's IndexedDB.

Keys are tuples, and are read in their order. What must be done with them stands in `KeyValues`;
whoever can do it hands it in.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Protocol

from pyrite.tables.journal import JournalRow
from pyrite.tables.stores.paging import cursor_text, parse_cursor
from pyrite.tables.stores.store import (
    Doubled,
    Entry,
    Listing,
    Page,
    StoreAway,
    StoreFull,
    Unclaimed,
    UnsharedStore,
)

ValueKey = tuple[str | int | float, ...]
Outcome = Literal["", "doubled", "full", "away"]
"""How a change ends; anything but nothing has changed nothing."""

ROW, LISTING, SECRET, EXTRA = "row", "listing", "secret", "extra"
REVIEW, SILENCE, HOUSE = "review", "silence", "house"
OF_A_TABLE = (ROW, LISTING, SECRET, EXTRA)
BEAT: ValueKey = ("beat",)
WHERE = {"where": "IndexedDB", "reason": "no room"}


class Changes(NamedTuple):
    """What is committed together."""

    added: Sequence[tuple[ValueKey, Any]] = ()  # and must not be there yet
    put: Sequence[tuple[ValueKey, Any]] = ()
    dropped: Sequence[ValueKey] = ()


class KeyValues(Protocol):
    """Where values lie under keys; a value is whatever JSON can say."""

    async def change(self, changes: Changes) -> Outcome:
        """All of it or nothing; returns when it is safe."""
        ...

    async def read(self, *prefix: str | int) -> list[tuple[ValueKey, Any]]:
        """Everything whose key begins so, in order."""
        ...

    async def claim(self, name: str) -> bool:
        """Nobody else has this name from now on; False if somebody has."""
        ...

    async def release(self, name: str) -> None:
        """Somebody else may have it."""
        ...


class KeyValueStore(UnsharedStore):
    """A store in which everything is a value."""

    name = ""

    def __init__(self, values: KeyValues) -> None:
        self._values = values
        self._claimed: set[str] = set()
        self._is_open = False

    async def open(self) -> None:
        """There is nothing to make."""
        self._is_open = True

    async def close(self) -> None:
        """Let go of every table."""
        self._is_open = False
        for table in list(self._claimed):
            await self.release(table)

    async def append(self, entry: Entry) -> None:
        """One change for one entry; whoever stops waiting does not stop it."""
        if entry.table not in self._claimed:
            raise Unclaimed("unclaimed", table=entry.table)
        await asyncio.shield(self._change(changes_of(entry)))

    async def _change(self, changes: Changes) -> None:
        match await self._values.change(changes):
            case "doubled":
                raise Doubled("doubled", table=str(changes.added[0][0][1]))
            case "full":
                raise StoreFull("store-full", **WHERE)
            case "away":
                raise StoreAway("store-away", **WHERE)

    async def _read(self, *prefix: str | int) -> list[tuple[ValueKey, Any]]:
        if not self._is_open:
            raise StoreAway("store-away", **WHERE)
        return await self._values.read(*prefix)

    async def _read_one(self, *key: str | int) -> Any:
        found = [value for own, value in await self._read(*key) if own == key]
        return found[0] if found else None

    async def rows(self, table: str) -> list[JournalRow]:
        """The whole journal of a table, in order."""
        found = await self._read(ROW, table)
        return [JournalRow(table, int(key[2]), *value) for key, value in found]

    async def secret(self, table: str) -> bytes | None:
        """The secret part of a table's seed."""
        found: str | None = await self._read_one(SECRET, table)
        return None if found is None else bytes.fromhex(found)

    # Lists

    async def listing(self, table: str) -> Listing | None:
        """One table in a list."""
        found = await self._read_one(LISTING, table)
        return None if found is None else Listing(*found)

    async def _listings(self) -> list[Listing]:
        return [Listing(*value) for _, value in await self._read(LISTING)]

    async def coded(self, code: str) -> str | None:
        """The table that is found by this code now."""
        found = sorted((one for one in await self._listings() if code == one.code), key=age)
        return found[-1].table if code and found else None

    async def listings(
        self, *, state: str | None, game: str | None, before: str | None, limit: int
    ) -> Page:
        """Public tables, newest first."""
        behind = parse_cursor(before) if before is not None else None
        found = [
            one
            for one in sorted(await self._listings(), key=age, reverse=True)
            if one.is_public
            and (one.state != "closed" if state is None else one.state == state)
            and game in (None, one.game)
            and (behind is None or age(one) < behind)
        ]
        listings = tuple(found[:limit])
        return Page(listings, cursor_text(listings[-1]) if len(found) > limit > 0 else None)

    async def waking(self, until: float) -> Sequence[str]:
        """Tables that wake until then, soonest first."""
        found = await self._listings()
        woken = [(one.wakes, one.table) for one in found if one.wakes is not None]
        return [table for wakes, table in sorted(woken) if wakes <= until]

    async def forget(self, *, closed_before: float, over_before: float | None) -> int:
        """Drop what is closed or over for that long."""
        ends = {"closed": closed_before, "over": over_before, "stopped": over_before}
        old = [
            one.table
            for one in await self._listings()
            if one.table not in self._claimed
            and (end := ends.get(one.state)) is not None
            and one.changed < end
        ]
        for table in old:
            found = [await self._read(kind, table) for kind in OF_A_TABLE]
            await self._change(Changes(dropped=[key for part in found for key, _ in part]))
        return len(old)

    # Beside journals

    async def put_extra(self, table: str, name: str, text: str | None) -> None:
        """Keep something beside the journal of a table that is there, or drop it."""
        if text is None:
            await self._change(Changes(dropped=[(EXTRA, table, name)]))
        elif await self.listing(table):
            await self._change(Changes(put=[((EXTRA, table, name), text)]))

    async def extras(self, table: str) -> dict[str, str]:
        """All of that."""
        return {str(key[2]): text for key, text in await self._read(EXTRA, table)}

    async def house_secret(self, name: str, fresh: bytes) -> bytes:
        """The one that is kept, else this one from now on."""
        found: str | None = await self._read_one(HOUSE, name)
        if found is None:
            await self._change(Changes(put=[((HOUSE, name), fresh.hex())]))
        return fresh if found is None else bytes.fromhex(found)

    async def review(self, name: str) -> bytes | None:
        """A review that was kept."""
        found = await self._read_one(REVIEW, name)
        return None if found is None else bytes.fromhex(found[1])

    async def keep_review(self, name: str, at: float, data: bytes) -> None:
        """From now on, for whoever asks."""
        await self._change(Changes(put=[((REVIEW, name), (at, data.hex()))]))

    async def forget_reviews(self, *, before: float, most: int) -> None:
        """Drop what is too old, and the oldest of what is too many."""
        found = sorted(((value[0], key) for key, value in await self._read(REVIEW)), reverse=True)
        old = [key for place, (at, key) in enumerate(found) if at < before or place >= most]
        if old:
            await self._change(Changes(dropped=old))

    # Time

    async def beat(self, at: float) -> None:
        """The process is alive."""
        await self._change(Changes(put=[(BEAT, at)]))

    async def wake(self, at: float) -> None:
        """Note since when nobody kept time, if there is such a moment."""
        began: float | None = await self._read_one(*BEAT)  # type: ignore[arg-type]
        if began is not None and began < at:
            await self._change(Changes(put=[((SILENCE, began), at)]))
        await self.beat(at)

    async def note_silence(self, began: float, ended: float) -> None:
        """Once, though several may find the same jump of a clock."""
        if not any(one < ended and end > began for one, end in await self._silences()):
            await self._change(Changes(put=[((SILENCE, began), ended)]))

    async def silence(self, since: float) -> float:
        """Every silence that ended later, as far as it came later."""
        return sum(end - max(since, began) for began, end in await self._silences() if end > since)

    async def _silences(self) -> list[tuple[float, float]]:
        return [(float(key[1]), float(end)) for key, end in await self._read(SILENCE)]

    # Who may write

    async def claim(self, table: str) -> bool:
        """This process alone may write the table from now on; False if another does."""
        if table not in self._claimed and await self._values.claim(table):
            self._claimed.add(table)
        return table in self._claimed

    async def release(self, table: str) -> None:
        """Let another process have it."""
        self._claimed.discard(table)
        await self._values.release(table)


def changes_of(entry: Entry) -> Changes:
    """An entry as values under keys."""
    table = entry.table
    put: list[tuple[ValueKey, Any]] = []
    if entry.listing:
        put.append(((LISTING, table), entry.listing))
    if entry.secret is not None:
        put.append(((SECRET, table), entry.secret.hex()))
    return Changes(
        added=[((ROW, table, one.number), one[2:]) for one in entry.rows],
        put=put,
        dropped=[(SECRET, table)] if entry.forgets_secret else (),
    )


def age(one: Listing) -> tuple[float, str]:
    """By which lists are ordered."""
    return one.opened, one.table
