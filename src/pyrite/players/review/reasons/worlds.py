"""Imagined games looked at step by step: rollouts log their moves, the rules play them again.

What a rollout did follows from its guess, its stream of chance and the seats' moves, so the log of
moves is enough. Events are told as in any game, by the game's `story`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pyrite.core.chance import Chance, seed_fast
from pyrite.core.flow import lowest_seat
from pyrite.core.game import Event, Game
from pyrite.core.law import CHANCE, CHANCE_MOVER
from pyrite.core.schema import copy, twin


@dataclass(frozen=True)
class Imagined:
    """One guess, and the games that began there with each of the moves compared."""

    guess: Any
    dice: tuple[int, ...]  # the seed of chance
    logs: tuple[Sequence[int], ...]  # by move compared: what the seats did afterwards
    wins: tuple[float, ...]  # the viewer's share
    scores: tuple[float, ...]


Told = tuple[int, list[Event]]
"""Who did something, and its events."""


class Retelling:
    """Plays a logged game again; one state is room for all steps."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._before = game.state()
        self._outcome = [0] * game.longest_outcome

    def tell(self, one: Imagined, seat: int, move: int, log: Sequence[int]) -> Iterator[Told]:
        """Every step from the move on, as far as the log goes."""
        s, chance = twin(one.guess), Chance()
        seed_fast(chance, list(one.dice), 0)
        yield self._move(s, seat, move)
        for logged in log:
            yield from self._chance(s, chance)
            mask = self.game.waiting(s)
            if not mask:
                return
            yield self._move(s, lowest_seat(mask), int(logged))

    def _move(self, s: Any, seat: int, move: int) -> Told:
        copy(self._before, s)
        self.game.apply(s, seat, move)
        return seat, self.game.story(self._before, seat, move, s)

    def _chance(self, s: Any, chance: Chance) -> Iterator[Told]:
        while self.game.waiting(s) == CHANCE:
            copy(self._before, s)
            n = self.game.draw(s, chance, self._outcome)
            self.game.settle(s, self._outcome, n)
            yield CHANCE_MOVER, self.game.story(self._before, CHANCE_MOVER, self._outcome[0], s)
