"""What viewers know of a table as it stands, each looked up once.

Informations are large, and a house has many tables: the room for them is shared by all.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from pyrite.engine.player import Information
from pyrite.tables.table import Table

_SPARE: defaultdict[str, list[Any]] = defaultdict(list)
"""Room that nobody uses now, by game."""


class Sights:
    """What viewers know now, and knew one event ago."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._count = table.count
        self._now: dict[int, Information] = {}
        self._before: dict[int, Information] = {}

    def of(self, viewer: int) -> Information:
        """What the viewer may know; it stands until the table has taken two events more."""
        if self._count != self._table.count:
            self._turn()
        known = self._now.get(viewer)
        if known is None:
            known = self._now[viewer] = self._look(viewer)
        return known

    def _look(self, viewer: int) -> Information:
        play = self._table.play
        assert play is not None
        spare = _SPARE[play.game.id]
        return play.information(viewer, spare.pop() if spare else None)

    def _turn(self) -> None:
        """The table has taken an event."""
        _give_back(self._before)
        self._before, self._now = self._now, {}
        self._count = self._table.count

    def close(self) -> None:
        """Nobody reads what was looked up."""
        _give_back(self._before)
        _give_back(self._now)


def _give_back(known: dict[int, Information]) -> None:
    for one in known.values():
        _SPARE[one.game.id].append(one.state)
    known.clear()
