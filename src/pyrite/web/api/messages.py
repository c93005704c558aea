"""What clients say, typed: the bodies of calls and the messages of a socket.

Unknown fields are refused, and so is a value of the wrong type; both name the field.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from pyrite.engine.records.proof import MOST_SALT_BYTES, SALT
from pyrite.tables.commands import (
    AnswerRequest,
    Chat,
    Command,
    HandOver,
    Leave,
    Mute,
    PlayMove,
    Remove,
    Return,
    Reveal,
    TakeBack,
)
from pyrite.tables.errors import Refused
from pyrite.tables.keys import new_code, new_invite
from pyrite.web.errors import WireError

Whole = Annotated[int, Meta(ge=0, le=2**53)]
Commit = Annotated[str, Meta(max_length=64, pattern="^(?:[0-9a-f]{64})?$")]
Salt = Annotated[str, Meta(max_length=2 * MOST_SALT_BYTES, pattern=f"^{SALT.pattern}$")]


class Said(Struct, forbid_unknown_fields=True):
    """Anything a client says."""


# Bodies of calls


class GoOn(Said):
    """To go on behind a step of a record; `guessed`: from what this seat knew."""

    record: str
    step: Whole
    guessed: Whole | None = None


class OpenTable(Said):
    """`POST /tables`."""

    game: str
    seats: int
    options: dict[str, str] = {}
    players: list[str] | None = None
    name: str = ""
    names: list[str] = []  # by seat: of the caller's own; where empty, `name`
    public: bool = False
    hints: bool = True
    clock: dict[str, float] | None = None
    late: bool = False
    prelude: GoOn | None = None  # its options are those of the record; nobody is awaited


class FindTable(Said):
    """`POST /codes`."""

    code: Annotated[str, Meta(max_length=16)]


class StartTable(Said):
    """`POST /tables/ID/start`."""

    salt: Salt = ""
    fill: str | None = None
    commit: Commit = ""


class TakeSeat(Said):
    """`POST /tables/ID/seats`."""

    seat: Whole | None = None
    name: str = ""
    invite: str = ""
    salt: Salt = ""
    commit: Commit = ""


class Rematch(Said):
    """`POST /tables/ID/rematch`: another game, the seats turned, or the same cards once more."""

    game: str | None = None
    turned: bool = False
    deal_again: bool = False


class PutAlerts(Said):
    """`PUT /tables/ID/alerts`: what is left out stays as it was."""

    webhook: str | UnsetType | None = UNSET
    mail: str | UnsetType | None = UNSET
    push: str | UnsetType | None = UNSET
    quiet: str | UnsetType | None = UNSET


class StopAlerts(Said):
    """`POST /tables/ID/alerts/off`."""

    token: Annotated[str, Meta(max_length=128)]


class ReplayRecord(Said):
    """`POST /replay`: with the eyes of a seat, of all seats, or of none; the steps after one."""

    record: str
    eyes: Whole | Literal["all", "none"] = "all"
    after: Whole = 0


class ReviewRecord(Said):
    """`POST /review`."""

    record: str
    early: bool = False  # also what is known before all is measured


# Messages of a socket


class Hello(Said):
    """Always the first."""

    do: Literal["hello"]
    key: str | None = None
    lang: str = "en"
    after: Annotated[int, Meta(ge=0)] | None = None
    salt: Salt = ""
    commit: Commit = ""
    screen: str | None = None  # a screen for all to see: the invitation, empty where none is needed


class SocketMessage(Said, tag_field="do"):
    """Everything after the hello has an id."""

    id: Annotated[int, Meta(ge=-(2**53), le=2**53)]

    def command(self, key: str) -> Command:
        """What is asked of the table."""
        raise NotImplementedError


class Move(SocketMessage, tag="move"):
    """Answer a decision."""

    seat: Whole
    decision: Whole
    move: str

    def command(self, key: str) -> Command:
        """What is asked of the table."""
        return PlayMove(key, self.seat, self.decision, self.move)


class Hint(SocketMessage, tag="hint"):
    """What a search thinks."""

    seat: Whole


class Undo(SocketMessage, tag="undo"):
    """Take back."""

    seat: Whole

    def command(self, key: str) -> Command:
        """What is asked of the table."""
        return TakeBack(key, self.seat)


class AnswerUndo(SocketMessage, tag="answer"):
    """Agree to a request, or not."""

    request: Whole
    yes: bool

    def command(self, key: str) -> Command:
        """What is asked of the table."""
        return AnswerRequest(key, self.request, self.yes)


class LeaveSeat(SocketMessage, tag="leave"):
    """A bot shall play on."""

    seat: Whole

    def command(self, key: str) -> Command:
        """What is asked of the table."""
        return Leave(key, self.seat)


class ReturnToSeat(SocketMessage, tag="return"):
    """Back again."""

    seat: Whole

    def command(self, key: str) -> Command:
        """What is asked of the table."""
        return Return(key, self.seat)


class Say(SocketMessage, tag="chat"):
    """To everybody."""

    text: str
    seat: Whole | None = None

    def command(self, key: str) -> Command:
        """What is asked of the table."""
        return Chat(key, self.text, self.seat)


class RevealSalt(SocketMessage, tag="reveal"):
    """What was committed to, once all hashes are fixed."""

    salt: Salt

    def command(self, key: str) -> Command:
        """What is asked of the table."""
        return Reveal(key, self.salt)


class RemovePlayer(SocketMessage, tag="remove"):
    """Send somebody away; what let them in lets nobody in any more."""

    seat: Whole

    def command(self, key: str) -> Command:
        """What is asked of the table."""
        return Remove(key, self.seat, new_invite(), new_code())


class MuteSeat(SocketMessage, tag="mute"):
    """Nothing more shall be said from a seat, or again."""

    seat: Whole
    yes: bool = True

    def command(self, key: str) -> Command:
        """What is asked of the table."""
        return Mute(key, self.seat, self.yes)


class HandTableOver(SocketMessage, tag="hand-over"):
    """Somebody else runs the table from now on."""

    seat: Whole

    def command(self, key: str) -> Command:
        """What is asked of the table."""
        return HandOver(key, self.seat)


class Look(SocketMessage, tag="look"):
    """This page is seen, or open and not seen."""

    yes: bool


class Ping(SocketMessage, tag="ping"):
    """Are you there?"""


Asked = (
    Move
    | Hint
    | Undo
    | AnswerUndo
    | LeaveSeat
    | ReturnToSeat
    | Say
    | RevealSalt
    | RemovePlayer
    | MuteSeat
    | HandTableOver
    | Look
    | Ping
)
"""Everything a socket may say after its hello."""

AnySaid = TypeVar("AnySaid")

_ASKED: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)
_HELLO: msgspec.json.Decoder[Hello] = msgspec.json.Decoder(Hello)


def parse_asked(data: bytes) -> Asked:
    """A message of a socket; `bad-message` names the field that is wrong."""
    return _parse(_ASKED, data)


def parse_hello(data: bytes) -> Hello:
    """The first message of a socket."""
    return _parse(_HELLO, data)


def parse_body(kind: type[AnySaid], data: bytes) -> AnySaid:
    """The body of a call; nothing at all counts as an empty object."""
    return _parse(msgspec.json.Decoder(kind), data or b"{}")


def _parse(decoder: msgspec.json.Decoder[AnySaid], data: bytes) -> AnySaid:
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        raise Refused("bad-message", field=_field(str(error), loads(data))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise WireError("bad-json") from None


def _field(text: str, said: Any) -> str | None:
    """Which field msgspec speaks of; none for something that is no object."""
    if not isinstance(said, Mapping):
        return None
    path = text.partition(" - at `$")[2].rstrip("`").lstrip(".")
    quoted = text.split("`")
    named = quoted[1] if "field `" in text else ""
    if "Invalid value" in text and path == "do":
        named = ""
    return ".".join(part for part in (path, named) if part).split("[")[0] or "do"


def loads(data: bytes) -> Any:
    """Whatever JSON says."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise WireError("bad-json") from None


def read_id(data: bytes) -> int | None:
    """The id of a message that was not understood, if it can be read."""
    try:
        said = loads(data)
    except WireError:
        return None
    id = said.get("id") if isinstance(said, dict) else None
    return id if isinstance(id, int) and not isinstance(id, bool) else None


def dump(message: Any) -> bytes:
    """JSON as it goes out."""
    return ENCODER.encode(message)


def plain_value(value: Any) -> int | str:
    """Among an event's values a seat is its number, and cards are their text."""
    if isinstance(value, int):
        return int(value)
    if isinstance(value, str):
        return str(value)
    raise NotImplementedError


ENCODER = msgspec.json.Encoder(enc_hook=plain_value)
