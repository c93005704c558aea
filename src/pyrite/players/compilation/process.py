"""Compiling what players need, in a process of its own, while others play."""

from __future__ import annotations

import subprocess

from pyrite.core.backends.native import has_native
from pyrite.engine.compilation.process import compile_command

PLAYERS = "pyrite.players.compilation.warm"
"""Compiles all that players need; with the word `search` behind the game, the search alone."""

_LEFT: list[subprocess.Popen[bytes]] = []
"""Children that outlive their game, kept so that they are not complained about."""


class SearchCompiler:
    """A child that compiles a game's search, or finds it compiled; cheap to ask how it stands."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._child: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Once; where nothing can be compiled, never."""
        if self._child is None and has_native():
            self._child = subprocess.Popen(
                compile_command(PLAYERS, self.game, "search", "politely"),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                process_group=0,  # safe from Ctrl-C; in a session of its own it would not give way
            )

    @property
    def is_ready(self) -> bool:
        """Has it succeeded?"""
        return self._child is not None and self._child.poll() == 0

    def leave(self) -> None:
        """It goes on alone, politely and within its bounds: the next game finds it done."""
        if self._child and self._child.poll() is None:
            _LEFT.append(self._child)

    def close(self) -> None:
        """Nobody needs it any more."""
        if self._child:
            self._child.terminate()
            self._child.wait()
