"""What a process needs of a store, and what a store may say instead.

A store knows rows and lists, nothing of what they mean. Everything in one `Entry` is committed
together or not at all; `append` returns when it is safe from whatever the store promises to
survive.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from pyrite.core.errors import PyriteError
from pyrite.tables.journal import JournalRow


class StoreError(PyriteError):
    """The store cannot do it; nothing was written.

    Where a store is, and what it says of that, is told at opening, to whoever runs the server;
    later on it stands in `values`, for logs, and in no line that players read.
    """

    package = "pyrite.tables"


class StoreFull(StoreError):
    """No room, or not allowed to write; reading goes on."""


class StoreAway(StoreError):
    """The store does not answer; what was about to be written may be there or not.

    A process that claims the table again and then reads it knows.
    """


class StoreInUse(StoreError):
    """Another process has opened it."""


class StoreForeign(StoreError):
    """No store of ours, or one of a newer Pyrite."""


class UnknownStore(StoreError):
    """A text that names no store we can open."""


class Doubled(StoreError):
    """A row of that number is there already: somebody else writes this table."""


class Unclaimed(StoreError):
    """The table was not claimed, or the claim is lost."""


def at_opening(error: Exception) -> Exception:
    """The same error for whoever opens the store: with the name of the place and the reason."""
    match error:
        case StoreFull():
            return StoreFull("store-unopened", **error.values)
        case StoreAway():
            return StoreAway("store-unopened", **error.values)
    return error


class Listing(NamedTuple):
    """What lists know of a table."""

    table: str
    game: str
    state: str  # open, playing, over, stopped, closed
    is_public: bool
    opened: float
    changed: float  # when its last row was written
    wakes: float | None  # when the process must look at it by itself; None: never
    summary: str  # JSON, for whoever lists tables
    code: str = ""  # by which it is found while somebody may sit down


@dataclass(frozen=True, slots=True)
class Entry:
    """One commit of one table."""

    rows: tuple[JournalRow, ...]
    listing: Listing | None  # None: as it is kept
    secret: bytes | None = None  # kept from now on, apart from the rows
    forgets_secret: bool = False  # no longer needed

    @property
    def table(self) -> str:
        """Whose it is."""
        return self.listing.table if self.listing else self.rows[0].table


@dataclass(frozen=True, slots=True)
class Page:
    """A part of a list, newest first, and where the next one begins."""

    listings: tuple[Listing, ...]
    next: str | None


class Store(Protocol):
    """Journals, lists and secrets of many tables."""

    name: str  # of the process that has opened it; empty where no other can

    async def open(self) -> None:
        """Make or migrate what is missing; StoreInUse if another process has it."""

    async def close(self) -> None:
        """Finish what was begun, then let go."""

    async def append(self, entry: Entry) -> None:
        """Commit; many callers at once share one commit (group commit).

        The table must be claimed, and its last `append` have returned. One bad entry fails
        alone. Whoever stops waiting does not stop the commit.
        """

    async def rows(self, table: str) -> list[JournalRow]:
        """The whole journal of a table, in order; empty for a table that is not there."""

    async def secret(self, table: str) -> bytes | None:
        """The secret part of a table's seed, while it is one."""

    async def listing(self, table: str) -> Listing | None:
        """One table in a list."""

    async def coded(self, code: str) -> str | None:
        """The table that is found by this code now; None: there is none."""

    async def listings(
        self, *, state: str | None, game: str | None, before: str | None, limit: int
    ) -> Page:
        """Public tables, newest first; without a state all but closed; `before` is a cursor."""

    async def waking(self, until: float) -> Sequence[str]:
        """Tables that wake until then, soonest first."""

    async def put_extra(self, table: str, name: str, text: str | None) -> None:
        """Something beside the journal, such as an alert; None takes it away.

        Nothing is kept for a table that is not there.
        """

    async def extras(self, table: str) -> dict[str, str]:
        """What is kept beside the journal, by name."""

    async def house_secret(self, name: str, fresh: bytes) -> bytes:
        """A secret of the server itself: the one that is kept, else this one from now on."""

    async def review(self, name: str) -> bytes | None:
        """A review that was kept; they belong to records, whatever table these came from."""

    async def keep_review(self, name: str, at: float, data: bytes) -> None:
        """Keep it, in the place of one of the same name."""

    async def forget_reviews(self, *, before: float, most: int) -> None:
        """Drop those kept before a moment, and the oldest of more than so many."""

    async def beat(self, at: float) -> None:
        """The process is alive."""

    async def wake(self, at: float) -> None:
        """A process opens; if there was no other, nobody kept time since the last beat: silence."""

    async def note_silence(self, began: float, ended: float) -> None:
        """Nobody kept time from one moment to another; what others have noted of it stays."""

    async def silence(self, since: float) -> float:
        """For how many seconds after a moment nobody kept time."""

    async def forget(self, *, closed_before: float, over_before: float | None) -> int:
        """Drop tables that are closed or over for that long; returns how many.

        None: those that are over stay. What a process has claimed stays, too.
        """

    async def claim(self, table: str) -> bool:
        """This process alone may write the table from now on; False if another does.

        A table that does not exist yet is claimed likewise, before its first row.
        """

    async def release(self, table: str) -> None:
        """Let another process have it."""

    async def holder(self, table: str) -> str | None:
        """The name of the process that has claimed it; None: nobody that others know by a name."""

    async def ask_for(self, table: str) -> None:
        """Ask whoever holds it to let go."""

    def on_wanted(self, call: Callable[[str], None]) -> None:
        """Call this with a table that another process asks for."""

    def on_lost(self, call: Callable[[], None]) -> None:
        """Call this when the store went away, and with it every claim."""

    def on_back(self, call: Callable[[], None]) -> None:
        """Call this when it answers again: tables can be claimed and read."""


class UnsharedStore:
    """What a store says of other processes that cannot have it, nor ask for a table of it."""

    async def holder(self, table: str) -> str | None:
        """Nobody who is known by a name."""
        return None

    async def ask_for(self, table: str) -> None:
        """There is nobody to ask."""

    def on_wanted(self, call: Callable[[str], None]) -> None:
        """There is nobody to want it."""

    def on_lost(self, call: Callable[[], None]) -> None:
        """It does not go away."""

    def on_back(self, call: Callable[[], None]) -> None:
        """Nor does it come back."""
