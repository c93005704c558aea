"""A game in parts, such as rounds or years: what a seat's decisions lost and won in each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pyrite.players.review.review import Review
from pyrite.players.review.summary import SeatSummary, summary
from pyrite.players.review.walk import Walk


@dataclass(frozen=True)
class GamePart:
    """From one step to another, both in it."""

    number: int
    first: int
    last: int
    summaries: tuple[SeatSummary, ...]  # of the seats that are looked at


def parts_of(review: Review) -> list[GamePart]:
    """Nothing where a game has one part only."""
    bounds = list(bounds_of(review.walk))
    found = [GamePart(n, *one, summaries_in(review, *one)) for n, one in enumerate(bounds, 1)]
    return found if len(found) > 1 else []


def bounds_of(walk: Walk) -> Iterator[tuple[int, int]]:
    """First and last step; a step with an event that ends a part is its last."""
    room = walk.game.room("skill.reasons")
    ends, first, last = set(room.PARTS) if room else set(), 1, len(walk.positions) - 1
    for number in range(1, last + 1):
        before, here = walk.positions[number - 1], walk.positions[number]
        assert here.step
        events = walk.game.story(before.state, here.step.mover, here.step.move, here.state)
        if number == last or any(event.key in ends for event in events):
            yield first, number
            first = number + 1


def summaries_in(review: Review, first: int, last: int) -> tuple[SeatSummary, ...]:
    """What was decided in between."""
    within = [one for step, one in review.decisions.items() if first <= step <= last]
    return tuple(summary(seat, within) for seat in review.seats)
