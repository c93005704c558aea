"""Bots at one keyboard, in this process; the pace is handed in.

They search plainly, and less, until a child has compiled the search. They see thoughts, which
hold what a seat may know, never the table.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from pyrite.core.game import Game
from pyrite.engine.player import Player
from pyrite.players.compiling import SearchCompiler
from pyrite.players.levels import iterations_of, make_player
from pyrite.players.search.search import Advice, Budget, Settings
from pyrite.players.searcher import Searcher
from pyrite.tables.thinking import ADVICE, Thought, plain_part


@dataclass(frozen=True)
class Pace:
    """How long a plain search may take, in seconds of a clock."""

    clock: Callable[[], float]
    seconds: float = 1.0
    first_seconds: float = 0.06  # while people still wait for their first question


class Bots:
    """Everybody at the table who is no person, and the adviser of those who are."""

    def __init__(
        self, game: Game, levels: Iterable[str], compiler: SearchCompiler, pace: Pace
    ) -> None:
        self.game = game
        self.compiler = compiler
        self.pace = pace
        self.in_a_hurry = False
        self.searching = {level for level in levels if iterations_of(game, level)}
        self._player = functools.cache(self._make)

    def start(self) -> None:
        """Compile beside the game, if anybody here searches."""
        if self.searching:
            self.compiler.start()

    def close(self) -> None:
        """The game is over, or paused."""
        self.compiler.close()

    def choose(self, thought: Thought) -> int:
        """The number of one of the moves."""
        player = self._player(thought.level, thought.bot_seed, *self._now())
        return player.choose(thought.information(), thought.moves, thought.chance())

    def advise(self, thought: Thought) -> list[Advice]:
        """What a search thinks of each move, most visited first."""
        self.compiler.start()
        backend, seconds = self._now()
        searcher = Searcher(self.game, self._budget(ADVICE, seconds), Settings(backend=backend))
        return searcher.advise(thought.information(), thought.chance())

    def _now(self) -> tuple[str, float]:
        """On which backend, and with how many seconds a move; 0 for as long as it takes."""
        if self.in_a_hurry:
            return "python", self.pace.first_seconds
        return ("native", 0.0) if self.compiler.is_ready else ("python", self.pace.seconds)

    def _make(self, level: str, seed: str, backend: str, seconds: float) -> Player:
        budget = functools.partial(self._budget, seconds=seconds)
        return make_player(self.game, level, seed=seed, backend=backend, budget=budget)

    def _budget(self, iterations: int, seconds: float) -> Budget:
        """All iterations, or a part of them in a limited time."""
        if not seconds:
            return Budget(iterations=iterations)
        return Budget(plain_part(iterations), seconds, self.pace.clock)
