"""What our PettingZoo environments share: agents, spaces, observations, a screen, a record.

Agents are `seat_0`, `seat_1`, … Needs the extra `envs`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from gymnasium.utils import seeding

from pyrite.core.game import Game
from pyrite.envs import spaces
from pyrite.envs.encoding.specification import Compact
from pyrite.envs.episode import Episode, fresh_seed
from pyrite.envs.rewards import Rewards

Form = Literal["array", "dict"]


class AgentEnv:
    """The seats of one game as agents. Stands before PettingZoo's own class among the bases.

    `form` is that of an observation: the bare "array", or a "dict" with the mask beside it. The
    mask stands in the info in any case.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        *,
        options: Mapping[str, object] | None = None,
        rewards: Rewards = "result",
        form: Form = "array",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._episode = Episode(game, seats, options, rewards)
        self._form = form
        self._generator, _ = seeding.np_random()
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.id.replace('-', '_')}_v{game.version}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._make_spaces()

    def _make_spaces(self) -> None:
        code, game = self._episode.encoding, self._episode.game
        make = spaces.masked_observation if self._form == "dict" else spaces.observation_box
        self.observation_spaces = {agent: make(code) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.moves(game) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same object each time."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Any:
        """What the agent may know; the mask is empty when it is not asked."""
        seat = self._seat(agent)
        row = self._episode.observation(seat)
        return (
            {"observation": row, "action_mask": self._mask(seat)} if self._form == "dict" else row
        )

    def render(self) -> str | None:
        """The screen of a seat that is asked: returned as text, or printed for people."""
        return self._episode.render(self._shown_seat(), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def record(self) -> str:
        """The game so far, written down."""
        return self._episode.play.record()

    def _begin(self, seed: int | None) -> None:
        """A new game; without a seed the next one of the series."""
        if seed is not None:
            self._generator, _ = seeding.np_random(seed)
        self._episode.begin(fresh_seed(self._generator))
        self.agents = list(self.possible_agents)

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _mask(self, seat: int) -> Compact:
        return self._episode.mask(seat)

    def _shown_seat(self) -> int:
        return (*self._episode.play.waiting, 0)[0]
