"""What somebody wants to open."""

from __future__ import annotations

from dataclasses import dataclass

from pyrite.engine.records.prelude import Prelude
from pyrite.tables.clocks import ClockRule
from pyrite.tables.evening.games import DealAgain, GamePlayed
from pyrite.tables.seats import Chair


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
    prelude: Prelude | None = None
    taken: tuple[str, ...] = ()
    allows_late: bool = False
    invite: str = ""  # empty: a new one, where one is needed
    code: str = ""  # empty: a new one
    evening: tuple[GamePlayed, ...] = ()  # what the same people have played before
    again: DealAgain | None = None
    secret: bytes = b""  # of the deal that is repeated; empty: a new one
