"""A player that searches before it moves."""

from __future__ import annotations

from collections.abc import Sequence

from pyrite.core.chance import Chance
from pyrite.core.game import Game
from pyrite.engine.player import Information
from pyrite.players.greedy import weights_of
from pyrite.players.network.network import Network
from pyrite.players.search.search import Advice, Budget, Search, Settings
from pyrite.players.single_round import round_alone


class Searcher:
    """Plays the move the search visited most; where a network guides it, with all that adds."""

    def __init__(
        self,
        game: Game,
        budget: Budget,
        settings: Settings | None = None,
        network: Network | None = None,
    ) -> None:
        self.budget = budget
        self.search = Search(game, settings, network)
        self.network = network

    def choose(self, information: Information, moves: Sequence[int], chance: Chance) -> int:
        """The most visited move; a single one without thinking."""
        if len(moves) == 1:
            return moves[0]
        if self.network:
            information = round_alone(information)
        return self.search.choose(information, chance, self.budget, self.first(information, moves))

    def advise(
        self, information: Information, moves: Sequence[int], chance: Chance
    ) -> list[Advice]:
        """What is known about each move at the end of the whole game, most visited first."""
        return self.search.advise(information, chance, self.budget, self.first(information, moves))

    def first(self, information: Information, moves: Sequence[int]) -> Sequence[int]:
        """What the network thinks; where instinct takes one move for many alike, that one alone."""
        if self.network is None:
            return ()
        weights = zip(
            self.network.weigh(information, moves), weights_of(information, moves), strict=True
        )
        return [weight if own else 0 for weight, own in weights]
