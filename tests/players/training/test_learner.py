"""The learner's gradients are those of its loss; a choice that came well becomes likelier."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from pyrite.core.backends.backend import compiled
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.registry import find_game
from pyrite.players.network.network import layers_on
from pyrite.players.network.weights import stamp_of
from pyrite.players.training.learner import CLIP, VALUE_LOSS, Learner, TrainingBatch

ENTROPY = 0.01


def made_learner() -> Learner:
    return Learner(stamp_of(find_game("fool")), fast_chance(seed_text("learner")))


def made_batch(learner: Learner, gained: float = 1.0) -> TrainingBatch:
    """Two decisions, one of three moves and one of two; answers of all kinds."""
    stamp = learner.stamp
    rows, names = np.array([0, 3, 5]), np.array([1, 2, 3, 1, 4])
    table = (np.arange(2 * stamp.table).reshape(2, -1) * 7 % 33).astype(np.int8)
    asked = (np.arange(5 * stamp.asked).reshape(5, -1) * 5 % 33).astype(np.int8)
    notes: Any = SimpleNamespace(
        table=table,
        asked=asked,
        names=names,
        first=rows,
        chosen=np.array([2, 0]),
        chance=np.array([0.33, 0.5]),
        hoped=np.array([0.2, 0.3]),
        gained=np.array([0.5, -0.1]),
        win=np.array([1.0, 0.0]),
        sights=table,
        sight_reward=np.array([0.4, 0.1]),
        sight_win=np.array([0.0, 1.0]),
        used=np.array([2, 5, 2]),
    )
    return TrainingBatch(notes, 0, 2, np.array([gained, -gained], np.float32))


def loss(learner: Learner, b: TrainingBatch) -> float:
    """What the learner makes small, in plain words."""
    p = {name: part.astype(np.float64) for name, part in learner.p.items()}
    hidden = np.clip((b.x @ p["table"])[b.owner] + b.f @ p["asked"] + p["names"][b.names], 0, 7.99)
    z = np.clip(hidden @ p["two"] + p["two_bias"], 0, 7.99) @ p["out"]
    likely = np.exp(z)
    likely /= np.add.reduceat(likely, b.starts)[b.owner]
    ratio = likely[b.chosen] / b.chance
    kept = np.minimum(ratio * b.gained, np.clip(ratio, 1 - CLIP, 1 + CLIP) * b.gained).mean()
    disorder = -(likely * np.log(likely)).sum() / len(b.x)
    total = -kept - ENTROPY * disorder
    for x, targets, weight in (
        (b.x, b.targets, VALUE_LOSS),
        (b.sights, b.sight_targets, VALUE_LOSS / 2),
    ):
        first = np.clip(x @ p["value_table"], 0, 7.99)
        second = np.clip(first @ p["value_two"] + p["value_bias"], 0, 7.99)
        off = second @ p["value_out"] + p["value_out_bias"] - targets
        total += weight * (off**2).sum() / len(x)
    return float(total)


@pytest.mark.parametrize(
    ("name", "place"),
    [
        *(("table", 70), ("asked", 130), ("names", 64 * 3 + 5), ("two", 40), ("out", 3)),
        *(("two_bias", 2), ("value_table", 33), ("value_two", 50), ("value_out", 7)),
        *(("value_bias", 4), ("value_out_bias", 1)),
    ],
)
def test_gradients__are_those_of_the_loss(name: str, place: int) -> None:
    learner = made_learner()
    batch = made_batch(learner)
    learner._learn_policy(batch, ENTROPY)
    learner._learn_value(batch.x, batch.targets, VALUE_LOSS)
    learner._learn_value(batch.sights, batch.sight_targets, VALUE_LOSS / 2)
    slope = learner.g[name].reshape(-1)[place]
    part, step = learner.p[name].reshape(-1), 1e-3
    kept = float(part[place])
    part[place] = kept + step
    above = loss(learner, batch)
    part[place] = kept - step
    below = loss(learner, batch)
    assert slope == pytest.approx((above - below) / (2 * step), rel=0.03, abs=2e-5)


@pytest.mark.parametrize("gained", [1.0, -1.0])
def test_a_choice_that_came_well__becomes_likelier(gained: float) -> None:
    learner = made_learner()
    batch = made_batch(learner, gained)
    before = chance_of_first(learner, batch)
    for _ in range(5):
        learner.learn(batch, 1e-3, 0.0)
    assert (chance_of_first(learner, batch) > before) == (gained > 0)


def chance_of_first(learner: Learner, b: TrainingBatch) -> float:
    p = learner.p
    hidden = np.clip((b.x @ p["table"])[b.owner] + b.f @ p["asked"] + p["names"][b.names], 0, 8)
    z = np.exp(np.clip(hidden @ p["two"] + p["two_bias"], 0, 8) @ p["out"])
    return float(z[b.chosen[0]] / z[:3].sum())


def test_weights_in_bytes__are_near_those_learned() -> None:
    learner = made_learner()
    weights = learner.weights(5, "seed")
    coarse: Any = layers_on(compiled(find_game("fool")), weights)
    assert weights.learned == 5
    assert np.abs(coarse.table / 2.0 ** weights.bits[0] - learner.p["table"]).max() <= 1 / 128
    assert np.abs(coarse.out / 2.0 ** weights.bits[2] - learner.p["out"]).max() <= 1 / 1024


def test_how_likely_a_move_is__does_not_depend_on_how_high_all_of_them_stand() -> None:
    learner = made_learner()
    batch, p = made_batch(learner), learner.p
    p["two"][:, -1] = 0
    p["two_bias"][-1] = 1  # the same for every move,
    p["out"][:] *= 30  # it has opinions
    p["out"][-1] = 0
    low = learner._learn_policy(batch, ENTROPY)
    p["out"][-1] = 40  # and worth much
    assert learner._learn_policy(batch, ENTROPY) == pytest.approx(low, rel=1e-4)
