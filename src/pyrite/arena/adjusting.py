"""Win shares with luck taken out: a control variate, weighted without bias.

The luck of a game has expectation 0, so taking a share of it off moves no mean. The weight that
makes the interval smallest is learned from the other half of the deals, hence independent of what
it is applied to.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from pyrite.arena.shares import Share, share_of
from pyrite.engine.play import Play
from pyrite.engine.registry import find_game
from pyrite.players.review.luck import luck_of
from pyrite.players.review.valuing import Valuer
from pyrite.players.review.walk import walk

ROLLOUTS = 200  # for each value
LEAST = 4  # deals to learn a weight from


@dataclass(frozen=True)
class Adjusted:
    """A share without luck, and how many plain games would have been as sure."""

    share: Share
    worth: float | None  # plain games per game played; None while that cannot be known


@functools.cache
def valuer(game: str, seats: int, backend: str) -> Valuer:
    """One per process."""
    return Valuer(find_game(game), seats, backend)


def luck_in(play: Play, turn: int, rollouts: int, backend: str) -> tuple[float, ...]:
    """The luck of a finished game by seat; its rollouts are this game's alone."""
    measures = valuer(play.game.id, play.seats, backend)
    return luck_of(walk(play.game_record(), ()), measures, f"{play.seed} {turn}", rollouts)


def adjusted_share(shares: Sequence[float], lucks: Sequence[float]) -> Adjusted:
    """The shares of independent deals, less their luck."""
    samples = [0.0] * len(shares)
    for half in (0, 1):
        weight = weight_of(shares[1 - half :: 2], lucks[1 - half :: 2])
        for place in range(half, len(shares), 2):
            samples[place] = shares[place] - weight * lucks[place]
    plain, found = share_of(shares), share_of(samples)
    worth = (plain.margin / found.margin) ** 2 if plain.margin and found.margin else None
    return Adjusted(found, worth)


def weight_of(shares: Sequence[float], lucks: Sequence[float]) -> float:
    """How much of the luck to take off: least squares, from 0 to all of it."""
    if len(shares) < LEAST:
        return 0.0
    share, luck = fmean(shares), fmean(lucks)
    spread = sum((one - luck) ** 2 for one in lucks)
    together = sum((a - share) * (b - luck) for a, b in zip(shares, lucks, strict=True))
    return min(1.0, max(0.0, together / spread)) if spread else 0.0
