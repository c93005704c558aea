"""Self-play on Ray: parts of a round are joined whole; a course follows from its workers, too."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.registry import find_game
from pyrite.players.cluster import cluster
from pyrite.players.network.weights import stamp_of
from pyrite.players.training.learner import Batch, Learner
from pyrite.players.training.on_ray import cut, joined, play_part
from pyrite.players.training.trainer import School, resumed

GAME = find_game("fool")
SAMPLES = 1_200
ROOT = Path(__file__).parents[3]


def course(seed: str, total: int, workers: int) -> School:
    return School(GAME, seed_text(seed), total, samples=SAMPLES, workers=workers)


def two_courses(folder: str) -> dict[str, str]:
    """One whole, one interrupted and resumed: what each has learned."""
    with cluster():
        whole = course("ray", 3_000, 2)
        list(whole.lessons())
        part = course("ray", 3_000, 2)
        part.lesson()
        part.save(Path(folder) / "course")
        again = resumed(GAME, Path(folder) / "course", samples=SAMPLES)
        list(again.lessons())
    found = {"whole": whole, "again": again}
    return {name: one.weights().numbers.hex() for name, one in found.items()}


@pytest.mark.slow
def test_a_course_on_a_real_local_ray__is_learned_and_goes_on(tmp_path: Path) -> None:
    """In a process of its own: Ray has threads and warnings that outlive a test."""
    pytest.importorskip("ray", exc_type=ImportError)
    code = (
        "import json, sys; from tests.players.training.test_on_ray import two_courses; "
        "print(json.dumps(two_courses(sys.argv[1])))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, cwd=ROOT
    )
    assert ran.returncode == 0, ran.stderr
    told = json.loads(ran.stdout.splitlines()[-1])
    assert told["whole"] == told["again"]
    assert told["whole"] != course("ray", 3_000, 2).weights().numbers.hex()


@pytest.mark.slow
def test_parts__joined_are_what_each_of_them_says() -> None:
    learner = Learner(stamp_of(GAME), fast_chance(seed_text("parts")))
    told = (learner.fine_layers(), 0.01)
    parts = [play_part("fool", seed_text(name), SAMPLES, 0, told).notes for name in ("a", "b")]
    whole = joined(parts)
    counts = [int(part.used[0]) for part in parts]
    assert list(whole.used) == [a + b for a, b in zip(*(part.used for part in parts), strict=True)]
    gained = np.array(whole.gained, np.float32)
    second = Batch(whole, counts[0], sum(counts), gained)
    alone = Batch(parts[1], 0, counts[1], gained[counts[0] :])
    for name in ("x", "f", "names", "starts", "chosen", "chance", "gained", "targets"):
        assert (getattr(second, name) == getattr(alone, name)).all(), name
    assert np.array_equal(cut(whole).first, whole.first)
