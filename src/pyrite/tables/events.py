"""What can happen at a table: a closed union, in the past tense. A journal is a row of these.

Values are what JSON can hold, and the few records of `seats` and `clocks`. An event is tagged with
its kind; what is empty, and empty by itself, is not written.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping
from typing import Any

import msgspec

from pyrite.engine.records.prelude import Prelude
from pyrite.tables.clocks import ClockRule
from pyrite.tables.evening.games import DealAgain, GamePlayed
from pyrite.tables.seats import Chair


def kind_name(name: str) -> str:
    """`TakenBack` is written `taken_back`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def always(value: Any) -> Any:
    """A default that is written all the same."""
    return msgspec.field(default_factory=lambda: value)


class Tagged(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="kind",
    tag=kind_name,
):
    """Something that has happened."""


class Opened(Tagged, frozen=True):
    """Somebody opens a table; it waits for people and for its start."""

    game: str
    options: Mapping[str, str]
    chairs: tuple[Chair, ...]
    opener: str  # digest of the opener's key
    commitment: str  # to the secret part of the seed
    invite: str = ""  # empty: the table is public
    has_hints: bool = always(True)
    clock: ClockRule | None = None
    origin: str = ""  # digest of the address from which it was opened
    code: str = ""  # four letters that lead here while somebody may sit down
    prelude: Prelude | None = None  # it goes on from a step of another game
    taken: tuple[str, ...] = ()  # the steps taken over from there, as its record has them
    allows_late: bool = False  # may who comes later take the seat of a bot, or of who has left?
    evening: tuple[GamePlayed, ...] = ()  # what the same people have played before
    again: DealAgain | None = None  # these cards, whatever anybody adds


class Seated(Tagged, frozen=True):
    """Somebody takes an open seat."""

    seat: int
    name: str
    key: str
    salt: str = ""
    commit: str = ""  # a hash of the salt, which will be revealed later


class TakenOver(Tagged, frozen=True):
    """Somebody who comes later takes the seat for which a bot plays."""

    seat: int
    name: str
    key: str


class Removed(Tagged, frozen=True):
    """The opener sends somebody away; what let them in lets nobody in any more."""

    seat: int
    invite: str = ""
    code: str = ""


class Muted(Tagged, frozen=True):
    """The opener wants nothing more said from a seat, or lets it speak again."""

    seat: int
    is_muted: bool


class HandedOver(Tagged, frozen=True):
    """Whoever sits there is the opener from now on."""

    seat: int


class Unseated(Tagged, frozen=True):
    """Somebody leaves before the start; the seat is open again."""

    seat: int


class Salted(Tagged, frozen=True):
    """Somebody adds to the seed, before the start; or commits to what they will add."""

    seat: int
    salt: str
    commit: str = ""


class Fixed(Tagged, frozen=True):
    """The start has come for these of the seats: what each adds is fixed, and may be revealed."""

    kept: tuple[int, ...]
    fixed: tuple[str, ...]  # hashes, by seat as numbered from now on; empty: adds nothing
    committed: tuple[int, ...]  # who will reveal; the others' salts are known
    fill: str = ""  # the level of bots on seats that were open

    def missing(self, revealed: Container[int]) -> tuple[int, ...]:
        """Who has not revealed yet."""
        return tuple(seat for seat in self.committed if seat not in revealed)


class Revealed(Tagged, frozen=True):
    """Somebody reveals the salt they had committed to."""

    seat: int
    salt: str


class Started(Tagged, frozen=True):
    """The game begins, with these of the seats, in this order."""

    kept: tuple[int, ...]
    rules: int  # the version of the game's rules
    salts: tuple[str, ...]  # by seat as numbered from now on
    fill: str = ""  # the level of bots on seats that were open


class Moved(Tagged, frozen=True):
    """A seat moves."""

    seat: int
    text: str
    told: int  # mask of those who may know of it (see `undo.viewer_bit`)
    by_bot: bool = always(False)
    decision: int | None = None  # which question it answers, for who reads without the rules


class Drawn(Tagged, frozen=True):
    """Chance speaks."""

    text: str
    told: int


class TakenBack(Tagged, frozen=True):
    """A seat takes its last move back, and these steps of the game with it."""

    seat: int
    places: tuple[int, ...]  # in the game as it stood
    told: int  # who was told of one of them


class Left(Tagged, frozen=True):
    """Somebody leaves; a bot plays on."""

    seat: int


class Returned(Tagged, frozen=True):
    """They are back."""

    seat: int


class ClockRanOut(Tagged, frozen=True):
    """Somebody's time is over; a bot plays on."""

    seat: int


class Requested(Tagged, frozen=True):
    """A seat asks the others whether it may take back."""

    request: int
    seat: int


class Answered(Tagged, frozen=True):
    """Somebody who was asked answers; the seat is the lowest of their key."""

    request: int
    seat: int
    yes: bool


class Chatted(Tagged, frozen=True):
    """Somebody says something to all."""

    seat: int
    text: str


class TimeLost(Tagged, frozen=True):
    """Nobody kept time for so many seconds: the server was closed."""

    seconds: float


class Rematched(Tagged, frozen=True):
    """The same people open another table."""

    table: str


class Ended(Tagged, frozen=True):
    """The game is over; the secret part of the seed is one no longer."""

    secret: str


class Stopped(Tagged, frozen=True):
    """The game's rules have changed since: it cannot go on."""

    secret: str
    rules: int = always(0)  # the version we have now


class Closed(Tagged, frozen=True):
    """The opener closes the table before its start."""


Event = (
    Opened
    | Seated
    | TakenOver
    | Removed
    | Muted
    | HandedOver
    | Unseated
    | Salted
    | Fixed
    | Revealed
    | Started
    | Moved
    | Drawn
    | TakenBack
    | Left
    | Returned
    | ClockRanOut
    | Requested
    | Answered
    | Chatted
    | TimeLost
    | Rematched
    | Ended
    | Stopped
    | Closed
)

STEPS = (Moved, Drawn)
"""What a game consists of, and nearly all of a journal."""
