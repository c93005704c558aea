"""What a real decision costs players of each level: the ladder against which people are held."""

from __future__ import annotations

import time
from collections.abc import Sequence

from bench.resumable_rows import Row
from bench.review.modes import Asked, played, told
from pyrite.arena.intervals import share_of
from pyrite.arena.workers import cores
from pyrite.engine.records.record import GameRecord
from pyrite.players.review.judging import Decision
from pyrite.players.review.review import Measuring, Review, run
from pyrite.players.review.walk import walk


def judged(record: GameRecord, iterations: int) -> list[Decision]:
    """Every decision of every seat, and nothing else."""
    seats = tuple(range(record.seats))
    found = Review(walk(record, seats), seats, iterations)
    judging, _, _ = Measuring(found, "native").stages()
    run(judging, found, cores(), None)
    return list(found.decisions.values())


def ladder(asked: Asked, number: int) -> Row:
    """One game of each level among its like: by seat what each real decision lost."""
    found: dict[str, list[list[float]]] = {}
    began = time.process_time()
    for name in asked.players:
        decisions = judged(played(asked, [name] * asked.seats, number), asked.iterations)
        real = [one for one in decisions if one.is_real]
        found[name] = [
            [round(one.loss.mean, 4) for one in real if one.seat == seat]
            for seat in range(asked.seats)
        ]
    return {"losses": found, "seconds": time.process_time() - began}


def tell_ladder(asked: Asked, rows: Sequence[Row]) -> None:
    """Mean and spread of a real decision's loss by level, for `skill/ladder.py`."""
    seconds = sum(row["seconds"] for row in rows)
    print(f"{asked.game}, {asked.seats} seats: {len(rows)} games, {seconds:.0f} s of processors:")
    for name in asked.players:
        losses = [one for row in rows for seat in row["losses"][name] for one in seat]
        print(f"  {name}: {told(share_of(losses))} by real decision, {len(losses)} of them")
