"""Players that follow the game's instinct, without search."""

from __future__ import annotations

from collections.abc import Sequence

from pyrite.core.chance import Chance, below
from pyrite.core.game import Game
from pyrite.engine.player import Information
from pyrite.players.heuristic import heuristic_of
from pyrite.players.kernels.tree import pick


def weights_of(information: Information, moves: Sequence[int]) -> list[int]:
    """The instinct's weight of each move."""
    weights = [0] * len(moves)
    heuristic_of(information.game)(
        information.state, information.seat, list(moves), len(moves), weights
    )
    return weights


class Greedy:
    """Plays the heaviest move; of equal ones any."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, information: Information, moves: Sequence[int], chance: Chance) -> int:
        """One of the heaviest."""
        weights = weights_of(information, moves)
        best = [move for move, w in zip(moves, weights, strict=True) if w == max(weights)]
        return best[below(chance, len(best))]


class HeuristicPlayer:
    """Draws by weight: mostly sensible, never the same twice; with more draws surer of itself."""

    def __init__(self, game: Game, draws: int = 1) -> None:
        self.game = game
        self.draws = draws

    def choose(self, information: Information, moves: Sequence[int], chance: Chance) -> int:
        """Of so many moves that come to mind, heavier ones oftener, the heaviest."""
        weights = weights_of(information, moves)
        drawn = [pick(chance, weights, len(moves)) for _ in range(self.draws)]
        return moves[max(drawn, key=weights.__getitem__)]
