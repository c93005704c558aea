"""Reviewing a game: all that there is to measure, spread over threads, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from pyrite.core.game import Result, victory_shares
from pyrite.core.schema import pack
from pyrite.engine.play import Step
from pyrite.engine.records.record import GameRecord
from pyrite.players.errors import ReviewError
from pyrite.players.review.judging import Decision, gain, judge
from pyrite.players.review.ledger import Account, LedgerEntry, account, items
from pyrite.players.review.meter import Meter, meter_of
from pyrite.players.review.moments import Moment, moments
from pyrite.players.review.reasons.reason import Reason, needs_reason, reason_of
from pyrite.players.review.summary import SeatSummary, summary
from pyrite.players.review.valuing import Chances, Estimate, Valuer, purpose
from pyrite.players.review.walk import (
    Position,
    Walk,
    check_reviewable,
    knows_all,
    people,
    walk,
)

ITERATIONS = 1_000
PLAIN_ITERATIONS = 10  # on the python backend
OPEN_GAME = 2  # times as many for the truth where nobody hides anything: the ledger rests on it
KNOWN_SHARE = 2  # half of them for what a seat could know; less where many look

__all__ = ["ITERATIONS", "PLAIN_ITERATIONS", "check_reviewable", "review_record", "reviewed_seats"]

Job = tuple[Callable[..., Any], tuple[Any, ...]]
Progress = Callable[[int, int], None]
"""Hears how many of how many measurements are done."""


Explained = Callable[["Review"], None]
"""Sees a review that is not whole yet."""


@dataclass
class Review:
    """What was found out; less than everything if it was interrupted."""

    walk: Walk
    seats: tuple[int, ...]  # those that are looked at
    iterations: int
    done: int = 0
    total: int = 0
    truth: dict[int, Chances] = field(default_factory=dict)  # by position
    known: dict[tuple[int, int], Estimate] = field(default_factory=dict)  # by position and seat
    decisions: dict[int, Decision] = field(default_factory=dict)  # by step
    gains: dict[int, Chances | None] = field(default_factory=dict)  # by step
    reasons: dict[int, Reason] = field(default_factory=dict)  # by step, where one was found

    @property
    def is_whole(self) -> bool:
        """Was everything measured?"""
        return self.done == self.total

    @property
    def share_done(self) -> float:
        """How much of it was measured."""
        return self.done / self.total if self.total else 1.0

    @property
    def result(self) -> Result:
        """How the game ended."""
        return self.walk.result

    @property
    def steps(self) -> list[Step]:
        """All that happened."""
        return [one.step for one in self.walk.positions if one.step]

    @property
    def has_ledger(self) -> bool:
        """Are the winning chances of every position known?"""
        return len(self.truth) == len(self.walk.positions)

    @property
    def values(self) -> list[Chances]:
        """The winning chances of all positions, if all are known."""
        return [self.truth[place] for place in range(len(self.walk.positions))]

    def known_chance(self, place: int, seat: int) -> Estimate | None:
        """What the seat thought of its chance; while chance must speak, what it thought before."""
        while place > 0 and not self.walk.positions[place].is_still:
            place -= 1
        one = self.walk.positions[place]
        if seat in one.known and not knows_all(one.known[seat], one.state):
            return self.known.get((place, seat))
        return self.truth[place][seat] if place in self.truth else None

    @property
    def items(self) -> list[LedgerEntry]:
        """The ledger; empty where its figures are missing."""
        return items(self.steps, self.values, self.gains) if self.has_ledger else []

    @property
    def accounts(self) -> list[Account]:
        """What it comes to, for every seat."""
        if not self.has_ledger:
            return []
        steps, values = self.steps, self.values
        return [account(seat, steps, values, self.gains) for seat in range(self.walk.seats)]

    @property
    def summaries(self) -> list[SeatSummary]:
        """What the decisions of each seat that is looked at come to."""
        return [summary(seat, self.decisions.values()) for seat in self.seats]

    @property
    def meters(self) -> list[Meter]:
        """Which level each seat that is looked at played like, where the game has a ladder."""
        walk, decisions = self.walk, self.decisions.values()
        found = (meter_of(walk.game, walk.seats, seat, decisions) for seat in self.seats)
        return [one for one in found if one]

    @property
    def moments(self) -> list[Moment]:
        """Three steps worth looking at again."""
        own = [one for one in self.decisions.items() if one[1].seat in self.seats]
        return moments(self.seats, dict(own), self.items)


def reviewed_seats(
    record: GameRecord, seat: int | None = None, *, everybody: bool = False
) -> tuple[int, ...]:
    """One seat, everybody, or the seats that people held."""
    if seat is not None:
        return (seat,)
    seats = tuple(range(record.seats)) if everybody else people(record)
    if not seats:
        raise ReviewError("nobody-to-review")
    return seats


def review_record(
    record: GameRecord,
    seats: Sequence[int],
    *,
    iterations: int = ITERATIONS,
    backend: str = "native",
    threads: int = 1,
    progress: Progress | None = None,
    explained: Explained | None = None,
) -> Review:
    """Look back at a finished game; Ctrl-C: what is measured by then.

    `explained` sees it as soon as decisions are judged and have their reasons.
    """
    found = Review(walk(record, seats), tuple(seats), iterations)
    settle_what_is_plain(found)
    judging, explaining, rest = stages = Measuring(found, backend).stages()
    found.total = sum(map(len, stages))
    with suppress(KeyboardInterrupt):
        run(judging, found, threads, progress)
        run(explaining, found, threads, progress)
        if explained:
            explained(found)
        run(rest, found, threads, progress)
    return found


def run(jobs: Sequence[Job], found: Review, threads: int, progress: Progress | None) -> None:
    """All of them, the first ones first."""
    for _ in done_here(jobs) if threads == 1 else done_in_threads(jobs, threads):
        found.done += 1
        if progress:
            progress(found.done, found.total)


def done_here(jobs: Sequence[Job]) -> Iterator[None]:
    """One after the other, also where there are no threads."""
    for what, about in jobs:
        what(*about)
        yield


def done_in_threads(jobs: Sequence[Job], threads: int) -> Iterator[None]:
    """Several at once; whoever stops listening stops them."""
    pool = ThreadPoolExecutor(threads)
    try:
        futures: list[Future[None]] = [pool.submit(what, *about) for what, about in jobs]
        for future in as_completed(futures):
            future.result()
            yield
    finally:
        pool.shutdown(cancel_futures=True)


def settle_what_is_plain(found: Review) -> None:
    """The result needs no rollouts, nor does what a seat gains that knew everything."""
    places = found.walk.positions
    last = len(places) - 1
    shares = victory_shares(found.walk.result.winners, found.walk.seats)
    found.truth[last] = tuple(Estimate(share, 0.0) for share in shares)
    for step in range(1, last + 1):
        asked = places[step].asked
        if asked and knows_all(asked.information, places[step - 1].state):
            found.gains[step] = None


class Measuring:
    """What is to be measured of one game; each job leaves its figure in the review."""

    def __init__(self, found: Review, backend: str) -> None:
        self.found = found
        walked = found.walk
        self.valuer = Valuer(walked.game, walked.seats, backend)
        self.positions = walked.positions
        steps = [step for step, one in enumerate(self.positions) if one.asked]
        is_open = all(step in found.gains for step in steps)
        self.for_truth = found.iterations * (OPEN_GAME if is_open else 1)
        self.for_known = max(1, found.iterations // max(KNOWN_SHARE, len(found.seats)))

    def stages(self) -> tuple[list[Job], list[Job], list[Job]]:
        """Decisions first, then their reasons, then all that is left."""
        last = len(self.positions) - 1
        asked = [step for step in range(1, last + 1) if self.positions[step].asked]
        own = [step for step in asked if self._mover(step) in self.found.seats]
        judging: list[Job] = [(self.judge, (step,)) for step in own]
        explaining: list[Job] = [(self.explain, (rank,)) for rank in range(len(own))]
        return judging, explaining, list(self._rest(last, asked, own))

    def _rest(self, last: int, asked: Sequence[int], own: Sequence[int]) -> Iterator[Job]:
        """Chances in the light of the truth, what others decided, what seats knew."""
        yield from ((self.see_truth, (place,)) for place in range(last) if not self._forced(place))
        left = (step for step in asked if step not in own and step not in self.found.gains)
        yield from ((self.see_gain, (step,)) for step in left)
        yield from (
            (self.see_known, (place, seat)) for place in range(last) for seat in self._seen(place)
        )

    def _mover(self, step: int) -> int:
        asked = self.positions[step].asked
        assert asked
        return asked.information.seat

    def _forced(self, place: int) -> bool:
        """Did a seat come here that had no choice?"""
        asked = self.positions[place].asked
        return asked is not None and asked.is_forced

    def _seen(self, place: int) -> list[int]:
        """The seats that know something of a position, but not everything."""
        one = self.positions[place]
        return [seat for seat, seen in one.known.items() if not knows_all(seen, one.state)]

    def judge(self, step: int) -> None:
        """A decision of a seat that is looked at."""
        asked, made = self._asked(step)
        decision = judge(self.valuer, asked.information, asked.moves, made, self.found.iterations)
        self.found.decisions[step] = decision
        self.found.gains.setdefault(step, decision.gain)

    def explain(self, rank: int) -> None:
        """The reason of a decision that surely cost something: the dearest has rank 0."""
        dear = sorted(self.found.decisions.items(), key=lambda one: (-one[1].loss.mean, one[0]))
        step, decision = dear[rank]
        if needs_reason(decision):
            asked, _ = self._asked(step)
            reason = reason_of(self.valuer, asked.information, decision)
            if reason:
                self.found.reasons[step] = reason

    def see_gain(self, step: int) -> None:
        """A decision of anybody else."""
        asked, made = self._asked(step)
        self.found.gains[step] = gain(
            self.valuer, asked.information, asked.moves, made, self.found.iterations
        )

    def see_truth(self, place: int) -> None:
        """Winning chances, all cards known; forced moves that follow leave them as they are."""
        state = self.positions[place].state
        seed = purpose("truth", pack(state))
        chances = self.valuer.state_chances(state, seed, self.for_truth)
        self.found.truth[place] = chances
        while place + 1 < len(self.positions) and self._forced(place + 1):
            place += 1
            self.found.truth.setdefault(place, chances)

    def see_known(self, place: int, seat: int) -> None:
        """A seat's own winning chance, as far as it could know."""
        seen = self.positions[place].known[seat]
        chances = self.valuer.known_chances(seen, purpose("known", seen.bytes), self.for_known)
        self.found.known[place, seat] = chances[seat]

    def _asked(self, step: int) -> tuple[Any, int]:
        one: Position = self.positions[step]
        assert one.asked
        assert one.step
        return one.asked, one.step.move
