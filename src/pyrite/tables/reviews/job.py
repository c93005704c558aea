"""What a reviewing process is asked to do: look back at one game."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from dataclasses import dataclass

from pyrite.core.backends.backend import NATIVE
from pyrite.core.errors import PyriteError
from pyrite.engine.records.record import GameRecord, parse_record
from pyrite.engine.registry import find_game
from pyrite.players.compilation.entries import ROLLOUTS, backend_for
from pyrite.players.review.data import review_data
from pyrite.players.review.review import ITERATIONS, PLAIN_ITERATIONS, review_record
from pyrite.players.review.walk import people
from pyrite.wire import reviews as wire

PACKING = 6  # of 9


@dataclass(frozen=True)
class EarlyAnswer:
    """What can be read while the rest is measured: decisions, their reasons, first moments."""

    packed: bytes


Progress = Callable[[float | EarlyAnswer], None]
"""Hears which part is measured, and once what is known early."""


@dataclass(frozen=True)
class Depth:
    """How a server measures; None: with compiled code and as deep as is usual, where it can."""

    backend: str | None = None
    iterations: int | None = None
    threads: int = 1


@dataclass(frozen=True)
class ReviewTask:
    """A record, and how to measure."""

    record: str
    depth: Depth

    def do(self, progress: Progress) -> bytes | PyriteError:
        """The answer to whoever asked, packed, or why there is none."""
        try:
            return self._review(parse_record(self.record), progress)
        except PyriteError as error:
            return error

    def _review(self, record: GameRecord, progress: Progress) -> bytes:
        backend = self.depth.backend or backend_for(find_game(record.game), ROLLOUTS)
        usual = ITERATIONS if backend == NATIVE else PLAIN_ITERATIONS
        found = review_record(
            record,
            people(record) or range(record.seats),
            iterations=self.depth.iterations or usual,
            backend=backend,
            threads=self.depth.threads,
            progress=lambda done, total: progress(done / total),
            explained=lambda early: progress(early_answer(review_data(early))),
        )
        return packed({"state": "ready", "review": review_data(found)})


def early_answer(review: wire.Review) -> EarlyAnswer:
    """The same while the rest is measured."""
    return EarlyAnswer(packed({"state": "working", "done": review["done"], "review": review}))


def packed(answer: wire.ReviewTold) -> bytes:
    """As a server answers with it, and keeps it: packed here, so that nobody else has to."""
    return gzip.compress(json.dumps(answer, separators=(",", ":")).encode(), PACKING, mtime=0)
