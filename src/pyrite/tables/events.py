"""What can happen at a table: a closed union, in the past tense. A journal is a row of these.

Values are what JSON can hold, and the few records of `seats` and `clocks`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pyrite.tables.clocks import ClockRule
from pyrite.tables.seats import Chair


@dataclass(frozen=True, slots=True)
class Opened:
    """Somebody opens a table; it waits for people and for its start."""

    game: str
    options: Mapping[str, str]
    chairs: tuple[Chair, ...]
    opener: str  # digest of the opener's key
    commitment: str  # to the secret part of the seed
    invite: str = ""  # empty: the table is public
    has_hints: bool = True
    clock: ClockRule | None = None


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody takes an open seat."""

    seat: int
    name: str
    key: str
    salt: str = ""


@dataclass(frozen=True, slots=True)
class Unseated:
    """Somebody leaves before the start; the seat is open again."""

    seat: int


@dataclass(frozen=True, slots=True)
class Salted:
    """Somebody adds to the seed, before the start."""

    seat: int
    salt: str


@dataclass(frozen=True, slots=True)
class Started:
    """The game begins, with these of the seats, in this order."""

    kept: tuple[int, ...]
    rules: int  # the version of the game's rules
    salts: tuple[str, ...]  # by seat as numbered from now on
    fill: str = ""  # the level of bots on seats that were open


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat moves."""

    seat: int
    text: str
    told: int  # mask of those who may know of it (see `telling.viewer_bit`)
    by_bot: bool = False
    decision: int | None = None  # which question it answers, for who reads without the rules


@dataclass(frozen=True, slots=True)
class Drawn:
    """Chance speaks."""

    text: str
    told: int


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A seat takes its last move back, and these steps of the game with it."""

    seat: int
    places: tuple[int, ...]  # in the game as it stood
    told: int  # who was told of one of them


@dataclass(frozen=True, slots=True)
class Left:
    """Somebody leaves; a bot plays on."""

    seat: int


@dataclass(frozen=True, slots=True)
class Returned:
    """They are back."""

    seat: int


@dataclass(frozen=True, slots=True)
class ClockRanOut:
    """Somebody's time is over; a bot plays on."""

    seat: int


@dataclass(frozen=True, slots=True)
class Requested:
    """A seat asks the others whether it may take back."""

    request: int
    seat: int


@dataclass(frozen=True, slots=True)
class Answered:
    """Somebody who was asked answers; the seat is the lowest of their key."""

    request: int
    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Chatted:
    """Somebody says something to all."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class TimeLost:
    """Nobody kept time for so many seconds: the house was closed."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Rematched:
    """The same people open another table."""

    table: str


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over; the secret part of the seed is one no longer."""

    secret: str


@dataclass(frozen=True, slots=True)
class Stopped:
    """The game's rules have changed since: it cannot go on."""

    secret: str
    rules: int = 0  # the version we have now


@dataclass(frozen=True, slots=True)
class Closed:
    """The opener closes the table before its start."""


Event = (
    Opened
    | Seated
    | Unseated
    | Salted
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
