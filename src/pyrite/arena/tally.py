"""What many games add up to."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from pyrite.arena.intervals import NORMAL_95
from pyrite.core.game import victory_shares
from pyrite.engine.simulate import SimulatedGame


@dataclass
class Tally:
    """Sums over games; a shared victory counts as a part of one."""

    sides: int
    games: int = 0
    decisions: int = 0
    shares: list[float] = field(init=False)
    squares: list[float] = field(init=False)
    scores: list[int] = field(init=False)
    reasons: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.shares = [0.0] * self.sides
        self.squares = [0.0] * self.sides
        self.scores = [0] * self.sides

    def add(self, games: Iterable[SimulatedGame]) -> None:
        """Count these games too."""
        for game in games:
            self.games += 1
            self.decisions += game.decisions
            self.reasons[game.result.reason] += 1
            for side, score in enumerate(game.result.scores):
                self.scores[side] += score
            for side, share in enumerate(victory_shares(game.result.winners, self.sides)):
                self.shares[side] += share
                self.squares[side] += share * share

    def win_share(self, side: int) -> float:
        """The part of all victories that went to a side."""
        return self.shares[side] / self.games

    def interval(self, side: int) -> float:
        """Half the width of the 95 % interval of the win share."""
        mean = self.win_share(side)
        variance = max(0.0, self.squares[side] / self.games - mean * mean)
        return NORMAL_95 * math.sqrt(variance / self.games)

    def data(self) -> dict[str, Any]:
        """All of it as JSON values."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_game": self.decisions / self.games,
            "sides": [
                {
                    "win_share": self.win_share(side),
                    "interval_95": self.interval(side),
                    "mean_score": self.scores[side] / self.games,
                }
                for side in range(self.sides)
            ],
            "reasons": dict(self.reasons.most_common()),
        }
