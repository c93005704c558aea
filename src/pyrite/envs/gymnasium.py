"""Gymnasium: one seat against players that are handed in, and many games at once.

`SeatEnv` waits for one seat and lets the others play; `VectorEnv` steps whole batches in which the
caller speaks for every seat. Needs the extra `envs`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from pyrite.core.chance import Chance, below
from pyrite.core.game import Game
from pyrite.core.seeds import fast_chance, player_seed
from pyrite.engine.player import Player
from pyrite.envs import spaces
from pyrite.envs.episode import Episode, fresh_seed
from pyrite.envs.rewards import ILLEGAL_REWARD, Rewards
from pyrite.envs.vector import VectorGames

Observation = dict[str, Any]
Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game. The other seats' players are handed in; without any they are uniform.

    A move that is not legal ends the game with a reward of -1 and `illegal` in the info.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: Game,
        seats: int,
        *,
        seat: int = 0,
        players: Mapping[int, Player] | None = None,
        options: Mapping[str, object] | None = None,
        rewards: Rewards = "result",
        render_mode: str | None = None,
    ) -> None:
        self._episode = Episode(game, seats, options, rewards)
        self._seat = seat
        self._players = dict(players or {})
        self._streams: list[Chance] = []
        self.render_mode = render_mode
        self.observation_space = spaces.masked_observation(self._episode.encoding)
        self.action_space = spaces.moves(game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """A new game up to the seat's first decision."""
        super().reset(seed=seed)
        while True:
            game_seed = fresh_seed(self.np_random)
            self._episode.begin(game_seed)
            seats = range(self._episode.seats)
            self._streams = [fast_chance(player_seed(game_seed, seat)) for seat in seats]
            self._let_others_play()
            if not self._episode.play.is_over:
                return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, Info]:
        """The seat moves, then everybody else until it must speak again or the game is over."""
        if not self._episode.mask(self._seat)[action]:
            return (
                self._observation(),
                ILLEGAL_REWARD,
                True,
                False,
                self._info() | {"illegal": True},
            )
        self._episode.play.move(self._seat, int(action))
        self._let_others_play()
        reward = self._episode.rewards()[self._seat]
        return self._observation(), reward, self._episode.play.is_over, False, self._info()

    def render(self) -> Any:
        """The seat's screen: returned as text, or printed for people."""
        return self._episode.render(self._seat, self.render_mode)

    def record(self) -> str:
        """The game so far, written down."""
        return self._episode.play.record()

    def _let_others_play(self) -> None:
        play = self._episode.play
        while not play.is_over and self._episode.mover != self._seat:
            seat = self._episode.mover
            play.move(seat, self._choice(seat, play.legal_numbers(seat)))

    def _choice(self, seat: int, moves: Sequence[int]) -> int:
        stream = self._streams[seat]
        if seat not in self._players:
            return moves[below(stream, len(moves))]
        information = self._episode.play.information(seat)
        return self._players[seat].choose(information, moves, stream)

    def _observation(self) -> Observation:
        episode, seat = self._episode, self._seat
        return {"observation": episode.observation(seat), "action_mask": episode.mask(seat)}

    def _info(self) -> Info:
        return {"action_mask": self._episode.mask(self._seat)}


class VectorEnv(gymnasium.vector.VectorEnv[Observation, Any, Any]):
    """Many games at once, every seat spoken for by the caller; a game that ends begins anew.

    `infos["seat"]` says whose observation each row is; the reward is that of the seat that has
    just moved, and `infos["rewards"]` holds those of all seats. Arrays are the environment's own
    and change with the next step.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: Game,
        seats: int,
        num_envs: int,
        *,
        options: Mapping[str, object] | None = None,
        rewards: Rewards = "result",
        threads: int = 1,
    ) -> None:
        self.games = VectorGames(
            game, seats, num_envs, seed="", options=options, rewards=rewards, threads=threads
        )
        self.num_envs = num_envs
        self.single_observation_space = spaces.masked_observation(self.games.encoding)
        self.single_action_space = spaces.moves(game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """New games in all rows."""
        super().reset(seed=seed)
        self.games.reset(fresh_seed(self.np_random))
        return self._observation(), self._info()

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, Info]:
        """One legal move in every row."""
        movers = self.games.movers.copy()
        self.games.step(actions)
        ended = self.games.dones.astype(bool)
        rewards = self.games.rewards[self._rows, movers]
        infos = self._info()
        if ended.any():
            infos |= {"final_obs": self.games.finals, "_final_obs": ended}
        return self._observation(), rewards, ended, np.zeros_like(ended), infos

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self.games.close()

    def _observation(self) -> Observation:
        return {"observation": self.games.observations, "action_mask": self.games.masks}

    def _info(self) -> Info:
        games = self.games
        return {"seat": games.movers, "action_mask": games.masks, "rewards": games.rewards}
