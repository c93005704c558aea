"""PettingZoo in cycles: in each of them every agent hands in a move at once. Needs extra `envs`.

The seats that must speak make theirs, all of them in the same cycle where the rules let several
choose at once; the others' moves are passed over. `parallel_env` is PettingZoo's parallel form,
`env` the same agent by agent, by PettingZoo's own conversion.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from pyrite.core.game import Game
from pyrite.envs.agent_env import AgentEnv
from pyrite.envs.encoding.specification import Compact

ByAgent = dict[str, Any]
Step = tuple[ByAgent, ByAgent, ByAgent, ByAgent, ByAgent]
"""Observations, rewards, ends, cuts and infos."""


def parallel_env(game: Game, seats: int, **settings: Any) -> CycleEnv:
    """All agents at once."""
    return CycleEnv(game, seats, **settings)


def env(game: Game, seats: int, **settings: Any) -> AECEnv:
    """One agent after the other hands in its move; the cycle happens with the last."""
    return parallel_to_aec(CycleEnv(game, seats, **settings))


class EnvMaker:
    """A game and its seats, with `env` and `parallel_env` as PettingZoo's modules have them."""

    def __init__(self, game: Game, seats: int, **settings: Any) -> None:
        self.game = game
        self.seats = seats
        self.settings = settings

    def env(self, **settings: Any) -> AECEnv:
        """Agent by agent."""
        return env(self.game, self.seats, **{**self.settings, **settings})

    def parallel_env(self, **settings: Any) -> CycleEnv:
        """All agents at once."""
        return parallel_env(self.game, self.seats, **{**self.settings, **settings})


class CycleEnv(AgentEnv, ParallelEnv):  # type: ignore[misc]
    """One game, cycle by cycle; after `max_cycles` of them it is cut, None lets it end.

    For a move that is not legal a legal one is drawn, each equally likely, and the info of its
    agent says `illegal`: code for parallel environments seldom knows masks.
    """

    def __init__(self, game: Game, seats: int, **settings: Any) -> None:
        super().__init__(game, seats, **settings)
        self.metadata["is_parallelizable"] = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ByAgent, ByAgent]:
        """A new game; without a seed the next one of the series."""
        self._begin(seed)
        self._cycles = 0
        return self._observations(), self._infos(())

    def step(self, actions: Mapping[str, Any]) -> Step:
        """Every seat that must speak moves."""
        faulty = [
            seat
            for seat in self._episode.play.waiting
            if not self._move(seat, int(actions[self.possible_agents[seat]]))
        ]
        self._cycles += 1
        over = self._episode.play.is_over
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        answer = (
            self._observations(),
            dict(zip(self.possible_agents, self._episode.rewards(), strict=True)),
            dict.fromkeys(self.possible_agents, over),
            dict.fromkeys(self.possible_agents, cut),
            self._infos(faulty),
        )
        if over or cut:
            self.agents = []
        return answer

    def _move(self, seat: int, move: int) -> bool:
        """The move or, if it is not legal, one that is; returns whether it was."""
        play = self._episode.play
        legal = play.legal_numbers(seat)
        is_legal = move in legal
        play.move(seat, move if is_legal else legal[self._generator.integers(len(legal))])
        return is_legal

    def _observations(self) -> ByAgent:
        return {agent: self.observe(agent) for agent in self.possible_agents}

    def _infos(self, faulty: Collection[int]) -> ByAgent:
        infos: ByAgent = {}
        for seat, agent in enumerate(self.possible_agents):
            infos[agent] = {"action_mask": self._mask(seat)}
            if seat in faulty:
                infos[agent]["illegal"] = True
        return infos

    def _mask(self, seat: int) -> Compact:
        return self._episode.mask_at_once(seat)
