"""PettingZoo's own tests, unmodified, on every game and seat count."""

from __future__ import annotations

import functools
import itertools
import sys
import types
from typing import Any

import numpy as np
import pytest

from pyrite.core.game import Game
from pyrite.engine.errors import IllegalMove
from pyrite.engine.registry import find_game
from tests.contract.walk import Variant, each_game, each_plain_variant

pettingzoo = pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")

from pettingzoo.test import (  # noqa: E402
    api_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from pyrite.envs.pettingzoo import env  # noqa: E402

pytestmark = pytest.mark.filterwarnings("error")

BENCHMARK_CYCLES = 100


@each_plain_variant
@pytest.mark.parametrize("rewards", ["result", "score"])
def test_api(variant: Variant, rewards: Any) -> None:
    api_test(env(variant.game, variant.seats, rewards=rewards), num_cycles=100)


@each_plain_variant
def test_api__cut_games(variant: Variant) -> None:
    api_test(env(variant.game, variant.seats, max_cycles=3), num_cycles=100)


@each_plain_variant
def test_seed(variant: Variant) -> None:
    seed_test(lambda: env(variant.game, variant.seats), num_cycles=100)


@each_plain_variant
def test_render(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(functools.partial(env, variant.game, variant.seats))
    assert "phase: " in capsys.readouterr().out


@pytest.fixture
def quick_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their benchmark lasts five seconds; by this clock they are over after so many cycles."""
    module = sys.modules[performance_benchmark.__module__]
    clock = types.SimpleNamespace(time=itertools.count(step=5 / BENCHMARK_CYCLES).__next__)
    monkeypatch.setattr(module, "time", clock)


@pytest.mark.usefixtures("quick_clock")
@pytest.mark.parametrize("form", ["array", "dict"])
@each_game
def test_performance_benchmark(game: Game, form: Any) -> None:
    performance_benchmark(env(game, game.seats[0], form=form))


def test_rewards__are_the_result() -> None:
    table = env(find_game("fool"), 4, options={"rounds": "single"})
    table.reset(seed=5)
    for _ in table.agent_iter():
        _, _, done, _, info = table.last()
        if done:
            break
        table.step(np.flatnonzero(info["action_mask"])[0])
    assert sum(table.rewards.values()) == pytest.approx(1)
    assert "\nwinners " in table.record()


@each_plain_variant
def test_form__dict_holds_the_same_row_and_mask(variant: Variant) -> None:
    tables = [env(variant.game, variant.seats, form=form) for form in ("array", "dict")]
    for table in tables:
        table.reset(seed=5)
    row, _, _, _, info = tables[0].last()
    both, *_ = tables[1].last()
    assert np.array_equal(row, both["observation"])
    assert np.array_equal(info["action_mask"], both["action_mask"])
    assert tables[1].observation_space("seat_0").contains(both)


def first_illegal(table: Any) -> int:
    """A move that the selected agent may not make."""
    return int(np.flatnonzero(table.last()[-1]["action_mask"] == 0)[0])


def test_step__illegal_move_ends_the_game() -> None:
    table = env(find_game("fool"), 4)
    table.reset(seed=5)
    agent = table.agent_selection
    table.step(first_illegal(table))
    assert table.rewards == dict.fromkeys(table.possible_agents, 0.0) | {agent: -1.0}
    assert all(table.terminations.values())
    assert table.infos[agent]["illegal"]
    for _ in table.agent_iter():
        table.step(None)
    assert not table.agents


def test_step__illegal_move_is_an_error_where_asked_for() -> None:
    table = env(find_game("fool"), 4, illegal="error")
    table.reset(seed=5)
    record = table.record()
    with pytest.raises(IllegalMove):
        table.step(first_illegal(table))
    assert table.record() == record


def test_max_cycles__cut_after_so_many_moves_of_each_seat() -> None:
    table = env(find_game("fool"), 4, max_cycles=3)
    table.reset(seed=5)
    moves = 0
    for _ in table.agent_iter():
        _, reward, done, cut, info = table.last()
        assert not done
        assert reward == 0
        moves += not cut
        table.step(None if cut else np.flatnonzero(info["action_mask"])[0])
    assert moves == 12
