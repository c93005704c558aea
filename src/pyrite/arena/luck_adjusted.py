"""Win shares with luck taken out: a control variate, weighted without bias.

The luck of a game has expectation 0, so taking a share of it off moves no mean. It is measured
twice, by rollouts and, where a game has a network, by what that thinks of positions: the one fits
players that follow the heuristic, the other those that learned. The weights that make the interval
smallest are learned from the other half of the deals, hence independent of what they are applied
to.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from pyrite.arena.intervals import Share, share_of
from pyrite.engine.play import Play
from pyrite.engine.registry import find_game
from pyrite.players.network.value import NetworkValuer
from pyrite.players.network.weights import has_weights
from pyrite.players.review.luck import Public, luck_of
from pyrite.players.review.valuing import Valuer
from pyrite.players.review.walk import walk

ROLLOUTS = 200  # for each value
LEAST = 4  # deals to learn a weight from
DRAWS_SHARE = 4  # a draw of chance for the network to look at, for so many rollouts


@dataclass(frozen=True)
class Adjusted:
    """A share without luck, and how many plain games would have been as sure."""

    share: Share
    worth: float | None  # plain games per game played; None while that cannot be known


@dataclass(frozen=True)
class Lucks:
    """The luck of one game by seat, measured twice; the second empty without a network."""

    by_rollouts: tuple[float, ...]
    by_worth: tuple[float, ...]


@functools.cache
def valuer(game: str, seats: int, backend: str) -> Valuer:
    """One per process."""
    return Valuer(find_game(game), seats, backend)


@functools.cache
def network_valuer(game: str, seats: int, backend: str) -> NetworkValuer | None:
    """One per process, where the game has a network."""
    found = find_game(game)
    return NetworkValuer(found, seats, backend) if has_weights(found) else None


def lucks_in(play: Play, turn: int, rollouts: int, backend: str) -> Lucks:
    """The luck of a finished game; its rollouts and draws are this game's alone."""
    about = play.game.id, play.seats, backend
    known, seed = Public(walk(play.game_record(), ())), f"{play.seed} {turn}"
    by_rollouts = luck_of(known, valuer(*about), seed, rollouts)
    learned, draws = network_valuer(*about), max(1, rollouts // DRAWS_SHARE)
    return Lucks(by_rollouts, luck_of(known, learned, seed, draws) if learned else ())


def adjusted_share(shares: Sequence[float], *lucks: Sequence[float]) -> Adjusted:
    """The shares of independent deals, less their luck in one or more measures."""
    samples = list(shares)
    for half in (0, 1):
        weights = weights_of(shares[1 - half :: 2], [luck[1 - half :: 2] for luck in lucks])
        for place in range(half, len(shares), 2):
            own = (w * luck[place] for w, luck in zip(weights, lucks, strict=True))
            samples[place] -= sum(own)
    plain, found = share_of(shares), share_of(samples)
    worth = (plain.margin / found.margin) ** 2 if plain.margin and found.margin else None
    return Adjusted(found, worth)


def weights_of(shares: Sequence[float], lucks: Sequence[Sequence[float]]) -> list[float]:
    """One measure after the other, each from what those before have left."""
    weights, left = [], list(shares)
    for luck in lucks:
        weights.append(weight_of(left, luck))
        left = [share - weights[-1] * one for share, one in zip(left, luck, strict=True)]
    return weights


def weight_of(shares: Sequence[float], lucks: Sequence[float]) -> float:
    """How much of the luck to take off: least squares, from 0 to all of it, less where unsure."""
    if len(shares) < LEAST:
        return 0.0
    share, luck = fmean(shares), fmean(lucks)
    spread = sum((one - luck) ** 2 for one in lucks)
    together = sum((a - share) * (b - luck) for a, b in zip(shares, lucks, strict=True))
    if not spread or together <= 0:
        return 0.0
    explained = together**2 / spread
    left = sum((one - share) ** 2 for one in shares) - explained
    doubt = max(0.0, left) / (explained * (len(shares) - 2))  # its error by itself, squared
    return min(1.0, together / spread) * max(0.0, 1 - doubt)
