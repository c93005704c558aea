"""A queue that is fair: owners take turns, and so do the tables of each, however much they want."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """First come, first served at each table; bounded, as a whole and for each table."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        # by owner and table, both in the order of their turns
        self._owners: dict[str, dict[str, deque[Item]]] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Item]:
        for tables in self._owners.values():
            for line in tables.values():
                yield from line

    def _waiting(self, owner: str) -> int:
        return sum(map(len, self._owners.get(owner, {}).values()))

    def _is_full_line(self, owner: str, table: str) -> bool:
        return len(self._owners.get(owner, {}).get(table, ())) >= self.most_each

    def put(self, table: str, item: Item, owner: str = "") -> bool:
        """Wait for a turn; False: there is no room."""
        if self._count >= self.most or self._is_full_line(owner, table):
            return False
        self._owners.setdefault(owner, {}).setdefault(table, deque()).append(item)
        self._count += 1
        return True

    def displace(self, table: str, owner: str) -> Item | None:
        """Where all is full, who came last of the owner with most; None: this owner has as much."""
        if self._count < self.most or self._is_full_line(owner, table):
            return None
        greedy = max(self._owners, key=self._waiting)
        if self._waiting(greedy) <= self._waiting(owner) + 1:
            return None
        tables = self._owners[greedy]
        longest = max(tables, key=lambda one: len(tables[one]))
        item = tables[longest][-1]
        self.drop(longest, item, greedy)
        return item

    def take(self) -> Item | None:
        """Whose turn it is; that owner's next comes after all others', and so does the table's."""
        if not self._owners:
            return None
        owner = next(iter(self._owners))
        tables = self._owners.pop(owner)
        table = next(iter(tables))
        line = tables.pop(table)
        item = line.popleft()
        if line:
            tables[table] = line
        if tables:
            self._owners[owner] = tables
        self._count -= 1
        return item

    def drop(self, table: str, item: Item, owner: str = "") -> None:
        """Wait no longer; nothing if it had its turn."""
        tables = self._owners.get(owner, {})
        line = tables.get(table)
        if line and item in line:
            line.remove(item)
            self._count -= 1
            if not line:
                del tables[table]
            if not tables:
                del self._owners[owner]
