"""How much goes on, as far as onlookers were told of it.

Figures are read by many. A move that only its seat may know of is counted with the first commit of
its table that onlookers are told of: else a figure would say when somebody has chosen in secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pyrite.tables import events as e
from pyrite.tables.table import Table

PERHAPS_SECRET = (e.Moved, e.Drawn, e.TakenBack, e.Salted)


@dataclass
class PublicCounts:
    """Commits and moves since the start."""

    commits: int = 0
    moves: int = 0
    _untold: dict[str, tuple[int, int]] = field(default_factory=dict)  # by table

    def note(self, table: Table, events: Sequence[e.Event], at: float) -> None:
        """These have happened just now, in one commit."""
        commits, moves = self._untold.pop(table.id, (0, 0))
        commits += 1
        moves += isinstance(events[0], e.Moved)
        if is_told(table, events, at):
            self.commits += commits
            self.moves += moves
        else:
            self._untold[table.id] = commits, moves


def is_told(table: Table, events: Sequence[e.Event], at: float) -> bool:
    """Do onlookers know of it?"""
    return table.moved == at or any(not isinstance(one, PERHAPS_SECRET) for one in events)
