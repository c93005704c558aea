"""A queue that is fair between tables: they take turns, however much each of them wants."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import chain
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """First come, first served at each table; bounded, as a whole and for each table."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self._lines: dict[str, deque[Item]] = {}  # by table, in the order of their turns
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Item]:
        return chain.from_iterable(self._lines.values())

    def put(self, table: str, item: Item) -> bool:
        """Wait for a turn; False: there is no room."""
        line = self._lines.get(table, ())
        if self._count >= self.most or len(line) >= self.most_each:
            return False
        self._lines.setdefault(table, deque()).append(item)
        self._count += 1
        return True

    def take(self) -> Item | None:
        """Whose turn it is; that table's next turn comes after all others'."""
        if not self._lines:
            return None
        table = next(iter(self._lines))
        line = self._lines.pop(table)
        item = line.popleft()
        if line:
            self._lines[table] = line
        self._count -= 1
        return item

    def drop(self, table: str, item: Item) -> None:
        """Wait no longer; nothing if it had its turn."""
        line = self._lines.get(table)
        if line and item in line:
            line.remove(item)
            self._count -= 1
            if not line:
                del self._lines[table]
