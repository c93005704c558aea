"""PettingZoo's own tests for environments in which all agents act at once, unmodified."""

from __future__ import annotations

import functools

import numpy as np
import pytest

from pyrite.engine.registry import find_game
from tests.contract.walk import Variant, each_plain_variant

pettingzoo = pytest.importorskip("pettingzoo", reason="the extra `envs` is not installed")

from pettingzoo.test import (  # noqa: E402
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from pyrite.envs.simultaneous import EnvMaker, parallel_env  # noqa: E402

pytestmark = pytest.mark.filterwarnings("error")


def maker(variant: Variant) -> EnvMaker:
    """The variant's environments, as a module of PettingZoo has them."""
    return EnvMaker(variant.game, variant.seats)


@each_plain_variant
def test_max_cycles(variant: Variant) -> None:
    max_cycles_test(maker(variant))


@each_plain_variant
def test_parallel_api(variant: Variant) -> None:
    parallel_api_test(maker(variant).parallel_env(), num_cycles=100)


@each_plain_variant
def test_parallel_api__dicts(variant: Variant) -> None:
    parallel_api_test(maker(variant).parallel_env(form="dict"), num_cycles=20)


@each_plain_variant
def test_parallel_seed(variant: Variant) -> None:
    parallel_seed_test(maker(variant).parallel_env, num_cycles=20)


@each_plain_variant
def test_api__agent_by_agent(variant: Variant) -> None:
    api_test(maker(variant).env(), num_cycles=50)
    seed_test(maker(variant).env, num_cycles=20)


@each_plain_variant
def test_render__agent_by_agent(variant: Variant, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(functools.partial(maker(variant).env))
    assert "phase: " in capsys.readouterr().out


def test_step__seats_that_choose_at_once_move_in_one_cycle() -> None:
    table = parallel_env(find_game("end-of-the-trail"), 4)
    _, infos = table.reset(seed=1)
    asked = [agent for agent in table.agents if infos[agent]["action_mask"].any()]
    assert asked == table.agents
    before = table.record().count("\n")
    table.step({agent: np.flatnonzero(infos[agent]["action_mask"])[0] for agent in asked})
    assert table.record().count("\n") >= before + len(asked)


def test_step__move_of_a_seat_that_is_not_asked_is_passed_over() -> None:
    records = []
    for other in (0, 5):
        table = parallel_env(find_game("gold"), 2)
        _, infos = table.reset(seed=1)
        (mover,) = (agent for agent in table.agents if infos[agent]["action_mask"].any())
        move = int(np.flatnonzero(infos[mover]["action_mask"])[0])
        table.step(dict.fromkeys(table.agents, other) | {mover: move})
        records.append(table.record())
    assert records[0] == records[1]


def test_step__illegal_move_is_replaced_and_told() -> None:
    table = parallel_env(find_game("fool"), 4)
    _, infos = table.reset(seed=1)
    (mover,) = (agent for agent in table.agents if infos[agent]["action_mask"].any())
    wrong = int(np.flatnonzero(infos[mover]["action_mask"] == 0)[0])
    *_, infos = table.step(dict.fromkeys(table.agents, wrong))
    assert [agent for agent in table.agents if "illegal" in infos[agent]] == [mover]
    assert table.agents
