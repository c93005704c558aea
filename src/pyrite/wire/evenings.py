"""An evening as it is told: games that the same people have played, and how they stand."""

from __future__ import annotations

from typing import Annotated, TypedDict

from msgspec import Meta

from pyrite.wire.answers import Count


class EveningSeat(TypedDict):
    """How a game of an evening ended for a seat, and which of its people sat there."""

    person: Count | None  # none: a bot
    name: str | None
    level: str | None
    place: Annotated[int, Meta(ge=1)]
    points: int


class EveningGame(TypedDict):
    """A game of an evening; games of one deal had the same cards."""

    table: str
    game: str
    deal: str
    seats: list[EveningSeat]


class EveningPerson(TypedDict):
    """What an evening came to: victories, in parts where shared, and others left behind."""

    name: str | None
    games: Count
    wins: float
    behind: float


class Evening(TypedDict):
    """What the people of a table have played, with this game if it is over."""

    people: list[EveningPerson]
    games: list[EveningGame]
