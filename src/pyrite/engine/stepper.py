"""One native game, a step at a time, by number: for programs that drive a game from Python."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pyrite.core import flow
from pyrite.core.backends.backend import compiled
from pyrite.core.chance import Chance
from pyrite.core.game import Game
from pyrite.core.schema import Ints
from pyrite.engine.errors import EngineError, GameOver
from pyrite.engine.illegal import illegal_move
from pyrite.engine.play import Play, start_play
from pyrite.engine.player import seats_of


class Stepper:
    """The lowest waiting seat moves; chance speaks by itself, from the same seed as `Play`."""

    def __init__(
        self, game: Game, seats: int, *, seed: str, options: Mapping[str, str] | None = None
    ) -> None:
        self.game = game
        self._native = compiled(game)
        self._states, self._chances = self._native.states(1), self._native.rows(Chance, 1)
        outcome, self._moves = self._native.scratch()
        step = self._native.entry(flow.step_one)
        self._step = self._native.begun(step, self._states, self._chances, outcome, self._moves)
        self._begin(start_play(game, seats, seed=seed, options=options))

    def _begin(self, play: Play) -> None:
        self._native.put(self._states, 0, play.state)
        self._native.put(self._chances, 0, play.chance or Chance())
        self.mask = self.game.waiting(play.state)
        legal = play.legal_numbers(self.seat) if self.mask else []
        self._count = len(legal)
        self._moves[: self._count] = legal

    @property
    def seat(self) -> int:
        """Who moves next."""
        return seats_of(self.mask)[0]

    @property
    def legal(self) -> Ints:
        """That seat's legal moves: a view that the next step overwrites."""
        return self._moves[: self._count]

    def move(self, move: int) -> int:
        """Make a move; returns the mask of who waits then, 0 when the game is over."""
        answer = self._step(move)
        if answer == flow.ILLEGAL:
            raise self._refusal(move)
        self.mask = answer >> 16
        self._count = answer & 0xFFFF
        return self.mask

    @property
    def state(self) -> Any:
        """The true state as a python-backend object."""
        return self._native.take(self.game.state, self._states, 0)

    def _refusal(self, move: int) -> EngineError:
        if not self.mask:
            return GameOver("game-over")
        return illegal_move(self.game, self.seat, move, self.legal)
