"""“Today you played like `normal`”: which bots lose by their decisions as somebody did.

The losses of a seat's real decisions are held against the ladder of the game: how likely would bots
of each level have lost so much so often? Without a ladder, or with too few decisions, nothing is
said; what is said comes with the levels between which it surely lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import exp, log

from pyrite.core.game import Game
from pyrite.core.vocabulary.ladder import EDGES, Rungs, loss_kind
from pyrite.players.review.judging import Decision

FEWEST = 8  # real decisions; fewer tell nothing
TEMPER = 0.7  # decisions of one game say less than as many of different games
TAIL = 0.05  # left out at either end of what is likely
WIDEST = 4  # levels; what may be nearly anything is not told


@dataclass(frozen=True)
class Meter:
    """How likely each level is, the worst first."""

    seat: int
    decisions: int  # on which it rests
    levels: tuple[str, ...]
    shares: tuple[float, ...]

    @property
    def place(self) -> float:
        """Where it lies on the ladder: 0 is the lowest rung."""
        return sum(number * share for number, share in enumerate(self.shares))

    @property
    def level(self) -> str:
        """The nearest rung."""
        return self.levels[round(self.place)]

    @property
    def bounds(self) -> tuple[str, str]:
        """The lowest and the highest rung that may well be."""
        reached = list(accumulate(self.shares))
        low = next(n for n, sum_ in enumerate(reached) if sum_ > TAIL)
        high = next(n for n, sum_ in enumerate(reached) if sum_ >= 1 - TAIL)
        return self.levels[low], self.levels[high]

    @property
    def is_sure(self) -> bool:
        """Is there enough to say so?"""
        low, high = map(self.levels.index, self.bounds)
        return self.decisions >= FEWEST and high - low < WIDEST


def meter_of(game: Game, seats: int, seat: int, decisions: Iterable[Decision]) -> Meter | None:
    """A seat's real decisions on the game's ladder; None where it has none."""
    rungs = rungs_of(game, seats)
    if not rungs:
        return None
    losses = [one.loss.mean for one in decisions if one.seat == seat and one.is_real]
    return Meter(seat, len(losses), tuple(rungs), shares_of(rungs, losses))


def rungs_of(game: Game, seats: int) -> Rungs | None:
    """Measured with as many seats, or with the number nearest to it."""
    room = game.room("skill.ladder")
    if not room:
        return None
    nearest = min(room.LADDER, key=lambda one: (abs(one - seats), one))
    found: Rungs = room.LADDER[nearest]
    return found


def shares_of(rungs: Rungs, losses: Sequence[float]) -> tuple[float, ...]:
    """How likely each rung is after these losses, if all were alike before."""
    fits = [TEMPER * sum(log(chance_of(rung, one)) for one in losses) for rung in rungs.values()]
    most = max(fits)
    weights = [exp(one - most) for one in fits]
    return tuple(one / sum(weights) for one in weights)


def chance_of(rung: Sequence[int], loss: float) -> float:
    """How often such a loss comes; what never came may come all the same."""
    return (rung[loss_kind(loss)] + 1) / (sum(rung) + len(EDGES) + 1)
