"""One game, a decision at a time, for environments: observations, masks, rewards, and a screen.

A thin layer over the engine's checked play, so that a game in an environment has a record, too.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from pyrite.core.game import Game, victory_shares
from pyrite.engine.play import Play, start_play
from pyrite.envs.encoding.specification import Compact, encoding
from pyrite.envs.rewards import Rewards


def fresh_seed(generator: np.random.Generator) -> str:
    """A game's seed from an environment's generator."""
    return generator.bytes(32).hex()


class Episode:
    """A game of a fixed variant, from beginning to end, and then the next one."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, object] | None, rewards: Rewards
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options or {})
        self.rewards_by = rewards
        self.encoding = encoding(game, seats)
        self.play: Play = start_play(game, seats, seed="not begun", options=options)

    def begin(self, seed: str) -> None:
        """A new game."""
        self.play = start_play(self.game, self.seats, seed=seed, options=self.options)

    @property
    def mover(self) -> int:
        """Of the waiting seats the lowest."""
        return self.play.waiting[0]

    def observation(self, seat: int) -> Compact:
        """What the seat may know, compact."""
        return self.encoding.encode(self.play.information(seat))

    def mask(self, seat: int) -> Compact:
        """1 for every move the seat may make now, 0 for all others; one seat at a time is asked."""
        return self._mask(seat, self.play.waiting[:1])

    def mask_at_once(self, seat: int) -> Compact:
        """The same where every waiting seat is asked at once."""
        return self._mask(seat, self.play.waiting)

    def _mask(self, seat: int, asked: Sequence[int]) -> Compact:
        mask = np.zeros(self.game.move_count, np.int8)
        if seat in asked:
            mask[self.play.legal_numbers(seat)] = 1
        return mask

    def rewards(self) -> list[float]:
        """By seat: nothing before the end, then a share of the victory, or the score."""
        result = self.play.result
        if result is None:
            return [0.0] * self.seats
        if self.rewards_by == "score":
            return [float(score) for score in result.scores[: self.seats]]
        return victory_shares(result.winners, self.seats)

    def screen(self, seat: int) -> str:
        """What the seat's screen shows, as text: a line per piece of its view."""
        view: dict[str, Any] = self.play.view(seat)
        return "\n".join(f"{key}: {json.dumps(value)}" for key, value in view.items())

    def render(self, seat: int, mode: str | None) -> str | None:
        """The seat's screen: returned as text ("ansi"), or printed for people ("human")."""
        if mode == "ansi":
            return self.screen(seat)
        if mode == "human":
            print(self.screen(seat))
        return None
