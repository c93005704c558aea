"""What a worker process is asked to do: think, load a game's search, or compile it.

Each request is sent to the process, done there, and its answer sent back.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Protocol

from pyrite.engine.registry import find_game
from pyrite.players.search.search import Advice
from pyrite.tables.bots.choosing import Effort, advise, choose
from pyrite.tables.bots.thinking import Thought

PLAIN_SECONDS = 0.4  # a plain search is done before anybody would wait for it


class Request(Protocol):
    """Something that can be done elsewhere."""

    def do(self) -> Any:
        """In the worker."""
        ...


@dataclass(frozen=True)
class Think:
    """Choose a move, or advise if the thought has no level; with what was found in the time."""

    thought: Thought
    seconds: float
    is_native: bool  # the search is compiled, and loaded

    def do(self) -> int | list[Advice]:
        """From what the seat may know."""
        thought = self.thought
        return choose(thought, self.effort) if thought.level else advise(thought, self.effort)

    @property
    def effort(self) -> Effort:
        """Never longer than the time."""
        seconds = self.seconds if self.is_native else min(self.seconds, PLAIN_SECONDS)
        return Effort(self.is_native, seconds, time.monotonic)


@dataclass(frozen=True)
class Load:
    """Load a game's compiled search, so that the first answer is not late."""

    game: str

    def do(self) -> bool:
        """Is there one, from the sources as they are now?"""
        from pyrite.players.compilation.warm import (  # need NumPy and Numba
            compile_search,
            is_search_compiled,
        )

        game = find_game(self.game)
        if is_search_compiled(game):
            compile_search(game)
            return True
        return False


@dataclass(frozen=True)
class Compile:
    """Compile a game's search for this machine; minutes of work."""

    game: str

    def do(self) -> bool:
        """All processes started from now on, and those there are, can load it."""
        from pyrite.players.compilation.warm import compile_search  # needs NumPy and Numba

        compile_search(find_game(self.game))
        return True
