"""The moments of a game that are worth looking at again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from pyrite.players.review.grades import SURE
from pyrite.players.review.judging import Decision
from pyrite.players.review.ledger import LedgerEntry, LedgerKind

MOST = 3
LUCK = (LedgerKind.CHANCE, LedgerKind.REVEAL)


class Why(StrEnum):
    """What there is to see."""

    MISTAKE = "mistake"
    LUCK = "luck"
    STROKE = "stroke"  # a decision better than the heuristic's


@dataclass(frozen=True)
class Moment:
    """A step, to whom it mattered, and by how much of the win share."""

    step: int
    why: Why
    seat: int
    change: float


def moments(
    seats: Sequence[int], decisions: Mapping[int, Decision], items: Sequence[LedgerEntry]
) -> list[Moment]:
    """One of each sort where there is one, then whatever weighs most; in the order of play."""
    sorts = [mistakes(decisions), lucky(seats, items), strokes(decisions)]
    chosen: dict[int, Moment] = {}
    for sort in sorts:
        keep(chosen, heaviest(sort)[:1])
    keep(chosen, heaviest(one for sort in sorts for one in sort))
    return sorted(list(chosen.values())[:MOST], key=lambda one: one.step)


def heaviest(found: Iterable[Moment]) -> list[Moment]:
    """What changed most comes first."""
    return sorted(found, key=lambda one: -abs(one.change))


def keep(chosen: dict[int, Moment], found: Iterable[Moment]) -> None:
    """No step twice."""
    for one in found:
        chosen.setdefault(one.step, one)


def mistakes(decisions: Mapping[int, Decision]) -> list[Moment]:
    """Decisions that surely cost something."""
    return [
        Moment(step, Why.MISTAKE, one.seat, -one.loss.mean)
        for step, one in decisions.items()
        if one.loss.mean > SURE * one.loss.error
    ]


def strokes(decisions: Mapping[int, Decision]) -> list[Moment]:
    """Decisions that surely won something."""
    return [
        Moment(step, Why.STROKE, one.seat, one.gain[one.seat].mean)
        for step, one in decisions.items()
        if one.gain[one.seat].mean > SURE * one.gain[one.seat].error
    ]


def lucky(seats: Sequence[int], items: Sequence[LedgerEntry]) -> list[Moment]:
    """What chance, or something hidden, surely did to a seat that is looked at."""
    return [
        Moment(one.step, Why.LUCK, seat, one.change[seat].mean)
        for one in items
        if one.kind in LUCK
        for seat in seats
        if abs(one.change[seat].mean) > SURE * one.change[seat].error
    ]
