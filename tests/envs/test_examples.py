"""The examples run: a moment of learning, a moment of measuring."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from pyrite.engine.registry import find_game
from tests.sources import ROOT

pytestmark = pytest.mark.slow


def example(name: str) -> ModuleType:
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_learn_fool__a_moment(tmp_path: Path) -> None:
    module = example("learn_fool")
    generator = np.random.default_rng(1)
    learner = module.Learner(generator)
    games = module.VectorGames(
        module.GAME, module.SEATS, 16, seed="moment", options=module.OPTIONS, rewards="score"
    )
    before = learner.policy.weights[0].copy()
    module.train(learner, module.play(games, learner, generator), generator, 1e-3)
    assert np.isfinite(learner.policy.weights[0]).all()
    assert not np.array_equal(before, learner.policy.weights[0])
    share = module.share(module.Agent(learner), module.Uniform(), 4, "moment")
    assert 0 <= share <= 1
    module.draw([(0.0, share), (1.0, 0.3)], tmp_path / "curve.svg")
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg")


def test_vector_speed__a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    module = example("vector_speed")
    monkeypatch.setattr(module, "STEPS", 2)
    assert module.steps_per_second(find_game("gold"), 2, 8) > 0
