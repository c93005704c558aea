"""PettingZoo: every game as a turn-based environment for several agents. Needs the extra `envs`.

Agents are `seat_0`, `seat_1`, …; of several seats that must choose at once, hidden from each other,
the lowest comes first. The mask of legal moves stands in the info. The same games in cycles, in
which all agents hand in a move at once: `pyrite.envs.simultaneous`.
"""

from __future__ import annotations

from typing import Any, Literal

from pettingzoo import AECEnv

from pyrite.core.game import Game
from pyrite.envs.agent_env import AgentEnv
from pyrite.envs.rewards import ILLEGAL_REWARD

Illegal = Literal["end", "error"]


def env(game: Game, seats: int, **settings: Any) -> GameEnv:
    """The environment, as PettingZoo's own modules make theirs."""
    return GameEnv(game, seats, **settings)


class GameEnv(AgentEnv, AECEnv):  # type: ignore[misc]
    """One game, agent by agent.

    A move that is not legal ends the game, as in PettingZoo's own board games: its agent gets -1,
    and its info says `illegal`. With `illegal="error"` it is an IllegalMove, and nothing happens.
    `max_cycles` cuts the game after that many moves for each seat on average; None lets it end.
    """

    def __init__(
        self, game: Game, seats: int, *, illegal: Illegal = "end", **settings: Any
    ) -> None:
        super().__init__(game, seats, **settings)
        self._illegal = illegal

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the next one of the series."""
        self._begin(seed)
        self._moves = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.possible_agents[self._episode.mover]
        self._tell_masks()

    def step(self, action: Any) -> None:
        """The selected agent moves; an agent whose game is over takes its leave with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if self._illegal == "end" and not self._is_legal(agent, action):
            self._end_by_fault(agent)
        else:
            self._move(agent, int(action))
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self._deads_step_first()

    def _is_legal(self, agent: str, action: Any) -> bool:
        return int(action) in self._episode.play.legal_numbers(self._seat(agent))

    def _end_by_fault(self, agent: str) -> None:
        """The game is over without a result."""
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL_REWARD}
        self.terminations = dict.fromkeys(self.agents, True)
        self._tell_masks()
        self.infos[agent]["illegal"] = True

    def _move(self, agent: str, move: int) -> None:
        play = self._episode.play
        play.move(self._seat(agent), move)
        self._moves += 1
        self.rewards = dict(zip(self.possible_agents, self._episode.rewards(), strict=True))
        if play.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, self._is_cut())
            self.agent_selection = self.possible_agents[self._episode.mover]
        self._tell_masks()

    def _is_cut(self) -> bool:
        return self.max_cycles is not None and self._moves >= self.max_cycles * self._episode.seats

    def _shown_seat(self) -> int:
        return self._seat(self.agent_selection)

    def _tell_masks(self) -> None:
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": self._episode.mask(self._seat(agent))} for agent in self.agents
        }
