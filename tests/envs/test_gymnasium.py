"""Gymnasium's own checker on every game, and what a seat gets from it."""

from __future__ import annotations

import numpy as np
import pytest

from pyrite.core.game import Game
from pyrite.engine.registry import find_game
from pyrite.players.simple import Uniform
from tests.contract.walk import Variant, each_game, each_plain_variant

gymnasium = pytest.importorskip("gymnasium", reason="the extra `envs` is not installed")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from pyrite.envs.gymnasium import SeatEnv, VectorEnv  # noqa: E402


@each_plain_variant
def test_seat_env__passes_their_checker(variant: Variant) -> None:
    for mode in (None, "ansi"):
        env = SeatEnv(variant.game, variant.seats, seat=variant.seats - 1, render_mode=mode)
        check_env(env, skip_render_check=True)


def finish(env: SeatEnv, seed: int) -> tuple[float, str]:
    """Always the first legal move; returns the last reward and the record."""
    observation, _ = env.reset(seed=seed)
    done, reward = False, 0.0
    while not done:
        assert env.observation_space.contains(observation)
        observation, reward, done, cut, info = env.step(
            np.flatnonzero(observation["action_mask"])[0]
        )
        assert not cut
        assert np.array_equal(info["action_mask"], observation["action_mask"])
    return reward, env.record()


@each_plain_variant
def test_seat_env__plays_to_the_end(variant: Variant) -> None:
    env = SeatEnv(variant.game, variant.seats)
    reward, record = finish(env, 1)
    assert 0 <= reward <= 1
    assert (reward, record) == finish(env, 1)
    assert "\nreason " in record


def test_seat_env__players_are_handed_in_and_scores_are_rewards() -> None:
    game = find_game("fool")
    players = {seat: Uniform() for seat in range(1, 4)}
    env = SeatEnv(game, 4, players=players, rewards="score", options={"rounds": "single"})
    reward, record = finish(env, 2)
    assert float(record.split("\n= ")[1].split()[0]) == reward
    assert finish(SeatEnv(game, 4, rewards="score", options={"rounds": "single"}), 2)[1] == record


def test_seat_env__illegal_move_ends_it() -> None:
    env = SeatEnv(find_game("fool"), 4)
    observation, _ = env.reset(seed=1)
    illegal = np.flatnonzero(observation["action_mask"] == 0)[0]
    _, reward, done, _, info = env.step(illegal)
    assert (reward, done, info["illegal"]) == (-1, True, True)


def test_seat_env__renders(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv(find_game("gold"), 2, render_mode="ansi")
    env.reset(seed=1)
    assert "phase: " in env.render()
    env = SeatEnv(find_game("gold"), 2, render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert "phase: " in capsys.readouterr().out


@pytest.mark.slow
@each_game
def test_vector_env__keeps_to_the_interface(game: Game) -> None:
    env = VectorEnv(game, game.seats[-1], 6)
    observation, info = env.reset(seed=3)
    assert env.observation_space.contains(observation)
    first = observation["observation"].copy()
    ended = 0
    while not ended:
        movers = info["seat"].copy()
        moves = np.array([np.flatnonzero(mask)[-1] for mask in info["action_mask"]])
        observation, reward, done, cut, info = env.step(moves)
        assert env.observation_space.contains(observation)
        assert not cut.any()
        ended += done.sum()
    assert np.array_equal(info["_final_obs"], done)
    assert np.array_equal(reward, info["rewards"][np.arange(6), movers])
    assert np.array_equal(env.reset(seed=3)[0]["observation"], first)
    env.close()
