"""What the server says of a record that is told again, typed."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from msgspec import Meta

from pyrite.wire.answers import Count, Event, Player, Seat, View


class ReplayStep(TypedDict):
    """A step of a record: as news, then the view after it."""

    n: Annotated[int, Meta(ge=1)]
    line: Count
    who: Seat | Literal["*"]
    hidden: bool
    text: list[str]
    events: list[Event]
    moment: View | None
    view: View
    own: list[Any]


class Replayed(TypedDict):
    """A record that holds, told again from a step on."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    players: list[Player]
    names: list[str]
    eyes: Seat | Literal["all", "none"]
    finished: bool
    seeded: bool
    audit: bool
    count: Count
    start: View
    steps: list[ReplayStep]
    next: Count | None
