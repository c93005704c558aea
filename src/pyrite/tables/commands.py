"""What can be asked of a table: a closed union, in the imperative.

`key` is the digest of the key that asks; empty for somebody without one.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sit:
    """Take an open seat: this one, or any."""

    key: str
    seat: int | None = None
    name: str = ""
    invite: str = ""
    salt: str = ""
    commit: str = ""


@dataclass(frozen=True, slots=True)
class GiveSalt:
    """Add to the seed, or commit to what will be added: a hash of it."""

    key: str
    salt: str
    commit: str = ""


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the game; open seats are filled with bots of a level, or removed."""

    key: str
    salt: str = ""
    fill: str = ""
    commit: str = ""


@dataclass(frozen=True, slots=True)
class Reveal:
    """Reveal the salt that was committed to, once all hashes are fixed."""

    key: str
    salt: str


@dataclass(frozen=True, slots=True)
class EndExchange:
    """Is the time to reveal over? The server asks when it should be."""


@dataclass(frozen=True, slots=True)
class PlayMove:
    """Answer a decision of one's seat."""

    key: str
    seat: int
    decision: int
    move: str


@dataclass(frozen=True, slots=True)
class PlayForSeat:
    """The server answers a decision for a bot, or for who has left."""

    seat: int
    decision: int
    move: str


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the seat's last move back."""

    key: str
    seat: int


@dataclass(frozen=True, slots=True)
class AnswerRequest:
    """Agree, or not."""

    key: str
    request: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Leave:
    """A bot shall play for the seat."""

    key: str
    seat: int


@dataclass(frozen=True, slots=True)
class Return:
    """The person is back."""

    key: str
    seat: int


@dataclass(frozen=True, slots=True)
class CallTime:
    """Is this seat's time over? The server asks when its clock should have run out."""

    seat: int


@dataclass(frozen=True, slots=True)
class Chat:
    """Say something to all; without a seat, as the lowest of the key."""

    key: str
    text: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class AskRematch:
    """Open another table for the same people; the server brings its name."""

    key: str
    table: str


@dataclass(frozen=True, slots=True)
class NoteTimeLost:
    """The server was closed for so long."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Close:
    """Close a table that has not begun."""

    key: str


@dataclass(frozen=True, slots=True)
class Remove:
    """Send somebody away; the server brings what lets others in from now on."""

    key: str
    seat: int
    invite: str
    code: str


@dataclass(frozen=True, slots=True)
class Mute:
    """Nothing more is said from that seat; or it may speak again."""

    key: str
    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class HandOver:
    """Whoever sits there shall be the opener."""

    key: str
    seat: int


Command = (
    Sit
    | GiveSalt
    | Start
    | Reveal
    | EndExchange
    | PlayMove
    | PlayForSeat
    | TakeBack
    | AnswerRequest
    | Leave
    | Return
    | CallTime
    | Chat
    | AskRematch
    | NoteTimeLost
    | Close
    | Remove
    | Mute
    | HandOver
)
