"""PettingZoo: every game as a turn-based environment for several agents. Needs the extra `envs`.

Agents are `seat_0`, `seat_1`, …; of several seats that must choose at once, hidden from each other,
the lowest comes first. The mask of legal moves stands in the observation and in the info.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from gymnasium.utils import seeding
from pettingzoo import AECEnv

from pyrite.core.game import Game
from pyrite.envs import spaces
from pyrite.envs.seating import Rewards, Seating

Form = Literal["dict", "array"]


def env(game: Game, seats: int, **words: Any) -> GameEnv:
    """The environment, as PettingZoo's own modules make theirs."""
    return GameEnv(game, seats, **words)


class GameEnv(AECEnv):  # type: ignore[misc]
    """One game, agent by agent. A move that is not legal is an IllegalMove, and nothing happens.

    `form` is that of an observation: "dict" with the mask beside it, or the bare "array".
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        *,
        options: Mapping[str, object] | None = None,
        rewards: Rewards = "result",
        form: Form = "dict",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._table = Seating(game, seats, options, rewards)
        self._form = form
        self._generator, _ = seeding.np_random()
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.id.replace('-', '_')}_v{game.version}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._make_spaces()

    def _make_spaces(self) -> None:
        code, game = self._table.encoding, self._table.game
        make = spaces.masked_observation if self._form == "dict" else spaces.observation_box
        self.observation_spaces = {agent: make(code) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.moves(game) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same object each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the next one of the series."""
        if seed is not None:
            self._generator, _ = seeding.np_random(seed)
        self._table.begin(self._generator.bytes(32).hex())
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.possible_agents[self._table.mover]
        self._tell_masks()

    def step(self, action: Any) -> None:
        """The selected agent moves; an agent whose game is over takes its leave with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        play = self._table.play
        play.move(self.possible_agents.index(agent), int(action))
        self.rewards = dict(zip(self.possible_agents, self._table.rewards(), strict=True))
        if play.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._table.mover]
        self._tell_masks()
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> Any:
        """What the agent may know; the mask is empty when it is not asked."""
        seat = self.possible_agents.index(agent)
        row = self._table.observation(seat)
        if self._form == "array":
            return row
        return {"observation": row, "action_mask": self._table.mask(seat)}

    def render(self) -> str | None:
        """The screen of the agent to move: returned as text, or printed for people."""
        text = self._table.screen(self.possible_agents.index(self.agent_selection))
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""

    def record(self) -> str:
        """The game so far, written down."""
        return self._table.play.record()

    def _tell_masks(self) -> None:
        self.infos = {
            agent: {"action_mask": self._table.mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
            if agent in self.agents
        }
