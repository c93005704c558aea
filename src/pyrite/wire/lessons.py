"""A lesson as the server tells it, typed: what is seen and asked, and what is said to a move."""

from __future__ import annotations

from typing import TypedDict

from pyrite.wire.answers import Ask, News, Player, Seat, View


class LessonScene(TypedDict):
    """What the learner sees happen, and how things are then."""

    news: list[News]
    view: View


class LessonAnswer(TypedDict):
    """A move that is right here, and what comes of it."""

    move: str
    then: LessonScene


class LessonReason(TypedDict):
    """Why some legal moves are not meant here."""

    text: str
    moves: list[str]


class LessonStep(TypedDict):
    """One question: every legal move is right or has a reason."""

    name: str
    new: bool
    before: LessonScene
    ask: Ask
    text: str
    right: list[LessonAnswer]
    reasons: list[LessonReason]
    done: str


class LessonTold(TypedDict):
    """A first game, from its first question to its last."""

    game: str
    rules: int
    seats: int
    yours: list[Seat]
    players: list[Player]
    steps: list[LessonStep]
    end: str
