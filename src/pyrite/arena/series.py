"""A series: which games to play, one after the other, with the same player at the same seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pyrite.core.game import Game
from pyrite.engine.registry import find_game

UNIFORM = "uniform"


@dataclass(frozen=True)
class Series:
    """Plain values only, so that another process can play a part of it."""

    game: str
    seats: int
    players: tuple[str, ...]  # by seat
    games: int
    seed: str
    options: tuple[tuple[str, str], ...] = ()

    @property
    def rules(self) -> Game:
        """The game itself."""
        return find_game(self.game)

    @property
    def facts(self) -> tuple[Game, int, Mapping[str, str], str]:
        """What the engine must know: game, seats, options, seed."""
        return self.rules, self.seats, dict(self.options), self.seed

    @property
    def is_uniform(self) -> bool:
        """Do all play at random, so that the fast loop can do it?"""
        return set(self.players) == {UNIFORM}
