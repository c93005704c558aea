"""A review of a game, typed: what a server gives and `pyrite review --json` prints."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta

from pyrite.wire.answers import Count, Seat

Share = Annotated[float, Meta(ge=0, le=1)]
Estimate = tuple[float, float]
"""A mean and its standard error."""

Grade = Literal["gold", "fair", "pyrite", "dynamite"]


class ReviewResult(TypedDict):
    """How the game ended."""

    scores: list[int]
    winners: list[Seat]
    reason: str


class ReviewPlace(TypedDict):
    """The game after a step: winning chances with all cards known, and as the seats knew them."""

    who: Seat | Literal["*"] | None
    text: str | None
    chances: list[Estimate] | None
    known: dict[str, Estimate]


class ReviewMove(TypedDict):
    """A move that was considered, in how many games, and how they ended for the seat."""

    move: str
    games: Count
    win: Estimate
    score: Estimate


class ReviewDecision(TypedDict):
    """A decision, judged by what its seat could know; the best move first."""

    step: Count
    seat: Seat
    grade: Grade
    forced: bool
    made: str
    best: str
    loss: Estimate
    gain: Estimate
    moves: list[ReviewMove]


class ReviewItem(TypedDict):
    """A line of the ledger: what moved the winning chances, by seat."""

    step: Count
    kind: Literal["chance", "reveal", "decision", "open"]
    seat: Seat | None
    change: list[Estimate]


class ReviewAccount(TypedDict):
    """What the ledger comes to for a seat: the opening share and all parts make the final one."""

    seat: Seat
    opening: Estimate
    final: Share
    luck: Estimate
    own: Estimate
    others: Estimate
    open: Estimate


class ReviewMoment(TypedDict):
    """A step worth looking at again."""

    step: Count
    why: Literal["mistake", "luck", "stroke"]
    seat: Seat
    change: float


class Review(TypedDict):
    """What was luck and what was skill; steps are counted from 1, place 0 is before the first."""

    format: Literal["pyrite review 1"]
    game: str
    seats: Count
    options: dict[str, str]
    players: list[str | None]
    iterations: Count
    done: Share
    result: ReviewResult
    reviewed: list[Seat]
    places: list[ReviewPlace]
    decisions: list[ReviewDecision]
    texts: NotRequired[dict[str, dict[str, str]]]  # by language, the moves of decisions in words
    ledger: list[ReviewItem]
    accounts: list[ReviewAccount]
    moments: list[ReviewMoment]


class ReviewTold(TypedDict):
    """Working: which part is done, ask again. Ready: all of it."""

    state: Literal["working", "ready"]
    done: NotRequired[Share]
    review: NotRequired[Review]
