"""What somebody wants to open, and the table for the same people again."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pyrite.tables.clocks import ClockRule
from pyrite.tables.seats import Chair
from pyrite.tables.table import Table


@dataclass(frozen=True)
class NewTable:
    """What somebody wants to open; all of it checked."""

    game: str
    options: dict[str, str]
    chairs: tuple[Chair, ...]
    opener: str
    is_public: bool = False
    has_hints: bool = True
    clock: ClockRule | None = None
    origin: str = ""
    allows_late: bool = False


def next_table(old: Table, opener: str) -> NewTable:
    """The same people, with the same rules."""
    return NewTable(
        game=old.game.id,
        options=old.options,
        chairs=tuple(replace(chair, salt="", is_away=False) for chair in old.chairs),
        opener=opener,
        is_public=old.is_public,
        has_hints=old.has_hints,
        clock=old.clock_rule,
        origin=old.origin,
        allows_late=old.allows_late,
    )
