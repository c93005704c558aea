"""How a thought becomes a move or advice: the same in this process and in a worker's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pyrite.core.backends.backend import NATIVE, PYTHON
from pyrite.engine.registry import find_game
from pyrite.players.levels import level_of, make_player
from pyrite.players.network.network import network_in_use
from pyrite.players.network.weights import has_weights
from pyrite.players.search.search import Advice, Budget, Settings
from pyrite.players.search.searcher import Searcher
from pyrite.tables.bots.thinking import Thought

ADVISER = "expert"  # a hint is thought about as long as this level does
PLAIN_PART = 10  # a plain search does a tenth of the iterations,
LEAST = 10  # but so many


@dataclass(frozen=True)
class Effort:
    """On which backend, and for how long by a clock; None: as long as it takes."""

    is_native: bool  # the search is compiled, and loaded
    seconds: float | None
    clock: Callable[[], float]

    @property
    def backend(self) -> str:
        """Plain until the compiled search is there."""
        return NATIVE if self.is_native else PYTHON

    def budget(self, iterations: int) -> Budget:
        """All iterations or, searching plainly, a part of them; never longer than the time."""
        wanted = iterations if self.is_native else max(LEAST, iterations // PLAIN_PART)
        if self.seconds is None:
            return Budget(wanted)
        return Budget(wanted, self.seconds, self.clock)


def choose(thought: Thought, effort: Effort) -> int:
    """By a player of the thought's level, from what the seat may know."""
    player = make_player(
        find_game(thought.game),
        thought.level,
        seed=thought.bot_seed,
        backend=effort.backend,
        budget=effort.budget,
    )
    number = player.choose(thought.information(), thought.moves, thought.chance())
    assert number in thought.moves
    return number


def advise(thought: Thought, effort: Effort) -> list[Advice]:
    """About every move, most visited first."""
    game, information = find_game(thought.game), thought.information()
    network = network_in_use(game, effort.backend) if has_weights(game) else None
    budget = effort.budget(level_of(game, ADVISER).iterations)
    searcher = Searcher(game, budget, Settings(backend=effort.backend), network)
    return searcher.advise(information, thought.moves, thought.chance())
