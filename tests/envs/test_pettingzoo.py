"""PettingZoo's own tests, unmodified, on every game and seat count."""

from __future__ import annotations

import functools
import warnings
from typing import Any

import numpy as np
import pytest

from pyrite.core.errors import IllegalMove
from pyrite.core.game import Game
from pyrite.engine.registry import all_games, find_game
from tests.contract.walk import Variant, plain_variants

pettingzoo = pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")

from pettingzoo.test import (  # noqa: E402
    api_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from pyrite.envs.pettingzoo import env  # noqa: E402

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
each_plain_variant = pytest.mark.parametrize("variant", plain_variants(), ids=str)

ABOUT_DICTS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or "
    "gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",
)
"""What `api_test` says of every dict observation but those of PettingZoo's own board games."""


@each_plain_variant
@pytest.mark.parametrize("rewards", ["result", "score"])
def test_api__arrays_without_a_warning(variant: Variant, rewards: Any) -> None:
    api_test(env(variant.game, variant.seats, form="array", rewards=rewards), num_cycles=100)


@each_plain_variant
def test_api__dicts_warned_of_being_dicts_alone(variant: Variant) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(env(variant.game, variant.seats), num_cycles=100)
    assert {str(one.message) for one in caught} <= set(ABOUT_DICTS)


@each_plain_variant
def test_seed(variant: Variant) -> None:
    seed_test(lambda: env(variant.game, variant.seats), num_cycles=100)


@each_plain_variant
def test_render(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(functools.partial(env, variant.game, variant.seats))
    assert "phase: " in capsys.readouterr().out


@pytest.mark.slow
@each_game
def test_performance_benchmark(game: Game) -> None:
    performance_benchmark(env(game, game.seats[0]))


def test_rewards__are_the_result() -> None:
    table = env(find_game("fool"), 4, options={"rounds": "single"})
    table.reset(seed=5)
    for _ in table.agent_iter():
        observation, _, done, _, info = table.last()
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        if done:
            break
        table.step(np.flatnonzero(observation["action_mask"])[0])
    assert sum(table.rewards.values()) == pytest.approx(1)
    assert "\nwinners " in table.record()


def test_step__illegal_move_changes_nothing() -> None:
    table = env(find_game("fool"), 4)
    table.reset(seed=5)
    record = table.record()
    illegal = np.flatnonzero(table.last()[0]["action_mask"] == 0)[0]
    with pytest.raises(IllegalMove):
        table.step(illegal)
    assert table.record() == record
