"""Bots at a table. They search plainly, and less, until a child has compiled the search."""

from __future__ import annotations

import functools
import time
from collections.abc import Mapping, Sequence

from pyrite.core.chance import Chance
from pyrite.core.game import Game
from pyrite.core.seeds import player_seed
from pyrite.engine.player import Information, Player
from pyrite.players.compiling import SearchCompiler
from pyrite.players.levels import iterations_of, make_player
from pyrite.players.search.search import Advice, Budget, Settings
from pyrite.players.searcher import Searcher

ADVICE = 4_000  # iterations for a hint
PLAIN_PART = 10  # plain search does a tenth of the iterations
LEAST = 10
SECONDS = 1.0  # and no longer than this
FIRST_SECONDS = 0.06  # while people still wait for their first question


class Bots:
    """Everybody at the table who is no person, and the adviser of those who are."""

    def __init__(
        self, game: Game, levels: Mapping[int, str], seed: str, compiler: SearchCompiler
    ) -> None:
        self.game = game
        self.levels = dict(levels)
        self.seed = seed
        self.compiler = compiler
        self.in_a_hurry = False
        self.searching = {seat for seat in levels if iterations_of(game, levels[seat])}
        self._player = functools.cache(self._make)

    def __contains__(self, seat: int) -> bool:
        return seat in self.levels

    def start(self) -> None:
        """Compile beside the game, if anybody here searches."""
        if self.searching:
            self.compiler.start()

    def choose(
        self, seat: int, information: Information, moves: Sequence[int], chance: Chance
    ) -> int:
        """The bot of this seat chooses from what it may know."""
        return self._player(seat, *self._pace()).choose(information, moves, chance)

    def advise(self, information: Information, chance: Chance) -> list[Advice]:
        """What a search thinks of each move, best first."""
        self.compiler.start()
        backend, seconds = self._pace()
        searcher = Searcher(self.game, budget_of(ADVICE, seconds), Settings(backend=backend))
        return searcher.advise(information, chance)

    def _pace(self) -> tuple[str, float]:
        """On which backend, and with how many seconds a move; 0 for as long as it takes."""
        if self.in_a_hurry:
            return "python", FIRST_SECONDS
        return ("native", 0.0) if self.compiler.is_ready else ("python", SECONDS)

    def _make(self, seat: int, backend: str, seconds: float) -> Player:
        return make_player(
            self.game,
            self.levels[seat],
            seed=player_seed(self.seed, seat),
            backend=backend,
            budget=functools.partial(budget_of, seconds=seconds),
        )


def budget_of(iterations: int, seconds: float) -> Budget:
    """All iterations, or a part of them in a limited time."""
    if not seconds:
        return Budget(iterations=iterations)
    part = max(LEAST, iterations // PLAIN_PART)
    return Budget(iterations=part, seconds=seconds, clock=time.monotonic)
