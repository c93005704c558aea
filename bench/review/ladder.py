"""What a real decision costs players of each level: the ladder against which people are held."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence

from bench.resumable_rows import Row
from bench.review.modes import Asked, played, told
from pyrite.arena.intervals import share_of
from pyrite.arena.workers import cores
from pyrite.core.vocabulary.ladder import EDGES, loss_kind
from pyrite.engine.records.record import GameRecord
from pyrite.players.review.judging import Decision
from pyrite.players.review.meter import Meter, shares_of
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
    """What a real decision loses by level; last, as it stands in the game's `skill/ladder.py`."""
    seconds = sum(row["seconds"] for row in rows)
    print(f"{asked.game}, {asked.seats} seats: {len(rows)} games, {seconds:.0f} s of processors:")
    for name in asked.players:
        losses = [one for row in rows for seat in row["losses"][name] for one in seat]
        print(f"  {name}: {told(share_of(losses))} by real decision, {len(losses)} of them")
    tell_meter(asked, rows)
    print(f"    {asked.seats}: {{")
    for name, counts in rungs_in(asked, rows).items():
        print(f'        "{name}": {counts},')
    print("    },")


def rungs_in(asked: Asked, rows: Sequence[Row]) -> dict[str, tuple[int, ...]]:
    """How many decisions of each level lost so much."""
    found = {}
    for name in asked.players:
        kinds = Counter(loss_kind(x) for row in rows for seat in row["losses"][name] for x in seat)
        found[name] = tuple(kinds[kind] for kind in range(len(EDGES) + 1))
    return found


def tell_meter(asked: Asked, rows: Sequence[Row]) -> None:
    """How far from the truth is the meter, each game held against all the others?"""
    off: Counter[int] = Counter()
    silent = 0
    for number, row in enumerate(rows):
        rungs = rungs_in(asked, [*rows[:number], *rows[number + 1 :]])
        for place, name in enumerate(asked.players):
            for losses in row["losses"][name]:
                meter = Meter(0, len(losses), asked.players, shares_of(rungs, losses))
                silent += not meter.is_sure
                off[abs(round(meter.place) - place)] += meter.is_sure
    near = (off[0] + off[1]) / max(1, off.total())
    print(f"  the meter, {off.total()} seats, and {silent} of which it says nothing:")
    print(f"  the level or its neighbour {near:.1%}; off by {dict(sorted(off.items()))}")
