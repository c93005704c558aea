"""A player that searches before it moves."""

from __future__ import annotations

from collections.abc import Sequence

from pyrite.core.chance import Chance
from pyrite.core.game import Game
from pyrite.engine.player import Information
from pyrite.players.search.search import Advice, Budget, Search, Settings


class Searcher:
    """Plays the move the search visited most."""

    def __init__(self, game: Game, budget: Budget, settings: Settings | None = None) -> None:
        self.budget = budget
        self.search = Search(game, settings)

    def choose(self, information: Information, moves: Sequence[int], chance: Chance) -> int:
        """The most visited move; a single one without thinking."""
        if len(moves) == 1:
            return moves[0]
        return self.search.choose(information, chance, self.budget)

    def advise(self, information: Information, chance: Chance) -> list[Advice]:
        """What the search thinks of each move."""
        return self.search.advise(information, chance, self.budget)
