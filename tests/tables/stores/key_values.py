"""Values under keys as a browser has them, without one: what goes in and comes out is JSON."""

from __future__ import annotations

import json
from typing import Any

from pyrite.web.tab.key_values import Changes, Outcome, ValueKey


class SharedValues:
    """What several tabs of a browser share."""

    def __init__(self) -> None:
        self.values: dict[ValueKey, str] = {}
        self.claims: set[str] = set()
        self.refuses: Outcome = ""

    def opened(self) -> TabValues:
        """As one tab has it."""
        return TabValues(self)


class TabValues:
    """As one tab sees them."""

    def __init__(self, shared: SharedValues) -> None:
        self._shared = shared
        self._own: set[str] = set()

    async def change(self, changes: Changes) -> Outcome:
        """All of it or nothing."""
        values = self._shared.values
        if self._shared.refuses:
            return self._shared.refuses
        if any(key in values for key, _ in changes.added):
            return "doubled"
        for key, value in (*changes.added, *changes.put):
            values[key] = json.dumps(value)
        for key in changes.dropped:
            values.pop(key, None)
        return ""

    async def read(self, *prefix: str | int) -> list[tuple[ValueKey, Any]]:
        """In order."""
        values = self._shared.values
        found = sorted(key for key in values if key[: len(prefix)] == prefix)
        return [(key, json.loads(values[key])) for key in found]

    async def claim(self, name: str) -> bool:
        """Once."""
        if name not in self._shared.claims:
            self._shared.claims.add(name)
            self._own.add(name)
        return name in self._own

    async def release(self, name: str) -> None:
        """If it was ours."""
        if name in self._own:
            self._own.discard(name)
            self._shared.claims.discard(name)
