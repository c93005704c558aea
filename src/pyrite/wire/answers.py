"""What the server says, typed: answers to calls and messages of a socket.

Whoever makes one returns its type; at run time they are plain JSON values. These types also say to
programs what to expect, and tests hold what is sent against them. More fields may come; none of
these goes.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict, get_args

from msgspec import Meta

from pyrite.wire.codes import STATUS_OF

View = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/View"})]
Event = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/Event"})]
Code = Annotated[str, Meta(extra_json_schema={"enum": sorted(STATUS_OF)})]
Time = Annotated[str, Meta(extra_json_schema={"format": "date-time"})]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]*$")]
Seat = Annotated[int, Meta(ge=0)]
Count = Annotated[int, Meta(ge=0)]
State = Literal["open", "playing", "over", "stopped", "closed"]
ByeCode = Literal[
    "no-hello", "no-such-key", "nonsense", "too-many", "too-large", "slow", "closed", "restart"
]


class _Told(TypedDict):
    code: Code
    text: str


class ErrorTold(_Told, total=False):
    """A stable code, and one line for people."""

    nearest: list[str]
    field: str | None
    seconds: Count
    line: Count | None


class Error(TypedDict):
    """Something cannot be."""

    error: ErrorTold


# Answers to calls


class OptionFacts(TypedDict):
    """What may be chosen of one option, and with how many seats."""

    name: str
    values: list[str]
    only: list[int]


class GameFacts(TypedDict):
    """A game that can be played here."""

    id: str
    title: str
    designer: str
    year: int
    difficulty: int
    rules: int
    seats: list[int]
    options: list[OptionFacts]
    levels: list[str]
    tagline: str
    teaches: bool


class TableOpened(TypedDict):
    """All that the opener needs."""

    table: str
    key: str
    yours: list[Seat]
    invite: str | None
    code: str
    commitment: Hex
    page: str


class TableFound(TypedDict):
    """The table of a code, and what lets one sit down there."""

    table: str
    invite: str | None
    page: str


class ServerFacts(TypedDict):
    """What a page must know of its server: where others find it, null where they cannot.

    `tab`: there is a page, too, that needs no server.
    """

    address: str | None
    push: str | None
    mail: bool
    tab: bool


class SeatTaken(TypedDict):
    """The key of a seat; late, in the middle of the game, nothing is added to chance."""

    key: str
    yours: list[Seat]
    late: bool


class TableAgain(TypedDict):
    """The table of a rematch."""

    table: str
    page: str


class Nothing(TypedDict):
    """It is done."""


class Player(TypedDict):
    """Who sits on a seat."""

    seat: Seat
    kind: Literal["open", "person", "bot"]
    name: str | None
    level: str | None
    here: bool
    bot_plays: bool
    muted: NotRequired[bool]


class Summary(TypedDict):
    """A table in facts that everybody may know."""

    table: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    state: State
    players: list[Player]
    clock: dict[str, float] | None
    public: bool
    hints: bool
    late: bool
    deal: str | None  # the table whose cards are dealt again
    opener: Seat | None
    commitment: Hex
    n: Count
    opened: Time
    moved: Time | None


class Listed(TypedDict):
    """A page of public tables, newest first."""

    tables: list[Summary]
    next: str | None


class _Links(TypedDict):
    commitment: Hex
    secret: Hex
    salts: list[Hex]
    seed: Hex


class ProofTold(_Links, total=False):
    """That nobody chose the cards; and, where seats committed, which, and who stayed silent.

    `deal`: these cards, with these salts, had been dealt before at that table.
    """

    fixed: list[Hex]
    committed: list[Seat]
    silent: list[Seat]
    deal: str


# Messages of a socket


class Ask(TypedDict):
    """A seat must speak."""

    seat: Seat
    decision: Count
    legal: list[str]


class News(TypedDict):
    """A step, as far as this viewer may know of it."""

    n: Annotated[int, Meta(ge=1)]
    who: Seat | Literal["*"]
    hidden: bool
    text: list[str]
    events: list[Event]
    moment: View | None


class TimeLeft(TypedDict):
    """The clocks."""

    left: list[float]
    running: list[Seat]


class Request(TypedDict):
    """Somebody asks to take back."""

    id: Count
    kind: Literal["undo"]
    by: Seat
    state: Literal["open", "granted", "refused", "lapsed"]


class ChatLine(TypedDict):
    """Something said."""

    by: Seat
    text: str
    at: Time


class Entrance(TypedDict):
    """What lets others in, told to whoever has a key; and whether this key is the opener's."""

    invite: str | None
    code: str | None
    yours_to_run: bool


class Greeting(Summary):
    """Everything a viewer needs to begin."""

    yours: list[Seat]
    entrance: Entrance | None
    screens: Count
    rematch: str | None
    view: View | None
    ask: Ask | None
    log: list[News]
    requests: list[Request]
    chat: list[ChatLine]
    time: TimeLeft | None


class Welcome(TypedDict):
    """The answer to a hello; again where seats were removed."""

    welcome: Greeting


class Update(TypedDict):
    """What has changed for this viewer."""

    n: Count
    news: list[News]
    view: View | None
    ask: Ask | None
    time: TimeLeft | None


class StateTold(TypedDict):
    """The table's state is another."""

    state: Literal["playing", "over", "stopped", "closed"]


class EntranceTold(TypedDict):
    """What lets others in is another, or somebody else runs the table."""

    entrance: Entrance
    opener: Seat | None


class ScreensTold(TypedDict):
    """So many screens show the table to all; then a phone is a hand."""

    screens: Count


class PlayersTold(TypedDict):
    """Somebody came, went, was replaced."""

    players: list[Player]


class RequestTold(TypedDict):
    """A request is made, or stands otherwise."""

    request: Request


class ChatTold(TypedDict):
    """Somebody said something."""

    chat: ChatLine


class RematchTold(TypedDict):
    """There is a table for another game."""

    rematch: str


class FixedHashes(TypedDict):
    """What every seat adds is fixed by its hash; so long there is time to reveal."""

    fixed: list[Hex]
    committed: list[Seat]
    seconds: float


class RevealTold(TypedDict):
    """Whoever has committed may reveal now; told to them alone."""

    reveal: FixedHashes


class Bye(TypedDict):
    """The end of the socket."""

    bye: ByeCode


class Done(TypedDict):
    """It is stored."""

    re: int
    ok: Literal[True]


class Asked(TypedDict):
    """Others are asked whether to take back."""

    re: int
    request: Count


class AdviceLine(TypedDict):
    """What a search thinks of one move, which is told in words, too."""

    move: str
    text: str
    visits: Count
    win: Annotated[float, Meta(ge=0, le=1)]
    score: float


class AdviceTold(TypedDict):
    """The moves, most visited first."""

    re: int
    advice: list[AdviceLine]


class Refusal(TypedDict):
    """Something that was said cannot be."""

    re: int | None
    error: ErrorTold


TableMessage = (
    Welcome
    | Update
    | StateTold
    | PlayersTold
    | EntranceTold
    | ScreensTold
    | RequestTold
    | ChatTold
    | RematchTold
    | RevealTold
    | Bye
)
"""What a table says to whoever looks."""

Reply = Done | Asked | AdviceTold | Refusal
"""What is answered to a message."""

HEARD = (*get_args(TableMessage), *get_args(Reply))
"""Everything a socket may hear."""
