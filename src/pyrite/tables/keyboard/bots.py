"""Bots at one keyboard, in this process; the clock is handed in.

They search plainly, and less, until a child has compiled the search. They see thoughts, which
hold what a seat may know, never the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pyrite.core.game import Game
from pyrite.players.compilation.process import SearchCompiler
from pyrite.players.levels import is_quick
from pyrite.players.search.search import Advice
from pyrite.tables.bots.choosing import Effort, advise, choose
from pyrite.tables.bots.thinking import Thought

SECONDS = 1.0  # a plain search takes no longer than this
FIRST_SECONDS = 0.06  # while people still wait for their first question


class Bots:
    """Everybody at the table who is no person, and the adviser of those who are."""

    def __init__(
        self,
        game: Game,
        levels: Iterable[str],
        compiler: SearchCompiler,
        clock: Callable[[], float],
    ) -> None:
        self.compiler = compiler
        self.clock = clock
        self.in_a_hurry = False
        self.searching = {level for level in levels if not is_quick(game, level)}

    def start(self) -> None:
        """Compile beside the game, if anybody here searches."""
        if self.searching:
            self.compiler.start()

    def close(self) -> None:
        """The game is over, or paused; what is half compiled is finished for the next one."""
        self.compiler.leave()

    def choose(self, thought: Thought) -> int:
        """The number of one of the moves."""
        return choose(thought, self.effort)

    def advise(self, thought: Thought) -> list[Advice]:
        """What a search thinks of each move, most visited first."""
        self.compiler.start()
        return advise(thought, self.effort)

    @property
    def is_warming_up(self) -> bool:
        """Is the search not compiled yet, so that it thinks less?"""
        return not self.compiler.is_ready

    @property
    def effort(self) -> Effort:
        """How to think now."""
        if self.in_a_hurry:
            return Effort(False, FIRST_SECONDS, self.clock)
        is_native = self.compiler.is_ready
        return Effort(is_native, None if is_native else SECONDS, self.clock)
