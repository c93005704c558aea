"""What viewers know of a table as it stands, each looked up once.

Informations are large, and a server has many tables: the room for them is shared by all. What was
known after the last event is known before the next: the tables that moved last keep it till then.
"""

from __future__ import annotations

from collections import OrderedDict

from pyrite.engine.player import Information
from pyrite.tables.runtime import spare_states
from pyrite.tables.table import Table

MOST_RESTING = 256  # tables, with some 15 KB each
_RESTING: OrderedDict[InformationCache, None] = OrderedDict()
"""Those that keep what they know, longest first."""


class InformationCache:
    """What viewers know now, and knew one event ago."""

    __slots__ = ("_before", "_count", "_now", "_table")

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
        return play.information(viewer, spare_states.take(play.game))

    def _turn(self) -> None:
        """The table has taken an event."""
        _give_back(self._before)
        self._before, self._now = self._now, {}
        self._count = self._table.count

    def rest(self) -> None:
        """All is told: what is known now waits for the next event, as long as there is room."""
        if self._count != self._table.count or self._table.state != "playing":
            self.close()
            return
        _give_back(self._before)
        _RESTING[self] = None
        _RESTING.move_to_end(self)
        if len(_RESTING) > MOST_RESTING:
            next(iter(_RESTING)).close()

    def close(self) -> None:
        """Nobody reads what was looked up."""
        _RESTING.pop(self, None)
        _give_back(self._before)
        _give_back(self._now)


def _give_back(known: dict[int, Information]) -> None:
    for one in known.values():
        spare_states.give_back(one.game, one.state)
    known.clear()
