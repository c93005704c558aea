"""A review of a game, typed: what a server gives and `pyrite review --json` prints."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta

from pyrite.wire.answers import Count, Seat

Share = Annotated[float, Meta(ge=0, le=1)]
Estimate = tuple[float, float]
"""A mean and its standard error."""

Grade = Literal["gold", "fair", "pyrite", "dynamite"]
Choice = Literal["real", "forced", "equal"]
"""Equal: no imagined game was won or lost by it."""


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


class ReviewFact(TypedDict):
    """Something counted in the games with the move made and in those with the better one."""

    fact: str  # its name; `event`: the game has not named it
    events: list[str]
    whose: Literal["own", "others", "anybody"]
    value: str  # which value of the events was added up; `#`: how often; empty: whether at all
    until: list[str]  # events, or `turn`; empty: the whole game
    made: float  # in all games together
    best: float


class ReviewReason(TypedDict):
    """Why the better move was better: facts that go with at least half of the loss."""

    facts: list[ReviewFact]
    worlds: Count  # pairs of games that were looked at
    explained: Estimate  # the share of the loss
    text: dict[str, str]  # by language


class ReviewKnown(TypedDict):
    """Something the seat knew before its decision, and since which step."""

    fact: str
    since: Count
    text: dict[str, str]  # by language


class ReviewDecision(TypedDict):
    """A decision, judged by what its seat could know; the best move first."""

    step: Count
    seat: Seat
    grade: Grade
    forced: bool
    choice: NotRequired[Choice]  # only real ones are graded for people
    made: str
    best: str
    loss: Estimate
    points: NotRequired[Estimate]  # of the score, lost against the best move
    gain: Estimate
    moves: list[ReviewMove]
    reason: NotRequired[ReviewReason]
    known: NotRequired[list[ReviewKnown]]


class ReviewSummary(TypedDict):
    """A seat's decisions: how many there were to make, and what one of them lost in the mean."""

    seat: Seat
    real: Count
    forced: Count
    equal: Count
    loss: Estimate
    points: Estimate


class ReviewMeter(TypedDict):
    """Like which bots a seat lost by its decisions: the nearest level, and what may well be."""

    seat: Seat
    decisions: Count  # real ones, on which it rests
    sure: bool  # enough to say so
    level: str
    low: str
    high: str
    place: float  # 0 is the lowest of the levels
    levels: list[str]  # the worst first
    text: dict[str, str]  # by language


class ReviewPart(TypedDict):
    """A part of the game, such as a round: its steps, and what the seats decided in it."""

    name: dict[str, str]  # by language
    first: Count
    last: Count
    summaries: list[ReviewSummary]


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
    summaries: NotRequired[list[ReviewSummary]]
    meters: NotRequired[list[ReviewMeter]]  # none in a game that nobody has measured
    parts: NotRequired[list[ReviewPart]]
    texts: NotRequired[dict[str, dict[str, str]]]  # by language, the moves of decisions in words
    ledger: list[ReviewItem]
    accounts: list[ReviewAccount]
    moments: list[ReviewMoment]


class ReviewTold(TypedDict):
    """Working: which part is done, perhaps what is known early; ask again. Ready: all of it."""

    state: Literal["working", "ready"]
    done: NotRequired[Share]
    review: NotRequired[Review]
